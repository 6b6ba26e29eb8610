"""Roster files; what happens between fights: coming back, rout, spoils, rest, advancement."""

import json

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.referee import Script
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of
from affray.systems.foeman.roster.rest_and_learning import (
    advance_refusal,
    after_rest,
    days_to_heal,
    gather_gear,
    returning_figures,
    rout_side,
    with_advance,
)
from tests.foeman_tables import BLUE, RED, ann, bors, cid, dan, position, read_roster, write_roster

ANN = Adventurer("Ann", "Human", 12, 12, 8, main="Mace")


# --- roster files -----------------------------------------------------------------------------------------------------
def roster(**changes: object) -> bytes:
    body = {"format": "affray-roster", "version": 1, "figures": [{"name": "Ann", "st": 12, "dx": 12, "iq": 8}]}
    return json.dumps({**body, **changes}).encode()


def test_a_roster_reads_back() -> None:
    figures = (ANN, replace(ANN, name="Bo", level=1, dx=13, ep=40, wounds=20, dead=True))
    assert read_roster(write_roster(figures), "x") == figures
    assert write_roster(read_roster(write_roster(figures), "x")) == write_roster(figures)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"{", "r: no valid JSON: "),
        (b"[]", "r: expected a roster: an object with format 'affray-roster'"),
        (roster(format="other"), "r: expected a roster"),
        (roster(version="1"), "r: version: expected a number from 1 to 1, got '1'"),
        (roster(version=True), "r: version: expected a number from 1 to 1, got True"),
        (roster(version=2), "r: version 2 is of a newer Affray; this one reads up to 1"),
        (roster(more=1), "r: expected the keys format, version, figures, and figures to be a list"),
        (roster(figures={}), "r: expected the keys"),
        (roster(figures=[7]), "r: figures[0]: name is missing"),
        (roster(figures=[{"name": "Ann", "luck": 1}]), "r: figures[0]: luck is unknown"),
        (
            roster(figures=[{"name": "Ann", "st": 12, "dx": 12, "iq": 8}] * 2),
            "r: figures[1] 'Ann': is there twice",
        ),
        (
            roster(figures=[{"name": "Ann", "st": 12, "dx": 12, "iq": 8, "main": "Spoon"}, {"name": "Bo"}]),
            "r: figures[0] 'Ann': item 'Spoon' is neither a weapon nor a shield [FM-EQP-01]; figures[1] 'Bo': ST 0 is",
        ),
    ],
)
def test_a_roster_that_does_not_hold_is_refused_in_one_line(data: bytes, reason: str) -> None:
    with pytest.raises(InputError) as caught:
        read_roster(data, "r")
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)


# --- after a fight ----------------------------------------------------------------------------------------------------
def test_figures_come_back_with_their_losses_and_what_they_learned() -> None:
    state = position(ann(phys=3, exh=2, ep=17, shots=4), bors(phys=12, prone=True), cid((1, 0)))
    back = returning_figures(state, RED)
    assert [adventurer.name for adventurer in back] == ["Ann", "Cid"]
    assert (back[0].wounds, back[0].exhaustion, back[0].ep, back[0].shots, back[0].dead) == (3, 2, 17, 4, False)
    assert returning_figures(state, BLUE)[0].dead


def test_a_rout_earns_what_a_surrender_earns() -> None:
    state = position(ann(), bors(last_foe=0), dan((1, -1), phys=11, prone=True), cid((1, 0)))
    after = rout_side(Script((), (), CODES), state, BLUE)
    assert [figure.body.gone for figure in after.figures] == [False, True, False, False]
    assert after.figures[0].ep == 4 * 12 // 2
    assert after.figures[3].ep == 0


def test_who_holds_the_field_gathers_its_own_and_the_spoils() -> None:
    lying = (((0, 0), "Mace"), ((1, 1), "Axe"), ((2, 2), "Spear"), ((0, 1), "Club"))
    here = ann(main="", carried=("Dagger",))
    state = position(
        here,
        bors(armor="Cloth", off="Small Shield", things=("Oil Flask",), phys=12, prone=True),
        dan((3, 0), gone=True, armor="None", main="", carried=("Rapier",)),
        cid((2, 0), phys=12, prone=True, main=""),
    )
    state = replace(state, items=lying)
    before = {"Ann": ann(carried=("Dagger",)), "Cid": cid((2, 0), main="Club")}
    after, spoils = gather_gear(state, RED, before)
    assert after.figures[0].carried == ("Dagger", "Mace")
    assert after.figures[3] == state.figures[3]
    assert spoils == ("Axe", "Cloth", "Club", "Cutlass", "Oil Flask", "Rapier", "Small Shield", "Spear")
    assert after.items == ()


def test_nothing_is_gathered_beyond_what_one_carries_and_foes_that_stand_keep_theirs() -> None:
    full = ann(main="Axe", carried=("Dagger", "Spear"))
    state = replace(position(full, bors()), items=(((0, 0), "Mace"),))
    after, spoils = gather_gear(state, RED, {"Ann": ann(carried=("Dagger",))})
    assert after.figures[0] == full
    assert spoils == ("Mace",)


# --- rest -------------------------------------------------------------------------------------------------------------
def test_rest_heals_by_the_filler_rules() -> None:
    hurt = replace(ANN, wounds=3, exhaustion=4, shots=5)
    assert after_rest(hurt) == replace(ANN, wounds=3, shots=5)
    assert after_rest(hurt, 2) == replace(ANN, wounds=1, shots=12)
    assert after_rest(hurt, 9) == ANN
    assert days_to_heal(hurt) == 3
    dead = replace(hurt, dead=True)
    assert (after_rest(dead, 9), days_to_heal(dead)) == (dead, 0)


# --- advancement ------------------------------------------------------------------------------------------------------
def test_a_level_costs_its_ep_and_gives_the_point_that_was_chosen() -> None:
    grown = with_advance(replace(ANN, ep=130), "DX")
    assert (grown.dx, grown.level, grown.ep) == (13, 1, 30)
    again = with_advance(replace(grown, ep=200), "ST")
    assert (again.st, again.level, again.ep) == (13, 2, 0)


@pytest.mark.parametrize(
    ("changes", "attribute", "secure", "reason"),
    [
        ({"ep": 99}, "ST", 1, "Ann has 99 Ep; the next level takes 100 [FM-LVL-02]"),
        ({"ep": 100, "wounds": 1}, "ST", 1, "Ann has lost ST: 1 by wounds, 0 by exhaustion; all of it must be back first [FM-LVL-03]"),
        ({"ep": 100}, "ST", 0, "Ann is in no secure place [FM-LVL-03]"),
        ({"ep": 100, "dead": True}, "ST", 1, "Ann is dead [FM-APP-07]"),
        ({"ep": 100}, "MA", 1, "attribute 'MA': expected one of ST, DX, IQ [FM-LVL-02]"),
    ],
)  # fmt: skip
def test_who_may_not_advance_is_told_why(changes: dict[str, object], attribute: str, secure: int, reason: str) -> None:
    adventurer = replace(ANN, **changes)
    assert str(advance_refusal(adventurer, attribute, secure=secure)) == reason
    with pytest.raises(InputError) as caught:
        with_advance(adventurer, attribute, secure=secure)
    assert str(caught.value) == reason


def test_the_sheet_of_a_figure_on_the_board_is_its_own() -> None:
    assert figure_of(replace(ANN, wounds=2)).mst == 10
