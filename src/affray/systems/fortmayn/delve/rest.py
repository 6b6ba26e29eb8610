"""Rest: an Hour with herbs and wine, or a camp with a meal and sleep. [FT-HEAL-01 FT-TIME-03 FT-FILL-07 FT-SPELL-03]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.state import NOBODY
from affray.core.turns import as_it_is as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, DISTANT, MOMENTS_AN_HOUR
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.hub.work import copied
from affray.systems.fortmayn.delve.pass_a_moment import waited
from affray.systems.fortmayn.position.answer_words import given, malformed, not_now
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.lasting import holds
from affray.systems.fortmayn.position.loop import to
from affray.systems.fortmayn.position.meetings import is_met, meeting, met, with_meeting
from affray.systems.fortmayn.position.phase import able, person_index, seat
from affray.systems.fortmayn.position.recovery import camp, remedy_fault, rest_over, treated
from affray.systems.fortmayn.position.rooms import here
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copy_fault, memorise_fault, to_copy, with_memorised
from affray.systems.fortmayn.rules.gear import place_of
from affray.systems.fortmayn.rules.healing import HERBS, REMEDIES, WINE
from affray.systems.fortmayn.rules.oracle import ask, likelihood_die
from affray.systems.fortmayn.rules.refusing import no

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

HOUR, CAMP = "hour", "camp"
HOUR_FORM = "hour [herbs=NAME ...] [wine=NAME ...] [copy=NAME:SPELL ...]"
CAMP_FORM = "camp [memorise=NAME:SPELL+SPELL ...]"
REMEDY_WORDS = {"herbs": HERBS, "wine": WINE}
MEMORISE, COPY = "memorise", "copy"
TO_SPELLS, AND = ":", "+"


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """An Hour, with what helps whom, or a camp."""
    helped = tuple(f"{word}={one.id}" for word, one in needs(state))
    copied_now = tuple(
        f"{COPY}={one.id}{TO_SPELLS}{to_copy(one)[0]}" for one in state.people if able(one) and to_copy(one)
    )
    ways = (helped, copied_now)
    hours = (*(Answer(HOUR, words) for words in ways if words), Answer(HOUR))
    return Question(seat(state), "rest", answers=(*hours, Answer(CAMP)), open=(HOUR_FORM, CAMP_FORM))


def needs(state: State) -> list[tuple[str, Person]]:
    """Whom herbs and wine that the party has would help now."""
    found = []
    for word, item in REMEDY_WORDS.items():
        if carrier(state, item) == NOBODY:
            continue
        for one in state.people:
            lacks = (
                one.body_ready < one.body_max - one.fevers if REMEDIES[item] == BODY else one.head_ready < one.head_max
            )
            if lacks and not (one.dead or one.lost):
                found.append((word, one))
    return found


def carrier(state: State, item: str) -> int:
    """Who has a remedy and can use it; NOBODY for none."""
    return next((i for i, one in enumerate(state.people) if able(one) and place_of(one, item) >= 0), NOBODY)


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the party cannot rest so."""
    if answer.verb not in (HOUR, CAMP):
        return not_now(answer, state.phase)
    words = given(answer)
    if words.plain:
        return malformed(HOUR_FORM if answer.verb == HOUR else CAMP_FORM)
    return hour_fault(state, words.named) if answer.verb == HOUR else camp_fault(state, words.named)


def hour_fault(state: State, named: dict[str, tuple[str, ...]]) -> Refusal | None:
    """Why somebody cannot be helped in an Hour of rest: each once with each remedy. [FT-FILL-07]"""
    if not set(named) <= {*REMEDY_WORDS, COPY}:
        return malformed(HOUR_FORM)
    wrong = copies_fault(state, named.get(COPY, ()))
    if wrong is not None:
        return wrong
    for word, names in ((word, names) for word, names in named.items() if word != COPY):
        item = REMEDY_WORDS[word]
        i = carrier(state, item)
        if i == NOBODY:
            return no("nobody-has", "item", "FT-FILL-07", item=item)
        if len(set(names)) < len(names):
            return no("treated-already", "once", "FT-FILL-07", whom=names[0], item=item)
        for name in names:
            fault = remedy_fault(state, i, item, name)
            if fault is not None:
                return fault
    return None


