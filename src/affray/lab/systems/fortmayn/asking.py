"""What is asked of the laboratory in names and numbers, and the answers, one for each combination of the numbers."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.tables import look_up
from affray.dice.pool import MOST_DICE
from affray.lab.ranges import combinations
from affray.lab.systems.fortmayn.odds import RollOdds, roll_odds
from affray.lab.systems.fortmayn.roll_setup import RollSetup, pool_of
from affray.lab.systems.fortmayn.sides import MOST_DD, Champion, Enemy, KnownCreatures, read_champion, read_enemy
from affray.lab.systems.fortmayn.words import words
from affray.systems.fortmayn.content.codes import BAND_NAMES, BODY, POOL_NAMES
from affray.systems.fortmayn.content.tables import advantage_sources, ranged_weapons
from affray.systems.fortmayn.duel.habits import USUAL
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED

NUMBERS = ("dice", "dd")
TRIALS = ("test", "stunt")
"""Kinds that need no opponent."""
USUAL_FOE = "ghoul"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of one roll, or of several in an order. Numbers of which there may be several are text, such as "2..4"."""

    who: str = "brawny"
    """The line of the character."""
    foe: tuple[str, ...] = ()
    """The lines of what stands against the character, in the order of the rolls."""
    kind: str = "melee"
    """The kind of roll, one of KINDS."""
    pool: str = "body"
    """The pool of a test or stunt: body or head."""
    pro: tuple[str, ...] = ()
    """The sources for the roll, by name."""
    con: tuple[str, ...] = ()
    """The sources against the roll, by name."""
    weapon: str = "bow"
    """The weapon of a shot."""
    range: str = "nearby"
    """The distance of a shot, by the name of its band."""
    save: str = USUAL
    """Which dice are saved with what, by its name in HABITS."""
    sunder: bool = True
    """Whether gear is sundered, or attachments are given up."""
    dice: str = ""
    """The ready dice of the pool, as text; "" for those of the character."""
    dd: str = ""
    """The Difficulty Dice, as text; "" for those of the foe."""

    @property
    def numbers(self) -> dict[str, str]:
        """The numbers that are given of which there may be several."""
        return {name: text for name in NUMBERS if (text := str(getattr(self, name)))}


class Row(msgspec.Struct, frozen=True):
    """An answer, who it is about, and the numbers that are its own among several."""

    swept: Mapping[str, Fraction]
    one: Champion
    enemies: tuple[Enemy, ...]
    answer: RollOdds


def answer_rows(asked: Asked, known: KnownCreatures) -> Iterator[Row]:
    """The answers, one for each combination of the numbers. Raises InputError."""
    how, one = setup_of(asked, known), read_champion(asked.who)
    enemies = enemies_of(asked, known)
    swept, combined = combinations(asked.numbers)
    for numbers in combined:
        champion = with_dice(one, how, whole_number("dice", numbers["dice"], MOST_DICE)) if "dice" in numbers else one
        foes = (
            [with_dd(foe, whole_number("dd", numbers["dd"], MOST_DD)) for foe in enemies]
            if "dd" in numbers
            else enemies
        )
        yield Row({name: numbers[name] for name in swept}, champion, tuple(foes), roll_odds(champion, foes, how))


def setup_of(asked: Asked, known: KnownCreatures) -> RollSetup:
    """How the roll is made. Raises InputError for an unknown word."""
    return RollSetup(
        kind=asked.kind,
        pool=look_up(asked.pool, {name: place for place, name in enumerate(POOL_NAMES)}, "pool"),
        pros=sources_in(asked.pro, 1, "pro"),
        cons=sources_in(asked.con, -1, "con"),
        weapon=look_up(asked.weapon, {weapon: weapon for weapon in ranged_weapons()}, "weapon"),
        band=look_up(asked.range, {name: place for place, name in enumerate(BAND_NAMES)}, "range"),
        save=asked.save,
        sunder=int(asked.sunder),
        house=known.house,
    )


def sources_in(names: Sequence[str], steps: int, option: str) -> tuple[str, ...]:
    """Sources for a roll or against it, by their names. Raises InputError. [FT-DICE-06]"""
    known = {name: name for row in advantage_sources() if row.step == steps for name in row.source.split()[:1]}
    return tuple(look_up(name, known, option) for name in names)


def enemies_of(asked: Asked, known: KnownCreatures) -> list[Enemy]:
    """What stands against the character: a test or stunt needs no foe. Raises InputError."""
    if asked.foe:
        return [read_enemy(line, known) for line in asked.foe]
    if asked.kind in TRIALS:
        return [Enemy(name=words().say(known.language, "obstacle"), target=Target(UNSTATED))]
    return [read_enemy(USUAL_FOE, known)]


def whole_number(name: str, number: Fraction, most: int) -> int:
    """The number, checked to be a whole number of at most `most`. Raises InputError."""
    if number.denominator != 1 or number > most:
        raise InputError(f"{name} {float(number):g}: expected a whole number of at most {most}")
    return int(number)


def with_dice(one: Champion, how: RollSetup, dice: int) -> Champion:
    """The character with another number of ready dice of the pool that is rolled."""
    return replace(one, body=dice) if pool_of(how) == BODY else replace(one, head=dice)


def with_dd(enemy: Enemy, dd: int) -> Enemy:
    """An opponent with other Difficulty Dice."""
    return replace(enemy, target=enemy.target._replace(dd=dd))
