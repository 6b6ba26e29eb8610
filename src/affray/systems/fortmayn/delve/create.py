"""Create: each character of the party is described, coins are thrown, and things are bought before the first departure.

Who is described keeps the coins that were thrown for him, however often he is described anew. [FT-CHAR-01 to FT-CHAR-07
FT-FILL-06 FT-FILL-11]
"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.setup import MOST_PEOPLE
from affray.systems.fortmayn.position.answer_words import (
    GivenWords,
    form_refusal,
    given_words,
    not_now_refusal,
    whole_number,
)
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.creating import (
    ATTACHMENTS,
    FOUR_DICE,
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

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

FRESH = "fresh"
"""The note of a character who may still be described anew."""
BUYS = "buys"
FORM = (
    'set_character NAME brawny|brainy BODY HEAD [weapon=FORM] [career=ID] ["attachment=WORDS"] [spell=ID] [hired=PAYER]'
)
BUY_FORM = f"set_character NAME {BUYS} ITEM ..."
NAMES = ("Asha", "Berin", "Cato", "Dara", "Edda", "Falk", "Gisa", "Hakon")
BONDS = ("old_comrade", "sister_in_town", "patron", "guild", "mentor", "sweetheart", "temple", "debt_of_honor")
"""What characters are attached to who name nothing. [FT-SOC-05]"""
SPELLS = ("illusory_torch", "close_the_wound", "quiet_feet", "sleep_of_poppies")
"""What a new Brainy knows who names nothing. [FT-FILL-05]"""
SPLITS = ((3, 1), (2, 2), (1, 3))
USUAL = (("brawny", 3, 1), ("brainy", 2, 2))
"""The first and second of a usual party. [FT-FILL-11]"""


# --- what is open -----------------------------------------------------------------------------------------------------
def living_people(state: State) -> tuple[Person, ...]:
    """The characters who are neither dead nor lost."""
    return tuple(one for one in state.people if not (one.dead or one.lost))


def missing_count(state: State) -> int:
    """How many characters are still to be described."""
    return max(0, state.wanted - len(living_people(state)))


def question(state: State) -> Question[Answer]:
    """Who sets out: descriptions that suggest themselves while somebody is missing, then that the party is complete."""
    if not missing_count(state):
        return Question(PARTY, "create", answers=(Answer("done"),), open=(FORM, BUY_FORM))
    taken = {one.id for one in state.people}
    name = next(one for one in NAMES if one not in taken)
    usual = USUAL[len(living_people(state)) % len(USUAL)]
    every = ((kind, *split) for kind in TYPE_NAMES for split in SPLITS)
    made = sorted(every, key=lambda each: each != usual)
    answers = tuple(Answer("set_character", (name, kind, str(body), str(head))) for kind, body, head in made)
    return Question(PARTY, "create", answers=answers, open=(FORM, BUY_FORM))


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why a character cannot be so, or the party is not complete; the first rule that it breaks is named."""
    if answer.verb == "done":
        return party_refusal(state)
    if answer.verb != "set_character":
        return not_now_refusal(answer, state.phase)
    words = given_words(answer)
    if words.plain[1:2] == (BUYS,):
        return buying_refusal(state, words)
    if len(words.plain) != FOUR_DICE:
        return form_refusal(FORM)
    name = words.plain[0]
    i = person_index(state, name)
    if i == NOBODY and not missing_count(state):
        return refusal("party-full", "party", "FT-FILL-11", count=state.wanted)
    if i != NOBODY and FRESH not in state.people[i].notes:
        return refusal("name-taken", "name", "FT-CHAR-02", named=name)
    if "hired" in words.named:
        return hiring_refusal(state, words)
    faults = draft_faults(draft_from_words(state, words, ""), state.house, state.filler)
    return faults[0] if faults else None


