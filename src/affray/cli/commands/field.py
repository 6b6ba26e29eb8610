"""`affray field`: the commands of battlefields with their arguments."""

from typing import Annotated

import typer

field = typer.Typer(
    name="field",
    help="List, check and show battlefields of the universal wargame, and begin new ones.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Field = Annotated[
    str, typer.Argument(metavar="FIELD", help="A JSON file, the id of a ready battlefield, or the name of a kept one.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]
Store = Annotated[str, typer.Option("--store", metavar="PATH", help="Where battlefields are kept.")]
System = Annotated[str, typer.Option("--system", hidden=True)]
"""The key of the system, for those who have installed a second one with battlefields."""


@field.command("list")
def list_fields(json: Json = False, lang: Lang = "en", store: Store = "", system: System = "") -> int:
    """List the ready battlefields and those that are kept."""
    from affray.cli.deeds import battlefields

    return battlefields.list_fields(battlefields.FieldSettings(store, lang, system), json=json)


@field.command()
def check(field: Field, json: Json = False, lang: Lang = "en", store: Store = "", system: System = "") -> int:
    """Check a battlefield: all that is wrong with it, exit code 1; and what makes it hard to play on."""
    from affray.cli.deeds import battlefields

    return battlefields.check(field, battlefields.FieldSettings(store, lang, system), json=json)


@field.command()
def show(field: Field, json: Json = False, lang: Lang = "en", store: Store = "", system: System = "") -> int:
    """Draw a battlefield as text, a letter for each inch across; exit code 1 where it has faults and cannot be drawn."""
    from affray.cli.deeds import battlefields

    return battlefields.show(field, battlefields.FieldSettings(store, lang, system), json=json)


@field.command()
def new(
    base: Annotated[
        str, typer.Option("--from", metavar="FIELD", help="Begin with a battlefield; empty if absent.")
    ] = "",
    name: Annotated[str, typer.Option(help="What it is called.")] = "",
    size: Annotated[str, typer.Option(metavar="WxH", help="The size of an empty one in inches; 48x36 if absent.")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="A new JSON file; standard output if absent.")] = "",
    store: Store = "",
    system: System = "",
) -> int:
    """Begin a battlefield: an empty one with a zone on either long side, or a copy of another, to go on with by hand."""
    from affray.cli.deeds import battlefields

    return battlefields.make_field(
        battlefields.FieldRequest(base, name, size, out), battlefields.FieldSettings(store, key=system)
    )
