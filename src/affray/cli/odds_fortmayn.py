"""`affray odds fortmayn`: the exact chances of a roll of Fortmayn, or of a duel to the end."""

from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.odds_shown import HouseRules, Json, read_options

if TYPE_CHECKING:
    from affray.lab.fortmayn.sides import Known

OTHERS = ("option", "pack", "lang", "json")
"""What is asked of the command besides what is asked of the laboratory."""
SWEPT = "N|A..B"
Texts = list[str] | None
Who = Annotated[
    str,
    typer.Option(
        metavar="LINE",
        help='A character: "brawny body=3 armor=leather shield=small_shield", "brainy head=2 unarmed". Damaged gear is '
        "written d4/leather; magic_weapon, magic_shield, magic_armor and attachments=N may follow.",
    ),
]
Foe = Annotated[
    Texts,
    typer.Option(
        metavar="LINE",
        help='What stands against him: a creature such as ghoul, or "dd=3 shield=d4 armor=d6 tough no_save unearthly"; '
        "may be given again, in the order of the rolls.",
    ),
]
Kind = Annotated[
    str, typer.Option(help="melee, defend, test, stunt, shot, shot_at, spell, banish or talk (social conflict).")
]
Pool = Annotated[str, typer.Option(help="The pool of a test or stunt: body or head.")]
Pro = Annotated[Texts, typer.Option(metavar="SOURCE", help="A source of advantage, as surprising; may be given again.")]
Con = Annotated[
    Texts, typer.Option(metavar="SOURCE", help="A source of disadvantage, as darkness; may be given again.")
]
Weapon = Annotated[str, typer.Option(help="The weapon of a shot: bow, sling, thrown, longarm or handgun.")]
Range = Annotated[str, typer.Option(help="The distance of a shot: close, nearby, distant or far_away.")]
Save = Annotated[
    str,
    typer.Option(
        help="How armor saves: none, shield (every die, the shield first), armor (the armor first), or last (only dice "
        "that would put the character out)."
    ),
]
Sunder = Annotated[
    bool, typer.Option("--sunder/--no-sunder", help="Sunder gear, or give up an attachment, when about to go out.")
]
Dice = Annotated[str, typer.Option(metavar=SWEPT, help="The ready dice of the pool that is rolled.")]
Dd = Annotated[str, typer.Option(metavar=SWEPT, help="The Difficulty Dice of what stands against the character.")]
Duel = Annotated[bool, typer.Option("--duel", help="Melee to the end instead of one roll.")]
Rounds = Annotated[int, typer.Option(help="The most rounds of a duel.")]
Games = Annotated[int | None, typer.Option(help="Play so many duels instead of working them out.")]
Seed = Annotated[int, typer.Option(help="The seed of their dice.", min=0, max=2**64 - 1)]
Pack = Annotated[str, typer.Option("--pack", metavar="DIR", help="A folder of filler, whose creatures are met.")]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language.")]


def fortmayn(
    context: typer.Context,
    who: Who = "brawny",
    foe: Foe = None,
    kind: Kind = "melee",
    pool: Pool = "body",
    pro: Pro = None,
    con: Con = None,
    weapon: Weapon = "bow",
    range: Range = "nearby",
    save: Save = "shield",
    sunder: Sunder = True,
    dice: Dice = "",
    dd: Dd = "",
    duel: Duel = False,
    rounds: Rounds = 200,
    games: Games = None,
    seed: Seed = 1,
    option: HouseRules = None,
    pack: Pack = "",
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the exact chances of a roll of Fortmayn against foes or an obstacle, or of a duel to the end.

    A number given as A..B has a row of a table for each of its values.

    \b
    affray odds fortmayn --kind test --dice 1..6 --dd 2
    affray odds fortmayn --who "brawny armor=leather" --foe ghoul --foe kobold --save last
    affray odds fortmayn --duel --who "brainy body=2" --foe ghoul --con surprised
    """
    show(context.params, known_of(option or [], pack, lang), json=json)


def show(given: "dict[str, object]", known: "Known", *, json: bool) -> None:
    """Prints the answers to what is asked by the names of the command's options. Raises InputError."""
    import msgspec

    from affray.cli.odds_fortmayn_shown import print_rows, print_rows_json
    from affray.lab.fortmayn.asking import Asked, rows

    meant = {name: value for name, value in given.items() if name not in OTHERS and value is not None}
    asked = msgspec.convert(meant, Asked)
    found = list(rows(asked, known))
    if json:
        print_rows_json(found)
    else:
        print_rows(found, known.language, asked)


def known_of(options: list[str], pack: str, language: str) -> "Known":
    """What is agreed: the house rules, the filler, the language. Raises InputError."""
    from affray.cli.opening import language_of
    from affray.game.fillers import read_whole
    from affray.lab.fortmayn.sides import Known
    from affray.systems.fortmayn.options import read_house
    from affray.systems.fortmayn.tables import shipped
    from affray.systems.fortmayn.voice import VOICE

    filler = read_whole(pack).filler if pack else shipped()
    return Known(read_house(dict(read_options(options))), filler, language_of(VOICE.facts, language))
