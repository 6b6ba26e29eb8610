"""`affray figure`: the commands of the roster with their arguments."""

from typing import Annotated

import typer

from affray.cli.commands.figure_options import FigureCommand
from affray.cli.commands.pack import Packs
from affray.systems import usual_system

figure = typer.Typer(
    name="figure",
    help="Make figures and keep them from fight to fight.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

USUAL = usual_system()
Name = Annotated[str, typer.Argument(metavar="NAME", help="A figure of the roster.")]
Store = Annotated[
    str, typer.Option("--store", metavar="PATH", help="The file or the database URL that keeps the roster.")
]
SystemOf = Annotated[
    str, typer.Option("--system", metavar="SYSTEM", help="The rules that the figures are of, such as melee.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of the sheet.")]
Against = Annotated[
    str, typer.Option(metavar="FIGURE", help="Show the odds against a ready-made figure, one of the roster, or a line.")
]
Weapon = Annotated[str, typer.Option(help="The weapon of those odds; the first in hand if absent.")]


def make_new(
    fields: dict[str, str],
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Its name; with nothing else you are asked.")] = "",
    system: SystemOf = USUAL,
    text: Annotated[str, typer.Option(metavar="LINE", help='All in one line: "race=Human st=12 dx=12 iq=8".')] = "",
    random: Annotated[bool, typer.Option("--random", help="Draw a legal figure, of the race named or of any.")] = False,
    seed: Annotated[int | None, typer.Option(help="The seed of that draw.")] = None,
    against: Against = "",
    packs: Packs = None,
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Makes a figure of the fields of its line. Raises InputError."""
    from affray.cli.deeds import figures, making

    given = {"name": name, **fields} if name else fields
    wanted = making.FigureRequest(given, text, random, seed, tuple(packs or ()), system)
    return figures.make_figure(wanted, against, language=lang, store=store)


class NewFigure(FigureCommand):
    """The command that makes a figure."""

    given, deed = "new", staticmethod(make_new)


@figure.command(cls=NewFigure)
def new() -> None:
    """Make a figure, check it against the rules, and keep it.

    Without options you are asked, with the points that are left and every broken rule as you go.
    """


@figure.command()
def show(
    name: Annotated[str, typer.Argument(metavar="FIGURE", help='One of the roster, or a line: "race=Human st=12".')],
    system: SystemOf = "",
    against: Against = "",
    weapon: Weapon = "",
    text: Annotated[bool, typer.Option("--text", help="Print it as one line that reads back.")] = False,
    json: Json = False,
    packs: Packs = None,
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Show what a figure is and what its equipment does; a line that breaks rules is told all of them."""
    from affray.cli.deeds import figures

    return figures.show(
        name, against, weapon, tuple(packs or ()), system=system, text=text, json=json, language=lang, store=store
    )


@figure.command("print")
def print_figures(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[FIGURE]...", help="Of the roster, or lines; all of it if absent.")
    ] = None,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="An .html or .pdf file; HTML to standard output if absent.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given again.")
    ] = None,
    system: SystemOf = "",
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Print figure sheets, one page each: boxes to cross, what may be done when, the dice of all weapons.

    PDF needs the extra affray[pdf]; HTML can be printed by any browser.
    """
    from affray.cli.commands import printing

    return printing.print_figures(names or (), option or (), out, system=system, language=lang, store=store)


@figure.command("list")
def list_figures(system: SystemOf = "", json: Json = False, store: Store = "") -> int:
    """List the figures of the roster, of one system or of all."""
    from affray.cli.deeds import figures

    return figures.list_figures(system=system, json=json, store=store)


@figure.command()
def advance(
    name: Name,
    attribute: Annotated[str, typer.Argument(metavar="ST|DX|IQ|WIS|BODY|HEAD", help="What gets the point or the Die.")],
    store: Store = "",
) -> int:
    """Spend a level's Ep, or experience in melee, on a point of an attribute, in a secure place; assign a Die in Fortmayn."""
    from affray.cli.deeds import figures

    return figures.advance(name, attribute.upper(), store=store)


def change_kept(
    fields: dict[str, str],
    name: Name,
    to: Annotated[str, typer.Option("--name", help="Another name.")] = "",
    store: Store = "",
) -> int:
    """Gives a kept figure other fields of its line. Raises InputError."""
    from affray.cli.deeds import figures

    return figures.change(name, {"name": to, **fields} if to else fields, store=store)


class ChangedFigure(FigureCommand):
    """The command that changes a figure."""

    given, deed = "kept", staticmethod(change_kept)


@figure.command(cls=ChangedFigure)
def change() -> None:
    """Give a figure another name or other gear; what is not named stays.

    - is nothing or an empty hand; of armor it is None.
    """


@figure.command()
def rest(
    name: Name,
    days: Annotated[int, typer.Option(min=0, max=9999, help="Days; 0 are ten minutes.")] = 0,
    store: Store = "",
) -> int:
    """Let a figure rest: ten minutes bring exhaustion back, days heal wounds (filler rules)."""
    from affray.cli.deeds import figures

    return figures.rest(name, days, store=store)


@figure.command()
def travel(
    name: Name,
    jog: Annotated[int, typer.Option(min=0, max=99999, help="Minutes at a jog; each ten tire it by 1.")] = 0,
    walk: Annotated[
        int, typer.Option(min=0, max=99999, help="Minutes at a walk after that; each hour rests it by 1.")
    ] = 0,
    store: Store = "",
) -> int:
    """Let a figure of the Combat and Movement Guide travel to its next fight."""
    from affray.cli.deeds import figures

    return figures.travel(name, jog, walk, store=store)


@figure.command()
def remove(name: Name, store: Store = "") -> int:
    """Take a figure off the roster."""
    from affray.cli.deeds import figures

    return figures.remove(name, store=store)


@figure.command("import")
def import_figures(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A roster as JSON.")],
    store: Store = "",
) -> int:
    """Add all figures of a roster file, or none if any is unknown, illegal or there already."""
    from affray.cli.deeds import figures

    return figures.import_figures(file, store=store)


@figure.command("export")
def export_figures(
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="Where it goes; standard output if absent.")] = "",
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="Only this one; may be given again.")
    ] = None,
    system: SystemOf = "",
    store: Store = "",
) -> int:
    """Write the roster of a system as JSON."""
    from affray.cli.deeds import figures

    return figures.export_figures(file, tuple(name or ()), system=system, store=store)
