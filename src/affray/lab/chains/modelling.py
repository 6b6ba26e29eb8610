"""A duel of two figures as it grows until nothing is new: the forms of both, the trees of what may be chosen, the blows.

What a system has to say of its duel is said by a class of its own (`Model`); what it becomes is laid out for `lab.chains.bouts`.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from affray.core import InputError
from affray.lab.chains.bouts import BEST_A, CHANCE, GIVEN_ANSWER, LEAF, MOST_BRANCHES, NOBODY
from affray.lab.chains.forming import Forms
from affray.lab.field_errors import fault

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Marks = NDArray[np.bool_]
    Chances = NDArray[np.float64]
    Outcomes = tuple[Table, Chances]
else:
    from affray.lab.machine import arrays as np


class Asked(NamedTuple):
    """Who chooses, what is chosen (a system's code), the last of the answers, and what the chooser is told besides."""

    who: int
    what: int
    most: int
    detail: int


class OpenChoice(Exception):
    """Raised where the given choices are used up and a side is asked for another."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked)
        self.asked = asked


class Leaf(NamedTuple):
    """What comes of all choices: who strikes (NOBODY: nobody) which blow, the declarations that change both forms (None: no
    change), and the classes of both forms then."""

    striker: int
    blow: Hashable
    said: tuple[int | None, int | None]
    classes: tuple[int, int]


class Choice(NamedTuple):
    """Somebody chooses: what follows from each answer."""

    asked: Asked
    after: "tuple[tuple[int, Choice | Leaf], ...]"


Tree = Choice | Leaf


class Entries(NamedTuple):
    """What comes of a blow, by the numbers of spendings and hits, with their chances; and which of each there are."""

    spent: "Table"
    hits: "Table"
    chances: "Chances"
    kinds: tuple[int, ...]
    spendings: tuple[int, ...]


class Blow(msgspec.Struct):
    """The blows of one kind: who strikes, the system's key of the blow, the classes of the forms that strike and are struck;
    by the target's mark the chances of what comes of it."""

    striker: int
    key: Hashable
    owns: set[int]
    targets: set[int]
    lists: dict[int, Entries]


class Model(ABC):
    """A model of a duel, which grows until it holds all forms, trees and blows."""

    stages: tuple[tuple[int, int], ...]
    """The kinds of forms of both sides in the pairs between two starts, the last of a round first."""

    def __init__(self, forms: tuple[Forms, Forms], best: tuple[bool, bool], marks: int) -> None:
        """`best`: which sides choose what is best for them; `marks`: one more than the highest mark."""
        self.forms, self.best, self.marks = forms, best, marks
        self.roots: dict[tuple[int, int], int] = {}
        self.nodes: list[list[int]] = []
        self.children: list[int] = []
        self.weights: list[float] = []
        self.answers: list[int] = []
        self.given: dict[Asked, tuple[int, tuple[int, ...]]] = {}
        self.named: dict[int, Asked] = {}
        self.events: dict[tuple[int, int, int, int], int] = {}
        self.sayings: set[tuple[int, int, int]] = set()
        self.numbers: dict[tuple[int, Hashable], int] = {}
        self.blows: list[Blow] = []

    def grow(self) -> None:
        """Grow until nothing is new."""
        size: tuple[int, ...] = ()
        while size != (size := self.size()):
            for pair in self.active_pairs():
                if pair not in self.roots:
                    self.roots[pair] = self.add_root(*pair)
            self.strike()
            self.follow()
            for forms in self.forms:
                forms.start(forms.rest[forms.up])

    def size(self) -> tuple[int, ...]:
        """The sizes of all parts, which stop changing once the model is complete."""
        starts = [int(getattr(forms, name).sum()) for forms in self.forms for name in ("starts", "open", "whole")]
        return (*starts, *map(len, self.forms), len(self.roots), sum(len(blow.lists) for blow in self.blows))

    # --- what a system says -------------------------------------------------------------------------------------------
    @abstractmethod
    def active_pairs(self) -> Iterable[tuple[int, int]]:
        """The pairs of classes in which somebody chooses or strikes."""

    @abstractmethod
    def chance_trees(self, class_a: int, class_b: int) -> list[tuple[float, Tree]]:
        """The ways that chance may go in a pair of classes before anybody chooses, each with its weight and tree."""

    @abstractmethod
    def policy_answer(self, asked: Asked, mark_a: int, mark_b: int) -> int:
        """The answer of the policy of a side. Raises InputError for an answer that is not allowed."""

    @abstractmethod
    def outcomes(self, striker: int, wanted: list[tuple[Hashable, int]]) -> "list[Outcomes]":
        """The outcomes of blows on targets by their marks, as rows and chances."""

    @abstractmethod
    def kinds(self, forms: Forms) -> "dict[int, Marks]":
        """Which forms are of which kind in the pairs between two starts."""

    def marks_of(self, forms: Forms, targets: "Table") -> Iterator[int]:
        """The marks for which the chances of a blow differ."""
        yield from sorted(set(forms.mark[targets].tolist()))

    # --- choices ------------------------------------------------------------------------------------------------------
    def allowed_answers(self, asked: Asked) -> tuple[int, ...]:
        """The answers to consider: all of a side that chooses the best, else those of its policy, which are written
        down."""
        if self.best[asked.who]:
            return tuple(range(asked.most + 1))
        if asked not in self.given:
            marks = range(self.marks)
            said = {(x, y): self.policy_answer(asked, x, y) for x in marks[1:] for y in marks[1:]}
            for number in said.values():
                if not 0 <= number <= asked.most:
                    raise InputError(f"policy: answer {number}: expected 0 to {asked.most}")
            known = tuple(sorted(set(said.values())))
            self.given[asked] = len(self.answers), known
            self.answers += [known.index(said[x, y]) if (x, y) in said else 0 for x in marks for y in marks]
        return self.given[asked][1]

    def add_root(self, class_a: int, class_b: int) -> int:
        """Add the tree of a pair of classes; return the number of its first node."""
        ways = self.chance_trees(class_a, class_b)
        classes = class_a, class_b
        # Chance that decides nothing is no way to go.
        if all(tree == ways[0][1] for _, tree in ways):
            return self.add_tree(ways[0][1], classes)
        if len(ways) > MOST_BRANCHES:
            raise fault("", None, "too-much")
        number, first = self.add_node(len(ways))
        for i, (weight, tree) in enumerate(ways):
            self.weights[first + i] = weight
            self.children[first + i] = self.add_tree(tree, classes)
        self.nodes[number] = [CHANCE, first, len(ways), 0, len(self.nodes)]
        return number

    def add_node(self, children: int) -> tuple[int, int]:
        """Add a node; return its number and that of its first child."""
        self.nodes.append([])
        first = len(self.children)
        self.children += [0] * children
        self.weights += [0.0] * children
        return len(self.nodes) - 1, first

    def add_tree(self, tree: Tree, classes: tuple[int, int]) -> int:
        """Add the nodes of a tree; return the number of the first."""
        if isinstance(tree, Leaf):
            self.nodes.append([LEAF, self.add_event(tree, classes), 0, 0, len(self.nodes) + 1])
            return len(self.nodes) - 1
        number, first = self.add_node(len(tree.after))
        for i, (_, after) in enumerate(tree.after):
            self.children[first + i] = self.add_tree(after, classes)
        who, self.named[number] = tree.asked.who, tree.asked
        kind, given = (BEST_A + who, 0) if self.best[who] else (GIVEN_ANSWER, self.given[tree.asked][0])
        self.nodes[number] = [kind, first, len(tree.after), given, len(self.nodes)]
        return number

    def add_event(self, leaf: Leaf, classes: tuple[int, int]) -> int:
        """The number of the event at a leaf; new events are added."""
        changes = [0, 0]
        for side, said in enumerate(leaf.said):
            if said is not None:
                changes[side] = self.forms[side].declaration_place(said)
                self.sayings.add((side, changes[side], classes[side]))
        blow = 0
        if leaf.striker != NOBODY:
            blow = self.numbers.setdefault((leaf.striker, leaf.blow), len(self.blows))
            if blow == len(self.blows):
                self.blows.append(Blow(leaf.striker, leaf.blow, set(), set(), {}))
            self.blows[blow].owns.add(leaf.classes[leaf.striker])
            self.blows[blow].targets.add(leaf.classes[1 - leaf.striker])
        return self.events.setdefault((leaf.striker, blow, changes[0], changes[1]), len(self.events))

    # --- blows --------------------------------------------------------------------------------------------------------
    def targets(self, blow: Blow) -> "Table":
        """The forms that a blow may strike."""
        forms = self.forms[1 - blow.striker]
        found: Table = np.flatnonzero(forms.whole & forms.up & np.isin(forms.class_of, list(blow.targets)))
        return found

    def strike(self) -> None:
        """Work out the chances of blows on all targets that are still without."""
        for side in (0, 1):
            own, foe = self.forms[side], self.forms[1 - side]
            wanted = [
                (blow, mark)
                for blow in self.blows
                if blow.striker == side
                for mark in self.marks_of(foe, self.targets(blow))
                if mark not in blow.lists
            ]
            if not wanted:
                continue
            found = self.outcomes(side, [(blow.key, mark) for blow, mark in wanted])
            rows = np.concatenate([rows for rows, _ in found])
            spent = own.spendings.numbers(rows[:, own.nature.spending])
            hits = foe.hits.numbers(rows[:, foe.nature.hurting])
            at = 0
            for (blow, mark), (_, chances) in zip(wanted, found, strict=True):
                part = slice(at, at := at + len(chances))
                blow.lists[mark] = merge_entries(spent[part], hits[part], chances, len(foe.hits))

    def follow(self) -> None:
        """Work out the forms after all declarations and blows."""
        for side, saying, speaker in sorted(self.sayings):
            forms = self.forms[side]
            forms.declare(np.flatnonzero((forms.open | forms.whole) & forms.up & (forms.class_of == speaker)), saying)
        for side in (0, 1):
            self.follow_blows([blow for blow in self.blows if blow.striker == side], *self.forms[:: 1 - 2 * side])

    def follow_blows(self, blows: list[Blow], own: Forms, foe: Forms) -> None:
        """Work out the forms of both sides after the blows of one side."""
        struck, hits = [], []
        for blow in blows:
            targets = self.targets(blow)
            for mark, entries in blow.lists.items():
                marked = targets[foe.mark[targets] == mark]
                struck.append(np.repeat(marked, len(entries.kinds)))
                hits.append(np.tile(np.array(entries.kinds, np.int64), len(marked)))
        if blows:
            foe.hit(np.concatenate(struck), np.concatenate(hits))
        spenders: dict[int, set[int]] = {}
        for blow in blows:
            for spending in {number for entries in blow.lists.values() for number in entries.spendings}:
                spenders.setdefault(spending, set()).update(blow.owns)
        for spending, classes in spenders.items():
            own.spend(np.flatnonzero((own.open | own.whole) & own.up & np.isin(own.class_of, list(classes))), spending)


def merge_entries(spent: "Table", hits: "Table", chances: "Chances", wide: int) -> Entries:
    """The entries of a blow with equal spendings and hits added up, the likeliest first."""
    keys, inverse = np.unique(spent * wide + hits, return_inverse=True)
    shares: Chances = np.bincount(inverse, chances).astype(float)
    order = np.argsort(-shares, kind="stable")
    spendings, kinds = keys[order] // wide, keys[order] % wide
    return Entries(
        spendings, kinds, shares[order], tuple(set(kinds.tolist())), tuple(set(spendings.tolist()))
    )  # fmt: skip
