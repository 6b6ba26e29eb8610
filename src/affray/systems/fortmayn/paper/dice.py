"""The reference cards of tests and of melee."""

from affray.core.faces.paper import Cell, Grid, Leaf, line, number, numbers, signed
from affray.core.words.phrase import Phrase
from affray.referee import odds
from affray.systems.fortmayn.content.codes import AT_RISK, BODY, BRAINY, OVERCOME, REMOVES_AT, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.tables import advantage_sources, die_chain, duel_odds, types
from affray.systems.fortmayn.paper.parts import Told, die, named, percent, told, word, words
from affray.systems.fortmayn.roster.odds_sketch import no_saves
from affray.systems.fortmayn.rules.dice.pools import base_die, unarmed_die
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, attempt

MOST_DICE, MOST_DD = 5, 4
SHOWN = (6, 8)
"""The dice whose chances are printed: those that characters own."""


# --- tests ------------------------------------------------------------------------------------------------------------
def dice_card(house: House = PLAIN) -> Leaf:
    """The card of tests: how a die is read, which die is rolled, tests and stunts with their chances."""
    return Leaf(
        word("tests"),
        (reading(house), sizes(), steps(house), sources(), stunts(house), chances(house)),
        word("beside"),
    )


def reading(house: House) -> Grid:
    """The grid of how a roll is read. [FT-CORE-03 FT-TEST-01 FT-TEST-03 FT-TEST-04 FT-TEST-05 FT-TEST-08]"""
    return told(
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


def sizes() -> Grid:
    """The grid of the dice of each type, and its knacks. [FT-CHAR-01 FT-CHAR-04]"""
    rows = tuple(
        line(
            named("type", name),
            die(base_die(place, 0)),
            die(base_die(place, 1)),
            die(unarmed_die(place)),
            word("tasks", tasks=tuple(knacks)) if (knacks := types()[name].task_advantage.split()) else word("no"),
        )
        for place, name in enumerate(TYPE_NAMES)
    )
    head = words("type-head", "body", "head", "unarmed", "knacks")
    return Grid(word("types"), head, rows, ("FT-CHAR-01", "FT-CHAR-04", "FT-MELEE-10"))


def steps(house: House) -> Grid:
    """The grid of the chain of dice, and of how sources add up. [FT-DICE-01 FT-DICE-02 FT-DICE-03 FT-DICE-04]"""
    rows = tuple(
        tuple(Cell(die(int(name[1:]))) for name in (row.smaller, row.die, row.bigger)) for row in die_chain().values()
    )
    note = word("stacking", how=house.advantage_stacking, below=house.below_d4)
    clauses = ("FT-DICE-01", "FT-DICE-02", "FT-DICE-03", "FT-DICE-04")
    return Grid(word("chain"), words("hampered", "die-head", "helped"), rows, clauses, note)


def sources() -> Grid:
    """The grid of what makes a roll easier or harder. [FT-DICE-06]"""
    # The ruling of a game master stands in both halves of the list under one name.
    rows = tuple(
        line(named("source", row.source.split(" (")[0]), signed(row.step), named("applies", row.source.split(" (")[0]))
        for row in advantage_sources()
    )
    return Grid(word("sources"), words("source-head", "step-head", "applies-head"), rows, ("FT-DICE-06",), words=True)


def stunts(house: House) -> Grid:
    """The grid of what a stunt does. [FT-STUNT-01 FT-STUNT-02 FT-STUNT-03 FT-STUNT-04 FT-STUNT-05 FT-STUNT-06]"""
    return told(
        "stunts",
        (
            ("stunt-first", {"text": int(not house.stunts_need_text)}, ("FT-STUNT-01",)),
            ("stunt-majority", {}, ("FT-STUNT-02",)),
            ("stunt-short", {"nothing": house.stunt_short}, ("FT-STUNT-05",)),
            ("stunt-price", {"saves": house.stunt_saves}, ("FT-STUNT-03", "FT-STUNT-04")),
            ("stunt-limit", {"once": house.stunt_limit}, ("FT-STUNT-06",)),
        ),
    )


def chances(house: House) -> Grid:
    """The grid of the chances to overcome Difficulty Dice in one roll, and of the dice that it costs. [FT-TEST-01
    FT-TEST-03]"""
    columns = [(sides, dd) for sides in SHOWN for dd in range(1, MOST_DD + 1)]
    rows = tuple(
        (Cell(number(n)), *(chance_cell(n, sides, dd, house) for sides, dd in columns)) for n in range(1, MOST_DICE + 1)
    )
    head = (word("dice-head"), *numbers(dd for _, dd in columns))
    groups = ((None, 1), *((word("of-die", die=sides), MOST_DD) for sides in SHOWN))
    return Grid(word("chances"), head, rows, ("FT-TEST-01", "FT-TEST-03"), word("chances-note"), groups)


def chance_cell(n: int, sides: int, dd: int, house: House) -> Cell:
    """The chance to overcome in percent, and the mean dice lost in tenths."""
    fighter = Fighter(BRAINY, n, sides, REMOVES_AT)
    found = odds(attempt, 0, BODY, fighter, dd, 0, house, policy=no_saves)
    trials: list[tuple[Trial, int]] = list(found.weights.items())
    won = sum(weight for trial, weight in trials if trial.outcome == OVERCOME)
    lost = sum(weight * trial.lost for trial, weight in trials)
    tenths = round(10 * lost / found.total)
    return Cell(percent(won / found.total), word("tenths", whole=tenths // 10, tenths=tenths % 10))


# --- melee ------------------------------------------------------------------------------------------------------------
def melee_card(house: House = PLAIN) -> Leaf:
    """The card of melee: the order of an Ounce, a melee roll, how duels end."""
    return Leaf(word("melee"), (ounce(), blows(house), weapons(house), duels()), word("beside"))


def ounce() -> Grid:
    """The grid of the order of an Ounce. [FT-MELEE-01 FT-MELEE-02]"""
    steps_of = ("declare", "moves", "acts", "shots", "rolls", "end")
    return told("ounce", tuple((f"ounce-{name}", {}, ("FT-MELEE-02",)) for name in steps_of))


def blows(house: House) -> Grid:
    """The grid of what a melee roll does. [FT-MELEE-03 .. FT-MELEE-09 FT-MELEE-11]"""
    return told(
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


def weapons(house: House) -> Grid:
    """The grid of what the weapon and the mount change. [FT-MELEE-10 FT-MELEE-12 FT-MELEE-13 FT-MELEE-14]"""
    riding: tuple[Told, ...] = () if house.mounted else (("weapon-mounted", {}, ("FT-MELEE-14",)),)
    return told(
        "weapons",
        (
            ("weapon-none", {}, ("FT-MELEE-10",)),
            ("weapon-surprise", {}, ("FT-MELEE-12",)),
            ("weapon-sizes", {}, ("FT-MELEE-13",)),
            *riding,
        ),
    )


def duels() -> Grid:
    """The grid of the chances to win alone and unarmored against one foe, from the table that ships. [FT-MELEE-03]"""
    most = max(row.difficulty_dice for row in duel_odds())
    rows = []
    for name in TYPE_NAMES:
        for n in range(1, MOST_DICE + 1):
            found = {row.difficulty_dice: row for row in duel_odds() if (row.type, row.ready_body) == (name, n)}
            cells = (percent(float(found[dd].chance_character_wins)) for dd in range(1, most + 1))
            rows.append(line(named("type", name), number(n), *cells))
    head: tuple[Phrase, ...] = (word("type-head"), word("dice-head"), *numbers(range(1, most + 1)))
    groups = ((None, 2), (word("dd-head"), most))
    return Grid(word("duels"), head, tuple(rows), ("FT-MELEE-03", "FT-MELEE-08"), word("duels-note"), groups)
