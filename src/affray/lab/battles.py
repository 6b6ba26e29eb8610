"""Cells of whole games between computer players, on any scenario of two sides of any system."""

from collections.abc import Hashable, Mapping

from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.dice.stream import Stream
from affray.game import Game
from affray.game.scenario import load_scenario, shipped_scenarios
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
    option_values,
    round_numbers,
)
from affray.play import PlayerFailed, make_seat, play_fast, player_names
from affray.play.players import check_player
from affray.play.run import play_out
from affray.systems import registry

USUAL = "greedy"
DICE, FIRST, SECOND = range(3)
"""The streams of a game: its dice, and the own numbers of either player."""
LOST = 100
"""Points are added up in hundredths."""


class BattleArena:
    """Whole games; the first figure has the scenario's first side."""

    columns = DUEL_COLUMNS
    even, heavy = False, True
    habit = ("player", USUAL)
    figure: tuple[str, ...] = ("player",)
    terms: tuple[str, ...] = ("scenario",)
    units: Mapping[str, str] = {"length": "rounds"}

    def __init__(self, system: str) -> None:
        """Raises InputError for an unknown system."""
        registry.load_system(system)
        self.system = system

    def known_values(self, field: str) -> tuple[Value, ...]:
        """The players, and the scenarios."""
        if field == "scenario":
            return tuple(scenario.name for scenario in shipped_scenarios(self.system))
        return player_names() if field == "player" else ()

    def scenario(self, cell: Cell) -> Scenario:
        """The scenario of a cell on its terms. Raises InputError."""
        return load_scenario(self.system, str(cell.terms.get("scenario", shipped_scenarios(self.system)[0].name)))

    def points_lost(self, over: object) -> tuple[int, int]:
        """What each side has lost by the end of a game, in hundredths of a point: nothing where no points are counted."""
        return 0, 0

    def check(self, side: int, cell: Cell) -> Hashable:
        table = (cell.a, cell.b)[side]
        check_player(make_seat(str(table.get("player", USUAL))).player, registry.load_system(self.system))
        self.setup(Cell(table, table, cell.terms, cell.options))
        return tuple(table.items())

    def unfit(self, cell: Cell) -> Unfit | None:
        """Nobody: sides have what their scenario gives them."""
        return None

    def points_of(self, fields: Fields, options: Fields) -> float:
        """Armies of one game have the same limit."""
        return 0.0

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        state, sums, lost = self.setup(cell), Sums(), [0, 0]
        part = -(-effort.most_games // STEPS)
        while sums.games < effort.most_games:
            for _ in range(min(part, effort.most_games - sums.games)):
                self.play(state, cell, effort.seed, sums, lost)
            if not effort.games and sums.is_known_within(effort.precision):
                break
        wins_a, wins_b, drawn = sums.chances()
        means = (total / LOST / sums.games for total in lost)
        numbers = (wins_a, wins_b, drawn, sums.rounds / sums.games, 0.0, 0.0, *means)
        return Outcome(PLAYED, sums.games, round_numbers(numbers))

    def play(self, state: object, cell: Cell, seed: int, sums: Sums, lost: list[int]) -> None:
        """Plays the next game from a first position, and adds it up. Raises InputError for a player that fails."""
        system = registry.load_system(self.system)
        seats = [
            replace(make_seat(str(fields.get("player", USUAL))), rng=Stream(seed, 3 * sums.games + place))
            for place, fields in ((FIRST, cell.a), (SECOND, cell.b))
        ]
        try:
            over = play_fast(system, state, seats, Stream(seed, 3 * sums.games + DICE))
        except PlayerFailed as fault:
            raise InputError(f"{' against '.join(seat.name for seat in seats)}: a player {fault}") from None
        score = system.score(over)
        winner = score.index(max(score)) if max(score) == sum(score) else -1
        sums.won[winner + 1] += 1
        sums.rounds += system.opponents.rounds(over)
        sums.games += 1
        for side, points in enumerate(self.points_lost(over)):
            lost[side] += points

    def setup(self, cell: Cell) -> object:
        """The first position of a cell. Raises InputError."""
        scenario, system = self.scenario(cell), registry.load_system(self.system)
        state = system.setup(scenario, option_values(cell.options))
        if len(system.sides(state)) != 2:
            raise InputError(f"scenario {scenario.name!r}: has {len(system.sides(state))} sides; expected 2")
        return state

    def game(self, cell: Cell, seed: int, number: int) -> Game[object, object]:
        """A game of a cell by its number, whole: the same dice as among the others. Raises InputError."""
        seats = [
            replace(make_seat(str(fields.get("player", USUAL))), rng=Stream(seed, 3 * number + place))
            for place, fields in ((FIRST, cell.a), (SECOND, cell.b))
        ]
        begun = Game.new(
            registry.load_system(self.system), self.scenario(cell), option_values(cell.options), seed, 3 * number + DICE
        )
        return play_out(begun, seats)
