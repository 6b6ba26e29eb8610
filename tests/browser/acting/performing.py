"""Games that have been rehearsed, in browsers: each answer is given in that of whoever is asked, by a click or as typed."""

from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Page

from tests.browser.pages import Watched
from tests.rehearsals import Rehearsal, answers

STILL: Mapping[str, object] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}


def seats(
    pages: Watched, game: Rehearsal, people: int, options: Mapping[str, object] = STILL, **more: object
) -> list[Page]:
    """A game at a table with the dice of a rehearsal; each of so many of its sides, the first, in a browser of its own."""
    names = game.system.sides(game.state)[:people]
    first = pages.open("/", options)
    body = {
        "system": game.scenario.system, "scenario": game.scenario.name, "seed": game.seed,
        "seats": dict(zip(names, ["me", *["friend"] * (people - 1)], strict=True)), **more,
    }  # fmt: skip
    made = first.request.post("/api/games", data=body).json()
    tokens = [made["token"], *(link["token"] for link in made["friends"])]
    found = [first, *(pages.open("/", options) for _ in tokens[1:])]
    for page, token in zip(found, tokens, strict=True):
        page.goto(f"/game/{made['game']}#{token}")
        page.wait_for_selector(".table[data-moment='0']")
    return found


def perform(
    people: Sequence[Page],
    game: Rehearsal,
    look: Callable[[int], object] = lambda _: None,
    first: int = 0,
    last: int = -1,
) -> None:
    """Gives the answers of a rehearsal from one on and up to another; `look` is told how many have been given and seen by all."""
    for number, (side, text, _) in [*enumerate(answers(game))][first : last if last >= 0 else None]:
        page = people[side]
        page.wait_for_selector(f".table[data-moment='{number}'][data-asked=true] .question", state="attached")
        give(page, text)
        for other in people:
            other.wait_for_selector(f".table[data-moment='{number + 1}']", state="attached")
        look(number + 1)


def give(page: Page, text: str) -> None:
    """One answer: by a click where it is listed in sight, else typed on the command line."""
    # Where a choice gives what follows it at once too, another gives it alone.
    for kind in ("only", "choice"):
        button = page.locator(f".question [data-{kind}='{text}']:visible")
        if button.count():
            button.first.click()
            return
    page.keyboard.press("/")
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")
