"""`affray odds wargame`: the exact chances of one attack, of a morale test or of a duel of two units of the wargame."""

from typing import TYPE_CHECKING, Annotated, cast

import typer

from affray.cli.commands.odds_questions import Bars, Beside, answer_odds, check_needed, print_answer
from affray.cli.commands.odds_questions import print_odds as show_odds
from affray.cli.shown.odds_options import HouseRules, Json, read_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from affray.lab import schema
    from affray.lab.systems.wargame.field import KnownUnits

EXAMPLE = ("like=fantasy/spears", "like=fantasy/spears2")
OTHERS = ("option", "pack", "lang", "json", "beside", "bars")
"""What is asked of the command besides what is asked of the laboratory."""
OF_ATTACKS = ("kind", "side", "arc", "reverse", "hits", "target_hits", "worse", "weapon")
OF_DUELS = ("policy", "rout", "rounds", "games", "seed")
SWEPT = "N|A..B"
Texts = list[str] | None
Line = Annotated[
    str,
    typer.Option(
        metavar="LINE",
        help='A unit, as `affray army` reads it: "like=fantasy/archers n=12", or '
        '"name=Guard type=basic n=10 ad=1d6 move=6 defense=8 weapons=longbow formation=regiment files=5".',
    ),
]
Kind = Annotated[
    str,
    typer.Option(
        help="melee, shot, free (attack on one who leaves), overrun, fire (of a vehicle), fireball, or morale (test of the "
        "defender); an overrun of vehicles and melee of others if absent."
    ),
]
Side = Annotated[str, typer.Option(help="The side of the defender that is attacked: front, left, rear or right.")]
N = Annotated[str, typer.Option("--n", metavar=SWEPT, help="The attacker's miniatures.")]
Files = Annotated[str, typer.Option(metavar=SWEPT, help="The files of an attacking regiment.")]
TargetN = Annotated[str, typer.Option(metavar=SWEPT, help="The defender's miniatures.")]
TargetFiles = Annotated[str, typer.Option(metavar=SWEPT, help="The files of a defending regiment.")]
Contact = Annotated[
    str, typer.Option(metavar=SWEPT, help="The attacker's miniatures in contact; as the units stand if absent.")
]
TargetContact = Annotated[str, typer.Option(metavar=SWEPT, help="The defender's miniatures in contact, or run over.")]
Range = Annotated[str, typer.Option(metavar=SWEPT, help="How far a shot goes in inches; short range if absent.")]
Arc = Annotated[str, typer.Option(help="The arc of a vehicle's fire: front, left, rear or right.")]
Reverse = Annotated[bool, typer.Option("--reverse", help="The vehicle runs over in reverse.")]
Target = Annotated[
    Texts, typer.Option(metavar="LINE", help="A further target of a vehicle's fire; may be given again.")
]
Split = Annotated[str, typer.Option(help="How fire is divided among targets: first or even.")]
Under = Annotated[
    str, typer.Option(metavar=SWEPT, help="The miniatures under a fireball; as many as round the middle if absent.")
]
Left = Annotated[str, typer.Option(metavar=SWEPT, help="The miniatures left at a morale test; all if absent.")]
Command = Annotated[
    Texts, typer.Option(metavar="DICE", help="The dice of a commander near the attacker, as 3d8; may be given again.")
]
TargetCommand = Annotated[Texts, typer.Option(metavar="DICE", help="The same near the defender; may be given again.")]
Hits = Annotated[int, typer.Option(help="The steps that the die of an attacking hero has lost.")]
TargetHits = Annotated[int, typer.Option(help="The steps that the die of a defending hero has lost.")]
Worse = Annotated[int, typer.Option(help="What is added to the damage rolls of a defending vehicle.")]
Weapon = Annotated[int, typer.Option(help="The weapon used, by its number, where attacks name one.")]
Duel = Annotated[bool, typer.Option("--duel", help="A duel to its end instead of one attack.")]
Policy = Annotated[
    Texts, typer.Option("--policy", help="How both, or each in turn, fight a duel: charge, shoot, stand or evade.")
]
Distance = Annotated[
    str, typer.Option(metavar=SWEPT, help="The inches between both when a duel begins; in contact if absent.")
]
Rout = Annotated[bool, typer.Option("--rout", help="Who fails its morale has lost the duel.")]
Rounds = Annotated[int, typer.Option(help="The most rounds of a duel.")]
Games = Annotated[int | None, typer.Option(help="Play so many duels instead of working them out.")]
Seed = Annotated[int, typer.Option(help="The seed of their dice.", min=0, max=2**64 - 1)]
Packs = Annotated[
    Texts,
    typer.Option("--pack", metavar="FILE", help="Units and weapons of your own, TOML or JSON; may be given again."),
]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]


