"""Forms: what they put together is an answer of the right form, in every state that has one, in both languages."""

from itertools import product

import pytest
from msgspec.structs import replace

from affray.core import Phrase, Question
from affray.core.faces.forms import Field, Form, filled, shown, words_of
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.conflict import declare as ounce
from affray.systems.fortmayn.conflict import parley
from affray.systems.fortmayn.content.house_rules import PLAIN
from affray.systems.fortmayn.content.people import Exit, Foe, Hurdle, Person, Place, Thing, Wear
from affray.systems.fortmayn.delve import create, ruling, scene, setup
from affray.systems.fortmayn.delve import declare as declaring
from affray.systems.fortmayn.delve.create import NAMES
from affray.systems.fortmayn.delve.hub import hub
from affray.systems.fortmayn.guide.forms import forms
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import answer_of, read_answer, write_answer
from affray.systems.fortmayn.position.answers import words_of as words_after
from affray.systems.fortmayn.position.phase import Phase
from affray.systems.fortmayn.position.state import Conflict, Risk, State
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.facts import TEXTS, VOICE

ANN = Person(
    "Ann", 0, type=0, body_max=3, body_ready=2, head_max=1, head_ready=1, shield=Wear(4, 6), shield_item="small_shield",
    things=(new_thing("one_handed_weapon", "", "hand"), new_thing("rope_50ft"), new_thing("holy_water")), coins=120,
)  # fmt: skip
TOM = Person(
    "Old Tom", 0, type=1, body_max=2, body_ready=2, head_max=2, head_ready=2, known=("mend", "terror"), coins=9,
    memorised=("mend",), things=(new_thing("two_handed_weapon", "bow", "hand"), Thing("spell_book", form="mend terror")),
)  # fmt: skip
PARTY = (ANN, TOM)
GHOUL = Foe("Ghoul", 1, creature="ghoul", dd=2, dd_start=2, bands=(0, 1), reaction="aggressive")
ROOM = Place(
    room="crypt", exits=(Exit(to=0), Exit()), loot=(new_thing("torches_6"),),
    hurdles=(Hurdle(id="door", obstacle="stuck_door", dd=2, exit=1), Hurdle(id="pit", obstacle="pit_cover", dd=1, hidden=True)),
)  # fmt: skip
HERE = State(phase="scene", people=PARTY, places=(ROOM,), here=0, wanted=2)
RISK = Risk(actors=("Ann",), pool=0, task="forcing", target="door", dd=2)
ALL = PLAIN._replace(careers=1)
STATES: dict[str, tuple[Phase, State]] = {
    "create": (create.PHASE, State(phase="create", people=(ANN,), wanted=2, house=ALL)),
    "outfit": (create.PHASE, State(phase="create", people=PARTY, wanted=2)),
    "hub": (hub.PHASE, State(phase="hub", people=PARTY, quest="lay_ghost", wanted=2)),
    "scene": (scene.PHASE, HERE),
    "asked": (scene.PHASE, replace(HERE, asked="yes_1", unexpected=True, house=ALL)),
    "declare": (declaring.PHASE, replace(HERE, phase="declare", risk=RISK)),
    "ruling": (ruling.PHASE, replace(HERE, phase="ruling", risk=RISK)),
    "casting": (declaring.PHASE, replace(HERE, phase="declare", risk=replace(RISK, spell="terror", source="cast"))),
    "parley": (parley.PHASE, replace(HERE, phase="parley", foes=(GHOUL,))),
    "ounce": (ounce.PHASE, replace(HERE, phase="ounce_declare", foes=(GHOUL,), fray=Conflict())),
}


def forms_of(name: str) -> tuple[Form, ...]:
    """The forms of a state by its name."""
    module, state = STATES[name]
    question = module.question(state)
    assert question is not None
    return forms(state, question)


def chosen(form: Form, field: Field, way: int) -> tuple[str, ...]:
    """A choice in a field: its first picks, its last, none; what must not be empty is not."""
    if field.kind == "said":
        return ("So it is.",) if field.needed or way else ()
    if field.kind in ("words", "number"):
        return field.start or ((f"word{len(field.key)} {field.key}",) if way == 1 else ())
    if field.kind == "flag":
        return ("yes",) if way == 1 else ()
    values = [pick.value for pick in field.picks]
    if not values or (way == 2 and not field.needed):
        return ()
    return (values[0],) if way != 1 else (values[-1],)


def puts_together(form: Form, way: int) -> Answer:
    """An answer of a form, filled in one of several ways."""
    values = filled(form)
    for field in form.fields:
        if shown(field, values) and not (way == 0 and field.start):
            values[field.key] = chosen(form, field, way)
    words, said = words_of(form, values)
    return answer_of(words, said)


@pytest.mark.parametrize(("name", "way"), tuple(product(STATES, range(3))))
def test_what_a_form_puts_together_has_the_form_of_an_answer(name: str, way: int) -> None:
    module, state = STATES[name]
    for form in forms_of(name):
        answer = puts_together(form, way)
        assert read_answer(write_answer(answer)) == answer
        why = module.refuse(state, answer)
        assert why is None or why.code not in ("malformed", "not-now"), f"{write_answer(answer)}: {why}"


