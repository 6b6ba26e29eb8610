"""How a roll of the laboratory is made, and what is rolled then: the pool, the die, the reasons of its size."""

import msgspec

from affray.core import Modifier, RuledOut
from affray.lab.field_errors import SideError
from affray.lab.systems.fortmayn.sides import Champion, Enemy
from affray.systems.fortmayn.content.codes import BODY, HEAD, NEARBY
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.duel.duel import Terms, fighter_for_roll
from affray.systems.fortmayn.duel.habits import USUAL
from affray.systems.fortmayn.rules.advantage import is_damaged, source
from affray.systems.fortmayn.rules.ranged import shooter_sources, shot_refusal, target_sources
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target

KINDS = ("melee", "defend", "test", "stunt", "shot", "shot_at", "spell", "banish", "talk")
OF_HEAD = ("shot", "spell", "banish", "talk")
"""What is rolled with HEAD Dice; tests and stunts are rolled with either pool."""
ONE_TARGET = ("test", "stunt", "shot", "spell", "talk")
ROLLS_ARMOR = ("melee", "defend", "shot_at")
"""What armor may save dice in, under any house rules. [FT-ARM-01]"""
UNFAILING = ("spell", "banish")
"""What removes the Difficulty Dice of the unearthly without a magic weapon. [FT-FILL-03]"""
MAGIC = "magic_weapon"
FIRST_ROUND = ("surprising", "surprised")


class RollSetup(msgspec.Struct, frozen=True, kw_only=True):
    """How a roll is made."""

    kind: str = "melee"
    """The kind of roll, one of KINDS."""
    pool: int = BODY
    """The pool of a test or stunt."""
    pros: tuple[str, ...] = ()
    """The sources for the roll, by name."""
    cons: tuple[str, ...] = ()
    """The sources against the roll, by name."""
    weapon: str = "bow"
    """The weapon of a shot."""
    band: int = NEARBY
    """The distance of a shot."""
    save: str = USUAL
    """Which dice are saved with what, by its name in HABITS."""
    sunder: int = 1
    """1 if gear is sundered and attachments are given up, else 0."""
    house: House = PLAIN
    """The house rules."""


class Rolled(msgspec.Struct, frozen=True):
    """What is rolled: so many dice of so many sides, from which face on they remove, and the sources of the size."""

    dice: int
    die: int
    removes_at: int
    parts: tuple[Modifier, ...]


def pool_of(how: RollSetup) -> int:
    """The pool that is rolled."""
    if how.kind in ("test", "stunt"):
        return how.pool
    return HEAD if how.kind in OF_HEAD else BODY


def sources_of(champion: Champion, how: RollSetup) -> tuple[Modifier, ...]:
    """The sources for and against the roll, without those of damaged gear. Raises InputError for a shot that cannot be."""
    found = [*(source(name, 1) for name in how.pros), *(source(name, -1) for name in how.cons)]
    if champion.magic and how.kind in ("melee", "shot", "stunt"):
        found.append(source(MAGIC, 1))
    if how.kind in ("shot", "shot_at"):
        refused = shot_refusal(how.weapon, how.band, 0)
        if refused is not None:
            raise SideError("weapon", how.weapon, RuledOut(refused))
        sources = shooter_sources(how.weapon, how.band, how.house) if how.kind == "shot" else None
        found += sources if sources is not None else target_sources(how.weapon, how.band)
    return tuple({(part.label, part.value): part for part in found}.values())


def terms_of(champion: Champion, how: RollSetup) -> Terms:
    """The sources for and against the roll as numbers; surprise counts in the first round only. [FT-MELEE-12]"""
    parts = sources_of(champion, how)
    first = [part for part in parts if part.label in FIRST_ROUND]
    ever = [part for part in parts if part.label not in FIRST_ROUND]
    return Terms(
        unarmed=champion.unarmed if pool_of(how) == BODY and how.kind in ("melee", "defend", "stunt") else 0,
        pros=sum(part.value > 0 for part in ever),
        cons=sum(part.value < 0 for part in ever),
        first_pros=sum(part.value > 0 for part in first),
        first_cons=sum(part.value < 0 for part in first),
        house=how.house,
        of_weapon=sum(part.label == MAGIC for part in ever),
    )


def fighter_of(champion: Champion, how: RollSetup) -> Fighter:
    """The character with the ready dice and the base die of the pool that is rolled."""
    pool = pool_of(how)
    return Fighter(Body(champion.type, champion.ready(pool), champion.shield, champion.armor), champion.base(pool), 0)


def first_fighter(champion: Champion, how: RollSetup) -> Fighter:
    """The character with the die of his first roll. [FT-DICE-02]"""
    return fighter_for_roll(fighter_of(champion, how), terms_of(champion, how), 1)


def target_of(enemy: Enemy, champion: Champion, how: RollSetup) -> Target:
    """The opponent as the target of the roll. [FT-FILL-03]"""
    immune = enemy.unearthly and not champion.magic and how.kind not in UNFAILING
    return enemy.target._replace(immune=int(immune))


def rolled_of(champion: Champion, how: RollSetup) -> Rolled:
    """What is rolled first, with its reasons."""
    now = first_fighter(champion, how)
    worn = (("damaged_shield", champion.shield), ("damaged_armor", champion.armor))
    damaged = tuple(source(name, -1) for name, wear in worn if is_damaged(wear))
    return Rolled(now.body.ready, now.die, now.removes_at, (*sources_of(champion, how), *damaged))
