"""What is asked in names and numbers: sweeps, changed units, what does not go together."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.lab.account import Sayer
from affray.lab.ranges import MOST_ROWS, combinations, read_numbers
from affray.lab.systems.wargame.asking import NUMBERS, Asked, answer_rows, read_pools
from affray.lab.systems.wargame.attack import Attack
from affray.lab.systems.wargame.field import KnownUnits
from affray.lab.systems.wargame.odds import AttackOdds, MoraleOdds
from affray.lab.words import words_of

SPEARS, ARCHERS, TANK = "like=fantasy/spears", "like=fantasy/archers", "like=modern/tank"


def answers_to(attacker: str = SPEARS, defender: str = SPEARS, **more: object) -> list[object]:
    return [row.answer for row in answer_rows(Asked(attacker=attacker, defender=defender, **more), KnownUnits())]  # type: ignore[arg-type]


# --- sweeps -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["", "x", "3..1", "1..", "..2", "-1", "1.234", "12345", "1..2..3", "1.5..3"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"n '.*': expected a number, or two with \.\. between, such as 5\.\.20"):
        read_numbers("n", text)


def test_all_combinations_are_taken_with_the_last_number_first() -> None:
    names, combined = combinations({"n": "1..2", "range": "3", "under": "4..5"})
    assert names == ("n", "under")
    assert [(int(row["n"]), int(row["under"])) for row in combined] == [(1, 4), (1, 5), (2, 4), (2, 5)]
    with pytest.raises(InputError, match=f"401 combinations are too many: expected at most {MOST_ROWS}"):
        combinations({"n": "0..400"})


def test_units_change_their_numbers_and_files() -> None:
    dice = [thing.attack.dice for thing in answers_to(n="8..10", files="4") if isinstance(thing, AttackOdds)]
    assert dice == [8, 8, 8]
    wide = [
        row.units[1].files
        for row in answer_rows(Asked(attacker=SPEARS, defender=SPEARS, target_n="6", target_files="3"), KnownUnits())
    ]
    assert wide == [3]
    (narrow,) = answer_rows(Asked(attacker=SPEARS, defender=SPEARS, n="4"), KnownUnits())
    assert (narrow.units[0].n, narrow.units[0].files, narrow.swept) == (4, 4, {})
    (regiment,) = answer_rows(Asked(attacker=ARCHERS, defender=SPEARS, files="4"), KnownUnits())
    assert regiment.units[0].files == 4


def test_every_number_goes_with_something() -> None:
    asked: dict[str, dict[str, object]] = {
        "contact": {}, "target_contact": {}, "range": {"attacker": ARCHERS, "kind": "shot"},
        "under": {"attacker": "like=fantasy/wizard", "kind": "fireball"}, "left": {"kind": "morale"},
        "distance": {"duel": True, "rounds": 1, "n": "3", "target_n": "2"}, "n": {}, "files": {}, "target_n": {},
        "target_files": {},
    }  # fmt: skip
    assert set(asked) == set(NUMBERS)
    for name, more in asked.items():
        assert len(answers_to(**{name: "2..3", **more})) == 2  # type: ignore[arg-type]


def test_both_of_one_name_are_told_apart() -> None:
    (row,) = answer_rows(Asked(attacker=SPEARS, defender=SPEARS), KnownUnits())
    assert [unit.name for unit in row.units] == ["Vale spearmen", "Vale spearmen 2"]


def test_commanders_are_dice() -> None:
    assert [tuple(pool) for pool in read_pools(["3d8", "1d20"], "command")] == [(3, 8), (1, 20)]
    (lone,) = answers_to(kind="morale", left="4")
    (helped,) = answers_to(kind="morale", left="4", target_command=("2d6", "1d8"))
    assert isinstance(lone, MoraleOdds) and isinstance(helped, MoraleOdds)
    assert helped.commanders == 3 and helped.passes > lone.passes


def test_fire_has_several_targets() -> None:
    (thing,) = answers_to(TANK, SPEARS, kind="fire", target=(ARCHERS, SPEARS), split="even")
    assert isinstance(thing, AttackOdds)
    assert [target.n for target in thing.targets] == [20, 8, 20]


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"target": (ARCHERS,)}, "target 'like=fantasy/archers': expected kind fire"),
        ({"left": "3"}, "left '3': does not count in what is asked"),
        ({"range": "3", "duel": True}, "range '3': does not count in what is asked"),
        ({"contact": "3", "kind": "morale"}, "contact '3': does not count in what is asked"),
        ({"distance": "9"}, "distance '9': does not count in what is asked"),
        ({"n": "2.5"}, "n 2.5: expected a whole number"),
        ({"files": "21"}, "attacker: Vale spearmen: 21 files of 20 miniatures"),
        ({"target_n": "0"}, "defender: Vale spearmen 2: a unit has one miniature or more"),
        ({"contact": "1.5"}, "contact 1.5: expected a whole number"),
        ({"command": ("3d7",)}, "command '3d7': expected the action dice of a commander"),
        ({"target_command": ("d6",)}, "target-command 'd6': expected"),
        ({"duel": True, "policy": ("charge",) * 3}, "policy: expected one for both or two, got 3"),
        ({"kind": "melee", "worse": 201}, "worse 201: expected"),
    ],
)
def test_what_does_not_go_together_is_one_clear_line(more: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        answers_to(**more)  # type: ignore[arg-type]


def test_a_range_in_parts_of_an_inch_is_measured() -> None:
    near, far = (answers_to(ARCHERS, SPEARS, kind="shot", range=inches)[0] for inches in ("10", "10.01"))
    assert isinstance(near, AttackOdds) and isinstance(far, AttackOdds)
    assert (near.band, far.band) == ("short", "out")
    assert Attack(range=Fraction(1)).range == 1


# --- words ------------------------------------------------------------------------------------------------------------
def test_everything_is_said_in_both_languages_with_the_same_arguments() -> None:
    texts = words_of("wargame")
    assert texts.languages == ("en", "de")
    assert texts.ids("en") == texts.ids("de")
    for name in texts.ids("en"):
        assert texts.variables("en", name) == texts.variables("de", name), name
    assert Sayer("de", texts).chance(0.125) == "12,50 %"
