"""`affray systems`, `scenarios`, `players` and `schema`: what there is to play, against whom, and in which formats."""

from collections.abc import Callable, Iterable
from typing import Annotated

import typer
from typer.models import OptionInfo

from affray.cli.commands.pack import Packs
from affray.cli.deeds.completion import (
    computers_to_complete,
    formats_to_complete,
    scenarios_to_complete,
    seats_to_complete,
    systems_to_complete,
)

SYSTEM_HELP = "The rule system, as `affray systems` lists it."
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
AnySystem = Annotated[
    str | None, typer.Argument(metavar="SYSTEM", help=SYSTEM_HELP, autocompletion=systems_to_complete)
]


def side_option(person: str, example: str, to_complete: Callable[..., Iterable[str]]) -> OptionInfo:
    """The option that says who plays a side."""
    said = f"Who plays a side: {person}computer:LEVEL (of `affray players SYSTEM`) or program:COMMAND, as {example}; may be given again."
    found: OptionInfo = typer.Option("--side", metavar="NAME=PLAYER", help=said, autocompletion=to_complete)
    return found


Sides = Annotated[list[str] | None, side_option("human, ", "Red=human", seats_to_complete)]
ComputerSides = Annotated[list[str] | None, side_option("", "Red=computer:4", computers_to_complete)]
SystemKey = Annotated[str, typer.Argument(metavar="SYSTEM", help=SYSTEM_HELP, autocompletion=systems_to_complete)]
ScenarioName = Annotated[
    str | None,
    typer.Argument(
        metavar="[SCENARIO]",
        help="A scenario's name or a TOML file; the first one if absent.",
        autocompletion=scenarios_to_complete,
    ),
]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of the account and the questions.")]


def systems(json: Json = False) -> None:
    """List the rule systems."""
    from affray.cli.commands import lists

    lists.print_systems(json=json)


def scenarios(
    system: Annotated[
        str | None,
        typer.Argument(metavar="[SYSTEM]", help="Only those of this system.", autocompletion=systems_to_complete),
    ] = None,
    packs: Packs = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """List the scenarios, of one system or of all."""
    from affray.cli.commands import lists

    lists.print_scenarios(system, tuple(packs or ()), lang, json=json)


def players(
    system: Annotated[str | None, typer.Argument(help="Show the styles as this system plays them.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """List the computer players, with a sentence for each."""
    from affray.cli.commands import lists

    lists.print_players(system, lang, json=json)


def schema(
    name: Annotated[
        str,
        typer.Argument(
            metavar="[NAME]", help="A format; all are listed if absent.", autocompletion=formats_to_complete
        ),
    ] = "",
    out: Annotated[
        str, typer.Option("--out", metavar="DIR", help="Write the schemas of all formats of files into a folder.")
    ] = "",
    json: Json = False,
) -> int:
    """List the formats of files and messages, or print the JSON Schema of one.

    A TOML file that begins with `#:schema FILE` is completed and checked by editors; docs/authors/formats.md has more.
    """
    from affray.cli.deeds import schemas

    if out:
        return schemas.write_schemas(out)
    return schemas.print_schema(name) if name else schemas.print_formats(json=json)
