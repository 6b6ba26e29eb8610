"""What a ladder plays: every pair of players on every scenario, in pairs of games that have numbers."""

import hashlib
from functools import cached_property
from itertools import combinations

import msgspec

from affray.core import InputError, Scenario, System
from affray.core.faces.opponent import GREEDY_1
from affray.game.scenario import is_kept_out, load_scenario, shipped_scenarios
from affray.lab.sharing import PLAYERS, Parties, parties_of, share_sides
from affray.play import make_seat
from affray.play.players import check_player
from affray.play.programs import LOCAL
from affray.play.versions import players_version
from affray.systems import registry

Rules = System[object, object]
MOST_PAIRS = 1_000_000
"""So many pairs of games has each pair of players on a scenario at the most."""
MOST_PLAYERS, MOST_DRAWN, MOST_SAMPLES = 40, 1_000, 1_000


class LadderSpec(msgspec.Struct, frozen=True):
    """What decides the numbers of a ladder."""

    system: str
    players: tuple[str, ...] = ()
    """Their names; the computer players of the system if none are given."""
    scenarios: tuple[str, ...] = ()
    """Names or files, of two sides or of several; all shipped ones of two sides if none are given."""
    drawn: int = 0
    """So many drawn scenarios beside them."""
    seed: int = 1
    luck: int = 0
    """So many other dice say what an action could have come to; 0: luck is not measured."""


class Ground(msgspec.Struct, frozen=True):
    """A scenario of a ladder."""

    scenario: Scenario
    kept_out: bool
    """Whether nobody may tune a player on it."""
    drawn: bool = False
    parties: Parties = ((0,), (1,))
    """Its sides by teams, a side alone as a team of one."""

    @property
    def is_two_sided(self) -> bool:
        """Whether one side meets one other."""
        return self.parties == ((0,), (1,))

    def places(self, count: int) -> tuple[int, ...]:
        """For each side which player has it in the first game of the n-th pair, 0 or 1."""
        return share_sides(self.parties, count)

    @property
    def name(self) -> str:
        """What the scenario is called."""
        return self.scenario.name


class LadderPlan:
    """All pairs of games of a ladder, numbered: the n-th of each two players on each scenario has a number of its own."""

    def __init__(self, given: LadderSpec) -> None:
        """Raises InputError for a spec that does not fit its system."""
        self.system: Rules = registry.load_system(given.system)
        self.system_version = self.system.facts.version
        players = given.players or usual_players(self.system)
        self.players_version = players_version(self.system, players)
        check_players(self.system, players)
        for name, value, most in (("drawn", given.drawn, MOST_DRAWN), ("luck", given.luck, MOST_SAMPLES)):
            if not 0 <= value <= most:
                raise InputError(f"--{name} {value}: expected 0 to {most}")
        self.grounds = grounds_of(self.system, given)
        named = given.scenarios or tuple(ground.name for ground in self.grounds if not ground.drawn)
        # All by name, so that a ladder keeps its scenarios when more of them ship.
        self.spec = msgspec.structs.replace(given, players=players, scenarios=named)
        self.pairings = list(combinations(range(len(players)), 2))
        self.size = len(self.pairings) * len(self.grounds) * MOST_PAIRS

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays."""
        return self.spec.players

    @property
    def anchor(self) -> int:
        """The place of the player whose rating is 0: `greedy-1`, or the first."""
        return self.players.index(GREEDY_1) if GREEDY_1 in self.players else 0

    @cached_property
    def identity(self) -> str:
        """A digest that differs for every ladder with other numbers: scenarios count with all that they hold, players with
        their version."""
        grounds = [ground.scenario for ground in self.grounds]
        said = (self.system_version, self.players_version, self.spec, grounds)
        return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()

    @property
    def is_current(self) -> bool:
        """Whether its results are of the rules and the players of this program."""
        now = (self.system.facts.version, players_version(self.system, self.players))
        return (self.system_version, self.players_version) == now

    def number(self, pairing: int, ground: int, count: int) -> int:
        """The number of the pair of games that two players play on a scenario after `count` others."""
        return (count * len(self.pairings) + pairing) * len(self.grounds) + ground

    def place(self, number: int) -> tuple[int, int, int]:
        """The pairing, the scenario and the count of a pair of games."""
        rest, ground = divmod(number, len(self.grounds))
        count, pairing = divmod(rest, len(self.pairings))
        return pairing, ground, count

    def pairing_of(self, one: int, other: int) -> int:
        """The pairing of two players."""
        return self.pairings.index((min(one, other), max(one, other)))


def usual_players(system: Rules) -> tuple[str, ...]:
    """The players of a ladder for which nobody is named."""
    kept = (GREEDY_1,) if system.opponents.kept(GREEDY_1) is not None else ()
    return ("random", *kept, "greedy")


def check_players(system: Rules, players: tuple[str, ...]) -> None:
    """Raises InputError for players who cannot meet."""
    for name in players:
        if players.count(name) > 1:
            raise InputError(f"player {name!r}: is there twice; expected each once")
        check_player(make_seat(name, more=LOCAL).player, system)
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise InputError(f"players: expected 2 to {MOST_PLAYERS}, got {len(players)}")


def grounds_of(system: Rules, spec: LadderSpec) -> tuple[Ground, ...]:
    """The scenarios of a ladder. Raises InputError for one in which nobody can meet another, or two of one name."""
    key = system.facts.key
    if spec.scenarios:
        wanted = [ground_of(system, load_scenario(key, name)) for name in spec.scenarios]
        for ground in wanted:
            if len(ground.parties) < PLAYERS:
                raise InputError(f"scenario {ground.name!r}: expected two sides or more, all of which decide")
    else:
        shipped = (ground_of(system, scenario) for scenario in shipped_scenarios(key))
        wanted = [ground for ground in shipped if ground.is_two_sided]
    if not wanted and not spec.drawn:
        raise InputError(f"{key}: has no scenario of two sides; expected one by --scenario")
    names = [ground.name for ground in wanted]
    for name in names:
        if names.count(name) > 1:
            raise InputError(f"scenario {name!r}: is there twice; expected each once")
    return (*wanted, *(drawn_ground(system, number) for number in range(1, spec.drawn + 1)))


def ground_of(system: Rules, scenario: Scenario) -> Ground:
    """A scenario as a ladder plays it. Raises InputError for one that cannot be set up."""
    parties = parties_of(system, system.setup(scenario, scenario.options))
    return Ground(scenario, is_kept_out(scenario.name), parties=parties)


def drawn_ground(system: Rules, number: int) -> Ground:
    """A drawn scenario by its number, which is its seed too. Raises InputError where the system draws none."""
    drawn = system.opponents.draw_scenario(number)
    if drawn is None:
        raise InputError(f"--drawn: {system.facts.name} draws no scenarios; expected 0")
    return Ground(msgspec.structs.replace(drawn, name=drawn_name(number)), kept_out=True, drawn=True)


def drawn_name(number: int) -> str:
    """What a drawn scenario is called."""
    return f"drawn-{number}"
