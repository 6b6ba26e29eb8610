"""The verbs of the cases about distance and travel."""

from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from affray.core.reading.given import Answer, Given, read_given
from affray.systems.fortmayn.cases.given import (
    BandName,
    band_number,
    run_op,
)
from affray.systems.fortmayn.content.codes import (
    BAND_NAMES,
)
from affray.systems.fortmayn.rules import time_and_distance


class BandGiven(Given, frozen=True, kw_only=True):
    """`travel band`: a distance in feet."""

    op: Literal["band"]
    feet: Annotated[float, msgspec.Meta(ge=0)]


def travel_band(given: Answer) -> Answer:
    """The band at a distance. [FT-DIST-01]"""
    return {"band": BAND_NAMES[time_and_distance.band_at_feet(read_given(given, BandGiven).feet)]}


class MoveGiven(Given, frozen=True, kw_only=True, rename={"start": "from"}):
    """`travel move`: the band to the target, whether there is an action too, and whether the mover is overloaded."""

    op: Literal["move"]
    start: BandName
    act: bool
    overloaded: bool


def travel_move(given: Answer) -> Answer:
    """The bands that a move can end in. [FT-DIST-02 FT-DIST-03 FT-DIST-04 FT-LOAD-03]"""
    asked = read_given(given, MoveGiven)
    longest = time_and_distance.longest_move(int(asked.act), int(asked.overloaded))
    return {
        "reach": [BAND_NAMES[band] for band in time_and_distance.reachable_bands(band_number(asked.start), longest)]
    }


class TimeGiven(Given, frozen=True, kw_only=True):
    """`travel time`: an amount of one unit, to be given in another."""

    op: Literal["time"]
    amount: Annotated[float, msgspec.Meta(ge=0)]
    unit: Literal["second", "ounce", "moment", "hour"]
    to: Literal["second", "ounce", "moment", "hour"]


def write_number(found: Fraction) -> int | float:
    """A number as cases write it."""
    return found.numerator if found.denominator == 1 else float(found)


def travel_time(given: Answer) -> Answer:
    """An amount of time in another unit. [FT-TIME-01]"""
    asked = read_given(given, TimeGiven)
    return {"amount": write_number(time_and_distance.time_in_units(Fraction(str(asked.amount)), asked.unit, asked.to))}


class PaceGiven(Given, frozen=True, kw_only=True):
    """`travel pace`: an amount of Moments or Hours on foot."""

    op: Literal["pace"]
    unit: Literal["moment", "hour"]
    amount: Annotated[float, msgspec.Meta(ge=0)]


def travel_pace(given: Answer) -> Answer:
    """The distance covered while exploring for that time. [FT-DIST-05]"""
    asked = read_given(given, PaceGiven)
    far, measure = time_and_distance.distance_covered(asked.unit, Fraction(str(asked.amount)))
    return {"distance": write_number(far), "measure": measure}


def travel_case(given: Answer) -> Answer:
    """Run `travel`: band, move, time or pace."""
    return run_op(given, {"band": travel_band, "move": travel_move, "time": travel_time, "pace": travel_pace})
