"""Directions and facings that a figure's owner picks in the middle of a deed. [CM-FACE-08]"""

from collections.abc import Iterable, Sequence

from affray.referee import Referee, choose, say
from affray.space.hex import DIRECTION_NAMES, Hex
from affray.systems.melee.content.codes import CHOOSE_FACING
from affray.systems.melee.position.figures import field, placed_figures, with_places
from affray.systems.melee.position.state import State, is_awake
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.steps import Going
from affray.systems.melee.turn import harm


def mask_of(numbers: Iterable[int]) -> int:
    """Numbers from 0 to 5 as the bits of one number."""
    return sum(1 << number for number in set(numbers))


def numbers_of(mask: int) -> tuple[int, ...]:
    """The numbers that a mask holds, in order.

    >>> numbers_of(mask_of((4, 1)))
    (1, 4)
    """
    return tuple(number for number in range(6) if mask >> number & 1)


def pick_direction(ref: Referee, who: int, what: int, directions: Sequence[int], head: Hex) -> int:
    """The place of the direction that the owner of a figure picks of those that are open."""
    return choose(ref, who, what, most=len(directions) - 1, x=mask_of(directions), y=head[0], z=head[1])


def turn_freely(ref: Referee, state: State, n: int) -> State:
    """The state after a figure that was moved, or stood up, has taken any facing that its player likes. [CM-FACE-08]"""
    figure = state.figures[n]
    if not is_awake(figure):
        return state
    open_facings = steps.open_facings(field(state), placed_figures(state), n, Going(0), state.house)
    chosen = open_facings[pick_direction(ref, n, CHOOSE_FACING, open_facings, figure.hexes[0])]
    if chosen == figure.facing:
        return state
    say(ref, "face", who=figure.id, direction=DIRECTION_NAMES[chosen], clauses=("CM-FACE-08",))
    state = with_places(state, steps.pivot(placed_figures(state), n, (chosen - figure.facing) % 6))
    return harm.enter_hexes(ref, state, n, figure.hexes)
