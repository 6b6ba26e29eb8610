"""Two whole games of each scenario, by the computer players in turn: no listed answer is refused, no invariant breaks, each
ends. `make games` plays on from here."""

import pytest

from affray.game.scenario import find
from affray.systems import registry
from affray.testing.games import PLAYERS, planned
from affray.testing.whole_games import Job, played

JOBS = planned(registry.keys(), None, PLAYERS, games=1)


@pytest.mark.parametrize("job", JOBS, ids=lambda job: f"{job.system}-{job.scenario}-{job.player}-{job.seed}")
def test_a_game_is_played_to_its_end(job: Job) -> None:
    outcome = played(registry.load(job.system), find(job.system, job.scenario), job)
    assert outcome.refused == ()
    assert outcome.broken == ()
    assert outcome.over
