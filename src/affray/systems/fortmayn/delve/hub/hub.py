"""The hub: what is done between two ways into the deep. [FT-GEAR-01 FT-ARM-09 FT-ARM-10 FT-HEAL-01 FT-SPELL-03 FT-FILL-10]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.state import NOBODY
from affray.core.turns import as_it_is as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.row_names import text_of
from affray.systems.fortmayn.delve.create import living
from affray.systems.fortmayn.delve.hub import deeds, work
from affray.systems.fortmayn.delve.setup import MOST_PEOPLE
from affray.systems.fortmayn.position.answer_words import malformed, not_now, whole
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.difficulty import cannot_mend
from affray.systems.fortmayn.position.loop import to
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.casting import memorise_fault, to_copy, to_learn, with_memorised
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.drawing_levels import draw_quest, quest_row
from affray.systems.fortmayn.rules.gear import place_of, sale_of, things_by_name
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.rules.shopping import bought, buy_fault, sell_fault, sold

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

BUY, SELL, REPAIR, SLEEP, MEMORISE, RUMOUR = "buy", "sell", "repair", "sleep", "memorise", "rumour"
DEPART, RECRUIT, RETIRE = "depart", "recruit", "retire"
FORMS: Mapping[str, str] = {
    BUY: "buy NAME ITEM ...",
    SELL: "sell NAME ITEM",
    REPAIR: "repair NAME [MAKER]",
    MEMORISE: "memorise NAME [SPELL ...]",
    DEPART: "depart LEVEL [NAME ...]",
    **work.FORMS,
}
DEEPEST = 20
"""The deepest level that one may set out for."""
SUGGESTED = ("torches_6", "flint_and_steel", "preserved_rations", "backpack", "small_shield", "leather", "gambeson")
"""What is suggested to whoever lacks it and can pay."""
SHARED = ("torches_6", "flint_and_steel", "preserved_rations")
"""What one for all is enough of."""


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the party may do; what is bought, sold and memorised only as far as it suggests itself."""
    there = living(state)
    found = [Answer(DEPART, (str(level), *order)) for order in orders(there) for level in levels(state)]
    found = found if state.quest else [Answer(RUMOUR)]
    if any(one.body_ready < one.body_max or one.head_ready < one.head_max for one in there):
        found.append(Answer(SLEEP))
    found += [Answer(REPAIR, (one.id,)) for one in there if deeds.repair_fault(state, one) is None]
    found += [Answer(SELL, (one.id, item)) for one in there for item in finds(one)]
    found += [Answer(BUY, (one.id, item)) for one in there for item in suggested(state, one)]
    found += [Answer(MEMORISE, (one.id, *one.known[: one.head_max])) for one in there if forgetful(state, one)]
    found += [Answer(work.LEARN, (one.id, spell)) for one in there for spell in within_reach(state, one)]
    found += [Answer(work.COPY, (one.id, to_copy(one)[0])) for one in there if to_copy(one)]
    if state.quest:
        found.append(Answer(RUMOUR))
    if len(there) < max(state.wanted, 1):
        found.append(Answer(RECRUIT))
    retire = (Answer(RETIRE),)
    seasoned = state.clock.moment > 0
    return Question(
        PARTY, "hub", answers=(*found, *(retire if seasoned else ())), extra=() if seasoned else retire,
        open=tuple(FORMS.values()),
    )  # fmt: skip


def levels(state: State) -> tuple[int, ...]:
    """The levels that suggest themselves: that of the last departure, the next one, the one before."""
    last = max(1, state.level)
    return tuple(level for level in (last, last + 1, last - 1) if 1 <= level <= DEEPEST)


def orders(there: tuple[Person, ...]) -> tuple[tuple[str, ...], ...]:
    """The marching orders that suggest themselves: as the party stands, and with the sharpest head in front where that is
    another's. [FT-REACT-02 FT-FILL-08]"""
    best = max(there, key=wits, default=None)
    if best is None or wits(best) == wits(there[0]):
        return ((),)
    return ((), (best.id, *(one.id for one in there if one is not best)))


def wits(one: Person) -> int:
    """How sharp somebody's head is: his HEAD Dice by their size. [FT-CHAR-01]"""
    return one.head_ready * base_die(one.type, HEAD)


