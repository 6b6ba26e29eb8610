"""The forms that a figure of a duel can be in, each by its number, with what becomes of it by the rules of a system.

A system says by a Nature how its forms are written and which rules lead from one to the next. Forms are lumped by those
rules: of what can make no difference any more nothing is kept.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from affray.lab.chains.bouts import AHEAD, HALFWAY, PAST
from affray.lab.machine.rows import RowNumbers, apply_rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Marks = NDArray[np.bool_]
else:
    from affray.lab.machine import arrays as np

UNKNOWN, NOTHING = -1, -1
Rule = Callable[..., object]


class Seen(NamedTuple):
    """What of a form others see: its mark (what is left of its strength), whether it is down for good, and where it stands in
    a round (`lab.chains.bouts`)."""

    mark: int
    down: int
    stands: int


class FormRules(NamedTuple):
    """How a system's forms are written, and the rules that lead from one to another.

    The rules take the form, what befalls it, the figure and the house rules.
    """

    first: Rule
    """The form of a figure before its first round."""
    bits: tuple[int, ...]
    """How many bits each number of a form needs."""
    kept: tuple[int, ...]
    """Which numbers of a form its class keeps (1) or leaves aside (0). A class decides what may be declared and how a blow
    is struck."""
    outcome: int
    """How many numbers the outcome of a blow has."""
    hurting: tuple[int, ...]
    """The places of the numbers of an outcome that count for the one who is struck."""
    hurting_bits: tuple[int, ...]
    """How many bits each of them needs."""
    spending: tuple[int, ...]
    """The places of the numbers of an outcome that count for the one who strikes."""
    spending_bits: tuple[int, ...]
    """How many bits each of them needs."""
    seen: Rule
    """How others see a form: a `Seen`."""
    after_hit: Rule
    """The form after a hit."""
    after_strike: Rule
    """The form after a blow of its own."""
    after_saying: Rule
    """The form after a declaration."""
    after_round: Rule
    """The form in which the next round begins."""


class Forms:
    """The forms of one figure by their numbers, each with what becomes of it.

    `starts`: so a round may begin; `open`: it may act yet, and may have been struck; `whole`: nobody has struck it yet
    this round, and it may have acted. `rest` is the form in which the next round begins; `struck` what a hit makes of it,
    by the hit's number; `spent` what its own blow makes of it; `said` what a declaration does. UNKNOWN where nobody has
    asked.
    """

    def __init__(self, nature: FormRules, figure: object, house: object, *, compiled: bool) -> None:
        self.nature, self.figure, self.house, self.compiled = nature, figure, house, compiled
        self.numbered, self.classes = RowNumbers(nature.bits), RowNumbers(nature.bits)
        self.hits, self.spendings = RowNumbers(nature.hurting_bits), RowNumbers(nature.spending_bits)
        self.mark = self.stands = self.class_of = self.rest = np.zeros(0, np.int64)
        self.up = self.starts = self.open = self.whole = np.zeros(0, bool)
        self.struck = self.spent = self.said = np.full((0, 0), UNKNOWN)
        self.sayings = [NOTHING]
        self.first = int(self.add(np.array([numbers_in(nature.first(figure))]))[0])
        self.start(np.array([self.first]))

    def __len__(self) -> int:
        return len(self.numbered)

    def step(self, rule: Rule, rows: "Table", varying: int) -> "Table":
        """The results of a rule for some rows."""
        return apply_rule(rule, varying, rows, self.figure, self.house, compiled=self.compiled)

    def add(self, rows: "Table") -> "Table":
        """The numbers of some forms. New ones are added, with how they are seen and their form in the next round."""
        numbers = self.numbered.numbers(rows)
        while len(self.rest) < len(self):
            before, more = len(self.rest), self.rows[len(self.rest) :]
            found = self.step(self.nature.seen, more, 1)
            up = found[:, 1] == 0
            self.mark, self.stands = np.append(self.mark, found[:, 0]), np.append(self.stands, found[:, 2])
            self.up = np.append(self.up, up)
            self.class_of = np.append(self.class_of, self.classes.numbers(more * self.nature.kept))
            for name in ("starts", "open", "whole"):
                setattr(self, name, np.append(getattr(self, name), np.zeros(len(more), bool)))
            rested = self.step(self.nature.after_round, more, 1)
            rested[~up] = more[~up]
            self.rest = np.append(self.rest, np.full(len(more), UNKNOWN))
            self.rest[before : before + len(more)] = self.numbered.numbers(rested)
        return numbers

    def start(self, numbers: "Table") -> None:
        """Note that a round may begin in these forms."""
        numbers = np.unique(numbers[self.up[numbers]])
        self.starts[numbers] = self.open[numbers] = self.whole[numbers] = True

    @property
    def rows(self) -> "Table":
        """All forms, a row each."""
        return self.numbered.rows

    @property
    def past(self) -> "Marks":
        """Which forms have nothing before them this round."""
        found: Marks = self.stands == PAST
        return found

    @property
    def halfway(self) -> "Marks":
        """Which forms have begun the round and may act yet."""
        found: Marks = self.stands == HALFWAY
        return found

    @property
    def ahead(self) -> "Marks":
        """Which forms have nothing behind them that binds them this round."""
        found: Marks = self.stands == AHEAD
        return found

    def widen(self) -> None:
        """Make room in all tables for all forms, hits and declarations known by now."""
        self.struck = enlarge_table(self.struck, len(self), len(self.hits))
        self.spent = enlarge_table(self.spent, len(self.spendings), len(self))
        self.said = enlarge_table(self.said, len(self.sayings), len(self))

    # --- what becomes of them -----------------------------------------------------------------------------------------
    def outcomes(self, columns: tuple[int, ...], values: "Table", many: int) -> "Table":
        """Outcomes of blows with these values in some columns and 0 in all others."""
        found = np.zeros((many, self.nature.outcome), np.int64)
        found[:, columns] = values
        return found

    def hit(self, forms: "Table", hits: "Table") -> None:
        """Work out the forms after hits, a hit for each form."""
        self.widen()
        fresh = self.struck[forms, hits] == UNKNOWN
        if not fresh.any():
            return
        forms, hits = np.divmod(np.unique(forms[fresh] * len(self.hits) + hits[fresh]), len(self.hits))
        outs = self.outcomes(self.nature.hurting, self.hits.rows[hits], len(forms))
        rows = np.concatenate([self.rows[forms], outs], 1)
        numbers = self.add(self.step(self.nature.after_hit, rows, 2))
        self.widen()
        self.struck[forms, hits] = numbers
        self.open[numbers[self.up[numbers] & ~self.past[numbers]]] = True

    def spend(self, forms: "Table", spending: int) -> None:
        """Work out the forms after a blow of their own."""
        self.widen()
        new = forms[self.spent[spending, forms] == UNKNOWN]
        if len(new) > 0:
            outs = self.outcomes(self.nature.spending, self.spendings.rows[spending], len(new))
            rows = np.concatenate([self.rows[new], outs], 1)
            numbers = self.add(self.step(self.nature.after_strike, rows, 2))
            self.widen()
            self.spent[spending, new] = numbers
        # Who was struck by nobody before is struck by nobody by striking.
        self.whole[self.spent[spending, forms[self.whole[forms]]]] = True

    def declare(self, forms: "Table", saying: int) -> None:
        """Work out the forms after a declaration."""
        self.widen()
        new = forms[self.said[saying, forms] == UNKNOWN]
        if len(new) > 0:
            rows = np.concatenate([self.rows[new], np.full((len(new), 1), self.sayings[saying])], 1)
            numbers = self.add(self.step(self.nature.after_saying, rows, 2))
            self.widen()
            self.said[saying, new] = numbers
        after = self.said[saying, forms]
        self.whole[after[self.whole[forms]]] = True
        self.open[after[self.up[after] & ~self.past[after]]] = True

    def declaration_place(self, declared: int) -> int:
        """The place of a declaration among those that change a form."""
        if declared not in self.sayings:
            self.sayings.append(declared)
        return self.sayings.index(declared)


def numbers_in(value: object) -> list[int]:
    """The whole numbers in a tuple of numbers and tuples, in order.

    >>> numbers_in((1, (2, 3), 4))
    [1, 2, 3, 4]
    """
    if isinstance(value, tuple):
        return [number for part in value for number in numbers_in(part)]
    assert isinstance(value, int)
    return [int(value)]


def enlarge_table(table: "Table", rows: int, columns: int) -> "Table":
    """The table with so many rows and columns; new places are UNKNOWN."""
    if table.shape == (rows, columns):
        return table
    found = np.full((rows, columns), UNKNOWN)
    found[: table.shape[0], : table.shape[1]] = table
    return found
