"""Fights and battles of three and of four sides, each side in a browser of its own, until one side is left."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from affray.game import load_scenario
from tests.browser.acting.performing import perform, seats
from tests.browser.pages import Watched
from tests.browser.test_friends import log
from tests.rehearsals import Rehearsal, is_last_standing, rehearsal

OUT = ".standing .out"
FIGHTS = [
    ("foeman", "three-crowns", 10),
    ("melee", "three-masters", 19),
    ("wargame", "three-heirs", 7),
    ("foeman", "free-for-all", 32),
    ("melee", "ring-of-four", 28),
]
"""The scenarios, each with a seed by which computer players come to an end soon."""


class Exits:
    """Looks at each answer whether all pages say who is out, and the page of whoever is that he may watch on."""

    def __init__(self, game: Rehearsal, people: Sequence[Page]) -> None:
        self.game, self.people = game, people
        self.fallen: list[int] = []

    def look(self, number: int) -> None:
        """After so many answers."""
        state = self.game.line[number].state
        fallen = [side for side in range(len(self.people)) if self.game.system.seats.is_out(state, side)]
        if fallen == self.fallen or number == len(self.game.trail):
            return
        self.fallen = fallen
        for page in self.people:
            expect(page.locator(OUT)).to_have_count(len(fallen))
        for side in fallen:
            expect(self.people[side].locator(".whose")).to_have_text("You are out and may watch on")


@pytest.mark.slow
@pytest.mark.parametrize(("system", "name", "seed"), FIGHTS)
def test_each_fights_in_a_browser_of_his_own_until_one_is_left(
    pages: Watched, system: str, name: str, seed: int
) -> None:
    game = rehearsal(load_scenario(system, name), seed, is_last_standing)
    sides, winner = game.system.sides(game.state), game.score.index(1)
    people = seats(pages, game, len(sides))
    exits = Exits(game, people)
    perform(people, game, exits.look)
    # The last of the others falls at the end itself.
    assert len(exits.fallen) == len(sides) - 2 and winner not in exits.fallen
    for side, page in enumerate(people):
        title = "You have won" if side == winner else f"You have lost: {sides[winner]} wins"
        expect(page.locator("#over")).to_contain_text(title)
        expect(page.locator(OUT)).to_have_count(len(sides) - 1)
        assert log(page) == log(people[0])
