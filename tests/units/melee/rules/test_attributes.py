"""Which ST a rule means, what resists the mind's attacks, and what may be known."""

import pytest

from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.attributes import (
    fatigue_pool,
    knowledge_capacity,
    losses,
    may_know,
    mind_target,
    st_now,
    strength,
)

SHARED, EVERYWHERE = House(shared_st_pool=1), House(current_st_everywhere=1)
BOTH = House(shared_st_pool=1, current_st_everywhere=1)


def test_hits_reduce_st_below_nothing_too() -> None:
    assert [st_now(12, hits) for hits in (0, 11, 14)] == [12, 1, -2]


@pytest.mark.parametrize(
    ("house", "lost", "counted", "pool"),
    [(PLAIN, 3, 12, 12), (SHARED, 7, 12, 9), (EVERYWHERE, 3, 9, 9), (BOTH, 7, 5, 9)],
)
def test_the_house_says_which_st_counts(house: House, lost: int, counted: int, pool: int) -> None:
    assert losses(3, 4, house) == lost
    assert strength(12, 3, 4, house) == counted
    assert fatigue_pool(12, 3, house) == pool


def test_where_hits_and_fatigue_share_st_the_pool_is_spent_when_st_is() -> None:
    for fatigue in range(12):
        left = st_now(12, losses(3, fatigue, SHARED))
        assert left == fatigue_pool(12, 3, SHARED) - fatigue


def test_the_better_of_iq_and_wis_counts_unless_iq_alone_does() -> None:
    iq_only = House(wis_mode=1)
    assert [mind_target(9, 12, PLAIN), mind_target(12, 9, PLAIN), mind_target(9, 12, iq_only)] == [12, 12, 9]
    assert [knowledge_capacity(9, 12, PLAIN), knowledge_capacity(9, 12, iq_only)] == [12, 9]


def test_wis_makes_room_for_spells_but_meets_no_requirement() -> None:
    assert [may_know(9, 14, iq, 13, PLAIN) for iq in (8, 9, 10)] == [1, 1, 0]
    assert [may_know(9, 14, 9, known, House(wis_mode=1)) for known in (8, 9)] == [1, 0]
