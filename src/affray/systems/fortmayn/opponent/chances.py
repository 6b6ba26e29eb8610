"""How a position is judged by who looks ahead: in a conflict to its end, and by what that leaves of what the party had.

Nothing is rolled, and what the party sees is taken for all there is: rooms are drawn only when somebody enters them.
[FT-FILL-08 FT-TEST-10]
"""

from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.seats import world_side
from affray.systems.fortmayn.position.standing import is_fallen
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.view import progress

WEIGHTY = ("duel_with", "ounce_declare")
"""The questions that are worth looking ahead for: with what a duel is fought, and the plans of an Ounce."""
LONGEST = 30
"""The Ounces after which a conflict is judged as it stands."""
WOUNDS = 0.3
"""The share of somebody's worth that goes with the last BODY Die."""
FALLEN = 0.6
"""What somebody Out of Action is worth of one who stands."""
SUCCESS = 0.85
"""How likely a whole party reaches what is left of the way to its goal: the usual computer player fails in one delve of eight."""


def chances(state: State) -> tuple[float, ...]:
    """How well each side stands: in a duel by the ready dice; in a delve as the score says it, with wounds counted and with what is
    likely of the way that is left. The rest is the world's; the players of a company share alike."""
    if state.mode == duel.MODE:
        return duel.score(state)
    left = sum(worth_left(person) for person in state.people) / max(1, len(state.people))
    seen = progress(state)
    share = left / 2 + (seen + (1 - seen) * SUCCESS * left) / 2 if left else 0.0
    sides = world_side(state)
    return (*(share / sides,) * sides, 1 - share)


def worth_left(person: Person) -> float:
    """What a character is still worth to the rest of a delve, from 0 to 1. [FT-OOFA-01 FT-OOFA-08]"""
    if person.dead or person.lost:
        return 0.0
    return (1 - WOUNDS * (1 - person.body_ready / max(1, person.body_max))) * (FALLEN if is_fallen(person) else 1.0)
