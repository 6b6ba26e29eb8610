"""What errors repeat of what was given, and what is said of a field in any language."""

import pickle

import pytest

from affray.core import InputError, Phrase, Refusal
from affray.core.errors import LONGEST_SHOWN, shorten_text
from affray.core.field_errors import FieldError, check_choice, check_range, choice_error, expected, range_error
from affray.game.reading import read_answer
from affray.game.refusals import Refused
from affray.systems.foeman import SYSTEM

GARBAGE = "blah " * 2500


def test_an_error_repeats_the_beginning_of_what_was_given() -> None:
    short = f"{GARBAGE[:LONGEST_SHOWN]}…"
    assert str(InputError(f"answer {GARBAGE!r}: expected a number")) == f"answer '{short}': expected a number"
    assert str(InputError(f'name "{GARBAGE}": expected a word')) == f'name "{short}": expected a word'


@pytest.mark.parametrize(
    "text", ["dice '4': expected 1 to 9", "it's 'a', and that isn't \"b\" " + "but more " * 20 + "'c'", "'" * 99]
)
def test_what_is_short_or_not_in_quotation_marks_stays(text: str) -> None:
    assert str(InputError(text)) == text


def test_a_refusal_repeats_the_beginning_of_what_was_typed_in_every_language() -> None:
    for language in ("en", "de"):
        with pytest.raises(Refused) as refused:
            read_answer(SYSTEM, f"strike {GARBAGE}", None)
        said = refused.value.refusal.wording(language)
        assert shorten_text(f"strike {GARBAGE}".strip()) in said and len(said) < 400


def test_a_refusal_repeats_whatever_else_it_is_told() -> None:
    forms = "a form or another, " * 9
    assert (
        forms.strip()
        in Refusal("word", Phrase("no-word", {"given": "x", "words": forms, "count": 9}, source="affray.core")).reason
    )


def test_what_a_field_does_not_take_is_said_in_every_language() -> None:
    error = range_error("in_hth", "x", 0, 2)
    assert str(error) == "in-hth 'x': expected a whole number from 0 to 2"
    assert error.line("de") == "in-hth 'x': erwartet wird eine ganze Zahl von 0 bis 2"
    assert choice_error("kind", "x", ("", "a", "b")).line("de") == "kind 'x': erwartet wird eines von a, b"
    assert InputError("no luck").line("de") == "no luck"


def test_a_field_error_is_said_from_where_it_is() -> None:
    clauses = Phrase("expected-whole", {}, ("FM-1",), "affray.core")
    assert str(FieldError("st", 7, clauses)) == "st 7: expected a whole number [FM-1]"
    assert str(FieldError("st", None, expected("whole"), "line 3")) == "line 3: expected a whole number"
    assert str(FieldError("", None, expected("whole"))) == "expected a whole number"
    assert FieldError("st", "x", expected("whole"), joint="unknown").line("de").startswith("st 'x' ist unbekannt; ")
    assert str(FieldError("st", "x" * 99, expected("yes"))) == f"st '{'x' * LONGEST_SHOWN}…': expected yes or no"


def test_a_field_error_comes_through_another_process_as_it_is() -> None:
    error = FieldError("st", "x", expected("whole"), joint="unknown")
    assert pickle.loads(pickle.dumps(error)).line("de") == error.line("de")


def test_a_number_out_of_range_and_a_word_of_no_list_are_refused() -> None:
    check_range("dice", 9, 1, 9)
    check_choice("kind", "a", ("a", "b"))
    with pytest.raises(FieldError, match="kind 'c': expected one of a, b"):
        check_choice("kind", "c", ("a", "b"))
    with pytest.raises(FieldError, match="dice 10: expected a whole number from 1 to 9"):
        check_range("dice", 10, 1, 9)
