"""Packs in files and folders: reading them safely, their scenarios and campaigns, what they come to in a game."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar, cast

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.campaigns import Campaign
from affray.core.faces.packs import (
    CAMPAIGN_FILE,
    CAMPAIGNS,
    HEAD,
    LESSONS,
    SCENARIOS,
    FolderPacks,
    Options,
    PackHead,
    PackOutline,
    Packs,
    Value,
)
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.field_errors import FieldError, expected
from affray.core.reading.pack_head import line_number
from affray.core.scenario import rename_values
from affray.game.campaigns import find_campaign, read_campaign
from affray.game.folders import ZIP, file_in, file_text, find_pack, first_fault, folder_texts
from affray.game.lesson_check import lesson_faults
from affray.game.lessons import Lesson, read_lesson
from affray.game.pack_words import head_word_faults, language_faults, scenario_word_faults, words_in
from affray.game.scenario import SUFFIX, load_scenario, read_scenario, shipped_name, shipped_scenarios
from affray.systems import registry

P = TypeVar("P", bound=PackHead)
PARTED = "/"
"""What parts the name of a pack and that of its scenario."""


class PackFolder(msgspec.Struct, frozen=True):
    """A pack of a system with its scenarios, lessons and campaigns, whose names begin with the pack's; a game of one is set up with
    the pack.

    `unfit` are the scenarios that ship which cannot be played with the pack, each with the reason; `words` say by language
    what stands there for texts of the pack.
    """

    system: str
    pack: PackHead
    scenarios: tuple[Scenario, ...] = ()
    campaigns: tuple[Campaign, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    unfit: dict[str, str] = {}
    words: dict[str, dict[str, str]] = {}

    @property
    def packs(self) -> FolderPacks[PackHead]:
        """The packs of its system."""
        return registry.folder_packs_of(self.system)

    def outline(self, language: str) -> PackOutline:
        """What there is to know of the pack before a game, in a language as far as it has words in it."""
        said = msgspec.to_builtins(self.packs.outline(self.pack, language))
        return msgspec.convert(rename_values(said, self.words.get(language, {})), PackOutline)


# --- reading ----------------------------------------------------------------------------------------------------------
def system_of_folder(path: str | Path) -> str:
    """The key of the system whose pack a folder or zip file is: the one that its head names; without a head the one that
    claims it, or else the first that has packs."""
    keys = registry.keys_with_folder_packs()
    head = file_in(path, HEAD)
    if head is not None:
        return named if (named := system_in(head)) in keys else keys[0]
    first, *others = keys

    def has_file(name: str) -> bool:
        return file_in(path, name) is not None

    return next((key for key in others if registry.folder_packs_of(key).claims(has_file)), first)


def system_in(head: str) -> str:
    """The system that the text of a head names; empty where it cannot be read."""
    try:
        return str(tomllib.loads(head).get("system", ""))
    except (tomllib.TOMLDecodeError, RecursionError):
        return ""


def read_as_pack(path: str | Path, packs: FolderPacks[PackHead]) -> tuple[dict[str, str], PackHead, list[str]]:
    """The texts of a folder, the pack that they are, and all that is wrong. Raises InputError for what is no folder."""
    texts, strange = folder_texts(path, packs.name_fault, packs.expected)
    pack, wrong = packs.read(texts, Path(path).resolve().name.removesuffix(ZIP))
    return texts, pack, [*strange, *wrong]


def system_faults(path: str | Path, key: str, head: str, now: Sequence[str]) -> Iterator[str]:
    """That a pack names a system that there is not, or is one of another, whose files it has, and as which fewer things are
    wrong with it than `now`."""
    keys, named = registry.keys_with_folder_packs(), system_in(head)
    place = f"{HEAD}: line {line_number(head, 'system')}: system"
    if named and named not in keys:
        yield str(FieldError("system", named, expected("one-of", known=tuple(sorted(keys))), f"{place} {named!r}"))
        return
    wrong: dict[str, list[str]] = {key: [*now]}
    for other in keys if head else ():
        packs = registry.folder_packs_of(other)
        if other != key and not folder_texts(path, packs.name_fault, packs.expected)[1]:
            wrong[other] = [text for text in read_as_pack(path, packs)[2] if ": system: " not in text]
    nearest = min(wrong, key=lambda text: len(wrong[text]))
    if nearest != key:
        yield f"{place}: {key!r} is named, but what the pack holds is that of {nearest}"


def read_pack_with_faults(path: str | Path, key: str = "") -> tuple[PackFolder, list[str]]:
    """The pack in a folder, of a system or of the one that claims it, and everything that is wrong with it: file, line or
    key, reason. With any fault it is not to be used. Raises InputError for what is no folder."""
    key, folder = key or system_of_folder(path), Path(path)
    packs = registry.folder_packs_of(key)
    texts, pack, faults = read_as_pack(path, packs)
    head = texts.get(HEAD, "")
    if faults:
        strange = [*system_faults(path, key, head, faults)]
        faults = (
            strange if strange and system_in(head) not in registry.keys_with_folder_packs() else [*strange, *faults]
        )
    if not texts and not faults:
        faults = [f"expected some of {', '.join(packs.file_names())}"]
    words = {} if faults else words_in(head)
    faults += language_faults(head, words, key)
    found, faults = PackFolder(key, pack, words=words), [f"{folder / fault}" for fault in faults]
    if faults or HEAD not in texts:
        return found, faults
    fights = read_scenarios(found, folder, texts, faults)
    led = read_campaigns(found, folder, texts, fights, faults)
    bodies = [
        *(fight.body for fight in fights.values()),
        *(fight.scenario.body for campaign in led for fight in campaign.fights),
    ]
    faults += [f"{folder / fault}" for fault in head_word_faults(head, words, packs.outline(pack), bodies)]
    taught = read_lessons(found, folder, texts, faults)
    contents = {"campaigns": led, "lessons": taught, "unfit": unfit_scenarios(found)}
    return replace(found, scenarios=tuple(fights.values()), **contents), faults


def read_scenarios(owner: PackFolder, folder: Path, texts: Mapping[str, str], faults: list[str]) -> dict[str, Scenario]:
    """The scenarios of a pack; what is wrong with them goes to the faults."""
    found: dict[str, Scenario] = {}
    for file, text in texts.items():
        if not file.startswith(SCENARIOS):
            continue
        source = f"{folder / file}"
        name = f"{owner.pack.name}{PARTED}{shipped_name(file.rpartition('/')[2])}"
        try:
            if name in found:
                raise InputError(f"{source}: there is another scenario {name!r}")
            scenario = check_system(read_scenario(text, name, source), owner.system)
            stands, _ = with_packs([owner], scenario, {})
            system = registry.load_system(owner.system)
            sides = system.sides(system.setup(stands, {}))
            faults += [f"{source}: {fault}" for fault in scenario_word_faults(scenario, sides)]
            # The options stay as they are written, so that a player may switch off what the scenario switches on.
            found[name] = replace(stands, options=scenario.options, source="")
        except InputError as error:
            faults.append(fault_with_source(error, source))
    return found


def read_lessons(owner: PackFolder, folder: Path, texts: Mapping[str, str], faults: list[str]) -> tuple[Lesson, ...]:
    """The lessons of a pack, which are played; what is wrong with them goes to the faults."""
    found: list[Lesson] = []
    for file, text in texts.items():
        if not file.startswith(LESSONS):
            continue
        source = f"{folder / file}"
        try:
            lesson = read_lesson(text, f"{owner.pack.name}{PARTED}{shipped_name(file.rpartition('/')[2])}", source)
            stands, options = with_packs([owner], check_system(lesson.scenario, owner.system), {})
            lesson = replace(lesson, scenario=replace(stands, options={**stands.options, **options}, source=""))
            faults += [fault_with_source(InputError(fault), source) for fault in lesson_faults(lesson)]
            found.append(lesson)
        except InputError as error:
            faults.append(fault_with_source(error, source))
    return tuple(found)


def check_system(scenario: Scenario, key: str) -> Scenario:
    """The scenario if it is one of a system. Raises InputError."""
    if scenario.system != key:
        raise InputError(f"{scenario.source}: system: expected {key!r}, got {scenario.system!r}")
    return scenario


def read_campaigns(
    owner: PackFolder, folder: Path, texts: Mapping[str, str], fights: Mapping[str, Scenario], faults: list[str]
) -> tuple[Campaign, ...]:
    """The campaigns of a pack; what is wrong with them goes to the faults."""
    found: list[Campaign] = []
    for file, text in texts.items():
        if not file.startswith(CAMPAIGNS) or not file.endswith(f"/{CAMPAIGN_FILE}"):
            continue
        home = file.rpartition("/")[0]

        def fight(key: str, name: str, home: str = home) -> Scenario:
            if f"{home}/{name}" in texts:
                return read_scenario(texts[f"{home}/{name}"], name.removesuffix(SUFFIX), f"{folder / home / name}")
            if name.endswith(SUFFIX):
                raise InputError(f"{name!r}: expected a file beside {CAMPAIGN_FILE}")
            return fights[name] if name in fights else load_scenario(key, name)

        name = f"{owner.pack.name}{PARTED}{home.rpartition('/')[2]}"
        try:
            found.append(
                read_campaign(text, name, f"{folder / file}", fight, (owner.system,), {owner.system: [owner.pack]})
            )
        except InputError as error:
            faults.append(fault_with_source(error, f"{folder / file}"))
    return tuple(found)


def fault_with_source(error: InputError, source: str) -> str:
    """What is wrong, with the file."""
    return str(error) if str(error).startswith(source) else f"{source}: {error}"


def unfit_scenarios(owner: PackFolder) -> dict[str, str]:
    """The scenarios that ship and cannot be played with a pack, each with the reason."""
    found: dict[str, str] = {}
    for scenario in shipped_scenarios(owner.system):
        try:
            registry.load_system(owner.system).setup(with_packs([owner], scenario, {})[0], {})
        except InputError as error:
            found[scenario.name] = str(error).removeprefix(f"{scenario.source}: ")
    return found


# --- packs of one file ------------------------------------------------------------------------------------------------
def read_file_with_faults(path: str | Path, packs: Packs[P]) -> tuple[P, list[str]]:
    """The pack of a file, or of the head of a folder or zip file, and everything that is wrong with it. Raises InputError for a
    file that is no pack."""
    head = file_in(path, HEAD)
    if head is not None:
        return packs.read({HEAD: head}, Path(path).stem)
    text = file_text(Path(path))
    if isinstance(text, InputError):
        raise InputError(f"{path}: {text}")
    return packs.read({str(path): text}, Path(path).stem)


def read_pack_file(path: str | Path, packs: Packs[P]) -> P:
    """The pack of a file that has no fault. Raises InputError with the first fault."""
    pack, faults = read_file_with_faults(path, packs)
    if faults:
        raise InputError(first_fault(faults, path))
    return pack


# --- using ------------------------------------------------------------------------------------------------------------
class Shelf(msgspec.Struct, frozen=True):
    """The packs that are at hand, each with its own name."""

    folders: tuple[PackFolder, ...] = ()

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios of all packs."""
        return tuple(scenario for folder in self.folders for scenario in folder.scenarios)

    @property
    def campaigns(self) -> tuple[Campaign, ...]:
        """The campaigns of all packs."""
        return tuple(campaign for folder in self.folders for campaign in folder.campaigns)

    def lessons(self, system: str) -> tuple[Lesson, ...]:
        """The lessons of all packs of a system."""
        return tuple(lesson for folder in self.folders if folder.system == system for lesson in folder.lessons)

    @property
    def by_system(self) -> dict[str, list[PackHead]]:
        """The packs without their scenarios, by the key of their system."""
        keys = dict.fromkeys(folder.system for folder in self.folders)
        return {key: [folder.pack for folder in self.folders if folder.system == key] for key in keys}

    def of_systems(self, keys: Collection[str]) -> "Shelf":
        """The packs of some systems."""
        return Shelf(tuple(folder for folder in self.folders if folder.system in keys))

    def folder(self, name: str, system: str = "") -> PackFolder:
        """The pack of a name. Raises InputError that lists those of a system, or all."""
        found = next((folder for folder in self.folders if folder.pack.name == name), None)
        if found is None:
            names = ", ".join(folder.pack.name for folder in self.folders if system in ("", folder.system))
            raise InputError(f"pack {name!r}: expected one of {names or 'none: this table has no packs'}")
        return found


