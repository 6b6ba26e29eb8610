"""Banishing undead: a social conflict with all of them that are Nearby or Distant.

[FT-BAN-01 FT-BAN-02 FT-BAN-03 FT-BAN-04 FT-BAN-05]
"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.fortmayn.content.codes import (
    CLOSE,
    DISTANT,
    NEARBY,
    ROLL_BANISH,
    ROLL_BANISHED,
    TOLD_AWAY,
    TOLD_BANISH,
)
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.talk import Parley, exchange, mask_of

TIME_DICE, TIME_DIE = 2, 4
UNDEAD, HOLY_SYMBOL = "undead", "holy_symbol"


class Banishing(NamedTuple):
    """The outcome of an attempt: the Difficulty Dice left of each target in the order of the rolls, the HEAD Dice left,
    the mask of the attachments given up, and the Moments for which the banished are gone."""

    dd: tuple[int, ...]
    ready: int
    betrayed: int
    moments: int


# --- targets ----------------------------------------------------------------------------------------------------------
@rule
def is_reached(band: int, house: House) -> int:
    """Whether an attempt affects undead at that distance: Nearby or Distant, Close too with `banish_close`. [FT-BAN-02]"""
    return int(band in (NEARBY, DISTANT) or (band == CLOSE and house.banish_close != 0))


def banishing_order(bands: Sequence[int], house: House) -> tuple[int, ...]:
    """The places of the undead that an attempt rolls against: near to far, then as they are listed. [FT-BAN-02
    FT-BAN-03]

    >>> banishing_order((DISTANT, NEARBY, 3, CLOSE), House())
    (1, 0)
    """
    reached = (place for place, band in enumerate(bands) if is_reached(band, house))
    return tuple(sorted(reached, key=lambda place: bands[place]))


# --- rolls ------------------------------------------------------------------------------------------------------------
@procedure
def banish_one(
    ref: Referee, who: int, type: int, ready: int, die: int, foe: Target, attachments: int, used: int, house: House
) -> Parley:
    """One roll against undead, as an exchange of a social conflict. [FT-BAN-01 FT-BAN-03]"""
    return exchange(
        ref,
        who,
        type=type,
        ready=ready,
        die=die,
        foe=foe,
        attachments=attachments,
        used=used,
        why=ROLL_BANISH,
        outcome_code=TOLD_BANISH,
        house=house,
    )


@procedure
def banish(
    ref: Referee, who: int, type: int, ready: int, die: int, foes: tuple[Target, ...], attachments: int, house: House
) -> Banishing:
    """An attempt against these undead, in order: one roll for each while dice are ready, or with `banish_roll` one for
    the whole group, whose hits are spent in that order. [FT-BAN-03 FT-BAN-04]"""
    left = [foe.dd for foe in foes]
    used = 0
    groups = (tuple(range(len(foes))),) if house.banish_roll else tuple((place,) for place in range(len(foes)))
    for group in groups:
        if ready == 0:
            break
        foe = foes[group[0]] if len(group) == 1 else Target(sum(left[place] for place in group))
        found = banish_one(
            ref, who, type=type, ready=ready, die=die, foe=foe, attachments=attachments, used=used, house=house
        )
        hits = found.removed
        for place in group:
            taken = min(left[place], hits)
            left[place] -= taken
            hits -= taken
        ready = found.ready
        used |= mask_of(found.betrayed)
    gone = 0 in left
    moments = roll_sum(ref, TIME_DICE, TIME_DIE, ROLL_BANISHED) + TIME_DICE if gone else 0
    if gone:
        tell(ref, TOLD_AWAY, moments)
    kept = tuple(dd if not dd or not house.banish_partial else foe.dd for dd, foe in zip(left, foes, strict=True))
    return Banishing(kept, ready, used, moments)
