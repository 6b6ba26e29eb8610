"""Time, distance and pace. [FT-TIME-01 FT-TIME-03 FT-DIST-01 FT-DIST-02 FT-DIST-03 FT-DIST-04 FT-DIST-05 FT-DIST-06]"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from msgspec.structs import replace

from affray.core.reading.tables import look_up
from affray.referee import rule
from affray.systems.fortmayn.content.codes import BAND_NAMES, FAR_AWAY, MOMENTS_AN_HOUR, OUNCES_A_MOMENT
from affray.systems.fortmayn.content.people import FOR_GOOD, Clock, Foe, Lasting, Person, Place
from affray.systems.fortmayn.content.tables import distance_bands, move_reach, time_units

NO_MOVE, NEARBY_MOVE, DISTANT_MOVE = range(3)
MOVE_NAMES = ("none", "nearby", "distant")
BANDS: Mapping[str, int] = {name: band for band, name in enumerate(BAND_NAMES)}
YARDS_A_MOMENT, MILES_AN_HOUR = 100, 3
HOURS_A_DAY = 24
MOUNTED_PACE = 3
"""A mount triples the distance of a Moment (filler). [FT-FILL-07]"""
"""Both as they are given; the hourly figure is open walking. [FT-DIST-05]"""
SECOND_UNIT = "second"


# --- distance ---------------------------------------------------------------------------------------------------------
def band_at_feet(feet: float) -> int:
    """The band of a distance in feet; a shared limit belongs to the nearer one. [FT-DIST-01]

    >>> [band_at_feet(feet) for feet in (5, 6, 60, 120, 121)]
    [0, 1, 1, 2, 3]
    """
    limits = [distance_bands()[name].max_feet_inclusive for name in BAND_NAMES[:FAR_AWAY]]
    return next((band for band, most in enumerate(limits) if feet <= most), FAR_AWAY)


@rule
def longest_move(act: int, overloaded: int) -> int:
    """The longest move of an Ounce: Nearby with an action, Distant without one; overloaded never beyond Nearby.

    [FT-DIST-02 FT-LOAD-03]

    >>> longest_move(1, 0), longest_move(0, 0), longest_move(0, 1)
    (1, 2, 1)
    """
    return NEARBY_MOVE if act or overloaded else DISTANT_MOVE


@cache
def reachable_bands(band: int, move: int) -> tuple[int, ...]:
    """The bands to a target that a move can end in, near to far, the present one included. [FT-DIST-02 FT-DIST-03
    FT-DIST-04 FT-DIST-06]

    >>> reachable_bands(3, NEARBY_MOVE), reachable_bands(3, DISTANT_MOVE), reachable_bands(0, NEARBY_MOVE)
    ((3,), (2, 3), (0, 1))
    """
    if move == NO_MOVE:
        return (band,)
    rows = (row for row in move_reach() if (BANDS[row.from_band], row.move) == (band, MOVE_NAMES[move]))
    return tuple(BANDS[name] for name in next(rows).reaches.split())


def distance_covered(unit: str, amount: Fraction, *, mounted: bool = False) -> tuple[Fraction, str]:
    """The distance covered while exploring, on foot or mounted, in Moments (yards) or Hours (miles). Raises InputError.
    [FT-DIST-05 FT-FILL-07]

    >>> distance_covered("moment", Fraction(2), mounted=True)
    (Fraction(600, 1), 'yards')
    """
    yards = amount * YARDS_A_MOMENT * (MOUNTED_PACE if mounted else 1)
    return look_up(unit, {"moment": (yards, "yards"), "hour": (amount * MILES_AN_HOUR, "miles")}, "unit")


# --- time -------------------------------------------------------------------------------------------------------------
def unit_seconds(unit: str) -> Fraction:
    """A unit of time in seconds. Raises InputError for an unknown one. [FT-TIME-01]

    >>> unit_seconds("ounce"), unit_seconds("hour")
    (Fraction(15, 2), Fraction(3600, 1))
    """
    known = {SECOND_UNIT: Fraction(1), **{row.unit: Fraction(row.approx_seconds) for row in time_units().values()}}
    return look_up(unit, known, "unit")


def time_in_units(amount: Fraction, unit: str, to: str) -> Fraction:
    """An amount of time in another unit. Raises InputError for an unknown one. [FT-TIME-01]

    >>> time_in_units(Fraction(24), "ounce", "moment")
    Fraction(2, 1)
    """
    return amount * unit_seconds(unit) / unit_seconds(to)


def read_clock(clock: Clock) -> tuple[int, int, int]:
    """The day, counted from 1, the Hour of the day and the Moment of the Hour that a clock shows. [FT-TIME-01 FT-TIME-03]

    >>> read_clock(Clock(moment=959)), read_clock(Clock(moment=960))
    ((1, 23, 39), (2, 0, 0))
    """
    hours, moment = divmod(clock.moment, MOMENTS_AN_HOUR)
    days, hour = divmod(hours, HOURS_A_DAY)
    return days + 1, hour, moment


def clock_after(clock: Clock, moments: int = 0, ounces: int = 0) -> Clock:
    """The clock some Moments and Ounces later. Moments count on over the days. [FT-TIME-01 FT-TIME-02 FT-TIME-03]

    >>> clock_after(Clock(ounce=11), ounces=1)
    Clock(ounce=0, moment=1, day=0)
    """
    full = clock.ounce + ounces
    return clock._replace(ounce=full % OUNCES_A_MOMENT, moment=clock.moment + moments + full // OUNCES_A_MOMENT)


def is_lasting(effect: Lasting, clock: Clock) -> bool:
    """Whether something still holds at that time."""
    return effect.until == FOR_GOOD or clock.moment < effect.until


def age_person(person: Person, moments: int) -> Person:
    """A character some Moments later. [FT-OOFA-07]"""
    return replace(person, fat_head=max(0, person.fat_head - moments)) if person.fat_head else person


def age_place(place: Place, moments: int) -> Place:
    """A room some Moments later, with the foes who stayed there. [FT-BAN-04]"""
    foes = tuple(age_foe(foe, moments) for foe in place.foes)
    return place if foes == place.foes else replace(place, foes=foes)


def age_foe(foe: Foe, moments: int) -> Foe:
    """A foe some Moments later. One that was banished comes back with all its Difficulty Dice. Reading: so does one
    that was asleep or bound. [FT-BAN-04 FT-FILL-05]"""
    away, asleep = max(0, foe.away - moments), max(0, foe.asleep - moments)
    if (away, asleep) == (foe.away, foe.asleep):
        return foe
    back = (foe.away and not away) or (foe.asleep and not asleep)
    return replace(foe, away=away, asleep=asleep, dd=foe.dd_start if back else foe.dd)
