"""The hub: what is done between two ways into the deep. [FT-GEAR-01 FT-ARM-09 FT-ARM-10 FT-HEAL-01 FT-SPELL-03 FT-FILL-10]"""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.delve.hub import deeds, work
from affray.systems.fortmayn.delve.setup import MOST_PEOPLE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.company import VEILED
from affray.systems.fortmayn.position.delve_answers import (
    Build,
    Buy,
    Copy,
    Depart,
    Learn,
    Memorise,
    Recruit,
    Repair,
    Retire,
    Rumour,
    Sell,
    Sleep,
)
from affray.systems.fortmayn.position.difficulty import mending_refusal
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deed, Deeds, bare, deed, label_by, no_fault, person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.casting import copyable_spells, memorise_refusal, unlearned_spells, with_memorised
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.drawing_levels import draw_quest, quest_row
from affray.systems.fortmayn.rules.gear import item_place, sale_price, things_by_name
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import buy_items, buy_refusal, sell_refusal, sell_thing

OPEN = tuple(FORMS[kind] for kind in (Buy, Sell, Repair, Memorise, Depart, Build, Learn, Copy))
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
    found: list[Answer] = [Depart(level, order) for order in marching_orders(there) for level in listed_levels(state)]
    found = found if state.quest else [Rumour()]
    if any(person.body_ready < person.body_max or person.head_ready < person.head_max for person in there):
        found.append(Sleep())
    found += [Repair(person.id) for person in there if deeds.repair_refusal(state, person) is None]
    found += [Sell(person.id, item) for person in there for item in sellable_finds(person)]
    found += [Buy(person.id, (item,)) for person in there for item in suggested_items(state, person)]
    found += [
        Memorise(person.id, person.known[: person.head_max]) for person in there if can_memorise_more(state, person)
    ]
    found += [Learn(person.id, spell) for person in there for spell in learnable_spells(state, person)]
    found += [Copy(person.id, (copyable_spells(person)[0],)) for person in there if copyable_spells(person)]
    if state.quest:
        found.append(Rumour())
    if len(there) < max(state.wanted, 1):
        found.append(Recruit())
    retire = (Retire(),)
    seasoned = state.clock.moment > 0
    return Question(
        PARTY, "hub", answers=(*found, *(retire if seasoned else ())), extra=() if seasoned else retire,
        open=OPEN,
    )  # fmt: skip


def listed_levels(state: State) -> tuple[int, ...]:
    """The levels that suggest themselves: that of the last departure, the next one, the one before."""
    last = max(1, state.level)
    return tuple(level for level in (last, last + 1, last - 1) if 1 <= level <= DEEPEST)


def marching_orders(there: tuple[Person, ...]) -> tuple[tuple[str, ...], ...]:
    """The marching orders that suggest themselves: as the party stands, and with the sharpest head in front where that is
    another's; of heads as sharp the one with more BODY Dice ready. [FT-REACT-02 FT-FILL-08]"""
    best = max(there, key=lambda person: (wits(person), person.body_ready), default=None)
    if best is None or wits(best) == wits(there[0]):
        return ((),)
    return ((), (best.id, *(person.id for person in there if person is not best)))


def wits(person: Person) -> int:
    """How sharp somebody's head is: his HEAD Dice by their size. [FT-CHAR-01]"""
    return person.head_ready * base_die(person.type, HEAD)


def sellable_finds(person: Person) -> tuple[str, ...]:
    """What somebody carries that is only good for being sold, by its name: of things alike one."""
    return tuple(name for name, thing in things_by_name(person).items() if thing.value and sale_price(thing))


def suggested_items(state: State, person: Person) -> tuple[str, ...]:
    """What a character lacks and can pay, of what nobody should go without."""
    had = {thing.item for thing in person.things}
    shared = {thing.item for other in living_people(state) for thing in other.things if thing.item in SHARED}
    shared |= set(SHARED) if person is not living_people(state)[0] else set()
    worn = (person.armor.die and {"leather", "gambeson"}) or set()
    wants = [item for item in SUGGESTED if item not in had | shared | worn and item != person.shield_item]
    return tuple(item for item in wants if buy_refusal(person, (item,), state.house) is None)


def learnable_spells(state: State, person: Person) -> tuple[str, ...]:
    """The spells of somebody's books that he may set out to learn. [FT-FILL-05]"""
    return tuple(
        spell
        for spell in unlearned_spells(person)
        if work.learning_refusal(state, person, Learn(person.id, spell)) is None
    )


def can_memorise_more(state: State, person: Person) -> bool:
    """Whether a character could memorise more of the spells that he knows. [FT-SPELL-03]"""
    choice = person.known[: person.head_max]
    return bool(set(choice) - set(person.memorised)) and memorise_refusal(person, choice, state.house) is None


