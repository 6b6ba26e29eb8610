"""`affray army`: the commands of army lists with their arguments."""

from typing import Annotated

import typer

army = typer.Typer(
    name="army",
    help="Build, check, price and print army lists of the universal wargame.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Army = Annotated[
    str, typer.Argument(metavar="ARMY", help="A file, or a ready army: fantasy, medieval, modern, sci_fi, weird.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given again.")
]
Limit = Annotated[str, typer.Option("--limit", metavar="POINTS", help="The points limit.")]
Packs = Annotated[
    list[str] | None,
    typer.Option("--pack", metavar="FILE", help="Units and weapons of your own, TOML or JSON; may be given again."),
]
System = Annotated[str, typer.Option("--system", hidden=True)]
"""The key of the system, for those who have installed a second one with army lists."""


@army.command()
def new(
    base: Annotated[
        str, typer.Option("--from", metavar="ARMY", help="Begin with a ready army at --limit, or with a file.")
    ] = "",
    name: Annotated[str, typer.Option(help="What the army is called.")] = "",
    limit: Limit = "",
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="UNIT", help="Leave a unit out; may be given again.")
    ] = None,
    unit: Annotated[
        list[str] | None,
        typer.Option(
            "--unit",
            metavar="LINE",
            help='Add a unit: "like=fantasy/archers n=6", or "name=Scouts type=basic n=5 ad=1d6 move=8 defense=7 '
            'weapons=pistol". May be given again.',
        ),
    ] = None,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="A new JSON file; standard output if absent.")] = "",
    option: Options = None,
    packs: Packs = None,
    lang: Lang = "en",
    system: System = "",
) -> int:
    """Make an army list of a ready one, or of nothing, and of the units that you add.

    A list that passes a limit is kept too, and you are told by how much.
    """
    from affray.cli.deeds import armies

    wanted = armies.ArmyRequest(base, name, limit, tuple(without or ()), tuple(unit or ()), out)
    return armies.make_army(wanted, armies.ArmySettings(tuple(option or ()), tuple(packs or ()), lang, system))


@army.command()
def check(
    army: Army, limit: Limit = "", option: Options = None, json: Json = False, lang: Lang = "en", system: System = ""
) -> int:
    """Check an army against its limit: what is over, and by how much; exit code 1 if a rule is broken."""
    from affray.cli.deeds import armies

    return armies.check(army, limit, armies.ArmySettings(tuple(option or ()), (), lang, system), json=json)


@army.command()
def price(
    army: Annotated[
        str, typer.Argument(metavar="ARMY", help='A file, a ready army, or a unit in one line: "like=fantasy/archers".')
    ],
    limit: Limit = "",
    unit: Annotated[str, typer.Option("--unit", metavar="NAME", help="Only this unit.")] = "",
    option: Options = None,
    packs: Packs = None,
    json: Json = False,
    lang: Lang = "en",
    system: System = "",
) -> int:
    """Show what the units of an army cost: every term of the formula."""
    from affray.cli.deeds import armies

    return armies.price(
        army, limit, unit, armies.ArmySettings(tuple(option or ()), tuple(packs or ()), lang, system), json=json
    )


@army.command()
def show(
    army: Army, limit: Limit = "", option: Options = None, json: Json = False, lang: Lang = "en", system: System = ""
) -> int:
    """Show the units of an army with their stats, and its points."""
    from affray.cli.deeds import armies

    return armies.show(army, limit, armies.ArmySettings(tuple(option or ()), (), lang, system), json=json)


@army.command("print")
def print_army(
    army: Army,
    limit: Limit = "",
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="An .html or .pdf file; HTML to standard output if absent.")
    ] = "",
    option: Options = None,
    lang: Lang = "en",
    system: System = "",
) -> int:
    """Print an army on paper: its units, its points, and boxes to cross.

    PDF needs the extra affray[pdf]; HTML can be printed by any browser.
    """
    from affray.cli.deeds import armies

    return armies.print_army(army, limit, out, armies.ArmySettings(tuple(option or ()), (), lang, system))
