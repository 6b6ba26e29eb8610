"""Questions as commands take them: the options of their fields, and which say nothing."""

from typing import Annotated, cast

import msgspec
import pytest
from affray_pig.laboratory import PigLab
from affray_pig.rules import whole_turn
from affray_pig.system import PigSystem

from affray.core import InputError, OddsQuestion, System
from affray.lab.face_laboratory import FaceLaboratory
from affray.lab.fields import MOST_SEED, Seed, question_options
from affray.lab.questions import policy_pair
from affray.lab.systems.laboratories import keys, laboratory
from affray.referee import Referee


class TwiceAsked(msgspec.Struct, frozen=True):
    """Two turns."""

    first: Annotated[int, msgspec.Meta(title="POINTS", description="Hold with so many at first.")] = 5
    seed: Seed = 1


def twice(ref: Referee, asked: TwiceAsked) -> int:
    """What two turns gain."""
    return whole_turn(ref, asked.first) + whole_turn(ref, asked.first)


class TwoQuestions(PigLab):
    """A face with two questions."""

    odds = (*PigLab.odds, OddsQuestion("twice", TwiceAsked, twice, "points"))  # type: ignore[assignment]


class Twofold(PigSystem):
    """A system with that face."""

    lab = TwoQuestions()


def test_a_field_says_what_stands_for_it_and_its_bounds() -> None:
    first, seed = question_options(TwiceAsked)
    assert (first.sign, first.help, first.usual, first.type) == ("POINTS", "Hold with so many at first.", 5, int)
    assert seed.bounds == (0, MOST_SEED)
    assert [option.name for option in question_options(TwiceAsked, order=("seed", "first"))] == ["seed", "first"]


def test_what_only_another_kind_is_asked_with_says_nothing() -> None:
    questions = FaceLaboratory(cast("System[object, object]", Twofold())).questions()
    assert [option.name for option in questions.odds] == ["kind", "hold", "first", "seed"]
    (idle,) = questions.idle({"kind": "turn"}, beside=False)
    assert idle == (("first", "seed"), "kind", {"kind": "turn"})
    assert not list(questions.idle({"kind": "turn"}, beside=True))


def test_one_policy_is_for_both_and_two_are_one_each() -> None:
    assert policy_pair(["a"]) == ("a", "a") and policy_pair(["a", "b"]) == ("a", "b")
    with pytest.raises(InputError, match="policy: expected one for both or two, got 3"):
        policy_pair("abc")


@pytest.mark.parametrize("key", keys())
def test_every_option_of_a_laboratory_says_what_it_is(key: str) -> None:
    questions = laboratory(key).questions()
    assert [option.name for option in (*questions.odds, *questions.duel) if not option.help] == []
