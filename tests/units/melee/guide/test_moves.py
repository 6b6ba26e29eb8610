"""Where a figure can end its move, by the guide: cost, stop, engagers, options left and lost, notes."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Place
from affray.space.bodies import covered_hexes
from affray.space.hex import Hex
from affray.systems.melee.content.codes import ALOFT, DEAD, KNEELING, PRONE, UNCONSCIOUS
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.guide.walks import possible_walks
from affray.systems.melee.position.state import (
    ACT,
    HEIGHT,
    MOVE,
    OPTION,
    PICK,
    Active,
    Board,
    CurrentMove,
    Figure,
    State,
)
from affray.systems.melee.rules.facing import shape_of
from affray.systems.melee.turn import movement_phase
from tests.melee_spells import GROUND, foe, position, someone


def ann(**fields: object) -> Figure:
    """Ann of Red in the middle, facing north, with a shortsword."""
    return someone("Ann", 0, (0, 0), **{"ready": ("shortsword",), **fields})


def moving(*figures: Figure, **fields: object) -> State:
    """The position in which the first figure moves."""
    return movement_phase.begin_move(position(*figures, phase=PICK, **fields), 0)


def picking(*figures: Figure, **fields: object) -> State:
    """The position in which Red picks who moves."""
    return position(*figures, phase=PICK, **fields)


def places(state: State, who: str = "Ann") -> dict[Hex, Place]:
    """The places of a figure by their hexes."""
    return {place.hex: place for place in GUIDE.places(state, who)}


def letters(place: Place) -> tuple[str, str]:
    """The letters of the options left and lost."""
    left, lost = ("".join(str(phrase.args["letter"]) for phrase in found) for found in (place.left, place.lost))
    return left, lost


def notes(place: Place) -> dict[str, dict[str, object]]:
    """The notes of a place by the last words of their ids."""
    return {note.id.removeprefix("guide-note-"): dict(note.args) for note in place.notes}


def terrain(**kinds: Hex) -> Board:
    """Open ground with a hex of each of these kinds."""
    return Board({**GROUND.ground, **{pos: kind for kind, pos in kinds.items()}})


# --- how far ----------------------------------------------------------------------------------------------------------
def test_a_figure_goes_as_far_as_its_ma_and_each_hex_costs_one() -> None:
    found = places(moving(ann(dx=8)))
    assert max(place.cost for place in found.values()) == 6
    assert found[0, 0].cost == 0
    assert found[0, -3].path == ("step N",) * 3
    assert found[0, -3].way == ((0, -1), (0, -2), (0, -3))
    assert len(found) == 1 + 6 * sum(range(1, 7))


def test_a_figure_still_to_be_picked_is_picked_first() -> None:
    assert places(picking(ann(), someone("Cid", 0, (2, 2))))[0, -1].path == ("figure Ann", "step N")


def test_a_walk_goes_round_walls_and_not_through_figures() -> None:
    board = terrain(wall=(0, -1))
    found = places(replace(moving(ann(), foe((1, -1), facing=0)), board=board))
    assert found[0, -2].cost == 3
    assert (0, -1) not in found
    assert (1, -1) not in found


def test_what_costs_the_move_its_options_is_told_by_letter() -> None:
    found = places(moving(ann(dx=8, ready=("longbow",))))
    assert letters(found[0, 0]) == ("abcdefi", "")
    assert letters(found[0, -1]) == ("abcdefi", "")
    assert letters(found[0, -2]) == ("abcde", "fi")
    assert letters(found[0, -3]) == ("abcd", "efi")
    assert letters(found[0, -4]) == ("a", "bcdefi")


def test_the_move_ends_where_the_figure_becomes_engaged() -> None:
    found = places(moving(ann(), foe((0, -3), ready=("club",))))
    near = found[0, -2]
    assert near.engaged == ("Bors",)
    assert near.stop is not None
    assert near.stop.id == "guide-stop-engaged"
    assert found[0, -1].engaged == ()
    assert found[0, -1].stop is None


def test_the_farthest_places_say_that_no_hex_is_left() -> None:
    farthest = places(moving(ann(dx=8)))[0, -6]
    assert farthest.stop is not None
    assert (farthest.stop.id, farthest.stop.args) == ("guide-stop-cap", {"hexes": 6})


def test_an_engaged_figure_shifts_one_hex_next_to_its_foe() -> None:
    found = places(moving(ann(), foe((0, -1), ready=("club",))))
    assert set(found) == {(0, 0), (1, -1), (-1, 0)}
    shifted = found[1, -1]
    assert shifted.stop is not None
    assert shifted.stop.id == "guide-stop-shift"
    assert notes(shifted) == {"shift": {}}
    assert letters(shifted)[0].startswith("jk")


def test_who_was_knocked_down_and_stands_cannot_move() -> None:
    (only,) = GUIDE.places(moving(ann(felled=True)), "Ann")
    assert only.stop is not None
    assert (only.stop.id, only.stop.args) == ("guide-stop-cap", {"hexes": 0})


# --- how --------------------------------------------------------------------------------------------------------------
def test_speed_and_the_fatigue_of_a_run_are_noted() -> None:
    found = places(moving(ann(dx=8, fatigue=2)))
    assert notes(found[0, 0]) == {}
    assert [notes(found[0, -n])["speed"]["speed"] for n in range(1, 5)] == ["slow", "walk", "jog", "run"]
    assert notes(found[0, -4])["fatigue"] == {"points": 1, "after": 3, "pool": 12}


@pytest.mark.parametrize("posture", [KNEELING, PRONE])
def test_who_does_not_stand_crawls_two_hexes(posture: int) -> None:
    found = places(moving(ann(posture=posture)))
    assert max(place.cost for place in found.values()) == 2
    assert notes(found[0, -2]) == {"crawl": {}}
    assert letters(found[0, -2])[0] == "g"


def test_fire_is_gone_round_where_that_is_no_farther_and_told_where_it_is_not() -> None:
    board = terrain(fire=(0, -1))
    found = places(replace(moving(ann()), board=board))
    assert "fire" not in notes(found[1, -2])
    assert notes(found[0, -2])["fire"] == {"hits": 2}
    assert notes(found[0, -1])["fire"] == {"hits": 2}


def test_hits_by_fire_on_the_way_make_a_load_heavier_where_its_bearers_st_is_that_of_now() -> None:
    board, house = terrain(fire=(0, -1)), House(current_st_everywhere=1)
    figure = ann(st=13, hits=9, ready=("light_crossbow",), slung=("dagger",))
    found = places(replace(moving(figure, house=house), board=board))
    assert found[0, -1].stop is not None and found[0, -1].stop.id == "guide-stop-cap"
    assert found[0, -1].stop.args == {"hexes": 1}
    assert found[0, -2].cost == 3 and "fire" not in notes(found[0, -2])
    last = places(replace(moving(figure, house=house), board=terrain(fire=(0, -4))))[0, -4]
    assert letters(last) == ("", "abcdefi") and notes(last)["fire"] == {"hits": 2}
    found = places(replace(moving(figure), board=board))
    assert found[0, -1].stop is None and found[0, -2].cost == 2


def test_nobody_is_sent_to_fall_in_the_fire() -> None:
    board = terrain(fire=(0, -1))
    found = places(replace(moving(ann(hits=10)), board=board))
    assert (0, -1) not in found
    assert found[0, -2].cost == 3


def test_rough_ground_bodies_and_shadow_are_noted() -> None:
    board = terrain(broken_ground=(0, -1), shadow=(0, 1))
    body_there = someone("Dead", 1, (1, 0), status=DEAD, posture=PRONE)
    found = places(replace(moving(ann(), foe((0, -9)), body_there), board=board))
    assert "broken" in notes(found[0, -1])
    assert "broken" not in notes(found[1, -1])
    assert "body" in notes(found[1, 0])
    assert "shadow" in notes(found[0, 1])


def test_rough_ground_and_bodies_are_nothing_to_a_flier() -> None:
    board = terrain(broken_ground=(0, -1), fire=(0, -2))
    flying = ann(creature="gargoyle", flight=ALOFT)
    found = places(replace(moving(flying, someone("Dead", 1, (1, 0), status=DEAD, posture=PRONE)), board=board))
    assert notes(found[0, -1]).keys() == notes(found[1, 0]).keys() == {"speed"}
    assert "fire" not in notes(found[0, -2])


# --- bodies -----------------------------------------------------------------------------------------------------------
def large(creature: str, size: int, **fields: object) -> Figure:
    """A creature of Red of several hexes with its head in the middle, facing north."""
    there = covered_hexes(shape_of(size), (0, 0), 0)
    return replace(someone("Ann", 0, (0, 0), **{"creature": creature, "st": 30, **fields}), hexes=there)


def test_a_body_of_two_hexes_turns_on_its_way_where_it_would_not_fit() -> None:
    walls = {(1, 0): "wall", (1, -1): "wall", (-1, 0): "wall", (-1, 1): "wall", (0, 2): "wall", (1, 1): "wall"}
    lane = Board({pos: kind for pos, kind in (GROUND.ground | walls).items() if pos[1] >= -2 and abs(pos[0]) < 3})
    found = places(replace(moving(large("bear", 2)), board=lane))
    assert found[0, -2].path == ("step N", "step N")
    sideways = found[1, -2]
    assert any(text.startswith("turn") for text in sideways.path) or sideways.cost > 3
    assert sideways.hexes[0] == (1, -2)
    assert len(sideways.hexes) == 2


def test_of_a_dragon_the_facing_bars_no_way() -> None:
    state = moving(large("dragon", 7, flight=ALOFT))
    assert all(not text.startswith("turn") for place in GUIDE.places(state, "Ann") for text in place.path)
    assert len(places(state)[0, -1].hexes) == 7


def test_a_flier_passes_over_figures_and_ends_over_nobody() -> None:
    found = places(moving(ann(creature="gargoyle", flight=ALOFT), foe((0, -2), ready=("club",))))
    assert found[0, -3].cost == 3
    assert (0, -2) not in found


def test_a_flier_goes_over_nobody_with_its_last_hex() -> None:
    farthest = movement_phase.max_move(moving(ann(creature="gargoyle", flight=ALOFT)), 0)

    def on_the_way(left: int) -> dict[Hex, Place]:
        moved = farthest - left
        state = moving(ann(creature="gargoyle", flight=ALOFT, walked=moved), foe((0, -1), ready=("club",)))
        return places(replace(state, move=CurrentMove(0, moved=moved), phase=MOVE))

    assert (0, -2) in on_the_way(2)
    assert {(0, -1), (0, -2)}.isdisjoint(on_the_way(1))


# --- who has none -----------------------------------------------------------------------------------------------------
def test_who_cannot_move_has_no_places() -> None:
    friends = someone("Cid", 0, (3, 3))
    assert places(picking(ann(status=UNCONSCIOUS, posture=PRONE), friends)) == {}
    assert places(picking(ann(moved=True), friends)) == {}
    assert places(picking(ann(), foe((0, 0), posture=PRONE))) == {}
    assert places(replace(picking(ann(), friends), phase=ACT)) == {}
    assert places(replace(moving(ann(), friends), phase=OPTION)) == {}


def test_while_a_flier_is_to_be_asked_only_the_start_is_known() -> None:
    flier = foe((0, -4), creature="gargoyle", flight=ALOFT)
    state = picking(ann(), flier, someone("Cid", 0, (5, 0)))
    assert [(place.hex, place.path) for place in GUIDE.places(state, "Ann")] == [((0, 0), ("figure Ann",))]
    asked = movement_phase.begin_move(state, 0)
    assert asked.phase == HEIGHT
    assert places(asked) == {}


def test_an_unknown_figure_is_said_to_be_unknown() -> None:
    with pytest.raises(InputError, match=r"figure 'Zed' is unknown; expected one of Ann"):
        GUIDE.places(moving(ann()), "Zed")


def test_a_move_under_way_goes_on_from_where_it_is() -> None:
    state = moving(ann(dx=8, walked=2))
    state = replace(state, move=CurrentMove(0, moved=2), phase=MOVE)
    found = places(state)
    assert found[0, 0].cost == 2
    assert max(place.cost for place in found.values()) == 6
    assert len(possible_walks(state, 3)) == 7


def test_made_walls_bar_the_way_too() -> None:
    made = Active("wall", 0, 2, hexes=((0, -1),))
    assert (0, -1) not in places(replace(moving(ann()), spells=(made,)))
