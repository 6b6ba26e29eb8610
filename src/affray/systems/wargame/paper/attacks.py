"""The reference cards of attacks: melee and ranged ones, vehicles and their damage, heroes, morale."""

from fractions import Fraction
from itertools import groupby
from operator import attrgetter

from affray.core.faces.paper import Grid, Leaf, flag, line, literal, number, numbers, signed
from affray.core.words.phrase import Phrase
from affray.referee import odds
from affray.space.plane.bases import FRONT, LEFT
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import (
    ATTACKER,
    BASIC,
    CHOOSER_NAMES,
    DEFENDER,
    LADDER,
    NOBODY,
    ORDNANCE,
    hits_to_remove,
    lower_die,
)
from affray.systems.wargame.content.exact_numbers import amount
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import square_inches
from affray.systems.wargame.content.tables import bases, reductions
from affray.systems.wargame.guide.harm import first
from affray.systems.wargame.paper.parts import decimal, percent, told, word, words
from affray.systems.wargame.rules.attack import WHOLE, Strike, strike
from affray.systems.wargame.rules.attack_dice import D, Throw, melee_dice, melee_sides
from affray.systems.wargame.rules.fireball import FIREBALL_RADIUS, FIREBALL_REACH, LEAST_EVENS
from affray.systems.wargame.rules.losses_and_damage import DAMAGE_DIE, DESTROYED, Hull, chooser_at, damage, raised
from affray.systems.wargame.rules.morale import COMMAND_REACH, Pool, morale
from affray.systems.wargame.rules.ranged import arc_range

DICE_SHOWN = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40)
DEFENSES = (6, 7, 8, 9, 10, 12, 14, 16, 18, 20)
QUOTIENTS = range(1, 9)
MOST_AID = 3
SOUND = Hull(move=INCH, defense=DEFENSES[0], range=INCH)
"""A vehicle on which nothing is damaged yet."""


def attack_card(house: House) -> Leaf:
    """How attacks are rolled, and what they take on average."""
    return Leaf(word("attacks"), (melee(house), ranged(house), averages()), word("beside"))


# --- attacks ----------------------------------------------------------------------------------------------------------
def melee(house: House) -> Grid:
    """A melee attack step by step. [UW-MEL-02 .. UW-MEL-11]"""
    return told(
        "melee-steps",
        (
            ("who-rolls", {"second": house.second_rank}, ("UW-MEL-02", "UW-MEL-03")),
            ("sum", {}, ("UW-MEL-04",)),
            (
                "dice",
                {"crew": melee_dice(ORDNANCE, 0), "die": melee_sides(ORDNANCE, D, 1)},
                ("UW-MEL-07", "UW-MEL-08", "UW-HERO-02"),
            ),
            ("losses", {"by": house.casualties_chosen_by}, ("UW-MEL-05", "UW-MEL-06", "UW-MEL-11")),
            (
                "no-dice",
                {"outside": house.strike_outside_front, "vehicle": house.vehicle_strikes_back},
                ("UW-MEL-10", "UW-VEH-16"),
            ),
        ),
    )


def ranged(house: House) -> Grid:
    """A ranged attack step by step. [UW-RNG-01 .. UW-RNG-06 UW-ORD-01 UW-ORD-07]"""
    return told(
        "ranged-steps",
        (
            (
                "target",
                {"any": house.los_from, "units": house.units_block_sight},
                ("UW-RNG-01", "UW-RNG-02", "UW-GEO-10"),
            ),
            ("range", {}, ("UW-RNG-03",)),
            ("volley", {"two": house.ranged_ranks}, ("UW-RNG-04", "UW-RNG-05")),
            ("ordnance", {"up": house.halve_rounding}, ("UW-ORD-01", "UW-ORD-03", "UW-ORD-06", "UW-ORD-07")),
            ("weapon", {"one": house.several_weapons}, ("UW-MIN-06",)),
        ),
    )


