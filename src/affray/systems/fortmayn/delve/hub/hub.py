"""The hub: what is done between two ways into the deep. [FT-GEAR-01 FT-ARM-09 FT-ARM-10 FT-HEAL-01 FT-SPELL-03 FT-FILL-10]"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.delve.hub import deeds, work
from affray.systems.fortmayn.delve.setup import MOST_PEOPLE
from affray.systems.fortmayn.position.answer_words import form_refusal, not_now_refusal, whole_number
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.difficulty import mending_refusal
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.casting import copyable_spells, memorise_refusal, unlearned_spells, with_memorised
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.drawing_levels import draw_quest, quest_row
from affray.systems.fortmayn.rules.gear import item_place, sale_price, things_by_name
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import buy_items, buy_refusal, sell_refusal, sell_thing

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
    there = living_people(state)
    found = [Answer(DEPART, (str(level), *order)) for order in marching_orders(there) for level in listed_levels(state)]
    found = found if state.quest else [Answer(RUMOUR)]
    if any(one.body_ready < one.body_max or one.head_ready < one.head_max for one in there):
        found.append(Answer(SLEEP))
    found += [Answer(REPAIR, (one.id,)) for one in there if deeds.repair_refusal(state, one) is None]
    found += [Answer(SELL, (one.id, item)) for one in there for item in sellable_finds(one)]
    found += [Answer(BUY, (one.id, item)) for one in there for item in suggested_items(state, one)]
    found += [Answer(MEMORISE, (one.id, *one.known[: one.head_max])) for one in there if can_memorise_more(state, one)]
    found += [Answer(work.LEARN, (one.id, spell)) for one in there for spell in learnable_spells(state, one)]
    found += [Answer(work.COPY, (one.id, copyable_spells(one)[0])) for one in there if copyable_spells(one)]
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


def listed_levels(state: State) -> tuple[int, ...]:
    """The levels that suggest themselves: that of the last departure, the next one, the one before."""
    last = max(1, state.level)
    return tuple(level for level in (last, last + 1, last - 1) if 1 <= level <= DEEPEST)


def marching_orders(there: tuple[Person, ...]) -> tuple[tuple[str, ...], ...]:
    """The marching orders that suggest themselves: as the party stands, and with the sharpest head in front where that is
    another's. [FT-REACT-02 FT-FILL-08]"""
    best = max(there, key=wits, default=None)
    if best is None or wits(best) == wits(there[0]):
        return ((),)
    return ((), (best.id, *(one.id for one in there if one is not best)))


def wits(one: Person) -> int:
    """How sharp somebody's head is: his HEAD Dice by their size. [FT-CHAR-01]"""
    return one.head_ready * base_die(one.type, HEAD)


def sellable_finds(one: Person) -> tuple[str, ...]:
    """What somebody carries that is only good for being sold, by its name: of things alike one."""
    return tuple(name for name, thing in things_by_name(one).items() if thing.value and sale_price(thing))


def suggested_items(state: State, one: Person) -> tuple[str, ...]:
    """What a character lacks and can pay, of what nobody should go without."""
    had = {thing.item for thing in one.things}
    shared = {thing.item for other in living_people(state) for thing in other.things if thing.item in SHARED}
    shared |= set(SHARED) if one is not living_people(state)[0] else set()
    worn = (one.armor.die and {"leather", "gambeson"}) or set()
    wants = [item for item in SUGGESTED if item not in had | shared | worn and item != one.shield_item]
    return tuple(item for item in wants if buy_refusal(one, (item,), state.house) is None)


def learnable_spells(state: State, one: Person) -> tuple[str, ...]:
    """The spells of somebody's books that he may set out to learn. [FT-FILL-05]"""
    return tuple(spell for spell in unlearned_spells(one) if work.learning_refusal(state, one, (spell,)) is None)


def can_memorise_more(state: State, one: Person) -> bool:
    """Whether a character could memorise more of the spells that he knows. [FT-SPELL-03]"""
    choice = one.known[: one.head_max]
    return bool(set(choice) - set(one.memorised)) and memorise_refusal(one, choice, state.house) is None


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why something cannot be done at the hub."""
    if answer.verb in (RUMOUR, SLEEP, RETIRE):
        return None if not answer.words else form_refusal(answer.verb)
    if answer.verb == RECRUIT:
        full = len(living_people(state)) >= MOST_PEOPLE
        return refusal("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE) if full else None
    if answer.verb == DEPART:
        return depart_refusal(state, answer.words)
    if answer.verb not in FORMS:
        return not_now_refusal(answer, state.phase)
    i = person_index(state, answer.words[0]) if answer.words else NOBODY
    if i == NOBODY or state.people[i] not in living_people(state):
        return (
            refusal("nobody", "person", "FT-CORE-06", who=answer.words[0])
            if answer.words
            else form_refusal(FORMS[answer.verb])
        )
    return REFUSALS[answer.verb](state, state.people[i], answer.words[1:])


def depart_refusal(state: State, words: tuple[str, ...]) -> Refusal | None:
    """Why the party cannot depart: it has no quest, nobody can go, or the words are no level and marching order. [FT-FILL-08]"""
    if not state.quest:
        return refusal("rumour-first", "quest", "FT-FILL-10")
    if not 1 <= whole_number(words[0] if words else "") <= DEEPEST:
        return form_refusal(FORMS[DEPART])
    up = [one.id for one in living_people(state) if not one.out]
    if not up:
        return refusal("nobody-up", "party", "FT-OOFA-01")
    order = words[1:]
    there = [one.id for one in living_people(state)]
    if order and sorted(order) != sorted(there):
        return refusal("marching-order", "order", "FT-FILL-08", people=tuple(there))
    return None


def buying_refusal(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot buy these things. [FT-GEAR-01]"""
    return buy_refusal(one, words, state.house) if words else form_refusal(FORMS[BUY])


