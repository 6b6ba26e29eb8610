"""Packs of house rules: what their names mean in a figure's line, a scenario or a set of options.

A pack is used where a figure is made or a scenario set up, and nowhere else: its names become names that describe
themselves, its options those that they stand for. Positions and records therefore hold without the pack.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import Options, PackHead, PackOption, Value
from affray.core.house_options import BOOL, option_error
from affray.core.reading.tables import look_up
from affray.systems.foeman.content.house_rules import option_facts
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import ARMOR, CATEGORIES, RACE, SHIELD, display_name, kind_of
from affray.systems.foeman.content.tables import armors, races, roster, shields, weapons
from affray.systems.foeman.position.gear import hold_list
from affray.systems.foeman.roster.adventurer import Adventurer

UNARMED = "Unarmed"


class Pack(PackHead, frozen=True):
    """A pack of house rules; names stand for what they describe."""

    title: str
    """Its title."""
    version: str = ""
    """Its version."""
    summary: str = ""
    """What it does, in a sentence."""
    credit: str = ""
    """Whose work it is."""
    shadows: tuple[str, ...] = ()
    """Printed names that it changes."""
    items: dict[str, str] = msgspec.field(default_factory=dict)
    """What each name of a weapon, armor or shield describes."""
    races: dict[str, str] = msgspec.field(default_factory=dict)
    """What each name of a race describes."""
    options: tuple[PackOption, ...] = ()
    """House rules of its own."""
    defaults: dict[str, Value] = msgspec.field(default_factory=dict)
    """Options that hold in its games unless a scenario or a player says otherwise."""


NOTHING = Pack("", "")


def merge_packs(packs: Sequence[Pack]) -> Pack:
    """Several packs as one. Raises InputError if two say different things about the same name."""
    whole = packs[0] if packs else NOTHING
    for pack in packs[1:]:
        ours = {**whole.items, **whole.races, **{option.name: option for option in whole.options}, **whole.defaults}
        theirs = {**pack.items, **pack.races, **{option.name: option for option in pack.options}, **pack.defaults}
        clash = next((name for name, said in theirs.items() if ours.get(name, said) != said), None)
        if clash is not None:
            raise InputError(f"packs {whole.name} and {pack.name}: both say what {clash!r} is; expected one of them")
        new = tuple(option for option in pack.options if option not in whole.options)
        whole = Pack(
            f"{whole.name}+{pack.name}",
            f"{whole.title}, {pack.title}",
            shadows=tuple(dict.fromkeys((*whole.shadows, *pack.shadows))),
            items={**whole.items, **pack.items},
            races={**whole.races, **pack.races},
            options=(*whole.options, *new),
            defaults={**whole.defaults, **pack.defaults},
        )
    return whole


# --- options ----------------------------------------------------------------------------------------------------------
def is_option_on(name: str, value: Value) -> bool:
    """Whether an option of a pack is on. Raises InputError for anything but true or false."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    if text not in BOOL:
        raise option_error(name, text, BOOL)
    return text == BOOL[1]


def rule_options(pack: Pack, *levels: Options, above: Options | None = None) -> dict[str, Value]:
    """The options of the rules that these levels come to; a later level goes before an earlier one.

    Within a level an option of the rules goes before one that an option of the pack sets. An option of the pack that is
    switched off `above` is off. Raises InputError.
    """
    own = {option.name: option for option in pack.options}
    last = {name: value for level in (*levels, above or {}) for name, value in level.items() if name in own}
    on = {name for name, value in last.items() if is_option_on(name, value)}
    found: dict[str, Value] = {}
    for level in levels:
        chosen = [option for name, option in own.items() if name in on and is_option_on(name, level.get(name, False))]
        for one, other in combinations(chosen, 2):
            clash = next((rule for rule in one.sets if other.sets.get(rule, one.sets[rule]) != one.sets[rule]), "")
            if clash:
                raise InputError(f"options {one.name} and {other.name}: both set {clash}; expected one of them")
        for option in chosen:
            found.update(option.sets)
        found.update((name, value) for name, value in level.items() if name not in own)
    return found


def check_options(pack: Pack, given: Options) -> None:
    """Raise InputError for an option that neither the rules nor the pack know."""
    known = dict.fromkeys((*(fact.name for fact in option_facts()), *(option.name for option in pack.options)))
    for name in given:
        look_up(name, known, "option")


# --- names ------------------------------------------------------------------------------------------------------------
def resolve_item(pack: Pack, item: str) -> str:
    """The name of an item as it stands without the pack: described, if the pack adds or changes it."""
    return pack.items.get(item, item)


