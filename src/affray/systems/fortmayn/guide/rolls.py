"""The rolls that a commitment comes to, each along every path of the very functions that play it.

A roll is gone through with what the rolls before it may have left of the roller, his ready dice and his gear; what else may
happen to him or to others meanwhile is left out. Saves, sunders and what else is asked are by habit.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from affray.core import Event, Modifier
from affray.core.fight_state import NOBODY
from affray.dice.dist import Dist
from affray.referee import Live, Policy, Referee, odds
from affray.referee.every import enumerate_paths, nodes
from affray.systems.fortmayn.conflict import advantage, carrying, duel, planning, resolve
from affray.systems.fortmayn.conflict.blows import plan_for
from affray.systems.fortmayn.conflict.declare import start_plan
from affray.systems.fortmayn.conflict.other_deeds import banishable_foes
from affray.systems.fortmayn.conflict.spell_deeds import spell_source, spell_target
from affray.systems.fortmayn.content.codes import BODY, CLOSE, HEAD, LEARNING, POOL_NAMES
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Person, Plan, Wear
from affray.systems.fortmayn.delve import outcomes, roll
from affray.systems.fortmayn.duel.habits import USUAL, named_habit
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Blows, Strike, Words
from affray.systems.fortmayn.position.creature_specials import is_beguiling, is_blind_hunter
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.risk import CAST, PARLEY, risk_of, risk_sources
from affray.systems.fortmayn.position.standing import (
    alter_conflict,
    band,
    close_foes,
    conflict_of,
    foe_index,
    put_person,
)
from affray.systems.fortmayn.position.state import Deed, State
from affray.systems.fortmayn.rules.banishing import banish_one
from affray.systems.fortmayn.rules.casting import FROM_MEMORY, cast, spell_row
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.talk import Parley

T = TypeVar("T", bound=Hashable)
HABIT = named_habit(USUAL)
"""How everything is chosen: every exposed die is saved, the shield first; a Brawny sunders before he goes out."""
TEST, TALK = "test", "talk"
BLOWS = (*resolve.MELEE, plan_words.SHOOT)
"""Deeds of which it is known beforehand what is rolled."""
NOTHING_SHOWN = 2
"""A face, counted from 0, that neither removes nor is lost on any die."""


class Stand(NamedTuple):
    """What rolls leave of a character: ready dice, gear, whether out of Action or of a talk, the attachments left."""

    body: int
    head: int
    shield: Wear
    armor: Wear
    out: int = 0
    attachments: tuple[str, ...] = ()

    def ready_dice(self, pool: int) -> int:
        """The ready dice of a pool."""
        return self.body if pool == BODY else self.head


class Outcome(NamedTuple):
    """How a roll ends: the Difficulty Dice left, the dice lost, what is left of the roller. `used` says whether
    something used, such as a quiver or in a duel the armor of the other, is a size lower or gone."""

    left: int
    lost: int
    stand: Stand
    used: int = 0


class Aim(NamedTuple):
    """What a roll is made against: a foe or an obstacle by name, empty for anything else; its Difficulty Dice; whether
    it is a foe, and whether the other of a duel."""

    whom: str
    dd: int
    foe: int = 1
    rival: bool = False


class Roll(NamedTuple):
    """A roll that a commitment comes to."""

    kind: str
    """A deed of an Ounce, `test`, `stunt`, `cast` or `talk`."""
    who: str
    """The name of who rolls."""
    aim: Aim
    """What it is made against."""
    pool: int
    """BODY or HEAD."""
    dice: int
    """How many dice."""
    die: int
    """Their size in sides."""
    parts: tuple[Modifier, ...]
    """What makes the die bigger or smaller."""
    after: int
    """How many rolls come before it, which may have cost dice."""
    ends: Dist[Outcome]
    """How likely each end is."""
    lasting: int = 0
    """Whether Difficulty Dice that it removes stay off where some are left. [FT-TEST-06 FT-MELEE-08]"""


# --- every path -------------------------------------------------------------------------------------------------------
def exact_ends(play: Callable[[Referee], T]) -> Dist[T]:
    """The chance of each end of a play."""
    return enumerate_paths(play, (), HABIT, nodes)


class HarmlessDice:
    """Dice that never do anything."""

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """Faces that neither remove nor are lost."""
        return (NOTHING_SHOWN,) * n


def first_roll_event(play: Callable[[Referee], object], policy: Policy = HABIT) -> Event | None:
    """The first event of a play that names a die; None where no pool is rolled."""
    ref = Live(HarmlessDice(), CODES, policy)
    play(ref)
    return next((event for event in ref.events if "die" in event.data), None)


def stand_of(person: Person) -> Stand:
    """What is left of a character now."""
    out = int(person.out or person.shamed)
    return Stand(person.body_ready, person.head_ready, person.shield, person.armor, out, person.attachments)


def with_stand(state: State, i: int, stand: Stand) -> State:
    """The state with what is left of character `i` replaced."""
    person = replace(
        state.people[i], body_ready=stand.body, head_ready=stand.head, shield=stand.shield, armor=stand.armor,
        attachments=stand.attachments,
    )  # fmt: skip
    return put_person(state, i, person)


# --- an Ounce ---------------------------------------------------------------------------------------------------------
def plan_rolls(state: State, i: int, plan: Plan) -> Iterator[Roll]:
    """The rolls of a character's plan, in order, as if nobody else acted. [FT-MELEE-02 FT-MELEE-03]"""
    plan = planning.effective_plan(state, i, plan)
    state = start_plan(alter_conflict(state, plans=(plan,)), i, plan)
    yield from rolls_in_order(state, i, plan, plan_deeds(state, i, plan))


