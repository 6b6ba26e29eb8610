"""Where everything lies in the two rows of whole numbers of a compiled skirmish: what never changes (`t`), and the
position (`s`). A short list is one number, four bits an entry, the first entry lowest, each one more than it stands for.
"""

from typing import NamedTuple

from affray.dice.pool import put, row_value
from affray.lab.machine.flat import number_expressions, row_reader, row_writer
from affray.referee import rule
from affray.systems.foeman.content.codes import NO_ITEM
from affray.systems.foeman.position.kit import Kit
from affray.systems.foeman.position.state import NOBODY
from affray.systems.foeman.rules.body import Body
from affray.systems.foeman.rules.damage import Arm
from affray.systems.foeman.rules.movement import Motion

MOST_FIGURES = 12
MOST_LYING = 2 * MOST_FIGURES
MOST_OFFERED = 4096
"""The most answers that a question can have: a weapon in each hand and four kinds of attack, each at every foe."""

# --- the position: the round --------------------------------------------------------------------------------------------
(
    ROUND,
    PHASE,
    SIDE,
    CEDED,
    RANKING,
    MOVED_SIDES,
    LAST_ORDER,
    PASSED,
    LOTS,
    ORDER,
    BIDS,
    WINNER,
    ACTOR,
    MOVER,
    ENGAGERS,
    IN_HTH,
    FIRST_MODE,
    EXIT,
    HALT,
    LYING,
) = range(20)
"""`ENGAGERS` has a bit for each figure; `BIDS` and `LYING` count what follows."""


class Bid(NamedTuple):
    """A declaration; they stand in the order in which they were made."""

    figure: int
    """The index of the figure that declares."""
    option: int
    """The option declared."""
    dice: int
    """The dice bid."""
    target: int = NOBODY
    """The index of the figure that it is aimed at; NOBODY for none."""
    slot: int = NOBODY
    """The hand with the weapon or shield used; NOBODY for none."""
    doubled: int = 0
    """Whether a one-hand weapon is gripped with both hands."""
    item: int = NO_ITEM
    """What a Defend is made with."""
    adjustment: int = 0
    """What the attack adds to standing mDX when bids are equal."""


BID_SIZE = len(Bid._fields)
FIRST_BID = LYING + 1

# A thing that lies: its hex, whose it was, from which hand
LYING_AT, LYING_OF, LYING_SLOT = range(3)
LYING_SIZE = 3
FIRST_LYING = FIRST_BID + BID_SIZE * MOST_FIGURES

# --- the position: a figure ---------------------------------------------------------------------------------------------
POS, FACING, KIT, BACK, LAST_FOE, HURT_BY, WAS_HURT_BY, EP, SHOTS, EMPTY, REVIVED, FORFEIT, BODY = range(13)
"""`KIT` has a bit for each hand that still holds what it held at first, `EMPTY` one for each hand whose Bow is unloaded;
`FORFEIT` is the place of the attribute that its revival costs, from 1; from `BODY` on stand the body, then the motion."""
MOTION = BODY + len(Body._fields)
FIGURE_SIZE = MOTION + len(Motion._fields)
PRONE, GONE, AIM = (BODY + Body._fields.index(name) for name in ("prone", "gone", "aim"))
MMMA, USED, STEPS, MOVED, RETREATED, FORCED, RELOADED, PIVOT, FREE_START, STRAIGHT, SPECIAL, CHARGING = (
    MOTION + Motion._fields.index(name)
    for name in (
        "mmma", "used", "steps", "moved", "retreated", "forced", "reloaded", "pivot", "free_start", "straight", "special",
        "charging",
    )
)  # fmt: skip
FIRST_FIGURE = FIRST_LYING + LYING_SIZE * MOST_LYING
SIZE = FIRST_FIGURE + FIGURE_SIZE * MOST_FIGURES

# --- what never changes: the ground --------------------------------------------------------------------------------------
(
    FIGURES,
    LIMIT,
    BIAS,
    APART,
    ACROSS,
    LEFTMOST,
    TOPMOST,
    COST,
    OPAQUE,
    FAR,
    SIDE_A,
    SIDE_B,
    FRONTS_ON,
    BEARING,
    LINES,
    LIMITS,
    PEOPLE,
    ARMS,
) = range(18)
"""The number of figures, the last round; how places are counted; then where each table begins. The place of a hex is
`(q - LEFTMOST) * ACROSS + r - TOPMOST`; two places differ by a number that tells both differences, to which `BIAS` is
added, so that there are `APART` of them."""
STEP_TO = 18
"""Six numbers: what a step in each direction adds to a place."""
HEADER = STEP_TO + 6

