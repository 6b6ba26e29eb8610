"""The bidding game of a Foeman duel: what the best declarations are, and what they gain over fixed bids. [FM-BID-01]

Declarations are public and come one after the other, so that there is a best one each time; side 0 wants to win, side 1
wants side 0 not to, and a duel without end is worth half a win to either.
"""

from msgspec.structs import replace

from affray.lab.bouts import (
    BEST_A,
    CHANCE,
    CHILDREN,
    COUNT,
    FIRST,
    GIVEN,
    GIVEN_ANSWER,
    KIND,
    LEAF,
    MANY_EVENTS,
    MARKS,
    NODE,
    NODES,
    Bout,
    root_of,
    weigh,
)
from affray.lab.foeman.chain import Fight, Solved, worked_out, worth_of_ends
from affray.lab.foeman.forms import Forms
from affray.lab.foeman.plans import said
from affray.lab.schema import BestBid, Bidding, BidOpening, BidOption
from affray.lab.solving import solved
from affray.systems.foeman.bidding import LEAST_BID, MOST_BID
from affray.systems.foeman.duel import fresh


def bidding(met: Fight, *, compiled: bool | None = None) -> tuple[Solved, Bidding]:
    """The bidding game of two figures, worked out and told; of their plans only the rerolls and the talent count. Raises
    InputError.

    >>> from affray.lab.foeman.chain import fight
    >>> game, found = bidding(fight("Man-at-arms", "Goblin skirmisher", "best reroll=none", "best reroll=none"))
    >>> found.worth > 0.5, min(found.gains) >= 0
    (True, True)
    """
    first, second = (replace(plan, bid=0, weak=0) for plan in met.plans)
    game = worked_out(replace(met, plans=(first, second)), compiled=compiled)
    assert game.solution is not None
    worth = float(game.solution.worth[game.bout.start])
    fixed = (tuple(fixed_worth(game.bout, 0, bid) for bid in range(LEAST_BID, MOST_BID + 1)),
             tuple(1.0 - fixed_worth(game.bout, 1, bid) for bid in range(LEAST_BID, MOST_BID + 1)))  # fmt: skip
    told = Bidding(
        worth,
        Game(game).openings(0, 0),
        (by_strength(game, 0), by_strength(game, 1)),
        fixed,
        (worth - max(fixed[0]), 1.0 - worth - max(fixed[1])),
    )
    return game, told


def fixed_worth(bout: Bout, side: int, bid: int) -> float:
    """What a duel is worth to side 0 when one side always bids so many dice and the other declares what is best."""
    import numpy as np

    # The children of a free choice are the declarations by their numbers, so that the answer is the same everywhere.
    ints = np.concatenate([bout.ints, np.full(int(bout.ints[MARKS]) ** 2, bid)])
    nodes = ints[int(ints[NODES]) : int(ints[CHILDREN])].reshape(-1, NODE)
    chosen = nodes[:, KIND] == BEST_A + side
    nodes[chosen, KIND], nodes[chosen, GIVEN] = GIVEN_ANSWER, len(bout.ints)
    changed = bout._replace(ints=ints)
    return float(solved(changed, worth_of_ends(changed)).worth[bout.start])


def by_strength(game: Solved, first: int) -> tuple[BestBid, ...]:
    """The best declarations and answers where one side declares first, by what both have left of mST."""
    asked = Game(game)
    found: list[BestBid] = []
    a, b = game.model.forms
    for i in unhurt(a):
        for j in unhurt(b):
            for opening in asked.openings(i, j):
                if opening.first == first:
                    best, mst = opening.options[0], (int(a.mst[i]), int(b.mst[j]))
                    found.append(BestBid(mst[first], mst[1 - first], best.said, best.answer))
    return tuple(found)


def unhurt(forms: Forms) -> list[int]:
    """The forms in which a round may begin with nothing but so much mST lost, the strongest first."""
    rows = {tuple(row): number for number, row in enumerate(forms.rows.tolist()) if forms.starts[number]}
    wanted = (tuple(fresh()._replace(phys=lost)) for lost in range(forms.figure.st))
    return [rows[form] for form in wanted if form in rows]


class Game:
    """A bidding game that is solved, to ask what is best at a pair of forms."""

    def __init__(self, game: Solved) -> None:
        import numpy as np

        assert game.solution is not None
        self.bout, self.ints = game.bout, game.bout.ints
        self.worth = np.stack([game.solution.worth, np.zeros(game.bout.places)], 1).ravel()
        self.scratch = np.zeros(3 * int(self.ints[MANY_EVENTS]))
        self.now = 0.0

    def openings(self, i: int, j: int) -> tuple[BidOpening, ...]:
        """What may be declared first at a pair, the best first; each way in which chance may go by itself."""
        self.now += 1.0
        root = int(root_of(self.ints, i, j))
        kind, first, count = self.node(root)
        ways = [(1.0, root)]
        if kind == CHANCE:
            ways = [(float(self.bout.weights[first + way]), self.child(first, way)) for way in range(count)]
        return tuple(self.opening(chance, node, i, j) for chance, node in ways)

    def opening(self, chance: float, node: int, i: int, j: int) -> BidOpening:
        """What may be declared at a node."""
        kind, first, count = self.node(node)
        who = kind - BEST_A
        options: list[BidOption] = []
        for declared in range(count):
            worth, answer = self.answered(self.child(first, declared), i, j)
            options.append(BidOption(said(declared), worth if who == 0 else 1.0 - worth, answer))
        return BidOpening(who, chance, tuple(sorted(options, key=lambda option: -option.worth)))

    def answered(self, node: int, i: int, j: int) -> tuple[float, str]:
        """What a node is worth to side 0, and the best answer there."""
        kind, first, count = self.node(node)
        if kind == LEAF:
            weigh(self.ints, self.bout.chances, self.worth, self.scratch, first, i, j, self.now)
            return float(self.scratch[3 * first + 1]), ""
        worths = [self.answered(self.child(first, declared), i, j)[0] for declared in range(count)]
        best = max(worths) if kind == BEST_A else min(worths)
        return best, said(worths.index(best))

    def node(self, number: int) -> tuple[int, int, int]:
        """The kind of a node, its first child or event, how many children it has."""
        at = int(self.ints[NODES]) + NODE * number
        return int(self.ints[at + KIND]), int(self.ints[at + FIRST]), int(self.ints[at + COUNT])

    def child(self, first: int, number: int) -> int:
        """A child of a node by its number."""
        return int(self.ints[int(self.ints[CHILDREN]) + first + number])
