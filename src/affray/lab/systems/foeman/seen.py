"""How those of the roster and the weapons of the guide are drawn."""

from affray.core.faces.looks import Looks
from affray.lab.systems.foeman.figures import read_figure
from affray.systems.foeman.content.tables import roster, weapon_names
from affray.systems.foeman.words.view import item_look, looks_of


def side_looks() -> dict[str, Looks]:
    """How they are drawn, by their names.

    >>> side_looks()["Goblin skirmisher"].body, side_looks()["Axe"].held
    ('goblin', 'axe')
    """
    figures = {name: read_figure(name, 0) for name in roster()}
    people = {name: looks_of(figure.race, (figure.main, figure.off)) for name, figure in figures.items()}
    return people | {name: Looks(held=item_look(name)) for name in weapon_names().values()}
