"""`affray duel`: a duel worked out to its end, a command for each system that has them."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand

from affray.cli.commands.questions import (
    HouseRules,
    Json,
    Lang,
    LateCommand,
    QuestionGroup,
    command_with,
    option_parameter,
    pack_parameters,
    parameter,
    print_answer,
    question_values,
    read_setting,
)

if TYPE_CHECKING:
    from inspect import Parameter

    from affray.lab.laboratory import Asked, Laboratory, Pair, Setting

Gpu = Annotated[bool, typer.Option("--gpu", help="Play the games on an NVIDIA GPU; needs affray[gpu].")]
Number = Annotated[int, typer.Option(metavar="G", help="The game of the seed that --save keeps.")]
Save = Annotated[
    str, typer.Option(metavar="FILE", help="Keep that game as a record that replays and opens on its board.")
]
Bars = Annotated[bool, typer.Option("--bars", help="Show lengths and what is left as bars.")]
USUAL_ROUNDS = 20
SHARED = ("bids", "rounds", "games", "seed", "number", "save", "gpu", "limit")
"""What duels of several systems are asked with, in the order of the options; what is a system's own comes before it."""


class DuelCommand(LateCommand):
    """The command that asks a system for a duel."""

    def build(self) -> TyperCommand:
        """The command with the options of the system."""
        from affray.lab.systems.laboratories import laboratory

        asked = laboratory(str(self.name))
        return command_with(self, duel_parameters(asked), partial(answer_command, asked))


class DuelGroup(QuestionGroup):
    """The systems that have duels."""

    kind = DuelCommand


duel = typer.Typer(
    name="duel",
    help="Work a duel out to its end: who wins, how long it takes, what is left.",
    cls=DuelGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
)


def duel_parameters(laboratory: "Laboratory") -> "Sequence[Parameter]":
    """The parameters of a command that asks for a duel."""
    own = {option.name: option_parameter(option) for option in laboratory.questions().duel}
    own |= {"number": parameter("number", Number, 0), "save": parameter("save", Save, "")}
    own |= {"gpu": parameter("gpu", Gpu, False)}
    names = (*(name for name in own if name not in SHARED), *(name for name in SHARED if name in own))
    return [
        *(
            parameter(name, Annotated[str, typer.Argument(metavar=name.upper(), help=said)])
            for name, said in zip(("a", "b"), laboratory.duelists, strict=True)
        ),
        *(own[name] for name in names),
        parameter("bars", Bars, False),
        parameter("option", HouseRules, None),
        *pack_parameters(laboratory.packs),
        parameter("lang", Lang, "en"),
        parameter("json", Json, False),
    ]


def answer_command(
    laboratory: "Laboratory", *, a: str, b: str, number: int, save: str, gpu: bool, bars: bool, json: bool,
    **given: object,
) -> None:  # fmt: skip
    """Prints what a question about a duel is answered, and keeps one of its games where that is asked for. Raises
    InputError."""
    from affray.cli.shown.lab import warn_if_slower

    asked = question_values(laboratory.questions().duel, given)
    setting = read_setting(laboratory, given)
    warn_if_slower(setting.language)
    if save:
        save_game(laboratory, (a, b), asked, setting, number=number, path=save)
    print_duel(laboratory, (a, b), asked, setting, gpu=gpu, bars=bars, json=json)


def save_game(
    laboratory: "Laboratory", who: "Pair", asked: "Asked", setting: "Setting", *, number: int, path: str
) -> None:
    """Keeps a game of the batch."""
    from affray.game.record import write_file
    from affray.lab.sweep.sampling import sample_duel

    policies, seed = asked.get("policy"), asked["seed"]
    write_file(
        path,
        sample_duel(
            system=laboratory.key,
            who=who,
            policies=tuple(policies) if isinstance(policies, list) else (),
            options={name: str(value) for name, value in setting.options.items()},
            seed=seed if isinstance(seed, int) else 1,
            number=number,
            given=asked,
        ),
    )


def print_duel(
    laboratory: "Laboratory", who: "Pair", asked: "Asked", setting: "Setting", *, bars: bool, json: bool,
    gpu: bool = False,
) -> None:  # fmt: skip
    """Prints the answer to a question about a duel. Bars need some first rounds, so they set a number. Raises InputError."""
    from affray.cli.shown.duels import DuelPrinter

    shown = DuelPrinter(setting.language)
    has_rounds = any(option.name == "rounds" for option in laboratory.questions().duel)
    rounds = {"rounds": USUAL_ROUNDS} if bars and has_rounds and not asked.get("rounds") else {}
    found = laboratory.solve(who, {**asked, **rounds}, setting, gpu=gpu)
    if json:
        print_answer(found)
    else:
        shown.print_duel(found, bars=bars)
