"""A stage in text: the place with its light and clock, who and what stands in which band as each character sees it, the
ways out.

There is no map: a column is a distance, near to far, and each row tells it from another character. Where nobody sees a
board, the distances stand in a sentence with each line.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.cli.shown.hex_board import COLORS, color_text
from affray.cli.shown.screen import Screen, wrap_text
from affray.core.faces.picture import Actor, StagePicture, Way
from affray.core.faces.words import Namer
from affray.core.words.texts import COMMON

PERSON = "person"
FROM = 14
"""The widest the first column gets."""
GAP = 2
LEAST = 9
"""No column is narrower; where there is no room for them, each band is a line."""


def with_names(system: Namer, picture: StagePicture, screen: Screen) -> StagePicture:
    """The picture with the names of places, light, bands, ways, the clock and of all on it in the screen's language."""

    def named(kind: str, code: str) -> str:
        return system.name(kind, code, screen.language) if code else ""

    names = {actor.id: named("figure", actor.id) for actor in picture.actors}
    ways = tuple(
        replace(
            way,
            name=named("way", way.name),
            leads=named("place", way.leads),
            barred=names.get(way.barred) or named("bar", way.barred),
        )
        for way in picture.ways
    )
    return replace(
        picture,
        place=with_capital(named("place", picture.place)),
        light=named("light", picture.light),
        bands=tuple(named("band", band) for band in picture.bands),
        ways=ways,
        clock=tuple((named("clock", unit), n) for unit, n in picture.clock),
        actors=tuple(replace(actor, id=names[actor.id]) for actor in picture.actors),
        spans=tuple(
            replace(span, one=names.get(span.one, span.one), other=names.get(span.other, span.other))
            for span in picture.spans
        ),
    )


def with_capital(text: str) -> str:
    """A text with a capital letter at its beginning.

    >>> with_capital("the hub")
    'The hub'
    """
    return text[:1].upper() + text[1:]


def without_active_mark(picture: StagePicture) -> StagePicture:
    """The picture without the mark of whose decision it is, and without the clock: that time has passed is told in words."""
    return replace(picture, actors=tuple(replace(actor, active=False) for actor in picture.actors), clock=())


def place_text(picture: StagePicture) -> str:
    """Where and when, the time where it is told."""
    clock = ", ".join(f"{unit} {n}" for unit, n in picture.clock)
    return f"{picture.place} ({picture.light}){' – ' if clock else ''}{clock}"


# --- drawn ------------------------------------------------------------------------------------------------------------
def stage_lines(picture: StagePicture, screen: Screen) -> list[str]:
    """The stage as lines."""
    found = [*wrap_text(place_text(picture), screen.width)]
    watchers = [actor for actor in picture.actors if actor.kind == PERSON and not actor.down]
    if len(picture.actors) > 1 and watchers:
        found += ["", *band_table(picture, watchers, screen)]
    return [*found, *ways_text(picture.ways, screen)]


def band_table(picture: StagePicture, watchers: Sequence[Actor], screen: Screen) -> list[str]:
    """A row for each character who can see, a column for each band; each band a line where the columns do not fit."""
    first = min(FROM, max(len(actor.id) for actor in watchers) + 1)
    room = (screen.width - first) // len(picture.bands) - GAP
    if room < LEAST:
        return [line for actor in watchers for line in band_lines(picture, actor, screen)]
    head = " " * first + "".join(" " * GAP + f"{band:<{room}}" for band in picture.bands)
    found = [head.rstrip()]
    for actor in watchers:
        cells = [wrap_text(", ".join(names), room) or [""] for names in names_by_band(picture, actor)]
        for row in range(max(map(len, cells))):
            name = f"{actor.id[: first - 1]:<{first}}" if row == 0 else " " * first
            shown = "".join(" " * GAP + f"{(cell[row] if row < len(cell) else ''):<{room}}" for cell in cells).rstrip()
            found.append((color_text(name, actor_style(actor), screen) + shown).rstrip())
    return found


def actor_style(actor: Actor) -> str:
    """The colour of a character; bold for the one whose decision it is."""
    return ("1;7;" if actor.active else "") + COLORS[actor.side % len(COLORS)]


def band_lines(picture: StagePicture, actor: Actor, screen: Screen) -> list[str]:
    """What a character sees in each band, one below the other."""
    seen = zip(picture.bands, names_by_band(picture, actor), strict=True)
    lines = [f"  {band}: {', '.join(names)}" for band, names in seen if names]
    return [actor.id, *(part for line in lines for part in wrap_text(line, screen.width, 4))]


def names_by_band(picture: StagePicture, actor: Actor) -> list[list[str]]:
    """The names in each band as a character sees them, in the order of the bands."""
    found: list[list[str]] = [[] for _ in picture.bands]
    kinds = {other.id: other for other in picture.actors}
    for span in picture.spans:
        other = span.other if span.one == actor.id else span.one if span.other == actor.id else ""
        if other in kinds and not (kinds[other].down and kinds[other].kind != PERSON):
            found[span.band].append(other)
    return found


def ways_text(found: Sequence[Way], screen: Screen) -> list[str]:
    """The ways out in one line: where each leads as far as it is known, what bars it."""
    if not found:
        return []
    shown = []
    for way in found:
        parts = [part for part in (way.leads, way.barred) if part]
        shown.append(f"{way.name} ({', '.join(parts)})" if parts else way.name)
    return ["", *wrap_text(COMMON.say(screen.language, "stage-ways", ways=", ".join(shown)), screen.width, 2)]


# --- in sentences -----------------------------------------------------------------------------------------------------
def figure_texts(picture: StagePicture, summary: Sequence[str], screen: Screen) -> list[str]:
    """The lines of the summary; without a board each tells how far off it is from every character, and lines of the place
    and its ways are added."""
    if not screen.plain:
        return list(summary)
    lines = [f"{text}{distances_text(picture, text, screen)}" for text in summary]
    return [
        place_text(picture),
        *lines,
        *(line for line in ways_text(picture.ways, screen) if line),
    ]


def distances_text(picture: StagePicture, text: str, screen: Screen) -> str:
    """How far the figure of a summary line is from each character."""
    names = [actor.id for actor in picture.actors if text.startswith(actor.id)]
    if not names:
        return ""
    name = max(names, key=len)
    people = {actor.id for actor in picture.actors if actor.kind == PERSON and not actor.down}
    found = [
        COMMON.say(screen.language, "stage-far", band=picture.bands[span.band], who=span.one)
        for span in picture.spans
        if span.other == name and span.one in people
    ]
    return f"; {', '.join(found)}" if found else ""
