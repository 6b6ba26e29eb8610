"""How a position is judged by who looks ahead: to the end of a conflict, and by what the party then has for the rest of its
delve.

Nothing is rolled, and nothing counts that the party does not see. [FT-FILL-08 FT-TEST-10]
"""

from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.position.seats import world_side
from affray.systems.fortmayn.position.standing import is_fallen
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.view import progress

LONGEST = 30
WOUNDED, DOWN, HOPE = 0.3, 0.4, 0.85


def is_conflict_over(start: State, now: State, ounces: int) -> bool:
    return now.fray is None or ounces >= LONGEST


def prospects(state: State) -> tuple[float, ...]:
    if state.mode == duel.MODE:
        return duel.score(state)
    living = [person for person in state.people if not (person.dead or person.lost)]
    if not living:
        share = 0.0
    else:
        worth = sum(
            (1 - WOUNDED * (1 - person.body_ready / max(1, person.body_max))) * (1 - DOWN * is_fallen(person)) for person in living
        )
        fit = worth / len(state.people)
        seen = progress(state)
        share = fit / 2 + (seen + (1 - seen) * HOPE * fit) / 2
    world = world_side(state)
    sides = world if state.company is not None else 1
    return (*(share / sides,) * sides, 1 - share)
