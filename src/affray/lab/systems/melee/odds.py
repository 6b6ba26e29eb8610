"""Exact odds of one attack or casting of the Combat and Movement Guide, from the very functions that play it."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from affray.core import InputError, Modifier
from affray.lab.systems.melee.duel import read_side
from affray.lab.systems.melee.shot import AimedAttack, Shot, aimed_attack
from affray.referee import odds
from affray.systems.melee.content.codes import AT_ATTACKER, BROKEN, DEAD, DESTROYED, KIND_NAMES, UNCONSCIOUS
from affray.systems.melee.content.house_rules import House, read_house
from affray.systems.melee.rules.adjusted_dx import adj_dx, adj_parts, standing_dx
from affray.systems.melee.rules.blow import Blow, hits_on_target, resolve_hit, strike_blow
from affray.systems.melee.rules.casting import Cast, casting_roll
from affray.systems.melee.rules.damage import protection_parts, write_damage
from affray.systems.melee.rules.hit_roll import dice_needed, weapon_place_after
from affray.systems.melee.rules.injury import hurt

Chances = dict[Blow, Fraction]


class AttackOdds(msgspec.Struct, frozen=True):
    """The chances of one attack or casting, each from 0 to 1."""

    kind: str
    """The kind of attack, by name."""
    weapon: str
    """What the attack is made with."""
    dice: int
    """The dice that are rolled to hit."""
    adj_dx: int
    """The adjDX of the attack."""
    standing_dx: int
    """The adjDX without any attack."""
    parts: tuple[Modifier, ...]
    """The reasons of the adjDX."""
    damage: str
    """The damage dice in their notation; "" for a spell that does none."""
    stopped: int
    """The hits that are stopped."""
    stopped_parts: tuple[Modifier, ...]
    """The reasons of the hits stopped."""
    hit: Fraction
    """The chance of any hit."""
    double: Fraction
    """The chance of a double hit."""
    triple: Fraction
    """The chance of a triple hit."""
    drops: Fraction
    """The chance that the weapon is dropped."""
    breaks: Fraction
    """The chance that the weapon breaks."""
    hits: tuple[tuple[int, Fraction], ...]
    """The chances of so many hits that get through to the target; a miss counts as 0."""
    mean: Fraction
    """The mean number of hits that get through."""
    knocked_down: Fraction
    """The chance that the target is knocked down."""
    unconscious: Fraction
    """The chance that the target ends unconscious."""
    dead: Fraction
    """The chance that the target ends dead."""
    cost: tuple[tuple[int, Fraction], ...]
    """The chances of the fatigue that a spell costs; empty for an attack."""
    falls: Fraction
    """The chance that the caster of a spell falls."""


def attack_odds(
    attacker: str, defender: str, shot: Shot | None = None, options: Mapping[str, object] | None = None
) -> AttackOdds:
    """The exact chances of an attack; figures as `systems.melee.duel.fighter` reads them. Raises InputError.

    >>> found = attack_odds("orc", "st=12 dx=12", Shot(zone="rear"))
    >>> found.adj_dx, found.hit, found.double
    (15, Fraction(103, 108), Fraction(1, 72))
    """
    house = read_house(options or {})
    made = aimed_attack(read_side(attacker, 0), read_side(defender, 1), shot or Shot(), house)
    return attack_chances(made, house)


def attack_chances(made: AimedAttack, house: House) -> AttackOdds:
    """The chances of an attack that is made."""
    casts = castings(made)
    struck = spell_chances(made, casts, house) if made.cost else blow_chances(made, house)
    after = {blow: hurt(made.target, hits_on_target(blow), house) for blow in struck}
    where = {blow: weapon_place_after(made.strike.kind, made.strike.wielding, blow.fumble) for blow in struck}

    def chance(holds: Mapping[Blow, bool]) -> Fraction:
        return sum((struck[blow] for blow in struck if holds[blow]), Fraction(0))

    hits: dict[int, Fraction] = {}
    for blow, share in struck.items():
        hits[hits_on_target(blow)] = hits.get(hits_on_target(blow), Fraction(0)) + share
    return AttackOdds(
        kind=KIND_NAMES[made.strike.kind],
        weapon=made.weapon,
        dice=dice_of(made),
        adj_dx=adj_dx(made.situation),
        standing_dx=standing_dx(made.situation),
        parts=adj_parts(made.situation),
        damage=write_damage(made.strike.dice) if made.harms else "",
        stopped=made.strike.stops if made.harms else 0,
        stopped_parts=protection_parts(made.cover, made.situation.zone) if made.harms else (),
        hit=chance({blow: blow.multiplier > 0 for blow in struck}),
        double=chance({blow: blow.multiplier == 2 for blow in struck}),
        triple=chance({blow: blow.multiplier == 3 for blow in struck}),
        drops=chance({blow: where[blow] == AT_ATTACKER for blow in struck}),
        breaks=chance({blow: where[blow] in (BROKEN, DESTROYED) for blow in struck}),
        hits=tuple(sorted(hits.items())) if made.harms else (),
        mean=sum((points * share for points, share in hits.items()), Fraction(0)),
        knocked_down=chance({blow: after[blow].fell != 0 for blow in struck}),
        unconscious=chance({blow: after[blow].status == UNCONSCIOUS for blow in struck}),
        dead=chance({blow: after[blow].status == DEAD for blow in struck}),
        cost=cost_chances(casts),
        falls=sum((share for cast, share in casts.items() if cast.falls), Fraction(0)),
    )


def dice_of(made: AimedAttack) -> int:
    """How many dice the attack rolls. [CM-HIT-01 CM-HIT-03]"""
    return dice_needed(made.strike.kind, made.strike.stance)


def blow_chances(made: AimedAttack, house: House) -> Chances:
    """The chances of what a blow with a weapon, hands or claws does."""
    return odds(strike_blow, made.strike, house, policy=choose_nothing).chances()


def castings(made: AimedAttack) -> dict[Cast, Fraction]:
    """The chances of what a casting roll does; empty where no spell is cast. [CM-SPELL-02]"""
    if not made.cost:
        return {}
    return odds(casting_roll, dice_of(made), made.strike.adj, made.cost, policy=choose_nothing).chances()


def spell_chances(made: AimedAttack, casts: Mapping[Cast, Fraction], house: House) -> Chances:
    """The chances of what a spell does: its damage, if it has any, once the casting roll has succeeded.
    [CM-SPELL-04]"""
    found: Chances = {}
    for cast, share in casts.items():
        results = {Blow(cast.multiplier, 0, 0, 0): Fraction(1)}
        if cast.multiplier > 0 and made.harms:
            results = odds(resolve_hit, made.strike, cast.multiplier, house, policy=choose_nothing).chances()
        for blow, part in results.items():
            found[blow] = found.get(blow, Fraction(0)) + share * part
    return found


def cost_chances(casts: Mapping[Cast, Fraction]) -> tuple[tuple[int, Fraction], ...]:
    """The chances of the fatigue that a casting costs. [CM-SPELL-02 CM-SPELL-03]"""
    found: dict[int, Fraction] = {}
    for cast, share in casts.items():
        found[cast.paid] = found.get(cast.paid, Fraction(0)) + share
    return tuple(sorted(found.items()))


def choose_nothing(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """An attack leaves nobody a choice."""
    raise InputError(f"odds: choice {what} was not expected")
