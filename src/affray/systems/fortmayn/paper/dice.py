"""The reference cards of tests and of melee."""

from affray.core.faces.paper import (
    Cell,
    Grid,
    PrintedPage,
    RuleInWords,
    number_phrase,
    number_phrases,
    percent_phrase,
    signed_number_phrase,
    table_row,
)
from affray.core.words.phrase import Phrase
from affray.referee import odds
from affray.systems.fortmayn.content.codes import AT_RISK, BODY, BRAINY, OVERCOME, REMOVES_AT, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.tables import advantage_sources, die_chain, duel_odds, types
from affray.systems.fortmayn.paper.parts import code_phrase, die_phrase, paper_phrase, paper_phrases, rule_grid
from affray.systems.fortmayn.roster.odds_sketch import no_saves
from affray.systems.fortmayn.rules.dice.pools import base_die, unarmed_die
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, attempt

MOST_DICE, MOST_DD = 5, 4
SHOWN = (6, 8)
"""The dice whose chances are printed: those that characters own."""


# --- tests ------------------------------------------------------------------------------------------------------------
def dice_card(house: House = PLAIN) -> PrintedPage:
    """The card of tests: how a die is read, which die is rolled, tests and stunts with their chances."""
    return PrintedPage(
        paper_phrase("tests"),
        (reading_grid(house), type_grid(), step_grid(house), source_grid(), stunt_grid(house), chance_grid(house)),
        paper_phrase("beside"),
    )


def reading_grid(house: House) -> Grid:
    """The grid of how a roll is read. [FT-CORE-03 FT-TEST-01 FT-TEST-03 FT-TEST-04 FT-TEST-05 FT-TEST-08]"""
    return rule_grid(
        "reading",
        (
            ("low", {"most": AT_RISK}, ("FT-CORE-03",)),
            ("middle", {"least": AT_RISK + 1, "most": REMOVES_AT - 1}, ("FT-CORE-03",)),
            ("hit", {"least": REMOVES_AT}, ("FT-CORE-03",)),
            ("order", {"before": house.harm_timing}, ("FT-TEST-01", "FT-TEST-04")),
            ("cap", {"all": house.test_losses}, ("FT-TEST-05",)),
            ("unstated", {}, ("FT-TEST-02",)),
            ("again", {}, ("FT-TEST-06",)),
            ("empty", {}, ("FT-TEST-07", "FT-TEST-08")),
        ),
    )


def type_grid() -> Grid:
    """The grid of the dice of each type, and its knacks. [FT-CHAR-01 FT-CHAR-04]"""
    rows = tuple(
        table_row(
            code_phrase("type", name),
            die_phrase(base_die(place, 0)),
            die_phrase(base_die(place, 1)),
            die_phrase(unarmed_die(place)),
            paper_phrase("tasks", tasks=tuple(knacks))
            if (knacks := types()[name].task_advantage.split())
            else paper_phrase("no"),
        )
        for place, name in enumerate(TYPE_NAMES)
    )
    head = paper_phrases("type-head", "body", "head", "unarmed", "knacks")
    return Grid(paper_phrase("types"), head, rows, ("FT-CHAR-01", "FT-CHAR-04", "FT-MELEE-10"))


def step_grid(house: House) -> Grid:
    """The grid of the chain of dice, and of how sources add up. [FT-DICE-01 FT-DICE-02 FT-DICE-03 FT-DICE-04]"""
    rows = tuple(
        tuple(Cell(die_phrase(int(name[1:]))) for name in (row.smaller, row.die, row.bigger))
        for row in die_chain().values()
    )
    note = paper_phrase("stacking", how=house.advantage_stacking, below=house.below_d4)
    clauses = ("FT-DICE-01", "FT-DICE-02", "FT-DICE-03", "FT-DICE-04")
    return Grid(paper_phrase("chain"), paper_phrases("hampered", "die-head", "helped"), rows, clauses, note)


def source_grid() -> Grid:
    """The grid of what makes a roll easier or harder. [FT-DICE-06]"""
    # The ruling of a game master stands in both halves of the list under one name.
    rows = tuple(
        table_row(
            code_phrase("source", row.source.split(" (")[0]),
            signed_number_phrase(row.step),
            code_phrase("applies", row.source.split(" (")[0]),
        )
        for row in advantage_sources()
    )
    return Grid(
        paper_phrase("sources"),
        paper_phrases("source-head", "step-head", "applies-head"),
        rows,
        ("FT-DICE-06",),
        words=True,
    )


def stunt_grid(house: House) -> Grid:
    """The grid of what a stunt does. [FT-STUNT-01 FT-STUNT-02 FT-STUNT-03 FT-STUNT-04 FT-STUNT-05 FT-STUNT-06]"""
    return rule_grid(
        "stunts",
        (
            ("stunt-first", {"text": int(not house.stunts_need_text)}, ("FT-STUNT-01",)),
            ("stunt-majority", {}, ("FT-STUNT-02",)),
            ("stunt-short", {"nothing": house.stunt_short}, ("FT-STUNT-05",)),
            ("stunt-price", {"saves": house.stunt_saves}, ("FT-STUNT-03", "FT-STUNT-04")),
            ("stunt-limit", {"once": house.stunt_limit}, ("FT-STUNT-06",)),
        ),
    )


