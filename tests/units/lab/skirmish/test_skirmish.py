"""Compiled skirmishes are the very games of the whole engine."""

import numpy as np
import pytest
from numpy.typing import NDArray

from affray.dice.stream import Stream
from affray.game.scenario import load_scenario, shipped_scenarios
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish import machine
from affray.lab.systems.foeman.skirmish.layout import (
    CHARGE,
    FACING,
    MOVER,
    PHASE,
    PUSH,
    RUSH_AT,
    STEP,
    answer_kind,
    pack_answer,
)
from affray.lab.systems.foeman.skirmish.lookups import figure_start
from affray.lab.systems.foeman.skirmish.machine import run_skirmishes
from affray.lab.systems.foeman.skirmish.policies import CLOSE, HOLD, RANDOM, Lots, choose_answer, draw_lot
from affray.systems.foeman.content.codes import UP
from affray.systems.foeman.position.state import MOVE as MOVING
from affray.systems.foeman.position.state import State, condition
from affray.systems.foeman.rules.bidding import FIRE_OPTION, HURL_OPTION, JAB_OPTION, STRIKE_OPTION
from affray.systems.foeman.system import SYSTEM
from tests.units.lab.skirmish.made import drawn_crowd, drawn_skirmish
from tests.units.lab.skirmish.plain import Seen, together

SCENARIOS = tuple(scenario.name for scenario in shipped_scenarios("foeman") if scenario.name != "free-for-all")
"""Those of two sides."""
WAYS = ((RANDOM, RANDOM), (CLOSE, CLOSE), (HOLD, CLOSE), (CLOSE, RANDOM))
GAMES = 6
RULES = {
    "prone_engages": "false",
    "pivot_half": "rounded_up",
    "tie_uses_bonuses": "true",
    "reroll_zeroes": "any_time",
    "figures_block_hurl": "true",
    "defend_adjacent_missile": "true",
    "dodge_covers_front": "true",
    "offhand_weapon_shields": "true",
    "fewer_damage_dice": "true",
    "choose_dice": "true",
    "pivot_dice": "matched",
    "wake_on_recovery": "false",
}

MOVES = {
    "repeat_action_roll": "true",
    "drop_weapon": "true",
    "posture_disengage": "true",
    "enter_opponent_hex": "true",
    "retreat_one_per_source": "true",
    "retreat_order": "list",
    "special_charge_in": "true",
    "special_push_back": "true",
    "special_shield_rush": "true",
    "revive_killed": "9:50",
}
PASSING = {"pass_friends": "true", "special_charge_in": "true"}


def ways(a: int, b: int) -> NDArray[np.int64]:
    """How both sides fight: with 3 and 4 dice, zeroes rerolled always or while likely, the talent declared or not."""
    return np.array([a, 3, 1, 1, 0, b, 4, 2, 0, 5], np.int64)


def first(name: str, **rules: str) -> State:
    """The first position of a scenario."""
    return SYSTEM.setup(load_scenario("foeman", name), rules)


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_answer_and_position_is_that_of_play(name: str) -> None:
    seen = Seen()
    for place, (a, b) in enumerate(WAYS):
        for game in range(GAMES):
            state, how = first(name), ways(a, b)
            end = together(state, how, 11 + place, game, seen)
            row = run_skirmishes(state, how, 1, 11 + place, first=game)[0].tolist()
            up = [
                [f.mst for f in end.figures if f.side == side and condition(f) == UP and not f.body.out]
                for side in (0, 1)
            ]
            assert row[:2] == [end.winner, end.round]
            assert row[3:] == [len(up[0]), len(up[1]), sum(up[0]), sum(up[1])]
    assert seen.questions > 100 * len(WAYS) * GAMES // 2


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_house_rules_that_are_numbers_are_those_of_play() -> None:
    seen = Seen()
    for name in ("three-against-three", "archers-and-a-wall", "tavern"):
        for game in range(4):
            together(first(name, **RULES), ways(RANDOM, RANDOM), 7, game, seen)
            together(first(name, **RULES), ways(CLOSE, HOLD), 7, game, seen)
    assert {
        "retreat",
        "enter",
        "exit",
        "fall",
        "rise",
        "face",
        "reload",
        "drop shield",
        "watch",
        "defend",
    } <= seen.kinds
    options = {STRIKE_OPTION, JAB_OPTION, HURL_OPTION, FIRE_OPTION}
    assert options <= seen.options


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_skirmishes_drawn_by_lot_are_those_of_play() -> None:
    lots, seen = Stream(21), Seen()
    for game in range(24):
        state = SYSTEM.setup(drawn_skirmish(lots), {})
        together(state, ways(*WAYS[game % len(WAYS)]), 5, game, seen)
    assert {"retreat", "fall", "rise", "face", "reload", "drop shield", "watch", "defend", "cede"} <= seen.kinds
    assert {STRIKE_OPTION, JAB_OPTION, HURL_OPTION, FIRE_OPTION} <= seen.options


def by_house_rules(games: int, *, compiled: bool) -> Seen:
    """What came up in skirmishes of crowds by house rules of moves and blows, each beside play."""
    lots, seen = Stream(5), Seen()
    for rules in (MOVES, PASSING, {"preset": "mindwand"}):
        for game in range(games):
            crowd = SYSTEM.setup(drawn_crowd(lots), rules)
            together(crowd, ways(RANDOM, RANDOM), 6, game, seen, compiled=compiled)
    return seen


def eager_answer(ref: Lots, t: Row, s: Row, ways: Row, side: int, offered: Row, n: int) -> int:
    """A special move where there is one to make, half the time a step straight on, else what the policy answers."""
    ahead = pack_answer(STEP, s[figure_start(s[MOVER]) + FACING])
    rare = [place for place in range(n) if answer_kind(offered[place]) in (CHARGE, PUSH, RUSH_AT)]
    on = [place for place in range(n) if offered[place] == ahead and s[PHASE] == MOVING and draw_lot(ref, 2)]
    return (rare + on)[0] if rare + on else choose_answer(ref, t=t, s=s, ways=ways, side=side, offered=offered, n=n)


@pytest.mark.slow
def test_special_moves_are_those_of_play_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "choose_answer", eager_answer)
    assert {"charge", "push", "rush", "passing"} <= by_house_rules(5, compiled=False).kinds


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_house_rules_of_moves_and_blows_are_those_of_play() -> None:
    seen = by_house_rules(60, compiled=True)
    for name in ("three-against-three", "archers-and-a-wall", "tavern"):
        together(first(name, **MOVES), ways(RANDOM, CLOSE), 7, 1, seen)
    assert {"push", "rush", "retreat", "enter", "exit", "fall", "rise", "reload", "passing"} <= seen.kinds


@pytest.mark.slow
@pytest.mark.xdist_group("skirmish")
def test_two_cores_play_the_games_of_one() -> None:
    state, how = first("two-against-two"), ways(RANDOM, CLOSE)
    one, two = (run_skirmishes(state, how, 400, 3, cores=cores) for cores in (1, 2))
    assert (one == two).all()
    assert (one[100:200] == run_skirmishes(state, how, 100, 3, first=100)).all()
