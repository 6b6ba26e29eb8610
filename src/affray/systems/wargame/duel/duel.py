"""A duel: two units that stand before each other and fight until one is gone, on whole numbers, so that it compiles.

A round is an activation of the unit of side 0, then one of that of side 1, each of its actions one after another, with the
dice of a whole battle in the same order. The first round begins so under `initiative_each_round` too, each later one with
dice for the order. [UW-TURN-01 UW-TURN-02 UW-TURN-04 UW-TURN-06]

1. A unit with a token moves away first, by all of its Move; where a melee has been fought the other makes a free attack
   before. A check that fails in it leaves a new token. [UW-TURN-08 UW-MOVE-10 UW-MEL-09]
2. Otherwise its side chooses: a melee attack, a ranged attack (or to prepare it), a move towards the other, a move away
   from it, or nothing. What the rules bar is nothing. [UW-TURN-05]
3. Both stand on one line. `gap` is what is left to walk until they touch; who moves nearer walks all of its Move or the
   gap, who moves away all of its Move. The distance of a shot is the gap and what lies between the two centre-most
   miniatures in contact. [UW-MOVE-01 UW-MOVE-07 UW-MOVE-08 UW-RNG-03]
4. How many miniatures roll in melee is asked of the field once, for all numbers that may be left on both sides, the last
   miniatures of each falling first. [UW-MEL-02 UW-MEL-03 UW-MEL-11]

5. A vehicle has its front towards the other. It fires ahead; it strikes by running the other over: it drives into it, which
   a Move that reaches it allows, as often as it moves, and stays in touch with it. It never turns and never drives past it.
   In reverse it goes half as far. Whoever stands in front of it strikes back. [UW-VEH-03 UW-VEH-05 UW-VEH-08 UW-VEH-10]

Left out are fireballs, terrain, flanks, changes of formation, and the edge of the field. A shot is declared only when it is
in range.
"""

from typing import NamedTuple

from affray.referee import Referee, choose, procedure, rule
from affray.systems.wargame.content.codes import FAILED, HERO, MOVE, MOVE_AWAY, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.duel.duelist import (
    ACTION_OF,
    CHOOSE_DEED,
    CLOSE,
    FIRE,
    HOLD,
    NOBODY,
    RETIRE,
    STRIKE,
    UNDAMAGED,
    Duelist,
    Form,
    Pair,
    Terms,
    active_unit,
    attack_side,
    band_of,
    defense_of,
    die_of,
    form_strength,
    fresh_form,
    hand_throw,
    hull_of,
    open_deed_bits,
    reach_of,
    retreat_of,
    rolling_count,
)
from affray.systems.wargame.rules.attack import WHOLE, Strike, free_strike, halving_limit, overrun
from affray.systems.wargame.rules.attack_dice import D, Throw, ranged_throw, shooter_count
from affray.systems.wargame.rules.body import UNHURT, Body, body_after_hits, body_with_token
from affray.systems.wargame.rules.hull import Damage
from affray.systems.wargame.rules.losses_and_damage import REMOVED, damage, hero_die, hero_hits, is_troops
from affray.systems.wargame.rules.order_and_actions import (
    body_after_action,
    first_of_two,
    first_progress,
    is_preparing,
    owed_action,
    progress_after_action,
)
from affray.systems.wargame.rules.ranged import ranged_strike
from affray.systems.wargame.rules.whole_attack import Fate, fate, free_bout, melee_bout, volley_bout


class DuelResult(NamedTuple):
    """How a duel ended: who won (0, 1; NOBODY at the limit, or when both are gone), the round, what is left of both:
    miniatures, of a hero the sides of his die."""

    winner: int
    rounds: int
    left_a: int
    left_b: int


# --- deeds ------------------------------------------------------------------------------------------------------------
@rule
def pair_of(who: int, form: Form, other: Form, gap: int, marked: int) -> Pair:
    """Both units in the order of their sides; `form` is that of side `who`. Without contact there is no mark.
    [UW-MEL-09]"""
    kept = marked if gap == 0 else 0
    return Pair(form, other, gap, kept) if who == 0 else Pair(other, form, gap, kept)


@rule
def form_after_attack(unit: Duelist, form: Form, fate: Fate, house: House) -> Form:
    """A unit after an attack; on a vehicle another roll tells. [UW-MEL-05 UW-HERO-03 UW-HERO-04 UW-MOR-03]"""
    n, body = form.n, form.body
    if is_troops(unit.kind) != 0:
        n -= fate.lost
        body = body_with_token(body) if fate.nerve == FAILED else body
    elif unit.kind == HERO:
        body = body_after_hits(body, hero_hits(fate.lost, house))
        n = 0 if hero_die(unit.sides, body.steps) == REMOVED else n
    return form_left(form, n, body, form.damage)


