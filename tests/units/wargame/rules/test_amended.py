"""Battles as amended: ways of all miniatures, charges within Move, leaders named, contact taken untested, how it stands."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import Scenario
from affray.game.scenario import shipped_scenarios
from affray.referee import Script
from affray.space.plane.assignment import shortest_assignment
from affray.space.plane.measure import INCH
from affray.space.plane.shapes import outline
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import HOLD, VEHICLE
from affray.systems.wargame.opponent.outlook import spot_of
from affray.systems.wargame.opponent.urge import closing_worth, urge
from affray.systems.wargame.position.answers import Leader, read_answer
from affray.systems.wargame.position.ending import winner_now
from affray.systems.wargame.position.state import ACT, NAME, Activation, Aim, State, Unit
from affray.systems.wargame.rules.order_and_actions import Progress
from affray.systems.wargame.rules.ways import is_barred, starts_of
from affray.systems.wargame.setup import first_state
from tests.wargame_arena import (
    BLUE,
    RED,
    TANK,
    E,
    N,
    S,
    altered,
    battle,
    block,
    code,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    spot,
    table,
)


def fight(unit: Unit, *others: Unit, **more: object) -> State:
    """The activation of a unit."""
    state = battle(altered(unit, activated=True), *others, far=False, **more)  # type: ignore[arg-type]
    return replace(state, phase=ACT, act=Activation(0, Progress(2)))


def offered(state: State) -> list[str]:
    """The listed answers as texts."""
    question = SYSTEM.question(state)
    assert question is not None
    return [SYSTEM.write_answer(answer) for answer in question.answers]


MEN = regiment("Men", RED, 10, 10, (10, 10), 90)
FOE = skirmish("Foe", BLUE, [(14, 20)], facing=S)
FAR = skirmish("Foe", BLUE, [(14, 33)], facing=S)


# --- ways -------------------------------------------------------------------------------------------------------------
def test_a_regiment_does_not_march_over_a_hut_in_the_way_of_one_file() -> None:
    hut = table(block("hut", 17.6, 12, 0.8, 1))
    goal = f"move {MEN.at[4][0] / INCH},{MEN.at[4][1] / INCH + 5}"
    assert code(fight(MEN, FAR, board=hut), goal) == "path"
    assert code(fight(MEN, FAR, board=hut, options={"terrain_way": "centre"}), goal) is None


def test_skirmishers_take_their_places_by_the_least_way_together() -> None:
    old, new = (spot(0, 0), spot(4, 0)), (spot(4, 3), spot(0, 3))
    assert shortest_assignment(old, new) == (1, 0)
    assert starts_of(old, new, kept=False) == (spot(4, 0), spot(0, 0))
    hut = (block("hut", 1.8, 1, 0.4, 1),)
    shapes = [piece.outline for piece in hut]
    terrain = [outline(shape) for shape in shapes]
    assert not is_barred(old, new, terrain, kept=False)
    assert is_barred(old, new, terrain, kept=True)


# --- untested ---------------------------------------------------------------------------------------------------------
def test_contact_that_cannot_be_reached_spends_the_move_and_disorders() -> None:
    state = fight(MEN, FAR)
    assert code(state, "contact Foe") is None
    outcome = play(state, "contact Foe")
    assert outcome["Men"].body.disordered and outcome["Men"].at == MEN.at
    assert outcome.codes[:2] == ["contact_fails", "disordered"]
    assert code(fight(MEN, FAR, options={"premeasure": True}), "contact Foe") == "far"


def test_who_moves_into_contact_is_not_told_to_be_some_inches_away() -> None:
    near, met = (
        play(fight(MEN, FAR), f"move {MEN.at[4][0] / INCH},{MEN.at[4][1] / INCH + 1}"),
        play(fight(MEN, skirmish("Foe", BLUE, [(10, 15)], facing=S)), "contact Foe"),
    )
    assert [event.data["nearest"] for event in (*near.events, *met.events) if event.code == "moves"] == ["Foe", ""]


def test_whom_a_unit_touches_already_it_does_not_move_into_contact_with() -> None:
    beside = skirmish("Foe", BLUE, [(14, 11)], facing=S)
    assert code(fight(MEN, beside), "contact Foe") == "contact"


def test_offered_contact_goes_by_whole_inches() -> None:
    assert "contact Foe" in offered(fight(MEN, skirmish("Foe", BLUE, [(14, 16)], facing=S)))
    assert "contact Foe" not in offered(fight(MEN, FOE))
    assert "contact Foe" not in offered(fight(MEN, FAR))


# --- leaders ----------------------------------------------------------------------------------------------------------
def named(answers: int = 0) -> State:
    """The shipped battle for leaders, as far as that many of them are named."""
    scenario: Scenario = next(other for other in shipped_scenarios("wargame") if other.name == "kill-the-leader")
    outcome = play(first_state(scenario, {}), "go", rolls=[[2], [5]])
    state = outcome.state
    for _ in range(answers):
        question = SYSTEM.question(state)
        assert question is not None
        worth = SYSTEM.opponents.appraise(state, question)
        state = play(state, SYSTEM.write_answer(question.answers[worth.index(max(worth))])).state
    return state


def test_each_side_names_its_leader_before_anybody_is_deployed() -> None:
    state = named()
    question = SYSTEM.question(state)
    assert question is not None and (question.code, state.phase) == ("leader", NAME)
    assert all(isinstance(answer, Leader) for answer in question.answers)
    assert code(state, "leader Nobody") == "leader" and code(state, "end turn") == "not_now"
    last = named(2) if "" in named(1).aim.leaders else named(1)
    assert SYSTEM.question(last).code == "deploy" and "" not in last.aim.leaders  # type: ignore[union-attr]
    marked = [unit for unit in SYSTEM.words.picture(last).units if "leader" in unit.notes]
    assert sorted(unit.id for unit in marked) == sorted(last.aim.leaders)
    assert read_answer("leader The_Duke") == Leader("The Duke")


# --- how it stands ----------------------------------------------------------------------------------------------------
def test_how_each_side_stands_is_beside_the_board() -> None:
    lines = [SYSTEM.words.phrase(stand.text) for stand in SYSTEM.track(fight(MEN, FOE)).stands]
    assert lines == [
        "Red: 0 of 100 points lost, 100 left, broken at 50 lost", "Blue: 0 of 10 points lost, 10 left, broken at 5 lost",
    ]  # fmt: skip


# --- the computer -----------------------------------------------------------------------------------------------------
def test_who_is_far_ahead_is_not_urged_on_and_who_is_not_is_ever_more() -> None:
    even = replace(fight(MEN, FOE), aim=Aim(limit=100))
    assert 0 < urge(even, RED) < urge(replace(even, round=8), RED) == 1.0
    ahead = replace(even, figures=(even.figures[0], replace(even.figures[1], initial=4)))
    assert urge(ahead, RED) == 0.0 < urge(ahead, BLUE)
    assert closing_worth(0.0, (), spot_of(MEN)) == 0.0


def test_who_would_hold_the_place_or_has_left_is_not_urged_on() -> None:
    held = replace(fight(MEN, FOE), aim=Aim(kind=HOLD, limit=100))
    assert {urge(held, RED) > 0, urge(held, BLUE) > 0} == {True, False}
    assert urge(held, winner_now(held)) == 0.0


# --- the watcher ------------------------------------------------------------------------------------------------------
def watched(state: State, *texts: str, rolls: Sequence[Sequence[int]] = ()) -> Counter[str]:
    """What a watcher counts over these answers, with the faces of all rolls."""
    watcher, ref = SYSTEM.opponents.watcher(), Script([[face - 1 for face in roll] for roll in rolls], (), SYSTEM.codes)
    for text in texts:
        question, answer = SYSTEM.question(state), read_answer(text)
        assert question is not None and SYSTEM.refuse(state, answer) is None, text
        after = SYSTEM.play(ref, state, answer)
        watcher.note_answer(state, question, answer, after)
        state = after
    ref.finish()
    return watcher.counts


ARCHER = skirmish("Bows", RED, [(10, 10)], kind(arms="longbow", defense=60))
WAGON = lone("Tank", RED, (10, 10), E, TANK)
NEAR = skirmish("Foe", BLUE, [(20, 10), (21, 10)], kind(defense=60))


def test_the_watcher_counts_idle_activations_and_shots_out_of_range() -> None:
    before = battle(ARCHER, skirmish("Foe", BLUE, [(10, 33)], facing=S), far=False)
    there_and_back = ("move 10,13", "move 10,10")
    for texts, idle, out in (
        (("stop",), 1, 0),
        (("shoot Foe", "stop"), 1, 1),
        (("move 10,13", "stop"), 0, 0),
        (there_and_back, 1, 0),
    ):
        counts = watched(before, "unit Bows", *texts)
        assert (counts["turn"], counts["idle"], counts["shot:out"]) == (1, idle, out)


def test_the_watcher_counts_ways_there_and_back() -> None:
    before = battle(ARCHER, skirmish("Foe", BLUE, [(10, 33)], facing=S), far=False)
    there, back = ("unit Bows", "move 10,13", "stop"), ("unit Bows", "move 10,10", "stop")
    turns = ("end turn",)
    for texts, counted in (
        (("unit Bows", "move 10,13", "move 10,10"), 1),
        ((*there, *turns, *back), 1),
        ((*there, *turns, "unit Bows", "move 10,15", "stop"), 0),
        ((*there, *turns, "unit Bows", "stop", *turns, *back), 0),
        (("unit Bows", "stop"), 0),
    ):
        assert watched(before, *texts)["turn:back"] == counted, texts


def test_who_shoots_on_its_way_has_not_gone_there_and_back() -> None:
    before, rolls = battle(ARCHER, NEAR, far=False), [[1]]
    back = ("end turn", "unit Bows", "move 10,10", "stop")
    assert watched(before, "unit Bows", "move 12,10", "shoot Foe", *back, rolls=rolls)["turn:back"] == 0
    assert watched(before, "unit Bows", "move 12,10", "stop", *back)["turn:back"] == 1


def test_the_watcher_counts_a_vehicle_that_might_have_driven_as_idle() -> None:
    cart = lone("Cart", RED, (10, 10), E, kind(VEHICLE, (4, 6), 8, base=(2, 3)))
    for move, idle in ((8, 1), (0, 0)):
        state = battle(replace(cart, profile=kind(VEHICLE, (4, 6), move, base=(2, 3))))
        assert watched(state, "unit Cart", "stop")["idle"] == idle
    assert watched(battle(cart), "unit Cart", "drive forward go 3", "stop")["idle"] == 0


def test_the_watcher_counts_actions_left_while_an_attack_with_dice_was_open() -> None:
    counts = watched(battle(ARCHER, NEAR), "unit Bows", "stop")
    assert (counts["rest"], counts["rest:wasted"]) == (1, 1)
    counts = watched(battle(ARCHER, NEAR), "unit Bows", "shoot Foe", "move 10,13", rolls=[[1]])
    assert (counts["turn"], counts["rest"]) == (1, 0)
    out = battle(ARCHER, skirmish("Foe", BLUE, [(10, 33)], facing=S))
    assert watched(out, "unit Bows", "stop")["rest:wasted"] == 0


def test_the_watcher_sees_fire_as_open_only_where_somebody_is_in_reach() -> None:
    for foe, wasted in ((NEAR, 1), (skirmish("Foe", BLUE, [(46, 30)]), 0)):
        counts = watched(battle(WAGON, foe, far=False), "unit Tank", "stop")
        assert (counts["rest"], counts["rest:wasted"]) == (1, wasted)


def test_the_watcher_counts_regiments_that_show_a_rear_to_who_can_charge_them() -> None:
    near, far, car = (
        skirmish("Foe", BLUE, [(14, 14)]),
        skirmish("Foe", BLUE, [(14, 30)]),
        lone("Car", BLUE, (14, 14), S, TANK),
    )
    for foe, facing, chargers, rear in ((near, N, 1, 0), (near, S, 1, 1), (far, S, 0, 0), (car, S, 0, 0)):
        state = battle(regiment("Men", RED, 10, 5, (12, 10), facing), foe)
        counts = watched(state, "unit Men", "stop")
        assert (counts["front"], counts["front:rear"]) == (chargers, rear)
    assert watched(battle(ARCHER, near), "unit Bows", "stop")["front"] == 0


def test_the_watcher_counts_who_stands_at_the_end() -> None:
    state = battle(MEN, replace(NEAR, initial=4), aim=Aim(rounds=1, limit=100), far=False)
    counts = watched(state, "end turn", "end turn")
    assert (counts["figure"], counts["figure:standing"], counts["turn"]) == (14, 12, 0)
