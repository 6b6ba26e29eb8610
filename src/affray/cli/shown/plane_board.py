"""A table in inches as text: a letter for each inch across and each two inches up, terrain behind, units in front.

A side is told by capital or small letters, so that colour only repeats what the letters say.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, cos, radians, sin

from msgspec.structs import replace

from affray.cli.shown.hex_board import COLORS, Mark, color_text, marks_line, side_style
from affray.cli.shown.screen import Screen, wrap_text
from affray.core import Block, PlanePicture
from affray.core.faces.picture import Outline, Spot
from affray.core.faces.words import Namer
from affray.core.words.marks import unit_marks
from affray.core.words.texts import COMMON

HIGH = 2
"""A line of text is so many times as high as a letter is wide."""
RULER = 6
"""Every so many letters across and lines up the inches are written."""
BLOCKING, LOW, ZONE, OBJECTIVE = "#", "=", ".", "*"
ARROWS = "→↗↑↖←↙↓↘"
Cell = tuple[int, int]
"""A column from the left and a row from the bottom."""


# --- the signs --------------------------------------------------------------------------------------------------------
def heading_sign(heading: float, screen: Screen) -> str:
    """The sign of a heading, to the nearest eighth of a turn; none where there are no arrows."""
    return ARROWS[round(heading / 45) % 8] if screen.arrows else ""


# --- the cells --------------------------------------------------------------------------------------------------------
class LetterGrid:
    """The letters of a table: how many inches one stands for, and what each shows so far."""

    def __init__(self, size: Spot, width: int) -> None:
        self.size = size
        self.margin = len(str(ceil(size[1]))) + 1
        self.step = max(1, ceil(size[0] / max(1, width - self.margin)))
        self.columns = ceil(size[0] / self.step)
        self.rows = ceil(size[1] / (HIGH * self.step))
        self.marks: dict[Cell, tuple[str, str]] = {}

    def cell_at(self, at: Spot) -> Cell:
        """The cell in which a place is."""
        column, row = int(at[0] // self.step), int(at[1] // (HIGH * self.step))
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def cell_middle(self, cell: Cell) -> Spot:
        """The place in the middle of a cell."""
        return (cell[0] + 0.5) * self.step, (cell[1] + 0.5) * HIGH * self.step

    def cells_within(self, corners: Sequence[Spot]) -> Iterator[Cell]:
        """The cells whose middle is inside a convex outline; for a small outline the cell of its own middle."""
        left, low = self.cell_at((min(x for x, _ in corners), min(y for _, y in corners)))
        right, high = self.cell_at((max(x for x, _ in corners), max(y for _, y in corners)))
        cells = [(column, row) for column in range(left, right + 1) for row in range(low, high + 1)]
        found = [cell for cell in cells if is_inside(self.cell_middle(cell), corners)]
        yield from found or [self.cell_at(centre(corners))]

    def set_sign(self, cell: Cell, sign: str, style: str = "") -> None:
        """Shows a sign in a cell."""
        self.marks[cell] = (sign, style)

    def lines(self, screen: Screen) -> list[str]:
        """The table as lines, inches along its left and below it."""
        found = []
        for row in reversed(range(self.rows)):
            inches = row * HIGH * self.step
            ruled = [Mark(0, f"{inches:>{self.margin - 1}}")] if row % (RULER // HIGH) == 0 else []
            shown = [(column, self.marks.get((column, row))) for column in range(self.columns)]
            cells = [
                Mark(self.margin + column, sign, style) for column, mark in shown if mark for sign, style in [mark]
            ]
            found.append(marks_line([*ruled, *cells], screen))
        ruler = [Mark(self.margin + n, str(n * self.step)) for n in range(0, self.columns, RULER)]
        return [*found, marks_line(ruler, screen)]


def is_inside(at: Spot, corners: Sequence[Spot]) -> bool:
    """Whether a place is inside a convex outline whose corners go round counter-clockwise.

    >>> square = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
    >>> is_inside((1.0, 1.0), square), is_inside((3.0, 1.0), square)
    (True, False)
    """
    x, y = at
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    return all((b - a) * (y - c) >= (d - c) * (x - a) for (a, c), (b, d) in sides)


def centre(corners: Sequence[Spot]) -> Spot:
    """The mean of some places.

    >>> centre([(0, 0), (2, 4)])
    (1.0, 2.0)
    """
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


# --- the picture ------------------------------------------------------------------------------------------------------
def with_names(system: Namer, picture: PlanePicture, screen: Screen) -> PlanePicture:
    """The picture with the names of terrain in the screen's language."""
    named = (
        replace(outline, name=system.name("terrain", outline.name, screen.language)) for outline in picture.terrain
    )
    return replace(picture, terrain=tuple(named))


