"""Questions about odds as every system takes them at the terminal: side by side, as bars, as one object."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affray.lab.schema import Odds

Beside = Annotated[
    list[str] | None,
    typer.Option(
        "--beside",
        "--against",
        metavar="CHANGES",
        help='The same with something changed beside it, as "side=rear dice=4"; may be given again.',
    ),
]
Bars = Annotated[bool, typer.Option("--bars", help="Show the distributions as bars.")]
Score = Annotated[int | None, typer.Option(help="The score of a saving throw (--kind save).")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]
Ask = Callable[[Mapping[str, object]], "Odds"]


def answer_odds(ask: Ask, given: Mapping[str, object], beside: Sequence[str]) -> "Odds":
    """The answer to a question, and beside it those to the same with something changed. Raises InputError."""
    from msgspec.structs import replace

    from affray.lab.questions import read_words

    found = ask(given)
    others = []
    for text in beside:
        changes = read_words(text, "beside")
        named = {name.replace("-", "_"): value for name, value in changes.items()}
        others.append(replace(ask({**given, **named}), changed=changes))
    return replace(found, beside=tuple(others))


def check_needed(context: typer.Context, idle: Iterable[str], why: str) -> None:
    """Raises InputError for an option that was typed and would change nothing, with what it goes with."""
    from affray.core import InputError

    for name in idle:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise InputError(f"--{name.replace('_', '-')}: {why}")


def print_odds(found: "Odds", language: str, *, bars: bool, json: bool) -> None:
    """Prints an answer."""
    if json:
        print_answer(found)
    else:
        from affray.cli.shown.lab import LabPrinter

        LabPrinter(language).print_odds(found, bars=bars)


def print_answer(found: object) -> None:
    """An answer of the laboratory as one object, for programs."""
    import msgspec

    print(msgspec.json.encode(found).decode())
