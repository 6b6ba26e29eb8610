"""`affray systems`, `scenarios` and `players`: what there is to play, and against whom."""

from typing import Annotated

import typer

from affray.cli.commands.pack import Packs

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of the account and the questions.")]


def systems(json: Json = False) -> None:
    """List the rule systems."""
    from affray.cli.commands import lists

    lists.print_systems(json=json)


def scenarios(
    system: Annotated[str | None, typer.Argument(metavar="[SYSTEM]", help="Only those of this system.")] = None,
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
