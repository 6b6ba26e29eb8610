"""What the tests of a game master's table share: two players with a character each, and a referee with listed dice."""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import NATURE, Event, Refusal
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.phase import GO
from affray.systems.fortmayn.position.state import State, Table
from affray.systems.fortmayn.table.phases import aside
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.turn import phases as turn
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.view import event_for, view
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.frays import brainy, dice, person

ANN, BOB, MASTER, NOBODY = 0, 1, 2, -1
SIDES = ("Ann", "Bob", "Game master")
GM = '@"Game master" '
"""What the game master says while a player is asked."""
LANGUAGES = ("en", "de")


def table(*people: Person, **fields: object) -> State:
    """A table of two players, a Brawny and a Brainy, before the first scene."""
    those = people or (person("Anna"), brainy("Bert"))
    seated = tuple(replace(someone, side=min(place, BOB)) for place, someone in enumerate(those))
    plain: dict[str, object] = {"phase": "scene", "mode": "table", "sides": SIDES, "people": seated, "table": Table()}
    return State(**{**plain, **fields})  # type: ignore[arg-type]


def scene(*texts: str) -> State:
    """A table at which a scene is framed, and these answers were given."""
    return said(table(), "frame Crypt light=lit : Bones, and cold air.", *texts)


def said(state: State, *texts: str, rolls: Sequence[Sequence[int]] = (), picks: Sequence[int] = ()) -> State:
    """The state after these answers; each must be legal, and all that is said of it must have words."""
    return outcome(state, *texts, rolls=rolls, picks=picks)[0]


def outcome(
    state: State, *texts: str, rolls: Sequence[Sequence[int]] = (), picks: Sequence[int] = ()
) -> tuple[State, list[Event]]:
    """The same, with what has been told."""
    ref = dice(*rolls, picks=picks)
    for text in texts:
        assert refused(state, text) is None, refused(state, text)
        assert labelled(state, text)
        state = turn.play(ref, state, read_answer(text))
        while (question := phases.question(state)) is not None and question.side == NATURE:
            state = turn.play(ref, state, GO)
        check(state)
    ref.finish()
    for event in ref.events:
        for language in LANGUAGES:
            with strict_texts():
                assert wording(event, language)
    return state, ref.events


def check(state: State) -> None:
    """What holds at every table: whoever is asked is asked the same in his own view, what is listed is legal, and all of it
    has words."""
    question = phases.question(state)
    if question is None:
        return
    assert phases.question(view(state, question.side)) == question
    assert set(question.others) == {*range(len(state.sides))} - {question.side}
    for side in (NOBODY, *range(len(state.sides))):
        seen = view(state, side)
        assert view(seen, side) == seen
        for language in LANGUAGES:
            with strict_texts():
                assert prompt(seen, question, None, language).text
    asked = [question, *filter(None, (aside(view(state, side), side) for side in question.others))]
    for each in asked:
        answers = [*each.answers, *each.extra]
        assert len({write_answer(answer) for answer in answers}) == len(answers)
        for answer in answers:
            assert phases.refuse(state, answer) is None, answer
            assert labelled(state, write_answer(answer))


def labelled(state: State, text: str) -> str:
    """An answer in words."""
    with strict_texts():
        found = [label(state, read_answer(text), language) for language in LANGUAGES]
    return found[0] and found[1]


def refused(state: State, text: str) -> Refusal | None:
    """Why an answer is not legal; its reason can be said in both languages, and it names a clause."""
    found = phases.refuse(state, read_answer(text))
    if found is not None:
        for language in LANGUAGES:
            with strict_texts():
                assert found.wording(language)
        assert found.clauses
    return found


def fault(state: State, text: str) -> str:
    """The code of the refusal of an answer; nothing where it is legal."""
    found = refused(state, text)
    return found.code if found is not None else ""


def codes(events: Sequence[Event], side: int = MASTER) -> list[str]:
    """What a side hears, by the codes."""
    return [event.code for event in events if event_for(event, side) is not None]


def offers(state: State, side: int = -1) -> list[str]:
    """The answers listed for whoever is asked, or for a side that may speak up."""
    found = phases.question(state) if side < 0 else aside(state, side)
    assert found is not None
    return [write_answer(answer) for answer in found.answers]
