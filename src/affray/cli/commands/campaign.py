"""`affray campaign`: the commands of campaigns with their arguments."""

from typing import Annotated

import typer

from affray.cli.commands.pack import Packs

campaign = typer.Typer(
    name="campaign",
    help="Lead a party from fight to fight.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Name = Annotated[str, typer.Argument(metavar="NAME", help="A campaign under way.")]
Store = Annotated[
    str, typer.Option("--store", metavar="PATH", help="The file or the database URL that keeps the roster.")
]
Lang = Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of what is printed.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


@campaign.command("list")
def list_campaigns(packs: Packs = None, json: Json = False, lang: Lang = "en", store: Store = "") -> int:
    """List the campaigns that there are, and those under way."""
    from affray.cli.deeds import campaigns

    return campaigns.list_campaigns(tuple(packs or ()), json=json, language=lang, store=store)


@campaign.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is to be called.")],
    kind: Annotated[str, typer.Option("--campaign", metavar="NAME", help="One that ships, or a TOML file.")] = "",
    figure: Annotated[
        list[str] | None, typer.Option("--figure", metavar="NAME", help="Who goes along; may be given again.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of the dice of all its fights.")] = None,
    packs: Packs = None,
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Begin a campaign with figures of the roster."""
    from affray.cli.deeds import campaigns

    return campaigns.begin_campaign(
        name, kind, tuple(figure or ()), seed, tuple(packs or ()), language=lang, store=store
    )


@campaign.command()
def show(name: Name, json: Json = False, lang: Lang = "en", store: Store = "") -> int:
    """Show how far a campaign has come: the party, the chest, what is next."""
    from affray.cli.deeds import campaigns

    return campaigns.show(name, json=json, language=lang, store=store)


@campaign.command()
def play(
    name: Name,
    party: Annotated[
        str, typer.Option(metavar="PLAYER", help="Who leads it: human, computer:LEVEL or program:COMMAND.")
    ] = "human",
    plain: Annotated[bool, typer.Option("--plain", help="No board and no colours, only lists.")] = False,
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Play the next fight, or go on with the one under way; the computer plays the opponents.

    At the table `flee` gives the fight up. When it is over, the roster knows what became of everybody.
    """
    from affray.cli.deeds import campaigns

    return campaigns.play(name, party, plain=plain, language=lang, store=store)


@campaign.command()
def rest(
    name: Name,
    days: Annotated[int, typer.Option(min=0, max=9999, help="Days; 0 are ten minutes.")] = 0,
    minutes: Annotated[int, typer.Option(min=0, max=1440, help="Minutes in place of days, in tens.")] = 0,
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Let the party rest: minutes bring breath back, days heal, as `affray campaign show` says."""
    from affray.cli.deeds import campaigns

    return campaigns.rest(name, days, minutes, language=lang, store=store)


@campaign.command()
def travel(
    name: Name,
    jog: Annotated[int, typer.Option(min=0, max=1440, help="Minutes of the way at a jog, which come first.")] = 0,
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Go to the next fight, where that is away: a jog is faster and tires, a walk gives breath back."""
    from affray.cli.deeds import campaigns

    return campaigns.travel(name, jog, language=lang, store=store)


@campaign.command()
def equip(
    name: Name,
    figure: Annotated[str, typer.Argument(metavar="FIGURE", help="One of the party.")],
    take: Annotated[str, typer.Option(metavar="ITEM", help="Take this out of the chest.")] = "",
    leave: Annotated[str, typer.Option(metavar="ITEM", help="Lay this into the chest.")] = "",
    hold: Annotated[str, typer.Option(metavar="ITEMS", help='Hold these, such as "Axe,Small Shield".')] = "",
    lang: Lang = "en",
    store: Store = "",
) -> int:
    """Divide what was found; what is left is done first, then what is taken, then what is held."""
    from affray.cli.deeds import campaigns

    return campaigns.equip(name, figure, leave, take, hold, language=lang, store=store)


@campaign.command()
def end(name: Name, lang: Lang = "en", store: Store = "") -> int:
    """Forget a campaign, over or not; its party stays on the roster."""
    from affray.cli.deeds import campaigns

    return campaigns.end(name, language=lang, store=store)
