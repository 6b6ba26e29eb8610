"""Campaigns as TOML: a header as a scenario's, and the fights, each a scenario with the side that the party takes.

And the games that its fights are: one is begun from how far a campaign has come, and comes back into it when it is over.
"""

from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.reading.fields import convert
from affray.core.words.texts import ENGLISH
from affray.dice.stream import Stream
from affray.game.game import Game
from affray.game.record import read_bytes
from affray.game.scenario import PLACE, load_scenario, read_head, read_scenario, read_scenario_file
from affray.referee.live import Live, StreamDice
from affray.systems import registry
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.tables import is_armor
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.gear import hands_of
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.campaign import (
    TRIES,
    Campaign,
    Fight,
    FightWords,
    Journey,
    Words,
    after_fight,
    fights_so_far,
    figures_of,
    next_fight,
    party_places,
)
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, resolve_item, rule_options
from affray.systems.foeman.roster.pack_names import resolve_scenario as standing
from affray.systems.foeman.turn.special_items import special_items

KEY = SYSTEM.facts.key
FILE = "campaign.toml"
SUFFIX = ".toml"
ScenarioFinder = Callable[[str], Scenario]


class FightTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[fights]]`: the name of a scenario that ships, or a file beside the campaign's; `side` is the party's."""

    scenario: str
    side: str
    intro: str = ""
    found: tuple[str, ...] = ()
    tries: int = TRIES


class WordsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[words.de]`: the title and the summary in another language, and a title and an intro for each fight."""

    title: str
    fights: list[FightWords]
    summary: str = ""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign file holds beside its header."""

    fights: list[FightTable]
    days: int = 0
    words: dict[str, WordsTable] = {}


def read_campaign(text: str, name: str, source: str, find_scenario: ScenarioFinder, pack: Pack = NOTHING) -> Campaign:
    """The campaign of a TOML text, with what its names mean under a pack. Raises InputError naming the source and the key."""
    head = read_head(text, name, source)
    if head.system != KEY:
        raise InputError(f"{source}: system: expected {KEY!r}, got {head.system!r}")
    body = convert(head.body, Body, source)
    if not body.fights:
        raise InputError(f"{source}: fights: expected one at least")
    if body.days < 0:
        raise InputError(f"{source}: days: expected 0 or more, got {body.days}")
    options = rule_options(pack, head.options)
    fights = tuple(
        read_fight(
            replace(entry, found=tuple(resolve_item(pack, item) for item in entry.found)),
            options,
            f"{source}: fights[{place}]",
            lambda name: standing(pack, find_scenario(name))[0],
        )
        for place, entry in enumerate(body.fights)
    )
    for language, words in body.words.items():
        if len(words.fights) != len(fights):
            raise InputError(f"{source}: words.{language}.fights: expected {len(fights)}, got {len(words.fights)}")
    told = {key: Words(words.title, words.summary, tuple(words.fights)) for key, words in body.words.items()}
    return Campaign(
        name=name, title=head.title, summary=head.summary, fights=fights, options=options, days=body.days, words=told
    )


def read_fight(
    entry: FightTable, options: dict[str, str | int | bool], where: str, find_scenario: ScenarioFinder
) -> Fight:
    """A fight of a campaign file. Raises InputError."""
    try:
        scenario = find_scenario(entry.scenario)
        sides = SYSTEM.setup(scenario, options).sides
    except InputError as error:
        raise InputError(f"{where}.scenario: {error}") from None
    if entry.side not in sides:
        raise InputError(f"{where}.side {entry.side!r}: expected one of {', '.join(sides)}")
    if not 1 <= entry.tries <= 99:
        raise InputError(f"{where}.tries: expected 1 to 99, got {entry.tries}")
    for item in entry.found:
        if item not in special_items() and not is_armor(item):
            try:
                hands_of(item)
            except InputError:
                raise InputError(f"{where}.found: {item!r}: expected a weapon, shield, armor or special item") from None
    fight = Fight(scenario, entry.side, entry.intro, entry.found, entry.tries)
    assert party_places(fight) and len(figures_of(scenario)) > len(party_places(fight))
    return fight


def scenario_finder(folder: Path) -> ScenarioFinder:
    """What finds the scenarios of a campaign in a folder: a file there, else one that ships."""

    def scenario_named(name: str) -> Scenario:
        return read_scenario_file(folder / name) if name.endswith(SUFFIX) else load_scenario(KEY, name)

    return scenario_named


def shipped_campaigns(pack: Pack = NOTHING) -> tuple[Campaign, ...]:
    """The campaigns that ship, with what their names mean under a pack, in the order of their folders; "01-ferry" is "ferry"."""
    root = files(registry.package_of(KEY)).joinpath("data", "campaigns")

    def shipped(folder: str) -> ScenarioFinder:
        def scenario_named(name: str) -> Scenario:
            if not name.endswith(SUFFIX):
                return load_scenario(KEY, name)
            text = root.joinpath(folder, name).read_text("utf-8")
            return read_scenario(text, name.removesuffix(SUFFIX), f"{KEY}/{folder}/{name}")

        return scenario_named

    folders = sorted(item.name for item in root.iterdir() if item.is_dir())
    return tuple(
        read_campaign(
            root.joinpath(folder, FILE).read_text("utf-8"),
            folder[place.end() if (place := PLACE.match(folder)) else 0 :],
            f"{KEY}/{folder}/{FILE}",
            shipped(folder),
            pack,
        )
        for folder in folders
    )


def find_campaign(name_or_path: str, pack: Pack = NOTHING) -> Campaign:
    """The campaign with a name, or in a file. Raises InputError for one that there is not."""
    listed = shipped_campaigns(pack)
    for campaign in listed:
        if campaign.name == name_or_path:
            return campaign
    path = Path(name_or_path)
    if not name_or_path.endswith(SUFFIX):
        names = ", ".join(campaign.name for campaign in listed)
        raise InputError(f"campaign {name_or_path!r}: expected a TOML file or one of {names}")
    try:
        text = read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: expected UTF-8 text: byte {error.start} is none") from None
    return read_campaign(text, path.stem, str(path), scenario_finder(path.parent), pack)


# --- the games of a campaign ------------------------------------------------------------------------------------------
AFTERWARDS = 1
"""The number of the dice that fall when a fight is over; those of the fight itself have 0."""


def fight_seed(journey: Journey) -> int:
    """The seed of the next fight's dice: another for each fight, which tells nothing of the campaign's own."""
    digest = sha256(f"fight {journey.seed} {fights_so_far(journey)}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def new_fight(journey: Journey, language: str = ENGLISH) -> Game[State, Answer]:
    """The next fight at its start, its sides as a language calls them. Raises InputError where it cannot begin."""
    return Game.new(SYSTEM, next_fight(journey, language), None, fight_seed(journey))


def finish_fight(journey: Journey, game: Game[State, Answer]) -> Journey:
    """The campaign after its next fight, which this game was. Raises InputError for one that is not over."""
    ref = Live(StreamDice(Stream(fight_seed(journey), AFTERWARDS)), CODES)
    return after_fight(journey, game.state, game.gone, ref)
