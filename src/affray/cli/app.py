"""The commands with their arguments; what they do is imported when one of them is called."""

from collections.abc import Callable
from functools import cache
from typing import Annotated

import typer

from affray import __version__
from affray.cli.commands import catalogue
from affray.cli.commands.army import army
from affray.cli.commands.bot import bot
from affray.cli.commands.campaign import campaign
from affray.cli.commands.catalogue import AnySystem, ComputerSides, Json, Lang, ScenarioName, Sides, SystemKey
from affray.cli.commands.compare import HELP as COMPARE_HELP
from affray.cli.commands.compare import compare
from affray.cli.commands.duel import duel
from affray.cli.commands.field import field
from affray.cli.commands.figure import figure
from affray.cli.commands.ladder import ladder
from affray.cli.commands.learn import learn
from affray.cli.commands.odds import odds
from affray.cli.commands.pack import Packs, pack
from affray.cli.commands.report import report
from affray.cli.commands.server.admin import admin
from affray.cli.commands.server.join import join
from affray.cli.commands.server.serve import HELP as SERVE_HELP
from affray.cli.commands.server.serve import ServeCommand, serve
from affray.cli.commands.skirmish import HELP as SKIRMISH_HELP
from affray.cli.commands.skirmish import SkirmishCommand, skirmish
from affray.cli.commands.sweep import sweep
from affray.cli.commands.train import train
from affray.cli.deeds.completion import clauses_to_complete, completion

app = typer.Typer(
    name="affray",
    help="Play, study and balance tabletop combat.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

Record = Annotated[str, typer.Argument(metavar="FILE", help="The record of a game.")]
Think = Annotated[
    float | None,
    typer.Option(
        "--think", metavar="SECONDS", min=0.01, help="Time for a computer's answer; a program has 30 if absent."
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given again.")
]
PlayerSides = Annotated[
    str,
    typer.Option(
        "--player-sides",
        metavar="SIDE,...|none",
        help="Foeman: the sides with players' figures, which alone earn the Adventurer Damage Bonus.",
    ),
]
Fighters = Annotated[
    list[str] | None,
    typer.Option(
        "--figure",
        metavar="NAME=ROSTER_NAME",
        help="A figure of the roster takes the place of one of the scenario; may be given again.",
    ),
]
Armies = Annotated[
    list[str] | None,
    typer.Option(
        "--army",
        metavar="SIDE=ARMY",
        help="The army of a side in the wargame: fantasy, medieval, modern, sci_fi, weird or a file; may be given again.",
    ),
]
Battlefield = Annotated[
    str, typer.Option("--battlefield", metavar="FIELD", help="The battlefield of the wargame: an id or a file.")
]
Limit = Annotated[int | None, typer.Option("--limit", metavar="POINTS", help="The points limit of the armies.")]
Agreed = Annotated[
    bool, typer.Option("--agreed", help="Armies over their limit, or over the share of a class, are agreed to.")
]
Master = Annotated[
    str,
    typer.Option(
        "--master",
        metavar="NAME",
        help="Foeman and the guide: a game master's seat of that name, who rules on what the texts leave open.",
    ),
]
Guests = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        metavar="NAME[=CHARACTER]",
        help="A player at a game master's table, with a ready-made character; may be given again.",
    ),
]
Eyes = Annotated[str, typer.Option("--as", metavar="SIDE", help="Show what this side sees, where there are secrets.")]
RosterStore = Annotated[str, typer.Option("--store", metavar="PATH", help="Where the roster is kept.")]
Plain = Annotated[bool, typer.Option("--plain", help="No board and no colours, only lists, as a screen reader likes.")]
Seed = Annotated[int | None, typer.Option(help="The seed of the dice.")]


def show_version(wanted: bool) -> None:
    """Prints the version and ends, when it is wanted."""
    if wanted:
        print(f"affray {__version__}")
        raise typer.Exit


@app.callback()
def common_options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and end.")
    ] = False,
) -> None:
    """Play, study and balance tabletop combat."""


app.command()(catalogue.systems)
app.command()(catalogue.scenarios)
app.command()(catalogue.players)


@app.command()
def rules(
    system: SystemKey,
    clause: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CLAUSE|WORDS]",
            help="A clause such as FM-HIT-04, the start of several, or words of one.",
            autocompletion=clauses_to_complete,
        ),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Where the code cites each clause, and its cases.")
    ] = False,
    json: Json = False,
) -> None:
    """Show the rules, or where they are applied."""
    from affray.cli.commands import rule_pages

    if coverage:
        rule_pages.print_coverage(system, " ".join(clause or ()), json=json)
    else:
        rule_pages.print_rules(system, " ".join(clause or ()), json=json)


@app.command()
def cards(
    system: SystemKey,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="An .html or .pdf file; HTML to standard output if absent.")
    ] = "",
    option: Options = None,
    packs: Packs = None,
    lang: Lang = "en",
) -> int:
    """Print reference cards: weapons with their dice, action limits, modifiers, cover, house rules.

    PDF needs the extra affray[pdf]; HTML can be printed by any browser.
    """
    from affray.cli.commands import printing

    return printing.print_cards(system, option or (), packs or (), out, language=lang)


