"""What plans promise by exact odds: a character's own rolls of an Ounce, not what comes between them.

[FT-MELEE-03 FT-RANGE-01 FT-SPELL-04 FT-SOC-01 FT-BAN-03 FT-STUNT-02]
"""

from collections.abc import Callable, Mapping

from affray.core.guide import Prospect
from affray.core.state import NOBODY
from affray.dice.dist import Dist
from affray.referee import odds
from affray.systems.fortmayn import edges
from affray.systems.fortmayn import plans as p
from affray.systems.fortmayn.answers import Answer, write_answer
from affray.systems.fortmayn.banishing import banish
from affray.systems.fortmayn.casting import FROM_MEMORY, cast, spell_row
from affray.systems.fortmayn.constants import BODY, HEAD, NO_DIE, POOL_NAMES
from affray.systems.fortmayn.fray import after_exchange, exchange
from affray.systems.fortmayn.fray_acts import banishable
from affray.systems.fortmayn.fray_spells import met_by, source_of
from affray.systems.fortmayn.gear import shoots_with
from affray.systems.fortmayn.guide_chances import HABIT, End, Ends, Rolled, prospect
from affray.systems.fortmayn.phase import person_index
from affray.systems.fortmayn.saving import Fighter, Target
from affray.systems.fortmayn.shooting import shoot
from affray.systems.fortmayn.spell_work import AT_CREATURE, effect_of
from affray.systems.fortmayn.standing import close_foes, foe_index
from affray.systems.fortmayn.state import Plan, State
from affray.systems.fortmayn.talk import parley_exchange
from affray.systems.fortmayn.trial import attempt, stunt

Found = Prospect | None


def plan_prospect(state: State, answer: Answer, target: str) -> Found:
    """What a plan promises; None where its action rolls nothing, or is not for the figure that is named."""
    plan = p.read_plan(answer)
    i = person_index(state, plan.who)
    make = MAKERS.get(plan.action)
    if make is None or i == NOBODY or target not in ("", *p.targets_of(plan)):
        return None
    return make(state, i, p.meant(state, i, plan), write_answer(answer))


def aimed(state: State, names: tuple[str, ...]) -> tuple[int, ...]:
    """The places of foes by their names."""
    return tuple(j for name in names if (j := foe_index(state, name)) != NOBODY)


# --- blows ------------------------------------------------------------------------------------------------------------
def fights(state: State, i: int, plan: Plan, text: str) -> Found:
    """Melee rolls against each foe that is fought, one after another, with what the ones before have left of the character;
    against whoever is Close where nobody is named. [FT-MELEE-03]"""
    foes = aimed(state, p.targets_of(plan)) or close_foes(state, i)
    if not foes:
        return None
    one, arm = state.people[i], edges.arm_of(state.people[i], plan.item)
    magical = bool(arm.magic) or edges.burns(one, arm)
    sides = []
    for j in foes:
        parts = edges.melee_sources(state, i, j, plan)
        sides.append(
            (parts, edges.roller(state, i, BODY, parts, unarmed=not arm.size), edges.mark_of(state, j, magical=magical))
        )
    parts, fighter, _ = sides[0]
    now: Dist[tuple[Fighter, End]] = Dist.sure((fighter, End(0)))
    for _, own, mark in sides:
        now = now.then(lambda stand, own=own, mark=mark: blow(state, i, stand, own, mark))  # type: ignore[misc]
    total = sum(mark.dd for _, _, mark in sides)
    rolled = Rolled(BODY, fighter.ready, fighter.die, total, parts, targets=len(foes))
    return prospect(text, rolled, now.map(lambda stand: stand[1]))


def blow(state: State, i: int, stand: tuple[Fighter, End], own: Fighter, mark: Target) -> Dist[tuple[Fighter, End]]:
    """What a melee roll adds to what is known; who is out rolls no more. [FT-MELEE-08]"""
    now, before = stand
    if now.ready == 0:
        return Dist.sure((now, End(before.dd + mark.dd, before.lost, 1)))
    rolls = Fighter(now.type, now.ready, own.die, own.removes_at, now.shield, now.armor)
    found = odds(exchange, i, rolls, mark, state.house, policy=HABIT)
    return found.map(
        lambda end: (
            after_exchange(rolls, end),
            End(before.dd + end.dd, before.lost + end.wounded, max(before.out, end.out)),
        )
    )


