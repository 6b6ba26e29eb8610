"""What hits do to a figure. [CM-INJ-01 CM-INJ-07]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.melee.content.codes import DEAD, NO_STANCE, PRONE, STANDING, TOLD_HURT, UNCONSCIOUS, WELL
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.attributes import losses, st_now, strength

LOW_ST = 3
LARGE_ST, HUGE_ST = 30, 50


class Health(NamedTuple):
    """A figure as far as injuries go; flags are 0 or 1."""

    st: int
    """Starting ST."""
    hits: int = 0
    """Hits taken in all."""
    turn_hits: int = 0
    """Hits taken this turn."""
    acted: int = 0
    """Whether it has acted this turn."""
    posture: int = STANDING
    """Its posture."""
    stance: int = NO_STANCE
    """Dodging, defending or neither."""
    status: int = WELL
    """Well, unconscious or dead."""
    low: int = 0
    """Whether its ST has been 3 or less in this combat."""
    fell: int = 0
    """Whether hits knocked it down this turn."""
    lost: int = 0
    """Whether that cost its action."""
    fatigue: int = 0
    """Fatigue spent."""


# --- how badly --------------------------------------------------------------------------------------------------------
@rule
def is_low(now: int) -> int:
    """Whether ST is reduced so far that it costs DX for the rest of the combat. [CM-INJ-01]"""
    return 1 if now <= LOW_ST else 0


@rule
def low_dx(low: int) -> int:
    """What an ST that was 3 or less costs in DX. [CM-INJ-01]"""
    return -3 * low


@rule
def status_of(now: int) -> int:
    """How a figure of so much reduced ST is. [CM-INJ-02 CM-INJ-03]

    >>> [status_of(now) for now in (2, 1, 0, -4)] == [WELL, UNCONSCIOUS, DEAD, DEAD]
    True
    """
    if now > 1:
        return WELL
    return UNCONSCIOUS if now == 1 else DEAD


@rule
def wound_threshold(st: int) -> int:
    """How many hits in one turn cost DX in the next one, by ST. [CM-INJ-04 CM-INJ-06]

    >>> [wound_threshold(st) for st in (12, 29, 30, 49, 50)]
    [5, 5, 9, 9, 15]
    """
    if st >= HUGE_ST:
        return 15
    return 9 if st >= LARGE_ST else 5


@rule
def fall_threshold(st: int) -> int:
    """How many hits in one turn knock a figure down, by ST. [CM-INJ-05 CM-INJ-06]

    >>> [fall_threshold(st) for st in (12, 29, 30, 49, 50)]
    [8, 8, 16, 16, 25]
    """
    if st >= HUGE_ST:
        return 25
    return 16 if st >= LARGE_ST else 8


@rule
def is_wounded(turn_hits: int, st: int) -> int:
    """Whether so many hits in one turn cost DX throughout the next. [CM-INJ-04 CM-INJ-06]"""
    return 1 if turn_hits >= wound_threshold(st) else 0


@rule
def wounded_dx(wounded: int) -> int:
    """What the hits of the turn before cost in DX, once. [CM-INJ-04]"""
    return -2 * wounded


# --- hits -------------------------------------------------------------------------------------------------------------
@rule
def is_knocked_down(body: Health, turn_hits: int, st: int) -> int:
    """Whether so many hits of this turn knock the figure down, which happens once a turn. [CM-INJ-05]"""
    return 1 if body.fell == 0 and turn_hits >= fall_threshold(st) else 0


@rule
def hurt(body: Health, hits: int, house: House) -> Health:
    """The figure after so many hits that got through, from whatever source.

    Reading: a figure that lies already is knocked down all the same, and one that a spell has felled before loses its
    action; who is dead or unconscious lies prone and neither dodges nor defends. By `current_st_everywhere` the class of
    size is that of the ST left after these hits.
    [CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-INJ-05 CM-INJ-07]
    """
    total, turn_hits = body.hits + hits, body.turn_hits + hits
    now = st_now(body.st, losses(total, body.fatigue, house))
    st = strength(body.st, total, body.fatigue, house)
    falls = is_knocked_down(body, turn_hits, st)
    status = max(body.status, status_of(now))
    down = falls != 0 or status != WELL
    return Health(
        st=body.st,
        hits=total,
        turn_hits=turn_hits,
        acted=body.acted,
        posture=PRONE if down else body.posture,
        stance=NO_STANCE if down else body.stance,
        status=status,
        low=max(body.low, is_low(now)),
        fell=max(body.fell, falls),
        lost=1 if turn_hits >= fall_threshold(st) and body.acted == 0 else body.lost,
        fatigue=body.fatigue,
    )


@procedure
def wound(ref: Referee, body: Health, hits: int, house: House) -> Health:
    """The figure after so many hits, told: the hits, the ST left, the status, knocked down by them. [CM-INJ-07]"""
    after = hurt(body, hits, house)
    now = st_now(after.st, losses(after.hits, after.fatigue, house))
    tell(ref, TOLD_HURT, hits, now, after.status, after.fell - body.fell)
    return after
