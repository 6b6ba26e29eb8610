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

Left out are vehicles, fireballs, terrain, flanks, changes of formation, and the edge of the field. A shot is declared only
when it is in range.
"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import Referee, choose, procedure, rule
from affray.systems.wargame.content.codes import (
    FAILED,
    MELEE,
    MOVE,
    MOVE_AWAY,
    NO_ACTION,
    OUT,
    RANGED,
    lower_die,
)
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.rules.attack import free_strike, halving_limit
from affray.systems.wargame.rules.attack_dice import Throw, melee_throw, ranged_throw, shooter_count
from affray.systems.wargame.rules.body import UNHURT, Body, body_after_hits, body_with_token
from affray.systems.wargame.rules.losses_and_damage import REMOVED, hero_die, hero_hits, is_troops, strength_left
from affray.systems.wargame.rules.order_and_actions import (
    FREE,
    Active,
    Progress,
    allowance,
    body_after_action,
    first_of_two,
    first_progress,
    is_preparing,
    melee_bar,
    owed_action,
    progress_after_action,
    ranged_bar,
)
from affray.systems.wargame.rules.ranged import band, ranged_strike
from affray.systems.wargame.rules.whole_attack import Fate, Side, free_bout, melee_bout, volley_bout

CHOOSE_DEED = 110
HOLD, STRIKE, FIRE, CLOSE, RETIRE = range(5)
"""What a side may choose to do with an action. [UW-TURN-05]"""
NOBODY = -1
ACTION_OF = (NO_ACTION, MELEE, RANGED, MOVE, MOVE)
Counts = Sequence[int]


class Duelist(NamedTuple):
    """A unit as it comes to a duel: what no duel changes."""

    kind: int
    """The type of its miniatures."""
    n: int
    """How many miniatures it has."""
    foes: int
    """How many miniatures its foe has."""
    dice: int
    """How many action dice each miniature has."""
    sides: int
    """The sides of those dice."""
    fight: int
    """Fight of one miniature, with its weapons."""
    shoot: int
    """Shoot of one miniature, with its weapons."""
    defense: int
    """Defense."""
    armed: int
    """Whether it has a weapon with a range."""
    move: int
    """Move, in billionths of an inch."""
    short: int
    """The short range, in billionths of an inch."""
    far: int
    """The long range, in billionths of an inch."""
    formation: int
    """REGIMENT, SKIRMISH or NO_FORMATION."""
    files: int
    """In how many files it stands."""
    actions: int
    """How many actions an activation has."""
    fearless: int
    """Whether it is fearless."""
    aid: int
    """The dice of the commanders near it."""
    attacking: Counts
    """How many roll when it attacks: for each number of its own from 1, for each of the foe from 1."""
    struck: Counts
    """How many roll when it is attacked, by the same numbers."""


class Form(NamedTuple):
    """A unit in a duel: its miniatures left, what the duel has left on it besides, what its activation has come to. Nothing
    is left on a unit that is gone."""

    n: int
    body: Body
    progress: Progress


class Pair(NamedTuple):
    """Both units of a duel; what is to walk until they touch, in billionths of an inch; whether a melee has been fought in
    this contact. [UW-MEL-09]"""

    a: Form
    b: Form
    gap: int
    marked: int


class Terms(NamedTuple):
    """What a duel is about: the house rules; the gap at the start; how far apart the centre-most miniatures are in contact;
    whether a unit that fails its morale has lost."""

    house: House = PLAIN
    gap: int = 0
    apart: int = 0
    rout: int = 0


class DuelResult(NamedTuple):
    """How a duel ended: who won (0, 1; NOBODY at the limit, or when both are gone), the round, what is left of both:
    miniatures, of a hero the sides of his die."""

    winner: int
    rounds: int
    left_a: int
    left_b: int


# --- the units --------------------------------------------------------------------------------------------------------
@rule
def fresh_form(unit: Duelist) -> Form:
    """A unit as it comes to a duel."""
    return Form(unit.n, UNHURT, first_progress(0))


@rule
def die_of(unit: Duelist, form: Form) -> int:
    """The sides of its action dice, a hero's as hits have lowered them. [UW-HERO-03]"""
    return lower_die(unit.sides, form.body.steps)


@rule
def form_strength(unit: Duelist, form: Form) -> int:
    """What is left of a unit: miniatures, of a hero the sides of his die. [UW-HERO-03]"""
    return strength_left(unit.kind, form.n, die_of(unit, form))


@rule
def rolling_count(table: Counts, unit: Duelist, form: Form, other: Form) -> int:
    """How many miniatures roll, by one of the tables of a Duelist. [UW-MEL-02]"""
    return table[(form.n - 1) * unit.foes + other.n - 1]


@rule
def hand_throw(unit: Duelist, form: Form, miniatures: int) -> Throw:
    """What so many miniatures roll in melee. [UW-MEL-04 UW-HERO-03]"""
    return melee_throw(unit.kind, unit.dice, die_of(unit, form), unit.armed, unit.fight, miniatures)


@rule
def attack_side(unit: Duelist, form: Form, throw: Throw) -> Side:
    """A unit as a side of an attack."""
    return Side(
        kind=unit.kind,
        n=form.n,
        defense=unit.defense,
        throw=throw,
        dice=unit.dice,
        sides=die_of(unit, form),
        fearless=unit.fearless,
        aid=unit.aid,
    )


