"""The invariants of a position: what the rules can have led to, and from which they can go on."""

from affray.core.reading.naming import name_fault, shared_name_faults, side_faults
from affray.mastering.mastery import is_held
from affray.systems.melee.content.codes import DEAD, PRONE, UNCONSCIOUS, WELL
from affray.systems.melee.content.tables import NONE, armors, creatures, gear, races, shields, spells
from affray.systems.melee.position.figures import st_left
from affray.systems.melee.position.hands import hands_used, is_weapon
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    HEIGHT,
    MOVE,
    NOBODY,
    OPTION,
    PICK,
    PLACE,
    REAL,
    RETREAT,
    UNSEEN,
    Figure,
    State,
    is_airborne,
    is_awake,
)
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.turn.handling_items import can_hold_items

TWO_HANDS = 2


def broken_invariants(state: State) -> tuple[str, ...]:
    """The invariants that the position breaks; none for one that the rules can lead to."""
    found = side_faults(state.sides, state.teams)
    found.extend(f"figure {f.id!r}: {fault}" for f in state.figures for fault in figure_faults(state, f))
    found.extend(shared_name_faults([figure.id for figure in state.figures]))
    found.extend(f"an item lies off the map at {at}" for at, _ in state.items if at not in state.board.ground)
    if state.turn < 1 or (state.limit and state.turn > state.limit):
        found.append(f"turn {state.turn} of {state.limit}")
    return tuple(found or crowd_faults(state) or body_faults(state) or ([] if is_held(state) else phase_faults(state)))


def figure_faults(state: State, figure: Figure) -> list[str]:
    """The invariants that one figure breaks. [CM-EQUIP-02 CM-FACE-01 CM-ATTR-01]"""
    wrong = belongings_faults(figure)
    if name_fault(figure.id) or wrong:
        return [name_fault(figure.id)] if name_fault(figure.id) else wrong
    found = []
    if not 0 <= figure.side < len(state.sides) or not -1 <= figure.own < len(state.sides):
        found.append("its side is none of the game's")
    if min(figure.body.st, figure.dx, figure.iq, figure.wis) < 1:
        found.append("an attribute is below 1")
    if not 0 <= figure.facing < 6 or not 0 <= figure.body.posture <= PRONE or not WELL <= figure.body.status <= DEAD:
        found.append("facing, posture or status is none")
    if (len(figure.hexes) == 0) != figure.gone:
        found.append("it holds hexes although it is gone, or none although it is not")
    elif any(pos not in state.board.land or pos in state.board.walls for pos in figure.hexes):
        found.append("it stands where nobody can")
    if (
        min(
            figure.body.hits,
            figure.body.fatigue - UNSEEN,
            figure.turn.walked,
            figure.turn.crawled,
            figure.waited,
            figure.body.turn_hits,
        )
        < 0
    ):
        found.append("a count is below 0")
    return found


def belongings_faults(figure: Figure) -> list[str]:
    """What a figure has that does not exist, or that it cannot hold. [CM-EQUIP-02]"""
    creature, race = figure.creature, figure.race
    if (creature and creature not in creatures()) or (race not in races() and race not in creatures()):
        return [f"race {figure.race!r} or creature {figure.creature!r} is in no table"]
    if figure.armor not in armors() or figure.shield not in shields():
        return [f"armor {figure.armor!r} or shield {figure.shield!r} is in no table"]
    unknown = [item for item in (*figure.ready, *figure.slung) if not is_weapon(item)]
    unknown += [item for item in (*figure.gear, *figure.pack) if item not in gear() and not is_weapon(item)]
    unknown += [name for name in figure.spells if name not in spells()]
    if unknown:
        return [f"{unknown[0]!r} is in no table"]
    if hands_used(figure) > TWO_HANDS or not can_hold_items(figure.ready, shielded=figure.shield_ready):
        return ["its hands hold more than two can"]
    return ["it has a shield ready that it has not"] if figure.shield_ready and figure.shield == NONE else []


def crowd_faults(state: State) -> list[str]:
    """Awake figures on their feet that share a hex. [CM-MOVE-02 CM-HTH-13]"""
    held: dict[tuple[int, int], Figure] = {}
    for figure in state.figures:
        if is_awake(figure) and figure.body.posture != PRONE and not is_airborne(figure) and len(figure.hexes) == 1:
            other = held.setdefault(figure.hexes[0], figure)
            if other is not figure:
                return [f"{figure.id} and {other.id} stand in one hex"]
    return []


def body_faults(state: State) -> list[str]:
    """Figures whose condition does not fit their hits. [CM-INJ-02 CM-INJ-03]"""
    found = []
    for i, figure in enumerate(state.figures):
        # Fatigue that is taken off ST makes unconscious; hits alone kill. [CM-RENEW-01]
        worst = UNCONSCIOUS if state.house.shared_st_pool else DEAD
        wanted = min(worst, status_of(st_left(state, i)))
        if figure.life == REAL and not figure.gone and figure.body.status < wanted and figure.body.hits:
            found.append(f"figure {figure.id!r}: it is awake at ST {st_left(state, i)}")
        if figure.body.status != WELL and figure.body.posture != PRONE and not figure.gone:
            found.append(f"figure {figure.id!r}: it is out, yet does not lie")
    return found


def phase_faults(state: State) -> list[str]:
    """What the phase needs and the position lacks. [CM-TURN-02]"""
    figures = range(len(state.figures))
    if state.phase in (PLACE, PICK, HEIGHT, MOVE, OPTION, RETREAT) and not state.rank:
        return ["the sides have no rank by initiative"]
    if state.phase in (PICK, HEIGHT, MOVE, OPTION, RETREAT) and not 0 <= state.stage <= len(state.order):
        return ["no side moves"]
    if state.phase in (HEIGHT, MOVE, OPTION) and (state.move is None or state.move.figure not in figures):
        return ["no figure moves"]
    if state.phase == HEIGHT and (state.move is None or not state.move.asked):
        return ["no flier is asked"]
    if state.phase == ACTOR and not state.ready:
        return ["no figure may act"]
    if state.phase == ACT and state.actor != NOBODY and state.actor not in figures:
        return ["no figure acts"]
    return []
