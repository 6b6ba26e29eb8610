"""What the foes do in an Ounce: their controller, which a game master may stand in for. [FT-FILL-13 FT-FILL-03]"""

from affray.core.state import NOBODY
from affray.systems.fortmayn.conflict.moves import least_move
from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.content.people import Foe, Plan
from affray.systems.fortmayn.position.creature_specials import SHOOTS, SLOW, SWIFT, has, is_fleeing
from affray.systems.fortmayn.position.lasting import holds
from affray.systems.fortmayn.position.spell_effects import COMMANDED
from affray.systems.fortmayn.position.standing import MOVED, STRUCK, band, creature, fit_people, fray_of, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.ranged import reaches, serves_as
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE

FIGHT, SHOOT, NO_ACTION = "fight", "shoot", "none"
SWIFT_PURSUIT = 2
"""So many Ounces running a swift foe keeps up with somebody who flees, those after which a party that flees is away from
anything else; then it follows no further than others. Reading of FT-FILL-13: flight must end."""
SHY, FRIENDLY = "passive_avoidant", "friendly"
"""Rows of reaction.csv: who slips away if given room, and who does no harm unless he is harmed. [FT-REACT-02]"""


def plans(state: State) -> tuple[Plan, ...]:
    """What each foe that stands does this Ounce, once the characters have moved. [FT-FILL-13]"""
    return tuple(plan_of(state, j) for j in standing_foes(state))


def plan_of(state: State, j: int) -> Plan:
    """What foe j does: what it was told by a spell, which is nothing here; flees once its nerve is gone, and slips away where it is shy and has room; shoots while nobody is
    Close, if it can; else fights the nearest, and moves to where it can. [FT-FILL-13]"""
    foe = state.foes[j]
    target = target_of(state, j)
    if target == NOBODY or stands_by(foe) or COMMANDED in foe.notes:
        return Plan(who=foe.id)
    near = is_anybody_close(state, j)
    if is_fleeing(foe) or (foe.reaction == SHY and not near):
        return Plan(who=foe.id, move=pace(state, foe, DISTANT_MOVE))
    name = state.people[target].id
    if not near and can_shoot(state, foe, band(state, target, j)):
        return Plan(who=foe.id, action=SHOOT, target=name)
    return closing(state, j, target)


def closing(state: State, j: int, target: int) -> Plan:
    """A foe's way to a character: a Nearby move and a blow where that reaches; else a Distant move without one, but not
    after somebody who has given up his action to flee. A swift foe strikes after a Distant move too, and runs after
    anybody, but for two Ounces running only after one who flees. [FT-FILL-13 FT-FILL-03]"""
    foe, name = state.foes[j], state.people[target].id
    needed = least_move(band(state, target, j))
    swift = has(state, foe, SWIFT)
    fled = dict(fray_of(state).flights).get(name, 0)
    runs = fled <= (SWIFT_PURSUIT if swift else 0)
    move = pace(state, foe, needed if needed <= NEARBY_MOVE else DISTANT_MOVE if runs else NEARBY_MOVE)
    strikes = needed <= move and (move <= NEARBY_MOVE or swift)
    toward = name if move else ""
    if strikes:
        return Plan(who=foe.id, move=move, toward=toward, action=FIGHT, target=name)
    return Plan(who=foe.id, move=move, toward=toward)


def pace(state: State, foe: Foe, move: int) -> int:
    """A move as far as a foe can make it: a slow one none beyond Nearby, and none in two Ounces running. [FT-FILL-03]"""
    if not has(state, foe, SLOW):
        return move
    return NO_MOVE if MOVED in foe.notes else min(move, NEARBY_MOVE)


def target_of(state: State, j: int) -> int:
    """Whom a foe goes for: the nearest character, of those as near the one with fewer ready BODY Dice; NOBODY where none
    is left. [FT-FILL-13]"""
    return min(
        fit_people(state),
        key=lambda i: (band(state, i, j), state.people[i].body_ready),
        default=NOBODY,
    )


def is_anybody_close(state: State, j: int) -> bool:
    """Whether a character is Close to a foe. [FT-FILL-13]"""
    return any(band(state, i, j) == CLOSE for i in fit_people(state))


def stands_by(foe: Foe) -> bool:
    """Whether a foe keeps out of the conflict: friendly ones do while nobody has attacked them. Reading of FT-FILL-13."""
    return foe.reaction == FRIENDLY and STRUCK not in foe.notes


def weapon_of(state: State, foe: Foe) -> str:
    """The ranged weapon of a foe as it counts; none for one that has none. [FT-RANGE-06]"""
    ranged = creature(state, foe).ranged
    return serves_as(ranged, state.house) if ranged else ""


def can_shoot(state: State, foe: Foe, at: int) -> bool:
    """Whether a foe that shoots has a target within its reach at that band. [FT-FILL-03 FT-RANGE-05]"""
    weapon = weapon_of(state, foe)
    if holds(state, "fog"):
        return False
    return weapon != "" and has(state, foe, SHOOTS) and reaches(weapon, at)
