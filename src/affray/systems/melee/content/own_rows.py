"""Weapons and creatures of a person's own, as the rows of a pack's tables; each says all of itself in its name."""

from typing import Annotated, Literal

import msgspec

from affray.core.faces.looks import Body, Held
from affray.core.reading.own_rows import write_own_row

WEAPON, CREATURE = "weapon", "creature"
"""What rows of a person's own are of."""
NAMES = r"^[^\W\d_][^\W_]*([ '’-][^\W_]+)*$"
"""Names of a person's own: words of letters and digits, the first begins with a letter."""
Name = Annotated[str, msgspec.Meta(pattern=NAMES, examples=["Boar spear"])]
Dice = Annotated[str, msgspec.Meta(pattern=r"^[1-9]\d?([+-][1-9]\d?)?$", examples=["2-1", "1+2"])]
"""Damage of a person's own."""


class OwnWeapon(msgspec.Struct, frozen=True):
    """A weapon of a person's own, as the row of a pack's table. [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-03]"""

    name: Name
    """Its name."""
    kind: Literal["hand", "pole", "thrown", "missile"] = msgspec.field(name="class")
    """Its class."""
    damage: Dice
    """Its damage in the notation of CM-DMG-01."""
    st_required: Annotated[int, msgspec.Meta(ge=0, le=60)]
    """The ST that it asks for."""
    hands: Literal[1, 2] = 1
    """The hands that it takes."""
    thrown: bool = False
    """It can be thrown."""
    reload_turns: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    """Turns of reloading between two shots."""
    weight: Annotated[float, msgspec.Meta(ge=0, le=100)] = 2.0
    """Weight in pounds."""
    cost: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 40
    """Cost in silver."""
    looks: Held = ""
    """What is drawn for it; empty for what is drawn for its class."""

    @property
    def text(self) -> str:
        """The name that says all of it."""
        return write_own_row(self, WEAPON)


class OwnCreature(msgspec.Struct, frozen=True):
    """A creature of a person's own, as the row of a pack's table. [CM-MA-01 CM-FLY-01]"""

    name: Name
    """Its name."""
    st: Annotated[int, msgspec.Meta(ge=1, le=200)]
    """ST."""
    dx: Annotated[int, msgspec.Meta(ge=1, le=30)]
    """DX, its armor counted."""
    iq: Annotated[int, msgspec.Meta(ge=1, le=30)]
    """IQ."""
    ma: Annotated[int, msgspec.Meta(ge=0, le=40)]
    """MA on the ground, in hexes."""
    damage: Dice
    """The damage of its attack, in the notation of CM-DMG-01."""
    size: Literal[1, 2, 3, 4, 7] = 1
    """Its hexes."""
    flying_ma: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    """MA in the air, in hexes; 0 for one that cannot fly."""
    hits_stopped: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """Hits stopped of each attack."""
    attack: Name = "bite"
    """The id of the weapon it uses, or the name of a natural attack."""
    looks: Body = "wolf"
    """What is drawn for it."""

    @property
    def text(self) -> str:
        """The name that says all of it."""
        return write_own_row(self, CREATURE)
