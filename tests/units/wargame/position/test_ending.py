"""How battles of three sides and more stand and end: who is out, who gets the points, who wins, who draws."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.dice.stream import Stream
from affray.referee import Live, Script, StreamDice
from affray.systems.registry import load_system
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.ending import (
    end_if_broken,
    end_reason,
    first_sides,
    side_points,
    turn_to_come,
    winner_now,
)
from affray.systems.wargame.position.state import (
    AWAY,
    DRAW,
    FIELDED,
    LOST,
    OVER,
    PICK,
    Aim,
    State,
    Unit,
    alter_body,
    has_turns,
)
from affray.systems.wargame.rules.body import body_with_token
from affray.systems.wargame.turn.after_an_attack import Blow, land_blows
from affray.systems.wargame.turn.invariants import broken_invariants
from affray.systems.wargame.turn.sequence import end_turn, roll_order
from affray.systems.wargame.words.questions import prompt
from affray.systems.wargame.words.view import score
from tests.units.wargame.lineup import BLUE, RED, battle, fielded, house, row, table
from tests.units.wargame.troops import TANK

GREEN, GOLD = 2, 3


def referee() -> Live:
    """Dice of a stream; whoever is asked takes the first answer."""
    return Live(StreamDice(Stream(1)), CODES, lambda who, what, most, x, y, z: 0)


def priced(unit: Unit, each: int = 50) -> Unit:
    return replace(unit, each=Fraction(each))


def several(*units: Unit, sides: int = 3, rules: str = "leaves", kind: str = "points", **changed: object) -> State:
    """A battle of several sides in which the first one has its turn and nobody is activated."""
    start = battle(*map(priced, units), board=table(objectives=((24, 18),)), rules=house(broken_army=rules))
    names = ("Red", "Blue", "Green", "Gold")[:sides]
    state = replace(
        start, sides=names, phase=PICK, act=None, order=tuple(range(sides)), taken=(Fraction(0),) * sides,
        aim=Aim(kind=kind, limit=1000),
    )  # fmt: skip
    return replace(state, **changed)


ANN, BORS, CID, DAN = (
    fielded(name, side, *row(4, 4 + 8 * side, 8)) for side, name in enumerate(("Ann", "Bors", "Cid", "Dan"))
)


def hit(state: State, name: str, quotient: int, by: str = "Ann") -> State:
    """The state after a blow."""
    names = [unit.id for unit in state.figures]
    return land_blows(referee(), state, (Blow(names.index(name), quotient, names.index(by)),))[0]


def test_what_is_destroyed_counts_for_whoever_destroyed_it() -> None:
    state = hit(hit(several(ANN, BORS, CID), "Bors", 2), "Bors", 1, by="Cid")
    assert list(state.taken) == [100, 0, 50]
    assert [side_points(state, side) for side in range(3)] == [100, 0, 50]
    assert hit(state, "Ann", 1).taken == state.taken
    assert not broken_invariants(state)


def test_two_sides_count_no_points_taken() -> None:
    assert hit(battle(priced(ANN), priced(BORS)), "Bors", 2).taken == ()


def test_a_broken_army_leaves_and_the_others_fight_on() -> None:
    state = hit(several(ANN, BORS, CID, fielded("Eve", BLUE, (40, 20))), "Bors", 5)
    assert (state.out, state.phase) == ((BLUE,), PICK)
    assert [unit.status for unit in state.figures] == [FIELDED, AWAY, FIELDED, AWAY]
    assert not has_turns(state, BLUE) and turn_to_come(state) == (1, 2)
    assert not broken_invariants(state)
    assert score(state)[BLUE] == 0 and sum(score(state)) == pytest.approx(1)
    over = hit(state, "Cid", 4)
    assert (over.phase, over.winner, end_reason(over, over.winner)) == (OVER, RED, "alone")
    assert score(over) == (1, 0, 0)


def test_a_broken_army_may_fight_on_but_does_not_win() -> None:
    state = hit(several(ANN, BORS, CID, rules="fights_on"), "Bors", 4)
    assert state.out == (BLUE,) and has_turns(state, BLUE) and turn_to_come(state) == (1, 1)
    rich = replace(state, taken=(Fraction(0), Fraction(900), Fraction(300)))
    assert winner_now(rich) == GREEN and not broken_invariants(rich)
    # It is not broken once more.
    assert end_if_broken(referee(), state) == state


def test_marks_end_with_an_army_that_leaves() -> None:
    near = (fielded("Ann", RED, *row(4, 10, 8)), fielded("Bors", BLUE, *row(4, 11, 8)), CID)
    state = several(*near, marks=((0, 1),))
    assert hit(state, "Bors", 4).marks == () and hit(state, "Bors", 1).marks == ((0, 1),)


def test_the_unit_activated_leaves_with_its_army() -> None:
    state = hit(several(ANN, BORS, CID), "Ann", 4, by="Bors")
    assert state.out == (RED,) and state.figures[0].status == AWAY
    after = end_turn(referee(), state)
    assert (after.round, after.order[after.stage]) == (1, BLUE)


def test_where_the_last_are_beaten_at_once_points_decide_among_them() -> None:
    gone = replace(CID, status=AWAY)
    state = several(ANN, BORS, gone, taken=(Fraction(100), Fraction(200), Fraction(900)), out=(GREEN,))
    blows = (Blow(0, 4, 1), Blow(1, 4, 0))
    over, _ = land_blows(referee(), state, blows)
    assert list(over.taken) == [300, 400, 900] and (over.phase, over.winner) == (OVER, BLUE)
    assert (over.out, end_reason(over, BLUE), score(over)) == ((GREEN,), "most", (0, 1, 0))
    even, _ = land_blows(referee(), replace(state, taken=(Fraction(150), Fraction(200), Fraction(900))), blows)
    assert even.winner == DRAW and end_reason(even, DRAW) == "even" and not broken_invariants(even)
    # Who was out before has no part in it, whatever it has won.
    assert score(even) == (0.5, 0.5, 0)


def test_an_army_beaten_by_the_last_attack_holds_no_objective() -> None:
    near = fielded("Eve", BLUE, (24, 18))
    before = several(ANN, BORS, near, replace(CID, status=AWAY), out=(GREEN,))
    assert side_points(before, BLUE) == 100
    over = hit(before, "Bors", 5)
    assert over.phase == OVER and over.figures[2].status == AWAY and not broken_invariants(over)
    assert side_points(over, BLUE) == 0
    stays = hit(replace(before, house=house(broken_army="fights_on")), "Bors", 5)
    assert stays.phase == OVER and stays.figures[2].status == FIELDED and side_points(stays, BLUE) == 100


def end_fields(state: State, *blows: Blow) -> dict[str, object]:
    """What the event of the end says."""
    ref = referee()
    land_blows(ref, state, blows)
    (over,) = (event for event in ref.events if event.code == "over")
    return dict(over.data)


def test_the_end_of_a_battle_of_several_says_what_it_was_about_and_who_is_out() -> None:
    before = several(ANN, BORS, replace(CID, status=AWAY), out=(GREEN,), kind="last")
    over = end_fields(before, Blow(1, 8, 0))
    assert (over["why"], over["aim"], over["out"]) == ("alone", "last", ("Green", "Blue"))
    assert not {"aim", "out"} & set(end_fields(battle(priced(ANN), priced(BORS)), Blow(1, 4, 0)))


def test_two_sides_stay_on_the_field_at_the_end() -> None:
    over = hit(battle(priced(ANN), priced(BORS)), "Bors", 4)
    assert over.phase == OVER and over.figures[1].status == FIELDED


def test_points_win_by_a_tenth_of_the_limit_over_each_other_side() -> None:
    state = several(ANN, BORS, CID, taken=(Fraction(300), Fraction(200), Fraction(150)))
    assert winner_now(state) == RED and end_reason(state, RED) == "most"
    close = replace(state, taken=(Fraction(299), Fraction(200), Fraction(199)))
    assert winner_now(close) == DRAW and first_sides(close) == (RED, BLUE)
    assert score(replace(close, phase=OVER, winner=DRAW)) == (0.5, 0.5, 0)


def test_an_objective_counts_for_who_has_strictly_most_there() -> None:
    near = tuple(fielded(name, side, (x, 18)) for side, (name, x) in enumerate((("A", 22), ("B", 24), ("C", 26))))
    more = fielded("D", GREEN, (26, 16))
    assert [side_points(several(*near), side) for side in range(3)] == [0, 0, 0]
    assert [side_points(several(*near, more), side) for side in range(3)] == [0, 0, 100]


def test_who_loses_the_leader_is_out() -> None:
    aim = Aim(kind="leader", limit=1000, leaders=("Ann", "Bors", "Cid"))
    more = (fielded(f"more {side}", side, *row(30, 4 + 8 * side, 8)) for side in range(3))
    state = replace(several(ANN, BORS, CID, *more), aim=aim)
    after = hit(state, "Bors", 8)
    assert after.out == (BLUE,) and [unit.status for unit in after.figures].count(LOST) == 1


@pytest.mark.parametrize("kind", ["last", "rout"])
def test_a_battle_to_the_last_goes_on_until_one_side_is_left(kind: str) -> None:
    state = several(ANN, BORS, CID, kind=kind)
    half = hit(state, "Bors", 4)
    # Where nerve counts, a token beats a side of one unit.
    assert half.out == ((BLUE,) if kind == "rout" and half.figures[BLUE].body.token else ())
    gone = hit(state, "Bors", 8)
    assert gone.out == (BLUE,) and winner_now(gone) == DRAW
    assert hit(gone, "Cid", 8).winner == RED


@pytest.mark.parametrize("kind", ["last", "rout"])
def test_in_a_battle_to_the_last_those_who_are_left_share_whatever_they_have_won(kind: str) -> None:
    aim = Aim(kind=kind, limit=1000, rounds=1)
    state = hit(several(ANN, BORS, CID, aim=aim, taken=(Fraction(900), Fraction(0), Fraction(0)), stage=2), "Bors", 8)
    over = end_turn(referee(), state)
    assert (over.phase, over.winner, end_reason(over, DRAW)) == (OVER, DRAW, "rounds")
    assert score(over) == (0.5, 0, 0.5)
    both, _ = land_blows(referee(), state, (Blow(0, 8, 2), Blow(2, 8, 0)))
    assert (both.phase, both.winner, end_reason(both, DRAW)) == (OVER, DRAW, kind)
    assert score(both) == (0.5, 0, 0.5)


def test_a_rout_takes_those_who_have_lost_their_nerve_off_the_field() -> None:
    state = alter_body(several(ANN, BORS, CID, kind="rout"), 1, body_with_token)
    after = end_if_broken(referee(), state)
    assert after.out == (BLUE,) and after.figures[1].status == AWAY and not broken_invariants(after)


def test_who_is_out_does_not_roll_for_the_order() -> None:
    state = hit(several(ANN, BORS, CID, fielded("Dan", GOLD, (40, 20)), sides=4), "Bors", 4)
    rolled = roll_order(referee(), replace(state, house=house(initiative_each_round="true"), round=2))
    assert sorted(rolled.order[:3]) == [RED, GREEN, GOLD] and rolled.order[3] == BLUE
    assert rolled.stage == 0 and rolled.phase == PICK
    assert [load_system("wargame").seats.is_out(rolled, side) for side in (RED, BLUE)] == [False, True]


def test_a_vehicle_gives_points_only_when_it_is_removed() -> None:
    state = several(ANN, fielded("Tank", BLUE, (30, 20), profile=TANK), BORS, CID)
    hurt, gone = (land_blows(Script([[face - 1]], answers=[0]), state, (Blow(1, 2, 0),))[0] for face in (1, 8))
    assert hurt.figures[1].status == FIELDED and hurt.taken[RED] == 0
    assert gone.figures[1].status == LOST and gone.taken[RED] == 50


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"taken": ()}, "the points that the sides have taken"),
        ({"taken": (Fraction(-1), Fraction(0), Fraction(0))}, "the points that the sides have taken"),
        ({"out": (1, 1)}, "the sides out of the battle"),
        ({"out": (3,)}, "the sides out of the battle"),
        ({"out": (0, 1, 2)}, "the sides out of the battle"),
        ({"out": (1,)}, "an army that is out of the battle is on the field"),
    ],
)
def test_what_of_several_cannot_be_breaks_an_invariant(changed: dict[str, object], fault: str) -> None:
    (found,) = broken_invariants(replace(several(ANN, BORS, CID), **changed))
    assert found.startswith(fault)


def test_the_prompt_for_a_leader_says_what_his_loss_means() -> None:
    state = several(ANN, BORS, CID)
    asked: Question[Answer] = Question(RED, "leader", answers=())
    assert "out of the battle" in prompt(state, asked, None).text
    assert "wins at once" in prompt(battle(ANN, BORS), asked, None).text
