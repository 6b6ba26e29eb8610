"""Moves of an Ounce: bands change, and only bands. [FT-DIST-02 to FT-DIST-06]"""

import pytest

from affray.systems.fortmayn.conflict.moves import drag_person, farthest_move, move_foe, move_person
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.people import Lasting, Person, Plan
from affray.systems.fortmayn.position.standing import band_between
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE
from tests.units.fortmayn.frays import brainy, conflict, foe, person

STONES = tuple(new_thing("pole_10ft") for _ in range(4))


def bands(state: State, who: str) -> tuple[int, ...]:
    """The bands of a foe."""
    return next(enemy.bands for enemy in state.foes if enemy.id == who)


def test_to_go_to_a_foe_changes_the_band_to_it_and_leaves_others_nearby() -> None:
    state = conflict(
        person(), brainy(), foe("ghoul", "A", DISTANT), foe("ghoul", "B", CLOSE), foe("ghoul", "C", NEARBY)
    )
    after = move_person(state, 0, Plan(who="Anna", move=NEARBY_MOVE, toward="A"))
    assert bands(after, "A") == (NEARBY, DISTANT)
    assert bands(after, "B") == (NEARBY, CLOSE)
    assert bands(after, "C") == (NEARBY, NEARBY)


def test_who_stands_by_a_foe_already_leaves_nobody() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "A"), foe("ghoul", "B"))
    assert move_person(state, 0, Plan(who="Anna", move=NEARBY_MOVE, toward="A")) == state


def test_to_leave_goes_away_from_every_foe() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "A"), foe("ghoul", "B", DISTANT))
    after = move_person(state, 0, Plan(who="Anna", move=DISTANT_MOVE))
    assert (bands(after, "A"), bands(after, "B")) == ((DISTANT, CLOSE), (FAR_AWAY, DISTANT))


def test_to_go_to_a_comrade_comes_nearer_to_his_foes() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "A", (DISTANT, CLOSE)), foe("ghoul", "B", (CLOSE, CLOSE)))
    assert band_between(state, 0, 1) == DISTANT
    after = move_person(state, 0, Plan(who="Anna", move=NEARBY_MOVE, toward="Bert"))
    assert (bands(after, "A"), bands(after, "B")) == ((NEARBY, CLOSE), (CLOSE, CLOSE))
    assert band_between(after, 0, 1) == NEARBY


def test_who_does_not_move_stays() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "A"))
    assert move_person(state, 0, Plan(who="Anna")) is state
    assert move_foe(state, 0, Plan(who="A")) is state


def test_a_foe_that_comes_leaves_others_nearby() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "A", (CLOSE, NEARBY)))
    assert bands(move_foe(state, 0, Plan(who="A", move=NEARBY_MOVE, toward="Bert")), "A") == (NEARBY, CLOSE)
    assert bands(move_foe(state, 0, Plan(who="A", move=NEARBY_MOVE, toward="Anna")), "A") == (CLOSE, NEARBY)
    assert bands(move_foe(state, 0, Plan(who="A", move=DISTANT_MOVE)), "A") == (DISTANT, FAR_AWAY)


def test_a_circle_keeps_undead_off_until_it_is_left() -> None:
    circle = Lasting(does="ward", who="Anna", room=0)
    state = conflict(person(), brainy(), foe("ghoul", "A", NEARBY), foe("wolf", "W", NEARBY), lasting=(circle,))
    assert bands(move_foe(state, 0, Plan(who="A", move=NEARBY_MOVE, toward="Anna")), "A")[0] == NEARBY
    assert bands(move_foe(state, 1, Plan(who="W", move=NEARBY_MOVE, toward="Anna")), "W")[0] == CLOSE
    inside = conflict(person(), brainy(), foe("ghoul", "A", CLOSE), lasting=(circle,))
    assert bands(move_foe(inside, 0, Plan(who="A", move=NEARBY_MOVE, toward="Anna")), "A")[0] == CLOSE
    assert move_person(state, 0, Plan(who="Anna", move=NEARBY_MOVE)).lasting == ()
    assert move_person(state, 1, Plan(who="Bert", move=NEARBY_MOVE)).lasting == (circle,)


def test_who_is_dragged_off_is_apart_from_all_others() -> None:
    state = drag_person(conflict(person(), brainy(), foe("crocodile", "C"), foe("ghoul", "A")), 0, 0)
    assert (bands(state, "C"), bands(state, "A")) == ((CLOSE, NEARBY), (NEARBY, CLOSE))


@pytest.mark.parametrize(
    ("someone", "acts", "move"),
    [
        (person(), True, NEARBY_MOVE),
        (person(), False, DISTANT_MOVE),
        (person(things=STONES), False, NEARBY_MOVE),
        (person(held=True), False, NO_MOVE),
    ],
)
def test_the_longest_move(someone: Person, acts: bool, move: int) -> None:
    assert farthest_move(someone, acts=acts) == move
