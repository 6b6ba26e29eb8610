"""Rolls of Fortmayn as its clauses have them, worked out with the dice of a library."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from tests.units.lab.beside.libraries import (
    Chances,
    Faces,
    Library,
    OracleAnswer,
    Question,
    chance,
    faces_of,
    mapped,
    sure,
    then,
    without_zeros,
)

HIT = 100
"""A hit counts a hundred in the sum of a roll, a low die one."""
Gear = tuple[int, int]
"""A shield or armor: its present die, its own. A die of 0 is none. [FT-ARM-04 FT-ARM-05]"""
NONE: Gear = (0, 0)


class Foe(NamedTuple):
    """What is rolled against. [FT-CORE-04]"""

    dd: int
    tough: bool = False
    no_save: bool = False


class Hero(NamedTuple):
    """A character: ready dice and the die, whether he sunders, his gear, attachments that he may give up; whether he has
    sundered something or given it up."""

    ready: int
    die: int
    sunders: bool = False
    shield: Gear = NONE
    armor: Gear = NONE
    attachments: int = 0
    sundered: bool = False


class How(NamedTuple):
    """How a roll is read: whether it removes, how many low dice count ("left": as many as Difficulty Dice are left, "before":
    as many as there were before it, "all" or "none"), what saves dice."""

    removes: bool = True
    harm: str = "left"
    saves: str = "shield"


# --- a roll -----------------------------------------------------------------------------------------------------------
def counted(die: int, hits_from: int = 5) -> Faces:
    """What the faces of a die count. [FT-CORE-03]"""
    return tuple(HIT if face >= hits_from else 1 if face <= 2 else 0 for face in faces_of(die))


def die_now(hero: Hero) -> int:
    """The die one step smaller while gear is damaged, a d4 at the least. [FT-DICE-02 FT-DICE-03 FT-DICE-04 FT-ARM-05]"""
    damaged = any(0 < now < own for now, own in (hero.shield, hero.armor))
    return max(4, hero.die - 2) if damaged else hero.die


def read(hero: Hero, foe: Foe, how: How, library: Library) -> Chances[tuple[int, int, int]]:
    """The Difficulty Dice left, the dice that are endangered, and the hits. [FT-TEST-01 FT-MELEE-05 FT-MELEE-06]"""

    def result(total: int) -> tuple[int, int, int]:
        hits, low = divmod(total, HIT)
        removed = min(foe.dd, max(0, hits - foe.tough)) if how.removes else 0
        left = foe.dd - removed
        return left, {"left": min(low, left), "before": min(low, foe.dd), "all": low, "none": 0}[how.harm], hits

    return mapped(library.sums(hero.ready, counted(die_now(hero))), result)


def first_of(hero: Hero, saves: str) -> str:
    """The gear that is used first, "" for none. [FT-ARM-03]"""
    order = ("armor", "shield") if saves == "armor" else ("shield", "armor")
    return next((item for item in order if getattr(hero, item)[0]), "")


def worn(gear: Gear, face: int) -> Gear:
    """Gear after a usage roll. [FT-USE-02 FT-USE-03]"""
    return ((gear[0] - 2 if gear[0] > 4 else 0) if face <= 2 else gear[0]), gear[1]


def with_gear(hero: Hero, item: str, gear: Gear) -> Hero:
    """The character with other gear."""
    return hero._replace(shield=gear) if item == "shield" else hero._replace(armor=gear)


def saved(hero: Hero, exposed: int, saves: str, library: Library) -> Chances[tuple[Hero, int]]:
    """The character and his wounds once gear has saved what it may. [FT-ARM-01 FT-ARM-02 FT-MELEE-07]"""
    item = "" if saves == "none" or (saves == "last" and exposed < hero.ready) else first_of(hero, saves)
    if not exposed or not item:
        return sure((hero, exposed))
    gear: Gear = getattr(hero, item)
    return then(
        library.sums(1, faces_of(gear[0])),
        lambda face: saved(with_gear(hero, item, worn(gear, face)), exposed - 1, saves, library),
    )


def wounded(hero: Hero, wounds: int, saves: str) -> Hero:
    """The character with wounds; one who would be out sunders. [FT-SUND-01 FT-SUND-02]"""
    item = first_of(hero, saves)
    if hero.ready and wounds == hero.ready and hero.sunders and item:
        hero = with_gear(hero, item, (0, getattr(hero, item)[1]))._replace(sundered=True)
        wounds = hero.ready - 1
    return hero._replace(ready=hero.ready - wounds)


def embarrassed(hero: Hero, lost: int) -> Hero:
    """The character with exhausted dice; one who would be out gives up an attachment. [FT-SOC-03]"""
    if hero.ready and lost == hero.ready and hero.attachments:
        return hero._replace(ready=1, attachments=hero.attachments - 1, sundered=True)
    return hero._replace(ready=hero.ready - lost)


# --- several in an order ----------------------------------------------------------------------------------------------
Step = Callable[[Hero], Mapping[tuple[int, Hero], Fraction]]
Ends = tuple[tuple[int, ...], Hero]
"""The Difficulty Dice left of each, and the character."""


def blow(foe: Foe, how: How, library: Library) -> Step:
    """A roll in a fight; who is out rolls no more. [FT-MELEE-06 FT-MELEE-08 FT-MELEE-11 FT-RANGE-03]"""

    def step(hero: Hero) -> Mapping[tuple[int, Hero], Fraction]:
        if not hero.ready or not foe.dd:
            return sure((foe.dd, hero))
        saves = "none" if foe.no_save else how.saves

        def harmed(rolled: tuple[int, int, int]) -> Chances[tuple[int, Hero]]:
            kept = saved(hero, rolled[1], saves, library)
            return mapped(kept, lambda both: (rolled[0], wounded(*both, how.saves)))

        return then(read(hero, foe, how, library), harmed)

    return step


def words(foe: Foe, library: Library) -> Step:
    """A roll of words or to banish; who has no dice rolls no more. [FT-SOC-01 FT-BAN-03]"""

    def step(hero: Hero) -> Mapping[tuple[int, Hero], Fraction]:
        if not hero.ready:
            return sure((foe.dd, hero))
        rolled = read(hero, foe, How(), library)
        return mapped(rolled, lambda entry: (entry[0], embarrassed(hero, entry[1])))

    return step


def in_order(hero: Hero, steps: Sequence[Step]) -> Chances[Ends]:
    """One roll after another. [FT-MELEE-03]"""
    found: Chances[Ends] = sure(((), hero))
    for step in steps:
        found = then(
            found,
            lambda so_far, step=step: mapped(step(so_far[1]), lambda end: ((*so_far[0], end[0]), end[1])),  # type: ignore[misc]
        )
    return found


def blows(hero: Hero, foes: Sequence[Foe], how: How, library: Library) -> Chances[Ends]:
    """Rolls in a fight, one against each. [FT-MELEE-03]"""
    return in_order(hero, [blow(foe, how, library) for foe in foes])


def traded(hero: Hero, foes: Sequence[Foe], how: How, library: Library) -> Chances[Ends]:
    """Rolls that only remove, then a roll against the blow of each foe that still stands. [FT-MELEE-04 FT-MELEE-11]"""
    own = blows(hero, foes, How(harm="none"), library)

    def answered(end: Ends) -> Chances[Ends]:
        left = [foe._replace(dd=dd) for foe, dd in zip(foes, end[0], strict=True)]
        return blows(end[1], left, how._replace(removes=False), library)

    return then(own, answered)


def group(hero: Hero, foes: Sequence[Foe], how: How, library: Library) -> Chances[Ends]:
    """One roll to banish all, whose hits are spent in order. [FT-BAN-03]"""

    def ended(rolled: tuple[int, int, int]) -> Ends:
        lefts, hits = [], rolled[2]
        for foe in foes:
            lefts.append(max(0, foe.dd - hits))
            hits = max(0, hits - foe.dd)
        return tuple(lefts), embarrassed(hero, rolled[1])

    return mapped(read(hero, Foe(sum(foe.dd for foe in foes)), How(), library), ended)


def talked(hero: Hero, foes: Sequence[Foe], how: How, library: Library) -> Chances[Ends]:
    """Words with one, or banishing one after another. [FT-SOC-01 FT-BAN-03]"""
    return in_order(hero, [words(foe, library) for foe in foes])


def tried(hero: Hero, foes: Sequence[Foe], how: How, library: Library) -> Chances[Ends]:
    """A test, a shot or a spell, in which no gear saves. [FT-TEST-01 FT-RANGE-01 FT-RANGE-02 FT-SPELL-04 FT-ARM-01]"""
    return mapped(
        read(hero, foes[0], how, library), lambda entry: ((entry[0],), wounded(hero, entry[1], how.saves))
    )  # fmt: skip


def daring(hero: Hero, foes: Sequence[Foe], how: How, library: Library) -> Chances[Ends]:
    """A stunt, which a majority of hits wins. [FT-STUNT-02 FT-STUNT-03 FT-STUNT-04 FT-STUNT-05]"""
    return mapped(
        read(hero, foes[0], How(harm="all"), library),
        lambda entry: ((0 if 2 * entry[2] > hero.ready else entry[0],), wounded(hero, entry[1], how.saves)),
    )


# --- answers ----------------------------------------------------------------------------------------------------------
Play = Callable[[Hero, Sequence[Foe], How, Library], Chances[Ends]]


class Asked(NamedTuple):
    """A roll: how it is played, who rolls against what, what it is called when the last die is lost; "" where none can be."""

    kind: str
    play: Play
    hero: Hero
    foes: tuple[Foe, ...]
    how: How = How()
    out: str = "out"


def names(foes: Sequence[Foe]) -> list[str]:
    """What the foes are called."""
    return [f"Foe{place}" for place in range(len(foes))]


def roll_answer(asked: Asked, library: Library) -> OracleAnswer:
    """All about a roll."""
    ends = asked.play(asked.hero, asked.foes, asked.how, library)
    chances: dict[tuple[str, str], Fraction] = {}
    spreads: dict[tuple[str, str], Mapping[object, Fraction]] = {}
    if asked.how.removes:
        for place, (name, foe) in enumerate(zip(names(asked.foes), asked.foes, strict=True)):
            removed = mapped(ends, lambda end, place=place, foe=foe: foe.dd - end[0][place])  # type: ignore[misc]
            spreads["removed", name] = without_zeros(removed)
            chances["overcome", name] = removed.get(foe.dd, Fraction(0))
    if asked.kind == "stunt":
        majority = mapped(
            read(asked.hero, asked.foes[0], How(), library), lambda entry: 2 * entry[2] > asked.hero.ready
        )
        chances["majority", ""] = majority.get(True, Fraction(0))
    if asked.out:
        chances[asked.out, ""] = chance(ends, lambda end: not end[1].ready)
        spreads["dice_lost", ""] = without_zeros(mapped(ends, lambda end: asked.hero.ready - end[1].ready))
    rare = {
        "given_up" if asked.hero.attachments else "sundered": chance(ends, lambda end: end[1].sundered),
        "shield_gone": chance(ends, lambda end: asked.hero.shield[0] and not end[1].shield[0]),
        "armor_gone": chance(ends, lambda end: asked.hero.armor[0] and not end[1].armor[0]),
    }
    chances |= {(name, ""): fraction for name, fraction in rare.items() if fraction}
    return OracleAnswer(chances, spreads, {"rolled": f"{asked.hero.ready}d{die_now(asked.hero)}"})


# --- questions --------------------------------------------------------------------------------------------------------
def gear(name: str, item: Gear) -> str:
    """Gear as a line has it."""
    return f"{name}=d{item[0]}/d{item[1]}" if item[1] else ""


def roll(asked: Asked, *, brainy: bool = False, options: Mapping[str, str] | None = None, **more: object) -> Question:
    """A question about a roll; without sundering nobody would answer, so each says who may."""
    hero = asked.hero
    pool = "head" if hero.die == (8 if brainy else 6) else "body"
    who = f"{'brainy' if brainy else 'brawny'} {pool}={hero.ready} attachments={hero.attachments}"
    foes = tuple(
        f"dd={foe.dd} name={name} {'tough' if foe.tough else ''} {'no_save' if foe.no_save else ''}"
        for name, foe in zip(names(asked.foes), asked.foes, strict=True)
    )
    given = {
        "kind": asked.kind, "who": f"{who} {gear('shield', hero.shield)} {gear('armor', hero.armor)}", "foe": foes,
        "save": asked.how.saves, "pool": pool, "sunder": hero.sunders or hero.attachments > 0,
    }  # fmt: skip
    return Question({**given, **more}, partial(roll_answer, asked), options or {})


BRAWNY, BARE = Hero(3, 8, sunders=True, shield=(4, 4), armor=(6, 6)), Hero(3, 8)
WIT, TALKER = Hero(3, 8), Hero(2, 8, attachments=2)
TWO, THREE = (Foe(2),), (Foe(2), Foe(1, tough=True), Foe(2, no_save=True))
UNSAFE = How(removes=False)


def fights(kind: str, how: How) -> dict[str, Question]:
    """Questions about rolls in a fight."""
    return {
        "bare": roll(Asked(kind, blows, BARE, TWO, how)),
        "three foes": roll(Asked(kind, blows, BARE, THREE, how)),
        **{
            f"gear, saving by {saves}": roll(Asked(kind, blows, BRAWNY, TWO, how._replace(saves=saves)))
            for saves in ("none", "shield", "armor", "last")
        },
        "gear, three foes": roll(Asked(kind, blows, BRAWNY._replace(ready=2), THREE, how)),
        "damaged gear": roll(Asked(kind, blows, BARE._replace(armor=(4, 8)), TWO, how)),
    }


QUESTIONS: dict[str, dict[str, Question]] = {
    "melee": {
        **fights("melee", How()),
        "a blow of its own": roll(
            Asked("melee", traded, BRAWNY._replace(ready=2), THREE[:2]), options={"retaliation": "separate_roll"}
        ),
        "harm before removal": roll(
            Asked("melee", blows, BARE, TWO, How(harm="before")), options={"harm_timing": "before_removal"}
        ),
    },
    "defend": fights("defend", UNSAFE),
    "shot_at": fights("shot_at", UNSAFE),
    "test": {
        "body": roll(Asked("test", tried, BARE, TWO)),
        "body, sundering": roll(Asked("test", tried, BRAWNY._replace(ready=2), (Foe(4),))),
        "head": roll(Asked("test", tried, WIT, TWO, out="no_head"), brainy=True),
        "every low die": roll(Asked("test", tried, BARE, TWO, How(harm="all")), options={"test_losses": "all_lows"}),
    },
    "stunt": {
        "body": roll(Asked("stunt", daring, BARE, (Foe(4),))),
        "sundering": roll(Asked("stunt", daring, BRAWNY._replace(ready=2), (Foe(1),))),
        "at the tough": roll(Asked("stunt", daring, BARE, (Foe(3, tough=True),))),
    },
    "shot": {
        "one": roll(Asked("shot", tried, WIT, (Foe(1),), How(harm="none"), ""), brainy=True),
        "two": roll(Asked("shot", tried, WIT, TWO, How(harm="none"), ""), brainy=True),
    },
    "spell": {
        "two": roll(Asked("spell", tried, WIT, TWO, How(harm="all"), "no_head"), brainy=True),
        "no target": roll(Asked("spell", tried, WIT, (Foe(0),), How(harm="all"), "no_head"), brainy=True),
    },
    "banish": {
        "three": roll(Asked("banish", talked, TALKER, (Foe(2), Foe(1), Foe(2)), out="no_head"), brainy=True),
        "by one roll": roll(
            Asked("banish", group, TALKER, (Foe(1), Foe(2)), out="no_head"), brainy=True, options={"banish_roll": "group"}
        ),
        "a brawny": roll(Asked("banish", talked, Hero(3, 6), TWO, out="no_head")),
    },
    "talk": {
        "a brainy": roll(Asked("talk", talked, TALKER, TWO, out="out_of_conflict"), brainy=True),
        "without attachments": roll(Asked("talk", talked, WIT, (Foe(4),), out="out_of_conflict"), brainy=True),
    },
}  # fmt: skip
