"""Positions in text: they read back, and what does not hold together is refused in one line."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.fortmayn.content.house_rules import HOUSE, read_house
from affray.systems.fortmayn.content.people import Plan, Wear
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.notation import read_state, write_state
from affray.systems.fortmayn.position.state import Conflict, Risk, State
from tests.units.fortmayn.delving import hub, obstacle, scene
from tests.units.fortmayn.people import brainy, brawny, foe, things


def test_a_position_reads_back_with_house_rules_and_own_tables() -> None:
    risk = Risk(
        actors=("Asha",),
        pool=0,
        task="climbing",
        claims=(("equipment", "rope_50ft"),),
        then=(Risk(actors=("Asha",), pool=1, task="other"),),
    )
    own = replace(shipped(), quests=shipped().quests[:2])
    states = (
        hub(),
        scene(obstacle("bent_bars", 1), people=(brainy(things=things("wine")), brawny(shield=Wear(4, 6)))),
        scene(phase="declare", risk=risk, house=read_house({"duel": "on"}), filler=own),
        scene(phase="ounce_declare", foes=(foe(),), fray=Conflict(plans=(Plan(who="Asha"),), numb=(("Asha", 1),))),
    )
    for state in states:
        text = write_state(state)
        assert "\n" not in text and read_state(text) == state
    assert '"duel":"on"' in write_state(states[2]) and '"quests"' in write_state(states[2])


def test_a_position_under_the_former_rules_names_none_and_keeps_them() -> None:
    state = hub(house=HOUSE.first)
    assert '"house"' not in write_state(state) and read_state(write_state(state)) == state
    assert '"ounce_order":"shots_first"' in write_state(hub())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected 'delve 1'"),
        ("delve 2 {}", "expected 'delve 1'"),
        ("delve 1 {", "JSON object"),
        ("delve 1 {}", "expected a phase"),
        ('delve 1 {"phase":"hub","colour":1}', "unknown field 'colour'"),
        ('delve 1 {"phase":"hub","level":"x"}', "position: level"),
        ('delve 1 {"phase":"hub","house":{"duel":"maybe"}}', "option duel"),
        ('delve 1 {"phase":"hub","house":[]}', "house"),
        ('delve 1 {"phase":"hub","filler":[1]}', "filler: expected"),
        ('delve 1 {"phase":"hub","filler":{"x":[]}}', "unknown table 'x'"),
        ('delve 1 {"phase":"hub","filler":{"quests":1}}', "filler: quests"),
        ('delve 1 {"phase":"dance"}', "no state of the loop"),
        ('delve 1 {"phase":"roll"}', "without a risk"),
        ('delve 1 {"phase":"ounce_end"}', "without a conflict"),
        ('delve 1 {"phase":"scene"}', "in room -1"),
        ('delve 1 {"phase":"hub","sides":["A"]}', "expected 2 to 7 of different names"),
        ('delve 1 {"phase":"hub","level":-1}', "level -1"),
    ],
)
def test_a_text_that_is_no_position_is_refused_in_one_line(text: str, why: str) -> None:
    with pytest.raises(InputError) as caught:
        read_state(text)
    assert why in str(caught.value) and "\n" not in str(caught.value)


def test_fields_that_are_no_more_are_passed_over() -> None:
    state = State(phase="hub", people=(brawny(), brainy("Bo")), foes=(foe(),))
    line = write_state(state)
    older = line.replace('"body_max":', '"hampered":true,"body_max":').replace('"dd":', '"surprised":true,"dd":')
    assert older != line and read_state(older) == state
