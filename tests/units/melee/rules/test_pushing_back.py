"""Large figures push smaller enemies back."""

import pytest

from affray.space.bodies import covered_hexes
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.rules import pushing_back
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import shape_of
from affray.systems.melee.rules.steps import Field, Going

OPEN = Field()
BEAR = Placed(0, covered_hexes(shape_of(2), (0, 0), 0), 0)
FOE = Placed(1, ((0, -1),), 0)
NORTH = (0, -1)
ST = (30, 12, 12, 12)


def fault(*figures: Placed, sts: tuple[int, ...] = ST, field: Field = OPEN, going: Going | None = None) -> str | None:
    refusal = pushing_back.push_refusal(field, figures, 0, NORTH, sts, going or Going(4), PLAIN)
    return None if refusal is None else refusal.code


def test_a_stronger_and_larger_figure_pushes_one_that_has_room() -> None:
    assert fault(BEAR, FOE) is None


@pytest.mark.parametrize(
    ("figures", "sts", "code"),
    [
        ((BEAR, FOE), (12, 12), "push"),
        ((BEAR, FOE._replace(hexes=((0, -1), (0, -2)))), ST, "push"),
        ((Placed(0, ((0, 0),), 0), FOE), ST, "push"),
        ((BEAR, FOE._replace(side=0)), ST, "friend"),
    ],
)
def test_whom_it_cannot_push(figures: tuple[Placed, ...], sts: tuple[int, ...], code: str) -> None:
    assert fault(*figures, sts=sts) == code


def test_walls_and_the_pace_hold_it_up() -> None:
    assert fault(BEAR, FOE, field=Field(walls={NORTH})) == "held"
    assert fault(BEAR, FOE, going=Going(2, 2)) == "cap"


def test_the_pushed_figure_goes_to_a_vacant_hex_and_not_into_the_pusher() -> None:
    ways = set(pushing_back.push_ways(OPEN, (BEAR, FOE), 0, NORTH, Going(4), PLAIN))
    assert ways == {(0,), (1,), (2,), (4,), (5,)}
    room = Field(walls={(0, -2), (1, -2), (1, -1), (-1, -1)})
    assert set(pushing_back.push_ways(room, (BEAR, FOE), 0, NORTH, Going(4), PLAIN)) == {(4,)}
    shut = Field(walls={(0, -2), (1, -2), (1, -1), (-1, -1), (-1, 0)})
    assert fault(BEAR, FOE, field=shut) == "push-room"


def test_it_gives_way_and_the_pusher_comes_to_stand_there() -> None:
    after = pushing_back.push_back((BEAR, FOE), 0, NORTH, (1,))
    assert after[1].hexes == ((1, -2),)
    assert after[0].hexes == ((0, -1), (0, 0)) and after[0].facing == 0


def test_bodies_are_walked_over_and_pushed_by_nobody() -> None:
    assert pushing_back.figures_in_way((BEAR, FOE._replace(awake=0)), 0, ((0, -1), (0, 0))) == ()
    assert fault(BEAR, FOE._replace(awake=0)) is None


def test_two_are_pushed_one_after_the_other_to_different_hexes() -> None:
    giant = Placed(0, covered_hexes(shape_of(3), (0, 0), 0), 0)
    foes = (FOE, FOE._replace(hexes=((1, -1),)))
    ways = list(pushing_back.push_ways(OPEN, (giant, *foes), 0, NORTH, Going(4), PLAIN))
    assert pushing_back.figures_in_way((giant, *foes), 0, ((0, -1), (0, 0), (1, -1))) == (1, 2)
    for way in ways:
        after = pushing_back.push_back((giant, *foes), 0, NORTH, way)
        held = [pos for figure in after for pos in figure.hexes]
        assert len(held) == len(set(held)) == 5
    assert ways and fault(giant, *foes) is None
    assert fault(giant, *foes, sts=(24, 12, 12)) == "push"


def test_a_push_is_refused_when_only_one_of_two_has_room() -> None:
    giant = Placed(0, covered_hexes(shape_of(3), (0, 0), 0), 0)
    foes = (FOE, FOE._replace(hexes=((1, -1),)))
    around = {(0, -2), (1, -2), (-1, 0), (-1, -1), (2, -2), (2, -1)}
    group = around - {(1, -2)}
    assert fault(giant, *foes, field=Field(walls=around)) == "push-room"
    assert fault(giant, *foes, field=Field(walls=group)) == "push-room"
    assert fault(giant, *foes, field=Field(walls=group - {(-1, 0)})) is None


def test_a_push_that_shifts_stays_near_the_engagers() -> None:
    behind = Placed(1, ((0, 2),), 0)
    going = Going(1, 0, (2,))
    assert fault(BEAR, FOE, behind, going=going) == "push-room"
