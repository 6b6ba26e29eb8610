"""Duels in which sides do what is best for them: what is best where, and what fixed answers are worth against it.

Side 0 wants to win, side 1 wants side 0 not to, and a duel without end is worth half a win to either. Whoever chooses knows
all, so that there is a best answer each time.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from affray.lab.chains.bouts import (
    BEST_A,
    CHANCE,
    CHILDREN,
    COUNT,
    FIRST,
    GIVEN,
    GIVEN_ANSWER,
    KIND,
    LEAF,
    LOST_A,
    LOST_B,
    MANY_EVENTS,
    MARKS,
    NODE,
    NODES,
    Bout,
    root_of,
    weigh,
)
from affray.lab.chains.modelling import Asked, Model
from affray.lab.chains.solving import Solution, best_solution
from affray.lab.schema import BestBid, BidOpening, BidOption

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Chances = NDArray[np.float64]
else:
    from affray.lab.machine import arrays as np

Name = Callable[[Asked, int], str]
"""What an answer is called, by who is asked what."""
Answers = Callable[[Asked, int, int], int]
"""What a policy answers, by who is asked what and the marks of both sides."""


def worth_of_ends(bout: Bout) -> "Chances":
    """The worth of each pair to side 0 before anything is solved: a win 1, a loss 0, all else a half."""
    worth = np.full(bout.places, 0.5)
    worth[int(bout.ints[LOST_B]) : int(bout.ints[LOST_A])] = 1.0
    worth[int(bout.ints[LOST_A]) :] = 0.0
    return worth


def worth_against(model: Model, bout: Bout, side: int, policy: Answers) -> float:
    """The worth of a duel with free choices to side 0 when one side keeps to a policy and the other does what
    is best against it."""
    marks, at = int(bout.ints[MARKS]), len(bout.ints)
    nodes = bout.ints[int(bout.ints[NODES]) : int(bout.ints[CHILDREN])].reshape(-1, NODE).copy()
    tables: dict[Asked, int] = {}
    answers: list[int] = []
    for number in np.flatnonzero(nodes[:, KIND] == BEST_A + side).tolist():
        asked = model.named[number]
        if asked not in tables:
            tables[asked] = at + len(answers)
            # The children of a free choice are its answers by their numbers; who cannot answer so gives the last one.
            answers += [min(asked.most, policy(asked, x, y)) for x in range(marks) for y in range(marks)]
        nodes[number, KIND], nodes[number, GIVEN] = GIVEN_ANSWER, tables[asked]
    ints = np.concatenate([bout.ints, np.array(answers, np.int64)])
    ints[int(ints[NODES]) : int(ints[CHILDREN])] = nodes.ravel()
    changed = bout._replace(ints=ints)
    return float(best_solution(changed, worth_of_ends(changed)).worth[bout.start])


def fixed_worth(model: Model, bout: Bout, side: int, answer: int) -> float:
    """The worth of a duel to side 0 when one side always gives the same answer and the other the best one."""
    return worth_against(model, bout, side, lambda asked, mark_a, mark_b: answer)


class SolvedBout:
    """A duel that is solved, to ask what is best at a pair of forms."""

    def __init__(self, model: Model, bout: Bout, solution: Solution, name: Name) -> None:
        self.model, self.bout, self.ints, self.name = model, bout, bout.ints, name
        self.worth = np.stack([solution.worth, np.zeros(bout.places)], 1).ravel()
        self.scratch = np.zeros(3 * int(self.ints[MANY_EVENTS]))
        self.now = 0.0

    def openings(self, i: int, j: int) -> tuple[BidOpening, ...]:
        """What may be chosen first at a pair, the best choice first; one opening for each way that chance may go."""
        self.now += 1.0
        root = int(root_of(self.ints, i, j))
        kind, first, count = self.node(root)
        ways = [(1.0, root)]
        if kind == CHANCE:
            ways = [(float(self.bout.weights[first + way]), self.child(first, way)) for way in range(count)]
        return tuple(self.opening(chance, node, i, j) for chance, node in ways)

    def opening(self, chance: float, node: int, i: int, j: int) -> BidOpening:
        """The opening at a node: what may be chosen there."""
        who = self.node(node)[0] - BEST_A
        options = [
            BidOption(said, worth if who == 0 else 1.0 - worth, answer)
            for said, worth, answer in self.choices(node, who, "", i, j)
        ]
        return BidOpening(who, chance, tuple(sorted(options, key=lambda option: -option.worth)))

    def choices(self, node: int, who: int, said: str, i: int, j: int) -> Iterable[tuple[str, float, str]]:
        """Each sequence of choices of one side from a node on, its worth to side 0, and the best answer to it."""
        _, first, count = self.node(node)
        for number in range(count):
            text = f"{said} {self.name(self.model.named[node], number)}".strip()
            after = self.child(first, number)
            if self.node(after)[0] == BEST_A + who:
                yield from self.choices(after, who, text, i, j)
            else:
                yield text, *self.best_answer(after, i, j)

    def best_answer(self, node: int, i: int, j: int) -> tuple[float, str]:
        """The worth of a node to side 0, and the best answer there."""
        kind, first, count = self.node(node)
        if kind == LEAF:
            weigh(
                ints=self.ints,
                chances=self.bout.chances,
                worth=self.worth,
                scratch=self.scratch,
                event=first,
                i=i,
                j=j,
                now=self.now,
            )
            return float(self.scratch[3 * first + 1]), ""
        worths = [self.best_answer(self.child(first, number), i, j)[0] for number in range(count)]
        best = max(worths) if kind == BEST_A else min(worths)
        return best, self.name(self.model.named[node], worths.index(best))

    def best_by_strength(self, first: int, forms: tuple[list[int], list[int]]) -> tuple[BestBid, ...]:
        """The best choices and answers where one side chooses first, by the marks of some forms of both."""
        a, b = self.model.forms
        found: list[BestBid] = []
        for i in forms[0]:
            for j in forms[1]:
                for opening in self.openings(i, j):
                    if opening.first == first:
                        best, marks = opening.options[0], (int(a.mark[i]), int(b.mark[j]))
                        found.append(BestBid(marks[first], marks[1 - first], best.said, best.answer))
        return tuple(found)

    def node(self, number: int) -> tuple[int, int, int]:
        """The kind of a node, its first child or event, how many children it has."""
        at = int(self.ints[NODES]) + NODE * number
        return int(self.ints[at + KIND]), int(self.ints[at + FIRST]), int(self.ints[at + COUNT])

    def child(self, first: int, number: int) -> int:
        """A child of a node by its number."""
        return int(self.ints[int(self.ints[CHILDREN]) + first + number])
