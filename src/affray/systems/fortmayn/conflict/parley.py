"""Those who are met do not fight: talk, a price, a way out, or blows after all.

[FT-SOC-01 FT-SOC-02 FT-REACT-02 FT-FILL-02 FT-MELEE-12 FT-FILL-03]
"""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import Decision
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.social_aftermath import DOUBLE
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.conflict_answers import Talk, Trade
from affray.systems.fortmayn.position.creature_specials import HUMANOID, SWORN, has_special, is_kind, words_refusal
from affray.systems.fortmayn.position.delve_answers import Attack, Withdraw
from affray.systems.fortmayn.position.lasting import TALKING, lasting_effects
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deed, Deeds, deed, is_able, no_fault, person_index
from affray.systems.fortmayn.position.standing import foe_index, is_standing, lead, standing_foes
from affray.systems.fortmayn.position.state import PARTY, Risk, State
from affray.systems.fortmayn.rules.oracle import ask, likelihood_die
from affray.systems.fortmayn.rules.refusing import refusal

T = TypeVar("T", Talk, Trade)
Done = Callable[[Referee, State, T], State]
COINS_A_DIE = 10
"""What creatures ask of the party to let it be, for each of their Difficulty Dice (filler). [FT-REACT-02]"""
EVEN = "even"


def question(state: State) -> Question[Answer]:
    """What the party does: who talks to whom, who pays what is asked, whether it withdraws or attacks."""
    talks = (
        Talk(person.id, state.foes[j].id)
        for person in state.people
        for j in standing_foes(state)
        if talk_refusal(state, person, state.foes[j].id) is None
    )
    pays = (Trade(person.id) for person in state.people if trade_refusal(state, person) is None)
    answers: tuple[Answer, ...] = (*talks, *pays, Withdraw(), *((Attack(),) if standing_foes(state) else ()))
    return Question(PARTY, "parley", answers=answers, open=(FORMS[Talk], FORMS[Trade]))


# --- what may be done -------------------------------------------------------------------------------------------------
def by_somebody(kind: type[T], fault: Callable[[State, Person, T], Refusal | None], done: Done[T]) -> Deed:
    """A deed of a character. [FT-SOC-01]"""

    def why_not(state: State, answer: T) -> Refusal | None:
        i = person_index(state, answer.who)
        return (
            refusal("no-such-person", "who", "FT-SOC-01", who=answer.who)
            if i == NOBODY
            else fault(state, state.people[i], answer)
        )

    return deed(kind, why_not, done)


def attack_fault(state: State, answer: Attack) -> Refusal | None:
    """Why nobody can be attacked: nobody is there. [FT-MELEE-03]"""
    return None if standing_foes(state) else refusal("nobody-met", "target", "FT-MELEE-03")


def talk_refusal(state: State, person: Person, name: str) -> Refusal | None:
    """Why a character cannot talk to a foe; None when he can. [FT-SOC-01 FT-SOC-02 FT-OOFA-01 FT-FILL-03]"""
    j = foe_index(state, name)
    if j == NOBODY or not is_standing(state.foes[j]):
        return refusal("no-such-foe", "target", "FT-SOC-01", whom=name)
    if not is_able(person):
        return refusal("not-fit", "out", "FT-OOFA-01", who=person.id)
    if person.shamed or not person.head_ready:
        return refusal("no-head-dice-words", "dice", "FT-SOC-02", who=person.id)
    return words_refusal(state, state.foes[j])


def money_takers(state: State) -> tuple[int, ...]:
    """The foes that take money: people who are not sworn. [FT-FILL-03]"""
    return tuple(
        j
        for j in standing_foes(state)
        if is_kind(state, state.foes[j], HUMANOID) and not has_special(state, state.foes[j], SWORN)
    )


def parley_price(state: State) -> int:
    """What those who take money ask to let the party be, in coins; double where it has lost face. [FT-REACT-02 FT-FILL-14]"""
    asked = COINS_A_DIE * sum(state.foes[j].dd for j in money_takers(state))
    return 2 * asked if lasting_effects(state, DOUBLE) else asked


def trade_refusal(state: State, person: Person) -> Refusal | None:
    """Why a character cannot pay for the party; None when he can. [FT-FILL-03]"""
    asked = parley_price(state)
    if not asked:
        return refusal("no-bribe", "target", "FT-FILL-03")
    if not is_able(person):
        return refusal("not-fit", "out", "FT-OOFA-01", who=person.id)
    return (
        None
        if person.coins >= asked
        else refusal("too-dear", "coins", "FT-GEAR-01", who=person.id, cost=asked, coins=person.coins)
    )


# --- what is done -----------------------------------------------------------------------------------------------------
def withdraws(ref: Referee, state: State, answer: Withdraw) -> State:
    """The state in which the party has left them alone. [FT-REACT-02]"""
    say(ref, "withdraws", clauses=("FT-REACT-02",))
    return advance_phase(state, answer.verb)


def approach_foe(ref: Referee, state: State, answer: Talk) -> State:
    """The state in which a character is about to talk to somebody. [FT-SOC-01]"""
    state, whom = advance_phase(state, answer.verb), answer.foe
    foe = state.foes[foe_index(state, whom)]
    risk = Risk(actors=(answer.who,), pool=HEAD, task=TALKING, target=whom, dd=foe.dd, said=answer.said, back="parley")
    return replace(state, risk=risk)


def pay_price(ref: Referee, state: State, answer: Trade) -> State:
    """The state in which those who take money have got it, and let the party be. [FT-FILL-03 FT-REACT-02]"""
    asked, content = parley_price(state), money_takers(state)
    i = person_index(state, answer.who)
    person = state.people[i]
    say(
        ref, "pays", who=person.id, coins=asked, foes=tuple(state.foes[j].id for j in content), clauses=("FT-REACT-02",)
    )
    people = tuple(replace(each, coins=each.coins - asked) if k == i else each for k, each in enumerate(state.people))
    foes = tuple(replace(foe, yielded=True) if j in content else foe for j, foe in enumerate(state.foes))
    state = advance_phase(replace(state, people=people, foes=foes), answer.verb)
    return state if standing_foes(state) else advance_phase(state, "withdraw")


def attack_foes(ref: Referee, state: State, answer: Attack) -> State:
    """The state in which the party attacks: with surprise, if the oracle says so. [FT-FILL-02 FT-MELEE-12]"""
    state = advance_phase(state, answer.verb)
    say(ref, "attacks_first", who=state.people[lead(state)].id, clauses=("FT-FILL-02", "FT-MELEE-12"))
    if not ask(ref, likelihood_die(state.filler, EVEN)).yes:
        return state
    say(ref, "surprising", clauses=("FT-MELEE-12",))
    people = tuple(replace(person, surprising=True) if is_able(person) else person for person in state.people)
    return replace(state, people=people)


DEEDS = Deeds(
    by_somebody(Talk, lambda state, person, answer: talk_refusal(state, person, answer.foe), approach_foe),
    by_somebody(Trade, lambda state, person, answer: trade_refusal(state, person), pay_price),
    deed(Withdraw, no_fault, withdraws),
    deed(Attack, attack_fault, attack_foes),
)
refuse, play = DEEDS.refuse, DEEDS.play


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
