"""What a ladder plays: numbers of pairs of games, scenarios, and what is refused."""

import re

import pytest

from affray.core import InputError
from affray.game.scenario import is_kept_out, shipped_scenarios
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.systems import registry
from tests.units.lab.ladder.made import pig, plan_of

__all__ = ["pig"]


def test_every_pair_of_games_has_a_number() -> None:
    plan = plan_of()
    assert plan.players == ("random", "greedy-1", "greedy") and plan.players[plan.anchor] == "greedy-1"
    places = [(pairing, ground, count) for count in range(3) for pairing in range(3) for ground in range(6)]
    assert [plan.place(plan.number(*place)) for place in places] == places
    assert len({plan.number(*place) for place in places}) == len(places)
    assert plan.pairing_of(2, 0) == plan.pairing_of(0, 2) == 1


def test_without_a_kept_player_the_first_is_the_anchor() -> None:
    assert plan_of("fortmayn", "greedy", "random").anchor == 0


def test_scenarios_of_two_sides_are_played_and_about_a_third_is_kept_out() -> None:
    keys = ("foeman", "melee", "wargame", "fortmayn")
    grounds = [ground for key in keys for ground in plan_of(key).grounds]
    assert len(grounds) == 36 and not {"free-for-all", "arena", "gm-table"} & {ground.name for ground in grounds}
    assert sum(ground.kept_out for ground in grounds) == 12
    assert all(any(is_kept_out(scenario.name) for scenario in shipped_scenarios(key)) for key in keys)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (LadderSpec("chess"), "chess"),
        (LadderSpec("melee", ("greedy",)), "players: expected 2 to 40, got 1"),
        (LadderSpec("melee", ("greedy", "greedy")), "player 'greedy': is there twice"),
        (LadderSpec("melee", ("greedy", "genius")), "player 'genius': expected one of"),
        (LadderSpec("melee", drawn=-1), "--drawn -1: expected 0 to 1000"),
        (LadderSpec("melee", luck=5000), "--luck 5000: expected 0 to 1000"),
        (
            LadderSpec("fortmayn", scenarios=("friends",)),
            "scenario 'friends': expected two sides or more, all of which",
        ),
        (LadderSpec("melee", scenarios=("duel", "duel")), "scenario 'duel': is there twice"),
        (LadderSpec("melee", scenarios=("nowhere",)), "scenario 'nowhere'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_line(spec: LadderSpec, reason: str) -> None:
    with pytest.raises(InputError, match=re.escape(reason)):
        LadderPlan(spec)


def test_a_system_without_scenarios_without_drawn_ones_and_without_kept_players_says_so(pig: str) -> None:
    with pytest.raises(InputError, match="pig: has no scenario of two sides; expected one by --scenario"):
        plan_of("pig")
    with pytest.raises(InputError, match="--drawn: Pig draws no scenarios; expected 0"):
        LadderPlan(LadderSpec("pig", drawn=2))
    with pytest.raises(InputError, match="player 'greedy-1': Pig keeps none of that name"):
        plan_of("pig", "greedy", "greedy-1", scenarios=(pig,))
    assert plan_of("pig", scenarios=(pig,)).players == ("random", "greedy")


def test_drawn_scenarios_are_kept_out_and_the_same_for_the_same_number(monkeypatch: pytest.MonkeyPatch) -> None:
    opponents = registry.load_system("melee").opponents
    shipped = shipped_scenarios("melee")
    monkeypatch.setattr(type(opponents), "draw_scenario", lambda self, seed: shipped[seed])
    grounds = LadderPlan(LadderSpec("melee", scenarios=("duel",), drawn=2)).grounds
    assert [(ground.name, ground.kept_out, ground.drawn) for ground in grounds[1:]] == [
        ("drawn-1", True, True), ("drawn-2", True, True),
    ]  # fmt: skip
    assert grounds[1].scenario.body == shipped[1].body


def test_another_spec_has_another_identity() -> None:
    specs = [
        LadderSpec("melee"),
        LadderSpec("melee", seed=2),
        LadderSpec("melee", luck=4),
        LadderSpec("melee", ("random", "greedy")),
        LadderSpec("melee", scenarios=("duel",)),
        LadderSpec("foeman"),
    ]
    assert len({LadderPlan(spec).identity for spec in specs}) == len(specs)
    assert LadderPlan(LadderSpec("melee")).identity == LadderPlan(specs[0]).identity


@pytest.mark.parametrize(
    ("system", "scenario", "places"),
    [
        ("melee", "duel", ["01", "01"]),
        ("foeman", "three-crowns", ["011", "101", "110", "011"]),
        ("wargame", "four-roads", ["0111", "1011", "1101", "1110", "0011", "0101", "0110", "0111"]),
        ("foeman", "pairs", ["0101", "0101"]),
    ],
)
def test_of_several_sides_each_player_has_all_sets_of_them_alike(system: str, scenario: str, places: list[str]) -> None:
    """Teams stay together."""
    (ground,) = LadderPlan(LadderSpec(system, ("random", "greedy"), (scenario,))).grounds
    assert ["".join(map(str, ground.places(count))) for count in range(len(places))] == places
    assert ground.is_two_sided == (scenario == "duel")