# --- what is refused --------------------------------------------------------------------------------------------------
N = TypeVar("N", Buy, Sell, Repair, Memorise, Build, Learn, Copy)


def of_somebody(
    kind: type[N],
    fault: Callable[[State, Person, N], Refusal | None],
    done: Callable[[Referee, State, int, N], State],
    step: str = "",
) -> Deed:
    """A deed of somebody who lives; `step` is the input of the loop that it is a kind of, if not its own. [FT-CORE-06]"""

    def why_not(state: State, answer: N) -> Refusal | None:
        i = person_index(state, answer.name)
        if i == NOBODY or state.people[i] not in living_people(state):
            return refusal("nobody", "person", "FT-CORE-06", who=answer.name)
        return fault(state, state.people[i], answer)

    def carry_out(ref: Referee, state: State, answer: N) -> State:
        return done(ref, advance_phase(state, step or answer.verb), person_index(state, answer.name), answer)

    return deed(kind, why_not, carry_out)


def recruit_fault(state: State, answer: Recruit) -> Refusal | None:
    """Why nobody more joins the party: it is full. [FT-FILL-11]"""
    full = len(living_people(state)) >= MOST_PEOPLE
    return refusal("party-size", "party", "FT-FILL-11", least=1, most=MOST_PEOPLE) if full else None


def depart_refusal(state: State, answer: Depart) -> Refusal | None:
    """Why the party cannot depart: it has no quest, nobody can go, or it is no level and marching order. [FT-FILL-08]"""
    if not state.quest:
        return refusal("rumour-first", "quest", "FT-FILL-10")
    if not 1 <= answer.level <= DEEPEST:
        return refusal("depart-level", "level", "FT-FILL-08", most=DEEPEST)
    up = [person.id for person in living_people(state) if not person.out]
    if not up:
        return refusal("nobody-up", "party", "FT-OOFA-01")
    there = [person.id for person in living_people(state)]
    if answer.order and sorted(answer.order) != sorted(there):
        return refusal("marching-order", "order", "FT-FILL-08", people=tuple(there))
    return None


def buying_refusal(state: State, person: Person, answer: Buy) -> Refusal | None:
    """Why somebody cannot buy these things. [FT-GEAR-01]"""
    return buy_refusal(person, answer.items, state.house)


def selling_refusal(state: State, person: Person, answer: Sell) -> Refusal | None:
    """Why somebody cannot sell a thing. [FT-FILL-10]"""
    return sell_refusal(person, answer.item)


def repairing_refusal(state: State, person: Person, answer: Repair) -> Refusal | None:
    """Why somebody's armor cannot be mended, for coins or by a maker. [FT-ARM-09 FT-ARM-10]"""
    if not answer.maker:
        return deeds.repair_refusal(state, person)
    k = person_index(state, answer.maker)
    return (
        refusal("nobody", "person", "FT-CHAR-06", who=answer.maker)
        if k == NOBODY
        else mending_refusal(person, state.people[k])
    )


def memorising_refusal(state: State, person: Person, answer: Memorise) -> Refusal | None:
    """Why somebody cannot memorise these spells. [FT-SPELL-03]"""
    return memorise_refusal(person, answer.spells, state.house)


# --- what is done -----------------------------------------------------------------------------------------------------
def departs(ref: Referee, state: State, answer: Depart) -> State:
    """The state in which the party is on its way. [FT-FILL-08]"""
    return deeds.depart(ref, advance_phase(state, "depart", "has_quest"), answer.level, answer.order)


def hears_rumour(ref: Referee, state: State, answer: Rumour) -> State:
    """The state with another quest. [FT-FILL-10]"""
    state = deeds.read_map(ref, advance_phase(state, answer.verb))
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


def sleeps(ref: Referee, state: State, answer: Sleep) -> State:
    """The state after a night. [FT-HEAL-01]"""
    return deeds.sleep(ref, advance_phase(state, answer.verb))


def recruits(ref: Referee, state: State, answer: Recruit) -> State:
    """The state in which one more is to be described. [FT-FILL-11]"""
    return replace(advance_phase(state, answer.verb), wanted=len(living_people(state)) + 1)


def retires(ref: Referee, state: State, answer: Retire) -> State:
    """The state at the end of it. [FT-XP-01]"""
    say(ref, "over", won=state.won, people=tuple(person.id for person in living_people(state)), clauses=("FT-XP-01",))
    return advance_phase(state, answer.verb)


