"""Figures that magic makes: forms, names, images that are touched, disbelief."""

import pytest
from msgspec.structs import replace

from affray.referee import Script
from affray.systems.melee.content.codes import DEAD
from affray.systems.melee.position.answers import Disbelieve
from affray.systems.melee.position.state import ILLUSION, IMAGE, REAL, SUMMONED, with_fields
from affray.systems.melee.turn.spells import created_figures, disbelieving
from affray.systems.melee.turn.spells.created_figures import (
    appear,
    is_harmless,
    likeness,
    model_figure,
    unused_name,
    vanish,
    vanish_if_image,
)
from tests.melee_spells import at_work, done, english, foe, friend, position, said, someone, wizard


def test_a_creature_comes_with_its_weapons() -> None:
    state = position(wizard())
    forms = {name: model_figure(state, name) for name in ("myrmidon", "orc", "goblin", "giant", "giant snake", "wolf")}
    held = {name: (form.ready, form.shield) for name, form in forms.items() if form is not None}
    assert held == {
        "myrmidon": (("broadsword",), "small"),
        "orc": (("cutlass",), "none"),
        "goblin": (("dagger",), "none"),
        "giant": (("spiked_club",), "none"),
        "giant snake": ((), "none"),
        "wolf": ((), "none"),
    }


def test_names_are_unique() -> None:
    state = position(wizard(), someone("Wolf", 0, (1, 0)), someone("Wolf 2", 0, (2, 0)))
    assert [unused_name(state, name) for name in ("Wolf", "Bear", "Ann")] == ["Wolf 3", "Bear", "Ann 2"]
    assert likeness(someone("Wolf 2", 0, (0, 0))).id == "Wolf"
    assert likeness(someone("7", 0, (0, 0))).id == "7"


def test_a_form_that_is_not_there_cannot_appear() -> None:
    state = position(wizard(), replace(foe(gone=True), hexes=()))
    with pytest.raises(ValueError, match="expected a creature or a figure on the map"):
        appear(Script(), state, at_work("image", -1), "Bors", ((0, -1),), 0)


@pytest.mark.parametrize("life", [REAL, SUMMONED, IMAGE, ILLUSION])
def test_an_image_vanishes_when_it_is_touched_and_nothing_else_does(life: int) -> None:
    state = position(wizard(), foe(life=life), spells=(at_work("image", 1), at_work("blur", 0)))
    after = done(lambda ref: vanish_if_image(ref, state, 1))
    assert after.figure("Bors").gone == (life == IMAGE)
    assert len(after.state.spells) == (1 if life == IMAGE else 2)
    assert is_harmless(after.figure("Bors")) == (life == IMAGE)


def test_what_is_gone_does_not_vanish_again() -> None:
    state = position(wizard(), replace(foe(gone=True, life=IMAGE), hexes=()))
    after = done(lambda ref: vanish(ref, state, 1))
    assert (after.state, after.events) == (state, ())


def test_no_shape_but_a_figures_own() -> None:
    assert created_figures.has_shape(((0, 0), (0, 1)), 0)
    assert not created_figures.has_shape(((0, 0), (0, 1)), 1)
    assert not created_figures.has_shape(((0, 0),) * 5, 0)


# --- disbelief --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("life", "gone"), [(REAL, False), (SUMMONED, False), (IMAGE, True), (ILLUSION, True)])
def test_disbelief_makes_what_is_not_real_vanish(life: int, gone: bool) -> None:
    state = position(wizard(iq=9, wis=9), foe(life=life))
    passed = done(lambda ref: disbelieving.disbelieve(ref, state, 0, Disbelieve("Bors")), (3, 3, 3))
    assert passed.figure("Bors").gone == gone
    last = english(passed.events[-1])
    assert last == ("Bors vanishes." if gone else "Bors is real.")
    failed = done(lambda ref: disbelieving.disbelieve(ref, state, 0, Disbelieve("Bors")), (3, 3, 4))
    assert failed.state == state


def test_conscious_figures_of_other_sides_can_be_disbelieved() -> None:
    state = position(wizard(), foe(), friend(), with_fields(foe((0, 3)), id="Dot", status=DEAD))
    assert disbelieving.disbelieve_answers(state, 0) == (Disbelieve("Bors"),)
    reasons = [said(disbelieving.disbelieve_refusal(state, 0, Disbelieve(name))) for name in ("Cid", "Dot", "Zoe")]
    assert reasons == [
        "Cid is of the same side",
        "Dot is no figure that this can be aimed at",
        "Zoe is no figure that this can be aimed at",
    ]