def without_active_mark(picture: PlanePicture) -> PlanePicture:
    """The picture without the mark of whose decision it is."""
    return replace(picture, units=tuple(replace(unit, active=False) for unit in picture.units))


def plane_lines(picture: PlanePicture, screen: Screen) -> list[str]:
    """The table as lines, rulers and legend included."""
    paper = LetterGrid(picture.size, screen.width)
    if is_deploying(picture):
        for zone in picture.zones:
            for cell in paper.cells_within(zone.corners):
                paper.set_sign(cell, ZONE, "2")
    for piece in picture.terrain:
        for cell in paper.cells_within(piece.corners):
            paper.set_sign(cell, BLOCKING if piece.blocks_sight else LOW, "2")
    for objective in picture.objectives:
        style = COLORS[objective.side % len(COLORS)] if objective.side >= 0 else "1"
        paper.set_sign(paper.cell_at(objective.pos), OBJECTIVE, style)
    marks = unit_marks(picture.units)
    for unit in picture.units:
        mark_front(paper, unit, screen)
    for unit in picture.units:
        for corners, middle in zip(unit.bases, unit.middles, strict=True):
            for cell in {paper.cell_at(middle), *paper.cells_within(corners)}:
                paper.set_sign(cell, marks[unit.id], side_style(unit))
    return [*paper.lines(screen), "", *legend_lines(picture, marks, screen)]


def is_deploying(picture: PlanePicture) -> bool:
    """Whether units are still to be set out, or there are none yet, so that the zones matter."""
    return not picture.units or any("waiting" in unit.notes for unit in picture.units)


def mark_front(paper: LetterGrid, unit: Block, screen: Screen) -> None:
    """Marks in front of a unit where it looks, if it has a front."""
    sign = heading_sign(unit.heading, screen)
    if not (sign and unit.arcs and unit.bases):
        return
    x, y = centre((unit.arcs[0].left, unit.arcs[0].right))
    ahead, up = cos(radians(unit.heading)), sin(radians(unit.heading))
    deep = max((px - x) * ahead + (py - y) * up for corners in unit.bases for px, py in corners)
    far_x, far_y = deep + 0.6 * paper.step, deep + 0.6 * HIGH * paper.step
    paper.set_sign(paper.cell_at((x + ahead * far_x, y + up * far_y)), sign)


def legend_lines(picture: PlanePicture, marks: Mapping[str, str], screen: Screen) -> list[str]:
    """What the signs mean: sides with their units, terrain, objectives, zones."""

    def said(message: str, **args: str) -> str:
        return COMMON.say(screen.language, message, **args)

    found = []
    for side, name in enumerate(picture.sides):
        style = COLORS[side % len(COLORS)]
        units = [f"{marks[unit.id]} {unit.id}" for unit in picture.units if unit.side == side and unit.bases]
        first, *more = wrap_text(f"{name}: {', '.join(units) or '-'}", screen.width, 2)
        found += [color_text(first, style, screen), *more]
    for blocks, sign, message in ((True, BLOCKING, "legend-blocking"), (False, LOW, "legend-low")):
        pieces = [piece_text(piece) for piece in picture.terrain if piece.blocks_sight == blocks]
        if pieces:
            found += wrap_text(said(message, mark=sign, things=", ".join(pieces)), screen.width, 2)
    if picture.objectives:
        places = [
            said("legend-held", place=place_text(objective.pos), side=picture.sides[objective.side])
            if objective.side >= 0
            else place_text(objective.pos)
            for objective in picture.objectives
        ]
        found += wrap_text(said("legend-objectives", mark=OBJECTIVE, places=", ".join(places)), screen.width, 2)
    if is_deploying(picture):
        found += wrap_text(said("legend-zones", mark=ZONE), screen.width, 2)
    scale = LetterGrid(picture.size, screen.width).step
    return [*found, *wrap_text(said("legend-scale", across=str(scale), up=str(HIGH * scale)), screen.width, 2)]


def piece_text(piece: Outline) -> str:
    """A piece of terrain with the place of its middle."""
    return f"{piece.name} ({place_text(centre(piece.corners))})"


def place_text(at: Spot) -> str:
    """A place in whole inches.

    >>> place_text((12.4, 7.0))
    '12,7'
    """
    return ",".join(f"{each:.0f}" for each in at)


def figure_texts(picture: PlanePicture, summary: Sequence[str], screen: Screen) -> list[str]:
    """The lines of the summary, each with the sign of its unit."""
    marks = {} if screen.plain else unit_marks(picture.units)
    ids = sorted(marks, key=len, reverse=True)
    named = ((next((name for name in ids if text.startswith(name)), ""), text) for text in summary)
    return [f"{marks[who]} {text}" if who else text for who, text in named]
