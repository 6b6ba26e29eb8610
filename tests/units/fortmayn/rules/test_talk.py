"""Social conflict."""

import pytest

from affray.core import Question
from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.talk import KEPT, Parley, parley_exchange, without_attachment, without_attachments
from affray.systems.fortmayn.words.roll_choices import CHOICES
from tests.units.fortmayn.people import at, brainy, thrown


def exchange(*faces: int, dd: int = 2, kind: int = BRAINY, bonds: int = 0, answers: tuple[int, ...] = ()) -> Parley:
    ref = thrown(faces, answers=answers)
    found = parley_exchange(ref, 0, kind, len(faces), 8, Target(dd), bonds, PLAIN)
    ref.finish()
    return found


def test_hits_remove_and_lows_exhaust_as_far_as_difficulty_is_left() -> None:
    assert exchange(5, 1, 2) == Parley(1, 1, 1, 2, KEPT, 0, 0)
    assert exchange(8, 8, 1) == Parley(2, 0, 0, 3, KEPT, 0, 1)
    assert exchange(1, 2, dd=5) == Parley(0, 5, 2, 0, KEPT, 1, 0)


def test_removed_dice_may_harm_too_and_the_tough_shrug_off_a_die() -> None:
    before = read_house({"harm_timing": "before_removal"})
    found = parley_exchange(thrown([5, 1, 2]), 0, BRAINY, 3, 8, Target(2), 0, before)
    assert found.exhausted == 2
    assert parley_exchange(thrown([5, 6, 4]), 0, BRAINY, 3, 8, Target(2, tough=1), 0, PLAIN).dd == 1


@pytest.mark.parametrize(
    ("kind", "bonds", "answers", "out"), [(BRAINY, 2, (2,), 0), (BRAINY, 2, (0,), 1), (BRAWNY, 2, (), 1)]
)
def test_a_brainy_may_give_up_an_attachment_to_stay(kind: int, bonds: int, answers: tuple[int, ...], out: int) -> None:
    found = exchange(1, 2, kind=kind, bonds=bonds, answers=answers)
    assert (found.out, found.ready, found.exhausted) == (out, 1 - out, 1 + out)


def test_what_is_given_up_is_gone() -> None:
    person = brainy(attachments=("mother", "regiment", "debt"))
    assert without_attachment(person, 1).attachments == ("mother", "debt")
    assert without_attachment(person, KEPT) == person
    assert without_attachments(person, 0b101).attachments == ("regiment",)


def test_the_choices_say_what_they_stand_for() -> None:
    state = at(brainy(attachments=("mother", "regiment")))
    asked: Question[Answer] = Question(0, "betray", "Asha", inner=True, about=(2, 2, 0b1))
    assert [CHOICES["betray"](state, asked, n)["attachment"] for n in (0, 1)] == ["", "regiment"]
    assert CHOICES["pick"](state, Question(0, "pick", "Asha", inner=True, about=(0x37, 2, 0)), 1)["face"] == 4
