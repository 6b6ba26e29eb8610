"""What spells promise: the chances of the casting roll, the cost, and what a missile spell does."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Prospect
from affray.systems.melee.content.codes import DODGING
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position.answers import Answer, Cast
from affray.systems.melee.position.state import ACT, Active, State
from tests.melee_spells import foe, friend, position, wizard


def scene(*spells: str, **fields: object) -> State:
    """Ann of Red, who knows these spells, and Bors of Blue two hexes ahead."""
    return position(wizard(*spells), foe(**fields), phase=ACT, actor=0)


def prospect(state: State, answer: Cast) -> Prospect:
    """What a spell of Ann's promises."""
    question: Question[Answer] = Question(0, "act", "Ann", (answer,))
    (found,) = GUIDE.prospects(state, question)
    assert sum(part.value for part in found.parts) == found.score
    return found


def chances(state: State, answer: Cast) -> dict[str, float]:
    """The numbers of a spell by the last words of their names."""
    return {chance.name.id.removeprefix("guide-"): chance.value for chance in prospect(state, answer).chances}


def test_a_spell_at_a_figure_is_cast_held_off_and_paid_for() -> None:
    # adjDX 14 less 2 hexes: 160 of 216 succeed; a failure costs 1, the two worst results cost all.
    found = prospect(scene("freeze"), Cast("freeze", 4, "Bors"))
    assert found.score == 12
    assert found.policy.args == {"hexes": 2, "megahexes": 1}
    numbers = chances(scene("freeze"), Cast("freeze", 4, "Bors"))
    assert numbers["cast"] == pytest.approx(160 / 216)
    assert numbers["takes-hold"] == pytest.approx(numbers["cast"] * 56 / 216)
    assert numbers["double"] == pytest.approx(3 / 216)
    assert numbers["triple"] == pytest.approx(1 / 216)
    assert numbers["costs"] == pytest.approx((4 * (160 + 4) + 52) / 216)
    assert numbers["caster-falls"] == pytest.approx(1 / 216)


def test_minds_that_are_willing_or_may_not_resist_do_not() -> None:
    own = position(wizard("freeze"), friend((0, -2)), foe((5, 0)), phase=ACT, actor=0)
    numbers = chances(own, Cast("freeze", 4, "Cid"))
    assert numbers["takes-hold"] == numbers["cast"]
    plain = chances(replace(scene("freeze"), house=PLAIN._replace(no_mental_saves=1)), Cast("freeze", 4, "Bors"))
    assert plain["takes-hold"] == plain["cast"]


def test_behind_a_spell_shield_nothing_takes_hold() -> None:
    state = replace(scene("trip"), spells=(Active("spell_shield", 1, 2, 1),))
    assert chances(state, Cast("trip", 2, "Bors"))["takes-hold"] == 0


def test_a_spell_on_hexes_has_nobody_to_hold_it_off() -> None:
    assert "takes-hold" not in chances(scene("fire"), Cast("fire", 1, hexes=((0, -1),)))


def test_a_missile_spell_does_what_its_dice_come_to() -> None:
    # adjDX 14 hits with 196 of 216. A die less one, at least the ST: 1, 1, 2, 3, 4, 5; doubled by 3 totals, tripled by 1.
    numbers = chances(scene("fireball"), Cast("fireball", 1, "Bors"))
    assert numbers["hit"] == pytest.approx(196 / 216)
    assert numbers["hits"] == pytest.approx((192 + 2 * 3 + 3) / 216 * 16 / 6)
    assert "friend" not in numbers
    assert numbers["dead"] <= numbers["out"]
    weak = chances(scene("fireball", hits=10), Cast("fireball", 1, "Bors"))
    assert weak["out"] == pytest.approx(weak["hit"])


def test_a_dodger_is_missed_more_often() -> None:
    plain = chances(scene("fireball"), Cast("fireball", 2, "Bors"))
    dodged = chances(scene("fireball", stance=DODGING), Cast("fireball", 2, "Bors"))
    assert dodged["hit"] < plain["hit"]
    assert dodged["double"] == 0


def test_a_friend_on_the_way_may_be_met() -> None:
    state = position(wizard("fireball"), foe((0, -4)), friend((0, -2)), phase=ACT, actor=0)
    numbers = chances(state, Cast("fireball", 1, "Bors"))
    assert 0 < numbers["friend"] < 1
    assert numbers["hit"] < 1 - numbers["friend"]


def test_a_missile_spell_that_is_turned_is_cast_and_does_nothing() -> None:
    state = replace(scene("fireball"), spells=(Active("turn_missiles", 1, 2, 1),))
    numbers = chances(state, Cast("fireball", 3, "Bors"))
    assert "hit" not in numbers
    assert numbers["cast"] > 0
    assert numbers["hits"] == numbers["out"] == 0
