"""`affray learn`: lessons listed, taken and checked."""

from typing import Annotated

import typer

from affray.cli.commands.catalogue import Lang


def learn(
    system: Annotated[
        str,
        typer.Argument(
            metavar="[SYSTEM|FILE]", help="A rule system, or the file of a lesson; all lessons are listed if absent."
        ),
    ] = "",
    name: Annotated[
        str, typer.Argument(metavar="[LESSON]", help="A lesson of the system; its first one if absent.")
    ] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Play the lesson on the engine, and list what is wrong.")
    ] = False,
    lang: Lang = "en",
) -> int:
    """Learn a system by a first fight, a step at a time; what goes wrong is taken back.

    With --check every step is done in every language and every wrong answer tried; exit code 1 if something is wrong.
    """
    from affray.cli.game import lesson

    return lesson.run(system, name, lang, check=check)
