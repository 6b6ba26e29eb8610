"""The compliance checks pass a sound system and name each fault of a faulty one."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from affray.core import Event, Question, Refusal
from affray.core.faces.guide import Chance, Offer, Phrase, Place, Prospect, Sheet, Sight
from affray.core.faces.picture import Hex
from affray.core.faces.secrets import Secrets
from affray.referee import ChoiceNeeded, Referee
from affray.testing import check_facts, check_system
from tests.toy import FOUR, LEFT, PIG, TABLE, Pig, PigGuide, PigSystem


def test_a_sound_system_passes() -> None:
    check_system(PIG, [TABLE, FOUR], games=5)


class Endless(PigSystem):
    def question(self, state: Pig) -> Question[str] | None:
        return Question(state.mover, "turn", answers=("roll", "hold"))

    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        return None


class Picky(PigSystem):
    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        return Refusal("late", "it is too late", ("PG-1",)) if state.turn > 8 else super().refuse(state, answer)


class Silent(PigSystem):
    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        refusal = super().refuse(state, answer)
        return refusal and Refusal(refusal.code, " ", refusal.clauses)


class Lawless(PigSystem):
    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        refusal = super().refuse(state, answer)
        return refusal and Refusal(refusal.code, refusal.reason)


class Foreign(PigSystem):
    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        refusal = super().refuse(state, answer)
        return refusal and Refusal(refusal.code, refusal.reason, ("XX-1",))


class Unsure(PigSystem):
    def score(self, state: Pig) -> tuple[float, ...]:
        return tuple(0.4 for _ in state.points)


class Leaky(PigSystem):
    def read_state(self, text: str) -> Pig:
        state = super().read_state(text)
        return Pig(state.points, state.goal, state.mover)


class Mumbling(PigSystem):
    def write_answer(self, answer: str) -> str:
        return "roll" if answer == "hold" else answer


class Broken(PigSystem):
    def broken_invariants(self, state: Pig) -> tuple[str, ...]:
        return ("too many points",) if max(state.points) > 3 else ()


class Moody(PigSystem):
    """Its dice depend on how often it was asked."""

    asked = 0

    def play(self, ref: Referee, state: Pig, answer: str) -> Pig:
        self.asked += 1
        after = super().play(ref, state, answer)
        return after.with_turn(after.turn + self.asked % 2) if after.turn else after


class Blinds:
    """Hides the turn, even from whose it is."""

    def view(self, state: Pig, side: int) -> Pig:
        return Pig(state.points, state.goal)

    def event_for(self, event: Event, side: int) -> Event | None:
        return event

    def answer_for(self, state: Pig, answer: str, side: int) -> str | None:
        return answer

    def hides(self, state: Pig) -> bool:
        """Something may be."""
        return True

    def reveals_all(self, state: Pig, side: int) -> bool:
        return True


class Blind(PigSystem):
    facts = replace(PIG.facts, secrets=True)

    @property
    def secrets(self) -> Secrets[Pig, str]:
        return Blinds()


class Mute(PigSystem):
    def wording(self, event: Event, language: str = "en") -> tuple[str, ...]:
        return (" ",)


class Twice(PigSystem):
    def question(self, state: Pig) -> Question[str] | None:
        question = super().question(state)
        return question and Question(question.side, question.code, answers=("roll", "roll"), extra=(LEFT,))


class Nobody(PigSystem):
    def choice(self, state: Pig, needed: ChoiceNeeded) -> Question[str]:
        return Question(7, "again", answers=("keep", "again"))


class Unguided(PigSystem):
    @property
    def guide(self) -> None:
        return None


def test_a_system_needs_no_guide() -> None:
    check_system(Unguided(), [TABLE], games=2)


class Guided(PigSystem):
    """Pig with another guide."""

    def __init__(self, guide: PigGuide) -> None:
        self.other = guide

    @property
    def guide(self) -> PigGuide:
        return self.other


class Short(PigGuide):
    def offers(self, state: Pig, question: Question[str]) -> tuple[Offer, ...]:
        return super().offers(state, question)[1:]


class Dreaming(PigGuide):
    def prospects(self, state: Pig, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        return (Prospect("win", 0, (), (), Phrase("guide-plain")),)


class Summing(PigGuide):
    def prospects(self, state: Pig, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        return tuple(replace(prospect, score=7) for prospect in super().prospects(state, question))


class Certain(PigGuide):
    def prospects(self, state: Pig, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        more = (Chance(Phrase("guide-wins"), 1.5),)
        return tuple(replace(prospect, chances=more) for prospect in super().prospects(state, question))


class Counting(PigGuide):
    def prospects(self, state: Pig, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        chance = Chance(Phrase("guide-plain"), 1 / (1 + len(question.answers)))
        return tuple(replace(prospect, chances=(chance,)) for prospect in super().prospects(state, question))


class Lost(PigGuide):
    def places(self, state: Pig, who: str) -> tuple[Place, ...]:
        return (Place((9, 9), 0, (), (), 0),)


class Trespassing(PigGuide):
    def places(self, state: Pig, who: str) -> tuple[Place, ...]:
        return (Place((0, 0), 0, ("roll", "bonus", "bonus", "bonus"), (), 0),)


class Elsewhere(PigGuide):
    def places(self, state: Pig, who: str) -> tuple[Place, ...]:
        return (Place((9, 9), 0, ("bonus",), (), 0),)


def test_paths_of_a_figure_whose_turn_it_is_not_are_not_played() -> None:
    check_system(Guided(Elsewhere()), [TABLE], games=2)


class Confused(PigGuide):
    def sheet(self, state: Pig, who: str) -> Sheet:
        return Sheet("p7", 0, ())


class Myopic(PigGuide):
    def sight(self, state: Pig, source: Hex, target: Hex) -> Sight:
        return Sight((), Refusal("fog", "there is fog", ("PG-1",)), source)


class Speechless(PigGuide):
    def order(self, state: Pig) -> tuple[Phrase, ...]:
        return (Phrase("guide-nothing"),)


@pytest.mark.parametrize(
    ("guide", "message"),
    [
        (Short(), "the offers .* are not the answers .* at position "),
        (Dreaming(), "the prospect of 'win' is of no listed answer, at position "),
        (Summing(), "has score 7 of parts that sum to 1, at position "),
        (Certain(), "has guide-wins of 1.5, at position "),
        (Counting(), "an answer alone has the prospect .* at position "),
        (Lost(), r"leads to \(\(0, 0\), 0\), not \(9, 9\), at position "),
        (Trespassing(), "on the path .* is refused: .* at position "),
        (Speechless(), "the guide cannot be read in en: .*'guide-nothing', at position "),
        (Confused(), "the sheet is another figure's, at position "),
        (Myopic(), "does not see its own hex: there is fog .* at position "),
    ],
)
def test_a_fault_of_a_guide_is_told_in_one_sentence_with_the_position(guide: PigGuide, message: str) -> None:
    with pytest.raises(AssertionError, match=message) as error:
        check_system(Guided(guide), [TABLE], games=2, most=400)
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("system", "message"),
    [
        (Endless(), "is not over after 400 answers, after 400 answers of seed 1, at position "),
        (Picky(), "a listed answer to 'turn' is refused: it is too late .* at position "),
        (Silent(), "gives no reason in en, at position "),
        (Lawless(), "names no clause, at position "),
        (Foreign(), r"names \('XX-1',\), no clauses of this system, at position "),
        (Unsure(), "sums to 0.8, at position "),
        (Leaky(), "the position reads back as another one: "),
        (Mumbling(), "lists 'roll' twice, at position "),
        (Broken(), "an invariant is broken: too many points, at position "),
        (Moody(), "a game does not replay: the record: line .* at position "),
        (Blind(), "as side 1 sees it, at position "),
        (Mute(), "the wording of event '.*' in en has an empty line, at position "),
        (Twice(), "lists 'roll' twice, at position "),
        (Nobody(), "question 'again' is for side 7 of 2, at position "),
    ],
)
def test_a_fault_is_told_in_one_sentence_with_the_position(system: PigSystem, message: str) -> None:
    with pytest.raises(AssertionError, match=message) as error:
        check_system(system, [TABLE], games=6, most=400)
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"key": "Big Pig"}, "the key 'Big Pig' is no small word"),
        ({"version": 0}, "the behaviour version is 0"),
        ({"sides": (3, 2)}, "is no range of sides"),
        ({"credit": ""}, "the name, the credit or the summary is empty"),
    ],
)
def test_facts_in_disorder_are_named(change: Mapping[str, object], message: str) -> None:
    class Disorder(PigSystem):
        facts = replace(PIG.facts, **dict(change))

    with pytest.raises(AssertionError, match=message):
        check_facts(Disorder())
