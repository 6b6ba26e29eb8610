"""Packs of house rules in folders: reading them safely, their scenarios and campaigns, what they come to in a game."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.paper import PrintedPage
from affray.game import fillers
from affray.game.campaigns import FILE as CAMPAIGN
from affray.game.campaigns import KEY, find_campaign, read_campaign
from affray.game.fillers import FillerFolder
from affray.game.folders import first_fault, folder_texts
from affray.game.scenario import SUFFIX, load_scenario, read_scenario, shipped_name, shipped_scenarios
from affray.systems import registry
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.packs import files
from affray.systems.foeman.paper.cards import cards as foeman_cards
from affray.systems.foeman.roster.campaign import Campaign
from affray.systems.foeman.roster.pack_names import Options, Pack, Value, check_options, merge_packs, rule_options
from affray.systems.foeman.roster.pack_names import resolve_scenario as standing

SCENARIOS, CAMPAIGNS = "scenarios", "campaigns"
PARTED = "/"
"""What parts the name of a pack and that of its scenario."""


class PackFolder(msgspec.Struct, frozen=True):
    """A pack with its scenarios and campaigns, whose names begin with the pack's; a game of one is set up with the pack.

    `unfit` are the scenarios that ship which cannot be played with the pack, each with the reason.
    """

    pack: Pack
    scenarios: tuple[Scenario, ...] = ()
    campaigns: tuple[Campaign, ...] = ()
    unfit: dict[str, str] = {}


# --- reading ----------------------------------------------------------------------------------------------------------
def read_pack_with_faults(path: str | Path) -> tuple[PackFolder, list[str]]:
    """The pack in a folder, and everything that is wrong with it: file, line or key, reason. With any fault it is not
    to be used. Raises InputError for what is no folder."""
    texts, faults = folder_texts(path, file_name_fault, "the folder of a pack")
    folder = Path(path)
    pack, wrong = files.read_pack(texts)
    faults = [f"{folder / fault}" for fault in (*faults, *wrong)]
    if faults:
        return PackFolder(pack), faults
    fights = read_scenarios(pack, folder, texts, faults)
    led = read_campaigns(pack, folder, texts, fights, faults)
    return PackFolder(pack, tuple(fights.values()), led, unfit_scenarios(pack)), faults


def file_name_fault(name: str) -> str:
    """What keeps a file of that name from being one of a pack; empty where nothing does."""
    parts = name.split("/")
    known = (
        name in (files.HEAD, *files.TABLES)
        or (len(parts) == 2 and parts[0] == SCENARIOS and name.endswith(SUFFIX))
        or (len(parts) == 3 and parts[0] == CAMPAIGNS and name.endswith(SUFFIX))
    )
    if known:
        return ""
    tables = ", ".join((files.HEAD, *files.TABLES))
    return f"is no file of a pack; expected {tables}, {SCENARIOS}/NAME.toml or {CAMPAIGNS}/NAME/{CAMPAIGN}"


def read_scenarios(pack: Pack, folder: Path, texts: Mapping[str, str], faults: list[str]) -> dict[str, Scenario]:
    """The scenarios of a pack; what is wrong with them goes to the faults."""
    found: dict[str, Scenario] = {}
    for file, text in texts.items():
        if not file.startswith(SCENARIOS):
            continue
        source = f"{folder / file}"
        name = f"{pack.name}{PARTED}{shipped_name(file.rpartition('/')[2])}"
        try:
            if name in found:
                raise InputError(f"{source}: there is another scenario {name!r}")
            scenario = check_is_foeman(read_scenario(text, name, source))
            stands, _ = standing(pack, scenario)
            SYSTEM.setup(stands, {})
            # The options stay as they are written, so that a player may switch off what the scenario switches on.
            found[name] = replace(stands, options=scenario.options, source="")
        except InputError as error:
            faults.append(fault_with_source(error, source))
    return found


def check_is_foeman(scenario: Scenario) -> Scenario:
    """The scenario if it is one of Foeman. Raises InputError."""
    if scenario.system != KEY:
        raise InputError(f"{scenario.source}: system: expected {KEY!r}, got {scenario.system!r}")
    return scenario


def read_campaigns(
    pack: Pack, folder: Path, texts: Mapping[str, str], fights: Mapping[str, Scenario], faults: list[str]
) -> tuple[Campaign, ...]:
    """The campaigns of a pack; what is wrong with them goes to the faults."""
    found: list[Campaign] = []
    for file, text in texts.items():
        if not file.startswith(CAMPAIGNS) or not file.endswith(f"/{CAMPAIGN}"):
            continue
        home = file.rpartition("/")[0]

        def fight(name: str, home: str = home) -> Scenario:
            if f"{home}/{name}" in texts:
                return read_scenario(texts[f"{home}/{name}"], name.removesuffix(SUFFIX), f"{folder / home / name}")
            if name.endswith(SUFFIX):
                raise InputError(f"{name!r}: expected a file beside {CAMPAIGN}")
            return fights[name] if name in fights else load_scenario(KEY, name)

        name = f"{pack.name}{PARTED}{home.rpartition('/')[2]}"
        try:
            found.append(read_campaign(text, name, f"{folder / file}", fight, pack))
        except InputError as error:
            faults.append(fault_with_source(error, f"{folder / file}"))
    return tuple(found)


def fault_with_source(error: InputError, source: str) -> str:
    """What is wrong, with the file."""
    return str(error) if str(error).startswith(source) else f"{source}: {error}"


def unfit_scenarios(pack: Pack) -> dict[str, str]:
    """The scenarios that ship and cannot be played with a pack, each with the reason."""
    found: dict[str, str] = {}
    for scenario in shipped_scenarios(KEY):
        try:
            SYSTEM.setup(standing(pack, scenario)[0], {})
        except InputError as error:
            found[scenario.name] = str(error).removeprefix(f"{scenario.source}: ")
    return found


# --- using ------------------------------------------------------------------------------------------------------------
class Shelf(msgspec.Struct, frozen=True):
    """The packs that are at hand, and the folders of filler, each with its own name."""

    folders: tuple[PackFolder, ...] = ()
    fillers: tuple[FillerFolder, ...] = ()

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The packs without their scenarios."""
        return tuple(folder.pack for folder in self.folders)

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios of all packs."""
        return tuple(scenario for folder in self.folders for scenario in folder.scenarios)

    @property
    def campaigns(self) -> tuple[Campaign, ...]:
        """The campaigns of all packs."""
        return tuple(campaign for folder in self.folders for campaign in folder.campaigns)

    def pack(self, name: str) -> Pack:
        """The pack of a name. Raises InputError."""
        found = next((pack for pack in self.packs if pack.name == name), None)
        if found is None:
            names = ", ".join(pack.name for pack in self.packs)
            raise InputError(f"pack {name!r}: expected one of {names or 'none: this table has no packs'}")
        return found

    def filler(self, name: str) -> FillerFolder | None:
        """The folder of filler of a name; None where there is none."""
        return next((one for one in self.fillers if one.name == name), None)


EMPTY = Shelf()


def read_shelf(paths: Iterable[str | Path]) -> Shelf:
    """The packs and the filler in these folders. Raises InputError naming the first fault, or for two of one name."""
    found: dict[str, PackFolder | FillerFolder] = {}
    for path in paths:
        one = fillers.read_filler_folder(path) if fillers.holds_filler(path) else read_pack_folder(path)
        name = one.name if isinstance(one, FillerFolder) else one.pack.name
        if name in found:
            raise InputError(f"{path}: there is another pack {name!r} already; expected each once")
        found[name] = one
    return Shelf(
        tuple(one for one in found.values() if isinstance(one, PackFolder)),
        tuple(one for one in found.values() if isinstance(one, FillerFolder)),
    )


def read_pack_folder(path: str | Path) -> PackFolder:
    """The pack in a folder that has no fault. Raises InputError with the first one."""
    folder, faults = read_pack_with_faults(path)
    if faults:
        raise InputError(first_fault(faults, path))
    return folder


def find_scenario_in(shelf: Shelf, system: str, name: str | Path) -> Scenario:
    """The scenario of a name, of a pack or that ships, or in a file. Raises InputError."""
    own = {scenario.name: scenario for scenario in shelf.scenarios}
    if str(name) in own and system == KEY:
        return own[str(name)]
    try:
        return load_scenario(system, name)
    except InputError as error:
        raise InputError(
            f"{error}{''.join(f', {one}' for one in own)}" if "expected a file or" in str(error) else str(error)
        ) from None


def without_packs(packs: Sequence[Pack], scenario: Scenario, options: Options) -> tuple[Scenario, dict[str, Value]]:
    """A scenario that can be set up without the packs, and the player's options in terms of the rules alone.

    Raises InputError."""
    if not packs:
        return scenario, dict(options)
    if scenario.system != KEY:
        raise InputError(f"packs are for {KEY}; {scenario.name} is a scenario of {scenario.system}")
    return standing(merge_packs(packs), scenario, options)


def reference_cards(key: str, options: Options, packs: Sequence[Pack] = ()) -> tuple[PrintedPage, ...]:
    """The reference cards of a system under a player's options, with what packs add, change and switch on.

    Raises InputError for an unknown system or option, and for packs that are not the system's or clash.
    """
    if not packs:
        paper = registry.load_system(key).paper
        return paper.cards(options) if paper else ()
    if key != KEY:
        raise InputError(f"packs are for {KEY}; these are the cards of {key}")
    whole = merge_packs(packs)
    check_options(whole, options)
    return foeman_cards(read_house(rule_options(whole, whole.defaults, options, above=options)), packs)


def find_campaign_in(shelf: Shelf, name: str) -> Campaign:
    """The campaign of a name, of a pack or that ships, or in a file, with what its names mean. Raises InputError."""
    own = {campaign.name: campaign for campaign in shelf.campaigns}
    return own[name] if name in own else find_campaign(name, merge_packs(shelf.packs))
