"""What a character does in an Ounce, as an answer: the words of a plan, and what they mean. [FT-MELEE-02 FT-DIST-02]

    plan Anna fight Ghoul : I swing low
    plan Anna drop shield to Ghoul fight Ghoul "Ghoul 2" with two_handed_weapon claim weapon_size : I use the length of it
    plan Bert away shoot Ghoul        plan Bert flee        plan Bert run Ghoul        plan Anna fight
    plan Bert draw bow away shoot Ghoul                     plan Bert to Anna carry Anna
    plan Bert cast sleep_of_poppies Ghoul from memory       plan Bert item holy_water  plan Anna stunt Ghoul body : Watch!

A move towards somebody (`to`) or away from everybody (`away`) is a Nearby one and leaves the action; `run` and `flee` are
Distant ones and take its place. To fight a foe that is Nearby says by itself that one goes there; to fight nobody in
particular is to stand against whoever comes.
"""

from msgspec.structs import replace

from affray.core.words.event_words import Args
from affray.systems.fortmayn.content.codes import BODY, NEARBY, POOL_NAMES
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.plan_words import (
    FIGHT,
    NOTHING,
    STUNT,
)
from affray.systems.fortmayn.position.standing import band, foe_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.arming import name_from_word
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE


# --- as answers -------------------------------------------------------------------------------------------------------
def read_plan(answer: Declare) -> Plan:
    """The plan that an answer says, with the sentence; a stunt is one with BODY Dice unless another pool is named."""
    plan = answer.plan
    return replace(
        plan, said=answer.said, item=POOL_NAMES[BODY] if plan.action == STUNT and not plan.item else plan.item
    )


def write_plan(plan: Plan) -> Declare:
    """The answer that says a plan; `read_plan` reads it back."""
    return Declare(replace(plan, said=""), said=plan.said)


# --- meaning ----------------------------------------------------------------------------------------------------------
def plan_targets(plan: Plan) -> tuple[str, ...]:
    """Everybody whom a plan's action is for."""
    return (plan.target, *plan.others) if plan.target else ()


def effective_plan(state: State, i: int, plan: Plan) -> Plan:
    """The plan as it is carried out by character i: to fight who is Nearby is to go there. [FT-DIST-02]"""
    j = foe_index(state, plan.target)
    if plan.action == FIGHT and plan.move == NO_MOVE and j >= 0 and band(state, i, j) == NEARBY:
        return replace(plan, move=NEARBY_MOVE, toward=plan.target)
    return plan


def is_flight(plan: Plan) -> bool:
    """Whether a character has given up his action to get away. [FT-DIST-02 FT-FILL-13]"""
    return plan.move != NO_MOVE and not plan.toward and plan.action == NOTHING


# --- in words ---------------------------------------------------------------------------------------------------------
def move_manner(plan: Plan) -> str:
    """The word for a plan's move: comes, runs, leaves, flees or stays."""
    if plan.move == NO_MOVE:
        return "stays"
    if plan.toward:
        return "runs" if plan.move == DISTANT_MOVE else "comes"
    return "flees" if is_flight(plan) else "leaves"


def plan_args(plan: Plan, source: str = "") -> Args:
    """What a sentence about a plan is told."""
    return {
        "who": plan.who, "drop": plan.drop or "none", "drawn": int(plan.draw != ""), "drawing": name_from_word(plan.draw), "way": move_manner(plan), "toward": plan.toward,
        "acts": int(plan.action != NOTHING or plan.move == NO_MOVE), "action": plan.action, "foes": plan_targets(plan),
        "spell": plan.item, "item": plan.item, "pool": plan.item, "armed": int(bool(plan.item)),
        "sized": int(bool(plan.claims)), "from": source,
    }  # fmt: skip