def chance_grid(house: House) -> Grid:
    """The grid of the chances to overcome Difficulty Dice in one roll, and of the dice that it costs. [FT-TEST-01
    FT-TEST-03]"""
    columns = [(sides, dd) for sides in SHOWN for dd in range(1, MOST_DD + 1)]
    rows = tuple(
        (Cell(number_phrase(n)), *(chance_cell(n, sides, dd, house) for sides, dd in columns))
        for n in range(1, MOST_DICE + 1)
    )
    head = (paper_phrase("dice-head"), *number_phrases(dd for _, dd in columns))
    groups = ((None, 1), *((paper_phrase("of-die", die=sides), MOST_DD) for sides in SHOWN))
    return Grid(paper_phrase("chances"), head, rows, ("FT-TEST-01", "FT-TEST-03"), paper_phrase("chances-note"), groups)


def chance_cell(n: int, sides: int, dd: int, house: House) -> Cell:
    """The chance to overcome in percent, and the mean dice lost in tenths."""
    fighter = Fighter(Body(BRAINY, n), sides, REMOVES_AT)
    found = odds(attempt, 0, BODY, fighter, dd, 0, house, policy=no_saves)
    trials: list[tuple[Trial, int]] = list(found.weights.items())
    won = sum(weight for trial, weight in trials if trial.outcome == OVERCOME)
    lost = sum(weight * trial.own.wounded for trial, weight in trials)
    tenths = round(10 * lost / found.total)
    return Cell(percent_phrase(won / found.total), paper_phrase("tenths", whole=tenths // 10, tenths=tenths % 10))


# --- melee ------------------------------------------------------------------------------------------------------------
def melee_card(house: House = PLAIN) -> PrintedPage:
    """The card of melee: the order of an Ounce, a melee roll, how duels end."""
    return PrintedPage(
        paper_phrase("melee"),
        (ounce_grid(), melee_grid(house), weapon_grid(house), duel_grid()),
        paper_phrase("beside"),
    )


def ounce_grid() -> Grid:
    """The grid of the order of an Ounce. [FT-MELEE-01 FT-MELEE-02]"""
    steps_of = ("declare", "moves", "acts", "shots", "rolls", "end")
    return rule_grid("ounce", tuple((f"ounce-{name}", {}, ("FT-MELEE-02",)) for name in steps_of))


def melee_grid(house: House) -> Grid:
    """The grid of what a melee roll does. [FT-MELEE-03 .. FT-MELEE-09 FT-MELEE-11]"""
    return rule_grid(
        "blows",
        (
            ("blow-each", {}, ("FT-MELEE-03", "FT-MELEE-09", "FT-MELEE-15")),
            ("blow-removes", {"least": REMOVES_AT}, ("FT-MELEE-05",)),
            ("blow-exposes", {"before": house.harm_timing, "most": AT_RISK}, ("FT-MELEE-06", "FT-MELEE-07")),
            ("blow-back", {"separate": house.retaliation}, ("FT-MELEE-04",)),
            ("blow-defend", {}, ("FT-MELEE-11",)),
            ("blow-out", {}, ("FT-MELEE-08",)),
        ),
    )


def weapon_grid(house: House) -> Grid:
    """The grid of what the weapon and the mount change. [FT-MELEE-10 FT-MELEE-12 FT-MELEE-13 FT-MELEE-14]"""
    riding: tuple[RuleInWords, ...] = () if house.mounted else (("weapon-mounted", {}, ("FT-MELEE-14",)),)
    return rule_grid(
        "weapons",
        (
            ("weapon-none", {}, ("FT-MELEE-10",)),
            ("weapon-surprise", {}, ("FT-MELEE-12",)),
            ("weapon-sizes", {}, ("FT-MELEE-13",)),
            *riding,
        ),
    )


def duel_grid() -> Grid:
    """The grid of the chances to win alone and unarmored against one foe, from the table that ships. [FT-MELEE-03]"""
    most = max(row.difficulty_dice for row in duel_odds())
    rows = []
    for name in TYPE_NAMES:
        for n in range(1, MOST_DICE + 1):
            found = {row.difficulty_dice: row for row in duel_odds() if (row.type, row.ready_body) == (name, n)}
            cells = (percent_phrase(float(found[dd].chance_character_wins)) for dd in range(1, most + 1))
            rows.append(table_row(code_phrase("type", name), number_phrase(n), *cells))
    head: tuple[Phrase, ...] = (
        paper_phrase("type-head"),
        paper_phrase("dice-head"),
        *number_phrases(range(1, most + 1)),
    )
    groups = ((None, 2), (paper_phrase("dd-head"), most))
    return Grid(
        paper_phrase("duels"), head, tuple(rows), ("FT-MELEE-03", "FT-MELEE-08"), paper_phrase("duels-note"), groups
    )
