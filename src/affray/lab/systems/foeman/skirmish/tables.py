"""What never changes in a compiled skirmish, worked out once by the functions that play uses: the ground, and each figure
with everything that it may still hold."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from affray.lab.chains.forming import numbers_in
from affray.lab.systems.foeman.skirmish import layout
from affray.space.hex import DIRECTIONS, Hex, direction_to, distance, line_samples
from affray.systems.foeman.content.codes import GOBLIN, HALFLING
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import (
    action_limits,
    find_race,
    find_weapon,
)
from affray.systems.foeman.position.state import (
    Board,
    Figure,
    State,
    is_dwarf,
    is_front_hex,
    shield_of,
)
from affray.systems.foeman.rules.bidding import OPTION_NAMES, PLAIN_OPTIONS
from affray.systems.foeman.rules.lines_of_sight import open_fronts, sides_crossed
from affray.systems.foeman.rules.weapon_use import arm_of
from affray.systems.foeman.turn.action_phase import UNARMED, defend_refusal, weapons_in_hand
from affray.systems.foeman.turn.after_a_wound import encounter_grade
from affray.systems.foeman.turn.aiming import is_offhand, weapon_refusal
from affray.systems.foeman.turn.hand_to_hand import is_hexside_shielded
from affray.systems.foeman.turn.items import bow_in_hand

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Numbers = list[int]


class Grid:
    """How the hexes of a board are counted as places, so that the difference of two places tells how they lie."""

    def __init__(self, board: Board) -> None:
        columns, rows = zip(*board.ground, strict=True)
        # A step may lead one hex off the board on each side, where there is no ground.
        self.left: int = min(columns) - 1
        self.top: int = min(rows) - 1
        self.wide: int = max(columns) - self.left
        self.high: int = max(rows) - self.top
        self.across: int = 2 * self.high + 1
        self.bias = (self.wide - 1) * self.across + self.high - 1

    def place(self, pos: Hex) -> int:
        """The place of a hex."""
        return (pos[0] - self.left) * self.across + pos[1] - self.top

    def hex(self, place: int) -> Hex:
        """The hex of a place."""
        column, row = divmod(place, self.across)
        return column + self.left, row + self.top

    def differences(self) -> list[tuple[int, Hex]]:
        """How one hex may lie from another, each with its number."""
        return [
            (q * self.across + r + self.bias, (q, r))
            for q in range(1 - self.wide, self.wide)
            for r in range(1 - self.high, self.high)
        ]


def skirmish_tables(state: State) -> "NDArray[np.int64]":
    """Ground and figures of a skirmish, its position left out."""
    import numpy as np

    return np.array(table_numbers(state), np.int64)


def table_numbers(state: State) -> Numbers:
    """Ground and figures of a skirmish as a list of numbers."""
    grid, parts = Grid(state.board), [0] * layout.HEADER
    parts[layout.FIGURES], parts[layout.LIMIT] = len(state.figures), state.limit
    parts[layout.BIAS], parts[layout.APART], parts[layout.ACROSS] = grid.bias, 2 * grid.bias + 1, grid.across
    parts[layout.LEFTMOST], parts[layout.TOPMOST] = grid.left, grid.top
    for direction, (q, r) in enumerate(DIRECTIONS):
        parts[layout.STEP_TO + direction] = q * grid.across + r
    for name, numbers in (
        *ground_tables(state.board, grid),
        (layout.LIMITS, [action_limits()[OPTION_NAMES[option]] for option in PLAIN_OPTIONS]),
    ):
        parts[name] = len(parts)
        parts.extend(numbers)
    parts[layout.LINES] = add_lines(parts, grid)
    held: dict[tuple[int, ...], int] = {}
    people = [person_row(state, i, held) for i in range(len(state.figures))]
    for name, rows in ((layout.PEOPLE, people), (layout.ARMS, list(held))):
        parts[name] = len(parts)
        parts.extend(number for row in rows for number in row)
    return parts


# --- the ground -------------------------------------------------------------------------------------------------------
def ground_tables(board: Board, grid: Grid) -> list[tuple[int, Numbers]]:
    """By place what a step into it costs (-1: none leads in) and whether it hides; by difference how far it is, by facing
    the sides crossed and what is in front, and the direction of one step."""
    places = (grid.wide + 2) * grid.across
    cost, hides = [-1] * places, [0] * places
    for pos in board.ground:
        cost[grid.place(pos)], hides[grid.place(pos)] = board.cost.get(pos, -1), int(pos in board.opaque)
    apart = 2 * grid.bias + 1
    far, bearing = [0] * apart, [-1] * apart
    side_a, side_b, fronts = [0] * (6 * apart), [0] * (6 * apart), [0] * (6 * apart)
    for number, there in grid.differences():
        far[number] = distance((0, 0), there)
        towards = direction_to((0, 0), there)
        bearing[number] = -1 if towards is None else towards
        for facing in range(6):
            row = facing * apart + number
            side_a[row], side_b[row] = sides_crossed((0, 0), facing, there)
            fronts[row] = int(is_front_hex((0, 0), facing, there))
    return [
        (layout.COST, cost), (layout.OPAQUE, hides), (layout.FAR, far), (layout.SIDE_A, side_a), (layout.SIDE_B, side_b),
        (layout.FRONTS_ON, fronts), (layout.BEARING, bearing),
    ]  # fmt: skip


def add_lines(parts: Numbers, grid: Grid) -> int:
    """Adds the lines to the parts, by difference where each begins: its samples' number, then two differences of places a
    sample, from where the line begins. Returns where the table is."""
    where = len(parts)
    parts.extend([0] * (2 * grid.bias + 1))
    for number, there in grid.differences():
        parts[where + number] = len(parts)
        samples = line_samples((0, 0), there) or ((there,),)
        parts.append(len(samples))
        for sample in samples:
            parts.extend(q * grid.across + r for q, r in (sample[0], sample[-1]))
    return where


# --- figures ----------------------------------------------------------------------------------------------------------
def person_row(state: State, i: int, held: dict[tuple[int, ...], int]) -> Numbers:
    """The numbers of a figure that never change, then a row for each set of things that it may still hold."""
    figure = state.figures[i]
    index = find_race(figure.race).index
    bow = bow_in_hand(figure)
    row = [
        figure.side, figure.st, figure.dx, figure.iq, is_dwarf(figure), int(index == GOBLIN), int(index == HALFLING),
        figure.level, encounter_grade(state, i), int(bow != "" and find_weapon(bow).slow),
    ]  # fmt: skip
    for kit in range(layout.BOTH_KITS):
        row.extend(kit_row(state, with_kit(figure, kit), held))
    return row


def with_kit(figure: Figure, kit: int) -> Figure:
    """The figure with only so much left in its hands."""
    return replace(figure, main=figure.main if kit & 1 else "", off=figure.off if kit & 2 else "")


def slot_item(figure: Figure, slot: int) -> str:
    """What a figure attacks with from a hand."""
    return (figure.main, figure.off, UNARMED)[slot]


def kit_row(state: State, figure: Figure, held: dict[tuple[int, ...], int]) -> Numbers:
    """What a figure is with what it holds: speed, what encumbers it, shield, fronts, Defend, cover, and its attacks."""
    kit, weapons = figure.kit, weapons_in_hand(figure)
    fronts = open_fronts(0, shield=kit.shielded, handed=kit.handed)
    row = [
        *numbers_in(kit), slot_of(figure, shield_of(figure)), sum(1 << side for side in fronts),
        sum(1 << side for side in range(6) if is_hexside_shielded(figure, side)), slot_of(figure, bow_in_hand(figure)),
        *(int(defend_refusal(figure, item) is None) for item in range(3)),
    ]  # fmt: skip
    seen: set[str] = set()
    names = [slot_item(figure, slot) for slot in range(layout.SLOTS)]
    usable = []
    for name in names:
        usable.append(name in weapons and name not in seen)
        seen.add(name)
    row.extend(map(int, usable))
    for slot, name in enumerate(names):
        row.extend(grips_row(state, figure, name) if usable[slot] else [0] * (layout.KINDS * 4))
    for slot, name in enumerate(names):
        row.extend(arms_row(state, figure, name, held) if usable[slot] else [0] * (layout.KINDS * 16))
    return row


def slot_of(figure: Figure, item: str) -> int:
    """The hand that holds an item; -1 for none. A shield in both places is the other hand's, as `shield_of` has it."""
    if item in ("", NONE):
        return -1
    return layout.OFF if figure.off == item else layout.MAIN


def grips_row(state: State, figure: Figure, name: str) -> Numbers:
    """Whether a weapon may be used so: by kind, doubled or not, loaded or not."""
    row = []
    for kind in range(layout.KINDS):
        for doubled in (False, True):
            for loaded in (False, True):
                other = replace(figure, unloaded=() if loaded else (name,), shots=1)
                row.append(int(weapon_refusal(state.house, other, kind, name, doubled) is None))
    return row


def arms_row(state: State, figure: Figure, name: str, held: dict[tuple[int, ...], int]) -> Numbers:
    """The number of the arm of an attack: by kind, in the same hex, out of hand-to-hand, doubled, engaged."""
    row = []
    for kind in range(layout.KINDS):
        for case in range(16):
            made = arm_of(
                find_weapon(name), kind, st=figure.st, race=find_race(figure.race).index, player=int(figure.player),
                same_hex=case >> 3 & 1, from_hth=case >> 2 & 1, offhand=is_offhand(figure.main, name),
                doubled=case >> 1 & 1, engaged=case & 1, emplaced=0, house=state.house,
            )  # fmt: skip
            row.append(held.setdefault(tuple(map(int, made)), len(held)))
    return row
