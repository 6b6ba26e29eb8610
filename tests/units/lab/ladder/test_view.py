"""Results of ladders that are only shown: those that ship, files of earlier releases, and files that nobody should trust."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.lab.ladder.found import ladder_found
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.ladder.run import LADDER, SHOWN, LadderRun
from affray.lab.ladder.view import ShownPlan, found_from_bytes, ladders, shipped_ladder
from affray.lab.sweep.ledger import Header, Ledger
from affray.play import versions
from affray.systems import registry
from tests.units.lab.ladder.made import made, plan_of

PLAN = plan_of("fortmayn", "random", "greedy", scenarios=("duel", "lone-wolf"))


def kept(folder: Path, plan: LadderPlan = PLAN) -> bytes:
    """The file of a ladder with a pair of games on each scenario."""
    with Ledger(folder / "a.ladder", plan, LADDER) as ledger:
        for ground in range(len(plan.grounds)):
            ledger.add(plan.number(0, ground, 0), made(1.0, 0.5))
    return (folder / "a.ladder").read_bytes()


def with_header(data: bytes, changed: Mapping[str, object], version: str | None = None) -> bytes:
    """A file whose first line says something else; `of` is the version of its players."""
    first, _, rest = data.partition(b"\n")
    header = msgspec.json.decode(first)
    spec = {**header["spec"], **{name: value for name, value in changed.items() if name in header["spec"]}}
    own = {name: value for name, value in changed.items() if name not in header["spec"]}
    if version is not None:
        own["players"] = version
    return msgspec.json.encode({**header, **own, "spec": spec}) + b"\n" + rest


@pytest.mark.parametrize("name", [ladder.name for ladder in ladders()])
def test_every_ladder_that_ships_is_shown(name: str) -> None:
    info = next(ladder for ladder in ladders() if ladder.name == name)
    found = shipped_ladder(name)
    assert (found.system, found.players, found.ended) == (info.system, info.players, SHOWN)
    assert found.games and found.lists[0].ratings and found.scores and found.efforts


def test_all_systems_of_the_package_have_one_and_others_are_refused() -> None:
    assert {ladder.system for ladder in ladders()} == set(registry.system_keys())
    with pytest.raises(
        InputError, match="ladder 'chess': expected one of foeman-level-8, foeman-levels, fortmayn-levels"
    ):
        shipped_ladder("chess")


def test_a_file_shows_what_its_run_showed(tmp_path: Path) -> None:
    found = found_from_bytes(kept(tmp_path), "results")
    outcomes = LADDER.read(tmp_path / "a.ladder").outcomes
    assert found == ladder_found(PLAN, LadderRun(outcomes, len(outcomes), SHOWN))
    assert found.is_current and found.players_version == PLAN.players_version and found.games == 4


def test_results_of_an_earlier_release_are_shown_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = kept(tmp_path)
    assert not found_from_bytes(with_header(data, {"version": 1}), "results").is_current
    before = found_from_bytes(with_header(data, {}, version=""), "results")
    assert (before.players_version, before.is_current, before.games) == ("", False, 4)
    monkeypatch.setattr(versions, "JUDGEMENT", versions.JUDGEMENT + 1)
    old = found_from_bytes(data, "results")
    assert not old.is_current and old.players_version == PLAN.players_version


def test_nothing_that_a_file_names_is_opened_or_started(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    program, path = f"program:touch {touched}", f"{tmp_path}/secret.toml"
    data = with_header(kept(tmp_path), {"players": [program, "gone"], "scenarios": [path, "/etc/passwd"]})
    found = found_from_bytes(data, "results")
    assert found.players == (program, "gone") and not touched.exists()
    assert [(ground.name, ground.title) for ground in found.grounds] == [("secret", "secret"), ("passwd", "passwd")]


def test_drawn_scenarios_are_known_by_name() -> None:
    plan = LadderPlan(LadderSpec("fortmayn", ("random", "greedy"), ("duel",), drawn=2))
    shown = ShownPlan(LADDER.header(plan), "results")
    assert [(ground.name, ground.kept_out, ground.drawn) for ground in shown.grounds] == [
        (ground.name, ground.kept_out, ground.drawn) for ground in plan.grounds
    ]
    assert shown.identity == plan.identity and shown.players == plan.players


def test_a_ladder_of_before_that_names_no_scenario_has_all_of_them() -> None:
    plan = plan_of("fortmayn", "random", "greedy")
    header: Header[LadderSpec] = LADDER.header(plan)
    before = msgspec.structs.replace(header, spec=msgspec.structs.replace(plan.spec, scenarios=()))
    assert [ground.name for ground in ShownPlan(before, "results").grounds] == [ground.name for ground in plan.grounds]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"players": ["random"]}, "results: line 1: expected 2 to 40 players, and drawn from 0 to 1000"),
        ({"drawn": -1}, "results: line 1: expected 2 to 40 players"),
        ({"players": ["random", "random"]}, "results: line 1: expected each player once"),
        ({"scenarios": ["a/duel", "b/duel"]}, "results: line 1: expected each scenario once"),
        ({"scenarios": ["drawn-1"], "drawn": 1}, "results: line 1: expected each scenario once"),
        ({"scenarios": ["duel"]}, "results: results on other scenarios than this program has"),
        ({"system": "chess"}, "system 'chess': expected one of"),
        ({"kind": "shopping list"}, "results: holds no results of a ladder"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_a_line(
    tmp_path: Path, changed: dict[str, object], reason: str
) -> None:
    with pytest.raises(InputError, match=reason):
        found_from_bytes(with_header(kept(tmp_path), changed), "results")
