"""What answers promise by exact odds, from the procedures that carry them out: tests, stunts, spells and talk as they are
declared. [FT-TEST-01 FT-TEST-06 FT-STUNT-02 FT-SPELL-04 FT-SOC-01]"""

from collections.abc import Callable, Mapping

from affray.core import Question
from affray.core.guide import Prospect
from affray.core.state import NOBODY
from affray.dice.dist import Dist
from affray.referee import odds
from affray.systems.fortmayn import declaring, parley, plans, ruling, scene, scene_risks
from affray.systems.fortmayn.answers import Answer, write_answer
from affray.systems.fortmayn.casting import FROM_MEMORY, cast
from affray.systems.fortmayn.constants import BODY, REMOVES_AT
from affray.systems.fortmayn.guide_chances import HABIT, End, Ends, Rolled, prospect
from affray.systems.fortmayn.guide_fray import plan_prospect
from affray.systems.fortmayn.phase import able, person_index
from affray.systems.fortmayn.risks import CAST, PARLEY, die_of, risk_of, sources_of
from affray.systems.fortmayn.rolling import target_of
from affray.systems.fortmayn.saving import Fighter, Target
from affray.systems.fortmayn.state import Person, Risk, State
from affray.systems.fortmayn.talk import parley_exchange
from affray.systems.fortmayn.trial import attempt, stunt
from affray.systems.fortmayn.trying import ready


# --- what is asked ----------------------------------------------------------------------------------------------------
def prospects(state: State, question: Question[Answer], target: str = "") -> tuple[Prospect, ...]:
    """What each listed answer that rolls dice promises; those aimed at one figure where it is named."""
    if question.inner:
        return ()
    found = (promised(state, answer, target) for answer in question.answers)
    return tuple(one for one in found if one is not None)


def promise(state: State, question: Question[Answer], answer: Answer) -> tuple[Prospect, ...]:
    """What a legal answer promises, listed or not; nothing where nothing is rolled."""
    found = None if question.inner else promised(state, answer, "")
    return () if found is None else (found,)


def promised(state: State, answer: Answer, target: str) -> Prospect | None:
    """What an answer promises; None where it rolls nothing, or is not aimed at the figure that is named."""
    if answer.verb == plans.PLAN:
        return plan_prospect(state, answer, target)
    risk = risk_for(state, answer)
    if risk is None or target not in ("", risk.target):
        return None
    return risk_prospect(state, risk, write_answer(answer))


def risk_for(state: State, answer: Answer) -> Risk | None:
    """The risk that an answer takes, or brings a step nearer; None for none."""
    make = RISKS.get((state.phase, answer.verb))
    return None if make is None else make(state, answer)


def talk_risk(state: State, answer: Answer) -> Risk | None:
    """The risk of talking to somebody."""
    return parley.approached(state, answer).risk


def as_it_stands(state: State, answer: Answer) -> Risk | None:
    """The risk that is on its way."""
    return risk_of(state)


RISKS: Mapping[tuple[str, str], Callable[[State, Answer], Risk | None]] = {
    ("scene", scene.SEARCH): scene_risks.search_risk,
    ("scene", scene.APPROACH): scene_risks.approach_risk,
    ("scene", scene.CAST): scene_risks.cast_risk,
    ("parley", parley.TALK): talk_risk,
    ("declare", declaring.CONFIRM): declaring.confirmed,
    ("ruling", ruling.ACCEPT): as_it_stands,
}
"""What makes the risk of an answer, by the phase and its verb."""


# --- what is rolled ---------------------------------------------------------------------------------------------------
def risk_prospect(state: State, risk: Risk, text: str) -> Prospect | None:
    """What a risk promises: everyone who takes it rolls, each against what the ones before have left, or each against all.
    None where nothing is rolled. [FT-TEST-06 FT-TEST-11]"""
    places = [i for name in risk.actors if (i := person_index(state, name)) != NOBODY and able(state.people[i])]
    if not places or (risk.dd == 0 and risk.source != CAST):
        return None
    ends = Dist.sure(End(risk.dd))
    for i in places:
        ends = ends.then(lambda end, i=i: next_roll(state, risk, i, end))  # type: ignore[misc]  # bound to this i
    first = state.people[places[0]]
    rolled = Rolled(
        risk.pool,
        ready(first, risk.pool),
        die_of(state, risk, first),
        risk.dd,
        sources_of(state, risk, first),
        rollers=len(places),
    )
    return prospect(text, rolled, ends)


def next_roll(state: State, risk: Risk, i: int, before: End) -> Ends:
    """What the roll of character i adds to what is known."""
    if before.dd == 0 and not risk.each and risk.source != CAST:
        return Dist.sure(before)
    dd = risk.dd if risk.each else before.dd
    one = state.people[i]
    found = one_roll(state, risk, i, dd, ready(one, risk.pool))
    worst = before.dd if risk.each and i != person_index(state, risk.actors[0]) else 0
    return found.map(lambda end: End(max(worst, end.dd), before.lost + end.lost, max(before.out, end.out)))


def one_roll(state: State, risk: Risk, i: int, dd: int, dice: int) -> Ends:
    """What one roll of character i comes to: a casting, a talk, a stunt, a test."""
    one, die = state.people[i], die_of(state, risk, state.people[i])
    if risk.source == CAST:
        spell = odds(cast, dice, die, target_of(state, risk), int(risk.task == FROM_MEMORY), policy=HABIT)
        return spell.map(lambda end: End(end.dd, end.exhausted, int(end.ready == 0)))
    if risk.back == PARLEY and not state.house.social_conflict:
        given = (i, one.type, dice, die, Target(dd), len(one.attachments), state.house)
        return odds(parley_exchange, *given, policy=HABIT).map(lambda end: End(end.dd, end.exhausted, end.out))
    fighter = Fighter(one.type, dice, die, REMOVES_AT, one.shield, one.armor)
    if risk.stunt:
        found = odds(stunt, i, risk.pool, fighter, Target(dd), 0, state.house, policy=HABIT)
    else:
        found = odds(attempt, i, risk.pool, fighter, dd, 0, state.house, policy=HABIT)
    return found.map(lambda end: End(end.dd, end.lost, spent(one, risk.pool, end.out, end.ready)))


def spent(one: Person, pool: int, out: int, left: int) -> int:
    """Whether a roll puts somebody out, or takes his last HEAD Die. [FT-TEST-08]"""
    return out if pool == BODY else int(left == 0 and one.head_ready > 0)
