"""What a ladder shows, from results that are made up: ratings, scenarios, luck, words in both languages, a page."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from affray.lab.account import Table
from affray.lab.ladder.account import LadderSayer
from affray.lab.ladder.found import LadderFound, ladder_found
from affray.lab.ladder.game import PairOutcome
from affray.lab.ladder.report import ladder_report
from affray.lab.ladder.run import GAMES, LadderRun
from affray.lab.ladder.tallies import Tally, Times, sum_tallies
from affray.lab.report.pages import write_report
from tests.units.lab.ladder.made import made, plan_of

PLAN = plan_of("melee", luck=4, scenarios=("duel", "den"))
RANDOM_KEPT, RANDOM_GREEDY, KEPT_GREEDY = range(3)


def tally(seconds: float, **noticed: int) -> Tally:
    times = Times()
    times.add(seconds)
    return Tally(times, times, 50, {name.replace("_", ":"): count for name, count in noticed.items()})


def noted(outcome: PairOutcome, *tallies: Tally, rounds: int) -> PairOutcome:
    first, second = (replace(game, tallies=(tallies[0], tallies[1]), rounds=rounds) for game in outcome.games)
    return PairOutcome((first, second))


def found_by_hand() -> LadderFound:
    """Random never wins, greedy beats greedy-1 in the duel and shares the den; one game has luck, one a failure."""
    idle, busy = tally(0.001, turn=10, idle=5), tally(0.2, turn=10, idle=1, attack=8, attack_fallen=2)
    outcomes = {}
    for ground in range(2):
        for count in range(6):
            for pairing in (RANDOM_KEPT, RANDOM_GREEDY):
                outcomes[PLAN.number(pairing, ground, count)] = noted(made(0, 0), idle, busy, rounds=9)
            result = made(0, 0.5 * (count % 2)) if ground == 0 else made(1, 0)
            outcomes[PLAN.number(KEPT_GREEDY, ground, count)] = noted(result, busy, busy, rounds=6 + count % 2)
    lucky = outcomes[PLAN.number(KEPT_GREEDY, 0, 1)]
    outcomes[PLAN.number(KEPT_GREEDY, 0, 1)] = PairOutcome((lucky.games[0], replace(lucky.games[1], luck=0.25)))
    outcomes[PLAN.number(RANDOM_KEPT, 1, 0)] = made(0, 0, failed="random: KeyError: 7")
    return ladder_found(PLAN, LadderRun(outcomes, 3, GAMES))


FOUND = found_by_hand()


def test_the_ratings_are_those_of_all_scenarios_of_the_tuned_and_of_the_kept_out() -> None:
    everything, tuned, kept_out, adjusted = FOUND.lists
    assert [(rating_list.group, rating_list.adjusted) for rating_list in FOUND.lists] == [
        ("all", False), ("tuned", False), ("kept-out", False), ("all", True),
    ]  # fmt: skip
    assert [rating.player for rating in everything.ratings] == ["greedy", "greedy-1", "random"]
    assert {rating.player: rating.games for rating in everything.ratings} == {
        "greedy": 48,
        "greedy-1": 48,
        "random": 48,
    }
    greedy = {rating_list.group: rating_list.ratings[0].elo for rating_list in (everything, tuned)}
    assert greedy["tuned"].value > greedy["all"].value > 0
    assert next(rating.elo.value for rating in kept_out.ratings if rating.player == "greedy-1") == 0
    assert adjusted.ratings[0].elo.value > everything.ratings[0].elo.value
    assert [(step.above, step.below) for step in everything.steps] == [("greedy", "greedy-1"), ("greedy-1", "random")]
    assert everything.steps[1].certain


def test_each_two_players_have_a_score_on_all_scenarios_and_on_each() -> None:
    score = {(other.first, other.second, other.scenario): other for other in FOUND.scores}
    assert len(score) == 9
    duel = score["greedy-1", "greedy", "duel"]
    assert (duel.games, duel.won, duel.drawn, duel.lost, duel.share.value) == (12, 0, 3, 9, 0.125)
    assert duel.share.low < 0.125 < duel.share.high < 0.5
    assert score["greedy-1", "greedy", ""].share.value == (0.125 + 0.5) / 2


def test_time_rounds_and_what_is_noticed_are_counted_by_player() -> None:
    efforts = {effort.player: effort for effort in FOUND.efforts}
    assert (
        efforts["random"].slowest == 0.001
        and efforts["greedy"].p95 == pytest.approx(0.2, rel=0.1)
        and efforts["greedy"].decisions == 48
    )
    paces = {(pace.player, pace.scenario): (pace.rounds, pace.anchor) for pace in FOUND.paces}
    assert paces["random", "duel"] == (9.0, 8.0) and paces["greedy", "duel"] == (8.0, 8.0)
    blunders = {(blunder.name, blunder.player): blunder for blunder in FOUND.blunders}
    assert blunders["idle", "random"].per_hundred == 10 and blunders["idle", "greedy"].per_occasion == 0.1
    assert blunders["attack:fallen", "greedy"].per_occasion == 0.25 and blunders["attack:fallen", "random"].count == 0
    assert FOUND.failures == ("random: KeyError: 7 (2, den)",)


def test_luck_is_taken_out_of_the_mean() -> None:
    luck = {(shown.first, shown.second): shown for shown in FOUND.luck}["greedy-1", "greedy"]
    assert luck.plain.value - luck.adjusted.value == pytest.approx(0.25 / 2 / 6 / 2, abs=1e-4)
    assert luck.games == 24 and luck.fewer > 1


def test_a_ladder_without_games_or_without_luck_shows_what_there_is() -> None:
    empty = ladder_found(PLAN, LadderRun({}, 0, "stopped"))
    assert empty.games == 0 and len(LadderSayer("en").account(empty)) == 3
    assert not ladder_report(empty).sections
    plan = plan_of("fortmayn", "greedy", "random", scenarios=("lone-wolf",))
    found = ladder_found(plan, LadderRun({plan.number(0, 0, 0): made(1, 0.5)}, 0, "budget"))
    assert [ladder.group for ladder in found.lists] == ["all"] and found.luck == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_of_it_is_said_in_each_language(language: str) -> None:
    lines = LadderSayer(language).account(FOUND)
    tables = [line for line in lines if isinstance(line, Table)]
    assert len(tables) == 7 and all(len(row) == len(table.heads) for table in tables for row in table.rows)
    said = " ".join(line for line in lines if isinstance(line, str))
    assert "random: KeyError: 7" in said and FOUND.digest in said
    strength = tables[0].rows
    assert strength[0][0] == "greedy" and strength[1][1] == "0" and strength[0][1].startswith("+")
    assert any(row[0] == "den *" for row in tables[2].rows)


def test_the_page_has_figures_and_the_tables(tmp_path: Path) -> None:
    files = write_report(tmp_path / "ladder.md", ladder_report(FOUND), png=False)
    assert sorted(file.name for file in files) == ["ladder-scenarios.svg", "ladder-strength.svg", "ladder.md"]
    text = (tmp_path / "ladder.md").read_text("utf-8")
    assert "## Strength in Elo, greedy-1 = 0" in text and "Kept out of tuning: den." in text and FOUND.digest in text
    assert "kept out" in (tmp_path / "ladder-strength.svg").read_text("utf-8")


def test_the_page_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    write_report(tmp_path / "ladder.md", ladder_report(FOUND, "de"), png=False)
    text = (tmp_path / "ladder.md").read_text("utf-8")
    assert "# Computerspieler von" in text and "## Stärke in Elo, greedy-1 = 0" in text
    assert "Zum Abstimmen nicht benutzt: den." in text and "±" in text and " games " not in text
    assert "die zurückgehaltenen" in (tmp_path / "ladder-strength.svg").read_text("utf-8")


def test_times_are_added_up_and_their_quantiles_are_near() -> None:
    parts = [tally(0.001 * number, turn=1) for number in range(1, 101)]
    whole = sum_tallies(parts)
    assert whole.decisions.count == 100 and whole.noticed == {"turn": 100} and whole.answers == 5000
    assert whole.decisions.mean == pytest.approx(0.0505) and whole.decisions.most == 0.1
    for share in (0.5, 0.95):
        assert whole.decisions.quantile(share) == pytest.approx(0.1 * share, rel=0.1)
    assert Times().quantile(0.5) == Times().mean == 0
