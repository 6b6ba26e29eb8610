"""Campaigns as TOML: a header as a scenario's, and the fights, each a scenario with the side that the party takes.

And the games that its fights are: one is begun from how far a campaign has come, and comes back into it when it is over.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.campaigns import (
    TRIES,
    Campaign,
    Fight,
    FightWords,
    Journey,
    Words,
    fights_so_far,
    figures_of,
    party_places,
)
from affray.core.faces.packs import CAMPAIGN_FILE, GearPacks, Options, PackHead
from affray.core.faces.people import RosterFigure, Travelling
from affray.core.reading.fields import convert
from affray.core.words.texts import ENGLISH
from affray.dice.stream import Stream
from affray.game.game import Game
from affray.game.record import read_bytes
from affray.game.scenario import PLACE, SUFFIX, load_scenario, read_head, read_scenario, read_scenario_file
from affray.referee.live import Live, StreamDice
from affray.systems import registry

ScenarioFinder = Callable[[str, str], Scenario]
"""What finds a scenario by the key of its system and its name."""
Packed = Mapping[str, Sequence[PackHead]]
"""The packs in use, by the key of their system."""
MOST_WAY = 24 * 60
"""A way takes a day at most, in minutes."""
UNPACKED: Packed = {}
Play = Game[object, object]
Party = Journey[RosterFigure]


class FightTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[fights]]`: a fight of the campaign."""

    scenario: str
    """The name of a scenario that ships, or a file beside the campaign's."""
    side: str
    """The side whose places the party takes."""
    intro: str = ""
    """What is told before it."""
    found: tuple[str, ...] = ()
    """What lies there for the winner."""
    tries: int = TRIES
    """How often it may be fought, 1 to 99."""
    way: int = 0
    """Minutes of the way there at an unhindered walk, 0 (no way) to 1440."""
    within: int = 0
    """Minutes after setting out from which a party is too late; 0 for no such time."""
    late: str = ""
    """The scenario for a party that is too late, as `scenario`."""


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


class Ground(msgspec.Struct, frozen=True):
    """What the fights of a campaign are read by: their system, the packs of it in use, and what finds scenarios."""

    key: str
    packs: Sequence[PackHead]
    find: ScenarioFinder

    @property
    def gear(self) -> GearPacks[PackHead] | None:
        """What says what the packs' names mean; None without packs."""
        return registry.gear_packs_of(self.key) if self.packs else None

    def options(self, given: Options) -> dict[str, str | int | bool]:
        """The options of a file in terms of the rules alone. Raises InputError."""
        return dict(given) if self.gear is None else self.gear.rule_options(self.packs, given)

    def item(self, item: str) -> str:
        """The name of an item as it stands without packs."""
        return item if self.gear is None else self.gear.item_name(self.packs, item)

    def scenario(self, name: str) -> Scenario:
        """The scenario of a name as it stands without packs. Raises InputError."""
        found = self.find(self.key, name)
        return registry.folder_packs_of(self.key).resolve(self.packs, found, {})[0] if self.packs else found


def read_campaign(
    text: str,
    name: str,
    source: str,
    find_scenario: ScenarioFinder,
    keys: Sequence[str] = (),
    packs: Packed = UNPACKED,
) -> Campaign:
    """The campaign of a TOML text, of one of these systems (none: of any), with what its names mean under packs. Raises
    InputError naming the source and the key."""
    head, keys = read_head(text, name, source), keys or registry.keys_with("campaigns")
    if head.system not in keys:
        raise InputError(f"{source}: system: expected {' or '.join(map(repr, keys))}, got {head.system!r}")
    body = convert(head.body, Body, source)
    if not body.fights:
        raise InputError(f"{source}: fights: expected one at least")
    if body.days < 0:
        raise InputError(f"{source}: days: expected 0 or more, got {body.days}")
    ground = Ground(head.system, packs.get(head.system, ()), find_scenario)
    options = ground.options(head.options)
    fights = tuple(
        read_fight(entry, options, f"{source}: fights[{place}]", ground) for place, entry in enumerate(body.fights)
    )
    for language, words in body.words.items():
        if len(words.fights) != len(fights):
            raise InputError(f"{source}: words.{language}.fights: expected {len(fights)}, got {len(words.fights)}")
    translations = {key: Words(words.title, words.summary, tuple(words.fights)) for key, words in body.words.items()}
    return Campaign(
        name=name,
        title=head.title,
        summary=head.summary,
        fights=fights,
        options=options,
        days=body.days,
        words=translations,
    )


def read_fight(entry: FightTable, options: Options, where: str, ground: Ground) -> Fight:
    """A fight of a campaign file. Raises InputError."""
    system, found = registry.load_system(ground.key), tuple(map(ground.item, entry.found))
    try:
        scenario = ground.scenario(entry.scenario)
        sides = system.sides(system.setup(scenario, options))
    except InputError as error:
        raise InputError(f"{where}.scenario: {error}") from None
    if entry.side not in sides:
        raise InputError(f"{where}.side {entry.side!r}: expected one of {', '.join(sides)}")
    if not 1 <= entry.tries <= 99:
        raise InputError(f"{where}.tries: expected 1 to 99, got {entry.tries}")
    for item in found:
        try:
            registry.campaigns_of(ground.key).check_item(item)
        except InputError as error:
            raise InputError(f"{where}.found: {item!r}: {error}") from None
    fight = Fight(scenario, entry.side, entry.intro, found, entry.tries)
    assert party_places(fight) and len(figures_of(scenario)) > len(party_places(fight))
    return with_way(fight, entry, options, where, ground)