def averages() -> Grid:
    """What so many d6 with nothing added take on average, by Defense. [UW-MEL-04 UW-MEL-05 UW-RNG-05]"""
    rows = tuple(
        line(number(defense), *(decimal(average(dice, defense)) for dice in DICE_SHOWN)) for defense in DEFENSES
    )
    head = (word("defense"), *numbers(DICE_SHOWN))
    clauses = ("UW-MEL-04", "UW-MEL-05", "UW-RNG-05")
    groups = ((None, 1), (word("dice-of", sides=D), len(DICE_SHOWN)))
    return Grid(word("averages"), head, rows, clauses, word("averages-note"), groups)


def average(dice: int, defense: int) -> Fraction:
    """The losses of an attack with so many d6 on average, to the tenth. [UW-MEL-05]"""
    found = odds(strike, Strike(Throw(dice, dice, D, 0), defense, WHOLE), 0, policy=first)
    return Fraction(round(10 * found.mean()), 10)


# --- vehicles ---------------------------------------------------------------------------------------------------------
def vehicle_card(house: House) -> Leaf:
    """How vehicles move, fire and break."""
    blocks = (vehicles(house), overruns(), rows_of_damage(house), damage_odds(), reduced())
    return Leaf(word("vehicles"), blocks, word("beside"))


