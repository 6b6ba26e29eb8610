"""What a figure does before its first hex: its state for the turn, its height, its pack; and how it leaves the map.

[CM-MOVE-04 CM-OPT-22 CM-ENC-03 CM-ENC-04 CM-FLY-01 CM-FLY-02 CM-FLY-03 CM-FLY-04 CM-END-01]
"""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.space.bodies import body_distance, surrounding_hexes
from affray.systems.melee.content.codes import ALOFT, ENGAGED, IN_HTH, LANDING, PRONE, TAKEOFF
from affray.systems.melee.position.figures import flying_ma, ma, placed_figures
from affray.systems.melee.position.state import MOVE, OPTION, PICK, State, alter, is_airborne, is_awake
from affray.systems.melee.rules.engagement import engagers, is_engaged_among, state_at_move
from affray.systems.melee.rules.load import may_drop_pack, may_land, may_pick_up_pack, may_take_off
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn.abilities import loaded_missile

BEFORE = ("take off", "land", "low", "high", "apart", "near", "drop pack", "take pack")
"""What a figure may do before its first hex."""
AWAY = "leave map"


# --- the state of the turn --------------------------------------------------------------------------------------------
def fix_state(state: State, i: int) -> State:
    """The state with the figure's own one for the turn: disengaged, engaged or in hand-to-hand; and whether a missile
    weapon was loaded before it became engaged; it crawls no more. [CM-MOVE-04 CM-OPT-22 CM-FACE-07]"""
    figures, figure = placed_figures(state), state.figures[i]
    held = engagers(figures, i) if is_engaged_among(figures, i) else ()
    now = state_at_move(figures[i].in_hth, int(bool(held)))
    if now == ENGAGED and figure.state != ENGAGED:
        state = alter(state, i, shot_ready=loaded_missile(state, i) != "", last_shot_used=False)
    return alter(state, i, state=now, held_by=held if now == ENGAGED else (), crawls=False)


def first_phase(state: State, i: int) -> int:
    """The phase in which a figure's move begins: whoever lies in hand-to-hand and has no pack to drop chooses its option at
    once. [CM-MOVE-04 CM-ENC-03]"""
    figure = state.figures[i]
    idle = figure.state == IN_HTH and figure.body.posture == PRONE and not has_pack(state, i)
    return OPTION if idle else MOVE


def fliers_to_ask(state: State, i: int) -> tuple[int, ...]:
    """The enemies in the air whose players may still bring them down to engage a figure on the ground, or keep them up:
    those within its reach. [CM-FLY-03]"""
    figure = state.figures[i]
    if is_airborne(figure):
        return ()
    reach = ma(state, i) + 1
    return tuple(
        n
        for n, foe in enumerate(state.figures)
        if are_foes(state, foe.side, figure.side)
        and is_awake(foe)
        and is_airborne(foe)
        and body_distance(foe.hexes, figure.hexes) <= reach
    )


def set_height(ref: Referee, state: State, i: int, *, meets: bool) -> State:
    """The state with a flier that engages figures on the ground, or does not. [CM-FLY-03]"""
    if state.figures[i].meets_ground == meets:
        return state
    say(ref, "height", who=state.figures[i].id, low=int(meets), clauses=("CM-FLY-03",))
    return alter(state, i, meets_ground=meets)


# --- before the first hex ---------------------------------------------------------------------------------------------
def has_pack(state: State, i: int) -> bool:
    """Whether the figure has its pack on its back. [CM-ENC-03]"""
    return bool(state.figures[i].pack) and state.figures[i].pack_at is None


def prepare_refusal(state: State, i: int, word: str, moved: int) -> Refusal | None:
    """Why figure i may not do that, after so many hexes; None when it may. Nobody takes off or lands out of hand-to-hand,
    and whoever takes up its pack does nothing else. [CM-ENC-03 CM-ENC-04 CM-FLY-01 CM-FLY-02]"""
    figure = state.figures[i]
    if moved or figure.body.acted:
        return refusal("moved-already", "moved", "CM-ENC-03" if "pack" in word else "CM-FLY-03", who=figure.id)
    if ALLOWED[word](state, i):
        return None
    return refusal(word.replace(" ", "-"), word.replace(" ", "_"), WHY.get(word, "CM-FLY-03"), who=figure.id)


