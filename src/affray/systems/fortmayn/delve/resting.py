"""Rest: an Hour with herbs and wine, or a camp with a meal and sleep. [FT-HEAL-01 FT-TIME-03 FT-FILL-07 FT-SPELL-03]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, DISTANT, MOMENTS_AN_HOUR
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.hub.work import copy_spell
from affray.systems.fortmayn.delve.pass_a_moment import wait
from affray.systems.fortmayn.position.answer_words import form_refusal, given_words, not_now_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.lasting import lasting_effects
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.meetings import begin_meeting, can_meet, meeting_line, with_meeting
from affray.systems.fortmayn.position.phase import is_able, person_index, side_of_person
from affray.systems.fortmayn.position.recovery import end_rest, remedy_refusal, sleep_in_camp, treat
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copy_refusal, copyable_spells, memorise_refusal, with_memorised
from affray.systems.fortmayn.rules.gear import item_place
from affray.systems.fortmayn.rules.healing import HERBS, REMEDIES, WINE
from affray.systems.fortmayn.rules.oracle import ask, likelihood_die
from affray.systems.fortmayn.rules.refusing import refusal

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
    helped = tuple(f"{word}={one.id}" for word, one in remedy_needs(state))
    copied_now = tuple(
        f"{COPY}={one.id}{TO_SPELLS}{copyable_spells(one)[0]}"
        for one in state.people
        if is_able(one) and copyable_spells(one)
    )
    ways = (helped, copied_now)
    hours = (*(Answer(HOUR, words) for words in ways if words), Answer(HOUR))
    return Question(side_of_person(state), "rest", answers=(*hours, Answer(CAMP)), open=(HOUR_FORM, CAMP_FORM))


def remedy_needs(state: State) -> list[tuple[str, Person]]:
    """Whom herbs and wine that the party has would help now."""
    found = []
    for word, item in REMEDY_WORDS.items():
        if remedy_carrier(state, item) == NOBODY:
            continue
        for one in state.people:
            lacks = (
                one.body_ready < one.body_max - one.fevers if REMEDIES[item] == BODY else one.head_ready < one.head_max
            )
            if lacks and not (one.dead or one.lost):
                found.append((word, one))
    return found


def remedy_carrier(state: State, item: str) -> int:
    """Who has a remedy and can use it; NOBODY for none."""
    return next((i for i, one in enumerate(state.people) if is_able(one) and item_place(one, item) >= 0), NOBODY)


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the party cannot rest so."""
    if answer.verb not in (HOUR, CAMP):
        return not_now_refusal(answer, state.phase)
    words = given_words(answer)
    if words.plain:
        return form_refusal(HOUR_FORM if answer.verb == HOUR else CAMP_FORM)
    return hour_refusal(state, words.named) if answer.verb == HOUR else camp_refusal(state, words.named)


def hour_refusal(state: State, named: dict[str, tuple[str, ...]]) -> Refusal | None:
    """Why somebody cannot be helped in an Hour of rest: each once with each remedy. [FT-FILL-07]"""
    if not set(named) <= {*REMEDY_WORDS, COPY}:
        return form_refusal(HOUR_FORM)
    wrong = copies_refusal(state, named.get(COPY, ()))
    if wrong is not None:
        return wrong
    for word, names in ((word, names) for word, names in named.items() if word != COPY):
        item = REMEDY_WORDS[word]
        i = remedy_carrier(state, item)
        if i == NOBODY:
            return refusal("nobody-has", "item", "FT-FILL-07", item=item)
        if len(set(names)) < len(names):
            return refusal("treated-already", "once", "FT-FILL-07", whom=names[0], item=item)
        for name in names:
            fault = remedy_refusal(state, i, item, name)
            if fault is not None:
                return fault
    return None


def copies_refusal(state: State, texts: tuple[str, ...]) -> Refusal | None:
    """Why spells cannot be copied in this Hour: one for each who copies. [FT-FILL-07]"""
    found = [memorisation(state, text) for text in texts]
    if len({i for i, _ in found}) < len(found):
        return form_refusal(HOUR_FORM)
    for i, spells in found:
        if i == NOBODY or not is_able(state.people[i]) or len(spells) != 1:
            return form_refusal(HOUR_FORM)
        wrong = copy_refusal(state.people[i], spells[0])
        if wrong is not None:
            return wrong
    return None


