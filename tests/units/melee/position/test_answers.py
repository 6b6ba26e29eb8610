"""Answers as text, and back."""

import pytest

from affray.core import InputError
from affray.systems.melee.content.codes import MISSILE, PRONE, THROWN
from affray.systems.melee.position.answers import (
    Answer,
    Attack,
    Cast,
    Disbelieve,
    Disengage,
    Enter,
    Face,
    Hold,
    Number,
    Option,
    Pick,
    Push,
    Rank,
    Retreat,
    Step,
    Sweep,
    Take,
    Turn,
    Wake,
    Word,
    read_answer,
    write_answer,
)

WRITTEN: list[tuple[Answer, str]] = [
    (Word("leave map"), "leave map"),
    (Number(12), "12"),
    (Rank(2), "place 2"),
    (Pick("Sir Ann"), "figure Sir_Ann"),
    (Step(0), "step N"),
    (Push(5), "push NW"),
    (Turn(-1), "turn left"),
    (Turn(1), "turn right"),
    (Face(3), "face S"),
    (Option(1), "option b"),
    (Option(5, PRONE), "option f prone"),
    (Attack(-1, "Bors", "broadsword"), "strike Bors broadsword"),
    (Attack(-1, "Bors", "dagger", twin=True), "strike Bors dagger twin"),
    (Attack(-1, "Bors", "claws", twin=True, aim=2), "strike Bors claws twin aim 2"),
    (Attack(THROWN, "Bors", "javelin"), "throw Bors javelin"),
    (Attack(MISSILE, "Bors", "longbow", aim=1), "shoot Bors longbow aim 1"),
    (Sweep("broadsword"), "sweep broadsword"),
    (Enter(1, "Old Bors"), "enter NE Old_Bors"),
    (Enter(1, "Old Bors", "dagger"), "enter NE Old_Bors dagger"),
    (Cast("blur", 1, "Ann"), "cast blur 1 at Ann"),
    (Cast("fire", 2, hexes=((0, 0), (1, 1))), "cast fire 2 on 0,0;1,1"),
    (
        Cast("image", 1, hexes=((2, 2),), form="Sir Ann", facing=3),
        "cast image 1 on 2,3 as Sir_Ann facing S",
    ),
    (Cast("aid", 1, "Ann", attribute="st"), "cast aid 1 at Ann to st"),
    (Disbelieve("Wolf"), "disbelieve Wolf"),
    (Hold(("mace", "shield")), "hold mace shield"),
    (Hold(()), "hold -"),
    (Take("mace"), "take mace"),
    (Disengage(4), "disengage SW"),
    (Wake("Sir Ann"), "wake Sir_Ann"),
    (Retreat("Bors", "Ann", 0), "retreat Bors by Ann N"),
    (Retreat("Bors", "Ann"), "retreat Bors by Ann"),
]


@pytest.mark.parametrize(("answer", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_an_answer_is_a_line_that_reads_back(answer: Answer, text: str) -> None:
    assert write_answer(answer) == text
    assert read_answer(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("  TAKE   OFF ", Word("take off")),
        ("NE", Step(1)),
        ("b", Option(1)),
        ("N", Step(0)),
        ("n", Option(13)),
        ("Option F Kneeling", Option(5, 1)),
        ("turn LEFT", Turn(-1)),
        ("face sw", Face(4)),
    ],
)
def test_short_and_loose_forms_are_read_too(text: str, answer: Answer) -> None:
    assert read_answer(text) == answer


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected one of go, renew"),
        ("dance", "expected one of go, renew"),
        ("123456", "expected one of go, renew"),
        ("step up", "expected step DIRECTION"),
        ("step", "expected step DIRECTION"),
        ("place one", "expected place NUMBER"),
        ("turn back", r"expected turn left\|right"),
        ("option bb", "expected option LETTER"),
        ("option z", "expected option LETTER"),
        ("option f prone now", "expected option LETTER"),
        ("strike Bors", "expected strike TARGET WEAPON"),
        ("strike Bors mace twice", "expected strike TARGET WEAPON"),
        ("strike Bors mace aim", "expected strike TARGET WEAPON"),
        ("throw Bors mace twin", "expected throw TARGET WEAPON"),
        ("enter N", "expected enter DIRECTION TARGET"),
        ("cast blur", "expected cast SPELL ST"),
        ("cast blur 1 at", "expected cast SPELL ST"),
        ("cast blur 1 by Ann", "expected cast SPELL ST"),
        ("cast blur 1 at Ann at Bors", "expected cast SPELL ST"),
        ("cast fire 1 on 1", "expected cast SPELL ST"),
        ("hold", "expected hold WEAPON"),
        ("retreat Bors Ann N", "expected retreat A by B"),
        ("retreat Bors by Ann N S", "expected retreat A by B"),
        ("retreat Bors from Ann", "expected retreat A by B"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_form(text: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        read_answer(text)


def test_a_spell_names_its_target_with_or_without_at() -> None:
    assert read_answer("cast magic_fist 9 Sir_Ann") == Cast("magic_fist", 9, "Sir Ann")
    assert read_answer("cast aid 1 Ann to st") == Cast("aid", 1, "Ann", attribute="st")