def with_way(fight: Fight, entry: FightTable, options: Options, where: str, ground: Ground) -> Fight:
    """The fight with the way to it, and what a party finds that is too late. Raises InputError."""
    if not (entry.way or entry.within or entry.late):
        return fight
    system = registry.load_system(ground.key)
    if not isinstance(registry.people_of(ground.key), Travelling):
        raise InputError(f"{where}.way: the rules of {ground.key} have no fatigue of travel")
    if not 1 <= entry.way <= MOST_WAY:
        raise InputError(f"{where}.way: expected 1 to {MOST_WAY} minutes, got {entry.way}")
    if bool(entry.within) != bool(entry.late) or entry.within < 0:
        raise InputError(f"{where}.within: expected minutes and a scenario for a party that is late")
    late = ground.scenario(entry.late) if entry.late else None
    if late is not None and entry.side not in system.sides(system.setup(late, options)):
        raise InputError(f"{where}.late: expected a scenario with the side {entry.side!r}")
    return replace(fight, way=entry.way, within=entry.within, late=late)


def scenario_finder(folder: Path) -> ScenarioFinder:
    """What finds the scenarios of a campaign in a folder: a file there, else one that ships."""

    def scenario_named(key: str, name: str) -> Scenario:
        return read_scenario_file(folder / name) if name.endswith(SUFFIX) else load_scenario(key, name)

    return scenario_named


def shipped_campaigns(packs: Packed = UNPACKED) -> tuple[Campaign, ...]:
    """The campaigns that ship, with what their names mean under packs, in the order of their folders; "01-ferry" is "ferry"."""
    return tuple(campaign for key in registry.keys_with("campaigns") for campaign in campaigns_of_package(key, packs))


def campaigns_of_package(key: str, packs: Packed) -> tuple[Campaign, ...]:
    """The campaigns that ship with a system."""
    root = files(registry.package_of(key)) / "data" / "campaigns"

    def shipped(folder: str) -> ScenarioFinder:
        def scenario_named(key: str, name: str) -> Scenario:
            if not name.endswith(SUFFIX):
                return load_scenario(key, name)
            text = root.joinpath(folder, name).read_text("utf-8")
            return read_scenario(text, name.removesuffix(SUFFIX), f"{key}/{folder}/{name}")

        return scenario_named

    folders = sorted(item.name for item in root.iterdir() if item.is_dir()) if root.is_dir() else ()
    return tuple(
        read_campaign(
            root.joinpath(folder, CAMPAIGN_FILE).read_text("utf-8"),
            folder[place.end() if (place := PLACE.match(folder)) else 0 :],
            f"{key}/{folder}/{CAMPAIGN_FILE}",
            shipped(folder),
            (key,),
            packs,
        )
        for folder in folders
    )


def find_campaign(name_or_path: str, packs: Packed = UNPACKED) -> Campaign:
    """The campaign with a name, or in a file. Raises InputError for one that there is not."""
    campaigns = shipped_campaigns(packs)
    for campaign in campaigns:
        if campaign.name == name_or_path:
            return campaign
    path = Path(name_or_path)
    if not name_or_path.endswith(SUFFIX):
        names = ", ".join(campaign.name for campaign in campaigns)
        raise InputError(f"campaign {name_or_path!r}: expected a TOML file or one of {names}")
    try:
        text = read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: expected UTF-8 text: byte {error.start} is none") from None
    return read_campaign(text, path.stem, str(path), scenario_finder(path.parent), packs=packs)


# --- the games of a campaign ------------------------------------------------------------------------------------------
AFTERWARDS = 1
"""The number of the dice that fall when a fight is over; those of the fight itself have 0."""


def fight_seed(journey: Party) -> int:
    """The seed of the next fight's dice: another for each fight, which tells nothing of the campaign's own."""
    digest = sha256(f"fight {journey.seed} {fights_so_far(journey)}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def new_fight(journey: Party, language: str = ENGLISH) -> Play:
    """The next fight at its start, its sides as a language calls them. Raises InputError where it cannot begin."""
    key = journey.campaign.system
    scenario = registry.campaigns_of(key).next_fight(journey, language)
    return Game.new(registry.load_system(key), scenario, None, fight_seed(journey))


def finish_fight(journey: Party, game: Play) -> Party:
    """The campaign after its next fight, which this game was. Raises InputError for one that is not over."""
    ref = Live(StreamDice(Stream(fight_seed(journey), AFTERWARDS)), game.system.codes)
    return registry.campaigns_of(journey.campaign.system).after_fight(journey, game.state, game.gone, ref)
