"""A duel is the game that the whole engine plays, which opens on the board by its number."""

import pytest

from affray.core import InputError
from affray.lab.batches.batch import play_game
from affray.lab.systems.melee.duel import meeting
from affray.lab.systems.melee.sample import sample

LINE = "st=12 dx=12 weapon=broadsword second=dagger armor=leather shield=small"
MACE = "st=14 dx=10 weapon=morningstar second=shortsword"
RAPIER = "st=10 dx=14 weapon=rapier armor=leather second=dagger"
DUELS = (
    (LINE, LINE, ("attack", "attack")),
    (LINE, LINE, ("careful", "fetch")),
    (LINE, LINE, ("fists", "careful")),
    (MACE, RAPIER, ("careful", "attack")),
    ("st=12 dx=12 weapon=spear", "st=10 dx=12", ("attack", "careful")),
    ("orc", "wolf", ("attack", "attack")),
    ("goblin", "bear", ("careful", "attack")),
)
NAMES = ["-".join(policies) + f"-{at}" for at, (_, _, policies) in enumerate(DUELS)]


def differing(duel: tuple[str, str, tuple[str, str]], seed: int, games: range) -> list[int]:
    """The games that end another way on the board than in a batch."""
    a, b, policies = duel
    met = meeting(a, b, *policies)
    found = []
    for number in games:
        state = sample(a, b, *policies, seed=seed, number=number).state
        left = [figure.body.st - figure.body.hits for figure in state.figures]
        if (state.winner, state.turn, *left) != tuple(play_game(met, seed, number)):
            found.append(number)
    return found


@pytest.mark.parametrize("duel", DUELS, ids=NAMES)
def test_a_duel_is_the_game_that_the_whole_engine_plays(duel: tuple[str, str, tuple[str, str]]) -> None:
    assert differing(duel, 3, range(40, 48)) == []


@pytest.mark.slow
@pytest.mark.parametrize("duel", DUELS, ids=NAMES)
def test_hundreds_of_duels_are_games_of_the_whole_engine(duel: tuple[str, str, tuple[str, str]]) -> None:
    assert differing(duel, 9, range(400)) == []


def test_a_game_that_is_none_is_refused_and_a_limit_ends_one() -> None:
    with pytest.raises(InputError, match="number -1: expected a whole number from 0 to"):
        sample("orc", "orc", number=-1)
    cut = sample(MACE, RAPIER, "careful", "careful", seed=3, number=1, limit=1)
    assert cut.state.turn == 2 and not cut.is_abandoned