def rolls_in_order(state: State, i: int, plan: Plan, deeds: Sequence[Deed]) -> Iterator[Roll]:
    """The rolls of these deeds of a character, one after another. Deeds whose roll is not known beforehand are left
    out. [FT-MELEE-02 FT-MELEE-03]"""
    now = Dist.sure(stand_of(state.people[i]))
    for place, deed, said in known_rolls(state, deeds):
        if deed.kind == plan_words.BANISH:
            yield from banish_rolls(state, i, said)
        elif deed.kind == plan_words.CAST:
            yield cast_roll(state, i, plan, said)
        elif deed.kind == plan_words.CARRY:
            yield carry_roll(state, i, deed, said)
        else:
            found = deed_roll(state, i, deed, now, place, said)
            yield found
            now = found.ends.map(lambda end: end.stand)


def known_rolls(state: State, deeds: Sequence[Deed]) -> Iterator[tuple[int, Deed, Event]]:
    """The deeds whose roll is known beforehand, each with its place and the first event of its roll."""
    for place, deed in enumerate(deeds):
        said = first_roll_event(lambda ref, deed=deed: resolve.do_deed(ref, state, deed))  # type: ignore[misc]
        wordy = deed.kind in resolve.BY_FOES and has_own_attack(state, foe_index(state, deed.target))
        if said is not None and not wordy:
            yield place, deed, said


def plan_deeds(state: State, i: int, plan: Plan) -> tuple[Deed, ...]:
    """The deeds of a plan that can be done. A fight without a target means all foes that are Close. [FT-MELEE-03]"""
    deeds = tuple(resolve.ounce_deeds(state))
    if plan.action == plan_words.FIGHT and not plan.target:
        deeds = tuple(Deed(plan_words.FIGHT, plan.who, state.foes[j].id) for j in close_foes(state, i))
    return tuple(deed for deed in deeds if resolve.can_happen(state, deed))


def make_roll(kind: str, said: Event, aim: Aim, person: Person, pool: int, ends: Dist[Outcome], after: int = 0) -> Roll:
    """The roll that an event announces."""
    die = said.data["die"]
    assert isinstance(die, int)
    return Roll(
        kind=kind, who=person.id, aim=aim, pool=pool, dice=stand_of(person).ready_dice(pool), die=die, parts=said.parts,
        after=after, ends=ends, lasting=aim.foe,
    )  # fmt: skip


def deed_pool(state: State, i: int, deed: Deed) -> int:
    """The pool of a deed. [FT-MELEE-03 FT-RANGE-01 FT-STUNT-06]"""
    if deed.kind == plan_words.STUNT:
        near = band(state, i, foe_index(state, deed.target)) == CLOSE
        return BODY if near else POOL_NAMES.index(plan_for(state, deed.who).item)
    return BODY if deed.kind in (*resolve.MELEE, resolve.SHOT_AT) else HEAD


