"""What the actions of a unit are worth to a computer player."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core.faces.opponent import PLAIN
from affray.systems.wargame.content.codes import EXIT, HOLD
from affray.systems.wargame.opponent import plan
from affray.systems.wargame.opponent.places import scene_of, standing, without_activation
from affray.systems.wargame.opponent.urge import urge
from affray.systems.wargame.position.answers import Answer, read_answer
from affray.systems.wargame.position.ending import starting_points, turn_to_come
from affray.systems.wargame.position.state import AWAY, PICK, Activation, Aim, State, alter_progress, is_fielded
from affray.systems.wargame.rules.order_and_actions import Progress
from tests.units.wargame.minds import best, values
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    TANK,
    E,
    S,
    acting,
    altered,
    battle,
    block,
    kind,
    lone,
    regiment,
    skirmish,
    spot,
    table,
    unit,
)

ARCHERS = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(5)], BOWS)
PIKES = regiment("Pikes", BLUE, 10, 5, (4, 18), S)
SPEARS = regiment("Spears", RED, 10, 5, (4, 10), 90)
FEW = skirmish("Few", BLUE, [(6, 13), (7, 13)], heading=S)
LAST = {"round": 8, "stage": 0}


def fight(name: str, *units: object, left: int = 2, **more: object) -> State:
    """A battle in which a unit has been activated."""
    return acting(battle(*units, **{"far": False, **more}), name, left)  # type: ignore[arg-type]


def after_move(state: State, i: int, answer: Answer) -> tuple[State, float]:
    """The state after a move, and what its way is worth."""
    return plan.after_move(state, i, answer, PLAIN)


def best_attack(state: State, i: int) -> float:
    """What the best attack is worth."""
    return plan.best_attack(state, state, i, PLAIN)


def place(state: State, i: int) -> float:
    """What the place is worth where unit i stands."""
    return standing(scene_of(state, i, PLAIN), state.figures[i]).worth


def pick_value(state: State, name: str) -> float:
    """What a unit gains by acting."""
    return plan.pick_value(state, name, PLAIN)


def verb(state: State) -> str:
    """The first word of the answer that looks best."""
    return best(state).split()[0]


# --- attacks ----------------------------------------------------------------------------------------------------------
def test_who_is_in_range_shoots_and_who_is_in_contact_strikes() -> None:
    assert best(fight("Archers", ARCHERS, PIKES)) == "shoot Pikes"
    beside = skirmish("Few", BLUE, [(5, 11), (6, 11)], heading=S)
    assert best(fight("Spears", SPEARS, beside)) == "melee Few"


def test_the_dearer_target_is_shot_at() -> None:
    dear = skirmish("Dear", BLUE, [(9, 18), (10.5, 18)], heading=S, each=Fraction(60))
    assert best(fight("Archers", ARCHERS, PIKES, dear)) == "shoot Dear"


def test_nobody_shoots_out_of_range_and_nobody_idles_there() -> None:
    state = fight("Archers", ARCHERS, regiment("Pikes", BLUE, 10, 5, (4, 30), S, kind(move=1)))
    assert verb(state) == "move" and values(state)["shoot Pikes"] < values(state)["stop"]


def test_who_can_reach_few_charges_them_and_few_keep_away_from_many() -> None:
    charge = fight("Spears", SPEARS, FEW)
    after, _ = after_move(charge, 0, read_answer(best(charge)))
    assert best_attack(after, 0) > 0
    afraid = fight("Few", FEW, SPEARS)
    assert verb(afraid) in ("move", "stop") and best_attack(afraid, 0) == 0


def test_a_half_crew_prepares_its_weapon_and_then_shoots() -> None:
    crew = skirmish("Crew", RED, [(4, 4), (6, 4)], CREW, initial=4, gun=Fraction(100))
    state = fight("Crew", crew, PIKES)
    assert best(state) == "prepare"
    assert best(fight("Crew", crew, PIKES, act=None)) == "prepare"
    ready = alter_progress(state, left=1, prepared=1)
    assert best(ready) == "shoot Pikes"


def test_without_actions_there_is_no_attack() -> None:
    state = battle(ARCHERS, PIKES)
    assert best_attack(state, 0) == 0 < best_attack(acting(state, "Archers"), 0)


# --- owed actions -----------------------------------------------------------------------------------------------------
def test_disorder_is_paid_at_once() -> None:
    assert best(fight("Archers", altered(ARCHERS, disordered=True), PIKES)) == "nothing"


def test_who_owes_a_move_away_makes_it() -> None:
    assert verb(fight("Archers", altered(ARCHERS, token=True), PIKES)) == "away"


# --- moves ------------------------------------------------------------------------------------------------------------
def test_what_a_move_comes_to_is_known_before_it_is_made() -> None:
    state = fight("Archers", ARCHERS, PIKES)
    after, cost = after_move(state, 0, read_answer("move 7,13"))
    assert (unit(after, "Archers").at[2], cost, after.act) == (spot(7, 13), 0, Activation(0, Progress(1)))
    far, _ = after_move(state, 0, read_answer("move 7,30"))
    assert unit(far, "Archers").at == ARCHERS.at


def test_who_leaves_a_melee_counts_the_free_attack() -> None:
    foe = skirmish("Foe", BLUE, [(5, 11), (6, 11), (7, 11)], heading=S)
    state = fight("Spears", SPEARS, foe, marks=((0, 1),))
    _, cost = after_move(state, 0, read_answer("move 6,6"))
    assert cost == pytest.approx(-plan.leaving_cost(state, 0, (1,), PLAIN)) and cost < 0
    assert after_move(fight("Spears", SPEARS, foe), 0, read_answer("move 6,6"))[1] == 0


def test_a_unit_makes_for_its_objective() -> None:
    state = fight("Spears", SPEARS, skirmish("Far", BLUE, [(40, 34)]), board=table(objectives=[(6, 20)]), round=6)
    after, _ = after_move(state, 0, read_answer(best(state)))
    assert after.figures[0].at[2][1] > spot(0, 15)[1]


def test_who_may_leave_the_field_leaves_it() -> None:
    aim = Aim(kind=EXIT, attacker=RED, share=Fraction(1, 3))
    men, far = skirmish("Men", RED, [(20, 33), (21.5, 33)]), skirmish("Far", BLUE, [(40, 4)])
    state = fight("Men", men, far, aim=aim)
    after, _ = after_move(state, 0, read_answer(best(state)))
    assert after.figures[0].status == AWAY and not is_fielded(after.figures[0])
    tank = fight("Tank", lone("Tank", RED, (20, 33), 90, TANK), far, aim=aim)
    gone, _ = after_move(tank, 0, read_answer(best(tank)))
    assert gone.figures[0].status == AWAY


def test_in_the_last_turn_of_all_nothing_to_come_counts() -> None:
    state = fight("Few", replace(FEW, side=RED), replace(SPEARS, side=BLUE), **LAST)
    over = replace(state, stage=1)
    assert turn_to_come(state) and turn_to_come(over) is None
    assert place(over, 0) == 0 != place(state, 0)


# --- there and back ---------------------------------------------------------------------------------------------------
def worth_of(state: State, text: str) -> float:
    """What an answer is worth beside standing still for nothing."""
    return values(state)[text] - place(state, 0)


def rest_cost(state: State) -> float:
    """What it costs Red to do nothing."""
    return plan.REST * max(plan.LEISURE, urge(state, RED))


FAR_PIKES = regiment("Pikes", BLUE, 10, 5, (4, 30), S)
WEAK = skirmish("Weak", RED, [(4 + 1.5 * n, 10) for n in range(9)], kind(ad=(2, 6)))


def test_who_has_begun_may_stop_and_who_has_not_pays_for_it() -> None:
    fresh, begun = (fight("Weak", WEAK, FAR_PIKES, left=left) for left in (2, 1))
    assert worth_of(fresh, "stop") == pytest.approx(-rest_cost(fresh)) and rest_cost(fresh) > 0
    assert worth_of(begun, "stop") == 0


def test_nobody_goes_back_after_going_on_nor_aside_in_place_of_doing_nothing() -> None:
    fresh, begun = (fight("Weak", WEAK, FAR_PIKES, left=left) for left in (2, 1))
    aside, back = "move 9.5,10 facing 90", "move 10,4 facing 95"
    for text, rests in ((aside, (True, False)), (back, (True, True)), ("move 10,16 facing 90", (False, False))):
        answer = read_answer(text)
        for state, paid in zip((fresh, begun), rests, strict=True):
            asked = (answer,)
            worth = plan.action_worths(state, asked, PLAIN).worths[answer]
            stands = standing(scene_of(without_activation(state), 0, PLAIN), after_move(state, 0, answer)[0].figures[0])
            effort = plan.EFFORT * float(starting_points(state, RED)) * (1 - plan.EAGER * urge(state, RED))
            assert stands.worth - effort - worth == pytest.approx(rest_cost(state) * paid), text


def test_who_has_nothing_to_go_for_may_rest() -> None:
    alone = skirmish("Weak", RED, [(10, 10)], kind(ad=(1, 4)))
    assert worth_of(fight("Weak", alone, regiment("Pikes", BLUE, 40, 10, (4, 30), S)), "stop") == 0


def test_who_stands_at_its_objective_may_rest() -> None:
    state = fight("Weak", WEAK, FAR_PIKES, board=table(objectives=[(10, 10)]))
    assert worth_of(state, "stop") == 0
    elsewhere = fight("Weak", WEAK, FAR_PIKES, board=table(objectives=[(40, 10)]))
    assert worth_of(elsewhere, "stop") == pytest.approx(-rest_cost(elsewhere))


def test_who_is_in_contact_strikes_rather_than_do_nothing() -> None:
    foe = skirmish("Foe", BLUE, [(5, 11), (6, 11)], heading=S, profile=kind(fight=2, defense=14), each=Fraction(3))
    bait = skirmish("Bait", BLUE, [(6, 28), (7, 28)], heading=S, profile=kind(defense=4), each=Fraction(60))
    state = fight("Spears", SPEARS, foe, bait, marks=((0, 1),))
    assert -rest_cost(state) == pytest.approx(worth_of(state, "stop"))
    assert worth_of(state, "stop") < worth_of(state, "melee Foe") < 0


def test_an_objective_is_worth_nothing_to_who_will_not_live_to_hold_it() -> None:
    strong = kind(ad=(8, 6), move=9, fight=9, defense=40)
    aim, board = Aim(kind=HOLD, attacker=RED), table(objectives=[(7, 17)])
    for profile, goes in ((strong, False), (kind(ad=(1, 4), move=1, defense=40), True)):
        state = fight("Archers", ARCHERS, lone("Foe", BLUE, (7, 16), S, profile), aim=aim, board=board, left=1, round=2)
        assert (best(state) == "contact Foe") == goes
    late = Aim(kind=HOLD, attacker=RED, rounds=8)
    last = fight("Archers", ARCHERS, lone("Foe", BLUE, (7, 16), S, strong), aim=late, board=board, left=1, round=8)
    assert best(replace(last, order=(BLUE, RED), stage=1)) == "contact Foe"


# --- vehicles ---------------------------------------------------------------------------------------------------------
def test_a_vehicle_runs_over_those_who_are_worth_it() -> None:
    foes = skirmish("Foes", BLUE, [(16 + n, 10) for n in range(4)], each=Fraction(60))
    state = fight("Tank", lone("Tank", RED, (12, 10), E, TANK), foes)
    after, worth = after_move(state, 0, read_answer("drive forward go 6"))
    assert worth > 0 and unit(after, "Tank").at != unit(state, "Tank").at
    wall = fight("Tank", lone("Tank", RED, (12, 10), E, TANK), foes, board=table(block("wall", 14, 8, 1, 4)))
    stays, nothing = after_move(wall, 0, read_answer("drive forward go 6"))
    assert nothing == 0 and unit(stays, "Tank").at == unit(wall, "Tank").at


def test_a_vehicle_fires_at_who_is_in_reach() -> None:
    state = fight("Tank", lone("Tank", RED, (12, 10), E, TANK), skirmish("Foes", BLUE, [(24, 10), (25.5, 10)]))
    assert best(state) == "fire front"


# --- which unit first -------------------------------------------------------------------------------------------------
def test_who_gains_most_acts_first_and_the_turn_ends_last() -> None:
    dear = skirmish("Dear", BLUE, [(9, 18), (10.5, 18)], heading=S, each=Fraction(60))
    rear = skirmish("Rear", RED, [(40, 2)])
    state = battle(rear, ARCHERS, dear, far=False, phase=PICK)
    assert pick_value(state, "Archers") > pick_value(state, "Rear") >= 0
    found = values(state)
    assert best(state) == "unit Archers" and min(found, key=lambda text: found[text]) == "end turn"


def test_without_an_enemy_nobody_gains_anything() -> None:
    state = battle(SPEARS, far=False, phase=PICK)
    assert pick_value(state, "Spears") == 0


def test_riders_are_as_good_as_their_charge() -> None:
    riders = skirmish("Riders", RED, [(6, 4), (7.5, 4)], kind(ad=(2, 6), move=10))
    state = fight("Riders", riders, FEW)
    after, _ = after_move(state, 0, read_answer(best(state)))
    assert best_attack(after, 0) > 0
