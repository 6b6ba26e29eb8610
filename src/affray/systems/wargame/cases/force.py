"""The case verbs of force generation: prices and composition."""

from collections.abc import Mapping
from decimal import Decimal

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.numbers import json_number
from affray.core.system import Verb
from affray.systems.wargame.cases.given import (
    MiniatureGiven,
    Part,
    WeaponGiven,
    Whole,
    house_of,
    profile_of,
    type_of,
    weapon_of,
)
from affray.systems.wargame.content.tables import weapons
from affray.systems.wargame.roster.army_file import read_number
from affray.systems.wargame.roster.composition import standing
from affray.systems.wargame.roster.price import price_of, printed_row_agrees, weapon_price


class CostGiven(Given, frozen=True, kw_only=True):
    """`cost`: a weapon, or a miniature with the number of its unit."""

    weapon: str | WeaponGiven | None = None
    miniature: MiniatureGiven | None = None
    n: Whole = 1


def cost(given: Mapping[str, object]) -> Answer:
    """What a weapon costs, or a miniature, what it has, and its unit. [UW-FORCE-03 UW-FORCE-05 UW-FORCE-06 UW-FORCE-07]"""
    asked = read_given(given, CostGiven)
    house = house_of(asked)
    if (asked.weapon is None) == (asked.miniature is None):
        raise InputError("given: expected a weapon or a miniature")
    if asked.miniature is not None:
        found = price_of(profile_of(asked.miniature, asked.n, house), asked.n, house)
        return {
            "miniature": json_number(found.miniature),
            "weapons": json_number(found.weapons_cost),
            "abilities": json_number(found.abilities_cost),
            "each": json_number(found.each),
            "unit": json_number(found.unit),
        }
    weapon = weapon_of(asked.weapon or "", house)
    answer: dict[str, object] = {
        "weapon": json_number(weapon_price(weapon, house, crewed=weapon.short is not None).value)
    }
    if weapon.id in weapons():
        answer |= {"printed": weapons()[weapon.id].printed_cost, "printed_row_agrees": printed_row_agrees(weapon.id)}
    return answer


class UnitGiven(Part, frozen=True, kw_only=True):
    """A unit as far as composition goes."""

    type: str
    points: Decimal


class ForceGiven(Given, frozen=True, kw_only=True):
    """`force`: a points limit and the units of an army."""

    limit: Decimal
    units: tuple[UnitGiven, ...]


def force(given: Mapping[str, object]) -> Answer:
    """Whether an army keeps within its limit and the shares of the classes. [UW-FORCE-09 UW-FORCE-10]"""
    asked = read_given(given, ForceGiven)
    units = [(type_of(unit.type), read_number(unit.points, "points")) for unit in asked.units]
    found = standing(read_number(asked.limit, "limit"), units, house_of(asked))
    return {"legal": not found.violations, "violations": list(found.violations), "total": json_number(found.total)}


VERBS: Mapping[str, Verb] = {"cost": cost, "force": force}