def selling_refusal(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot sell a thing. [FT-FILL-10]"""
    return sell_refusal(one, words[0]) if len(words) == 1 else form_refusal(FORMS[SELL])


def repairing_refusal(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody's armor cannot be mended, for coins or by a maker. [FT-ARM-09 FT-ARM-10]"""
    if len(words) > 1:
        return form_refusal(FORMS[REPAIR])
    if not words:
        return deeds.repair_refusal(state, one)
    k = person_index(state, words[0])
    return (
        refusal("nobody", "person", "FT-CHAR-06", who=words[0])
        if k == NOBODY
        else mending_refusal(one, state.people[k])
    )


def memorising_refusal(state: State, one: Person, words: tuple[str, ...]) -> Refusal | None:
    """Why somebody cannot memorise these spells. [FT-SPELL-03]"""
    return memorise_refusal(one, words, state.house)


REFUSALS: Mapping[str, Callable[[State, Person, tuple[str, ...]], Refusal | None]] = {
    BUY: buying_refusal,
    SELL: selling_refusal,
    REPAIR: repairing_refusal,
    MEMORISE: memorising_refusal,
    **work.REFUSALS,
}


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after something is done at the hub."""
    if answer.verb == DEPART:
        return deeds.depart(ref, advance_phase(state, DEPART, "has_quest"), int(answer.words[0]), answer.words[1:])
    state = advance_phase(state, work.AS.get(answer.verb, answer.verb))
    if answer.verb == RUMOUR:
        state = deeds.read_map(ref, state)
        row = draw_quest(ref, state.filler)
        say(
            ref,
            "rumour",
            quest=row.quest_id,
            site=row_text(row, "place"),
            complication=row_text(row, "complication"),
            clauses=("FT-FILL-10",),
        )
        return replace(state, quest=row.quest_id, goal=False)
    if answer.verb == SLEEP:
        return deeds.sleep(ref, state)
    if answer.verb == RECRUIT:
        return replace(state, wanted=len(living_people(state)) + 1)
    if answer.verb == RETIRE:
        say(ref, "over", won=state.won, people=tuple(one.id for one in living_people(state)), clauses=("FT-XP-01",))
        return state
    i = person_index(state, answer.words[0])
    return DEEDS[answer.verb](ref, state, i, answer.words[1:])


def buy(ref: Referee, state: State, i: int, items: tuple[str, ...]) -> State:
    """The state in which somebody has bought things. [FT-GEAR-01]"""
    after = buy_items(state.people[i], items)
    say(ref, "buys", who=after.id, items=items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put_person(state, i, after)


def sell(ref: Referee, state: State, i: int, items: tuple[str, ...]) -> State:
    """The state in which somebody has sold a thing. [FT-FILL-10]"""
    one = state.people[i]
    k, after = item_place(one, items[0]), sell_thing(one, items[0])
    item = one.things[k].item if k >= 0 else items[0]
    won = after.coins - one.coins
    say(ref, "sells", who=after.id, item=item, won=won, coins=after.coins, clauses=("FT-FILL-10",))
    return put_person(state, i, after)


def repair(ref: Referee, state: State, i: int, words: tuple[str, ...]) -> State:
    """The state after a repair for coins, or by a maker's craft. [FT-ARM-09 FT-ARM-10]"""
    return deeds.craft(ref, state, i, person_index(state, words[0])) if words else deeds.repair(ref, state, i)


def memorise(ref: Referee, state: State, i: int, spells: tuple[str, ...]) -> State:
    """The state in which somebody has memorised these spells in place of others. [FT-SPELL-03]"""
    say(ref, "memorises", who=state.people[i].id, count=len(spells), spells=spells, clauses=("FT-SPELL-03",))
    return put_person(state, i, with_memorised(state.people[i], spells))


DEEDS: Mapping[str, Callable[[Referee, State, int, tuple[str, ...]], State]] = {
    BUY: buy,
    SELL: sell,
    REPAIR: repair,
    MEMORISE: memorise,
    **work.DEEDS,
}


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: Question[Answer]) -> Args:
    """Which quest the party has, and its coins."""
    row = quest_row(state.filler, state.quest)
    return {
        "quest": state.quest or "none",
        "site": row_text(row, "place") if row is not None else "none",
        "complication": row_text(row, "complication") if row is not None else "none",
        "sought": int(state.quest != ""),
        "coins": sum(one.coins for one in living_people(state)),
    }


def label_deed(state: State, answer: Answer) -> tuple[str, Args] | None:
    """A deed at the hub with whose it is and what it is about."""
    words = answer.words
    if not words:
        return (answer.verb, {}) if answer.verb in (SLEEP, RUMOUR, RECRUIT, RETIRE) else None
    if answer.verb == DEPART:
        return "depart", {"level": max(0, whole_number(words[0])), "ordered": int(len(words) > 1), "people": words[1:]}
    if answer.verb == SELL:
        return "sell", {"who": words[0], "items": words[1:]}
    if answer.verb == REPAIR:
        return "repair", {"who": words[0], "maker": (*words, "")[1], "crafted": int(len(words) > 1)}
    if answer.verb in work.FORMS:
        return work.label_work(answer.verb, words)
    if answer.verb == MEMORISE:
        return "memorise", {"who": words[0], "count": len(words) - 1, "spells": words[1:]}
    return "buy", {"who": words[0], "items": words[1:]}


PROMPTS = {"hub": prompt_args}
LABELS = dict.fromkeys((BUY, SELL, REPAIR, SLEEP, MEMORISE, RUMOUR, DEPART, RECRUIT, RETIRE, *work.FORMS), label_deed)
