"""`affray join`: a seat at a table of a server, at the terminal."""

from typing import Annotated

import typer

from affray.cli.commands.catalogue import Lang


def join(
    url: Annotated[
        str,
        typer.Argument(metavar="URL", help="The link that you were given; later the address of the game will do."),
    ],
    name: Annotated[str, typer.Option(metavar="NAME", help="What you are called at the table.")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="No board and no colours, only lists, as a screen reader likes.")
    ] = False,
    lang: Lang = "en",
) -> int:
    """Play at the table of a server, with the words of `affray play`.

    The link of a friend's seat is spent at once; the seat is kept on this computer, so that the same link leads back to it.
    """
    from affray.cli.online.joining import join_game

    return join_game(url, name, plain=plain, language=lang)
