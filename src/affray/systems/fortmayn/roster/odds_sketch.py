"""An odds sketch: what one character may expect of a melee roll against another, whose ready BODY Dice count as Difficulty
Dice. [FT-FILL-12 FT-MELEE-03]"""

from affray.core import InputError, Modifier
from affray.core.faces.guide import Chance, Prospect
from affray.referee import odds
from affray.systems.fortmayn.content.codes import BODY
from affray.systems.fortmayn.content.house_rules import PLAIN
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.roster.adventurer import Adventurer, person_from_adventurer
from affray.systems.fortmayn.roster.maker_sheet import hero_phrase
from affray.systems.fortmayn.rules.advantage import burden_sources, die_for, source
from affray.systems.fortmayn.rules.gear import is_overloaded, weapon_in_hand
from affray.systems.fortmayn.rules.melee import exchange
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target, body_of

BARE_HANDS = "bare_hands"


def weapons(adventurer: Adventurer) -> tuple[str, ...]:
    """What a character can strike with: what it holds, or bare hands."""
    return adventurer.weapons if weapon_in_hand(person_from_adventurer(adventurer)).size else (BARE_HANDS,)


def no_saves(who: int, what: int, most: int, x: int, y: int, z: int, /) -> int:
    """The policy of never saving and never sundering, which gives the odds of the roll itself."""
    return 0


def sketch(adventurer: Adventurer, foe: Adventurer, arm: str) -> tuple[Prospect, ...]:
    """The prospect of a melee roll: Difficulty Dice removed, dice wounded, the chances to put the other out and to be
    put out. Raises InputError for a weapon that is not in hand. [FT-MELEE-05 FT-MELEE-06 FT-FILL-12]"""
    if arm and arm not in weapons(adventurer):
        raise InputError(f"weapon {arm!r}: expected one of {', '.join(weapons(adventurer))}")
    person, dd = person_from_adventurer(adventurer), max(1, person_from_adventurer(foe).body_ready)
    fighter = fighter_of(person)
    found = odds(exchange, 0, fighter, Target(dd), PLAIN, policy=no_saves)
    total = found.total
    weights = found.weights.items()
    chances = (
        Chance(hero_phrase("odds-removed"), sum(w * each.removed for each, w in weights) / total, points=True),
        Chance(hero_phrase("odds-wounded"), sum(w * each.own.wounded for each, w in weights) / total, points=True),
        Chance(hero_phrase("odds-felled"), sum(w for each, w in weights if not each.foe.dd) / total),
        Chance(hero_phrase("odds-out"), sum(w for each, w in weights if each.own.out) / total),
    )
    return (
        Prospect(
            f"{fighter.body.ready}d{fighter.die}",
            dd,
            sketch_sources(person),
            chances,
            hero_phrase("odds-policy", dd=dd),
        ),
    )


def sketch_sources(person: Person) -> tuple[Modifier, ...]:
    """The sources that make the die bigger or smaller."""
    weapon = weapon_in_hand(person)
    magic = (source("magic_weapon", 1),) if weapon.magic else ()
    return (*magic, *burden_sources(person, int(is_overloaded(person))))


def fighter_of(person: Person) -> Fighter:
    """A character as it makes a melee roll. [FT-MELEE-03 FT-MELEE-10]"""
    unarmed = int(not weapon_in_hand(person).size)
    sized = die_for(person.type, BODY, sketch_sources(person), PLAIN, unarmed)
    return Fighter(body_of(person), sized.die, sized.removes_at)