def vehicles(house: House) -> Grid:
    """What vehicles do. [UW-VEH-03 .. UW-VEH-16]"""
    return told(
        "vehicle-rules",
        (
            ("overrun", {"spares": house.overrun_spares_friends, "rear": house.rear_means}, ("UW-VEH-05", "UW-VEH-07")),
            ("strikes-back", {"back": house.overrun_struck_units_strike_back}, ("UW-VEH-08",)),
            ("arc", {"part": arc_range(FRONT, 2) // arc_range(LEFT, 2)}, ("UW-VEH-10", "UW-VEH-11", "UW-ABL-02")),
            ("split", {"dice": house.vehicle_split}, ("UW-VEH-12",)),
        ),
    )


def overruns() -> Grid:
    """The dice of a vehicle that runs units over, by its base. [UW-VEH-06]"""
    rows = tuple(
        line(Phrase(f"base-{row.id.replace('_', '-')}"), literal(f"{row.width}×{row.depth}"), literal(dice_of(row.id)))
        for row in bases().values()
    )
    return Grid(word("overruns"), words("base", "inches", "dice-rolled"), rows, ("UW-VEH-06", "UW-MIN-01"))


def dice_of(base: str) -> str:
    """The dice of a vehicle with a base. [UW-VEH-06]"""
    row = bases()[base]
    return f"{square_inches((Fraction(row.width), Fraction(row.depth)))}d{D}"


def rows_of_damage(house: House) -> Grid:
    """The damage table. [UW-VEH-13 UW-VEH-14]"""
    found = groupby(range(1, DESTROYED + 1), key=lambda score: (chooser_at(score), raised(SOUND, score).bonus))
    rows = []
    for (chooser, worse), run in found:
        scores = list(run)
        end = (
            word("or-more", least=scores[0])
            if scores[-1] == DESTROYED
            else word("span", least=scores[0], most=scores[-1])
        )
        rows.append(
            line(
                end,
                word(f"chooser-{CHOOSER_NAMES[chooser] or 'nobody'}"),
                signed(worse) if worse and chooser != NOBODY else flag(0),
            )
        )
    note = word("damage-note", die=DAMAGE_DIE, zero=house.vehicle_zero_quotient_rolls)
    return Grid(
        word("damage"), words("score", "result", "later"), tuple(rows), ("UW-VEH-13", "UW-VEH-14"), note, words=True
    )


def damage_odds() -> Grid:
    """How a sound vehicle fares, by the quotient of the attack. [UW-VEH-13 UW-VEH-14]"""
    made = [odds(damage, 0, 1, SOUND, quotient, 0, policy=first) for quotient in QUOTIENTS]
    rows = [
        line(
            word(f"chooser-{CHOOSER_NAMES[chooser] or 'nobody'}"),
            *(percent(float(one.map(attrgetter("chooser")).chance(chooser))) for one in made),
        )
        for chooser in (DEFENDER, ATTACKER, NOBODY)
    ]
    rows.append(line(word("worse"), *(percent(float(one.chance(lambda done: done.hull.bonus > 0))) for one in made)))
    groups = ((None, 1), (word("by-quotient"), len(QUOTIENTS)))
    head = (word("result"), *numbers(QUOTIENTS))
    return Grid(word("damage-odds"), head, tuple(rows), ("UW-VEH-13", "UW-VEH-14"), None, groups)


def reduced() -> Grid:
    """What a reduction takes, and where it ends. [UW-VEH-14 UW-VEH-15]"""
    rows = tuple(
        line(word(f"reduce-{row.choice}"), signed(int(row.change)), number(row.floor))
        for row in reductions().values()
        if row.change != "add"
    )
    head = words("reduction", "change", "least")
    return Grid(word("reductions"), head, rows, ("UW-VEH-14", "UW-VEH-15"), word("reductions-note"))


# --- morale and heroes ------------------------------------------------------------------------------------------------
def nerve_card(house: House) -> Leaf:
    """When morale is tested and how often it holds; the die ladder, and what it is to heroes."""
    return Leaf(word("nerve"), (tests(house), passes(), ladder(house)), word("beside"))


def tests(house: House) -> Grid:
    """When morale is tested, how, and what comes of it; fireballs. [UW-MOR-01 .. UW-MOR-05 UW-ABL-03 UW-ABL-04 UW-ABL-06]"""
    return told(
        "nerve-steps",
        (
            ("when", {}, ("UW-MOR-01", "UW-MOR-05")),
            ("test", {}, ("UW-MOR-02", "UW-ABL-03")),
            ("commander", {"reach": COMMAND_REACH // INCH}, ("UW-ABL-06",)),
            ("failure", {}, ("UW-MOR-03", "UW-MOR-04")),
            (
                "fireball",
                {
                    "evens": LEAST_EVENS,
                    "reach": FIREBALL_REACH // INCH,
                    "wide": amount(Fraction(FIREBALL_RADIUS, INCH)),
                    "part": house.template_cover,
                },
                ("UW-ABL-04",),
            ),
        ),
    )


def passes() -> Grid:
    """The chance to pass a morale test, by dice and dice of commanders. [UW-MOR-02 UW-ABL-06]"""
    rows = tuple(line(number(aid), *(percent(passed(dice, aid)) for dice in DICE_SHOWN)) for aid in range(MOST_AID + 1))
    groups = ((None, 1), (word("own-dice"), len(DICE_SHOWN)))
    return Grid(word("passes"), (word("aid"), *numbers(DICE_SHOWN)), rows, ("UW-MOR-02", "UW-ABL-06"), None, groups)


def passed(dice: int, aid: int) -> float:
    """The chance to pass a morale test with so many dice. [UW-MOR-02]

    >>> passed(1, 0), passed(2, 0)
    (0.5, 0.25)
    """
    commanders = (Pool(aid, D),) if aid else ()
    return float(odds(morale, Pool(dice, D), commanders, policy=first).chance(lambda check: check.passed != 0))


def ladder(house: House) -> Grid:
    """Each die with the next lower one, and how many hits a hero with it bears. [UW-MIN-07 UW-HERO-03 UW-HERO-04]"""
    rows = tuple(
        line(
            literal(f"d{die}"),
            literal(f"d{lower_die(die, 1)}"),
            literal(f"d{melee_sides(BASIC, die, 1)}"),
            number(hits_to_remove(die)),
        )
        for die in LADDER
    )
    head = words("die", "lower", "die-in-melee", "hits")
    clauses = ("UW-MIN-07", "UW-MEL-07", "UW-HERO-03", "UW-HERO-04")
    return Grid(word("ladder"), head, rows, clauses, word("ladder-note", one=house.hero_hits))
