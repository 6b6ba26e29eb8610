"""How a battle stands and how it ends: what the sides have lost and hold, who is broken, who has won, and why.

[UW-VIC-02 UW-VIC-03 UW-VIC-04 UW-VIC-05]
"""

from collections.abc import Collection, Iterable
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.space.plane.points import Point, is_near
from affray.systems.wargame.content.house_rules import LEAVES
from affray.systems.wargame.position.state import (
    AWAY,
    DRAW,
    KEPT,
    LEFT_OUT,
    LOST,
    OVER,
    State,
    Unit,
    alter_figure,
    has_turns,
    is_fielded,
    is_of_several,
    lost_value,
    points_sum,
    starting_value,
)
from affray.systems.wargame.rules.body import body_off_field
from affray.systems.wargame.rules.order_and_actions import turn_after
from affray.systems.wargame.rules.victory import (
    DRAW_SHARE,
    OBJECTIVE_REACH,
    Tally,
    holder,
    is_broken,
    is_decided,
    leading_sides,
    points_taken,
    points_won,
    rivals_left,
    winner,
    winner_of,
)

LAST, ROUT = "last", "rout"
"""Battles in which no army is broken before its last unit is gone, or under ROUT has lost its nerve. [UW-VIC-03]"""


@lru_cache(maxsize=KEPT)
def tally(state: State, side: int) -> Tally:
    """What a side began with, has lost and holds. [UW-VIC-03 UW-VIC-05]"""
    own = tuple(unit for unit in state.figures if unit.side == side and unit.status != LEFT_OUT)
    return Tally(*points_of(own), holders(state).count(side))


@lru_cache(maxsize=KEPT)
def points_of(units: tuple[Unit, ...]) -> tuple[Fraction, Fraction]:
    """What units were worth at the start, and what has been lost of them, in points. [UW-VIC-03]"""
    return points_sum(map(starting_value, units)), points_sum(map(lost_value, units))


def starting_points(state: State, side: int) -> float:
    """What a side was worth at the start, in points."""
    return float(sum(starting_value(unit) for unit in state.figures if unit.side == side and unit.status != LEFT_OUT))


@lru_cache(maxsize=KEPT)
def holders(state: State) -> tuple[int | None, ...]:
    """The side that holds each objective; None for nobody. [UW-VIC-05]"""
    return tuple(holder(side_counts_near(state, place)) for place in state.board.objectives)


def side_counts_near(state: State, place: Point) -> dict[int, int]:
    """How many miniatures of each side are near an objective, units with a token left out. [UW-VIC-05]"""
    found = dict.fromkeys(range(len(state.sides)), 0)
    for unit in state.figures:
        if is_fielded(unit) and not unit.body.token:
            found[unit.side] += count_near(unit, place)
    return found


@lru_cache(maxsize=16 * KEPT)
def count_near(unit: Unit, place: Point) -> int:
    """How many miniatures of a unit are near an objective. [UW-VIC-05]"""
    return sum(is_near(at, place, OBJECTIVE_REACH) for at in unit.at)


def turn_to_come(state: State) -> tuple[int, int] | None:
    """The round and the place in the order of the turn after this one; None after the last one. Who is out of the battle
    has none. [UW-TURN-02 UW-VIC-02 UW-VIC-03]"""
    return turn_after(state.round, state.stage, [has_turns(state, side) for side in state.order], state.aim.rounds)


def end_if_broken(ref: Referee, state: State) -> State:
    """The state, with the game over if a side's named hero is gone, the attacker has led enough off the field, or a
    side is broken; among three or more, if all but one are out. [UW-VIC-02 UW-VIC-03]"""
    if is_of_several(state):
        return end_if_one_is_left(ref, state)
    if state.aim.kind in (LAST, ROUT):
        return end_game(ref, state, winner_now(state)) if gone_sides(state) else state
    leaderless = lost_leaders(state)
    tell_lost_leaders(ref, state, leaderless)
    if len(leaderless) == 1:
        return end_game(ref, state, 1 - leaderless[0])
    if state.aim.kind == "exit" and has_attained_goal(state):
        return end_game(ref, state, state.aim.attacker)
    broken = broken_sides(state)
    tell_broken(ref, state, broken)
    return end_game(ref, state, winner_now(state)) if leaderless or broken else state