# --- what never changes: a figure ----------------------------------------------------------------------------------------
OF_SIDE, ST, DX, IQ, DWARF, GOBLIN, HALFLING, LEVEL, GRADE, LOAD_SLOWLY, KITS = range(11)
BOTH_KITS = 4
"""What either hand may still hold: nothing, the main hand's, the other's, both."""
SLOTS, KINDS = 3, 4
"""The main hand, the other hand, the bare hand; Strike, Jab, Hurl, Fire."""
MAIN, OFF, BARE = range(SLOTS)

# What a figure is with what it still holds: its kit, hands with shield and Bow, open and barred hexsides, ways to Defend
SPEED, ARMOR_DX, SHIELD_DX = (Kit._fields.index(name) for name in ("speed", "armor_dx", "shield_dx"))
IN_KIT = len(number_expressions(Kit, "kit"))
SHIELD_SLOT, OPEN_FRONTS, SHIELDED, BOW_SLOT, DEFENDS = range(IN_KIT, IN_KIT + 5)
LISTED = DEFENDS + 3
GRIPS = LISTED + SLOTS
ARM_AT = GRIPS + SLOTS * KINDS * 4
KIT_SIZE = ARM_AT + SLOTS * KINDS * 16
PERSON = KITS + BOTH_KITS * KIT_SIZE

# --- values in a row -----------------------------------------------------------------------------------------------------
read_bid, write_bid = row_reader(Bid), row_writer(Bid)
read_body, write_body = row_reader(Body), row_writer(Body)
read_motion, write_motion = row_reader(Motion), row_writer(Motion)
read_arm, read_kit = row_reader(Arm), row_reader(Kit)
ARM_SIZE = len(Arm._fields)


def bid_start(place: int) -> int:
    """Where the numbers of a declaration begin in the position, by its place among them."""
    return FIRST_BID + BID_SIZE * place


# --- answers ------------------------------------------------------------------------------------------------------------
(
    PASS,
    FORCE,
    GO_FIRST,
    CEDE,
    PICK_ONE,
    END,
    STEP,
    ENTER,
    FACE,
    STOP,
    LEAVE,
    RISE,
    FALL,
    RELOAD,
    DROP,
    ATTACK,
    GUARD,
    WATCHING,
    STAY,
    CHARGE,
    PUSH,
    RUSH_AT,
) = range(22)
"""The kinds of answers. FORCE: figures A and B, direction, follow; PICK_ONE: figure; STEP and FACE: direction; ENTER:
direction, target; ATTACK: option, target, dice, hand, doubled; GUARD: item; PUSH: direction, target; RUSH_AT:
target, dice."""


@rule
def pack_answer(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """An answer as one number: its kind in five bits, and up to five numbers of four bits."""
    return kind | a << 5 | b << 9 | c << 13 | d << 17 | e << 21


@rule
def answer_kind(answer: int) -> int:
    """The kind of an answer."""
    return answer & 31


@rule
def answer_part(answer: int, place: int) -> int:
    """A number of an answer.

    >>> answer_part(pack_answer(ATTACK, 1, 7, 9), 2)
    9
    """
    return answer >> (5 + 4 * place) & 15


# --- short lists ------------------------------------------------------------------------------------------------------------
@rule
def entry_count(entries: int) -> int:
    """How many entries a short list has.

    >>> entry_count(with_entry(with_entry(0, 5), 0))
    2
    """
    found = 0
    while entries > 0:
        entries >>= 4
        found += 1
    return found


@rule
def entry_at(entries: int, place: int) -> int:
    """The entry at a place of a short list."""
    return row_value(entries, place) - 1


@rule
def with_entry(entries: int, value: int) -> int:
    """The short list with one more at its end."""
    return put(entries, entry_count(entries), value + 1)


@rule
def entry_place(entries: int, value: int) -> int:
    """The place of a value in a short list; -1 where it is not in it.

    >>> entry_place(with_entry(with_entry(0, 5), 0), 0), entry_place(0, 3)
    (1, -1)
    """
    place = 0
    while entries > 0:
        if (entries & 15) == value + 1:
            return place
        entries >>= 4
        place += 1
    return -1
