"""`affray pack`: the commands of packs with their arguments."""

from typing import Annotated

import typer

pack = typer.Typer(
    name="pack",
    help="Make, check, build and install packs of your own, and look at the DG strings of weapons.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Packs = Annotated[
    list[str] | None,
    typer.Option(
        "--pack",
        metavar="PACK",
        help="A pack: a folder, a zip file, or the name of one that is installed; may be given again.",
    ),
]


@pack.command()
def new(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help="The rule system, as `affray systems` lists it.")],
    path: Annotated[str, typer.Argument(metavar="DIR", help="The new folder; its name is that of the pack.")],
) -> int:
    """Make a small pack that works: a thing of your own, a fight with it, German words, and schemas for your editor."""
    from affray.cli.deeds import packs

    return packs.make_pack(system, path)


@pack.command()
def build(
    path: Annotated[str, typer.Argument(metavar="DIR", help="The folder of a pack.")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="The zip file; NAME.zip if absent.")] = "",
) -> int:
    """Put a pack without faults into one file, which is used as its folder is."""
    from affray.cli.deeds import packs

    return packs.build(path, out)


@pack.command()
def install(
    path: Annotated[str, typer.Argument(metavar="PATH", help="The folder or the zip file of a pack.")],
) -> int:
    """Keep a pack on this machine, so that --pack NAME finds it."""
    from affray.cli.deeds import packs

    return packs.install(path)


@pack.command()
def check(
    path: Annotated[
        str,
        typer.Argument(
            metavar="PATH",
            help="The folder or zip file of a pack, a folder of Fortmayn's filler, or the file of a pack of units.",
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
