"""`affray admin`: looking after the store of a server, with its arguments."""

from typing import Annotated

import typer

admin = typer.Typer(
    name="admin",
    help="Look after the store of a server: games, storage, notices, keys, backups, people's data.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
keys = typer.Typer(
    name="keys",
    help="Make, list and revoke named keys to making games, beside the one that a server is started with.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
admin.add_typer(keys)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Store = Annotated[
    str, typer.Option("--store", metavar="PATH", help="The file or the database URL that keeps the games.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
System = Annotated[str, typer.Option("--system", metavar="SYSTEM", help="Only games of this system.")]
Older = Annotated[
    str, typer.Option("--older", metavar="AGE", help="Only games in which nothing has happened so long, such as 90d.")
]
Finished = Annotated[bool, typer.Option("--over", help="Only games that are over.")]
Over = Annotated[bool, typer.Option("--over", help="In place of all that is in the store.")]
KeyName = Annotated[str, typer.Argument(metavar="NAME", help="Whose key it is.")]


@admin.command()
def games(
    store: Store = "",
    system: System = "",
    older: Older = "",
    over: Finished = False,
    idle: Annotated[
        bool, typer.Option("--idle", help="Only open games in which nothing has happened for a day.")
    ] = False,
    turns: Annotated[bool, typer.Option("--turns", help="Say whose turn it is; plays each open game again.")] = False,
    json: Json = False,
) -> int:
    """List games: when they were made and played last, their answers, seats and size."""
    from affray.cli.deeds.admin import games as deeds

    wanted = deeds.wanted_games(system, older, over=over, idle=idle)
    return deeds.print_games(store, wanted, turns=turns, json=json)


@admin.command()
def game(
    game: Annotated[str, typer.Argument(metavar="ID", help="The id of a game.")], store: Store = "", json: Json = False
) -> int:
    """Show a game in detail; neither its dice nor what opens its seats."""
    from affray.cli.deeds.admin import games as deeds

    return deeds.print_game(store, game, json=json)


@admin.command()
def remove(
    games: Annotated[list[str] | None, typer.Argument(metavar="[ID...]", help="The ids of games.")] = None,
    store: Store = "",
    system: System = "",
    older: Older = "",
    over: Finished = False,
    yes: Yes = False,
    json: Json = False,
) -> int:
    """Remove games for good, while a server runs or not.

    A server that runs can write nothing more to them, and lets them go within seconds.
    """
    from affray.cli.deeds.admin import games as deeds

    wanted = deeds.wanted_games(system, older, over=over)
    return deeds.remove_games(store, games or (), wanted, yes=yes, json=json)


@admin.command()
def storage(
    store: Store = "",
    compact: Annotated[bool, typer.Option("--compact", help="Make it smaller first; no server may run.")] = False,
    json: Json = False,
) -> int:
    """Show what the store takes: tables, entries by kind, games by system, the biggest."""
    from affray.cli.deeds.admin import storage as deeds

    return deeds.print_storage(store, compacting=compact, json=json)


@admin.command()
def limits(
    config: Annotated[
        str, typer.Option("--config", metavar="FILE", help="The file of settings; AFFRAY_CONFIG if absent.")
    ] = "",
    limits: Annotated[
        list[str] | None, typer.Option("--limits", metavar="NAME=VALUE", help="A limit. May be given again.")
    ] = None,
    json: Json = False,
) -> int:
    """Show the limits that a server has for clients, rooms and the laboratory, with where each comes from.

    The settings are those of affray serve: a file, the environment, switches.
    """
    from affray.cli.deeds.admin import storage as deeds

    return deeds.print_limits(config, limits, json=json)


@admin.command()
def announce(
    text: Annotated[
        str, typer.Argument(metavar="[TEXT]", help="What to show; what is shown is printed if absent.")
    ] = "",
    until: Annotated[
        str, typer.Option("--until", metavar="TIME", help="Until when: 2026-12-01T18:00, or 2h from now.")
    ] = "",
    lang: Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of the text.")] = "en",
    clear: Annotated[bool, typer.Option("--clear", help="Show nothing any more, in no language.")] = False,
    store: Store = "",
    json: Json = False,
) -> int:
    """Show a line at the top of every page; servers that run see it within seconds."""
    from affray.cli.deeds.admin import operating as deeds

    return deeds.announce(store, text, until, lang, clear=clear, json=json)


@keys.command("list")
def list_keys(store: Store = "", json: Json = False) -> int:
    """List the names of the keys."""
    from affray.cli.deeds.admin import operating as deeds

    return deeds.list_keys(store, json=json)


@keys.command("make")
def make_key(name: KeyName, store: Store = "", json: Json = False) -> int:
    """Make a key; it is shown this once."""
    from affray.cli.deeds.admin import operating as deeds

    return deeds.make_key(store, name, json=json)


@keys.command("revoke")
def revoke_key(name: KeyName, store: Store = "", json: Json = False) -> int:
    """Let a key open nothing any more; servers that run see it within seconds."""
    from affray.cli.deeds.admin import operating as deeds

    return deeds.revoke_key(store, name, json=json)


@admin.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write, such as table.backup.")],
    store: Store = "",
    yes: Yes = False,
    json: Json = False,
) -> int:
    """Write all that is kept into one file, while a server runs or not."""
    from affray.cli.deeds.admin import backups

    return backups.backup(store, file, yes=yes, json=json)


@admin.command()
def check(
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="A backup; the store itself if absent.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Play every game again, not only a sample.")] = False,
    store: Store = "",
    json: Json = False,
) -> int:
    """Check that every log is whole, and play a sample of games again; exit code 1 where something is wrong."""
    from affray.cli.deeds.admin import backups

    return backups.check(store, file, everything=everything, json=json)


@admin.command()
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.")],
    store: Store = "",
    over: Over = False,
    yes: Yes = False,
    json: Json = False,
) -> int:
    """Put a backup into an empty store, once it was checked; no server may run."""
    from affray.cli.deeds.admin import backups

    return backups.restore(store, file, over=over, yes=yes, json=json)


@admin.command()
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A store: a file or a database URL.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty store.")],
    over: Over = False,
    yes: Yes = False,
    json: Json = False,
) -> int:
    """Put all of a store into another, such as a file into PostgreSQL or back; no server may run on either."""
    from affray.cli.deeds.admin import backups

    return backups.copy(source, target, over=over, yes=yes, json=json)


@admin.command()
def person(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name that somebody gave for a seat.")],
    export: Annotated[str, typer.Option("--export", metavar="FILE", help="Write all of it into a JSON file.")] = "",
    erase: Annotated[bool, typer.Option("--erase", help="Take the name and what the person said away.")] = False,
    store: Store = "",
    yes: Yes = False,
    json: Json = False,
) -> int:
    """Show where a person's name stands, give it out, erase it; erased games are played on as they were."""
    from affray.cli.deeds.admin import people

    return people.look_after_person(store, name, export, erase=erase, yes=yes, json=json)
