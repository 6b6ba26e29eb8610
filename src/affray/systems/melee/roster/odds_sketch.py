"""An odds sketch: what a figure may expect of its attacks on a chosen opponent, with three dice and with four."""

from typing import NamedTuple

from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Chance, Prospect
from affray.space.hex import disc
from affray.systems.melee.content.codes import (
    DEFENDING,
    DODGING,
    FRONT,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NO_STANCE,
    POLE,
    THROWN,
)
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import spells
from affray.systems.melee.guide.odds import attack_outlook
from affray.systems.melee.guide.spells import Bolt, bolt_odds
from affray.systems.melee.position.figures import body_of, cover_of
from affray.systems.melee.position.hands import attack_kinds_with, ready_arms
from affray.systems.melee.position.state import Board, State, with_fields
from affray.systems.melee.roster.adventurer import HERE, Adventurer, figure_of
from affray.systems.melee.rules.adjusted_dx import adj_dx, adj_parts
from affray.systems.melee.rules.damage import missile_spell_dice, protection, read_damage
from affray.systems.melee.rules.hit_roll import dice_needed
from affray.systems.melee.turn.aiming import NO_ITEM, aims_at, situation, strike_of
from affray.systems.melee.words.rows import making_phrase

NORTH, SOUTH = 0, 3
THROW, SHOT = 3, 8
"""How many hexes off the target of a thrown weapon, and of a missile or missile spell, stands in a sketch."""
FIELD = Board(dict.fromkeys(disc(HERE, SHOT + 1), "clear"))
GUARDS = {MELEE: DEFENDING, POLE: DEFENDING, THROWN: DODGING, MISSILE: DODGING, MISSILE_SPELL: DODGING}
"""The stance that makes an attack of a kind roll four dice. [CM-HIT-03 CM-HIT-05]"""
POLICY = making_phrase("odds-policy", thrown=THROW, shot=SHOT)


class Promise(NamedTuple):
    """What an attack promises: the chance to hit, the hits that get through on average, the chances to hit for double or
    triple damage, to put the target out of the fight, and to kill it."""

    hit: float
    hits: float
    multiple: float
    out: float
    dead: float


def arms_of(adventurer: Adventurer) -> tuple[str, ...]:
    """What an adventurer can attack with: what it holds, or bare hands; then the missile spells that it knows."""
    spelled = tuple(name for name in adventurer.spells if spells()[name].kind == "M")
    return (*dict.fromkeys(ready_arms(figure_of(adventurer))), *spelled)


def kind_with(adventurer: Adventurer, arm: str) -> int:
    """The kind of attack that a sketch makes with one of its arms: the first that it is for."""
    return MISSILE_SPELL if arm in spells() else attack_kinds_with(figure_of(adventurer), arm)[0]


def sketch(adventurer: Adventurer, foe: Adventurer, arm: str = "", house: House = PLAIN) -> tuple[Prospect, ...]:
    """What an attack with three dice and with four, on a target that is on its guard, promises: face to face, thrown or
    shot from some hexes off. With the weapon named, or the first. Raises InputError for one that it has not.

    [CM-HIT-01 CM-HIT-03 CM-HIT-05 CM-DMG-04 CM-INJ-07]
    """
    known = arms_of(adventurer)
    arm = arm or known[0]
    if arm not in known:
        raise InputError(f"weapon {arm!r}: {adventurer.name} can attack with {', '.join(known)}")
    kind = kind_with(adventurer, arm)
    off = {THROWN: THROW, MISSILE: SHOT, MISSILE_SPELL: SHOT}.get(kind, 1)
    attacker = replace(figure_of(adventurer), facing=NORTH)
    target = replace(figure_of(foe), id=f"{foe.name} (foe)", side=1, hexes=((0, -off),), facing=SOUTH)
    found = []
    for stance in (NO_STANCE, GUARDS[kind]):
        state = State(FIELD, ("", "-"), (attacker, with_fields(target, stance=stance)), house)
        item = NO_ITEM if kind == MISSILE_SPELL else arm
        stands = situation(state, 0, 1, kind, item, aims_at(state, 0, 1, kind, item)[0])
        promise = cast_promise(state, arm) if kind == MISSILE_SPELL else strike_promise(state, kind, arm)
        dice = str(dice_needed(kind, stance))
        found.append(Prospect(dice, adj_dx(stands), adj_parts(stands), promise_chances(promise), POLICY))
    return tuple(found)


def strike_promise(state: State, kind: int, arm: str) -> Promise:
    """What an attack of the first figure on the second promises. [CM-HIT-01 CM-DMG-04 CM-INJ-07]"""
    strike = strike_of(state, 0, 1, kind, arm, aims_at(state, 0, 1, kind, arm)[0])
    found = attack_outlook(strike, (), body_of(state, 1), state.house)
    return Promise(found.hit, found.hits, found.double + found.triple, found.out, found.dead)


def cast_promise(state: State, arm: str) -> Promise:
    """What a missile spell of the first figure at the second promises, with all the ST that it can take. [CM-SPELL-04]"""
    spell, kind = spells()[arm], MISSILE_SPELL
    stands = situation(state, 0, 1, kind, NO_ITEM, aims_at(state, 0, 1, kind)[0])
    dice = missile_spell_dice(read_damage(spell.effect_value), spell.max_st)
    stops = protection(cover_of(state, 1), FRONT)
    bolt = Bolt(adj_dx(stands), spell.max_st, dice_needed(kind, state.figures[1].body.stance), dice, stops, 1)
    hit, double, triple, _, out, dead, hits, *_ = bolt_odds(bolt, (), body_of(state, 1), state.house)
    return Promise(hit, hits, double + triple, out, dead)


def promise_chances(found: Promise) -> tuple[Chance, ...]:
    """The chances by name, each capped at 1."""
    return tuple(
        Chance(making_phrase(f"odds-{name}"), value if name == "hits" else min(1.0, value), points=name == "hits")
        for name, value in found._asdict().items()
    )
