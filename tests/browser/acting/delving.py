"""A person on a delve: looks at what the page shows, decides by a plain plan, taps. The plan reads nothing but the page."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

LOOK = """() => ({
  state: Number(document.querySelector('.table')?.dataset.state ?? -1),
  asked: document.querySelector('.question h2')?.textContent ?? '',
  choices: [...document.querySelectorAll('.question [data-choice]')].map((one) => one.dataset.choice),
  labels: [...document.querySelectorAll('.question [data-choice] .label')].map((one) => one.textContent.trim()),
  finals: [...document.querySelectorAll('.question .final button')].map((one) => one.textContent.trim()),
  ready: [...document.querySelectorAll('.token.person:not(.down) [data-row=body]')].map((one) => Number(one.dataset.left)),
  dice: [...document.querySelectorAll('.token.person [data-row=body]')].map((one) => one.children.length),
  foes: document.querySelectorAll('.token.foe:not(.down)').length,
  place: document.querySelector('.stage header h2')?.textContent ?? '',
})"""
PATIENCE = 30.0


class Sight(NamedTuple):
    """What a person sees: the state, the question, the answers with their words, what would end the delve, the ready BODY
    Dice of who is up, all BODY Dice, how many foes stand, where it is."""

    state: int
    asked: str
    choices: list[str]
    labels: list[str]
    finals: list[str]
    ready: list[int]
    dice: list[int]
    foes: int
    place: str

    def beginning(self, *words: str) -> list[str]:
        """The answers that begin with one of these words."""
        return [text for text in self.choices if text.split(" ", 1)[0] in words]

    def worded(self, words: str) -> list[str]:
        """The answers whose label has these words."""
        return [text for text, label in zip(self.choices, self.labels, strict=True) if words in label]


def looked(page: Page) -> Sight:
    """What there is to see once this seat is asked, or the delve is over."""
    page.wait_for_selector(
        ".table[data-asked=true] .question button:enabled, .table[data-over=true] #over",
        state="attached",
        timeout=1000 * PATIENCE,
    )
    return Sight(**page.evaluate(LOOK))


def unfold(page: Page) -> None:
    """Opens what is folded up in the question."""
    page.evaluate("document.querySelectorAll('.question details').forEach((one) => (one.open = true))")


def give(page: Page, text: str) -> None:
    """Takes an answer that is listed, and waits for the next question."""
    before = looked(page).state
    unfold(page)
    page.locator(f"[data-choice='{text}']").first.tap()
    settle(page, before)


def settle(page: Page, before: int) -> None:
    """Waits until the delve has gone on from a state."""
    page.wait_for_selector(f".table:not([data-state='{before}'])", timeout=1000 * PATIENCE)


def compose(page: Page, *, said: str = "", form: str = "", picks: tuple[str, ...] = ()) -> None:
    """Puts an answer together in a form by its title, and gives it: so many picks by their words, a sentence."""
    before = looked(page).state
    if not page.locator(".sheet .composer").count():
        page.locator("[data-compose]").tap()
    composer = page.locator(".sheet .composer")
    if form:
        composer.get_by_role("radio", name=form, exact=True).first.tap()
    for pick in picks:
        composer.locator(".chip", has_text=pick).first.tap()
    if said:
        composer.locator("textarea").fill(said)
    expect(page.locator("#answer-foot [data-trial=taken]")).to_be_attached()
    page.locator("#answer-foot [data-gives]").tap()
    settle(page, before)


# --- a plan -----------------------------------------------------------------------------------------------------------
class Delver:
    """A plain plan: set out, go where nobody has been, deal with what bars the way, fight who fights, camp when few dice are
    left, come home."""

    def __init__(self) -> None:
        self.gone: dict[tuple[str, str], int] = {}

    def decide(self, sight: Sight) -> str:
        """The answer to be given."""
        for make in (self.goes_on, self.fights, self.at_home, self.below):
            found = make(sight)
            if found:
                return found
        return sight.choices[-1]

    def goes_on(self, sight: Sight) -> str:
        """What goes on as it stands; gear saves what it can; a camp before an Hour."""
        plain = [text for text in ("accept", "confirm", "camp") if text in sight.choices]
        if plain:
            return plain[0]
        numbers = all(text.isdigit() for text in sight.choices)
        return sight.choices[-1] if numbers else ""

    def fights(self, sight: Sight) -> str:
        """A blow, else a shot, else anything but to flee; who does not attack is left alone."""
        plans = sight.beginning("plan")
        blows = [text for text in plans if " fight " in text and " drop " not in text]
        return next(iter([*blows, *plans]), "") or next(iter(sight.beginning("withdraw")), "")

    def at_home(self, sight: Sight) -> str:
        """A night's sleep, a rumour, then down."""
        return next(
            iter([*sight.beginning("sleep"), *sight.beginning("depart"), *sight.beginning("rumour", "assign", "skip")]),
            "",
        )

    def below(self, sight: Sight) -> str:
        """Home once the goal is found; camp when hurt; else the way that was taken least."""
        home = sight.beginning("leave")
        if home and "goal" in sight.asked:
            return home[0]
        if sum(sight.ready) * 2 < sum(sight.dice) and sight.beginning("rest") and not sight.foes:
            return "rest"
        ways = sight.beginning("go")
        if ways:
            way = min(ways, key=lambda text: self.gone.get((sight.place, text), 0))
            self.gone[sight.place, way] = self.gone.get((sight.place, way), 0) + 1
            return way
        return home[0] if home else ""


def delve(page: Page, until: Callable[[Sight], bool], most: int = 300, plan: Delver | None = None) -> int:
    """Plays by a plan until something is seen, the delve is over, or so many answers are given; how many there were."""
    plan = plan or Delver()
    for given in range(most):
        unfold(page)
        sight = looked(page)
        if page.locator("#over").count() or until(sight):
            return given
        give(page, plan.decide(sight))
    return most
