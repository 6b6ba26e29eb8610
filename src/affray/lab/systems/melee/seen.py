"""How the creatures and the weapons of the guide are drawn."""

from affray.core.faces.looks import Looks
from affray.core.reading.looks import held_of
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.content.tables import creatures, weapons
from affray.systems.melee.duel.fighter import read_fighter
from affray.systems.melee.words.view import looks_of


def side_looks() -> dict[str, Looks]:
    """How they are drawn, by their ids.

    >>> side_looks()["wolf"].body, side_looks()["mace"].held
    ('wolf', 'mace')
    """
    fighters = {name: read_fighter(name) for name in creatures()}
    people = {name: looks_of(name, (one.weapon,), one.shield, held_of(PACKAGE, name)) for name, one in fighters.items()}
    return people | {name: Looks(held=held_of(PACKAGE, name, row.kind)) for name, row in weapons().items()}
