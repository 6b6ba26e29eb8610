"""Answers as text, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.space.plane.bases import FRONT, LEFT, REAR, RIGHT
from affray.space.plane.measure import DEGREE, INCH
from affray.systems.wargame.content.codes import NO_FORMATION, REGIMENT, SKIRMISH
from affray.systems.wargame.position.answers import (
    GRAMMAR,
    WORDS,
    Advance,
    Amend,
    Answer,
    Contact,
    Deploy,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Number,
    Pick,
    Propose,
    Reform,
    Shoot,
    Special,
    Use,
    Word,
    read_answer,
    write_answer,
)
from affray.systems.wargame.position.effects import Disorder, Loss, Shift
from affray.systems.wargame.roster.army import is_bad_name
from affray.systems.wargame.rules.vehicle_move import Go, Run, Turn
from tests.units.wargame.lineup import at

ROW = at(9, 6), at(10, 6), at(11, 6.5)
WRITTEN: list[tuple[Answer, str]] = [
    (Word("end turn"), "end turn"),
    (Number(12), "12"),
    (Deploy("Old Guard", REGIMENT, at(10, 6), 90 * DEGREE, 5), "deploy Old_Guard regiment 5 at 10,6 facing 90"),
    (Deploy("Ann", SKIRMISH, at(10, 6), 0), "deploy Ann skirmish at 10,6 facing 0"),
    (Deploy("Ann", SKIRMISH, at(10, 6), -45 * DEGREE, 0, ROW), "deploy Ann skirmish at 10,6 facing -45 arrange 9,6;10,6;11,6.5"),
    (Deploy("Tank", NO_FORMATION, at(1.5, 2), 22_500_000), "deploy Tank none at 1.5,2 facing 22.5"),
    (Pick("Old Guard"), "unit Old_Guard"),
    (Move(at(12, 14.5)), "move 12,14.5"),
    (Move(at(12, 14.5), 75 * DEGREE), "move 12,14.5 facing 75"),
    (Move(at(10, 6), 75 * DEGREE, ROW), "move 10,6 facing 75 arrange 9,6;10,6;11,6.5"),
    (Move(at(10, 6), None, ROW, away=True), "away 10,6 arrange 9,6;10,6;11,6.5"),
    (Move((-1, 1), away=True), "away -0.000000001,0.000000001"),
    (Advance(6 * INCH, 45 * DEGREE), "march 6 bearing 45"),
    (Advance(5 * INCH // 2, -45 * DEGREE, 0), "march 2.5 bearing -45 facing 0"),
    (Contact("Old Guard"), "contact Old_Guard"),
    (Reform(10), "reform 10"),
    (Reform(10, 90 * DEGREE), "reform 10 facing 90"),
    (Drive(Run(True, (Go(2 * INCH), Turn(-30 * DEGREE), Go(3 * INCH // 2)))), "drive reverse go 2 turn -30 go 1.5"),
    (Drive(Run(False, (Turn(45 * DEGREE),))), "drive forward turn 45"),
    (Melee("Old Guard"), "melee Old_Guard"),
    (Use("War horn", "Old Guard"), "use War_horn on Old_Guard"),
    (Use("Gust", "Bors", at(3, 4.5)), "use Gust on Bors to 3,4.5"),
    (Special("Shout, loud: 3 times!"), "special Shout, loud: 3 times!"),
    (Propose(()), "ruling nothing"),
    (Propose((Loss("Old Guard", -1), Disorder("and"))), "ruling losses Old_Guard -1 and disorder and"),
    (Amend((Shift("Bors", at(3, 4.5), 45 * DEGREE),)), "amend move Bors 3,4.5 facing 45"),
    (Amend((Shift("facing", at(3, 4)), Loss("Bors", 10**9))), "amend move facing 3,4 and losses Bors 1000000000"),
    (Melee("Bors", 1), "melee Bors with 2"),
    (Shoot("Bors"), "shoot Bors"),
    (Shoot("Bors", 2), "shoot Bors with 3"),
    (Fire(FRONT), "fire front"),
    (Fire(LEFT, 1), "fire left with 2"),
    (Fire(REAR), "fire rear"),
    (Fire(RIGHT), "fire right"),
    (Fireball(at(20, 17.5)), "fireball 20,17.5"),
]  # fmt: skip


@pytest.mark.parametrize(("answer", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_an_answer_is_a_line_that_reads_back(answer: Answer, text: str) -> None:
    assert write_answer(answer) == text
    assert read_answer(text) == answer


def test_bearings_have_names_north_along_y_and_nobody_marches_less_than_nothing() -> None:
    for step, name in enumerate(("E", "NE", "N", "nw", "W", "SW", "s", "se")):
        assert read_answer(f"march 3 facing {name} bearing {name}") == Advance(
            3 * INCH, step * 45 * DEGREE, step * 45 * DEGREE
        )
    for text in ("march -1 bearing N", "march 3 bearing up", "march 3", "march 3 facing N", "contact", "contact A B"):
        with pytest.raises(InputError, match=r"expected (march INCHES|contact NAME)"):
            read_answer(text)


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_read_however_it_is_spaced_and_spelt(word: str) -> None:
    assert read_answer(f"  {word.upper().replace(' ', '   ')} ") == Word(word)


def test_verbs_are_read_in_any_case_and_the_parts_of_an_answer_in_any_order() -> None:
    assert read_answer(" MOVE 1,2 ") == Move(at(1, 2))
    assert read_answer("deploy Ann Regiment 5 facing 90 at 10,6") == Deploy("Ann", REGIMENT, at(10, 6), 90 * DEGREE, 5)
    assert read_answer("move 10,6 arrange 9,6 facing 9") == Move(at(10, 6), 9 * DEGREE, (at(9, 6),))
    assert read_answer("fire LEFT with 1") == Fire(LEFT)


@pytest.mark.parametrize(
    "text",
    [
        "deploy", "deploy Ann", "deploy Ann regiment", "deploy Ann regiment 5", "deploy Ann phalanx at 1,2 facing 0",
        "deploy Ann regiment five at 1,2 facing 0", "deploy Ann regiment at 1,2", "deploy Ann regiment 5 at 1 facing 0",
        "deploy Ann regiment 5 at 1,2 at 3,4", "deploy Ann regiment 5 at 1,2 facing 0 arrange",
        "unit", "unit Ann Bors", "move", "move 1", "move 1,2,3", "move 1,2 facing", "move 1,2 facing north",
        "move 1,2 facing 3 facing 4", "move 1,2 at 3,4", "move 1,2 arrange 3", "move 1,2 arrange 3,4;", "move x,2",
        "move 1.0000000001,2", "move 123456,2", "away", "away 1", "reform", "reform many", "reform 5 at 1,2",
        "reform 5 facing", "drive", "drive sideways go 1", "drive forward go", "drive forward fly 3", "drive forward go far",
        "melee", "melee Bors 2", "melee Bors with 0", "melee Bors with -1", "melee Bors with two", "shoot",
        "shoot Bors with", "fire", "fire up", "fire left 2", "fireball", "fireball 3", "fireball 3,4 5", "use", "use Horn", "use Horn on", "use Horn on Bors to",
        "special", "ruling", "ruling losses Bors", "ruling losses Bors 2.5", "ruling slay Bors", "amend losses Bors 1 and",
        "amend nothing", "amend nothing and disorder Bors", "ruling move Bors", "ruling move Bors 1,2 facing", "ruling losses Bors 1 or disorder Bors",
    ],
)  # fmt: skip
def test_a_bad_answer_names_the_form_expected(text: str) -> None:
    with pytest.raises(InputError) as caught:
        read_answer(text)
    assert str(caught.value) == f"answer {text!r}: expected {GRAMMAR.forms[text.split(maxsplit=1)[0]]}"


@pytest.mark.parametrize("text", ["", "jump", "123456", "-1", "end", "\uff4dove 1,2"])
def test_what_is_no_answer_at_all_names_all_that_there_are(text: str) -> None:
    with pytest.raises(InputError, match="expected one of end turn, stop, nothing, prepare, consent, object, deploy"):
        read_answer(text)


names = st.from_regex(r"[A-Za-z][A-Za-z0-9'-]{0,9}( [A-Za-z0-9'-]{1,6}){0,2}", fullmatch=True)
points = st.tuples(st.integers(-99 * INCH, 999 * INCH), st.integers(-99 * INCH, 999 * INCH))
angles = st.integers(-720 * DEGREE, 720 * DEGREE)
arranged = st.lists(points, max_size=4).map(tuple)
weapons = st.integers(0, 20)
parts = st.one_of(st.integers(-INCH, 99 * INCH).map(Go), angles.map(Turn))
facings = st.sampled_from([FRONT, LEFT, REAR, RIGHT])
answers = st.one_of(
    st.sampled_from(WORDS).map(Word),
    st.integers(0, 99999).map(Number),
    st.builds(Deploy, names, st.just(REGIMENT), points, angles, st.integers(1, 99)),
    st.builds(Deploy, names, st.sampled_from([SKIRMISH, NO_FORMATION]), points, angles, st.just(0), arranged),
    names.map(Pick),
    st.builds(Move, points, st.none() | angles, arranged, st.booleans()),
    st.builds(Advance, st.integers(0, 99 * INCH), angles, st.none() | angles),
    names.map(Contact),
    st.builds(Reform, st.integers(-9, 99), st.none() | angles),
    st.builds(Run, st.booleans(), st.lists(parts, max_size=4).map(tuple)).map(Drive),
    st.builds(Melee, names, weapons),
    st.builds(Shoot, names, weapons),
    st.builds(Fire, facings, weapons),
    points.map(Fireball),
)


@given(answers)
def test_every_answer_reads_back(answer: Answer) -> None:
    assert read_answer(write_answer(answer)) == answer


def refused(text: str) -> str:
    """What is said of a text that is no answer; "" of one that reads back."""
    try:
        found = read_answer(text)
    except InputError as error:
        return str(error)
    return "" if read_answer(write_answer(found)) == found else "reads back otherwise"


@given(st.text(max_size=30))
def test_any_text_is_an_answer_or_refused_as_none(text: str) -> None:
    assert refused(text)[:7] in ("", "answer ")


@given(names)
def test_every_name_that_a_unit_may_have_reads_back(name: str) -> None:
    if not is_bad_name(name):
        assert read_answer(write_answer(Pick(name))) == Pick(name)
