"""`affray serve`: the table in a browser."""

from typing import Annotated

import typer

from affray.cli.commands.pack import Packs


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; one of another machine needs a key.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8642,
    store: Annotated[str, typer.Option(metavar="PATH", help="The file or the database URL that keeps the games.")] = "",
    key: Annotated[str, typer.Option(help="Who makes a game must know it; drawn where one is needed.")] = "",
    packs: Packs = None,
    opening: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open a browser; as a rule where there is one.")
    ] = None,
    name: Annotated[
        str, typer.Option("--public-name", metavar="NAME", help="The name of a proxy before this server; needs a key.")
    ] = "",
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=COMMAND", help="A program that seats can be given by this name; may be given again."
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=0, max=64, help="So many processes, watched over; more than one need PostgreSQL.")
    ] = 0,
    inner_host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where workers on other machines reach this one.")
    ] = "127.0.0.1",
) -> int:
    """Run the table in a browser, for one machine or many.

    The games are kept; a server that is started again goes on with them.
    """
    import gc

    # What begins a server stays; to look through it meanwhile takes a sixth of the start.
    gc.disable()
    try:
        from affray.cli.shown.screen import has_browser
        from affray.game.pack_folders import read_shelf
        from affray.web.rooms.lineup import read_programs
        from affray.web.serve import ServeOptions, run_server

        wanted = ServeOptions(
            host=host, port=port, store=store, key=key, opening=has_browser() if opening is None else opening, name=name,
            programs=read_programs(player or ()), workers=workers, inner_host=inner_host,
        )  # fmt: skip
        return run_server(wanted, shelf=read_shelf(packs or ()))
    finally:
        gc.enable()
