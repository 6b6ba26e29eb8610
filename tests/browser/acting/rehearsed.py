"""Whole games in browsers, a seat in each: computer players have played them before with the same dice, so that it is known
what is to be given and how they end. Each answer is given in the browser of whoever is asked, by a click or as typed."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from affray.core import Scenario
from affray.game import Game
from affray.play import make_seat, play_out
from affray.systems.registry import load_system
from tests.browser.pages import Watched

STILL: Mapping[str, object] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
PLAYER = "greedy"
Rules = Game[object, object]


class Given(NamedTuple):
    """An answer as a browser gives it, and the side it is of."""

    side: int
    text: str


def rehearsal(scenario: Scenario, seed: int) -> Rules:
    """The game as computer players play it to its end."""
    game: Rules = Game.new(load_system(scenario.system), scenario, {}, seed=seed)
    return play_out(game, [make_seat(PLAYER, seed + side) for side in range(len(game.system.sides(game.state)))])


def answers(game: Rules) -> list[Given]:
    """What was given in a game, in its order."""
    return [
        Given(
            moment.entry.side,
            str(moment.entry.given) if moment.entry.kind == "choice" else game.system.write_answer(moment.entry.given),
        )
        for moment in game.trail
    ]


def seats(pages: Watched, scenario: Scenario, seed: int, names: Sequence[str], **more: object) -> list[Page]:
    """A game of a scenario that ships, whose dice are those of the seed; each of these sides in a browser of its own."""
    first = pages.open("/", STILL)
    kinds = ["me", *["friend"] * (len(names) - 1)]
    body = {
        "system": scenario.system, "scenario": scenario.name, "seed": seed,
        "seats": dict(zip(names, kinds, strict=True)), **more,
    }  # fmt: skip
    made = first.request.post("/api/games", data=body).json()
    tokens = [made["token"], *(link["token"] for link in made["friends"])]
    found = [first, *(pages.open("/", STILL) for _ in tokens[1:])]
    for page, token in zip(found, tokens, strict=True):
        page.goto(f"/game/{made['game']}#{token}")
        page.wait_for_selector(".table[data-moment='0']")
    return found


def perform(people: Sequence[Page], game: Rules, look: Callable[[int], object] = lambda number: None) -> None:
    """Gives all answers of a game, each in the browser of its side; `look` is told how many have been given and seen by all."""
    for number, (side, text) in enumerate(answers(game)):
        page = people[side]
        page.wait_for_selector(f".table[data-moment='{number}'][data-asked=true] .question", state="attached")
        give(page, text)
        for other in people:
            other.wait_for_selector(f".table[data-moment='{number + 1}']", state="attached")
        look(number + 1)


def give(page: Page, text: str) -> None:
    """One answer: by a click where it is listed in sight, else typed on the command line."""
    choice = page.locator(f".question [data-choice='{text}']:visible")
    if choice.count():
        choice.first.click()
        return
    page.keyboard.press("/")
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")
