"""Where a battle is: its round, whose turn it is, what the sides have lost and hold, what ends it. [UW-TURN-02 UW-VIC-02]"""

from affray.core.faces.track import Stand, Track, phase_place, round_title
from affray.core.words.phrase import Phrase
from affray.systems.wargame.position.ending import (
    LAST,
    ROUT,
    points_led_off,
    points_to_lead_off,
    side_points,
    tally,
    write_points,
)
from affray.systems.wargame.position.state import (
    ACT,
    DEPLOY,
    NAME,
    NOBODY,
    OVER,
    PICK,
    ROUND,
    START,
    TALKS,
    State,
    has_turns,
    is_of_several,
)

BATTLE = {"deployment": (NAME, DEPLOY), "battle": (ROUND, PICK, ACT, *TALKS)}
"""What a battle consists of, with the phases of each part. [UW-VIC-01]"""


def track(state: State) -> Track:
    """Where a battle is."""
    aim, fights = state.aim, state.phase in BATTLE["battle"] or state.phase == OVER
    taking = tuple(side for side in state.order if has_turns(state, side)) if state.phase not in (START, OVER) else ()
    now = state.order[state.stage] if taking else NOBODY
    return Track(
        title=round_title(state.round, aim.rounds) if fights else None,
        phases=() if fights else tuple(BATTLE),
        now=-1 if fights else phase_place(BATTLE, state.phase),
        order=tuple((state.sides[side], side) for side in taking),
        at=taking.index(now) if now in taking else -1,
        stands=tuple(stand(state, side) for side in range(len(state.sides))),
        ends=Phrase(
            "track-ends",
            {
                "why": f"several-{aim.kind}" if is_of_several(state) else aim.kind,
                "last": aim.rounds,
                "side": state.sides[aim.attacker],
            },
        ),
    )


def stand(state: State, side: int) -> Stand:
    """How a side stands: points lost and left, when it is broken, objectives, what it has led off, its leader.
    [UW-VIC-03 UW-VIC-04 UW-VIC-05]"""
    own, aim = tally(state, side), state.aim
    left, breaks = own.start - own.lost, own.start / 2
    leader = aim.leaders[side] if aim.leaders else ""
    breakable = aim.kind not in (LAST, ROUT)
    text = Phrase(
        "standing",
        {
            "side": state.sides[side], "lost": write_points(own.lost), "start": write_points(own.start),
            "left": write_points(left), "breaks": write_points(breaks),
            "breakable": int(breakable), "held": own.objectives, "objectives": len(state.board.objectives),
            "leaves": int(aim.kind == "exit" and aim.attacker == side), "led": write_points(points_led_off(state)),
            "asked": write_points(points_to_lead_off(state)), "led_by": int(leader != ""), "leader": leader,
            "gone": int(side in state.out), "scored": int(is_of_several(state)),
            "points": write_points(side_points(state, side)),
        },
    )  # fmt: skip
    return Stand(side, text, float(left), float(own.start), float(breaks) if breakable else 0.0)
