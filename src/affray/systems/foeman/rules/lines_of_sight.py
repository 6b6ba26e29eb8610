"""Lines and hexsides: what an attack crosses, and what is in its way. [FM-LOS-01 FM-LOS-02 FM-LOS-03]"""

from collections.abc import Collection, Iterable, Sequence

from affray.core import Refusal
from affray.referee import rule
from affray.space.hex import Hex, distance, line_samples, memoize, neighbour, sectors
from affray.systems.foeman.content.codes import (
    FIRE,
    FRONT,
    FRONT_LEFT,
    FRONT_RIGHT,
    HURL,
    JAB,
    RIGHT_HANDED,
    SAME,
    STRIKE,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.defence import shield_hand_side
from affray.systems.foeman.rules.refusing import refusal

FARTHEST_HURL = 10
SHIELD_BARS = "shield_hand"
"""The code of the refusal of an attack that the figure's own shield bars. [FM-ARM-07]"""


def sides_crossed(target: Hex, facing: int, source: Hex) -> tuple[int, int]:
    """The two hexsides of the target that an attack counts as crossing, the same one twice off a border; SAME, SAME
    inside the hex. [FM-LOS-03]

    >>> sides_crossed((0, -1), 0, (0, 0)), sides_crossed((1, -2), 0, (0, 0))
    ((3, 3), (3, 4))
    """
    found = sectors(target, facing, source)
    if not found:
        return SAME, SAME
    return found[0], found[-1]


def open_fronts(facing: int, *, shield: int, handed: int = RIGHT_HANDED) -> tuple[int, ...]:
    """The directions of the Front hexes that a figure may attack through; a ready shield bars the one on its hand.

    [FM-ARM-07]

    >>> open_fronts(0, shield=1), open_fronts(0, shield=0)
    ((0, 1), (5, 0, 1))
    """
    barred = shield_hand_side(handed) if shield else SAME
    return tuple((facing + side) % 6 for side in (FRONT_LEFT, FRONT, FRONT_RIGHT) if side != barred)


@rule
def is_blocked_by_figures(kind: int, house: House) -> int:
    """Whether figures in the way block such an attack: Jab and Fire, Hurl under `figures_block_hurl`. [FM-LOS-01]"""
    return 1 if kind in (JAB, FIRE) or (kind == HURL and house.figures_block_hurl != 0) else 0


@rule
def is_obstructing(awake: int, prone: int, house: House) -> int:
    """Whether a figure blocks lines: it must be awake, and a prone one blocks only under `prone_blocks`.

    [FM-LOS-01 FM-GEN-08]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> is_obstructing(1, 1, PLAIN), is_obstructing(1, 1, PLAIN._replace(prone_blocks=0)), is_obstructing(0, 1, PLAIN)
    (1, 0, 0)
    """
    return 1 if awake and (not prone or house.prone_blocks != 0) else 0


@rule
def is_hand_barred(shield: int, steps: int, house: House) -> int:
    """Whether a ready shield bars attacks at so many hexes through the front hex on its hand: at a target in that hex,
    and by `shield_hand_reach` also beyond it. [FM-ARM-07]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> [is_hand_barred(1, steps, PLAIN) for steps in (1, 2)], is_hand_barred(1, 2, PLAIN._replace(shield_hand_reach=1))
    ([1, 0], 1)
    """
    return 1 if shield and (steps <= 1 or house.shield_hand_reach != 0) else 0


@rule
def is_in_range(kind: int, steps: int) -> int:
    """Whether an attack of a kind reaches so many hexes. [FM-OPT-05 FM-OPT-06 FM-OPT-08 FM-OPT-10]

    >>> [is_in_range(STRIKE, steps) for steps in range(3)], is_in_range(FIRE, 30)
    ([1, 1, 0], 1)
    """
    if kind == STRIKE:
        return 1 if steps <= 1 else 0
    if kind == JAB:
        return 1 if steps == 2 else 0
    if kind == HURL:
        return 1 if 1 <= steps <= FARTHEST_HURL else 0
    return 1 if steps >= 1 else 0


def range_refusal(kind: int, steps: int) -> Refusal | None:
    """Why an attack does not reach so many hexes; None when it does. [FM-OPT-05 FM-OPT-06 FM-OPT-08 FM-OPT-10]"""
    if is_in_range(kind, steps):
        return None
    if kind == STRIKE:
        return refusal("range-strike", "range", "FM-OPT-05", steps=steps)
    if kind == JAB:
        return refusal("range-jab", "range", "FM-OPT-08", steps=steps)
    if kind == HURL:
        return refusal("range-hurl", "range", "FM-OPT-06", most=FARTHEST_HURL, steps=steps)
    return refusal("range-fire", "range", "FM-OPT-10")


def line_refusal(
    kind: int,
    source: Hex,
    facing: int,
    target: Hex,
    figures: Collection[Hex],
    obstacles: Collection[Hex],
    house: House,
    *,
    shield: int = 0,
    handed: int = RIGHT_HANDED,
) -> Refusal | None:
    """Why an attack has no line from the source to the target; None when it has one.

    `figures` are hexes that hold a figure in the way, `obstacles` hexes that block every line; the hexes of the two
    figures concerned never block. [FM-LOS-01 FM-LOS-02 FM-ARM-07]
    """
    blocking = set(obstacles).union(figures) if is_blocked_by_figures(kind, house) else obstacles
    if has_line(source, facing, target, blocking=blocking, house=house, shield=shield, handed=handed):
        return None
    if ways_out(source, facing, target, house, shield, handed):
        return refusal("blocked", "blocked", "FM-LOS-01", "FM-LOS-02")
    if ways_out(source, facing, target, house, shield=0, handed=handed):
        return refusal("shield-hand", SHIELD_BARS, "FM-ARM-07")
    return refusal("front", "front", KIND_CLAUSES[kind])


def has_line(
    source: Hex, facing: int, target: Hex, blocking: Collection[Hex], house: House, shield: int, handed: int
) -> bool:
    """Whether an attack has a line from the source to the target past the hexes that block it.

    [FM-LOS-01 FM-LOS-02 FM-ARM-07]
    """
    if source == target:
        return True
    leaving = ways_out(source, facing, target, house, shield, handed)
    if not leaving:
        return False
    samples = line_samples(source, target)
    return not samples or first_blocked_hex((leaving, *samples[1:]), blocking) is None


def ways_out(source: Hex, facing: int, target: Hex, house: House, shield: int, handed: int) -> tuple[Hex, ...]:
    """The hexes by which an attack may leave the source: those of its line that an open Front hexside leads to.

    [FM-ARM-07]
    """
    (q, r), (to_q, to_r) = source, target
    barred = is_hand_barred(shield, distance(source, target), house)
    return tuple((q + dq, r + dr) for dq, dr in offsets_out(facing, to_q - q, to_r - r, barred, handed))


@memoize
def offsets_out(facing: int, q: int, r: int, barred: int, handed: int) -> tuple[Hex, ...]:
    """The ways out from hex 0, 0 to another hex. [FM-ARM-07]"""
    fronts = {neighbour((0, 0), direction) for direction in open_fronts(facing, shield=barred, handed=handed)}
    samples = line_samples((0, 0), (q, r)) or (((q, r),),)
    return tuple(pos for pos in samples[0] if pos in fronts)


def first_blocked_hex(samples: Iterable[Sequence[Hex]], blocking: Collection[Hex]) -> Hex | None:
    """The first hex that blocks a line, of a border the first of both; None when none does. `samples` are its points.

    [FM-LOS-01 FM-LOS-02]

    >>> first_blocked_hex((((0, -1), (1, -1)), ((1, -2),)), {(1, -1), (1, -2)})
    (1, -2)
    """
    return next((at[0] for at in samples if is_sample_blocked(at[0] in blocking, at[-1] in blocking)), None)


@rule
def is_sample_blocked(first: int, second: int) -> int:
    """Whether a line is blocked at one of its points: on a border only by both hexes. [FM-LOS-01 FM-LOS-02]"""
    return 1 if first and second else 0


KIND_CLAUSES = ("FM-OPT-05", "FM-OPT-08", "FM-OPT-06", "FM-OPT-10")
