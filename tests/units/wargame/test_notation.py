"""Battles as one line of text."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core import InputError
from affray.space.plane.measure import DEGREE
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.profile import Ability, Weapon
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.state import AWAY, LEFT_OUT, LOST, OVER, ROUND, START, WAITING, Aim, State, Table
from affray.systems.wargame.roster.battlefields import tables
from tests.wargame_arena import (
    BLUE,
    CREW,
    RED,
    SCENARIOS,
    SPEARS,
    SWORDSMAN,
    TANK,
    N,
    acting,
    altered,
    battle,
    clash,
    lone,
    regiment,
    skirmish,
    spot,
    start,
    whole_game,
)

PIKES = regiment("Old Pikes", RED, 7, 3, (10, 10), 30)
FOE = skirmish("Guards", BLUE, [(11, 20.25), (12.5, 20)])
OWN = replace(
    SPEARS,
    weapons=(Weapon("Long Fang", 2, 0), Weapon("sling", 0, 1, Fraction("7.5"), Fraction("3.75"))),
    abilities=(Ability("fast"), Ability("stealth", Fraction("12.5"))),
    move=Fraction("5.4"),
    base=(Fraction("1.5"), Fraction(2)),
)
LINE = write_state(battle(PIKES, FOE))


def same(state: State) -> bool:
    """Whether a position reads back as it was written, on one line."""
    text = write_state(state)
    return len(text.splitlines()) == 1 and read_state(text) == state


def test_a_battle_is_written_in_inches_and_degrees() -> None:
    state = battle(FOE, far=False)
    assert write_state(state) == (
        'wargame 1 | phase=pick sides=["Red","Blue"] order=[0,1] '
        'house={"flee_distance":"full_move","terrain_way":"each","regiment_reach":"capped","leader_named":"players"} | '
        'field id=table name=Table size=[48,36] deployment=[{"player":1,"outline":[[0,0],[48,0],[48,8],[0,8]],'
        '"heading":90},{"player":2,"outline":[[0,28],[48,28],[48,36],[0,36]],"heading":270}] | '
        "Guards: side=1 dice=[1,6] defense=8 initial=2 move=6 each=10 status=fielded at=[[11,20.25],[12.5,20]] heading=90"
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_each_scenario_reads_back(name: str) -> None:
    assert same(start(name))


@pytest.mark.parametrize("table", tables().values(), ids=list(tables()))
def test_each_battlefield_reads_back(table: Table) -> None:
    count = len(table.zones)
    aim = replace(AIM, leaders=("Old Pikes", *("",) * (count - 1)))
    taken = (Fraction(100),) * count if count > 2 else ()
    names, order = ("Red", "Blue", "Green", "Gold")[:count], tuple(range(count))
    assert same(replace(battle(far=False), board=table, aim=aim, sides=names, order=order, taken=taken))


AIM = Aim(5, 1500, "leader", 1, Fraction("0.4"), ("Old Pikes", ""))


@pytest.mark.parametrize(
    "state",
    [
        battle(PIKES, FOE, aim=AIM),
        battle(PIKES, FOE, phase=OVER, winner=-2, round=3),
        battle(replace(PIKES, status=WAITING, at=()), far=False, phase=START, order=()),
        battle(PIKES, FOE, options={"initiative_each_round": "true", "coherency": "neighbour"}, phase=ROUND, round=2),
        battle(replace(FOE, status=AWAY), replace(PIKES, id="Lost", status=LOST, at=(), files=0)),
        battle(replace(PIKES, status=LEFT_OUT, at=())),
        battle(skirmish("Crew", RED, [(3, 3), (4, 3)], CREW, gun=Fraction("42.5"), disordered=True, token=True)),
        acting(battle(lone("Tank", RED, (9, 9), 22.5, TANK, slower=1, weaker=2, worse=1, shut=(1, 3))), "Tank", 1),
        acting(battle(lone("Sword", RED, (9, 9), N, SWORDSMAN, steps=2)), "Sword", 2, melees=1, prepared=1),
        battle(PIKES, skirmish("Guards", BLUE, [(9.4, 11.6)]), marks=()),
    ],
    ids=range(10),
)
def test_whatever_a_battle_has_reads_back(state: State) -> None:
    assert same(state)


def test_own_weapons_and_abilities_describe_themselves() -> None:
    state = battle(skirmish("Own", RED, [(5, 5.123456789), (6.75, 5)], OWN), far=False)
    text = write_state(state)
    assert 'weapons=[["Long\\u0020Fang",2,0,0,null],["sling",0,1,7.5,3.75]] abilities=["fast",["stealth",12.5]]' in text
    assert same(state)


@settings(max_examples=40)
@given(
    spots=st.tuples(st.integers(2 * 10**9, 20 * 10**9), st.integers(2 * 10**9, 30 * 10**9)),
    heading=st.integers(0, 360 * DEGREE - 1),
    marks=st.tuples(st.booleans(), st.booleans(), st.booleans()),
    steps=st.integers(0, 2),
    each=st.integers(0, 10**6),
    left=st.integers(1, 3),
)
def test_any_place_heading_and_price_reads_back(
    spots: tuple[int, int], heading: int, marks: tuple[bool, bool, bool], steps: int, each: int, left: int
) -> None:
    disordered, activated, prepared = marks
    hero = altered(lone("Sword", RED, (0, 0), profile=SWORDSMAN), at=(spots,), heading=heading, steps=steps)
    assert hero.profile.type == HERO
    hero = altered(hero, each=Fraction(each, 10000), disordered=disordered)
    late = skirmish("Late", BLUE, [(40, 10), (42, 10)], activated=activated)
    assert same(acting(battle(hero, late), "Sword", left, prepared=int(prepared)))


@pytest.mark.parametrize("number", [1, 2])
def test_the_positions_of_a_whole_battle_read_back(number: int) -> None:
    for place, (_, state) in enumerate(whole_game(clash(), number)):
        assert place % 5 or same(state)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("wargame 1", "wargame 2", "expected 'wargame 1'"),
        ("phase=pick", "phase=lunch", "phase 'lunch': expected one of start, deploy"),
        ("order=[0,1]", "order=[0,1] goal=tea", "expected 2 to 4 sides and one of the goals points, hold"),
        ('["Red","Blue"]', '["Red","Blue","Green"]', "field: expected a zone for each of 3 sides, got 2"),
        (
            '{"player":2,',
            '{"player":2,"outline":[[0,0],[48,0],[48,8]],"heading":90},{"player":3,',
            "for each of 2 sides, got 3",
        ),
        ("order=[0,1]", "order=[0,1] share=1e999", "share: expected a number, got inf"),
        ("order=[0,1]", 'order=[0,1] share="1/0"', "share: '1/0': expected a number, or a fraction such as 1/3"),
        ("field id", "map id", "expected field id=NAME"),
        ("size=[48,36]", "size=[48,3]", "position: field: expected a field of at least 12"),
        ("size=[48,36]", "size=wide", "position: field: size: expected"),
        ("status=fielded at=[[11", "status=asleep at=[[11", "unit 'Guards': status 'asleep' is unknown"),
        ("status=fielded at=[[11", "type=god status=fielded at=[[11", "unit 'Guards': type 'god' is unknown"),
        ("status=fielded at=[[11", "base=[0,1] status=fielded at=[[11", "base: expected a width and a depth above 0"),
        ("status=fielded at=[[11", 'shut=["top"] status=fielded at=[[11', "facing 'top' is unknown"),
        ("at=[[11,20.25]", "at=[[1e9,20.25]", "unit 'Guards': expected inches between"),
        ("at=[[11,20.25]", "at=[[12,20.25]", "bases of 'Guards' and 'Guards' overlap"),
        ("dice=[1,6] defense=8 initial=2", "dice=[1,7] defense=8 initial=2", "dice, Move, Defense or base"),
        ("dice=[1,6] defense=8 initial=2", "dice=[1,6] lunch=8 initial=2", "unknown field 'lunch'"),
    ],
)
def test_what_does_not_fit_is_told_in_one_line(old: str, new: str, fault: str) -> None:
    assert LINE.count(old) >= 1
    with pytest.raises(InputError) as caught:
        read_state(LINE.replace(old, new))
    assert fault in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
    assert str(caught.value).startswith("position: ")


def test_places_are_those_of_the_board() -> None:
    assert read_state(LINE).figures[1].at[0] == spot(11, 20.25)


@settings(max_examples=150)
@given(
    start=st.integers(0, len(LINE)),
    length=st.integers(0, 12),
    new=st.sampled_from(("", "-1", "1e400", "[]", "null", '"x"', "=", " | ", ": ", "9" * 400, "{}", "0.5")),
)
def test_a_line_with_something_else_in_it_is_a_position_or_told_in_one_line(start: int, length: int, new: str) -> None:
    found = read_or_fault(LINE[:start] + new + LINE[start + length :])
    assert same(found) if isinstance(found, State) else len(found.splitlines()) == 1


def read_or_fault(text: str) -> State | str:
    """The position of a text, or what is wrong with it."""
    try:
        return read_state(text)
    except InputError as error:
        return str(error)
