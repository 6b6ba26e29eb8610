"""Forms of answers: what each open answer leaves to be filled, and that what is filled in reads back."""

import pytest
from msgspec.structs import replace

from affray.core.faces.forms import Form, Values, words_of
from affray.core.faces.guide import FormGuide
from affray.referee import Script
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.guide.forms import forms
from affray.systems.wargame.position.answers import read_answer
from affray.systems.wargame.position.state import DEPLOY, WAITING, State
from affray.systems.wargame.system import SYSTEM
from affray.systems.wargame.turn import phases
from tests.units.wargame.gifted import GIFTS, SONG, SPECIALS, three_talk, with_gifts
from tests.wargame_arena import BLUE, RED, TANK, N, S, acting, battle, kind, lone, regiment, skirmish

PIKES = regiment("Vale Pikes", RED, 10, 5, (10, 10), N)
FOES = skirmish("Grim Foes", BLUE, [(12 + x, 18) for x in range(4)], facing=S)
MAGE = lone("Mage", RED, (10, 10), N, kind(HERO, (3, 8), defense=10, gifts="fireball"))
CART = lone("Cart", RED, (10, 10), N, TANK)


def found_forms(state: State) -> dict[str, Form]:
    """The forms of the open question, by their codes."""
    question = phases.question(state)
    assert question is not None
    return {form.code: form for form in forms(state, question)}


def written(form: Form, **values: str) -> str:
    """The answer that a form makes."""
    filled: Values = {key: (value,) for key, value in values.items()}
    words, said = words_of(form, filled)
    assert not said
    return " ".join(words)


def test_every_open_answer_has_its_form() -> None:
    assert isinstance(SYSTEM.guide, FormGuide)
    for unit, codes in (
        (PIKES, ["move", "reform", "march", "contact"]),
        (MAGE, ["move", "march", "contact", "fireball"]),
        (CART, ["drive", "march", "contact"]),
    ):
        assert list(found_forms(acting(battle(unit, FOES), unit.id))) == codes
    shaken = replace(PIKES, body=PIKES.body._replace(token=1))
    assert list(found_forms(acting(battle(shaken, FOES), PIKES.id))) == ["away", "march"]


@pytest.mark.parametrize(
    ("code", "values", "text"),
    [
        ("move", {"mark": "12,14.5"}, "move 12,14.5"),
        ("move", {"mark": "12,14", "heading": "ne"}, "move 12,14 facing ne"),
        ("march", {"length": "4.5", "bearing": "n", "heading": "e"}, "march 4.5 bearing n facing e"),
        ("contact", {"unit": "Grim_Foes"}, "contact Grim_Foes"),
        ("reform", {"files": "10"}, "reform 10"),
    ],
)
def test_what_is_filled_in_is_an_answer(code: str, values: dict[str, str], text: str) -> None:
    form = found_forms(acting(battle(PIKES, FOES), PIKES.id))[code]
    assert written(form, **values) == text
    read_answer(text)
    assert all(field.needed == (field.key in ("mark", "length", "bearing", "unit", "files")) for field in form.fields)


def test_a_drive_is_put_together_of_steps_and_a_fireball_aimed_at_a_mark() -> None:
    drive = found_forms(acting(battle(CART, FOES), CART.id))["drive"]
    (run,) = drive.fields
    assert (run.kind, run.start) == ("steps", ("forward",))
    assert [pick.value for pick in run.picks] == ["forward", "reverse", "go #", "turn #", "turn -#"]
    assert [[named.number for named in pick.numbers] for pick in run.picks] == [[], [], [], *[["15", "30", "45"]] * 2]
    words, said = words_of(drive, {"run": ("reverse", "go 2", "turn -30")})
    assert (words, said) == (("drive", "reverse", "go", "2", "turn", "-30"), "")
    read_answer(" ".join(words))
    ball = found_forms(acting(battle(MAGE, FOES), MAGE.id))["fireball"]
    assert written(ball, mark="12,18") == "fireball 12,18"


