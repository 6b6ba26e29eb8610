"""What a move is said to be for, by what the judgement sees in the place that it leads to."""

import pytest
from msgspec.structs import replace

from affray.core.words.phrase import Phrase
from affray.game import Game, load_scenario
from affray.play.player import Candidate, Thought
from affray.play.reasons import Decision, reasons_for
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.position.answers import Answer, read_answer
from affray.systems.wargame.position.state import State
from tests.units.wargame.opponent.test_aims import OFF
from tests.units.wargame.opponent.test_foresight import DUKE, facing
from tests.wargame_arena import BLUE, BOWS, RED, N, S, acting, battle, kind, regiment, skirmish

PIKES = regiment("Pikes", RED, 16, 4, (18, 10), N, kind(fight=3))
WEAK = regiment("Weak", BLUE, 6, 3, (18, 20), S, kind(defense=6))


def aim(state: State, text: str) -> Phrase:
    """What an action is for."""
    found = SYSTEM.opponents.aim(state, read_answer(text))
    assert found is not None
    return found


def test_a_charge_names_whom_it_fights_and_what_it_may_cost_him() -> None:
    state = acting(battle(PIKES, WEAK, far=False, round=2), "Pikes", 2)
    found = aim(state, "contact Weak")
    assert found.args["fought"] == found.args["target"] == "Weak"
    assert int(str(found.args["dealt"])) > 0
    said = SYSTEM.words.phrase(found, "en")
    assert said.startswith("fights Weak; may soon take ") and " points from the enemy unit Weak, " in said
    assert SYSTEM.words.phrase(found, "de").startswith("Nahkampf gegen: Weak; kann der gegnerischen Einheit Weak bald ")


def test_a_move_says_what_it_may_suffer_beside_where_the_unit_stood() -> None:
    state = facing(DUKE)
    moves = [answer for answer in state_answers(state) if answer.startswith("move")]
    said = [SYSTEM.words.phrase(aim(state, text), "en") for text in moves]
    assert len(set(said)) > 2 and all("may lose" in text or "nothing to fear" in text for text in said)
    assert any(text.endswith("; where it stood it had nothing to fear") for text in said)
    found = aim(state, moves[0])
    worse = replace(found, args={**found.args, "before": 254})
    assert SYSTEM.words.phrase(worse, "en").endswith("; where it stood it might lose 254 points")
    assert SYSTEM.words.phrase(worse, "de").endswith("; wo sie stand, hätte sie 254 Punkte verlieren können")


def test_standing_still_says_what_it_leaves_open_and_attacks_speak_by_their_odds() -> None:
    bows = skirmish("Bows", RED, [(18 + 1.5 * n, 10) for n in range(4)], BOWS, heading=N)
    state = acting(battle(bows, WEAK, far=False, round=2), "Bows", 2)
    assert SYSTEM.words.phrase(aim(state, "stop"), "en").startswith("stays where it is; may soon take ")
    assert SYSTEM.opponents.aim(state, read_answer("shoot Weak")) is None


def test_a_purpose_can_be_said_in_short() -> None:
    state = acting(battle(PIKES, WEAK, far=False, round=2), "Pikes", 2)
    for text, words in (("stop", "stays where it is"), ("contact Weak", "fights Weak")):
        found = aim(state, text)
        assert SYSTEM.words.phrase(replace(found, args={**found.args, "brief": 1}), "en") == words


def test_a_place_to_deploy_says_how_far_it_is_and_what_speaks_against_it() -> None:
    game: Game[State, Answer] = Game.new(SYSTEM, load_scenario("wargame", "patrol-clash"), seed=2)
    while len(game.line) < 7:
        assert game.question is not None
        game.answer(game.question.answers[0])
    said = {SYSTEM.words.phrase(aim(game.state, text), "en") for text in state_answers(game.state)}
    assert all("from where it is to go" in text for text in said)
    for words in ("too near to its own side", "too far from its own side", "too far forward or back", "sees 23% of"):
        assert any(words in text for text in said)
    assert len(said) > 10


def state_answers(state: State) -> list[str]:
    """The answers of the open question, as they are typed."""
    question = SYSTEM.question(state)
    assert question is not None
    return [SYSTEM.write_answer(answer) for answer in question.answers]


@pytest.mark.parametrize(("there", "alike"), [((18, 15), False), ((21.5, 12), False), ((18.5, 12.5), True)])
def test_moves_that_end_near_each_other_are_alike(there: tuple[float, float], alike: bool) -> None:
    state = acting(battle(PIKES, WEAK, far=False, round=2), "Pikes", 2)
    x, y = there
    one, other = (read_answer(text) for text in ("move 18,12", f"move {x},{y}"))
    assert SYSTEM.opponents.are_alike(state, one, other) is alike


def test_a_way_off_the_table_is_said_to_be_one_and_is_like_no_other() -> None:
    riders = skirmish("Riders", RED, [(30, 34), (32, 34)], kind(move=10))
    state = acting(battle(riders, WEAK, far=False, aim=OFF), "Riders", 2)
    off, stays = read_answer("move 30,36.01"), read_answer("move 30,29")
    assert SYSTEM.words.phrase(aim(state, "move 30,36.01"), "en").startswith("leaves the field")
    assert not SYSTEM.opponents.are_alike(state, off, stays) and SYSTEM.opponents.are_alike(state, off, off)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("fireball 10,14", "fireball 10.5,14", True),
        ("fireball 10,14", "fireball 18,14", False),
        ("stop", "stop", True),
        ("stop", "nothing", True),
        ("stop", "move 18,12", False),
    ],
)
def test_other_actions_are_alike_if_they_are_the_same_or_burst_near_each_other(
    one: str, other: str, alike: bool
) -> None:
    state = acting(battle(PIKES, WEAK, far=False, round=2), "Pikes", 2)
    assert SYSTEM.opponents.are_alike(state, read_answer(one), read_answer(other)) is alike


def test_a_move_beside_which_all_others_are_alike_is_explained_alone() -> None:
    state = acting(battle(PIKES, WEAK, far=False, round=2), "Pikes", 2)
    question = SYSTEM.question(state)
    assert question is not None
    one, other = read_answer("move 18,12"), read_answer("move 18.5,12.5")
    thought = Thought(one, (Candidate(one, 2.0), Candidate(other, 1.0)))
    found = reasons_for(SYSTEM, Decision(state, state, question, thought), "en")
    assert [row.text for row in found.rows] == [SYSTEM.write_answer(one)] and found.decided
