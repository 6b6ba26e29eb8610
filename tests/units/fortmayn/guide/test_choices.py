"""What choices within a roll promise, things that are used, and questions that the oracle decides."""

import msgspec
import pytest

from affray.core.faces.guide import Prospect
from affray.core.question import Question
from affray.referee import ChoiceNeeded
from affray.systems.fortmayn.content.codes import CHOOSE_ALERT, CHOOSE_BETRAY, CHOOSE_SAVE
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.guide.odds import promise, prospects
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.saves_and_sunder import gear_code
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.turn.phases import choice
from affray.systems.fortmayn.words.facts import TEXTS
from tests.units.fortmayn.delving import asked, scene
from tests.units.fortmayn.frays import brainy, conflict, foe, person
from tests.units.fortmayn.people import things

SMALL, LEATHER = Wear(4, 4), Wear(6, 6)
ARMED = conflict(person(body=2, shield=SMALL, armor=LEATHER), brainy(), foe("ghoul"))
WATER = conflict(person(things=things("holy_water")), brainy(), foe("skeleton"))


def chosen(state: State, what: int, most: int, *about: int) -> Question[Answer]:
    """A choice of the first character in the middle of a roll."""
    x, y, z = (*about, 0, 0, 0)[:3]
    return choice(state, ChoiceNeeded(0, what, most, x, y, z))


def numbers(prospect: Prospect) -> dict[str, float]:
    """The numbers of a prospect by their names; each can be said in both languages, and so can what is assumed."""
    for language in ("en", "de"):
        assert all(TEXTS.phrase(each.name, language) for each in prospect.brief)
        assert TEXTS.phrase(prospect.policy, language)
    return {each.name.id.removeprefix("guide-").removeprefix("brief-"): round(each.value, 4) for each in prospect.brief}


def test_a_save_promises_the_dice_it_keeps_and_what_the_gear_may_lose() -> None:
    no, shield, armor = prospects(ARMED, chosen(ARMED, CHOOSE_SAVE, 2, 1, 2, gear_code(SMALL, LEATHER)))
    assert (no.text, shield.text, armor.text) == ("0", "1", "2")
    assert numbers(no) == {"lost": 1, "out": 0}
    assert numbers(shield) == {"lost": 0, "out": 0, "wears": 0.5}
    assert numbers(armor) == {"lost": 0, "out": 0, "wears": round(1 / 3, 4)}


def test_the_dice_still_exposed_are_saved_by_habit_and_who_cannot_sunder_goes_out() -> None:
    bare = conflict(brainy("Anna", armor=LEATHER), foe("ghoul"))
    no, armor = prospects(bare, chosen(bare, CHOOSE_SAVE, 2, 2, 2, gear_code(Wear(), LEATHER)))
    assert numbers(no) == {"lost": 2, "out": 1}
    assert armor.text == "2" and numbers(armor)["out"] == 0


def test_an_ambush_is_noticed_by_hearing_or_by_stillness() -> None:
    ambush = conflict(brainy(head=3, body=1), person(), foe("ghoul"))
    hearing, silence = prospects(ambush, chosen(ambush, CHOOSE_ALERT, 1))
    assert (hearing.text, silence.text) == ("0", "1")
    assert numbers(hearing)["down"] == round(1 - 0.4**3, 4)
    assert numbers(silence)["down"] == 0.5
    assert set(numbers(silence)) == {"down", "lost", "out"}


@pytest.mark.parametrize("about", [(CHOOSE_ALERT, 1), (CHOOSE_SAVE, 2, 1, 2, gear_code(SMALL, LEATHER))])
def test_an_answer_keeps_its_prospect_where_the_best_stand_first(about: tuple[int, ...]) -> None:
    question = chosen(ARMED, *about)
    backwards = msgspec.structs.replace(question, answers=question.answers[::-1])
    assert prospects(ARMED, backwards) == prospects(ARMED, question)[::-1] != ()
    assert (
        prospects(ARMED, msgspec.structs.replace(question, answers=question.answers[1:]))
        == prospects(ARMED, question)[1:]
    )


def test_other_choices_are_sure() -> None:
    assert prospects(ARMED, chosen(ARMED, CHOOSE_BETRAY, 1, 1, 1, 1)) == ()


def test_what_is_used_may_wear_down() -> None:
    plan = read_answer('plan Anna item holy_water "Bone sentinel"')
    question = phases.question(WATER)
    assert question is not None
    (found,) = promise(WATER, question, plan)
    assert set(numbers(found)) == {"wears"}
    assert promise(WATER, question, read_answer("plan Anna none")) == ()
    assert any(prospect.text.startswith("plan Anna item") for prospect in prospects(WATER, question))


@pytest.mark.parametrize(
    ("phase", "text", "promised"),
    [
        ("rest", "hour herbs=Bert", {"wears": 0.25}),
        ("rest", "hour", {}),
        ("rest", "camp", {"disturbed": 0.625}),
        ("scene", "ask_oracle even : Is it deep?", {"yes": 0.5}),
        ("scene", "rest", {}),
        ("scene", "go 1", {}),
        ("hub", "rumour", {}),
    ],
)
def test_a_rest_and_the_oracle_promise_what_their_dice_do(phase: str, text: str, promised: dict[str, float]) -> None:
    state = scene(people=(person(things=things("common_herbs")), brainy(body_ready=1)), phase=phase)
    found = promise(state, asked(state), read_answer(text))
    assert [numbers(prospect) for prospect in found] == ([promised] if promised else [])
