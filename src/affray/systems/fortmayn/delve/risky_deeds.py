"""Deeds of a scene that may fail: to search, to approach something, to cast a spell. Each is declared before it is rolled.

[FT-TEST-01 FT-TEST-02 FT-SPELL-02 FT-SPELL-05 FT-CORE-01]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee
from affray.systems.fortmayn.content.codes import BODY, CRAFT, DARK, HEAD, LEARNING, LIFTING, POOL_NAMES, TASKS
from affray.systems.fortmayn.content.people import Hurdle, Person
from affray.systems.fortmayn.content.rows import SpellRow
from affray.systems.fortmayn.delve.event_effects import HARDER
from affray.systems.fortmayn.delve.pass_a_moment import LOADS
from affray.systems.fortmayn.delve.ways import is_looked_at, usual_try
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.delve_answers import Approach, Cast, Confirm, Search
from affray.systems.fortmayn.position.difficulty import EQUIPMENT, KNACK, ready_dice, risk_refusal
from affray.systems.fortmayn.position.lasting import is_lit, lasting_effects, work_done
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import deed, is_able, label_by, person_index
from affray.systems.fortmayn.position.rooms import current_room, room_row
from affray.systems.fortmayn.position.spell_effects import aim_refusal, resistance, spell_effect, spell_targets
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.casting import FROM_BOOK, FROM_MEMORY, spell_row, unlearned_spells
from affray.systems.fortmayn.rules.casting import casting_refusal as casting_fault
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.mending import can_mend, craft_dd
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED

SEARCHING, CASTING = "searching", "cast"
TOGETHER = "+"
"""Between the names of several who act together."""
OPEN = (FORMS[Approach], FORMS[Search], FORMS[Cast])
AT_HURDLE, AT_SPELL, AT_ITEM = 1, 2, 3
"""What an approach is aimed at, for its label: an obstacle or the words of a person, a spell, a thing."""


# --- what suggests itself ---------------------------------------------------------------------------------------------
def answers(state: State) -> list[Search | Approach | Cast]:
    """Searches, spells that prepare, and what the obstacles here ask for, of whoever can."""
    up = [person for person in state.people if is_able(person)]
    found: list[Search | Approach | Cast] = [
        Search((person.id,)) for person in up if person.head_ready and not is_searched(state)
    ]
    for hurdle in current_room(state).hurdles:
        if not hurdle.done and not hurdle.hidden:
            found += [usual_approach(state, person, hurdle) for person in up if usual_pool(state, person, hurdle) >= 0]
    found += [work for person in up for work in hour_tasks(state, person)]
    for person in up:
        found += castable_spells(state, person_index(state, person.id))
    return found


def hour_tasks(state: State, person: Person) -> list[Approach]:
    """What a character may do here that is no obstacle: lift what is heavy, learn from a book, mend armor.

    [FT-LOAD-04 FT-FILL-05 FT-ARM-10]
    """
    heavy = dict.fromkeys(thing.item for thing in current_room(state).loot if thing.item in LOADS)
    found = [Approach((person.id,), BODY, LIFTING, item) for item in heavy]
    if person.head_ready and not state.house.magic:
        found += [Approach((person.id,), HEAD, LEARNING, spell) for spell in unlearned_spells(person)]
    mended = [Approach((person.id,), HEAD, CRAFT, each.id) for each in state.people if can_mend(each.armor, 0)]
    return found + [each for each in mended if approach_refusal(state, each) is None]


def is_searched(state: State) -> bool:
    """Whether there is nothing more to be found here. [FT-FILL-08]"""
    return current_room(state).searched >= room_row(state, current_room(state)).searching_difficulty


def usual_pool(state: State, person: Person, hurdle: Hurdle) -> int:
    """The pool with which a character tries an obstacle: its own, or the other where that is empty; -1 for none.

    Any blocked way may be tried with either, so an empty HEAD pool never locks the game.
    """
    own, _ = usual_try(state, person, hurdle)
    return next((pool for pool in (own, BODY + HEAD - own) if ready_dice(person, pool)), -1)


def usual_approach(state: State, person: Person, hurdle: Hurdle) -> Approach:
    """The plain approach of a character to an obstacle."""
    task = usual_try(state, person, hurdle)[1]
    return Approach((person.id,), usual_pool(state, person, hurdle), task, hurdle.obstacle)


def castable_spells(state: State, i: int) -> list[Cast]:
    """What a character may cast here and at what, from memory or else from the book. [FT-SPELL-02]"""
    person = state.people[i]
    found: list[Cast] = []
    for spell in person.known:
        row = spell_row(state.filler, spell)
        ways = [way for way in (FROM_MEMORY, FROM_BOOK) if casting_fault(person, spell, way, state.house) is None]
        if row is not None and ways:
            aims = (target for target in spell_targets(state, i, row) if is_of_use(state, row, target))
            found += [Cast(person.id, spell, ways[0], target) for target in aims]
    return found


def is_of_use(state: State, row: SpellRow, target: str) -> bool:
    """Whether a spell suggests itself there: not one that holds already, no light where there is light, nothing healed that is
    whole; a mere story is for whoever has one to tell."""
    effect = spell_effect(row)
    k = person_index(state, target)
    if effect.does in ("story", "question") or any(lasting.source == row.spell_id for lasting in state.lasting):
        return False
    if effect.does in ("light", "dark_sight"):
        return current_room(state).light == DARK and not is_lit(state)
    return effect.does != "heal" or (k != NOBODY and state.people[k].body_ready < state.people[k].body_max)


# --- search -----------------------------------------------------------------------------------------------------------
def search_refusal(state: State, answer: Search) -> Refusal | None:
    """Why nobody can search here so; None where he can. [FT-TEST-02 FT-FILL-08]"""
    if is_searched(state):
        return refusal("searched", "search", "FT-FILL-08")
    return risk_refusal(state, search_risk(state, answer))


def search_risk(state: State, answer: Search) -> Risk:
    """A search of the room, with the HEAD Dice. [FT-TEST-02]"""
    left = room_row(state, current_room(state)).searching_difficulty - current_room(state).searched
    return with_details(Risk(actors=answer.actors, pool=HEAD, task=SEARCHING, dd=left), answer)


def declare_search(ref: Referee, state: State, answer: Search) -> State:
    """The state in which a search is declared."""
    return replace(advance_phase(state, answer.verb), risk=search_risk(state, answer))


# --- approach ---------------------------------------------------------------------------------------------------------
def with_details(risk: Risk, answer: Search | Approach | Confirm) -> Risk:
    """A risk with what is claimed, whether it is a stunt, and the sentence. [FT-DICE-07 FT-STUNT-01]"""
    claims = (*((EQUIPMENT, item) for item in answer.equipment), *(((KNACK, ""),) if answer.knack else ()))
    return replace(
        risk, claims=(*risk.claims, *claims), stunt=risk.stunt or answer.stunt, said=answer.said or risk.said
    )


def approach_refusal(state: State, answer: Approach) -> Refusal | None:
    """Why an approach cannot be declared so; None where it can. [FT-TEST-06 FT-CORE-01]"""
    target = approach_target(state, answer)
    if target is None:
        return refusal("no-target", "target", "FT-CORE-04", target=aim_of(answer))
    if not aim_of(answer) and not answer.said and answer.task in TASKS:
        return refusal("approach-in-words", "approach", "FT-CORE-02")
    return risk_refusal(state, approach_risk(state, answer))


def aim_of(answer: Approach) -> str:
    """What an approach says that it is at: something by its name, or an exit; nothing where it names none."""
    return answer.target if answer.exit is None else f"exit {answer.exit}"


def approach_target(state: State, answer: Approach) -> str | None:
    """The target of an approach by what it names: an obstacle here by its id, its kind, or the way that it bars; else what the
    task is about; None for an obstacle that nobody sees here."""
    word = aim_of(answer)
    if not word:
        return ""
    for hurdle in current_room(state).hurdles:
        if word in (hurdle.id, hurdle.obstacle, f"exit {hurdle.exit}") and not (hurdle.done or hurdle.hidden):
            return hurdle.id
    if answer.task == LIFTING:
        return word if any(thing.item == word for thing in current_room(state).loot) and word in LOADS else None
    return word if answer.task not in TASKS else None


def approach_risk(state: State, answer: Approach) -> Risk:
    """An approach as it is declared: against the Difficulty Dice of what is in the way; against one where none were stated.

    [FT-TEST-02 FT-CORE-04]
    """
    target = approach_target(state, answer) or ""
    dd = target_difficulty(state, answer.task, target)
    return with_details(Risk(actors=answer.actors, pool=answer.pool, task=answer.task, target=target, dd=dd), answer)


def target_difficulty(state: State, task: str, target: str) -> int:
    """The Difficulty Dice of a target: its own; of a task that states none, one. [FT-TEST-02 FT-CORE-04 FT-ARM-10]"""
    if task == LIFTING:
        return LOADS[target]
    i = person_index(state, target)
    if task == CRAFT:
        die = item_kind(target).die if i == NOBODY else state.people[i].armor.die
        return max(0, (craft_dd(die) if die else UNSTATED) - work_done(state, target, state.here))
    hurdle = next((other for other in current_room(state).hurdles if other.id == target), None)
    own = UNSTATED if hurdle is None or is_looked_at(state, hurdle, task) else hurdle.dd
    return own + sum(effect.amount for effect in lasting_effects(state, HARDER)) if task in TASKS else own


def declare_approach(ref: Referee, state: State, answer: Approach) -> State:
    """The state in which an approach is declared."""
    return replace(advance_phase(state, answer.verb), risk=approach_risk(state, answer))


# --- cast -------------------------------------------------------------------------------------------------------------
def cast_refusal(state: State, answer: Cast) -> Refusal | None:
    """Why a spell cannot be cast so; None where it can. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07]"""
    risk = cast_risk(state, answer)
    i = person_index(state, risk.actors[0])
    if i == NOBODY:
        return refusal("nobody", "person", "FT-SPELL-01", who=risk.actors[0])
    if not is_able(state.people[i]):
        return refusal("is-out", "person", "FT-OOFA-01", who=risk.actors[0])
    fault = casting_fault(state.people[i], risk.spell, risk.task, state.house)
    return fault or aim_refusal(state, i, risk.spell, risk.target)


def cast_risk(state: State, answer: Cast) -> Risk:
    """A casting as it is declared: from memory where nothing else is said and it is memorised; `task` says from where.

    [FT-SPELL-02 FT-SPELL-05]
    """
    i = person_index(state, answer.name)
    memorised = i != NOBODY and answer.spell in state.people[i].memorised
    way = answer.source or (FROM_MEMORY if memorised else FROM_BOOK)
    row = spell_row(state.filler, answer.spell)
    dd = resistance(state, row, answer.target) if row is not None else UNSTATED
    return Risk(
        actors=(answer.name,), pool=HEAD, task=way, target=answer.target, dd=dd, spell=answer.spell, source=CASTING,
        said=answer.said,
    )  # fmt: skip


def declare_casting(ref: Referee, state: State, answer: Cast) -> State:
    """The state in which a casting is declared."""
    return replace(advance_phase(state, answer.verb), risk=cast_risk(state, answer))


# --- in words ---------------------------------------------------------------------------------------------------------
def label_search(state: State, answer: Search) -> tuple[str, Args]:
    """Who searches."""
    return "search", {"who": TOGETHER.join(answer.actors)}


def label_approach(state: State, answer: Approach) -> tuple[str, Args]:
    """Who tries what with which pool."""
    target = approach_target(state, answer) or ""
    kind = next((hurdle.obstacle for hurdle in current_room(state).hurdles if hurdle.id == target), target)
    aimed = {LEARNING: AT_SPELL, CRAFT: AT_ITEM, LIFTING: AT_ITEM}.get(answer.task, AT_HURDLE) if kind else 0
    return "approach", {
        "people": answer.actors, "pool": POOL_NAMES[answer.pool], "task": answer.task, "aimed": aimed, "obstacle": kind,
        "spell": kind, "item": kind, "stunt": int(answer.stunt),
    }  # fmt: skip


def label_cast(state: State, answer: Cast) -> tuple[str, Args]:
    """Who casts what at whom."""
    risk = cast_risk(state, answer)
    kind = next((hurdle.obstacle for hurdle in current_room(state).hurdles if hurdle.id == risk.target), risk.target)
    return "cast", {
        "who": risk.actors[0], "spell": risk.spell, "source": risk.task, "aimed": int(kind != ""), "obstacle": kind
    }  # fmt: skip


DEEDS = (
    deed(Search, search_refusal, declare_search),
    deed(Approach, approach_refusal, declare_approach),
    deed(Cast, cast_refusal, declare_casting),
)
LABELS = (label_by(Search, label_search), label_by(Approach, label_approach), label_by(Cast, label_cast))
