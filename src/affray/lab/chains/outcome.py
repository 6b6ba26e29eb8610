"""What a duel that is worked out comes to: who wins, with how much left."""

import msgspec

from affray.lab.chains.bouts import LOST_A, LOST_B, Bout
from affray.lab.chains.modelling import Model
from affray.lab.chains.solving import Passage

Left = tuple[tuple[int, float], ...]


class Ends(msgspec.Struct, frozen=True):
    """The chances that each side wins and that the duel never ends, the mean number of rounds, for each side the chances to win
    with so much left, the most first, and in how many pairs of forms a round may begin."""

    wins: tuple[float, float]
    endless: float
    rounds: float
    left: tuple[Left, Left]
    states: int

    def mean_left(self, side: int) -> float:
        """The mean of what is left to a side when it wins; 0 if it never does."""
        return sum(mark * chance for mark, chance in self.left[side]) / self.wins[side] if self.wins[side] else 0.0


def ends_of(model: Model, bout: Bout, found: Passage) -> Ends:
    """The ends of a duel that is solved."""
    first, second = (
        chances_by_mark(forms.mark.tolist(), found.ends[int(bout.ints[at]) :].tolist())
        for forms, at in zip(model.forms, (LOST_B, LOST_A), strict=True)
    )
    wins = sum((chance for _, chance in first), 0.0), sum((chance for _, chance in second), 0.0)
    return Ends(wins, found.endless, float(found.visits.sum()), (first, second), int((found.visits > 0).sum()))


def chances_by_mark(marks: list[int], chances: list[float]) -> Left:
    """The chances of each mark, the highest first."""
    found: dict[int, float] = {}
    for mark, chance in zip(marks, chances, strict=False):
        if chance > 0.0:
            found[mark] = found.get(mark, 0.0) + chance
    return tuple(sorted(found.items(), reverse=True))
