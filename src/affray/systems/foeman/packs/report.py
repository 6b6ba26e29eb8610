"""What a pack adds and changes: for programs, and in lines for whoever checks it."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from affray.core.faces.packs import PackOption, PackReport, ReportLine, ReportSection
from affray.systems.foeman.content.kinds import Armor, Race, Weapon
from affray.systems.foeman.content.self_described_names import ARMOR, CATEGORIES, RACE, SHIELD, kind_of
from affray.systems.foeman.content.tables import find_armor, find_race, find_shield, find_weapon
from affray.systems.foeman.packs.damage_table import DamageTable, damage_table
from affray.systems.foeman.roster.pack_names import Pack, Piece, available_gear

JABS = {"yes": "; jabs", "free_hand": "; jabs with a free hand", "no": ""}
LABEL = 14
CELL = 6
TABLE_LEAD = "    "


# --- for programs -----------------------------------------------------------------------------------------------------
def pack_facts(pack: Pack) -> dict[str, object]:
    """What a program wants to know of a pack."""
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
def pack_report(pack: Pack) -> PackReport:
    """What a pack adds and changes, in lines."""
    names = ", ".join(pack.shadows)
    texts = [text for text in (pack.summary, pack.credit) if text]
    texts.append(f"It changes the built-in {names}." if names else "It changes nothing that is built in.")
    sections = (
        pieces_section("Weapons", pieces_of_kinds(pack, CATEGORIES), weapon_lines),
        pieces_section("Armor", pieces_of_kinds(pack, (ARMOR,)), lambda piece: cover_lines(piece, find_armor)),
        pieces_section("Shields", pieces_of_kinds(pack, (SHIELD,)), lambda piece: cover_lines(piece, find_shield)),
        pieces_section("Races", pieces_of_kinds(pack, (RACE,)), race_lines),
        ReportSection("House rules", tuple(map(option_line, pack.options))),
        ReportSection("In its games", (indented_line(options_text(pack.defaults)),) if pack.defaults else ()),
    )
    return PackReport(
        f"{pack.title}  {pack.name}, version {pack.version}",
        tuple(ReportLine(f"  {text}", 2) for text in texts),
        tuple(section for section in sections if section.lines),
    )


def indented_line(text: str) -> ReportLine:
    """A line of a section."""
    return ReportLine(f"  {text}", 4)


def option_line(option: PackOption) -> ReportLine:
    """What a house rule of a pack does."""
    return indented_line(f"{option.title} ({option.name}): {option.effect} Sets {options_text(option.sets)}.")


def options_text(options: Mapping[str, object]) -> str:
    """Options as they are given at the command line."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())


def pieces_section(
    title: str, pieces: Sequence[Piece], lines_of: Callable[[Piece], tuple[ReportLine, ...]]
) -> ReportSection:
    """What a pack has of one kind."""
    return ReportSection(title, tuple(line for piece in pieces for line in lines_of(piece)))


def piece_line(piece: Piece, text: str) -> ReportLine:
    """A piece by its name, with what it is and whether it stands in place of a printed one."""
    changed = " (in place of the built-in one)" if piece.changed else ""
    return indented_line(f"{piece.shown}{changed}: {text}")


def weapon_lines(piece: Piece) -> tuple[ReportLine, ...]:
    """What a weapon is, with its damage table."""
    made = find_weapon(piece.name)
    return (piece_line(piece, weapon_text(made)), *damage_lines(damage_table(made.dg), TABLE_LEAD))


def weapon_text(made: Weapon) -> str:
    """What a weapon is, in one line."""
    hands = "two hands" if made.hands > 1 else "one hand"
    more = ((made.hth, "for hand-to-hand"), (made.hurl, "can be hurled"), (made.slow, "slow to load"))
    rest = "".join(f"; {text}" for holds, text in more if holds)
    kind = "" if made.quality == "standard" else f"; {made.quality}"
    return f"{made.category}, DG {made.dg}, RQ {made.rq}, {hands}{JABS[made.jab]}{rest}{kind}"


def cover_lines(piece: Piece, find: Callable[[str], Armor]) -> tuple[ReportLine, ...]:
    """What armor or a shield is."""
    made = find(piece.name)
    second = f", {made.bl2} up to {made.rt2}" if made.rt2 > made.rt1 else ""
    block = f"and {made.bl1} more at a margin of {made.rt1} or less{second}"
    return (piece_line(piece, f"stops {made.pr}, {block}; DX {made.dx_minus} and MA {made.ma_minus} less"),)


def race_lines(piece: Piece) -> tuple[ReportLine, ...]:
    """What a race is."""
    made = find_race(piece.name)
    st, dx, iq = made.least
    least = f"at least ST {st}, DX {dx}, IQ {iq}, in all {made.total}"
    return (piece_line(piece, f"{least}; MA {made.ma}; bonus: {made.bonus}"),)


def damage_lines(table: DamageTable, lead: str = "") -> tuple[ReportLine, ...]:
    """What a DG string comes to."""
    faces = (("Top", table.top), ("Low", table.low), ("each Cup", table.cup))
    counts = tuple(
        ReportLine(f"{lead}{die} die 0 to 5 counts {' '.join(map(str, row))}", len(lead) + 2)
        for die, row in faces
        if row is not None
    )
    rows: tuple[tuple[str, list[str]], ...] = (
        ("hit dice", [str(row.hit_dice) for row in table.rows]),
        ("damage dice", [str(row.damage_dice) for row in table.rows]),
        ("mean", [f"{row.mean:.1f}" if row.damage_dice else "-" for row in table.rows]),
        ("mostly", [f"{row.least}-{row.most}" if row.damage_dice else "-" for row in table.rows]),
    )
    cells = (f"{lead}{label:<{LABEL}}" + "".join(f"{cell:>{CELL}}" for cell in cells) for label, cells in rows)
    return (*counts, *(ReportLine(text) for text in cells))
