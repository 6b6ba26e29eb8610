"""What who looks ahead goes by: how far, what a position is worth, and nothing that the side does not see."""

from math import isclose

from msgspec.structs import replace

from affray.core import Question
from affray.dice.stream import Stream
from affray.game.scenario import load_scenario
from affray.play.player import Asked
from affray.play.search.planner import Effort, Planner
from affray.systems.fortmayn.content.people import Exit, Hurdle, Lasting
from affray.systems.fortmayn.delve.failure import HIDDEN_COST
from affray.systems.fortmayn.opponent.chances import LONGEST
from affray.systems.fortmayn.opponent.opponents import OPPONENTS
from affray.systems.fortmayn.position.state import PARTY, Company, State
from affray.systems.fortmayn.system import SYSTEM
from tests.units.fortmayn.delving import scene
from tests.units.fortmayn.frays import ROOM, brainy, conflict, foe, person

EFFORT = Effort(dice=6, first=3, plain=2)


def worth(state: State) -> float:
    return OPPONENTS.chances(state)[PARTY]


def fight(*foes: str) -> State:
    return conflict(person(), brainy(), *(foe(creature, creature) for creature in foes), rooms=6)


def thought(state: State) -> str:
    """What a look ahead comes to, with all that it expects."""
    seen = SYSTEM.secrets.view(state, PARTY)
    question = SYSTEM.question(seen)
    assert question is not None
    return repr(Planner(EFFORT).think(Asked(SYSTEM, seen, question, Stream(7), reasons=True)))


def test_plans_and_the_way_of_a_duel_are_worth_looking_ahead_for() -> None:
    found = {code: OPPONENTS.is_weighty(Question(PARTY, code)) for code in ("ounce_declare", "duel_with", "scene")}
    assert found == {"ounce_declare": True, "duel_with": True, "scene": False}


def test_a_playout_of_a_conflict_goes_to_its_end_or_to_where_it_is_long() -> None:
    begun = fight("ghoul")
    later = replace(begun, clock=begun.clock._replace(ounce=begun.clock.ounce + 2))
    over = replace(later, fray=None)
    assert not OPPONENTS.is_far_enough(begun, later, 1)
    assert OPPONENTS.is_far_enough(begun, over, 1)
    assert OPPONENTS.is_far_enough(over, replace(over, clock=over.clock._replace(ounce=3)), 1)
    assert not OPPONENTS.is_far_enough(over, over, 1)
    assert OPPONENTS.is_far_enough(begun, replace(begun, clock=begun.clock._replace(ounce=LONGEST)), 1)


def test_wounds_falls_and_deaths_cost_more_and_more() -> None:
    anna, bert = person(), brainy()
    states = [
        scene(people=(anna, who))
        for who in (
            bert, replace(bert, body_ready=1), replace(bert, out=True, body_ready=0), replace(bert, dead=True), replace(bert, lost=True),
        )
    ]  # fmt: skip
    whole, wounded, fallen, dead, lost = map(worth, states)
    assert 1 > whole > wounded > fallen > dead == lost > 0
    assert worth(scene(people=(replace(anna, dead=True), replace(bert, lost=True)))) == 0
    assert all(isclose(sum(OPPONENTS.chances(state)), 1) for state in states)


def test_the_goal_in_hand_is_worth_more_than_the_way_to_it() -> None:
    state = scene(people=(person(), brainy()))
    assert worth(state) < worth(replace(state, goal=True)) == worth(replace(state, won=1)) == 1
    assert worth(replace(state, rooms=2 * state.rooms)) < worth(state)


def test_a_duel_is_judged_by_the_ready_dice_and_friends_share_alike() -> None:
    duel = SYSTEM.setup(load_scenario("fortmayn", "duel"), {})
    assert OPPONENTS.chances(duel) == SYSTEM.score(duel)
    friends = replace(scene(people=(person(), brainy())), sides=("A", "B", "World"), company=Company())
    first, second, world = OPPONENTS.chances(friends)
    assert first == second and isclose(first + second + world, 1)


def test_what_is_hidden_changes_nothing_that_a_look_ahead_comes_to() -> None:
    state = fight("ghoul", "bandit")
    trap = Hurdle(id="trap", obstacle="pit", dd=3, hidden=True)
    exits = (Exit(to=-1), Exit(to=-1))
    plain = replace(state, places=(replace(ROOM, exits=exits, treasure="gem"),))
    other = replace(
        state,
        places=(replace(ROOM, exits=exits, treasure="crown", hurdles=(trap,)),),
        lasting=(Lasting(does=HIDDEN_COST, room=0, once=True),),
    )
    assert plain != other
    assert thought(plain) == thought(other) == thought(plain)
    # What a side sees does change it.
    assert thought(plain) != thought(replace(plain, foes=(replace(plain.foes[0], dd=1), plain.foes[1])))