@app.command()
def play(
    system: AnySystem = None,
    scenario: ScenarioName = None,
    side: Sides = None,
    think: Think = None,
    seed: Seed = None,
    dice: Annotated[str, typer.Option(metavar="rolled|typed", help="typed: you throw real dice.")] = "rolled",
    option: Options = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Keep the record here after every answer.")] = None,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a record, and keep it there.")] = None,
    packs: Packs = None,
    figures: Fighters = None,
    keep: Annotated[
        bool | None,
        typer.Option("--keep/--no-keep", help="Whether the roster has what became of its figures; asked if absent."),
    ] = None,
    store: RosterStore = "",
    army: Armies = None,
    battlefield: Battlefield = "",
    limit: Limit = None,
    agreed: Agreed = False,
    player: Guests = None,
    master: Master = "",
    eyes: Eyes = "",
    player_sides: PlayerSides = "",
    plain: Plain = False,
    lang: Lang = "en",
) -> int:
    """Play a fight at the terminal.

    The first side is yours and computer:5 plays the others, unless --side says otherwise: PLAYER is human, computer:LEVEL,
    with a style if you like (computer:4:bold), one of a plugin, or program:COMMAND (docs/authors/write-a-computer-player.md).
    `affray players SYSTEM` lists the levels and styles that the system offers.
    """
    from affray.cli.game.game_request import GameRequest
    from affray.cli.game.opening import play_game as run

    wanted = GameRequest(
        system=system, scenario=scenario, sides=tuple(side or ()), seed=seed, dice=dice, options=tuple(option or ()),
        save=save, load=load, packs=tuple(packs or ()), figures=tuple(figures or ()), keep=keep, store=store,
        armies=tuple(army or ()), battlefield=battlefield, limit=limit, agreed=agreed, guests=tuple(player or ()),
        master=master, eyes=eyes, player_sides=player_sides, seconds=think,
    )  # fmt: skip
    return run(wanted, plain=plain, language=lang)


@app.command()
def watch(
    system: SystemKey,
    scenario: ScenarioName = None,
    side: ComputerSides = None,
    think: Think = None,
    seed: Seed = None,
    option: Options = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Keep the record here.")] = None,
    packs: Packs = None,
    figures: Fighters = None,
    store: RosterStore = "",
    army: Armies = None,
    battlefield: Battlefield = "",
    limit: Limit = None,
    agreed: Agreed = False,
    player_sides: PlayerSides = "",
    json: Json = False,
    plain: Plain = False,
    lang: Lang = "en",
) -> int:
    """Watch computer players fight.

    PLAYER is computer:LEVEL (`affray players SYSTEM` lists the levels that the system offers), one of a plugin, or
    program:COMMAND. The same seed prints the same account.
    """
    from affray.cli.game.game_request import GameRequest
    from affray.cli.game.watching import watch_game

    wanted = GameRequest(
        system=system,
        scenario=scenario,
        sides=tuple(side or ()),
        seed=seed or 0,
        dice="rolled",
        options=tuple(option or ()),
        save=save,
        load=None,
        packs=tuple(packs or ()),
        figures=tuple(figures or ()),
        store=store,
        armies=tuple(army or ()),
        battlefield=battlefield,
        limit=limit,
        agreed=agreed,
        player_sides=player_sides,
        seconds=think,
    )
    return watch_game(wanted, json=json, plain=plain, language=lang)


@app.command()
def replay(
    file: Record,
    to: Annotated[int | None, typer.Option(metavar="N", help="Only up to this answer.")] = None,
    eyes: Eyes = "",
    story: Annotated[bool, typer.Option("--story", help="What decided it instead: luck, rolls, honours.")] = False,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = "en",
) -> int:
    """Print the account of a recorded game."""
    from affray.cli.commands import records
    from affray.cli.deeds import stories

    if story:
        return stories.print_story(file, to, eyes, json=json, plain=plain, language=lang)
    return records.replay_record(file, to, eyes, json=json, plain=plain, language=lang)


@app.command()
def journal(
    file: Record,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Write it to a file: .md or .html.")] = "",
    lang: Lang = "en",
) -> None:
    """Print the journal of a recorded delve, a line for each step."""
    from affray.cli.commands import journal_pages

    journal_pages.print_journal(file, out, lang)


@app.command()
def verify(file: Record, json: Json = False) -> int:
    """Check every die and state of a record.

    All is derived again from the seed and the answers; exit code 1 at the first difference, 2 for what is no record.
    """
    from affray.cli.commands import records

    return records.verify_record(file, json=json)


@app.command()
def branch(
    file: Record,
    at: Annotated[int, typer.Option("--at", metavar="N", help="After so many answers.")],
    save: Annotated[str, typer.Option(metavar="FILE", help="Where the new game goes.")],
) -> int:
    """Make a new game from a recorded one.

    It shares the first answers and their dice; later dice are others.
    """
    from affray.cli.commands import records

    return records.branch_record(file, at, save)


@app.command()
def cases(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="JSON case files, or folders of them.")],
    json: Json = False,
) -> int:
    """Run case files against the engine; exit code 1 if a case fails."""
    from affray.cli.commands import case_files

    return case_files.run_cases(paths, json=json)


app.command(cls=ServeCommand, help=SERVE_HELP)(serve)
app.command()(join)
app.command()(bot)
app.command()(completion)
app.command()(sweep)
app.command()(report)
app.command()(catalogue.schema)
app.command()(train)
app.command()(ladder)
app.command()(learn)
app.add_typer(odds)
app.add_typer(duel)
app.command(cls=SkirmishCommand, help=SKIRMISH_HELP)(skirmish)
app.command(help=COMPARE_HELP)(compare)
app.add_typer(figure)
app.add_typer(campaign)
app.add_typer(army)
app.add_typer(field)
app.add_typer(pack)
app.add_typer(admin)


@cache
def command() -> Callable[..., object]:
    """The command line as a function of its arguments."""
    return typer.main.get_command(app)
