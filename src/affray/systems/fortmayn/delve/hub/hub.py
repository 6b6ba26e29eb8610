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
    if any(one.body_ready < one.body_max or one.head_ready < one.head_max for one in there):
        found.append(Sleep())
    found += [Repair(one.id) for one in there if deeds.repair_refusal(state, one) is None]
    found += [Sell(one.id, item) for one in there for item in sellable_finds(one)]
    found += [Buy(one.id, (item,)) for one in there for item in suggested_items(state, one)]
    found += [Memorise(one.id, one.known[: one.head_max]) for one in there if can_memorise_more(state, one)]
    found += [Learn(one.id, spell) for one in there for spell in learnable_spells(state, one)]
    found += [Copy(one.id, (copyable_spells(one)[0],)) for one in there if copyable_spells(one)]
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
    return tuple(
        spell for spell in unlearned_spells(one) if work.learning_refusal(state, one, Learn(one.id, spell)) is None
    )


def can_memorise_more(state: State, one: Person) -> bool:
    """Whether a character could memorise more of the spells that he knows. [FT-SPELL-03]"""
    choice = one.known[: one.head_max]
    return bool(set(choice) - set(one.memorised)) and memorise_refusal(one, choice, state.house) is None


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
    up = [one.id for one in living_people(state) if not one.out]
    if not up:
        return refusal("nobody-up", "party", "FT-OOFA-01")
    there = [one.id for one in living_people(state)]
    if answer.order and sorted(answer.order) != sorted(there):
        return refusal("marching-order", "order", "FT-FILL-08", people=tuple(there))
    return None


def buying_refusal(state: State, one: Person, answer: Buy) -> Refusal | None:
    """Why somebody cannot buy these things. [FT-GEAR-01]"""
    return buy_refusal(one, answer.items, state.house)


def selling_refusal(state: State, one: Person, answer: Sell) -> Refusal | None:
    """Why somebody cannot sell a thing. [FT-FILL-10]"""
    return sell_refusal(one, answer.item)


def repairing_refusal(state: State, one: Person, answer: Repair) -> Refusal | None:
    """Why somebody's armor cannot be mended, for coins or by a maker. [FT-ARM-09 FT-ARM-10]"""
    if not answer.maker:
        return deeds.repair_refusal(state, one)
    k = person_index(state, answer.maker)
    return (
        refusal("nobody", "person", "FT-CHAR-06", who=answer.maker)
        if k == NOBODY
        else mending_refusal(one, state.people[k])
    )


def memorising_refusal(state: State, one: Person, answer: Memorise) -> Refusal | None:
    """Why somebody cannot memorise these spells. [FT-SPELL-03]"""
    return memorise_refusal(one, answer.spells, state.house)


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
    say(ref, "over", won=state.won, people=tuple(one.id for one in living_people(state)), clauses=("FT-XP-01",))
    return advance_phase(state, answer.verb)


def buy(ref: Referee, state: State, i: int, answer: Buy) -> State:
    """The state in which somebody has bought things. [FT-GEAR-01]"""
    after = buy_items(state.people[i], answer.items)
    say(ref, "buys", who=after.id, items=answer.items, coins=after.coins, clauses=("FT-GEAR-01",))
    return put_person(state, i, after)


def sell(ref: Referee, state: State, i: int, answer: Sell) -> State:
    """The state in which somebody has sold a thing. [FT-FILL-10]"""
    one = state.people[i]
    k, after = item_place(one, answer.item), sell_thing(one, answer.item)
    item = one.things[k].item if k >= 0 else answer.item
    won = after.coins - one.coins
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
    """Which quest the party has, and its coins."""
    row = quest_row(state.filler, state.quest)
    return {
        "quest": state.quest or "none",
        "site": row_text(row, "place") if row is not None else "none",
        "complication": row_text(row, "complication") if row is not None else "none",
        "sought": int(state.quest != ""),
        "coins": sum(one.coins for one in living_people(state)),
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
