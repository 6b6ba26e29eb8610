"""What does not fit a type is said in plain words, in both languages."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Literal

import msgspec
import pytest

from affray.core.reading.mismatch import mismatch, value_at


class Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    at: tuple[int, int] = (0, 0)
    dice: Annotated[str, msgspec.Meta(pattern="^[1-9]d6$")] = "1d6"
    word: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] = "a"
    items: Annotated[list[int], msgspec.Meta(max_length=1)] = []
    share: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.5
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    way: Literal["up", "down"] = "up"
    parts: dict[str, dict[str, int | bool]] = {}
    rows: list["Row"] = []
    exact: Decimal = Decimal(0)


FAULTS = [
    ([], "f: expected a table, not a list", "f: erwartet wird eine Tabelle, nicht eine Liste"),
    ({"name": 5}, "f: name: expected a text, not 5", "f: name: erwartet wird ein Text, nicht 5"),
    ({"name": True}, "f: name: expected a text, not true", "f: name: erwartet wird ein Text, nicht true"),
    ({"name": None}, "f: name: expected a text, not null", "f: name: erwartet wird ein Text, nicht null"),
    ({"name": {}}, "f: name: expected a text, not a table", "f: name: erwartet wird ein Text, nicht eine Tabelle"),
    (
        {"at": [1, date(2026, 1, 2)]},
        "f: at[1]: expected a whole number, not 2026-01-02",
        "f: at[1]: erwartet wird eine ganze Zahl, nicht 2026-01-02",
    ),
    ({"at": [1]}, "f: at: expected a list of 2 entries", "f: at: erwartet wird eine Liste mit 2 Einträgen"),
    (
        {"items": [1, 2]},
        "f: items: expected a list of at most 1 entry",
        "f: items: erwartet wird eine Liste mit höchstens einem Eintrag",
    ),
    (
        {"dice": "d6"},
        'f: dice: expected a text that fits ^[1-9]d6$, not "d6"',
        'f: dice: erwartet wird ein Text, der auf ^[1-9]d6$ passt, nicht "d6"',
    ),
    (
        {"word": ""},
        'f: word: expected a text of at least 1 letter, not ""',
        'f: word: erwartet wird ein Text mit mindestens 1 Zeichen, nicht ""',
    ),
    (
        {"word": "a\nbc"},
        'f: word: expected a text of at most 3 letters, not "a\\nbc"',
        'f: word: erwartet wird ein Text mit höchstens 3 Zeichen, nicht "a\\nbc"',
    ),
    ({"share": 0}, "f: share: expected a number above 0, not 0", "f: share: erwartet wird eine Zahl über 0, nicht 0"),
    ({"share": 1}, "f: share: expected a number below 1, not 1", "f: share: erwartet wird eine Zahl unter 1, nicht 1"),
    (
        {"count": 0},
        "f: count: expected a whole number of at least 1, not 0",
        "f: count: erwartet wird eine ganze Zahl ab 1, nicht 0",
    ),
    (
        {"count": 10},
        "f: count: expected a whole number of at most 9, not 10",
        "f: count: erwartet wird eine ganze Zahl bis 9, nicht 10",
    ),
    (
        {"rows": [{"way": "in"}]},
        'f: rows[0].way: expected one of down, up, not "in"',
        'f: rows[0].way: erwartet wird eines von down, up, nicht "in"',
    ),
    (
        {"parts": {"a": {}, "b": {"one": 1, "two": "x"}}},
        'f: parts.b.two: expected true or false or a whole number, not "x"',
        'f: parts.b.two: erwartet wird true oder false oder eine ganze Zahl, nicht "x"',
    ),
    ({"parts": {3: {}}}, "f: parts: expected a text, not a whole number", "f: parts: erwartet wird ein Text"),
    ({"exact": "x"}, "f: exact: invalid decimal string", "f: exact: invalid decimal string"),
    ({"rows": [{"wy": 1}]}, "f: rows[0].wy is unknown; expected one of name", "f: rows[0].wy ist unbekannt"),
]


@pytest.mark.parametrize(("given", "english", "german"), FAULTS)
def test_what_does_not_fit_is_said_with_its_place(given: object, english: str, german: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(given, Row)
    fault = mismatch(caught.value, "f", given, Row)
    assert fault.line("en").startswith(english)
    assert fault.line("de").startswith(german)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"at": [1, "x"]}', "at[1]: expected a whole number, not a text"),
        ('{"way": "in"}', 'way: expected one of the list, not "in"'),
        ('{"parts": {"a": {"b": []}}}', "parts[...][...]: expected true or false or a whole number, not a list"),
    ],
)
def test_where_what_was_given_is_not_at_hand_the_error_says_what_it_knows(text: str, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=Row)
    assert str(mismatch(caught.value)) == said


def test_a_path_that_leads_nowhere_has_no_value() -> None:
    assert value_at({"a": [1]}, ".a[0]") == 1
    assert value_at({"a": [1]}, ".a[4]") is value_at({}, ".b") is value_at([1], ".b")
