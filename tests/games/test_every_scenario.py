"""Two whole games of each scenario, by the computer players in turn: no listed answer is refused, no invariant breaks, each
ends. `make games` plays on from here."""

import pytest

from affray.game.scenario import load_scenario
from affray.systems import registry
from affray.testing.games import PLAYERS, planned_jobs
from affray.testing.whole_games import Job, play_whole_game

JOBS = planned_jobs(registry.system_keys(), None, PLAYERS, games=1)


@pytest.mark.parametrize("job", JOBS, ids=lambda job: f"{job.system}-{job.scenario}-{job.player}-{job.seed}")
def test_a_game_is_played_to_its_end(job: Job) -> None:
    outcome = play_whole_game(registry.load_system(job.system), load_scenario(job.system, job.scenario), job)
    assert outcome.refused == ()
    assert outcome.broken == ()
    assert outcome.over
