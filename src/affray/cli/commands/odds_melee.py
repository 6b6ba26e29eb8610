"""`affray odds melee`: the exact chances of one attack, casting or duel of the Combat and Movement Guide."""

from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.commands.odds_questions import (
    Bars,
    Beside,
    Lang,
    Score,
    answer_odds,
    check_needed,
    print_answer,
    print_odds,
)
from affray.cli.shown.odds_options import HouseRules, Json, read_options, reasons_text

if TYPE_CHECKING:
    from affray.lab.schema import Duel
    from affray.lab.systems.melee.odds import AttackOdds

EXAMPLE = ("myrmidon", "orc")
Figure = Annotated[
    str,
    typer.Option(metavar="FIGURE", help='A creature, or "st=12 dx=12 weapon=broadsword armor=leather shield=small".'),
]
WHO = ("attacker", "defender")
HOW = (
    "weapon", "spell", "spell_st", "zone", "range", "megahexes", "stance", "posture", "target_posture", "waited", "moved",
    "charge", "left_dx", "also",
)  # fmt: skip
"""How one attack is made."""
ALSO = (
    "two_weapons, sweeping, broken, in_shadow, through_shadow, in_fire, on_body, broken_ground (the attacker), "
    "invisible, target_in_shadow, flying, blurred (the target), body (one lies before it)"
)


