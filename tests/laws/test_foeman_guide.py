"""Laws of Foeman's guide: its paths are walked by the engine, and the engine finds no hex that it leaves out."""

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play.player import random_place
from affray.referee import Live
from affray.space.hex import Hex, neighbour
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import FIRE, JAB, STRIKE
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.answers import Pick, Step
from affray.systems.foeman.position.state import MOVE, Figure, State, index_of, is_able
from affray.systems.foeman.turn.action_phase import weapons_in_hand
from affray.systems.foeman.turn.aiming import shot_refusal, weapon_refusal
from tests.laws.test_foeman_play import HOUSES, short
from tests.random_games import random_game

CLOSE = load_scenario("foeman", "tavern")
MANY = load_scenario("foeman", "brush-and-wood")
SEEDS = st.integers(0, 10_000)


def moments(scenario: Scenario, house: dict[str, str], seed: int) -> list[State]:
    """Positions of a random game in which a figure is moving or to be picked; there is one."""
    game = random_game(SYSTEM, short(scenario, 3), house, seed, most=160)
    found = [
        moment.state
        for moment in game.line
        if moment.open is None and moment.question is not None and moment.question.code in ("move", "pick")
    ]
    assert found
    return found


class Zeros:
    """Dice that show nothing but zeros, which pass every saving throw."""

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        return (0,) * n


def lucky() -> Live:
    """A referee of such dice."""
    return Live(Zeros(), CODES)


def played(state: State, path: tuple[str, ...]) -> State:
    """The state after a path of legal answers whose rolls all pass."""
    ref = lucky()
    for text in path:
        answer = SYSTEM.read_answer(text)
        assert SYSTEM.refuse(state, answer) is None, f"{text} of {path} at {SYSTEM.write_state(state)}"
        state = SYSTEM.play(ref, state, answer)
    return state


def figure_of(state: State, who: str) -> Figure:
    """The figure of that name."""
    return state.figures[index_of(state, who)]


@settings(max_examples=12)
@given(HOUSES, SEEDS, st.sampled_from([CLOSE, MANY]))
def test_each_path_is_legal_and_leads_to_its_place(house: dict[str, str], seed: int, scenario: Scenario) -> None:
    for state in moments(scenario, house, seed)[::7]:
        question = SYSTEM.question(state)
        assert question is not None
        picked = [answer.figure for answer in question.answers if isinstance(answer, Pick)]
        for who in picked or [question.who]:
            for place in GUIDE.places(state, who):
                after = played(state, place.path)
                figure = figure_of(after, who)
                assert (figure.pos, figure.motion.used, figure.facing) == (place.hex, place.cost, place.facing)
                assert SYSTEM.refuse(after, SYSTEM.read_answer("stop")) is None
                going = any(SYSTEM.refuse(after, Step(direction)) is None for direction in range(6))
                assert not (going and place.stop is not None)


@settings(max_examples=12)
@given(HOUSES, SEEDS, st.sampled_from([CLOSE, MANY]))
def test_random_steps_never_come_to_a_hex_that_is_left_out(
    house: dict[str, str], seed: int, scenario: Scenario
) -> None:
    rng = Stream(seed)
    starts = [state for state in moments(scenario, house, seed) if state.phase == MOVE]
    assert starts
    for start in starts[::4]:
        assert start.move is not None
        who = start.figures[start.move.figure].id
        costs: dict[Hex, int] = {place.hex: place.cost for place in GUIDE.places(start, who)}
        for _ in range(12):
            state = start
            while True:
                steps = [Step(direction) for direction in range(6) if SYSTEM.refuse(state, Step(direction)) is None]
                if not steps:
                    break
                state = SYSTEM.play(lucky(), state, steps[random_place(len(steps), rng)])
                figure = figure_of(state, who)
                if SYSTEM.refuse(state, SYSTEM.read_answer("stop")) is None:
                    assert costs[figure.pos] <= figure.motion.used, SYSTEM.write_state(start)


@settings(max_examples=6)
@given(HOUSES, SEEDS, st.sampled_from([CLOSE, MANY]))
def test_threats_are_the_attacks_that_the_rules_allow(house: dict[str, str], seed: int, scenario: Scenario) -> None:
    for state in moments(scenario, house, seed)[::9]:
        for side in range(len(state.sides)):
            now = {(threat.hex, who) for threat in GUIDE.threats(state, side) if threat.now for who in threat.by}
            for i, foe in enumerate(state.figures):
                for j, figure in enumerate(state.figures):
                    if foe.side != side and figure.side == side and is_able(foe) and is_able(figure):
                        struck = any(shot_refusal(state, i, j, *shot, False) is None for shot in shots(foe))
                        assert ((figure.pos, foe.id) in now) is struck, SYSTEM.write_state(state)


def shots(foe: Figure) -> list[tuple[int, str]]:
    """The kinds of attack that keep a weapon, each with each weapon in hand."""
    return [(kind, arm) for kind in (STRIKE, JAB, FIRE) for arm in weapons_in_hand(foe)]


@settings(max_examples=6)
@given(HOUSES, SEEDS)
def test_the_hexes_in_front_of_a_place_with_a_strike_left_are_threatened(house: dict[str, str], seed: int) -> None:
    tried = 0
    for state in moments(CLOSE, house, seed)[::9]:
        reached = {(threat.hex, who) for threat in GUIDE.threats(state, 0) for who in threat.by}
        for foe in state.figures:
            if foe.side == 0 or all(
                weapon_refusal(state.house, foe, STRIKE, arm, False) for arm in weapons_in_hand(foe)
            ):
                continue
            for place in GUIDE.places(state, foe.id):
                if any(left.args["option"] == "strike" for left in place.left):
                    ahead = neighbour(place.hex, place.facing)
                    assert (ahead, foe.id) in reached or ahead not in state.board.cost
                    tried += 1
    assert tried
