"""What is to be expected of an Ounce: the exact prospects of its rolls, and who will attack or shoot at whom.

[FT-MELEE-02 FT-FILL-13]
"""

from functools import lru_cache

from affray.systems.fortmayn.conflict import advantage, foes
from affray.systems.fortmayn.conflict.moves import least_move
from affray.systems.fortmayn.content.codes import BODY, CLOSE, HEAD, POOL_NAMES
from affray.systems.fortmayn.content.house_rules import BOLD
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.opponent.unearthly import REMEMBERED, has_true_weapon
from affray.systems.fortmayn.position.creature_specials import SWIFT, has_special, is_fleeing
from affray.systems.fortmayn.position.standing import band, fit_people, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.exact_chances import DEFEND, SHOT, STUNT, TEST, TRADE, Prospect, roll_prospect
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE


# --- rolls ------------------------------------------------------------------------------------------------------------
def trade_prospect(state: State, i: int, j: int, plan: Plan | None = None) -> Prospect:
    """The prospect of a melee roll of character `i` against foe `j`. [FT-MELEE-03]"""
    person = state.people[i]
    plan = plan or Plan(who=person.id)
    arm = advantage.fighting_weapon(person, plan.item)
    fighter = advantage.roller(state, i, BODY, advantage.melee_sources(state, i, j, plan), unarmed=not arm.size)
    magical = bool(arm.magic) or advantage.is_fire_weapon(person, arm)
    return roll_prospect(TRADE, fighter, advantage.roll_target(state, j, magical=magical), state.house)


def defence_prospect(state: State, i: int, j: int) -> Prospect:
    """The prospect of only defending against foe `j`. [FT-MELEE-11]"""
    fighter = advantage.roller(state, i, BODY, advantage.defence_sources(state, i, j))
    return roll_prospect(DEFEND, fighter, advantage.roll_target(state, j), state.house)


def talk_prospect(state: State, i: int, j: int, given: advantage.Sources) -> Prospect:
    """The prospect of words or a banishing against foe `j`. [FT-SOC-01 FT-BAN-01]"""
    return roll_prospect(TEST, advantage.roller(state, i, HEAD, given), advantage.roll_target(state, j), state.house)


def shot_prospect(state: State, i: int, j: int) -> Prospect:
    """The prospect of a shot. [FT-RANGE-01]"""
    fighter = advantage.roller(state, i, HEAD, advantage.shot_sources(state, i, j))
    return roll_prospect(SHOT, fighter, advantage.roll_target(state, j), state.house)


def stunt_prospect(state: State, i: int, j: int, plan: Plan) -> Prospect:
    """The prospect of a stunt. [FT-STUNT-02 FT-STUNT-03]"""
    close = band(state, i, j) == CLOSE
    given = advantage.melee_sources(state, i, j, Plan(who=plan.who)) if close else advantage.sight_sources(state, i)
    fighter = advantage.roller(state, i, POOL_NAMES.index(plan.item), given)
    return roll_prospect(STUNT, fighter, advantage.roll_target(state, j), state.house)


@lru_cache(REMEMBERED)
def can_touch(state: State, j: int) -> bool:
    """Whether anybody in the party can hurt a foe with the weapon in use. [FT-FILL-03]"""
    return any(trade_prospect(state, i, j).removed or has_true_weapon(state.people[i]) for i in fit_people(state))


# --- who comes ----------------------------------------------------------------------------------------------------------
@lru_cache(REMEMBERED)
def attackers(state: State, i: int) -> tuple[int, ...]:
    """The foes that will attack character `i` in melee, as things stand after the move. [FT-FILL-13]"""
    return tuple(
        j
        for j in standing_foes(state)
        if foes.foe_target(state, j) == i
        and not is_harmless(state, j)
        and least_move(band(state, i, j)) <= striking_move(state, j)
    )


def is_harmless(state: State, j: int) -> bool:
    """Whether a foe attacks nobody in melee: it flees, stands by, or shoots from where it is. [FT-FILL-13]"""
    foe = state.foes[j]
    return is_fleeing(foe) or foes.is_bystander(foe) or is_shooting(state, j)


@lru_cache(REMEMBERED)
def is_shooting(state: State, j: int) -> bool:
    """Whether a foe stays where it is and shoots. [FT-FILL-13]"""
    foe = state.foes[j]
    if is_fleeing(foe) or foes.is_bystander(foe) or foes.is_anybody_close(state, j) or state.house.foe_manner == BOLD:
        return False
    return foes.can_shoot(state, foe, band(state, foes.foe_target(state, j), j))


def striking_move(state: State, j: int) -> int:
    """The longest move after which a foe still strikes. [FT-FILL-13 FT-FILL-03]"""
    return DISTANT_MOVE if has_special(state, state.foes[j], SWIFT) else NEARBY_MOVE
