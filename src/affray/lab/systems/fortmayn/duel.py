"""Duels of Fortmayn: a character against an opponent to the end, as a chain of states, and in batches, plain or compiled.

Chances are floats; `systems.fortmayn.duel.duel` has the chance to win as a fraction. What a duel leaves out is written there.
"""

import msgspec

from affray.core.field_errors import check_choice
from affray.lab.batches import playing
from affray.lab.batches.batch import Duels, Meeting, check_batch, run_games
from affray.lab.chains.chain import Step, course
from affray.lab.field_errors import fault
from affray.lab.schema import Played
from affray.lab.systems.fortmayn.roll_setup import RollSetup, fighter_of, target_of, terms_of
from affray.lab.systems.fortmayn.sides import Champion, Enemy
from affray.referee import odds
from affray.systems.fortmayn.duel.duel import CHARACTER, NOBODY, Pair, Terms, duel, is_over, trade, winner_of
from affray.systems.fortmayn.duel.habits import named_habit

Met = Meeting[Pair, Terms]
LIMIT = 200
MELEE = "melee"
State = tuple[Pair, int]
"""A pair, and whether its first round is still to come."""


class DuelOdds(msgspec.Struct, frozen=True):
    """The chances of a duel."""

    wins: tuple[float, float]
    """The chance that the character wins, and that the opponent does."""
    undecided: float
    """The chance that neither has won within the limit."""
    rounds: float
    """The mean number of rounds."""
    ready: tuple[tuple[int, float], ...]
    """The chances of so many of the character's dice ready at the end."""
    dd: tuple[tuple[int, float], ...]
    """The chances of so many of the opponent's Difficulty Dice left at the end."""
    won: tuple[tuple[tuple[int, float], ...], tuple[tuple[int, float], ...]]
    """For each side the chances to win with so many dice left, the most first."""
    by_round: tuple[float, ...]
    """For each round the chance that the duel ends in it."""
    states: int
    """From how many states a step was taken."""

    @property
    def left(self) -> tuple[float, float]:
        """The mean of the dice left to both."""
        own, theirs = (sum(number * chance for number, chance in pairs) for pairs in (self.ready, self.dd))
        return own, theirs

    def mean_left(self, side: int) -> float:
        """The mean of the dice left to a side when it wins; 0 if it never does."""
        return sum(dice * chance for dice, chance in self.won[side]) / self.wins[side] if self.wins[side] else 0.0


def meeting(champion: Champion, enemy: Enemy, how: RollSetup, limit: int = LIMIT) -> Met:
    """A character and an opponent who fight to the end. What `run_duels` and `estimate` play and `duel_odds` works out.
    Raises InputError.

    >>> from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
    >>> met = meeting(read_champion("brawny"), read_enemy("ghoul", KnownCreatures()), RollSetup())
    >>> run_duels(met, 4, 1, compiled=False).winners
    (0, 1, 0, 0)
    """
    check_batch(0, limit)
    check_choice("kind", how.kind, (MELEE,))
    pair, policy = Pair(fighter_of(champion, how), target_of(enemy, champion, how)), named_habit(how.save, how.sunder)
    if is_over(pair) != 0:
        raise fault("", None, "nobody-stands")
    return Meeting(
        duel, a=pair, b=pair, policy_a=policy, policy_b=policy, house=terms_of(champion, how), limit=limit, small=True
    )


def duel_odds(met: Met) -> DuelOdds:
    """The chances of a duel under the policy of a meeting.

    >>> from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
    >>> found = duel_odds(meeting(read_champion("brawny body=3"), read_enemy("dd=3", KnownCreatures()), RollSetup()))
    >>> round(found.wins[0], 6), round(found.rounds, 2)
    (0.811425, 2.54)
    """
    found = course((met.a, 1), [step_of(met)], lambda state: is_over(state[0]) != 0, met.limit)
    wins = [0.0, 0.0]
    ready: dict[int, float] = {}
    dd: dict[int, float] = {}
    won: tuple[dict[int, float], dict[int, float]] = {}, {}
    for (pair, _), chance in (*found.ends.items(), *found.left.items()):
        winner = winner_of(pair)
        if winner != NOBODY:
            wins[winner] += chance
            left_to = (pair.fighter.body.ready, pair.foe.dd)[winner]
            won[winner][left_to] = won[winner].get(left_to, 0.0) + chance
        ready[pair.fighter.body.ready] = ready.get(pair.fighter.body.ready, 0.0) + chance
        dd[pair.foe.dd] = dd.get(pair.foe.dd, 0.0) + chance
    undecided = sum(found.left.values())
    rounds = sum(number * chance for number, chance in enumerate(found.by_turn, 1)) + met.limit * undecided
    most_first = tuple(sorted(won[0].items(), reverse=True)), tuple(sorted(won[1].items(), reverse=True))
    return DuelOdds(
        wins=(wins[0], wins[1]),
        undecided=undecided,
        rounds=rounds,
        ready=tuple(sorted(ready.items())),
        dd=tuple(sorted(dd.items())),
        won=most_first,
        by_round=found.by_turn,
        states=found.states,
    )


def step_of(met: Met) -> Step[State]:
    """The step of a duel: the chances of the states after a round."""

    def after(state: State) -> dict[State, float]:
        pair, first = state
        found = odds(trade, CHARACTER, pair, met.house, first, policy=met.policy_a)
        return {(other, 0): weight / found.total for other, weight in found.weights.items()}

    return after


def run_duels(met: Met, games: int, seed: int, *, compiled: bool = True) -> Duels:
    """Play duels; game g has the dice of (seed, g), compiled or not. Raises InputError, also where numba is missing."""
    return run_games(met, games, seed, compiled=compiled)


def estimate(met: Met, games: int, seed: int) -> Played:
    """Estimate the chances by compiled duels, the same as those of `run_duels`. Raises InputError, also without
    numba."""
    return playing.estimate(met, games, seed)
