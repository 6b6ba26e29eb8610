"""Forms of a table make answers that may be said, and promise what is rolled."""

import pytest
from msgspec.structs import replace

from affray.core import Phrase
from affray.core.faces.forms import Form, words_of
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.guide.forms import forms
from affray.systems.fortmayn.guide.guide import GUIDE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import answer_of, read_answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.table.phases import aside
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.facts import TEXTS
from affray.systems.fortmayn.words.view import view
from tests.units.fortmayn.frays import brainy, person
from tests.units.fortmayn.gathering import ANN, BOB, GM, MASTER, SIDES, said, scene, table

FREE = {"words": "Thing", "number": "1", "said": "Because.", "flag": "yes"}
ASKED = {"coins": "20"}


def forms_by_code(state: State, side: int) -> dict[str, Form]:
    """The forms of a side by their codes."""
    question = phases.question(state)
    assert question is not None
    own = question if question.side == side else aside(state, side)
    assert own is not None
    return {form.code: form for form in forms(view(state, side), own)}


def full(form: Form, *, all_of_it: bool = False) -> Answer:
    """An answer that a form makes: what is needed filled with the first pick, or all of it."""
    values = {field.key: list(field.start) for field in form.fields}
    for field in form.fields:
        if (field.needed or all_of_it) and not values[field.key]:
            free = ASKED.get(field.key, FREE.get(field.kind, ""))
            values[field.key] = [field.picks[0].value] if field.picks else [free]
    words, sentence = words_of(form, values)
    return answer_of(words, sentence)


def evening() -> State:
    """A table with something of everything on it."""
    state = said(table(person("Anna"), brainy("Bert"), person("Cora", body_ready=0, out=True)), "frame Crypt")
    state = said(state, "obstacle cliff_face", "creature kobold", "creature bandit hidden", "give Anna torches_6")
    return said(state, '@Ann approach Anna body climbing "Cliff face"', "call Bert head hearing")


@pytest.mark.parametrize("side", [ANN, BOB, MASTER])
def test_every_form_makes_an_answer_that_may_be_said(side: int) -> None:
    state = evening()
    for code, form in forms_by_code(state, side).items():
        answer = replace(full(form), by=SIDES[side])
        found = phases.refuse(state, answer)
        assert found is None, (code, answer, str(found))
        for language in ("en", "de"):
            with strict_texts():
                for phrase in (form.title, *(field.title for field in form.fields)):
                    assert TEXTS.phrase(phrase, language)
                for pick in (pick for field in form.fields for pick in field.picks):
                    assert TEXTS.phrase(pick.name, language)
                for hint in (field.hint for field in form.fields if field.hint is not None):
                    assert TEXTS.phrase(hint, language)


@pytest.mark.parametrize("number", ["0", "99"])
@pytest.mark.parametrize("side", [ANN, MASTER])
def test_a_number_that_does_not_fit_is_refused_without_the_words_of_the_terminal(side: int, number: str) -> None:
    state = evening()
    for code, form in forms_by_code(state, side).items():
        fields = [
            replace(field, start=(number,), needed=True) if field.kind == "number" else field for field in form.fields
        ]
        found = phases.refuse(state, replace(full(replace(form, fields=tuple(fields))), by=SIDES[side]))
        assert found is None or not isinstance(found.said, Phrase) or found.said.id != "no-malformed", (code, found)


def test_a_game_master_has_forms_for_what_there_is() -> None:
    bare = set(forms_by_code(said(table(person("Anna", things=())), "frame Crypt"), MASTER))
    assert {"call", "frame", "obstacle", "creature", "note", "time", "ask"} <= bare
    assert bare.isdisjoint({"rule", "amend", "dd", "band", "fight", "foe_plan", "react", "take"})
    assert {"rule", "amend", "use", "dd", "band", "mark", "attitude", "fight", "react", "hand", "take"} <= set(
        forms_by_code(evening(), MASTER)
    )
    fray = forms_by_code(said(evening(), f"{GM}fight"), MASTER)
    assert "foe_plan" in fray and "fight" not in fray and "time" not in fray and "plan" in fray
    assert "mark" in forms_by_code(scene("obstacle cliff_face"), MASTER) and "band" not in forms_by_code(
        scene("obstacle cliff_face"), MASTER
    )
    assert "foe_plan" not in forms_by_code(said(evening(), f"{GM}fight", f"{GM}mark Kobold out"), MASTER)
    down = said(table(person("Anna", body_ready=0, out=True)), "frame Crypt")
    assert "call" not in forms_by_code(down, MASTER) and "hand" in forms_by_code(down, MASTER)


def test_forms_are_for_what_can_be_changed() -> None:
    assert "amend" not in forms_by_code(scene("creature bandit", "react Bert"), MASTER)
    moving = said(scene("creature Brute dd=2 band=close"), "fight", f"{GM}flee")
    assert "foe_plan" in forms_by_code(moving, MASTER) and "plan" not in forms_by_code(moving, MASTER)
    alone = table(person("Anna"), sides=("Ann", "Game master"))
    assert "hand" not in {form.code for form in forms(alone, phases.question(alone))}  # type: ignore[arg-type]


def test_a_player_has_forms_for_his_own_alone() -> None:
    state = evening()
    assert [pick.value for pick in forms_by_code(state, BOB)["approach"].fields[0].picks] == ["Bert"]
    fray = forms_by_code(said(state, f"{GM}fight"), BOB)
    assert fray["plan"].who == "Bert" and "approach" in fray
    out = said(table(person("Anna", body_ready=0, out=True)), "frame Crypt")
    assert set(forms_by_code(out, ANN)) == {"say"}
    plain = forms_by_code(said(table(person("Anna", things=())), "frame Crypt"), ANN)
    assert set(plain) == {"approach", "say"}


