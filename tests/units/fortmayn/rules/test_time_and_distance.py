"""Distance, pace and time."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.people import FOR_GOOD, Clock, Lasting
from affray.systems.fortmayn.position.clock import after_camp, pass_time
from affray.systems.fortmayn.rules.time_and_distance import (
    DISTANT_MOVE,
    NEARBY_MOVE,
    NO_MOVE,
    distance_covered,
    reachable_bands,
    time_in_units,
)
from tests.units.fortmayn.people import at, brainy, brawny, foe


@pytest.mark.parametrize("band", [CLOSE, NEARBY, DISTANT, FAR_AWAY])
def test_a_nearby_move_changes_one_band_a_distant_one_two_and_far_away_only_the_latter(band: int) -> None:
    bands = range(FAR_AWAY + 1)
    near = [other for other in bands if abs(other - band) <= (0 if band == FAR_AWAY else 1)]
    far = [other for other in bands if abs(other - band) <= (1 if band == FAR_AWAY else 2)]
    assert [*reachable_bands(band, NO_MOVE)] == [band]
    assert [*reachable_bands(band, NEARBY_MOVE)] == near
    assert [*reachable_bands(band, DISTANT_MOVE)] == far


def test_exploring_goes_at_a_pace_of_its_own_by_the_moment_and_by_the_hour() -> None:
    assert distance_covered("moment", Fraction(4)) == (Fraction(400), "yards")
    assert distance_covered("hour", Fraction(2)) == (Fraction(6), "miles")
    with pytest.raises(InputError, match="unit 'day' is unknown"):
        distance_covered("day", Fraction(1))


def test_times_change_their_units() -> None:
    assert time_in_units(Fraction(2), "hour", "moment") == 80
    assert time_in_units(Fraction(1), "moment", "second") == 90
    with pytest.raises(InputError, match="unit 'week' is unknown"):
        time_in_units(Fraction(1), "week", "hour")


def test_what_lasts_runs_down_by_all_the_time_that_passes() -> None:
    light = Lasting(does="light", until=40)
    state = at(brawny(fat_head=30), brainy(), foes=[foe(dd=0, dd_start=2, away=31), foe("Wolf 1", "wolf", 1)])
    state = replace(state, lasting=(light, Lasting(does="step", until=FOR_GOOD)))
    half = pass_time(state, moments=30)
    assert (half.people[0].fat_head, half.foes[0].away, half.foes[0].dd, half.foes[1]) == (0, 1, 0, state.foes[1])
    assert half.lasting == state.lasting
    after = pass_time(half, moments=10)
    assert (after.foes[0].away, after.foes[0].dd) == (0, 2)
    assert [effect.does for effect in after.lasting] == ["step"]
    assert pass_time(state, ounces=5) == replace(state, clock=Clock(ounce=5))


def test_foes_of_other_rooms_come_back_too() -> None:
    state = at(brawny(), brainy())
    there = replace(state.places[0], foes=(foe(dd=0, dd_start=2, away=5, bands=()),))
    state = pass_time(replace(state, places=(there, state.places[0])), moments=6)
    assert (state.places[0].foes[0].dd, state.places[0].foes[0].away, state.places[1].foes) == (2, 0, ())


def test_a_sleeper_that_wakes_has_all_its_dice() -> None:
    state = pass_time(at(brawny(), brainy(), foes=[foe(dd=0, dd_start=2, asleep=1)]), moments=1)
    assert (state.foes[0].asleep, state.foes[0].dd) == (0, 2)


def test_a_camp_takes_eight_hours_and_ends_the_day() -> None:
    assert after_camp(at(brawny())).clock == Clock(0, 320, 1)
