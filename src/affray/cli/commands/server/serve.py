"""`affray serve`: the table in a browser. Its switches are the settings of a server."""

import os
from inspect import Parameter
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand

from affray.cli.commands.questions import LateCommand, command_with, parameter

if TYPE_CHECKING:
    from affray.web.service.options import Switch

HELP = """Run the table in a browser, for one machine or many.

The games are kept; a server that is started again goes on with them. Each switch is also a key of the file that --config names,
and a variable of the environment such as AFFRAY_PORT; a switch is stronger than a variable, and that than the file.
"""
Config = Annotated[
    str, typer.Option("--config", metavar="FILE", help="A file of TOML with settings; AFFRAY_CONFIG if absent.")
]
Show = Annotated[
    bool, typer.Option("--show-config", help="Print every setting as TOML, with where it comes from, and end.")
]


class ServeCommand(LateCommand):
    """The command with a switch for each setting."""

    def build(self) -> TyperCommand:
        """The command with its switches."""
        from affray.web.service.options import NESTED, switches

        parameters = [switch_parameter(switch) for switch in switches() if len(switch.path) == 1]
        inner = ", ".join(switch.path[-1] for switch in switches() if len(switch.path) > 1)
        limits = typer.Option(
            "--limits", metavar="NAME=VALUE", help=f"A limit: one of {inner}. May be given again.", show_default=False
        )
        parameters += [
            parameter(NESTED, Annotated[list[str] | None, limits], None),
            parameter("config", Config, ""),
            parameter("show_config", Show, False),
        ]
        return command_with(self, parameters, answer_command)


def serve() -> None:
    """Stands for the command that `ServeCommand` builds."""


def switch_parameter(switch: "Switch") -> Parameter:
    """A setting as a switch of the command."""
    name = switch.key.replace("_", "-")
    if switch.kind == bool | None:
        said = typer.Option(f"--{name}/--no-{name}", help=switch.text)
        return parameter(switch.key, Annotated[bool | None, said], None)
    several = " May be given again." if switch.is_list else ""
    usual = "" if switch.is_list or switch.usual == "" else f" [default: {switch.usual}]"
    text = f"{switch.text}{several}{usual}"
    kind = list[str] | None if switch.is_list else str | None
    found = typer.Option(f"--{name}", metavar=switch.sign or switch.choices or None, help=text, show_default=False)
    return parameter(switch.key, Annotated[kind, found], None)


def answer_command(*, config: str, show_config: bool, **given: object) -> int:
    """Runs the server, or shows how it would run. Raises InputError."""
    import gc

    # What begins a server stays; to look through it meanwhile takes a sixth of the start.
    gc.disable()
    try:
        from msgspec.structs import replace

        from affray.cli.shown.screen import has_browser
        from affray.web.service.options import read_options, show_options

        found = read_options(given, os.environ, config)
        if show_config:
            print(show_options(found), end="")
            return 0
        from affray.web.serve import run_server

        options = found.options
        return run_server(replace(options, open=has_browser() if options.open is None else options.open))
    finally:
        gc.enable()
