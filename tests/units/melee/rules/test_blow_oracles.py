"""Whole attacks with all special results, beside two dice libraries and plain enumeration."""

from fractions import Fraction

import pytest

from affray.referee import odds
from affray.systems.melee.content.codes import DEFENDING, MELEE, NO_STANCE
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.rules.blow import Strike, strike_blow
from affray.systems.melee.rules.damage import DamageDice
from bench.melee_oracles import Asked, Odds, by_dyce, by_hand, by_icepool

ASKED = [
    Asked(n, adj, *damage)
    for n in (3, 4)
    for adj in (1, 8, 11, 15, 20)
    for damage in ((1, -4, 0), (2, 0, 3), (2, -1, 5))
]


def never(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    raise AssertionError(what)


def by_the_rules(asked: Asked) -> Odds:
    """The odds of the attack by the rules themselves."""
    stance = DEFENDING if asked.n == 4 else NO_STANCE
    made = Strike(asked.adj, MELEE, DamageDice(asked.dice, asked.add), stance, stops=asked.stops)
    found = odds(strike_blow, made, PLAIN, policy=never)
    return {
        (blow.multiplier, blow.hits, blow.fumble): Fraction(weight, found.total)
        for blow, weight in found.weights.items()
    }


@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_an_attack_has_the_odds_that_dice_libraries_find(asked: Asked) -> None:
    found = by_the_rules(asked)
    assert found == by_icepool(asked)
    assert found == by_dyce(asked)


@pytest.mark.parametrize("asked", ASKED[::5], ids=str)
def test_the_libraries_were_asked_the_right_thing(asked: Asked) -> None:
    assert by_the_rules(asked) == by_hand(asked)
