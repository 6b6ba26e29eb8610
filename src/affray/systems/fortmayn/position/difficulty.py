"""What makes a test easier or harder while exploring, and which claims are accepted. [FT-DICE-04 FT-DICE-06 FT-DICE-07]"""

from functools import cache

from affray.core import Modifier, Refusal
from affray.core.fight_state import NOBODY
from affray.systems.fortmayn.content.codes import BODY, BRAINY, CRAFT, LEARNING, MORE_TASKS, TASKS
from affray.systems.fortmayn.content.people import Hurdle, Person
from affray.systems.fortmayn.position import lasting
from affray.systems.fortmayn.position.lasting import is_dark, work_done
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.advantage import burden_sources, knack_sources, source
from affray.systems.fortmayn.rules.casting import learn_refusal
from affray.systems.fortmayn.rules.creating import can_knack_help
from affray.systems.fortmayn.rules.gear import has_item, helpful_items, is_overloaded, item_kind, item_kinds
from affray.systems.fortmayn.rules.mending import can_mend, is_broken
from affray.systems.fortmayn.rules.refusing import refusal

MATERIALS = 2
"""Materials cost so much less than the thing that is built of them (filler)."""
NEEDS_SIGHT = frozenset(("searching", "reading_language", "delicate_task", "opening_lock", "climbing", LEARNING, CRAFT))
"""Reading: hearing, talk, force, stealth and what throws itself at one ask for no sight. [FT-DICE-06]"""
OPENING, FINE_LOCK, LOCKPICKS = "opening_lock", "fine_lock", "thieves_tools"
"""The obstacle that the price list has these tools needed for."""
EQUIPMENT, KNACK = "equipment", "knack"
CLAIMS = (EQUIPMENT, KNACK)


# --- sources ----------------------------------------------------------------------------------------------------------
def exploring_sources(state: State, risk: Risk, person: Person) -> tuple[Modifier, ...]:
    """All sources that make a character's roll in a test easier or harder. [FT-DICE-04 FT-DICE-06]"""
    found = [*knack_sources(person.type, risk.task), *burden_sources(person, int(is_overloaded(person)))]
    if risk.task in NEEDS_SIGHT and is_dark(state, person):
        found.append(source("darkness", -1))
    found += [
        source(EQUIPMENT, 1) for claim, what in risk.claims if claim == EQUIPMENT and can_help(person, risk.task, what)
    ]
    if (KNACK, "") in risk.claims and can_knack_help(person, risk.task, state.clock, state.house, state.filler):
        found.append(source(EQUIPMENT, 1))
    found += lasting.lasting_sources(state, person, risk.task)
    if risk.step:
        found.append(source("gm", risk.step))
    return tuple(found)


def can_help(person: Person, task: str, item: str) -> bool:
    """Whether a thing that a character has gives advantage to a task. [FT-DICE-07]"""
    return item in helpful_items(person, task)


def ready_dice(person: Person, pool: int) -> int:
    """The ready dice of a pool. [FT-CORE-07]"""
    return person.body_ready if pool == BODY else person.head_ready


# --- claims -----------------------------------------------------------------------------------------------------------
def claim_refusal(state: State, risk: Risk) -> Refusal | None:
    """Why what is claimed does not help; None where all does. Each claim needs a sentence that says how, and a thing or
    career that serves the task. [FT-CORE-08 FT-DICE-07 FT-FILL-06]"""
    if risk.claims and not risk.said:
        return refusal("claim-in-words", "claim", "FT-DICE-06")
    people = [state.people[person_index(state, name)] for name in risk.actors]
    for claim, what in risk.claims:
        if claim == EQUIPMENT and not any(can_help(person, risk.task, what) for person in people):
            return refusal("no-help", "claim", "FT-DICE-07", item=what, task=risk.task)
        if claim == KNACK and not any(
            can_knack_help(person, risk.task, state.clock, state.house, state.filler) for person in people
        ):
            return refusal("no-knack", "claim", "FT-FILL-06", task=risk.task)
    return None


def stunt_refusal(state: State, risk: Risk) -> Refusal | None:
    """Why a stunt may not be tried; None where it may. It needs a sentence before the roll and dice to roll; under
    `stunt_limit` each character tries one against the same thing in a scene. [FT-STUNT-01 FT-STUNT-06]"""
    if not risk.stunt:
        return None
    if not risk.said and not state.house.stunts_need_text:
        return refusal("stunt-in-words", "stunt", "FT-STUNT-01")
    people = [state.people[person_index(state, name)] for name in risk.actors]
    if state.house.stunt_limit and any(risk.target in person.tried for person in people):
        return refusal("stunt-tried", "stunt", "FT-STUNT-06")
    return None


