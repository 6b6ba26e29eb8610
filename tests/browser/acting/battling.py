"""A person at a table in inches: looks at what the page shows, decides by a plain plan, and acts by mouse or by keys alone.

The plan reads nothing but the page. It places its units where they are suggested, sends each up to the nearest enemy, and
strikes and shoots wherever it can; where it has no reason to choose it takes the first answer.
"""

from math import atan2, degrees, hypot
from typing import NamedTuple, Protocol

from playwright.sync_api import Page

LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const units = all('[data-unit]').map((one) => ({ ...one.dataset, mine: one.classList.contains('mine') }));
  const ghost = document.querySelector('.said');
  return {
    units,
    choices: all('.question [data-choice]').map((one) => one.dataset.choice),
    waits: all('[data-wait]').map((one) => one.dataset.wait),
    verbs: all('[data-verb]').map((one) => one.dataset.verb),
    asked: document.querySelector('.question h2')?.textContent ?? '',
    end: Boolean(document.querySelector('.end')),
    over: document.querySelector('.table')?.dataset.over === 'true',
    state: Number(document.querySelector('.table')?.dataset.state ?? -1),
  };
}"""
PIXEL = """([x, y]) => { const m = document.querySelector('.plane svg').getScreenCTM();
  return [m.a * x * 24 + m.e, m.d * -y * 24 + m.f]; }"""
ASKED = ".table[data-asked=true] .question button:enabled, .table[data-asked=true] .bar button, .table[data-over=true] #over"


class Spot(NamedTuple):
    """A place in inches."""

    x: float
    y: float

    def far(self, other: "Spot") -> float:
        """The distance in inches."""
        return hypot(self.x - other.x, self.y - other.y)

    def towards(self, other: "Spot", length: float) -> "Spot":
        """A place so far on the way to another."""
        part = min(1.0, length / max(self.far(other), 0.01))
        return Spot(round(self.x + (other.x - self.x) * part, 1), round(self.y + (other.y - self.y) * part, 1))


class Field:
    """What a person sees."""

    def __init__(self, page: Page) -> None:
        seen = page.evaluate(LOOK)
        spots = {entry["unit"]: Spot(*map(float, entry["at"].split(","))) for entry in seen["units"]}
        mine = {entry["unit"] for entry in seen["units"] if entry["mine"]}
        self.own = {name: at for name, at in spots.items() if name in mine}
        self.foes = {name: at for name, at in spots.items() if name not in mine}
        self.moves = {entry["unit"]: float(entry["move"]) for entry in seen["units"]}
        self.choices: list[str] = seen["choices"]
        self.waits: list[str] = seen["waits"]
        self.verbs: list[str] = seen["verbs"]
        self.asked: str = seen["asked"]
        self.end: bool = seen["end"]
        self.over: bool = seen["over"]
        self.state: int = seen["state"]

    @property
    def who(self) -> str:
        """The unit that is asked; "" for none."""
        return next((name for name in self.own if self.asked.startswith(name)), "")


class Deed(NamedTuple):
    """What is to be done: `place`, `pick` or `charge` a unit, `strike` at one, `go` to a spot, take a `choice`, or `end`."""

    kind: str
    what: str = ""
    at: Spot = Spot(0, 0)


STRIKES = ("melee", "shoot")


def unnamed(text: str) -> str:
    """The unit that an answer names."""
    return text.split()[1].replace("_", " ")


def decide(field: Field) -> Deed:
    """What the plan does now."""
    if field.waits:
        return Deed("place", field.waits[0])
    picks = [text for text in field.choices if text.startswith("unit ")]
    if picks:
        name = unnamed(picks[0])
        return Deed("pick", name, field.own[name])
    strikes = [text for text in field.choices if text.split()[0] in STRIKES]
    if strikes:
        name = unnamed(strikes[0])
        return Deed("strike", name, field.foes[name])
    if field.who and "move" in field.verbs and field.foes:
        own = field.own[field.who]
        return Deed("go", field.who, own.towards(min(field.foes.values(), key=own.far), field.moves[field.who]))
    if field.end:
        return Deed("end")
    assert field.choices, (field.asked, field.verbs)
    return Deed("choice", field.choices[0])


class Commander(Protocol):
    """A way to act."""

    page: Page

    def do(self, field: Field, deed: Deed) -> None:
        """Acts once."""


def tried(page: Page) -> bool:
    """Waits until what is put together is tried; whether it may be given."""
    page.wait_for_selector(".said")
    return page.locator(".said[data-refused=false]:not(.spoiled)").count() > 0


class Mouse:
    """Clicks on the table and on buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Spot) -> None:
        """A click on the table."""
        x, y = self.page.evaluate(PIXEL, list(at))
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)

    def do(self, field: Field, deed: Deed) -> None:
        """Acts once."""
        page = self.page
        if deed.kind == "place":
            page.locator(f"[data-wait='{deed.what}']").click()
            assert tried(page), deed
            # The first click says where, on what is suggested too.
            self.again()
            assert tried(page), deed
            self.again()
        elif deed.kind in {"pick", "strike"}:
            self.press(deed.at)
            page.wait_for_timeout(60)
            if page.locator(f".table[data-asked=true][data-state='{field.state}']").count():
                self.press(deed.at)
                if page.locator(".planeboard .menu button").count():
                    page.locator(".planeboard .menu button").first.click()
        elif deed.kind == "go":
            self.go(deed)
        elif deed.kind == "end":
            page.locator(".end").click()
            page.wait_for_timeout(40)
            if page.locator(f".table[data-asked=true][data-state='{field.state}'] .end").count():
                page.locator(".end").click()
        else:
            choice = page.locator(f".question [data-choice='{deed.what}']")
            if not choice.is_visible():
                page.locator(".question details[data-group] summary").first.click()
            choice.click()

    def go(self, deed: Deed) -> None:
        """Moves there, or as is suggested where another unit is in the way or it is refused."""
        self.press(deed.at)
        if not self.page.locator("[data-ghost]").count() or not tried(self.page):
            self.page.get_by_role("button", name="Suggest").click()
            assert tried(self.page), deed
            self.page.locator("[data-give]").click()
            return
        self.again()

    def again(self) -> None:
        """A second click on what is put together."""
        box = self.page.locator("[data-ghost] circle.centre, [data-ghost] path.cross").first.bounding_box()
        assert box, "nothing is put together"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Keys:
    """Keys alone, as the help lists them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        """Presses keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, name: str) -> None:
        """Goes from unit to unit until this one is spoken."""
        for _ in range(40):
            if (self.page.locator("#board-spot").get_attribute("aria-label") or "").startswith(f"{name},"):
                return
            self.press("n")
        raise AssertionError(f"no key leads to {name}")

    def do(self, field: Field, deed: Deed) -> None:
        """Acts once."""
        self.page.locator("[role=application]").focus()
        if deed.kind == "place":
            self.press("n")
            self.at(deed.what)
            assert tried(self.page), deed
            self.press("Enter")
        elif deed.kind == "pick":
            self.press("n")
            self.at(deed.what)
            self.press("Enter")
        elif deed.kind == "strike":
            self.press("n")
            self.at(deed.what)
            self.press("Enter")
            self.press("Enter")
            if self.page.locator(".planeboard .menu button").count():
                self.press("1")
        elif deed.kind == "go":
            self.go(field, deed)
        elif deed.kind == "end":
            self.press("Control+Enter")
            self.page.wait_for_timeout(40)
            if self.page.locator(f".table[data-asked=true][data-state='{field.state}'] .end").count():
                self.press("Control+Enter")
        else:
            self.press(str(1 + field.choices.index(deed.what)))

    def go(self, field: Field, deed: Deed) -> None:
        """Steps there an inch at a time, or goes as is suggested."""
        start = field.own[deed.what]
        across, along = round(deed.at.x - start.x), round(deed.at.y - start.y)
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowUp" if along > 0 else "ArrowDown"] * abs(along))
        if not (across or along) or not tried(self.page):
            self.press("x")
            assert tried(self.page), deed
        self.press("Enter")


