"""Talk in a parley: rolls of a social conflict, or of a plain test. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04]"""

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.social_aftermath import win_over
from affray.systems.fortmayn.content.codes import FAILED, HEAD, OVERCOME, PARTIAL
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.risk import risk_of
from affray.systems.fortmayn.position.standing import alter_foe, foe_index, put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.saves_and_sunder import Target, body_of
from affray.systems.fortmayn.rules.talk import KEPT, parley_exchange, without_attachment
from affray.systems.fortmayn.rules.tests_and_stunts import test


def roll_talk(ref: Referee, state: State, i: int, die: int) -> State:
    """The state after an exchange of words with the foe that the risk is aimed at: as melee with HEAD Dice, or without
    `social_conflict` a plain HEAD test. At 0 Difficulty Dice it gives way; who has no HEAD Die left is out of the talk.

    [FT-SOC-01 FT-SOC-02 FT-SOC-03]
    """
    risk, person = risk_of(state), state.people[i]
    j = foe_index(state, risk.target)
    if state.house.social_conflict:
        found = test(
            ref, i, pool=HEAD, body=body_of(person, HEAD), die=die, dd=risk.dd, in_conflict=0, house=state.house
        )
        own = found.own
        removed, dd, lost, ready, shamed = found.removed, found.dd, own.wounded, own.body.ready, False
    else:
        spoken = parley_exchange(
            ref,
            i,
            type=person.type,
            ready=person.head_ready,
            die=die,
            foe=Target(risk.dd),
            attachments=len(person.attachments),
            house=state.house,
        )
        removed, dd, lost, ready, shamed = spoken.removed, spoken.dd, spoken.exhausted, spoken.ready, spoken.out != 0
        if spoken.betrayed != KEPT:
            say(ref, "betrays", who=person.id, attachment=person.attachments[spoken.betrayed], clauses=("FT-SOC-03",))
        person = without_attachment(person, spoken.betrayed)
    state = put_person(state, i, replace(person, head_ready=ready, shamed=shamed))
    state = alter_foe(state, j, dd=dd, yielded=state.foes[j].yielded or not dd)
    if not dd:
        say(ref, "gives_way", foe=risk.target, clauses=("FT-SOC-02",))
        state = win_over(ref, state, i, state.foes[j])
    outcome = OVERCOME if not dd else PARTIAL if removed else FAILED
    return replace(state, risk=replace(risk, dd=dd, removed=removed, lost=lost, outcome=outcome))


def shamed_talkers(state: State, risk: Risk) -> tuple[int, ...]:
    """The talkers of a risk who have been put out of the talk. [FT-SOC-02]"""
    places = (person_index(state, name) for name in risk.actors)
    return tuple(i for i in places if i != NOBODY and state.people[i].shamed)
