"""What lies between two places: lengths as far as one may know them, sight, arcs, ranges."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Measure
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import LONG, OUT, SHORT
from affray.systems.wargame.content.profile import Weapon
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.guide.measure import NOT_KNOWN, known_band
from affray.systems.wargame.position.state import LOST, State
from affray.systems.wargame.system import SYSTEM
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SPEARS,
    TANK,
    N,
    S,
    battle,
    block,
    lone,
    regiment,
    skirmish,
    table,
)

MEN = skirmish("Old Guard", RED, [(10, 10), (11, 10)], BOWS)
FOES = skirmish("Foes", BLUE, [(10, 17.3), (11, 17.3), (12, 17.3)], facing=S)


def notes_of(state: State, source: str, target: str) -> dict[str, dict[str, object]]:
    """The notes of a measure by the last part of their ids, which can all be said."""
    found = GUIDE.measure(state, source, target)
    for note in found.notes:
        for language in SYSTEM.facts.languages:
            assert SYSTEM.words.phrase(note, language)
    return {note.id.removeprefix("guide-"): dict(note.args) for note in found.notes}


def line(state: State, source: str, target: str) -> Measure:
    return GUIDE.measure(state, source, target)


# --- how far ----------------------------------------------------------------------------------------------------------
def test_lengths_are_to_the_inch_unless_they_are_measured_beforehand() -> None:
    found = line(battle(MEN, FOES), "Old Guard", "Foes")
    assert (found.source, found.target, found.length, found.bearing, found.exact) == (
        (10, 10),
        (11, 17.3),
        7,
        82,
        False,
    )
    exact = line(battle(MEN, FOES, options={"premeasure": True}), "Old_Guard", "Foes")
    assert exact.exact
    assert (round(exact.length, 3), round(exact.bearing, 2)) == (7.368, 82.2)


def test_places_are_measured_like_units() -> None:
    state = battle(MEN, FOES)
    found = line(state, "1,2", "4.4,2")
    assert (found.source, found.length, found.bearing, found.blocked, found.notes) == ((1, 2), 3, 0, None, ())
    assert line(state, "Foes", "Foes").length == 0
    assert line(state, "Foes", "Foes").notes == ()


@pytest.mark.parametrize("text", ["Nobody", "1;2", "x,y", "", "Gone"])
def test_what_is_no_place_is_refused(text: str) -> None:
    state = battle(MEN, FOES, replace(FOES, id="Gone", status=LOST, at=()))
    with pytest.raises(InputError, match="expected X,Y in inches or a unit on the field"):
        line(state, "Foes", text)


# --- sight ------------------------------------------------------------------------------------------------------------
def test_terrain_blocks_the_line_where_it_enters() -> None:
    wall, rock = block("wall", 9, 14, 4, 1), block("rock", 10, 12, 0.5, 0.5)
    state = battle(MEN, FOES, board=table(wall, rock))
    found = line(state, "10,10", "10,20")
    assert found.blocked is not None
    assert (found.blocked.code, found.blocked.reason, found.where) == (
        "sight",
        "wall blocks the line of sight",
        (10, 14),
    )
    assert line(state, "10,20", "10,10").where == (10, 15)
    assert line(state, "10.25,10", "10.25,20").where == (10.25, 12)
    assert notes_of(state, "Old Guard", "Foes")["seen"] == {"count": 0, "whole": 3, "enough": 0}
    hedge = battle(MEN, FOES, board=table(block("hedge", 9, 14, 4, 1, blocks=False)))
    assert line(hedge, "10,10", "10,20").blocked is None
    assert notes_of(hedge, "Old Guard", "Foes")["seen"] == {"count": 3, "whole": 3, "enough": 1}


def test_other_units_block_the_line_where_the_house_has_it_so() -> None:
    third = skirmish("Third", BLUE, [(10.5, 14)])
    plain = battle(MEN, FOES, third)
    assert line(plain, "Old Guard", "Foes").blocked is None
    state = battle(MEN, FOES, third, options={"units_block_sight": True})
    found = line(state, "Old Guard", "Foes")
    assert found.blocked is not None and found.blocked.said.args == {"what": "Third"}  # type: ignore[union-attr]
    assert line(state, "Old Guard", "Third").blocked is None


# --- what the rules say of it -----------------------------------------------------------------------------------------
def test_contact_is_told() -> None:
    state = battle(MEN, replace(FOES, at=tuple((x, y - 63 * INCH // 10) for x, y in FOES.at)))
    assert notes_of(state, "Old Guard", "Foes")["contact"] == {"who": "Old Guard", "whom": "Foes"}


def test_a_regiment_has_places_before_its_front_or_not() -> None:
    state = battle(regiment("Pikes", RED, 10, 5, (10, 10), N), FOES)
    assert notes_of(state, "Pikes", "12,20")["front"]["ahead"] == 1
    assert notes_of(state, "Pikes", "30,10")["front"]["ahead"] == 0
    assert notes_of(state, "Pikes", "30,10").keys() == {"front"}
    assert notes_of(state, "Foes", "Pikes").keys() == {"seen"}


def test_a_vehicle_has_an_arc_in_which_it_can_fire_or_not() -> None:
    state = battle(lone("Tank", RED, (20, 10), N, TANK), FOES)
    assert notes_of(state, "Tank", "20,20")["arc"] == {"who": "Tank", "facing": "front", "fires": 1}
    assert notes_of(state, "Tank", "20,2")["arc"] == {"who": "Tank", "facing": "rear", "fires": 0}
    assert notes_of(state, "Tank", "20,20")["range"]["said"] == "within"
    assert notes_of(state, "Tank", "32,10")["range"]["said"] == "out"
    assert notes_of(state, "Tank", "29,10")["range"]["said"] == "about"


def test_the_range_is_told_in_words_as_far_as_it_is_sure() -> None:
    crew = skirmish("Crew", RED, [(10, 1)], CREW)
    state = battle(MEN, crew, FOES)
    assert notes_of(state, "Old Guard", "10,19")["range"] == {"who": "Old Guard", "said": "within"}
    assert notes_of(state, "Old Guard", "10,20")["range"]["said"] == "about"
    assert notes_of(state, "Old Guard", "10,21")["range"]["said"] == "out"
    assert notes_of(state, "Crew", "10,13")["range"]["said"] == "about"
    assert notes_of(state, "Crew", "10,20")["range"]["said"] == "long"
    exact = battle(MEN, crew, FOES, options={"premeasure": True})
    assert notes_of(exact, "Old Guard", "10,20")["range"]["said"] == "within"
    assert notes_of(exact, "Crew", "10,13.1")["range"]["said"] == "long"


def test_the_farthest_weapon_counts_where_each_attack_names_one() -> None:
    bow = Weapon("great bow", shoot=2, range=12)  # type: ignore[arg-type]
    men = skirmish("Men", RED, [(10, 10)], replace(SPEARS, weapons=(Weapon("knife"), bow)))
    state = battle(men, FOES, options={"several_weapons": "choose_one"})
    assert known_band(state, 0, 11 * INCH) == SHORT
    assert known_band(state, 0, 12 * INCH) == NOT_KNOWN
    assert known_band(state, 0, 11 * INCH, weapon=0) == OUT
    crew = battle(skirmish("Crew", RED, [(10, 1)], CREW), FOES)
    assert known_band(crew, 0, 20 * INCH) == LONG
