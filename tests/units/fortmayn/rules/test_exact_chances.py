"""What rolls promise, against every roll there is. [FT-TEST-01 FT-MELEE-05 FT-MELEE-06]"""

from itertools import product

import pytest

from affray.referee import Policy, odds
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.rules.exact_chances import (
    DEFEND,
    NOTHING,
    SHOT,
    SPELL,
    STUNT,
    TRADE,
    prospect,
    roll_prospect,
)
from affray.systems.fortmayn.rules.melee import defend, exchange
from affray.systems.fortmayn.rules.ranged import shoot
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import stunt

BEAR = Target(4)
ROLLS = [(n, die) for n, die in product((1, 2, 3), (4, 6, 8))]


def never(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """Who saves nothing."""
    return 0


POLICY: Policy = never


@pytest.mark.parametrize(("n", "die"), ROLLS)
@pytest.mark.parametrize("house", [PLAIN, House(harm_timing=1), House(retaliation=1)])
@pytest.mark.parametrize("target", [BEAR, Target(1), Target(3, tough=1), Target(3, immune=1)])
def test_a_trade_of_blows(n: int, die: int, house: House, target: Target) -> None:
    fighter = Fighter(Body(1, n), die, 5)
    found = odds(exchange, 0, fighter, target, house, policy=POLICY)
    whole = found.total
    ends = found.weights.items()
    removed = sum(w * end.removed for end, w in ends) / whole
    done = sum(w for end, w in ends if end.foe.dd == 0) / whole
    exposed = sum(w * end.exposed for end, w in ends) / whole
    out = sum(w for end, w in ends if end.own.out) / whole
    assert tuple(roll_prospect(TRADE, fighter, target, house)) == pytest.approx((removed, done, exposed, out))


def test_who_only_defends_and_who_dares_a_stunt() -> None:
    fighter = Fighter(Body(0, 3), 8, 5)
    found = odds(defend, 0, fighter, BEAR, policy=POLICY)
    exposed = sum(w * end.exposed for end, w in found.weights.items()) / found.total
    assert roll_prospect(DEFEND, fighter, BEAR, PLAIN).exposed == pytest.approx(exposed)
    dared = odds(stunt, 0, 0, fighter, BEAR, 1, PLAIN, policy=POLICY)
    removed = sum(w * end.removed for end, w in dared.weights.items()) / dared.total
    lost = sum(w * end.own.wounded for end, w in dared.weights.items()) / dared.total
    assert roll_prospect(STUNT, fighter, BEAR, PLAIN)[::2] == pytest.approx((removed, lost))


def test_shots_cost_nothing_and_spells_every_low() -> None:
    found = odds(shoot, 2, 8, 0, Target(2), policy=POLICY)
    removed = sum(w * end.removed for end, w in found.weights.items()) / found.total
    assert prospect(SHOT, 2, 8, 5, Target(2), PLAIN)[::2] == pytest.approx((removed, 0))
    assert prospect(SPELL, 2, 8, 5, Target(2), PLAIN).exposed == pytest.approx(0.5)


def test_no_dice_promise_nothing_and_nobody_has_nothing_to_lose() -> None:
    assert prospect(TRADE, 0, 8, 5, BEAR, PLAIN) is NOTHING
    assert prospect(TRADE, 3, 8, 5, Target(0), PLAIN) is NOTHING
