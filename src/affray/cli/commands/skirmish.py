"""`affray skirmish`: how a scenario goes, asked of thousands of games."""

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand

from affray.cli.commands.questions import (
    HouseRules,
    Json,
    Lang,
    LateCommand,
    command_with,
    option_parameter,
    own_commands,
    parameter,
    print_answer,
    question_values,
    read_options,
)

if TYPE_CHECKING:
    from affray.core import Scenario
    from affray.lab.laboratory import Skirmishing
    from affray.lab.schema import Skirmishes

COMMAND = "skirmish"
SYSTEM, HELP = next((key, texts[COMMAND]) for key, texts in own_commands().items() if COMMAND in texts)
"""The system whose scenarios are played, and what the command says of itself."""
Number = Annotated[int, typer.Option(metavar="G", help="The game of the seed that --save keeps.")]
Save = Annotated[str, typer.Option(metavar="FILE", help="Keep one of the games as a record, for `affray replay`.")]


class SkirmishCommand(LateCommand):
    """The command that asks how a scenario goes."""

    def build(self) -> TyperCommand:
        """The command with the options of the system."""
        from affray.lab.systems.laboratories import laboratory

        asked = laboratory(SYSTEM).skirmishing()
        assert asked is not None
        scenario = Annotated[str, typer.Argument(metavar="SCENARIO", help=asked.scenario)]
        parameters = [
            parameter("scenario", scenario),
            *map(option_parameter, asked.options),
            parameter("option", HouseRules, None),
            parameter("number", Number, 0),
            parameter("save", Save, ""),
            parameter("lang", Lang, "en"),
            parameter("json", Json, False),
        ]
        return command_with(self, parameters, partial(answer_command, asked))


def skirmish() -> None:
    """Stands for the command that `SkirmishCommand` builds."""


def answer_command(
    skirmishing: "Skirmishing", *, scenario: str, option: list[str] | None, number: int, save: str, lang: str, json: bool,
    **given: object,
) -> None:  # fmt: skip
    """Prints how a scenario goes, and keeps one of its games where that is asked for. Raises InputError."""
    from affray.cli.shown.lab import check_lab_language, warn_if_slower
    from affray.game import save as keep
    from affray.game.scenario import load_scenario

    check_lab_language(lang)
    asked = question_values(skirmishing.options, given)
    policies, found, options = asked.pop("policy", ()), load_scenario(SYSTEM, scenario), read_options(option or [])
    if save:
        keep(skirmishing.sample(found, policies, options=options, seed=asked["seed"], number=number), save)
    warn_if_slower(lang)
    account = play_skirmishes(skirmishing, found, lang, policies=policies, options=options, **asked)
    if json:
        print_answer(account)
    else:
        print_skirmishes(account, found.words_in(lang).title, lang)


def play_skirmishes(skirmishing: "Skirmishing", scenario: "Scenario", language: str, **asked: object) -> "Skirmishes":
    """Plays so many skirmishes, with a progress bar; the result. Raises InputError."""
    from affray.cli.shown.progress import progress
    from affray.lab.batches.playing import has_numba
    from affray.lab.words import words

    first = words().say(language, "skirmish-building") if has_numba() else ""
    with progress(scenario.words_in(language).title, words().say(language, "skirmish-games"), first) as watch:
        return skirmishing.answer(scenario, **asked, watch=watch)


def print_skirmishes(found: "Skirmishes", title: str, language: str) -> None:
    """Prints what came of a batch."""
    from affray.cli.shown.lab import LabPrinter

    shown = LabPrinter(language)
    shown.print(title)
    heads = (shown.say("duel-policy"), shown.say("duel-wins"), shown.say("skirmish-sure"), shown.say("skirmish-left"))
    shown.print_table(
        ("", *heads),
        (
            (name, policy, shown.chance(won.chance), shown.share_text(won), shown.mean_text(left))
            for name, policy, won, left in zip(found.sides, found.policies, found.wins, found.left, strict=True)
        ),
    )
    shown.print(shown.say("skirmish-drawn", chance=shown.chance(found.drawn.chance)))
    said = {"rounds": shown.mean_text(found.rounds), "decisions": shown.number(found.decisions.mean, 0)}
    shown.print(shown.say("skirmish-played", games=found.games, seed=found.seed, **said))
    if found.options:
        shown.print_rules(found.options)
