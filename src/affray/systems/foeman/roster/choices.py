"""What a figure of Foeman can be made of: the printed tables, and what packs add or change."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from affray.core.faces.guide import Row
from affray.core.faces.people import Called, Item, Kind, Slot, Stock, Trait
from affray.systems.foeman.content.kinds import NONE, Armor, Race, Weapon
from affray.systems.foeman.content.self_described_names import ARMOR, SHIELD, WORDS, shown
from affray.systems.foeman.content.tables import armor, race, shield, weapon
from affray.systems.foeman.guide.figure_sheet import cover_row, weapon_row
from affray.systems.foeman.position.gear import order_of
from affray.systems.foeman.roster.maker_sheet import thing_row
from affray.systems.foeman.roster.pack_names import Pack, Piece, gear
from affray.systems.foeman.roster.ready_made import ready_made
from affray.systems.foeman.turn.special_items import things
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


def stock(packs: Sequence[Pack] = ()) -> Stock:
    """What a figure can be made of."""
    plain = gear()
    printed = tuple(weapon(one.name) for one in plain.weapons)
    weapons = sorted(map(weapon_item, printed), key=lambda item: item.kind is not None and item.kind.code in LAST)
    known = tuple(dict.fromkeys(item.kind.code for item in weapons if item.kind is not None))
    added = [gear((pack,)) for pack in packs]
    return Stock(
        tuple(Trait(name) for name in ("st", "dx", "iq")),
        (
            *(race_kind(race(one.name)) for one in plain.races),
            *more((each.races for each in added), race, race_kind),
        ),
        {
            "weapons": (*weapons, *more((each.weapons for each in added), weapon, weapon_item)),
            "shields": (
                *(cover_item(shield(one.name), SHIELD) for one in plain.shields),
                *more((each.shields for each in added), shield, lambda made: cover_item(made, SHIELD)),
            ),
            "armors": (
                cover_item(armor(NONE), ARMOR),
                *(cover_item(armor(one.name), ARMOR) for one in plain.armor),
                *more((each.armor for each in added), armor, lambda made: cover_item(made, ARMOR)),
            ),
            "things": tuple(
                Item(one.name, Called("item", one.name), Called("kind", "thing"), thing_row(one))
                for one in things().values()
            ),
        },
        SLOTS,
        handed=True,
        opponents=tuple(ready_made()),
        categories=tuple(Called("category", name) for name in known if name != CRUDE),
        marks=tuple(WORDS),
    )


def more(pieces: Iterable[Sequence[Piece]], of: Callable[[str], T], made: Callable[[T], C]) -> Iterable[C]:
    """What packs add, each choice with the title of its pack."""
    return (replace(made(of(one.name)), pack=one.pack) for each in pieces for one in each if one.pack)


def race_kind(kind: Race) -> Kind:
    """A race as a choice. [FM-FIG-01 FM-FIG-02 FM-FIG-03]"""
    st, dx, iq = kind.least
    name = shown(kind.name)
    rule = phrase("making-race-rule", race=name, st=st, dx=dx, iq=iq, total=kind.total)
    return Kind(
        name=kind.name,
        word=Called("race", name),
        least=kind.least,
        total=kind.total,
        facts=phrase("making-race-facts", total=kind.total, ma=kind.ma),
        rule=Row(phrase("guide-row-race"), rule, clauses=("FM-FIG-01", "FM-FIG-02")),
        gift=None if kind.bonus_id == NO_BONUS else Called("bonus", kind.bonus_id),
        order=order_of(kind),
    )


def weapon_item(made: Weapon) -> Item:
    """A weapon as a choice."""
    kind = Called("category", made.category)
    return Item(made.name, Called("item", shown(made.name)), kind, weapon_row(made), made.rq, hands=made.hands)


def cover_item(made: Armor, kind: str) -> Item:
    """Armor or a shield as a choice; the armor "None" does nothing."""
    effect = None if made.name == NONE else cover_row(phrase("guide-item", item=made.name), made)
    return Item(made.name, Called("item", shown(made.name)), Called("kind", kind), effect, hands=int(kind == SHIELD))
