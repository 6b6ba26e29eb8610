"""The results of ladders to look at: those that come with the program, and those in a file, of earlier versions too.

Nothing of them is played. So players need not be there, and scenarios are known by their names alone: a file from somebody
else starts no program and opens no file.
"""

import gzip
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import PurePath

import msgspec

from affray.core import InputError, Scenario
from affray.game.scenario import is_kept_out, shipped_scenarios
from affray.lab.field_errors import check_shipped
from affray.lab.ladder.found import LadderFound, ladder_found
from affray.lab.ladder.plan import (
    MOST_DRAWN,
    MOST_PAIRS,
    MOST_PLAYERS,
    Ground,
    LadderPlan,
    LadderSpec,
    drawn_name,
    ground_of,
)
from affray.lab.ladder.run import LADDER, SHOWN, LadderRun
from affray.lab.sweep.ledger import Header
from affray.systems import registry

ENDING = ".ladder.gz"


class LadderInfo(msgspec.Struct, frozen=True):
    """The results of a ladder that come with the program."""

    name: str
    """Its name in requests."""
    system: str
    """The key of the system."""
    players: tuple[str, ...]
    """Who plays."""


class ShownPlan(LadderPlan):
    """The plan of results that are only shown, as their first line says it."""

    def __init__(self, header: Header[LadderSpec], where: str) -> None:
        """Raises InputError for a system or scenarios that this program does not have, and for sizes beyond its bounds."""
        spec = self.spec = header.spec
        if not 2 <= len(spec.players) <= MOST_PLAYERS or not 0 <= spec.drawn <= MOST_DRAWN:
            raise InputError(f"{where}: line 1: expected 2 to {MOST_PLAYERS} players, and drawn from 0 to {MOST_DRAWN}")
        if len(set(spec.players)) < len(spec.players):
            raise InputError(f"{where}: line 1: expected each player once")
        self.header = header
        self.system = registry.load_system(spec.system)
        self.system_version, self.players_version = header.version, header.players
        self.grounds = shown_grounds(spec)
        if len({ground.name for ground in self.grounds}) < len(self.grounds):
            raise InputError(f"{where}: line 1: expected each scenario once")
        self.pairings = list(combinations(range(len(spec.players)), 2))
        self.size = len(self.pairings) * len(self.grounds) * MOST_PAIRS
        if self.size != header.cells:
            raise InputError(
                f"{where}: results on other scenarios than this program has; expected those of its release"
            )

    @cached_property
    def identity(self) -> str:
        """What the file says of itself."""
        return self.header.identity


def shown_grounds(spec: LadderSpec) -> tuple[Ground, ...]:
    """The scenarios of a spec, the shipped ones with what they hold; any other is a name. Ladders of before named none where
    they had all."""
    system = registry.load_system(spec.system)
    known = {scenario.name: scenario for scenario in shipped_scenarios(spec.system)}
    named = spec.scenarios or tuple(
        name for name, scenario in known.items() if ground_of(system, scenario).is_two_sided
    )
    names = tuple(PurePath(name).stem for name in named)
    drawn = tuple(drawn_name(number) for number in range(1, spec.drawn + 1))
    shipped = [Ground(known.get(name, Scenario(name, spec.system, name)), is_kept_out(name)) for name in names]
    return (*shipped, *(Ground(Scenario(name, spec.system, name), kept_out=True, drawn=True) for name in drawn))


def found_from_bytes(data: bytes, where: str) -> LadderFound:
    """What the results in a file show: all of its games. Raises InputError."""
    kept = LADDER.from_bytes(data, where)
    plan = ShownPlan(kept.header, where)
    outcomes = {number: kept.outcomes[number] for number in sorted(kept.outcomes)}
    return ladder_found(plan, LadderRun(outcomes, len(outcomes), SHOWN))


# --- those that come along --------------------------------------------------------------------------------------------
def ladders_folder() -> Traversable:
    """The folder of the ladders that come with the program."""
    return files("affray.lab") / "data" / "ladders"


@cache
def ladders() -> tuple[LadderInfo, ...]:
    """The ladders that come with the program."""
    found = []
    for path in sorted(ladders_folder().iterdir(), key=lambda file: file.name):
        if path.name.endswith(ENDING):
            spec = LADDER.read_header(gzip.decompress(path.read_bytes()).partition(b"\n")[0], path.name).spec
            found.append(LadderInfo(path.name.removesuffix(ENDING), spec.system, spec.players))
    return tuple(found)


def shipped_ladder(name: str) -> LadderFound:
    """What a ladder that comes with the program shows, by its name. Raises InputError."""
    check_shipped("ladder", name, [ladder.name for ladder in ladders()])
    return found_from_bytes(gzip.decompress((ladders_folder() / f"{name}{ENDING}").read_bytes()), name)
