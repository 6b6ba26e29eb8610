"""`affray odds fortmayn`: the exact chances of a roll of Fortmayn."""

from typing import TYPE_CHECKING, Annotated

import typer

from affray.cli.commands.odds_questions import Bars, Beside, Lang, answer_odds, check_needed
from affray.cli.commands.odds_questions import print_odds as show_odds
from affray.cli.shown.odds_options import HouseRules, Json, read_options

if TYPE_CHECKING:
    from affray.lab.systems.fortmayn.sides import KnownCreatures

OWN = {("pool",): ("test", "stunt"), ("weapon", "range"): ("shot", "shot_at")}
"""What only some kinds of rolls have."""
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
Pack = Annotated[str, typer.Option("--pack", metavar="DIR", help="A folder of filler, whose creatures are met.")]


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
    beside: Beside = None,
    bars: Bars = False,
    option: HouseRules = None,
    pack: Pack = "",
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the exact chances of a roll of Fortmayn against foes or an obstacle; melee to the end is `affray duel fortmayn`.

    A number given as A..B has an answer for each of its values.

    \b
    affray odds fortmayn --kind test --dice 1..6 --dd 2
    affray odds fortmayn --who "brawny armor=leather" --foe ghoul --foe kobold --save last
    affray odds fortmayn --foe ghoul --beside "con=darkness"
    """
    from affray.lab.systems.fortmayn.answers import answer
    from affray.lab.systems.fortmayn.asking import Asked

    for names, kinds in OWN.items():
        if kind not in kinds and not beside:
            check_needed(context, names, f"kind {kind} has none; expected --kind {' or '.join(kinds)}")
    known = known_from_options(option or [], pack, lang)
    given = {name: value for name, value in context.params.items() if name in Asked.__struct_fields__}
    show_odds(answer_odds(lambda words: answer(words, known), given, beside or ()), lang, bars=bars, json=json)


def known_from_options(options: list[str], pack: str, language: str) -> "KnownCreatures":
    """What is agreed: the house rules, the filler, the language. Raises InputError."""
    from affray.cli.arguments import check_language
    from affray.game.pack_folders import read_pack_folder
    from affray.lab.systems.fortmayn.sides import KnownCreatures
    from affray.systems.fortmayn.content.house_rules import read_house
    from affray.systems.fortmayn.content.tables import shipped
    from affray.systems.fortmayn.packs.pack import FillerPack
    from affray.systems.fortmayn.words.facts import VOICE

    own = read_pack_folder(pack, "fortmayn").pack if pack else None
    filler = own.filler if isinstance(own, FillerPack) else shipped()
    return KnownCreatures(read_house(dict(read_options(options))), filler, check_language(VOICE.facts, language))