def deed_roll(state: State, i: int, deed: Deed, now: Dist[Stand], place: int, said: Event) -> Roll:
    """The roll of a deed against a foe, with what is left of the character by then. [FT-MELEE-08]"""
    j, pool = foe_index(state, deed.target), deed_pool(state, i, deed)
    dd = state.foes[j].dd

    def play(ref: Referee, stand: Stand) -> Outcome:
        begun = with_stand(state, i, stand)
        if stand.out or not resolve.can_happen(begun, deed):
            return Outcome(dd, 0, stand)
        after = resolve.do_deed(ref, begun, deed)
        end = stand_of(after.people[i])
        used = int(after.people[i].things != begun.people[i].things)
        return Outcome(after.foes[j].dd, stand.ready_dice(pool) - end.ready_dice(pool), end, used)

    ends = now.flat_map(lambda stand: exact_ends(lambda ref: play(ref, stand)))
    return make_roll(
        deed.kind, said=said, aim=Aim(deed.target, dd), person=state.people[i], pool=pool, ends=ends, after=place
    )


def next_roll(state: State) -> Iterator[Roll]:
    """The roll that a conflict waits for, if it is a blow or a shot. [FT-MELEE-03 FT-RANGE-01 FT-CORE-05]"""
    deed, rest = conflict_of(state).rolls[0], conflict_of(state).rolls[1:]
    i, j = person_index(state, deed.who), foe_index(state, deed.target)
    if NOBODY in (i, j) or deed.kind not in BLOWS or has_own_attack(state, j):
        return
    state = alter_conflict(state, rolls=rest)
    first = first_roll_event(lambda ref: resolve.do_deed(ref, state, deed))
    stand = Dist.sure(stand_of(state.people[i]))
    yield from (deed_roll(state, i, deed, stand, 0, said) for said in (first,) if said is not None)


def has_own_attack(state: State, j: int) -> bool:
    """Whether a foe attacks with words or blindly, and not with blows. [FT-FILL-03]"""
    return is_beguiling(state, state.foes[j]) or is_blind_hunter(state, state.foes[j])


def carry_roll(state: State, i: int, deed: Deed, said: Event) -> Roll:
    """The roll to lift a fallen comrade. [FT-OOFA-08 FT-LOAD-04]"""
    stand = stand_of(state.people[i])

    def play(ref: Referee) -> Outcome:
        person = carrying.lift_comrade(ref, state, i, deed.target).people[i]
        return Outcome(int(not person.carries), stand.body - person.body_ready, stand_of(person))

    return make_roll(TEST, said, Aim(deed.target, carrying.WEIGHT, 0), state.people[i], BODY, exact_ends(play))


def cast_roll(state: State, i: int, plan: Plan, said: Event) -> Roll:
    """The roll of a spell in a conflict. [FT-SPELL-04 FT-SPELL-05]"""
    row = spell_row(state.filler, plan.item)
    assert row is not None
    person, target = state.people[i], spell_target(state, row, plan)
    foe = int(foe_index(state, plan.target) != NOBODY)
    memory = int(spell_source(person, plan) == FROM_MEMORY)
    return make_roll(
        plan_words.CAST, said, Aim(plan.target, target.dd, foe), person, HEAD, cast_ends(person, said, target, memory)
    )


def cast_ends(person: Person, said: Event, target: Target, memory: int) -> Dist[Outcome]:
    """The ends of a casting. [FT-SPELL-04]"""
    stand, die = stand_of(person), said.data["die"]
    found = odds(cast, stand.head, die, target, memory, policy=HABIT)
    return found.map(lambda end: Outcome(end.dd, end.exhausted, stand._replace(head=end.ready)))


# --- banishing --------------------------------------------------------------------------------------------------------
def banish_rolls(state: State, i: int, said: Event) -> Iterator[Roll]:
    """The rolls of an attempt to banish: one for each of the undead, or one for all. [FT-BAN-03]"""
    person, targets, die = state.people[i], banishable_foes(state, i), said.data["die"]
    marks = [advantage.roll_target(state, j, magical=True) for j in targets]
    names = [state.foes[j].id for j in targets]
    now = Dist.sure(stand_of(person))
    if state.house.banish_roll:
        marks, names = [Target(sum(mark.dd for mark in marks))], [""]

    def against(mark: Target) -> Callable[[Stand], Dist[Outcome]]:
        def rolled(stand: Stand) -> Dist[Outcome]:
            if stand.head == 0:
                return Dist.sure(Outcome(mark.dd, 0, stand))
            given = (0, person.type, stand.head, die, mark, len(stand.attachments), 0, state.house)
            return odds(banish_one, *given, policy=HABIT).map(lambda end: talk_outcome(end, stand))

        return rolled

    for place, (name, mark) in enumerate(zip(names, marks, strict=True)):
        ends = now.flat_map(against(mark))
        yield make_roll(
            plan_words.BANISH,
            said=said,
            aim=Aim(name, mark.dd, int(name != "")),
            person=person,
            pool=HEAD,
            ends=ends,
            after=place,
        )
        now = ends.map(lambda end: end.stand)


