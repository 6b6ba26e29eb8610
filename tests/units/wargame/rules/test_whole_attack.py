"""Exact odds of whole attacks, losses and nerve, beside two dice libraries and plain enumeration."""

from fractions import Fraction
from itertools import product

import pytest

from affray.referee import Script, odds
from affray.systems.wargame.content.codes import BASIC, ELITE, FAILED, HERO, LONG, NO_CHECK, OUT, PASSED, SHORT, VEHICLE
from affray.systems.wargame.rules.attack import HALF_DOWN, HALF_UP, WHOLE, Strike
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.whole_attack import (
    NO_LOSS,
    Bout,
    Fate,
    Side,
    fireball_bout,
    free_bout,
    melee_bout,
    overrun_bout,
    volley_bout,
)
from bench.wargame_oracles import Odds, by_dyce, by_icepool, is_shaken, loss_from

SPEARS = Side(BASIC, 20, 8, Throw(20, 20, 6, 0), 1, 6)
AXES = Side(ELITE, 12, 9, Throw(12, 24, 8, 12), 2, 8, aid=3)
FEW = Side(BASIC, 3, 3, Throw(2, 2, 4, 2), 1, 4, aid=1)
FANATICS = Side(BASIC, 2, 2, Throw(2, 2, 6, 0), 1, 6, fearless=1)
WIZARD = Side(HERO, 1, 5, Throw(1, 2, 6, 1), 2, 6)
TANK = Side(VEHICLE, 1, 4, Throw(1, 2, 6, 2), 3, 6)
MANY = [(SPEARS, SPEARS), (SPEARS, AXES), (AXES, SPEARS), (FEW, FANATICS), (FANATICS, FEW)]
PAIRS = [(FEW, FANATICS), (FANATICS, FEW), (FEW, WIZARD), (WIZARD, FANATICS), (FEW, FEW)]


