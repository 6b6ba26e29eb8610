"""The system as a whole: questions and choices in words, typed dice, what it offers beside play."""

import pytest
from msgspec.structs import replace

from affray.core import NATURE, Question
from affray.referee import ChoiceNeeded, DiceNeeded
from affray.systems.fortmayn import SYSTEM, table_terms
from affray.systems.fortmayn.content import codes
from affray.systems.fortmayn.delve import end
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.delve_answers import Note, Search
from affray.systems.fortmayn.position.meetings import can_meet
from affray.systems.fortmayn.position.phase import GO
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.facts import VOICE
from affray.systems.fortmayn.words.questions import prompt
from tests.units.fortmayn.delving import asked, hub, room, scene, went
from tests.units.fortmayn.people import brainy, brawny, foe, thrown

QUESTED = (
    "At the hub, with 0 coins in all. The quest: Lay the dead king to rest; the place: the painted barrow. But his heir needs him "
    "awake."
)


def chosen(state: State, who: int, what: int, most: int, *about: int) -> tuple[str, ...]:
    """An inner choice in words: what is asked, then each label."""
    needed = ChoiceNeeded(who, what, most, *about)
    question = phases.choice(state, needed)
    found = prompt(state, question, needed)
    return (found.text, *found.labels)


@pytest.mark.parametrize(
    ("what", "most", "about", "words"),
    [
        (codes.CHOOSE_PAY, 1, (30,), ("Asha: mending the armor a step costs 30 coins. Pay?", "No", "Yes")),
        (codes.CHOOSE_TOLL, 1, (7,), ("Asha: 7 coins are asked to pass. Pay?", "No", "Yes")),
        (codes.CHOOSE_COMRADE, 1, (0b11,), ("Who regains a Die?", "Asha", "Berin")),
        (codes.CHOOSE_SHAMED, 1, (), ("Asha: which attachment is lost to the disgrace?", "the guild", "a cat")),
        (
            codes.CHOOSE_SAVE,
            2,
            (1, 2, 408),
            (
                "Asha: one die is exposed. Save one?",
                "None: the die is lost",
                "With the shield (d4)",
                "With the armor (d8)",
            ),
        ),
        (
            codes.CHOOSE_SUNDER,
            2,
            (2, 2, 8),
            (
                "Asha is about to be put Out of Action. Sunder something?",
                "Nothing: Out of Action",
                "Without a shield: Out of Action",
                "The armor (d8)",
            ),
        ),
    ],
)
def test_inner_choices_have_words(what: int, most: int, about: tuple[int, ...], words: tuple[str, ...]) -> None:
    assert chosen(scene(people=(brainy(attachments=("guild", "a cat")), brawny())), 0, what, most, *about) == words


def test_real_dice_are_asked_for_by_number_size_and_purpose() -> None:
    question = Question[Answer](0, "dice", "Asha", inner=True)
    found = prompt(scene(), question, DiceNeeded(3, 8, codes.ROLL_TEST))
    assert found.text == "Party: Throw 3d8 for test (Asha) and type what they show."
    assert prompt(scene(), Question(NATURE, "dice"), DiceNeeded(1, 6, codes.ROLL_EVENT)).text.startswith("Throw a d6")
    rolling = replace(scene(), risk=Risk(actors=("Asha",), pool=0, task="forcing"))
    declared = prompt(rolling, Question(NATURE, "dice", inner=True), DiceNeeded(2, 8, codes.ROLL_TEST), "de")
    assert declared.text == "Party: Wirf 2W8 für Probe (Asha) und tippe, was sie zeigen."


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (State(phase="setup"), "How many set out?"),
        (State(phase="create", wanted=2), "2 to be made."),
        (State(phase="create", wanted=2, people=(brainy(),)), "One more to be made beside Asha."),
        (hub(), "At the hub, with 0 coins in all. There is no quest yet: draw a rumour."),
        (hub(quest="lay_ghost"), QUESTED),
        (scene(place=room(light=2)), "Old guard post, dark: what does the party do?"),
        (scene(phase="rest"), "How does the party rest? A camp is likely to be disturbed."),
        (scene(phase="advance", gains=1), "Everybody gains a Die: BODY or HEAD?"),
    ],
)  # fmt: skip
def test_questions_have_words(state: State, words: str) -> None:
    assert prompt(state, asked(state), None).text == words


def test_the_end_stays_the_end() -> None:
    over = State(phase="end")
    assert phases.question(over) is None and end.PHASE.play(thrown(), over, GO) is over


def test_where_the_referee_goes_on_alone_nobody_else_answers() -> None:
    alone = phases.question(scene(phase="turn"))
    assert alone is not None and alone.side == NATURE
    refusal = phases.refuse(scene(phase="turn"), Search(("Asha",)))
    assert refusal is not None and refusal.reason == "nobody is asked now"
    assert phases.refuse(scene(phase="turn"), Note(said="Now?")) is not None


def test_a_position_may_begin_at_any_step_of_the_loop() -> None:
    lost = scene(phase="losses", risk=went(scene(), "search Asha").state.risk)
    assert went(lost, "go", dice=([4], [1], [1], [1], [1], [1])).state.phase == "scene"
    beset = scene(phase="conflict", foes=(foe(reaction="murderous", notes=("lurked",)),))
    assert went(beset, "go").state.phase == "ounce_declare"


def test_nobody_is_met_where_nobody_stands() -> None:
    down = scene(people=(brawny(body_ready=0, out=True),), due=("here",), foes=(foe(),))
    assert not can_meet(down) and not can_meet(scene()) and can_meet(scene(due=("here",), foes=(foe(),)))


def test_it_has_a_guide_folk_cards_and_case_verbs() -> None:
    assert SYSTEM.words.name("place", "The Long Stair") == "The Long Stair" and VOICE.facts is SYSTEM.facts
    assert SYSTEM.sides(scene()) == ("Party", "World") and SYSTEM.facts.key == "fortmayn"
    assert SYSTEM.guide.order(scene()) == () and SYSTEM.people.ready_made() and SYSTEM.paper.cards({})
    assert "loop" in SYSTEM.cases
    question = asked(scene())
    assert len(SYSTEM.opponents.appraise(scene(), question)) == len(question.answers)


def test_of_earlier_computer_players_those_kept_are_found() -> None:
    kept, question = SYSTEM.opponents.kept("greedy-1"), SYSTEM.question(hub())
    assert kept is not None and question is not None
    assert len(kept.appraise(hub(), question)) == len(question.answers)
    assert SYSTEM.opponents.kept("nobody") is None


def test_a_game_master_has_tables_and_words_know_the_facts() -> None:
    assert SYSTEM.tables is table_terms
    assert SYSTEM.words.facts == SYSTEM.facts
