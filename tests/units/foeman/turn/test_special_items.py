"""Use: the healing draught and the oil flask, which are filler."""

import pytest

from affray.systems.foeman.position.state import Board
from tests.foeman_tables import FIELD, S, ann, bors, cid, declaring

OIL, DRAUGHT = {"things": ("Oil Flask",)}, {"things": ("Healing Draught",)}


def test_a_draught_gives_exhaustion_back_and_is_gone() -> None:
    table = declaring(ann(exh=5, incidental=1, incidental_new=3, **DRAUGHT), bors((0, -4)))
    table.do("use Healing_Draught", "move").go(rolls=[[1, 2, 3]])
    figure = table.figure("Ann")
    assert (figure.body.exh, figure.body.incidental + figure.body.incidental_new, figure.things) == (2, 2, ())
    assert "regains 3 exhaustion: mST 10" in table.english()


def test_a_failed_draught_is_kept() -> None:
    table = declaring(ann(exh=5, **DRAUGHT), bors((0, -4))).do("use Healing_Draught", "move").go(rolls=[[4, 4, 4]])
    assert (table.figure("Ann").body.exh, table.figure("Ann").things) == (5, ("Healing Draught",))


def test_a_flask_burns_its_target_and_earns_as_an_attack() -> None:
    table = declaring(ann(**OIL), bors((0, -2))).do("use Oil_Flask Bors", "move")
    table.go(rolls=[[1, 1, 1, 2], [3, 5]])
    burned = table.figure("Bors")
    assert (burned.body.phys, burned.body.exh, burned.hurt_by) == (5, 3, (0,))
    assert table.figure("Ann").things == ()
    assert table.figure("Ann").ep > 0
    assert "5 wounds and 3 exhaustion" in table.english()


def test_a_flask_that_misses_is_gone_too() -> None:
    table = declaring(ann(**OIL), bors((0, -2))).do("use Oil_Flask Bors", "move").go(rolls=[[4, 4, 4, 4]])
    assert (table.figure("Ann").things, table.figure("Bors").body.phys) == ((), 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("use Oil_Flask", "no_target"),
        ("use Oil_Flask Cid", "no_target"),
        ("use Healing_Draught Bors", "no_target"),
        ("use Oil_Flask Dan", "no_target"),
        ("use Oil_Flask Bors", "range"),
        ("use Rope", "not_owned"),
    ],
)
def test_a_use_is_refused(text: str, code: str) -> None:
    owner = ann(things=("Oil Flask", "Healing Draught"))
    table = declaring(owner, bors((0, -6)), cid((1, 0)), bors((0, -1), S, id="Dan", gone=True))
    assert table.why(text) == code


def test_a_flask_needs_a_line() -> None:
    walled = Board({**FIELD.ground, (0, -1): "object"})
    assert declaring(ann(**OIL), bors((0, -2)), board=walled).why("use Oil_Flask Bors") == "blocked"
