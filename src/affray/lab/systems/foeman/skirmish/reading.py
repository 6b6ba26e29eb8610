"""A position of play as numbers, and numbers as a position and answers of play: so that both games can be compared, and a
compiled game played again on the board."""

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from affray.lab.systems.foeman.skirmish import layout
from affray.lab.systems.foeman.skirmish.tables import Grid, slot_item, with_kit
from affray.systems.foeman.position import answers
from affray.systems.foeman.position.state import NOBODY, Bid, Figure, Move, State
from affray.systems.foeman.rules.body import Body
from affray.systems.foeman.rules.movement import Motion
from affray.systems.foeman.turn.action_phase import declarer
from affray.systems.foeman.turn.revival import ATTRIBUTES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from affray.lab.machine.flat import Row as Cells

    Row = NDArray[np.int64]

# A field of a figure that is one number in both, and where it is.
ALIKE = {
    "facing": layout.FACING,
    "last_foe": layout.LAST_FOE,
    "ep": layout.EP,
    "shots": layout.SHOTS,
}
LISTS = {"hurt_by": layout.HURT_BY, "was_hurt_by": layout.WAS_HURT_BY}


def start_of(state: State) -> "Row":
    """The first position as numbers."""
    import numpy as np

    return np.array(start_numbers(state), np.int64)


def start_numbers(state: State) -> list[int]:
    """The first position as a list of numbers."""
    found = [0] * layout.SIZE
    grid = Grid(state.board)
    found[layout.ROUND], found[layout.PHASE] = state.round, state.phase
    found[layout.SIDE] = found[layout.WINNER] = found[layout.ACTOR] = found[layout.MOVER] = NOBODY
    for i, figure in enumerate(state.figures):
        row = layout.FIRST_FIGURE + i * layout.FIGURE_SIZE
        found[row + layout.POS] = grid.place(figure.pos)
        found[row + layout.KIT] = (1 if figure.main else 0) | (2 if figure.off else 0)
        found[row + layout.BACK] = int(figure.back)
        for name, where in ALIKE.items():
            found[row + where] = getattr(figure, name)
        found[row + layout.BODY : row + layout.FIGURE_SIZE] = (*figure.body, *figure.motion)
        found[row + layout.EMPTY] = sum(
            1 << slot for slot in (layout.MAIN, layout.OFF) if slot_item(figure, slot) in figure.unloaded
        )
    return found


def entries_of(entries: int) -> tuple[int, ...]:
    """A short list as a tuple."""
    return tuple(layout.entry_at(entries, place) for place in range(layout.entry_count(entries)))


# --- positions --------------------------------------------------------------------------------------------------------
def state_of(first: State, numbers: list[int]) -> State:
    """The position of play that some numbers stand for, in a skirmish that began so."""
    grid = Grid(first.board)
    figures = tuple(figure_of(figure, figure_numbers(numbers, i), grid) for i, figure in enumerate(first.figures))
    items = []
    for lying in range(numbers[layout.LYING]):
        place = layout.FIRST_LYING + layout.LYING_SIZE * lying
        whose = first.figures[numbers[place + layout.LYING_OF]]
        items.append((grid.hex(numbers[place + layout.LYING_AT]), slot_item(whose, numbers[place + layout.LYING_SLOT])))
    bids = tuple(bid_of(first, numbers, place) for place in range(numbers[layout.BIDS]))
    return replace(
        first,
        figures=figures,
        items=(*first.items, *items),
        round=numbers[layout.ROUND],
        phase=numbers[layout.PHASE],
        ranking=entries_of(numbers[layout.RANKING]),
        moved=entries_of(numbers[layout.MOVED_SIDES]),
        last_order=entries_of(numbers[layout.LAST_ORDER]),
        passed=entries_of(numbers[layout.PASSED]),
        ceded=numbers[layout.CEDED],
        side=numbers[layout.SIDE],
        move=move_of(numbers),
        lots=entries_of(numbers[layout.LOTS]),
        order=entries_of(numbers[layout.ORDER]),
        bids=bids,
        actor=numbers[layout.ACTOR],
        winner=numbers[layout.WINNER],
    )


