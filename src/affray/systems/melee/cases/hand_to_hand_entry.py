"""The case verb of entries into hand-to-hand."""

from typing import Literal

from affray.core.reading.given import Answer, Given, read_given
from affray.systems.melee.cases.given import Dice, Part, Posture, Whole, dice_script, house_of
from affray.systems.melee.content.codes import (
    GOES_NAMES,
    HELD_DAGGER,
    HELD_NATURAL,
    HELD_NONE,
    HELD_OTHER,
    POSTURE_NAMES,
    ZONE_NAMES,
)
from affray.systems.melee.rules.hand_to_hand_entry import (
    Entry,
    attacker_destination,
    defender_hth_kind,
    is_attacker_down,
    is_defender_down,
    is_hit_back,
    is_hth_begun,
    may_enter,
    must_attacker_drop,
    must_defender_drop,
    roll_defence,
)

HELD = {"none": HELD_NONE, "dagger": HELD_DAGGER, "natural": HELD_NATURAL, "other": HELD_OTHER}
FIGHTS_WITH = {HELD_NONE: "bare_hands", HELD_DAGGER: "dagger", HELD_NATURAL: "natural"}


class Entering(Part, frozen=True, kw_only=True):
    """A figure that enters an enemy's hex."""

    ma: Whole
    from_zone: Literal["front", "side", "rear"] = "front"
    ready: Literal["none", "dagger", "other"] = "none"
    shield: bool = False


class Defender(Part, frozen=True, kw_only=True):
    """The figure whose hex is entered."""

    ma: Whole
    posture: Posture = "standing"
    back_to_wall: bool = False
    agrees: bool = False
    ready: Literal["none", "dagger", "natural", "other"] = "none"
    carries_dagger: bool = False
    shield: bool = False


class EntryGiven(Given, frozen=True, kw_only=True):
    """An entry, and the defense dice in order."""

    attacker: Entering
    defender: Defender
    rolls: Dice = ()


def entry_of(g: EntryGiven) -> Entry:
    """The entry of a case."""
    a, d = g.attacker, g.defender
    return Entry(
        a.ma,
        zone=ZONE_NAMES.index(a.from_zone),
        held=HELD[a.ready],
        shield=int(a.shield),
        foe_ma=d.ma,
        foe_posture=POSTURE_NAMES.index(d.posture),
        foe_at_wall=int(d.back_to_wall),
        foe_agrees=int(d.agrees),
        foe_unarmed=int(d.ready == "none"),
        foe_held=HELD[d.ready],
        foe_dagger=int(d.carries_dagger),
        foe_shield=int(d.shield),
    )


def hth_entry(given: Answer) -> Answer:
    """Whether an enemy's hex may be entered, and what the defense makes of it. [CM-HTH-01 CM-HTH-04 CM-HTH-07]"""
    g = read_given(given, EntryGiven)
    house_of(g)
    e = entry_of(g)
    if may_enter(e) == 0:
        return {"allowed": False}
    ref = dice_script(*((die,) for die in g.rolls))
    number = roll_defence(ref, e)
    happens = is_hth_begun(number) != 0
    answer: dict[str, object] = {
        "allowed": True,
        "result": "hth" if happens else "repelled",
        "defender_drops": must_defender_drop(number, e) != 0,
        "both_fall": is_attacker_down(number) != 0 and is_defender_down(number, e) != 0,
        "auto_hit": is_hit_back(number) != 0,
        "attacker_goes": GOES_NAMES[attacker_destination(number)],
        "attacker_drops": must_attacker_drop(number, e) != 0,
        "rolls_used": len(ref.rolls),
    }
    if happens:
        answer["defender_fights_with"] = FIGHTS_WITH[defender_hth_kind(number, e)]
    return answer
