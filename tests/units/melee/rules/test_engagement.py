"""Who engages whom."""

from typing import NamedTuple

import msgspec
import pytest

from affray.core.reading.tables import load_table
from affray.space.bodies import covered_hexes
from affray.space.hex import DIRECTIONS, Hex
from affray.systems.melee.content.codes import DISENGAGED, ENGAGED, IN_HTH, KNEELING, PRONE
from affray.systems.melee.content.house_rules import PACKAGE, PLAIN
from affray.systems.melee.rules import engagement
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import shape_of

ME = Placed(0, ((0, 0),), 3)


class Row(msgspec.Struct, frozen=True):
    size_min: int
    size_max: int
    one_hex_engagers_needed: int
    multi_hex_engagers_needed: int
    source: str


def foe(pos: Hex = (0, -1), facing: int = 3) -> Placed:
    return Placed(1, (pos,), facing)


def by(*others: Placed, me: Placed = ME) -> tuple[int, ...]:
    return engagement.engagers((me, *others), 0)


def test_the_numbers_needed_are_those_of_the_table() -> None:
    rows = load_table(PACKAGE, "engagement.csv", Row)
    for row in rows:
        for size in range(row.size_min, row.size_max + 1):
            alone = [number for number in range(10) if engagement.has_enough_engagers(size, number, 0)]
            larger = [number for number in range(10) if engagement.has_enough_engagers(size, 0, number)]
            assert (alone[0], larger[0]) == (row.one_hex_engagers_needed, row.multi_hex_engagers_needed)
    assert engagement.has_enough_engagers(9, 2, 0) == 0 and engagement.has_enough_engagers(9, 3, 0) == 1


def test_front_hexes_engage_and_the_own_facing_does_not_matter() -> None:
    for facing in range(6):
        assert by(foe(), me=ME._replace(facing=facing)) == (1,)
    engaging = [facing for facing in range(6) if by(foe(facing=facing))]
    assert engaging == [2, 3, 4]


@pytest.mark.parametrize(
    ("enemy", "engages"),
    [
        (foe()._replace(armed=0), False),
        (foe()._replace(awake=0), False),
        (foe()._replace(in_hth=1), False),
        (foe()._replace(posture=PRONE), False),
        (foe()._replace(posture=KNEELING), True),
        (foe()._replace(side=0), False),
        (foe(facing=5), False),
        (foe(facing=5)._replace(side_is_front=1), True),
    ],
)
def test_who_engages_nobody(enemy: Placed, engages: bool) -> None:
    assert bool(by(enemy)) is engages


class Height(NamedTuple):
    airborne: int = 0
    meets_ground: int = 0
    apart: int = 0

    def applied_to(self, figure: Placed) -> Placed:
        return figure._replace(airborne=self.airborne, meets_ground=self.meets_ground, apart=self.apart)


GROUND, FLYING, MEETING, APART = Height(), Height(1), Height(1, 1), Height(1, 0, 1)


@pytest.mark.parametrize(
    ("mine", "its", "engages"),
    [
        (GROUND, GROUND, True),
        (FLYING, GROUND, False),
        (GROUND, FLYING, False),
        (MEETING, GROUND, True),
        (GROUND, MEETING, True),
        (FLYING, FLYING, True),
        (APART, FLYING, True),
        (APART, APART, False),
        (FLYING, Height(0, 1, 0), False),
    ],
)
def test_heights(mine: Height, its: Height, engages: bool) -> None:
    me, enemy = mine.applied_to(ME), its.applied_to(foe())
    assert bool(by(enemy, me=me)) is engages
    assert engagement.heights_meet(me, enemy) is engagement.heights_meet(enemy, me) is engages


def test_a_large_figure_takes_more_or_larger_enemies() -> None:
    rosette = Placed(0, covered_hexes(shape_of(7), (0, 0), 0), 0)
    ring = [foe((2 * q, 2 * r), (turn + 3) % 6) for turn, (q, r) in enumerate(DIRECTIONS)]
    assert not engagement.is_engaged_among((rosette, *ring[:2]), 0)
    assert engagement.is_engaged_among((rosette, *ring[:3]), 0)
    long = foe()._replace(hexes=((0, -2), (0, -3)))
    assert engagement.is_engaged_among((rosette, long), 0)


def test_nobody_is_engaged_alone() -> None:
    assert not engagement.is_engaged_among((ME,), 0)


def test_the_state_puts_hand_to_hand_first() -> None:
    states = [engagement.state_at_move(hth, near) for hth, near in ((1, 0), (1, 1), (0, 1), (0, 0))]
    assert states == [IN_HTH, IN_HTH, ENGAGED, DISENGAGED]


def test_a_weapon_that_strikes_or_nature_arms_and_a_bow_only_by_the_option() -> None:
    bows = PLAIN._replace(bowmen_engage=1)
    assert [engagement.is_armed(*held, PLAIN) for held in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0))] == [1, 1, 0, 0]
    assert [engagement.is_armed(*held, bows) for held in ((0, 0, 1), (0, 0, 0))] == [1, 0]
