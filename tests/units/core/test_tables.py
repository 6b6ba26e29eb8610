"""Tables: what is read, and how a bad cell is named."""

import re
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.core.reading.tables import load_table, read_table


class Row(msgspec.Struct, frozen=True):
    """A row with what tables use."""

    name: str
    cost: Annotated[int, msgspec.Meta(ge=0)]
    heavy: bool = False
    note: str = ""


class Span(msgspec.Struct, frozen=True):
    """A row whose cells must fit together."""

    least: int
    most: int

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError(f"least {self.least} is above most {self.most}")


def test_a_table_reads_as_rows() -> None:
    text = "name,cost,heavy\nclub,3,true\n\nmaul,5,\n"
    assert read_table(text, Row, "t.csv") == (Row("club", 3, heavy=True), Row("maul", 5))


def test_columns_may_stand_in_any_order_and_optional_ones_may_be_missing() -> None:
    assert read_table("cost,name\n3,club\n", Row, "t.csv") == (Row("club", 3),)


def test_the_mark_of_a_spreadsheet_is_passed_over() -> None:
    assert read_table("\ufeffname,cost\r\nclub,3\r\n", Row, "t.csv") == (Row("club", 3),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "t.csv: line 1: expected a header, got an empty file"),
        ("name,cost,colour\n", "t.csv: line 1: unknown column 'colour'; expected name, cost, heavy, note"),
        ("name,cost,cost\n", "t.csv: line 1: a column stands twice"),
        ("name\n", "t.csv: line 1: column 'cost' is missing"),
        ("\nname,cost\n", "t.csv: line 1: column 'name' is missing"),
        ("name,cost\nclub\n", "t.csv: line 2: expected 2 cells, got 1"),
        ("name,cost\nclub,\n", "t.csv: line 2: column 'cost': expected a value, got nothing"),
        ("name,cost\nclub,3\nmaul,x\n", "t.csv: line 3: column 'cost': expected a whole number, not \"x\""),
        ("name,cost\nclub,-1\n", "t.csv: line 2: column 'cost': expected a whole number of at least 0, not \"-1\""),
        ('name,cost\n"a\nb",3\nmaul,x\n', "t.csv: line 4: column 'cost': expected a whole number, not \"x\""),
        ('name,cost\nclub,3\n"maul,5\n', "t.csv: line 3: unexpected end of data"),
    ],
)
def test_a_bad_table_is_named_by_file_line_and_column(text: str, message: str) -> None:
    with pytest.raises(InputError, match=f"^{re.escape(message)}$"):
        read_table(text, Row, "t.csv")


def test_cells_that_do_not_fit_together_are_named_by_line() -> None:
    with pytest.raises(InputError, match=r"^t.csv: line 2: least 3 is above most 2$"):
        read_table("least,most\n3,2\n", Span, "t.csv")


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=60))
def test_any_text_is_a_table_or_one_clear_line(text: str) -> None:
    message, costs = "t.csv: line ", [0]
    try:
        costs = [row.cost for row in read_table("name,cost\n" + text, Row, "t.csv")]
    except InputError as error:
        message = str(error)
    assert message.startswith("t.csv: line ")
    assert all(cost >= 0 for cost in costs)


def test_a_table_that_ships_with_a_system_loads() -> None:
    class Option(msgspec.Struct):
        option: str
        values: str
        default: str
        clause: str
        mindwand: str = ""
        earlier: str = ""

    assert all(row.default for row in load_table("affray.systems.foeman", "options.csv", Option))
