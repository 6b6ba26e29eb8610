"""A person at the table: looks at what the page shows, decides by a plain plan, and acts by mouse, keys or touch.

The plan reads nothing but the page: where counters stand, which hexes are shaded, which answers are listed. It walks up
to the foe, lets him move first, turns to him on the wheel, and strikes; where it has no reason to choose it takes the first answer.
"""

import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

from playwright.sync_api import Page

LOOK = """() => {
  const shift = (node) => (node?.getAttribute('transform') ?? node?.style?.transform ?? '')
    .match(/translate\\(([-.\\d]+)(?:px)?[ ,]+([-.\\d]+)/)?.slice(1).map(Number) ?? null;
  const svg = document.querySelector('.plane svg');
  const ctm = svg?.getScreenCTM();
  const table = document.querySelector('.table');
  return {
    scale: ctm ? [ctm.a, ctm.e, ctm.f] : [1, 0, 0],
    figures: Object.fromEntries([...document.querySelectorAll('[data-figure]')].map((one) =>
      [one.dataset.figure, shift(one)])),
    mine: [...document.querySelectorAll('[data-figure]')].filter((one) => one.querySelector('.rim.mine'))
      .map((one) => one.dataset.figure),
    places: [...document.querySelectorAll('.places > g')].map((one) =>
      [...shift(one), Number(one.querySelector('text')?.textContent ?? 0)]),
    spokes: [...document.querySelectorAll('.spoke:not(.off)')].map((one) => Number(one.dataset.spoke)),
    noses: Object.fromEntries([...document.querySelectorAll('[data-figure]')].map((one) =>
      [one.dataset.figure, Number(one.dataset.facing)])),
    choices: [...document.querySelectorAll('.question [data-choice]')].map((one) => one.dataset.choice),
    spells: [...document.querySelectorAll('.question [data-spell]')].map((one) => one.dataset.spell),
    down: [...document.querySelectorAll('[data-figure].down')].map((one) => one.dataset.figure),
    asked: document.querySelector('.question h2')?.textContent ?? '',
    board: document.querySelector('.question .board')?.textContent ?? '',
    end: Boolean(document.querySelector('.end')),
    state: Number(table?.dataset.state ?? -1),
  };
}"""
HERE = 0.1
"""So many hexes apart, two things stand in one place."""
ROW = 69.3
"""The height of a hex in the measure of the drawing, between the middles of neighbours."""