EMPTY = Shelf()


def read_shelf(paths: Iterable[str | Path]) -> Shelf:
    """The packs of these paths or names. Raises InputError naming the first fault, or for two of one name."""
    found: dict[str, PackFolder] = {}
    for path in map(find_pack, paths):
        folder = read_pack_folder(path)
        if folder.pack.name in found:
            raise InputError(f"{path}: there is another pack {folder.pack.name!r} already; expected each once")
        found[folder.pack.name] = folder
    return Shelf(tuple(found.values()))


def read_pack_folder(path: str | Path, key: str = "") -> PackFolder:
    """The pack in a folder that has no fault, of a system or of the one that claims it. Raises InputError with the first
    fault."""
    folder, faults = read_pack_with_faults(path, key)
    if faults:
        raise InputError(first_fault(faults, path))
    return folder


def find_scenario_in(shelf: Shelf, system: str, name: str | Path) -> Scenario:
    """The scenario of a name, of a pack or that ships, or in a file. Raises InputError."""
    own = {scenario.name: scenario for scenario in shelf.scenarios}
    if str(name) in own and own[str(name)].system == system:
        return own[str(name)]
    return load_scenario(system, name, tuple(own))


def with_packs(
    folders: Sequence[PackFolder], scenario: Scenario, options: Options
) -> tuple[Scenario, dict[str, Value]]:
    """A scenario that can be set up without the packs, and the player's options in terms of the rules alone; what its own
    file names is laid under them.

    Raises InputError.
    """
    scenario, found = with_own_folder(scenario), dict(options)
    for key, packs in Shelf(tuple(folders)).by_system.items():
        if scenario.system != key:
            raise InputError(f"packs are for {key}; {scenario.name} is a scenario of {scenario.system}")
        scenario, found = registry.folder_packs_of(key).resolve(packs, scenario, found)
    for folder in folders:
        scenario = with_words(scenario, folder.words)
    return scenario, found


