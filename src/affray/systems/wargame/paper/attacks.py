"""The reference cards of attacks: melee and ranged ones, vehicles and their damage, heroes, morale."""

from fractions import Fraction
from itertools import groupby
from operator import attrgetter

from affray.core.faces.paper import (
    Grid,
    PrintedPage,
    literal_phrase,
    mark_phrase,
    number_phrase,
    number_phrases,
    percent_phrase,
    signed_number_phrase,
    table_row,
)
from affray.core.words.phrase import Phrase
from affray.referee import odds
from affray.referee.every import first_choice
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
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import square_inches
from affray.systems.wargame.content.tables import bases, reductions
from affray.systems.wargame.paper.parts import decimal_phrase, paper_phrase, paper_phrases, rule_grid
from affray.systems.wargame.rules.attack import WHOLE, Strike, strike
from affray.systems.wargame.rules.attack_dice import D, Throw, melee_dice, melee_sides
from affray.systems.wargame.rules.fireball import FIREBALL_RADIUS, FIREBALL_REACH, LEAST_EVENS
from affray.systems.wargame.rules.hull import Hull
from affray.systems.wargame.rules.losses_and_damage import (
    DAMAGE_DIE,
    DESTROYED,
    added_damage,
    chooser_at,
    damage,
)
from affray.systems.wargame.rules.morale import COMMAND_REACH, Pool, morale
from affray.systems.wargame.rules.ranged import arc_range

DICE_SHOWN = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40)
DEFENSES = (6, 7, 8, 9, 10, 12, 14, 16, 18, 20)
QUOTIENTS = range(1, 9)
MOST_AID = 3
SOUND = Hull(move=INCH, defense=DEFENSES[0], range=INCH)
"""A vehicle on which nothing is damaged yet."""


def attack_card(house: House) -> PrintedPage:
    """How attacks are rolled, and what they take on average."""
    return PrintedPage(
        paper_phrase("attacks"), (melee_grid(house), ranged_grid(house), average_grid()), paper_phrase("beside")
    )


