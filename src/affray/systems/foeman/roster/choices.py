"""What a figure of Foeman can be made of: the printed tables, and what packs add or change."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from affray.core.faces.guide import Row
from affray.core.faces.people import Choices, CodeName, Item, Kind, Slot, Trait
from affray.core.reading.looks import body_of
from affray.systems.foeman.content.kinds import NONE, Armor, Race, Weapon
from affray.systems.foeman.content.self_described_names import ARMOR, SHIELD, WORDS, display_name
from affray.systems.foeman.content.tables import PACKAGE, find_armor, find_race, find_shield, find_weapon
from affray.systems.foeman.guide.figure_sheet import cover_row, weapon_row
from affray.systems.foeman.position.gear import attribute_order
from affray.systems.foeman.roster.maker_sheet import thing_row
from affray.systems.foeman.roster.pack_names import Pack, Piece, available_gear
from affray.systems.foeman.roster.ready_made import ready_made
from affray.systems.foeman.turn.special_items import special_items
from affray.systems.foeman.words.phrases import phrase

T = TypeVar("T")
C = TypeVar("C", Kind, Item)
NO_BONUS = "none"
LAST = ("unskilled", "crude")
"""The kinds of weapons that a list ends with."""
CRUDE = "crude"
"""The kind of weapon that nobody makes for himself."""
SLOTS = (
    Slot("main", ("weapons", "shields"), empty=True),
    Slot("off", ("weapons", "shields"), empty=True),
    Slot("armor", ("armors",)),
    Slot("carried", ("weapons", "shields"), many=True, empty=True),
    Slot("things", ("things",), many=True, empty=True),
)


def choices(packs: Sequence[Pack] = ()) -> Choices:
    """What a figure can be made of."""
    plain = available_gear()
    printed = tuple(find_weapon(weapon.name) for weapon in plain.weapons)
    weapons = sorted(map(weapon_item, printed), key=lambda item: item.kind is not None and item.kind.code in LAST)
    known = tuple(dict.fromkeys(item.kind.code for item in weapons if item.kind is not None))
    added = [available_gear((pack,)) for pack in packs]
    return Choices(
        tuple(Trait(name) for name in ("st", "dx", "iq")),
        (
            *(race_kind(find_race(race.name)) for race in plain.races),
            *pack_choices((each.races for each in added), find_race, race_kind),
        ),
        {
            "weapons": (*weapons, *pack_choices((each.weapons for each in added), find_weapon, weapon_item)),
            "shields": (
                *(cover_item(find_shield(shield.name), SHIELD) for shield in plain.shields),
                *pack_choices((each.shields for each in added), find_shield, lambda made: cover_item(made, SHIELD)),
            ),
            "armors": (
                cover_item(find_armor(NONE), ARMOR),
                *(cover_item(find_armor(piece.name), ARMOR) for piece in plain.armor),
                *pack_choices((each.armor for each in added), find_armor, lambda made: cover_item(made, ARMOR)),
            ),
            "things": tuple(
                Item(thing.name, CodeName("item", thing.name), CodeName("kind", "thing"), thing_row(thing))
                for thing in special_items().values()
            ),
        },
        SLOTS,
        handed=True,
        opponents=tuple(ready_made()),
        categories=tuple(CodeName("category", name) for name in known if name != CRUDE),
        marks=tuple(WORDS),
    )


def pack_choices(pieces: Iterable[Sequence[Piece]], item_of: Callable[[str], T], made: Callable[[T], C]) -> Iterable[C]:
    """What packs add, each choice with the title of its pack."""
    return (replace(made(item_of(piece.name)), pack=piece.pack) for each in pieces for piece in each if piece.pack)


def race_kind(kind: Race) -> Kind:
    """A race as a choice. [FM-FIG-01 FM-FIG-02 FM-FIG-03]"""
    st, dx, iq = kind.least
    name = display_name(kind.name)
    rule = phrase("making-race-rule", race=name, st=st, dx=dx, iq=iq, total=kind.total)
    return Kind(
        name=kind.name,
        word=CodeName("race", name),
        least=kind.least,
        total=kind.total,
        facts=phrase("making-race-facts", total=kind.total, ma=kind.ma),
        rule=Row(phrase("guide-row-race"), rule, clauses=("FM-FIG-01", "FM-FIG-02")),
        gift=None if kind.bonus_id == NO_BONUS else CodeName("bonus", kind.bonus_id),
        order=attribute_order(kind),
        order_clauses=("FM-FIG-03",),
        body=body_of(PACKAGE, name),
    )


def weapon_item(made: Weapon) -> Item:
    """A weapon as a choice."""
    kind = CodeName("category", made.category)
    return Item(made.name, CodeName("item", display_name(made.name)), kind, weapon_row(made), made.rq, hands=made.hands)


def cover_item(made: Armor, kind: str) -> Item:
    """Armor or a shield as a choice; the armor "None" does nothing."""
    effect = None if made.name == NONE else cover_row(phrase("guide-item", item=made.name), made)
    return Item(
        made.name, CodeName("item", display_name(made.name)), CodeName("kind", kind), effect, hands=int(kind == SHIELD)
    )
