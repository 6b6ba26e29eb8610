"""Entering a hex to fight hand-to-hand."""

import pytest

from affray.core import InputError
from affray.referee import Script, ScriptError, odds
from affray.systems.melee.cases.blows import VERBS
from affray.systems.melee.content.codes import (
    GOES_NAMES,
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_NATURAL,
    HELD_NONE,
    HELD_OTHER,
    KNEELING,
    PRONE,
    REAR,
    SIDE,
)
from affray.systems.melee.rules.hand_to_hand_entry import (
    MOST_THROWS,
    NO_DIE,
    REPELLED,
    Entry,
    attacker_destination,
    attacker_hth_kind,
    defender_hth_kind,
    is_attacker_down,
    is_defender_down,
    is_hit_back,
    is_hth_begun,
    may_enter,
    must_attacker_drop,
    must_defender_drop,
    roll_defence,
    roll_defence_die,
    ways_in,
)
from tests.units.melee.guide_tables import printed

ROWS = printed("hth_defense.csv")
SWORD = Entry(10, foe_ma=10, foe_held=HELD_OTHER, foe_dagger=1, foe_shield=1)
verb = VERBS["hth_entry"]


def any_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most


def test_each_number_does_what_the_table_says() -> None:
    assert [int(row["roll"]) for row in ROWS] == [1, 2, 3, 4, 5, 6]
    for row in ROWS:
        number = int(row["roll"])
        found = (
            is_hth_begun(number), must_defender_drop(number, SWORD),
            is_hth_begun(number) * int(defender_hth_kind(number, SWORD) == HELD_DAGGER),
            is_attacker_down(number) * is_defender_down(number, SWORD), is_hit_back(number),
        )  # fmt: skip
        columns = ("hth_happens", "defender_drops_ready", "defender_may_ready_dagger", "both_fall", "attacker_auto_hit")
        assert found == tuple(int(row[column] == "true") for column in columns)
        assert GOES_NAMES[attacker_destination(number)] == row["attacker_goes"]


@pytest.mark.parametrize(
    ("change", "ways"),
    [
        ({}, ()),
        ({"zone": SIDE}, ()),
        ({"ma": 9}, ()),
        ({"ma": 11}, ("lower MA",)),
        ({"zone": REAR}, ("from the rear",)),
        ({"foe_at_wall": 1}, ("back to the wall",)),
        ({"foe_posture": KNEELING}, ("down",)),
        ({"foe_posture": PRONE, "foe_agrees": 1}, ("down", "agreed")),
        ({"ma": 11, "foe_airborne": 1}, ()),
        ({"ma": 11, "foe_airborne": 1, "airborne": 1}, ()),
        ({"ma": 11, "foe_airborne": 1, "airborne": 1, "same_height": 1}, ("lower MA",)),
        ({"foe_airborne": 1, "airborne": 1, "same_height": 1}, ()),
    ],
)
def test_a_hex_may_be_entered_for_one_of_five_reasons(change: dict[str, int], ways: tuple[str, ...]) -> None:
    e = SWORD._replace(**change)
    assert ways_in(e) == ways
    assert may_enter(e) == int(bool(ways))


@pytest.mark.parametrize(
    ("held", "number", "drops", "fights_with"),
    [
        (HELD_NONE, 1, 0, HELD_NONE),
        (HELD_NONE, 3, 0, HELD_DAGGER),
        (HELD_DAGGER, 1, 0, HELD_DAGGER),
        (HELD_NATURAL, 4, 0, HELD_NATURAL),
        (HELD_CESTUS, 4, 0, HELD_CESTUS),
        (HELD_CLUB, 2, 1, HELD_NONE),
        (HELD_CLUB, 4, 1, HELD_DAGGER),
        (HELD_OTHER, NO_DIE, 0, HELD_OTHER),
    ],
)
def test_what_the_defender_drops_and_fights_with(held: int, number: int, drops: int, fights_with: int) -> None:
    e = SWORD._replace(foe_held=held, foe_shield=0)
    assert (must_defender_drop(number, e), defender_hth_kind(number, e)) == (drops, fights_with)


def test_a_shield_is_dropped_even_where_a_dagger_is_kept() -> None:
    assert must_defender_drop(1, SWORD._replace(foe_held=HELD_DAGGER)) == 1


def test_the_attacker_keeps_weapons_that_serve_and_drops_the_rest_only_where_hth_takes_place() -> None:
    for held, kept in ((HELD_NONE, 1), (HELD_CLUB, 1), (HELD_NATURAL, 1), (HELD_OTHER, 0)):
        e = SWORD._replace(held=held)
        assert must_attacker_drop(4, e) == 1 - kept
        assert attacker_hth_kind(e) == (held if kept else HELD_NONE)
    assert must_attacker_drop(1, SWORD._replace(shield=1)) == 1
    assert must_attacker_drop(5, SWORD._replace(held=HELD_OTHER, shield=1)) == 0


def test_a_bigger_defender_does_not_fall() -> None:
    assert (is_defender_down(1, SWORD._replace(foe_size=4)), is_attacker_down(1)) == (0, 1)
    assert is_defender_down(1, SWORD._replace(foe_size=4, size=4)) == 1


def test_no_die_is_rolled_for_a_defender_in_hth_already() -> None:
    assert roll_defence(Script(), SWORD._replace(foe_in_hth=1)) == NO_DIE
    assert (is_hth_begun(NO_DIE), is_hit_back(NO_DIE), is_attacker_down(NO_DIE)) == (1, 0, 1)


def test_a_six_is_rolled_again_from_the_rear_or_against_the_unarmed() -> None:
    for e in (SWORD._replace(zone=REAR), SWORD._replace(foe_unarmed=1)):
        ref = Script([(5,), (5,), (2,)])
        assert roll_defence(ref, e) == 3
        ref.finish()
    assert roll_defence(Script([(5,)]), SWORD) == 6


def test_the_odds_of_a_die_without_sixes_are_even() -> None:
    found = odds(roll_defence_die, 1, policy=any_choice)
    assert set(found.weights) == {1, 2, 3, 4, 5}
    assert all(abs(float(found.chance(number)) - 0.2) < 1e-15 for number in range(1, 6))
    assert odds(roll_defence_die, 0, policy=any_choice).weights == dict.fromkeys(range(1, 7), 1)
    assert roll_defence_die(Script([(5,)] * MOST_THROWS), 1) == REPELLED


def test_impossible_input_is_named() -> None:
    case: dict[str, object] = {"attacker": {"ma": 11}, "defender": {"ma": 10}}
    with pytest.raises(ScriptError, match="roll 1: expected 1 dice, got none"):
        verb(case)
    with pytest.raises(InputError, match=r"given: attacker\.from_zone"):
        verb({**case, "attacker": {"ma": 11, "from_zone": "above"}})
    assert verb({"attacker": {"ma": 9}, "defender": {"ma": 10}}) == {"allowed": False}