def copies_fault(state: State, texts: tuple[str, ...]) -> Refusal | None:
    """Why spells cannot be copied in this Hour: one for each who copies. [FT-FILL-07]"""
    found = [memory(state, text) for text in texts]
    if len({i for i, _ in found}) < len(found):
        return malformed(HOUR_FORM)
    for i, spells in found:
        if i == NOBODY or not able(state.people[i]) or len(spells) != 1:
            return malformed(HOUR_FORM)
        wrong = copy_fault(state.people[i], spells[0])
        if wrong is not None:
            return wrong
    return None


def camp_fault(state: State, named: dict[str, tuple[str, ...]]) -> Refusal | None:
    """Why somebody cannot memorise these spells in his sleep. [FT-SPELL-03]"""
    if not set(named) <= {MEMORISE}:
        return malformed(CAMP_FORM)
    for text in named.get(MEMORISE, ()):
        i, spells = memory(state, text)
        if i == NOBODY:
            return no("nobody", "person", "FT-SPELL-03", who=text.partition(TO_SPELLS)[0])
        fault = memorise_fault(state.people[i], spells, state.house)
        if fault is not None:
            return fault
    return None


def memory(state: State, text: str) -> tuple[int, tuple[str, ...]]:
    """Who memorises what by a text such as `Ann:mend+terror`."""
    name, _, spells = text.partition(TO_SPELLS)
    return person_index(state, name), tuple(spell for spell in spells.split(AND) if spell)


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after an Hour of rest or a camp."""
    return rested(ref, state, answer) if answer.verb == HOUR else camped(ref, state, answer)


def rested(ref: Referee, state: State, answer: Answer) -> State:
    """The state before the last Moment of an Hour of rest, whose one event roll the turn makes; herbs and wine have done what
    they do. [FT-TIME-03 FT-FILL-07 FT-EVT-01]"""
    say(ref, "rests", clauses=("FT-FILL-07", "FT-TIME-03"))
    named = given(answer).named
    for text in named.get(COPY, ()):
        i, spells = memory(state, text)
        state = copied(ref, state, i, spells[0])
    for word, names in ((word, names) for word, names in named.items() if word != COPY):
        item = REMEDY_WORDS[word]
        for name in names:
            # A remedy that has been used up in the meantime helps nobody more.
            i = carrier(state, item)
            if i != NOBODY:
                state = treated(ref, state, i, item, name)
    return waited(ref, rest_over(to(state, HOUR)), MOMENTS_AN_HOUR - 1, tells=False)


def likelihood(state: State) -> str:
    """How likely a camp is disturbed: doubtful behind a held door, likely below ground. [FT-HEAL-01]"""
    held = any(door.held for door in here(state).exits) or any(holds(state, "bar")) or any(holds(state, "ward"))
    return "doubtful" if held else "likely"


def camped(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a camp: undisturbed, everybody eats and sleeps; disturbed, somebody comes and no die is back.

    [FT-HEAL-01 FT-FILL-02 FT-SPELL-03]
    """
    chance = likelihood(state)
    disturbed = ask(ref, likelihood_die(state.filler, chance)).yes
    say(ref, "camps", likelihood=chance, disturbed=disturbed, clauses=("FT-HEAL-01", "FT-FILL-02"))
    if disturbed:
        state = with_meeting(to(state, CAMP, "disturbed"), meeting(DISTANT))
        state = replace(state, due=state.due[-1:])
        return met(ref, state) if is_met(state) else state
    for text in given(answer).named.get(MEMORISE, ()):
        i, spells = memory(state, text)
        say(ref, "memorises", who=state.people[i].id, count=len(spells), spells=spells, clauses=("FT-SPELL-03",))
        state = put_person(state, i, with_memorised(state.people[i], spells))
    return camp(ref, to(state, CAMP, "safe"))


# --- in words ---------------------------------------------------------------------------------------------------------
def about(state: State, asked: object) -> Args:
    """How likely a camp is disturbed."""
    return {"likelihood": likelihood(state)}


def label(state: State, answer: Answer) -> tuple[str, Args]:
    """An Hour with whom it helps, or a camp."""
    named = given(answer).named
    herbs, wine = named.get("herbs", ()), named.get("wine", ())
    if answer.verb == CAMP:
        return CAMP, {}
    return HOUR, {"tended": int(bool(herbs)), "herbs": herbs, "drunk": int(bool(wine)), "wine": wine,
                  "copied": int(COPY in named)}  # fmt: skip


PROMPTS = {"rest": about}
LABELS = {HOUR: label, CAMP: label}
