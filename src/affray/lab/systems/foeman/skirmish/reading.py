"""A position of play as numbers, and numbers as a position and answers of play: so that both games can be compared, and a
compiled game played again on the board."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from affray.lab.systems.foeman.skirmish import layout as at
from affray.lab.systems.foeman.skirmish.tables import Grid, slot_item, with_kit
from affray.systems.foeman.position import answers as a
from affray.systems.foeman.position.state import NOBODY, Bid, Figure, Move, State
from affray.systems.foeman.turn.action_phase import declarer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row = NDArray[np.int64]

# A field of a figure that is one number in both, and where it is.
ALIKE = {
    "facing": at.FACING,
    "phys": at.PHYS,
    "exh": at.EXH,
    "incidental": at.INCIDENTAL,
    "incidental_new": at.INCIDENTAL_NEW,
    "aim": at.AIM,
    "last_foe": at.LAST_FOE,
    "mmma": at.MMMA,
    "used": at.USED,
    "steps": at.STEPS,
    "pivot": at.PIVOT,
    "acted": at.ACTED,
    "option": at.OPTION,
    "mode": at.MODE,
    "item": at.ITEM,
    "wounds": at.WOUNDS,
    "big_hit": at.BIG_HIT,
    "was_big_hit": at.WAS_BIG_HIT,
    "was_battered": at.WAS_BATTERED,
    "ep": at.EP,
    "shots": at.SHOTS,
}
FLAGS = {
    "back": at.BACK,
    "talent": at.TALENT,
    "free_used": at.FREE_USED,
    "felled": at.FELLED,
    "prone": at.PRONE,
    "gone": at.GONE,
    "out": at.OUT,
    "moved": at.MOVED,
    "retreated": at.RETREATED,
    "reloaded": at.RELOADED,
    "defended": at.DEFENDED,
}
LISTS = {"hurt_by": at.HURT_BY, "was_hurt_by": at.WAS_HURT_BY}


def start_of(state: State) -> "Row":
    """The first position as numbers."""
    import numpy as np

    return np.array(start_numbers(state), np.int64)


def start_numbers(state: State) -> list[int]:
    """The first position as a list of numbers."""
    found = [0] * at.SIZE
    grid = Grid(state.board)
    found[at.ROUND], found[at.PHASE] = state.round, state.phase
    found[at.SIDE] = found[at.WINNER] = found[at.MOVER] = NOBODY
    for i, figure in enumerate(state.figures):
        row = at.FIRST_FIGURE + i * at.FIGURE_SIZE
        found[row + at.POS] = grid.place(figure.pos)
        found[row + at.KIT] = (1 if figure.main else 0) | (2 if figure.off else 0)
        for name, where in (ALIKE | FLAGS).items():
            found[row + where] = int(getattr(figure, name))
        found[row + at.EMPTY] = sum(
            1 << slot for slot in (at.MAIN, at.OFF) if slot_item(figure, slot) in figure.unloaded
        )
    return found


def listed(entries: int) -> tuple[int, ...]:
    """A short list as a tuple."""
    return tuple(at.entry(entries, place) for place in range(at.many(entries)))


# --- positions --------------------------------------------------------------------------------------------------------
def state_of(first: State, numbers: list[int]) -> State:
    """The position of play that some numbers stand for, in a skirmish that began so."""
    grid = Grid(first.board)
    figures = tuple(figure_of(figure, person(numbers, i), grid) for i, figure in enumerate(first.figures))
    items = []
    for lying in range(numbers[at.LYING]):
        place = at.FIRST_LYING + at.LYING_SIZE * lying
        whose = first.figures[numbers[place + at.LYING_OF]]
        items.append((grid.hex(numbers[place + at.LYING_AT]), slot_item(whose, numbers[place + at.LYING_SLOT])))
    bids = tuple(bid_of(first, numbers, place) for place in range(numbers[at.BIDS]))
    return replace(
        first,
        figures=figures,
        items=(*first.items, *items),
        round=numbers[at.ROUND],
        phase=numbers[at.PHASE],
        ranking=listed(numbers[at.RANKING]),
        moved=listed(numbers[at.MOVED_SIDES]),
        last_order=listed(numbers[at.LAST_ORDER]),
        passed=listed(numbers[at.PASSED]),
        ceded=numbers[at.CEDED],
        side=numbers[at.SIDE],
        move=move_of(numbers),
        lots=listed(numbers[at.LOTS]),
        order=listed(numbers[at.ORDER]),
        bids=bids,
        winner=numbers[at.WINNER],
    )


def person(numbers: list[int], i: int) -> list[int]:
    """The numbers of a figure."""
    return numbers[at.FIRST_FIGURE + i * at.FIGURE_SIZE :][: at.FIGURE_SIZE]


def figure_of(first: Figure, row: list[int], grid: Grid) -> Figure:
    """A figure as play has it."""
    held = with_kit(first, row[at.KIT])
    empty = tuple(slot_item(first, slot) for slot in (at.MAIN, at.OFF) if row[at.EMPTY] >> slot & 1)
    return replace(
        held,
        pos=grid.hex(row[at.POS]),
        unloaded=empty,
        **{name: row[where] for name, where in ALIKE.items()},
        **{name: bool(row[where]) for name, where in FLAGS.items()},
        **{name: listed(row[where]) for name, where in LISTS.items()},
    )


def bid_of(first: State, numbers: list[int], place: int) -> Bid:
    """A declaration as play has it."""
    i, option, dice, target, slot, doubled, item, change = numbers[at.FIRST_BID + at.BID_SIZE * place :][: at.BID_SIZE]
    weapon = "" if slot == NOBODY else slot_item(first.figures[i], slot)
    return Bid(
        figure=i,
        option=option,
        dice=dice,
        target=target,
        weapon=weapon,
        doubled=bool(doubled),
        item=item,
        adjustment=change,
    )


def move_of(numbers: list[int]) -> Move | None:
    """The move under way as play has it."""
    if numbers[at.MOVER] == NOBODY:
        return None
    engagers = tuple(i for i in range(at.MOST_FIGURES) if numbers[at.ENGAGERS] >> i & 1)
    return Move(
        numbers[at.MOVER],
        engagers,
        bool(numbers[at.IN_HTH]),
        numbers[at.FIRST_MODE],
        numbers[at.EXIT],
        numbers[at.HALT],
    )


# --- answers ----------------------------------------------------------------------------------------------------------
WORDS = {
    at.PASS: "pass",
    at.GO_FIRST: "move",
    at.CEDE: "cede",
    at.END: "end",
    at.STOP: "stop",
    at.LEAVE: "exit",
    at.RISE: "rise",
    at.FALL: "fall",
    at.RELOAD: "reload",
    at.DROP: "drop shield",
    at.WATCHING: "watch",
    at.STAY: "move",
}


def answer_of(state: State, number: int) -> a.Answer:
    """The answer of play that a number stands for in a position."""
    kind = at.kind_of(number)
    x, y, z, given, last = (at.part(number, place) for place in range(5))
    names = [figure.id for figure in state.figures]
    if kind == at.ATTACK:
        arm = slot_item(state.figures[declarer(state)], given)
        return a.Attack(x, names[y], z, arm, bool(last))
    if kind == at.FORCE:
        return a.Retreat(names[x], names[y], z, bool(given))
    if kind == at.PICK_ONE:
        return a.Pick(names[x])
    if kind == at.STEP:
        return a.Step(x)
    if kind == at.ENTER:
        return a.Enter(x, names[y])
    if kind == at.FACE:
        return a.Face(x)
    if kind == at.GUARD:
        return a.Defend(x)
    return a.Word(WORDS[kind])
