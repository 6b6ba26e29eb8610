"""The order of the phases of a round, for play and for compiled skirmishes. [FM-RND-01]"""

from affray.referee import rule
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    INITIATIVE,
    MOVE,
    OVER,
    PHASE_NAMES,
    PICK,
    READYING,
    RETREATS,
    START,
    TIEBREAK,
)

AFTER = {
    START: RETREATS,
    RETREATS: INITIATIVE,
    INITIATIVE: CHOOSE_SIDE,
    CHOOSE_SIDE: TIEBREAK,
    TIEBREAK: DECLARE,
    DECLARE: RETREATS,
    PICK: CHOOSE_SIDE,
    MOVE: PICK,
    EXECUTE: DECLARE,
    READYING: DECLARE,
    OVER: OVER,
}
"""What follows when a phase is done with: the next one, or the one within which it was opened."""
WITHIN = {CHOOSE_SIDE: PICK, PICK: MOVE, DECLARE: EXECUTE, EXECUTE: READYING}
"""What a phase opens within itself: the segment of each side and in it the move of each figure; the action of each
cycle and in it the handling of a Ready."""
NEXT = tuple(AFTER[phase] for phase in range(len(PHASE_NAMES)))
INNER = tuple(WITHIN.get(phase, phase) for phase in range(len(PHASE_NAMES)))


@rule
def next_phase(phase: int) -> int:
    """The phase that follows one that is done with.

    >>> PHASE_NAMES[next_phase(INITIATIVE)], PHASE_NAMES[next_phase(MOVE)]
    ('choose_side', 'pick')
    """
    return NEXT[phase]


@rule
def inner_phase(phase: int) -> int:
    """The phase that one opens within itself.

    >>> PHASE_NAMES[inner_phase(PICK)]
    'move'
    """
    return INNER[phase]
