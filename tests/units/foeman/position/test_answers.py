"""Answers as text."""

import pytest

from affray.core import InputError, RuledOut
from affray.systems.foeman.position.answers import (
    GRAMMAR,
    WORDS,
    Answer,
    Attack,
    Bidding,
    Defend,
    Enter,
    Face,
    Give,
    Hold,
    Number,
    Pick,
    Retreat,
    Step,
    Take,
    Use,
    Word,
    read_answer,
    write_answer,
)
from affray.systems.foeman.rules.bidding import FIRE_OPTION, HURL_OPTION, JAB_OPTION, STRIKE_OPTION

BOTH_WAYS: list[tuple[str, Answer]] = [
    *((word, Word(word)) for word in WORDS),
    ("3", Number(3)),
    ("retreat Sir_Bors by Ann NW", Retreat("Sir Bors", "Ann", 5)),
    ("retreat Bors by Ann N follow", Retreat("Bors", "Ann", 0, follow=True)),
    ("figure Sir_Bors", Pick("Sir Bors")),
    ("step SE", Step(2)),
    ("face SW", Face(4)),
    ("enter N Bors", Enter(0, "Bors")),
    ("strike Bors 3 Mace", Attack(STRIKE_OPTION, "Bors", 3, "Mace")),
    ("jab Bors 9 Pikeaxe doubled", Attack(JAB_OPTION, "Bors", 9, "Pikeaxe", doubled=True)),
    ("hurl Bors 1 Javelin", Attack(HURL_OPTION, "Bors", 1, "Javelin")),
    ("fire Bors 2 Hv_Crossbow", Attack(FIRE_OPTION, "Bors", 2, "Hv Crossbow")),
    ("strike Bors 2", Attack(STRIKE_OPTION, "Bors", 2, "")),
    ("defend shield", Defend(2)),
    ("ready 4", Bidding(4)),
    ("use Oil_Flask Bors", Use("Oil Flask", "Bors")),
    ("use Healing_Draught", Use("Healing Draught")),
    ("hold - Small_Shield", Hold("", "Small Shield")),
    ("take Axe", Take("Axe")),
    ("take Axe from Bors", Take("Axe", "Bors")),
    ("give Axe to Bors", Give("Axe", "Bors")),
]


@pytest.mark.parametrize(("text", "answer"), BOTH_WAYS, ids=[text for text, _ in BOTH_WAYS])
def test_an_answer_reads_back_as_it_was_written(text: str, answer: Answer) -> None:
    assert read_answer(text) == answer
    assert write_answer(answer) == text


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("nw", Step(5)),
        (" DROP   Shield ", Word("drop shield")),
        ("strike Bors 3", Attack(STRIKE_OPTION, "Bors", 3, "")),
        ("Strike Bors 3 DOUBLED", Attack(STRIKE_OPTION, "Bors", 3, "", doubled=True)),
    ],
)
def test_short_forms_are_read_too(text: str, answer: Answer) -> None:
    assert read_answer(text) == answer


@pytest.mark.parametrize(
    "text",
    [
        "retreat Bors from Ann N",
        "retreat Bors by Ann",
        "retreat Bors by Ann N then",
        "figure",
        "step UP",
        "face",
        "enter Bors",
        "strike Bors",
        "strike Bors many",
        "jab",
        "defend axe",
        "ready",
        "use",
        "hold Axe",
        "take Axe off Bors",
        "take",
        "give Axe from Bors",
        "give Axe",
    ],
)
def test_an_unfinished_answer_is_told_its_form(text: str) -> None:
    with pytest.raises(InputError) as caught:
        read_answer(text)
    assert str(caught.value) == f"answer {text!r}: expected {GRAMMAR.forms[text.split(maxsplit=1)[0]]}"


@pytest.mark.parametrize("text", ["", "dance", "²", "1234567"])
def test_what_is_no_answer_is_told_them_all(text: str) -> None:
    with pytest.raises(InputError, match=r"^answer .*: expected one of go, pass, "):
        read_answer(text)


@pytest.mark.parametrize(
    ("text", "clause"), [("defend none 4", "FM-BID-07"), ("watch 3", "FM-BID-08"), ("move 2", "FM-BID-08")]
)
def test_a_number_of_dice_that_a_declaration_cannot_have_is_refused_by_its_rule(text: str, clause: str) -> None:
    with pytest.raises(RuledOut) as error:
        read_answer(text)
    assert error.value.clauses == (clause,)
    assert "give no number" in str(error.value)


@pytest.mark.parametrize(("text", "answer"), [("defend shield 9", Defend(2)), ("watch 1", Word("watch"))])
def test_a_number_of_dice_that_a_declaration_always_has_may_be_said(text: str, answer: Answer) -> None:
    assert read_answer(text) == answer
