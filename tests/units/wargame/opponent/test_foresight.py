"""What a first move comes to together with the action after it."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core.faces.opponent import PLAIN
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.opponent.foresight import foreseen_worths, is_first, is_winding, outcome_of
from affray.systems.wargame.opponent.plan import REST, ActionWorths, action_worths
from affray.systems.wargame.position.answers import Answer, read_answer, write_answer
from affray.systems.wargame.position.state import ACT, AWAY, State, Unit, centre_of
from affray.systems.wargame.turn.activation import act_answers, acting_unit
from tests.units.wargame.minds import best
from tests.wargame_arena import BLUE, BOWS, RED, N, S, acting, battle, kind, lone, play, regiment, skirmish

DUKE = lone("Duke", RED, (21, 14), N, kind(HERO, (3, 8), 9, defense=16), each=Fraction(100))


def host(pikes: tuple[int, int], bows: tuple[int, int], weak: tuple[int, int]) -> tuple[Unit, ...]:
    """Blue's units there: some to be feared, some to be attacked."""
    x, y = bows
    return (
        regiment("Pikes", BLUE, 16, 8, pikes, S, kind(fight=1)),
        skirmish("Bows", BLUE, [(x + 1.5 * n, y) for n in range(4)], BOWS, heading=S),
        regiment("Weak", BLUE, 6, 3, weak, S, kind(defense=6)),
    )


FACED = host((24, 29), (6, 23), (31, 26))


def facing(unit: Unit, enemies: tuple[Unit, ...] = FACED, left: int = 2) -> State:
    """A unit activated before these enemies."""
    return acting(battle(unit, *enemies, far=False, round=2), unit.id, left)


def weighed(state: State) -> ActionWorths:
    """What each action is worth by itself."""
    return action_worths(state, act_answers(state), PLAIN)


def best_by_itself(state: State) -> Answer:
    """The action that looks best by itself."""
    found = weighed(state).worths
    return max(found, key=lambda answer: found[answer])


def way_of(state: State) -> list[Point]:
    """Where a unit stands after each of its actions, if it takes the best each time."""
    i = acting_unit(state)
    places = [centre_of(state.figures[i])]
    while state.phase == ACT:
        state = play(state, best(state)).state
        places.append(centre_of(state.figures[i]))
    return places


# --- ways -------------------------------------------------------------------------------------------------------------
def test_a_way_winds_that_is_much_longer_than_what_lies_between_its_ends() -> None:
    start, ahead, beside = (0, 0), (0, 6 * INCH), (6 * INCH, 6 * INCH)
    assert is_winding(start, ahead, start) and is_winding(start, ahead, (0, 3 * INCH))
    assert not is_winding(start, ahead, (0, 12 * INCH)) and not is_winding(start, ahead, beside)
    assert not is_winding(start, ahead, ahead) and not is_winding(start, start, start)


def test_a_unit_goes_back_by_two_moves_and_not_by_one_nor_by_leaving() -> None:
    there, back = (facing(DUKE), facing(replace(DUKE, at=((21 * INCH, 20 * INCH),))))
    assert SYSTEM.opponents.is_aimless((there, back, there), "Duke")
    assert not SYSTEM.opponents.is_aimless((there, back), "Duke")
    assert not SYSTEM.opponents.is_aimless((there, there, back), "Duke")
    gone = facing(replace(DUKE, at=((21 * INCH, 20 * INCH),)))
    gone = replace(gone, figures=(replace(gone.figures[0], status=AWAY), *gone.figures[1:]))
    assert not SYSTEM.opponents.is_aimless((there, back, gone), "Duke")


def test_nobody_minds_the_turns_of_a_short_way() -> None:
    assert not is_winding((0, 0), (0, INCH), (0, 0)) and is_winding((0, 0), (0, 2 * INCH), (0, 0))


# --- whole activations ------------------------------------------------------------------------------------------------
SPEARS = regiment("Spears", RED, 8, 4, (26, 12), N)
PLACES = (
    (DUKE, FACED),
    (lone("Duke", RED, (22, 20), N, DUKE.profile, each=DUKE.each), host((25, 25), (4, 25), (35, 29))),
    (lone("Duke", RED, (13, 19), N, DUKE.profile, each=DUKE.each), host((11, 28), (16, 28), (15, 30))),
    (lone("Duke", RED, (13, 10), N, DUKE.profile, each=DUKE.each), host((20, 24), (27, 23), (6, 24))),
    (SPEARS, host((26, 26), (34, 24), (15, 25))),
)


@pytest.mark.parametrize(("unit", "enemies"), PLACES)
def test_nobody_goes_there_and_back_in_one_activation(unit: Unit, enemies: tuple[Unit, ...]) -> None:
    places = way_of(facing(unit, enemies))
    assert len(places) < 3 or not is_winding(*places[:3])


@pytest.mark.parametrize(("unit", "enemies"), PLACES)
def test_who_looked_no_farther_than_one_action_would_come_back(unit: Unit, enemies: tuple[Unit, ...]) -> None:
    state = facing(unit, enemies)
    found, first = weighed(state), best_by_itself(state)
    assert outcome_of(state, found, first, PLAIN).is_astray
    assert read_answer(best(state)) != first


# --- what is thought through ------------------------------------------------------------------------------------------
def test_a_move_and_those_that_end_beside_it_are_worth_what_they_come_to() -> None:
    state = facing(DUKE)
    found, first = weighed(state), best_by_itself(state)
    outcome = outcome_of(state, found, first, PLAIN)
    worths = foreseen_worths(state, found, PLAIN)
    assert worths[first] == pytest.approx(outcome.worth)
    assert {answer for answer in worths if worths[answer] != found.worths[answer]} <= set(found.moved)


def test_the_action_after_it_adds_to_a_move_and_going_back_takes_from_it() -> None:
    state = facing(DUKE)
    found, first = weighed(state), best_by_itself(state)
    after = acting(play(state, write_answer(first)).state, "Duke", 1)
    then = weighed(after)
    gain = max(then.worths.values()) - then.here
    assert gain > 0
    assert outcome_of(state, found, first, PLAIN).worth == pytest.approx(found.worths[first] + gain - REST)


def test_the_last_action_is_worth_what_it_is() -> None:
    assert is_first(facing(DUKE)) and not is_first(facing(DUKE, left=1))


def test_at_a_glance_nothing_is_thought_through() -> None:
    state = facing(DUKE)
    narrow = SYSTEM.opponents.narrow(state)
    assert narrow is not None and not narrow.open
    worths = action_worths(state, narrow.answers, PLAIN).worths
    assert SYSTEM.opponents.appraise(state, narrow) == tuple(worths[answer] for answer in narrow.answers)
