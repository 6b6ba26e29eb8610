"""The reference cards of the turn: its phases, the options by letter, movement by DX and load."""

from affray.core.faces.paper import Cell, Grid, PrintedPage, mark_phrase, number_phrases, table_row
from affray.core.words.phrase import Phrase, Value
from affray.systems.melee.content.codes import (
    DISENGAGED,
    ENGAGED,
    HEAVY,
    IN_HTH,
    KNEELING,
    LOAD_NAMES,
    MOVE,
    OPTION_LETTERS,
    OVERLOADED,
    PRONE,
    RUN,
    STANDING,
    STATE_NAMES,
    UNENCUMBERED,
    WALK,
)
from affray.systems.melee.content.house_rules import House, option_facts
from affray.systems.melee.paper.parts import decimal_phrase, paper_phrase, paper_phrases, signed_phrase
from affray.systems.melee.rules.initiative import place_count
from affray.systems.melee.rules.load import (
    Mover,
    base_ma,
    can_jog_with,
    can_run_with,
    half_ma,
    ma_of,
    most_weight,
    tenths,
)
from affray.systems.melee.rules.options import Chooser, is_open
from affray.systems.melee.rules.speeds import crawl_limit, max_hexes, pace, speed_fatigue, speed_of, state_of

SHOWN_MA = 12
"""An MA whose half and whole are no other distance of an option."""
DX_SHOWN = range(6, 19)
ST_SHOWN = range(6, 21)
SIDES = 6


def turn_card(house: House) -> PrintedPage:
    """What happens in a turn, and what each figure may do in it."""
    return PrintedPage(paper_phrase("card-turn"), (phase_grid(house), *option_grids(house)), paper_phrase("card"))


def movement_grids(house: House) -> tuple[Grid, ...]:
    """MA by DX, and by load unless armor takes its place."""
    return (pace_grid(),) if house.armor_slows else (pace_grid(), load_grid(house))


# --- phases -----------------------------------------------------------------------------------------------------------
PHASES = ("initiative", "renew", "move", "act", "retreat", "post")
CLAUSES = ("CM-TURN-02", "CM-INIT-01", "CM-RENEW-01", "CM-MOVE-01", "CM-ENG-06", "CM-ACT-01", "CM-RET-01", "CM-TURN-03")


def phase_grid(house: House) -> Grid:
    """The phases of a turn in their order. [CM-TURN-02]"""
    ties = next(fact for fact in option_facts() if fact.name == "tie_break").values[house.tie_break]
    values: dict[str, Value] = {
        "any": int(place_count(SIDES, house) == SIDES),
        "ties": ties,
        "shared": house.shared_st_pool,
        "bowmen": house.bowmen_engage,
        "switch": house.switch_when_attacked,
        "hits": house.retreat_any_hits,
        "melee": house.retreat_melee_only,
        "size": house.retreat_size_limit,
    }
    rows = tuple(
        table_row(paper_phrase("phase", phase=name), paper_phrase(f"phase-{name}", **values)) for name in PHASES
    )
    return Grid(paper_phrase("phases"), paper_phrases("phase-head", "does-head"), rows, CLAUSES, words=True)


# --- options ----------------------------------------------------------------------------------------------------------
def option_grids(house: House) -> tuple[Grid, ...]:
    """The options of each state: how far a figure may move, whether it may kneel or lie, what it then does.
    [CM-OPT-02 CM-OPT-04]"""
    head = paper_phrases("option-head", "distance-head", "standing", "kneeling", "prone", "does-head")
    return tuple(
        Grid(
            paper_phrase("options", state=STATE_NAMES[state]),
            head,
            tuple(option_line(option, house) for option in range(len(OPTION_LETTERS)) if state_of(option) == state),
            ("CM-OPT-02", "CM-OPT-03", "CM-OPT-04"),
            paper_phrase("options-note", shift=house.shift_any_one) if state == IN_HTH else None,
            words=True,
        )
        for state in (DISENGAGED, ENGAGED, IN_HTH)
    )


