"""What a unit in a battle comes to here."""

from affray.core.fight_state import find_index
from affray.lab.laboratory import Subject
from affray.systems.wargame.position.state import State
from affray.systems.wargame.roster.ready_made import ready_units


def unit_subject(state: State, who: str) -> Subject:
    """What a unit like one of the ready armies comes to, with the miniatures that stand on the table; nothing for another one.
    Raises InputError for an unknown unit."""
    unit = state.figures[find_index(state, who)]
    known = ready_units(house=state.house)
    name = next((name for name, listed_unit in known.items() if listed_unit.profile == unit.profile), "")
    if not name:
        return Subject()
    count = len(unit.at) or unit.initial
    files = f" files={min(unit.files, count)}" if unit.files else ""
    return Subject({"attacker": f"like={name} n={count}{files}"})
