"""Deeds of a scene that may fail: to search, to approach something, to cast a spell. Each is declared before it is rolled.

[FT-TEST-01 FT-TEST-02 FT-SPELL-02 FT-SPELL-05 FT-CORE-01]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee
from affray.systems.fortmayn.content.codes import BODY, DARK, HEAD, POOL_NAMES
from affray.systems.fortmayn.content.people import Hurdle, Person
from affray.systems.fortmayn.content.tables import SpellRow
from affray.systems.fortmayn.delve.event_effects import HARDER
from affray.systems.fortmayn.delve.pass_a_moment import LOADS
from affray.systems.fortmayn.delve.ways import is_looked_at, usual_try
from affray.systems.fortmayn.position.answer_words import GivenWords, form_refusal, given_words
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.difficulty import (
    EQUIPMENT,
    KNACK,
    LEARNING,
    LIFTING,
    STUNT,
    TASKS,
    ready_dice,
    risk_refusal,
)
from affray.systems.fortmayn.position.lasting import CRAFT, lasting_effects, work_done
from affray.systems.fortmayn.position.light import is_lit
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.rooms import current_room, room_row
from affray.systems.fortmayn.position.spell_effects import aim_refusal, resistance, spell_effect, spell_targets
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.casting import FROM_BOOK, FROM_MEMORY, SOURCES, spell_row, unlearned_spells
from affray.systems.fortmayn.rules.casting import casting_refusal as casting_fault
from affray.systems.fortmayn.rules.gear import item_kind
from affray.systems.fortmayn.rules.mending import can_mend, craft_dd
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED

SEARCH, APPROACH, CAST = "search", "approach", "cast"
SEARCHING = "searching"
SEARCH_FORM = "search NAME [equipment=ITEM] [knack] [stunt] [: SENTENCE]"
APPROACH_FORM = (
    "approach NAME[+NAME...] body|head TASK [OBSTACLE|exit N|THING] [equipment=ITEM] [knack] [stunt] [: SENTENCE]"
)
CAST_FORM = f"cast NAME SPELL [{'|'.join(SOURCES)}] [TARGET]"
FORMS = (APPROACH_FORM, SEARCH_FORM, CAST_FORM)
BODY_NAME, HEAD_NAME = POOL_NAMES
AT_HURDLE, AT_SPELL, AT_ITEM = 1, 2, 3
"""What an approach is aimed at, for its label: an obstacle or the words of a person, a spell, a thing."""
TOGETHER = "+"
"""Between the names of several who act together."""


# --- what suggests itself ---------------------------------------------------------------------------------------------
def answers(state: State) -> list[Answer]:
    """Searches, spells that prepare, and what the obstacles here ask for, of whoever can."""
    up = [one for one in state.people if is_able(one)]
    found = [Answer(SEARCH, (one.id,)) for one in up if one.head_ready and not is_searched(state)]
    for hurdle in current_room(state).hurdles:
        if not hurdle.done and not hurdle.hidden:
            found += [usual_approach(state, one, hurdle) for one in up if usual_pool(state, one, hurdle) >= 0]
    found += [Answer(APPROACH, words) for one in up for words in hour_tasks(state, one)]
    for one in up:
        found += [Answer(CAST, (one.id, *words)) for words in castable_spells(state, person_index(state, one.id))]
    return found


def hour_tasks(state: State, one: Person) -> list[tuple[str, ...]]:
    """What a character may do here that is no obstacle: lift what is heavy, learn from a book, mend armor.

    [FT-LOAD-04 FT-FILL-05 FT-ARM-10]
    """
    heavy = dict.fromkeys(thing.item for thing in current_room(state).loot if thing.item in LOADS)
    found: list[tuple[str, ...]] = [(one.id, BODY_NAME, LIFTING, item) for item in heavy]
    if one.head_ready and not state.house.magic:
        found += [(one.id, HEAD_NAME, LEARNING, spell) for spell in unlearned_spells(one)]
    mended = [(one.id, HEAD_NAME, CRAFT, each.id) for each in state.people if can_mend(each.armor, 0)]
    return found + [words for words in mended if approach_refusal(state, Answer(APPROACH, words)) is None]


def is_searched(state: State) -> bool:
    """Whether there is nothing more to be found here. [FT-FILL-08]"""
    return current_room(state).searched >= room_row(state, current_room(state)).searching_difficulty


def usual_pool(state: State, one: Person, hurdle: Hurdle) -> int:
    """The pool with which a character tries an obstacle: its own, or the other where that is empty; -1 for none.

    Any blocked way may be tried with either, so an empty HEAD pool never locks the game.
    """
    own, _ = usual_try(state, one, hurdle)
    return next((pool for pool in (own, BODY + HEAD - own) if ready_dice(one, pool)), -1)


def usual_approach(state: State, one: Person, hurdle: Hurdle) -> Answer:
    """The plain approach of a character to an obstacle."""
    pool = POOL_NAMES[usual_pool(state, one, hurdle)]
    return Answer(APPROACH, (one.id, pool, usual_try(state, one, hurdle)[1], hurdle.obstacle))


def castable_spells(state: State, i: int) -> list[tuple[str, ...]]:
    """What a character may cast here and at what, from memory or else from the book. [FT-SPELL-02]"""
    one, found = state.people[i], []
    for spell in one.known:
        row = spell_row(state.filler, spell)
        ways = [way for way in (FROM_MEMORY, FROM_BOOK) if casting_fault(one, spell, way, state.house) is None]
        if row is not None and ways:
            aims = (target for target in spell_targets(state, i, row) if is_of_use(state, row, target))
            found += [(spell, ways[0], *((target,) if target else ())) for target in aims]
    return found


def is_of_use(state: State, row: SpellRow, target: str) -> bool:
    """Whether a spell suggests itself there: not one that holds already, no light where there is light, nothing healed that is
    whole; a mere story is for whoever has one to tell."""
    effect = spell_effect(row)
    k = person_index(state, target)
    if effect.does in ("story", "question") or any(one.source == row.spell_id for one in state.lasting):
        return False
    if effect.does in ("light", "dark_sight"):
        return current_room(state).light == DARK and not is_lit(state)
    return effect.does != "heal" or (k != NOBODY and state.people[k].body_ready < state.people[k].body_max)


# --- search -----------------------------------------------------------------------------------------------------------
def search_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why nobody can search here so; None where he can. [FT-TEST-02 FT-FILL-08]"""
    words = given_words(answer)
    if not words.plain:
        return form_refusal(SEARCH_FORM)
    if is_searched(state):
        return refusal("searched", "search", "FT-FILL-08")
    return flags_refusal(words.plain[1:], SEARCH_FORM) or risk_refusal(state, search_risk(state, answer))