def figure_numbers(numbers: list[int], i: int) -> list[int]:
    """The numbers of a figure."""
    return numbers[layout.FIRST_FIGURE + i * layout.FIGURE_SIZE :][: layout.FIGURE_SIZE]


def figure_of(first: Figure, row: list[int], grid: Grid) -> Figure:
    """A figure as play has it."""
    held = with_kit(first, row[layout.KIT])
    empty = tuple(slot_item(first, slot) for slot in (layout.MAIN, layout.OFF) if row[layout.EMPTY] >> slot & 1)
    return replace(
        held,
        pos=grid.hex(row[layout.POS]),
        unloaded=empty,
        **{name: row[where] for name, where in ALIKE.items()},
        back=bool(row[layout.BACK]),
        revived=bool(row[layout.REVIVED]),
        forfeit=("", *ATTRIBUTES)[row[layout.FORFEIT]],
        body=Body._make(row[layout.BODY : layout.MOTION]),
        motion=Motion._make(row[layout.MOTION :]),
        **{name: entries_of(row[where]) for name, where in LISTS.items()},
    )


def bid_of(first: State, numbers: list[int], place: int) -> Bid:
    """A declaration as play has it."""
    bid = layout.read_bid(cast("Cells", numbers), layout.bid_start(place))
    return Bid(
        figure=bid.figure,
        option=bid.option,
        dice=bid.dice,
        target=bid.target,
        weapon="" if bid.slot == NOBODY else slot_item(first.figures[bid.figure], bid.slot),
        doubled=bool(bid.doubled),
        item=bid.item,
        adjustment=bid.adjustment,
    )


def move_of(numbers: list[int]) -> Move | None:
    """The move under way as play has it."""
    if numbers[layout.MOVER] == NOBODY:
        return None
    engagers = tuple(i for i in range(layout.MOST_FIGURES) if numbers[layout.ENGAGERS] >> i & 1)
    return Move(
        numbers[layout.MOVER],
        engagers,
        bool(numbers[layout.IN_HTH]),
        numbers[layout.FIRST_MODE],
        numbers[layout.EXIT],
        numbers[layout.HALT],
    )


# --- answers ----------------------------------------------------------------------------------------------------------
WORDS = {
    layout.PASS: "pass",
    layout.GO_FIRST: "move",
    layout.CEDE: "cede",
    layout.END: "end",
    layout.STOP: "stop",
    layout.LEAVE: "exit",
    layout.RISE: "rise",
    layout.FALL: "fall",
    layout.RELOAD: "reload",
    layout.DROP: "drop shield",
    layout.WATCHING: "watch",
    layout.STAY: "move",
    layout.CHARGE: "charge",
}


def answer_of(state: State, number: int) -> answers.Answer:
    """The answer of play that a number stands for in a position."""
    kind = layout.answer_kind(number)
    x, y, z, given, last = (layout.answer_part(number, place) for place in range(5))
    names = [figure.id for figure in state.figures]
    if kind == layout.ATTACK:
        arm = slot_item(state.figures[declarer(state)], given)
        return answers.Attack(x, names[y], z, arm, bool(last))
    if kind == layout.PUSH:
        return answers.Push(x, names[y])
    if kind == layout.RUSH_AT:
        return answers.Rush(names[x], y)
    if kind == layout.FORCE:
        return answers.Retreat(names[x], names[y], z, bool(given))
    if kind == layout.PICK_ONE:
        return answers.Pick(names[x])
    if kind == layout.STEP:
        return answers.Step(x)
    if kind == layout.ENTER:
        return answers.Enter(x, names[y])
    if kind == layout.FACE:
        return answers.Face(x)
    if kind == layout.GUARD:
        return answers.Defend(x)
    return answers.Word(WORDS[kind])
