"""Who goes first, who may be activated, which actions an activation allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import Refusal
from affray.referee import Script
from affray.systems.wargame.content.codes import (
    BASIC,
    HERO,
    MELEE,
    MOVE,
    MOVE_AWAY,
    NO_ACTION,
    ORDNANCE,
    RANGED,
    SPECIAL,
    VEHICLE,
)
from affray.systems.wargame.content.house_rules import PLAIN, House, read_house
from affray.systems.wargame.rules.body import UNHURT, Body
from affray.systems.wargame.rules.order_and_actions import (
    Active,
    Progress,
    Ready,
    action_refusal,
    actions_of,
    activatable_units,
    activation_refusal,
    allowance,
    body_after_action,
    can_end_turn,
    can_stop,
    progress_after_action,
    turn_order,
)

FOOT = Active(BASIC, 10, 10, Progress(2), armed=1)
ACTIONS = (MOVE, MELEE, RANGED, SPECIAL, NO_ACTION, MOVE_AWAY)


def code(fault: Refusal | None) -> str | None:
    return None if fault is None else fault.code


def after_action(unit: Active, action: int) -> Active:
    """The unit after an action."""
    return unit._replace(body=body_after_action(unit, action), progress=progress_after_action(unit, action))


def run(unit: Active, *actions: int, house: House = PLAIN) -> Active:
    """The unit after these actions, each of which it may take."""
    for action in actions:
        assert action_refusal(unit, action, house) is None
        unit = after_action(unit, action)
    return unit


# --- turns ------------------------------------------------------------------------------------------------------------
def test_the_tied_roll_again_for_the_places_that_they_share() -> None:
    ref = Script([[2], [5], [5], [2], [0], [4], [3], [3], [1], [2]])
    # 0 and 3 share the last places with 3s, 1 and 2 the first with 6s; 0 and 3 tie once more.
    assert turn_order(ref, (0, 1, 2, 3)) == ((2, 1, 3, 0), {0: (3, 4, 2), 1: (6, 1), 2: (6, 5), 3: (3, 4, 3)})
    ref.finish()


def test_one_player_needs_no_die() -> None:
    assert turn_order(Script(), (4,)) == ((4,), {4: ()})


SHAKEN = UNHURT._replace(token=1)
UNITS = (
    Ready(0, 5, UNHURT),
    Ready(0, 5, SHAKEN),
    Ready(0, 5, SHAKEN._replace(activated=1)),
    Ready(1, 5, SHAKEN),
    Ready(0, 0, SHAKEN),
    Ready(0, 1, UNHURT._replace(activated=1)),
)


def test_units_that_failed_come_first_and_hold_up_the_end_of_the_turn() -> None:
    assert activatable_units(UNITS, 0) == (1,)
    assert not can_end_turn(UNITS, 0)
    rest = (UNITS[0], UNITS[2], *UNITS[2:])
    assert activatable_units(rest, 0) == (0,)
    assert can_end_turn(rest, 0)
    assert activatable_units((), 0) == ()


def test_a_unit_that_may_not_be_activated_is_told_why() -> None:
    found = [code(activation_refusal(UNITS, 0, place)) for place in range(6)]
    assert found == ["tokens_first", None, "not_waiting", "not_waiting", "not_waiting", "not_waiting"]


# --- actions ----------------------------------------------------------------------------------------------------------
def test_an_activation_has_two_actions_and_a_fast_one_three() -> None:
    assert [actions_of(fast) for fast in (0, 1)] == [2, 3]
    done = run(FOOT, MOVE, MELEE)
    assert [code(action_refusal(done, action, PLAIN)) for action in ACTIONS] == ["no_actions_left"] * 6


def test_attacks_may_be_repeated_unless_the_table_forbids_it() -> None:
    once = read_house({"repeat_attacks": False})
    assert (run(FOOT, MELEE, MELEE).progress.melees, run(FOOT, RANGED, RANGED).progress.shots) == (2, 2)
    assert code(action_refusal(run(FOOT, MELEE), MELEE, once)) == "attack_again"
    assert code(action_refusal(run(FOOT, RANGED), RANGED, once)) == "attack_again"
    assert run(FOOT, MELEE, RANGED, house=once).progress.left == 0


def test_a_hero_may_attack_twice_unless_the_table_forbids_it() -> None:
    hero, once = Active(HERO, 1, 1, Progress(2), armed=1), read_house({"hero_one_attack_per_activation": True})
    assert run(hero, MELEE, RANGED).progress.left == 0
    for first, second in ((MELEE, RANGED), (RANGED, MELEE), (MELEE, MELEE)):
        assert code(action_refusal(run(hero, first), second, once)) == "hero_again"
    assert run(FOOT, MELEE, RANGED, house=once).progress.left == 0


def test_who_cannot_shoot_or_fight_so_is_told_why() -> None:
    assert code(action_refusal(FOOT._replace(armed=0), RANGED, PLAIN)) == "no_ranged_weapon"
    assert code(action_refusal(Active(VEHICLE, 1, 1, Progress(2)), MELEE, PLAIN)) == "vehicle_melee"
    house = read_house({"shoot_while_in_contact": False})
    touching = FOOT._replace(touching=1)
    assert action_refusal(touching, RANGED, PLAIN) is None
    assert code(action_refusal(touching, RANGED, house)) == "shoot_in_contact"
    assert action_refusal(FOOT, RANGED, house) is None


def test_disorder_costs_the_very_next_action_and_may_wait_for_the_next_activation() -> None:
    unit = FOOT._replace(body=Body(disordered=1))
    assert [code(action_refusal(unit, action, PLAIN)) for action in ACTIONS] == [
        "action_owed", "action_owed", "action_owed", "action_owed", None, "action_owed",
    ]  # fmt: skip
    assert can_stop(unit)
    assert run(unit, NO_ACTION, RANGED).progress.shots == 1


def test_a_token_costs_a_move_away_after_the_disorder() -> None:
    unit = FOOT._replace(body=Body(disordered=1, token=1))
    calm = run(unit, NO_ACTION)
    assert (calm.body.token, calm.body.disordered, can_stop(unit), can_stop(calm)) == (1, 0, False, False)
    assert [code(action_refusal(calm, action, PLAIN)) for action in (MOVE, NO_ACTION, MOVE_AWAY)] == [
        "action_owed", "action_owed", None,
    ]  # fmt: skip
    assert run(calm, MOVE_AWAY).body.token == 0
    failed = after_action(calm, MOVE_AWAY)._replace(body=SHAKEN)
    assert (failed.progress.left, can_stop(failed)) == (0, True)


def test_where_there_is_no_way_nothing_is_done_and_the_token_goes() -> None:
    stuck = FOOT._replace(body=SHAKEN, way_out=0)
    assert code(action_refusal(stuck, MOVE_AWAY, PLAIN)) == "action_owed"
    assert run(stuck, NO_ACTION).body.token == 0
    shaken = run(stuck._replace(body=Body(disordered=1, token=1)), NO_ACTION)
    assert (shaken.body.token, shaken.body.disordered) == (1, 0)


def test_nobody_else_moves_away() -> None:
    assert code(action_refusal(FOOT, MOVE_AWAY, PLAIN)) == "move_away_free"


# --- ordnance ---------------------------------------------------------------------------------------------------------
def crew(n: int, left: int = 3) -> Active:
    return Active(ORDNANCE, n, 6, Progress(left))


def test_ordnance_shoots_once_and_not_after_melee() -> None:
    assert run(crew(4), MOVE, RANGED, MOVE).progress.shots == 1
    assert code(action_refusal(run(crew(4), RANGED), RANGED, PLAIN)) == "ordnance_again"
    assert code(action_refusal(run(crew(4), MELEE), RANGED, PLAIN)) == "after_melee"
    assert run(crew(4), RANGED, MELEE).progress.melees == 1


def test_half_a_crew_prepares_first_and_then_shoots_once() -> None:
    ready = run(crew(3), RANGED)
    assert (ready.progress.prepared, ready.progress.shots) == (1, 0)
    shot = run(ready, RANGED)
    assert (shot.progress.prepared, shot.progress.shots) == (0, 1)
    assert code(action_refusal(shot, RANGED, PLAIN)) == "ordnance_again"
    assert code(action_refusal(run(crew(3), MELEE), RANGED, PLAIN)) == "after_melee"


def test_preparing_is_no_shot_and_no_attack() -> None:
    strict = read_house({"shoot_while_in_contact": False, "repeat_attacks": False})
    touching = crew(3)._replace(touching=1)
    assert run(touching, RANGED, house=strict).progress.prepared
    assert code(action_refusal(run(touching, RANGED), RANGED, strict)) == "shoot_in_contact"
    assert run(crew(3), RANGED, RANGED, house=strict).progress.shots == 1


def test_half_a_crew_moves_half_as_far() -> None:
    assert [allowance(5, kind, 3, 6) for kind in (ORDNANCE, BASIC)] == [2, 5]
    assert allowance(5, ORDNANCE, 4, 6) == 5


FLAGS = st.integers(0, 1)
actives = st.builds(
    Active,
    st.integers(0, 4),
    st.integers(1, 6),
    st.just(6),
    st.builds(Progress, st.integers(0, 3), *[FLAGS] * 3),
    st.builds(Body, FLAGS, FLAGS),
    FLAGS,
    FLAGS,
    FLAGS,
)


@given(actives)
def test_a_unit_with_actions_left_can_always_do_something_that_it_owes_or_wants(unit: Active) -> None:
    open_to = [action for action in ACTIONS if action_refusal(unit, action, PLAIN) is None]
    assert bool(open_to) == (unit.progress.left > 0)
    if unit.progress.left and (unit.body.disordered or unit.body.token):
        assert len(open_to) == 1
    for action in open_to:
        after = after_action(unit, action)
        then, now = unit.progress, after.progress
        assert now.left == then.left - 1
        attacks = now.melees + now.shots + (now.prepared > then.prepared)
        assert attacks == then.melees + then.shots + (action in (MELEE, RANGED))


@pytest.mark.parametrize("action", [MOVE, SPECIAL])
def test_moves_and_special_actions_change_nothing_else(action: int) -> None:
    assert after_action(FOOT, action) == FOOT._replace(progress=Progress(1))
