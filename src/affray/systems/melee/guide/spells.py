"""What a spell promises by exact odds: that it is cast, what it costs, what it does where that is a number."""

from functools import lru_cache
from typing import NamedTuple

from affray.core.faces.guide import Chance, Phrase, Prospect
from affray.core.fight_state import are_foes
from affray.core.words.phrase import phrase
from affray.referee import Referee, odds, procedure
from affray.referee.every import first_choice
from affray.systems.melee.content.codes import FLIES_ON, WELL, WHOLE_SHARE
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import Spell, spells
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast, write_answer
from affray.systems.melee.position.figures import body_of, mind_of
from affray.systems.melee.position.state import State, index_of
from affray.systems.melee.rules import injury
from affray.systems.melee.rules.adjusted_dx import adj_dx, adj_parts
from affray.systems.melee.rules.casting import casting_roll
from affray.systems.melee.rules.damage import DamageDice, damage, missile_spell_dice, read_damage
from affray.systems.melee.rules.friends_on_the_way import NOBODY, Friend, fly_past_friends
from affray.systems.melee.rules.hit_roll import HIT_DICE, dice_needed
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.rules.saving_rolls import SAVE_DICE
from affray.systems.melee.turn.aiming import NO_ITEM, aims_at, friend_of
from affray.systems.melee.turn.spells.casting import MISSILE, situation_of
from affray.systems.melee.turn.spells.effects import spell_protection
from affray.systems.melee.turn.spells.targets import kind_of
from affray.systems.melee.words.phrases import cap_chance, save_chance


class Bolt(NamedTuple):
    """A missile spell as its odds need it: adjDX, the ST put into it, its dice of casting and of damage, the hits that
    protect the target, whether it flies on to it."""

    adj: int
    st: int
    n: int
    dice: DamageDice
    stops: int
    flies: int


class BoltOutcome(NamedTuple):
    """What came of a missile spell: whether it met a friend, the multiplier of the casting roll, the fatigue paid,
    whether the caster fell, the hits on the target."""

    friend: int
    multiplier: int
    paid: int
    falls: int
    hits: int


def cast_prospect(state: State, i: int, answer: Cast) -> Prospect:
    """What a spell promises. [CM-SPELL-02 CM-SPELL-03 CM-SPELL-04 CM-SPELL-05]"""
    row = spells()[answer.spell]
    scene = situation_of(state, i, row, answer)
    chances = bolt_chances(state, i, row, answer) if row.kind == MISSILE else cast_chances(state, i, row, answer)
    return Prospect(
        write_answer(answer), adj_dx(scene), adj_parts(scene), chances, policy_phrase(state, i, row, answer)
    )


def policy_phrase(state: State, i: int, row: Spell, answer: Cast) -> Phrase:
    """How far it is to the target, and that all stand as they do. [CM-SPELL-04 CM-SPELL-05]"""
    scene = situation_of(state, i, row, answer)
    return phrase("guide-policy-spell", "CM-SPELL-02", hexes=scene.hexes, megahexes=scene.megahexes)


# --- spells that are no missiles --------------------------------------------------------------------------------------
def cast_chances(state: State, i: int, row: Spell, answer: Cast) -> tuple[Chance, ...]:
    """That a spell is cast and not resisted, what it costs on average, whether the caster falls, and that it is doubled or tripled.
    [CM-SPELL-02 CM-SPELL-03 CM-SPELL-05]"""
    adj = adj_dx(situation_of(state, i, row, answer))
    found = odds(casting_roll, HIT_DICE, adj, answer.st, policy=first_choice)
    succeeds = float(found.chance(lambda cast: cast.multiplier > 0))
    holds = succeeds * (1 - resist_chance(state, i, row, answer))
    lines = [Chance(phrase("guide-cast", "CM-SPELL-02"), succeeds)]
    if answer.target:
        lines.append(Chance(phrase("guide-takes-hold", "CM-SPELL-05"), cap_chance(holds)))
    return (
        *lines,
        Chance(phrase("guide-costs", "CM-SPELL-03"), float(found.mean(lambda cast: cast.paid)), points=True),
        Chance(phrase("guide-caster-falls", "CM-SPELL-03"), float(found.chance(lambda cast: cast.falls > 0))),
        Chance(phrase("guide-double", "CM-SPELL-02"), float(found.chance(lambda cast: cast.multiplier == 2))),
        Chance(phrase("guide-triple", "CM-SPELL-02"), float(found.chance(lambda cast: cast.multiplier == 3))),
    )