def camp_refusal(state: State, named: dict[str, tuple[str, ...]]) -> Refusal | None:
    """Why somebody cannot memorise these spells in his sleep. [FT-SPELL-03]"""
    if not set(named) <= {MEMORISE}:
        return form_refusal(CAMP_FORM)
    for text in named.get(MEMORISE, ()):
        i, spells = memorisation(state, text)
        if i == NOBODY:
            return refusal("nobody", "person", "FT-SPELL-03", who=text.partition(TO_SPELLS)[0])
        fault = memorise_refusal(state.people[i], spells, state.house)
        if fault is not None:
            return fault
    return None


def memorisation(state: State, text: str) -> tuple[int, tuple[str, ...]]:
    """Who memorises what by a text such as `Ann:mend+terror`."""
    name, _, spells = text.partition(TO_SPELLS)
    return person_index(state, name), tuple(spell for spell in spells.split(AND) if spell)


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after an Hour of rest or a camp."""
    return rest_an_hour(ref, state, answer) if answer.verb == HOUR else make_camp(ref, state, answer)


def rest_an_hour(ref: Referee, state: State, answer: Answer) -> State:
    """The state before the last Moment of an Hour of rest, whose one event roll the turn makes; herbs and wine have done what
    they do. [FT-TIME-03 FT-FILL-07 FT-EVT-01]"""
    say(ref, "rests", clauses=("FT-FILL-07", "FT-TIME-03"))
    named = given_words(answer).named
    for text in named.get(COPY, ()):
        i, spells = memorisation(state, text)
        state = copy_spell(ref, state, i, spells[0])
    for word, names in ((word, names) for word, names in named.items() if word != COPY):
        item = REMEDY_WORDS[word]
        for name in names:
            # A remedy that has been used up in the meantime helps nobody more.
            i = remedy_carrier(state, item)
            if i != NOBODY:
                state = treat(ref, state, i, item, name)
    return wait(ref, end_rest(advance_phase(state, HOUR)), MOMENTS_AN_HOUR - 1, tells=False)


def disturbance_likelihood(state: State) -> str:
    """How likely a camp is disturbed: doubtful behind a held door, likely below ground. [FT-HEAL-01]"""
    held = (
        any(door.held for door in current_room(state).exits)
        or any(lasting_effects(state, "bar"))
        or any(lasting_effects(state, "ward"))
    )
    return "doubtful" if held else "likely"


def make_camp(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a camp: undisturbed, everybody eats and sleeps; disturbed, somebody comes and no die is back.

    [FT-HEAL-01 FT-FILL-02 FT-SPELL-03]
    """
    chance = disturbance_likelihood(state)
    disturbed = ask(ref, likelihood_die(state.filler, chance)).yes
    say(ref, "camps", likelihood=chance, disturbed=disturbed, clauses=("FT-HEAL-01", "FT-FILL-02"))
    if disturbed:
        state = with_meeting(advance_phase(state, CAMP, "disturbed"), meeting_line(DISTANT))
        state = replace(state, due=state.due[-1:])
        return begin_meeting(ref, state) if can_meet(state) else state
    for text in given_words(answer).named.get(MEMORISE, ()):
        i, spells = memorisation(state, text)
        say(ref, "memorises", who=state.people[i].id, count=len(spells), spells=spells, clauses=("FT-SPELL-03",))
        state = put_person(state, i, with_memorised(state.people[i], spells))
    return sleep_in_camp(ref, advance_phase(state, CAMP, "safe"))


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """How likely a camp is disturbed."""
    return {"likelihood": disturbance_likelihood(state)}


def label_rest(state: State, answer: Answer) -> tuple[str, Args]:
    """An Hour with whom it helps, or a camp."""
    named = given_words(answer).named
    herbs, wine = named.get("herbs", ()), named.get("wine", ())
    if answer.verb == CAMP:
        return CAMP, {}
    return HOUR, {"tended": int(bool(herbs)), "herbs": herbs, "drunk": int(bool(wine)), "wine": wine,
                  "copied": int(COPY in named)}  # fmt: skip


PROMPTS = {"rest": prompt_args}
LABELS = {HOUR: label_rest, CAMP: label_rest}
