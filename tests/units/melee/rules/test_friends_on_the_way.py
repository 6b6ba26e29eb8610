"""The roll to miss a friend, and the body before a target."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.referee import Script, ScriptError, odds
from affray.systems.melee.cases.blows import VERBS
from affray.systems.melee.content.codes import KNEELING, POSTURE_NAMES, STANDING
from affray.systems.melee.rules.friends_on_the_way import (
    NOBODY,
    Flight,
    Friend,
    body_roll,
    fly_past_friends,
    friend_multiplier,
    is_body_hit,
    roll_past_friend,
)
from tests.units.melee.guide_tables import printed

verb = VERBS["roll_to_miss"]


def any_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most


def test_the_roll_to_miss_is_that_of_the_table_at_every_score() -> None:
    tried = set()
    for row in printed("roll_to_miss.csv"):
        for total in range(int(row["roll_min"]), int(row["roll_max"]) + 1):
            for adj in range(1, 21):
                within = total <= adj
                if ("total <=" in row["result"] and not within) or ("total >" in row["result"] and within):
                    continue
                assert friend_multiplier(total, adj) == int(row["multiplier"])
                tried.add((total, adj))
    assert len(tried) == 16 * 20


def test_body_cover_is_that_of_the_table() -> None:
    for row in printed("body_cover.csv"):
        posture = POSTURE_NAMES.index(row["target_posture"])
        for die in range(int(row["die_min"]), int(row["die_max"]) + 1):
            assert is_body_hit(posture, die) == int(row["hits_body"] == "true")
    assert is_body_hit(STANDING, 1) == 0


def test_the_first_friend_hit_ends_the_flight() -> None:
    ref = Script([(3, 3, 3), (4, 4, 4)])
    friends = (Friend(12, 0), Friend(12, 2), Friend(12, 4))
    assert fly_past_friends(ref, friends) == Flight(1, 2)
    ref.finish()
    assert fly_past_friends(Script([(3, 3, 3)]), friends[:1]) == Flight(NOBODY, 0)
    assert fly_past_friends(Script([(4, 4, 3)]), friends) == Flight(0, 1)
    assert fly_past_friends(Script(), ()) == Flight(NOBODY, 0)


def test_the_exact_chances() -> None:
    assert odds(roll_past_friend, 13, policy=any_choice).chance(0) == Fraction(181, 216)
    assert odds(roll_past_friend, 20, policy=any_choice).chance(0) == Fraction(181, 216)
    assert odds(body_roll, KNEELING, policy=any_choice).chance(1) == Fraction(2, 3)


@pytest.mark.parametrize(
    ("case", "message"),
    [
        ({"kind": "friend", "adj_dx": 12}, "a friend takes adj_dx and dice"),
        ({"kind": "friend", "adj_dx": 12, "dice": [1, 2, 3], "die": 1}, "a friend takes adj_dx and dice"),
        ({"kind": "body", "posture": "prone"}, "a body takes posture and die"),
        ({"kind": "body", "posture": "prone", "die": 1, "adj_dx": 3}, "a body takes posture and die"),
        ({"kind": "body", "posture": "standing", "die": 1}, "covers no standing figure"),
    ],
)
def test_impossible_input_is_named(case: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        verb(case)


def test_three_dice_are_due() -> None:
    with pytest.raises(ScriptError, match="expected 3 dice, got 2"):
        verb({"kind": "friend", "adj_dx": 12, "dice": [1, 2]})
