"""What the commands of packs do."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from affray.cli.deeds import fillers
from affray.cli.exits import FAULT
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.game.fillers import holds_filler
from affray.game.pack_folders import PackFolder, read_pack_with_faults
from affray.systems.foeman.content.kinds import Armor, Race, Weapon
from affray.systems.foeman.content.self_described_names import ARMOR, CATEGORIES, RACE, SHIELD, kind_of
from affray.systems.foeman.content.tables import find_armor, find_race, find_shield, find_weapon
from affray.systems.foeman.packs.damage_table import DamageTable, damage_table
from affray.systems.foeman.roster.pack_names import Pack, Piece, available_gear

JABS = {"yes": "; jabs", "free_hand": "; jabs with a free hand", "no": ""}
LABEL = 14
CELL = 6


def check(folder: str, *, json: bool) -> int:
    """Prints what a pack adds and changes, or everything that is wrong with it; the exit code. Raises InputError."""
    if holds_filler(folder):
        return fillers.check(folder, json=json)
    found, faults = read_pack_with_faults(folder)
    if json:
        print_json({"faults": faults} if faults else {"faults": [], **pack_facts(found)})
    elif faults:
        sys.stdout.flush()
        for fault in faults:
            print(f"affray: {' '.join(fault.split())}", file=sys.stderr)
    else:
        print_pack(found, screen_of())
    return FAULT if faults else 0


def print_dg(text: str, *, json: bool) -> int:
    """Prints the table of a DG string. Raises InputError with the column that does not fit."""
    table = damage_table(text)
    if json:
        print_json(table)
    else:
        print_dg_table(table, screen_of(), "")
    return 0


# --- for programs -----------------------------------------------------------------------------------------------------
def pack_facts(found: PackFolder) -> dict[str, object]:
    """What a program wants to know of a pack."""
    pack = found.pack
    return {
        "name": pack.name,
        "title": pack.title,
        "version": pack.version,
        "summary": pack.summary,
        "credit": pack.credit,
        "shadows": pack.shadows,
        "defaults": pack.defaults,
        "weapons": [
            {**piece_names(piece), "dg": made.dg, "table": damage_table(made.dg)}
            for piece in pieces_of_kinds(pack, CATEGORIES)
            for made in (find_weapon(piece.name),)
        ],
        "armor": [
            {**piece_names(piece), **piece_numbers(find_armor(piece.name))} for piece in pieces_of_kinds(pack, (ARMOR,))
        ],
        "shields": [
            {**piece_names(piece), **piece_numbers(find_shield(piece.name))}
            for piece in pieces_of_kinds(pack, (SHIELD,))
        ],
        "races": [
            {**piece_names(piece), **piece_numbers(find_race(piece.name))} for piece in pieces_of_kinds(pack, (RACE,))
        ],
        "options": [msgspec.to_builtins(option) for option in pack.options],
        "scenarios": [{"name": one.name, "title": one.title, "summary": one.summary} for one in found.scenarios],
        "campaigns": [{"name": one.name, "title": one.title, "summary": one.summary} for one in found.campaigns],
        "unfit": found.unfit,
    }


def pieces_of_kinds(pack: Pack, kinds: Sequence[str]) -> list[Piece]:
    """The pieces of a pack that are of some kinds, in the order of `gear`."""
    all_of = available_gear((pack,))
    pieces = (*all_of.weapons, *all_of.armor, *all_of.shields, *all_of.races)
    return [piece for piece in pieces if kind_of(piece.name) in kinds]


def piece_names(piece: Piece) -> dict[str, object]:
    """A piece by its names."""
    return {"name": piece.shown, "text": piece.name, "changes_built_in": piece.changed}


def piece_numbers(made: Armor | Race) -> dict[str, object]:
    """The numbers of armor or a race."""
    table: dict[str, object] = msgspec.to_builtins(made)
    return {key: value for key, value in table.items() if key not in ("name", "index")}


# --- for people -------------------------------------------------------------------------------------------------------
def print_pack(found: PackFolder, screen: Screen) -> None:
    """Prints what a pack adds and changes."""
    pack = found.pack
    screen.print_heading(f"{pack.title}  {pack.name}, version {pack.version}")
    for text in (pack.summary, pack.credit):
        if text:
            screen.say(f"  {text}", 2)
    names = ", ".join(pack.shadows)
    screen.say(f"  It changes the built-in {names}." if names else "  It changes nothing that is built in.", 2)
    print_section(
        screen, "Weapons", pieces_of_kinds(pack, CATEGORIES), lambda name: weapon_line(find_weapon(name)), tables=True
    )
    print_section(screen, "Armor", pieces_of_kinds(pack, (ARMOR,)), lambda name: cover_line(find_armor(name)))
    print_section(screen, "Shields", pieces_of_kinds(pack, (SHIELD,)), lambda name: cover_line(find_shield(name)))
    print_section(screen, "Races", pieces_of_kinds(pack, (RACE,)), lambda name: race_line(find_race(name)))
    rules = [
        f"{option.title} ({option.name}): {option.effect} Sets {options_text(option.sets)}." for option in pack.options
    ]
    print_list(screen, "House rules", rules)
    print_list(screen, "In its games", [options_text(pack.defaults)] if pack.defaults else [])
    print_list(screen, "Scenarios", (f"{one.name}: {one.title}. {one.summary}" for one in found.scenarios))
    print_list(screen, "Campaigns", (f"{one.name}: {one.title}. {one.summary}" for one in found.campaigns))
    print_list(screen, "Cannot be played with it", (f"{name}: {why}" for name, why in found.unfit.items()))


def print_section(
    screen: Screen, title: str, pieces: Sequence[Piece], told: Callable[[str], str], *, tables: bool = False
) -> None:
    """Prints what a pack has of one kind, with what each changes."""
    if pieces:
        print()
        screen.print_heading(title)
    for piece in pieces:
        changed = " (in place of the built-in one)" if piece.changed else ""
        screen.say(f"  {piece.shown}{changed}: {told(piece.name)}", 4)
        if tables:
            print_dg_table(damage_table(find_weapon(piece.name).dg), screen, "    ")


def print_list(screen: Screen, title: str, lines: Iterable[str]) -> None:
    """Prints lines under a heading, where there are any."""
    for place, line in enumerate(lines):
        if not place:
            print()
            screen.print_heading(title)
        screen.say(f"  {line}", 4)


def options_text(options: Mapping[str, object]) -> str:
    """Options as they are given at the command line."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())