def resolve_adventurer(pack: Pack, adventurer: Adventurer) -> Adventurer:
    """An adventurer whose race and items stand without the pack."""
    return replace(
        adventurer,
        race=pack.races.get(adventurer.race, adventurer.race),
        armor=resolve_item(pack, adventurer.armor),
        main=resolve_item(pack, adventurer.main),
        off=resolve_item(pack, adventurer.off),
        carried=tuple(resolve_item(pack, item) for item in adventurer.carried),
    )


def resolve_entry(pack: Pack, table: Mapping[str, object]) -> dict[str, object]:
    """A `[[figures]]` table whose race and items stand without the pack.

    What the pack changes of a ready-made figure is written out in the table. A table that makes no figure stays as it
    is.
    """
    ready = resolve_roster_entry(pack, table)
    found = {**ready, **table}
    if ready:
        del found["roster"]
    for key, names in (("race", pack.races), ("armor", pack.items)):
        value = found.get(key)
        if isinstance(value, str):
            found[key] = names.get(value, value)
    for key in ("hold", "carry"):
        value = found.get(key)
        if isinstance(value, list):
            found[key] = [resolve_item(pack, item) if isinstance(item, str) else item for item in value]
    return found


def resolve_roster_entry(pack: Pack, table: Mapping[str, object]) -> dict[str, object]:
    """The race, attributes and gear of the ready-made figure that a table names, if a pack changes its race or gear.

    Empty if the pack changes nothing, or if the table has a race or attributes of its own.
    """
    name = table.get("roster")
    row = roster().get(name) if isinstance(name, str) else None
    if row is None or any(key in table for key in ("race", "st", "dx", "iq")):
        return {}
    main, *carried = row.weapons.split(";")
    off = "" if row.shield == NONE else row.shield
    if row.race not in pack.races and not {main, *carried, off, row.armor} & set(pack.items):
        return {}
    return {
        "race": row.race, "st": row.st, "dx": row.dx, "iq": row.iq, "armor": row.armor,
        "hold": hold_list(main, off), "carry": carried,
    }  # fmt: skip


def resolve_scenario(pack: Pack, given: Scenario, options: Options | None = None) -> tuple[Scenario, dict[str, Value]]:
    """A scenario and a player's options that stand without the pack. Raises InputError."""
    player = options or {}
    if not pack.name:
        return given, dict(player)
    where = given.source or given.name
    for said in (given.options, player):
        check_options(pack, said)
    body = dict(given.body)
    made = body.get("weapons")
    for place, table in enumerate(made if isinstance(made, list) else ()):
        name = table.get("name") if isinstance(table, dict) else None
        if isinstance(name, str) and name in pack.items:
            raise InputError(f"{where}: weapons[{place}].name {name!r}: is an item of the pack {pack.title}")
    figures = body.get("figures")
    if isinstance(figures, list):
        body["figures"] = [resolve_entry(pack, table) if isinstance(table, dict) else table for table in figures]
    below = rule_options(pack, pack.defaults, given.options, above=player)
    return replace(given, options=below, body=body), rule_options(pack, player)


# --- what there is to choose from -------------------------------------------------------------------------------------
class Piece(msgspec.Struct, frozen=True):
    """An item or a race to choose.

    `name` is as a figure has it, `shown` as people read it; `pack` is the title of the pack that it comes from, and
    `changed` says whether it stands in place of a printed one.
    """

    name: str
    shown: str
    pack: str = ""
    changed: bool = False


class Gear(msgspec.Struct, frozen=True):
    """What a new figure may have, the printed pieces first; the armor and the shield "None" are not among them."""

    weapons: tuple[Piece, ...]
    armor: tuple[Piece, ...]
    shields: tuple[Piece, ...]
    races: tuple[Piece, ...]


def available_gear(packs: Sequence[Pack] = ()) -> Gear:
    """The weapons, armor, shields and races that there are with these packs. Raises InputError if packs clash."""
    merge_packs(packs)
    return Gear(
        available_pieces(packs, (name for name in weapons() if name != UNARMED), CATEGORIES),
        available_pieces(packs, (name for name in armors() if name != NONE), (ARMOR,)),
        available_pieces(packs, (name for name in shields() if name != NONE), (SHIELD,)),
        available_pieces(packs, races(), (RACE,)),
    )


def available_pieces(packs: Sequence[Pack], printed: Iterable[str], kinds: Sequence[str]) -> tuple[Piece, ...]:
    """The printed pieces, changed as packs have it, then the pieces that packs add."""
    plain = tuple(printed)
    found = {name: Piece(name, name) for name in plain}
    for pack in packs:
        for text in (*pack.items.values(), *pack.races.values()):
            if kind_of(text) in kinds:
                found[display_name(text)] = Piece(text, display_name(text), pack.title, display_name(text) in plain)
    return tuple(found.values())
