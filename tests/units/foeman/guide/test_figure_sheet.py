"""The sheet of a figure: sums that add up, and a line for whatever applies."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Row, Sheet
from affray.systems.foeman.content.codes import DEFENDING, DODGING, LEFT_HANDED, WITH_WEAPON
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.state import Figure, State
from affray.systems.foeman.rules.body import ACTED
from tests.foeman_tables import ann, bors, on_the_move, position


def sheet(figure: Figure, state: State | None = None) -> Sheet:
    """The sheet of a figure far from its foe, or as it is in a state."""
    return GUIDE.sheet(state or position(replace(figure, pos=(0, 5)), bors((0, -5))), figure.id)


def rows(found: Sheet) -> dict[str, Row]:
    """The rows by name; states and items by what they say."""
    flat: dict[str, Row] = {}
    for _, lines in found.groups:
        for line in lines:
            name = line.value.id if line.name.id == "guide-row-state" else line.name.id
            flat[name.removeprefix("guide-").removeprefix("row-")] = line
    return flat


def states(**fields: object) -> set[str]:
    """What the group of states says of Ann."""
    found = sheet(ann(**fields))
    group = next((lines for name, lines in found.groups if name.id == "guide-group-states"), ())
    return {line.value.id if line.name.id == "guide-row-state" else line.name.id for line in group}


def test_attributes_are_the_sums_of_their_parts() -> None:
    found = rows(sheet(ann(phys=3, exh=2, armor="Chainmail", was_big_hit=1)))
    assert found["st"].value.args == {"now": 7, "full": 12}
    assert sum(part.value for part in found["st"].parts) == 7
    assert found["dx"].value.args == {"now": 7, "full": 12}
    assert [(part.label, part.value) for part in found["dx"].parts] == [
        ("DX", 12),
        ("armor", -3),
        ("duress of one attack", -2),
    ]
    assert found["iq"].value.args == {"n": 8}
    assert found["race"].value.args["race"] == "Human"


def test_a_sheet_names_its_figure_and_leaves_empty_groups_out() -> None:
    found = sheet(ann())
    assert (found.id, found.side) == ("Ann", 0)
    assert "guide-group-states" not in [name.id for name, _ in found.groups]
    with pytest.raises(InputError, match="figure 'Eve' is unknown"):
        sheet(ann(id="Eve"), position(ann(), bors()))


def test_movement_is_told_before_and_after_the_move() -> None:
    before = rows(sheet(ann(armor="Leather", back=True)))["mp"]
    assert before.value.args == {"free": 4, "engaged": 1}
    assert sum(part.value for part in before.parts) == 8
    moving = on_the_move(ann((0, 3)), bors((0, -5))).do("step N").state
    assert rows(sheet(ann(), moving))["mp"].value.args == {"used": 1, "mmma": 10}
    assert rows(sheet(ann(moved=True, used=4, mmma=10)))["mp"].value.args == {"used": 4, "mmma": 10}


def test_losses_stand_against_what_brings_duress() -> None:
    found = rows(sheet(ann(phys=3, exh=4, incidental=1, incidental_new=1, wounds=7)))
    numbers = [found[name].value.args["n"] for name in ("wounds", "exhaustion", "incidental")]
    assert numbers == [3, 4, 2]
    assert found["round"].value.args == {"now": 7, "full": 8}


def test_gear_is_told_hand_by_hand() -> None:
    figure = ann(off="Large Shield", armor="Chainmail", carried=("Dagger", "Horsebow"), things=("Oil Flask",), shots=9)
    found = rows(sheet(figure))
    assert (found["right"].value.args["item"], found["left"].value.args["item"]) == ("Mace", "Large Shield")
    assert found["armor"].value.args["pr"] == 2
    assert found["shield"].value.args["item"] == "Large Shield"
    assert found["carried"].value.args == {"item": ("Dagger", "Horsebow")}
    assert found["things"].value.args == {"item": ("Oil Flask",)}
    assert found["shots"].value.args == {"n": 9}


def test_a_left_hander_has_its_strong_hand_left_and_a_bow_may_be_unloaded() -> None:
    found = rows(sheet(ann(main="Horsebow", handed=LEFT_HANDED, unloaded=("Horsebow",))))
    assert (found["left"].value.id, found["left"].value.args) == ("guide-item-unloaded", {"item": "Horsebow"})
    assert found["right"].value.id == "guide-hand-empty"
    assert "carried" not in found


def test_the_weapons_in_hand_tell_their_damage() -> None:
    found = sheet(ann(main="Broadsword"))
    weapons = next(lines for name, lines in found.groups if name.id == "guide-group-weapons")
    assert [line.name.args["item"] for line in weapons] == ["Broadsword", "Unarmed"]
    args = weapons[0].value.args
    assert (args["dg"], args["less"], args["top"]) == ("-2T-1=1", 2, "0 0 2 3 4 5")


def test_states_are_told_where_they_apply() -> None:
    assert states() == set()
    assert states(gone=True) == {"guide-state-gone"}
    assert states(phys=12) == {"guide-state-dead"}
    assert states(exh=11) == {"guide-state-unconscious"}
    assert states(out=True) == {"guide-state-out"}
    assert states(prone=True, aim=1, back=True) == {"guide-state-prone", "guide-row-aim", "guide-state-back"}
    assert states(was_big_hit=1, pivot=-1) == {"guide-row-duress", "guide-row-pivot"}
    assert states(mode=DEFENDING, acted=ACTED) == {"guide-row-defence", "guide-state-acted"}
    assert states(mode=DODGING) == {"guide-state-dodging"}


def test_a_defence_names_its_item() -> None:
    armed = rows(sheet(ann(mode=DEFENDING, item=WITH_WEAPON)))["defence"]
    assert (armed.value.id, armed.value.args) == ("guide-defends-with", {"item": "Mace"})
    assert rows(sheet(ann(mode=DEFENDING)))["defence"].value.id == "guide-defends-bare"


def test_a_figure_in_a_hand_to_hand_is_engaged_there() -> None:
    found = rows(GUIDE.sheet(position(ann(), bors((0, 0))), "Ann"))
    assert found["engaged"].value.args == {"names": ("Bors",)}
    assert "state-hth" in found


def test_experience_and_talent() -> None:
    found = rows(sheet(ann(level=2, ep=40, talent=False)))
    assert found["ep"].value.args == {"now": 40, "full": 300}
    assert found["talent"].value.id == "guide-talent-lost"
    assert rows(sheet(ann()))["talent"].value.id == "guide-talent-ready"
