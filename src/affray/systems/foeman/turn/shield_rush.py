"""Shield Rush: a hit roll with the shield that knocks its target down (filler). [MW-SPC-01 MW-SPC-03]"""

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.systems.foeman.content.codes import ROLL_SV_RUSH, SIDE_NAMES, STRIKE
from affray.systems.foeman.content.tables import action_limits
from affray.systems.foeman.position.answers import Answer, Rush
from affray.systems.foeman.position.state import (
    NOBODY,
    Bid,
    State,
    alter,
    alter_body,
    alter_motion,
    index_of,
    is_standing,
)
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.body import after_defense
from affray.systems.foeman.rules.defence import is_defense_used, is_met_by_guard, mode_after
from affray.systems.foeman.rules.hit_roll import hit_roll
from affray.systems.foeman.rules.mindwand import SPECIAL_DICE, can_move_specially
from affray.systems.foeman.rules.modifiers import attack_mdx
from affray.systems.foeman.rules.movement import may_act
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.turn.aiming import attack_of, mdx_parts, situation, target_refusal
from affray.systems.foeman.turn.experience_gained import save_for
from affray.systems.foeman.turn.special_moves import push_need

UNARMED = "Unarmed"


def rush_answers(state: State, i: int) -> list[Answer]:
    """Every Shield Rush that a figure may declare. [MW-SPC-03]"""
    if not state.house.special_shield_rush:
        return []
    targets = [foe.id for foe in state.figures if rush_refusal(state, i, foe.id, bidding.LEAST_BID) is None]
    bids = range(bidding.LEAST_BID, bidding.MOST_BID + 1)
    return [Rush(target, dice) for target in targets for dice in bids]


def rush_refusal(state: State, i: int, target: str, dice: int) -> Refusal | None:
    """Why the figure may not rush so; None when it may. [MW-SPC-01 MW-SPC-03]"""
    if not state.house.special_shield_rush:
        return refusal("not-a-declaration", "not_now", "FM-BID-01")
    figure, j = state.figures[i], index_of(state, target)
    if j == NOBODY or not are_foes(state, state.figures[j].side, figure.side):
        return refusal("no-opponent", "no_target", "MW-SPC-03", named=1, whom=target, who=figure.id)
    limit = action_limits()[bidding.OPTION_NAMES[bidding.STRIKE_OPTION]]
    if not figure.kit.shielded:
        return refusal("no-shield", "no_shield", "MW-SPC-03", who=figure.id)
    if not can_move_specially(figure.motion) or not may_act(limit, figure.motion.used, figure.motion.mmma):
        return refusal("frame", "special", "MW-SPC-01", who=figure.id)
    if not is_standing(state.figures[j]) or state.figures[j].pos == figure.pos:
        return refusal("rush-target", "no_target", "MW-SPC-03", whom=target)
    return bidding.bid_refusal(bidding.RUSH, dice) or target_refusal(state, i, j, STRIKE)


def rush(ref: Referee, state: State, bid: Bid) -> State:
    """The state after a Shield Rush: a hit roll as of a Strike, and the saving throw of whom it hits. [MW-SPC-03]"""
    i, j = bid.figure, bid.target
    seen = situation(state, i, j, STRIKE, doubled=False)
    a = attack_of(state, i, j, Bid(i, bidding.STRIKE_OPTION, bid.dice, j, UNARMED), seen)
    figure, foe = state.figures[i], state.figures[j]
    sides = tuple(SIDE_NAMES[side] for side in dict.fromkeys((seen.side_a, seen.side_b)))
    say(
        ref,
        "rush",
        who=figure.id,
        whom=foe.id,
        item=bid.weapon,
        dice_bid=bid.dice,
        sides=sides,
        clauses=("MW-SPC-03", "FM-LOS-03"),
    )
    parts = mdx_parts(state, i, seen)
    clauses = tuple(dict.fromkeys(part.clause for part in parts))
    say(ref, "score", score=attack_mdx(seen), parts=parts, clauses=clauses)
    guard = is_met_by_guard(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged, house=state.house)
    hit = hit_roll(ref, who=i, bid=bid.dice, score=a.score, guard=guard, repeat=0, house=state.house)
    mode = mode_after(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged)
    used = max(a.used, is_defense_used(a.kind, guard))
    state = alter(alter_motion(state, i, special=1), j, body=after_defense(foe.body, mode, used))
    if not hit.hit:
        return state
    state, saved = save_for(ref, state, j, SPECIAL_DICE, push_need(state, i, j), ROLL_SV_RUSH)
    if saved.passed:
        return state
    say(ref, "knocked", who=foe.id, clauses=("MW-SPC-03",))
    return alter_body(state, j, prone=1)
