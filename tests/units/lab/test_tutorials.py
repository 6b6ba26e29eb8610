"""What the tutorials of the laboratory answer is what it computes, and the studies say the same."""

import gzip
from functools import cache

import pytest

from affray.lab.report.findings import standings
from affray.lab.report.study import Study, study_of
from affray.lab.sweep.ledger import SWEEP
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import spec_from_toml
from affray.lab.sweep.view import ENDING, studies_folder
from affray.lab.sweep.work import outcome_of
from tests.docs.pages import ROOT, blocks

PAGE = (ROOT / "docs" / "designers" / "sweeps.md").read_text("utf-8")
ST = ("13", "14", "15")
OTHERS = ("Mace", "Axe", "Broadsword")


@cache
def flail() -> Study:
    """The tutorial's sweep, computed from the file that the page shows."""
    spec = next(block.text for block in blocks(PAGE) if "flail.toml" in block.text and block.kind == "toml")
    plan = Plan(spec_from_toml(spec, "flail.toml"))
    return Study(plan, {number: outcome_of(plan, number) for number in plan.open_cells()})


@cache
def weapons() -> Study:
    """The study of all weapons of Foeman that comes along."""
    data = gzip.decompress((studies_folder() / f"foeman-weapons{ENDING}").read_bytes())
    return study_of(SWEEP.from_bytes(data, "foeman-weapons"), "foeman-weapons")


def shown_rows() -> dict[str, list[str]]:
    """The rows of the tutorial's table by weapon."""
    rows = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")]
    return {row[0]: row[1:] for row in rows if len(row) == 4}


def mean_at(study: Study, weapon: str, st: str) -> float:
    """What a weapon does in the mean over all armors, whether the figure is strong enough or not."""
    place = next(place for place, name in study.names.items() if name == weapon)
    found = study.with_every_cell.overall_score(place, study.parts_with("st", st))
    assert found is not None
    return found.mean


def test_the_table_of_the_tutorial_is_what_is_computed() -> None:
    rows = shown_rows()
    for weapon in ("Light Flail", "Flail", *OTHERS):
        assert [float(cell.rstrip(" *")) for cell in rows[weapon]] == pytest.approx(
            [mean_at(flail(), weapon, st) for st in ST], abs=0.005
        ), weapon


def test_a_flail_at_st_13_is_marked_and_ranked_nowhere() -> None:
    marked = {(flail().plan.slices[part].names["st"], flail().names[place]) for part, place in flail().unfit}
    assert marked == {("13", "Flail")}
    assert {flail().plan.slices[part].names["st"] for part in flail().level_parts} == {"14", "15"}
    assert [cell for cell in shown_rows()["Flail"] if cell.endswith("*")] == ["1.44 *"]


def test_the_flail_is_last_with_the_st_that_it_requires_and_ahead_with_one_more() -> None:
    assert all(mean_at(flail(), "Flail", "14") < mean_at(flail(), weapon, "14") for weapon in OTHERS)
    assert all(mean_at(flail(), "Flail", "15") > mean_at(flail(), weapon, "15") for weapon in OTHERS)


def test_the_study_of_all_weapons_agrees() -> None:
    study = weapons()
    flail_place = next(place for place, name in study.names.items() if name == "Flail")
    counted = {study.plan.slices[part].names["st"] for part in study.parts if (part, flail_place) not in study.unfit}
    assert counted == {"15"}
    order = [standing.name for standing in standings(study)]
    assert all(order.index("Flail") < order.index(weapon) for weapon in OTHERS)
