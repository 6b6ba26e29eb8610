"""Commands with an option for each field of a figure's line, of all systems that have figures."""

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import Annotated, ClassVar

import typer
from typer.core import TyperCommand

from affray.cli.commands.questions import LateCommand, command_with, parameter
from affray.core.faces.people import LineField

AHEAD = 2
"""So many parameters stand before the fields."""


class FigureCommand(LateCommand):
    """A command that gives a figure fields of its line."""

    given: ClassVar[str]
    """The figures that it is for: new or kept."""
    deed: ClassVar[Callable[..., int]]
    """What it does, with the fields first."""

    def build(self) -> TyperCommand:
        """The command with the options of all systems."""
        fields = {f"line_{key}": fields for key, fields in line_fields(self.given).items()}
        _, *others = signature(self.deed).parameters.values()
        own = [other.replace(kind=Parameter.KEYWORD_ONLY) for other in others]
        options = [field_parameter(name, of_systems) for name, of_systems in fields.items()]

        def run(**given: object) -> int:
            texts = {key.removeprefix("line_"): str(given[key]) for key in fields if given[key]}
            return self.deed(texts, **{key: value for key, value in given.items() if key not in fields})

        return command_with(self, [*own[:AHEAD], *options, *own[AHEAD:]], run)


def line_fields(given: str) -> dict[str, dict[str, LineField]]:
    """The fields that new or kept figures may be given, by their keys and then by the systems that have them."""
    from affray.systems.registry import keys_with, people_of

    found: dict[str, dict[str, LineField]] = {}
    for system in keys_with("people"):
        for field in people_of(system).line_fields():
            if field.given in (given, "always"):
                found.setdefault(field.key, {})[system] = field
    return found


def field_parameter(name: str, of_systems: Mapping[str, LineField]) -> Parameter:
    """The option of a field that some systems have."""
    from affray.systems.registry import keys_with

    first = next(iter(of_systems.values()))
    takes = int if all(field.takes is int for field in of_systems.values()) else str
    option = typer.Option(f"--{first.flag or first.key}", help=field_help(of_systems, keys_with("people")))
    return parameter(name, Annotated[takes, option], takes())


def field_help(of_systems: Mapping[str, LineField], systems: Sequence[str]) -> str:
    """What is said of a field, with the systems where it is not the same in all.

    >>> field_help({"a": LineField("wis", "Wisdom.")}, ("a", "b"))
    'Wisdom (a).'
    """
    said: dict[str, list[str]] = {}
    for system, field in of_systems.items():
        said.setdefault(field.help, []).append(system)
    return " ".join(
        text if keys == list(systems) else f"{text.removesuffix('.')} ({', '.join(keys)})."
        for text, keys in said.items()
    )
