"""Laws of figures that are made and kept."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.dice.stream import Stream
from affray.systems.foeman.adventurer import (
    Adventurer,
    entry_of,
    faults_of,
    figure_of,
    from_figure,
    read_line,
    write_line,
)
from affray.systems.foeman.drawing import drawn, spreads
from affray.systems.foeman.figures import faults
from affray.systems.foeman.making_sheet import making_sheet
from affray.systems.foeman.setup import FigureTable
from affray.systems.foeman.setup import figure_of as set_up
from affray.systems.foeman.tables import armors, races, shields, weapons
from affray.systems.foeman.things import things

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
    st.lists(st.sampled_from([*things(), "Rope"]), max_size=2).map(tuple),
    st.integers(0, 20),
)


@given(SEEDS, RACES)
def test_every_drawn_figure_is_legal_and_the_same_again(seed: int, race: str) -> None:
    one = drawn(Stream(seed), race)
    assert faults_of(one) == []
    assert drawn(Stream(seed), race) == one
    assert making_sheet(one).groups


@given(st.sampled_from(list(races())), SCORES, SCORES, SCORES)
def test_a_spread_is_listed_exactly_if_it_is_legal(race: str, a: int, b: int, c: int) -> None:
    assert ((a, b, c) in spreads(race)) == (not faults(race, a, b, c))


@given(DRAFTS)
def test_what_a_draft_breaks_is_what_a_scenario_refuses(draft: Adventurer) -> None:
    found = faults_of(draft)
    entry = msgspec.convert(entry_of(draft, "Red", (0, 0), "N"), FigureTable)
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
    one = drawn(Stream(seed))
    assert from_figure(figure_of(one)) == one
