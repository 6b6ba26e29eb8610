"""The script that plays every scenario: its ledger goes on, and what is wrong is named."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from affray.core import Event, Question, Refusal
from affray.game.scenario import load_scenario
from affray.referee import Referee
from affray.systems import registry
from affray.testing import games
from affray.testing.whole_games import Job, Outcome, is_playable, play_whole_game, random_options
from tests.toy import PIG, TABLE, Pig, PigSystem

JOB = Job("pig", TABLE.name, "random", 1)


class Picky(PigSystem):
    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        return Refusal("late", "it is too late", ("PG-1",))


class Faulty(PigSystem):
    def play(self, ref: Referee, state: Pig, answer: str) -> Pig:
        raise KeyError("spell_book")


class Unsound(PigSystem):
    def broken_invariants(self, state: Pig) -> tuple[str, ...]:
        return ("points below zero",)


class Watched:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note_answer(self, before: Pig, question: Question[str], answer: str, after: Pig) -> None:
        self.counts.update(("turn", f"turn:{answer}"))


class Listening(Watched):
    def note_events(self, events: Sequence[Event]) -> None:
        self.counts.update(f"event:{event.code}" for event in events)


class Attentive(PigSystem):
    def watcher(self) -> Listening:
        return Listening()


class Noticing(PigSystem):
    def watcher(self) -> Watched:
        return Watched()


def test_a_game_of_the_toy_is_sound_to_its_end() -> None:
    outcome = play_whole_game(PIG, TABLE, JOB)
    assert outcome.over
    assert (outcome.refused, outcome.broken, outcome.noticed) == ((), (), {})
    assert outcome.answers > 2


def test_the_watcher_sees_every_answer_between_actions() -> None:
    noticed = play_whole_game(Noticing(), TABLE, JOB).noticed
    assert noticed["turn"] == sum(count for name, count in noticed.items() if name != "turn") > 2


class Changed(Watched):
    def note_answer(self, before: Pig, question: Question[str], answer: str, after: Pig) -> None:
        self.counts["same" if after == before else "changed"] += 1


class Comparing(PigSystem):
    def watcher(self) -> Watched:
        return Changed()


def test_the_watcher_sees_what_has_become_of_an_action_with_its_inner_choices() -> None:
    noticed = [play_whole_game(Comparing(), TABLE, replace(JOB, seed=seed)).noticed for seed in range(1, 20)]
    assert sum(row["changed"] for row in noticed) > 100
    assert not any("same" in row for row in noticed)


def test_a_watcher_that_listens_is_told_all_that_an_answer_led_to() -> None:
    noticed = play_whole_game(Attentive(), TABLE, JOB).noticed
    assert noticed["turn"] == play_whole_game(Noticing(), TABLE, JOB).noticed["turn"]
    assert sum(count for name, count in noticed.items() if name.startswith("event:")) > noticed["turn"]


def test_a_listed_answer_that_would_be_refused_is_named() -> None:
    outcome = play_whole_game(Picky(), TABLE, JOB)
    assert "it is too late" in outcome.refused[0]
    assert not outcome.over


def test_a_fault_of_the_program_is_named_with_its_position() -> None:
    assert "KeyError: 'spell_book', at position" in play_whole_game(Faulty(), TABLE, JOB).broken[0]


def test_an_invariant_that_breaks_ends_the_game() -> None:
    outcome = play_whole_game(Unsound(), TABLE, JOB)
    assert outcome.broken[0].startswith("points below zero, at position")
    assert outcome.answers == 1


def test_what_is_in_the_ledger_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    wanted = ["--system", "fortmayn", "--scenario", "duel", "--games", "2", "--minutes", "0", "--ledger", str(kept)]
    assert games.main(wanted) == 0
    assert "4 of 4" in capsys.readouterr().err
    with kept.open("ab") as file:
        file.write(b'["cut sh')
    assert games.main(wanted) == 0
    again = capsys.readouterr()
    assert again.err == ""
    assert [line.split()[:4] for line in again.out.splitlines()[1:3]] == [
        ["fortmayn", "duel", "greedy", "2"],
        ["fortmayn", "duel", "random", "2"],
    ]


def test_games_of_another_program_are_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "games.jsonl"
    ledger = games.Ledger(kept)
    ledger.keep(Outcome(JOB, 3, over=True))
    assert list(games.Ledger(kept).done) == [JOB]
    monkeypatch.setattr(games, "fingerprint", lambda: "another")
    assert games.Ledger(kept).done == {}


def test_the_table_has_idle_shares_blunders_and_what_was_wrong() -> None:
    bad = Outcome(
        JOB, 3, over=False, refused=("roll: no",), noticed={"turn": 4, "idle": 1, "attack": 2, "attack:fallen": 1}
    )
    lines = list(games.table_lines([bad]))
    assert lines[1].endswith("25.0 %")
    assert "pig random: attack:fallen 1 of 2 (50.0 %)" in lines
    assert lines[-1].endswith("roll: no")


def test_a_scenario_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert games.main(["--scenario", "moon"]) == 2
    assert capsys.readouterr().err.startswith("games: scenario moon: not one of")


def test_drawn_house_rules_are_the_same_for_a_seed_and_leave_what_the_scenario_sets() -> None:
    system, scenario = registry.load_system("melee"), load_scenario("melee", "duel")
    drawn = random_options(system, scenario, 3)
    assert drawn == random_options(system, scenario, 3) != random_options(system, scenario, 4)
    taken = replace(scenario, options=dict(drawn))
    assert not dict(drawn).keys() & dict(random_options(system, taken, 3)).keys()


def test_where_several_may_speak_only_chance_plays() -> None:
    system, scenario = registry.load_system("fortmayn"), load_scenario("fortmayn", "gm-table")
    assert is_playable(system, scenario, "random")
    assert not is_playable(system, scenario, "greedy")


def test_each_fight_that_can_have_a_game_master_is_played_once_with_one() -> None:
    plain = games.planned_jobs(("foeman", "fortmayn"), ["duel"], games.PLAYERS, 2)
    mastered = games.mastered_jobs(plain)
    assert [(job.system, job.player, job.seed) for job in mastered] == [
        ("foeman", "greedy", 1),
        ("foeman", "random", 1),
    ]
    outcome = games.play_job(mastered[0])
    assert outcome is not None and outcome.over
    assert (outcome.refused, outcome.broken) == ((), ())
    assert list(games.table_lines([outcome]))[1].split()[:4] == ["foeman", "duel+master", "greedy", "1"]
