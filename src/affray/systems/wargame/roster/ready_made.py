"""The ready armies (filler): five, each at several points limits, with every unit as the tables have it."""

from fractions import Fraction

from affray.core import InputError
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.wargame.content.codes import FORMATION_NAMES, TYPE_NAMES
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PACKAGE, PLAIN, House
from affray.systems.wargame.content.profile import Profile, find_ability, find_weapon, shared_profile
from affray.systems.wargame.content.tables import ArmyRow, MusterRow, armies, musters
from affray.systems.wargame.roster.army import Army, ListedUnit

FULL = 2000
"""The limit that the ready armies are made for; the others are reduced from these."""
BAR = "|"
TEXTS = catalogue(PACKAGE)


def ready_names() -> tuple[str, ...]:
    """The ids of the ready armies, in their order.

    >>> ready_names()
    ('fantasy', 'medieval', 'modern', 'sci_fi', 'weird')
    """
    return tuple(dict.fromkeys(row.army for row in armies()))


def ready_limits(name: str) -> tuple[int, ...]:
    """The points limits that a ready army is there for, the highest first.

    >>> ready_limits("weird")
    (2000, 1500, 1000)
    """
    return tuple(dict.fromkeys(row.limit for row in musters() if row.army == name))


def ready_army(name: str, limit: int | Fraction = FULL, language: str = ENGLISH, house: House = PLAIN) -> Army:
    """A ready army at a points limit, its names in a language. Raises InputError for one that there is not.

    >>> [(unit.name, unit.n) for unit in ready_army("fantasy", 1000).units][-1]
    ('Captain of the Vale', 1)
    """
    if name not in ready_names():
        raise InputError(f"army {name!r} is unknown; expected one of {', '.join(ready_names())}")
    if limit not in ready_limits(name):
        raise InputError(
            f"army {name!r}: expected a limit of {' or '.join(map(str, ready_limits(name)))}, got {decimal_text(Fraction(limit))}"
        )
    rows = {row.unit: row for row in armies() if row.army == name}
    units = tuple(
        ListedUnit(
            TEXTS.name(language, "unit", f"{name}-{row.unit}"),
            row.n,
            profile_of(rows[row.unit], house),
            FORMATION_NAMES.index(rows[row.unit].formation),
            row.files,
        )
        for row in muster_rows(name, limit)
    )
    return Army(TEXTS.name(language, "army-name", name), Fraction(limit), units)


def ready_units(language: str = ENGLISH, house: House = PLAIN) -> dict[str, ListedUnit]:
    """The units of the ready armies as they are at the full limit, by army and id.

    >>> list(ready_units())[:2]
    ['fantasy/spears', 'fantasy/spears2']
    """
    return {
        f"{name}/{row.unit}": unit
        for name in ready_names()
        for row, unit in zip(muster_rows(name, FULL), ready_army(name, FULL, language, house).units, strict=True)
    }


def muster_rows(name: str, limit: int | Fraction) -> tuple[MusterRow, ...]:
    """The units that a ready army has at a limit."""
    return tuple(row for row in musters() if (row.army, row.limit) == (name, limit))


def profile_of(row: ArmyRow, house: House = PLAIN) -> Profile:
    """What the miniatures of a unit of a ready army are."""
    dice, _, die = row.ad.partition("d")
    profile = Profile(
        type=TYPE_NAMES.index(row.type),
        ad=(int(dice), int(die)),
        move=Fraction(row.move),
        fight=row.fight,
        shoot=row.shoot,
        defense=row.defense,
        weapons=tuple(find_weapon(name, house) for name in filter(None, row.weapons.split(BAR))),
        abilities=tuple(find_ability(name) for name in filter(None, row.abilities.split(BAR))),
        base=(Fraction(row.base_width), Fraction(row.base_depth)),
    )
    return shared_profile(profile)
