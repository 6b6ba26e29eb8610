"""What a figure can be made of: races, arms, gear by weight and cost, spells (filler)."""

from functools import cache

from affray.core.faces.guide import Row
from affray.core.faces.people import Choices, CodeName, Item, Kind, Slot, Trait
from affray.core.reading.looks import body_of
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.content.tables import (
    NONE,
    Armor,
    Gear,
    Race,
    Shield,
    Spell,
    Weapon,
    armors,
    gear,
    races,
    shields,
    spells,
    weapons,
)
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.maker_sheet import GIFTS, weapon_row
from affray.systems.melee.roster.making import PACKS
from affray.systems.melee.roster.ready_made import ready_made
from affray.systems.melee.rules.load import tenths
from affray.systems.melee.words.rows import making_phrase, spell_row

TRAITS = (Trait("st"), Trait("dx"), Trait("iq"), Trait("wis", above="iq"))
SLOTS = (
    Slot("weapons", ("weapons",), many=True, empty=True),
    Slot("shield", ("shields",)),
    Slot("armor", ("armors",)),
    Slot("slung", ("weapons",), many=True, empty=True),
    Slot("gear", ("gear",), many=True, empty=True),
    Slot("pack", ("packs", "gear"), many=True, empty=True),
    Slot("spells", ("spells",), many=True, empty=True),
)
PLAIN_HANDS = Adventurer("", st=12, dx=12)
"""In whose hands a weapon of the lists is shown."""


@cache
def choices() -> Choices:
    """What a figure can be made of."""
    return Choices(
        TRAITS,
        tuple(race_kind(race) for race in races().values()),
        {
            "weapons": tuple(weapon_item(weapon) for weapon in weapons().values()),
            "shields": tuple(shield_item(shield) for shield in shields().values()),
            "armors": tuple(armor_item(armor) for armor in armors().values()),
            "gear": tuple(gear_item(item) for item in gear().values() if item.id not in PACKS),
            "packs": tuple(gear_item(gear()[name]) for name in PACKS),
            "spells": tuple(spell_item(spell) for spell in spells().values()),
        },
        SLOTS,
        opponents=tuple(ready_made()),
    )


def race_kind(kind: Race) -> Kind:
    """A race. [CM-FIG-01 CM-FIG-05]"""
    total = kind.st + kind.dx + kind.iq + kind.extra_points
    rule = making_phrase("race-rule", race=kind.id, st=kind.st, dx=kind.dx, iq=kind.iq, total=total)
    return Kind(
        name=kind.id,
        word=CodeName("race", kind.id),
        least=(kind.st, kind.dx, kind.iq, kind.iq),
        total=total,
        facts=making_phrase("race-facts", st=kind.st, dx=kind.dx, iq=kind.iq, extra=kind.extra_points),
        rule=Row(making_phrase("row-race"), rule, clauses=("CM-FIG-01", "CM-FIG-02")),
        gift=CodeName("gift", GIFTS[kind.id]) if kind.id in GIFTS else None,
        body=body_of(PACKAGE, kind.id),
    )


def weapon_item(made: Weapon) -> Item:
    """A weapon."""
    return Item(
        made.id,
        CodeName("item", made.id),
        CodeName("weaponkind", made.kind),
        weapon_row(PLAIN_HANDS, made, name="weapon-short"),
        made.st_required,
        hands=made.hands,
        weight=tenths(made.weight),
        cost=made.cost,
    )


def shield_item(made: Shield) -> Item:
    """A shield; "none" does nothing."""
    return Item(
        made.id,
        code_name(made.id),
        None,
        cover_row(made),
        made.st_required,
        hands=int(made.id != NONE),
        weight=tenths(made.weight),
        cost=made.cost,
    )


def armor_item(made: Armor) -> Item:
    """An armor; "none" does nothing."""
    return Item(made.id, code_name(made.id), None, cover_row(made), weight=tenths(made.weight), cost=made.cost)


def code_name(name: str) -> CodeName:
    """What armor or a shield is called; "none" is nothing."""
    return CodeName("item", "nothing" if name == NONE else name)


def cover_row(made: Armor | Shield) -> Row | None:
    """What armor or a shield stops and costs in DX. [CM-ADJ-10 CM-DMG-04 CM-DMG-05]"""
    if made.id == NONE:
        return None
    value = making_phrase("cover", stops=made.hits_stopped, dx=-made.dx_adj)
    return Row(making_phrase("item", item=made.id), value, clauses=("CM-ADJ-10", "CM-DMG-04"))


def gear_item(made: Gear) -> Item:
    """A thing to carry."""
    return Item(made.id, CodeName("item", made.id), weight=tenths(made.weight), cost=made.cost)


def spell_item(made: Spell) -> Item:
    """A spell. [CM-SPELL-01]"""
    return Item(
        made.id,
        CodeName("spell", made.id),
        CodeName("spellkind", made.kind),
        spell_row(made, name="spell-short"),
        iq=made.iq,
    )
