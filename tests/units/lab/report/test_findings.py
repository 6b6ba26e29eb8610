"""What is found in studies of which it is known."""

import pytest

from affray.core import InputError
from affray.lab.arena import Outcome
from affray.lab.report.findings import changes_by_axis, cycles, dominated_contenders, prices, standings
from affray.lab.report.study import Study
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import spec_from_toml
from tests.units.lab.report.made import SPEC, WEAPONS, outcome, study

RING = {"dagger club": 0.6, "club mace": 0.7, "dagger mace": 0.2}


def test_the_best_stands_first_with_its_tier_and_the_score_of_the_worse_is_what_is_left() -> None:
    found = standings(study({"dagger club": 0.9, "dagger mace": 0.9, "dagger cutlass": 0.9}))
    assert [standing.name for standing in found] == ["dagger", "club", "mace", "cutlass"]
    assert found[0].score.mean == pytest.approx(0.9) and found[0].tier == "S"
    assert found[1].score.mean == pytest.approx((0.1 + 0.5 + 0.5) / 3) and found[1].tier == "C"


def test_an_interval_that_reaches_into_two_tiers_names_both() -> None:
    found = standings(study({"dagger club": 0.6, "dagger mace": 0.55, "dagger cutlass": 0.52}, games=400))
    assert found[0].tier == "A-B" and 0.04 < found[0].score.error < 0.06


def test_a_ring_is_found_once_with_its_scores() -> None:
    found = cycles(study(RING))
    assert (found.count, found.threes) == (1, 4)
    assert found.strongest[0].names == ("dagger", "club", "mace") and found.strongest[0].scores == (0.6, 0.7, 0.8)


def test_a_ring_that_may_be_chance_is_none() -> None:
    assert cycles(study(RING, games=50)).count == 0


def test_who_is_never_better_is_dominated_and_who_is_once_is_not() -> None:
    worse = {"dagger club": 0.4, "dagger mace": 0.4, "dagger cutlass": 0.5, "club mace": 0.5, "club cutlass": 0.6}
    assert [(contender.name, contender.by) for contender in dominated_contenders(study(worse))] == [
        ("dagger", "club"), ("cutlass", "club"), ("mace", "club"),
    ]  # fmt: skip
    assert "dagger" not in [
        contender.name for contender in dominated_contenders(study({**worse, "dagger cutlass": 0.7}))
    ]


def test_an_axis_that_changes_nothing_moves_nobody() -> None:
    (found,) = changes_by_axis(study(RING))
    assert (found.axis, found.values, found.moved, found.lengths) == ("dx", ("10", "12"), 0.0, (4.0, 4.0))


def test_what_an_axis_changes_is_the_span_of_the_scores() -> None:
    made = study({})
    outcomes = {
        number: outcome(0.5 if made.plan.place(number)[0] else 0.8) if made.plan.place(number)[1:] == (0, 1) else before
        for number, before in made.outcomes.items()
    }
    (found,) = changes_by_axis(Study(made.plan, outcomes))
    assert dict(found.rows)["dagger"] == pytest.approx((0.6, 0.5)) and found.moved == pytest.approx(0.05)


def test_a_part_of_the_table_can_be_looked_at_alone() -> None:
    part = study(RING, where={"dx": "12", "weapon": "club"})
    assert (part.parts, part.places) == ([1], [1])
    with pytest.raises(InputError, match="expected one of dx, weapon"):
        study(RING, where={"hat": "1"})
    with pytest.raises(InputError, match="--where dx=9: expected one of 10, 12"):
        study(RING, where={"dx": "9"})


def test_refused_cells_are_left_out() -> None:
    made = study({"dagger club": 1.0})
    outcomes = {number: Outcome("refused", 0, (), "no") if made.plan.place(number)[1:] == (0, 1) else before
                for number, before in made.outcomes.items()}  # fmt: skip
    assert standings(Study(made.plan, outcomes))[0].score.mean == 0.5


# --- sides that are not alike, and points -----------------------------------------------------------------------------
UNITS = """
system = "wargame"
contenders = [
  {name = "twin", unit = "fantasy/captain"}, {name = "twin brother", unit = "fantasy/captain"},
  {name = "two riders", unit = "fantasy/riders", n = 2}, {name = "four riders", unit = "fantasy/riders", n = 4},
]
"""


def units(first: float, better: float) -> Study:
    """Two that cost 190 points each, and one that costs half of another: who is first has `first` of it, and of any two the
    one with more points scores `better` on the whole."""
    plan = Plan(spec_from_toml(UNITS, "made.toml"))
    points = [plan.arena.points_of(plan.cell(4 * place).a, {}) for place in range(4)]
    outcomes = {}
    for number in range(plan.size):
        _, a, b = plan.place(number)
        score = (0.5 if points[a] == points[b] else better if points[a] > points[b] else 1 - better) + first
        outcomes[number] = Outcome("exact", 0, (score, 1 - score, 0.0, 2.0, 0.0, 0.0, 10.0, 20.0))
    return Study(plan, outcomes)


def test_of_sides_that_are_not_alike_half_the_fights_count_for_each() -> None:
    found = standings(units(0.2, 0.7))
    assert [standing.score.mean for standing in found[-1:]] == pytest.approx([0.3])
    assert cycles(units(0.2, 0.5)).count == 0


def test_a_point_that_buys_a_point_costs_its_price() -> None:
    found = prices(units(0.1, 0.7))
    assert found is not None and found.double > 0.55 and found.first == pytest.approx(0.6, abs=0.02)
    assert all(row.exchange == pytest.approx(1.0) for row in found.rows)
    assert [row.points for row in found.rows].count(190.0) == 2


def test_prices_that_say_nothing_are_not_shown() -> None:
    assert prices(study(RING)) is None


def test_who_costs_more_dominates_nobody() -> None:
    assert dominated_contenders(units(0.0, 0.7)) == ()
    assert [(contender.name, contender.by) for contender in dominated_contenders(units(0.0, 0.3))] == [
        ("twin", "two riders"), ("twin brother", "two riders"), ("four riders", "two riders"),
    ]  # fmt: skip


def test_attacks_are_ranked_by_what_they_do() -> None:
    plan = Plan(
        spec_from_toml(
            SPEC.format(weapons=list(WEAPONS)).replace(
                '"melee"', '"melee"\nmeasure = "attack"\nfoe = {creature = "wolf"}'
            ),
            "",
        )
    )
    outcomes = {
        number: Outcome("exact", 0, (float(plan.place(number)[1]), 0.0, 0.0, 0.0, 0.0, 0.0))
        for number in range(plan.size)
    }
    found = standings(Study(plan, outcomes))
    assert [standing.name for standing in found] == list(reversed(WEAPONS)) and found[0].score.mean == 3.0
    assert [contender.by for contender in dominated_contenders(Study(plan, outcomes))] == ["cutlass"] * 3
