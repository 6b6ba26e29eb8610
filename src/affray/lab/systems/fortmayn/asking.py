"""What is asked of the laboratory in names and numbers, and the answers, one for each combination of the numbers."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from affray.core.field_errors import FieldError, expected
from affray.core.reading.tables import look_up
from affray.dice.pool import MOST_DICE
from affray.lab.fields import Con, Pro
from affray.lab.laboratory import Idle
from affray.lab.ranges import combinations
from affray.lab.systems.fortmayn.odds import RollOdds, roll_odds
from affray.lab.systems.fortmayn.roll_setup import RollSetup, pool_of
from affray.lab.systems.fortmayn.sides import MOST_DD, Champion, Enemy, KnownCreatures, read_champion, read_enemy
from affray.lab.words import words_of
from affray.systems.fortmayn.content.codes import BAND_NAMES, BODY, POOL_NAMES
from affray.systems.fortmayn.content.tables import advantage_sources, ranged_weapons
from affray.systems.fortmayn.duel.habits import USUAL
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED

NUMBERS = ("dice", "dd")
TRIALS = ("test", "stunt")
"""Kinds that need no opponent."""
USUAL_FOE = "ghoul"
OWN = {("pool",): TRIALS, ("weapon", "range"): ("shot", "shot_at")}
"""What only some kinds of rolls have."""
SWEPT = "N|A..B"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of one roll, or of several in an order. Numbers of which there may be several are text, such as "2..4"."""

    who: Annotated[
        str,
        Meta(
            title="LINE",
            description='A character: "brawny body=3 armor=leather shield=small_shield", "brainy head=2 unarmed". Damaged gear '
            "is written d4/leather; magic_weapon, magic_shield, magic_armor and attachments=N may follow.",
        ),
    ] = "brawny"
    foe: Annotated[
        tuple[str, ...],
        Meta(
            title="LINE",
            description='What stands against him: a creature such as ghoul, or "dd=3 shield=d4 armor=d6 tough no_save '
            'unearthly"; may be given again, in the order of the rolls.',
        ),
    ] = ()
    kind: Annotated[
        str,
        Meta(description="melee, defend, test, stunt, shot, shot_at, spell, banish or talk (social conflict)."),
    ] = "melee"
    pool: Annotated[str, Meta(description="The pool of a test or stunt: body or head.")] = "body"
    pro: Pro = ()
    """The sources for the roll, by name."""
    con: Con = ()
    """The sources against the roll, by name."""
    weapon: Annotated[str, Meta(description="The weapon of a shot: bow, sling, thrown, longarm or handgun.")] = "bow"
    range: Annotated[str, Meta(description="The distance of a shot: close, nearby, distant or far_away.")] = "nearby"
    save: Annotated[
        str,
        Meta(
            description="How armor saves: none, shield (every die, the shield first), armor (the armor first), or last (only "
            "dice that would put the character out)."
        ),
    ] = USUAL
    sunder: Annotated[bool, Meta(description="Sunder gear, or give up an attachment, when about to go out.")] = True
    dice: Annotated[str, Meta(title=SWEPT, description="The ready dice of the pool that is rolled.")] = ""
    dd: Annotated[str, Meta(title=SWEPT, description="The Difficulty Dice of what stands against the character.")] = ""

    @property
    def numbers(self) -> dict[str, str]:
        """The numbers that are given of which there may be several."""
        return {name: text for name in NUMBERS if (text := str(getattr(self, name)))}


def idle_options(asked: Mapping[str, object], *, beside: bool) -> Iterator[Idle]:
    """The options that say nothing in a question."""
    for names, kinds in OWN.items():
        if asked["kind"] not in kinds and not beside:
            yield Idle(names, "kinds", {"kind": str(asked["kind"]), "known": kinds})


class Row(msgspec.Struct, frozen=True):
    """An answer, who it is about, and the numbers that are its own among several."""

    swept: Mapping[str, Fraction]
    champion: Champion
    enemies: tuple[Enemy, ...]
    answer: RollOdds


def answer_rows(asked: Asked, known: KnownCreatures) -> Iterator[Row]:
    """The answers, one for each combination of the numbers. Raises InputError."""
    how, other = setup_of(asked, known), read_champion(asked.who)
    enemies = enemies_of(asked, known)
    swept, combined = combinations(asked.numbers)
    for numbers in combined:
        champion = (
            with_dice(other, how, whole_number("dice", numbers["dice"], MOST_DICE)) if "dice" in numbers else other
        )
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
        return [Enemy(name=words_of("fortmayn").say(known.language, "obstacle"), target=Target(UNSTATED))]
    return [read_enemy(USUAL_FOE, known)]


def whole_number(name: str, number: Fraction, most: int) -> int:
    """The number, checked to be a whole number of at most `most`. Raises InputError."""
    if number.denominator != 1 or number > most:
        raise FieldError(name, f"{float(number):g}", expected("at-most", most=most), f"{name} {float(number):g}")
    return int(number)


def with_dice(champion: Champion, how: RollSetup, dice: int) -> Champion:
    """The character with another number of ready dice of the pool that is rolled."""
    return replace(champion, body=dice) if pool_of(how) == BODY else replace(champion, head=dice)


def with_dd(enemy: Enemy, dd: int) -> Enemy:
    """An opponent with other Difficulty Dice."""
    return replace(enemy, target=enemy.target._replace(dd=dd))
