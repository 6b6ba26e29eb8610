from collections.abc import Callable
from typing import cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from affray.core.words.fluent import FUNCTIONS, Listing, Part, Word, whole_number
from affray.core.words.sayings import MOST_SELECTED, SayingMaker, Unsayable

TEXT = """
plain = Nothing else.
quoted = { "" }{ "a" } b
named = { $who } is here
only = { $who }
counted = { $n ->
    [0] nobody
    [one] { $n } head
   *[other] { $n } heads
 } of { plain }
chosen = { $item ->
    [axe] an axe
    [2] a pair
   *[bow] something else
 }
formed = { FORM($item, "acc") } and { $item }
joined = { JOIN($names, " + ") }: { COUNT($names) ->
    [one] alone
   *[other] { $names }
 }
signed = { SIGNED($n) }
attributed = { plain.more }
    .more = unused
plain-too = x
    .more = { $n } more
other = { plain-too.more }
odd = { $names ->
    [axe] an axe
   *[bow] something else
 }
circle = { circle-back }
circle-back = { circle }
lost = { nowhere }
"""


@pytest.fixture
def bundle() -> FluentBundle:
    found = FluentBundle(
        ["en"], functions=cast("dict[str, Callable[[object], FluentType]]", FUNCTIONS), use_isolating=False
    )
    found.add_resource(FluentResource(TEXT))
    return found


AXE = Word("axe", "axe", lambda case: f"axe in {case}")
GIVEN: list[dict[str, Part]] = [
    {"who": who, "n": whole_number(n), "item": item, "names": Listing(names, " and ".join)}
    for who, n, item, names in (
        ("Ann", 0, AXE, ["Bo"]),
        ("", 1, "bow", ["Bo", "Cy"]),
        ("Dan", -3, "axe", []),
        ("Eve", 10**16, whole_number(2), ["Fay"]),
    )
]
MESSAGES = ("plain", "quoted", "named", "only", "counted", "chosen", "formed", "joined", "signed", "other", "odd")


@pytest.mark.parametrize("message", MESSAGES)
def test_a_saying_says_what_the_library_says(bundle: FluentBundle, message: str) -> None:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    saying = SayingMaker(bundle).saying(pattern)
    for given in (*GIVEN, *GIVEN):
        expected, errors = bundle.format_pattern(pattern, given)
        if not errors:
            assert saying(given) == expected
        else:
            with pytest.raises((TypeError, LookupError, Unsayable)):
                saying(given)


@pytest.mark.parametrize("message", ["circle", "lost", "attributed"])
def test_what_goes_in_circles_or_is_not_there_is_left_to_the_library(bundle: FluentBundle, message: str) -> None:
    pattern = bundle.get_message(message).value
    with pytest.raises((Unsayable, LookupError)):
        SayingMaker(bundle).saying(pattern)


def test_a_missing_argument_and_a_huge_text_are_left_to_the_library(bundle: FluentBundle) -> None:
    saying = SayingMaker(bundle).saying(bundle.get_message("named").value)
    with pytest.raises(KeyError):
        saying({})
    with pytest.raises(Unsayable):
        saying({"who": "x" * 3000})


def test_more_values_than_a_selection_remembers_are_said_too(bundle: FluentBundle) -> None:
    saying = SayingMaker(bundle).saying(bundle.get_message("counted").value)
    numbers = (*range(2, MOST_SELECTED + 9), 1, MOST_SELECTED + 8)
    said = [saying({"n": whole_number(n)}) for n in numbers]
    assert said == [f"{n} head{'s' * (n > 1)} of Nothing else." for n in numbers]
