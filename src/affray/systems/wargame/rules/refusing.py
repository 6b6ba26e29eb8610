"""How something is refused: a code for programs, a message with its arguments for people, the clauses."""

from affray.core import Refusal
from affray.core.words.phrase import Phrase, Value
from affray.systems.wargame.content.house_rules import PACKAGE


def refusal(text: str, code: str, *clauses: str, **args: Value) -> Refusal:
    """The refusal of that code whose reason is the message `no-<text>`."""
    return Refusal(code, Phrase(f"no-{text}", args, source=PACKAGE), clauses)
