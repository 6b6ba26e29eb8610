"""What the verbs of a figure by itself make of house rules, and of a case that does not fit."""

import pytest

from affray.core import InputError
from affray.systems.melee.cases.figure import VERBS

SAVE = {"kind": "collapse", "figure": {"dx": 10}, "dice": [3, 4, 5]}


@pytest.mark.parametrize(
    ("verb", "given", "reason"),
    [
        ("ma", {"dx": 10}, "expected dx and st, or flight"),
        ("ma", {"st": 10}, "expected dx and st, or flight"),
        (
            "ma",
            {"dx": 10, "st": 10, "weight": 3, "drop_pack": 4.5},
            "drop_pack: expected at most the weight 3, got 4.5",
        ),
        ("ma", {"dx": 10, "st": 10, "weight": -1}, "weight"),
        ("ma", {"dx": 10, "st": 10, "weight": float("nan")}, "weight"),
        ("ma", {"dx": 10, "st": 10, "options": {"fly_high": True}}, "option 'fly_high' is unknown"),
        ("speed", {"option": "ab", "ma": 8}, "option"),
        ("fatigue", {"st": 10, "events": [{"kind": "cast"}]}, "st: expected with cast and march alone, got cast"),
        (
            "fatigue",
            {"st": 10, "events": [{"kind": "run", "st": 2}]},
            "st: expected with cast and march alone, got run",
        ),
        ("fatigue", {"st": 10, "events": [{"kind": "rest"}]}, "rest: expected minutes"),
        ("fatigue", {"st": 10, "events": [], "saves": [[1, 2]]}, "saves"),
        ("save", SAVE | {"kind": "disbelieve"}, "iq: expected with disbelieve"),
        ("save", SAVE | {"figure": {"dx": 10, "armor": "silk"}}, "armor"),
        ("spell", {"step": "cast", "st": 10, "fatigue": 0, "cost": 0, "adj_dx": 10, "dice": [1, 1, 1]}, "cost"),
    ],
)
def test_a_case_that_does_not_fit_is_told_why(verb: str, given: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError) as caught:
        VERBS[verb](given)
    assert reason in str(caught.value)


def test_weights_are_compared_exactly() -> None:
    loads = [VERBS["ma"]({"dx": 12, "st": 11, "weight": weight})["load"] for weight in (16.5, 16.51, 27.5, 27.50001)]
    assert loads == ["light", "medium", "heavy", "overloaded"]


def test_armor_slows_where_the_house_has_it_so() -> None:
    given = {"dx": 12, "st": 10, "weight": 25, "armor": "plate", "options": {"armor_slows": True}}
    answer = VERBS["ma"](given)
    assert (answer["load"], answer["ma"], answer["can_run"], answer["can_jog"]) == ("heavy", 6, True, True)


def test_a_printed_ma_stands_in_for_that_of_dx() -> None:
    assert VERBS["ma"]({"dx": 11, "st": 24, "fixed_ma": 20, "slowed": True})["ma"] == 10


def test_a_move_is_a_run_by_option_where_the_house_has_it_so() -> None:
    answer = VERBS["speed"]({"option": "a", "ma": 8, "hexes": 3, "options": {"run_by_option": True}})
    assert (answer["speed"], answer["fatigue"]) == ("run", 1)


def test_efforts_after_a_collapse_are_ignored() -> None:
    efforts = [{"kind": "jog_travel", "minutes": 30}, {"kind": "run"}]
    answer = VERBS["fatigue"]({"st": 10, "fatigue": 9, "events": efforts, "saves": [[6, 6, 6], [1, 1, 1]]})
    assert answer == {"fatigue": 11, "exhausted": True, "conscious": False, "saves_used": 1}


def test_each_period_of_a_travel_jog_is_a_spending_of_its_own() -> None:
    efforts = [{"kind": "jog_travel", "minutes": 30}]
    answer = VERBS["fatigue"]({"st": 10, "fatigue": 9, "events": efforts, "saves": [[1, 1, 1], [1, 1, 1]]})
    assert answer == {"fatigue": 12, "exhausted": True, "conscious": True, "saves_used": 2}


def test_where_hits_and_fatigue_share_st_spending_ends_in_unconsciousness() -> None:
    shared = {"st": 10, "hits": 5, "options": {"shared_st_pool": True}}
    answer = VERBS["fatigue"](shared | {"events": [{"kind": "cast", "st": 4}]})
    assert answer == {"fatigue": 4, "exhausted": False, "conscious": False, "saves_used": 0}


@pytest.mark.parametrize(("options", "target"), [({}, 8), ({"dx_saves_unadjusted": True}, 13)])
def test_a_roll_against_dx_is_against_standing_dx_or_bare(options: dict[str, object], target: int) -> None:
    figure = {"dx": 13, "st": 30, "hits": 27, "hits_last_turn": 9, "fatigue": 3}
    given = {"kind": "draw_dagger", "figure": figure, "dice": [3, 3, 3], "options": options}
    assert VERBS["save"](given)["target"] == target


def test_the_largest_need_more_hits_to_be_troubled() -> None:
    targets = [
        VERBS["save"](
            {"kind": "no_retreat", "figure": {"dx": 13, "st": st, "hits_last_turn": hits}, "dice": [3, 3, 3]}
        )["target"]
        for st, hits in ((29, 5), (30, 8), (50, 14), (50, 15))
    ]
    assert targets == [11, 13, 13, 11]
