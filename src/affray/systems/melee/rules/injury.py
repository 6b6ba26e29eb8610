"""What hits do to a figure. [CM-INJ-01 CM-INJ-07]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.melee.content.codes import DEAD, NO_STANCE, PRONE, STANDING, TOLD_HURT, UNCONSCIOUS, WELL
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.attributes import losses, st_now, strength

LOW_ST = 3
LARGE_ST, HUGE_ST = 30, 50


class Body(NamedTuple):
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
    wounded: int = 0
    """Whether the hits of the last turn cost it DX."""


# --- what is left -----------------------------------------------------------------------------------------------------
@rule
def st_left(body: Body, house: House) -> int:
    """ST as hits have reduced it. [CM-ATTR-03]"""
    return st_now(body.st, losses(body.hits, body.fatigue, house))


@rule
def st_counted(body: Body, house: House) -> int:
    """ST as weapons, hands and size class count it. [CM-ATTR-03]"""
    return strength(body.st, body.hits, body.fatigue, house)


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


@rule
def starting_body(body: Body, last_hits: int, house: House) -> Body:
    """A figure as it comes into a fight with what it has lost before, so many hits of it a turn ago; hits alone kill.
    [CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-INJ-04 CM-RENEW-01]"""
    now = st_left(body, house)
    worst = DEAD if body.hits > 0 else UNCONSCIOUS
    wounded = is_wounded(last_hits, st_counted(body, house))
    return body._replace(status=min(worst, status_of(now)), low=is_low(now), wounded=wounded)


# --- hits -------------------------------------------------------------------------------------------------------------
@rule
def is_knocked_down(body: Body, st: int) -> int:
    """Whether the hits of this turn knock the figure down, which happens once a turn. [CM-INJ-05]"""
    return 1 if body.fell == 0 and body.turn_hits >= fall_threshold(st) else 0


@rule
def hurt(body: Body, hits: int, house: House) -> Body:
    """The figure after so many hits that got through, from whatever source.

    Reading: a figure that lies already is knocked down all the same, and one that a spell has felled before loses its
    action; who is dead or unconscious lies prone and neither dodges nor defends. By `current_st_everywhere` the class of
    size is that of the ST left after these hits.
    [CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-INJ-05 CM-INJ-07]
    """
    struck = body._replace(hits=body.hits + hits, turn_hits=body.turn_hits + hits)
    now, st = st_left(struck, house), st_counted(struck, house)
    falls = is_knocked_down(struck, st)
    status = max(body.status, status_of(now))
    down = falls != 0 or status != WELL
    return struck._replace(
        posture=PRONE if down else body.posture,
        stance=NO_STANCE if down else body.stance,
        status=status,
        low=max(body.low, is_low(now)),
        fell=max(body.fell, falls),
        lost=1 if struck.turn_hits >= fall_threshold(st) and body.acted == 0 else body.lost,
    )


@rule
def go_prone(body: Body) -> Body:
    """A figure that goes prone without being knocked down. [CM-OPT-05 CM-HTH-04]"""
    return body._replace(posture=PRONE)


@rule
def fall(body: Body) -> Body:
    """A figure that is knocked down other than by hits: next turn it may only stand up or crawl. [CM-OPT-05 CM-RET-04]"""
    lost = 1 if body.acted == 0 else body.lost
    return body._replace(posture=PRONE, stance=NO_STANCE, fell=1, lost=lost)


@rule
def collapse(body: Body) -> Body:
    """A figure that fatigue makes unconscious. [CM-FAT-05]"""
    return body._replace(status=UNCONSCIOUS, posture=PRONE, stance=NO_STANCE)


@rule
def heal(body: Body, hits: int, house: House) -> Body:
    """The figure after so many hits of it have healed, unless it is dead; it wakes once its ST is no longer that of the
    unconscious.
    [CM-TURN-03 CM-INJ-02]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> heal(Body(9, 8, status=UNCONSCIOUS), 1, PLAIN).status == WELL
    True
    """
    if hits == 0 or body.status == DEAD:
        return body
    healed = body._replace(hits=max(0, body.hits - hits))
    return healed._replace(status=WELL) if status_of(st_left(healed, house)) == WELL else healed


@rule
def next_turn(body: Body, house: House) -> Body:
    """The figure as it goes into the next turn, in which its hits of this one may cost it DX.
    [CM-INJ-04 CM-INJ-05 CM-INJ-06 CM-INJ-07]"""
    wounded = is_wounded(body.turn_hits, st_counted(body, house))
    return body._replace(turn_hits=0, acted=0, stance=NO_STANCE, fell=0, lost=0, wounded=wounded)


@procedure
def wound(ref: Referee, body: Body, hits: int, house: House) -> Body:
    """The figure after so many hits, told: the hits, the ST left, the status, knocked down by them. [CM-INJ-07]"""
    after = hurt(body, hits, house)
    tell(ref, TOLD_HURT, hits, st_left(after, house), after.status, after.fell - body.fell)
    return after