def wargame(
    context: typer.Context,
    attacker: Line = EXAMPLE[0],
    defender: Line = EXAMPLE[1],
    kind: Kind = "",
    side: Side = "front",
    n: N = "",
    files: Files = "",
    target_n: TargetN = "",
    target_files: TargetFiles = "",
    contact: Contact = "",
    target_contact: TargetContact = "",
    range: Range = "",
    arc: Arc = "front",
    reverse: Reverse = False,
    target: Target = None,
    split: Split = "first",
    under: Under = "",
    left: Left = "",
    command: Command = None,
    target_command: TargetCommand = None,
    hits: Hits = 0,
    target_hits: TargetHits = 0,
    worse: Worse = 0,
    weapon: Weapon = 1,
    duel: Duel = False,
    policy: Policy = None,
    distance: Distance = "",
    rout: Rout = False,
    rounds: Rounds = 50,
    games: Games = None,
    seed: Seed = 1,
    beside: Beside = None,
    bars: Bars = False,
    option: HouseRules = None,
    pack: Packs = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the exact chances of one attack, of a morale test or of a duel of two units of the wargame.

    A number given as A..B has a row of a table for each of its values.

    \b
    affray odds wargame --attacker like=fantasy/spears --files 1..10
    affray odds wargame --kind shot --attacker like=medieval/trebuchet --range 20
    affray odds wargame --duel --attacker like=fantasy/archers --policy shoot --policy charge --distance 10
    """
    check(context)
    answer_command(context.params, known_from_options(option or [], pack or [], lang))


def check(context: typer.Context) -> None:
    """Raises InputError for an option that says nothing about what is asked."""
    kind = context.params["kind"]
    if context.params["duel"]:
        check_needed(context, (*OF_ATTACKS, "split", "beside", "bars"), "goes with one attack; expected no --duel")
    else:
        check_needed(context, OF_DUELS, "one attack has none; expected --duel")
    if kind == "morale":
        check_needed(context, OF_ATTACKS[1:], "a morale test of the defender has no such thing")
    elif kind != "fire" and not context.params["beside"]:
        check_needed(context, ("split",), "expected --kind fire")


def answer_command(params: "Mapping[str, object]", known: "KnownUnits") -> None:
    """Prints what the command is asked for by its options. Raises InputError."""
    given = {name: value for name, value in params.items() if name not in OTHERS and value is not None}
    json, bars, beside = bool(params["json"]), bool(params["bars"]), cast("list[str]", params["beside"] or [])
    if params["duel"] and json:
        print_answer(answer_duel(given, known))
    elif json or bars or beside:
        from affray.lab.systems.wargame.answers import answer

        show_odds(answer_odds(lambda words: answer(words, known), given, beside), known.language, bars=bars, json=json)
    else:
        print_tables(given, known)


def print_tables(given: "dict[str, object]", known: "KnownUnits") -> None:
    """Prints the answers to what is asked by the names of the command's options. Raises InputError."""
    import msgspec

    from affray.cli.shown.odds_wargame import print_rows
    from affray.lab.systems.wargame.asking import Asked, answer_rows

    meant = msgspec.convert(given, Asked)
    print_rows(list(answer_rows(meant, known)), known.language, meant)


def answer_duel(given: "dict[str, object]", known: "KnownUnits") -> "schema.Duel":
    """The answer to a question about a duel by the names of the command's options. Raises InputError."""
    from affray.lab.systems.wargame.duels import Asked, answer

    named = {name: value for name, value in given.items() if name in Asked.__struct_fields__ and name != "rounds"}
    own = {name: value for name, value in named.items() if value != ()}
    return answer(str(given["attacker"]), str(given["defender"]), {**own, "limit": given["rounds"]}, known)


def known_from_options(options: list[str], packs: list[str], language: str) -> "KnownUnits":
    """What is agreed: the house rules, the packs, the language. Raises InputError."""
    from affray.cli.arguments import check_language
    from affray.cli.deeds.armies import ArmySettings, read_packs
    from affray.lab.systems.wargame.field import KnownUnits
    from affray.systems.wargame.content.house_rules import read_house
    from affray.systems.wargame.packs.pack import Pack, all_own, all_units
    from affray.systems.wargame.words.facts import VOICE

    house = read_house(dict(read_options(options)))
    shelf = cast("tuple[Pack, ...]", read_packs(ArmySettings(tuple(options), tuple(packs), language)))
    return KnownUnits(house, all_units(shelf), all_own(shelf), check_language(VOICE.facts, language))
