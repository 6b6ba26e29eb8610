"""Terms and house rules of a sweep are checked before its first cell, and who cannot use what it is rated for is marked."""

import pytest

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.report.document import report_of
from affray.lab.report.findings import dominated_contenders, standings
from affray.lab.report.study import Study
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.results import column_names, result_rows
from affray.lab.sweep.spec import spec_from_toml

ATTACK = """
system = "foeman"
measure = "attack"
[figure]
race = "Human"
st = 12
dx = 12
iq = 8
[foe]
race = "Human"
st = 12
dx = 12
iq = 8
[versus]
weapon = ["Mace", "Axe"]
"""
GUIDE = """
system = "melee"
measure = "attack"
[figure]
st = 12
dx = 12
[foe]
creature = "orc"
[versus]
weapon = ["shortsword", "club"]
"""
UNITS = """
system = "wargame"
[versus]
unit = ["fantasy/captain", "sci_fi/psion"]
"""
DUEL = """
system = "foeman"
[figure]
race = "Human"
iq = 8
[versus]
weapon = ["Mace", "Flail", "Longbow"]
[axes]
st = [{ st = 12, dx = 12 }, { st = 15, dx = 9 }]
"""
FAULTS = [
    (ATTACK + "[terms]\ndice = 0\n", "dice 0: expected 1 to"),
    (ATTACK + "[terms]\ndice = true\n", "dice True: expected 1 to"),
    (ATTACK + '[terms]\nside = "above"\n', "above"),
    (ATTACK + '[terms]\nreroll = "sometimes"\n', "reroll 'sometimes': expected"),
    (ATTACK + '[terms]\nrange = "far"\n', "range: expected"),
    (ATTACK + '[options]\nguard_scope = "none"\n', "guard_scope='none': expected"),
    (ATTACK + '[axes]\n"option.guard_scope" = ["all", "none"]\n', "option.guard_scope none: option guard_scope='none'"),
    (ATTACK + "[axes]\ndice = [1, 40]\n", "^dice 40: expected 1 to"),
    (GUIDE + '[terms]\nzone = "above"\n', "above"),
    (GUIDE + '[options]\ntie_break = "coin"\n', "tie_break='coin': expected"),
    (UNITS + '[terms]\ndistance = "far"\n', "distance 'far': expected 0 to 200"),
    (UNITS + '[terms]\nrout = "maybe"\n', "rout 'maybe': expected true or false"),
    (UNITS + '[options]\nhalve_rounding = "left"\n', "halve_rounding='left': expected"),
]


@pytest.mark.parametrize(("spec", "message"), FAULTS)
def test_a_term_or_house_rule_that_there_is_not_is_named_before_the_first_cell(spec: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        list(Plan(spec_from_toml(spec, "x.toml")).open_cells())


def duels() -> Study:
    """Mace, Flail and Longbow with ST 12 and 15, each meeting as even as any."""
    plan = Plan(spec_from_toml(DUEL, "duel.toml"))
    even = Outcome("exact", 0, (0.5, 0.5, 0.0, 4.0, 3.0, 3.0, 0.0, 0.0))
    return Study(plan, dict.fromkeys(plan.open_cells(), even))


def test_weak_arms_and_bows_in_a_duel_are_named_with_what_they_lack() -> None:
    study = duels()
    found = {
        (study.plan.slices[part].names["st"], study.names[place]): str(why)
        for (part, place), why in study.unfit.items()
    }
    assert found == {
        ("12", "Flail"): "requires ST 14, the figure has 12 [FM-EQP-08]",
        ("12", "Longbow"): "strikes with bare hands in a duel [FM-EQP-09]",
        ("15", "Longbow"): "strikes with bare hands in a duel [FM-EQP-09]",
    }  # fmt: skip


def test_they_are_left_out_of_ranks_unless_all_are_wanted() -> None:
    study = duels()
    assert [standing.name for standing in standings(study)] == ["Mace", "Flail"]
    assert [study.plan.slices[part].names["st"] for part in study.level_parts] == ["15"]
    assert {standing.name for standing in standings(study.with_every_cell)} == {"Mace", "Flail", "Longbow"}
    assert study.with_every_cell.level_parts == study.parts
    assert dominated_contenders(study) == ()


def test_the_report_names_them_first_and_marks_them() -> None:
    report = report_of(duels())
    assert report.about[0].startswith("3 of 6 figures cannot use what they are rated for")
    assert report.about[1].endswith("in the parts of the table where all can do so: st 15.")
    assert report.sections[0].title == "Who cannot use what it is rated for"
    assert report.sections[0].table is not None
    assert [row[:2] for row in report.sections[0].table.rows] == [("Flail", "1 of 2"), ("Longbow", "2 of 2")]


def test_where_nobody_can_all_are_ranked_and_the_report_says_so() -> None:
    plan = Plan(spec_from_toml(DUEL.replace('"Mace", "Flail"', '"Sling"'), "bows.toml"))
    even = Outcome("exact", 0, (0.5, 0.5, 0.0, 4.0, 3.0, 3.0, 0.0, 0.0))
    study = Study(plan, dict.fromkeys(plan.open_cells(), even))
    assert [standing.name for standing in standings(study)] == ["Sling", "Longbow"]
    assert report_of(study).about[0].endswith("ranked all the same.")


def test_the_table_of_results_says_why() -> None:
    study = duels()
    assert {"unfit_a", "unfit_b"} <= set(column_names(study.plan))
    found = [row for row in result_rows(study.plan, study.outcomes) if row["a"] == "Flail" and row["st"] == "12"]
    assert {row["unfit_a"] for row in found} == {"requires ST 14, the figure has 12 [FM-EQP-08]"}
    assert {row["unfit_b"] for row in found if row["b"] == "Mace"} == {None}
