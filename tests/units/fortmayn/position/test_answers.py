"""Answers read back as they were written, whatever they say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.core.reading.grammar import UnknownWord
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.answers import Answer, read_answer, write_answer

LETTERS = st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")).filter(str.isprintable)
WORDS = st.text(LETTERS, max_size=12)
SENTENCES = WORDS.map(str.strip)
VERBS = st.sampled_from(("go", "call", "set_character"))


@given(st.builds(Answer, VERBS, st.lists(WORDS, max_size=4).map(tuple), SENTENCES, st.sampled_from(("", "Ann", "A B"))))
def test_an_answer_reads_back(answer: Answer) -> None:
    assert read_answer(write_answer(answer)) == answer


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("go 2", Answer("go", ("2",))),
        ('claim "one : two" : three : four', Answer("claim", ("one : two",), "three : four")),
        ("@Ann say : Hello", Answer("say", (), "Hello", "Ann")),
        ('@"Game master" end', Answer("end", (), "", "Game master")),
        ("note :", Answer("note")),
    ],
)
def test_the_parts_of_an_answer(text: str, found: Answer) -> None:
    assert read_answer(text) == found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a verb"), (" ", "a verb"), ("@", "a verb"), ("@Ann", "a verb"), (": hello", "a word"), ('"go', "a word"),
        ('go "a"b', "a blank"), ("go\n2", "printable"), ("go " * 1000, "at most"), ('go "\\x"', "double quotes"),
    ],
)  # fmt: skip
def test_what_is_no_answer_is_refused_in_a_line(text: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        read_answer(text)


def test_a_verb_that_there_is_not_does_not_read() -> None:
    for text in ("dance", '@"Game master" dance', "appr Anna"):
        with pytest.raises(UnknownWord, match="expected a verb"):
            SYSTEM.read_answer(text)
    assert SYSTEM.read_answer("Go 2") == Answer("go", ("2",))
    assert SYSTEM.read_answer("0") == Answer("0")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ('sell Odo "Flint & Steel"', "sell Odo flint_and_steel"),
        ("memorise Odo Illusory Torch", "memorise Odo illusory_torch"),
        ('buy Hanne "Torches (6)" "Shield, Small"', "buy Hanne torches_6 small_shield"),
        ('buy Hanne "Kleiner Schild"', "buy Hanne small_shield"),
        ("sell Odo flint_and_steel", "sell Odo flint_and_steel"),
        ("buy Torch rope_50ft", "buy Torch rope_50ft"),
        ('buy Hanne "No Such Thing"', 'buy Hanne "No Such Thing"'),
    ],
)
def test_things_and_spells_are_named_as_they_are_called(typed: str, meant: str) -> None:
    assert SYSTEM.write_answer(SYSTEM.read_answer(typed)) == meant
