"""How the laboratory's answers are printed, in a language: odds side by side and as bars."""

import sys
from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from affray.core import InputError
from affray.core.words.texts import Arg
from affray.lab.batches.playing import has_numba
from affray.lab.schema import Odds, OddsCase, OddsNumber, OddsSpread
from affray.lab.value_names import label_of
from affray.lab.words import words

LEAST = 0.00005
"""Smaller chances, which would be shown as 0.00%, are left out of long lists."""
WIDTH, FULL = 40, "█"
MOST_COLUMNS = 4
"""More answers to one question have a row each."""
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


class LabPrinter:
    """What is printed, in a language."""

    def __init__(self, language: str) -> None:
        self.language = check_lab_language(language)
        self.console = Console(highlight=False, markup=False)

    # --- words and numbers --------------------------------------------------------------------------------------------
    def say(self, id: str, /, **args: Arg) -> str:
        """A message."""
        return words().say(self.language, id, **args)

    def name(self, kind: str, code: str) -> str:
        """What something of a kind is called."""
        return words().name(self.language, kind, code)

    def number(self, value: float, places: int = 2) -> str:
        """A number with so many decimals, none where it is whole."""
        text = f"{value:.{places}f}"
        return self.say("number", value=text.rstrip("0").rstrip(".") if places and float(value).is_integer() else text)

    def chance(self, value: float, places: int = 2) -> str:
        """A chance in percent."""
        return self.say("percent", value=f"{100 * value:.{places}f}")

    def change(self, value: float, places: int = 2) -> str:
        """A difference of chances in percent, with its sign."""
        shown = self.chance(abs(value), places)
        return shown if round(100 * value, places) == 0 else ("+" if value > 0 else "−") + shown

    def print(self, text: str | Table) -> None:
        """Prints a line or a table."""
        self.console.print(text)

    # --- odds ---------------------------------------------------------------------------------------------------------
    def print_odds(self, found: Odds, *, bars: bool = False) -> None:
        """An answer, and others beside it, as one table with a column for each."""
        columns = [(heading, case) for heading, case in self.case_columns(found)]
        self.print(self.say("odds-of", kind=self.procedure_name(found), who=", ".join(found.who)))
        self.print(
            self.case_table(columns) if len(columns) <= MOST_COLUMNS or found.beside else self.case_rows(columns)
        )
        told = [[self.reasons_text(number, found.system) for number in case.numbers] for _, case in columns]
        for (heading, _), lines in zip(columns, told, strict=True):
            for line in lines:
                everywhere = all(line in others for others in told)
                if (not everywhere and len(columns) <= MOST_COLUMNS) or (everywhere and lines is told[0]):
                    self.print(line if everywhere else self.with_heading(heading, line))
        for one in dict.fromkeys(each.policy for each in (found, *found.beside) if each.policy):
            self.print(self.say("odds-policy", policy=one))
        if found.options:
            self.print_rules(found.options)
        if bars:
            for heading, case in columns:
                self.print_bars(case, heading)

    def print_rules(self, options: Mapping[str, object]) -> None:
        """The house rules that differ from the usual ones."""
        self.print(self.say("odds-rules", rules=", ".join(f"{name}={value}" for name, value in options.items())))

    def procedure_name(self, found: Odds) -> str:
        """What a procedure is called, in its system or anywhere."""
        own = self.name(f"kind-{found.system}", found.procedure)
        return self.name("kind", found.procedure) if own == found.procedure else own

    def case_rows(self, cases: Sequence[tuple[str, OddsCase]]) -> Table:
        """A row for each of many answers: what is its own, all chances and means."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for name in cases[0][1].own:
            table.add_column(self.name("field", name), justify="right")
        chances = dict.fromkeys((one.who, one.name) for _, case in cases for one in case.chances)
        means = dict.fromkeys((one.who, one.name) for _, case in cases for one in case.spreads if one.mean is not None)
        for who, name in chances:
            table.add_column(self.with_heading(who, self.name("chance", name)), justify="right")
        for who, name in means:
            table.add_column(
                self.with_heading(who, self.say("odds-mean", name=self.name("spread", name))), justify="right"
            )
        for _, case in cases:
            known = {(one.who, one.name): one.chance for one in case.chances}
            mean = {(one.who, one.name): one.mean for one in case.spreads}
            cells = [self.chance(known[key]) if key in known else "" for key in chances]
            cells += ["" if mean.get(key) is None else self.number(mean[key] or 0.0, 3) for key in means]
            table.add_row(*case.own.values(), *cells)
        return table

    def case_columns(self, found: Odds) -> list[tuple[str, OddsCase]]:
        """The answers with their headings: what is their own, or what was changed in the question."""
        if not found.beside:
            return [(", ".join(case.own.values()), case) for case in found.cases]
        everything = ((self.say("odds-as-asked"), found), *((changes_text(one.changed), one) for one in found.beside))
        return [
            (" ".join(part for part in (heading, *case.own.values()) if part), case)
            for heading, one in everything
            for case in one.cases
        ]

    def case_table(self, columns: Sequence[tuple[str, OddsCase]]) -> Table:
        """All chances and means, a column for each answer; of two the difference too."""
        differs = len(columns) == 2
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column("")
        for heading, _ in columns:
            table.add_column(heading, justify="right")
        if differs:
            table.add_column(self.say("odds-difference"), justify="right")
        chances = [{(one.who, one.name): one.chance for one in case.chances} for _, case in columns]
        for key in dict.fromkeys(key for column in chances for key in column):
            values = [column.get(key) for column in chances]
            cells = ["" if value is None else self.chance(value) for value in values]
            if differs:
                cells.append(self.difference(values))
            table.add_row(self.with_heading(key[0], self.name("chance", key[1])), *cells)
        means = [{(one.who, one.name): one.mean for one in case.spreads if one.mean is not None} for _, case in columns]
        for key in dict.fromkeys(key for column in means for key in column):
            found = [column.get(key) for column in means]
            cells = ["" if value is None else self.number(value, 3) for value in found]
            if differs:
                both = None not in found
                cells.append(f"{(found[1] or 0) - (found[0] or 0):+.3f}" if both else "")
            table.add_row(self.with_heading(key[0], self.say("odds-mean", name=self.name("spread", key[1]))), *cells)
        return table

    def difference(self, values: Sequence[float | None]) -> str:
        """By how much the second of two chances is higher."""
        first, second = values
        return "" if first is None or second is None else self.change(second - first)

    def with_heading(self, heading: str, text: str) -> str:
        """A text with what it is about before it."""
        return f"{heading}: {text}" if heading else text

    def reasons_text(self, number: OddsNumber, system: str) -> str:
        """A number with its reasons and clauses."""
        value = number.text or self.number(number.value)
        name = self.with_heading(number.who, self.name("number", number.name))
        if number.parts:
            parts = ", ".join(
                self.say(
                    "reason",
                    label=label_of(system, self.language, part.label),
                    value=f"{part.value:+d}" if i else str(part.value),
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


def changes_text(changed: Mapping[str, str]) -> str:
    """The changes of a question, as NAME=VALUE."""
    return " ".join(f"{name}={value}" for name, value in changed.items())
