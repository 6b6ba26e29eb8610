"""The plans that suggest themselves to a character: what is listed; anything else is legal if nothing is against it."""

from collections.abc import Iterator

from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.advantage import WEAPON_SIZE
from affray.systems.fortmayn.conflict.carrying import COMRADE, liftable_comrades
from affray.systems.fortmayn.conflict.moves import farthest_move
from affray.systems.fortmayn.conflict.other_deeds import OF_USE
from affray.systems.fortmayn.conflict.plan_refusals import SHIELD_ITEM, has_better_size, plan_refusal
from affray.systems.fortmayn.content.codes import BRAWNY
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.creature_specials import UNEARTHLY, has_special, is_brandishing_fire
from affray.systems.fortmayn.position.lasting import is_dark
from affray.systems.fortmayn.position.spell_effects import spell_effect, spell_targets
from affray.systems.fortmayn.position.standing import band, close_foes, creature_of, foe_index, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import is_damaged
from affray.systems.fortmayn.rules.arming import weapons_to_draw
from affray.systems.fortmayn.rules.casting import FROM_BOOK, FROM_MEMORY, has_book_with, spell_row
from affray.systems.fortmayn.rules.gear import OIL, TORCHES, as_weapon, shooting_weapon, weapon_in_hand
from affray.systems.fortmayn.rules.time_and_distance import NEARBY_MOVE, NO_MOVE

IN_FRAY = ("strike", "fire", "sleep", "rout", "command", "react", "heal", "fog", "ward")
AGAINST_DARK = ("light", "dark_sight")
"""What spells do that is of use in a conflict, and in the dark."""
REACHES, GETS_UNDER = "I use the reach of my weapon.", "I get in under the longer weapon."
DARES, HOLDS = "I do what nobody expects of me.", "I use what I hold."
CANNED = (REACHES, GETS_UNDER, DARES, HOLDS)
"""Sentences that serve for any; the catalogue tells them to a reader of another language."""


def listed_plans(state: State, i: int) -> tuple[Plan, ...]:
    """The plans that suggest themselves to character i, all of them legal: each foe fought, all that are Close at once, shots,
    words, spells, things, stunts, a way out. [FT-MELEE-02]"""
    found = [plan for plan in candidate_plans(state, i) if plan_refusal(state, plan) is None]
    fights = [plan for plan in found if plan.action == plan_words.FIGHT]
    person = state.people[i]
    if is_damaged(person.shield) and fights and not person.carries:
        found.append(with_shield_dropped(fights[0]))
    return tuple(found)


def with_shield_dropped(plan: Plan) -> Plan:
    """The plan with a shield dropped first, which hampers. [FT-ARM-05 FT-ARM-06]"""
    return Plan(
        who=plan.who, drop=SHIELD_ITEM, move=plan.move, toward=plan.toward, action=plan.action, target=plan.target,
        others=plan.others, claims=plan.claims, said=plan.said,
    )  # fmt: skip


def candidate_plans(state: State, i: int) -> Iterator[Plan]:
    """What a character might do, legal or not. Who bears a comrade gets away, sets him down to fight, or waits."""
    person = state.people[i]
    if person.carries:
        yield flee_plan(person)
        yield Plan(who=person.id, drop=COMRADE, action=plan_words.FIGHT)
        yield Plan(who=person.id)
        return
    foes = sorted(standing_foes(state), key=lambda j: band(state, i, j))
    yield from fight_plans(state, i, foes)
    yield from shot_plans(state, i, foes)
    yield from spell_plans(state, i)
    if person.head_ready:
        yield Plan(who=person.id, action=plan_words.BANISH)
        yield from (Plan(who=person.id, action=plan_words.TALK, target=state.foes[j].id) for j in foes)
    yield from item_plans(state, i)
    yield from (Plan(who=person.id, action=plan_words.CARRY, target=name) for name in liftable_comrades(state, i))
    yield from draw_plans(person, state.foes[foes[0]].id if foes else "", beset=bool(close_foes(state, i)))
    yield from (stunt_plan(person, state.foes[j].id) for j in close_foes(state, i))
    yield from move_plans(state, i, foes)


def fight_plans(state: State, i: int, foes: list[int]) -> Iterator[Plan]:
    """To fight each foe, by the size of the weapon where that helps; all that are Close; whoever comes. [FT-MELEE-03 FT-MELEE-13]"""
    person = state.people[i]
    for j in foes:
        yield with_size_claim(state, person, Plan(who=person.id, action=plan_words.FIGHT, target=state.foes[j].id))
        if has_special(state, state.foes[j], UNEARTHLY) and is_brandishing_fire(person) and weapon_in_hand(person).size:
            yield Plan(who=person.id, action=plan_words.FIGHT, target=state.foes[j].id, item=TORCHES)
    near = tuple(state.foes[j].id for j in close_foes(state, i))
    if len(near) > 1:
        yield with_size_claim(
            state, person, Plan(who=person.id, action=plan_words.FIGHT, target=near[0], others=near[1:])
        )
    yield Plan(who=person.id, action=plan_words.FIGHT)