def never(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    raise AssertionError(what)


# --- the same by hand and by libraries --------------------------------------------------------------------------------
def by_hand(by: Throw, side: Side, half: int = 0, up: int = 0) -> Odds:
    """What becomes of one side, every throw one by one."""
    found: Odds = {}
    for faces in product(range(1, by.sides + 1), repeat=by.dice):
        quotient = (sum(faces) + by.bonus) // side.defense
        lost = loss_from(side, (quotient + up) // 2 if half else quotient)
        chance = Fraction(1, by.sides**by.dice)
        dice = (side.n - lost) * side.dice if is_shaken(side, lost) and not side.fearless else 0
        if dice == 0:
            pair = lost, PASSED if is_shaken(side, lost) else NO_CHECK
            found[pair] = found.get(pair, Fraction(0)) + chance
            continue
        for own in product(range(1, side.sides + 1), repeat=dice):
            for aid in product(range(1, side.sides + 1), repeat=side.aid):
                odd = sum(face % 2 for face in own)
                evens = dice - odd + sum(1 - face % 2 for face in aid)
                pair = lost, PASSED if evens > odd else FAILED
                found[pair] = found.get(pair, Fraction(0)) + chance / side.sides ** (dice + side.aid)
    return found


def both(defender: Odds, attacker: Odds) -> dict[Bout, Fraction]:
    """What becomes of two sides that do not depend on each other."""
    return {
        Bout(Fate(*pair), Fate(*other)): chance * more
        for pair, chance in defender.items()
        for other, more in attacker.items()
    }


def chances(answer: object) -> dict[object, Fraction]:
    weights, total = answer.weights, answer.total  # type: ignore[attr-defined]
    return {entry: Fraction(weight, total) for entry, weight in weights.items()}


@pytest.mark.parametrize(("a", "b"), MANY, ids=range(len(MANY)))
def test_a_melee_has_the_odds_that_dice_libraries_find(a: Side, b: Side) -> None:
    found = chances(odds(melee_bout, a, b, policy=never))
    assert found == both(by_icepool(a.throw, b), by_icepool(b.throw, a))
    assert found == both(by_dyce(a.throw, b), by_dyce(b.throw, a))


@pytest.mark.parametrize(("a", "b"), PAIRS, ids=range(len(PAIRS)))
def test_a_melee_has_the_odds_of_every_throw(a: Side, b: Side) -> None:
    found = chances(odds(melee_bout, a, b, policy=never))
    assert found == both(by_hand(a.throw, b), by_hand(b.throw, a))


@pytest.mark.parametrize("share", [WHOLE, HALF_DOWN, HALF_UP])
def test_an_overrun_has_the_odds_of_every_throw(share: int) -> None:
    found = chances(odds(overrun_bout, TANK, FEW, share, policy=never))
    assert found == both(by_hand(TANK.throw, FEW, int(share != WHOLE), int(share == HALF_UP)), by_hand(FEW.throw, TANK))


@pytest.mark.parametrize("side", [FEW, FANATICS, WIZARD])
@pytest.mark.parametrize("share", [HALF_DOWN, HALF_UP])
def test_volleys_and_free_attacks_have_the_odds_of_every_throw(side: Side, share: int) -> None:
    throw = Throw(2, 4, 4, 2)
    near = chances(odds(volley_bout, Strike(throw, side.defense), side, SHORT, policy=never))
    assert near == {Bout(Fate(*pair), NO_LOSS): chance for pair, chance in by_hand(throw, side).items()}
    strike = Strike(throw, side.defense, share)
    halved = {
        Bout(Fate(*pair), NO_LOSS): chance for pair, chance in by_hand(throw, side, 1, int(share == HALF_UP)).items()
    }
    assert chances(odds(volley_bout, strike, side, LONG, policy=never)) == halved
    assert chances(odds(free_bout, strike, side, policy=never)) == halved
    assert chances(odds(volley_bout, strike, side, OUT, policy=never)) == {Bout(NO_LOSS, NO_LOSS): 1}


@pytest.mark.parametrize(("side", "under"), [(FEW, 2), (FANATICS, 1), (WIZARD, 1), (FEW._replace(defense=9), 3)])
def test_a_fireball_has_the_odds_of_every_throw(side: Side, under: int) -> None:
    found: Odds = {}
    for faces in product(range(1, 7), repeat=3):
        evens = [face for face in faces if face % 2 == 0]
        quotient = sum(evens) // side.defense if len(evens) > 1 else 0
        lost = quotient if side.kind == HERO else under if quotient else 0
        for pair, chance in after(side, lost).items():
            found[pair] = found.get(pair, Fraction(0)) + chance / 6**3
    wanted = {Bout(Fate(*pair), NO_LOSS): chance for pair, chance in found.items()}
    assert chances(odds(fireball_bout, 3, 6, side, under, policy=never)) == wanted


def after(side: Side, lost: int) -> Odds:
    """The nerve of a side that has lost so many."""
    if not is_shaken(side, lost) or side.fearless:
        return {(lost, PASSED if is_shaken(side, lost) else NO_CHECK): Fraction(1)}
    dice = (side.n - lost) * side.dice
    evens = [sum(coins[:dice]) + sum(coins) > dice for coins in product((0, 1), repeat=dice + side.aid)]
    # Own evens count twice: once as evens, once as no odds.
    share = Fraction(sum(evens), len(evens))
    return {pair: chance for pair, chance in (((lost, PASSED), share), ((lost, FAILED), 1 - share)) if chance}


def test_the_chance_to_check_and_to_fail_can_be_asked_of_the_odds() -> None:
    found = odds(melee_bout, SPEARS, SPEARS._replace(n=10, defense=6), policy=never)
    checks = found.chance(lambda bout: bout.defender.nerve != NO_CHECK)
    fails = found.chance(lambda bout: bout.defender.nerve == FAILED)
    assert 0 < fails < checks < 1
    assert found.chance(lambda bout: 10 > bout.defender.lost >= 5) == checks


def test_the_procedure_that_gives_the_odds_is_the_one_that_is_played() -> None:
    ref = Script([[3, 3], [3, 3], [0], [0]])
    assert melee_bout(ref, FANATICS, FEW._replace(defense=4)) == Bout(Fate(2, FAILED), Fate(2, NO_CHECK))
    ref.finish()
