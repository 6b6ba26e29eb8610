"""The case verbs of the special action: how a ruling is settled, what a special of the scenario does."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.space.plane.measure import is_within
from affray.systems.wargame.cases.dice import Faces, Length, Positive, check_dice_count, dice_script, length_of
from affray.systems.wargame.content.special_actions import LOSSES, SpecialAction, check_special
from affray.systems.wargame.rules.special import (
    Talk,
    after_acceptance,
    after_amendment,
    after_consent,
    can_amend,
    side_asked,
    special_attack,
    special_strike,
    special_success,
)


class RulingGiven(Given, frozen=True, kw_only=True):
    """The players in the order of their turns from the one who acts on, and what they answer in turn: the first one
    whatever the others have amended."""

    players: tuple[str, ...]
    answers: tuple[Literal["consent", "object", "amend"], ...]


def ruling(given: Answer) -> Answer:
    """Who is asked about a ruling, one after another, and whether it comes about. [UW-ABL-08]"""
    g = read_given(given, RulingGiven)
    others, talk, asked, amended = tuple(range(1, len(g.players))), Talk(), list[str](), False
    for text in g.answers:
        side = 0 if amended else side_asked(others, talk)
        if side is None:
            raise InputError("given: answers: expected no more, for all agree")
        asked.append(g.players[side])
        if text == "amend":
            if amended or not can_amend(talk, side):
                return {"legal": False, "asked": asked}
            talk, amended = after_amendment(talk, side), True
        elif text == "object":
            return {"legal": True, "asked": asked, "happens": False, "settled": True}
        else:
            talk, amended = after_acceptance(talk) if amended else after_consent(talk, side), False
    settled = not amended and side_asked(others, talk) is None
    return {"legal": True, "asked": asked, "happens": settled, "settled": settled}


class SpecialGiven(Given, frozen=True, kw_only=True):
    """A special of the scenario, how far its target is, the target's Defense, the dice."""

    special: dict[str, object]
    distance: Length
    defense: Positive = 1
    dice: Faces = ()


def special(given: Answer) -> Answer:
    """Whether a special reaches its target, and what its dice do: a quotient for losses, else whether it succeeds.
    [UW-ABL-09 UW-MEL-05]"""
    g = read_given(given, SpecialGiven)
    try:
        settled = msgspec.convert(g.special, SpecialAction)
    except msgspec.ValidationError as error:
        raise InputError(f"given: special: {error}") from None
    check_special(settled, "given: special")
    number, sides = settled.thrown
    reached = is_within(length_of(g.distance, "distance"), settled.reach)
    check_dice_count(g.dice, number if reached else 0, "dice")
    if not reached:
        return {"reached": False}
    ref = dice_script(g.dice)
    if settled.effect == LOSSES:
        return {"reached": True, "quotient": special_attack(ref, special_strike(number, sides, g.defense))}
    return {"reached": True, "success": bool(special_success(ref, number, sides, settled.least))}


VERBS: Mapping[str, Verb] = {"ruling": ruling, "special": special}
