"""A Foeman duel as a model: the declarations of a cycle and the strikes that come of them, by the very rules that play it."""

from collections.abc import Hashable, Iterable
from itertools import product
from typing import TYPE_CHECKING, cast

from affray.lab.chains.bouts import BUSY, DONE, FRESH, NOBODY, OPEN
from affray.lab.chains.forming import UNKNOWN, Forms, numbers_in
from affray.lab.chains.modelling import Asked, Choice, Leaf, Model, OpenChoice, Tree
from affray.lab.machine.exact import exact_rows
from affray.lab.systems.foeman.forms import NATURE, form_from_numbers, lump
from affray.lab.systems.foeman.trees import declare_cycle
from affray.referee import Policy, odds
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.duel.duel import Duelist, Form, Pair, lot_winner, strike_of
from affray.systems.foeman.rules.attack import Blow, attack

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from affray.lab.chains.modelling import Outcomes

    Marks = NDArray[np.bool_]
else:
    from affray.lab.machine import arrays as np


class FoemanModel(Model):
    """A duel of two figures by their policies; a side that declares what is best follows its policy in all else."""

    stages = ((DONE, OPEN), (OPEN, DONE), (BUSY, FRESH), (FRESH, BUSY))
    """Between two starts one figure has acted and the other has not; who has not been struck by a foe that Defends."""

    def __init__(
        self, figures: tuple[Duelist, Duelist], policies: tuple[Policy, Policy], best: tuple[bool, bool], house: House, *,
        compiled: bool,
    ) -> None:  # fmt: skip
        first, second = (Forms(NATURE, figure, house, compiled=compiled) for figure in figures)
        super().__init__((first, second), best, max(figure.st for figure in figures) + 1)
        self.figures, self.policies, self.house, self.compiled = figures, policies, house, compiled
        drawn = odds(lot_winner, figures[0].dx, figures[1].dx, policy=policies[0])
        self.lots = [(weight / drawn.total, number) for number, weight in drawn.items()]
        self.classes: tuple[dict[Form, int], dict[Form, int]] = ({}, {})
        self.grow()

    # --- declarations -------------------------------------------------------------------------------------------------
    def active_pairs(self) -> Iterable[tuple[int, int]]:
        of_a, of_b = (
            [set(forms.class_of[which].tolist()) for which in (forms.starts, forms.open, forms.whole & forms.past)]
            for forms in self.forms
        )
        return [*product(of_a[0], of_b[0]), *product(of_a[2], of_b[1]), *product(of_a[1], of_b[2])]

    def chance_trees(self, class_a: int, class_b: int) -> list[tuple[float, Tree]]:
        pair = Pair(self.form_of(0, class_a), self.form_of(1, class_b))
        return [(weight, self.tree(pair, drawn, ())) for weight, drawn in self.lots]

    def form_of(self, side: int, number: int) -> Form:
        """A form of a class."""
        return form_from_numbers(self.forms[side].classes.rows[number].tolist())

    def tree(self, pair: Pair, drawn: int, path: tuple[int, ...]) -> Tree:
        """The tree of the declarations in a cycle that are to be considered. [FM-BID-01]"""
        try:
            found = declare_cycle(*self.figures, pair, drawn, self.house, path)
        except OpenChoice as end:
            answers = self.allowed_answers(end.asked)
            return Choice(end.asked, tuple((said, self.tree(pair, drawn, (*path, said))) for said in answers))
        said = tuple(
            number if after != before else None
            for number, before, after in zip(found.said, pair, found.pair, strict=True)
        )
        blow: Hashable = None
        if found.striker >= 0:
            who, foe = found.striker, 1 - found.striker
            made = strike_of(who, found.dice, self.figures[who], found.pair[who], self.figures[foe], found.pair[foe])
            blow = made._replace(mst=0)
        classes = self.class_number(0, found.pair.a), self.class_number(1, found.pair.b)
        return Leaf(found.striker if found.striker >= 0 else NOBODY, blow, (said[0], said[1]), classes)

    def class_number(self, side: int, form: Form) -> int:
        """The number of a form's class."""
        known, forms = self.classes[side], self.forms[side]
        if form not in known:
            row = np.array([numbers_in(lump(form, self.figures[side], self.house))], np.int64)
            known[form] = int(forms.classes.numbers(row * forms.nature.kept)[0])
        return known[form]

    def policy_answer(self, asked: Asked, mark_a: int, mark_b: int) -> int:
        own, other = (mark_a, mark_b) if asked.who == 0 else (mark_b, mark_a)
        if asked.most <= 0:
            return 0
        return self.policies[asked.who](asked.who, asked.what, asked.most, own, other, asked.detail)

    # --- strikes ------------------------------------------------------------------------------------------------------
    def outcomes(self, striker: int, wanted: list[tuple[Hashable, int]]) -> "list[Outcomes]":
        policy = self.policies[striker]
        attacks = [cast(Blow, key)._replace(mst=mst) for key, mst in wanted]
        if self.compiled:
            return exact_rows(attack, [(blow, self.house) for blow in attacks], policy=policy)
        found = [odds(attack, blow, self.house, policy=policy) for blow in attacks]
        return [
            (
                np.array(list(dist.weights), np.int64),
                np.array([weight / dist.total for weight in dist.weights.values()]),
            )
            for dist in found
        ]

    def kinds(self, forms: Forms) -> "dict[int, Marks]":
        done, declared_forms = forms.whole & forms.past, np.zeros(len(forms), bool)
        declared_forms[forms.said[1:][forms.said[1:] != UNKNOWN]] = True
        return {OPEN: forms.open, FRESH: forms.starts, DONE: done & ~declared_forms, BUSY: done & declared_forms}
