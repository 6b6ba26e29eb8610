"""The reference cards of talk, magic, time and distance, of the oracle and the event dice."""

from affray.core.faces.paper import Cell, Grid, Leaf, line, number
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import BAND_NAMES, HOURS_A_CAMP, MOMENTS_AN_HOUR, OUNCES_A_MOMENT, REMOVES_AT
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.tables import distance_bands, reactions, shipped, time_units
from affray.systems.fortmayn.paper.parts import die, named, percent, text, told, word, words
from affray.systems.fortmayn.rules.dice.event_dice import MOST_RISE
from affray.systems.fortmayn.rules.gear import die_of
from affray.systems.fortmayn.rules.oracle import LEAST_YES
from affray.systems.fortmayn.rules.time_and_distance import (
    DISTANT_MOVE,
    MILES_AN_HOUR,
    NEARBY_MOVE,
    YARDS_A_MOMENT,
    reach,
)


# --- magic ------------------------------------------------------------------------------------------------------------
def spell_card(house: House = PLAIN) -> Leaf:
    """The card of magic: casting and the spells, with talk and banishing."""
    magic = () if house.magic else (casting(house), spells())
    return Leaf(word("lore"), (talk(house), banishing(house), *magic), word("beside"))


def talk(house: House) -> Grid:
    """The grid of talk and reactions. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-REACT-01 FT-REACT-02 FT-REACT-03]"""
    return told(
        "talk",
        (
            ("talk-roll", {"off": house.social_conflict}, ("FT-SOC-01", "FT-SOC-04")),
            ("talk-out", {}, ("FT-SOC-02",)),
            ("talk-sunder", {}, ("FT-SOC-03",)),
            ("react", {}, ("FT-REACT-01", "FT-REACT-02", "FT-REACT-03")),
        ),
    )


def banishing(house: House) -> Grid:
    """The grid of banishing. [FT-BAN-01 FT-BAN-02 FT-BAN-03 FT-BAN-04 FT-BAN-05]"""
    return told(
        "banishing",
        (
            ("banish-whom", {"close": house.banish_close}, ("FT-BAN-02",)),
            ("banish-roll", {"group": house.banish_roll}, ("FT-BAN-01", "FT-BAN-03", "FT-BAN-05")),
            ("banish-gone", {"reset": house.banish_partial}, ("FT-BAN-04",)),
        ),
    )


def casting(house: House) -> Grid:
    """The grid of casting and memory. [FT-SPELL-01 .. FT-SPELL-07]"""
    return told(
        "casting",
        (
            ("cast-from", {}, ("FT-SPELL-01", "FT-SPELL-02")),
            ("cast-roll", {"least": REMOVES_AT}, ("FT-SPELL-04",)),
            ("cast-holds", {}, ("FT-SPELL-05",)),
            ("cast-forget", {"shock": house.casting_shock}, ("FT-SPELL-06", "FT-SPELL-07")),
            ("cast-memory", {}, ("FT-SPELL-03",)),
        ),
    )


def spells() -> Grid:
    """The grid of the spells that ship. [FT-FILL-05]"""
    rows = tuple(
        (
            Cell(named("spell", row.spell_id)),
            Cell(against(row.target_difficulty)),
            Cell(named("spelltext", row.spell_id)),
        )
        for row in shipped().spells
    )
    return Grid(word("spells"), words("spell-head", "spell-dd", "does"), rows, ("FT-FILL-05",), words=True)


def against(difficulty: str) -> Phrase:
    """What a spell is cast against."""
    return word("against", against=difficulty.split(maxsplit=1)[0])


# --- time and distance ------------------------------------------------------------------------------------------------
def time_card(house: House = PLAIN) -> Leaf:
    """The card of time and distance: units, bands, moves, pace, a Moment of exploring."""
    return Leaf(word("time"), (units(), bands(), moves(), exploring(house), events()), word("beside"))


def units() -> Grid:
    """The grid of the units of time. [FT-TIME-01 FT-TIME-02]"""
    rows = tuple(
        line(named("unit", row.unit), text(row.ounces), text(row.approx_seconds)) for row in time_units().values()
    )
    return Grid(word("units"), words("unit-head", "ounces-head", "seconds-head"), rows, ("FT-TIME-01",))


def bands() -> Grid:
    """The grid of distances. [FT-DIST-01]"""
    rows = tuple(
        line(named("band", row.band), word("feet", least=row.min_feet_exclusive, most=row.max_feet_inclusive))
        for row in distance_bands().values()
    )
    return Grid(word("bands"), words("band-head", "feet-head"), rows, ("FT-DIST-01",))


