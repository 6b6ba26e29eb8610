"""What hits do to a figure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.systems.melee.cases.blows import VERBS
from affray.systems.melee.content.codes import DEAD, DODGING, KNEELING, NO_STANCE, PRONE, STANDING, UNCONSCIOUS, WELL
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.rules.attributes import strength
from affray.systems.melee.rules.injury import Body, fall_threshold, hurt, is_wounded, wound_threshold, wounded_dx
from tests.units.melee.guide_tables import printed

ROWS = printed("injury.csv")
NOW = PLAIN._replace(current_st_everywhere=1)
verb = VERBS["apply_hits"]


def test_the_hits_that_wound_and_fell_are_those_of_the_table() -> None:
    for row in ROWS:
        for full in range(int(row["base_st_min"]), int(row["base_st_max"] or 120) + 1):
            assert (wound_threshold(full), fall_threshold(full)) == (
                int(row["hits_for_dx_penalty"]),
                int(row["hits_for_fall"]),
            )
            assert wounded_dx(is_wounded(wound_threshold(full), full)) == int(row["dx_penalty_next_turn"])
            assert is_wounded(wound_threshold(full) - 1, full) == 0


def test_who_falls_lies_prone_loses_its_action_and_its_stance() -> None:
    body = hurt(Body(14, stance=DODGING), 8, PLAIN)
    assert (body.posture, body.lost, body.fell, body.stance, body.status) == (PRONE, 1, 1, NO_STANCE, WELL)
    assert hurt(Body(14, stance=DODGING), 7, PLAIN).stance == DODGING
    assert hurt(Body(14, acted=1), 8, PLAIN).lost == 0


def test_a_figure_is_knocked_down_once_a_turn_and_stays_so() -> None:
    body = hurt(hurt(Body(20), 8, PLAIN)._replace(posture=STANDING), 3, PLAIN)
    assert (body.posture, body.fell, body.lost) == (STANDING, 1, 1)


def test_a_prone_figure_is_knocked_down_too() -> None:
    assert hurt(Body(20, posture=PRONE), 8, PLAIN).fell == 1


def test_low_strength_is_remembered() -> None:
    body = hurt(Body(12, 5), 4, PLAIN)
    assert (body.low, body.status) == (1, WELL)
    assert hurt(body._replace(st=20), 0, PLAIN).low == 1


def test_who_faints_or_dies_lies_down_without_being_knocked_down() -> None:
    fainted = hurt(Body(12, 7, posture=KNEELING, stance=DODGING), 4, PLAIN)
    assert (fainted.status, fainted.posture, fainted.stance, fainted.fell) == (UNCONSCIOUS, PRONE, NO_STANCE, 0)
    assert hurt(fainted, 1, PLAIN).status == DEAD


def test_strength_two_still_stands_one_faints_and_none_is_death() -> None:
    found = [hurt(Body(9), hits, PLAIN).status for hits in (5, 6, 7, 8, 9, 10)]
    assert found == [WELL, WELL, WELL, UNCONSCIOUS, DEAD, DEAD]
    assert [hurt(Body(9), hits, PLAIN).low for hits in (5, 6, 7)] == [0, 1, 1]


def test_who_was_unconscious_before_does_not_wake_by_a_hit() -> None:
    assert hurt(Body(12, status=UNCONSCIOUS), 1, PLAIN).status == UNCONSCIOUS


def test_the_size_class_goes_by_base_strength_or_by_the_option_by_what_is_left() -> None:
    assert (hurt(Body(35), 9, PLAIN).fell, hurt(Body(35), 9, NOW).fell) == (0, 1)
    assert (strength(35, 9, 2, PLAIN), strength(35, 9, 2, NOW)) == (35, 26)
    answer = verb({"figure": {"st": 35}, "events": [9], "options": {"current_st_everywhere": True}})
    assert (answer["fell"], answer["next_turn_dx"]) == (True, -2)


def test_where_fatigue_shares_strength_it_brings_a_figure_down_with_the_hits() -> None:
    shared = PLAIN._replace(shared_st_pool=1)
    tired = Body(12, fatigue=6)
    assert [hurt(tired, hits, shared).status for hits in (4, 5, 6)] == [WELL, UNCONSCIOUS, DEAD]
    assert [hurt(tired, hits, shared).low for hits in (2, 3)] == [0, 1]
    assert (hurt(tired, 6, PLAIN).status, hurt(tired, 6, PLAIN).fatigue) == (WELL, 6)
    assert (strength(30, 1, 2, NOW), strength(30, 1, 2, NOW._replace(shared_st_pool=1))) == (29, 27)


@given(full=st.integers(4, 70), hits=st.lists(st.integers(0, 12), max_size=6))
def test_hits_one_by_one_come_to_the_same_as_all_at_once(full: int, hits: list[int]) -> None:
    body = Body(full)
    for n in hits:
        body = hurt(body, n, PLAIN)
    assert body == hurt(Body(full), sum(hits), PLAIN)


def test_a_figure_down_before_these_hits_did_not_fall_by_them() -> None:
    figure = {"st": 20, "hits": 8, "hits_this_turn": 8, "posture": "prone"}
    answer = verb({"figure": figure, "events": [2]})
    assert (answer["fell"], answer["lost_action"], answer["posture"]) == (False, True, "prone")


def test_hits_of_this_turn_are_part_of_all() -> None:
    with pytest.raises(InputError, match="hits_this_turn: expected at most 2, the hits in all"):
        verb({"figure": {"st": 12, "hits": 2, "hits_this_turn": 3}, "events": []})


def test_who_was_felled_by_a_spell_before_loses_its_action_by_the_hits_all_the_same() -> None:
    tripped = Body(12, posture=PRONE, fell=1)
    assert hurt(tripped, 7, PLAIN).lost == 0
    assert (hurt(tripped, 8, PLAIN).lost, hurt(tripped._replace(acted=1), 8, PLAIN).lost) == (1, 0)
