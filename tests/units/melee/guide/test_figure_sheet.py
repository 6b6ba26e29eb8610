"""The sheet of a figure: what it comes to, with the sums behind the numbers."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Row
from affray.core.words.texts import strict_texts
from affray.systems.melee.content.codes import (
    ALOFT,
    CHARGE,
    DEAD,
    DEFENDING,
    DODGING,
    KNEELING,
    PRONE,
    TAKEOFF,
    UNCONSCIOUS,
)
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position.state import Active, Figure, State
from affray.systems.melee.system import SYSTEM
from tests.melee_spells import at_work, foe, position, someone


def ann(**fields: object) -> Figure:
    """Ann of Red in the middle."""
    return someone("Ann", 0, (0, 0), **fields)


def rows(state: State, who: str = "Ann") -> dict[str, dict[str, Row]]:
    """The lines of a sheet by group and by their names in English; each can be said, and its sum adds up."""
    found: dict[str, dict[str, Row]] = {}
    with strict_texts():
        for title, lines in GUIDE.sheet(state, who).groups:
            found[SYSTEM.words.phrase(title)] = {SYSTEM.words.phrase(row.name): row for row in lines}
            for row in lines:
                assert row.clauses
                SYSTEM.words.phrase(row.value, "de")
    return found


def text(row: Row) -> str:
    """The value of a line."""
    return SYSTEM.words.phrase(row.value)


def states(state: State) -> set[str]:
    """The states of the first figure."""
    groups = GUIDE.sheet(state, "Ann").groups
    return {
        row.value.id.removeprefix("guide-state-")
        for title, lines in groups
        if title.id == "guide-group-states"
        for row in lines
        if row.name.id == "guide-row-state"
    }


def test_attributes_with_what_is_left_and_why() -> None:
    found = rows(position(ann(st=13, dx=12, iq=9, wis=10, hits=4, fatigue=5, armor="leather", wounded=True)))
    lines = found["Attributes"]
    st, dx = lines["ST, now of all"], lines["standing adjDX"]
    assert (text(st), sum(part.value for part in st.parts)) == ("9 of 13", 9)
    assert text(dx) == str(sum(part.value for part in dx.parts)) == "8"
    assert text(lines["fatigue spent"]) == "5 of 13"
    assert "resists with 10" in text(lines["IQ and WIS"])


def test_under_a_shared_pool_fatigue_is_part_of_the_sum() -> None:
    state = position(ann(hits=4, fatigue=3), house=PLAIN._replace(shared_st_pool=1))
    lines = rows(state)["Attributes"]
    assert [(part.label, part.value) for part in lines["ST, now of all"].parts] == [
        ("ST", 12), ("hits", -4), ("fatigue", -3),
    ]  # fmt: skip
    assert text(lines["fatigue spent"]) == "3 of 8"


def test_aid_is_told_as_a_spell_in_the_sum_and_among_those_at_work() -> None:
    aid = Active("aid", 1, 2, 0, left=2, st=3, attribute="st")
    found = rows(position(ann(), foe(), spells=(aid,)))
    assert [(part.label, part.value) for part in found["Attributes"]["ST, now of all"].parts] == [
        ("ST", 12), ("spells", 3),
    ]  # fmt: skip
    (line,) = found["Spells at work"].values()
    assert text(line) == "Bors on Ann, 2 turns more"


def test_load_and_its_bounds() -> None:
    lines = rows(position(ann(st=11)))
    moved = lines["Movement and load"]
    assert text(moved["unencumbered"]) == "up to 11 lb"
    assert text(moved["light load"]) == "up to 16.5 lb"
    assert text(moved["medium load"]) == "up to 22 lb"
    assert text(moved["heavy load"]) == "up to 27.5 lb"
    assert text(moved["MA"]) == "10, half 5"
    assert text(moved["pace"]) == "runs"


def test_a_dwarf_bears_twice_as_much_and_armor_that_slows_counts_no_weight() -> None:
    dwarf = rows(position(ann(race="dwarf")))["Movement and load"]
    assert text(dwarf["unencumbered"]) == "up to 24 lb"
    slow = rows(position(ann(armor="plate"), house=PLAIN._replace(armor_slows=1)))["Movement and load"]
    assert "unencumbered" not in slow
    assert "unencumbered" not in rows(position(ann(creature="wolf")))["Movement and load"]


@pytest.mark.parametrize(
    ("figure", "last"),
    [(ann(creature="gargoyle", flight=TAKEOFF), "CM-FLY-01"), (ann(), "")],
)
def test_what_limits_ma_beyond_its_reasons_is_a_part_too(figure: Figure, last: str) -> None:
    row = rows(position(figure))["Movement and load"]["MA"]
    assert sum(part.value for part in row.parts) == int(text(row).split(",")[0])
    assert (row.parts[-1].clause if row.parts[-1].label == "limit" else "") == last


def test_the_rope_is_such_a_limit() -> None:
    row = rows(position(ann(), foe(), spells=(Active("rope", 1, 2, 0),)))["Movement and load"]["MA"]
    assert row.parts[-1].label == "limit"
    assert text(row).startswith("2")


def test_how_far_it_has_moved() -> None:
    assert text(rows(position(ann(walked=3)))["Movement and load"]["hexes moved"]) == "3"


def test_weapons_with_damage_use_and_reload() -> None:
    found = rows(position(ann(ready=("light_crossbow",), reload=(("light_crossbow", 1),))))["At hand"]
    assert text(found["Light crossbow"]).endswith("loaded in one turn")
    near = rows(position(ann(ready=("shortsword", "dagger")), foe((0, 0), posture=PRONE)))["At hand"]
    assert set(near) == {"Dagger", "Bare hands"}
    breath = rows(position(ann(creature="small_dragon", st=30)))["At hand"]
    assert any("fatigue" in text(row) for row in breath.values())
    assert "At hand" not in rows(position(ann(status=DEAD, posture=PRONE)))


def test_protection_from_the_front_and_from_elsewhere() -> None:
    both = rows(position(ann(armor="leather", shield="large", shield_ready=True)))["Protection"]
    assert [text(row) for row in both.values()] == ["4", "2"]
    assert len(rows(position(ann(armor="leather")))["Protection"]) == 1


def test_what_it_has_by_where_it_is() -> None:
    held = ann(
        ready=("club",), shield="small", shield_ready=True, armor="cloth", slung=("dagger",), gear=("torch",),
        pack=("rations",),
    )  # fmt: skip
    found = rows(position(held))["Belongings"]
    assert list(found) == ["in hand", "armor", "slung", "on the belt", "in the pack"]
    down = rows(position(replace(held, pack_at=(0, 0), shield_ready=False)))["Belongings"]
    assert "in the pack that lies on the ground" in down
    assert "small" in text(down["slung"]).lower()
    assert "Belongings" not in rows(position(ann()))


def test_spells_known_and_at_work() -> None:
    made = Active("fire", 0, 2, hexes=((3, 0),), left=0)
    found = rows(position(ann(iq=14, spells=("fire", "blur")), foe(), spells=(made, at_work("blur", 1))))
    assert len(found["Spells known"]) == 2
    assert text(found["Spells at work"]["Fire"]).startswith("Ann, one hex")


@pytest.mark.parametrize(
    ("figure", "expected"),
    [
        (ann(posture=KNEELING), {"kneeling"}),
        (ann(posture=PRONE, felled=True), {"prone", "felled"}),
        (ann(creature="gargoyle", flight=ALOFT), {"aloft"}),
        (ann(creature="gargoyle", flight=ALOFT, meets_ground=True), {"low"}),
        (ann(stance=DODGING, low=True), {"dodging", "weak"}),
        (ann(stance=DEFENDING, wounded=True, broken_ground=True), {"defending", "wounded", "broken"}),
        (ann(fatigue=12, fell=True, posture=PRONE, acted=True), {"exhausted", "fell", "prone", "acted"}),
        (ann(status=DEAD, posture=PRONE), {"dead"}),
        (ann(status=UNCONSCIOUS, posture=PRONE), {"unconscious"}),
    ],
)
def test_states_are_told_where_they_hold(figure: Figure, expected: set[str]) -> None:
    assert states(position(figure)) == expected


def test_states_that_spells_bring_and_those_of_the_gone() -> None:
    spells = tuple(Active(name, 1, 2, 0) for name in ("freeze", "invisibility", "rope"))
    assert states(position(ann(), foe(), spells=spells)) == {"frozen", "invisible", "roped"}
    asleep = position(ann(status=UNCONSCIOUS, posture=PRONE), foe(), spells=(Active("sleep", 1, 2, 0),))
    assert states(asleep) == {"asleep"}
    assert states(position(replace(ann(gone=True), hexes=()))) == {"gone"}


def test_engagement_hand_to_hand_waiting_and_the_option() -> None:
    bors = foe((0, -1), ready=("club",))
    found = rows(position(ann(waited=2, turn_hits=3, option=CHARGE), bors))["States"]
    assert text(found["engaged by"]) == "Bors"
    assert text(found["turns waited"]) == "2"
    assert text(found["hits this turn"]) == "3"
    assert found["option"].value.args["letter"] == "b"
    assert states(position(ann(), foe((0, 0), posture=PRONE))) == {"hth"}


def test_an_unknown_figure_has_no_sheet() -> None:
    with pytest.raises(InputError, match="figure 'Zed' is unknown"):
        GUIDE.sheet(position(ann()), "Zed")
