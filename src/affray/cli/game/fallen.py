"""Who is out of a game of several: said once, at one terminal or at a seat of a server."""

from collections.abc import Collection, Sequence

from affray.cli.game.game_lines import Play
from affray.cli.shown.screen import Screen
from affray.core.words.texts import COMMON

PAIR = 2


class FallenSides:
    """Which sides of three or more have been said to be out of the game."""

    def __init__(self) -> None:
        self.known: frozenset[int] = frozenset()

    def say(self, game: Play, screen: Screen) -> None:
        """Says which sides of a game that goes on are out now, or can act again."""
        if game.is_over:
            return
        names, seats = game.system.sides(game.state), game.system.seats
        out = [side for side in range(len(names)) if seats.is_out(game.state, side)]
        for line in self.lines(names, out, screen.language):
            screen.say(line)

    def lines(self, names: Sequence[str], out: Collection[int], language: str) -> list[str]:
        """That sides are out now, or can act again; nothing of what was said before."""
        known, self.known = self.known, frozenset(out)
        said = [(side, "out") for side in sorted(self.known - known)] + [
            (side, "back") for side in sorted(known - self.known)
        ]
        return (
            [COMMON.say(language, f"side-{what}", side=names[side]) for side, what in said] if len(names) > PAIR else []
        )
