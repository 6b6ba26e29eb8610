"""An odds sketch: what a figure may expect of its attacks on a chosen opponent, with three dice and with four."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import InputError
from affray.core.guide import Chance, Prospect
from affray.referee import odds
from affray.systems.melee import figures
from affray.systems.melee.adjust import Situation, adj_dx, adj_parts
from affray.systems.melee.adventurer import Adventurer, figure_of
from affray.systems.melee.blow import Strike, attack
from affray.systems.melee.constants import (
    DEFENDING,
    DODGING,
    FRONT,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NO_FUMBLE,
    NO_STANCE,
    POLE,
    THROWN,
    WELL,
)
from affray.systems.melee.damage import (
    DamageDice,
    bare_hands,
    missile_spell,
    protection,
    read_damage,
    weapon_damage,
)
from affray.systems.melee.hands import arms, kinds_with, wielding
from affray.systems.melee.hit import dice_needed
from affray.systems.melee.injury import Body
from affray.systems.melee.making_sheet import OPEN_GROUND, word
from affray.systems.melee.options import PLAIN, House
from affray.systems.melee.state import State
from affray.systems.melee.tables import BARE_HANDS as FISTS
from affray.systems.melee.tables import spells, weapon

THROW_HEXES, SHOT_MEGAHEXES = 3, 3
"""How far off the target of a thrown weapon, and of a missile or missile spell, stands in a sketch."""
CROSSBOWS = ("light_crossbow", "heavy_crossbow")
GUARDS = {MELEE: DEFENDING, POLE: DEFENDING, THROWN: DODGING, MISSILE: DODGING, MISSILE_SPELL: DODGING}
"""The stance that makes an attack of a kind roll four dice. [CM-HIT-03 CM-HIT-05]"""


class Toll(NamedTuple):
    """What an attack promises: the chances to hit, to hit doubly or trebly, to fell, to drop or break what it is made
    with; the hits that get through on the mean."""

    hit: float
    multiple: float
    hits: float
    fells: float
    fumbles: float


def arms_of(one: Adventurer) -> tuple[str, ...]:
    """What an adventurer can attack with: what it holds, or bare hands; then the missile spells that it knows."""
    spelled = tuple(name for name in one.spells if spells()[name].kind == "M")
    return (*dict.fromkeys(arms(figure_of(one))), *spelled)


def kind_with(one: Adventurer, arm: str) -> int:
    """The kind of attack that a sketch makes with one of its arms: the first that it is for."""
    return MISSILE_SPELL if arm in spells() else kinds_with(figure_of(one), arm)[0]


def dice_with(one: Adventurer, arm: str) -> DamageDice:
    """The damage dice of an attack; a missile spell gets all the ST that it can. [CM-DMG-01 CM-HTH-08 CM-SPELL-04]"""
    if arm in spells():
        spell = spells()[arm]
        return missile_spell(read_damage(spell.effect_value), spell.max_st)
    return bare_hands(one.st) if arm == FISTS else weapon_damage(weapon(arm).damage, one.st)


def sketch(one: Adventurer, foe: Adventurer, arm: str = "", house: House = PLAIN) -> tuple[Prospect, ...]:
    """What an attack with three dice and with four, on a target that is on its guard, promises: face to face, thrown from
    three hexes, shot from three megahexes. With the weapon named, or the first. Raises InputError for one that it has not.

    [CM-HIT-01 CM-HIT-03 CM-HIT-05 CM-DMG-04 CM-INJ-07]
    """
    known = arms_of(one)
    arm = arm or known[0]
    if arm not in known:
        raise InputError(f"weapon {arm!r}: {one.name} can attack with {', '.join(known)}")
    two = (figure_of(one), replace(figure_of(foe), id=f"{foe.name} (foe)", side=1))
    state = State(OPEN_GROUND, ("", "-"), two, house)
    kind = kind_with(one, arm)
    stands = seen(state, one, arm, kind)
    body, stops = figures.body_of(state, 1), protection(figures.cover_of(state, 1), FRONT)
    strike = Strike(adj_dx(stands), kind, dice_with(one, arm), wielding=wielding(two[0], arm), stops=stops)
    found = []
    for stance in (NO_STANCE, GUARDS[kind]):
        guarded = strike._replace(stance=stance)
        dice = str(dice_needed(kind, stance))
        found.append(Prospect(dice, strike.adj, adj_parts(stands), told(toll(guarded, body, house)), POLICY))
    return tuple(found)


POLICY = word("odds-policy", thrown=THROW_HEXES, shot=SHOT_MEGAHEXES)


def seen(state: State, one: Adventurer, arm: str, kind: int) -> Situation:
    """The attack as far as adjDX goes; a halfling throws better (filler). [CM-ADJ-10 CM-FIG-05]"""
    stands = figures.standing_situation(state, 0)
    return stands._replace(
        kind=kind,
        crossbow=int(arm in CROSSBOWS),
        hexes=THROW_HEXES if kind == THROWN else 1,
        megahexes=SHOT_MEGAHEXES if kind in (MISSILE, MISSILE_SPELL) else 0,
    )


@lru_cache(maxsize=2048)
def toll(strike: Strike, body: Body, house: House) -> Toll:
    """What an attack does to a target, exactly. [CM-HIT-02 CM-HIT-04 CM-DMG-03 CM-INJ-07]"""
    found = odds(attack, strike, body, house, policy=steady)
    return Toll(
        float(found.chance(lambda made: made.blow.multiplier > 0)),
        float(found.chance(lambda made: made.blow.multiplier > 1)),
        float(found.mean(lambda made: made.blow.hits)),
        float(found.chance(lambda made: made.target.status != WELL and body.status == WELL)),
        float(found.chance(lambda made: made.blow.fumble != NO_FUMBLE)),
    )


def steady(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """The first of whatever is asked; an attack asks for nothing."""
    return 0  # pragma: no cover - an attack asks for no choice


def told(found: Toll) -> tuple[Chance, ...]:
    """The chances by name."""
    return (
        Chance(word("odds-hit"), found.hit),
        Chance(word("odds-multiple"), found.multiple),
        Chance(word("odds-hits"), found.hits, points=True),
        Chance(word("odds-fells"), found.fells),
        Chance(word("odds-fumbles"), found.fumbles),
    )