@pytest.mark.parametrize(("name", "number"), tuple(product(STATES, ("0", "99"))))
def test_a_number_that_does_not_fit_is_refused_without_the_words_of_the_terminal(name: str, number: str) -> None:
    module, state = STATES[name]
    for form in forms_of(name):
        numbers = [field for field in form.fields if field.kind == "number"]
        values = filled(form) | {field.key: (chosen(form, field, 0) or ("So it is.",)) for field in form.fields}
        values |= {field.key: (number,) for field in numbers}
        why = module.refuse(state, answer_of(*words_of(form, values))) if numbers else None
        assert why is None or not isinstance(why.said, Phrase) or why.said.id != "no-malformed", (form.title, why)


def test_the_usual_choices_of_a_new_character_are_legal() -> None:
    form, _ = forms_of("create")
    words, said = words_of(form, filled(form))
    answer = answer_of(words, said)
    assert words_after(answer) == (next(name for name in NAMES), "brainy", "2", "2")
    module, state = STATES["create"]
    assert module.refuse(state, answer) is None


def test_several_act_together_and_names_with_blanks_hold() -> None:
    form = next(other for other in forms_of("scene") if other.code == "approach")
    values = {
        **filled(form),
        "actors": ("Ann", "Old Tom"),
        "pool": ("body",),
        "task": ("forcing",),
        "target": ("door",),
    }
    words, said = words_of(form, {**values, "said": ("We push.",)})
    assert write_answer(answer_of(words, said)) == 'approach "Ann+Old Tom" body forcing door : We push.'
    assert scene.refuse(HERE, answer_of(words, said)) is None


def test_what_is_hidden_is_not_picked_and_who_cannot_act_says_so() -> None:
    state = replace(HERE, people=(replace(ANN, out=True), TOM))
    form = next(other for other in forms(state, Question(0, "scene")) if other.code == "approach")
    fields = {field.key: field for field in form.fields}
    assert [pick.value for pick in fields["target"].picks] == ["door"]
    assert [pick.why is None for pick in fields["actors"].picks] == [False, True]


def test_the_plan_of_whom_the_question_is_about_comes_first() -> None:
    _, state = STATES["ounce"]
    found = forms(state, Question(0, "ounce_declare", "Old Tom"))
    assert [form.who for form in found] == ["Old Tom", "Ann", ""]
    keys = {field.key for field in found[1].fields}
    assert "spell" not in keys
    assert "drop" in keys


def test_there_are_no_forms_where_nothing_is_put_together() -> None:
    assert forms(State(phase="setup"), Question(0, "setup")) == ()
    asked = setup.question(State(phase="setup"))
    assert asked.open


def test_nobody_can_act_and_nothing_can_be_tried() -> None:
    state = replace(HERE, people=(replace(ANN, out=True),))
    assert [form.code for form in forms(state, Question(0, "scene"))] == ["oracle", "use_item"]


def test_a_room_is_searched_once_and_nobody_sets_out_without_a_quest() -> None:
    done = replace(HERE, places=(replace(ROOM, searched=9),))
    assert "search" not in [form.code for form in forms(done, Question(0, "scene"))]
    bare = State(phase="hub", people=(replace(ANN, things=()),), wanted=1)
    assert [form.code for form in forms(bare, Question(0, "hub"))] == ["buy"]


def test_nobody_is_talked_to_where_nobody_is_met() -> None:
    assert forms(replace(HERE, phase="parley"), Question(0, "parley")) == ()


def test_without_magic_no_spell_is_offered() -> None:
    bare = PLAIN._replace(magic=1)
    for name in ("create", "hub", "ounce"):
        module, state = STATES[name]
        asked = module.question(state)
        assert asked is not None
        for form in forms(replace(state, house=bare), asked):
            assert not {"spells", "spell"} & {field.key for field in form.fields}


@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("name", STATES)
def test_forms_are_worded_in_every_language(name: str, language: str) -> None:
    with strict_texts():
        for form in forms_of(name):
            phrases = [form.title, *(field.title for field in form.fields)]
            for field in form.fields:
                phrases += [field.hint] if field.hint else []
                for pick in field.picks:
                    phrases += [pick.name, *(said for said in (pick.note, pick.why) if said)]
            for said in phrases:
                assert VOICE.phrase(said, language) not in ("", said.id)


def test_comrades_are_bidden_where_there_are_any() -> None:
    _, state = STATES["ounce"]
    (bid,) = (form for form in forms(state, Question(0, "ounce_declare", "Old Tom")) if form.code == "bid")
    assert [pick.value for pick in bid.fields[0].picks] == ["attack", "defend", "hold", "flee", "free"]
    alone = replace(state, people=state.people[:1])
    assert all(form.code == "plan" for form in forms(alone, Question(0, "ounce_declare", "Old Tom")))
