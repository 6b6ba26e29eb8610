"""The studies that ship: their specs, their digests, their reports."""

import gzip
from pathlib import Path

import pytest

from affray.core import InputError
from affray.lab.sweep.ledger import SWEEP, digest
from affray.lab.sweep.local import Processes
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.run import run_sweep
from affray.lab.sweep.spec import read_spec
from affray.lab.sweep.view import ENDING, studies, studies_folder, study_view, view_from_bytes

ROOT = Path(__file__).parents[3]
SPECS = ROOT / "examples" / "studies"
DIGESTS = {name: digest for digest, name in map(str.split, (SPECS / "DIGESTS").read_text().splitlines())}


def test_every_study_has_a_digest_and_a_report_that_names_it() -> None:
    assert set(DIGESTS) == {path.stem for path in SPECS.glob("*.toml")}
    for name, wanted in DIGESTS.items():
        page = (ROOT / "docs" / "designers" / "studies" / f"{name}.md").read_text("utf-8")
        assert page.endswith(f"SHA-256 of the results: `{wanted}`\n")
        assert page.startswith(f"# {read_spec(SPECS / f'{name}.toml').title}\n")


def test_the_figures_of_every_report_are_there_and_no_others() -> None:
    for name in DIGESTS:
        page = (ROOT / "docs" / "designers" / "studies" / f"{name}.md").read_text("utf-8")
        drawn = {path.name for path in (ROOT / "docs" / "designers" / "studies").glob(f"{name}-*")}
        assert drawn == {part.partition(")")[0] for part in page.split("](")[1:] if part.startswith(f"{name}-")}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_study_is_as_large_as_its_page_says(name: str) -> None:
    plan = Plan(read_spec(SPECS / f"{name}.toml"))
    sizes = {"foeman-weapons": (31, 18), "melee-weapons": (24, 4), "wargame-lists": (5, 1), "wargame-units": (30, 2)}
    assert (len(plan.contenders), len(plan.slices)) == sizes[name]


def test_the_page_is_given_the_results_with_these_digests() -> None:
    shipped = {study.name for study in studies()}
    assert shipped == set(DIGESTS)
    for name in shipped:
        kept = SWEEP.from_bytes(gzip.decompress((studies_folder() / f"{name}{ENDING}").read_bytes()), name)
        assert digest(Plan(read_spec(SPECS / f"{name}.toml")).identity, kept.outcomes) == DIGESTS[name], name
        assert len(study_view(name).cells) <= study_view(name).wanted


def test_results_that_are_too_many_or_none_are_refused() -> None:
    with pytest.raises(InputError, match="study 'none': expected one of foeman-weapons"):
        study_view("none")
    with pytest.raises(InputError, match="x: holds no results of a sweep"):
        view_from_bytes(b"", "x")


@pytest.mark.slow
def test_the_units_of_the_wargame_come_to_the_same_again(tmp_path: Path) -> None:
    with Processes() as runner:
        found = run_sweep(Plan(read_spec(SPECS / "wargame-units.toml")), tmp_path / "x.sweep", runner)
    assert found.digest == DIGESTS["wargame-units"]
