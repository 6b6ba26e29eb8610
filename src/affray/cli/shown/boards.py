"""What stands on the board of a game, in text, whatever the board."""

from collections.abc import Sequence

from affray.cli.shown import hex_board, plane_board, stage
from affray.cli.shown.screen import Screen
from affray.core import HexPicture, Picture, PlanePicture, System
from affray.core.faces.words import Namer


class Drawing:
    """What was last drawn of a game, so that only what has changed is drawn again."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.drawn: tuple[str, ...] = ()
        self.texts: tuple[str, ...] = ()

    def forget(self) -> None:
        """Has all be drawn again."""
        self.drawn, self.texts = (), ()

    def show(self, words: Namer, picture: Picture, texts: Sequence[str]) -> None:
        """Draws the board if it has changed since it was drawn, and lists the figures that have."""
        plain = self.screen.plain
        drawn = () if plain else tuple(board_lines(words, picture, self.screen, quiet=True))
        changed = [text for text in texts if text not in self.texts]
        if drawn != self.drawn:
            print("\n" + "\n".join(board_lines(words, picture, self.screen)))
        if changed:
            print()
        for text in changed:
            self.screen.say(text, 5)
        self.drawn, self.texts = drawn, tuple(texts)


def picture_lines(
    system: System[object, object], picture: Picture, screen: Screen, *, quiet: bool = False
) -> list[str]:
    """The board as lines; a quiet one does not mark whose decision it is."""
    return board_lines(system.words, picture, screen, quiet=quiet)


def board_lines(words: Namer, picture: Picture, screen: Screen, *, quiet: bool = False) -> list[str]:
    """The board as lines, in the words of a speaker."""
    if isinstance(picture, HexPicture):
        hexes = hex_board.with_names(words, picture, screen)
        return hex_board.board_lines(hex_board.without_active_mark(hexes) if quiet else hexes, screen)
    if isinstance(picture, PlanePicture):
        table = plane_board.with_names(words, picture, screen)
        return plane_board.plane_lines(plane_board.without_active_mark(table) if quiet else table, screen)
    scene = stage.with_names(words, picture, screen)
    return stage.stage_lines(stage.without_active_mark(scene) if quiet else scene, screen)


def figure_texts(system: System[object, object], state: object, picture: Picture, screen: Screen) -> list[str]:
    """The lines of the summary, each with how the board shows the figure or unit; on a table how the sides stand before them."""
    summary = system.words.summary(state, screen.language)
    stands = system.track(state).stands if isinstance(picture, PlanePicture) else ()
    standing = [system.words.phrase(stand.text, screen.language) for stand in stands]
    return summary_texts(system.words, picture, summary, standing, screen)


def summary_texts(
    words: Namer, picture: Picture, summary: Sequence[str], standing: Sequence[str], screen: Screen
) -> list[str]:
    """The lines of a summary, each with how the board shows the figure or unit; on a table how the sides stand before them."""
    if isinstance(picture, HexPicture):
        return hex_board.figure_texts(picture, summary, screen)
    if isinstance(picture, PlanePicture):
        return [*standing, *plane_board.figure_texts(picture, summary, screen)]
    return stage.figure_texts(stage.with_names(words, picture, screen), summary, screen)