def tell_lost_leaders(ref: Referee, state: State, sides: Iterable[int]) -> None:
    """Tells whose named heroes are gone. [UW-VIC-04]"""
    for side in sides:
        say(ref, "leader_lost", who=state.aim.leaders[side], side=state.sides[side], clauses=("UW-VIC-04",))


def tell_broken(ref: Referee, state: State, sides: Iterable[int]) -> None:
    """Tells which armies are broken. [UW-VIC-03]"""
    for side in sides:
        own = tally(state, side)
        say(
            ref, "broken", side=state.sides[side], lost=write_points(own.lost), start=write_points(own.start),
            enough=write_points(own.start / 2), clauses=("UW-VIC-03",),
        )  # fmt: skip


def broken_sides(state: State) -> tuple[int, ...]:
    """The sides whose armies are broken; none in a battle to the last. [UW-VIC-03]"""
    if state.aim.kind in (LAST, ROUT):
        return ()
    return tuple(side for side in range(len(state.sides)) if is_broken(tally(state, side)))


# --- three sides and more ---------------------------------------------------------------------------------------------
def sides_left(state: State) -> tuple[int, ...]:
    """The sides that are not out of the battle. [UW-VIC-03]"""
    return tuple(side for side in range(len(state.sides)) if side not in state.out)


def end_if_one_is_left(ref: Referee, state: State) -> State:
    """The state in which sides that are broken, have lost their named hero, or in a battle to the last everybody, are out
    of the battle; the game is over when one is left. Of those who are beaten at once, and are the last, none is out
    before the others. [UW-VIC-03 UW-VIC-04]"""
    rivals = sides_left(state)
    leaderless, broken = (
        tuple(side for side in sides if side in rivals) for sides in (lost_leaders(state), broken_sides(state))
    )
    tell_lost_leaders(ref, state, leaderless)
    tell_broken(ref, state, broken)
    gone = gone_sides(state)
    beaten = tuple(side for side in rivals if side in leaderless or side in broken or side in gone)
    if not beaten:
        return state
    left = rivals_left(rivals, beaten)
    state = replace(state, out=(*state.out, *(side for side in beaten if side not in left)))
    if state.house.broken_army == LEAVES:
        state = quit_field(ref, state, beaten)
    return end_game(ref, state, winner_now(state)) if is_decided(rivals, beaten) else state


def quit_field(ref: Referee, state: State, sides: Collection[int]) -> State:
    """The state in which all that stands of some sides has left the field, which counts as destroyed for nobody.
    [UW-VIC-03]"""
    for side in sides:
        going = [i for i, unit in enumerate(state.figures) if unit.side == side and is_fielded(unit)]
        if going:
            say(ref, "army_leaves", side=state.sides[side], units=len(going), clauses=("UW-VIC-03",))
        for i in going:
            state = alter_figure(state, i, status=AWAY, body=body_off_field(state.figures[i].body))
    fielded = tuple(pair for pair in state.marks if all(is_fielded(state.figures[i]) for i in pair))
    return replace(state, marks=fielded)


def side_points(state: State, side: int) -> Fraction:
    """What a side has won: of two, what the other lost; of several, what it destroyed itself; and its objectives.
    [UW-VIC-04]"""
    own = tally(state, side)
    if is_of_several(state):
        return points_taken(state.taken[side], own.objectives)
    return points_won(own, tally(state, 1 - side))


def first_sides(state: State) -> tuple[int, ...]:
    """The sides of several that win, one alone, or have a draw: those left whom no other leads far enough; in a battle to
    the last, where points decide nothing, all that are left. [UW-VIC-04]"""
    left = sides_left(state)
    if state.aim.kind in (LAST, ROUT):
        return left
    return leading_sides({side: side_points(state, side) for side in left}, Fraction(state.aim.limit))


def gone_sides(state: State) -> tuple[int, ...]:
    """The sides that have nobody left on the field; under a rout, nobody but units that have lost their nerve.
    [UW-VIC-03 UW-MOR-03]"""
    routed = state.aim.kind == ROUT
    left = {unit.side for unit in state.figures if is_fielded(unit) and not (routed and unit.body.token)}
    return tuple(side for side in range(len(state.sides)) if side not in left)


def lost_leaders(state: State) -> tuple[int, ...]:
    """The sides whose named hero is gone, where the scenario names heroes."""
    gone = {unit.id for unit in state.figures if unit.status == LOST}
    return tuple(side for side, name in enumerate(state.aim.leaders) if name in gone)


