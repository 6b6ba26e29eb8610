"""Fields from lines of text and files, each fault with its place."""

import msgspec
import pytest

from affray.core import InputError
from affray.core.question import Refusal, RuledOut
from affray.core.reading.fields import convert, read_flag, read_whole, read_words
from affray.core.reading.naming import can_keep
from affray.core.words.phrase import Phrase
from affray.core.words.texts import CORE


class Pair(msgspec.Struct, frozen=True):
    one: int
    two: str = ""


def test_a_table_becomes_a_struct_or_the_key_is_named() -> None:
    assert convert({"one": 1, "two": "b"}, Pair, "pairs.toml") == Pair(1, "b")
    with pytest.raises(InputError) as caught:
        convert({"one": "x"}, Pair, "pairs.toml")
    assert str(caught.value) == "pairs.toml: Expected `int`, got `str` - at `$.one`"


def test_a_word_without_an_equals_sign_belongs_to_the_value_before_it() -> None:
    assert read_words("name=Ann of Ash st=12", "figure") == {"name": "Ann of Ash", "st": "12"}


def test_an_equals_sign_behind_the_mark_belongs_to_the_value() -> None:
    assert read_words("hold=Axe ~dg=3 st=12", "figure", "~") == {"hold": "Axe ~dg=3", "st": "12"}
    assert read_words("hold=Axe ~dg=3", "figure") == {"hold": "Axe", "~dg": "3"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [("Ann st=12", "figure: 'Ann': expected NAME=VALUE"), ("st=1 st=2", "figure: st is there twice")],
)
def test_a_line_that_does_not_fit_is_told_where(text: str, fault: str) -> None:
    with pytest.raises(InputError) as caught:
        read_words(text, "figure")
    assert str(caught.value) == fault


def test_numbers_are_whole_and_of_six_digits_at_most() -> None:
    assert read_whole("st", "999999", "figure") == 999999
    for value in ("1000000", "-1", "x", "²", ""):
        with pytest.raises(InputError, match=f"^figure: st={value}: expected a whole number$"):
            read_whole("st", value, "figure")


def test_a_flag_is_true_or_false() -> None:
    assert (read_flag("dead", "true", "figure"), read_flag("dead", "false", "figure")) == (True, False)
    with pytest.raises(InputError, match=r"^figure: dead=yes: expected true or false$"):
        read_flag("dead", "yes", "figure")


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Bors", True), ("a" * 40, True), ("a" * 41, False), ("Sir_Bors", False), ("a,b", False), ("a=b", False)],
)
def test_a_name_that_lines_can_be_written_with_can_be_kept(name: str, kept: bool) -> None:
    assert can_keep(name) == kept


def test_what_is_refused_names_what_it_is_about_once() -> None:
    wrong = Refusal("dead", "Ann is dead", ("FM-APP-07",))
    assert str(RuledOut(wrong, where="Ann")) == "Ann is dead [FM-APP-07]"
    assert RuledOut(wrong, where="Ann").wording() == "Ann is dead"
    assert str(RuledOut(wrong, where="party")) == "party: Ann is dead [FM-APP-07]"
    whose = RuledOut(wrong, where=Phrase("player-named", {"name": "Ann"}, source=CORE))
    assert (whose.wording(), whose.wording("de")) == ("player Ann: Ann is dead", "Spieler Ann: Ann is dead")
