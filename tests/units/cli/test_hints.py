import pytest

from affray.cli.hints_foeman import declare_lines, percent, prospect
from affray.core import Question
from affray.referee import odds
from affray.space.hex import N, S
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.aiming import attack_of, situation
from affray.systems.foeman.answers import Attack
from affray.systems.foeman.attack import blow, declaring
from affray.systems.foeman.bidding import STRIKE_OPTION
from affray.systems.foeman.constants import STRIKE
from affray.systems.foeman.state import DECLARE, Bid, Board, Figure, State
from affray.systems.foeman.worth import steady

ASH = Figure("Ash", 0, "Human", 12, 12, 8, (0, 0), S, mmma=10, main="Broadsword")
BORS = Figure("Bors", 1, "Human", 12, 12, 8, (0, 1), N, mmma=10, armor="Leather", main="Axe", phys=7)
FACE_TO_FACE = State(Board({(0, 0): "open", (0, 1): "open"}), ("Red", "Blue"), (ASH, BORS), phase=DECLARE, order=(0, 1))


@pytest.mark.parametrize("dice", [1, 4, 6])
def test_the_odds_are_those_of_the_blow_as_it_is_played(dice: int) -> None:
    bid = Bid(0, STRIKE_OPTION, dice, 1, "Broadsword")
    attack = attack_of(FACE_TO_FACE, 0, 1, bid, situation(FACE_TO_FACE, 0, 1, STRIKE, False))
    played = odds(blow, declaring(attack, 1), FACE_TO_FACE.house, policy=steady)
    found = prospect(FACE_TO_FACE, Attack(STRIKE_OPTION, "Bors", dice, "Broadsword"))
    assert found.hit == pytest.approx(float(played.chance(lambda wounds: wounds.hit == 1)))
    assert found.phys == pytest.approx(float(played.mean(lambda wounds: wounds.phys)))
    assert found.exh == pytest.approx(float(played.mean(lambda wounds: wounds.exh)))
    felled = played.chance(lambda wounds: BORS.mst - wounds.phys - wounds.exh <= 1)
    assert found.felled == pytest.approx(float(felled))


def test_each_attack_has_a_table_of_nine_columns() -> None:
    question = SYSTEM.question(FACE_TO_FACE)
    assert question is not None
    lines = declare_lines(FACE_TO_FACE, Question(0, "declare", answers=tuple(question.answers)))
    assert lines[0] == "strike Bors with Broadsword: score 12"
    assert lines[1].split() == ["dice", *"123456789"]
    assert all(len(line) <= 78 for line in lines[:-1])


def test_without_an_attack_there_is_no_table() -> None:
    assert declare_lines(FACE_TO_FACE, Question(0, "declare")) == []


def test_a_small_chance_is_not_shown_as_none() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 1.0)] == ["0%", "<1%", "50%", "100%"]