def winner_now(state: State) -> int:
    """The side that wins if the game ends now; DRAW for nobody. [UW-VIC-04]"""
    if is_of_several(state):
        found = winner_of(first_sides(state))
        return found if found >= 0 else DRAW
    if state.aim.kind in (LAST, ROUT):
        beaten = gone_sides(state)
        return 1 - beaten[0] if len(beaten) == 1 else DRAW
    first, second = tally(state, 0), tally(state, 1)
    if state.aim.kind in ("hold", "exit") and is_broken(first) == is_broken(second):
        return state.aim.attacker if has_attained_goal(state) else 1 - state.aim.attacker
    found = winner(first, second, Fraction(state.aim.limit))
    return found if found >= 0 else DRAW


def has_attained_goal(state: State) -> bool:
    """Whether the attacker has what the scenario asks of it: an objective held, or units worth a share of its starting
    points off the far edge."""
    if state.aim.kind == "hold":
        return state.aim.attacker in holders(state)
    return points_led_off(state) >= points_to_lead_off(state)


def points_led_off(state: State) -> Fraction:
    """The points that the attacker has led off the far edge. [UW-MOVE-11 UW-VIC-04]"""
    led = [unit for unit in state.figures if unit.side == state.aim.attacker and unit.status == AWAY]
    return points_sum(starting_value(unit) - lost_value(unit) for unit in led)


def points_to_lead_off(state: State) -> Fraction:
    """The points that the attacker has to lead off the far edge to win."""
    return state.aim.share * tally(state, state.aim.attacker).start


def write_points(amount: Fraction) -> str:
    """Points as text, to the nearest tenth.

    >>> [write_points(Fraction(amount)) for amount in ("188", "994.5", "1/3")]
    ['188', '994.5', '0.3']
    """
    return f"{float(amount):.1f}".removesuffix(".0")


def end_game(ref: Referee, state: State, winner_: int) -> State:
    """The state with the game over. The event says who has won, why, and how all sides stand. [UW-VIC-02 UW-VIC-03
    UW-VIC-04]"""
    won = state.sides[winner_] if winner_ >= 0 else ""
    stands = [tally(state, side) for side in range(len(state.sides))]
    several = {"aim": state.aim.kind, "out": tuple(state.sides[side] for side in state.out)}
    say(
        ref,
        "over",
        side=won,
        round=state.round,
        why=end_reason(state, winner_),
        sides=state.sides,
        lost=tuple(write_points(stand.lost) for stand in stands),
        left=tuple(write_points(stand.start - stand.lost) for stand in stands),
        start=tuple(write_points(stand.start) for stand in stands),
        breaks=tuple(write_points(stand.start / 2) for stand in stands),
        held=tuple(stand.objectives for stand in stands),
        objectives=len(state.board.objectives),
        points=tuple(write_points(side_points(state, side)) for side in range(len(stands))),
        margin=write_points(DRAW_SHARE * state.aim.limit),
        led=write_points(points_led_off(state)),
        asked=write_points(points_to_lead_off(state)),
        **several if is_of_several(state) else {},
        clauses=("UW-VIC-02", "UW-VIC-03", "UW-VIC-04"),
    )
    return replace(state, phase=OVER, winner=winner_, act=None)


def end_reason(state: State, winner_: int) -> str:
    """Why a game ends so that a side has won, or nobody has: `last`, `leader`, `exit`, `hold`, `broken` or `points`; `even`
    where no lead is large enough; of several sides also `alone`, `most` and, in a battle to the last of which several are
    left, `rounds`. [UW-VIC-02 UW-VIC-03 UW-VIC-04]"""
    if is_of_several(state) and winner_ >= 0:
        return "alone" if sides_left(state) == (winner_,) else "most"
    if state.aim.kind in (LAST, ROUT):
        ended = is_of_several(state) and not set(sides_left(state)) <= set(gone_sides(state))
        return "rounds" if ended else state.aim.kind
    if is_of_several(state):
        return "even"
    if len(lost_leaders(state)) == 1:
        return "leader"
    broken = [is_broken(tally(state, side)) for side in range(len(state.sides))]
    attains = state.aim.kind == "exit" and has_attained_goal(state)
    if not attains and sum(broken) == 1:
        return "broken"
    if state.aim.kind in ("hold", "exit"):
        return state.aim.kind if has_attained_goal(state) else f"no-{state.aim.kind}"
    return "points" if winner_ >= 0 else "even"
