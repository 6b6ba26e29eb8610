"""Moves that read alike to the tenth of an inch say more exactly where they lead."""

from affray.space.plane.measure import degrees
from affray.systems.wargame.position.answers import Move
from affray.systems.wargame.position.spoken_lengths import TENTH
from affray.systems.wargame.words.phrases import exact_label, exact_steps
from tests.units.wargame.lineup import RED, at, fielded

UNIT = fielded("Ann", RED, (12, 12))


def test_moves_that_read_alike_have_the_step_that_tells_them_apart() -> None:
    near, nearer, far = Move(at(12.003, 18)), Move(at(12.004, 18)), Move(at(12.03, 18))
    turned = Move(at(12, 18), degrees(91))
    assert exact_steps((near, turned, nearer, Move(at(3, 3))), UNIT) == dict.fromkeys((near, nearer), TENTH // 100)
    assert exact_steps((near, far), UNIT) == dict.fromkeys((near, far), TENTH // 10)


def test_an_exact_label_has_the_place_and_the_heading_where_there_is_one() -> None:
    assert exact_label("move", Move(at(12.003, 18)), TENTH // 100, "en") == "move (exactly 12.003,18)"
    turned = Move(at(12.03, 18), degrees(91.25))
    assert exact_label("Bewegung", turned, TENTH // 10, "de") == "Bewegung (genau 12,03; 18, Blickrichtung 91,3 Grad)"