class Point(NamedTuple):
    """A place in the drawing of the board."""

    x: float
    y: float

    def far(self, other: "Point") -> float:
        """The distance in hexes, about."""
        return float(((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5) / ROW


class Scene:
    """What a person sees."""

    def __init__(self, page: Page) -> None:
        seen = page.evaluate(LOOK)
        self.scale: list[float] = seen["scale"]
        self.figures = {name: Point(*at) for name, at in seen["figures"].items()}
        self.mine: list[str] = seen["mine"]
        self.places = [(Point(x, y), int(cost)) for x, y, cost in seen["places"]]
        self.spokes: list[int] = seen["spokes"]
        self.noses: dict[str, int] = seen["noses"]
        self.choices: list[str] = seen["choices"]
        self.spells: list[str] = seen["spells"]
        self.down: list[str] = seen["down"]
        self.asked: str = seen["asked"]
        self.on_board: str = seen["board"]
        self.end: bool = seen["end"]
        self.state: int = seen["state"]

    @property
    def who(self) -> str:
        """The figure that is asked, else the first of this seat."""
        return next((name for name in self.figures if self.asked.startswith(name)), self.mine[0])

    @property
    def foes(self) -> list[Point]:
        """Where those of other seats are that stand."""
        gone = {*self.mine, *self.down}
        return [at for name, at in self.figures.items() if name not in gone]

    @property
    def nose(self) -> int:
        """Where the asked figure faces."""
        return self.noses[self.who]

    def pixel(self, at: Point) -> tuple[float, float]:
        """Where on the screen."""
        return self.scale[0] * at.x + self.scale[1], self.scale[0] * at.y + self.scale[2]


class Deed(NamedTuple):
    """What is to be done: `go` to a place, `face` a direction, take a `choice`, declare with `dice`, `cast` a
    spell, or `end`."""

    kind: str
    what: str = ""
    at: Point = Point(0, 0)
    number: int = 0


LIKED = ("cede", "defend shield")
HALF = ROW / 2
AROUND = [Point(0, -ROW), Point(60, -HALF), Point(60, HALF), Point(0, ROW), Point(-60, HALF), Point(-60, -HALF)]


def towards(source: Point, target: Point) -> int:
    """The direction of a neighbour, from north clockwise."""
    way = Point(target.x - source.x, target.y - source.y)
    return min(range(6), key=lambda n: AROUND[n].far(way))


def decide(scene: Scene, dice: int = 4) -> Deed:
    """What the plan does now."""
    strikes = [text for text in scene.choices if text.startswith(("strike", "attack", "jab"))]
    if strikes:
        return Deed("dice", strikes[0], number=dice)
    own = scene.figures[scene.who]
    foe = min((at for name, at in scene.figures.items() if name != scene.who), key=own.far)
    turns, moves = "Turn" in scene.on_board or "Drehen" in scene.on_board, bool(scene.end)
    if moves and turns and own.far(foe) < 1.2:
        wanted = towards(own, foe)
        if wanted != scene.nose:
            return Deed("face", at=own, number=wanted)
    if moves and own.far(foe) >= 1.2:
        near = [(at.far(foe), cost, at) for at, cost in scene.places if 0 < cost <= 2 and at.far(foe) >= 0.9]
        if near and min(near)[0] < own.far(foe) - 0.1:
            return Deed("go", at=min(near)[2])
    if scene.end:
        return Deed("end")
    assert scene.choices, (scene.asked, scene.on_board)
    return Deed("choice", next((text for text in LIKED if text in scene.choices), scene.choices[0]))


PATIENCE = 5.0
"""Seconds for the reach of a figure to come; one that cannot move has none."""


class Hands(Protocol):
    """A way to act."""

    page: Page

    def do(self, scene: Scene, deed: Deed) -> None:
        """Acts once."""


def ready(page: Page, seconds: float = 20.0) -> str:
    """Waits until the board stands and this seat is asked, or the game is over."""
    page.wait_for_selector("[data-figure]", state="attached", timeout=1000 * seconds)
    page.wait_for_selector(
        ".table[data-asked=true] .question button:enabled, .table[data-over=true] #over", timeout=1000 * seconds
    )
    return "over" if page.locator("#over").count() else "asked"


def moment(page: Page) -> int:
    """How many answers had been given when the board stood as it does; waits until it stands."""
    return int(page.locator(".table:not([data-moment='-1'])").get_attribute("data-moment") or 0)


def settle(page: Page, before: int, seconds: float = 10.0) -> None:
    """Waits until the game has gone on from a state."""
    page.wait_for_selector(f".table:not([data-state='{before}'])", timeout=1000 * seconds)


def looked(page: Page) -> Scene:
    """What there is to see once the reach of the figure has come."""
    scene = Scene(page)
    if scene.end and scene.on_board:
        end = time.monotonic() + PATIENCE
        # Single steps are drawn from the answers at once; the reach, with where it begins or what it costs, comes after.
        while (
            not any(cost or at.far(scene.figures[scene.who]) < HERE for at, cost in scene.places)
            and time.monotonic() < end
        ):
            page.wait_for_timeout(30)
            scene = Scene(page)
    return scene


Plan = Callable[[Scene], Deed]


def play(hands: Hands, most: int = 400, dice: int = 4, plan: Plan | None = None) -> int:
    """Plays until the game is over or so many answers are given, by a plan of one's own or the plain one; how many there
    were."""
    for given in range(most):
        if ready(hands.page) == "over":
            return given
        scene = looked(hands.page)
        hands.do(scene, act := plan(scene) if plan else decide(scene, dice))
        try:
            settle(hands.page, scene.state)
        except Exception as error:  # the deed that did nothing is what a reader wants to know
            raise AssertionError(f"{act} did nothing at {scene.asked!r}, choices {scene.choices}") from error
    return most


def until(hands: Hands, selector: str, most: int = 60, plan: Plan | None = None) -> None:
    """Plays until something is there."""
    for _ in range(most):
        ready(hands.page)
        looked(hands.page)
        if hands.page.locator(selector).count():
            return
        play(hands, most=1, plan=plan)
    raise AssertionError(f"{selector} does not come")
