"""Special actions to a computer player: what those of the scenario are worth, and to which rulings it agrees.
[UW-ABL-08 UW-ABL-09]"""

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.wargame.content.special_actions import DISORDER, LOSSES
from affray.systems.wargame.opponent.worth import expected_cost, unit_weight
from affray.systems.wargame.position.answers import Answer, Use
from affray.systems.wargame.position.effects import Shift
from affray.systems.wargame.position.state import State, defense_of, index_of, lost_value, starting_value
from affray.systems.wargame.rules.special import special_strike, special_success
from affray.systems.wargame.turn.rulings import CONSENTS, ruling_of
from affray.systems.wargame.turn.special_effects import is_in_reach, special_used

LAMED = 0.08
"""What disorder costs a unit, which loses an action by it: this share of what is left of it."""


def use_worth(field: State, state: State, i: int, answer: Use, manner: Manner = PLAIN) -> float:
    """What a special of the scenario is worth: what it costs the unit that it is used on, against it where that is one's own.
    Nobody is moved but at a person's wish. `field` is a position in which all other units stand as they do. [UW-ABL-09]"""
    special, j = special_used(state, i, answer), index_of(state, answer.unit)
    own = state.figures[j].side == state.figures[i].side
    if not is_in_reach(state, i, answer) or special.effect not in (LOSSES, DISORDER):
        return 0.0
    dice, sides = special.thrown
    if special.effect == LOSSES:
        cost = expected_cost(state if own else field, j, special_strike(dice, sides, defense_of(state.figures[j])))
    else:
        succeeds = odds(special_success, dice, sides, special.least, policy=first_choice).chance(lambda roll: roll != 0)
        left = float(starting_value(state.figures[j]) - lost_value(state.figures[j]))
        cost = float(succeeds) * LAMED * left * unit_weight(state, j)
    return -manner.taken * cost if own else manner.dealt * cost


def is_free(state: State, side: int) -> bool:
    """Whether a ruling costs a side nothing: it loses nothing, none of its units is disordered, and nobody is moved, since
    where units stand may cost it all. [UW-ABL-08]"""
    return not any(
        isinstance(effect, Shift) or state.figures[index_of(state, effect.unit)].side == side
        for effect in ruling_of(state).effects
    )


def consent_values(state: State, question: Question[Answer], manner: Manner = PLAIN) -> tuple[float, ...]:
    """Whether a side agrees to a ruling, or to an amendment of its own one: only to what costs it nothing. [UW-ABL-08]"""
    worth = 1.0 if is_free(state, question.side) else -1.0
    return tuple(worth if answer == CONSENTS else 0.0 for answer in question.answers)