class Typing(Keys):
    """The command line for moves, keys for the rest."""

    def go(self, field: Field, deed: Deed) -> None:
        """Says how far and in which direction; what is refused is said otherwise."""
        start = field.own[deed.what]
        way = round(degrees(atan2(deed.at.y - start.y, deed.at.x - start.x))) % 360
        self.press("/")
        self.page.keyboard.type(f"march {start.far(deed.at):.1f} bearing {way}")
        self.page.wait_for_selector("[data-trial=taken], [data-trial=refused]")
        if self.page.locator("[data-trial=taken]").count():
            self.press("Enter")
            return
        self.press("Escape")
        super().go(field, deed)


def ready(page: Page) -> Field:
    """What there is to see once this seat is asked, or the battle is over."""
    page.wait_for_selector("[role=application]")
    page.wait_for_selector(ASKED)
    return Field(page)


def fight(hands: Commander, most: int = 400) -> int:
    """Plays until the battle is over or so many answers are given; how many there were."""
    for given in range(most):
        field = ready(hands.page)
        if field.over:
            return given
        deed = decide(field)
        hands.do(field, deed)
        try:
            hands.page.wait_for_selector(f".table:not([data-state='{field.state}'])", timeout=10_000)
        except Exception as error:  # the deed that did nothing is what a reader wants to know
            said = hands.page.locator(".said").all_inner_texts()
            raise AssertionError(f"{deed} did nothing at {field.asked!r}, choices {field.choices}, {said}") from error
    return most
