"""What may still be asked at the terminal once a game is over, before one leaves."""

from collections.abc import Callable
from typing import Protocol

from affray.cli.arguments import unquoted_name
from affray.cli.game.meaning import command_word
from affray.cli.game.menu import menu_of
from affray.cli.shown.screen import Screen, harmless_text
from affray.core import InputError
from affray.platform import has_input

STILL = ("why", "log", "board", "sheet", "clause", "save")
"""The commands that say something of a game that is over; reasons that were held back are told then."""

MOST_LINES = 1000
"""So many lines are read of an input that nobody types."""
PATIENCE = 0.5
"""Seconds that its next line may take."""


class Asked(Protocol):
    """The table that is asked."""

    commands: dict[str, Callable[[str], None]]
    path: str | None
    screen: Screen

    def message_text(self, message: str, **args: str | int) -> str:
        """A message in the language of the screen."""

    def save_as(self, path: str) -> None:
        """Keeps the record. Raises InputError."""

    def say_fault(self, error: InputError) -> None:
        """Says why a line is not taken."""


def read_on(table: Asked) -> None:
    """The same where nobody sits at a terminal, for what still stands in the input; any other line comes too late. Whoever holds the
    input open without a word is not waited for."""
    for _ in range(MOST_LINES):
        if not has_input(PATIENCE):
            return
        try:
            line = input().strip()
        except EOFError:
            return
        try:
            answers(table, line, echo=True)
        except InputError as error:
            table.say_fault(error)


def answers(table: Asked, line: str, *, echo: bool = False) -> bool:
    """Does what a line asks for, if it is a command that still says something; whether it is. Raises InputError."""
    word, _, rest = line.partition(" ")
    command = command_word(word.lower(), lambda: menu_of(()), table.screen.language)
    if command not in STILL:
        return False
    if echo:
        print(f"> {harmless_text(line)}")
    table.commands[command](rest.strip())
    return True


def look_back(table: Asked) -> None:
    """Answers until somebody leaves by an empty line, or names a file for the record."""
    table.screen.say(table.message_text("table-still"))
    while True:
        try:
            line = input(table.message_text("table-keep", kept=int(table.path is not None)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        try:
            if answers(table, line):
                continue
            table.save_as(unquoted_name(line))
        except InputError as error:
            table.say_fault(error)
        else:
            return
