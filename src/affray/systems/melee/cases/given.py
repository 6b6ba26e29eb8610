"""What the cases of the guide may give: dice from 1 to 6, house rules, and a referee over them."""

from typing import Annotated, Literal

import msgspec

from affray.core.reading.given import Given
from affray.referee import Script
from affray.systems.melee.content.house_rules import House, read_house
from affray.systems.melee.position.arms import kit_of
from affray.systems.melee.rules import equipment
from affray.systems.melee.rules.adjusted_dx import Situation, standing_dx
from affray.systems.melee.rules.injury import Body, starting_body

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
Dice = tuple[Die, ...]
Whole = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Facing = Annotated[int, msgspec.Meta(ge=0, le=5)]
Place = tuple[int, int]
Posture = Literal["standing", "kneeling", "prone"]
ArmorName = Literal["none", "cloth", "leather", "chainmail", "half_plate", "plate"]
ShieldName = Literal["none", "small", "spike", "large", "tower"]
Load = Literal["unencumbered", "light", "medium", "heavy", "overloaded"]
ZoneName = Literal["front", "side", "rear", "same"]


def house_of(given: Given) -> House:
    """The house rules of a case. Raises InputError for an unknown option or a value it does not take."""
    return read_house(given.options)


def dice_script(*rolls: Dice) -> Script:
    """A referee that has these dice, each roll one after another."""
    return Script([[die - 1 for die in dice] for dice in rolls])


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of what a case gives, each key known."""


class DxGiven(Part, frozen=True, kw_only=True):
    """A figure as far as its standing adjDX goes. [CM-ATTR-04]"""

    dx: Positive
    """Unadjusted DX."""
    st: Positive = 12
    """Starting ST."""
    hits: Whole = 0
    """Hits taken in all."""
    hits_last_turn: Whole = 0
    """Hits taken last turn."""
    fatigue: Whole = 0
    """Fatigue spent."""
    armor: ArmorName = "none"
    """Worn armor."""
    shield: ShieldName = "none"
    """The ready shield."""
    spell_dx: int = 0
    """What spells add to DX."""


def standing_situation(figure: DxGiven, house: House) -> Situation:
    """The situation of a figure outside any attack. [CM-ATTR-04]"""
    body = starting_body(Body(figure.st, figure.hits, fatigue=figure.fatigue), figure.hits_last_turn, house)
    # A case names only a shield that its figure can use.
    kit = kit_of(figure.armor, figure.shield, 0)._replace(shield_st=0)
    return equipment.standing_situation(figure.dx, kit, body, house, figure.spell_dx)


def standing_adj_dx(figure: DxGiven, house: House) -> int:
    """The standing adjDX of a figure. [CM-ATTR-04]"""
    return standing_dx(standing_situation(figure, house))
