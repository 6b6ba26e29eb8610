"""Create: each character of the party is described, coins are thrown, and things are bought before the first departure.

Who is described keeps the coins that were thrown for him, however often he is described anew. [FT-CHAR-01 to FT-CHAR-07
FT-FILL-06 FT-FILL-11]
"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.state import NOBODY
from affray.core.turns import as_it_is as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.setup import MOST_PEOPLE
from affray.systems.fortmayn.position.answer_words import Given, given, malformed, not_now, whole
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import to
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.creating import (
    ATTACHMENTS,
    FOUR_DICE,
    Draft,
    career_die,
    faults_of,
    person_of,
    spells_at_start,
    starting_coins,
)
from affray.systems.fortmayn.rules.gear import kind_of
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.rules.shopping import HIRELING, bought, buy_fault

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
def living(state: State) -> tuple[Person, ...]:
    """The characters who are neither dead nor lost."""
    return tuple(one for one in state.people if not (one.dead or one.lost))


def missing(state: State) -> int:
    """How many characters are still to be described."""
    return max(0, state.wanted - len(living(state)))


def question(state: State) -> Question[Answer]:
    """Who sets out: descriptions that suggest themselves while somebody is missing, then that the party is complete."""
    if not missing(state):
        return Question(PARTY, "create", answers=(Answer("done"),), open=(FORM, BUY_FORM))
    taken = {one.id for one in state.people}
    name = next(one for one in NAMES if one not in taken)
    usual = USUAL[len(living(state)) % len(USUAL)]
    every = ((kind, *split) for kind in TYPE_NAMES for split in SPLITS)
    made = sorted(every, key=lambda each: each != usual)
    answers = tuple(Answer("set_character", (name, kind, str(body), str(head))) for kind, body, head in made)
    return Question(PARTY, "create", answers=answers, open=(FORM, BUY_FORM))


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why a character cannot be so, or the party is not complete; the first rule that it breaks is named."""
    if answer.verb == "done":
        return party_fault(state)
    if answer.verb != "set_character":
        return not_now(answer, state.phase)
    words = given(answer)
    if words.plain[1:2] == (BUYS,):
        return buying_fault(state, words)
    if len(words.plain) != FOUR_DICE:
        return malformed(FORM)
    name = words.plain[0]
    i = person_index(state, name)
    if i == NOBODY and not missing(state):
        return no("party-full", "party", "FT-FILL-11", count=state.wanted)
    if i != NOBODY and FRESH not in state.people[i].notes:
        return no("name-taken", "name", "FT-CHAR-02", named=name)
    if "hired" in words.named:
        return hiring_fault(state, words)
    faults = faults_of(draft(state, words, ""), state.house, state.filler)
    return faults[0] if faults else None


