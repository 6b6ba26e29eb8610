"""An odds sketch: what one character may expect of a melee roll against another, whose ready BODY Dice count as Difficulty
Dice. [FT-FILL-12 FT-MELEE-03]"""

from affray.core import InputError, Modifier
from affray.core.faces.guide import Chance, Prospect
from affray.referee import odds
from affray.systems.fortmayn.content.codes import BODY
from affray.systems.fortmayn.content.house_rules import PLAIN
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.roster.adventurer import Hero, person_of
from affray.systems.fortmayn.roster.maker_sheet import word
from affray.systems.fortmayn.rules.advantage import burdens, die_for, source
from affray.systems.fortmayn.rules.gear import in_hand, is_overloaded
from affray.systems.fortmayn.rules.melee import exchange
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target

BARE_HANDS = "bare_hands"


def arms_of(one: Hero) -> tuple[str, ...]:
    """What a character can strike with: what it holds, or bare hands."""
    return one.weapons if in_hand(person_of(one)).size else (BARE_HANDS,)


def no_saves(who: int, what: int, most: int, x: int, y: int, z: int, /) -> int:
    """The policy of never saving and never sundering, which gives the odds of the roll itself."""
    return 0


def sketch(one: Hero, foe: Hero, arm: str) -> tuple[Prospect, ...]:
    """The prospect of a melee roll: Difficulty Dice removed, dice wounded, the chances to put the other out and to be
    put out. Raises InputError for a weapon that is not in hand. [FT-MELEE-05 FT-MELEE-06 FT-FILL-12]"""
    if arm and arm not in arms_of(one):
        raise InputError(f"weapon {arm!r}: expected one of {', '.join(arms_of(one))}")
    person, dd = person_of(one), max(1, person_of(foe).body_ready)
    fighter = fighter_of(person)
    found = odds(exchange, 0, fighter, Target(dd), PLAIN, policy=no_saves)
    total = found.total
    weights = found.weights.items()
    chances = (
        Chance(word("odds-removed"), sum(w * each.removed for each, w in weights) / total, points=True),
        Chance(word("odds-wounded"), sum(w * each.wounded for each, w in weights) / total, points=True),
        Chance(word("odds-felled"), sum(w for each, w in weights if not each.dd) / total),
        Chance(word("odds-out"), sum(w for each, w in weights if each.out) / total),
    )
    return (Prospect(f"{fighter.ready}d{fighter.die}", dd, parts_of(person), chances, word("odds-policy", dd=dd)),)


def parts_of(person: Person) -> tuple[Modifier, ...]:
    """The sources that make the die bigger or smaller."""
    weapon = in_hand(person)
    magic = (source("magic_weapon", 1),) if weapon.magic else ()
    return (*magic, *burdens(person, int(is_overloaded(person))))


def fighter_of(person: Person) -> Fighter:
    """A character as it makes a melee roll. [FT-MELEE-03 FT-MELEE-10]"""
    unarmed = int(not in_hand(person).size)
    sized = die_for(person.type, BODY, parts_of(person), PLAIN, unarmed)
    return Fighter(person.type, person.body_ready, sized.die, sized.removes_at, person.shield, person.armor)
