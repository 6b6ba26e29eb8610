"""A Foeman duel as a bout of numbers (`lab.bouts`): every form, every class of forms with what may be declared in it, and
every blow with its chances, by the very rules that play it."""

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from affray.core import InputError
from affray.lab.bouts import BEST_A, CHANCE, GIVEN_ANSWER, LEAF, MOST_BRANCHES, NOBODY
from affray.lab.exact import exact_rows
from affray.lab.foeman.forms import HURTING, SPENDING, Forms
from affray.lab.foeman.trees import Asked, Choice, Declared, Tree, tree
from affray.referee import Policy, odds
from affray.systems.foeman.attack import Attack, attack
from affray.systems.foeman.constants import CHOOSE_BID
from affray.systems.foeman.duel import Duelist, Pair, lot, strike_of
from affray.systems.foeman.options import House

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Chances = NDArray[np.float64]


class Entries(NamedTuple):
    """What comes of a blow, by the numbers of spendings and hits, with their chances; and which of each there are."""

    spent: "Table"
    hits: "Table"
    chances: "Chances"
    kinds: tuple[int, ...]
    spendings: tuple[int, ...]


class Blow(msgspec.Struct):
    """The strikes of one kind: who strikes, the strike at a target of no mST, and the classes of the forms that strike and
    are struck; by the target's mST the chances of what comes of it, as numbers of a spending and a hit."""

    striker: int
    attack: Attack
    owns: set[int]
    targets: set[int]
    lists: dict[int, Entries]


