"""The forms that a figure of a Foeman duel can be in, and what a blow makes of them, by the rules of `systems.foeman.duel`.

Forms are lumped: of what can make no difference any more nothing is kept. [FM-RND-01 FM-RND-02]
"""

from typing import TYPE_CHECKING, NamedTuple

from affray.lab.rows import Numbered, each
from affray.referee import rule
from affray.systems.foeman.attack import Outcome
from affray.systems.foeman.duel import (
    Duelist,
    Form,
    Pair,
    declared_by_a,
    fresh,
    is_down,
    mst_of,
    rested,
    struck,
    struck_out,
)
from affray.systems.foeman.options import House
from affray.systems.foeman.upkeep import duress_threshold, reaches_threshold

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Marks = NDArray[np.bool_]

WIDTHS = dict.fromkeys(Form._fields, 1) | {"phys": 9, "exh": 1, "incidental_new": 9, "wounds": 9, "mode": 2, "item": 2}
BITS = tuple(WIDTHS[name] for name in Form._fields)
UNKNOWN, NOTHING = -1, -1
LOST = ("phys", "exh", "incidental", "incidental_new", "big_hit")
KEPT = tuple(0 if name in LOST else 1 for name in Form._fields)
"""What of a form its class keeps: all but what it has lost, which decides nothing in a cycle but through policies."""
OUTCOME = len(Outcome._fields)
HURTING = tuple(Outcome._fields.index(name) for name in ("phys", "exh", "mode", "used"))
SPENDING = tuple(Outcome._fields.index(name) for name in ("usable", "free_used", "dropped"))
"""What of an attack counts for the one struck, and for the one who strikes."""


