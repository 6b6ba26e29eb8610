"""A whole game of each scenario, by the greedy player and by chance in turn; the slow tests play the other too: no listed answer
is refused, no invariant breaks, each ends. `make games` plays on from here."""

import pytest

from affray.game.scenario import load_scenario
from affray.systems import registry
from affray.testing.games import PLAYERS, planned_jobs
from affray.testing.whole_games import Job, play_whole_game

JOBS = planned_jobs(registry.system_keys(), None, PLAYERS, games=1)
SCENARIOS = list(dict.fromkeys((job.system, job.scenario) for job in JOBS))


def is_next(job: Job) -> bool:
    """Whether it is the turn of a job's player."""
    scenario = job.system, job.scenario
    players = [other.player for other in JOBS if (other.system, other.scenario) == scenario]
    return job.player == players[SCENARIOS.index(scenario) % len(players)]


@pytest.mark.parametrize(
    "job",
    [
        pytest.param(
            job,
            id=f"{job.system}-{job.scenario}-{job.player}-{job.seed}",
            marks=() if is_next(job) else pytest.mark.slow,
        )
        for job in JOBS
    ],
)
def test_a_game_is_played_to_its_end(job: Job) -> None:
    outcome = play_whole_game(registry.load_system(job.system), load_scenario(job.system, job.scenario), job)
    assert outcome.refused == ()
    assert outcome.broken == ()
    assert outcome.over
