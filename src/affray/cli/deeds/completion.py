"""`affray completion`: what a shell needs to complete commands, options, systems and scenarios."""

from collections.abc import Iterator
from typing import Annotated

import typer

SHELLS = ("bash", "zsh", "fish", "powershell")
VARIABLE = "_AFFRAY_COMPLETE"
"""The variable by which a shell asks for words instead of running a command."""


def completion(
    shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish|powershell", help="The shell that is to complete.")],
) -> None:
    """Print the lines that have a shell complete what is typed after `affray`.

    In bash: eval "$(affray completion bash)". In zsh the same after compinit; in fish: affray completion fish | source.
    """
    from typer._completion_shared import get_completion_script

    from affray.core import InputError

    if shell not in SHELLS:
        raise InputError(f"{shell!r}: expected one of {', '.join(SHELLS)}")
    print(get_completion_script(prog_name="affray", complete_var=VARIABLE, shell=shell))


def begin_completion() -> None:
    """Has the shells' questions understood."""
    from typer._completion_classes import completion_init

    completion_init()


def systems_to_complete(incomplete: str) -> Iterator[str]:
    """The systems whose keys begin so."""
    from affray.systems.registry import system_keys

    return (key for key in system_keys() if key.startswith(incomplete))


def scenarios_to_complete(context: typer.Context, incomplete: str) -> Iterator[str]:
    """The scenarios of the system of the line whose names begin so; none where there is no such system."""
    from affray.core import InputError
    from affray.game.scenario import shipped_files

    try:
        names = [name for _, name, _ in shipped_files(str(context.params.get("system")), "scenarios")]
    except InputError:
        names = []
    return (name for name in names if name.startswith(incomplete))
