"""How those of the roster and the weapons of the guide are drawn, and what a figure in a fight comes to here."""

from affray.core import InputError
from affray.core.faces.looks import Looks
from affray.core.fight_state import find_index
from affray.lab.laboratory import Subject
from affray.lab.systems.foeman.figures import read_figure
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.content.tables import find_weapon, roster, weapon_names
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.adventurer import adventurer_from_figure, write_line
from affray.systems.foeman.turn.action_phase import weapons_in_hand
from affray.systems.foeman.words.view import item_look, looks_of


def side_looks() -> dict[str, Looks]:
    """How they are drawn, by their names.

    >>> side_looks()["Goblin skirmisher"].body, side_looks()["Axe"].held
    ('goblin', 'axe')
    """
    figures = {name: read_figure(name, 0) for name in roster()}
    people = {name: looks_of(figure.race, (figure.main, figure.off)) for name, figure in figures.items()}
    return people | {name: Looks(held=item_look(name)) for name in weapon_names().values()}


def figure_subject(state: State, who: str) -> Subject:
    """What a figure comes to; nothing where a pack has given it what no line names. Raises InputError for an unknown one."""
    figure = state.figures[find_index(state, who)]
    _, _, line = write_line(adventurer_from_figure(figure)).partition(" race=")
    try:
        read_figure(f"race={line}", 0)
    except InputError:
        return Subject()
    known = set(weapon_names().values())
    arms = (display_name(find_weapon(arm).name) for arm in weapons_in_hand(figure))
    return Subject({"attacker": f"race={line}"}, tuple(arm for arm in arms if arm in known))