def finds(one: Person) -> tuple[str, ...]:
    """What somebody carries that is only good for being sold, by its name: of things alike one."""
    return tuple(name for name, thing in things_by_name(one).items() if thing.value and sale_of(thing))


def suggested(state: State, one: Person) -> tuple[str, ...]:
    """What a character lacks and can pay, of what nobody should go without."""
    had = {thing.item for thing in one.things}
    shared = {thing.item for other in living(state) for thing in other.things if thing.item in SHARED}
    shared |= set(SHARED) if one is not living(state)[0] else set()
    worn = (one.armor.die and {"leather", "gambeson"}) or set()
    wants = [item for item in SUGGESTED if item not in had | shared | worn and item != one.shield_item]
    return tuple(item for item in wants if buy_fault(one, (item,), state.house) is None)


def within_reach(state: State, one: Person) -> tuple[str, ...]:
    """The spells of somebody's books that he may set out to learn. [FT-FILL-05]"""
    return tuple(spell for spell in to_learn(one) if work.learning_fault(state, one, (spell,)) is None)


def forgetful(state: State, one: Person) -> bool:
    """Whether a character could memorise more of the spells that he knows. [FT-SPELL-03]"""
    choice = one.known[: one.head_max]
    return bool(set(choice) - set(one.memorised)) and memorise_fault(one, choice, state.house) is None


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why something cannot be done at the hub."""
    if answer.verb in (RUMOUR, SLEEP, RETIRE):
        return None if not answer.words else malformed(answer.verb)
    if answer.verb == RECRUIT:
        full = len(living(state)) >= MOST_PEOPLE
        return no("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE) if full else None
    if answer.verb == DEPART:
        return depart_fault(state, answer.words)
    if answer.verb not in FORMS:
        return not_now(answer, state.phase)
    i = person_index(state, answer.words[0]) if answer.words else NOBODY
    if i == NOBODY or state.people[i] not in living(state):
        return (
            no("nobody", "person", "FT-CORE-06", who=answer.words[0]) if answer.words else malformed(FORMS[answer.verb])
        )
    return FAULTS[answer.verb](state, state.people[i], answer.words[1:])


def depart_fault(state: State, words: tuple[str, ...]) -> Refusal | None:
    """Why the party cannot depart: it has no quest, nobody can go, or the words are no level and marching order. [FT-FILL-08]"""
    if not state.quest:
        return no("rumour-first", "quest", "FT-FILL-10")
    if not 1 <= whole(words[0] if words else "") <= DEEPEST:
        return malformed(FORMS[DEPART])
    up = [one.id for one in living(state) if not one.out]
    if not up:
        return no("nobody-up", "party", "FT-OOFA-01")
    order = words[1:]
    there = [one.id for one in living(state)]
    if order and sorted(order) != sorted(there):
        return no("marching-order", "order", "FT-FILL-08", people=tuple(there))
    return None


def buying_fault(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot buy these things. [FT-GEAR-01]"""
    return buy_fault(one, words, state.house) if words else malformed(FORMS[BUY])


