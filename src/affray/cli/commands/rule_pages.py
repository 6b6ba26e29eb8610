"""The rules at the terminal: contents, clauses, and where the engine cites and tries them."""

from collections.abc import Iterable

import msgspec

from affray.cli.game.reasons import look_up
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError
from affray.core.reading.rulebook import Clause, Rulebook, clause_ids, plain_id
from affray.game.rulebook import find_rules
from affray.testing.clauses import Row
from affray.testing.clauses import clause_coverage as covered

LEAST_WIDTH = 10


def print_rules(system: str, clause: str, *, json: bool) -> None:
    """Prints the contents of the rules, one clause, all whose id starts so, or what those are called that have these words.
    Raises InputError."""
    _, book = find_rules(system)
    screen = screen_of()
    if not clause:
        print_json(book) if json else print_contents(book, screen)
        return
    chapter = plain_id(clause)
    in_chapter = [other for other in book.clauses() if plain_id(other.id.rpartition("-")[0]) == chapter]
    found = in_chapter or book.look_up(clause)
    if json and found:
        print_json(found[0] if len(found) == 1 else found)
        return
    if not in_chapter and not clause_ids(clause) and len(found) != 1:
        look_up(book, clause, screen)
        return
    for other in found:
        print_clause(other, screen)


def id_width(ids: Iterable[str]) -> int:
    """How wide a column of clause ids is."""
    return max((LEAST_WIDTH, *map(len, ids)))


def print_contents(book: Rulebook, screen: Screen) -> None:
    """Prints every section with its clauses."""
    width = id_width(clause.id for clause in book.clauses())
    for section in book.sections:
        if section.clauses:
            screen.print_heading(section.title)
            for clause in section.clauses:
                screen.say(f"  {clause.id:<{width}} {clause.title}", width + 3)


def print_clause(clause: Clause, screen: Screen) -> None:
    """Prints a clause with its source, its reading and the house rules that bend it."""
    screen.print_heading(f"{clause.id}  {clause.title}")
    screen.say(f"  {clause.text}", 2)
    for name, text in (("Source", clause.source), ("Reading", clause.reading), ("Options", ", ".join(clause.options))):
        if text:
            screen.say(f"  {name}: {text}", 4)


def print_coverage(system: str, clause: str, *, json: bool) -> None:
    """Prints where the code cites each clause, how many cases try it, and why not. Raises InputError."""
    key, book = find_rules(system)
    meant = {clause.id for clause in book.clauses()}
    start = clause.strip().upper()
    rows = [row for row in covered(key) if row.id in meant and row.id.startswith(start)]
    if not rows:
        raise InputError(
            f"{system}: no clause begins with {clause!r}; expected an id, or how ids such as {min(meant)} begin"
        )
    if json:
        print_json([msgspec.to_builtins(row) for row in rows])
        return
    screen = screen_of()
    width = id_width(row.id for row in rows)
    print(f"{'clause':<{width}}  cases  cited by")
    for row in rows:
        screen.say(f"{row.id:<{width}}  {row.cases:>5}  {citations_text(row)}", width + 9)
    gaps = sum(row.has_gap for row in rows)
    print(
        f"{len(rows)} clauses, {sum(bool(row.cited) for row in rows)} cited, {sum(row.cases > 0 for row in rows)} with cases,"
        f" {sum(bool(row.reason) for row in rows)} excused with a reason, {gaps} open"
    )


def citations_text(row: Row) -> str:
    """Where a clause is cited, or why it needs no citation or case."""
    return "; ".join(part for part in (", ".join(row.cited), row.reason) if part) or "nobody"
