"""What an army of the wargame can be built from, in words: types, weapons, abilities, bases, ready units and armies."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from affray.core import OptionFact
from affray.core.faces.worded import Named, OptionInfo
from affray.core.reading.numbers import json_number
from affray.core.words.texts import ENGLISH, slug
from affray.systems.wargame.content.codes import FORMATION_NAMES, LADDER, REGIMENT, TYPE_NAMES
from affray.systems.wargame.content.house_rules import BUILDING, PLAIN, House, option_facts
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_weapon
from affray.systems.wargame.content.tables import TypeRow, abilities, bases, ordnance, shares, types, weapons
from affray.systems.wargame.roster.army import (
    ALLOWED,
    ANYBODY,
    CAPS,
    ListedUnit,
    number_faults,
    standing_of,
    unit_faults,
    unit_price,
)
from affray.systems.wargame.roster.army_file import ability_row, unit_row, weapon_row
from affray.systems.wargame.roster.composition import LEAST
from affray.systems.wargame.roster.maker_data import (
    AbilityChoice,
    ArmyCatalogue,
    BaseChoice,
    OwnAbility,
    OwnWeapon,
    ReadyArmy,
    ReadyLimit,
    ReadyUnit,
    ShareChoice,
    StatCap,
    TypeChoice,
    TypeCount,
    UnitTable,
    WeaponChoice,
)
from affray.systems.wargame.roster.maker_sheet import CLAUSE, unit_facts_phrase
from affray.systems.wargame.roster.price import weapon_price
from affray.systems.wargame.roster.ready_made import ready_army, ready_limits, ready_names, ready_units
from affray.systems.wargame.words.facts import VOICE

FORMATION = "formation"
"""The code of a formation that a type may not have."""


def catalogue(house: House = PLAIN, language: str = ENGLISH) -> ArmyCatalogue:
    """All that an army can be built from under house rules, in a language."""
    crewed = ordnance()
    return ArmyCatalogue(
        types=tuple(type_choice(row, language) for row in types().values()),
        shares=tuple(
            ShareChoice(row.id, VOICE.name("class", row.id, language), row.bound == LEAST, float(row.share), CLAUSE)
            for row in shares().values()
        ),
        dice=LADDER,
        weapons=tuple(
            weapon_choice(find_weapon(name, house), house, language, crewed=name in crewed)
            for name in (*weapons(), *crewed)
        ),
        abilities=tuple(ability_choice(Ability(name), language) for name in abilities()),
        bases=tuple(
            BaseChoice(
                row.id, VOICE.name("base", row.id, language), row.width, row.depth, filler=row.status == "filler"
            )
            for row in bases().values()
        ),
        caps=tuple(StatCap(stat, most) for stat, most in CAPS.items()),
        units=ready_choices(ready_units(language, house), house, language),
        armies=tuple(ready_choice(name, house, language) for name in ready_names()),
        options=tuple(option_info(fact, language) for fact in option_facts() if fact.name in BUILDING),
    )


def option_info(option: OptionFact, language: str) -> OptionInfo:
    """A house rule with what it does and what its values are called."""
    name = slug(option.name)
    words = tuple(VOICE.texts.say(language, f"value-{name}-{slug(value)}") for value in option.values)
    effect = VOICE.texts.say(language, f"effect-{name}")
    return OptionInfo(option.name, option.values, option.default, option.clause, effect, words)


def type_choice(row: TypeRow, language: str) -> TypeChoice:
    """A type with the formations that it may stand in."""
    kind = TYPE_NAMES.index(row.id)
    return TypeChoice(
        row.id,
        VOICE.name("type", row.id, language),
        row.composition,
        row.divisor,
        tuple(
            Named(name, VOICE.name("formation", name, language))
            for place, name in enumerate(FORMATION_NAMES)
            if can_stand(kind, place)
        ),
        alone=any(number_faults(kind, 2)),
    )


def can_stand(kind: int, formation: int) -> bool:
    """Whether units of a type may have a formation."""
    plainest = ListedUnit(
        "A", 1, Profile(kind, (1, LADDER[0]), Fraction(1), 0, 0, 1), formation, int(formation == REGIMENT)
    )
    return all(fault.code != FORMATION for fault in unit_faults(plainest))


def weapon_choice(weapon: Weapon, house: House, language: str, *, crewed: bool, own: bool = False) -> WeaponChoice:
    """A weapon with its price; one of a pack with all that it is."""
    return WeaponChoice(
        name=weapon.id,
        word=VOICE.name("weapon", weapon.id, language),
        fight=weapon.fight,
        shoot=weapon.shoot,
        range=float(weapon.range),
        points=json_number(weapon_price(weapon, house, crewed=crewed).value),
        short=None if weapon.short is None else float(weapon.short),
        crewed=crewed,
        own=msgspec.convert(weapon_row(weapon), OwnWeapon) if own else None,
    )


def ability_choice(ability: Ability, language: str) -> AbilityChoice:
    """An ability with its price; one of a pack with all that it is."""
    named = VOICE.name("ability", ability.id, language)
    if ability.cost is not None:
        own = msgspec.convert(ability_row(ability), OwnAbility)
        return AbilityChoice(ability.id, named, points=json_number(ability.cost), own=own)
    row = abilities()[ability.id]
    for_types = () if row.allowed == ANYBODY else (types()[TYPE_NAMES[ALLOWED[row.allowed]]].id,)
    return AbilityChoice(ability.id, named, for_types, row.cost, float(row.share))


def ready_choices(
    units: Mapping[str, ListedUnit], house: House, language: str, source: str = ""
) -> tuple[ReadyUnit, ...]:
    """Units to take as they are, by their ids; of a pack with its title, else of the ready army that the id begins with."""
    return tuple(
        ReadyUnit(
            name,
            source or VOICE.name("army-name", name.partition("/")[0], language),
            VOICE.phrase(unit_facts_phrase(unit), language),
            json_number(unit_price(unit, house).unit),
            unit_table(unit),
        )
        for name, unit in units.items()
    )


def unit_table(unit: ListedUnit) -> UnitTable:
    """A unit as an army's file has it."""
    return msgspec.convert(unit_row(unit), UnitTable)


def ready_choice(name: str, house: House, language: str) -> ReadyArmy:
    """A ready army at each of its limits."""
    found = [ready_army(name, limit, language, house) for limit in ready_limits(name)]
    return ReadyArmy(
        name,
        found[0].name,
        tuple(
            ReadyLimit(
                json_number(army.limit),
                json_number(standing_of(army, house).total),
                len(army.units),
                miniature_count(army.units),
            )
            for army in found
        ),
    )


def miniature_count(units: Iterable[ListedUnit]) -> int:
    """How many miniatures there are."""
    return sum(unit.n for unit in units)


def type_counts(units: Iterable[ListedUnit], share: str, language: str = ENGLISH) -> tuple[TypeCount, ...]:
    """How many units and miniatures of each type there are, of those types that there are; of one class or of all."""
    found = []
    everyone = tuple(units)
    for name, kind in types().items():
        these = [unit for unit in everyone if TYPE_NAMES[unit.profile.type] == name]
        if these and share in ("", kind.composition):
            found.append(TypeCount(kind.id, VOICE.name("type", name, language), len(these), miniature_count(these)))
    return tuple(found)