def selling_fault(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot sell a thing. [FT-FILL-10]"""
    return sell_fault(one, words[0]) if len(words) == 1 else malformed(FORMS[SELL])


def repairing_fault(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody's armor cannot be mended, for coins or by a maker. [FT-ARM-09 FT-ARM-10]"""
    if len(words) > 1:
        return malformed(FORMS[REPAIR])
    if not words:
        return deeds.repair_fault(state, one)
    k = person_index(state, words[0])
    return no("nobody", "person", "FT-CHAR-06", who=words[0]) if k == NOBODY else cannot_mend(one, state.people[k])


def memorising_fault(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot memorise these spells. [FT-SPELL-03]"""
    return memorise_fault(one, words, state.house)


FAULTS: Mapping[str, Callable[[State, Person, tuple[str, ...]], Refusal | None]] = {
    BUY: buying_fault,
    SELL: selling_fault,
    REPAIR: repairing_fault,
    MEMORISE: memorising_fault,
    **work.FAULTS,
}


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after something is done at the hub."""
    if answer.verb == DEPART:
        return deeds.departs(ref, to(state, DEPART, "has_quest"), int(answer.words[0]), answer.words[1:])
    state = to(state, work.AS.get(answer.verb, answer.verb))
    if answer.verb == RUMOUR:
        state = deeds.map_read(ref, state)
        row = draw_quest(ref, state.filler)
        say(
            ref,
            "rumour",
            quest=row.quest_id,
            site=text_of(row, "place"),
            complication=text_of(row, "complication"),
            clauses=("FT-FILL-10",),
        )
        return replace(state, quest=row.quest_id, goal=False)
    if answer.verb == SLEEP:
        return deeds.sleeps(ref, state)
    if answer.verb == RECRUIT:
        return replace(state, wanted=len(living(state)) + 1)
    if answer.verb == RETIRE:
        say(ref, "over", won=state.won, people=tuple(one.id for one in living(state)), clauses=("FT-XP-01",))
        return state
    i = person_index(state, answer.words[0])
    return DEEDS[answer.verb](ref, state, i, answer.words[1:])


def buys(ref: Referee, state: State, i: int, items: tuple[str, ...]) -> State:
    """The state in which somebody has bought things. [FT-GEAR-01]"""
    after = bought(state.people[i], items)
    say(ref, "buys", who=after.id, items=items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put_person(state, i, after)


def sells(ref: Referee, state: State, i: int, items: tuple[str, ...]) -> State:
    """The state in which somebody has sold a thing. [FT-FILL-10]"""
    one = state.people[i]
    k, after = place_of(one, items[0]), sold(one, items[0])
    item = one.things[k].item if k >= 0 else items[0]
    won = after.coins - one.coins
    say(ref, "sells", who=after.id, item=item, won=won, coins=after.coins, clauses=("FT-FILL-10",))
    return put_person(state, i, after)


def repairs(ref: Referee, state: State, i: int, words: tuple[str, ...]) -> State:
    """The state after a repair for coins, or by a maker's craft. [FT-ARM-09 FT-ARM-10]"""
    return deeds.crafts(ref, state, i, person_index(state, words[0])) if words else deeds.repairs(ref, state, i)


def memorises(ref: Referee, state: State, i: int, spells: tuple[str, ...]) -> State:
    """The state in which somebody has memorised these spells in place of others. [FT-SPELL-03]"""
    say(ref, "memorises", who=state.people[i].id, count=len(spells), spells=spells, clauses=("FT-SPELL-03",))
    return put_person(state, i, with_memorised(state.people[i], spells))


DEEDS: Mapping[str, Callable[[Referee, State, int, tuple[str, ...]], State]] = {
    BUY: buys,
    SELL: sells,
    REPAIR: repairs,
    MEMORISE: memorises,
    **work.DEEDS,
}


# --- in words ---------------------------------------------------------------------------------------------------------
def about(state: State, asked: Question[Answer]) -> Args:
    """Which quest the party has, and its coins."""
    row = quest_row(state.filler, state.quest)
    return {
        "quest": state.quest or "none",
        "site": text_of(row, "place") if row is not None else "none",
        "complication": text_of(row, "complication") if row is not None else "none",
        "sought": int(state.quest != ""),
        "coins": sum(one.coins for one in living(state)),
    }


def label_deed(state: State, answer: Answer) -> tuple[str, Args] | None:
    """A deed at the hub with whose it is and what it is about."""
    words = answer.words
    if not words:
        return (answer.verb, {}) if answer.verb in (SLEEP, RUMOUR, RECRUIT, RETIRE) else None
    if answer.verb == DEPART:
        return "depart", {"level": max(0, whole(words[0])), "ordered": int(len(words) > 1), "people": words[1:]}
    if answer.verb == SELL:
        return "sell", {"who": words[0], "items": words[1:]}
    if answer.verb == REPAIR:
        return "repair", {"who": words[0], "maker": (*words, "")[1], "crafted": int(len(words) > 1)}
    if answer.verb in work.FORMS:
        return work.label(answer.verb, words)
    if answer.verb == MEMORISE:
        return "memorise", {"who": words[0], "count": len(words) - 1, "spells": words[1:]}
    return "buy", {"who": words[0], "items": words[1:]}


PROMPTS = {"hub": about}
LABELS = dict.fromkeys((BUY, SELL, REPAIR, SLEEP, MEMORISE, RUMOUR, DEPART, RECRUIT, RETIRE, *work.FORMS), label_deed)
