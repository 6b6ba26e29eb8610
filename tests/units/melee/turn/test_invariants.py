"""Which positions are sound."""

import pytest
from msgspec.structs import replace

from affray.systems.melee.content.codes import PRONE, UNCONSCIOUS
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    HEIGHT,
    ILLUSION,
    MOVE,
    PICK,
    PLACE,
    RETREAT,
    UNSEEN,
    CurrentMove,
    Figure,
    with_fields,
)
from affray.systems.melee.turn.invariants import broken_invariants
from tests.units.melee.positions import ann, board, bors, position

SOUND = position(ann(), bors())


def test_a_position_to_start_from_is_sound() -> None:
    assert broken_invariants(SOUND) == ()


def test_fatigue_that_a_side_does_not_see_is_sound() -> None:
    assert broken_invariants(position(with_fields(ann(), fatigue=UNSEEN), bors())) == ()


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"id": ""}, "expected a name without underscores, bars or double blanks"),
        ({"id": "A_B"}, "expected a name without underscores, bars or double blanks"),
        ({"id": "12"}, "expected a name with a letter"),
        ({"id": "-"}, "expected a name with a letter"),
        ({"side": 2}, "its side is none of the game's"),
        ({"own": 5}, "its side is none of the game's"),
        ({"dx": 0}, "an attribute is below 1"),
        ({"facing": 6}, "facing, posture or status is none"),
        ({"posture": 3}, "facing, posture or status is none"),
        ({"gone": True}, "it holds hexes although it is gone, or none although it is not"),
        ({"hexes": ()}, "it holds hexes although it is gone, or none although it is not"),
        ({"hexes": ((9, 9),)}, "it stands where nobody can"),
        ({"hexes": ((3, 3),)}, "it stands where nobody can"),
        ({"hits": -1}, "a count is below 0"),
        ({"fatigue": UNSEEN - 1}, "a count is below 0"),
        ({"creature": "unicorn"}, "race 'human' or creature 'unicorn' is in no table"),
        ({"armor": "silk"}, "armor 'silk' or shield 'none' is in no table"),
        ({"ready": ("spoon",)}, "'spoon' is in no table"),
        ({"gear": ("spoon",)}, "'spoon' is in no table"),
        ({"spells": ("wish",)}, "'wish' is in no table"),
        ({"ready": ("longbow", "dagger")}, "its hands hold more than two can"),
        ({"shield_ready": True}, "it has a shield ready that it has not"),
    ],
)
def test_a_figure_that_cannot_be_is_named(fields: dict[str, object], fault: str) -> None:
    state = position(with_fields(ann(), **fields), bors(), ground=board(wall=(3, 3)))
    assert broken_invariants(state) == (f"figure {state.figures[0].id!r}: {fault}",)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"sides": ("Red",)}, "expected two sides or more, each with its own name"),
        ({"sides": ("Red", "Red")}, "expected two sides or more, each with its own name"),
        ({"sides": ("Red", " ")}, "side ' ': expected a name on one line"),
        ({"sides": ("Red", "Bl\nue")}, "side 'Bl\\nue': expected a name on one line"),
        ({"items": (((9, 9), "mace"),)}, "an item lies off the map at (9, 9)"),
        ({"turn": 0}, "turn 0 of 200"),
        ({"turn": 201}, "turn 201 of 200"),
        ({"phase": PLACE, "rank": ()}, "the sides have no rank by initiative"),
        ({"phase": PICK, "stage": 3}, "no side moves"),
        ({"phase": RETREAT, "stage": -1}, "no side moves"),
        ({"phase": MOVE}, "no figure moves"),
        ({"phase": MOVE, "move": CurrentMove(7)}, "no figure moves"),
        ({"phase": HEIGHT, "move": CurrentMove(0)}, "no flier is asked"),
        ({"phase": ACTOR}, "no figure may act"),
        ({"phase": ACT, "actor": 7}, "no figure acts"),
    ],
)
def test_a_turn_that_cannot_be_is_told(fields: dict[str, object], fault: str) -> None:
    found = broken_invariants(replace(SOUND, **fields))
    assert found[:1] == (fault,)


def crowd(*figures: Figure, **options: object) -> tuple[str, ...]:
    """What is wrong with these figures together."""
    return broken_invariants(position(*figures, options=options))  # type: ignore[arg-type]


def test_two_stand_in_one_hex_only_lying_or_at_other_heights() -> None:
    assert crowd(ann(), bors((0, 0))) == ("Bors and Ann stand in one hex",)
    assert crowd(ann(), bors((0, 0), posture=PRONE)) == ()
    assert crowd(ann(), bors((0, 0), flight=2)) == ()
    assert crowd(ann(), bors((0, 1), id="Ann"))[0] == "two figures have the same name"


def test_condition_fits_the_hits() -> None:
    assert crowd(ann(hits=11), bors()) == ("figure 'Ann': it is awake at ST 1",)
    assert crowd(ann(hits=12, status=UNCONSCIOUS, posture=PRONE), bors()) == ("figure 'Ann': it is awake at ST 0",)
    assert crowd(ann(hits=11, life=ILLUSION), bors()) == ()
    assert crowd(ann(status=UNCONSCIOUS, hits=11), bors()) == ("figure 'Ann': it is out, yet does not lie",)
    # Fatigue that is taken off ST makes unconscious, and no more.
    tired = ann(hits=5, fatigue=9, status=UNCONSCIOUS, posture=PRONE)
    assert crowd(tired, bors(), shared_st_pool=True) == ()
    assert crowd(ann(hits=5, fatigue=6), bors(), shared_st_pool=True) == ("figure 'Ann': it is awake at ST 1",)