def moves() -> Grid:
    """The grid of where moves end. [FT-DIST-02 FT-DIST-03 FT-DIST-04 FT-LOAD-03]"""
    rows = tuple(
        line(
            named("band", name),
            *(
                word("reach", bands=tuple(BAND_NAMES[found] for found in reach(band, move)))
                for move in (NEARBY_MOVE, DISTANT_MOVE)
            ),
        )
        for band, name in enumerate(BAND_NAMES)
    )
    head = words("from-head", "act-head", "run-head")
    return Grid(word("moving"), head, rows, ("FT-DIST-02", "FT-DIST-03", "FT-DIST-04"), word("moving-note"))


def exploring(house: House) -> Grid:
    """The grid of a Moment of exploring, an Hour of rest and a camp. [FT-TIME-04 FT-DIST-05 FT-GEAR-03 FT-FILL-07
    FT-HEAL-01]"""
    return told(
        "exploring",
        (
            ("moment", {"ounces": OUNCES_A_MOMENT, "free": house.exploration_actions}, ("FT-TIME-01", "FT-TIME-04")),
            ("pace", {"yards": YARDS_A_MOMENT, "miles": MILES_AN_HOUR}, ("FT-DIST-05",)),
            ("light", {}, ("FT-GEAR-02", "FT-GEAR-03")),
            ("rest", {"moments": MOMENTS_AN_HOUR}, ("FT-FILL-07",)),
            ("camp", {"hours": HOURS_A_CAMP}, ("FT-HEAL-01",)),
        ),
    )


def events() -> Grid:
    """The grid of the event dice. [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-EVT-04 FT-FILL-01]"""
    by = {(row.die, row.rise): row for row in shipped().events}
    rows = tuple(
        (
            Cell(named("theme", str(die_number))),
            Cell(number(rise)),
            Cell(named("chance", by[die_number, rise].event_id)),
        )
        for die_number in range(1, 6)
        for rise in range(1, MOST_RISE + 1)
    )
    head = words("theme-head", "rise-head", "does")
    return Grid(word("events"), head, rows, ("FT-EVT-02", "FT-EVT-04", "FT-FILL-01"), word("events-note"), words=True)


# --- the oracle -------------------------------------------------------------------------------------------------------
def oracle_card(house: House = PLAIN) -> Leaf:
    """The card of the oracle, consequences, disgrace, reactions and oddities."""
    return Leaf(word("oracle-card"), (likelihoods(), answers(), after(), taking(), oddities()), word("beside"))


def likelihoods() -> Grid:
    """The grid of how likely a yes is. [FT-FILL-02]"""
    rows = []
    for row in shipped().oracle_likelihood:
        sides = die_of(row.die)
        yes = sum(face >= LEAST_YES for face in range(1, sides + 1)) / sides
        rows.append(line(named("likelihood", row.likelihood), die(sides), percent(yes)))
    return Grid(word("likelihoods"), words("likelihood-head", "die-head", "yes-head"), tuple(rows), ("FT-FILL-02",))


def answers() -> Grid:
    """The grid of the oracle's answers and further questions. [FT-FILL-02 FT-SOLO-01 FT-SOLO-02]"""
    rows = tuple(
        (
            Cell(text(row.roll)),
            Cell(named("oracle", row.row_id)),
            Cell(word("asks", questions=tuple(f"{row.row_id}_{n}" for n in range(1, 7)))),
        )
        for row in shipped().oracle
    )
    head = words("face-head", "answer-head", "asks-head")
    return Grid(word("answers"), head, rows, ("FT-FILL-02", "FT-SOLO-02"), word("answers-note"), words=True)


def after() -> Grid:
    """The grid of what follows a failed test and a lost talk. [FT-FILL-14]"""
    rows = [
        (Cell(word("failed-test")), Cell(number(row.d6)), Cell(named("consequence", row.consequence_id)))
        for row in shipped().consequences
    ]
    rows += [
        (Cell(word("lost-talk")), Cell(text(row.head_die)), Cell(named("disgrace", row.result_id)))
        for row in shipped().disgrace
    ]
    return Grid(
        word("after-card"), words("after-head", "face-head", "result-head"), tuple(rows), ("FT-FILL-14",), words=True
    )


def taking() -> Grid:
    """The grid of how creatures take a meeting. [FT-REACT-02 FT-REACT-03]"""
    rows = tuple(
        (Cell(text(row.head_die)), Cell(named("reaction", row.row_id)), Cell(named("behaviour", row.row_id)))
        for row in reactions()
    )
    return Grid(word("taking"), words("face-head", "reaction-head", "does"), rows, ("FT-REACT-02",), words=True)


def oddities() -> Grid:
    """The grid of unexpected things, for rooms in which nothing is odd. [FT-SOLO-03]"""
    rows = tuple((Cell(number(row.d20)), Cell(named("oddity", str(row.d20)))) for row in shipped().oddities)
    return Grid(word("oddities"), words("face-head", "does"), rows, ("FT-SOLO-03",), words=True)
