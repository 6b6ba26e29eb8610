"""What the tests of a delve with friends share: three players with a character each, and what each sees."""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import NATURE, Question
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import write_answer
from affray.systems.fortmayn.position.state import Company, State
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn import delving
from tests.units.fortmayn.delving import Went
from tests.units.fortmayn.people import brainy, brawny, things

ANN, BOB, CAT, WORLD, NOBODY = 0, 1, 2, 3, -1
SIDES = ("Ann", "Bob", "Cat", "World")
LANGUAGES = ("en", "de")


def people(count: int = 3) -> tuple[Person, ...]:
    """Asha of Ann, Berin of Bob, Cato of Cat; each has something in the pack, coins, spells or a bond of his own."""
    asha = brainy(
        "Asha", things=things("rope_50ft", "one_handed_weapon"), coins=11, known=("mend",), memorised=("mend",)
    )
    berin = brawny(
        "Berin", things=things("torches_6", "flint_and_steel", "common_herbs"), coins=22, attachments=("guild",)
    )
    cato = brawny("Cato", things=things("preserved_rations"), coins=33, career="baker")
    return tuple(replace(friend, side=place) for place, friend in enumerate((asha, berin, cato)[:count]))


def company(state: State, *others: Person, **fields: object) -> State:
    """A position of a delve with the three friends in place of its own party."""
    plain: dict[str, object] = {
        "sides": SIDES, "people": others or people(), "company": Company(), "wanted": 3,
        "foes": tuple(replace(foe, side=WORLD, bands=foe.bands[:1] * 3) for foe in state.foes), **fields,
    }  # fmt: skip
    return replace(state, **plain)


def scene(**fields: object) -> State:
    """The friends in a lit room with two ways on."""
    return company(delving.scene(place=delving.room(ways=2)), **fields)


def hub(**fields: object) -> State:
    """The friends at the hub, with a quest."""
    return company(delving.hub(), quest="break_cult", **fields)


def went(state: State, *texts: str, dice: Sequence[Sequence[int]] = (), answers: Sequence[int] = ()) -> Went:
    """What some answers come to; all that is said of it has words."""
    found = delving.went(state, *texts, dice=dice, answers=answers)
    check(found.state)
    for event in found.events:
        for language in LANGUAGES:
            with strict_texts():
                assert wording(event, language) or event.code == "roll_event"
    return found


def check(state: State) -> None:
    """Whoever may answer is asked the same in his own view; all that is listed is legal and has words."""
    question = phases.question(state)
    if question is None or question.side == NATURE:
        return
    for side in (question.side, *question.others):
        put = question if side == question.side else put_to(state, side)
        for answer in put.answers:
            given = replace(answer, by=SIDES[side])
            assert phases.refuse(state, given) is None, (write_answer(given), phases.refuse(state, given))
            for language in LANGUAGES:
                with strict_texts():
                    assert label(state, answer, language) and prompt(state, put, None, language).text


def put_to(state: State, side: int) -> Question[Answer]:
    """The question as it is put to a side."""
    found = phases.shared_question(state, side)
    assert found is not None
    return found


def answers_of(state: State, side: int) -> list[str]:
    """What is listed for a side, as text."""
    return [write_answer(answer) for answer in put_to(state, side).answers]
