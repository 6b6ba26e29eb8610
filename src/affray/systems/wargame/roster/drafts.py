"""A draft of an army: read as far as it can be, so that all that is wrong with it can be said at once."""

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.armies import PartialArmy
from affray.core.reading.fields import convert
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.roster.army import ListedUnit, is_bad_name
from affray.systems.wargame.roster.army_file import UnitPart, read_army, unit_of
from affray.systems.wargame.roster.maker_data import ArmyTable, UnitTable

NAMELESS = "Nobody"
"""What something is called while it is read, where its own name is none."""


def read_draft(table: ArmyTable, house: House = PLAIN) -> PartialArmy:
    """The army of a table, whatever it and its units are called. Raises InputError for a limit that is none."""
    limit = read_army(msgspec.json.encode(replace(table, name=NAMELESS, units=())), "army", house).limit
    return PartialArmy(table.name, limit, tuple(draft_unit(unit, house) for unit in table.units))


def draft_unit(table: UnitTable, house: House = PLAIN) -> ListedUnit | str:
    """The unit of a table, without a check of its name; or why it cannot be read."""
    named = replace(table, name=NAMELESS) if is_bad_name(table.name) else table
    try:
        part = convert(msgspec.to_builtins(named), UnitPart, "unit")
        return replace(unit_of(part, "unit", house), name=table.name)
    except InputError as error:
        return str(error)
