"""A hex board in text: columns of hexes, odd ones half a hex lower, each figure with letter and facing.

A side is told by its brackets and by capital or small letters, so that colour only repeats what the shapes say.
"""

from collections.abc import Mapping, Sequence

import msgspec

from affray.cli.shown.screen import Screen, wrap_text
from affray.core import Block, Counter, HexPicture
from affray.core.faces.words import Namer
from affray.core.words.marks import figure_marks
from affray.core.words.texts import COMMON
from affray.space.hex import DIRECTION_NAMES, Hex, column_row, place_name

UNICODE_ARROWS = "↑↗↘↓↙↖"
PLAIN_ARROWS = "012345"
DOWN = "x"
LYING = "!"
"""A thing on the ground; no system has this letter for a terrain."""
SHAPES = ("[]", "()", "{}", "<>", "||", "!!")
COLORS = ("38;5;202", "38;5;39", "38;5;36", "38;5;175", "38;5;220", "38;5;208")
"""Orange red, sky blue, green, purple, yellow, orange: the colour-blind-safe set of Okabe and Ito, nearly."""
PITCHES = (4, 3)
GROUND = "."
LAID = "&"
MORE = ("·", "-")
"""What stands for the arrow in the hexes of a body behind its head, and without arrows."""


class Mark(msgspec.Struct, frozen=True):
    """Something drawn in a line: where it starts, its text, its colour or none."""

    start: int
    text: str
    style: str = ""


def figure_mark(counter: Counter, mark: str, screen: Screen, pos: Hex | None = None) -> str:
    """A figure as the board shows it: `[A↓]`, and `[A·]` in the hexes of its body behind its head."""
    shape = SHAPES[counter.side % len(SHAPES)]
    arrow = DOWN if counter.down else (UNICODE_ARROWS if screen.arrows else PLAIN_ARROWS)[counter.facing]
    if pos not in (None, counter.pos):
        arrow = body_mark(screen)
    return f"{shape[0]}{mark}{arrow}{shape[1]}"


def body_mark(screen: Screen) -> str:
    """The sign of a hex of a body behind its head."""
    return MORE[0 if screen.arrows else 1]


def color_text(text: str, style: str, screen: Screen) -> str:
    """The text in a colour, where there are colours."""
    return f"\x1b[{style}m{text}\x1b[0m" if style and screen.color else text


def side_style(counter: Counter | Block) -> str:
    """The colour of a figure or unit; bold for the one whose decision it is."""
    return ("1;7;" if counter.active else "") + COLORS[counter.side % len(COLORS)]


def with_names(system: Namer, picture: HexPicture, screen: Screen) -> HexPicture:
    """The picture with the names of grounds and things in the screen's language."""

    def named(kind: str, code: str) -> str:
        return system.name(kind, code, screen.language)

    replace = msgspec.structs.replace
    return replace(
        picture,
        ground={pos: named("terrain", ground) for pos, ground in picture.ground.items()},
        terrain=tuple(replace(kind, name=named("terrain", kind.name)) for kind in picture.terrain),
        items=tuple(replace(item, name=named("item", item.name)) for item in picture.items),
        created=tuple(
            replace(patch, name=named("terrain", patch.name), note=named("note", patch.note) if patch.note else "")
            for patch in picture.created
        ),
    )


def without_active_mark(picture: HexPicture) -> HexPicture:
    """The picture without the mark of whose decision it is."""
    counters = tuple(msgspec.structs.replace(counter, active=False) for counter in picture.counters)
    return msgspec.structs.replace(picture, counters=counters)


