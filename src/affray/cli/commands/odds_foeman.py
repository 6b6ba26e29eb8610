"""`affray odds foeman`: the exact chances of one Foeman attack."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.commands.odds_questions import Bars, Beside, Lang, Score, answer_odds, check_needed, print_odds
from affray.cli.commands.pack import Packs
from affray.cli.shown.odds_options import HouseRules, Json, read_options, reasons_text

if TYPE_CHECKING:
    from rich.table import Table

    from affray.systems.foeman.roster.pack_names import Pack

EXAMPLE = ("Man-at-arms", "Orc raider")
HOW = (
    "weapon",
    "side",
    "range",
    "aim",
    "prone",
    "in_hth",
    "defend",
    "same_hex",
    "doubled",
    "proficiency",
    "reroll",
    "goal",
)
"""How an attack is made."""
Names = Annotated[str, typer.Option(metavar="FIGURE", help='A roster name, or "race=Human st=12 dx=12 iq=8 hold=Axe".')]


def foeman(
    context: typer.Context,
    attacker: Names = EXAMPLE[0],
    defender: Names = EXAMPLE[1],
    kind: Annotated[
        str, typer.Option(help="strike, jab, hurl or fire, the weapon's own if absent; or save, a saving throw.")
    ] = "",
    weapon: Annotated[str, typer.Option(help="The weapon used; the one in the main hand if absent.")] = "",
    dice: Annotated[str, typer.Option(help="The dice bid, 1 to 9, or all.")] = "all",
    side: Annotated[str, typer.Option(help="The target's hexside, or two as in front+front_right.")] = "front",
    range: Annotated[int, typer.Option(help="The range in hexes.")] = 1,
    aim: Annotated[int, typer.Option(help="The aim, 0 to 2.")] = 0,
    prone: Annotated[str, typer.Option(help="Who lies prone: none, attacker, target or both.")] = "none",
    in_hth: Annotated[
        str, typer.Option(help="Who is in Hand-to-Hand with a third: none, attacker, target, both.")
    ] = "none",
    defend: Annotated[str, typer.Option(help="The target Defends with none, weapon or shield.")] = "",
    same_hex: Annotated[bool, typer.Option("--same-hex", help="Both are in one hex.")] = False,
    doubled: Annotated[bool, typer.Option("--doubled", help="The weapon is gripped with both hands.")] = False,
    proficiency: Annotated[bool, typer.Option("--proficiency", help="Weapon Proficiency is declared.")] = False,
    reroll: Annotated[str, typer.Option(help='Rerolls: none, all, "while likely" or best.')] = "none",
    goal: Annotated[str, typer.Option(help="What best rerolls aim at: hit, damage or fell.")] = "hit",
    score: Score = None,
    beside: Beside = None,
    bars: Bars = False,
    option: HouseRules = None,
    packs: Packs = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the exact chances of one Foeman attack, or of a saving throw."""
    from affray.lab.questions import read_question
    from affray.lab.systems.foeman.asking import SAVE, Asked, answer, odds_of_strikes
    from affray.systems.foeman.roster.pack_names import check_options

    options, pack = read_options(option or []), read_pack(packs or ())
    given = {name: value for name, value in context.params.items() if name in Asked.__struct_fields__}
    if kind == SAVE:
        check_needed(context, HOW, "a saving throw has no such thing; expected --attacker, --dice and --score")
    elif reroll != "best" and not beside:
        check_needed(context, ("goal",), "only the best rerolls have one; expected --reroll best")
    if json or bars or beside or kind == SAVE or lang != "en":
        return print_odds(
            answer_odds(lambda words: answer(words, options, pack), given, beside or ()), lang, bars=bars, json=json
        )
    check_options(pack, options)
    return print_table(attacker, defender, odds_of_strikes(read_question(Asked, given, "odds foeman"), options, pack))


def read_pack(paths: Sequence[str]) -> "Pack":
    """The packs in these folders as one. Raises InputError."""
    from affray.game.pack_folders import read_shelf
    from affray.systems.foeman.roster.pack_names import Pack, merge_packs

    return merge_packs([folder.pack for folder in read_shelf(paths).folders if isinstance(folder.pack, Pack)])


def print_table(attacker: str, defender: str, found: Sequence[object]) -> None:
    """The chances as a table."""
    from rich.console import Console
    from rich.table import Table

    from affray.lab.systems.foeman.odds import StrikeOdds

    rows = [one for one in found if isinstance(one, StrikeOdds)]
    first = rows[0]
    table = Table(title=f"{attacker} against {defender}")
    for name in ("dice", "hit", "critical", "mean loss", "unconscious", "dead"):
        table.add_column(name, justify="right")
    for one in rows:
        chances = (one.hit, one.critical, None, one.unconscious, one.dead)
        cells = [f"{float(chance):.2%}" if chance is not None else f"{float(one.expected):.3f}" for chance in chances]
        table.add_row(str(one.dice), *cells)
    console = Console(highlight=False, markup=False)
    console.print(table)
    if len(rows) == 1:
        console.print(losses(first.wounds))
    console.print(f"score {first.score} = {reasons_text(first.parts)}")
    console.print(f"rerolls: {first.policy}; the mean loss counts wounds and exhaustion in points of mST")


def losses(wounds: Sequence[tuple[int, int, Fraction]]) -> "Table":
    """The chance of each loss: wounds down, exhaustion across."""
    from rich.table import Table

    chances = {(phys, exh): chance for phys, exh, chance in wounds}
    columns = sorted({exh for _, exh in chances})
    table = Table(title="Chance in percent of so many wounds (down) and points of exhaustion (across)")
    table.add_column("", justify="right")
    for exh in columns:
        table.add_column(str(exh), justify="right")
    for phys in sorted({phys for phys, _ in chances}):
        found = [chances.get((phys, exh)) for exh in columns]
        table.add_row(str(phys), *(f"{100 * float(chance):.2f}" if chance else "" for chance in found))
    return table