def resist_chance(state: State, i: int, row: Spell, answer: Cast) -> float:
    """The chance that a target keeps a spell off, by its mind or a Spell Shield. [CM-SPELL-05]"""
    if not answer.target:
        return 0.0
    j = index_of(state, answer.target)
    if spell_effects.is_shielded(state, j):
        return 1.0
    if (
        not row.mental
        or not are_foes(state, state.figures[j].side, state.figures[i].side)
        or state.house.no_mental_saves != 0
    ):
        return 0.0
    return save_chance(SAVE_DICE, mind_of(state, j), state.house)


# --- missile spells ---------------------------------------------------------------------------------------------------
@procedure
def loose_bolt(ref: Referee, bolt: Bolt, friends: tuple[Friend, ...], house: House) -> BoltOutcome:
    """A missile spell past friends to its target. [CM-SPELL-04 CM-MISS-01]"""
    if fly_past_friends(ref, friends).friend != NOBODY:
        return BoltOutcome(1, 0, bolt.st, 0, 0)
    cast = casting_roll(ref, bolt.n, bolt.adj, bolt.st)
    if cast.multiplier == 0 or bolt.flies == 0:
        return BoltOutcome(0, cast.multiplier, cast.paid, cast.falls, 0)
    hits = damage(ref, bolt.dice, cast.multiplier, WHOLE_SHARE, bolt.stops, house)
    return BoltOutcome(0, cast.multiplier, cast.paid, cast.falls, hits)


@lru_cache(maxsize=1024)
def bolt_odds(bolt: Bolt, friends: tuple[Friend, ...], target: Body, house: House) -> tuple[float, ...]:
    """Of a missile spell the chances to be cast with success, for double and triple, to knock down, put out and kill, the
    hits and the fatigue on average, the chances to meet a friend and to fell the caster."""
    sums = [0.0] * 10
    found = odds(loose_bolt, bolt, friends, house, policy=first_choice)
    for made, weight in found.items():
        left = injury.hurt(target, made.hits, house) if made.hits else target
        values = (
            made.multiplier > 0,
            made.multiplier == 2,
            made.multiplier == 3,
            left.fell > target.fell,
            left.status > target.status and left.status != WELL,
            left.status > target.status and left.status > 1,
            made.hits,
            made.paid,
            made.friend,
            made.falls,
        )
        for place, value in enumerate(values):
            sums[place] += value * weight / found.total
    return tuple(sums)


def bolt_chances(state: State, i: int, row: Spell, answer: Cast) -> tuple[Chance, ...]:
    """What a missile spell at a figure promises; one that is turned or sent back does it nothing. [CM-SPELL-04]"""
    j = index_of(state, answer.target)
    kind = kind_of(row)
    aim = aims_at(state, i, j, kind)[0]
    friends = tuple(friend_of(state, i, group[0], kind, NO_ITEM, aim) for group in aim.passed)
    bolt = Bolt(
        adj_dx(situation_of(state, i, row, answer)),
        answer.st,
        dice_needed(kind, state.figures[j].body.stance),
        missile_spell_dice(read_damage(row.effect_value), answer.st),
        spell_protection(state, j, aim.source),
        int(spell_effects.missile_fate(state, j) == FLIES_ON),
    )
    hit, double, triple, falls, out, dead, hits, paid, met, down = bolt_odds(
        bolt, friends, body_of(state, j), state.house
    )
    return (
        Chance(phrase("guide-hit" if bolt.flies else "guide-cast", "CM-SPELL-04"), cap_chance(hit)),
        Chance(phrase("guide-hits", "CM-DMG-04"), hits, points=True),
        Chance(phrase("guide-out", "CM-INJ-02"), cap_chance(out)),
        Chance(phrase("guide-caster-falls", "CM-SPELL-03"), cap_chance(down)),
        *((Chance(phrase("guide-friend", "CM-MISS-01"), cap_chance(met)),) if friends else ()),
        Chance(phrase("guide-dead", "CM-INJ-03"), cap_chance(dead)),
        Chance(phrase("guide-costs", "CM-SPELL-03"), paid, points=True),
        Chance(phrase("guide-knocks-down", "CM-INJ-05"), cap_chance(falls)),
        Chance(phrase("guide-double", "CM-SPELL-02"), cap_chance(double)),
        Chance(phrase("guide-triple", "CM-SPELL-02"), cap_chance(triple)),
    )
