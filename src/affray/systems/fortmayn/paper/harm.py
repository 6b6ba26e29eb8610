"""The reference cards of ranged attacks, of armor, and of what becomes of the fallen."""

from affray.core.faces.paper import Cell, Grid, Leaf, flag, line
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import AT_RISK, BAND_NAMES, HOURS_A_CAMP, MOMENTS_AN_HOUR, REMOVES_AT
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.tables import oofa, ranged_weapons
from affray.systems.fortmayn.paper.parts import Told, die, named, text, told, word, words
from affray.systems.fortmayn.rules.dice.pools import STRONG_DIE, WEAK_DIE
from affray.systems.fortmayn.rules.dice.usage_dice import lowered
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, kinds
from affray.systems.fortmayn.rules.mending import craft_dd

FIREARMS = ("longarm", "handgun")


# --- ranged attacks ---------------------------------------------------------------------------------------------------
def ranged_card(house: House = PLAIN) -> Leaf:
    """The card of ranged attacks: where weapons reach, what shooting and being shot at do."""
    return Leaf(word("ranged-attacks"), (reaches(house), shooting(house)), word("beside"))


def reaches(house: House) -> Grid:
    """The grid of where each weapon works. [FT-RANGE-05 FT-RANGE-06]"""
    rows = tuple(
        line(named("ranged", name), *(flag(int(getattr(row, band) == "yes")) for band in BAND_NAMES))
        for name, row in ranged_weapons().items()
        if house.firearms or name not in FIREARMS
    )
    head = (word("weapon-head"), *(named("band", band) for band in BAND_NAMES))
    return Grid(word("reaches"), head, rows, ("FT-RANGE-05", "FT-RANGE-06"))


def shooting(house: House) -> Grid:
    """The grid of what shooting and being shot at do. [FT-RANGE-01 .. FT-RANGE-09]"""
    guns: tuple[Told, ...] = (
        ("shot-firearm", {"cancel": house.firearm_distant}, ("FT-RANGE-06",)),
        ("shot-at-firearm", {}, ("FT-RANGE-07",)),
    )
    return told(
        "shooting",
        (
            ("shot", {"least": REMOVES_AT}, ("FT-RANGE-01", "FT-RANGE-02")),
            ("shot-at", {"most": AT_RISK}, ("FT-RANGE-03",)),
            ("shot-distant", {}, ("FT-RANGE-04",)),
            *(guns if house.firearms else ()),
            ("shot-ammo", {}, ("FT-RANGE-08",)),
            ("shot-close", {"guns": house.firearms}, ("FT-RANGE-09",)),
        ),
    )


# --- armor ------------------------------------------------------------------------------------------------------------
def armor_card(house: House = PLAIN) -> Leaf:
    """The card of armor: usage dice, saves, repair, sunder."""
    return Leaf(word("armor"), (armors(), saves(house), repairs(), usage()), word("beside"))


def armors() -> Grid:
    """The grid of armor and shields with the steps of their dice. [FT-ARM-04]"""
    rows = tuple(
        line(named("item", item), die(kind.die), die(lowered(kind.die)), text(kind.cost))
        for item, kind in kinds().items()
        if kind.slot in (WORN_SLOT, SHIELD_SLOT)
    )
    return Grid(word("armors"), words("item-head", "whole", "a-step-down", "coins-head"), rows, ("FT-ARM-04",))


def saves(house: House) -> Grid:
    """The grid of saving, wear and sunder. [FT-ARM-01 .. FT-ARM-08 FT-SUND-01 FT-SUND-02 FT-MAGIC-02]"""
    return told(
        "saves",
        (
            ("save", {}, ("FT-ARM-01", "FT-ARM-02", "FT-ARM-03")),
            ("damaged", {}, ("FT-ARM-05",)),
            ("broken", {}, ("FT-ARM-06",)),
            ("fives", {}, ("FT-ARM-07", "FT-ARM-08")),
            ("magic-armor", {}, ("FT-MAGIC-02",)),
            ("sunder", {}, ("FT-SUND-01", "FT-SUND-02", "FT-SUND-03")),
        ),
    )


def repairs() -> Grid:
    """The grid of repair for coins and by craft. [FT-ARM-09 FT-ARM-10 FT-CHAR-06]"""
    rows = tuple(line(die(low), die(low + 2), text(craft_dd(low))) for low in (4, 6, 8))
    head = words("present", "after", "craft-head")
    return Grid(word("repairs"), head, rows, ("FT-ARM-09", "FT-ARM-10"), word("repairs-note"))


def usage() -> Grid:
    """The grid of usage dice. [FT-USE-01 FT-USE-02 FT-USE-03]"""
    return told(
        "usage",
        (
            ("use", {}, ("FT-USE-01",)),
            ("down", {"most": AT_RISK}, ("FT-USE-02",)),
            ("spent", {}, ("FT-USE-03",)),
        ),
    )


# --- the fallen -------------------------------------------------------------------------------------------------------
def fallen_card(house: House = PLAIN) -> Leaf:
    """The card of what becomes of those who were Out of Action, and of how dice come back."""
    return Leaf(word("fallen"), (falls(house), healing()), word("beside"))


def falls(house: House) -> Grid:
    """The grid of the table of the fallen. [FT-OOFA-02 .. FT-OOFA-08]"""
    rows = tuple(
        (Cell(text(row.body_die)), Cell(named("oofa", row.result_id)), Cell(effect_of(row.result_id, house)))
        for row in oofa()
    )
    head = words("face-head", "result-head", "does")
    note = word("falls-note", strong=STRONG_DIE, weak=WEAK_DIE)
    return Grid(word("falls"), head, rows, ("FT-OOFA-02", "FT-OOFA-03", "FT-OOFA-08"), note, words=True)


def effect_of(result: str, house: House) -> Phrase:
    """What a result of the table of the fallen does."""
    return word("falls-does", result=result, zero=house.cracked_floor, moments=MOMENTS_AN_HOUR)


def healing() -> Grid:
    """The grid of how dice come back. [FT-HEAL-01 FT-HEAL-02 FT-HEAL-03 FT-FILL-07]"""
    return told(
        "healing",
        (
            ("sleep", {"hours": HOURS_A_CAMP}, ("FT-HEAL-01",)),
            ("herbs", {}, ("FT-FILL-07",)),
            ("bounds", {}, ("FT-HEAL-02",)),
            ("up-again", {}, ("FT-HEAL-03",)),
        ),
    )
