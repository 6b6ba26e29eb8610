"""`affray skirmish`: how a scenario of Foeman goes, asked of thousands of games."""

from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.commands.odds_questions import Lang, print_answer
from affray.cli.shown.odds_options import HouseRules, Json, read_options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from affray.core import Scenario
    from affray.lab.systems.foeman.skirmish.answer import Skirmishes


def skirmish(
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help="A scenario of Foeman, or a TOML file.")],
    policy: Annotated[
        list[str] | None,
        typer.Option(
            "--policy",
            help="How both sides, or each in turn, fight: random, or close (go at the nearest foe) or hold (stay), then "
            "the dice bid each time, reroll=none|all|likely, weak=MST (Defends with so much or less), "
            "proficiency=yes|no.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="The games played.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The seed of their dice.", min=0, max=2**64 - 1)] = 1,
    cores: Annotated[int, typer.Option(metavar="N", help="So many games at once.", min=1, max=256)] = 1,
    option: HouseRules = None,
    number: Annotated[int, typer.Option(metavar="G", help="The game of the seed that --save keeps.")] = 0,
    save: Annotated[
        str, typer.Option(metavar="FILE", help="Keep one of the games as a record, for `affray replay`.")
    ] = "",
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Ask how a scenario of Foeman goes: who wins, how long it takes, what is left, each with how sure that is.

    Machine code plays the games by the rules that play uses, without Ready and Use; the first time it is built, which takes
    one to two minutes. Ctrl-C stops it. Without numba plain Python plays the same games, slower.

    \b
    affray skirmish two-against-two --policy "close 4" --policy "hold 3 weak=5"
    affray skirmish duel --policy random --games 100000 --cores 2
    """
    from affray.cli.shown.lab import check_lab_language, warn_if_slower
    from affray.game import save as keep
    from affray.game.scenario import load_scenario
    from affray.lab.systems.foeman.skirmish.answer import sample

    check_lab_language(lang)
    found, options = load_scenario("foeman", scenario), read_options(option or [])
    if save:
        keep(sample(found, policy or (), options=options, seed=seed, number=number), save)
    warn_if_slower(lang)
    told = play_skirmishes(
        scenario=found, policies=policy or (), games=games, seed=seed, options=options, cores=cores, language=lang
    )
    if json:
        print_answer(told)
    else:
        print_skirmishes(told, found.words_in(lang).title, lang)


def play_skirmishes(
    scenario: "Scenario", policies: "Sequence[str]", games: int, seed: int, options: "Mapping[str, str]", cores: int,
    language: str,
) -> "Skirmishes":  # fmt: skip
    """Plays so many skirmishes, with a progress bar; the result. Raises InputError."""
    from affray.cli.shown.progress import progress
    from affray.lab.batches.playing import has_numba
    from affray.lab.systems.foeman.skirmish.answer import answer
    from affray.lab.words import words

    first = words().say(language, "skirmish-building") if has_numba() else ""
    with progress(scenario.words_in(language).title, words().say(language, "skirmish-games"), first) as watch:
        return answer(scenario, policies, games, seed, options=options, cores=cores, watch=watch)


def print_skirmishes(found: "Skirmishes", title: str, language: str) -> None:
    """Prints what came of a batch."""
    from rich.table import Table

    from affray.cli.shown.lab import LabPrinter

    shown = LabPrinter(language)
    shown.print(title)
    table = Table()
    table.add_column("")
    heads = (shown.say("duel-policy"), shown.say("duel-wins"), shown.say("skirmish-sure"), shown.say("skirmish-left"))
    for head in heads:
        table.add_column(head, justify="right")
    for side in (0, 1):
        won, left = found.wins[side], found.left[side]
        bounds = shown.say("from-to", low=shown.chance(won.low), high=shown.chance(won.high))
        about = shown.say("about", mean=shown.number(left.mean), error=shown.number(left.error, 3))
        table.add_row(found.sides[side], found.policies[side], shown.chance(won.chance), bounds, about)
    shown.print(table)
    shown.print(shown.say("skirmish-drawn", chance=shown.chance(found.drawn.chance)))
    rounds = shown.say("about", mean=shown.number(found.rounds.mean), error=shown.number(found.rounds.error, 3))
    decisions = shown.number(found.decisions.mean, 0)
    shown.print(shown.say("skirmish-played", games=found.games, seed=found.seed, rounds=rounds, decisions=decisions))
    if found.options:
        rules = ", ".join(f"{name}={value}" for name, value in found.options.items())
        shown.print(shown.say("odds-rules", rules=rules))
