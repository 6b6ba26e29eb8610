"""Refusals: a code for programs, a message with its arguments for people, the clauses."""

from affray.core import Refusal
from affray.core.words.phrase import Phrase, Value
from affray.systems.foeman.content.self_described_names import display_value
from affray.systems.foeman.content.tables import PACKAGE


def refusal(text: str, code: str, *clauses: str, **args: Value) -> Refusal:
    """The refusal of that code, for people the message `no-<text>`; a user's own weapons go by their names."""
    for key in ("item", "chest"):
        if key in args:
            args[key] = display_value(args[key])
    return Refusal(code, Phrase(f"no-{text}", args, source=PACKAGE), clauses)
