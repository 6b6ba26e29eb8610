"""What the cases of the guide may give: dice from 1 to 6, house rules, and a referee over them."""

from typing import Annotated, Literal

import msgspec

from affray.core.given import Given
from affray.referee import Script
from affray.systems.melee.options import House, read_house

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


def thrown(*rolls: Dice) -> Script:
    """A referee that has these dice, each roll one after another."""
    return Script([[die - 1 for die in dice] for dice in rolls])
