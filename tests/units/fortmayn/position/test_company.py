"""Tests of whose character is whose, and of what a seat sees of another's."""

import json

import pytest

from affray.core import InputError
from affray.systems.fortmayn.guide.figure_sheet import sheet
from affray.systems.fortmayn.notation import read_state, write_state
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.company import friend_names, lead_side, outcome, voters
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.words.view import score
from tests.units.fortmayn.friends import ANN, BOB, CAT, NOBODY, WORLD, hub, scene

PRIVATE = {
    ANN: ("rope_50ft", "mend", '"coins":11'),
    BOB: ("common_herbs", "guild", '"coins":22'),
    CAT: ("preserved_rations", "baker", '"coins":33'),
}
"""What each has that nobody else knows, as a position writes it."""


@pytest.mark.parametrize("eye", [ANN, BOB, CAT, NOBODY])
def test_each_seat_sees_its_own_marks_and_none_of_the_others(eye: int) -> None:
    for state in (hub(), scene()):
        seen = write_state(SYSTEM.secrets.view(state, eye))
        for side, marks in PRIVATE.items():
            assert [mark in seen for mark in marks] == [side == eye] * len(marks), (eye, side)


@pytest.mark.parametrize("eye", [ANN, BOB, CAT, NOBODY])
def test_the_sheet_of_another_says_that_only_its_player_knows(eye: int) -> None:
    seen = SYSTEM.secrets.view(scene(), eye)
    for side, name in enumerate(("Asha", "Berin", "Cato")):
        groups = [group.id for group, _ in sheet(seen, name).groups]
        assert ("sheet-story" in groups or "sheet-spells" in groups) == (side == eye)


def test_the_sheet_of_another_lists_what_everybody_sees_apart_from_armor() -> None:
    seen = SYSTEM.secrets.view(scene(), ANN)
    rows = {group.id: [row.name.id for row in rows] for group, rows in sheet(seen, "Berin").groups}
    assert rows["sheet-seen"] == ["item-torches-6", "item-flint-and-steel"] and "sheet-gear" not in rows
    assert "sheet-seen" not in {group.id for group, _ in sheet(seen, "Asha").groups}


@pytest.mark.parametrize(("language", "unseen"), [("en", "coins unseen"), ("de", "Münzen ungesehen")])
def test_the_line_of_another_says_nothing_of_the_purse(language: str, unseen: str) -> None:
    lines = SYSTEM.words.summary(SYSTEM.secrets.view(hub(), BOB), language)
    assert [unseen in line for line in lines[:3]] == [True, False, True] and "22" in lines[1]


def test_the_world_sees_all_and_what_gives_light_everybody_sees() -> None:
    assert SYSTEM.secrets.view(hub(), WORLD) == hub()
    assert "torches_6" in write_state(SYSTEM.secrets.view(hub(), CAT))


def test_a_view_of_a_view_is_the_same() -> None:
    seen = SYSTEM.secrets.view(scene(), ANN)
    assert SYSTEM.secrets.view(seen, ANN) == seen


def test_a_position_of_a_company_reads_back_and_one_alone_says_nothing_of_it() -> None:
    assert read_state(write_state(scene())) == scene()
    assert "company" not in write_state(scene(company=None))
    assert json.loads(write_state(scene()).partition(" 1 ")[2])["company"] == {}


def test_the_first_with_a_character_that_lives_leads() -> None:
    assert (voters(hub()), lead_side(hub())) == ((ANN, BOB, CAT), ANN)
    assert outcome(hub()) is None and outcome(hub(company=None)) is None


def test_the_players_share_what_the_party_scores() -> None:
    assert len(set(score(hub())[:3])) == 1 and sum(score(hub())) == pytest.approx(1)


def test_two_to_four_players_of_different_names_are_a_company() -> None:
    assert friend_names((), "World", "x") == () and friend_names(("Ann", "Bob"), "World", "x") == ("Ann", "Bob")
    for names in (("Ann",), ("Ann", "Ann"), ("Ann", "World"), ("Ann", " "), tuple("ABCDE")):
        with pytest.raises(InputError, match="x: expected 2 to 4 players of different names"):
            friend_names(names, "World", "x")


def test_nobody_hears_what_another_buys_and_all_hear_what_he_votes_for() -> None:
    heard = [SYSTEM.secrets.answer_for(hub(), read_answer(text), CAT) for text in ("buy Berin backpack", "sleep")]
    assert heard == [None, read_answer("sleep")]
