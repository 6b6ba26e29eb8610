"""A whole game of every third scenario, by the greedy player and by chance in turn; the slow tests play all of them by both: no
listed answer is refused, no invariant breaks, each ends. `make games` plays on from here."""

import pytest

from affray.game.scenario import load_scenario
from affray.systems import registry
from affray.testing.games import PLAYERS, planned_jobs
from affray.testing.whole_games import Job, play_whole_game

JOBS = planned_jobs(registry.system_keys(), None, PLAYERS, games=1)
EACH = 3
"""One scenario of so many is played each time."""
SCENARIOS = list(dict.fromkeys((job.system, job.scenario) for job in JOBS))


def is_next(job: Job) -> bool:
    """Whether it is the turn of a job's player."""
    scenario = job.system, job.scenario
    players = [other.player for other in JOBS if (other.system, other.scenario) == scenario]
    place = SCENARIOS.index(scenario)
    return place % EACH == 0 and job.player == players[place // EACH % len(players)]


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
