"""The command that makes one of our players a program."""

from typing import Annotated

import typer


def bot(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="A computer player, such as greedy.")] = "",
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of the messages and end.")] = False,
) -> int:
    """Run a computer player as a program that reads questions and writes answers, a JSON object a line.

    Such as affray play foeman --side Blue="program:affray bot greedy". docs/authors/write-a-computer-player.md has the messages.
    """
    from affray.cli.deeds import bots

    return bots.print_schema() if schema else bots.run_bot(player)