def buy(ref: Referee, state: State, i: int, answer: Buy) -> State:
    """The state in which somebody has bought things. [FT-GEAR-01]"""
    after = buy_items(state.people[i], answer.items)
    say(ref, "buys", who=after.id, items=answer.items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put_person(state, i, after)


def sell(ref: Referee, state: State, i: int, answer: Sell) -> State:
    """The state in which somebody has sold a thing. [FT-FILL-10]"""
    person = state.people[i]
    k, after = item_place(person, answer.item), sell_thing(person, answer.item)
    item = person.things[k].item if k >= 0 else answer.item
    won = after.coins - person.coins
    say(ref, "sells", who=after.id, item=item, won=won, coins=after.coins, clauses=("FT-FILL-10",))
    return put_person(state, i, after)


def repair(ref: Referee, state: State, i: int, answer: Repair) -> State:
    """The state after a repair for coins, or by a maker's craft. [FT-ARM-09 FT-ARM-10]"""
    if answer.maker:
        return deeds.craft(ref, state, i, person_index(state, answer.maker))
    return deeds.repair(ref, state, i)


def memorise(ref: Referee, state: State, i: int, answer: Memorise) -> State:
    """The state in which somebody has memorised these spells in place of others. [FT-SPELL-03]"""
    say(
        ref,
        "memorises",
        who=state.people[i].id,
        count=len(answer.spells),
        spells=answer.spells,
        clauses=("FT-SPELL-03",),
    )
    return put_person(state, i, with_memorised(state.people[i], answer.spells))


DEEDS = Deeds(
    of_somebody(Buy, buying_refusal, buy),
    of_somebody(Sell, selling_refusal, sell),
    of_somebody(Repair, repairing_refusal, repair),
    of_somebody(Memorise, memorising_refusal, memorise),
    of_somebody(Build, work.building_refusal, work.build, "repair"),
    of_somebody(Learn, work.learning_refusal, work.learn, "memorise"),
    of_somebody(Copy, work.copying_refusal, work.copy_spells, "memorise"),
    deed(Depart, depart_refusal, departs),
    deed(Rumour, no_fault, hears_rumour),
    deed(Sleep, no_fault, sleeps),
    deed(Recruit, recruit_fault, recruits),
    deed(Retire, no_fault, retires),
)
refuse, play = DEEDS.refuse, DEEDS.play


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: Question[Answer]) -> Args:
    """Which quest the party has, and its coins; in a company those of whoever is asked, unless another looks."""
    purses = [person for person in living_people(state) if state.company is None or person.side == asked.side]
    row = quest_row(state.filler, state.quest)
    return {
        "quest": state.quest or "none",
        "site": row_text(row, "place") if row is not None else "none",
        "complication": row_text(row, "complication") if row is not None else "none",
        "sought": int(state.quest != ""),
        "own": int(state.company is not None) + any(VEILED in person.notes for person in purses),
        "coins": sum(person.coins for person in purses),
    }


def label_depart(state: State, answer: Depart) -> tuple[str, Args]:
    """To which level, and in which order."""
    return "depart", {"level": answer.level, "ordered": int(bool(answer.order)), "people": answer.order}


def label_buy(state: State, answer: Buy) -> tuple[str, Args]:
    """What somebody buys."""
    return "buy", {"who": answer.name, "items": answer.items}


def label_thing(state: State, answer: Sell | Build) -> tuple[str, Args]:
    """What somebody sells, or builds."""
    return answer.verb, {"who": answer.name, "items": (answer.item,)}


def label_repair(state: State, answer: Repair) -> tuple[str, Args]:
    """Whose armor is mended, and by whom."""
    return "repair", {"who": answer.name, "maker": answer.maker, "crafted": int(answer.maker != "")}


def label_memorise(state: State, answer: Memorise) -> tuple[str, Args]:
    """What somebody memorises."""
    return "memorise", {"who": answer.name, "count": len(answer.spells), "spells": answer.spells}


def label_learn(state: State, answer: Learn) -> tuple[str, Args]:
    """What somebody learns."""
    return "learn", {"who": answer.name, "spells": (answer.spell,)}


def label_copy(state: State, answer: Copy) -> tuple[str, Args]:
    """What somebody copies."""
    return "copy", {"who": answer.name, "spells": answer.spells}


PROMPTS = {"hub": prompt_args}
LABELS = dict((
    label_by(Buy, label_buy), label_by(Sell, label_thing), label_by(Build, label_thing), label_by(Repair, label_repair),
    label_by(Memorise, label_memorise), label_by(Learn, label_learn), label_by(Copy, label_copy), label_by(Depart, label_depart),
    *(label_by(kind, bare) for kind in (Sleep, Rumour, Recruit, Retire)),
))  # fmt: skip


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
