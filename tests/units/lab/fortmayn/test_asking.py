"""What is asked in names and numbers: rolls and duels, sweeps, what is refused; both languages say the same."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.lab.fortmayn.asking import Asked, Row, rows
from affray.lab.fortmayn.duel import DuelOdds
from affray.lab.fortmayn.odds import RollOdds
from affray.lab.fortmayn.sides import Known
from affray.lab.fortmayn.words import words


def found(**asked: object) -> list[Row]:
    """The answers."""
    return list(rows(Asked(**asked), Known()))  # type: ignore[arg-type]


def test_numbers_are_swept_in_all_combinations() -> None:
    answers = found(kind="test", dice="1..2", dd="1..3")
    assert [(int(row.swept["dice"]), int(row.swept["dd"])) for row in answers] == [
        (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3),
    ]  # fmt: skip
    assert [row.answer.rolled.dice for row in answers if isinstance(row.answer, RollOdds)] == [1, 1, 1, 2, 2, 2]
    (head,) = found(kind="shot", dice="4")
    assert (head.one.head, head.one.body, head.swept) == (4, 3, {})


def test_foes_are_met_in_their_order_and_a_test_needs_none() -> None:
    (row,) = found(foe=("kobold", "ghoul"))
    assert [enemy.name for enemy in row.enemies] == ["Kobold", "Ghoul"]
    assert [[enemy.name for enemy in row.enemies] for row in (*found(kind="stunt"), *found())] == [
        ["an obstacle"],
        ["Ghoul"],
    ]


def test_duels_are_those_of_the_table() -> None:
    for row, chance in zip(found(duel=True, dd="1..4"), (0.992593, 0.933192, 0.811425, 0.700072), strict=True):
        assert isinstance(row.answer, DuelOdds)
        assert row.answer.wins[0] == pytest.approx(chance, abs=1e-6)
        assert sum((*row.answer.wins, row.answer.undecided)) == pytest.approx(1)
        assert row.answer.left == pytest.approx(
            tuple(sum(number * each for number, each in pairs) for pairs in (row.answer.ready, row.answer.dd))
        )
    (short,) = found(duel=True, rounds=1, con=("surprised",), who="brainy")
    assert isinstance(short.answer, DuelOdds)
    assert short.answer.undecided == 0.75
    assert short.answer.rounds == 1


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        ({"pool": "mind"}, "pool 'mind' is unknown; expected one of body, head"),
        ({"pro": ("surprised",)}, "pro 'surprised' is unknown"),
        ({"con": ("luck",)}, "con 'luck' is unknown"),
        ({"weapon": "club"}, "weapon 'club' is unknown"),
        ({"range": "far"}, "range 'far' is unknown"),
        ({"dice": "32"}, "dice 32: expected a whole number of at most 31"),
        ({"dd": "1.5"}, "dd 1.5: expected a whole number of at most 60"),
        ({"duel": True, "foe": ("ghoul", "ghoul")}, "foe: expected one in a duel, got 2"),
        ({"duel": True, "kind": "talk"}, "kind 'talk': expected melee in a duel"),
        ({"duel": True, "dd": "0"}, "a duel is between two who stand"),
        ({"duel": True, "rounds": 0}, "limit 0: expected 1 to"),
        ({"duel": True, "games": 0}, "games 0: expected 1 or more"),
    ],
)
def test_what_makes_no_sense_is_refused(asked: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError) as refused:
        found(**asked)
    assert fault in str(refused.value)


def test_a_table_of_its_own_is_agreed_on() -> None:
    (row,) = rows(Asked(dice="1", dd="2"), Known())
    assert isinstance(row.answer, RollOdds)
    assert row.answer.targets[0].mean == Fraction(1, 2)


def test_everything_is_said_in_both_languages_with_the_same_arguments() -> None:
    texts = words()
    assert texts.languages == ("en", "de")
    assert texts.ids("en") == texts.ids("de")
    for name in texts.ids("en"):
        assert texts.variables("en", name) == texts.variables("de", name), name
