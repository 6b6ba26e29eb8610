"""Morale and the fireball, which both count even dice."""

from fractions import Fraction
from itertools import product

import pytest

from affray.core import Event
from affray.dice.dist import Dist
from affray.referee import Script, odds
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import BASIC, FAILED, HERO, LADDER, NO_CHECK, PASSED, ROLL_MORALE
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.rules.fireball import Burst, fireball, fireball_refusal, marker_place
from affray.systems.wargame.rules.morale import (
    Check,
    Pool,
    even_dice,
    is_in_command_reach,
    morale,
    must_check,
    nerve_of,
    nerve_without_roll,
)


def never(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    raise AssertionError(what)


def test_commanders_roll_after_the_unit_and_only_their_evens_count() -> None:
    ref = Script([[1, 0, 2], [3, 0], [5]], codes=CODES)
    assert morale(ref, Pool(3, 6), (Pool(2, 8), Pool(1, 10))) == Check(3, 2, 1)
    last = ref.events[-1]
    assert [event.code for event in ref.events] == ["roll_morale", "roll_command", "morale"]
    assert last == Event(
        "morale", {"evens": 3, "odds": 2, "passed": 1, "roll": "roll_command"}, (5,),
        clauses=("UW-ABL-06", "UW-MOR-02", "UW-MOR-03"),
    )  # fmt: skip
    ref.finish()


def test_a_tie_fails_and_the_fearless_need_no_dice() -> None:
    assert nerve_of(morale(Script([[0, 1]]), Pool(2, 6), ())) == FAILED
    assert nerve_of(morale(Script([[3, 1]]), Pool(2, 6), ())) == PASSED
    assert [nerve_without_roll(BASIC, 4, 2, fearless) for fearless in (0, 1)] == [FAILED, PASSED]
    assert nerve_without_roll(HERO, 1, 0, 1) == nerve_without_roll(BASIC, 4, 1, 0) == NO_CHECK
    assert not must_check(HERO, 2, 1)


def test_no_dice_are_no_roll() -> None:
    assert even_dice(Script(), Pool(0, 6), ROLL_MORALE) == 0


def test_a_commander_is_near_within_eight_inches() -> None:
    assert [is_in_command_reach(far) for far in (8 * INCH, 8 * INCH + INCH // 10)] == [True, False]


@pytest.mark.parametrize("sides", LADDER)
def test_half_of_the_faces_of_each_die_are_even(sides: int) -> None:
    assert odds(even_dice, Pool(2, sides), ROLL_MORALE, policy=never) == Dist({0: 1, 1: 2, 2: 1})


# --- fireball ---------------------------------------------------------------------------------------------------------
def test_a_fireball_is_the_sum_of_its_even_dice() -> None:
    ref = Script([[5, 3, 2, 0]], codes=CODES)
    assert fireball(ref, 4, 6) == Burst(2, 10)
    assert ref.events[-1].data == {"evens": 2, "damage": 10, "success": 1, "roll": "roll_fireball"}
    many = Script([[1] * 31, [3]])
    assert fireball(many, 32, 6) == Burst(32, 66)


@pytest.mark.parametrize(("dice", "sides"), [(3, 6), (2, 20)])
def test_fireballs_have_the_odds_of_every_throw(dice: int, sides: int) -> None:
    found = odds(fireball, dice, sides, policy=never)
    evens = [[face for face in throw if face % 2 == 0] for throw in product(range(1, sides + 1), repeat=dice)]
    assert found == Dist.uniform(Burst(len(throw), sum(throw)) for throw in evens)
    assert found.chance(lambda burst: burst.evens >= 2) == Fraction(sum(len(row) >= 2 for row in evens), len(evens))


def test_a_marker_too_far_is_drawn_back_on_its_line() -> None:
    assert marker_place((0, 0), (9 * INCH, 12 * INCH)) == (36 * INCH // 5, 48 * INCH // 5)
    assert marker_place((0, 0), (12 * INCH, 0)) == (12 * INCH, 0)


def test_only_a_hero_who_can_throws_a_fireball() -> None:
    found = [fireball_refusal(kind, able) for kind, able in ((HERO, 1), (HERO, 0), (BASIC, 1))]
    assert [fault and fault.code for fault in found] == [None, "no_fireball", "no_fireball"]
