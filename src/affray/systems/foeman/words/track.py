"""Where a fight is: the round and its phases, who acts in which order, what the sides have left, what ends it. [FM-RND-01]"""

from affray.core.faces.track import Stand, Track, phase_place, round_title, stand_of
from affray.core.fight_state import side_title
from affray.core.words.phrase import Phrase
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    INITIATIVE,
    MOVE,
    PICK,
    READYING,
    RETREATS,
    ROUND_LIMIT,
    START,
    TIEBREAK,
    State,
    is_able,
)

ROUND = {
    "retreats": (START, RETREATS),
    "initiative": (INITIATIVE,),
    "movement": (CHOOSE_SIDE, PICK, MOVE),
    "actions": (TIEBREAK, DECLARE, EXECUTE, READYING),
}
"""What a round consists of, in order, with the phases of each part. [FM-RND-01]"""


def track(state: State) -> Track:
    """Where a fight is."""
    order, at = acting_order(state)
    return Track(
        title=round_title(state.round, state.limit if state.limit < ROUND_LIMIT else 0),
        phases=tuple(ROUND),
        now=phase_place(ROUND, state.phase),
        order=order,
        at=at,
        stands=tuple(stand(state, side) for side in range(len(state.sides))),
        ends=Phrase("track-ends", {"last": state.limit}),
    )


def acting_order(state: State) -> tuple[tuple[tuple[str, int], ...], int]:
    """The sides in the order in which they move, or the figures in that of declaring, and the place of whoever is asked."""
    if state.phase in ROUND["movement"]:
        asked = () if state.side < 0 or state.side in state.moved else (state.side,)
        begun = (*state.moved, *asked) if state.phase != CHOOSE_SIDE else state.moved
        # Whoever has the first choice may cede it, so that the order of the others is not settled.
        sides = (*begun, *(side for side in state.ranking if side not in begun))
        return tuple((state.sides[side], side) for side in sides), sides.index(state.side) if asked else -1
    if state.phase == DECLARE:
        figures = (state.figures[i] for i in state.order)
        return tuple((figure.id, figure.side) for figure in figures), len(state.bids)
    return (), -1


def stand(state: State, side: int) -> Stand:
    """What a side has left: figures that can act, points of mST of all that they began with. [FM-GEN-05 FM-GEN-08]"""
    own = [figure for figure in state.figures if figure.side == side]
    able = [figure for figure in own if is_able(figure)]
    left, whole = sum(max(0, figure.mst) for figure in able), sum(figure.st for figure in own)
    name = side_title(state.sides[side], state.teams[side] if state.teams else "")
    return stand_of(side, name, able=len(able), count=len(own), left=left, whole=whole)