def risk_refusal(state: State, risk: Risk) -> Refusal | None:
    """Why an approach cannot be declared as it is; None where it can."""
    for name in risk.actors:
        if person_index(state, name) == NOBODY:
            return refusal("nobody", "person", "FT-CORE-06", who=name)
    people = [state.people[person_index(state, name)] for name in risk.actors]
    down = next((person for person in people if person.out or person.dead or person.lost), None)
    if down is not None:
        return refusal("is-out", "person", "FT-OOFA-01", who=down.id)
    if len(set(risk.actors)) < len(people) or not people:
        return refusal("actors-twice", "person", "FT-TEST-06")
    if risk.task not in (*TASKS, *MORE_TASKS):
        return refusal("no-such-task", "task", "FT-CHAR-04", task=risk.task, known=TASKS)
    if risk.stunt and not all(ready_dice(person, risk.pool) for person in people):
        return refusal("no-dice", "dice", "FT-STUNT-06", pool=risk.pool)
    tools = lock_refusal(state, risk, people)
    return tools or work_refusal(state, risk, people[0]) or claim_refusal(state, risk) or stunt_refusal(state, risk)


def is_fine_lock(hurdle: Hurdle) -> bool:
    """Whether an obstacle is a lock that asks for thieves' tools. [FT-GEAR-01 FT-FILL-04]"""
    return hurdle.obstacle == FINE_LOCK


def lock_refusal(state: State, risk: Risk, people: list[Person]) -> Refusal | None:
    """Why a fine lock cannot be opened: none of the actors has thieves' tools. It may still be forced. [FT-GEAR-01
    FT-FILL-04]"""
    if risk.task != OPENING or state.here < 0:
        return None
    fine = any(hurdle.id == risk.target and is_fine_lock(hurdle) for hurdle in state.places[state.here].hurdles)
    picked = any(has_item(person, LOCKPICKS) for person in people)
    return refusal("no-lockpicks", "tools", "FT-GEAR-01", item=LOCKPICKS) if fine and not picked else None


def work_refusal(state: State, risk: Risk, person: Person) -> Refusal | None:
    """Why an Hour of learning or craft, or lifting, makes no sense; None where it does."""
    if risk.task == LEARNING:
        return learn_refusal(person, risk.target, state.house)
    if risk.task == CRAFT:
        return craft_refusal(state, risk, person)
    return None


def craft_refusal(state: State, risk: Risk, maker: Person) -> Refusal | None:
    """Why a maker cannot mend a character's armor here, or build a thing of the price list. Only a Brainy with tools
    can; mending needs damaged armor, building needs materials for half the price. [FT-CHAR-06 FT-ARM-10]"""
    i = person_index(state, risk.target)
    if i == NOBODY and risk.target not in buildable_items():
        return refusal("nothing-to-make", "target", "FT-CHAR-06", target=risk.target)
    found = maker_refusal(maker) if i == NOBODY else mending_refusal(state.people[i], maker)
    if found is not None:
        return found
    cost = item_kind(risk.target).cost // MATERIALS
    if i == NOBODY and maker.coins < cost and not work_done(state, risk.target, state.here):
        return refusal("too-dear", "coins", "FT-CHAR-06", who=maker.id, cost=cost, coins=maker.coins)
    tools = any(has_item(person, "work_tools") for person in state.people) or state.places[state.here].room == "smithy"
    return None if tools else refusal("no-tools", "materials", "FT-CHAR-06")


@cache
def buildable_items() -> frozenset[str]:
    """The things of the price list that a maker can build: no services, mounts or persons. [FT-CHAR-06]"""
    return frozenset(item for item, kind in item_kinds().items() if kind.slot not in ("service", "mount", "person"))


def mending_refusal(person: Person, maker: Person) -> Refusal | None:
    """Why a maker cannot mend a character's armor by craft; None if possible. [FT-CHAR-06 FT-ARM-10]"""
    found = maker_refusal(maker)
    if found is not None:
        return found
    if is_broken(person.armor):
        return refusal("armor-broken", "armor", "FT-ARM-10", who=person.id)
    return None if can_mend(person.armor, 0) else refusal("armor-whole", "armor", "FT-ARM-10", who=person.id)


def maker_refusal(maker: Person) -> Refusal | None:
    """Why a character cannot build or repair anything: only a Brainy with HEAD Dice can. [FT-CHAR-06 FT-TEST-07]"""
    if maker.type != BRAINY:
        return refusal("no-maker", "type", "FT-CHAR-06", who=maker.id)
    if not is_able(maker) or not maker.head_ready:
        return refusal("no-head-dice", "dice", "FT-TEST-07", who=maker.id)
    return None
