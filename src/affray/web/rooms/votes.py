"""What friends vote on at a table: whose answer still counts, when the time of a vote is over, what is shown of it."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from affray.core import NATURE, InputError, Question, eyes
from affray.game import Game
from affray.web.messages import PollShown, VoteCast
from affray.web.store.entries import PEOPLE

Play = Game[object, object]


def shared_question(game: Play, sides: Iterable[int]) -> Question[object] | None:
    """The open question as it is put to the first of these sides that may answer it beside the one that is asked; None where
    none may."""
    question, seats = game.question, game.system.seats
    if question is None or not seats.is_company(game.state):
        return None
    found = (seats.shared_question(game.state, side) for side in sides if side in question.others)
    return next((put for put in found if put is not None), None)


def question_for(game: Play, mine: Sequence[int]) -> Question[object] | None:
    """The open question as it is put to whoever plays these sides: to the one that is asked, if it is his, else to the first
    that may answer it too; None where none may."""
    question = game.question
    return question if question is not None and question.side in mine else shared_question(game, mine)


def computer_question(game: Play, players: Sequence[str]) -> Question[object] | None:
    """The question that a computer player has to answer, who may be none: the open one, or once a vote is cast and people are
    asked, as it is put to the first computer player whose vote is awaited. None where nobody is asked."""
    question = game.question
    if question is None or question.side < 0 or is_computer(game, players, question.side) or not closing_text(game):
        return question
    poll = game.system.seats.poll(game.state)
    waiting = poll.waiting if poll is not None else ()
    return shared_question(game, (side for side in waiting if is_computer(game, players, side))) or question


def is_computer(game: Play, players: Sequence[str], side: int) -> bool:
    """Whether a computer plays a side, one whose player has left too."""
    return side in game.gone or players[side] not in PEOPLE


def is_heard(game: Play, state: int) -> bool:
    """Whether an answer that was given in an earlier state still counts: at a table where all may speak always, in a company
    as long as the same is asked and no vote has been closed, whatever others did by themselves."""
    question = game.question
    if question is None or not question.others:
        return False
    if eyes.has_open_floor(game.system, game.state, question):
        return True
    return state >= asked_since(game)


def asked_since(game: Play) -> int:
    """The first state from which on the same is asked and no vote has been closed."""
    question, moments = game.question, (game.line[0], *game.trail)
    state, later = len(moments), count_votes(game, game.state)
    for moment in reversed(moments):
        alike = moment.question is not None and question is not None and moment.question.code == question.code
        if not alike or moment.entry.kind not in ("start", "answer"):
            break
        count = count_votes(game, moment.state)
        if count > later:
            break
        state, later = state - 1, count
    return state


def count_votes(game: Play, state: object) -> int:
    """How many votes are cast in a state."""
    poll = game.system.seats.poll(state)
    return len(poll.cast) if poll is not None else 0


def closing_text(game: Play) -> str:
    """The answer with which the lead ends the vote that is open; empty where none is."""
    poll = None if game.needed else game.system.seats.poll(game.state)
    return game.system.write_answer(poll.closing) if poll is not None and poll.cast else ""


def vote_start(game: Play, before: float | None, now: float) -> float | None:
    """When the vote that is open began; None where none is. It stays open while a die or a choice is asked for in between."""
    if not count_votes(game, game.state):
        return None
    return now if before is None else before


def ends_vote(game: Play, texts: Iterable[str]) -> bool:
    """Whether one of these answers ends an open vote."""
    for text in texts:
        try:
            answer = game.system.read_answer(text)
        except InputError:
            continue
        if is_closing(game, game.state, answer):
            return True
    return False


def is_closing(game: Play, state: object, answer: object) -> bool:
    """Whether an answer is the one with which the lead ends the vote that is open in a state."""
    poll, seats = game.system.seats.poll(state), game.system.seats
    if poll is None:
        return False
    return poll.closing == (seats.sign(state, answer, poll.lead) if seats.giver(state, answer) == NATURE else answer)


def timed_question(game: Play, question: Question[object]) -> Question[object]:
    """A question without the answer that ends its vote, where time does that."""
    poll, sign = game.system.seats.poll(game.state), game.system.seats.sign
    if poll is None or question.side != poll.lead or game.needed:
        return question
    answers = tuple(answer for answer in question.answers if sign(game.state, answer, poll.lead) != poll.closing)
    return replace(question, answers=answers)


def poll_shown(game: Play, state: object, eye: int, language: str) -> PollShown | None:
    """The vote that is open, as an eye is shown it, which sees that much of the state; None where nobody votes."""
    poll = None if game.needed or game.question is None else game.system.seats.poll(game.state)
    if poll is None:
        return None
    cast = []
    for side, answer in poll.cast:
        heard = eyes.visible_answer(game.system, game.state, answer, side, eye)
        if heard is not None:
            label = game.system.words.label(state, heard, language)
            cast.append(VoteCast(side, game.system.write_answer(heard), label))
    return PollShown(poll.lead, asked_since(game), tuple(cast), poll.waiting)
