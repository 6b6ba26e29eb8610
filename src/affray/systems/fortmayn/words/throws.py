"""How dice are drawn: what each die of a roll did, and what becomes of those at risk. [FT-CORE-03 FT-ARM-02 FT-SUND-02]

The referee tells with a pool's roll which kind each die is. The dice that a roll exposes are settled by what is told after it:
saved, kept by a sunder, or lost.
"""

from collections.abc import Iterable, Mapping

from affray.core import Event
from affray.core.faces.throw_picture import Throw
from affray.systems.fortmayn.content.codes import ARMOR, HEAD, POOL_NAMES, SAVE_NAMES, SHIELD
from affray.systems.fortmayn.rules.dice.pools import HIT, HIT_ON_FIVE, LOW

NONE, HITS, SPARE, EXPOSED, LOST, WORN, SPARED = "", "hit", "spare", "exposed", "lost", "worn", "spared"
"""What becomes of a die."""
SAVED = "saved"
MANY = 16
"""More dice than any pool has."""
OF_BODY = frozenset(("roll_melee", "roll_defend", "roll_shot_at"))
OF_HEAD = frozenset(("roll_shot", "roll_talk", "roll_banish", "roll_cast", "roll_reaction"))
HARM: Mapping[str, str] = {
    "test": "lost",
    "stunt": "lost",
    "exchange": "exposed",
    "defended": "exposed",
    "shot_at": "exposed",
    "duel_roll": "lows",
}
"""The field of an event that says how many dice are at risk."""
AT_ONCE: Mapping[str, str] = {"talked": "exhausted", "turned": "exhausted", "cast": "exhausted"}
"""The field of an event that says how many dice are lost, where nothing saves any."""


def throw(event: Event) -> Throw | None:
    """How the dice of an event are drawn, and what it settles of those thrown before it; None for anything else."""
    settled = settled_fates(event)
    if "kinds" in event.data and event.dice:
        return Throw(event_number(event, "sides"), die_fates(event), rolled_pool(event), settled)
    if event.code == "used" and event.dice:
        return Throw(
            event_number(event, "thrown"),
            (WORN if event_number(event, "left") < event_number(event, "before") else NONE,),
        )
    return Throw(settles=settled) if settled else None


def event_number(event: Event, name: str) -> int:
    """A number of an event; 0 where it has none."""
    value = event.data.get(name, 0)
    return value if isinstance(value, int) else 0


def rolled_pool(event: Event) -> str:
    """Which pool is rolled, where the roll tells it."""
    roll = event.data.get("roll", event.code)
    return POOL_NAMES[HEAD] if roll in OF_HEAD else POOL_NAMES[HEAD - 1] if roll in OF_BODY else ""


def die_fates(event: Event) -> tuple[str, ...]:
    """What became of each die of a pool: of those that remove as many hit as the event says, of the lows as many are at risk
    or lost; before anything is said of them all do. [FT-MELEE-05 FT-MELEE-06]"""
    kinds = event.data["kinds"]
    assert isinstance(kinds, tuple)
    is_said = event.code in HARM or event.code in AT_ONCE or event.code == "shot"
    hits = (
        event_number(event, "removed")
        if is_said and event.code not in ("defended", "shot_at")
        else 0
        if is_said
        else MANY
    )
    risk, name = (
        (event_number(event, AT_ONCE[event.code]), LOST)
        if event.code in AT_ONCE
        else (lows_at_risk(event, is_said=is_said), EXPOSED)
    )
    return tuple(deal_fates(kinds, hits, risk, name))


def lows_at_risk(event: Event, *, is_said: bool) -> int:
    """How many of the lows are at risk: all while nothing has been said of them, none of a shot's. [FT-RANGE-02]"""
    return event_number(event, HARM[event.code]) if event.code in HARM else 0 if is_said else MANY


def deal_fates(kinds: Iterable[object], hits: int, risk: int, name: str) -> Iterable[str]:
    """What each die does, in their order; the lowest are at risk first."""
    for kind in kinds:
        if kind in (HIT, HIT_ON_FIVE):
            yield HITS if hits > 0 else SPARE
            hits -= 1
        elif kind == LOW:
            yield name if risk > 0 else NONE
            risk -= 1
        else:
            yield NONE


def settled_fates(event: Event) -> tuple[str, ...]:
    """What an event makes of the dice that an earlier roll put at risk; more than there are is no harm. Those of another than
    the roller are none of them. [FT-FILL-12]"""
    if event_number(event, "other"):
        return ()
    match event.code:
        case "saved":
            item = event_number(event, "saved")
            return (f"{SAVED}-{SAVE_NAMES[item]}",) if item in (SHIELD, ARMOR) else ()
        case "sundered":
            return (f"{SAVED}-sunder",)
        case "betrayed":
            return (f"{SAVED}-attachment",)
        case "dice_lost":
            return (LOST,) * event_number(event, "lost") + (SPARED,) * MANY
        case code if code in AT_ONCE and not event.dice:
            return (LOST,) * event_number(event, AT_ONCE[code]) + (SPARED,) * MANY
    return ()
