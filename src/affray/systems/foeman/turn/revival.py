"""What becomes of the killed when an encounter is over. [MW-REV-01]"""

from affray.dice.pool import top
from affray.referee import Referee, roll, roll_sum, say
from affray.systems.foeman.content.codes import DEAD, ROLL_ATTRIBUTE, ROLL_PERCENT
from affray.systems.foeman.position.state import State, alter, condition
from affray.systems.foeman.rules.wounds import is_revivable, revival_percent

ATTRIBUTES = ("st", "dx", "iq")
PERCENT = 100


def revive_killed(ref: Referee, state: State) -> State:
    """The state with those marked as revived who were killed but not beyond revival. [MW-REV-01]

    A revival may cost a point of a random attribute until the next level. Nothing else changes on the field.
    """
    for i, figure in enumerate(state.figures):
        if figure.body.gone or condition(figure) != DEAD or not is_revivable(figure.mst, state.house):
            continue
        lost = ""
        if roll_sum(ref, 1, PERCENT, ROLL_PERCENT) < revival_percent(state.house):
            lost = ATTRIBUTES[top(roll(ref, 1, len(ATTRIBUTES), ROLL_ATTRIBUTE))]
        say(ref, "revive", who=figure.id, mst=figure.mst, lost=lost, clauses=("MW-REV-01",))
        state = alter(state, i, revived=True, forfeit=lost)
    return state