def can_take_off(state: State, i: int) -> bool:
    """Whether the figure may take off. [CM-FLY-01]"""
    figure = state.figures[i]
    free = figure.state != IN_HTH
    return free and bool(may_take_off(flying_ma(state, i), figure.flight, figure.body.posture))


def can_land(state: State, i: int) -> bool:
    """Whether the figure may land. [CM-FLY-02]"""
    figure = state.figures[i]
    return figure.state != IN_HTH and bool(may_land(figure.flight))


def can_drop_pack(state: State, i: int) -> bool:
    """Whether the figure has a pack to drop. [CM-ENC-03]"""
    return bool(may_drop_pack(int(has_pack(state, i)), 0))


def can_meet(state: State, i: int, *, ground: bool) -> bool:
    """Whether the figure flies and does not yet engage those on the ground, or, unless `ground`, does. [CM-FLY-03]"""
    figure = state.figures[i]
    return is_airborne(figure) and figure.meets_ground != ground


def can_part(state: State, i: int, *, apart: bool) -> bool:
    """Whether the figure flies and does not yet agree to be at another height than other fliers, or, unless `apart`, does.
    [CM-FLY-04]"""
    figure = state.figures[i]
    return is_airborne(figure) and figure.apart != apart


def can_take_pack(state: State, i: int) -> bool:
    """Whether the figure may spend its turn taking up its pack. [CM-ENC-04]"""
    figure = state.figures[i]
    here = figure.pack_at is not None and figure.pack_at in figure.hexes
    return bool(may_pick_up_pack(int(here), figure.state, figure.body.posture, 0)) and not is_airborne(figure)


ALLOWED: dict[str, Callable[[State, int], bool]] = {
    "take off": can_take_off,
    "land": can_land,
    "low": partial(can_meet, ground=True),
    "high": partial(can_meet, ground=False),
    "apart": partial(can_part, apart=True),
    "near": partial(can_part, apart=False),
    "drop pack": can_drop_pack,
    "take pack": can_take_pack,
}
WHY = {"take off": "CM-FLY-01", "land": "CM-FLY-02", "drop pack": "CM-ENC-03", "take pack": "CM-ENC-04"}
assert tuple(ALLOWED) == BEFORE


def prepare_move(ref: Referee, state: State, i: int, word: str) -> State:
    """The state after something done before the first hex.
    [CM-ENC-03 CM-ENC-04 CM-FLY-01 CM-FLY-02 CM-FLY-03 CM-FLY-04]"""
    figure = state.figures[i]
    if word == "drop pack":
        say(ref, "drop_pack", who=figure.id, clauses=("CM-ENC-03",))
        return alter(state, i, pack_at=figure.hexes[0])
    if word == "take pack":
        say(ref, "take_pack", who=figure.id, clauses=("CM-ENC-04",))
        return alter(state, i, pack_at=None, acted=True)
    if word in ("low", "high"):
        return fix_state(set_height(ref, state, i, meets=word == "low"), i)
    if word in ("apart", "near"):
        say(ref, "apart", who=figure.id, apart=int(word == "apart"), clauses=("CM-FLY-04",))
        return fix_state(alter(state, i, apart=word == "apart"), i)
    if word == "take off":
        say(ref, "take_off", who=figure.id, clauses=("CM-FLY-01",))
        return fix_state(alter(state, i, flight=TAKEOFF), i)
    assert figure.flight == ALOFT
    say(ref, "land", who=figure.id, clauses=("CM-FLY-02",))
    return fix_state(alter(state, i, flight=LANDING, meets_ground=False, apart=False), i)


# --- off the map ------------------------------------------------------------------------------------------------------
def leave_refusal(state: State, i: int) -> Refusal | None:
    """Why figure i may not step off the map, were a hex of movement left to it; None when it may: it stands at the edge and
    no enemy engages it. [CM-END-01 CM-MOVE-03]"""
    figure = state.figures[i]
    if figure.turn.held_by:
        return refusal("held", "shift", "CM-MOVE-03", who=figure.id)
    if all(pos in state.board.land for pos in surrounding_hexes(figure.hexes)):
        return refusal("not-at-the-edge", "edge", "CM-END-01", who=figure.id)
    return None


def leave_map(ref: Referee, state: State, i: int) -> State:
    """The state after figure i has left the map: it is out for good. [CM-END-01]"""
    say(ref, "leaves_map", who=state.figures[i].id, clauses=("CM-END-01",))
    state = alter(state, i, gone=True, hexes=(), moved=True)
    return replace(state, move=None, phase=PICK)