def melee(
    context: typer.Context,
    attacker: Figure = EXAMPLE[0],
    defender: Figure = EXAMPLE[1],
    kind: Annotated[
        str,
        typer.Option(help="melee, pole, thrown, missile or hth, the weapon's own if absent; or save, a saving roll."),
    ] = "",
    weapon: Annotated[str, typer.Option(help="A weapon, bare_hands or breath; the figure's own if absent.")] = "",
    spell: Annotated[str, typer.Option(help="The spell that is cast instead.")] = "",
    spell_st: Annotated[int, typer.Option(help="The ST put into it; 0 for the least.")] = 0,
    zone: Annotated[str, typer.Option(help="The target's zone: front, side or rear.")] = "front",
    range: Annotated[int, typer.Option(help="The range in hexes.")] = 1,
    megahexes: Annotated[int | None, typer.Option(help="The range in megahexes; due north if absent.")] = None,
    stance: Annotated[str, typer.Option(help="What the target does: none, dodge or defend.")] = "none",
    posture: Annotated[str, typer.Option(help="The attacker: standing, kneeling or prone.")] = "standing",
    target_posture: Annotated[str, typer.Option(help="The target: standing, kneeling or prone.")] = "standing",
    waited: Annotated[int, typer.Option(help="Turns that the attacker waited.")] = 0,
    moved: Annotated[int, typer.Option(help="Hexes that the attacker moved this turn.")] = 0,
    charge: Annotated[int, typer.Option(help="Hexes that the target charged this turn.")] = 0,
    left_dx: Annotated[int | None, typer.Option(help="The standing adjDX of a target that has disengaged.")] = None,
    also: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help=f"What else holds, of {ALSO}; may be given again.")
    ] = None,
    duel: Annotated[bool, typer.Option("--duel", help="A duel to its end instead of one attack.")] = False,
    policy: Annotated[
        list[str] | None, typer.Option("--policy", help="How both, or each in turn, fight a duel.")
    ] = None,
    dice: Annotated[int, typer.Option(help="The dice of a saving roll.")] = 3,
    score: Score = None,
    beside: Beside = None,
    bars: Bars = False,
    option: HouseRules = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the exact chances of one attack, casting, saving roll or duel of the Combat and Movement Guide."""
    options = dict(read_options(option or []))
    check(context)
    if duel:
        return show_duel(attacker, defender, policy or [], options, lang, bars=bars, json=json)
    from affray.lab.questions import read_question
    from affray.lab.systems.melee.asking import SAVE, Asked, answer, odds_of_question

    given = {name: value for name, value in context.params.items() if name in Asked.__struct_fields__}
    if json or bars or beside or kind == SAVE or lang != "en":
        found = answer_odds(lambda words: answer(words, options), given, beside or ())
        return print_odds(found, lang, bars=bars, json=json)
    one = odds_of_question(read_question(Asked, given, "odds melee"), options)
    return print_attack(f"{attacker} against {defender}", one)


def check(context: typer.Context) -> None:
    """Raises InputError for an option that says nothing about what is asked."""
    if context.params["duel"]:
        return check_needed(
            context, ("kind", *HOW, "dice", "score", "beside"), "a duel has no such thing; expected none"
        )
    check_needed(context, ("policy",), "one attack has none; expected --duel")
    if context.params["kind"] == "save":
        check_needed(context, (*WHO, *HOW), "a saving roll has no such thing; expected --dice and --score")
    elif not context.params["beside"]:
        check_needed(context, ("dice",), "an attack has its own; expected --kind save")
    return None


def show_duel(
    attacker: str, defender: str, policies: list[str], options: dict[str, str], language: str, *, bars: bool, json: bool
) -> None:
    """The exact chances of a duel. Raises InputError."""
    from affray.cli.shown.duels import DuelPrinter
    from affray.cli.shown.lab import warn_if_slower
    from affray.lab.systems.melee.duels import answer
    from affray.lab.systems.melee.policies import USUAL

    shown = DuelPrinter(language)
    warn_if_slower(language)
    found = answer(
        attacker, defender, {"policy": tuple(policies or (USUAL,)), "rounds": 20 if bars else 0}, dict(options)
    )
    if json:
        return print_answer(found)
    if bars or language != "en":
        return shown.print_duel(found, bars=bars)
    return print_duel(found)


def print_attack(title: str, found: "AttackOdds") -> None:
    """The chances of an attack as tables, and the reasons of its numbers."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False)
    named = [("hit", found.hit), ("double", found.double), ("triple", found.triple)]
    if found.cost:
        named.append(("caster falls", found.falls))
    else:
        named.extend((("drops", found.drops), ("breaks", found.breaks)))
    if found.damage:
        named.extend((("knocked down", found.knocked_down), ("unconscious", found.unconscious), ("dead", found.dead)))
    console.print(title)
    table = Table()
    table.add_column("result")
    table.add_column("chance", justify="right")
    for name, chance in named:
        table.add_row(name, f"{float(chance):.2%}")
    console.print(table)
    for name, rows in (("so many hits", found.hits), ("so much fatigue", found.cost)):
        if rows:
            spread = ", ".join(f"{points} {float(chance):.2%}" for points, chance in rows)
            console.print(f"chance of {name}: {spread}")
    if found.damage:
        stopped = f"{found.stopped} stopped" + (
            f" = {reasons_text(found.stopped_parts)}" if found.stopped_parts else ""
        )
        console.print(f"mean {float(found.mean):.3f} hits; damage {found.damage}, {stopped}")
    made = found.kind.replace("_", " ") + (f" with {found.weapon}" if found.weapon != "own" else "")
    console.print(f"{made}, {found.dice} dice; adjDX {found.adj_dx} = {reasons_text(found.parts)}")


def print_duel(found: "Duel") -> None:
    """The chances of a duel as a table."""
    from rich.console import Console
    from rich.table import Table

    from affray.lab.systems.melee.duel import LIMIT

    console = Console(highlight=False, markup=False)
    console.print(f"a duel of {found.who[0]} against {found.who[1]}")
    table = Table()
    for name in ("", "policy", "wins", "mean ST left then"):
        table.add_column(name, justify="right" if name != "" else "left")
    for name, policy, chance, left in zip(found.who, found.policies, found.wins, found.left, strict=True):
        table.add_row(name, policy, f"{chance:.2%}", f"{left:.2f}")
    console.print(table)
    console.print(f"mean length {found.rounds:.2f} turns; undecided after {LIMIT}: {found.drawn:.2%}")