def board_lines(picture: HexPicture, screen: Screen) -> list[str]:
    """The board as lines, rulers and legend included."""
    if not picture.ground:
        return []
    marks = figure_marks(picture.counters)
    cells = {pos: hex_mark(pos, picture, marks, screen) for pos in picture.ground}
    columns = [column_row(pos)[0] for pos in cells]
    rows = [column_row(pos)[1] for pos in cells]
    first, last = min(columns), max(columns)
    margin = max(len(str(row)) for row in (min(rows), max(rows))) + 1
    size = max(len(mark.text) for mark in cells.values())
    pitch = next((p for p in PITCHES if margin + (last - first) * p + size + 1 <= screen.width), PITCHES[-1])
    pitch = max(pitch, -(-(size + 1) // 2))
    ruler = [Mark(margin + (column - first) * pitch + 1, str(column)) for column in range(first, last + 1)]
    lines = [marks_line(ruler, screen)]
    at = {column_row(pos): mark for pos, mark in cells.items()}
    for row in range(min(rows), max(rows) + 1):
        for odd in (0, 1):
            line = [Mark(0, f"{row:>{margin - 1}}")] if not odd else []
            for column in range(first, last + 1):
                found = at.get((column, row))
                if found is not None and column % 2 == odd:
                    line.append(Mark(margin + (column - first) * pitch + found.start, found.text, found.style))
            lines.append(marks_line(line, screen))
    return [*lines, *legend_lines(picture, screen)]


def hex_mark(pos: Hex, picture: HexPicture, marks: Mapping[str, str], screen: Screen) -> Mark:
    """What a hex shows: its standing figures, else who lies there, else a thing, else what lies over its ground, else that."""
    here = [counter for counter in picture.counters if pos in counter.body]
    up = [counter for counter in here if not counter.down]
    if len(up) > 1:
        return Mark(0, "+".join(marks[counter.id] for counter in up), "1")
    if here:
        shown = (up or here)[0]
        return Mark(0, figure_mark(shown, marks[shown.id], screen, pos), side_style(shown))
    if any(item.pos == pos for item in picture.items):
        return Mark(1, LYING, "1")
    letter = {kind.name: kind.letter for kind in picture.terrain}
    patch_name = next((patch.name for patch in reversed(picture.created) if patch.pos == pos), None)
    if patch_name is not None:
        return Mark(1, letter.get(patch_name, LAID), "1")
    known = letter.get(picture.ground[pos], "?")
    return Mark(1, known, "2" if known == GROUND else "")


def marks_line(marks: Sequence[Mark], screen: Screen) -> str:
    """A line with everything at its place."""
    text, length = "", 0
    for mark in marks:
        text += " " * max(0, mark.start - length) + color_text(mark.text, mark.style, screen)
        length = max(length, mark.start) + len(mark.text)
    return text.rstrip()


def legend_lines(picture: HexPicture, screen: Screen) -> list[str]:
    """What the marks mean: sides with figures, ground other than open, facings where there are no arrows."""
    parts, shown = [], {counter.side for counter in picture.counters}
    for side, name in enumerate(picture.sides):
        if side not in shown:
            continue
        shape = SHAPES[side % len(SHAPES)]
        sample = f"{shape[0]}{'a' if side % 2 else 'A'}{shape[1]} {name}"
        parts.append(color_text(sample, COLORS[side % len(COLORS)], screen))
    if any(counter.down for counter in picture.counters):
        parts.append(COMMON.say(screen.language, "legend-down", mark=DOWN))
    if any(counter.hexes[1:] for counter in picture.counters):
        parts.append(COMMON.say(screen.language, "legend-body", mark=body_mark(screen)))
    kinds = {kind.name: kind for kind in picture.terrain}
    for name in dict.fromkeys((*picture.ground.values(), *(patch.name for patch in picture.created))):
        kind = kinds.get(name)
        if kind is not None and kind.letter != GROUND:
            message = "legend-cost" if kind.cost else "legend-barred"
            parts.append(COMMON.say(screen.language, message, mark=kind.letter, land=name, cost=kind.cost))
    lines = ["", "  ".join(parts)]
    if not screen.arrows:
        facings = " ".join(f"{n} {direction_name(n, screen)}" for n in range(len(DIRECTION_NAMES)))
        lines.append(f"{COMMON.say(screen.language, 'legend-facing')} {facings}")
    if picture.created:
        lines.extend(wrap_text(patches_text(picture, screen), screen.width, 2))
    if picture.items:
        lying = [
            COMMON.say(
                screen.language,
                "legend-hidden" if item.hidden else "legend-item",
                name=item.name,
                place=place_name(item.pos),
            )
            for item in picture.items
        ]
        legend = COMMON.say(screen.language, "legend-lying", mark=LYING, things=", ".join(lying))
        lines.extend(wrap_text(legend, screen.width, 2))
    return lines


def patches_text(picture: HexPicture, screen: Screen) -> str:
    """What lies over the ground, each kind with its hexes."""
    letter = {kind.name: kind.letter for kind in picture.terrain}
    found: dict[str, list[str]] = {}
    for patch in picture.created:
        note = f" ({patch.note})" if patch.note else ""
        name = f"{letter.get(patch.name, LAID)} {patch.name}{note}"
        found.setdefault(name, []).append(place_name(patch.pos))
    things = [
        COMMON.say(screen.language, "legend-item", name=name, place=" ".join(places)) for name, places in found.items()
    ]
    return COMMON.say(screen.language, "legend-laid", things=", ".join(things))


def direction_name(direction: int, screen: Screen) -> str:
    """The name of a direction."""
    return COMMON.name(screen.language, "direction", DIRECTION_NAMES[direction])


def figure_texts(picture: HexPicture, summary: Sequence[str], screen: Screen) -> list[str]:
    """The lines of the summary, each with how the board shows the figure and where it is."""
    marks = figure_marks(picture.counters)
    found = []
    for text in summary:
        named = [counter for counter in picture.counters if text.startswith(counter.id)]
        counter = max(named, key=lambda counter: len(counter.id), default=None)
        if counter is None:
            found.append(COMMON.say(screen.language, "place-off", line=text))
            continue
        sign = figure_mark(counter, marks[counter.id], screen)
        lead = "" if screen.plain else f"{sign} "
        where, towards = place_name(counter.pos), DIRECTION_NAMES[counter.facing]
        line = COMMON.say(screen.language, "place-at", line=text, place=where, direction=towards)
        if len(counter.body) > 1:
            line = COMMON.say(screen.language, "place-body", line=line, count=len(counter.body))
        found.append(lead + (COMMON.say(screen.language, "place-air", line=line) if counter.airborne else line))
    return found