# --- lumped forms -----------------------------------------------------------------------------------------------------
@rule
def lumped(form: Form, figure: Duelist, house: House) -> Form:
    """The form without all that can make no difference any more. [FM-REC-02 FM-DX-02 FM-DX-03]

    Points of both kinds count alike for mST. Of the incidental ones only matters how many come back at the end of the
    round. Who has acted is asked no more this round, and who is down never again.
    """
    lost = form.phys + form.exh
    if is_down(figure, form) != 0:
        return Form(lost, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    early, asked = min(1, form.incidental), 1 - form.acted
    wounds = duress_threshold(figure.st) if reaches_threshold(form.wounds, figure.st) != 0 else 0
    return Form(
        lost, 0, early, form.incidental - early + form.incidental_new, wounds, form.big_hit,
        form.was_big_hit * asked, form.was_battered * asked, form.usable, form.free_used, form.acted, form.mode,
        form.item, form.defended, form.struck * house.repeat_action_roll, form.repeat * asked, form.dropped,
    )  # fmt: skip


@rule
def after_hit(form: Form, out: Outcome, figure: Duelist, house: House) -> Form:
    """The figure after an attack on it. [FM-APP-10]"""
    return lumped(struck(form, out, house), figure, house)


@rule
def after_strike(form: Form, out: Outcome, figure: Duelist, house: House) -> Form:
    """The figure after its own attack. [FM-BID-09]"""
    return lumped(struck_out(form, out), figure, house)


@rule
def after_round(form: Form, figure: Duelist, house: House) -> Form:
    """The figure as it goes into the next round. [FM-RND-02]"""
    return lumped(rested(figure, form, house), figure, house)


class Seen(NamedTuple):
    """What of a form decides where it stands in a round: what is left of mST, whether it is down, whether it has acted."""

    mst: int
    down: int
    acted: int


@rule
def seen(form: Form, figure: Duelist) -> Seen:
    """How a form is seen. [FM-GEN-05 FM-APP-06]"""
    return Seen(mst_of(figure, form), is_down(figure, form), form.acted)


@rule
def after_saying(form: Form, said: int, figure: Duelist, house: House) -> Form:
    """The figure after a declaration, which counts at once when it is Defend. [FM-BID-07]"""
    return lumped(declared_by_a(Pair(form, form), said, figure).a, figure, house)


class Forms:
    """The forms of one figure by their numbers, each with what becomes of it.

    `starts`: so a round may begin; `open`: it may act yet, and may have been struck; `whole`: nobody has struck it yet
    this round, and it may have acted. `rest` is the form in which the next round begins; `struck` what a hit makes of it,
    by the hit's number; `spent` what its own strike makes of it; `said` what a declaration does. UNKNOWN where nobody
    has asked.
    """

    def __init__(self, figure: Duelist, house: House, *, compiled: bool) -> None:
        import numpy as np

        self.figure, self.house, self.compiled = figure, house, compiled
        self.numbered, self.classes = Numbered(BITS), Numbered(BITS)
        self.hits, self.spendings = Numbered((7, 7, 2, 1)), Numbered((1, 1, 1))
        self.mst = self.class_of = self.rest = np.zeros(0, np.int64)
        self.up = self.acted = self.starts = self.open = self.whole = np.zeros(0, bool)
        self.struck = self.spent = self.said = np.full((0, 0), UNKNOWN)
        self.sayings = [NOTHING]
        self.numbers_of_classes: dict[Form, int] = {}
        self.add(np.array([flat(fresh())]))
        self.start(np.array([0]))

    def __len__(self) -> int:
        return len(self.numbered)

    def add(self, rows: "Table") -> "Table":
        """The numbers of some forms; of new ones is found out how they are seen and how they go into the next round."""
        import numpy as np

        numbers = self.numbered.numbers(rows)
        while len(self.rest) < len(self):
            before, more = len(self.rest), self.rows[len(self.rest) :]
            found = each(seen, 1, more, self.figure, compiled=self.compiled)
            self.mst, self.acted = np.append(self.mst, found[:, 0]), np.append(self.acted, found[:, 2] != 0)
            self.up = np.append(self.up, found[:, 1] == 0)
            self.class_of = np.append(self.class_of, self.classes.numbers(more * KEPT))
            for name in ("starts", "open", "whole"):
                setattr(self, name, np.append(getattr(self, name), np.zeros(len(more), bool)))
            rested_rows = each(after_round, 1, more, self.figure, self.house, compiled=self.compiled)
            rested_rows[~self.up[before:]] = more[~self.up[before:]]
            self.rest = np.append(self.rest, np.full(len(more), UNKNOWN))
            self.rest[before : before + len(more)] = self.numbered.numbers(rested_rows)
        return numbers

    def start(self, numbers: "Table") -> None:
        """In these forms a round may begin."""
        import numpy as np

        numbers = np.unique(numbers[self.up[numbers]])
        self.starts[numbers] = self.open[numbers] = self.whole[numbers] = True

    @property
    def rows(self) -> "Table":
        """All forms, a row each."""
        return self.numbered.rows

    def form(self, row: "Table") -> Form:
        """The form of a row."""
        return Form(*row.tolist())

    def widen(self) -> None:
        """Makes room in all tables for what is known by now."""
        self.struck = enlarged(self.struck, len(self), len(self.hits))
        self.spent = enlarged(self.spent, len(self.spendings), len(self))
        self.said = enlarged(self.said, len(self.sayings), len(self))

    # --- what becomes of them ---------------------------------------------------------------------------------------------
    def hit(self, forms: "Table", hits: "Table") -> None:
        """Finds out what some hits make of as many forms."""
        import numpy as np

        self.widen()
        fresh_ones = self.struck[forms, hits] == UNKNOWN
        if not fresh_ones.any():
            return
        forms, hits = np.divmod(np.unique(forms[fresh_ones] * len(self.hits) + hits[fresh_ones]), len(self.hits))
        outs = np.zeros((len(forms), OUTCOME), np.int64)
        outs[:, HURTING] = self.hits.rows[hits]
        rows = np.concatenate([self.rows[forms], outs], 1)
        numbers = self.add(each(after_hit, 2, rows, self.figure, self.house, compiled=self.compiled))
        self.widen()
        self.struck[forms, hits] = numbers
        self.open[numbers[self.up[numbers] & ~self.acted[numbers]]] = True

    def spend(self, forms: "Table", spending: int) -> None:
        """Finds out what a strike of their own makes of some forms."""
        import numpy as np

        self.widen()
        fresh_ones = self.spent[spending, forms] == UNKNOWN
        if fresh_ones.any():
            new = forms[fresh_ones]
            outs = np.zeros((len(new), OUTCOME), np.int64)
            outs[:, SPENDING] = self.spendings.rows[spending]
            rows = np.concatenate([self.rows[new], outs], 1)
            numbers = self.add(each(after_strike, 2, rows, self.figure, self.house, compiled=self.compiled))
            self.widen()
            self.spent[spending, new] = numbers
        # Who was struck by nobody before is struck by nobody by striking.
        self.whole[self.spent[spending, forms[self.whole[forms]]]] = True

    def say(self, forms: "Table", saying: int) -> None:
        """Finds out what a declaration makes of some forms."""
        import numpy as np

        self.widen()
        fresh_ones = self.said[saying, forms] == UNKNOWN
        if fresh_ones.any():
            new = forms[fresh_ones]
            rows = np.concatenate([self.rows[new], np.full((len(new), 1), self.sayings[saying])], 1)
            numbers = self.add(each(after_saying, 2, rows, self.figure, self.house, compiled=self.compiled))
            self.widen()
            self.said[saying, new] = numbers
        self.whole[self.said[saying, forms[self.whole[forms]]]] = True

    def class_number(self, form: Form) -> int:
        """The number of a form's class."""
        import numpy as np

        if form not in self.numbers_of_classes:
            row = np.array([flat(lumped(form, self.figure, self.house))], np.int64) * KEPT
            self.numbers_of_classes[form] = int(self.classes.numbers(row)[0])
        return self.numbers_of_classes[form]

    def saying(self, declared: int) -> int:
        """The place of a declaration among those that change a form."""
        if declared not in self.sayings:
            self.sayings.append(declared)
        return self.sayings.index(declared)


def flat(form: tuple[int, ...]) -> list[int]:
    """A form as a row."""
    return list(form)


def enlarged(table: "Table", rows: int, columns: int) -> "Table":
    """The table with so many rows and columns, new places unknown."""
    import numpy as np

    if table.shape == (rows, columns):
        return table
    found = np.full((rows, columns), UNKNOWN)
    found[: table.shape[0], : table.shape[1]] = table
    return found
