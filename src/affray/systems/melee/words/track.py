"""Where a fight is: the turn and its phases, who acts in which order, what the sides have left, what ends it. [CM-TURN-02]"""

from affray.core.faces.track import Stand, Track, phase_place, round_title, stand_of
from affray.core.fight_state import side_title
from affray.core.words.phrase import Phrase
from affray.systems.melee.position.figures import st_left, st_of
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    HEIGHT,
    INITIATIVE,
    MOVE,
    NOBODY,
    OPTION,
    ORDER,
    PICK,
    PLACE,
    POST,
    REAL,
    RENEW,
    RETREAT,
    START,
    TURN_LIMIT,
    State,
    home_side,
    is_awake,
)
from affray.systems.melee.turn.sequence import actors

TURN = {
    "initiative": (START, INITIATIVE, PLACE),
    "spells": (RENEW,),
    "movement": (PICK, HEIGHT, MOVE, OPTION),
    "actions": (ORDER, ACTOR, ACT),
    "retreats": (RETREAT, POST),
}
"""What a turn consists of, in order, with the phases of each part. [CM-TURN-02]"""


def track(state: State) -> Track:
    """Where a fight is."""
    order, at = acting_order(state)
    magic = any(figure.spells for figure in state.figures)
    parts = {name: phases for name, phases in TURN.items() if magic or name != "spells"}
    return Track(
        title=round_title(state.turn, state.limit if state.limit < TURN_LIMIT else 0),
        phases=tuple(parts),
        now=phase_place(parts, state.phase),
        order=order,
        at=at,
        stands=tuple(stand(state, side) for side in range(len(state.sides))),
        ends=Phrase("track-ends", {"last": state.limit}),
    )


def acting_order(state: State) -> tuple[tuple[tuple[str, int], ...], int]:
    """The sides in the order of moving or of forcing retreats, or the figures that are still to act, highest adjDX first, and
    the place of whoever is asked. [CM-ACT-01 CM-MOVE-01]"""
    if state.phase in (*TURN["movement"], RETREAT):
        return tuple((state.sides[side], side) for side in state.order), state.stage
    if state.phase not in TURN["actions"]:
        return (), -1
    waiting = sorted((actor for actor in actors(state) if actor.figure != state.actor), key=lambda actor: -actor.dx)
    now = () if state.actor == NOBODY else (state.actor,)
    figures = [state.figures[i] for i in (*now, *(actor.figure for actor in waiting))]
    return tuple((figure.id, figure.side) for figure in figures), len(now) - 1


def stand(state: State, side: int) -> Stand:
    """What a side has left: figures that are conscious, points of ST of all that they began with. What magic has made counts as
    long as it is there. [CM-END-01]"""
    own = [
        i
        for i, figure in enumerate(state.figures)
        if home_side(figure) == side and (figure.life == REAL or not figure.gone)
    ]
    awake = [i for i in own if is_awake(state.figures[i])]
    left, whole = sum(max(0, st_left(state, i)) for i in awake), sum(st_of(state, i) for i in own)
    name = side_title(state.sides[side], state.teams[side] if state.teams else "")
    return stand_of(side, name, able=len(awake), count=len(own), left=left, whole=whole)
