"""Things in hand: readied, slung, dropped and picked up."""

import pytest

from affray.space.hex import Hex
from affray.systems.melee.content.codes import PRONE
from affray.systems.melee.turn.handling_items import can_hold_items
from tests.units.melee.positions import RED, N, Table, acting, ann, beast, bors

NEAR, FAR = bors((0, -1), dx=9), bors((0, -6), dx=9)


def holds(table: Table) -> list[str]:
    """What may be held, of the answers offered."""
    return [text for text in table.offered() if text.startswith("hold")]


# --- option e ---------------------------------------------------------------------------------------------------------
def test_by_e_the_ready_weapon_is_slung_and_another_readied() -> None:
    table = acting(ann(slung=("mace",)), FAR).do("hold mace")
    assert (table.figure("Ann").ready, table.figure("Ann").slung) == (("mace",), ("broadsword",))
    assert table.events_of("switches")[0].data["option"] == "e"


def test_what_e_allows_is_offered_each_once() -> None:
    table = acting(ann(slung=("mace",), shield="small"), FAR)
    assert holds(table) == [
        "hold -",
        "hold shield",
        "hold broadsword shield",
        "hold mace",
        "hold mace shield",
        "hold broadsword mace",
    ]
    assert table.why("hold broadsword") == "one_weapon"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("hold broadsword", "one_weapon"),
        ("hold halberd", "not_carried"),
        ("hold mace mace", "not_carried"),
        ("hold longbow broadsword", "hands"),
        ("hold great_sword", "weak"),
        ("hold longbow mace", "one_weapon"),
        ("hold mace shield", "no_shield"),
    ],
)
def test_what_hands_strength_and_belt_do_not_allow(answer: str, why: str) -> None:
    table = acting(ann(slung=("mace", "longbow", "great_sword")), FAR)
    assert table.why(answer) == why


def test_two_of_a_kind_are_held_one_after_the_other() -> None:
    table = acting(ann(ready=("dagger",), slung=("dagger",)), FAR).do("hold dagger dagger")
    assert (table.figure("Ann").ready, table.figure("Ann").slung) == (("dagger", "dagger"), ())


def test_creatures_without_hands_hold_nothing() -> None:
    wolf = beast("wolf", RED, (0, 0), N)
    table = acting(wolf, FAR, items=(((0, 0), "mace"),))
    assert (table.why("hold mace"), table.why("take mace")) == ("hands", "hands")
    assert holds(table) == []


# --- option m ---------------------------------------------------------------------------------------------------------
def test_by_m_the_ready_weapon_falls_and_a_non_missile_one_is_readied() -> None:
    table = acting(ann(slung=("mace", "longbow")), NEAR).do("hold mace")
    assert (table.figure("Ann").ready, table.state.items) == (("mace",), (((0, 0), "broadsword"),))
    assert acting(ann(slung=("mace", "longbow")), NEAR).why("hold longbow") == "missile"
    assert acting(ann(slung=("mace",)), NEAR).why("hold -") == "missile"


def test_by_m_a_shield_is_dropped_and_none_is_readied() -> None:
    carried = ann(slung=("quarterstaff",), shield="small", shield_ready=True)
    table = acting(carried, NEAR).do("hold quarterstaff")
    assert (table.figure("Ann").shield, table.state.items) == ("none", (((0, 0), "broadsword"), ((0, 0), "small")))
    slung = acting(ann(slung=("mace",), shield="small"), NEAR)
    assert slung.why("hold mace shield") == "one_weapon"
    keeps = acting(ann(slung=("mace",), shield="small", shield_ready=True), NEAR).do("hold mace shield")
    assert keeps.figure("Ann").shield_ready


# --- picking up -------------------------------------------------------------------------------------------------------
LYING = (((0, 1), "mace"), ((0, 3), "dagger"), ((0, 0), "large"), ((1, 0), "great_sword"), ((0, 0), "longbow"))


def test_by_e_a_thing_at_hand_is_picked_up_and_the_rest_slung() -> None:
    table = acting(ann(), FAR, items=LYING)
    assert [text for text in table.offered() if text.startswith("take")] == ["take mace", "take large", "take longbow"]
    table.do("take mace")
    assert (table.figure("Ann").ready, table.state.items) == (("broadsword", "mace"), LYING[1:])
    bow = acting(ann(), FAR, items=LYING).do("take longbow")
    assert (bow.figure("Ann").ready, bow.figure("Ann").slung) == (("longbow",), ("broadsword",))
    laden = acting(ann(shield="small", shield_ready=True), FAR, items=LYING).do("take longbow")
    assert (laden.figure("Ann").ready, laden.figure("Ann").shield_ready) == (("longbow",), False)
    shield = acting(ann(ready=("halberd",), st=13), FAR, items=LYING).do("take large")
    assert (shield.figure("Ann").ready, shield.figure("Ann").shield, shield.figure("Ann").shield_ready) == (
        (),
        "large",
        True,
    )


@pytest.mark.parametrize(
    ("item", "why"), [("dagger", "not_near"), ("great_sword", "weak"), ("rock", "not_near"), ("large", "shield")]
)
def test_what_is_not_picked_up(item: str, why: str) -> None:
    assert acting(ann(shield="small"), FAR, items=LYING).why(f"take {item}") == why


def test_only_weapons_and_shields_are_readied() -> None:
    assert acting(ann(), FAR, items=(((0, 0), "torch"),)).why("take torch") == "not_a_weapon"


def test_by_q_what_the_hands_cannot_hold_is_dropped() -> None:
    table = acting(ann(shield="small", shield_ready=True), NEAR, items=(((0, 1), "quarterstaff"),))
    table.do("take quarterstaff")
    assert (table.figure("Ann").ready, table.figure("Ann").shield) == (("quarterstaff",), "none")
    assert sorted(item for _, item in table.state.items) == ["broadsword", "small"]


def test_an_engaged_figure_readies_no_missile_weapon() -> None:
    assert acting(ann(), NEAR, items=(((0, 0), "longbow"),)).why("take longbow") == "missile"


def test_from_the_ground_things_are_handled_too() -> None:
    table = acting(ann(posture=PRONE, slung=("mace",)), FAR).do("hold mace")
    assert table.figure("Ann").ready == ("mace",)


def test_hands_hold_two_of_one_hand_or_one_of_two() -> None:
    assert can_hold_items(("dagger", "mace"), shielded=False)
    assert not can_hold_items(("dagger", "mace"), shielded=True)
    assert not can_hold_items(("longbow", "mace"), shielded=False)
    assert not can_hold_items(("dagger", "mace", "cestus"), shielded=False)


@pytest.mark.parametrize(("pos", "clause"), [((0, -6), "CM-OPT-15"), ((0, -1), "CM-OPT-23")])
def test_things_are_taken_in_hand_and_refused_under_the_clause_of_the_option(pos: Hex, clause: str) -> None:
    table = acting(ann(slung=("mace",)), bors(pos, dx=9)).do("hold mace")
    assert table.events_of("holds")[0].clauses == (clause,)
    wolf = acting(beast("wolf", RED, (0, 0), N), bors(pos, dx=9))
    assert wolf.refusal("hold mace").clauses == (clause,)