def with_size_claim(state: State, person: Person, plan: Plan) -> Plan:
    """The plan with a claim on the size of the weapon, where it helps against anybody. [FT-MELEE-13]"""
    armed = (
        name
        for name in planning.plan_targets(plan)
        if creature_of(state, state.foes[foe_index(state, name)]).weapon_size
    )
    # Reach matters against weapons: claws and teeth have none to get under.
    if not any(has_better_size(state, person, plan, name) for name in armed):
        return plan
    said = REACHES if person.type == BRAWNY else GETS_UNDER
    return Plan(
        who=plan.who, action=plan.action, target=plan.target, others=plan.others, claims=(WEAPON_SIZE,), said=said
    )


def shot_plans(state: State, i: int, foes: list[int]) -> Iterator[Plan]:
    """To shoot at each foe; at those who are Close after a step away. [FT-RANGE-01 FT-RANGE-05]"""
    person = state.people[i]
    if not shooting_weapon(person).ranged:
        return
    beset = bool(close_foes(state, i))
    for j in foes:
        if not beset:
            yield Plan(who=person.id, action=plan_words.SHOOT, target=state.foes[j].id)
        yield Plan(who=person.id, move=NEARBY_MOVE, action=plan_words.SHOOT, target=state.foes[j].id)


def spell_plans(state: State, i: int) -> Iterator[Plan]:
    """To cast what is of use now, from memory or the book. [FT-SPELL-02 FT-FILL-05]"""
    person = state.people[i]
    useful = (*IN_FRAY, *AGAINST_DARK) if is_dark(state, person) else IN_FRAY
    for spell in person.known if person.head_ready and not state.house.magic else ():
        row = spell_row(state.filler, spell)
        source = FROM_MEMORY if spell in person.memorised else FROM_BOOK if has_book_with(person, spell) else ""
        if row is not None and source and spell_effect(row).does in useful:
            for target in spell_targets(state, i, row):
                if is_spell_needed(state, spell_effect(row).does, target):
                    yield Plan(who=person.id, action=plan_words.CAST, item=spell, target=target, source=source)


def is_spell_needed(state: State, does: str, target: str) -> bool:
    """Whether a spell is of use to somebody: healing to whom a BODY Die is lost."""
    return does != "heal" or any(person.id == target and person.body_ready < person.body_max for person in state.people)


def item_plans(state: State, i: int) -> Iterator[Plan]:
    """To use what is of use in a conflict. [FT-FILL-07]"""
    person = state.people[i]
    items = dict.fromkeys(thing.item for thing in person.things if thing.item in OF_USE)
    for item in items:
        if item != OIL:
            yield Plan(who=person.id, action=plan_words.ITEM, item=item)
        else:
            yield from (
                Plan(who=person.id, action=plan_words.ITEM, item=item, target=state.foes[j].id)
                for j in standing_foes(state)
            )


def stunt_plan(person: Person, name: str) -> Plan:
    """A stunt against a Close foe, in a sentence that serves for any. [FT-STUNT-01]"""
    return Plan(who=person.id, action=plan_words.STUNT, target=name, item="body", said=DARES)


def draw_plans(person: Person, nearest: str, *, beset: bool) -> Iterator[Plan]:
    """To draw another weapon than that in hand: to fight with it whoever comes, or to shoot with it. [FT-LOAD-01]"""
    for word, thing in weapons_to_draw(person).items():
        if not as_weapon(thing).ranged:
            yield Plan(who=person.id, draw=word, action=plan_words.FIGHT)
        elif nearest:
            move = NEARBY_MOVE if beset else NO_MOVE
            yield Plan(who=person.id, draw=word, move=move, action=plan_words.SHOOT, target=nearest)


def move_plans(state: State, i: int, foes: list[int]) -> Iterator[Plan]:
    """To run to the nearest foe where none can be reached with a blow; to flee, as fast as one's load allows; to stand by.

    [FT-DIST-02 FT-LOAD-03]
    """
    person = state.people[i]
    if foes and band(state, i, foes[0]) > NEARBY_MOVE:
        move = farthest_move(person, acts=False)
        yield Plan(who=person.id, move=move, toward=state.foes[foes[0]].id)
    yield flee_plan(person)
    yield Plan(who=person.id)


def flee_plan(person: Person) -> Plan:
    """To get away as fast as one can, without an action. [FT-DIST-02 FT-LOAD-03]"""
    return Plan(who=person.id, move=farthest_move(person, acts=False))
