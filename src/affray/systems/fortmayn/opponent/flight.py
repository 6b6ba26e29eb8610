"""Whether a party fights at all or runs: by the expected end of the whole fight, its temper and its manner. [FT-FILL-13]"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core.faces.opponent import Manner
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.moves import farthest_move
from affray.systems.fortmayn.content.codes import AT_RISK, BODY
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.delve.ways import is_entrance
from affray.systems.fortmayn.opponent.course import NOWHERE, next_exit
from affray.systems.fortmayn.opponent.expected import can_touch, is_harmless
from affray.systems.fortmayn.opponent.unearthly import REMEMBERED, untouchable_foes
from affray.systems.fortmayn.position.creature_specials import is_fleeing
from affray.systems.fortmayn.position.rooms import leave_room
from affray.systems.fortmayn.position.standing import conflict_of, fit_people, standing_foes
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.rules.time_and_distance import NEARBY_MOVE

ARMORED = 0.6
"""The cost of an exposed die of a character with armor."""
RUNS_BELOW = {TIMID: 0.7, STEADY: 0.45, RECKLESS: 0.1}
"""The party runs where the outlook is below this share of its dice; below 0 it would lose."""
RUNS_AT_MOST = 0.9
"""An outlook as good as that is worth a fight to the most careful."""
WITH_FALLEN = 0.4
"""What is taken off that share where fallen comrades would be lost."""
ENDLESS = 99
"""The Difficulty Dice of a foe that nobody can hurt, for the purpose of running from it."""
HARD_TO_HURT = 2
"""How many times longer a foe lasts against fire, spells and words alone."""
SPENT = 0.05
"""Fewer expected dice than this count as none."""
LONG_CHASE = 10
"""The number of Ounces after which running is of no use."""


@lru_cache(REMEMBERED)
def is_flight_better(state: State, manner: Manner) -> bool:
    """Whether the party had better run: always from foes it cannot hurt, else where its dice would not last for its
    temper and manner. Nobody runs from fleeing foes, for ever from swifter ones, or into a corner."""
    if any(not is_harmless(state, j) for j in untouchable_foes(state)):
        return can_outrun(state)
    if conflict_of(state).exchange >= LONG_CHASE or all(is_fleeing(state.foes[j]) for j in standing_foes(state)):
        return False
    fallen = any(person.out and not (person.dead or person.lost) for person in state.people)
    return outlook(state) < runs_below(state, manner) - WITH_FALLEN * fallen and not is_cornered(state)


def runs_below(state: State, manner: Manner) -> float:
    """The outlook below which the party runs: the higher the more it cares for what it suffers, the lower the more for what
    it does and for where it stands."""
    stays = max(SPENT, manner.dealt * manner.ground)
    return min(RUNS_AT_MOST, RUNS_BELOW[state.temper] * manner.taken / stays)


@lru_cache(REMEMBERED)
def can_outrun(state: State) -> bool:
    """Whether running can still help: the chase is short, or everybody can move farther than Nearby. A Nearby move can
    be followed for ever. [FT-LOAD-03 FT-FILL-13]"""
    return conflict_of(state).exchange < LONG_CHASE or all(
        farthest_move(state.people[i], acts=False) > NEARBY_MOVE for i in fit_people(state)
    )


def is_cornered(state: State) -> bool:
    """Whether falling back leads nowhere, because the way out goes through this room."""
    if state.came < 0:
        return False
    back = replace(leave_room(state), here=state.came)
    return next_exit(back, home=True) == NOWHERE and not is_entrance(back.places[back.here])


@lru_cache(REMEMBERED)
def outlook(state: State) -> float:
    """The expected end of the fight if every roll came out at its mean and foes were shared out: the share of its dice
    that the party has left if it wins; below 0 the share that the foes have left."""
    people = [Side(state.people[i], *die_chances(state, i)) for i in fit_people(state)]
    others = sorted(strength(state, j) for j in standing_foes(state))
    dice, left = sum(person.dice for person in people), list(map(float, others))
    while people and left:
        for turn in range(max(len(people), len(left))):
            side, n = people[turn % len(people)], turn % len(left)
            left[n] = max(0.0, left[n] - side.dice * side.hit)
            side.dice -= side.worth * min(side.dice * side.low, left[n])
        people = [person for person in people if person.dice > SPENT]
        left = [dd for dd in left if dd > SPENT]
    return -sum(left) / sum(others) if left else sum(person.dice for person in people) / max(SPENT, dice)


def strength(state: State, j: int) -> int:
    """What a foe counts for in an expected fight: its Difficulty Dice, more where steel does not hurt it, most where
    nothing does."""
    dd = state.foes[j].dd
    return dd if can_touch(state, j) else ENDLESS if j in untouchable_foes(state) else HARD_TO_HURT * dd


class Side:
    """A character in an expected fight: dice, the share that hits, the share at risk, and what an exposed die costs."""

    def __init__(self, person: Person, hit: float, low: float) -> None:
        self.dice, self.hit, self.low = float(person.body_ready), hit, low
        self.worth = ARMORED if person.shield.die or person.armor.die else 1.0


def die_chances(state: State, i: int) -> tuple[float, float]:
    """The chances that a die of a character removes and that it is at risk, in melee with the first standing foe."""
    j = standing_foes(state)[0]
    person = state.people[i]
    arm = advantage.fighting_weapon(person)
    fighter = advantage.roller(
        state, i, BODY, advantage.melee_sources(state, i, j, Plan(who=person.id)), unarmed=not arm.size
    )
    return max(0, fighter.die + 1 - fighter.removes_at) / fighter.die, AT_RISK / fighter.die
