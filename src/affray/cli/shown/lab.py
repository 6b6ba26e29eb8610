"""How the laboratory's answers are printed, in a language: odds side by side and as bars."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from rich import table as rich
from rich.box import HEAVY_HEAD, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console

from affray.core import InputError
from affray.core.words.numbers import local_dice, local_number, number_text, value_text
from affray.lab.account import LEAST, Account, Sayer, Table
from affray.lab.batches.playing import has_numba
from affray.lab.schema import Odds, OddsCase, OddsNumber, OddsSpread
from affray.lab.value_names import label_of, procedure_name, with_named_sides
from affray.lab.words import words

WIDTH, FULL = 40, "█"
SEAM = 3
"""So many letters a column of a table takes beside its own."""
MOST_COLUMNS = 4
"""More answers to one question have a row each."""
Named = tuple[str, str]
"""Whose a number is, and its name."""
PARTS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def check_lab_language(wanted: str) -> str:
    """The language wanted, if the laboratory speaks it. Raises InputError."""
    known = words().languages
    if wanted not in known:
        raise InputError(f"--lang {wanted!r}: the laboratory speaks {' and '.join(known)}")
    return wanted


def bar(share: float, width: int = WIDTH) -> str:
    """A bar of so much of its full width.

    >>> bar(0.5, 4), bar(1.0, 2)
    ('██', '██')
    """
    eighths = round(share * width * 8)
    return FULL * (eighths // 8) + PARTS[eighths % 8]


def warn_if_slower(language: str) -> None:
    """Says on standard error that there is no machine code, if there is none."""
    if not has_numba():
        print(f"affray: {words().say(language, 'slower')}", file=sys.stderr)


def rich_table(table: Table, places: Sequence[int], widths: Mapping[int, int]) -> rich.Table:
    """Some columns of a table as Rich prints them, those of the widths as wide as that; no heads where all are blank."""
    found = rich.Table(
        title=table.title or None,
        box=SIMPLE_HEAD if table.long else HEAVY_HEAD,
        pad_edge=not table.long,
        collapse_padding=table.long,
        show_edge=not table.long,
        show_header=any(table.heads[place] for place in places),
    )
    for place in places:
        found.add_column(table.heads[place], justify="left" if place < table.left else "right", width=widths.get(place))
    for row in table.rows:
        found.add_row(*(row[place] for place in places))
    return found


def fitting_tables(table: Table, width: int) -> list[rich.Table]:
    """A table as Rich prints it; one that is too wide in parts, each of which begins with the columns at the left.

    A number is never cut, nor a word of a head.
    """
    columns = list(zip(table.heads, *table.rows, strict=True))
    everything = range(len(columns))
    if sum(max(map(cell_len, column)) + SEAM for column in columns) < width or not table.left:
        return [rich_table(table, everything, {})]
    least = {
        place: max(*map(cell_len, head.split()), *map(cell_len, cells), 1)
        for place, (head, *cells) in enumerate(columns)
    }
    left, parts = list(everything[: table.left]), [list[int]()]
    room = width - 1 - sum(least[place] + SEAM for place in left)
    taken = 0
    for place in everything[table.left :]:
        if parts[-1] and taken + least[place] + SEAM > room:
            parts.append([])
            taken = 0
        parts[-1].append(place)
        taken += least[place] + SEAM
    for place in left:
        least[place] = max((cell_len(word) for cell in columns[place] for word in cell.split()), default=1)
    wide = {place: max(1, *map(cell_len, column)) for place, column in enumerate(columns)}
    found = [left + part for part in parts]
    return [rich_table(table, part, fitting_widths(part, least, wide, width - 1)) for part in found]


def fitting_widths(
    places: Sequence[int], least: Mapping[int, int], wide: Mapping[int, int], room: int
) -> dict[int, int]:
    """How wide columns are that take so much room in all: as wide as what they hold, the widest narrowed first, none below its
    least."""
    widths = {place: wide[place] for place in places}
    while sum(widths.values()) + SEAM * len(widths) > room:
        wider = [place for place in places if widths[place] > least[place]]
        if not wider:
            break
        widths[max(wider, key=lambda place: widths[place])] -= 1
    return widths


class LabPrinter(Sayer):
    """What is printed, in a language."""

    def __init__(self, language: str) -> None:
        super().__init__(check_lab_language(language))
        self.console = Console(highlight=False, markup=False)

    def print(self, text: str) -> None:
        """Prints a line."""
        self.console.print(text)

    def print_account(self, lines: Account) -> None:
        """Prints lines and tables."""
        for line in lines:
            for part in (line,) if isinstance(line, str) else fitting_tables(line, self.console.width):
                self.console.print(part)

    def print_table(
        self, heads: Sequence[str], rows: Iterable[Sequence[str]], left: int = 1, *, long: bool = False
    ) -> None:
        """Prints a table; `left` columns stand at the left, and a long one has no frame."""
        self.print_account((Table(tuple(heads), tuple(map(tuple, rows)), left=left, long=long),))

    # --- odds ---------------------------------------------------------------------------------------------------------
    def print_odds(self, found: Odds, *, bars: bool = False) -> None:
        """An answer, and others beside it, as one table with a column for each."""
        found = with_named_sides(found, self.language)
        columns = self.case_columns(found)
        kind = procedure_name(found.system, self.language, found.procedure)
        self.print(self.say("odds-of", kind=kind, who=", ".join(found.who)) if any(found.who) else kind)
        if len(columns) <= MOST_COLUMNS or found.beside:
            self.print_columns(columns)
        else:
            self.print_rows(columns)
        reasons = [[self.reasons_text(number, found.system) for number in case.numbers] for _, case in columns]
        for (heading, _), lines in zip(columns, reasons, strict=True):
            for line in lines:
                everywhere = all(line in others for others in reasons)
                if (not everywhere and len(columns) <= MOST_COLUMNS) or (everywhere and lines is reasons[0]):
                    self.print(line if everywhere else self.with_heading(heading, line))
        for text in dict.fromkeys(each.policy for each in (found, *found.beside) if each.policy):
            self.print(self.say("odds-policy", policy=text))
        if found.options:
            self.print_rules(found.options)
        if bars:
            for heading, case in columns:
                self.print_bars(case, heading)

    def print_rules(self, options: Mapping[str, object]) -> None:
        """The house rules that differ from the usual ones."""
        self.print(self.say("odds-rules", rules=", ".join(f"{name}={value}" for name, value in options.items())))

    def mean_name(self, who: str, name: str) -> str:
        """What the mean of a distribution is called, and whose it is."""
        return self.with_heading(who, self.say("odds-mean", name=self.name("spread", name)))

    def print_rows(self, cases: Sequence[tuple[str, OddsCase]]) -> None:
        """A row for each of many answers: what is its own, all chances and means."""
        chances = dict.fromkeys((chance.who, chance.name) for _, case in cases for chance in case.chances)
        means = dict.fromkeys(
            (spread.who, spread.name) for _, case in cases for spread in case.spreads if spread.mean is not None
        )
        heads = [self.name("field", name) for name in cases[0][1].own]
        heads += [self.with_heading(who, self.name("chance", name)) for who, name in chances]
        heads += [self.mean_name(who, name) for who, name in means]
        rows = []
        for _, case in cases:
            known = {(chance.who, chance.name): chance.chance for chance in case.chances}
            mean = {(spread.who, spread.name): spread.mean for spread in case.spreads}
            cells = [self.chance(known[key]) if key in known else "" for key in chances]
            cells += ["" if mean.get(key) is None else self.number(mean[key] or 0.0, 3) for key in means]
            rows.append((*self.own_texts(case), *cells))
        self.print_table(heads, rows, 0, long=True)

    def own_texts(self, case: OddsCase) -> list[str]:
        """What is an answer's own."""
        return [value_text(value, self.language) for value in case.own.values()]

    def case_columns(self, found: Odds) -> list[tuple[str, OddsCase]]:
        """The answers with their headings: what is their own, or what was changed in the question."""
        if not found.beside:
            return [(", ".join(self.own_texts(case)), case) for case in found.cases]
        everything = (
            (self.say("odds-as-asked"), found),
            *((changes_text(odds.changed), odds) for odds in found.beside),
        )
        return [
            (" ".join(part for part in (heading, *self.own_texts(case)) if part), case)
            for heading, odds in everything
            for case in odds.cases
        ]

    def print_columns(self, columns: Sequence[tuple[str, OddsCase]]) -> None:
        """All chances and means, a column for each answer; of two the difference too."""
        chances = [{(chance.who, chance.name): chance.chance for chance in case.chances} for _, case in columns]
        means = [
            {(spread.who, spread.name): spread.mean for spread in case.spreads if spread.mean is not None}
            for _, case in columns
        ]
        rows = [
            (self.with_heading(who, self.name("chance", name)), *self.cells(values, self.chance, self.change))
            for (who, name), values in rows_of(chances)
        ]
        rows += [
            (
                self.mean_name(who, name),
                *self.cells(
                    values, lambda mean: self.number(mean, 3), lambda by: number_text(by, 3, self.language, sign="+")
                ),
            )
            for (who, name), values in rows_of(means)
        ]
        differs = (self.say("odds-difference"),) if len(columns) == 2 else ()
        self.print_table(("", *(heading for heading, _ in columns), *differs), rows, long=True)

    def cells(
        self, values: Sequence[float | None], text: Callable[[float], str], change: Callable[[float], str]
    ) -> list[str]:
        """Numbers of several answers; of two by how much the second is higher too."""
        known = [value for value in values if value is not None]
        cells = ["" if value is None else text(value) for value in values]
        if len(values) == 2:
            cells.append(change(known[1] - known[0]) if len(known) == 2 else "")
        return cells

    def with_heading(self, heading: str, text: str) -> str:
        """A text with what it is about before it."""
        return f"{heading}: {text}" if heading else text

    def reasons_text(self, number: OddsNumber, system: str) -> str:
        """A number with its reasons and clauses."""
        value = local_dice(number.text, self.language) or self.number(number.value)
        name = self.with_heading(number.who, self.name("number", number.name))
        if number.parts:
            parts = ", ".join(
                self.say(
                    "reason",
                    label=label_of(system, self.language, part.label),
                    value=local_number(f"{part.value:{'+d' if i else ''}}", self.language),
                    clause=part.clause,
                )
                for i, part in enumerate(number.parts)
            )
            return self.say("odds-number", name=name, value=value, parts=parts)
        clauses = f" [{' '.join(number.clauses)}]" if number.clauses else ""
        return self.say("odds-number-plain", name=name, value=value) + clauses

    def print_bars(self, case: OddsCase, heading: str = "") -> None:
        """The distributions of an answer as bars."""
        for spread in case.spreads:
            if all(isinstance(point.value, int) for point in spread.points):
                self.print(self.with_heading(heading, self.spread_title(spread)))
                self.print_bar_lines([(str(point.value), point.chance) for point in spread.points])

    def spread_title(self, spread: OddsSpread) -> str:
        """The title of a distribution: whose it is, and of what."""
        name = self.name("spread", spread.name)
        if spread.who:
            return self.say("odds-spread-who", who=spread.who, name=name)
        return self.say("odds-spread", name=name)

    def print_bar_lines(self, rows: Sequence[tuple[str, float]]) -> None:
        """A bar for each row, the longest of full width."""
        shown = [(label, chance) for label, chance in rows if chance >= LEAST]
        longest = max((chance for _, chance in shown), default=1.0)
        wide = max((len(label) for label, _ in shown), default=1)
        for label, chance in shown:
            self.print(f"{label:>{wide}} {self.chance(chance):>8} {bar(chance / longest)}")


def rows_of(columns: Sequence[Mapping[Named, float]]) -> list[tuple[Named, list[float | None]]]:
    """Numbers by their names, each with what it is in every column."""
    names = dict.fromkeys(name for column in columns for name in column)
    return [(name, [column.get(name) for column in columns]) for name in names]


def changes_text(changed: Mapping[str, str]) -> str:
    """The changes of a question, as NAME=VALUE."""
    return " ".join(f"{name}={value}" for name, value in changed.items())
