"""Who comes to a table, and with whom he plays."""

import pytest

from affray.core import InputError, Scenario
from affray.core.faces.terms import Guest
from affray.game.scenario import load_scenario
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.company import MOST_FRIENDS
from affray.systems.fortmayn.position.seats import MOST_PLAYERS
from affray.systems.fortmayn.roster.ready_made import ready_made
from affray.systems.fortmayn.roster.rest_and_learning import returning_figures
from affray.systems.fortmayn.table_terms import is_table, master_name, most_players, with_guests
from tests.units.fortmayn.gathering import said

TABLE, DELVE = load_scenario("fortmayn", "gm-table"), load_scenario("fortmayn", "first-delve")
FRIENDS = load_scenario("fortmayn", "friends")
ASHA = "Asha Nightreader"


def test_players_bring_characters_and_the_others_have_what_is_left() -> None:
    state = SYSTEM.setup(with_guests(TABLE, [Guest("Ann"), Guest("Bob", ASHA), Guest("Cy")]), {})
    assert state.sides == ("Ann", "Bob", "Cy", "Game master")
    assert [(person.id, person.side) for person in state.people][1] == (ASHA, 1)
    assert len({person.id for person in state.people}) == 3


@pytest.mark.parametrize(
    ("scenario", "guests", "why"),
    [
        (DELVE, [Guest("Ann")], "a game master's table"),
        (TABLE, [], "1 to 6"),
        (TABLE, [Guest(str(n)) for n in range(7)], "1 to 6"),
        (TABLE, [Guest("Ann", "Nobody")], "character"),
        (TABLE, [Guest("Ann", ASHA), Guest("Bob", ASHA)], "two players"),
    ],
)
def test_what_cannot_come_together_is_refused(scenario: Scenario, guests: list[Guest], why: str) -> None:
    with pytest.raises(InputError, match=why):
        with_guests(scenario, guests)


def test_friends_bring_the_characters_that_they_name_and_make_the_others() -> None:
    state = SYSTEM.setup(with_guests(FRIENDS, [Guest("Ann"), Guest("Bob", ASHA)]), {})
    assert (state.sides, state.phase, state.wanted) == (("Ann", "Bob", "World"), "create", 2)
    assert [(person.id, person.side) for person in state.people] == [(ASHA, 1)]


def test_the_game_master_keeps_his_seat() -> None:
    assert is_table(TABLE) and is_table(FRIENDS) and not is_table(DELVE)
    odd = Scenario("t", "fortmayn", "T", body={"mode": "table", "sides": ["Ann"]})
    assert [master_name(scenario) for scenario in (TABLE, DELVE, odd)] == ["Game master", "", "World"]


def test_who_comes_home_brings_the_dice_that_he_has_still_to_assign() -> None:
    state = said(SYSTEM.setup(with_guests(TABLE, [Guest("Ann", ASHA)]), {}), "milestone all", "milestone all")
    (home,) = returning_figures(state, 0, {ASHA: ready_made()[ASHA]})
    assert home.dice == ready_made()[ASHA].dice + 2


@pytest.mark.parametrize(
    ("scenario", "played"),
    [
        ("first-delve", (True, False)),
        ("duel", (True, True)),
        ("gm-table", (True, True, True)),
        ("friends", (True, True, True, False)),
    ],
)
def test_the_world_of_a_delve_needs_no_player(scenario: str, played: tuple[bool, ...]) -> None:
    state = SYSTEM.setup(load_scenario("fortmayn", scenario), dict(load_scenario("fortmayn", scenario).options))
    assert tuple(not SYSTEM.seats.is_idle(state, side) for side in range(len(SYSTEM.sides(state)))) == played


def test_a_table_has_room_for_as_many_as_may_sit_there() -> None:
    assert (most_players(TABLE), most_players(FRIENDS)) == (MOST_PLAYERS, MOST_FRIENDS)