@rule
def active_unit(unit: Duelist, form: Form, gap: int) -> Active:
    """A unit of a duel in its activation. [UW-TURN-04]"""
    return Active(
        kind=unit.kind,
        n=form.n,
        initial=unit.n,
        progress=form.progress,
        body=form.body,
        armed=unit.armed,
        touching=1 if gap == 0 else 0,
        way_out=1 if reach_of(unit, form) > 0 else 0,
    )


@rule
def reach_of(unit: Duelist, form: Form) -> int:
    """How far a unit moves in an action. [UW-MOVE-01 UW-ORD-05]"""
    return allowance(unit.move, unit.kind, form.n, unit.n)


@rule
def form_after_attack(unit: Duelist, form: Form, fate: Fate, house: House) -> Form:
    """A unit after an attack. [UW-MEL-05 UW-HERO-03 UW-HERO-04 UW-MOR-03]"""
    n, body = form.n, form.body
    if is_troops(unit.kind) != 0:
        n -= fate.lost
        body = body_with_token(body) if fate.nerve == FAILED else body
    else:
        body = body_after_hits(body, hero_hits(fate.lost, house))
        n = 0 if hero_die(unit.sides, body.steps) == REMOVED else n
    return Form(n, body if n > 0 else UNHURT, form.progress)


# --- what is open -----------------------------------------------------------------------------------------------------
@rule
def can_do(unit: Duelist, form: Form, other: Form, pair: Pair, terms: Terms, deed: int) -> int:
    """Whether a unit that owes no action may do a deed. [UW-TURN-05 UW-MEL-01 UW-RNG-03 UW-MOVE-01]"""
    acting = active_unit(unit, form, pair.gap)
    if deed == STRIKE:
        touching = pair.gap == 0 and rolling_count(unit.attacking, unit, form, other) > 0
        return 1 if touching and melee_bar(acting, terms.house) == FREE else 0
    if deed == FIRE:
        reached = band(pair.gap + terms.apart, unit.short, unit.far)
        return 1 if reached != OUT and ranged_bar(acting, terms.house) == FREE else 0
    if deed == CLOSE:
        return 1 if pair.gap > 0 and acting.way_out != 0 else 0
    return 1 if deed == HOLD or acting.way_out != 0 else 0


@rule
def open_deed_bits(unit: Duelist, form: Form, other: Form, pair: Pair, terms: Terms) -> int:
    """The deeds that are open to a unit, a bit for each. [UW-TURN-05]"""
    found = 0
    for deed in range(RETIRE + 1):
        found += can_do(unit, form, other, pair, terms, deed) << deed
    return found


# --- deeds ------------------------------------------------------------------------------------------------------------
@rule
def pair_of(who: int, form: Form, other: Form, gap: int, marked: int) -> Pair:
    """Both units in the order of their sides; `form` is that of side `who`. Without contact there is no mark.
    [UW-MEL-09]"""
    kept = marked if gap == 0 else 0
    return Pair(form, other, gap, kept) if who == 0 else Pair(other, form, gap, kept)


@procedure
def strike(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both units after a melee attack by side `who`. [UW-MEL-02 UW-MEL-06]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    own = hand_throw(unit, form, rolling_count(unit.attacking, unit, form, other))
    back = hand_throw(foe, other, rolling_count(foe.struck, foe, other, form))
    done = melee_bout(ref, attack_side(unit, form, own), attack_side(foe, other, back))
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
    reached = band(pair.gap + terms.apart, unit.short, unit.far)
    miniatures = shooter_count(unit.kind, form.n, unit.formation, min(unit.files, form.n), terms.house)
    throw = ranged_throw(unit.dice, die_of(unit, form), unit.shoot, miniatures)
    shot = ranged_strike(throw, foe.defense, reached, halving_limit(foe.kind, other.n, terms.house), terms.house)
    done = volley_bout(ref, shot, attack_side(foe, other, Throw(0, 0, 0, 0)), reached)
    return pair_of(who, form, form_after_attack(foe, other, done.defender, terms.house), pair.gap, pair.marked)


@procedure
def retire(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both units after side `who` has moved away; the free attack of the other comes first. [UW-MEL-09 UW-MOVE-10]"""
    unit, form, foe, other = (a, pair.a, b, pair.b) if who == 0 else (b, pair.b, a, pair.a)
    gap = pair.gap + reach_of(unit, form)
    if pair.gap == 0 and pair.marked != 0:
        throw = hand_throw(foe, other, rolling_count(foe.struck, foe, other, form))
        blow = free_strike(throw, unit.defense, halving_limit(unit.kind, form.n, house), house)
        done = free_bout(ref, blow, attack_side(unit, form, Throw(0, 0, 0, 0)))
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
    action = MOVE_AWAY if due == MOVE_AWAY else ACTION_OF[deed]
    before = active_unit(unit, form, pair.gap)
    form = Form(form.n, body_after_action(before, action), progress_after_action(before, action))
    after = pair_of(who, form, other, pair.gap, pair.marked)
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
    own = Form(form.n, form.body, first_progress(a.actions if who == 0 else b.actions))
    return pair_of(who, own, other, pair.gap, pair.marked)


@rule
def after_activation(pair: Pair) -> Pair:
    """Both units after an activation: what was done in it is forgotten. [UW-ORD-04]"""
    none = first_progress(0)
    return Pair(Form(pair.a.n, pair.a.body, none), Form(pair.b.n, pair.b.body, none), pair.gap, pair.marked)


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
