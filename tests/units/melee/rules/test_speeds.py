"""Distances, speeds, and what they cost and bar."""

from importlib.resources import files

import pytest

from affray.systems.melee.content import tables
from affray.systems.melee.content.codes import (
    CHARGE,
    DODGE,
    ENGAGED_RISE,
    HEAVY,
    JOG,
    LIGHT,
    MEDIUM,
    MOVE,
    OPTION_LETTERS,
    OVERLOADED,
    READY,
    RISE,
    RUN,
    SHIFT_ATTACK,
    SHOOT,
    SPEED_NAMES,
    STAND_STILL,
    STATE_NAMES,
    UNENCUMBERED,
    WALK,
    WALK_SLOW,
)
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.load import half_ma
from affray.systems.melee.rules.speeds import (
    SHIFT,
    can_run,
    crawl_limit,
    max_hexes,
    may_attack,
    pace,
    speed_fatigue,
    speed_of,
    state_of,
)
from tests.units.melee.guide_tables import printed

MA = 10
BY_OPTION = House(run_by_option=1)


def hexes(text: str) -> int:
    """The distance that a cell names, at that MA."""
    return {"full_ma": MA, "half_ma": half_ma(MA), "shift": 1}.get(text) or int(text[0])


@pytest.mark.parametrize("letter", OPTION_LETTERS)
def test_an_option_goes_as_far_as_its_table_says(letter: str) -> None:
    row, option = tables.options()[letter], OPTION_LETTERS.index(letter)
    assert STATE_NAMES[state_of(option)] == row.state
    expected = 0 if row.max_movement.startswith("0") else hexes(row.max_movement)
    assert max_hexes(option, MA, UNENCUMBERED, 0) == expected


def test_the_letters_are_those_of_the_table() -> None:
    assert "".join(tables.options()) == OPTION_LETTERS


@pytest.mark.parametrize("row", printed("speeds.csv"), ids=lambda row: row["speed"])
def test_a_speed_is_that_of_the_table(row: dict[str, str]) -> None:
    speed = SPEED_NAMES.index(row["speed"])
    far = 0 if row["distance"] == "0" else hexes(row["distance"])
    assert pace(far, MA) == speed
    assert speed_fatigue(speed) == int(row["fatigue_combat"])
    named = [letter for letter in row["options_named"].split() if letter in OPTION_LETTERS]
    assert all(max_hexes(OPTION_LETTERS.index(letter), MA, UNENCUMBERED, 0) == far for letter in named)


def test_two_hexes_are_a_walk_even_beyond_half() -> None:
    assert [pace(hexes, 3) for hexes in range(4)] == [STAND_STILL, WALK_SLOW, WALK, RUN]
    assert pace(5, 10) == JOG


@pytest.mark.parametrize(
    ("load", "exhausted", "move", "charge", "ready"),
    [
        (UNENCUMBERED, 0, 8, 4, 2),
        (LIGHT, 1, 4, 4, 2),
        (MEDIUM, 0, 4, 4, 2),
        (HEAVY, 0, 2, 2, 2),
        (OVERLOADED, 0, 1, 1, 1),
    ],
)
def test_load_and_exhaustion_ban_a_pace_not_an_option(
    load: int, exhausted: int, move: int, charge: int, ready: int
) -> None:
    assert [max_hexes(option, 8, load, exhausted) for option in (MOVE, CHARGE, READY)] == [move, charge, ready]


def test_no_option_goes_beyond_ma() -> None:
    assert [max_hexes(option, 0, UNENCUMBERED, 0) for option in range(len(OPTION_LETTERS))] == [0] * len(OPTION_LETTERS)
    assert max_hexes(MOVE, 1, UNENCUMBERED, 1) == 1


def test_only_the_light_and_the_fresh_run() -> None:
    assert [can_run(load, 0) for load in range(5)] == [1, 1, 0, 0, 0]
    assert can_run(UNENCUMBERED, 1) == 0


def test_crawling_is_two_hexes_one_when_engaged_and_no_other_option() -> None:
    assert [crawl_limit(option, 8, UNENCUMBERED) for option in (RISE, ENGAGED_RISE, MOVE)] == [2, 1, 0]
    assert [crawl_limit(RISE, 2, OVERLOADED), crawl_limit(RISE, 1, UNENCUMBERED), crawl_limit(ENGAGED_RISE, 0, 0)] == [
        1,
        1,
        0,
    ]


def test_engaged_figures_shift_or_stand() -> None:
    assert [speed_of(SHIFT_ATTACK, far, 8, 0, 0, PLAIN) for far in (0, 1)] == [STAND_STILL, SHIFT]
    assert speed_fatigue(SHIFT) == 0


def test_option_a_is_always_a_run_by_option_for_those_who_may_run() -> None:
    assert [speed_of(MOVE, far, 8, 0, 0, BY_OPTION) for far in (0, 2, 5)] == [RUN, RUN, RUN]
    assert speed_of(MOVE, 2, 8, MEDIUM, 0, BY_OPTION) == WALK
    assert speed_of(MOVE, 2, 8, UNENCUMBERED, 1, BY_OPTION) == WALK
    assert speed_of(CHARGE, 4, 8, 0, 0, BY_OPTION) == JOG


def test_nobody_strikes_after_more_than_half() -> None:
    striking = [OPTION_LETTERS[option] for option in range(len(OPTION_LETTERS)) if may_attack(option, 0, 8) != 0]
    assert striking == list("bfjlot")
    assert [may_attack(CHARGE, far, 9) for far in (4, 5)] == [1, 0]
    assert [may_attack(SHOOT, 1, 1), may_attack(SHOOT, 0, 1), may_attack(DODGE, 0, 9)] == [0, 1, 0]


def test_the_rules_say_half_ma_in_words() -> None:
    text = files("affray.systems.melee").joinpath("data", "rules.md").read_text("utf-8")
    assert "half_ma" not in text and "half MA" in text
