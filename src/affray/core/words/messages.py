"""Reading a file of messages, and what its messages ask for."""

import re
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from affray.core.errors import InputError

HEADING = re.compile(r"^(?P<id>[a-zA-Z][\w-]*) *=|^[^\s#{}\[*].*", re.MULTILINE | re.ASCII)
"""Where a message begins, or anything that can be no part of one: a message goes on in lines that stand further in."""


class Source(NamedTuple):
    """A message as it is written: the name and the whole text of its file, and the part that is the message's own."""

    file: str
    whole: str
    start: int
    end: int

    def fault(self, place: int, shown: str) -> InputError:
        """What is wrong at a place of the file."""
        line = self.whole.count("\n", 0, place) + 1
        return InputError(f"{self.file}: line {line}: expected a message, got {shown}")


def read_sources(text: str, file: str, found: dict[str, Source]) -> None:
    """Adds the messages of a file to those found, by id; they are read when they are asked for, since to read all takes
    longer than most commands. Raises InputError for a line that begins no message, and for an id given twice."""
    headings = [*HEADING.finditer(text)]
    bounds = [0, *(heading.start() for heading in headings[1:]), len(text)]
    for heading, start, end in zip(headings, bounds, bounds[1:], strict=False):
        source = Source(file, text, start, end)
        if heading["id"] is None:
            raise source.fault(heading.start(), "a term" if heading[0].startswith("-") else heading[0].rstrip())
        if heading["id"] in found:
            raise InputError(f"{file}: message {heading['id']!r} is there twice")
        found[heading["id"]] = source


@cache
def read_message(source: Source) -> ast.Message:
    """The message that is written there. Raises InputError for anything else."""
    found: list[ast.Message] = []
    for entry in FluentParser(with_spans=True).parse(source.whole[source.start : source.end]).body:
        if isinstance(entry, ast.Message):
            found.append(entry)
        elif isinstance(entry, ast.Junk):
            place = source.start + (entry.span.start if entry.span else 0)
            raise source.fault(place, (entry.content or "").strip().partition("\n")[0])
    (message,) = found
    return message


class ReferenceVisitor(Visitor):
    """Collects the variables of an entry and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        """A variable."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's own name
        """Another message."""
        self.others.add(node.id.name)


def message_references(entry: ast.Message) -> tuple[frozenset[str], frozenset[str]]:
    """The variables of a message, and the ids of the messages it refers to."""
    seen = ReferenceVisitor()
    seen.visit(entry)
    return frozenset(seen.names), frozenset(seen.others)
