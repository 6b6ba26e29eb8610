"""Cells of whole games between computer players, on any scenario of any system.

The first of both has the scenario's first side, with its team; the second has the other, or each of the others."""

from collections.abc import Hashable, Mapping, Sequence

from msgspec.structs import replace

from affray.core import InputError, Scenario, System
from affray.dice.stream import MOST_SEED, Stream
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
from affray.lab.sharing import PLAYERS, parties_of, share_sides
from affray.play import PlayerFailed, Seat, make_seat, play_fast, player_names
from affray.play.players import check_player
from affray.play.run import play_out
from affray.systems import registry

USUAL = "greedy"
DICE, FIRST, SECOND = range(3)
"""The streams of a game: its dice, and the own numbers of either player."""
SHIFT = 56
"""So many bits further up stands in the seed of a player's numbers which of his sides they are for."""
Rules = System[object, object]
LOST = 100
"""Points are added up in hundredths."""
WON = 1 - 1e-9
"""The share of those who have won all there is."""


class BattleArena:
    """Whole games; the first figure has the scenario's first side, with its team."""

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

    def points_lost(self, over: object, side: int) -> int:
        """What a side has lost by the end of a game, in hundredths of a point: nothing where no points are counted."""
        return 0

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
        places = share_sides(parties_of(system, state))
        seats = seats_of(places, cell, seed, sums.games)
        try:
            over = play_fast(system, state, seats, Stream(seed, 3 * sums.games + DICE))
        except PlayerFailed as fault:
            raise InputError(f"{' against '.join(seat.name for seat in seats)}: a player {fault}") from None
        shares, points = [0.0] * PLAYERS, [0] * PLAYERS
        for side, (place, share) in enumerate(zip(places, system.score(over), strict=True)):
            shares[place] += share
            points[place] += self.points_lost(over, side)
        winner = next((place for place, share in enumerate(shares) if share >= WON), -1)
        sums.won[winner + 1] += 1
        sums.rounds += system.opponents.rounds(over)
        sums.games += 1
        for place in range(PLAYERS):
            lost[place] += points[place] // places.count(place)

    def setup(self, cell: Cell) -> object:
        """The first position of a cell. Raises InputError."""
        scenario, system = self.scenario(cell), registry.load_system(self.system)
        state = system.setup(scenario, option_values(cell.options))
        if len(parties_of(system, state)) < PLAYERS:
            raise InputError(f"scenario {scenario.name!r}: expected two sides or more, all of which decide")
        return state

    def game(self, cell: Cell, seed: int, number: int) -> Game[object, object]:
        """A game of a cell by its number, whole: the same dice as among the others. Raises InputError."""
        begun = Game.new(
            registry.load_system(self.system), self.scenario(cell), option_values(cell.options), seed, 3 * number + DICE
        )
        return play_out(begun, seats_of(share_sides(parties_of(begun.system, begun.state)), cell, seed, number))


def seats_of(places: Sequence[int], cell: Cell, seed: int, number: int) -> list[Seat]:
    """Fresh seats for a game of a cell by its number, each with numbers of its own; `places` says whose each side is."""
    seats = []
    for side, place in enumerate(places):
        own = (seed + (places[:side].count(place) << SHIFT)) % (MOST_SEED + 1)
        name = str((cell.a, cell.b)[place].get("player", USUAL))
        seats.append(replace(make_seat(name), rng=Stream(own, 3 * number + (FIRST, SECOND)[place])))
    return seats