def search_risk(state: State, answer: Answer) -> Risk:
    """A search of the room, with the HEAD Dice. [FT-TEST-02]"""
    words = given_words(answer)
    left = room_row(state, current_room(state)).searching_difficulty - current_room(state).searched
    return with_details(
        Risk(actors=actor_names(words.plain[0]), pool=HEAD, task=SEARCHING, dd=left), answer, words.plain[1:]
    )


def declare_search(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a search is declared."""
    return replace(advance_phase(state, SEARCH), risk=search_risk(state, answer))


# --- approach ---------------------------------------------------------------------------------------------------------
def actor_names(word: str) -> tuple[str, ...]:
    """The names of those who act together.

    >>> actor_names("Ann+Old Tom")
    ('Ann', 'Old Tom')
    """
    return tuple(word.split(TOGETHER))


def flags_refusal(words: tuple[str, ...], form: str) -> Refusal | None:
    """Why words are not those that may follow; None where they are."""
    return None if set(words) <= {KNACK, STUNT} else form_refusal(form)


def with_details(risk: Risk, answer: Answer, flags: tuple[str, ...]) -> Risk:
    """A risk with what is claimed, whether it is a stunt, and the sentence. [FT-DICE-07 FT-STUNT-01]"""
    tools = given_words(answer).named.get(EQUIPMENT, ())
    claims = (*((EQUIPMENT, item) for item in tools), *(((KNACK, ""),) if KNACK in flags else ()))
    return replace(
        risk, claims=(*risk.claims, *claims), stunt=risk.stunt or STUNT in flags, said=answer.said or risk.said
    )


def approach_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why an approach cannot be declared so; None where it can. [FT-TEST-06 FT-CORE-01]"""
    words = given_words(answer)
    parts, flags = split_approach(words)
    if len(parts) not in (3, 4) or parts[1] not in POOL_NAMES:
        return form_refusal(APPROACH_FORM)
    target = approach_target(state, parts)
    if target is None:
        return refusal("no-target", "target", "FT-CORE-04", target=parts[3])
    if len(parts) == 3 and not answer.said and parts[2] in TASKS:
        return refusal("approach-in-words", "approach", "FT-CORE-02")
    return flags_refusal(flags, APPROACH_FORM) or risk_refusal(state, approach_risk(state, answer))


def split_approach(words: GivenWords) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The plain words of an approach, and its flags; `exit N` is one word."""
    flags = tuple(word for word in words.plain if word in (KNACK, STUNT))
    parts = [word for word in words.plain if word not in (KNACK, STUNT)]
    if len(parts) == 5 and parts[3] == "exit":
        parts[3:] = [f"exit {parts[4]}"]
    return tuple(parts), flags


def approach_target(state: State, parts: tuple[str, ...]) -> str | None:
    """The target of an approach by its word: an obstacle here by its id, its kind, or the way that it bars; else what the
    task is about; None for an obstacle that nobody sees here."""
    if len(parts) < 4:
        return ""
    word = parts[3]
    for hurdle in current_room(state).hurdles:
        if word in (hurdle.id, hurdle.obstacle, f"exit {hurdle.exit}") and not (hurdle.done or hurdle.hidden):
            return hurdle.id
    if parts[2] == LIFTING:
        return word if any(thing.item == word for thing in current_room(state).loot) and word in LOADS else None
    return word if parts[2] not in TASKS else None


def approach_risk(state: State, answer: Answer) -> Risk:
    """An approach as it is declared: against the Difficulty Dice of what is in the way; against one where none were stated.

    [FT-TEST-02 FT-CORE-04]
    """
    parts, flags = split_approach(given_words(answer))
    target = approach_target(state, parts) or ""
    risk = Risk(
        actors=actor_names(parts[0]),
        pool=POOL_NAMES.index(parts[1]),
        task=parts[2],
        target=target,
        dd=target_difficulty(state, parts[2], target),
    )
    return with_details(risk, answer, flags)


def target_difficulty(state: State, task: str, target: str) -> int:
    """The Difficulty Dice of a target: its own; of a task that states none, one. [FT-TEST-02 FT-CORE-04 FT-ARM-10]"""
    if task == LIFTING:
        return LOADS[target]
    i = person_index(state, target)
    if task == CRAFT:
        die = item_kind(target).die if i == NOBODY else state.people[i].armor.die
        return max(0, (craft_dd(die) if die else UNSTATED) - work_done(state, target, state.here))
    hurdle = next((one for one in current_room(state).hurdles if one.id == target), None)
    own = UNSTATED if hurdle is None or is_looked_at(state, hurdle, task) else hurdle.dd
    return own + sum(one.amount for one in lasting_effects(state, HARDER)) if task in TASKS else own


def declare_approach(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which an approach is declared."""
    return replace(advance_phase(state, APPROACH), risk=approach_risk(state, answer))


# --- cast -------------------------------------------------------------------------------------------------------------
def cast_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a spell cannot be cast so; None where it can. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07]"""
    if not 2 <= len(answer.words) <= 4:
        return form_refusal(CAST_FORM)
    risk = cast_risk(state, answer)
    i = person_index(state, risk.actors[0])
    if i == NOBODY:
        return refusal("nobody", "person", "FT-SPELL-01", who=risk.actors[0])
    if not is_able(state.people[i]):
        return refusal("is-out", "person", "FT-OOFA-01", who=risk.actors[0])
    fault = casting_fault(state.people[i], risk.spell, risk.task, state.house)
    return fault or aim_refusal(state, i, risk.spell, risk.target)


def cast_risk(state: State, answer: Answer) -> Risk:
    """A casting as it is declared: from memory where nothing else is said and it is memorised; `task` says from where.

    [FT-SPELL-02 FT-SPELL-05]
    """
    name, spell, *rest = answer.words
    i = person_index(state, name)
    memorised = i != NOBODY and spell in state.people[i].memorised
    way = rest.pop(0) if rest and rest[0] in SOURCES else FROM_MEMORY if memorised else FROM_BOOK
    target = rest[0] if rest else ""
    row = spell_row(state.filler, spell)
    dd = resistance(state, row, target) if row is not None else UNSTATED
    return Risk(actors=(name,), pool=HEAD, task=way, target=target, dd=dd, spell=spell, source=CAST, said=answer.said)


def declare_casting(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a casting is declared."""
    return replace(advance_phase(state, CAST), risk=cast_risk(state, answer))


