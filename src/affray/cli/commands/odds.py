"""`affray odds`: the exact chances of one roll, a command for each system that has them."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

import typer
from typer.core import TyperCommand

from affray.cli.commands.questions import (
    CONTEXT,
    Bars,
    HouseRules,
    Json,
    Lang,
    LateCommand,
    QuestionGroup,
    beside_parameter,
    command_with,
    option_parameter,
    pack_parameters,
    parameter,
    print_answer,
    question_values,
    read_setting,
)

if TYPE_CHECKING:
    from affray.lab.laboratory import Asked, Laboratory, Setting
    from affray.lab.schema import Odds


class OddsCommand(LateCommand):
    """The command that asks a system for odds."""

    def build(self) -> TyperCommand:
        """The command with the options of the system."""
        from affray.lab.systems.laboratories import laboratory

        asked = laboratory(str(self.name))
        parameters = [
            CONTEXT,
            *map(option_parameter, asked.questions().odds),
            beside_parameter(str(self.name)),
            parameter("bars", Bars, False),
            parameter("option", HouseRules, None),
            *pack_parameters(asked.packs),
            parameter("lang", Lang, "en"),
            parameter("json", Json, False),
        ]
        return command_with(self, parameters, partial(print_odds, asked))


class OddsGroup(QuestionGroup):
    """The systems that have odds."""

    kind = OddsCommand


odds = typer.Typer(
    name="odds",
    help="Show the exact chances of one roll.",
    cls=OddsGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
)


def print_odds(laboratory: "Laboratory", context: typer.Context, **given: object) -> None:
    """Prints what a question about odds is answered, in the way of the laboratory or in that of all. Raises InputError."""
    from affray.cli.commands.duel import print_duel
    from affray.cli.shown.lab import LabPrinter, warn_if_slower
    from affray.lab.laboratory import duel_within

    beside, bars, json = cast("list[str]", given["beside"] or []), bool(given["bars"]), bool(given["json"])
    asked = needed_options(laboratory, context, given)
    setting = read_setting(laboratory, given)
    if asked.get("duel"):
        warn_if_slower(setting.language)
    lines = () if json or bars or beside else laboratory.account(asked, setting)
    if lines:
        LabPrinter(setting.language).print_account(lines)
    elif asked.get("duel"):
        print_duel(laboratory, *duel_within(laboratory, asked), setting, bars=bars, json=json)
    elif json:
        print_answer(answer_odds(laboratory, asked, beside, setting))
    else:
        LabPrinter(setting.language).print_odds(answer_odds(laboratory, asked, beside, setting), bars=bars)


def needed_options(laboratory: "Laboratory", context: typer.Context, given: Mapping[str, object]) -> "Asked":
    """What is asked, without the options that say nothing in such a question. Raises InputError where such an option was
    typed."""
    from affray.lab.field_errors import fault

    questions = laboratory.questions()
    asked = question_values(questions.odds, given)
    for idle in questions.idle(dict(asked), beside=bool(given["beside"])):
        for name in idle.names:
            source = context.get_parameter_source(name)
            if source is not None and source.name == "COMMANDLINE":
                raise fault(f"--{name}", None, f"idle-{idle.why}", **idle.args)
            asked.pop(name, None)
    return asked


def answer_odds(laboratory: "Laboratory", asked: "Asked", beside: Sequence[str], setting: "Setting") -> "Odds":
    """The answer to a question, and beside it those to the same with something changed. Raises InputError."""
    from msgspec.structs import replace

    from affray.lab.questions import read_words

    found = laboratory.chances(asked, setting)
    others = []
    for text in beside:
        changes = read_words(text, "beside")
        named = {name.replace("-", "_"): value for name, value in changes.items()}
        others.append(replace(laboratory.chances({**asked, **named}, setting), changed=changes))
    return replace(found, beside=tuple(others))