@rule
def form_left(form: Form, n: int, body: Body, damage: Damage) -> Form:
    """A unit with so many miniatures left; nothing is left on one that is gone."""
    if n > 0:
        return Form(n, body, form.progress, damage)
    return Form(n, UNHURT, form.progress, UNDAMAGED)


@procedure
def form_after_damage(ref: Referee, owner: int, unit: Duelist, form: Form, quotient: int, house: House) -> Form:
    """A unit after the damage roll for an attack, which only the owner of a vehicle makes. [UW-VEH-13 UW-VEH-14 UW-VEH-15]"""
    if unit.kind != VEHICLE:
        return form
    done = damage(ref, owner, 1 - owner, hull_of(unit, form), quotient, house.vehicle_zero_quotient_rolls)
    return form_left(form, 0 if done.removed != 0 else form.n, form.body, done.damage)


@procedure
def run_over(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both units after the vehicle of side `who` has driven into the other, and no farther than it stands: those in front of
    it strike back. [UW-VEH-05 UW-VEH-06 UW-VEH-08 UW-VEH-09]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    answers = foe.kind != VEHICLE and house.overrun_struck_units_strike_back != 0
    back = hand_throw(foe, other, rolling_count(foe.struck, foe, other, form) if answers else 0)
    done = overrun(
        ref,
        Strike(Throw(1, unit.crush, D, unit.fight), defense_of(foe, other), WHOLE, 0),
        Strike(back, defense_of(unit, form), WHOLE, 0),
    )
    # The damage rolls of the struck and of the vehicle come before the struck unit's morale.
    other = form_after_damage(ref, 1 - who, foe, other, done.to_defender, house)
    if back.dice > 0:
        form = form_after_damage(ref, who, unit, form, done.to_attacker, house)
    struck = fate(ref, attack_side(foe, other, back), done.to_defender)
    return pair_of(who, form, form_after_attack(foe, other, struck, house), 0, 1)


@procedure
def strike(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both units after a melee attack by side `who`. [UW-MEL-02 UW-MEL-06]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    own = hand_throw(unit, form, rolling_count(unit.attacking, unit, form, other))
    back = hand_throw(foe, other, rolling_count(foe.struck, foe, other, form))
    done = melee_bout(ref, attack_side(unit, form, own), attack_side(foe, other, back))
    other = form_after_damage(ref, 1 - who, foe, other, done.defender.lost, house)
    return pair_of(
        who,
        form_after_attack(unit, form, done.attacker, house),
        form_after_attack(foe, other, done.defender, house),
        0,
        1,
    )


@procedure
def fire(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, terms: Terms) -> Pair:
    """Both units after a ranged attack by side `who`. [UW-RNG-04 UW-RNG-05 UW-ORD-07]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    reached = band_of(unit, form, pair.gap + terms.apart)
    miniatures = shooter_count(unit.kind, form.n, unit.formation, min(unit.files, form.n), terms.house)
    throw = ranged_throw(unit.dice, die_of(unit, form), unit.shoot, miniatures)
    shot = ranged_strike(
        throw, defense_of(foe, other), reached, halving_limit(foe.kind, other.n, terms.house), terms.house
    )
    done = volley_bout(ref, shot, attack_side(foe, other, Throw(0, 0, 0, 0)), reached)
    other = form_after_damage(ref, 1 - who, foe, other, done.defender.lost, terms.house)
    return pair_of(who, form, form_after_attack(foe, other, done.defender, terms.house), pair.gap, pair.marked)


@procedure
def retire(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both units after side `who` has moved away; the free attack of the other comes first. [UW-MEL-09 UW-MOVE-10]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    gap = pair.gap + retreat_of(unit, form)
    if pair.gap == 0 and pair.marked != 0 and foe.kind != VEHICLE:
        throw = hand_throw(foe, other, rolling_count(foe.struck, foe, other, form))
        blow = free_strike(throw, defense_of(unit, form), halving_limit(unit.kind, form.n, house), house)
        done = free_bout(ref, blow, attack_side(unit, form, Throw(0, 0, 0, 0)))
        form = form_after_damage(ref, who, unit, form, done.defender.lost, house)
        form = form_after_attack(unit, form, done.defender, house)
    return pair_of(who, form, other, gap, 0)


@procedure
def act(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, terms: Terms) -> Pair:
    """Both units after the next action of side `who`, if it has one left. [UW-TURN-04 UW-TURN-05 UW-TURN-08]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    if form.progress.left == 0 or is_over(pair, terms) != 0:
        return pair
    due = owed_action(active_unit(unit, form, pair.gap))
    deed = RETIRE if due == MOVE_AWAY else HOLD
    if due < 0:
        open_now = open_deed_bits(unit, form, other, pair, terms)
        deed = choose(ref, who, CHOOSE_DEED, RETIRE, x=open_now, y=pair.gap, z=foe.move)
        deed = deed if (open_now >> deed) & 1 != 0 else HOLD
    # The action counts before its dice: the token that it pays goes, and one from a check failed in it stays.
    over = deed == STRIKE and unit.kind == VEHICLE
    action = MOVE_AWAY if due == MOVE_AWAY else MOVE if over else ACTION_OF[deed]
    before = active_unit(unit, form, pair.gap)
    form = Form(form.n, body_after_action(before, action), progress_after_action(before, action), form.damage)
    after = pair_of(who, form, other, pair.gap, pair.marked)
    if over:
        return run_over(ref, who, a, b, after, terms.house)
    if deed == STRIKE:
        return strike(ref, who, a, b, after, terms.house)
    if deed == FIRE:
        return after if is_preparing(before) != 0 else fire(ref, who, a, b, after, terms)
    if deed == CLOSE:
        return pair_of(who, form, other, max(0, pair.gap - reach_of(unit, form)), 0)
    return retire(ref, who, a, b, after, terms.house) if deed == RETIRE else after


# --- a duel -----------------------------------------------------------------------------------------------------------
@rule
def is_lost(form: Form, terms: Terms) -> int:
    """Whether a unit has lost: it is gone, or, where a rout ends the duel, it has failed its morale. [UW-MOR-03]"""
    return 1 if form.n == 0 or (terms.rout != 0 and form.body.token != 0) else 0


@rule
def is_over(pair: Pair, terms: Terms) -> int:
    """Whether a duel is over."""
    return max(is_lost(pair.a, terms), is_lost(pair.b, terms))


@rule
def winner_of(pair: Pair, terms: Terms) -> int:
    """Who has won; NOBODY while neither has lost, or when both have."""
    if is_lost(pair.a, terms) == is_lost(pair.b, terms):
        return NOBODY
    return 0 if is_lost(pair.b, terms) != 0 else 1


@rule
def begin_activation(who: int, a: Duelist, b: Duelist, pair: Pair) -> Pair:
    """Both units as side `who` begins an activation. [UW-TURN-04 UW-TURN-06]"""
    form, other = (pair.a, pair.b) if who == 0 else (pair.b, pair.a)
    own = Form(form.n, form.body, first_progress(a.actions if who == 0 else b.actions), form.damage)
    return pair_of(who, own, other, pair.gap, pair.marked)


@rule
def after_activation(pair: Pair) -> Pair:
    """Both units after an activation: what was done in it is forgotten. [UW-ORD-04]"""
    none = first_progress(0)
    a, b = pair.a, pair.b
    return Pair(Form(a.n, a.body, none, a.damage), Form(b.n, b.body, none, b.damage), pair.gap, pair.marked)


@procedure
def activation(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, terms: Terms) -> Pair:
    """Both units after an activation by side `who`. [UW-TURN-04]"""
    pair = begin_activation(who, a, b, pair)
    for _ in range(a.actions if who == 0 else b.actions):
        pair = act(ref, who, a, b, pair, terms)
    return after_activation(pair)


@procedure
def duel(ref: Referee, a: Duelist, b: Duelist, limit: int, terms: Terms) -> DuelResult:
    """The duel of two units, of at most so many rounds. [UW-TURN-02]"""
    pair = Pair(fresh_form(a), fresh_form(b), terms.gap, 0)
    for turn in range(1, limit + 1):
        first = first_of_two(ref, turn, terms.house)
        pair = activation(ref, first, a, b, pair, terms)
        if is_over(pair, terms) == 0:
            pair = activation(ref, 1 - first, a, b, pair, terms)
        if is_over(pair, terms) != 0:
            return DuelResult(winner_of(pair, terms), turn, form_strength(a, pair.a), form_strength(b, pair.b))
    return DuelResult(NOBODY, limit, form_strength(a, pair.a), form_strength(b, pair.b))
