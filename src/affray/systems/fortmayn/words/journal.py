"""The journal of a delve, made of its record: a line for each step with clock, actor, choice, clauses, dice, result and the
human's sentence.

A step is what one decision came to: a risk from declaring to its outcome, an Ounce from its first plan to its end. A remark
stands as a line of its own; a sentence told anew takes the place of the one it is about.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from affray.core import NATURE, Event
from affray.core.faces.journal import Dice, Line, Moment
from affray.core.words.event_words import clauses_of
from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.content.people import Clock
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import words_of
from affray.systems.fortmayn.position.delve_answers import Accept, Confirm, Note
from affray.systems.fortmayn.position.seats import giver
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.time_and_distance import read_clock
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.facts import LOW_FACE, TEXTS
from affray.systems.fortmayn.words.questions import label
from affray.systems.fortmayn.words.wording import ROLL, wording

GOES_ON = ("declare", "ruling", "rest", "ounce_declare")
"""The states of the loop in which an answer belongs to the step before it, if one is under way."""
VOTES = ("rest", "ounce_declare")
"""Those in which each player of a company answers for himself, on a line of his own."""
AS_IT_STANDS = (Confirm, Accept)
"""Answers that, alone, change nothing of what was declared or ruled."""
SAID = ("said", "noted", "event_die")
"""Events that a line tells in its own way: sentences, and event dice, of which it tells what they come to together."""
EVENT_DICE = "event_dice"
ONE_BY_ONE = ("roll_event", "event_die")
"""The event dice one by one, which `event_dice` shows together."""


# --- lines ------------------------------------------------------------------------------------------------------------
def journal_lines(moments: Iterable[Moment[State, Answer]], language: str = ENGLISH) -> tuple[Line, ...]:
    """The lines of a journal, in their order, without those of which a reader may know nothing; a line has the same number for
    everybody. What a side is not to know has been taken from the events before. [FT-TEST-10]"""
    found: list[Line] = []
    rewritten: dict[int, str] = {}
    known: set[int] = set()
    for moment in moments:
        answer = moment.answer
        if answer is not None and isinstance(answer, Note) and answer.line:
            rewritten |= {} if moment.hidden else {answer.line: answer.said}
            continue
        if answer is None and not found and not moment.events:
            continue
        line = line_of_moment(moment, language)
        if found and not (found[-1].remark or line.remark) and is_same_step(moment):
            found[-1] = join_lines(found[-1], line)
        else:
            found.append(replace(line, number=len(found) + 1))
        if moment.events or not moment.hidden:
            known.add(len(found))
    lines = (replace(line, said=(rewritten[line.number],)) if line.number in rewritten else line for line in found)
    return tuple(line for line in lines if line.number in known)


def is_same_step(moment: Moment[State, Answer]) -> bool:
    """Whether a moment belongs to the step before it: dice and inner choices, what follows a declaration, the later plans of
    an Ounce."""
    if moment.answer is None:
        return True
    state = moment.before
    if state.company is not None and state.phase in VOTES:
        return False
    if state.phase == "ounce_declare":
        return state.fray is not None and bool(state.fray.plans)
    return state.phase in GOES_ON


def line_of_moment(moment: Moment[State, Answer], language: str) -> Line:
    """What a moment adds to the journal; a remark is nothing but its sentence."""
    state, answer = moment.before, None if moment.hidden else moment.answer
    if moment.answer is not None and isinstance(moment.answer, Note):
        said = (answer.said,) if answer is not None else ()
        return Line(0, clock_text(state.clock, language), said=said, place=place_text(state, language), remark=True)
    events = [event for event in moment.events if event.code not in SAID]
    bare = (event for event in events if not event.code.startswith(ROLL))
    lines = (line.strip() for event in bare for line in wording(event, language))
    return Line(
        0,
        clock_text(state.clock, language),
        actor=actor_name(state, answer),
        choices=chosen_texts(state, answer, language),
        said=(TEXTS.name(language, "said", answer.said),) if answer is not None and answer.said else (),
        dice=tuple(
            dice_with_purpose(event, language) for event in events if event.dice and event.code not in ONE_BY_ONE
        ),
        results=tuple(lines),
        clauses=tuple(dict.fromkeys(clause for event in events for clause in clauses_of(event))),
        place=place_text(state, language),
    )


def chosen_texts(state: State, answer: Answer | None, language: str) -> tuple[str, ...]:
    """What was chosen, in words; in a company by whom."""
    votes = state.company is not None and state.phase in VOTES
    if answer is None or (is_plain(answer) and not votes):
        return ()
    text = label(state, replace(answer, said=""), language)
    player = player_name(state, answer) if state.company is not None else ""
    return (TEXTS.say(language, "vote-for", by=player, what=text) if player else text,)


def is_plain(answer: Answer) -> bool:
    """Whether an answer says nothing but that it goes on as it stands."""
    return isinstance(answer, AS_IT_STANDS) and not words_of(answer)


def join_lines(line: Line, more: Line) -> Line:
    """A line with what another moment adds to it."""
    return replace(
        line,
        actor=line.actor or more.actor,
        choices=(*line.choices, *more.choices),
        said=(*line.said, *more.said),
        dice=(*line.dice, *more.dice),
        results=(*line.results, *more.results),
        clauses=tuple(dict.fromkeys((*line.clauses, *more.clauses))),
    )


def actor_name(state: State, answer: Answer | None) -> str:
    """Who acts: whom the answer names first, if somebody of the party is called so; in a company with the player behind it."""
    word = (*words_of(answer), "")[0] if answer is not None else ""
    known = {person.id for person in state.people}
    names = ", ".join(name for name in word.split("+") if name in known)
    player = player_name(state, answer) if answer is not None and state.company is not None else ""
    return f"{names} ({player})" if names and player else names or player


def player_name(state: State, answer: Answer) -> str:
    """The player who gives an answer, by name; empty for the referee."""
    asked = phases.question(state)
    side = giver(state, answer)
    side = asked.side if side == NATURE and asked is not None else side
    return state.sides[side] if side != NATURE else ""


def dice_with_purpose(event: Event, language: str) -> Dice:
    """A roll with what it was for."""
    code = "roll_event" if event.code == EVENT_DICE else str(event.data.get("roll", event.code))
    purpose = TEXTS.name(language, "roll", code.removeprefix(ROLL)) if code.startswith(ROLL) else ""
    return Dice(purpose, tuple(face + LOW_FACE for face in event.dice))


def place_text(state: State, language: str) -> str:
    """Where the party is, in words."""
    room = state.places[state.here].room if 0 <= state.here < len(state.places) else "hub"
    return TEXTS.name(language, "place", room)


def clock_text(clock: Clock, language: str = ENGLISH) -> str:
    """What the clock says, in words. [FT-TIME-01]"""
    day, hour, moment = read_clock(clock)
    return TEXTS.say(language, "journal-clock", day=day, hour=hour, moment=moment)
