"""What the command of bots does: lines in, lines out."""

import sys

from affray.cli.exits import DONE, FAULT
from affray.core import InputError
from affray.play import player_names
from affray.play.programs import messages
from affray.play.programs.bot import Bot, encoded_error


def print_schema() -> int:
    """Prints the JSON Schema of the messages."""
    print(messages.schema())
    return DONE


def run_bot(name: str) -> int:
    """Answers until the input ends; the exit code. Raises InputError for an unknown player.

    A line that is no message, or a question that cannot be answered, gets a line with the error; a game that cannot be played
    gets one too and ends it.
    """
    if not name:
        raise InputError(f"PLAYER is missing: expected one of {', '.join(player_names())}")
    bot = Bot(name)
    try:
        for reply in bot.replies(sys.stdin.buffer):
            write_line(reply)
    except InputError as error:
        write_line(encoded_error(str(error)))
        return FAULT
    return DONE


def write_line(line: bytes) -> None:
    """Writes a line at once."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()
