"""What heroes and vehicles suffer."""

import csv
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import Event
from affray.referee import Script
from affray.space.plane.bases import LEFT, REAR, RIGHT
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import (
    ATTACKER,
    CHOOSER_NAMES,
    DEFENDER,
    DEFENSE_LESS,
    FACING_LOST,
    LADDER,
    MOVE_LESS,
    NOBODY,
    RANGE_LESS,
    REDUCTION_NAMES,
)
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PACKAGE, PLAIN, read_house
from affray.systems.wargame.rules.hull import (
    Damage,
    Hull,
    can_reduce,
    damage_after_roll,
    defense_left,
    lost_facings,
    move_left,
    range_left,
    shut_facings,
)
from affray.systems.wargame.rules.losses_and_damage import (
    NO_REDUCTION,
    REMOVED,
    DamageRoll,
    added_damage,
    chooser_at,
    damage,
    hero_die,
    hero_hits,
    is_troops,
    open_reductions,
    reduction_refusal,
)

TANK = Hull(8 * INCH, 16, 18 * INCH)
WRECK = Hull(0, 1, 0, damage=Damage(shut=shut_facings((0, 1, 2, 3))))
OWNER, FOE = 3, 7
hulls = st.builds(
    Hull, st.integers(0, 3).map(lambda n: n * INCH // 2), st.integers(1, 3), st.integers(0, 5).map(lambda n: n * INCH),
    st.integers(0, 1),
    st.builds(Damage, *[st.integers(0, 3)] * 4, st.permutations(range(4)).map(lambda some: shut_facings(tuple(some[:2])))),
)  # fmt: skip


def reduced(hull: Hull, choice: int) -> Hull:
    """The vehicle with one reduction more."""
    return hull._replace(damage=damage_after_roll(hull.damage, choice, 0))


def left(hull: Hull) -> tuple[int, int, int]:
    """Move, Defense and range that damage has left."""
    lost = hull.damage
    return move_left(hull.move, lost), defense_left(hull.defense, lost), range_left(hull.range, lost)


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(files(PACKAGE).joinpath("data", name).read_text("utf-8").splitlines()))


def test_a_hero_takes_as_many_hits_as_its_die_has_steps() -> None:
    for step, sides in enumerate(LADDER):
        assert hero_die(sides, step) == 4
        assert hero_die(sides, step + 1) == REMOVED


def test_hits_on_heroes_are_the_quotient_or_one() -> None:
    other = read_house({"hero_hits": "one_per_attack"})
    assert [hero_hits(3, house) for house in (PLAIN, other)] == [3, 1]
    assert hero_hits(0, other) == 0


def test_troops_are_all_but_heroes_and_vehicles() -> None:
    assert [is_troops(kind) for kind in range(5)] == [1, 1, 1, 0, 0]


def test_the_damage_table_is_that_of_the_rules() -> None:
    for row in rows("vehicle_damage.csv"):
        last = int(row["score_max"] or 99)
        for score in range(int(row["score_min"]), last + 1):
            assert chooser_at(score) == CHOOSER_NAMES.index(row["chooser"] or None)
            if row["destroyed"] == "false":
                assert added_damage(score) == (row["plus_one_on_later_rolls"] == "true")


def test_the_reductions_are_those_of_the_table() -> None:
    table = {row["choice"]: row for row in rows("vehicle_reductions.csv")}
    assert left(reduced(TANK, MOVE_LESS))[0] - TANK.move == int(table["move"]["change"]) * INCH
    assert left(reduced(TANK, DEFENSE_LESS))[1] - TANK.defense == int(table["defense"]["change"])
    assert left(reduced(TANK, RANGE_LESS))[2] - TANK.range == int(table["range"]["change"]) * INCH
    assert [left(reduced(Hull(1, 2, 1), choice)) for choice in (MOVE_LESS, DEFENSE_LESS, RANGE_LESS)] == [
        (int(table["move"]["floor"]), 2, 1), (1, int(table["defense"]["floor"]), 1), (1, 2, int(table["range"]["floor"])),
    ]  # fmt: skip
    assert set(REDUCTION_NAMES) == {name for row in table for name in row.split("|")}


@given(hulls)
def test_every_open_reduction_changes_something_and_can_be_repeated_to_the_end(hull: Hull) -> None:
    steps = 0
    while found := open_reductions(hull):
        assert all(can_reduce(hull, choice) and reduced(hull, choice) != hull for choice in found)
        hull, steps = reduced(hull, found[steps % len(found)]), steps + 1
    assert left(hull) == (0, 1, 0)
    assert {*lost_facings(hull.damage), *(() if hull.rear else (REAR,))} == set(range(4))


def test_without_a_rear_arc_there_is_no_rear_to_lose() -> None:
    assert [len(open_reductions(TANK._replace(rear=rear))) for rear in (0, 1)] == [6, 7]
    fault = reduction_refusal(TANK, FACING_LOST + REAR)
    assert fault is not None
    assert fault.code == "no_reduction"
    assert reduction_refusal(TANK, FACING_LOST + LEFT) is None


# --- the damage roll --------------------------------------------------------------------------------------------------
class Asked(Script):
    """A script that knows who was asked."""

    def answer(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        assert who == (OWNER if x <= 4 or x >= 8 else FOE)
        return super().answer(who, what, most, x, y, z)


@pytest.mark.parametrize(
    ("roll", "quotient", "chooser", "after"),
    [
        (1, 2, DEFENDER, Damage(slower=1)),
        (4, 2, ATTACKER, Damage(slower=1)),
        (8, 1, DEFENDER, Damage(slower=1, worse=1)),
    ],
)
def test_owner_or_foe_chooses_by_the_score(roll: int, quotient: int, chooser: int, after: Damage) -> None:
    found = damage(Asked([[roll - 1]], [0]), OWNER, FOE, TANK, quotient, 0)
    assert found == DamageRoll(after, roll + quotient, chooser, MOVE_LESS, 0)


def test_what_was_raised_before_counts_and_ten_destroys() -> None:
    ref = Script([[5]], codes=CODES)
    hull = TANK._replace(damage=Damage(worse=2))
    assert damage(ref, OWNER, FOE, hull, 2, 0) == DamageRoll(hull.damage, 10, NOBODY, NO_REDUCTION, 1)
    assert ref.events == [
        Event(
            "vehicle_damage", {"score": 10, "chooser": 0, "choice": -1, "roll": "roll_vehicle_damage"}, (5,),
            clauses=("UW-VEH-13", "UW-VEH-14"),
        )
    ]  # fmt: skip


def test_without_a_quotient_nobody_rolls_unless_the_table_has_it_so() -> None:
    assert damage(Script(), OWNER, FOE, TANK, 0, 0) == DamageRoll(TANK.damage, 0, NOBODY, NO_REDUCTION, 0)
    assert damage(Script([[0]], [5]), OWNER, FOE, TANK, 0, 1).damage == Damage(shut=shut_facings((RIGHT,)))


def test_where_nothing_is_left_nobody_is_asked_and_later_rolls_still_rise() -> None:
    assert damage(Script([[7]]), OWNER, FOE, WRECK, 1, 0).damage == WRECK.damage._replace(worse=1)
