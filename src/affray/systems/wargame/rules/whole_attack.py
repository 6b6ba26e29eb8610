"""A whole attack as its odds are asked for: the losses of both units, and what becomes of their nerve.

[UW-MEL-06 UW-RNG-05 UW-VEH-05 UW-MOR-01]
"""

from typing import NamedTuple

from affray.referee import Referee, procedure, rule
from affray.systems.wargame.content.codes import FAILED, NO_CHECK, ROLL_COMMAND, ROLL_MORALE
from affray.systems.wargame.rules.attack import WHOLE, Strike, free_attack, losses, melee, overrun
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.fireball import fireball, fireball_quotient, is_success
from affray.systems.wargame.rules.losses_and_damage import is_troops
from affray.systems.wargame.rules.morale import Pool, even_dice, morale_check, nerve_of, nerve_without_roll
from affray.systems.wargame.rules.ranged import volley


class Side(NamedTuple):
    """A unit in an attack."""

    kind: int
    """The type of its miniatures."""
    n: int
    """How many miniatures it has."""
    defense: int
    """Defense."""
    throw: Throw
    """What it rolls."""
    dice: int
    """How many action dice each miniature has."""
    sides: int
    """The sides of those dice."""
    fearless: int = 0
    """Whether it is fearless: 0 or 1."""
    aid: int = 0
    """The dice of all commanders near it, which are even as often whatever their sides."""


class Fate(NamedTuple):
    """What an attack did to a unit: miniatures lost, or the quotient against a hero or vehicle; NO_CHECK, PASSED or
    FAILED."""

    lost: int
    nerve: int


class Bout(NamedTuple):
    """What an attack did to both units."""

    defender: Fate
    attacker: Fate


NO_LOSS = Fate(0, NO_CHECK)


@rule
def loss_of(side: Side, times: int) -> int:
    """What a quotient takes from a unit: miniatures of troops, at most all; the quotient itself of others. [UW-MEL-05]"""
    return losses(times, side.n) if is_troops(side.kind) != 0 else times


@rule
def morale_pool(side: Side, lost: int) -> Pool:
    """The dice that a unit rolls for its morale: those of all that an attack has left of it. [UW-MOR-02]"""
    return Pool((side.n - lost) * side.dice, side.sides)


@procedure
def fate(ref: Referee, side: Side, times: int) -> Fate:
    """What a quotient does to a unit and to its nerve. [UW-MEL-05 UW-MOR-01 UW-MOR-02 UW-ABL-03 UW-ABL-06]"""
    lost = loss_of(side, times)
    nerve = nerve_without_roll(side.kind, side.n, lost, side.fearless)
    if nerve == FAILED:
        own = morale_pool(side, lost)
        evens = even_dice(ref, own, ROLL_MORALE)
        nerve = nerve_of(morale_check(evens, own.dice, even_dice(ref, Pool(side.aid, side.sides), ROLL_COMMAND)))
    return Fate(lost, nerve)


@procedure
def melee_bout(ref: Referee, attacker: Side, defender: Side) -> Bout:
    """A melee attack with the morale of both units, the defender's first. [UW-MEL-06 UW-MOR-01]"""
    done = melee(
        ref, Strike(attacker.throw, defender.defense, WHOLE, 0), Strike(defender.throw, attacker.defense, WHOLE, 0)
    )
    struck = fate(ref, defender, done.to_defender)
    return Bout(struck, fate(ref, attacker, done.to_attacker))


@procedure
def overrun_bout(ref: Referee, vehicle: Side, struck: Side, share: int, most: int = 0) -> Bout:
    """A vehicle that runs a unit over, all or half of whose losses count, by `standing` of so many at the
    most. [UW-VEH-05 UW-VEH-07 UW-VEH-08]"""
    done = overrun(
        ref, Strike(vehicle.throw, struck.defense, share, most), Strike(struck.throw, vehicle.defense, WHOLE, 0)
    )
    hit = fate(ref, struck, done.to_defender)
    return Bout(hit, fate(ref, vehicle, done.to_attacker))


@procedure
def volley_bout(ref: Referee, s: Strike, target: Side, reached: int) -> Bout:
    """A ranged attack over a distance SHORT, LONG or OUT, at which nobody shoots back. [UW-RNG-05]"""
    return Bout(fate(ref, target, volley(ref, s, reached)), NO_LOSS)


@procedure
def free_bout(ref: Referee, s: Strike, leaver: Side) -> Bout:
    """A free attack on a unit that leaves. [UW-MEL-09]"""
    return Bout(fate(ref, leaver, free_attack(ref, s)), NO_LOSS)


@procedure
def fireball_bout(ref: Referee, dice: int, sides: int, target: Side, under: int) -> Bout:
    """A hero's action dice thrown for a fireball that has so many miniatures of a unit under it. [UW-ABL-04]"""
    burst = fireball(ref, dice, sides)
    if is_success(burst) == 0:
        return Bout(NO_LOSS, NO_LOSS)
    found = fireball_quotient(burst, target.kind, target.defense, under)
    return Bout(fate(ref, target, found), NO_LOSS)
