"""Cells of whole games between computer players: any system's scenario, in the wargame with any ready armies."""

from collections.abc import Hashable
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.dice.stream import Stream
from affray.game.scenario import find, scenarios
from affray.lab.arena import (
    DUEL_COLUMNS,
    PLAYED,
    STEPS,
    Cell,
    Effort,
    Fields,
    Outcome,
    Sums,
    Unfit,
    Value,
    rounded,
    whole_options,
)
from affray.play import make, names, play_fast
from affray.systems import registry

USUAL = "greedy"
WARGAME = "wargame"
DICE, FIRST, SECOND = range(3)
"""The streams of a game: its dice, and the own numbers of either player."""
LOST = 100
"""Points are added up in hundredths."""


class BattleArena:
    """Whole games; the first figure has the scenario's first side."""

    columns = DUEL_COLUMNS
    even, heavy = False, True

    def __init__(self, system: str) -> None:
        """Raises InputError for an unknown system."""
        registry.load(system)
        self.system = system
        armies = system == WARGAME
        self.figure: tuple[str, ...] = ("army", "player") if armies else ("player",)
        self.terms: tuple[str, ...] = ("scenario", "battlefield", "points") if armies else ("scenario",)
        self.units = {"length": "rounds", "lost": "mean points lost by each"} if armies else {"length": "rounds"}

    def known(self, field: str) -> tuple[Value, ...]:
        """The ready armies, the players, the scenarios of two sides, the ready battlefields."""
        if field == "army":
            from affray.systems.wargame.roster.ready_made import ready_names

            return ready_names()
        if field == "battlefield":
            from affray.systems.wargame.roster.battlefields import tables

            return tuple(tables())
        if field == "scenario":
            return tuple(scenario.name for scenario in scenarios(self.system))
        return names() if field == "player" else ()

    def check(self, side: int, cell: Cell) -> Hashable:
        one = (cell.a, cell.b)[side]
        make(str(one.get("player", USUAL)))
        setup(self.system, Cell(one, one, cell.terms, cell.options))
        return tuple(one.items())

    def unfit(self, cell: Cell) -> Unfit | None:
        """None: sides can use what their scenario gives them."""
        return None

    def worth(self, fields: Fields, options: Fields) -> float:
        """Armies of one game have the same limit."""
        return 0.0

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        sums, lost = Sums(), [0, 0]
        part = -(-effort.most // STEPS)
        while sums.games < effort.most:
            for _ in range(min(part, effort.most - sums.games)):
                self.play(cell, effort.seed, sums, lost)
            if not effort.games and sums.known_within(effort.precision):
                break
        wins_a, wins_b, drawn = sums.chances()
        means = (total / LOST / sums.games for total in lost)
        numbers = (wins_a, wins_b, drawn, sums.rounds / sums.games, 0.0, 0.0, *means)
        return Outcome(PLAYED, sums.games, rounded(numbers))

    def play(self, cell: Cell, seed: int, sums: Sums, lost: list[int]) -> None:
        """Play the next game and add it to the sums."""
        system = registry.load(self.system)
        seats = [
            replace(make(str(fields.get("player", USUAL))), rng=Stream(seed, 3 * sums.games + place))
            for place, fields in ((FIRST, cell.a), (SECOND, cell.b))
        ]
        over = play_fast(system, setup(self.system, cell), seats, Stream(seed, 3 * sums.games + DICE))
        score = system.score(over)
        winner = score.index(max(score)) if max(score) == sum(score) else -1
        sums.won[winner + 1] += 1
        sums.rounds += int(getattr(over, "round", 0) or getattr(over, "turn", 0))
        sums.games += 1
        if self.system == WARGAME:
            for side, points in enumerate(points_lost(over)):
                lost[side] += int(points * LOST)


def setup(system: str, cell: Cell) -> object:
    """The first position of a cell. Raises InputError."""
    armies = tuple(str(fields.get("army", "")) for fields in (cell.a, cell.b))
    return first_state(system, armies, tuple(cell.terms.items()), tuple(cell.options.items()))


@lru_cache(maxsize=64)
def first_state(
    system: str, armies: tuple[str, ...], terms: tuple[tuple[str, Value], ...], options: tuple[tuple[str, Value], ...]
) -> object:
    """The first position of a scenario on these terms. Raises InputError."""
    scenario = with_terms(system, armies, dict(terms))
    rules = registry.load(system)
    state = rules.setup(scenario, whole_options(dict(options)))
    if len(rules.sides(state)) != 2:
        raise InputError(f"scenario {scenario.name!r}: has {len(rules.sides(state))} sides; expected 2")
    return state


def scenario_of(system: str, cell: Cell) -> Scenario:
    """The scenario of a cell on its terms. Raises InputError."""
    return with_terms(system, tuple(str(fields.get("army", "")) for fields in (cell.a, cell.b)), cell.terms)


def with_terms(system: str, armies: tuple[str, ...], given: Fields) -> Scenario:
    """A scenario on some terms. Raises InputError."""
    scenario = find(system, str(given.get("scenario", scenarios(system)[0].name)))
    return on_terms(scenario, armies, given) if system == WARGAME else scenario


def on_terms(scenario: Scenario, armies: tuple[str, ...], given: Fields) -> Scenario:
    """A scenario of the wargame with other armies, field and limit. Raises InputError."""
    from affray.systems.wargame.terms import Terms, bill
    from affray.systems.wargame.terms import on_terms as settled

    sides = [billed.side for billed in bill(scenario).sides]
    points = given.get("points")
    if points is not None and type(points) is not int:
        raise InputError(f"points {points!r}: expected a whole number")
    named = {side: army for side, army in zip(sides, armies, strict=False) if army}
    return settled(scenario, Terms(named, str(given.get("battlefield", "")), points))


def points_lost(state: object) -> list[Fraction]:
    """What each side of a battle of the wargame has lost. [UW-VIC-03]"""
    from affray.systems.wargame.position.state import LEFT_OUT, State, lost_value

    assert isinstance(state, State)
    lost = [Fraction(0), Fraction(0)]
    for unit in state.figures:
        if unit.status != LEFT_OUT:
            lost[unit.side] += lost_value(unit)
    return lost
