"""The reference cards of ranged attacks, of armor, and of what becomes of the fallen."""

from affray.core.faces.paper import Cell, Grid, PrintedPage, RuleInWords, mark_phrase, table_row
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import AT_RISK, BAND_NAMES, HOURS_A_CAMP, MOMENTS_AN_HOUR, REMOVES_AT
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.tables import oofa, ranged_weapons
from affray.systems.fortmayn.paper.parts import (
    code_phrase,
    die_phrase,
    paper_phrase,
    paper_phrases,
    rule_grid,
    text_phrase,
)
from affray.systems.fortmayn.rules.dice.pools import STRONG_DIE, WEAK_DIE
from affray.systems.fortmayn.rules.dice.usage_dice import lower_die
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds
from affray.systems.fortmayn.rules.mending import craft_dd

FIREARMS = ("longarm", "handgun")


# --- ranged attacks ---------------------------------------------------------------------------------------------------
def ranged_card(house: House = PLAIN) -> PrintedPage:
    """The card of ranged attacks: where weapons reach, what shooting and being shot at do."""
    return PrintedPage(
        paper_phrase("ranged-attacks"), (reach_grid(house), shooting_grid(house)), paper_phrase("beside")
    )


def reach_grid(house: House) -> Grid:
    """The grid of where each weapon works. [FT-RANGE-05 FT-RANGE-06]"""
    rows = tuple(
        table_row(code_phrase("ranged", name), *(mark_phrase(int(getattr(row, band) == "yes")) for band in BAND_NAMES))
        for name, row in ranged_weapons().items()
        if house.firearms or name not in FIREARMS
    )
    head = (paper_phrase("weapon-head"), *(code_phrase("band", band) for band in BAND_NAMES))
    return Grid(paper_phrase("reaches"), head, rows, ("FT-RANGE-05", "FT-RANGE-06"))


def shooting_grid(house: House) -> Grid:
    """The grid of what shooting and being shot at do. [FT-RANGE-01 .. FT-RANGE-09]"""
    guns: tuple[RuleInWords, ...] = (
        ("shot-firearm", {"cancel": house.firearm_distant}, ("FT-RANGE-06",)),
        ("shot-at-firearm", {}, ("FT-RANGE-07",)),
    )
    return rule_grid(
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
def armor_card(house: House = PLAIN) -> PrintedPage:
    """The card of armor: usage dice, saves, repair, sunder."""
    return PrintedPage(
        paper_phrase("armor"), (armor_grid(), save_grid(house), repair_grid(), usage_grid()), paper_phrase("beside")
    )


def armor_grid() -> Grid:
    """The grid of armor and shields with the steps of their dice. [FT-ARM-04]"""
    rows = tuple(
        table_row(
            code_phrase("item", item), die_phrase(kind.die), die_phrase(lower_die(kind.die)), text_phrase(kind.cost)
        )
        for item, kind in item_kinds().items()
        if kind.slot in (WORN_SLOT, SHIELD_SLOT)
    )
    return Grid(
        paper_phrase("armors"), paper_phrases("item-head", "whole", "a-step-down", "coins-head"), rows, ("FT-ARM-04",)
    )


def save_grid(house: House) -> Grid:
    """The grid of saving, wear and sunder. [FT-ARM-01 .. FT-ARM-08 FT-SUND-01 FT-SUND-02 FT-MAGIC-02]"""
    return rule_grid(
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


def repair_grid() -> Grid:
    """The grid of repair for coins and by craft. [FT-ARM-09 FT-ARM-10 FT-CHAR-06]"""
    rows = tuple(table_row(die_phrase(low), die_phrase(low + 2), text_phrase(craft_dd(low))) for low in (4, 6, 8))
    head = paper_phrases("present", "after", "craft-head")
    return Grid(paper_phrase("repairs"), head, rows, ("FT-ARM-09", "FT-ARM-10"), paper_phrase("repairs-note"))


def usage_grid() -> Grid:
    """The grid of usage dice. [FT-USE-01 FT-USE-02 FT-USE-03]"""
    return rule_grid(
        "usage",
        (
            ("use", {}, ("FT-USE-01",)),
            ("down", {"most": AT_RISK}, ("FT-USE-02",)),
            ("spent", {}, ("FT-USE-03",)),
        ),
    )


# --- the fallen -------------------------------------------------------------------------------------------------------
def fallen_card(house: House = PLAIN) -> PrintedPage:
    """The card of what becomes of those who were Out of Action, and of how dice come back."""
    return PrintedPage(paper_phrase("fallen"), (fall_grid(house), healing_grid()), paper_phrase("beside"))


def fall_grid(house: House) -> Grid:
    """The grid of the table of the fallen. [FT-OOFA-02 .. FT-OOFA-08]"""
    rows = tuple(
        (
            Cell(text_phrase(row.body_die)),
            Cell(code_phrase("oofa", row.result_id)),
            Cell(fall_phrase(row.result_id, house)),
        )
        for row in oofa()
    )
    head = paper_phrases("face-head", "result-head", "does")
    note = paper_phrase("falls-note", strong=STRONG_DIE, weak=WEAK_DIE)
    return Grid(paper_phrase("falls"), head, rows, ("FT-OOFA-02", "FT-OOFA-03", "FT-OOFA-08"), note, words=True)


def fall_phrase(result: str, house: House) -> Phrase:
    """What a result of the table of the fallen does."""
    return paper_phrase("falls-does", result=result, zero=house.cracked_floor, moments=MOMENTS_AN_HOUR)


def healing_grid() -> Grid:
    """The grid of how dice come back. [FT-HEAL-01 FT-HEAL-02 FT-HEAL-03 FT-FILL-07]"""
    return rule_grid(
        "healing",
        (
            ("sleep", {"hours": HOURS_A_CAMP}, ("FT-HEAL-01",)),
            ("herbs", {}, ("FT-FILL-07",)),
            ("bounds", {}, ("FT-HEAL-02",)),
            ("up-again", {}, ("FT-HEAL-03",)),
        ),
    )