def promised(state: State, text: str, side: int = MASTER) -> list[float]:
    """The first chance of each roll that an answer promises a side."""
    question = phases.question(state)
    assert question is not None
    return [found.chances[0].value for found in GUIDE.promise(view(state, side), question, read_answer(text))]


def test_a_call_promises_its_odds_before_it_is_made() -> None:
    state = scene("obstacle cliff_face")
    assert promised(state, "call Anna body climbing") == [pytest.approx(1 - 0.5**3)]
    assert len(promised(state, "call all body climbing")) == 2
    easier = promised(state, 'call Anna body climbing "Cliff face" adv : A rope.')
    assert easier > promised(state, 'call Anna body climbing "Cliff face"')
    state = said(state, '@Ann approach Anna body climbing "Cliff face"')
    assert promised(state, "rule 1 adv : A rope.") == easier
    assert promised(state, '@Ann approach Anna body climbing "Cliff face"', ANN) == promised(state, "rule 1")
    state = said(state, "rule 1")
    assert promised(state, "roll 2", ANN) == promised(state, f"{GM}amend 2 dd=2")
    assert promised(state, "note : x") == promised(state, "roll 9") == []


def test_who_knows_spells_has_a_form_for_them_and_their_odds() -> None:
    knows = brainy("Bert", known=("mend", "illusory_torch"), memorised=("illusory_torch",), things=())
    state = said(
        table(person("Anna"), knows), "frame Crypt light=dark", "creature bandit", "obstacle cliff_face hidden"
    )
    form = forms_by_code(state, BOB)["cast"]
    assert [pick.value for pick in form.fields[1].picks] == ["mend", "illusory_torch"]
    assert [pick.value for pick in form.fields[2].picks] == ["Anna", "Bert", "Road bandit"]
    assert "cast" not in forms_by_code(state, ANN)
    assert len(promised(state, "@Bob cast Bert illusory_torch", BOB)) == 1


def test_forms_say_to_which_part_of_a_desk_and_to_which_slip_they_belong() -> None:
    forms_of = forms_by_code(evening(), MASTER)
    assert (forms_of["call"].group, forms_of["frame"].group, forms_of["note"].group) == ("calls", "scene", "words")
    assert (forms_of["rule"].about, forms_of["amend"].about) == ("wish 1", "call 2")
    assert all(form.group for form in forms_of.values())


def test_offers_say_which_slip_they_are_about_and_what_is_done_to_what() -> None:
    state = said(evening(), f"{GM}note : He lies.", f"{GM}milestone Anna", f"{GM}fight", f"{GM}edge Anna adv : x")
    question = aside(state, MASTER)
    assert question is not None
    about = {offer.text: (offer.group, offer.item, offer.target) for offer in GUIDE.offers(state, question)}
    assert about[f"{GM}rule 1"] == ("rule", "wish 1", "") and about[f"{GM}withdraw 2"] == ("withdraw", "call 2", "")
    assert about[f'{GM}reveal "Road bandit"'] == ("reveal", "", "Road bandit") and about[f"{GM}hide Kobold"] == (
        "hide",
        "",
        "Kobold",
    )
    assert about[f"{GM}forget 3"] == ("forget", "note 3", "") and about[f"{GM}edge Anna none"] == (
        "edge",
        "edge Anna",
        "",
    )
    assert about[f"{GM}plan Kobold fight Anna"][1] == "planned Kobold" and about[f"{GM}peace"] == ("peace", "", "")
    mine = aside(state, ANN) or question
    assert {offer.item for offer in GUIDE.offers(state, mine) if offer.group == "assign"} == {"gain Anna"}


def test_nothing_is_promised_of_what_is_hidden() -> None:
    state = scene("call Anna body climbing dd=2 hidden")
    assert promised(state, "roll 1", ANN) == [] and len(promised(state, "roll 1")) == 1


def test_a_plan_promises_its_blows() -> None:
    state = said(scene("creature Brute dd=2 band=close"), "fight")
    assert len(promised(state, "plan Anna fight Brute", ANN)) >= 1
    state = said(state, f"{GM}plan Anna none", f"{GM}plan Bert none", "confirm")
    assert promised(state, "plan Brute fight Anna") == []


def test_who_knows_spells_may_cast_them_and_is_promised_the_dice() -> None:
    state = said(
        table(person("Anna"), brainy("Bert", known=("read_stones",), things=(make_book(["read_stones"]),))),
        "frame Crypt",
        "obstacle cliff_face",
    )
    form = forms_by_code(state, BOB)["cast"]
    assert [pick.value for pick in form.fields[1].picks] == ["read_stones"]
    assert "Cliff face" in [pick.value for pick in form.fields[2].picks] and "cast" not in forms_by_code(state, ANN)
    answer = full(form)
    assert phases.refuse(state, replace(answer, by=SIDES[BOB])) is None
    assert len(promised(state, "cast Bert read_stones", BOB)) == 1


def test_offers_name_the_slip_or_the_thing_that_they_are_about() -> None:
    state = said(evening(), f"{GM}creature Brute dd=2 hidden")
    question = aside(state, MASTER)
    assert question is not None
    found = {offer.text: offer for offer in GUIDE.offers(view(state, MASTER), question)}
    assert found[f"{GM}rule 1"].item == "wish 1" and not found[f"{GM}rule 1"].target
    assert {offer.target for offer in found.values() if offer.group == "reveal"} == {"Road bandit", "Brute"}
