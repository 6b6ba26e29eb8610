"""A ladder in a file: it goes on after whatever stopped it, with the same results."""

from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.lab.ladder.plan import LadderPlan
from affray.lab.ladder.run import GAMES, LADDER, STOPPED, Goal, LadderRun, Progress, results_digest, run_ladder
from affray.lab.ladder.work import LadderProcesses
from affray.play import versions
from affray.play.levels import LEVELS
from affray.play.search.value import shipped_weights
from affray.systems import registry
from tests.units.lab.ladder.made import plan_of

GOAL = Goal(within=0, games=24)
PLAN = plan_of("fortmayn", "random", "greedy", scenarios=("duel", "lone-wolf"))


def played(path: Path, processes: int, goal: Goal = GOAL, plan: LadderPlan = PLAN) -> LadderRun:
    with LadderProcesses(processes) as workers:
        return run_ladder(plan, path, goal, workers)


def test_a_run_that_was_killed_goes_on_with_the_same_results(tmp_path: Path) -> None:
    whole = played(tmp_path / "a.ladder", 1)
    assert whole.ended == GAMES and len(whole.outcomes) == 12 and whole.before == 0
    lines = (tmp_path / "a.ladder").read_bytes().splitlines(keepends=True)
    # Killed within a line, by processes that were not done in order.
    kept = [lines[0], *lines[1:4], *lines[5:7]]
    (tmp_path / "b.ladder").write_bytes(b"".join(kept) + lines[8][:40])
    again = played(tmp_path / "b.ladder", 2)
    assert again.before == 5 and results_digest(PLAN, again.outcomes) == results_digest(PLAN, whole.outcomes)
    assert list(again.outcomes) == list(whole.outcomes)
    assert len(LADDER.read(tmp_path / "b.ladder").outcomes) == 12


def test_another_spec_is_refused_with_a_line(tmp_path: Path) -> None:
    played(tmp_path / "a.ladder", 1, Goal(games=2))
    for plan, part in (
        (plan_of("fortmayn", "random", "greedy", scenarios=("duel",)), "scenarios duel, lone-wolf, now duel"),
        (
            plan_of("fortmayn", "greedy", "random", scenarios=("duel", "lone-wolf")),
            "players random, greedy, now greedy",
        ),
        (LadderPlan(msgspec.structs.replace(PLAN.spec, seed=4)), "seed 1, now 4"),
        (LadderPlan(msgspec.structs.replace(PLAN.spec, luck=3, drawn=1)), "drawn 0, now 1; luck 0, now 3"),
    ):
        with pytest.raises(InputError, match=f"holds the results of another spec: {part}.*; expected another file, by"):
            played(tmp_path / "a.ladder", 1, plan=plan)
    (tmp_path / "b.sweep").write_text('{"kind":"affray sweep"}\n')
    with pytest.raises(
        InputError, match="holds no results of a ladder; expected a file that affray ladder has written"
    ):
        played(tmp_path / "b.sweep", 1)


def test_results_of_other_players_are_never_mixed_with_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.ladder"
    played(path, 1, Goal(games=2))
    old = PLAN.players_version
    monkeypatch.setattr(versions, "JUDGEMENT", versions.JUDGEMENT + 1)
    later = LadderPlan(PLAN.spec)
    assert later.players_version != old and later.identity != PLAN.identity
    with pytest.raises(InputError, match=f"players of version {old}; these are of version {later.players_version}"):
        played(path, 1, plan=later)
    path.write_bytes(path.read_bytes().replace(b',"players":"%b"' % old.encode(), b"", 1))
    with pytest.raises(InputError, match="results of computer players of version none; these are of version"):
        played(path, 1)


NAMES = ("greedy", "computer:1", "computer:8")


def test_the_version_of_players_changes_with_levels_and_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    foeman, found = registry.load_system("foeman"), set[str]()
    found.add(versions.players_version(foeman, NAMES))
    monkeypatch.setattr(versions, "LEVELS", {**LEVELS, 1: msgspec.structs.replace(LEVELS[1], noise=1.0)})
    found.add(versions.players_version(foeman, NAMES))
    weights = shipped_weights(foeman)
    assert weights is not None
    other = msgspec.structs.replace(weights, weights=(1.0, *weights.weights[1:]))
    monkeypatch.setattr(versions, "shipped_weights", lambda system: other)
    found.add(versions.players_version(foeman, NAMES))
    assert len(found) == 3


def test_other_levels_than_those_that_meet_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    foeman = registry.load_system("foeman")
    old = [
        versions.players_version(foeman, names) for names in (["computer:1:bold"], ["recruit"], ["computer:recruit"])
    ]
    other = [versions.players_version(foeman, names) for names in (["computer:2"], ["greedy"])]
    monkeypatch.setattr(versions, "LEVELS", {**LEVELS, 1: msgspec.structs.replace(LEVELS[1], noise=1.0)})
    later = [
        versions.players_version(foeman, names) for names in (["computer:1:bold"], ["recruit"], ["computer:recruit"])
    ]
    assert [a == b for a, b in zip(old, later, strict=True)] == [False, True, False]
    assert other == [versions.players_version(foeman, names) for names in (["computer:2"], ["greedy"])]


def test_a_system_that_says_something_of_its_own_changes_no_other() -> None:
    foeman, fortmayn = map(registry.load_system, ("foeman", "fortmayn"))
    kept = versions.players_version(foeman, NAMES)
    found = {versions.players_version(fortmayn, NAMES)}
    for field, value in (("level_errors", {1: 0.1}), ("level_errors", {}), ("judgement", 0)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(fortmayn.opponents), field, value)
            found.add(versions.players_version(fortmayn, NAMES))
            assert versions.players_version(foeman, NAMES) == kept
    assert len(found) == 4


def test_who_stops_a_run_keeps_what_is_played(tmp_path: Path) -> None:
    def stop(now: Progress) -> None:
        if now.games == 6:
            raise KeyboardInterrupt

    with LadderProcesses(1) as workers:
        run = run_ladder(PLAN, tmp_path / "a.ladder", GOAL, workers, stop)
    assert run.ended == STOPPED and len(run.outcomes) == 3
    assert len(LADDER.read(tmp_path / "a.ladder").outcomes) == 3
