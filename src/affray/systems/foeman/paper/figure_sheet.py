"""A figure on paper: its attributes, what it can lose, how its gear acts, the dice table of all its weapons."""

from msgspec.structs import replace

from affray.core.faces.guide import Phrase
from affray.core.faces.paper import Block, Cell, Grid, Lines, PrintedPage, Space, Track
from affray.systems.foeman.content.codes import DEAD, STATE_NAMES, STRIKE, UP
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.paper.parts import (
    DICE_HEAD,
    WEAPON_CLAUSES,
    WEAPON_GROUPS,
    WEAPON_HEAD,
    dice_cells,
    paper_phrase,
    weapon_cells,
)
from affray.systems.foeman.position.state import is_dwarf
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of
from affray.systems.foeman.roster.maker_sheet import (
    arm_in_hand,
    attack_kinds,
    house_for,
    lone_figure_state,
    making_sheet,
)
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.upkeep import BIG_HIT, duress_threshold
from affray.systems.foeman.rules.wounds import state_of
from affray.systems.foeman.turn.action_phase import weapons_in_hand

NOTES = 4
WEAPON_GROUP_IDS = ("making-group-weapon", "making-group-spare")


def sheet_page(adventurer: Adventurer, house: House | None = None) -> PrintedPage:
    """The sheet of an adventurer whose race and items are known, on one page to write on.

    [FM-GEN-05 FM-APP-06 FM-APP-07 FM-DX-02 FM-DX-03 FM-LVL-02 FM-EQP-04 FM-OPT-02 FM-DMG-01]
    """
    house = house_for(figure_of(adventurer)) if house is None else house
    sheet = making_sheet(adventurer, house)
    lines = tuple(Lines(title, rows) for title, rows in sheet.groups if title.id not in WEAPON_GROUP_IDS)
    blocks: tuple[Block, ...] = (
        loss_track(adventurer),
        Track(
            paper_phrase("round"), duress_threshold(adventurer.st), 0, round_marks(adventurer), ("FM-DX-02", "FM-DX-03")
        ),
        *lines,
        weapon_grid(adventurer, house),
        Track(paper_phrase("ep", level=adventurer.level + 1), TENTHS, *ep_progress(adventurer)),
        Space(paper_phrase("notes"), NOTES),
    )
    beside = paper_phrase("beside", race=adventurer.race, level=adventurer.level, dead=int(adventurer.dead))
    return PrintedPage(paper_phrase("figure", who=adventurer.name), blocks, beside)


def loss_track(adventurer: Adventurer) -> Track:
    """A box for each point of ST, down to the one whose loss kills. [FM-APP-06 FM-APP-07 FM-APP-09 FM-APP-10]"""
    dwarf = is_dwarf(figure_of(adventurer))
    marks: list[tuple[int, Phrase]] = []
    lost, was = 0, UP
    while was != DEAD:
        lost += 1
        now = state_of(adventurer.st - lost, dwarf)
        if now != was:
            marks.append((lost, paper_phrase("falls", state=STATE_NAMES[now])))
            was = now
    return Track(
        paper_phrase("strength", st=adventurer.st),
        lost,
        adventurer.wounds + adventurer.exhaustion,
        tuple(marks),
        ("FM-GEN-05", "FM-APP-06", "FM-APP-07"),
    )


def round_marks(adventurer: Adventurer) -> tuple[tuple[int, Phrase], ...]:
    """What wounds of one round bring: of one attack, and of all. [FM-DX-02 FM-DX-03]"""
    return ((BIG_HIT, paper_phrase("big-hit")), (duress_threshold(adventurer.st), paper_phrase("duress")))


TENTHS = 10


def ep_progress(adventurer: Adventurer) -> tuple[int, tuple[tuple[int, Phrase], ...], tuple[str, ...]]:
    """The tenths of the next level's Ep that are reached, the mark of the last one, and the clauses.

    [FM-EP-01 FM-LVL-02]
    """
    needed = next_level_ep(adventurer.level)
    crossed = min(TENTHS, TENTHS * adventurer.ep // needed)
    return crossed, ((TENTHS, paper_phrase("needed", ep=adventurer.ep, needed=needed)),), ("FM-EP-01", "FM-LVL-02")


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapon_grid(adventurer: Adventurer, house: House) -> Grid:
    """Every weapon with its dice table: as it is held, or as it would be in the strong hand for one that is carried."""
    spare = dict.fromkeys(item for item in adventurer.carried if not is_shield(item))
    rows = [
        *((arm, adventurer, paper_phrase("in-hand")) for arm in weapons_in_hand(figure_of(adventurer))),
        *((item, replace(adventurer, main=item, off=""), paper_phrase("carried")) for item in spare),
    ]
    cells = tuple(weapon_line(arm, holder, small, house) for arm, holder, small in rows)
    return Grid(
        paper_phrase("weapons"),
        (*WEAPON_HEAD, *DICE_HEAD),
        cells,
        WEAPON_CLAUSES,
        paper_phrase("weapons-note"),
        WEAPON_GROUPS,
    )


def weapon_line(arm: str, holder: Adventurer, small: Phrase, house: House) -> tuple[Cell, ...]:
    """The row of a weapon in a figure's hand."""
    state = lone_figure_state(figure_of(holder), house)
    kinds = attack_kinds(state, arm)
    held = arm_in_hand(state, arm, kinds[0] if kinds else STRIKE, doubled=0)
    return (*weapon_cells(find_weapon(arm), small), *dice_cells(held, house))
