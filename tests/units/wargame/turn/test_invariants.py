"""Which positions of the wargame are sound."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.space.plane.measure import DEGREE
from affray.systems.wargame.content.codes import NO_FORMATION, REGIMENT, SKIRMISH
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.position.state import (
    ACT,
    AWAY,
    DEPLOY,
    DRAW,
    LOST,
    OVER,
    PICK,
    ROUND,
    START,
    WAITING,
    Activation,
    Aim,
    State,
    Unit,
)
from affray.systems.wargame.rules.order_and_actions import Progress
from affray.systems.wargame.turn.invariants import broken_invariants
from tests.wargame_arena import (
    BLUE,
    RED,
    TANK,
    E,
    N,
    S,
    acting,
    altered,
    battle,
    block,
    kind,
    lone,
    regiment,
    skirmish,
    start,
    table,
)

PIKES = regiment("Pikes", RED, 6, 3, (10, 10), N)
FOE = skirmish("Foe", BLUE, [(10, 11), (11.5, 11)], facing=S)
ANN = lone("Ann", RED, (20, 10))
WAGON = lone("Wagon", BLUE, (30, 20), E, TANK)
SOUND = battle(PIKES, FOE, ANN, WAGON)
LATER = battle(PIKES, FOE, replace(ANN, status=LOST, at=()), WAGON)


def test_positions_that_games_begin_with_are_sound() -> None:
    assert broken_invariants(SOUND) == ()
    assert broken_invariants(acting(SOUND, "Pikes")) == ()
    assert broken_invariants(start("01-patrol-clash")) == ()


def with_unit(unit: Unit) -> tuple[str, ...]:
    """What is wrong with the position in which a unit stands for the one of its name, or for the pikes."""
    figures = [unit if figure.id == unit.id else figure for figure in SOUND.figures]
    return broken_invariants(replace(SOUND, figures=tuple(figures if unit in figures else (unit, *figures[1:]))))


@pytest.mark.parametrize(
    ("unit", "fields", "fault"),
    [
        (PIKES, {"id": "A_B"}, "expected a name without underscores, bars or double blanks"),
        (PIKES, {"side": 2}, "its side is none of the game's"),
        (PIKES, {"status": 5}, "type, status or heading is none"),
        (PIKES, {"heading": 360 * DEGREE}, "type, status or heading is none"),
        (PIKES, {"profile": kind(type=5)}, "type, status or heading is none"),
        (PIKES, {"profile": kind(ad=(0, 6))}, "dice, Move, Defense or base is out of bounds"),
        (PIKES, {"profile": kind(ad=(1, 7))}, "dice, Move, Defense or base is out of bounds"),
        (PIKES, {"profile": kind(defense=0)}, "dice, Move, Defense or base is out of bounds"),
        (PIKES, {"profile": kind(move=-1)}, "dice, Move, Defense or base is out of bounds"),
        (PIKES, {"each": Fraction(-1)}, "its price is none"),
        (PIKES, {"gun": Fraction(1)}, "its price is none"),
        (PIKES, {"initial": 5}, "so many miniatures do not fit its status"),
        (FOE, {"status": LOST}, "so many miniatures do not fit its status"),
        (ANN, {"initial": 2}, "it is a hero or a vehicle, but not alone"),
        (PIKES, {"formation": NO_FORMATION, "files": 0}, "its formation is none of its type"),
        (WAGON, {"formation": SKIRMISH}, "its formation is none of its type"),
        (PIKES, {"files": 7}, "its files do not fit its formation and number"),
        (PIKES, {"files": 0}, "its files do not fit its formation and number"),
        (FOE, {"files": 1}, "its files do not fit its formation and number"),
        (ANN, {"token": True}, "it makes no checks, yet has a token"),
        (ANN, {"steps": 3}, "a hero stands who has lost all steps, or steps are lost by no hero"),
        (PIKES, {"steps": 1}, "a hero stands who has lost all steps, or steps are lost by no hero"),
        (PIKES, {"worse": 1}, "it is damaged, yet no vehicle"),
        (ANN, {"shut": (0,)}, "it is damaged, yet no vehicle"),
        (WAGON, {"slower": 9}, "it has lost more than it had"),
        (WAGON, {"weaker": 16}, "it has lost more than it had"),
        (WAGON, {"shorter": 10}, "it has lost more than it had"),
        (WAGON, {"worse": -1}, "it has lost more than it had"),
        (WAGON, {"shut": (1, 1)}, "it has lost a facing twice, or one that it has not"),
        (WAGON, {"shut": (2,)}, "it has lost a facing twice, or one that it has not"),
    ],
)
def test_a_unit_that_cannot_be_is_named(unit: Unit, fields: dict[str, object], fault: str) -> None:
    wrong = altered(unit, **fields)
    assert with_unit(wrong) == (f"unit {wrong.id!r}: {fault}",)


def test_marks_of_disorder_and_nerve_lie_on_the_field_alone() -> None:
    gone = altered(FOE, status=LOST, at=(), disordered=True)
    assert with_unit(gone) == ("unit 'Foe': it is disordered or has a token, yet is not on the field",)
    waiting = altered(FOE, status=WAITING, at=(), activated=True)
    assert with_unit(waiting) == ("unit 'Foe': it was activated, yet waits",)


def test_what_is_hurt_as_far_as_it_can_be_is_sound() -> None:
    assert with_unit(altered(WAGON, slower=8, weaker=15, shorter=9, worse=40, shut=(0, 1, 3))) == ()
    assert with_unit(altered(ANN, steps=2)) == ()
    assert with_unit(replace(PIKES, status=AWAY)) == ()
    assert with_unit(replace(PIKES, status=LOST, at=(), files=0)) == ()


@pytest.mark.parametrize(
    ("unit", "fault"),
    [
        (regiment("Pikes", RED, 2, 2, (0.2, 5), N), "unit 'Pikes' stands off the field"),
        (regiment("Pikes", RED, 2, 2, (40, 5), N), "unit 'Pikes' stands in terrain"),
        (replace(PIKES, files=2), "unit 'Pikes' is out of formation"),
        (skirmish("Foe", BLUE, [(10, 11), (12.1, 11)]), "unit 'Foe' is out of formation"),
        (lone("Ann", RED, (10, 10.9)), "bases of 'Pikes' and 'Ann' overlap"),
    ],
)
def test_nobody_stands_where_nobody_can(unit: Unit, fault: str) -> None:
    figures = tuple(unit if troop.id == unit.id else troop for troop in (PIKES, ANN, FOE, WAGON))
    assert broken_invariants(battle(*figures, board=table(block("rock", 40, 5, 2, 2))))[:1] == (fault,)


def test_where_a_neighbour_is_enough_and_once_it_is_over_losses_may_leave_somebody_alone() -> None:
    apart = skirmish("Foe", BLUE, [(10, 11), (14, 11)])
    assert broken_invariants(battle(apart)) == ("unit 'Foe' is out of formation",)
    assert broken_invariants(battle(apart, options={"coherency": "neighbour"})) == ()
    assert broken_invariants(battle(apart, phase=OVER, winner=RED)) == ()


@pytest.mark.parametrize(
    ("marks", "fault"),
    [
        (((0, 1),), None),
        (((0, 1), (0, 1)), "the marks are out of order"),
        (((1, 0),), "a melee is marked between 1 and 0"),
        (((0, 9),), "a melee is marked between 0 and 9"),
        (((0, 3),), "a melee is marked between 0 and 3"),
        (((0, 2),), "a melee is marked between 0 and 2"),
    ],
)
def test_a_melee_is_marked_between_enemies_in_contact_alone(
    marks: tuple[tuple[int, int], ...], fault: str | None
) -> None:
    assert broken_invariants(replace(SOUND, marks=marks)) == (() if fault is None else (fault,))


ACTING = acting(SOUND, "Pikes")


@pytest.mark.parametrize(
    ("state", "fields", "fault"),
    [
        (SOUND, {"sides": ("Red", "Red")}, "expected two sides or more, each with its own name"),
        (SOUND, {"figures": (PIKES, PIKES)}, "two figures have the same name"),
        (SOUND, {"house": PLAIN._replace(coherency=2)}, "option coherency: no value 2"),
        (SOUND, {"aim": Aim(attacker=2)}, "the attacker or the named heroes are none of the sides'"),
        (SOUND, {"aim": Aim(leaders=("Ann",))}, "the attacker or the named heroes are none of the sides'"),
        (SOUND, {"round": 9}, "round 9 of 8"),
        (SOUND, {"phase": 10}, "the phase is none"),
        (SOUND, {"order": ()}, "the order is none of the sides"),
        (SOUND, {"order": (0, 0)}, "the order is none of the sides"),
        (LATER, {"phase": START}, "the order is settled, yet a unit is not on the field"),
        (SOUND, {"stage": 2}, "no side has the turn"),
        (SOUND, {"phase": START, "order": ()}, "a unit is on the field before the order is rolled"),
        (SOUND, {"winner": RED}, "the winner does not fit the phase"),
        (SOUND, {"phase": OVER}, "the winner does not fit the phase"),
        (SOUND, {"phase": OVER, "winner": 2}, "the winner does not fit the phase"),
        (SOUND, {"phase": ROUND, "round": 2}, "the order is rolled anew, yet holds for the game"),
        (SOUND, {"phase": ACT}, "the activation does not fit the phase"),
        (SOUND, {"act": Activation(0, Progress(1))}, "the activation does not fit the phase"),
        (ACTING, {"act": Activation(9, Progress(1))}, "no unit is activated"),
        (ACTING, {"act": Activation(1, Progress(1))}, "unit 'Foe' cannot be the one activated"),
        (ACTING, {"act": Activation(0, Progress(0))}, "the actions left, or attacks made, are out of bounds"),
        (ACTING, {"act": Activation(0, Progress(4))}, "the actions left, or attacks made, are out of bounds"),
        (
            ACTING,
            {"act": Activation(0, Progress(1, melees=-1))},
            "the actions left, or attacks made, are out of bounds",
        ),
    ],
)
def test_a_turn_that_cannot_be_is_told(state: State, fields: dict[str, object], fault: str) -> None:
    assert broken_invariants(replace(state, **fields)) == (fault,)


def test_a_drawn_game_and_a_round_whose_order_is_rolled_are_sound() -> None:
    assert broken_invariants(replace(SOUND, phase=OVER, winner=DRAW)) == ()
    anew = battle(PIKES, options={"initiative_each_round": True}, phase=ROUND, round=2)
    assert broken_invariants(anew) == ()
    assert broken_invariants(replace(anew, round=1)) == ("the order is rolled anew, yet holds for the game",)


def test_who_waits_is_deployed_before_the_first_turn() -> None:
    late = replace(FOE, status=WAITING, at=(), files=0)
    assert broken_invariants(battle(PIKES, late, phase=DEPLOY)) == ()
    assert broken_invariants(battle(PIKES, late, phase=PICK)) == ("a unit waits after the deployment",)
    rows = replace(PIKES, status=WAITING, at=(), formation=REGIMENT, files=7)
    assert broken_invariants(battle(rows, phase=DEPLOY)) == (
        "unit 'Pikes': its files do not fit its formation and number",
    )
