"""A game that is a lesson: right answers lead on, others are taken back with a word, the foe says what is laid down."""

from pathlib import Path

import pytest

from affray.core import InputError
from affray.web.messages import Answer, Command, Done, NewGame, Position
from affray.web.messages.lessons import LessonShown
from affray.web.rooms import teaching
from affray.web.rooms.commands import obey
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.making import make_game
from affray.web.rooms.reopening import open_room
from affray.web.rooms.show import RoomView
from affray.web.rooms.thinking import thought_of
from affray.web.store import open_store
from affray.web.store.entries import Reader, reader_of
from affray.web.store.roster import Roster
from affray.web.store.store import Kept
from tests.units.web.desks import standing

LESSON = NewGame(system="foeman", lesson="first-blow", name="Ann")


@pytest.fixture
def roster(tmp_path: Path) -> Roster:
    return Roster(open_store(str(tmp_path / "table.sqlite")).engine)


class Pupil:
    """A room of a lesson, and whoever learns in it."""

    def __init__(self, roster: Roster, wanted: NewGame = LESSON, language: str = "en") -> None:
        self.kept, _ = make_game(wanted, roster, ("greedy",), language=language)
        self.room, self.count, self.language = open_room(self.kept), 0, language

    @property
    def reader(self) -> Reader:
        return reader_of(self.kept.id, self.kept.seats[0], "t", self.language)

    @property
    def position(self) -> Position:
        return RoomView(self.room).position(self.reader)

    @property
    def lesson(self) -> LessonShown:
        shown = self.position.lesson
        assert shown is not None
        return shown

    def answer(self, *texts: str) -> None:
        self.count += 1
        change = self.room.answer(self.reader, Answer(f"a{self.count}", self.room.state, texts), 1.0)
        assert isinstance(change.reply, Done), change.reply
        self.keep(change.encoded_entries())

    def undo(self) -> None:
        change = obey(self.room, self.reader, Command("u", "undo"), 1.0)
        assert isinstance(change.reply, Done), change.reply
        self.keep(change.encoded_entries())

    def wait(self) -> None:
        """The other side answers, until the learner is asked."""
        while (turn := self.room.computer_turn()) is not None:
            thought = thought_of(self.room, Lineup(), 1.0)
            assert thought is not None and turn.said
            self.keep(self.room.play_computer(turn, thought.answer().text, 1.0).encoded_entries())

    def keep(self, entries: tuple[bytes, ...]) -> None:
        kept = self.kept
        self.kept = Kept(kept.id, kept.start, kept.seats, (*kept.log, *entries))


def test_a_lesson_begins_with_its_first_step(roster: Roster) -> None:
    pupil = Pupil(roster)
    assert (pupil.lesson.name, pupil.lesson.step, pupil.lesson.steps) == ("first-blow", 0, 12)
    assert pupil.lesson.title == "Who moves first" and pupil.lesson.next == ("move",) and not pupil.lesson.wrong
    assert pupil.room.players == ("me", "greedy") and pupil.room.names[0] == "Ann"


def test_a_wrong_answer_is_taken_back_with_a_word(roster: Roster) -> None:
    pupil = Pupil(roster)
    before = pupil.room.game.state
    pupil.answer("cede")
    assert pupil.room.game.state == before and pupil.room.moment == 0
    assert pupil.lesson.wrong.startswith("Taken back. Letting the other move first")
    pupil.answer("move")
    assert pupil.lesson.step == 1 and not pupil.lesson.wrong
    pupil.answer("fall")
    assert pupil.lesson.wrong.startswith("Taken back. He may do that")


def test_of_several_answers_those_before_a_wrong_one_stand(roster: Roster) -> None:
    pupil = Pupil(roster)
    pupil.answer("move", "face SW", "face S")
    assert (pupil.room.moment, pupil.lesson.step) == (1, 1) and pupil.lesson.wrong


def test_the_foe_answers_as_it_is_laid_down_and_a_roll_may_be_taken_back(roster: Roster) -> None:
    pupil = Pupil(roster)
    pupil.answer("move", "face S")
    assert pupil.lesson.next == () and teaching.reply(pupil.room) == "step N"
    pupil.wait()
    pupil.answer("defend shield")
    pupil.wait()
    assert pupil.lesson.title == "Standing fast"
    pupil.undo()
    assert pupil.lesson.title == "Guard" and not pupil.lesson.wrong


def test_a_lesson_is_played_to_its_end_and_taken_up_again_anywhere(roster: Roster) -> None:
    pupil = Pupil(roster, language="de")
    while pupil.lesson.step < pupil.lesson.steps:
        assert standing(open_room(pupil.kept)) == standing(pupil.room)
        pupil.answer(*pupil.lesson.next)
        pupil.wait()
    assert pupil.room.game.is_over and pupil.room.game.score == (1.0, 0.0)
    assert pupil.lesson.say.startswith("Snik liegt") and pupil.lesson.title == ""
    assert [side.name for side in RoomView(pupil.room).sides()] == ["Rot", "Blau"]


def test_after_its_end_a_lesson_is_a_game_like_any_other(roster: Roster) -> None:
    pupil = Pupil(roster, NewGame(system="fortmayn", lesson="the-buried-market"))
    while pupil.lesson.step < pupil.lesson.steps:
        pupil.answer(*pupil.lesson.next)
    assert not pupil.room.game.is_over
    pupil.answer("go 1")
    assert pupil.room.game.line[-1].entry.kind != "undo" and not teaching.is_astray(pupil.room)
    assert pupil.lesson.step == pupil.lesson.steps


def test_a_game_of_one_s_own_is_no_lesson(roster: Roster) -> None:
    pupil = Pupil(roster, NewGame(system="foeman", scenario="duel", seats={"Blue": "greedy"}))
    assert pupil.position.lesson is None and not teaching.is_astray(pupil.room) and not teaching.reply(pupil.room)


def test_a_game_that_has_left_its_lesson_goes_on_without_it(roster: Roster) -> None:
    pupil = Pupil(roster)
    pupil.room.game.answer_text("cede")
    pupil.room.game.answer_text("step N")
    assert pupil.position.lesson is None and not teaching.is_astray(pupil.room)


def test_an_unknown_lesson_is_refused(roster: Roster) -> None:
    with pytest.raises(InputError, match="lesson 'none': expected one of those of foeman"):
        Pupil(roster, NewGame(system="foeman", lesson="none"))