# --- attacks ----------------------------------------------------------------------------------------------------------
def melee_grid(house: House) -> Grid:
    """A melee attack step by step. [UW-MEL-02 .. UW-MEL-11]"""
    return rule_grid(
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


def ranged_grid(house: House) -> Grid:
    """A ranged attack step by step. [UW-RNG-01 .. UW-RNG-06 UW-ORD-01 UW-ORD-07]"""
    return rule_grid(
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


def average_grid() -> Grid:
    """What so many d6 with nothing added take on average, by Defense. [UW-MEL-04 UW-MEL-05 UW-RNG-05]"""
    rows = tuple(
        table_row(number_phrase(defense), *(decimal_phrase(average_losses(dice, defense)) for dice in DICE_SHOWN))
        for defense in DEFENSES
    )
    head = (paper_phrase("defense"), *number_phrases(DICE_SHOWN))
    clauses = ("UW-MEL-04", "UW-MEL-05", "UW-RNG-05")
    groups = ((None, 1), (paper_phrase("dice-of", sides=D), len(DICE_SHOWN)))
    return Grid(paper_phrase("averages"), head, rows, clauses, paper_phrase("averages-note"), groups)


def average_losses(dice: int, defense: int) -> Fraction:
    """The losses of an attack with so many d6 on average, to the tenth. [UW-MEL-05]"""
    found = odds(strike, Strike(Throw(dice, dice, D, 0), defense, WHOLE), 0, policy=first_choice)
    return Fraction(round(10 * found.mean()), 10)


# --- vehicles ---------------------------------------------------------------------------------------------------------
def vehicle_card(house: House) -> PrintedPage:
    """How vehicles move, fire and break."""
    blocks = (vehicle_grid(house), overrun_grid(), damage_grid(house), damage_odds_grid(), reduction_grid())
    return PrintedPage(paper_phrase("vehicles"), blocks, paper_phrase("beside"))


def vehicle_grid(house: House) -> Grid:
    """What vehicles do. [UW-VEH-03 .. UW-VEH-16]"""
    return rule_grid(
        "vehicle-rules",
        (
            ("overrun", {"spares": house.overrun_spares_friends, "rear": house.rear_means}, ("UW-VEH-05", "UW-VEH-07")),
            ("strikes-back", {"back": house.overrun_struck_units_strike_back}, ("UW-VEH-08",)),
            ("arc", {"part": arc_range(FRONT, 2) // arc_range(LEFT, 2)}, ("UW-VEH-10", "UW-VEH-11", "UW-ABL-02")),
            ("split", {"dice": house.vehicle_split}, ("UW-VEH-12",)),
        ),
    )


def overrun_grid() -> Grid:
    """The dice of a vehicle that runs units over, by its base. [UW-VEH-06]"""
    rows = tuple(
        table_row(
            Phrase(f"base-{row.id.replace('_', '-')}"),
            literal_phrase(f"{row.width}×{row.depth}"),
            literal_phrase(overrun_dice(row.id)),
        )
        for row in bases().values()
    )
    return Grid(
        paper_phrase("overruns"), paper_phrases("base", "inches", "dice-rolled"), rows, ("UW-VEH-06", "UW-MIN-01")
    )


def overrun_dice(base: str) -> str:
    """The dice of a vehicle with a base. [UW-VEH-06]"""
    row = bases()[base]
    return f"{square_inches((Fraction(row.width), Fraction(row.depth)))}d{D}"


def damage_grid(house: House) -> Grid:
    """The damage table. [UW-VEH-13 UW-VEH-14]"""
    found = groupby(range(1, DESTROYED + 1), key=lambda score: (chooser_at(score), added_damage(score)))
    rows = []
    for (chooser, worse), run in found:
        scores = list(run)
        end = (
            paper_phrase("or-more", least=scores[0])
            if scores[-1] == DESTROYED
            else paper_phrase("span", least=scores[0], most=scores[-1])
        )
        rows.append(
            table_row(
                end,
                paper_phrase(f"chooser-{CHOOSER_NAMES[chooser] or 'nobody'}"),
                signed_number_phrase(worse) if worse and chooser != NOBODY else mark_phrase(0),
            )
        )
    note = paper_phrase("damage-note", die=DAMAGE_DIE, zero=house.vehicle_zero_quotient_rolls)
    return Grid(
        paper_phrase("damage"),
        paper_phrases("score", "result", "later"),
        tuple(rows),
        ("UW-VEH-13", "UW-VEH-14"),
        note,
        words=True,
    )


def damage_odds_grid() -> Grid:
    """How a sound vehicle fares, by the quotient of the attack. [UW-VEH-13 UW-VEH-14]"""
    made = [odds(damage, 0, 1, SOUND, quotient, 0, policy=first_choice) for quotient in QUOTIENTS]
    rows = [
        table_row(
            paper_phrase(f"chooser-{CHOOSER_NAMES[chooser] or 'nobody'}"),
            *(percent_phrase(float(dist.map(attrgetter("chooser")).chance(chooser))) for dist in made),
        )
        for chooser in (DEFENDER, ATTACKER, NOBODY)
    ]
    rows.append(
        table_row(
            paper_phrase("worse"),
            *(percent_phrase(float(dist.chance(lambda done: done.damage.worse > 0))) for dist in made),
        )
    )
    groups = ((None, 1), (paper_phrase("by-quotient"), len(QUOTIENTS)))
    head = (paper_phrase("result"), *number_phrases(QUOTIENTS))
    return Grid(paper_phrase("damage-odds"), head, tuple(rows), ("UW-VEH-13", "UW-VEH-14"), None, groups)


def reduction_grid() -> Grid:
    """What a reduction takes, and where it ends. [UW-VEH-14 UW-VEH-15]"""
    rows = tuple(
        table_row(paper_phrase(f"reduce-{row.choice}"), signed_number_phrase(int(row.change)), number_phrase(row.floor))
        for row in reductions().values()
        if row.change != "add"
    )
    head = paper_phrases("reduction", "change", "least")
    return Grid(paper_phrase("reductions"), head, rows, ("UW-VEH-14", "UW-VEH-15"), paper_phrase("reductions-note"))


# --- morale and heroes ------------------------------------------------------------------------------------------------
def nerve_card(house: House) -> PrintedPage:
    """When morale is tested and how often it holds; the die ladder, and what it is to heroes."""
    return PrintedPage(
        paper_phrase("nerve"), (morale_grid(house), pass_grid(), ladder_grid(house)), paper_phrase("beside")
    )


def morale_grid(house: House) -> Grid:
    """When morale is tested, how, and what comes of it; fireballs. [UW-MOR-01 .. UW-MOR-05 UW-ABL-03 UW-ABL-04 UW-ABL-06]"""
    return rule_grid(
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
                    "wide": decimal_text(Fraction(FIREBALL_RADIUS, INCH)),
                    "part": house.template_cover,
                },
                ("UW-ABL-04",),
            ),
        ),
    )


def pass_grid() -> Grid:
    """The chance to pass a morale test, by dice and dice of commanders. [UW-MOR-02 UW-ABL-06]"""
    rows = tuple(
        table_row(number_phrase(aid), *(percent_phrase(pass_chance(dice, aid)) for dice in DICE_SHOWN))
        for aid in range(MOST_AID + 1)
    )
    groups = ((None, 1), (paper_phrase("own-dice"), len(DICE_SHOWN)))
    return Grid(
        paper_phrase("passes"),
        (paper_phrase("aid"), *number_phrases(DICE_SHOWN)),
        rows,
        ("UW-MOR-02", "UW-ABL-06"),
        None,
        groups,
    )


def pass_chance(dice: int, aid: int) -> float:
    """The chance to pass a morale test with so many dice. [UW-MOR-02]

    >>> pass_chance(1, 0), pass_chance(2, 0)
    (0.5, 0.25)
    """
    commanders = (Pool(aid, D),) if aid else ()
    return float(odds(morale, Pool(dice, D), commanders, policy=first_choice).chance(lambda check: check.passed != 0))


def ladder_grid(house: House) -> Grid:
    """Each die with the next lower one, and how many hits a hero with it bears. [UW-MIN-07 UW-HERO-03 UW-HERO-04]"""
    rows = tuple(
        table_row(
            literal_phrase(f"d{die}"),
            literal_phrase(f"d{lower_die(die, 1)}"),
            literal_phrase(f"d{melee_sides(BASIC, die, 1)}"),
            number_phrase(hits_to_remove(die)),
        )
        for die in LADDER
    )
    head = paper_phrases("die", "lower", "die-in-melee", "hits")
    clauses = ("UW-MIN-07", "UW-MEL-07", "UW-HERO-03", "UW-HERO-04")
    return Grid(paper_phrase("ladder"), head, rows, clauses, paper_phrase("ladder-note", one=house.hero_hits))
