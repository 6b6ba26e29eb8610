"""Tests of the referee of a company: who alone sees a throw, whichever verb makes it."""

import pytest

from affray.systems.fortmayn.content import codes
from affray.systems.fortmayn.turn.company_referee import CompanyReferee
from tests.units.fortmayn.friends import BOB, CAT, WORLD, hub
from tests.units.fortmayn.people import thrown


@pytest.mark.parametrize(
    ("why", "keeper"), [(codes.ROLL_ROOM, WORLD), (codes.ROLL_COINS, CAT), (codes.ROLL_TEST, None)]
)
@pytest.mark.parametrize("verb", ["roll", "roll_sum", "roll_count", "roll_kinds"])
def test_a_throw_is_for_the_side_that_it_is_about(verb: str, why: int, keeper: int | None) -> None:
    ref = thrown([3])
    more = {"roll_count": (0b100,), "roll_kinds": (0,)}.get(verb, ())
    getattr(CompanyReferee(ref, hub(), CAT), verb)(1, 6, *more, why)
    assert [event.data.get("keeper") for event in ref.events] == [keeper]


def test_what_is_told_of_a_purse_goes_to_its_player_and_of_somebody_new_to_whoever_makes_him() -> None:
    referee = CompanyReferee(thrown(), hub(), CAT)
    assert referee.hearers("buys", "Berin") == (BOB,) and referee.hearers("created", "Dara") == (CAT,)
    assert referee.hearers("clock") == () and referee.hearers("event_die") == (WORLD,)
