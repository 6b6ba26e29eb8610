"""Create: each character of the party is described, coins are thrown, and things are bought before the first departure.

Who is described keeps the coins that were thrown for him, however often he is described anew. [FT-CHAR-01 to FT-CHAR-07
FT-FILL-06 FT-FILL-11]
"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.setup import MOST_PEOPLE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.company import friend_sides, has_character, is_company, is_short
from affray.systems.fortmayn.position.delve_answers import Done, Outfit, SetCharacter
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, bare, deed, label_by, person_index
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.creating import (
    ATTACHMENTS,
    Draft,
    career_die,
    draft_faults,
    person_from_draft,
    spells_at_start,
    starting_coins,
)
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import HIRELING, buy_items, buy_refusal

FRESH = "fresh"
"""The note of a character who may still be described anew."""
NAMES = ("Asha", "Berin", "Cato", "Dara", "Edda", "Falk", "Gisa", "Hakon")
BONDS = ("old_comrade", "sister_in_town", "patron", "guild", "mentor", "sweetheart", "temple", "debt_of_honor")
"""What characters are attached to who name nothing. [FT-SOC-05]"""
SPELLS = ("illusory_torch", "close_the_wound", "quiet_feet", "sleep_of_poppies")
"""What a new Brainy knows who names nothing. [FT-FILL-05]"""
SPLITS = ((3, 1), (2, 2), (1, 3))
USUAL = (("brawny", 3, 1), ("brainy", 2, 2))
"""The first and second of a usual party. [FT-FILL-11]"""
OPEN = (FORMS[SetCharacter], FORMS[Outfit])


# --- what is open -----------------------------------------------------------------------------------------------------
def living_people(state: State) -> tuple[Person, ...]:
    """The characters who are neither dead nor lost."""
    return tuple(person for person in state.people if not (person.dead or person.lost))


def missing_count(state: State) -> int:
    """How many characters are still to be described."""
    return max(0, state.wanted - len(living_people(state)))


def question(state: State) -> Question[Answer]:
    """Who sets out: descriptions that suggest themselves while somebody is missing, then that the party is complete."""
    if not missing_count(state):
        return Question(PARTY, "create", answers=(Done(),), open=OPEN)
    name = free_names(state)[0]
    usual = USUAL[len(living_people(state)) % len(USUAL)]
    every = ((kind, *split) for kind in TYPE_NAMES for split in SPLITS)
    made = sorted(every, key=lambda each: each != usual)
    answers = tuple(SetCharacter(name, kind, body, head) for kind, body, head in made)
    return Question(PARTY, "create", answers=answers, open=OPEN)


def free_names(state: State) -> tuple[str, ...]:
    """The names that suggest themselves, without those that somebody has."""
    taken = {person.id for person in state.people}
    return tuple(name for name in NAMES if name not in taken)


def character_fault(state: State, answer: SetCharacter) -> Refusal | None:
    """Why a character cannot be so; the first rule that it breaks is named."""
    i = person_index(state, answer.name)
    if i == NOBODY and not missing_count(state):
        return refusal("party-full", "party", "FT-FILL-11", count=state.wanted)
    if i != NOBODY and FRESH not in state.people[i].notes:
        return refusal("name-taken", "name", "FT-CHAR-02", named=answer.name)
    if answer.hired:
        return hiring_refusal(state, answer)
    faults = draft_faults(draft_from_words(state, answer, ""), state.house, state.filler)
    return faults[0] if faults else None


def party_refusal(state: State, answer: Done) -> Refusal | None:
    """Why the party cannot set out so: the rule that it breaks. [FT-FILL-11]"""
    there = len(living_people(state))
    if missing_count(state):
        return refusal("party-incomplete", "party", "FT-FILL-11", count=there, wanted=state.wanted)
    if not 1 <= there <= MOST_PEOPLE:
        return refusal("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE)
    return None


def buying_refusal(state: State, answer: Outfit) -> Refusal | None:
    """Why a character cannot buy these things. [FT-GEAR-01]"""
    i = person_index(state, answer.name)
    if i == NOBODY:
        return refusal("nobody", "person", "FT-GEAR-01", who=answer.name)
    return buy_refusal(state.people[i], answer.items, state.house)


def hiring_refusal(state: State, answer: SetCharacter) -> Refusal | None:
    """Why a hireling cannot be hired: one BODY Die and one HEAD Die, and somebody who pays for a day. [FT-FILL-07]"""
    payer = person_index(state, answer.hired)
    if payer == NOBODY:
        return refusal("nobody", "person", "FT-FILL-07", who=answer.hired)
    cost = item_kind(HIRELING).cost
    if state.people[payer].coins < cost:
        return refusal(
            "too-dear", "coins", "FT-GEAR-01", who=state.people[payer].id, cost=cost, coins=state.people[payer].coins
        )
    if answer.kind not in TYPE_NAMES or (answer.body, answer.head) != (1, 1):
        return refusal("hireling-dice", "dice", "FT-FILL-07")
    faults = draft_faults(
        replace(draft_from_words(state, answer, ""), body=2, head=2, spells=()), state.house, state.filler
    )
    return next((fault for fault in faults if fault.code in ("name", "attachments")), None)


# --- what is done -----------------------------------------------------------------------------------------------------
def draft_from_words(state: State, answer: SetCharacter, career: str) -> Draft:
    """The character that an answer describes; what it leaves out is filled in. `career` is one by lot."""
    place = person_index(state, answer.name)
    first = (place if place != NOBODY else len(state.people)) * ATTACHMENTS
    bonds = tuple(BONDS[(first + n) % len(BONDS)] for n in range(ATTACHMENTS))
    own = TYPE_NAMES.index(answer.kind) if answer.kind in TYPE_NAMES else BRAINY
    known = SPELLS[: spells_at_start(own, answer.head, state.house)]
    usual = career or (state.filler.careers[0].career_id if state.house.careers else "")
    return Draft(
        name=answer.name,
        type=answer.kind,
        body=answer.body,
        head=answer.head,
        weapon=answer.weapon,
        attachments=answer.attachment or bonds,
        career=answer.career or usual,
        spells=answer.spell or known,
    )


def complete(ref: Referee, state: State, answer: Done) -> State:
    """The state in which the party is complete."""
    people = tuple(
        replace(person, notes=tuple(note for note in person.notes if note != FRESH)) for person in state.people
    )
    say(ref, "party", people=tuple(person.id for person in living_people(state)), clauses=("FT-FILL-11",))
    return replace(advance_phase(state, "done", "party_legal"), people=people)


def set_down(ref: Referee, state: State, answer: SetCharacter) -> State:
    """The state with a character described, or a hireling hired."""
    return (hire if answer.hired else describe)(ref, advance_phase(state, "set_character"), answer)


def buy(ref: Referee, state: State, answer: Outfit) -> State:
    """The state in which a character has bought things. [FT-GEAR-01]"""
    state, i = advance_phase(state, "set_character"), person_index(state, answer.name)
    after = buy_items(state.people[i], answer.items)
    say(ref, "buys", who=after.id, items=answer.items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put_character(state, i, after)


def describe(ref: Referee, state: State, answer: SetCharacter) -> State:
    """The state with a new character, or one described anew with the coins that he had. [FT-CHAR-02 FT-CHAR-07]"""
    i = person_index(state, answer.name)
    career = ""
    if state.house.careers and not answer.career:
        rows = state.filler.careers
        career = rows[career_die(ref, len(rows)) - 1].career_id
    coins = starting_coins(ref) if i == NOBODY else state.people[i].coins
    made = person_from_draft(draft_from_words(state, answer, career), coins, state.filler)
    say(ref, "created", who=made.id, type=made.type, body=made.body_max, head=made.head_max, coins=coins, career=made.career or "none",
        clauses=("FT-CHAR-01", "FT-CHAR-02", "FT-CHAR-07"))  # fmt: skip
    return put_character(state, i, replace(made, notes=(FRESH,)))


def hire(ref: Referee, state: State, answer: SetCharacter) -> State:
    """The state with a hireling, paid for a day. [FT-FILL-07]"""
    i, payer = person_index(state, answer.name), person_index(state, answer.hired)
    cost = item_kind(HIRELING).cost
    purse = state.people[payer]
    state = put_character(state, payer, replace(purse, coins=purse.coins - cost))
    made = person_from_draft(
        replace(draft_from_words(state, answer, ""), body=1, head=1, spells=(), career=""), 0, state.filler
    )
    say(ref, "hired", who=made.id, type=made.type, payer=purse.id, cost=cost, clauses=("FT-FILL-07",))
    return put_character(state, i, replace(made, notes=(FRESH, HIRELING)))


def put_character(state: State, i: int, person: Person) -> State:
    """The state with a character at place i; as a new one where i is NOBODY."""
    people = (*state.people, person) if i == NOBODY else (*state.people[:i], person, *state.people[i + 1 :])
    return replace(state, people=people)


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: Question[Answer]) -> Args:
    """How many are missing, and who is there; to one of a company whether his own is, or for whom he waits."""
    people = tuple(person.id for person in living_people(state))
    left, waits = missing_count(state), tuple[str, ...]()
    if is_company(state) and is_short(state):
        without = [side for side in friend_sides(state) if not has_character(state, side)]
        left = int(asked.side in without or not without)
        waits = () if left else tuple(state.sides[side] for side in without)
    return {"left": left, "people": people, "count": len(people), "waits": waits, "others": len(waits)}


def label_character(state: State, answer: SetCharacter) -> tuple[str, Args]:
    """A character as described."""
    return "set-character", {"who": answer.name, "type": answer.kind, "body": answer.body, "head": answer.head}


def label_outfit(state: State, answer: Outfit) -> tuple[str, Args]:
    """What a character buys."""
    return "buy", {"who": answer.name, "items": answer.items}


DEEDS = Deeds(
    deed(SetCharacter, character_fault, set_down),
    deed(Outfit, buying_refusal, buy),
    deed(Done, party_refusal, complete),
)
refuse, play = DEEDS.refuse, DEEDS.play
PROMPTS = {"create": prompt_args}
LABELS = dict((label_by(SetCharacter, label_character), label_by(Outfit, label_outfit), label_by(Done, bare)))


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
