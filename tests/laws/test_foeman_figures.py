"""Laws of figures that are made and kept."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.dice.stream import Stream
from affray.systems.foeman.content.tables import armors, races, shields, weapons
from affray.systems.foeman.position.gear import generation_faults
from affray.systems.foeman.roster.adventurer import KEYS as LINE_KEYS
from affray.systems.foeman.roster.adventurer import (
    Adventurer,
    adventurer_from_figure,
    faults_of,
    figure_of,
    read_line,
    scenario_entry,
    write_line,
)
from affray.systems.foeman.roster.maker_sheet import making_sheet
from affray.systems.foeman.roster.random_figures import random_figure, spreads
from affray.systems.foeman.setup import FigureTable
from affray.systems.foeman.setup import figure_from_table as set_up
from affray.systems.foeman.turn.special_items import special_items
from tests.foeman_tables import read_roster

SEEDS = st.integers(0, 2**64 - 1)
RACES = st.sampled_from([*races(), ""])
ITEMS = st.sampled_from(["", "", *weapons(), *(name for name in shields() if name != "None"), "Spoon"])
SCORES = st.integers(5, 17)
DRAFTS = st.builds(
    Adventurer,
    st.just("Ann"),
    st.sampled_from([*races(), "Ogre"]),
    SCORES,
    SCORES,
    SCORES,
    st.sampled_from(["right", "left"]),
    st.sampled_from([*armors(), "Silk"]),
    ITEMS,
    ITEMS,
    st.lists(ITEMS.filter(bool), max_size=4).map(tuple),
    st.lists(st.sampled_from([*special_items(), "Rope"]), max_size=2).map(tuple),
    st.integers(0, 20),
)


@given(SEEDS, RACES)
def test_every_drawn_figure_is_legal_and_the_same_again(seed: int, race: str) -> None:
    adventurer = random_figure(Stream(seed), race)
    assert faults_of(adventurer) == []
    assert random_figure(Stream(seed), race) == adventurer
    assert making_sheet(adventurer).groups


@given(st.sampled_from(list(races())), SCORES, SCORES, SCORES)
def test_a_spread_is_listed_exactly_if_it_is_legal(race: str, a: int, b: int, c: int) -> None:
    assert ((a, b, c) in spreads(race)) == (not generation_faults(race, a, b, c))


@given(DRAFTS)
def test_what_a_draft_breaks_is_what_a_scenario_refuses(draft: Adventurer) -> None:
    found = faults_of(draft)
    entry = msgspec.convert(scenario_entry(draft, "Red", (0, 0), "N"), FigureTable)
    if not found:
        assert set_up(entry, ("Red", "Blue"), "here") == figure_of(draft)
        return
    with pytest.raises(InputError) as caught:
        set_up(entry, ("Red", "Blue"), "here")
    assert str(caught.value) == f"here: {'; '.join(map(str, found))}"


@given(DRAFTS)
def test_text_and_json_read_back(draft: Adventurer) -> None:
    assert read_line(write_line(draft)) == draft
    assert msgspec.json.decode(msgspec.json.encode(draft), type=Adventurer) == draft


@given(SEEDS)
def test_a_figure_on_the_board_is_the_adventurer(seed: int) -> None:
    adventurer = random_figure(Stream(seed))
    assert adventurer_from_figure(figure_of(adventurer)) == adventurer


JUNK = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.text(max_size=6)
    | st.lists(st.text(max_size=3), max_size=2)
)
KEYS = st.sampled_from([*(field.name for field in msgspec.structs.fields(Adventurer)), "luck", "a\nb"])


def one_line(error: InputError) -> bool:
    return len(str(error).splitlines()) == 1


@given(SEEDS, st.dictionaries(KEYS, JUNK, max_size=3))
def test_a_roster_with_anything_in_it_is_read_or_refused_in_one_line(seed: int, junk: dict[str, object]) -> None:
    row = {**msgspec.to_builtins(random_figure(Stream(seed))), **junk}
    data = msgspec.json.encode({"format": "affray-roster", "version": 1, "figures": [json_safe(row)]})
    try:
        figures = read_roster(data, "r")
    except InputError as error:
        refusal = error
    else:
        assert [faults_of(figure) for figure in figures] == [[]]
        return
    assert one_line(refusal)


def json_safe(row: dict[str, object]) -> dict[str, object]:
    """The row without what JSON cannot say: whole numbers beyond 64 bits."""
    return {key: str(value) if isinstance(value, int) and abs(value) >= 2**63 else value for key, value in row.items()}


@given(
    st.lists(st.sampled_from([*LINE_KEYS, "luck", "", "="]) | st.text(max_size=5), max_size=5),
    st.text("= ,-aA9", max_size=9),
)
def test_any_line_is_read_or_refused_in_one_line(keys: list[str], rest: str) -> None:
    text = " ".join(f"{key}={rest}" for key in keys)
    try:
        adventurer = read_line(text)
    except InputError as error:
        refusal = error
    else:
        assert all(fault.reason for fault in faults_of(adventurer))
        return
    assert one_line(refusal)
