"""The reference cards of talk, magic, time and distance, of the oracle and the event dice."""

from affray.core.faces.paper import Cell, Grid, PrintedPage, decimal_phrase, number_phrase, percent_phrase, table_row
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BAND_NAMES, HOURS_A_CAMP, MOMENTS_AN_HOUR, OUNCES_A_MOMENT, REMOVES_AT
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.tables import distance_bands, reactions, shipped, time_units
from affray.systems.fortmayn.paper.parts import (
    code_phrase,
    die_phrase,
    paper_phrase,
    paper_phrases,
    rule_grid,
    text_phrase,
)
from affray.systems.fortmayn.rules.dice.event_dice import MOST_RISE
from affray.systems.fortmayn.rules.gear import read_die
from affray.systems.fortmayn.rules.oracle import LEAST_YES
from affray.systems.fortmayn.rules.time_and_distance import (
    DISTANT_MOVE,
    MILES_AN_HOUR,
    NEARBY_MOVE,
    YARDS_A_MOMENT,
    reachable_bands,
)


# --- magic ------------------------------------------------------------------------------------------------------------
def spell_card(house: House = PLAIN) -> PrintedPage:
    """The card of magic: casting and the spells, with talk and banishing."""
    magic = () if house.magic else (casting_grid(house), spell_grid())
    return PrintedPage(paper_phrase("lore"), (talk_grid(house), banish_grid(house), *magic), paper_phrase("beside"))


def talk_grid(house: House) -> Grid:
    """The grid of talk and reactions. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-REACT-01 FT-REACT-02 FT-REACT-03]"""
    return rule_grid(
        "talk",
        (
            ("talk-roll", {"off": house.social_conflict}, ("FT-SOC-01", "FT-SOC-04")),
            ("talk-out", {}, ("FT-SOC-02",)),
            ("talk-sunder", {}, ("FT-SOC-03",)),
            ("react", {}, ("FT-REACT-01", "FT-REACT-02", "FT-REACT-03")),
        ),
    )


def banish_grid(house: House) -> Grid:
    """The grid of banishing. [FT-BAN-01 FT-BAN-02 FT-BAN-03 FT-BAN-04 FT-BAN-05]"""
    return rule_grid(
        "banishing",
        (
            ("banish-whom", {"close": house.banish_close}, ("FT-BAN-02",)),
            ("banish-roll", {"group": house.banish_roll}, ("FT-BAN-01", "FT-BAN-03", "FT-BAN-05")),
            ("banish-gone", {"reset": house.banish_partial}, ("FT-BAN-04",)),
        ),
    )


def casting_grid(house: House) -> Grid:
    """The grid of casting and memory. [FT-SPELL-01 .. FT-SPELL-07]"""
    return rule_grid(
        "casting",
        (
            ("cast-from", {}, ("FT-SPELL-01", "FT-SPELL-02")),
            ("cast-roll", {"least": REMOVES_AT}, ("FT-SPELL-04",)),
            ("cast-holds", {}, ("FT-SPELL-05",)),
            ("cast-forget", {"shock": house.casting_shock}, ("FT-SPELL-06", "FT-SPELL-07")),
            ("cast-memory", {}, ("FT-SPELL-03",)),
        ),
    )


def spell_grid() -> Grid:
    """The grid of the spells that ship. [FT-FILL-05]"""
    rows = tuple(
        (
            Cell(code_phrase("spell", row.spell_id)),
            Cell(difficulty_phrase(row.target_difficulty)),
            Cell(code_phrase("spelltext", row.spell_id)),
        )
        for row in shipped().spells
    )
    return Grid(
        paper_phrase("spells"), paper_phrases("spell-head", "spell-dd", "does"), rows, ("FT-FILL-05",), words=True
    )


def difficulty_phrase(difficulty: str) -> Phrase:
    """What a spell is cast against."""
    return paper_phrase("against", against=difficulty.split(maxsplit=1)[0])


# --- time and distance ------------------------------------------------------------------------------------------------
def time_card(house: House = PLAIN) -> PrintedPage:
    """The card of time and distance: units, bands, moves, pace, a Moment of exploring."""
    return PrintedPage(
        paper_phrase("time"),
        (unit_grid(), band_grid(), move_grid(), exploring_grid(house), event_grid()),
        paper_phrase("beside"),
    )


def unit_grid() -> Grid:
    """The grid of the units of time. [FT-TIME-01 FT-TIME-02]"""
    rows = tuple(
        table_row(code_phrase("unit", row.unit), text_phrase(row.ounces), decimal_phrase(str(row.approx_seconds)))
        for row in time_units().values()
    )
    return Grid(paper_phrase("units"), paper_phrases("unit-head", "ounces-head", "seconds-head"), rows, ("FT-TIME-01",))


def band_grid() -> Grid:
    """The grid of distances. [FT-DIST-01]"""
    rows = tuple(
        table_row(
            code_phrase("band", row.band),
            paper_phrase("feet", least=row.min_feet_exclusive, most=row.max_feet_inclusive),
        )
        for row in distance_bands().values()
    )
    return Grid(paper_phrase("bands"), paper_phrases("band-head", "feet-head"), rows, ("FT-DIST-01",))


