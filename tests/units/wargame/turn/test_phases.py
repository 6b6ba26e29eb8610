"""Whose turn it is: the order, deployment, rounds and turns, activations, the end. [UW-TURN-01 .. UW-TURN-03 UW-VIC-02]"""

from fractions import Fraction

from msgspec.structs import replace

from affray.core import NATURE
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.position.answers import Word, write_answer
from affray.systems.wargame.position.state import (
    ACT,
    DEPLOY,
    DRAW,
    LEFT_OUT,
    OVER,
    PICK,
    ROUND,
    START,
    WAITING,
    Aim,
    State,
    Unit,
)
from affray.systems.wargame.roster.battlefields import find_table
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.sequence import is_over
from tests.wargame_arena import BLUE, RED, N, S, altered, battle, code, kind, play, regiment, skirmish, table

RED_MEN = skirmish("Ann's", RED, [(10, 10), (11, 10)])
RED_BOWS = skirmish("Bows", RED, [(20, 10), (21, 10)], kind(arms="longbow"))
BLUE_MEN = skirmish("Cy's", BLUE, [(10, 30), (11, 30)], facing=S)
ONE_EACH = battle(RED_MEN, RED_BOWS, BLUE_MEN, far=False)


def open_now(state: State) -> list[str]:
    """The answers that are listed."""
    question = phases.question(state)
    return [] if question is None else [write_answer(answer) for answer in question.answers]


def waits(unit: Unit) -> Unit:
    """The unit before it is deployed."""
    return replace(unit, status=WAITING, at=())


# --- the order --------------------------------------------------------------------------------------------------------
def test_the_highest_roll_goes_first_the_tied_roll_again_and_the_last_deploys_first() -> None:
    begun = battle(waits(RED_MEN), waits(BLUE_MEN), far=False, phase=START, order=())
    question = phases.question(begun)
    assert question is not None and (question.side, question.answers) == (NATURE, (Word("go"),))
    outcome = play(begun, "go", rolls=[[3], [3], [2], [5]])
    assert (outcome.state.order, outcome.state.phase, outcome.state.stage) == ((BLUE, RED), DEPLOY, 1)
    assert outcome.codes == ["lots", *["roll_order"] * 4, "order"]
    asked = phases.question(outcome.state)
    assert asked is not None and asked.side == RED


def test_three_sides_deploy_from_the_last_to_the_first_and_who_has_none_left_is_passed_over() -> None:
    names = ("Red 1", "Blue 1", "Blue 2", "Blue 3", "Green 1", "Green 2")
    sides = ("Red", "Blue", "Green")
    men = [waits(skirmish(name, sides.index(name.split()[0]), [(10, 10), (11, 10)])) for name in names]
    state = battle(*men, board=find_table("three_ways"), far=False, phase=DEPLOY, order=(2, 0, 1), stage=2)
    state = replace(state, sides=sides, taken=(Fraction(0),) * 3)
    deployed = []
    while state.phase == DEPLOY:
        question = phases.question(state)
        assert question is not None and question.side == state.order[state.stage]
        deployed.append(sides[question.side])
        state = play(state, write_answer(question.answers[0])).state
    # The order of the turns is Green, Red, Blue.
    assert deployed == ["Blue", "Red", "Green", "Blue", "Green", "Blue"]
    assert (state.phase, state.round, state.stage) == (PICK, 1, 0)


def test_the_sides_deploy_in_turn_and_who_has_most_left_goes_on_alone() -> None:
    begun = battle(waits(RED_MEN), waits(RED_BOWS), waits(BLUE_MEN), far=False, phase=START, order=())
    outcome = play(
        begun, "go", "deploy Cy's skirmish at 10,32 facing 270", "deploy Bows skirmish at 20,4 facing 90",
        "deploy Ann's regiment 2 at 10,4 facing 90", rolls=[[5], [1]],
    )  # fmt: skip
    assert outcome.codes[-2:] == ["round", "turn"]
    assert (outcome.state.phase, outcome.state.round, outcome.state.stage, outcome["Ann's"].formation) == (
        PICK,
        1,
        0,
        REGIMENT,
    )


def test_a_unit_without_room_in_its_zone_is_left_out_and_does_not_count() -> None:
    wide = replace(waits(regiment("Wide", RED, 30, 30, (1, 1), N)), each=Fraction(100))
    narrow = table(size=(20, 30))
    outcome = play(battle(waits(RED_MEN), wide, waits(BLUE_MEN), far=False, board=narrow, phase=START, order=()),
                "go", "deploy Cy's skirmish at 10,27 facing 270", "deploy Ann's skirmish at 10,4 facing 90",
                rolls=[[5], [1]])  # fmt: skip
    assert outcome["Wide"].status == LEFT_OUT
    assert outcome.state.phase == PICK
    assert "left_out" in outcome.codes


