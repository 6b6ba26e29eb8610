"""`affray duel`: a duel worked out to its end, a command for each system that has them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.commands.odds import OddsGroup
from affray.cli.commands.odds_questions import Lang, print_answer
from affray.cli.commands.pack import Packs
from affray.cli.shown.odds_options import HouseRules, Json, read_options

if TYPE_CHECKING:
    from affray.lab import schema

Policies = list[str] | None
Rounds = Annotated[int, typer.Option(metavar="N", help="Show the chance to end in each of the first N rounds.")]
Games = Annotated[int, typer.Option(metavar="N", help="Play N games too, and say how sure their numbers are.")]
Seed = Annotated[int, typer.Option(help="The seed of their dice.", min=0, max=2**64 - 1)]
Gpu = Annotated[bool, typer.Option("--gpu", help="Play the games on an NVIDIA GPU; needs affray[gpu].")]
Number = Annotated[int, typer.Option(metavar="G", help="The game of the seed that --save keeps.")]
Save = Annotated[
    str, typer.Option(metavar="FILE", help="Keep that game as a record that replays and opens on its board.")
]
Limit = Annotated[int, typer.Option(metavar="N", help="The most rounds.")]
Bars = Annotated[bool, typer.Option("--bars", help="Show lengths and what is left as bars.")]

duel = typer.Typer(
    name="duel",
    help="Work a duel out to its end: who wins, how long it takes, what is left.",
    cls=OddsGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
)
FOEMAN = "A roster name, or a line such as race=Human st=12 dx=12 iq=8 hold=Axe."
MELEE = "A creature, or a line such as st=12 dx=12 weapon=broadsword armor=leather."
USUAL_ROUNDS = 20
UNIT = "A unit, such as like=fantasy/archers n=12."
CHARACTER = "A character, such as brawny body=3 armor=leather shield=small_shield."
FOE = "A creature such as ghoul, or a line such as dd=3 shield=d4 tough."


@duel.command()
def foeman(
    a: Annotated[str, typer.Argument(metavar="A", help=FOEMAN)],
    b: Annotated[str, typer.Argument(metavar="B", help=FOEMAN)],
    policy: Annotated[
        Policies,
        typer.Option(
            "--policy",
            help="How both, or each in turn, fight: the dice bid each time, or best; then reroll=none|all|likely, "
            "weak=MST (Defends with so much or less), item=none|weapon|shield, proficiency=yes|no.",
        ),
    ] = None,
    bids: Annotated[
        bool, typer.Option("--bids", help="Solve the bidding game: the best declarations, and what they gain.")
    ] = False,
    rounds: Rounds = 0,
    games: Games = 0,
    seed: Seed = 1,
    number: Number = 0,
    save: Save = "",
    gpu: Gpu = False,
    limit: Limit = 200,
    bars: Bars = False,
    option: HouseRules = None,
    packs: Packs = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Work out a duel of Foeman, face to face; --limit counts for games alone."""
    from affray.cli.commands.odds_foeman import read_pack
    from affray.lab.systems.foeman.duels import answer

    given = duel_settings(policy, rounds=rounds, bars=bars, games=games, seed=seed, limit=limit, bids=bids)
    rules = read_options(option or [])
    save_game(
        system="foeman", who=(a, b), policies=policy, option=option, seed=seed, number=number, save=save, limit=limit
    )
    print_duel(lambda: answer(a, b, given, rules, read_pack(packs or ()), gpu=gpu), lang, bars=bars, json=json)


