"""The wargame as a system: its facts, texts in every language, whole battles told in both."""

import pytest

from affray.core import NATURE, Event
from affray.core.question import Question
from affray.core.words.texts import strict_texts
from affray.dice.stream import Stream
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems import built_in_systems
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import State
from affray.systems.wargame.system import SYSTEM
from affray.systems.wargame.turn import phases
from affray.systems.wargame.words.facts import VOICE
from affray.testing.compliance import check_facts
from affray.testing.wording import check_texts
from tests.wargame_arena import clash, some_answer

LANGUAGES = ("en", "de")
DICE: dict[str, object] = {"vehicle_split": "dice", "several_weapons": "choose_one"}
BATTLES: tuple[tuple[dict[str, object], int], ...] = (({}, 3), (DICE, 7))
"""House rules, and the number of a battle in which all sorts of things happen."""
EVERY = 6
"""So many questions, and so many answers of one, are between those that are said at length."""


def test_the_facts_are_in_order() -> None:
    check_facts(SYSTEM)
    facts = SYSTEM.facts
    assert (facts.key, facts.sides, facts.space, facts.low_face) == ("wargame", (2, 4), "plane", 1)
    assert facts.languages == LANGUAGES
    assert VOICE.facts is facts


def test_the_texts_are_complete_in_both_languages() -> None:
    check_texts(SYSTEM)


def test_it_is_offered() -> None:
    assert built_in_systems()["wargame"] == "affray.systems.wargame:SYSTEM"


def test_its_sides_and_verbs_are_at_hand() -> None:
    assert SYSTEM.sides(clash()) == ("Red", "Blue")
    assert {"melee", "move"} & SYSTEM.cases.keys()


def test_of_the_computer_players_put_aside_only_those_kept_are_found() -> None:
    first = SYSTEM.opponents.kept("greedy-1")
    state = clash()
    question = SYSTEM.question(state)
    assert first is not None and question is not None
    assert len(first.appraise(state, question)) == len(question.answers)
    assert SYSTEM.opponents.kept("nobody") is None


# --- whole battles ----------------------------------------------------------------------------------------------------
class Teller:
    """A battle of random answers, each thing in it said in both languages."""

    def __init__(self, state: State, number: int) -> None:
        self.state, self.rng = state, Stream(23, number)
        self.live = Live(StreamDice(Stream(9, number)), SYSTEM.codes, self.choose)
        self.codes: set[str] = set()
        self.asked = 0

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """A random choice of an inner question, which is said with a label for each answer."""
        needed = ChoiceNeeded(who, what, most, x, y, z)
        asked = SYSTEM.choice(self.state, needed)
        for language in LANGUAGES:
            found = SYSTEM.words.prompt(self.state, asked, needed, language)
            assert found.text
            assert len(set(found.labels)) == len(asked.answers)
        self.codes.add(asked.code)
        return self.rng.face(len(asked.answers))

    def play(self) -> None:
        """Plays to the end and says all of it."""
        while (question := SYSTEM.question(self.state)) is not None:
            self.say_question(question)
            answer = some_answer(self.state, question, self.rng)
            count = len(self.live.events)
            self.state = phases.play(self.live, self.state, answer)
            for event in self.live.events[count:]:
                self.say_event(event)

    def say_question(self, question: Question[Answer]) -> None:
        """Says a question and some of its answers, now and then each unit."""
        self.asked += 1
        for language in LANGUAGES:
            assert SYSTEM.words.prompt(self.state, question, None, language).text
            for answer in question.answers[self.asked % EVERY :: EVERY]:
                assert SYSTEM.words.label(self.state, answer, language)
            if self.asked % EVERY == 0:
                assert len(SYSTEM.words.summary(self.state, language)) == len(self.state.figures)
        assert sum(unit.active for unit in SYSTEM.words.picture(self.state).units) == (question.code == "act")
        assert (question.side == NATURE) == (question.code == "go")

    def say_event(self, event: Event) -> None:
        """Says an event, at the same levels in both languages."""
        english, german = (SYSTEM.words.wording(event, language) for language in LANGUAGES)
        assert [indent(line) for line in english] == [indent(line) for line in german]
        assert all(line.strip() for line in english) or event.code == "share"
        self.codes.add(event.code)


def indent(line: str) -> int:
    """How far a line is set in."""
    return len(line) - len(line.lstrip())


@pytest.fixture(scope="module")
def seen() -> set[str]:
    """The codes of all that was told in whole battles under several house rules."""
    found: set[str] = set()
    with strict_texts():
        for options, number in BATTLES:
            teller = Teller(clash(dict(options)), number)
            teller.play()
            found |= teller.codes
    return found


def test_whole_battles_are_told_in_both_languages(seen: set[str]) -> None:
    wanted = {"round", "turn", "moves", "attacks", "free_attack", "shoots", "musters", "strike", "morale", "over"}
    assert wanted <= seen
    assert {"points", "casualty", "die_target", "shoot_target"} <= seen


def test_the_words_know_the_facts() -> None:
    assert SYSTEM.words.facts == SYSTEM.facts
