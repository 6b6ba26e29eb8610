"""Reading a file of messages, and what its messages ask for."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from affray.core.errors import InputError


def read_messages(text: str, name: str, found: dict[str, ast.Message]) -> None:
    """Adds the messages of a file to those found, by id. Raises InputError for no message, and for an id given twice."""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise InputError(f"{name}: message {entry.id.name!r} is there twice")
            found[entry.id.name] = entry
        elif isinstance(entry, ast.Junk | ast.Term):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            shown = "a term" if isinstance(entry, ast.Term) else (entry.content or "").strip().partition("\n")[0]
            raise InputError(f"{name}: line {line}: expected a message, got {shown}")


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
