"""A row of the creatures as a figure: its numbers, its weapons, what it carries. [CM-MA-01 CM-FACE-09]"""

from affray.space.bodies import covered_hexes
from affray.space.hex import Hex
from affray.systems.melee.content.tables import NONE, Creature, all_weapons
from affray.systems.melee.position.state import Figure
from affray.systems.melee.rules.facing import shape_of
from affray.systems.melee.rules.injury import Body

SMALL_SHIELD = "small shield"


def figure_from_creature(row: Creature, name: str, side: int, head: Hex, facing: int) -> Figure:
    """The figure that a creature of the table is, with its head in a hex.

    What it wears is in its DX and its hide; a weapon of the tables is in its hand, and so is a shield that its traits
    name.
    """
    weapon = row.attack.replace(" ", "_")
    shielded = SMALL_SHIELD in row.traits
    return Figure(
        id=name,
        side=side,
        body=Body(row.st),
        dx=row.dx,
        iq=row.iq,
        wis=row.iq,
        hexes=covered_hexes(shape_of(row.size), head, facing),
        facing=facing,
        race=row.id,
        creature=row.id,
        shield="small" if shielded else NONE,
        shield_ready=shielded,
        ready=(weapon,) if weapon in all_weapons() else (),
    )