def test_a_unit_is_deployed_by_its_name_formation_and_place() -> None:
    waiting = replace(PIKES, status=WAITING, at=())
    state = replace(battle(waiting, FOES), phase=DEPLOY, order=(BLUE, RED), stage=1)
    form = found_forms(state)["deploy"]
    assert [pick.value for pick in form.fields[0].picks] == ["Vale_Pikes"]
    given = {"unit": "Vale_Pikes", "formation": "regiment", "files": "5", "mark": "10,6", "heading": "n"}
    assert written(form, **given) == "deploy Vale_Pikes regiment 5 at 10,6 facing n"
    read_answer(written(form, **given))
    assert next(field for field in form.fields if field.key == "files").needed
    del given["files"]
    assert written(form, **{**given, "formation": "skirmish"}) == "deploy Vale_Pikes skirmish at 10,6 facing n"


@pytest.mark.parametrize("language", SYSTEM.facts.languages)
def test_titles_hints_and_picks_have_words(language: str) -> None:
    for unit in (PIKES, MAGE, CART):
        for form in found_forms(acting(battle(unit, FOES), unit.id)).values():
            phrases = [form.title, *(phrase for field in form.fields for phrase in (field.title, field.hint) if phrase)]
            phrases += [pick.name for field in form.fields for pick in field.picks]
            assert all(SYSTEM.words.phrase(phrase, language) for phrase in phrases)


# --- special actions --------------------------------------------------------------------------------------------------
def test_special_actions_have_their_forms() -> None:
    both = with_gifts(acting(battle(PIKES, FOES, specials=SPECIALS), PIKES.id), SONG, *GIFTS)
    found = found_forms(both)
    assert list(found)[-2:] == ["use", "special"]
    text = written(found["special"], words="Shout at the top of our voices")
    assert text == "special Shout at the top of our voices"
    assert phases.refuse(both, read_answer(text)) is None
    assert [pick.value for pick in found["use"].fields[0].picks] == ["War_horn", "Greek_fire", "Gust", "Rally"]
    assert written(found["use"], ability="Gust", unit="Grim_Foes", mark="12,20") == "use Gust on Grim_Foes to 12,20"
    assert found["use"].fields[2].when == (("ability", ("Gust",)),) and found["use"].fields[2].needed
    assert written(found["use"], ability="War_horn", unit="Grim_Foes") == "use War_horn on Grim_Foes"


def test_a_ruling_and_an_amendment_are_put_together_of_one_effect_or_two() -> None:
    talk = three_talk()
    (ruling,) = found_forms(talk).values()
    assert ruling.first
    text = written(ruling, effect="losses", unit="Blue_Pikes", number="2", mark="3,4", heading="n")
    assert text == "ruling losses Blue_Pikes 2"
    more = {"effect2": "move", "unit2": "Red_Pikes", "mark2": "19,4", "heading2": "n", "number2": "3"}
    text = written(ruling, effect="disorder", unit="Blue_Pikes", **more)
    assert text == "ruling disorder Blue_Pikes and move Red_Pikes 19,4 facing n"
    agree = phases.play(Script(codes=CODES), talk, read_answer(text))
    (amend,) = found_forms(agree).values()
    assert not amend.first and written(amend, effect="disorder", unit="Red_Pikes") == "amend disorder Red_Pikes"


@pytest.mark.parametrize("language", SYSTEM.facts.languages)
def test_the_forms_of_special_actions_have_words(language: str) -> None:
    state = with_gifts(acting(battle(PIKES, FOES, specials=SPECIALS), PIKES.id), SONG, *GIFTS)
    for form in (*found_forms(state).values(), *found_forms(three_talk()).values()):
        phrases = [form.title, *(phrase for field in form.fields for phrase in (field.title, field.hint) if phrase)]
        phrases += [pick.name for field in form.fields for pick in field.picks]
        assert all(SYSTEM.words.phrase(phrase, language) for phrase in phrases)