def party_fault(state: State) -> Refusal | None:
    """Why the party cannot set out so: the rule that it breaks. [FT-FILL-11]"""
    there = len(living(state))
    if missing(state):
        return no("party-incomplete", "party", "FT-FILL-11", count=there, wanted=state.wanted)
    if not 1 <= there <= MOST_PEOPLE:
        return no("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE)
    return None


def buying_fault(state: State, words: Given) -> Refusal | None:
    """Why a character cannot buy these things. [FT-GEAR-01]"""
    i = person_index(state, words.plain[0])
    if i == NOBODY:
        return no("nobody", "person", "FT-GEAR-01", who=words.plain[0])
    items = words.plain[2:]
    return buy_fault(state.people[i], items, state.house) if items else malformed(BUY_FORM)


def hiring_fault(state: State, words: Given) -> Refusal | None:
    """Why a hireling cannot be hired: one BODY Die and one HEAD Die, and somebody who pays for a day. [FT-FILL-07]"""
    payer = person_index(state, words.one("hired"))
    if payer == NOBODY:
        return no("nobody", "person", "FT-FILL-07", who=words.one("hired"))
    cost = kind_of(HIRELING).cost
    if state.people[payer].coins < cost:
        return no(
            "too-dear", "coins", "FT-GEAR-01", who=state.people[payer].id, cost=cost, coins=state.people[payer].coins
        )
    if words.plain[1] not in TYPE_NAMES or words.plain[2:] != ("1", "1"):
        return no("hireling-dice", "dice", "FT-FILL-07")
    faults = faults_of(replace(draft(state, words, ""), body=2, head=2, spells=()), state.house, state.filler)
    return next((fault for fault in faults if fault.code in ("name", "attachments")), None)


# --- what is done -----------------------------------------------------------------------------------------------------
def draft(state: State, words: Given, career: str) -> Draft:
    """The character that the words describe; what they leave out is filled in. `career` is one by lot."""
    name, kind = words.plain[:2]
    body, head = (max(0, whole(word)) for word in words.plain[2:4])
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
        weapon=words.one("weapon"),
        attachments=words.named.get("attachment", bonds),
        career=words.one("career", usual),
        spells=words.named.get("spell", known),
    )


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state with a character described, with something bought, or with the party complete."""
    if answer.verb == "done":
        people = tuple(replace(one, notes=tuple(note for note in one.notes if note != FRESH)) for one in state.people)
        say(ref, "party", people=tuple(one.id for one in living(state)), clauses=("FT-FILL-11",))
        return replace(to(state, "done", "party_legal"), people=people)
    state, words = to(state, "set_character"), given(answer)
    if words.plain[1] == BUYS:
        return buys(ref, state, person_index(state, words.plain[0]), words.plain[2:])
    return hired(ref, state, words) if "hired" in words.named else described(ref, state, words)


def buys(ref: Referee, state: State, i: int, items: tuple[str, ...]) -> State:
    """The state in which a character has bought things. [FT-GEAR-01]"""
    after = bought(state.people[i], items)
    say(ref, "buys", who=after.id, items=items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put(state, i, after)


def described(ref: Referee, state: State, words: Given) -> State:
    """The state with a new character, or one described anew with the coins that he had. [FT-CHAR-02 FT-CHAR-07]"""
    i = person_index(state, words.plain[0])
    career = ""
    if state.house.careers and "career" not in words.named:
        rows = state.filler.careers
        career = rows[career_die(ref, len(rows)) - 1].career_id
    coins = starting_coins(ref) if i == NOBODY else state.people[i].coins
    made = person_of(draft(state, words, career), coins, state.filler)
    say(ref, "created", who=made.id, type=made.type, body=made.body_max, head=made.head_max, coins=coins, career=made.career or "none",
        clauses=("FT-CHAR-01", "FT-CHAR-02", "FT-CHAR-07"))  # fmt: skip
    return put(state, i, replace(made, notes=(FRESH,)))


def hired(ref: Referee, state: State, words: Given) -> State:
    """The state with a hireling, paid for a day. [FT-FILL-07]"""
    i, payer = person_index(state, words.plain[0]), person_index(state, words.one("hired"))
    cost = kind_of(HIRELING).cost
    purse = state.people[payer]
    state = put(state, payer, replace(purse, coins=purse.coins - cost))
    made = person_of(replace(draft(state, words, ""), body=1, head=1, spells=(), career=""), 0, state.filler)
    say(ref, "hired", who=made.id, type=made.type, payer=purse.id, cost=cost, clauses=("FT-FILL-07",))
    return put(state, i, replace(made, notes=(FRESH, HIRELING)))


def put(state: State, i: int, one: Person) -> State:
    """The state with a character at place i; as a new one where i is NOBODY."""
    people = (*state.people, one) if i == NOBODY else (*state.people[:i], one, *state.people[i + 1 :])
    return replace(state, people=people)


# --- in words ---------------------------------------------------------------------------------------------------------
def about(state: State, asked: Question[Answer]) -> Args:
    """How many are missing, and who is there."""
    people = tuple(one.id for one in living(state))
    return {"left": missing(state), "people": people, "count": len(people)}


def label_character(state: State, answer: Answer) -> tuple[str, Args] | None:
    """A character as described, or what one buys."""
    words = given(answer).plain
    if words[1:2] == (BUYS,):
        return "buy", {"who": words[0], "items": words[2:]}
    if len(words) != FOUR_DICE:
        return None
    return "set-character", {"who": words[0], "type": words[1], "body": whole(words[2]), "head": whole(words[3])}


PROMPTS = {"create": about}
LABELS = {"set_character": label_character, "done": lambda state, answer: ("done", {})}
