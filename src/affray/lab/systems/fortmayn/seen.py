"""How characters, creatures and the kinds of weapons that shoot are drawn."""

from collections.abc import Iterable

from affray.core.faces.looks import Looks
from affray.core.reading.looks import held_of
from affray.lab.systems.fortmayn.sides import read_champion
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.content.tables import ranged_weapons, shipped
from affray.systems.fortmayn.words.looks import creature_looks


def side_looks(people: Iterable[str]) -> dict[str, Looks]:
    """How they are drawn, by their lines and ids.

    >>> side_looks(["brainy unarmed"])["brainy unarmed"].held, side_looks([])["ghoul"].body
    ('', 'ghoul')
    """
    champions = {line: read_champion(line) for line in people}
    found = {
        line: Looks(held="" if one.unarmed else "sword", shield=one.shield.die > 0) for line, one in champions.items()
    }
    found |= {row.creature_id: creature_looks(row, shield=bool(row.shield)) for row in shipped().bestiary}
    return found | {name: Looks(held=held_of(PACKAGE, name)) for name in ranged_weapons()}
