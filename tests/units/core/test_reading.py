"""Fields from lines of text and files, each fault with its place."""

from decimal import Decimal
from typing import Annotated, Literal

import msgspec
import pytest

from affray.core import InputError
from affray.core.question import Refusal, RuledOut
from affray.core.reading.fields import convert, read_flag, read_struct, read_whole, read_words, value_error
from affray.core.reading.naming import can_keep
from affray.core.words.phrase import Phrase
from affray.core.words.texts import CORE


class Pair(msgspec.Struct, frozen=True):
    one: int
    two: str = ""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    way: Literal["up", "down"] = "up"
    members: tuple["Group", ...] = ()
    named: dict[str, "Group"] = {}
    leader: Pair | None = None


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"members": [{"way": "in"}]}, 'members[0].way: expected one of down, up, not "in"'),
        ({"named": {"Old Tom": {"way": "in"}}}, 'named.Old Tom.way: expected one of down, up, not "in"'),
        (
            {"members": [{"named": {"a": {"wy": "up"}}}]},
            "members[0].named.a.wy is unknown; expected one of way, members, named, leader",
        ),
        ({"leader": {"one": "x"}}, 'leader.one: expected a whole number, not "x"'),
        ({"way": ["up"]}, "way: expected a text, not a list"),
    ],
)
def test_one_of_a_few_is_told_with_the_others(given: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError) as caught:
        convert(given, Group, "groups.toml")
    assert str(caught.value).endswith(fault)


def test_a_table_becomes_a_struct_or_the_key_is_named() -> None:
    assert convert({"one": 1, "two": "b"}, Pair, "pairs.toml") == Pair(1, "b")
    with pytest.raises(InputError) as caught:
        convert({"one": "x"}, Pair, "pairs.toml")
    assert str(caught.value) == 'pairs.toml: one: expected a whole number, not "x"'


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"one": "x"}, "one 'x': erwartet wird eine ganze Zahl"),
        ({"one": "1", "three": "x"}, "'three' ist unbekannt; erwartet wird eines von one, two"),
        ({"two": "x"}, "one: erwartet wird ein Wert"),
    ],
)
def test_words_become_a_struct_or_what_is_wrong_is_said_in_every_language(given: dict[str, str], fault: str) -> None:
    assert read_struct({"one": "1"}, Pair) == Pair(1)
    with pytest.raises(InputError) as caught:
        read_struct(given, Pair)
    assert caught.value.line("de") == fault
    with pytest.raises(InputError) as caught:
        read_struct(given, Pair, "line 3")
    assert caught.value.line("de").startswith("line 3: ")


def test_a_value_whose_type_has_no_words_is_refused_by_its_shape() -> None:
    with pytest.raises(InputError, match="line 3: two: expected a text, not a list") as caught:
        read_struct({"one": 1, "two": ["x"]}, Pair, "line 3")
    assert caught.value.line("de") == "line 3: two: erwartet wird ein Text, nicht eine Liste"


@pytest.mark.parametrize(
    ("takes", "message"),
    [
        (int, "expected a whole number"),
        (int | None, "expected a whole number"),
        (Annotated[int, msgspec.Meta(ge=1)], "expected a whole number of at least 1"),
        (Annotated[int, msgspec.Meta(le=9)], "expected a whole number of at most 9"),
        (Annotated[int, msgspec.Meta(ge=1, le=9, description="How many.")], "expected a whole number from 1 to 9"),
        (bool, "expected yes or no"),
        (Decimal, "expected a number"),
        (Literal["", "a", "b"], "expected one of a, b"),
    ],
)
def test_what_is_expected_of_a_value_is_said_by_its_type(takes: object, message: str) -> None:
    assert str(value_error("field", "x", takes)) == f"field 'x': {message}"
    assert value_error("field", "x", str) is None


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