def weapon_line(made: Weapon) -> str:
    """What a weapon is, in one line."""
    hands = "two hands" if made.hands > 1 else "one hand"
    more = ((made.hth, "for hand-to-hand"), (made.hurl, "can be hurled"), (made.slow, "slow to load"))
    rest = "".join(f"; {text}" for holds, text in more if holds)
    stock = "" if made.stock == "standard" else f"; {made.stock}"
    return f"{made.category}, DG {made.dg}, RQ {made.rq}, {hands}{JABS[made.jab]}{rest}{stock}"


def cover_line(made: Armor) -> str:
    """What armor or a shield is, in one line."""
    second = f", {made.bl2} up to {made.rt2}" if made.rt2 > made.rt1 else ""
    block = f"and {made.bl1} more at a margin of {made.rt1} or less{second}"
    return f"stops {made.pr}, {block}; DX {made.dx_minus} and MA {made.ma_minus} less"


def race_line(made: Race) -> str:
    """What a race is, in one line."""
    st, dx, iq = made.least
    return f"at least ST {st}, DX {dx}, IQ {iq}, in all {made.total}; MA {made.ma}; bonus: {made.bonus}"


def print_dg_table(table: DamageTable, screen: Screen, lead: str) -> None:
    """Prints what a DG string comes to."""
    for die, faces in (("Top", table.top), ("Low", table.low), ("each Cup", table.cup)):
        if faces is not None:
            screen.say(f"{lead}{die} die 0 to 5 counts {' '.join(map(str, faces))}", len(lead) + 2)
    rows: tuple[tuple[str, list[str]], ...] = (
        ("hit dice", [str(row.hit_dice) for row in table.rows]),
        ("damage dice", [str(row.damage_dice) for row in table.rows]),
        ("mean", [f"{row.mean:.1f}" if row.damage_dice else "-" for row in table.rows]),
        ("mostly", [f"{row.least}-{row.most}" if row.damage_dice else "-" for row in table.rows]),
    )
    for label, cells in rows:
        print(f"{lead}{label:<{LABEL}}" + "".join(f"{cell:>{CELL}}" for cell in cells))
