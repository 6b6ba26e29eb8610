"""What the foes do in an Ounce: their controller, which a game master may stand in for. [FT-FILL-13 FT-FILL-03]"""

from affray.core.fight_state import NOBODY
from affray.systems.fortmayn.conflict.moves import least_move
from affray.systems.fortmayn.content.codes import CLOSE, NEARBY
from affray.systems.fortmayn.content.house_rules import BOLD, CUNNING, DULL, HOLDING, SKIRMISHING
from affray.systems.fortmayn.content.people import Foe, Plan
from affray.systems.fortmayn.position.creature_specials import SHOOTS, SLOW, SWIFT, has_special, is_fleeing
from affray.systems.fortmayn.position.lasting import lasting_effects
from affray.systems.fortmayn.position.spell_effects import COMMANDED
from affray.systems.fortmayn.position.standing import (
    MOVED,
    STRUCK,
    band,
    conflict_of,
    creature_of,
    fit_people,
    standing_foes,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.ranged import effective_weapon, is_in_reach
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE

FIGHT, SHOOT, NO_ACTION = "fight", "shoot", "none"
SWIFT_PURSUIT = 2
"""So many Ounces running a swift foe keeps up with somebody who flees, those after which a party that flees is away from
anything else; then it follows no further than others. Reading of FT-FILL-13: flight must end."""
PATIENCE = 3
"""So many Ounces a holding foe waits for who does not come. [FT-FILL-13]"""
SHY, FRIENDLY = "passive_avoidant", "friendly"
"""Rows of reaction.csv: who slips away if given room, and who does no harm unless he is harmed. [FT-REACT-02]"""


def foe_plans(state: State) -> tuple[Plan, ...]:
    """What each foe that stands does this Ounce, once the characters have moved. [FT-FILL-13]"""
    return tuple(foe_plan(state, j) for j in standing_foes(state))


def foe_plan(state: State, j: int) -> Plan:
    """What foe j does: what it was told by a spell, which is nothing here; flees once its nerve is gone, and slips away where it is shy and has room; shoots while nobody is
    Close, if it can; else fights the nearest, and moves to where it can. [FT-FILL-13]"""
    foe = state.foes[j]
    target = foe_target(state, j)
    if target == NOBODY or is_bystander(foe) or COMMANDED in foe.notes:
        return Plan(who=foe.id)
    near = is_anybody_close(state, j)
    if is_fleeing(foe) or (foe.reaction == SHY and not near):
        return Plan(who=foe.id, move=foe_pace(state, foe, DISTANT_MOVE))
    name = state.people[target].id
    if state.house.foe_manner != BOLD and not near and can_shoot(state, foe, band(state, target, j)):
        return Plan(who=foe.id, action=SHOOT, target=name)
    if steps_away(state, foe, near=near):
        return Plan(who=foe.id, move=NEARBY_MOVE, action=SHOOT, target=name)
    return closing_plan(state, j, target)


def steps_away(state: State, foe: Foe, *, near: bool) -> bool:
    """Whether a skirmishing foe steps away from who is Close, and shoots: not in two Ounces running, so that it can be
    caught. [FT-FILL-13]"""
    skirmishes = state.house.foe_manner == SKIRMISHING and near and MOVED not in foe.notes
    return skirmishes and can_shoot(state, foe, NEARBY)


def closing_plan(state: State, j: int, target: int) -> Plan:
    """A foe's way to a character: a Nearby move and a blow where that reaches; else a Distant move without one, but not
    after somebody who has given up his action to flee. A swift foe strikes after a Distant move too, and runs after
    anybody, but for two Ounces running only after one who flees. [FT-FILL-13 FT-FILL-03]"""
    foe, name = state.foes[j], state.people[target].id
    needed = least_move(band(state, target, j))
    if state.house.foe_manner == HOLDING and needed > NEARBY_MOVE and conflict_of(state).exchange < PATIENCE:
        return Plan(who=foe.id)
    swift = has_special(state, foe, SWIFT)
    fled = dict(conflict_of(state).flights).get(name, 0)
    runs = fled <= (SWIFT_PURSUIT if swift else 0)
    move = foe_pace(state, foe, needed if needed <= NEARBY_MOVE else DISTANT_MOVE if runs else NEARBY_MOVE)
    strikes = needed <= move and (move <= NEARBY_MOVE or swift)
    toward = name if move else ""
    if strikes:
        return Plan(who=foe.id, move=move, toward=toward, action=FIGHT, target=name)
    return Plan(who=foe.id, move=move, toward=toward)


def foe_pace(state: State, foe: Foe, move: int) -> int:
    """A move as far as a foe can make it: a slow one none beyond Nearby, and none in two Ounces running. [FT-FILL-03]"""
    if not has_special(state, foe, SLOW):
        return move
    return NO_MOVE if MOVED in foe.notes else min(move, NEARBY_MOVE)


def foe_target(state: State, j: int) -> int:
    """Whom a foe goes for: the nearest character, of those as near the one with fewer ready BODY Dice; NOBODY where none
    is left. A dull one goes for whoever has most, a cunning one for the fewest within its reach. [FT-FILL-13]"""
    wits, people = state.house.foe_wits, state.people

    def order(i: int) -> tuple[int, int, int]:
        at, ready = band(state, i, j), people[i].body_ready
        if wits == CUNNING:
            return max(at, NEARBY), ready, at
        return at, -ready if wits == DULL else ready, 0

    return min(fit_people(state), key=order, default=NOBODY)


def is_anybody_close(state: State, j: int) -> bool:
    """Whether a character is Close to a foe. [FT-FILL-13]"""
    return any(band(state, i, j) == CLOSE for i in fit_people(state))


def is_bystander(foe: Foe) -> bool:
    """Whether a foe keeps out of the conflict: friendly ones do while nobody has attacked them. Reading of FT-FILL-13."""
    return foe.reaction == FRIENDLY and STRUCK not in foe.notes


def foe_weapon(state: State, foe: Foe) -> str:
    """The ranged weapon of a foe as it counts; none for one that has none. [FT-RANGE-06]"""
    ranged = creature_of(state, foe).ranged
    return effective_weapon(ranged, state.house) if ranged else ""


def can_shoot(state: State, foe: Foe, at: int) -> bool:
    """Whether a foe that shoots has a target within its reach at that band. [FT-FILL-03 FT-RANGE-05]"""
    weapon = foe_weapon(state, foe)
    if lasting_effects(state, "fog"):
        return False
    return weapon != "" and has_special(state, foe, SHOOTS) and is_in_reach(weapon, at)
