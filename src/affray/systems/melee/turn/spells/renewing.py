"""Spells that go on: which are to be paid for, by whom and in which order; what is not paid lapses; turns run out.

[CM-RENEW-01 CM-RENEW-02 CM-RENEW-03 CM-TURN-03]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Word
from affray.systems.melee.position.figures import iq_of
from affray.systems.melee.position.state import Active, State, is_awake
from affray.systems.melee.rules import initiative
from affray.systems.melee.rules.casting import renewal_due
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn.harm import tire
from affray.systems.melee.turn.spells.ending import end_due_spells, end_spell, end_spells_of
from affray.systems.melee.turn.spells.secrecy import CREATURE, is_secret

__all__ = [
    "countdown",
    "due_spells",
    "end_due_spells",
    "end_spells_of",
    "lapse",
    "renew",
    "renew_answers",
    "renew_refusal",
]
RENEW, LAPSE = Word("renew"), Word("lapse")


def due_spells(state: State) -> tuple[int, ...]:
    """The spells to be paid for now, by their places in the list: casters by initiative, each caster's in the order in
    which it cast them. [CM-RENEW-01 CM-RENEW-03]"""
    owners = {active.caster: state.figures[active.caster].side for active in state.spells}
    return tuple(
        n
        for caster in initiative.casters(owners, state.rank)
        for n, active in enumerate(state.spells)
        if active.caster == caster and is_awake(state.figures[caster]) and is_due(state, active)
    )


def is_due(state: State, active: Active) -> bool:
    """Whether a spell is to be paid for this turn. [CM-RENEW-03]"""
    return renewal_due(active.turn, state.turn, spell_effects.spell_of(active).renew_cost) != 0


def renew_refusal(state: State, n: int) -> Refusal | None:
    """Why a spell cannot be renewed; None when it can. [CM-SPELL-01 CM-RENEW-01]"""
    active = state.spells[n]
    row = spell_effects.spell_of(active)
    if iq_of(state, active.caster) < row.iq:
        who = state.figures[active.caster].id
        return refusal("iq", "iq", "CM-SPELL-01", who=who, spell=active.spell, iq=row.iq)
    return None


def renew_answers(state: State, n: int) -> tuple[Word, ...]:
    """What may be answered where a spell is to be paid for. [CM-RENEW-01]"""
    return (RENEW, LAPSE) if renew_refusal(state, n) is None else (LAPSE,)


def renew(ref: Referee, state: State, n: int) -> State:
    """The state after a caster has paid for a spell to go on; who collapses over it loses all that it keeps up.
    [CM-RENEW-01 CM-RENEW-02 CM-FAT-05]"""
    active = state.spells[n]
    cost = spell_effects.spell_of(active).renew_cost
    tell_renewal(ref, state, "renews", active, cost)
    paid = tire(ref, replace(state, renewals=tuple(m for m in state.renewals if m != n)), active.caster, cost)
    return end_due_spells(ref, paid)


def lapse(ref: Referee, state: State, n: int) -> State:
    """The state after a caster has let a spell end. [CM-RENEW-02]"""
    tell_renewal(ref, state, "lapses", state.spells[n], 0)
    return end_due_spells(ref, end_spell(ref, state, n))


def tell_renewal(ref: Referee, state: State, code: str, active: Active, cost: int) -> None:
    """Tells what a caster does about a spell that goes on."""
    caster = state.figures[active.caster]
    whom = state.figures[active.subject].id
    say(
        ref, code, who=caster.id, spell=active.spell, whom=whom, cost=cost, by_side=caster.side,
        own=int(active.subject == active.caster), creates=int(active.spell == CREATURE or is_secret(active.spell)),
        clauses=("CM-RENEW-01", "CM-RENEW-02"),
    )  # fmt: skip


def countdown(ref: Referee, state: State) -> State:
    """The state at the end of a turn: one turn less is left of what lasts so many turns, and what has none left ends.
    [CM-TURN-03]"""
    counted = tuple(replace(active, left=active.left - 1) if active.left > 0 else active for active in state.spells)
    out = {n for n, active in enumerate(state.spells) if active.left == 1}
    state = replace(state, spells=counted)
    ended = [counted[n] for n in sorted(out)]
    for active in ended:
        places = [n for n, there in enumerate(state.spells) if there is active]
        # The end of one spell may take another with it: a creature that vanishes, with what works on it.
        if places:
            state = end_spell(ref, state, places[0])
    return end_due_spells(ref, state)