def party_refusal(state: State) -> Refusal | None:
    """Why the party cannot set out so: the rule that it breaks. [FT-FILL-11]"""
    there = len(living_people(state))
    if missing_count(state):
        return refusal("party-incomplete", "party", "FT-FILL-11", count=there, wanted=state.wanted)
    if not 1 <= there <= MOST_PEOPLE:
        return refusal("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE)
    return None


def buying_refusal(state: State, words: GivenWords) -> Refusal | None:
    """Why a character cannot buy these things. [FT-GEAR-01]"""
    i = person_index(state, words.plain[0])
    if i == NOBODY:
        return refusal("nobody", "person", "FT-GEAR-01", who=words.plain[0])
    items = words.plain[2:]
    return buy_refusal(state.people[i], items, state.house) if items else form_refusal(BUY_FORM)


def hiring_refusal(state: State, words: GivenWords) -> Refusal | None:
    """Why a hireling cannot be hired: one BODY Die and one HEAD Die, and somebody who pays for a day. [FT-FILL-07]"""
    payer = person_index(state, words.last_value("hired"))
    if payer == NOBODY:
        return refusal("nobody", "person", "FT-FILL-07", who=words.last_value("hired"))
    cost = item_kind(HIRELING).cost
    if state.people[payer].coins < cost:
        return refusal(
            "too-dear", "coins", "FT-GEAR-01", who=state.people[payer].id, cost=cost, coins=state.people[payer].coins
        )
    if words.plain[1] not in TYPE_NAMES or words.plain[2:] != ("1", "1"):
        return refusal("hireling-dice", "dice", "FT-FILL-07")
    faults = draft_faults(
        replace(draft_from_words(state, words, ""), body=2, head=2, spells=()), state.house, state.filler
    )
    return next((fault for fault in faults if fault.code in ("name", "attachments")), None)


# --- what is done -----------------------------------------------------------------------------------------------------
def draft_from_words(state: State, words: GivenWords, career: str) -> Draft:
    """The character that the words describe; what they leave out is filled in. `career` is one by lot."""
    name, kind = words.plain[:2]
    body, head = (max(0, whole_number(word)) for word in words.plain[2:4])
    place = person_index(state, name)
    first = (place if place != NOBODY else len(state.people)) * ATTACHMENTS
    bonds = tuple(BONDS[(first + n) % len(BONDS)] for n in range(ATTACHMENTS))
    own = TYPE_NAMES.index(kind) if kind in TYPE_NAMES else BRAINY
    known = SPELLS[: spells_at_start(own, head, state.house)]
    usual = career or (state.filler.careers[0].career_id if state.house.careers else "")
    return Draft(
        name=name,
        type=kind,
        body=body,
        head=head,
        weapon=words.last_value("weapon"),
        attachments=words.named.get("attachment", bonds),
        career=words.last_value("career", usual),
        spells=words.named.get("spell", known),
    )


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state with a character described, with something bought, or with the party complete."""
    if answer.verb == "done":
        people = tuple(replace(one, notes=tuple(note for note in one.notes if note != FRESH)) for one in state.people)
        say(ref, "party", people=tuple(one.id for one in living_people(state)), clauses=("FT-FILL-11",))
        return replace(advance_phase(state, "done", "party_legal"), people=people)
    state, words = advance_phase(state, "set_character"), given_words(answer)
    if words.plain[1] == BUYS:
        return buy(ref, state, person_index(state, words.plain[0]), words.plain[2:])
    return hire(ref, state, words) if "hired" in words.named else describe(ref, state, words)


def buy(ref: Referee, state: State, i: int, items: tuple[str, ...]) -> State:
    """The state in which a character has bought things. [FT-GEAR-01]"""
    after = buy_items(state.people[i], items)
    say(ref, "buys", who=after.id, items=items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put_character(state, i, after)


def describe(ref: Referee, state: State, words: GivenWords) -> State:
    """The state with a new character, or one described anew with the coins that he had. [FT-CHAR-02 FT-CHAR-07]"""
    i = person_index(state, words.plain[0])
    career = ""
    if state.house.careers and "career" not in words.named:
        rows = state.filler.careers
        career = rows[career_die(ref, len(rows)) - 1].career_id
    coins = starting_coins(ref) if i == NOBODY else state.people[i].coins
    made = person_from_draft(draft_from_words(state, words, career), coins, state.filler)
    say(ref, "created", who=made.id, type=made.type, body=made.body_max, head=made.head_max, coins=coins, career=made.career or "none",
        clauses=("FT-CHAR-01", "FT-CHAR-02", "FT-CHAR-07"))  # fmt: skip
    return put_character(state, i, replace(made, notes=(FRESH,)))


def hire(ref: Referee, state: State, words: GivenWords) -> State:
    """The state with a hireling, paid for a day. [FT-FILL-07]"""
    i, payer = person_index(state, words.plain[0]), person_index(state, words.last_value("hired"))
    cost = item_kind(HIRELING).cost
    purse = state.people[payer]
    state = put_character(state, payer, replace(purse, coins=purse.coins - cost))
    made = person_from_draft(
        replace(draft_from_words(state, words, ""), body=1, head=1, spells=(), career=""), 0, state.filler
    )
    say(ref, "hired", who=made.id, type=made.type, payer=purse.id, cost=cost, clauses=("FT-FILL-07",))
    return put_character(state, i, replace(made, notes=(FRESH, HIRELING)))


def put_character(state: State, i: int, one: Person) -> State:
    """The state with a character at place i; as a new one where i is NOBODY."""
    people = (*state.people, one) if i == NOBODY else (*state.people[:i], one, *state.people[i + 1 :])
    return replace(state, people=people)


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: Question[Answer]) -> Args:
    """How many are missing, and who is there."""
    people = tuple(one.id for one in living_people(state))
    return {"left": missing_count(state), "people": people, "count": len(people)}


def label_character(state: State, answer: Answer) -> tuple[str, Args] | None:
    """A character as described, or what one buys."""
    words = given_words(answer).plain
    if words[1:2] == (BUYS,):
        return "buy", {"who": words[0], "items": words[2:]}
    if len(words) != FOUR_DICE:
        return None
    return "set-character", {
        "who": words[0],
        "type": words[1],
        "body": whole_number(words[2]),
        "head": whole_number(words[3]),
    }


PROMPTS = {"create": prompt_args}
LABELS = {"set_character": label_character, "done": lambda state, answer: ("done", {})}
