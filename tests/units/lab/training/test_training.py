"""Training: positions of games, the weights that they teach, and the command."""

import json
from pathlib import Path

import msgspec
import pytest

from affray.cli.commands.train import print_trained
from affray.core import InputError
from affray.lab.training.fit import fitted_weights, log_loss
from affray.lab.training.positions import Row, TrainingSpec, check_spec, rows_of
from affray.lab.training.train import train
from affray.lab.training.work import TrainingProcesses
from affray.play.search.value import Value, Weights, usual_value
from affray.systems import registry
from tests.units.cli.running import refused, run

SPEC = TrainingSpec("melee", 2, 1, 5)


@pytest.fixture(scope="module")
def played() -> list[list[Row]]:
    return [rows_of(SPEC, number) for number in range(3)]


@pytest.mark.slow
def test_a_game_gives_a_position_for_each_round(played: list[list[Row]]) -> None:
    features = registry.load_system("melee").opponents.features
    assert all(1 < len(rows) < 60 for rows in played)
    for number, rows in enumerate(played):
        assert {row.game for row in rows} == {number}
        assert {len(row.difference) for row in rows} == {len(features)}
        assert len({row.score for row in rows}) == 1


@pytest.mark.slow
def test_the_same_games_teach_the_same_whoever_plays_them(played: list[list[Row]]) -> None:
    found = train(SPEC, played)
    with TrainingProcesses(2) as runner:
        elsewhere = [rows for _, rows in runner.run(msgspec.json.encode(SPEC), range(3), heavy=False)]
    assert train(SPEC, elsewhere) == found
    assert found.weights.positions == sum(len(rows) for rows in played[:2])
    assert found.weights.digest
    assert found.loss <= 0.7


def test_what_wins_weighs_and_what_does_not_weighs_nothing() -> None:
    rows = [Row(n, (1.0 if n % 4 else -1.0, float(n % 2)), 1.0 if n % 4 else 0.0) for n in range(8000)]
    one, other = fitted_weights(rows)
    assert one > 2 > abs(other)
    assert log_loss(rows, (one, other)) < 0.2


def test_a_feature_that_is_counted_in_tenths_weighs_ten_times_as_much_beside_one_that_never_differs() -> None:
    wins = [n % 3 > 0 for n in range(300)]
    once, tenths = (
        fitted_weights([Row(n, (unit * (1.5 if won else n % 2), 2.0), float(won)) for n, won in enumerate(wins)])
        for unit in (1.0, 0.1)
    )
    assert once[0] > 0 and tenths[0] == pytest.approx(10 * once[0])


def test_weights_that_ship_are_of_the_features_there_are() -> None:
    for key in registry.system_keys():
        system = registry.load_system(key)
        assert isinstance(usual_value(system), Value)


def test_a_system_that_measures_nothing_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    opponents = type(registry.load_system("melee").opponents)
    monkeypatch.setattr(opponents, "features", ())
    with pytest.raises(InputError, match="melee: measures no positions"):
        check_spec(SPEC)


def test_no_games_to_check_by_are_refused_before_any_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.lab.training.positions.is_kept_out", lambda name: False)
    with pytest.raises(InputError, match="foeman: no fights of two sides are kept out of training to check by"):
        check_spec(TrainingSpec("foeman", 1, 1, 1))
    check_spec(TrainingSpec("foeman", 1, 0, 1))


@pytest.mark.slow
def test_the_command_writes_weights_that_read_back(tmp_path: Path) -> None:
    path = tmp_path / "melee.json"
    said = run("train", "melee", "--games", "2", "--checks", "0", "--workers", "1", "--out", str(path), "--json")
    weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    assert Value(registry.load_system("melee"), weights).weights == weights.weights
    assert json.loads(said.out)["weights"]["weights"] == list(weights.weights)
    assert "expected one of" in refused(run("train", "chess"))


def test_the_command_shows_what_was_learned(played: list[list[Row]], capsys: pytest.CaptureFixture[str]) -> None:
    print_trained(train(SPEC, played), "melee.json")
    said = capsys.readouterr().out
    assert "log loss" in said and "melee.json" in said and "share of strength left" in said
