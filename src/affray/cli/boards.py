"""What stands on the board of a game, in text, whatever the board."""

from collections.abc import Sequence

from affray.cli import board, tabletop
from affray.cli.screen import Screen
from affray.core import HexPicture, Picture, System


def drawn(system: System[object, object], picture: Picture, screen: Screen, *, quiet: bool = False) -> list[str]:
    """The board as lines; a quiet one does not mark whose decision it is."""
    if isinstance(picture, HexPicture):
        hexes = board.worded(system, picture, screen)
        return board.draw(board.quiet(hexes) if quiet else hexes, screen)
    table = tabletop.worded(system, picture, screen)
    return tabletop.draw(tabletop.quiet(table) if quiet else table, screen)


def figure_texts(picture: Picture, summary: Sequence[str], screen: Screen) -> list[str]:
    """The lines of the summary, each with how the board shows the figure or unit."""
    if isinstance(picture, HexPicture):
        return board.figure_texts(picture, summary, screen)
    return tabletop.figure_texts(picture, summary, screen)
