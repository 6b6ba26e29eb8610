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


def clauses_to_complete(context: typer.Context, incomplete: str) -> Iterator[str]:
    """The clauses of the rules of the line whose ids begin so, in any case; none where there is no such system."""
    from affray.core import InputError
    from affray.game.rulebook import find_rules

    try:
        _, book = find_rules(str(context.params.get("system")))
    except InputError:
        return iter(())
    ids = (clause.id for clause in book.clauses() if clause.id.startswith(incomplete.upper()))
    return (incomplete + name[len(incomplete) :] for name in ids)


def formats_to_complete(incomplete: str) -> Iterator[str]:
    """The formats with a schema whose names begin so."""
    from affray.cli.deeds.schemas import formats

    return (name for name in formats() if name.startswith(incomplete))


def seats_to_complete(context: typer.Context, incomplete: str) -> Iterator[str]:
    """Who plays a side, as `Red=computer:4`: the sides of the scenario of the line, then a person and the computer players."""
    from affray.core import InputError
    from affray.game.scenario import load_scenario
    from affray.play.players import opponent_names
    from affray.systems.registry import load_system

    side, given, _ = incomplete.partition("=")
    # An option that still wants its value keeps the arguments before it from being read.
    key, name = (*context.args, "", "")[:2]
    try:
        system = load_system(key)
        sides = system.sides(system.setup(load_scenario(key, name), {}))
    except InputError:
        system, sides = None, ()
    players = ("human", *opponent_names(system=system)) if given else ("",)
    return (
        seat
        for name in ([side] if given else sides)
        for seat in (f"{name}={player}" for player in players)
        if seat.startswith(incomplete)
    )


def computers_to_complete(context: typer.Context, incomplete: str) -> Iterator[str]:
    """Which computer player plays a side, where no person can."""
    return (seat for seat in seats_to_complete(context, incomplete) if not seat.endswith("=human"))


def scenarios_to_complete(context: typer.Context, incomplete: str) -> Iterator[str]:
    """The scenarios of the system of the line whose names begin so; none where there is no such system."""
    from affray.core import InputError
    from affray.game.scenario import shipped_files

    try:
        names = [name for _, name, _ in shipped_files(str(context.params.get("system")), "scenarios")]
    except InputError:
        names = []
    return (name for name in names if name.startswith(incomplete))
