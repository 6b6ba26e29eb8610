"""What of a position the next move of a unit hangs on."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.systems.wargame.position.answers import read_answer
from affray.systems.wargame.position.state import State, box_of, others_of
from affray.systems.wargame.rules.landing import is_box_near
from affray.systems.wargame.turn.moves import march_among, march_of
from affray.systems.wargame.turn.surroundings import (
    contact_surroundings,
    is_in_reach,
    reach_box,
    surroundings,
)
from tests.wargame_arena import (
    BLUE,
    RED,
    N,
    S,
    acting,
    altered,
    battle,
    fray,
    regiment,
    skirmish,
    spot,
    start,
    whole_game,
)

SPEARS = regiment("Spears", RED, 10, 5, (4, 10), N)
FAR = [skirmish(f"Foes {n}", BLUE, [(40, 4 + 3 * n)]) for n in range(6)]


def names(position: tuple[State, int]) -> list[str]:
    """The units of a part of a position."""
    return [unit.id for unit in position[0].figures]


def test_only_the_nearest_enemies_and_those_in_the_way_count() -> None:
    near, distant = skirmish("Near", RED, [(8, 16)]), skirmish("Distant", RED, [(46, 30)])
    state = battle(distant, SPEARS, near, *FAR, far=False)
    part = surroundings(state, 1)
    assert names(part) == ["Spears", "Near", "Foes 0", "Foes 1", "Foes 2", "Foes 3"] and part[1] == 0


def test_whose_turn_it_is_and_what_units_suffer_does_not_count() -> None:
    state = battle(SPEARS, *FAR, far=False)
    later = acting(battle(altered(SPEARS, disordered=1), *FAR, far=False, round=3), "Spears")
    assert surroundings(state, 0) == surroundings(later, 0)
    assert surroundings(state, 0)[0] is surroundings(later, 0)[0]


def test_who_is_out_and_what_sides_have_taken_does_not_count() -> None:
    state = fray(3)
    later = replace(state, out=(2,), taken=(Fraction(90), Fraction(0), Fraction(0)))
    assert surroundings(state, 0)[0] is surroundings(later, 0)[0]


def test_who_gathers_round_an_enemy_meets_those_around_him() -> None:
    men = skirmish("Men", RED, [(10, 10), (11.5, 10)])
    friend = regiment("Friend", BLUE, 10, 5, (20, 15), S)
    state = battle(men, skirmish("Foe", BLUE, [(16, 14)]), friend, *FAR, far=False)
    assert names(contact_surroundings(state, 0, 1))[:3] == ["Men", "Foe", "Friend"]


def test_places_far_away_are_out_of_reach() -> None:
    assert is_in_reach(SPEARS, [spot(6, 14)]) and not is_in_reach(SPEARS, [spot(6, 14), spot(40, 14)])


@pytest.mark.parametrize("text", ["move 7,13", "move 7,30", "reform 10", "reform 3", "move 20,10"])
def test_a_move_comes_to_the_same_among_all_units(text: str) -> None:
    state = acting(battle(SPEARS, skirmish("Near", BLUE, [(8, 15), (9, 15)]), *FAR, far=False), "Spears")
    answer = read_answer(text)
    assert march_of(state, 0, answer) == march_among(state, 0, answer)


def test_no_unit_left_out_is_met_in_random_battles() -> None:
    for _, state in list(whole_game(start("01-patrol-clash"), 3, quick=True))[::25]:
        if state.act is None or not state.figures[state.act.unit].at:
            continue
        i = state.act.unit
        kept = {unit.id for unit in surroundings(state, i)[0].figures}
        left_out = [other for other in others_of(state, i) if other.id not in kept]
        assert not any(is_box_near(reach_box(state.figures[i]), other.box) for other in left_out)
        assert box_of(replace(state.figures[i], id="Other")) == box_of(state.figures[i])
