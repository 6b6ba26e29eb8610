"""Tests of the forms of a delve with friends."""

from affray.core.faces.forms import Form
from affray.systems.fortmayn.guide.forms import forms
from affray.systems.fortmayn.position.state import State
from tests.units.fortmayn.friends import ANN, BOB, CAT, answers_of, company, hub, people, put_to, scene


def forms_of(state: State, side: int) -> dict[str, Form]:
    """The forms of a player, by their codes."""
    return {form.code: form for form in forms(state, put_to(state, side))}


def picks(form: Form, key: str) -> tuple[str, ...]:
    """What may be picked in a field."""
    return next(tuple(pick.value for pick in field.picks) for field in form.fields if field.key == key)


def starts(form: Form, key: str) -> tuple[str, ...]:
    """What a field begins with."""
    return next(field.start for field in form.fields if field.key == key)


def test_who_has_no_character_makes_one_and_the_others_buy_meanwhile() -> None:
    state = company(hub(), *people(2), phase="create")
    assert "set_character" in forms_of(state, CAT) and list(forms_of(state, ANN)) == ["buy"]
    assert forms_of(state, BOB)["buy"].who == "Berin"


def test_each_who_makes_a_character_is_offered_a_name_of_his_own() -> None:
    state = company(hub(), *people(1), phase="create")
    names = [starts(forms_of(state, side)["set_character"], "name") for side in (BOB, CAT)]
    assert names == [("Berin",), ("Cato",)]
    assert answers_of(state, CAT)[0].startswith("set_character Cato")


def test_things_are_bought_and_handled_for_ones_own_character_alone() -> None:
    assert {form.who for form in forms(hub(), put_to(hub(), BOB))} <= {"", "Berin"}
    found = forms_of(scene(), BOB)
    assert picks(found["use_item"], "who") == starts(found["use_item"], "who") == ("Berin",)


def test_together_one_begins_with_ones_own_and_may_add_others() -> None:
    found = forms_of(scene(), CAT)["approach"]
    assert starts(found, "actors") == ("Cato",) and set(picks(found, "actors")) == {"Asha", "Berin", "Cato"}
    assert starts(forms_of(scene(), ANN)["search"], "actors") == ("Asha",)
