"""What the cases of the guide may give: dice from 1 to 6, house rules, and a referee over them."""

from typing import Annotated, Literal

import msgspec

from affray.core.reading.given import Given
from affray.referee import Script
from affray.systems.melee.content.house_rules import House, read_house
from affray.systems.melee.content.tables import armor, shield
from affray.systems.melee.rules.adjusted_dx import Situation, standing_dx
from affray.systems.melee.rules.attributes import fatigue_pool, losses, st_now, strength
from affray.systems.melee.rules.fatigue import is_pool_spent
from affray.systems.melee.rules.injury import is_low, is_wounded

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
    return Situation(
        figure.dx,
        armor_dx=armor(figure.armor).dx_adj,
        shield_dx=shield(figure.shield).dx_adj,
        spell_dx=figure.spell_dx,
        low=is_low(st_now(figure.st, losses(figure.hits, figure.fatigue, house))),
        wounded=is_wounded(figure.hits_last_turn, strength(figure.st, figure.hits, figure.fatigue, house)),
        exhausted=is_pool_spent(figure.fatigue, fatigue_pool(figure.st, figure.hits, house)),
    )


def standing_adj_dx(figure: DxGiven, house: House) -> int:
    """The standing adjDX of a figure. [CM-ATTR-04]"""
    return standing_dx(standing_situation(figure, house))
