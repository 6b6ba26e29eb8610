"""What stands on the board of a game, in text, whatever the board."""

from collections.abc import Sequence

from affray.cli.shown import hex_board as board
from affray.cli.shown import plane_board as tabletop
from affray.cli.shown import stage
from affray.cli.shown.screen import Screen
from affray.core import HexPicture, Picture, PlanePicture, System


def drawn(system: System[object, object], picture: Picture, screen: Screen, *, quiet: bool = False) -> list[str]:
    """The board as lines; a quiet one does not mark whose decision it is."""
    if isinstance(picture, HexPicture):
        hexes = board.worded(system, picture, screen)
        return board.draw(board.quiet(hexes) if quiet else hexes, screen)
    if isinstance(picture, PlanePicture):
        table = tabletop.worded(system, picture, screen)
        return tabletop.draw(tabletop.quiet(table) if quiet else table, screen)
    scene = stage.worded(system, picture, screen)
    return stage.draw(stage.quiet(scene) if quiet else scene, screen)


def figure_texts(system: System[object, object], picture: Picture, summary: Sequence[str], screen: Screen) -> list[str]:
    """The lines of the summary, each with how the board shows the figure or unit."""
    if isinstance(picture, HexPicture):
        return board.figure_texts(picture, summary, screen)
    if isinstance(picture, PlanePicture):
        standing = [system.phrase(one, screen.language) for one in picture.standing]
        return [*standing, *tabletop.figure_texts(picture, summary, screen)]
    return stage.figure_texts(stage.worded(system, picture, screen), summary, screen)