def option_line(option: int, house: House) -> tuple[Cell, ...]:
    """An option of the turn."""
    letter = OPTION_LETTERS[option]
    tires = speed_fatigue(speed_of(MOVE, 1, SHOWN_MA, UNENCUMBERED, 0, house))
    does = paper_phrase("does", letter=letter, tires=tires, waits=house.hth_waits_a_turn)
    open_so = (posture_phrase(option, posture, house) for posture in (STANDING, KNEELING, PRONE))
    return table_row(paper_phrase("option", letter=letter, option=letter), distance_phrase(option), *open_so, does)


def distance_phrase(option: int) -> Phrase:
    """How far an option lets a figure move that carries little. [CM-SPEED-03 CM-PRONE-01]"""
    hexes = max_hexes(option, SHOWN_MA, UNENCUMBERED, 0)
    crawl = crawl_limit(option, SHOWN_MA, UNENCUMBERED)
    if crawl:
        return paper_phrase("distance", far="crawl", hexes=crawl)
    known = {SHOWN_MA: "ma", half_ma(SHOWN_MA): "half"}
    far = "shift" if hexes and state_of(option) == ENGAGED else known.get(hexes, "hexes")
    return paper_phrase("distance", far=far, hexes=hexes)


def posture_phrase(option: int, posture: int, house: House) -> Phrase:
    """Whether an option is open to a figure of a posture that has all it needs; a mark of its own where only a crossbow
    will do. [CM-OPT-04 CM-PRONE-02 CM-PRONE-03 CM-PRONE-04]"""
    state = state_of(option)
    figure = Chooser(
        state, int(state == IN_HTH), posture, walked=0, crawled=0, ma=SHOWN_MA, load=UNENCUMBERED, exhausted=0,
        felled_last_turn=0, able=1, shot=1, fires_prone=house.prone_fire, unloaded=0, casts=1, draws=1, near=1,
    )  # fmt: skip
    if is_open(option, figure, house):
        return paper_phrase("yes")
    return paper_phrase("partly") if is_open(option, figure._replace(fires_prone=1), house) else paper_phrase("no")


# --- movement ---------------------------------------------------------------------------------------------------------
def pace_grid() -> Grid:
    """MA by DX, half of it, and which way is a walk, a jog, a run. [CM-MA-01 CM-MA-03 CM-SPEED-02]"""
    whole = [base_ma(dx, 0) for dx in DX_SHOWN]
    rows = [
        table_row(paper_phrase("ma"), *number_phrases(whole)),
        table_row(paper_phrase("half-ma"), *number_phrases(half_ma(ma) for ma in whole)),
    ]
    walk = max(hexes for hexes in range(SHOWN_MA) if pace(hexes, SHOWN_MA) <= WALK)
    note = paper_phrase("paces-note", walk=walk, tires=speed_fatigue(RUN))
    head = (paper_phrase("dx"), *number_phrases(DX_SHOWN))
    return Grid(paper_phrase("paces"), head, tuple(rows), ("CM-MA-01", "CM-MA-03", "CM-SPEED-02", "CM-SPEED-04"), note)


def load_grid(house: House) -> Grid:
    """What each load weighs at most, by ST, and what it does. [CM-ENC-01 CM-ENC-02]"""
    rows = []
    for load in range(OVERLOADED + 1):
        less = ma_of(Mover(SHOWN_MA, load), house) - SHOWN_MA
        bounds = (
            decimal_phrase(most_weight(load, tenths(st))) if load <= HEAVY else paper_phrase("more") for st in ST_SHOWN
        )
        rows.append(
            table_row(
                paper_phrase("load", load=LOAD_NAMES[load]),
                signed_phrase(less)
                if load <= HEAVY
                else paper_phrase("one-hex", n=ma_of(Mover(SHOWN_MA, load), house)),
                mark_phrase(can_run_with(load)),
                mark_phrase(can_jog_with(load)),
                *bounds,
            )
        )
    head = (*paper_phrases("load-head", "ma", "runs", "jogs"), *number_phrases(ST_SHOWN))
    groups = ((None, 4), (paper_phrase("weight-by-st"), len(ST_SHOWN)))
    return Grid(paper_phrase("loads"), head, tuple(rows), ("CM-ENC-01", "CM-ENC-02"), None, groups)