def talk_outcome(end: Parley, stand: Stand) -> Outcome:
    """The end of a roll of a social conflict. [FT-SOC-01 FT-SOC-03]"""
    kept = tuple(name for place, name in enumerate(stand.attachments) if place != end.betrayed)
    return Outcome(end.dd, end.exhausted, stand._replace(head=end.ready, out=end.out, attachments=kept))


# --- risks ------------------------------------------------------------------------------------------------------------
def risk_rolls(state: State) -> Iterator[Roll]:
    """The rolls of the risk that is under way: each actor in turn, against what the earlier ones have left. [FT-TEST-01
    FT-TEST-06]"""
    risk = risk_of(state)
    now = Dist.sure(risk.dd)
    for place in range(risk.at, len(risk.actors)):
        i = person_index(state, risk.actors[place])
        if i == NOBODY or not is_able(state.people[i]) or (risk.dd == 0 and risk.source != CAST):
            continue
        found = risk_roll(state, i, now, place)
        yield found
        if not risk.each:
            now = found.ends.map(lambda end: end.left)


def risk_roll(state: State, i: int, now: Dist[int], place: int) -> Roll:
    """The roll of one actor of a risk: a test, a stunt, a casting or talk."""
    risk, person = risk_of(state), state.people[i]
    said = first_roll_event(lambda ref: roll.roll_for(ref, state, i))
    assert said is not None
    said = replace(said, parts=risk_sources(state, risk, person))
    kind = (
        TALK
        if risk.back == PARLEY
        else plan_words.CAST
        if risk.source == CAST
        else plan_words.STUNT
        if risk.stunt
        else TEST
    )
    stand = stand_of(person)

    def play(ref: Referee, dd: int) -> Outcome:
        if dd == 0 and place > risk.at:
            return Outcome(0, 0, stand)
        begun = replace(state, risk=replace(risk, dd=dd, removed=0, outcome=-1))
        after = roll.roll_for(ref, begun, i)
        if place == len(risk.actors) - 1:
            after = outcomes.pay_sure_costs(ref, after)
        end = stand_of(after.people[i])
        return Outcome(dd - risk_of(after).removed, stand.ready_dice(risk.pool) - end.ready_dice(risk.pool), end)

    if kind == plan_words.CAST:
        ends = cast_ends(person, said, roll.casting_target(state, risk), int(risk.task == FROM_MEMORY))
    else:
        ends = now.flat_map(lambda dd: exact_ends(lambda ref: play(ref, dd)))
    aim = Aim(risk.target, risk.dd, int(foe_index(state, risk.target) != NOBODY))
    found = make_roll(kind, said=said, aim=aim, person=person, pool=risk.pool, ends=ends, after=place - risk.at)
    return found._replace(lasting=int(kind in (TEST, plan_words.STUNT) and not risk.source and risk.task != LEARNING))


# --- duels ------------------------------------------------------------------------------------------------------------
def duel_rolls(state: State, answer: Answer) -> Iterator[Roll]:
    """The roll that an answer of a duel leads to, against the other's ready dice. The choice of blows or words leads to
    the challenger's first roll. [FT-FILL-12]"""
    if isinstance(answer, Blows | Words):
        state = duel.play(Live(HarmlessDice(), CODES, HABIT), state, answer)
    elif not isinstance(answer, Strike):
        return
    claimed = isinstance(answer, Strike) and answer.weapon_size
    (i, k), pool = duel.roller_and_target(state), duel.duel_pool(state)
    said = first_roll_event(lambda ref: duel.fight_bout(ref, state, i, k, claimed=claimed))
    assert said is not None

    def play(ref: Referee) -> Outcome:
        after = duel.fight_bout(ref, state, i, k, claimed=claimed)
        lost = duel.ready_dice(state, i) - duel.ready_dice(after, i)
        worn = int(gear_of(after.people[k]) != gear_of(state.people[k]))
        return Outcome(duel.ready_dice(after, k), lost, stand_of(after.people[i]), worn)

    def gear_of(person: Person) -> tuple[Wear, Wear]:
        return person.shield, person.armor

    kind = TALK if pool == HEAD else plan_words.FIGHT
    aim = Aim(state.people[k].id, duel.ready_dice(state, k), rival=True)
    yield make_roll(kind, said, aim, state.people[i], pool, exact_ends(play))
