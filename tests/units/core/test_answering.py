"""The text of answers, as far as every system reads it alike."""

import pytest

from affray.core import InputError
from affray.core.reading.answering import Number, Reader, Word, name, only, read_bare, read_verb, unname

WORDS = ("go", "drop shield")
FORMS = {"take": "take NUMBER", "pick": "pick LETTER"}
READERS: dict[str, Reader[str]] = {
    "take": lambda words: f"taken {int(only(words))}",
    "pick": lambda words: {"a": "picked"}[words[0]],
}


def read(text: str) -> str:
    return read_verb(text, WORDS, FORMS, READERS)


def test_a_name_is_one_word_and_reads_back() -> None:
    assert name("Old Sir Bors") == "Old_Sir_Bors"
    assert unname("Old_Sir_Bors") == "Old Sir Bors"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("go", Word("go")),
        (" Drop   SHIELD ", Word("drop shield")),
        ("00012", Number(12)),
        ("123456", None),
        ("²", None),
        ("-1", None),
        ("", None),
        ("go on", None),
    ],
)
def test_a_word_or_a_number_alone_is_an_answer(text: str, answer: Word | Number | None) -> None:
    assert read_bare(text, WORDS) == answer


def test_a_verb_is_read_with_what_follows_it_whatever_its_letters() -> None:
    assert read(" TAKE  7 ") == "taken 7"
    assert read("Pick a") == "picked"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "answer '': expected one of go, drop shield, take, pick"),
        (" dance 3", "answer 'dance 3': expected one of go, drop shield, take, pick"),
        ("take", "answer 'take': expected take NUMBER"),
        ("take 1 2", "answer 'take 1 2': expected take NUMBER"),
        ("take one", "answer 'take one': expected take NUMBER"),
        ("pick", "answer 'pick': expected pick LETTER"),
        ("pick b", "answer 'pick b': expected pick LETTER"),
    ],
)
def test_a_text_that_does_not_fit_is_told_the_form(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        read(text)
    assert str(caught.value) == message
