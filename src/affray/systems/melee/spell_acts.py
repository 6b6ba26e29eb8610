"""Actions that concern spells: casting, disbelieving, waking a sleeper, struggling with a rope; under which options.

[CM-OPT-18 CM-OPT-19 CM-OPT-28 CM-OPT-29 CM-SPELL-02]
"""

from collections.abc import Sequence

from affray.core import Refusal
from affray.referee import Referee
from affray.systems.melee import binding, disbelieving, sleeping, spellcraft
from affray.systems.melee.answers import Answer, Cast, Disbelieve, Wake, Word
from affray.systems.melee.constants import (
    CAST,
    CHANGE_WEAPONS,
    CHARGE,
    DISBELIEVE,
    ENGAGED_CAST,
    ENGAGED_DISBELIEVE,
    HTH_ATTACK,
    READY,
    SHIFT_ATTACK,
)
from affray.systems.melee.state import State

STRUGGLE = Word("struggle")
OTHER_ACTS = (CHARGE, READY, SHIFT_ATTACK, CHANGE_WEAPONS, HTH_ATTACK)
"""The options whose action may be spent on a sleeper or a rope instead."""


def options_of(answer: Answer) -> tuple[int, ...]:
    """The options under which such an action is taken. [CM-OPT-18 CM-OPT-19 CM-OPT-28 CM-OPT-29]"""
    if isinstance(answer, Cast):
        return (CAST, ENGAGED_CAST)
    return (DISBELIEVE, ENGAGED_DISBELIEVE) if isinstance(answer, Disbelieve) else OTHER_ACTS


def answers(state: State, i: int, options: Sequence[int]) -> list[Answer]:
    """Every such action that is ordinary and legal under the options that are open."""
    found: list[Answer] = []
    if CAST in options or ENGAGED_CAST in options:
        found.extend(spellcraft.cast_answers(state, i))
    if DISBELIEVE in options or ENGAGED_DISBELIEVE in options:
        found.extend(disbelieving.disbelieve_answers(state, i))
    if any(option in options for option in OTHER_ACTS):
        found.extend(sleeping.wake_answers(state, i))
        found.extend([STRUGGLE] if binding.struggle_fault(state, i) is None else [])
    return found


def fault(state: State, i: int, answer: Cast | Disbelieve | Wake | Word) -> Refusal | None:
    """Why figure i cannot do that, whatever its option; None when it can."""
    match answer:
        case Cast():
            return spellcraft.cast_fault(state, i, answer)
        case Disbelieve():
            return disbelieving.disbelieve_fault(state, i, answer)
        case Wake():
            return sleeping.wake_fault(state, i, answer)
    return binding.struggle_fault(state, i)


def play(ref: Referee, state: State, i: int, answer: Cast | Disbelieve | Wake | Word) -> State:
    """The state after the action."""
    match answer:
        case Cast():
            return spellcraft.cast(ref, state, i, answer)
        case Disbelieve():
            return disbelieving.disbelieve(ref, state, i, answer)
        case Wake():
            return sleeping.wake(ref, state, i, answer)
    return binding.struggle(ref, state, i)
