"""Laws of the guide of `melee`: its paths are walked by the engine, and the engine finds no hex that it leaves out."""

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play.player import random_place
from affray.referee import Live
from affray.referee.live import StreamDice
from affray.space.hex import Hex
from affray.systems.melee.content.codes import OPTION_LETTERS
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.house_rules import option_facts
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position.answers import Face, Pick, Step, Turn
from affray.systems.melee.position.figures import placed_figures
from affray.systems.melee.position.state import MOVE, OPTION, Figure, State, index_of
from affray.systems.melee.rules.engagement import can_engage, engagers, is_engaged_among
from affray.systems.melee.rules.options import is_open
from affray.systems.melee.system import SYSTEM
from affray.systems.melee.turn import movement_phase
from affray.systems.melee.turn.abilities import chooser
from affray.systems.melee.turn.choosing_options import closed_options
from affray.testing import check_guide
from tests.melee_arena import CROWD
from tests.random_games import random_game

HOUSES = st.fixed_dictionaries({}, optional={fact.name: st.sampled_from(fact.values) for fact in option_facts()})
SEEDS = st.integers(0, 10_000)
FIGHTS = st.sampled_from([CROWD, load_scenario("melee", "duel")])
ARRIVING = (Step, Turn)


def live() -> Live:
    """A referee with dice that nothing here should need."""
    return Live(StreamDice(Stream(1)), CODES)


def moments(fight: Scenario, house: dict[str, str], seed: int, *codes: str) -> list[State]:
    """Positions of a random game in which one of these questions is open; there is one."""
    game = random_game(SYSTEM, fight, house, seed, most=70)
    found = [m.state for m in game.line if m.open is None and m.question is not None and m.question.code in codes]
    assert found
    return found


def played(state: State, path: tuple[str, ...]) -> State:
    """The state after a path of legal answers."""
    for text in path:
        answer = SYSTEM.read_answer(text)
        assert SYSTEM.refuse(state, answer) is None, f"{text} of {path} at {SYSTEM.write_state(state)}"
        state = SYSTEM.play(live(), state, answer)
    return state


def figure_of(state: State, who: str) -> Figure:
    """The figure of that name."""
    return state.figures[index_of(state, who)]


def movers(state: State) -> list[str]:
    """Those who can be picked now, or the one that moves."""
    question = SYSTEM.question(state)
    assert question is not None
    return [answer.figure for answer in question.answers if isinstance(answer, Pick)] or [question.who]


@settings(max_examples=3)
@given(HOUSES, SEEDS, FIGHTS)
def test_each_path_is_legal_and_leads_to_its_place_with_the_options_told(
    house: dict[str, str], seed: int, fight: Scenario
) -> None:
    for state in moments(fight, house, seed, "pick", "move")[::6]:
        for who in movers(state):
            for place in GUIDE.places(state, who)[::5]:
                after = played(state, place.path)
                i, figure = index_of(after, who), figure_of(after, who)
                assert (figure.hexes[0], figure.facing) == (place.hex, place.facing)
                assert figure.hexes == (place.hexes or (place.hex,))
                if after.phase != MOVE:
                    continue
                assert movement_phase.current_move(after).moved == place.cost
                assert movement_phase.move_refusal(after, Face(figure.facing)) is None
                foes = engagers(placed_figures(after), i) if is_engaged_among(placed_figures(after), i) else ()
                assert tuple(after.figures[j].id for j in foes) == place.engaged
                left = {phrase.args["letter"] for phrase in place.left}
                assert left == {
                    letter
                    for option, letter in enumerate(OPTION_LETTERS)
                    if is_open(option, chooser(after, i), after.house)
                }
                going = any(isinstance(answer, ARRIVING) for answer in movement_phase.move_answers(after))
                assert not (going and place.stop is not None)


@settings(max_examples=3)
@given(HOUSES, SEEDS, FIGHTS)
def test_random_steps_never_come_to_a_hex_that_is_left_out(house: dict[str, str], seed: int, fight: Scenario) -> None:
    rng = Stream(seed)
    for start in moments(fight, house, seed, "move")[::6]:
        who = start.figures[movement_phase.current_move(start).figure].id
        costs: dict[Hex, int] = {place.hex: place.cost for place in GUIDE.places(start, who)}
        for _ in range(5):
            state = start
            while state.phase == MOVE and state.move is not None:
                steps = [answer for answer in movement_phase.move_answers(state) if isinstance(answer, ARRIVING)]
                if not steps:
                    break
                state = SYSTEM.play(live(), state, steps[random_place(len(steps), rng)])
                figure = figure_of(state, who)
                still = state.move is not None and figure.body.posture == figure_of(start, who).body.posture
                if still and movement_phase.move_refusal(state, Face(figure.facing)) is None:
                    assert costs[figure.hexes[0]] <= movement_phase.current_move(state).moved, SYSTEM.write_state(start)


@settings(max_examples=3)
@given(HOUSES, SEEDS, FIGHTS)
def test_the_hexes_threatened_now_are_those_in_front_of_who_engages(
    house: dict[str, str], seed: int, fight: Scenario
) -> None:
    for state in moments(fight, house, seed, "move", "act")[::9]:
        figures = placed_figures(state)
        for side in range(len(state.sides)):
            now = {(threat.hex, who) for threat in GUIDE.threats(state, side) if threat.now for who in threat.by}
            for i, figure in enumerate(state.figures):
                if figure.side == side:
                    struck = {state.figures[j].id for j in engagers(figures, i)}
                    threatened = {who for pos, who in now if pos in figure.hexes}
                    assert struck <= threatened, SYSTEM.write_state(state)
            assert all(can_engage(figures[index_of(state, who)]) for _, who in now)


@settings(max_examples=3)
@given(HOUSES, SEEDS, FIGHTS)
def test_open_and_closed_options_are_all_of_the_list_and_a_closed_one_is_refused(
    house: dict[str, str], seed: int, fight: Scenario
) -> None:
    for state in moments(fight, house, seed, "option"):
        question = SYSTEM.question(state)
        assert question is not None
        assert state.phase == OPTION
        assert question.closed == closed_options(state)
        assert not set(question.closed) & set(question.answers)
        for answer in question.closed:
            refusal = SYSTEM.refuse(state, answer)
            assert refusal is not None
            assert refusal.code == "option"


@settings(max_examples=3)
@given(HOUSES, SEEDS, FIGHTS)
def test_the_guide_is_about_the_position_and_can_be_read(house: dict[str, str], seed: int, fight: Scenario) -> None:
    check_guide(random_game(SYSTEM, fight, house, seed, most=40))