# --- turns ------------------------------------------------------------------------------------------------------------
def test_each_unit_is_activated_at_most_once_and_any_may_be_left() -> None:
    assert open_now(ONE_EACH) == ["unit Ann's", "unit Bows", "end turn"]
    outcome = play(ONE_EACH, "unit Ann's", "stop")
    assert open_now(outcome.state) == ["unit Bows", "end turn"]
    assert code(outcome.state, "unit Ann's") == "not_waiting"
    assert code(outcome.state, "unit Cy's") == "not_waiting"
    assert code(outcome.state, "unit Nobody") == "unit"
    ended = play(outcome.state, "end turn").state
    assert (ended.stage, ended.round, open_now(ended)) == (1, 1, ["unit Cy's", "end turn"])


def test_a_turn_ends_by_itself_when_no_unit_is_left_and_a_round_is_a_turn_of_each() -> None:
    outcome = play(ONE_EACH, "unit Ann's", "stop", "unit Bows", "stop", "unit Cy's", "stop")
    assert (outcome.state.round, outcome.state.stage) == (2, 0)
    assert outcome.codes == ["activated", "idles", "activated", "idles", "turn", "activated", "idles", "round", "turn"]
    assert [figure.body.activated for figure in outcome.state.figures] == [False, False, True]


def test_units_with_a_token_come_first_and_the_turn_does_not_end_before() -> None:
    shaken = altered(RED_BOWS, token=True)
    state = battle(RED_MEN, shaken, BLUE_MEN, options={"flee_distance": "any"})
    assert open_now(state) == ["unit Bows"]
    assert code(state, "unit Ann's") == "tokens_first"
    assert code(state, "end turn") == "tokens_first"
    outcome = play(state, "unit Bows", "away 20,5")
    assert not outcome["Bows"].body.token
    after = play(outcome.state, "stop").state
    assert "end turn" in open_now(after) and "unit Ann's" in open_now(after)


def test_a_token_of_a_unit_activated_before_holds_nobody_up() -> None:
    state = battle(RED_MEN, altered(RED_BOWS, token=True, activated=True), BLUE_MEN)
    assert open_now(state) == ["unit Ann's", "unit Far_Red", "end turn"]


def test_an_activation_has_two_actions_of_the_fast_three() -> None:
    fast = skirmish("Fast", RED, [(5, 5)], kind(gifts="fast"))
    state = battle(RED_MEN, fast, BLUE_MEN)
    for name, actions in (("Ann's", 2), ("Fast", 3)):
        outcome = play(state, f"unit {name}")
        assert (outcome.state.phase, outcome.state.act and outcome.state.act.progress.left) == (ACT, actions)
        assert outcome.data("activated") == {"who": name, "actions": actions}
        assert play(outcome.state, *["nothing"] * actions).state.phase == PICK


def test_the_order_holds_for_the_game_unless_it_is_rolled_each_round() -> None:
    assert play(ONE_EACH, "end turn", "end turn").state.phase == PICK
    anew = battle(RED_MEN, BLUE_MEN, options={"initiative_each_round": True})
    outcome = play(anew, "unit Ann's", "stop", "end turn", "end turn")
    assert (outcome.state.phase, outcome.state.round) == (ROUND, 2)
    assert open_now(outcome.state) == ["go"]
    assert code(outcome.state, "end turn") == "not_now"
    rolled = play(outcome.state, "go", rolls=[[2], [6]])
    assert (rolled.state.phase, rolled.state.order, rolled.state.stage) == (PICK, (BLUE, RED), 0)
    assert open_now(rolled.state)[0] == "unit Cy's"
    # Red goes last now, and no unit of it counts as activated any more.
    assert open_now(play(rolled.state, "end turn").state)[0] == "unit Ann's"


# --- the end ----------------------------------------------------------------------------------------------------------
def test_the_game_ends_after_its_last_round() -> None:
    last = battle(RED_MEN, BLUE_MEN, aim=Aim(rounds=3), round=3)
    outcome = play(last, "end turn", "end turn")
    assert (outcome.state.phase, outcome.state.winner, is_over(outcome.state)) == (OVER, DRAW, True)
    over = outcome.data("over")
    assert (over["side"], over["round"], over["why"], over["lost"]) == ("", 3, "even", ("0", "0"))
    assert phases.question(outcome.state) is None
    assert code(outcome.state, "end turn") == "over"
    assert not is_over(last)


def test_a_side_that_has_nobody_left_has_no_turns() -> None:
    state = battle(RED_MEN, replace(BLUE_MEN, status=LEFT_OUT, at=()), far=False, aim=Aim(rounds=2))
    outcome = play(state, "end turn", "end turn")
    assert outcome.codes == ["turn", "round", "turn", "turn", "over"]
    # Without anything to lose it is as good as broken.
    assert outcome.state.winner == RED
