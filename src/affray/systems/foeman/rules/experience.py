"""Experience points and levels. [FM-EP-01 FM-LVL-01]"""

from affray.referee import rule
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import ceil_div, half_up

GRADE = 16  # the Encounter Grade 4 of any opponent of ST 6..16, in quarters [FM-EP-06]
LEAST_GRADED_ST, MOST_GRADED_ST = 6, 16
LEAST_ATTRIBUTE = 6


@rule
def grade_of(st: int, dx: int, iq: int, ma: int, house: House) -> int:
    """Four times the Encounter Grade of an opponent: always 16, or the points of its basic attributes and MA above 6.

    [FM-EP-06 MW-EXP-01 MW-EXP-02]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> grade_of(11, 13, 8, 10, PLAIN), grade_of(11, 13, 8, 10, PLAIN._replace(eg_mode=1))
    (16, 18)
    """
    return st + dx + iq + ma - 4 * LEAST_ATTRIBUTE if house.eg_mode != 0 else GRADE


@rule
def attack_ep(grade: int, phys: int, exh: int, level: int, down: int, target_dx: int, remaining: int) -> int:
    """The Ep that an attack earns; `grade` is four times the target's EG, `level` is the attacker's.

    `down`: the target was killed or knocked out, for the first time in the encounter. `remaining` is its mST if it is
    defeated without being reduced to mST 1 or less, else 0. Fractions are exact until the end.
    [FM-EP-01 FM-EP-02 FM-EP-03]

    >>> attack_ep(GRADE, 4, 3, 2, 1, 11, 0), attack_ep(GRADE, 3, 0, 15, 0, 10, 0)
    (31, 3)
    """
    award = target_dx if down != 0 else 0
    eighths = grade * (2 * phys + exh + remaining) + 8 * (award - level)
    return max(phys, ceil_div(eighths, 8))


@rule
def is_dx_paid(was_up: int, felled: int, house: House) -> int:
    """Whether a target that falls by this attack pays its DX: each time that it falls, or by `dx_ep` once an encounter.

    [FM-EP-02]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> is_dx_paid(1, 1, PLAIN), is_dx_paid(0, 1, PLAIN), is_dx_paid(1, 1, PLAIN._replace(dx_ep=1))
    (1, 0, 0)
    """
    return 1 if was_up and not (felled and house.dx_ep != 0) else 0


@rule
def is_hard_save(n: int, score: int) -> int:
    """Whether a saving throw is a hard one: four dice or more, and a score of three a die or less. [FM-EP-04]"""
    return 1 if n >= 4 and score <= 3 * n else 0


@rule
def save_ep(n: int, score: int, points: int, passed: int, house: House) -> int:
    """The Ep that a saving throw of n dice earns, or costs (below 0), by its score and total. [FM-EP-04 FM-EP-05]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> save_ep(4, 12, 9, 1, PLAIN), save_ep(4, 10, 15, 0, PLAIN)
    (3, -3)
    """
    hard = is_hard_save(n, score)
    if passed != 0:
        return max(0, score - points) if hard != 0 else 0
    if house.ep_loss != 0 and hard == 0:
        return 0
    return -half_up(max(0, points - score))


@rule
def ep_after(ep: int, change: int) -> int:
    """A figure's Ep after a gain or loss: never below 0. [FM-EP-05]"""
    return max(0, ep + change)


@rule
def next_level_ep(level: int) -> int:
    """The Ep that the next level takes. [FM-LVL-02]

    >>> next_level_ep(0), next_level_ep(2)
    (100, 300)
    """
    return 100 * (level + 1)


@rule
def may_advance(ep: int, level: int, secure: int, reduced: int) -> int:
    """Whether a figure may add a point: enough Ep, a secure place, no attribute reduced. [FM-LVL-02 FM-LVL-03]"""
    return 1 if ep >= next_level_ep(level) and secure != 0 and reduced == 0 else 0


@rule
def level_of(st: int, dx: int, iq: int, generated: int) -> int:
    """A figure's level: the attribute points that it has beyond those it was generated with. [FM-LVL-01]"""
    return st + dx + iq - generated
