"""Rules that only MindWand has: repeated actions, and moves into and through other figures."""

from affray.referee import rule
from affray.systems.foeman.content.codes import FRONT_STEP
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import divide
from affray.systems.foeman.rules.bidding import FIRE_OPTION, HURL_OPTION, JAB_OPTION, READY, STRIKE_OPTION
from affray.systems.foeman.rules.movement import Motion

PASSAGE_DICE = 4
PASSAGE_COST = 1
SPECIAL_DICE = 4
CHARGE_STEPS = 2
CHARGE_DICE = 1
PUSH_COST = 2


@rule
def is_repeat(previous: int, option: int, steps: int) -> int:
    """Whether a figure repeats its action: the same attack or Ready as last round, and no step in between. [MW-HIT-03]

    >>> is_repeat(READY, READY, 0), is_repeat(READY, READY, 1), is_repeat(HURL_OPTION, JAB_OPTION, 0)
    (1, 0, 0)
    """
    repeatable = option in (STRIKE_OPTION, JAB_OPTION, HURL_OPTION, FIRE_OPTION, READY)
    return 1 if repeatable and option == previous and steps == 0 else 0


@rule
def is_fresh_front_step(motion: Motion, prone: int, in_hth: int, kind: int) -> int:
    """Whether a step of a kind is the first of a move, in its first half, by a standing figure out of Hand-to-Hand, and in
    front. [MW-HTH-02]"""
    first = motion.steps == 0 and 2 * motion.used < motion.mmma and kind == FRONT_STEP
    return 1 if first and prone == 0 and in_hth == 0 else 0


@rule
def may_step_onto(halted: int, shielded: int) -> int:
    """Whether a mover in an opponent's Front hex may step onto it: not halted, through an unshielded hexside.
    [MW-HTH-02]"""
    return 1 if not halted and not shielded else 0


@rule
def passage_score(mdx: int, mover_mst: int, occupant_mst: int, house: House) -> int:
    """The score of the saving throw of 4D that passes through an occupied hex. [MW-HTH-03]"""
    return mdx + divide(mover_mst - occupant_mst, 2, house)


@rule
def resist_score(mdx: int, target_mst: int, mover_mst: int, house: House) -> int:
    """The score of the saving throw of 4D that withstands a Shield Rush or a Push Back (filler). [MW-SPC-03 MW-SPC-04]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> resist_score(11, 9, 12, PLAIN)
    10
    """
    return mdx + divide(target_mst - mover_mst, 2, house)


@rule
def has_special_moves(house: House) -> int:
    """Whether any special move beyond Foeman's is played. [MW-SPC-01]"""
    return max(house.special_charge_in, house.special_shield_rush, house.special_push_back)


@rule
def can_move_specially(motion: Motion) -> int:
    """Whether the move so far allows a special move. [MW-SPC-01]"""
    in_time = 2 * motion.used <= motion.mmma
    return 1 if motion.free_start != 0 and motion.straight > 0 and in_time and motion.special == 0 else 0


@rule
def may_push(motion: Motion, prone: int, kind: int) -> int:
    """Whether the move so far allows a Push Back by a step of a kind. [MW-SPC-01 MW-SPC-04]"""
    in_time = 2 * (motion.used + PUSH_COST) <= motion.mmma and kind == FRONT_STEP
    return 1 if motion.free_start != 0 and motion.special == 0 and prone == 0 and in_time else 0


@rule
def straight_steps(before: int, facing: int, direction: int, front: int) -> int:
    """How many Front steps in one line end with this one. [MW-SPC-02]

    >>> straight_steps(1, 2, 2, 1), straight_steps(1, 2, 3, 1), straight_steps(1, 2, 5, 0)
    (2, 1, 0)
    """
    if front == 0:
        return 0
    return before + 1 if direction == facing else 1
