"""A duel of the guide as a model: initiative, what both settle on, and the blows in their order, by the very rules that play
it. [CM-INIT-03 CM-OPT-04 CM-ACT-01]"""

from collections.abc import Callable, Hashable, Iterable
from itertools import product
from typing import TYPE_CHECKING, TypeVar, cast

from affray.core.ties import higher_die_side
from affray.lab.batches.batch import Meeting
from affray.lab.chains.bouts import DONE, FRESH, NOBODY, OPEN
from affray.lab.chains.forming import Forms, numbers_in
from affray.lab.chains.modelling import Asked, Choice, Leaf, Model, OpenChoice, Tree
from affray.lab.systems.melee.chain import shares
from affray.lab.systems.melee.forms import ACTS, DEEDS, CarriedForm, form_rules, lump_form
from affray.referee import Referee, odds, plain_function
from affray.systems.melee.content.codes import ROLL_INITIATIVE, ROLL_ORDER, D
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duel import TIED, Pair, begin_turn, next_figure, strike
from affray.systems.melee.duel.duelist import Duelist, Form, is_striking, strike_of
from affray.systems.melee.rules.injury import Body

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from affray.lab.chains.modelling import Outcomes

    Marks = NDArray[np.bool_]
else:
    from affray.lab.machine import arrays as np

T = TypeVar("T")
HIGHER = plain_function(higher_die_side)
BODY = len(Body._fields)


class TurnReferee:
    """A referee that lets a side win the initiative and gives the answers that it is given."""

    quiet = True

    def __init__(self, winner: int, path: tuple[int, ...]) -> None:
        self.winner, self.path, self.at = winner, path, 0

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if self.at == len(self.path):
            raise OpenChoice(Asked(who, what, most, z))
        self.at += 1
        return self.path[self.at - 1]

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        return cast(T, self.winner) if fn is HIGHER else fn(self, *args)


class GuideModel(Model):
    """A duel of two figures by their policies, or by what is best."""

    stages = ((DONE, OPEN), (OPEN, DONE), (FRESH, FRESH))
    """Between two starts both have settled on a deed, then one has acted."""

    def __init__(self, met: Meeting[Duelist, House], best: tuple[bool, bool], *, compiled: bool) -> None:
        first, second = (
            Forms(form_rules(met.house), figure, met.house, compiled=compiled) for figure in (met.a, met.b)
        )
        super().__init__((first, second), best, max(met.a.st, met.b.st) + 1)
        self.met = met
        self.initiative = shares(odds(higher_die_side, D, ROLL_INITIATIVE, policy=met.chooser))
        self.tie = shares(odds(higher_die_side, D, ROLL_ORDER, policy=met.chooser))
        self.known: dict[Hashable, Outcomes] = {}
        self.grow()

    def active_pairs(self) -> Iterable[tuple[int, int]]:
        of_a, of_b = (
            [
                set(forms.class_of[which & forms.up].tolist())
                for which in (
                    forms.starts,
                    forms.halfway & forms.whole,
                    forms.halfway & forms.open,
                    forms.past & forms.whole,
                )
            ]
            for forms in self.forms
        )
        return [
            *product(of_a[0], of_b[0]), *product(of_a[1], of_b[1]), *product(of_a[3], of_b[2]),
            *product(of_a[2], of_b[3]),
        ]  # fmt: skip

    def chance_trees(self, class_a: int, class_b: int) -> list[tuple[float, Tree]]:
        a, b = self.carried_form(0, class_a), self.carried_form(1, class_b)
        if all(self.is_start(side, number) for side, number in enumerate((class_a, class_b))):
            return [(weight, self.deed_tree(a, b, winner, ())) for winner, weight in self.initiative.items()]
        pair = Pair(a.form, b.form, a.won - 1)
        who = next_figure(self.met.a, self.met.b, pair, self.met.house)
        ways = self.tie.items() if who == TIED else ((who, 1.0),)
        return [(weight, self.action_leaf(number, a, b)) for number, weight in ways]

    def is_start(self, side: int, number: int) -> bool:
        """Whether a turn begins with forms of a class."""
        forms = self.forms[side]
        return bool((forms.starts & (forms.class_of == number)).any())

    def carried_form(self, side: int, number: int) -> CarriedForm:
        """A form of a class."""
        row = self.forms[side].classes.rows[number].tolist()
        return CarriedForm(Form(Body(*row[:BODY]), *row[BODY:-1]), row[-1])

    def deed_tree(self, a: CarriedForm, b: CarriedForm, winner: int, path: tuple[int, ...]) -> Tree:
        """The tree of the deeds that both may settle on when a side has won the initiative. [CM-INIT-03 CM-OPT-03]"""
        along, met = TurnReferee(winner, path), self.met
        try:
            after = plain_function(begin_turn)(cast(Referee, along), met.a, met.b, Pair(a.form, b.form, -1), met.house)
        except OpenChoice as end:
            answers = self.allowed_answers(end.asked)
            return Choice(
                end.asked, tuple((answer, self.deed_tree(a, b, winner, (*path, answer))) for answer in answers)
            )
        won = after.winner + 1
        said = after.a.doing + DEEDS * won, after.b.doing
        classes = self.class_number(0, CarriedForm(after.a, won)), self.class_number(1, CarriedForm(after.b, 0))
        return Leaf(NOBODY, None, said, classes)

    def action_leaf(self, who: int, a: CarriedForm, b: CarriedForm) -> Leaf:
        """The leaf for the action of a figure: its blow, or an action without one. [CM-TURN-04]"""
        met = self.met
        (figure, form), (foe, other) = ((met.a, a.form), (met.b, b.form))[:: 1 - 2 * who]
        classes = self.class_number(0, a), self.class_number(1, b)
        if is_striking(form, foe, other) == 0:
            said = (a.won * DEEDS + ACTS, None) if who == 0 else (None, ACTS)
            return Leaf(NOBODY, None, said, classes)
        return Leaf(who, strike_of(figure, form, foe, other, met.house), (None, None), classes)

    def class_number(self, side: int, carried: CarriedForm) -> int:
        """The number of a form's class."""
        forms = self.forms[side]
        row = np.array([numbers_in(carried._replace(form=lump_form(carried.form, self.met.house)))], np.int64)
        return int(forms.classes.numbers(row * forms.nature.kept)[0])

    def policy_answer(self, asked: Asked, mark_a: int, mark_b: int) -> int:
        own, other = (mark_a, mark_b) if asked.who == 0 else (mark_b, mark_a)
        if asked.most <= 0:
            return 0
        return self.met.chooser(asked.who, asked.what, asked.most, own, other, asked.detail)

    def outcomes(self, striker: int, wanted: list[tuple[Hashable, int]]) -> "list[Outcomes]":
        for key, _ in wanted:
            if key not in self.known:
                found = shares(odds(strike, key, self.met.house, policy=self.met.chooser))
                self.known[key] = np.array(list(found), np.int64), np.array(list(found.values()))
        return [self.known[key] for key, _ in wanted]

    def kinds(self, forms: Forms) -> "dict[int, Marks]":
        return {OPEN: forms.halfway & forms.open, FRESH: forms.halfway & forms.whole, DONE: forms.past & forms.whole}