def with_words(scenario: Scenario, words: Mapping[str, Mapping[str, str]]) -> Scenario:
    """A scenario whose names in other languages are those of its own file, and beside them those of a pack."""
    whole = dict(scenario.words)
    for language, names in words.items():
        own = scenario.words_in(language)
        whole[language] = replace(own, names={**names, **own.names})
    now = words.get(scenario.language, {})
    body = cast("dict[str, object]", rename_values(scenario.body, now)) if now else scenario.body
    return replace(scenario, words=whole, body=body)


def with_own_folder(scenario: Scenario) -> Scenario:
    """A scenario with what is in the folder that its file names, beside that file; the same for any other. Raises
    InputError."""
    packs = registry.load_system(scenario.system).packs
    named = packs.own_folder(scenario) if isinstance(packs, FolderPacks) and scenario.source else ""
    if not isinstance(packs, FolderPacks) or not named:
        return scenario
    found = read_pack_folder(Path(scenario.source).parent / named, scenario.system)
    return packs.resolve([found.pack], scenario, {})[0]


def people_with_packs(key: str, folders: Sequence[PackFolder]) -> People[RosterFigure]:
    """The figures of a system, with what its packs bring. Raises InputError for a system without any."""
    own, gear = Shelf(tuple(folders)).by_system.get(key, []), registry.gear_packs_of(key)
    return gear.people(own) if own and gear is not None else registry.people_of(key)


def reference_cards(key: str, options: Options, folders: Sequence[PackFolder] = ()) -> tuple[PrintedPage, ...]:
    """The reference cards of a system under a player's options, with what packs of gear add, change and switch on.

    Raises InputError for an unknown system or option, and for packs that are not the system's or clash.
    """
    packs = Shelf(tuple(folders)).of_systems(registry.keys_with_gear_packs()).by_system if folders else {}
    stranger = next((other for other in packs if other != key), "")
    if stranger:
        raise InputError(f"packs are for {stranger}; these are the cards of {key}")
    gear = registry.gear_packs_of(key) if packs else None
    if gear is not None:
        return gear.cards(packs[key], options)
    paper = registry.load_system(key).paper
    return paper.cards(options) if paper else ()


def find_campaign_in(shelf: Shelf, name: str) -> Campaign:
    """The campaign of a name, of a pack or that ships, or in a file, with what its names mean. Raises InputError."""
    own = {campaign.name: campaign for campaign in shelf.campaigns}
    return own[name] if name in own else find_campaign(name, shelf.by_system)