class Model:
    """What grows until nothing is new: the forms of both figures, the trees of their classes, the blows."""

    def __init__(
        self, figures: tuple[Duelist, Duelist], policies: tuple[Policy, Policy], best: tuple[bool, bool], house: House, *,
        compiled: bool,
    ) -> None:  # fmt: skip
        self.figures, self.policies, self.best, self.house, self.compiled = figures, policies, best, house, compiled
        self.forms = tuple(Forms(figure, house, compiled=compiled) for figure in figures)
        self.marks = max(figure.st for figure in figures) + 1
        drawn = odds(lot, figures[0].dx, figures[1].dx, policy=policies[0])
        self.lots = [(weight / drawn.total, first) for first, weight in drawn.items()]
        self.roots: dict[tuple[int, int], int] = {}
        self.nodes: list[list[int]] = []
        self.children: list[int] = []
        self.weights: list[float] = []
        self.answers: list[int] = []
        self.given: dict[Asked, tuple[int, tuple[int, ...]]] = {}
        self.events: dict[tuple[int, int, int, int], int] = {}
        self.sayings: set[tuple[int, int, int]] = set()
        self.blows: dict[tuple[int, Attack], int] = {}
        self.blow: list[Blow] = []
        size: tuple[int, ...] = ()
        while size != (size := self.size()):
            self.plant()
            self.strike()
            self.follow()
            for forms in self.forms:
                forms.start(forms.rest[forms.up])

    def size(self) -> tuple[int, ...]:
        """How much there is of everything."""
        starts = [int(getattr(forms, name).sum()) for forms in self.forms for name in ("starts", "open", "whole")]
        return (*starts, *map(len, self.forms), len(self.roots), sum(len(blow.lists) for blow in self.blow))

    # --- declarations -------------------------------------------------------------------------------------------------
    def plant(self) -> None:
        """Makes the trees of the pairs of classes that have none."""
        a, b = self.forms
        of_a, of_b = (
            [set(forms.class_of[which].tolist()) for which in (forms.starts, forms.open, forms.whole & forms.acted)]
            for forms in (a, b)
        )
        wanted = [*product(of_a[0], of_b[0]), *product(of_a[2], of_b[1]), *product(of_a[1], of_b[2])]
        for pair in wanted:
            if pair not in self.roots:
                self.roots[pair] = self.root(*pair)

    def root(self, class_a: int, class_b: int) -> int:
        """Where the tree of a pair of classes begins."""
        forms = Pair(*(one.form(one.classes.rows[of]) for one, of in zip(self.forms, (class_a, class_b), strict=True)))
        trees = [(weight, tree(*self.figures, forms, drawn, self.house, self.allowed)) for weight, drawn in self.lots]
        # Who draws the lot decides nothing unless both declare with equal standing.
        if all(one == trees[0][1] for _, one in trees):
            return self.place(trees[0][1], forms)
        if len(trees) > MOST_BRANCHES:
            raise InputError("exact duel: too many lots; expected a number of games")
        number, first = self.node(len(trees))
        for i, (weight, one) in enumerate(trees):
            self.weights[first + i] = weight
            self.children[first + i] = self.place(one, forms)
        self.nodes[number] = [CHANCE, first, len(trees), 0, len(self.nodes)]
        return number

    def node(self, children: int) -> tuple[int, int]:
        """The number of a new node, and of the first of its children."""
        self.nodes.append([])
        first = len(self.children)
        self.children += [0] * children
        self.weights += [0.0] * children
        return len(self.nodes) - 1, first

    def place(self, one: Tree, forms: Pair) -> int:
        """The number of the node that a tree becomes."""
        if not isinstance(one, Choice):
            self.nodes.append([LEAF, self.event(one, forms), 0, 0, len(self.nodes) + 1])
            return len(self.nodes) - 1
        number, first = self.node(len(one.after))
        for i, (_, after) in enumerate(one.after):
            self.children[first + i] = self.place(after, forms)
        who = one.asked.who
        kind, given = (BEST_A + who, 0) if self.best[who] else (GIVEN_ANSWER, self.given[one.asked][0])
        self.nodes[number] = [kind, first, len(one.after), given, len(self.nodes)]
        return number

    def allowed(self, asked: Asked) -> tuple[int, ...]:
        """The declarations that come into question: all, or those of a policy, whose answers are written down."""
        if self.best[asked.who]:
            return tuple(range(asked.most + 1))
        if asked not in self.given:
            marks = range(self.marks)
            said = {both: self.said_by_policy(asked, *both) for both in product(marks[1:], repeat=2)}
            known = tuple(sorted(set(said.values())))
            self.given[asked] = len(self.answers), known
            self.answers += [known.index(said[both]) if both in said else 0 for both in product(marks, repeat=2)]
        return self.given[asked][1]

    def said_by_policy(self, asked: Asked, mst_a: int, mst_b: int) -> int:
        """What a policy declares. Raises InputError for what may not be declared."""
        own, other = (mst_a, mst_b) if asked.who == 0 else (mst_b, mst_a)
        said = (
            self.policies[asked.who](asked.who, CHOOSE_BID, asked.most, own, other, asked.doing)
            if asked.most > 0
            else 0
        )
        if not 0 <= said <= asked.most:
            raise InputError(f"policy: declaration {said}: expected 0 to {asked.most}")
        return said

    def event(self, one: Declared, forms: Pair) -> int:
        """The number of what comes of some declarations."""
        changes, classes = [0, 0], [0, 0]
        for side, (before, after) in enumerate(zip(forms, one.pair, strict=True)):
            own = self.forms[side]
            classes[side] = own.class_number(before)
            if after != before:
                changes[side] = own.saying(one.said[side])
                self.sayings.add((side, changes[side], classes[side]))
                classes[side] = own.class_number(after)
        blow = 0
        if one.striker >= 0:
            who, foe = one.striker, 1 - one.striker
            made = strike_of(who, one.dice, self.figures[who], one.pair[who], self.figures[foe], one.pair[foe])
            blow = self.blows.setdefault((who, made._replace(mst=0)), len(self.blow))
            if blow == len(self.blow):
                self.blow.append(Blow(who, made._replace(mst=0), set(), set(), {}))
            self.blow[blow].owns.add(classes[who])
            self.blow[blow].targets.add(classes[foe])
        striker = one.striker if one.striker >= 0 else NOBODY
        return self.events.setdefault((striker, blow, changes[0], changes[1]), len(self.events))

    # --- blows --------------------------------------------------------------------------------------------------------
    def targets(self, blow: Blow) -> "Table":
        """The forms that a blow may strike."""
        import numpy as np

        forms = self.forms[1 - blow.striker]
        found: Table = np.flatnonzero(forms.whole & np.isin(forms.class_of, list(blow.targets)))
        return found

    def strike(self) -> None:
        """Works out the chances of blows on targets that none was worked out for."""
        import numpy as np

        for side in (0, 1):
            own, foe = self.forms[side], self.forms[1 - side]
            wanted = [
                (blow, mst)
                for blow in self.blow
                if blow.striker == side
                for mst in sorted(set(foe.mst[self.targets(blow)].tolist()) - blow.lists.keys())
            ]
            if not wanted:
                continue
            found = self.outcomes([blow.attack._replace(mst=mst) for blow, mst in wanted], self.policies[side])
            rows = np.concatenate([rows for rows, _ in found])
            spent, hits = own.spendings.numbers(rows[:, SPENDING]), foe.hits.numbers(rows[:, HURTING])
            at = 0
            for (blow, mst), (_, chances) in zip(wanted, found, strict=True):
                part = slice(at, at := at + len(chances))
                blow.lists[mst] = merged(spent[part], hits[part], chances, len(foe.hits))

    def outcomes(self, attacks: list[Attack], policy: Policy) -> "list[tuple[Table, Chances]]":
        """What comes of some attacks."""
        import numpy as np

        if self.compiled:
            return exact_rows(attack, [(one, self.house) for one in attacks], policy=policy)
        found = [odds(attack, one, self.house, policy=policy) for one in attacks]
        return [
            (
                np.array(list(dist.weights), np.int64),
                np.array([weight / dist.total for weight in dist.weights.values()]),
            )
            for dist in found
        ]

    def follow(self) -> None:
        """Finds out what declarations and blows make of the forms that they meet."""
        import numpy as np

        for side, saying, of in self.sayings:
            forms = self.forms[side]
            forms.say(np.flatnonzero(forms.open & (forms.class_of == of)), saying)
        for side in (0, 1):
            self.follow_blows(
                [blow for blow in self.blow if blow.striker == side], self.forms[side], self.forms[1 - side]
            )

    def follow_blows(self, blows: list[Blow], own: Forms, foe: Forms) -> None:
        """Finds out what the blows of one side make of both sides' forms."""
        import numpy as np

        struck, hits = [], []
        for blow in blows:
            targets = self.targets(blow)
            for mst, entries in blow.lists.items():
                of, kinds = targets[foe.mst[targets] == mst], entries.kinds
                struck.append(np.repeat(of, len(kinds)))
                hits.append(np.tile(kinds, len(of)))
        if blows:
            foe.hit(np.concatenate(struck), np.concatenate(hits))
        spenders: dict[int, set[int]] = {}
        for blow in blows:
            for spending in {one for entries in blow.lists.values() for one in entries.spendings}:
                spenders.setdefault(spending, set()).update(blow.owns)
        for spending, classes in spenders.items():
            own.spend(np.flatnonzero((own.open | own.whole) & np.isin(own.class_of, list(classes))), spending)


def merged(spent: "Table", hits: "Table", chances: "Chances", wide: int) -> Entries:
    """The chances of the same spending and hit taken together."""
    import numpy as np

    keys, inverse = np.unique(spent * wide + hits, return_inverse=True)
    spendings, kinds = keys // wide, keys % wide
    shares: Chances = np.bincount(inverse, chances).astype(float)
    return Entries(spendings, kinds, shares, tuple(set(kinds.tolist())), tuple(set(spendings.tolist())))
