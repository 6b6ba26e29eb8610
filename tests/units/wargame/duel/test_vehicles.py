"""Duels with vehicles: what is open to them, how they run units over and fire, what blows leave on them."""

from affray.referee import Policy, Script
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import BASIC, DEFENSE_LESS, NO_FORMATION, SKIRMISH, VEHICLE
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.duel.duel import act, begin_activation, duel
from affray.systems.wargame.duel.duelist import (
    CLOSE,
    FIRE,
    HOLD,
    RETIRE,
    STRIKE,
    Duelist,
    Pair,
    Terms,
    form_strength,
    fresh_form,
    open_deed_bits,
)
from affray.systems.wargame.rules.hull import Damage, shut_facings

MEN = Duelist(
    kind=BASIC, n=2, foes=1, dice=1, sides=6, fight=0, shoot=0, defense=4, armed=0, move=6 * INCH, short=0, far=0,
    formation=SKIRMISH, files=1, actions=2, fearless=1, aid=0, attacking=(1, 2), struck=(1, 2),
)  # fmt: skip
CART = Duelist(
    kind=VEHICLE, n=1, foes=2, dice=2, sides=6, fight=1, shoot=2, defense=9, armed=1, move=8 * INCH, short=24 * INCH,
    far=24 * INCH, formation=NO_FORMATION, files=1, actions=2, fearless=0, aid=0, attacking=(0, 0), struck=(0, 0), crush=2,
)  # fmt: skip
WAGON = CART._replace(foes=1, attacking=(0,), struck=(0,))
WHOLE = Damage()
NEAR, AFAR, FAR_OFF = Terms(), Terms(gap=6 * INCH, apart=2 * INCH), Terms(gap=30 * INCH, apart=2 * INCH)


def met(a: Duelist, b: Duelist, terms: Terms, marked: int = 0, damage: Damage = WHOLE) -> Pair:
    """Both whole, the first one in its activation with some damage."""
    return begin_activation(0, a, b, Pair(fresh_form(a)._replace(damage=damage), fresh_form(b), terms.gap, marked))


def deeds(pair: Pair, terms: Terms, a: Duelist = CART, b: Duelist = MEN) -> set[int]:
    """What is open to the first one."""
    found = open_deed_bits(a, pair.a, pair.b, pair, terms)
    return {deed for deed in range(RETIRE + 1) if found >> deed & 1}


def does(deed: int) -> Policy:
    """Does the deed, and chooses the first that there is to choose else."""
    return lambda who, what, most, x, y, z: deed if most == RETIRE and what == 110 else 0


def done(a: Duelist, b: Duelist, pair: Pair, deed: int, *rolls: tuple[int, ...], terms: Terms = NEAR) -> Pair:
    """Both after an action with the faces of the dice as they show."""
    ref = Script([[face - 1 for face in roll] for roll in rolls])
    ref.chooser = does(deed)
    after = act(ref, 0, a, b, pair, terms)
    ref.finish()
    return after


# --- what is open -----------------------------------------------------------------------------------------------------
def test_a_vehicle_runs_over_whom_it_reaches_and_closes_in_on_others() -> None:
    assert deeds(met(CART, MEN, AFAR), AFAR) == {HOLD, STRIKE, FIRE, RETIRE}
    assert deeds(met(CART, MEN, FAR_OFF), FAR_OFF) == {HOLD, CLOSE, RETIRE}
    slow = met(CART, MEN, AFAR, damage=Damage(slower=4))
    assert deeds(slow, AFAR) == {HOLD, FIRE, CLOSE, RETIRE}
    assert deeds(met(CART, MEN, NEAR, damage=Damage(slower=8)), NEAR) == {HOLD, FIRE}


def test_a_vehicle_whose_front_is_lost_or_whose_range_is_short_does_not_fire() -> None:
    assert FIRE not in deeds(met(CART, MEN, AFAR, damage=Damage(shut=shut_facings((0,)))), AFAR)
    assert FIRE not in deeds(met(CART, MEN, AFAR, damage=Damage(shorter=9)), AFAR)


# --- deeds ------------------------------------------------------------------------------------------------------------
def test_who_is_run_over_strikes_back_and_damages_the_vehicle() -> None:
    after = done(CART, MEN, met(CART, MEN, AFAR), STRIKE, (2, 1), (5, 5), (1,), terms=AFAR)
    assert (after.b.n, after.gap, after.marked) == (1, 0, 1)
    assert after.a.damage == Damage(slower=1) and after.a.progress.left == 1


def test_nobody_strikes_back_where_the_house_says_so_and_vehicles_never_do() -> None:
    quiet = Terms(PLAIN._replace(overrun_struck_units_strike_back=0))
    after = done(CART, MEN, met(CART, MEN, quiet), STRIKE, (1, 1), terms=quiet)
    assert (after.b.n, after.a.damage) == (2, Damage())
    rammed = done(CART, WAGON, met(CART, WAGON, NEAR), STRIKE, (4, 4), (1,))
    assert rammed.b.damage == Damage(slower=1) and rammed.a.damage == Damage()


def test_a_vehicle_that_is_hit_hard_is_destroyed() -> None:
    after = done(CART, MEN, met(CART, MEN, NEAR, damage=Damage(worse=3)), STRIKE, (1, 1), (6, 6), (6,))
    assert (after.a.n, after.a.damage, form_strength(CART, after.a)) == (0, Damage(), 0)


def test_troops_strike_at_a_vehicle_that_rolls_nothing() -> None:
    pair = met(MEN, CART, NEAR)
    after = done(MEN, CART, pair, STRIKE, (5, 4), (4,))
    assert after.b.damage == Damage(slower=1) and after.a.n == 2 and after.marked == 1


def test_fire_counts_with_the_defense_that_is_left() -> None:
    shot = done(CART, MEN, met(CART, MEN, AFAR), FIRE, (1, 1), terms=AFAR)
    assert (shot.b.n, shot.gap, shot.a.progress.shots) == (1, 6 * INCH, 1)
    hit = Pair(fresh_form(CART), fresh_form(WAGON)._replace(damage=Damage(weaker=5)), 0, 0)
    weak = done(CART, WAGON, begin_activation(0, CART, WAGON, hit), FIRE, (1, 1), (1,))
    assert weak.b.damage == Damage(slower=1, weaker=5)


def test_a_vehicle_leaves_in_reverse_by_half_and_makes_no_free_attack() -> None:
    left = done(CART, MEN, met(CART, MEN, NEAR, marked=1), RETIRE, (4, 4))
    assert (left.gap, left.a.damage, left.marked) == (4 * INCH, Damage(), 0)
    men = done(MEN, CART, met(MEN, CART, NEAR, marked=1), RETIRE)
    assert (men.gap, men.a.n) == (6 * INCH, 2)


def test_a_duel_of_a_vehicle_ends_when_one_is_gone() -> None:
    ref = Script([[5, 5], [0, 0]])
    ref.chooser = lambda who, what, most, x, y, z: STRIKE if what == 110 else DEFENSE_LESS
    found = duel(ref, CART, MEN, 9, NEAR)
    assert (found.winner, found.rounds, found.left_a, found.left_b) == (0, 1, 1, 0)
