"""What the odds of every system share: the options of the command, and how chances and reasons are printed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affray.core import Modifier

HouseRules = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given again.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def read_options(given: Sequence[str]) -> dict[str, str]:
    """House rules from NAME=VALUE. Raises InputError."""
    from affray.core import InputError

    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"option {text!r}: expected NAME=VALUE")
        found[name] = value
    return found


def reasons_text(parts: "Sequence[Modifier]") -> str:
    """The reasons of a number, with their clauses."""
    return ", ".join(
        f"{part.label} {part.value:+d} [{part.clause}]" if i else f"{part.label} {part.value} [{part.clause}]"
        for i, part in enumerate(parts)
    )
