"""Damage: its notation, bare hands, the dice, protection. [CM-DMG-01 CM-DMG-05]"""

import re
from typing import NamedTuple

from affray.core import InputError, Modifier
from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.melee.content.codes import (
    FRONT,
    HALF_SHARE,
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    NO_SHARE,
    POLE,
    ROLL_DAMAGE,
    TOLD_DAMAGE,
    TOLD_DEALT,
    TOLD_STOPPED,
    WHOLE_SHARE,
    D,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import Spell

NOTATION = re.compile(r"([1-9]\d?)d?([+-]\d{1,2})?")
BARE = re.compile(r"bare([+-]\d{1,2})?")
CHARGE_HEXES = 3
MOST_SPELL_ST = 3


class DamageDice(NamedTuple):
    """So many dice, what is added to their total, and the least that they come to."""

    n: int
    add: int
    least: int = 0


class Cover(NamedTuple):
    """Hits stopped by worn armor, by nature, by spells, and by what is held ready to the front. [CM-DMG-04 CM-DMG-05]"""

    armor: int = 0
    natural: int = 0
    spells: int = 0
    shield: int = 0


# --- notation ---------------------------------------------------------------------------------------------------------
def read_damage(text: str) -> DamageDice:
    """The dice that a notation stands for: "2", "1+1", "2-2", with or without the letter d. Raises InputError.
    [CM-DMG-01]

    >>> read_damage("2d-2")
    DamageDice(n=2, add=-2, least=0)
    """
    found = NOTATION.fullmatch(text)
    if found is None:
        raise InputError(f"damage {text!r}: expected dice like 2, 1+1 or 2d-2")
    return DamageDice(int(found[1]), int(found[2] or 0))


def write_damage(dice: DamageDice) -> str:
    """The notation of damage dice, which `read_damage` reads back. [CM-DMG-01]

    >>> [write_damage(dice) for dice in (DamageDice(2, 0), DamageDice(1, 2), DamageDice(3, -1))]
    ['2', '1+2', '3-1']
    """
    return f"{dice.n}{dice.add:+d}" if dice.add != 0 else str(dice.n)


# --- hands and missile spells -----------------------------------------------------------------------------------------
@rule
def with_bonus(dice: DamageDice, add: int) -> DamageDice:
    """The dice with so much more added."""
    return DamageDice(dice.n, dice.add + add, dice.least)


@rule
def one_die_add(st: int) -> int:
    """What bare hands add to their one die, up to ST 30. [CM-HTH-08]

    >>> [one_die_add(st) for st in (8, 9, 12, 13, 16, 17, 20, 21, 25, 30)]
    [-4, -3, -2, -1, 0, 1, 1, 2, 3, 3]
    """
    if st <= 16:
        return max(-4, (st + 1) // 2 - 8)
    if st <= 20:
        return 1
    return 2 if st <= 24 else 3


@rule
def bare_hands(st: int) -> DamageDice:
    """The damage of bare hands by ST: one die up to ST 30, then one more for every 10 ST. [CM-HTH-08]

    >>> [write_damage(bare_hands(st)) for st in (8, 15, 30, 31, 50, 55)]
    ['1-4', '1', '1+3', '2+1', '3+1', '4+1']
    """
    return DamageDice((st - 1) // 10 - 1, 1, 0) if st > 30 else DamageDice(1, one_die_add(st), 0)


@rule
def hth_bonus(held: int) -> int:
    """What a weapon adds to bare hands in hand-to-hand. [CM-HTH-09]

    >>> [hth_bonus(held) for held in (HELD_DAGGER, HELD_CESTUS, HELD_CLUB, HELD_GREAT_CLUB)]
    [3, 3, 3, 4]
    """
    if held in (HELD_DAGGER, HELD_CESTUS, HELD_CLUB):
        return 3
    return 4 if held == HELD_GREAT_CLUB else 0


@rule
def hth_damage(st: int, held: int) -> DamageDice:
    """The damage in hand-to-hand of bare hands and what they hold. [CM-HTH-08 CM-HTH-09]"""
    return with_bonus(bare_hands(st), hth_bonus(held))


@rule
def missile_spell_dice(per_st: DamageDice, st: int) -> DamageDice:
    """The damage of a missile spell for so much ST: as often the dice, and at least the ST spent. [CM-SPELL-04]

    >>> missile_spell_dice(DamageDice(1, -2), 3)
    DamageDice(n=3, add=-6, least=3)
    """
    return DamageDice(per_st.n * st, per_st.add * st, st)


# --- multiples --------------------------------------------------------------------------------------------------------
@rule
def charge_factor(kind: int, charged: int, house: House) -> int:
    """What a charge of so many hexes, the attacker's or the target's, multiplies a pole weapon's damage by under
    `pole_charge_double`. [CM-ADJ-03]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> charge_factor(POLE, 3, PLAIN), charge_factor(POLE, 3, PLAIN._replace(pole_charge_double=1))
    (1, 2)
    """
    return 2 if house.pole_charge_double != 0 and kind == POLE and charged >= CHARGE_HEXES else 1


@rule
def broken_share(broken: int, bow_or_staff: int) -> int:
    """How many halves of its damage a weapon does: broken one, a broken bow or staff none. [CM-EQUIP-04]

    >>> broken_share(0, 1), broken_share(1, 0), broken_share(1, 1)
    (2, 1, 0)
    """
    if broken == 0:
        return WHOLE_SHARE
    return NO_SHARE if bow_or_staff != 0 else HALF_SHARE


@rule
def times_rolled(multiplier: int, house: House) -> int:
    """How often the damage dice are rolled: once, or by `roll_extra_dice` as often as they are multiplied.
    [CM-DMG-03]"""
    return multiplier if house.roll_extra_dice != 0 else 1


@rule
def rolled_total(points: int, dice: DamageDice, times: int) -> int:
    """What the points shown by dice rolled so many times come to, never less than their least. [CM-DMG-02 CM-SPELL-04]

    >>> rolled_total(2, DamageDice(2, -2), 1), rolled_total(4, DamageDice(3, -6, 3), 1)
    (0, 3)
    """
    return max(dice.least * times, points + dice.add * times)


@rule
def hits_before_protection(rolled: int, multiplier: int, times: int, share: int) -> int:
    """The hits dealt before protection. Reading: a broken weapon's half is taken first, rounded down.
    [CM-DMG-03 CM-EQUIP-04]

    >>> hits_before_protection(7, 2, 1, WHOLE_SHARE), hits_before_protection(7, 2, 2, WHOLE_SHARE), hits_before_protection(7, 3, 1, HALF_SHARE)
    (14, 7, 9)
    """
    return rolled * share // 2 * (multiplier // times)


# --- protection -------------------------------------------------------------------------------------------------------
@rule
def armor_stops(cover: Cover, zone: int) -> int:
    """The hits that worn armor stops, from whatever zone. [CM-DMG-04]"""
    return cover.armor


@rule
def hide_stops(cover: Cover, zone: int) -> int:
    """The hits that a hide or the like stops. [CM-DMG-04]"""
    return cover.natural


@rule
def spell_stops(cover: Cover, zone: int) -> int:
    """The hits that Stone Flesh, Iron Flesh and the like stop. [CM-DMG-04 CM-SPELL-08]"""
    return cover.spells


@rule
def shield_stops(cover: Cover, zone: int) -> int:
    """The hits that a ready shield stops: of attacks from the front zone only. [CM-DMG-05]"""
    return cover.shield if zone == FRONT else 0


@rule
def protection(cover: Cover, zone: int) -> int:
    """The hits stopped of each attack from a zone. [CM-DMG-04 CM-DMG-05]

    >>> [protection(Cover(armor=3, shield=2), zone) for zone in (0, 1, 2, 3)]
    [5, 3, 3, 3]
    """
    return armor_stops(cover, zone) + hide_stops(cover, zone) + spell_stops(cover, zone) + shield_stops(cover, zone)


STOPS = (
    ("armor", "CM-DMG-04", armor_stops),
    ("hide", "CM-DMG-04", hide_stops),
    ("spells", "CM-SPELL-08", spell_stops),
    ("shield", "CM-DMG-05", shield_stops),
)


def protection_parts(cover: Cover, zone: int) -> tuple[Modifier, ...]:
    """The reasons of the protection; their sum is `protection`. [CM-DMG-04]"""
    values = ((label, part(cover, zone), clause) for label, clause, part in STOPS)
    return tuple(Modifier(label, value, clause) for label, value, clause in values if value != 0)


@rule
def hits_through(hits: int, stops: int) -> int:
    """The hits of one attack that get through, never below 0. [CM-DMG-04]"""
    return max(0, hits - stops)


# --- the dice ---------------------------------------------------------------------------------------------------------
@procedure
def damage_roll(ref: Referee, dice: DamageDice, times: int) -> int:
    """What damage dice rolled so many times come to, before any multiple; told are the result, the dice and what was
    added. [CM-DMG-01 CM-DMG-02]"""
    n = dice.n * times
    rolled = rolled_total(roll_sum(ref, n, D, ROLL_DAMAGE) + n, dice, times)
    tell(ref, TOLD_DAMAGE, rolled, n, dice.add * times)
    return rolled


@procedure
def damage(ref: Referee, dice: DamageDice, multiplier: int, share: int, stops: int, house: House) -> int:
    """The hits that get through of one attack; told are what halves and multiplies the roll, where anything does, and the
    hits dealt, the multiplier, those stopped and those through.
    Nothing is rolled for a weapon that does no damage. [CM-DMG-03 CM-DMG-04 CM-EQUIP-04]"""
    if share == NO_SHARE:
        return 0
    times = times_rolled(multiplier, house)
    rolled = damage_roll(ref, dice, times)
    hits = hits_before_protection(rolled, multiplier, times, share)
    if rolled > 0 and (multiplier > times or share != WHOLE_SHARE):
        tell(ref, TOLD_DEALT, rolled, share, multiplier // times, hits)
    through = hits_through(hits, stops)
    tell(ref, TOLD_STOPPED, hits, multiplier, stops, through)
    return through


# --- spells -----------------------------------------------------------------------------------------------------------
NUMBERS = frozenset({
    "damage_per_st", "damage_adjacent", "attribute_per_st", "dx_per_st", "iq_per_st", "dx_within_5_mh", "dx_and_ma",
    "hits_stopped", "dx_vs_subject",
})  # fmt: skip
"""The effects whose number is damage or is added to or taken from DX, an attribute or protection. [CM-SPELL-02]"""
CONDITIONS = frozenset(("invisibility",))
"""Spells whose number stands for a condition of the target and is not multiplied. [CM-SPELL-02 CM-SPELL-08]"""


class Factors(NamedTuple):
    """What the number of a spell and its turns are multiplied by."""

    number: int
    turns: int


@rule
def spell_factors(has_number: int, lasts: int, multiplier: int) -> Factors:
    """What a double or triple success multiplies: a number that counts, else a duration above 1 turn, else nothing.
    [CM-SPELL-02]

    >>> spell_factors(1, 1, 2), spell_factors(0, 1, 3), spell_factors(0, 0, 3)
    (Factors(number=2, turns=1), Factors(number=1, turns=3), Factors(number=1, turns=1))
    """
    if has_number != 0:
        return Factors(multiplier, 1)
    return Factors(1, multiplier if lasts != 0 else 1)


def factors_of(spell: Spell, multiplier: int) -> Factors:
    """What a success multiplies of a spell of the table. [CM-SPELL-02]"""
    has_number = spell.effect_key in NUMBERS and spell.id not in CONDITIONS
    return spell_factors(int(has_number), int(spell.duration not in ("", "0", "1")), multiplier)
