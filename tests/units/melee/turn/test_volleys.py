"""Shots one after another, returned ones, and those at figures on the ground; images that are shot past."""

import pytest

from affray.systems.melee.content.codes import PRONE, UNCONSCIOUS
from affray.systems.melee.position.state import IMAGE, Active
from tests.units.melee.positions import Table, acting, ann, bors, cid, dan

HIT, MISS = [3, 3, 4], [5, 5, 6]
FAR = (0, -6)


def parts(table: Table) -> list[dict[str, object]]:
    """The adjDX of each attack told, by the reasons."""
    return [{part.label: part.value for part in event.parts} for event in table.events_of("attack")]


def test_the_second_shot_of_a_turn_is_as_good_as_the_first() -> None:
    table = acting(ann(ready=("longbow",), dx=18), bors(FAR, dx=9)).do("shoot Bors longbow", rolls=[MISS])
    table.do("shoot Bors longbow", rolls=[MISS])
    first, second = parts(table)
    assert first == second
    assert first["DX"] == 18 and "two weapons" not in first
    assert table.asked() == "act Bors"


def test_a_bow_that_magic_breaks_the_mind_behind_shoots_no_more() -> None:
    figures = ann(ready=("longbow",), dx=18, hits=10), bors(FAR, dx=9), cid((3, 3), dx=8)
    table = acting(*figures, spells=(Active("reverse_missiles", 1, 1, 1),))
    table.do("shoot Bors longbow", rolls=[HIT, [1]])
    assert table.figure("Ann").body.hits > 10
    assert (table.figure("Ann").body.status != 0, table.state.pending, table.asked()) == (True, None, "act Bors")


@pytest.mark.parametrize(("armor", "hits"), [("none", 6), ("plate", 1)])
def test_a_returned_shot_meets_the_armor_of_its_sender(armor: str, hits: int) -> None:
    figures = ann(ready=("longbow",), dx=16, armor=armor), bors((0, -4), dx=9, armor="cloth")
    table = acting(*figures, spells=(Active("reverse_missiles", 1, 1, 1),))
    table.do("shoot Bors longbow", rolls=[HIT, [4]])
    assert (table.figure("Ann").body.hits, table.figure("Bors").body.hits) == (hits, 0)
    assert (len(table.events_of("returned")), table.events_of("turned")) == (1, [])


def test_a_turned_shot_hits_nobody() -> None:
    figures = ann(ready=("longbow",)), bors((0, -4), dx=9)
    table = acting(*figures, spells=(Active("turn_missiles", 1, 1, 1),))
    table.do("shoot Bors longbow", rolls=[HIT])
    assert (table.figure("Ann").body.hits, table.figure("Bors").body.hits) == (0, 0)
    assert (table.events_of("returned"), len(table.events_of("turned"))) == ([], 1)


def test_a_shot_that_misses_is_neither_turned_nor_returned() -> None:
    for spell in ("turn_missiles", "reverse_missiles"):
        table = acting(ann(ready=("longbow",)), bors((0, -4), dx=9), spells=(Active(spell, 1, 1, 1),))
        table.do("shoot Bors longbow", rolls=[MISS])
        assert (table.events_of("returned"), table.events_of("turned"), table.figure("Ann").body.hits) == ([], [], 0)


def test_a_shot_at_a_figure_on_the_ground_without_a_body_before_it_needs_no_die_for_one() -> None:
    prone = bors((0, -4), dx=9, posture=PRONE)
    table = acting(ann(ready=("longbow",)), prone).do("shoot Bors longbow", rolls=[HIT, [4]])
    assert table.figure("Bors").body.hits == 6
    body = cid((0, -3), status=UNCONSCIOUS, posture=PRONE, hits=11)
    saved = acting(ann(ready=("longbow",)), prone, body).do("shoot Bors longbow", rolls=[HIT, [3], [1]])
    assert (saved.figure("Bors").body.hits, saved.figure("Cid").body.hits) == (0, 14)


def test_an_image_stands_a_miss_and_vanishes_by_a_hit() -> None:
    image = bors((0, -1), dx=9, life=IMAGE, maker=2)
    missed = acting(ann(), image, dan((4, -4), dx=8)).do("strike Bors broadsword", rolls=[MISS])
    assert not missed.figure("Bors").gone
    hit = acting(ann(), image, dan((4, -4), dx=8)).do("strike Bors broadsword", rolls=[HIT, [1, 1]])
    assert hit.figure("Bors").gone


def test_only_blows_are_struck_with_two_weapons() -> None:
    two = acting(ann(ready=("dagger", "dagger")), bors((0, -1), dx=9)).offered()
    assert "strike Bors dagger twin" in two and "throw Bors dagger" in two
    assert "throw Bors dagger twin" not in two


def test_the_clause_of_a_roll_is_that_of_its_dice() -> None:
    plain = acting(ann(), bors((0, -1), dx=9)).do("strike Bors broadsword", rolls=[MISS])
    guarded = acting(ann(), bors((0, -1), dx=9, option=10, stance=2)).do("strike Bors broadsword", rolls=[[5, 5, 6, 6]])
    assert (
        "CM-HIT-01" in plain.events_of("attack")[0].clauses and "CM-HIT-03" not in plain.events_of("attack")[0].clauses
    )
    assert "CM-HIT-03" in guarded.events_of("attack")[0].clauses
