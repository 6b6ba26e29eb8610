"""`affray pack`: the commands of packs with their arguments."""

from typing import Annotated

import typer

pack = typer.Typer(
    name="pack",
    help="Check packs of house rules and of units, folders of filler, and the DG strings of weapons.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Packs = Annotated[
    list[str] | None, typer.Option("--pack", metavar="DIR", help="A folder of house rules; may be given again.")
]


@pack.command()
def check(
    path: Annotated[
        str,
        typer.Argument(
            metavar="PATH",
            help="The folder of a pack with its pack.toml or of Fortmayn's filler, or the file of a pack of units.",
        ),
    ],
    json: Json = False,
    system: Annotated[str, typer.Option("--system", hidden=True)] = "",
) -> int:
    """Check a pack and show what it adds and changes, each weapon with its damage table; of filler which tables are yours.

    With anything wrong every fault is listed with file, line and reason; exit code 2.
    """
    from affray.cli.deeds import packs

    return packs.check(path, system=system, json=json)


@pack.command(context_settings={"ignore_unknown_options": True})
def dg(
    text: Annotated[str, typer.Argument(metavar="DG", help='A DG string such as "-2T-1=1" or "-2L+1<3".')],
    json: Json = False,
) -> int:
    """Check a DG string and show what it comes to for 1 to 9 hit dice."""
    from affray.cli.deeds import packs

    return packs.print_dg(text, json=json)