def move_grid() -> Grid:
    """The grid of where moves end. [FT-DIST-02 FT-DIST-03 FT-DIST-04 FT-LOAD-03]"""
    rows = tuple(
        table_row(
            code_phrase("band", name),
            *(
                paper_phrase("reach", bands=tuple(BAND_NAMES[found] for found in reachable_bands(band, move)))
                for move in (NEARBY_MOVE, DISTANT_MOVE)
            ),
        )
        for band, name in enumerate(BAND_NAMES)
    )
    head = paper_phrases("from-head", "act-head", "run-head")
    return Grid(
        paper_phrase("moving"), head, rows, ("FT-DIST-02", "FT-DIST-03", "FT-DIST-04"), paper_phrase("moving-note")
    )


def exploring_grid(house: House) -> Grid:
    """The grid of a Moment of exploring, an Hour of rest and a camp. [FT-TIME-04 FT-DIST-05 FT-GEAR-03 FT-FILL-07
    FT-HEAL-01]"""
    return rule_grid(
        "exploring",
        (
            ("moment", {"ounces": OUNCES_A_MOMENT, "free": house.exploration_actions}, ("FT-TIME-01", "FT-TIME-04")),
            ("pace", {"yards": YARDS_A_MOMENT, "miles": MILES_AN_HOUR}, ("FT-DIST-05",)),
            ("light", {}, ("FT-GEAR-02", "FT-GEAR-03")),
            ("rest", {"moments": MOMENTS_AN_HOUR}, ("FT-FILL-07",)),
            ("camp", {"hours": HOURS_A_CAMP}, ("FT-HEAL-01",)),
        ),
    )


def event_grid() -> Grid:
    """The grid of the event dice. [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-EVT-04 FT-FILL-01]"""
    by = {(row.die, row.rise): row for row in shipped().events}
    rows = tuple(
        (
            Cell(code_phrase("theme", str(die_number))),
            Cell(number_phrase(rise)),
            Cell(code_phrase("chance", by[die_number, rise].event_id)),
        )
        for die_number in range(1, 6)
        for rise in range(1, MOST_RISE + 1)
    )
    head = paper_phrases("theme-head", "rise-head", "does")
    return Grid(
        paper_phrase("events"),
        head,
        rows,
        ("FT-EVT-02", "FT-EVT-04", "FT-FILL-01"),
        paper_phrase("events-note"),
        words=True,
    )


# --- the oracle -------------------------------------------------------------------------------------------------------
def oracle_card(house: House = PLAIN) -> PrintedPage:
    """The card of the oracle, consequences, disgrace, reactions and oddities."""
    return PrintedPage(
        paper_phrase("oracle-card"),
        (likelihood_grid(), answer_grid(), consequence_grid(), reaction_grid(), oddity_grid()),
        paper_phrase("beside"),
    )


def likelihood_grid() -> Grid:
    """The grid of how likely a yes is. [FT-FILL-02]"""
    rows = []
    for row in shipped().oracle_likelihood:
        sides = read_die(row.die)
        yes = sum(face >= LEAST_YES for face in range(1, sides + 1)) / sides
        rows.append(table_row(code_phrase("likelihood", row.likelihood), die_phrase(sides), percent_phrase(yes)))
    return Grid(
        paper_phrase("likelihoods"),
        paper_phrases("likelihood-head", "die-head", "yes-head"),
        tuple(rows),
        ("FT-FILL-02",),
    )


def answer_grid() -> Grid:
    """The grid of the oracle's answers and further questions. [FT-FILL-02 FT-SOLO-01 FT-SOLO-02]"""
    rows = tuple(
        (
            Cell(text_phrase(row.roll)),
            Cell(code_phrase("oracle", row.row_id)),
            Cell(paper_phrase("asks", questions=tuple(f"{row.row_id}_{n}" for n in range(1, 7)))),
        )
        for row in shipped().oracle
    )
    head = paper_phrases("face-head", "answer-head", "asks-head")
    return Grid(
        paper_phrase("answers"), head, rows, ("FT-FILL-02", "FT-SOLO-02"), paper_phrase("answers-note"), words=True
    )


def consequence_grid() -> Grid:
    """The grid of what follows a failed test and a lost talk. [FT-FILL-14]"""
    rows = [
        (
            Cell(paper_phrase("failed-test")),
            Cell(number_phrase(row.d6)),
            Cell(code_phrase("consequence", row.consequence_id)),
        )
        for row in shipped().consequences
    ]
    rows += [
        (Cell(paper_phrase("lost-talk")), Cell(text_phrase(row.head_die)), Cell(code_phrase("disgrace", row.result_id)))
        for row in shipped().disgrace
    ]
    return Grid(
        paper_phrase("after-card"),
        paper_phrases("after-head", "face-head", "result-head"),
        tuple(rows),
        ("FT-FILL-14",),
        words=True,
    )


def reaction_grid() -> Grid:
    """The grid of how creatures take a meeting. [FT-REACT-02 FT-REACT-03]"""
    rows = tuple(
        (
            Cell(text_phrase(row.head_die)),
            Cell(code_phrase("reaction", row.row_id)),
            Cell(code_phrase("behaviour", row.row_id)),
        )
        for row in reactions()
    )
    return Grid(
        paper_phrase("taking"), paper_phrases("face-head", "reaction-head", "does"), rows, ("FT-REACT-02",), words=True
    )


def oddity_grid() -> Grid:
    """The grid of unexpected things, for rooms in which nothing is odd. [FT-SOLO-03]"""
    rows = tuple(
        (Cell(number_phrase(row.d20)), Cell(code_phrase("oddity", str(row.d20)))) for row in shipped().oddities
    )
    return Grid(paper_phrase("oddities"), paper_phrases("face-head", "does"), rows, ("FT-SOLO-03",), words=True)