@duel.command()
def melee(
    a: Annotated[str, typer.Argument(metavar="A", help=MELEE)],
    b: Annotated[str, typer.Argument(metavar="B", help=MELEE)],
    policy: Annotated[
        Policies,
        typer.Option("--policy", help="How both, or each in turn, fight: attack, careful, fetch, fists or best."),
    ] = None,
    bids: Annotated[
        bool, typer.Option("--bids", help="Show the best choices: attack, defend, pick up, draw; and what they gain.")
    ] = False,
    rounds: Rounds = 0,
    games: Games = 0,
    seed: Seed = 1,
    number: Number = 0,
    save: Save = "",
    gpu: Gpu = False,
    limit: Limit = 200,
    bars: Bars = False,
    option: HouseRules = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Work out a duel of the Combat and Movement Guide, face to face."""
    from affray.lab.systems.melee.duels import answer

    given = duel_settings(policy, rounds=rounds, bars=bars, games=games, seed=seed, limit=limit, bids=bids)
    save_game(
        system="melee", who=(a, b), policies=policy, option=option, seed=seed, number=number, save=save, limit=limit
    )
    print_duel(lambda: answer(a, b, given, dict(read_options(option or [])), gpu=gpu), lang, bars=bars, json=json)


@duel.command()
def wargame(
    a: Annotated[str, typer.Argument(metavar="A", help=UNIT)],
    b: Annotated[str, typer.Argument(metavar="B", help=UNIT)],
    policy: Annotated[
        Policies,
        typer.Option("--policy", help="How both, or each in turn, fight: charge, shoot, stand or evade."),
    ] = None,
    distance: Annotated[str, typer.Option(help="The inches between both at the start; in contact if absent.")] = "",
    rout: Annotated[bool, typer.Option("--rout", help="Who fails its morale has lost.")] = False,
    command: Annotated[
        Policies, typer.Option("--command", metavar="DICE", help="The dice of a commander near A, as 3d8.")
    ] = None,
    target_command: Annotated[
        Policies, typer.Option("--target-command", metavar="DICE", help="The same near B.")
    ] = None,
    rounds: Rounds = 0,
    games: Games = 0,
    seed: Seed = 1,
    number: Number = 0,
    save: Save = "",
    gpu: Gpu = False,
    limit: Limit = 50,
    bars: Bars = False,
    option: HouseRules = None,
    pack: Policies = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Work out a duel of two units of the wargame, the first one acting first."""
    from affray.cli.commands.odds_wargame import known_from_options
    from affray.lab.systems.wargame.duels import answer

    own = duel_settings(policy, rounds=rounds, bars=bars, games=games, seed=seed, limit=limit)
    own |= {"distance": distance, "rout": rout}
    own |= {"command": tuple(command or ()), "target_command": tuple(target_command or ())}
    known = known_from_options(option or [], pack or [], lang)
    save_game(
        system="wargame",
        who=(a, b),
        policies=policy,
        option=option,
        seed=seed,
        number=number,
        save=save,
        limit=limit,
        distance=distance,
        rout=rout,
    )
    print_duel(lambda: answer(a, b, own, known, gpu=gpu), lang, bars=bars, json=json)


@duel.command()
def fortmayn(
    a: Annotated[str, typer.Argument(metavar="A", help=CHARACTER)],
    b: Annotated[str, typer.Argument(metavar="B", help=FOE)],
    policy: Annotated[
        Policies,
        typer.Option(
            "--policy",
            help="How the character saves dice: none, shield, armor or last, and if you like sunder=yes|no.",
        ),
    ] = None,
    pro: Annotated[
        Policies, typer.Option(metavar="SOURCE", help="A source of advantage, as surprising; may be given again.")
    ] = None,
    con: Annotated[
        Policies, typer.Option(metavar="SOURCE", help="A source of disadvantage, as darkness; may be given again.")
    ] = None,
    rounds: Rounds = 0,
    games: Games = 0,
    seed: Seed = 1,
    number: Number = 0,
    save: Save = "",
    gpu: Gpu = False,
    limit: Limit = 200,
    bars: Bars = False,
    option: HouseRules = None,
    pack: Annotated[str, typer.Option(metavar="DIR", help="A folder of filler, whose creatures are met.")] = "",
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Work out melee exchanges of Fortmayn to the end, a character against a foe."""
    from affray.cli.commands.odds_fortmayn import known_from_options
    from affray.lab.systems.fortmayn.duels import answer

    given = duel_settings(policy, rounds=rounds, bars=bars, games=games, seed=seed, limit=limit)
    given |= {"pro": tuple(pro or ()), "con": tuple(con or ())}
    known = known_from_options(option or [], pack, lang)
    save_game(
        system="fortmayn",
        who=(a, b),
        policies=policy,
        option=option,
        seed=seed,
        number=number,
        save=save,
        limit=limit,
        pro=tuple(pro or ()),
        con=tuple(con or ()),
    )
    print_duel(lambda: answer(a, b, given, known, gpu=gpu), lang, bars=bars, json=json)


def save_game(
    system: str, who: tuple[str, str], policies: Policies, option: list[str] | None, seed: int, number: int, save: str,
    **given: object,
) -> None:  # fmt: skip
    """Keeps a game of the batch, if that is asked for."""
    if not save:
        return
    from affray.game.record import write_file
    from affray.lab.sweep.sampling import sample_duel

    write_file(
        save,
        sample_duel(
            system=system,
            who=who,
            policies=tuple(policies or ()),
            options=read_options(option or []),
            seed=seed,
            number=number,
            given=given,
        ),
    )


def duel_settings(policies: Policies, *, rounds: int, bars: bool, **given: object) -> dict[str, object]:
    """The settings of a duel. Without policies the usual ones hold; bars need some first rounds, so they set a number."""
    given["rounds"] = rounds or (USUAL_ROUNDS if bars else 0)
    return {**given, **({"policy": tuple(policies)} if policies else {})}


def print_duel(solve: "Callable[[], schema.Duel]", language: str, *, bars: bool, json: bool) -> None:
    """Prints the answer to a question about a duel; says first where there is no machine code."""
    from affray.cli.shown.duels import DuelPrinter
    from affray.cli.shown.lab import warn_if_slower

    shown = DuelPrinter(language)
    warn_if_slower(language)
    found = solve()
    if json:
        print_answer(found)
    else:
        shown.print_duel(found, bars=bars)