def dares(state: State, i: int, plan: Plan, text: str) -> Found:
    """A stunt against a foe. [FT-STUNT-02 FT-STUNT-03]"""
    foes = aimed(state, (plan.target,))
    if not foes:
        return None
    pool, near = POOL_NAMES.index(plan.item), foes[0] in close_foes(state, i)
    arm = edges.arm_of(state.people[i])
    parts = edges.melee_sources(state, i, foes[0], Plan(who=plan.who)) if near else edges.in_sight(state, i)
    fighter = edges.roller(state, i, pool, parts, unarmed=near and not arm.size)
    mark = edges.mark_of(state, foes[0], magical=near and bool(arm.magic))
    found = odds(stunt, i, pool, fighter, mark, 1, state.house, policy=HABIT)
    ends = found.map(lambda end: End(end.dd, end.lost, end.out if pool == BODY else int(end.ready == 0)))
    return prospect(text, Rolled(pool, fighter.ready, fighter.die, mark.dd, parts), ends)


# --- shots, words and spells ------------------------------------------------------------------------------------------
def shoots(state: State, i: int, plan: Plan, text: str) -> Found:
    """A shot, which costs no dice. [FT-RANGE-01 FT-RANGE-02]"""
    foes = aimed(state, (plan.target,))
    if not foes:
        return None
    parts = edges.shot_sources(state, i, foes[0])
    fighter = edges.roller(state, i, HEAD, parts)
    mark = edges.mark_of(state, foes[0], magical=bool(shoots_with(state.people[i]).magic))
    ends = odds(shoot, fighter.ready, fighter.die, NO_DIE, mark, policy=HABIT).map(lambda end: End(end.dd))
    return prospect(text, Rolled(HEAD, fighter.ready, fighter.die, mark.dd, parts), ends, harms=False)


def talks(state: State, i: int, plan: Plan, text: str) -> Found:
    """Words to a foe: a social conflict, or a plain test. [FT-SOC-01]"""
    foes = aimed(state, (plan.target,))
    if not foes:
        return None
    one, parts = state.people[i], edges.word_sources(state, i)
    fighter, mark = edges.roller(state, i, HEAD, parts), edges.mark_of(state, foes[0])
    if state.house.social_conflict:
        tested = odds(attempt, i, HEAD, fighter, mark.dd, 1, state.house, policy=HABIT)
        ends = tested.map(lambda end: End(end.dd, end.lost, int(end.ready == 0)))
    else:
        given = (i, one.type, fighter.ready, fighter.die, mark, len(one.attachments), state.house)
        ends = odds(parley_exchange, *given, policy=HABIT).map(lambda end: End(end.dd, end.exhausted, end.out))
    return prospect(text, Rolled(HEAD, fighter.ready, fighter.die, mark.dd, parts), ends)


def casts(state: State, i: int, plan: Plan, text: str) -> Found:
    """A spell. [FT-SPELL-04 FT-SPELL-05]"""
    row = spell_row(state.filler, plan.item)
    if row is None:
        return None
    parts = edges.in_sight(state, i) if effect_of(row).aim == AT_CREATURE else edges.always(state, i)
    fighter, mark = edges.roller(state, i, HEAD, parts), met_by(state, row, plan)
    memory = int(source_of(state.people[i], plan) == FROM_MEMORY)
    found = odds(cast, fighter.ready, fighter.die, mark, memory, policy=HABIT)
    ends: Ends = found.map(lambda end: End(end.dd, end.exhausted, int(end.ready == 0)))
    return prospect(text, Rolled(HEAD, fighter.ready, fighter.die, mark.dd, parts), ends)


def banishes(state: State, i: int, plan: Plan, text: str) -> Found:
    """An attempt to banish all undead in reach. [FT-BAN-03]"""
    foes = banishable(state, i)
    if not foes:
        return None
    one, parts = state.people[i], edges.banish_sources(state, i)
    fighter = edges.roller(state, i, HEAD, parts)
    marks = tuple(edges.mark_of(state, j, magical=True) for j in foes)
    given = (i, one.type, fighter.ready, fighter.die, marks, len(one.attachments), state.house)
    found = odds(banish, *given, policy=HABIT)
    ends = found.map(lambda end: End(sum(end.dd), fighter.ready - end.ready, int(end.ready == 0)))
    rolled = Rolled(HEAD, fighter.ready, fighter.die, sum(mark.dd for mark in marks), parts, targets=len(foes))
    return prospect(text, rolled, ends)


MAKERS: Mapping[str, Callable[[State, int, Plan, str], Found]] = {
    p.FIGHT: fights,
    p.SHOOT: shoots,
    p.TALK: talks,
    p.CAST: casts,
    p.STUNT: dares,
    p.BANISH: banishes,
}
"""What makes the prospect of a plan, by its action."""