# --- in words ---------------------------------------------------------------------------------------------------------
def label_search(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who searches."""
    return ("search", {"who": given_words(answer).plain[0]}) if given_words(answer).plain else None


def label_approach(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who tries what with which pool."""
    parts, flags = split_approach(given_words(answer))
    if len(parts) not in (3, 4) or parts[1] not in POOL_NAMES:
        return None
    target = approach_target(state, parts) or ""
    kind = next((one.obstacle for one in current_room(state).hurdles if one.id == target), target)
    aimed = {LEARNING: AT_SPELL, CRAFT: AT_ITEM, LIFTING: AT_ITEM}.get(parts[2], AT_HURDLE) if kind else 0
    return "approach", {
        "people": actor_names(parts[0]), "pool": parts[1], "task": parts[2], "aimed": aimed, "obstacle": kind, "spell": kind,
        "item": kind, "stunt": int(STUNT in flags),
    }  # fmt: skip


def label_cast(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who casts what at whom."""
    if not 2 <= len(answer.words) <= 4:
        return None
    risk = cast_risk(state, answer)
    kind = next((one.obstacle for one in current_room(state).hurdles if one.id == risk.target), risk.target)
    return "cast", {
        "who": risk.actors[0], "spell": risk.spell, "source": risk.task, "aimed": int(kind != ""), "obstacle": kind
    }  # fmt: skip
