"""What errors repeat of what was given."""

import pytest

from affray.core import InputError, Phrase, Refusal
from affray.core.errors import LONGEST_SHOWN, shorten_text
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
        forms.strip() in Refusal("word", Phrase("no-word", {"given": "x", "words": forms}, source="affray.core")).reason
    )
