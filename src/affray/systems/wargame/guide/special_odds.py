"""What a special action that the scenario settles promises, by exact odds. [UW-ABL-09]"""

from msgspec.structs import replace

from affray.core.faces.guide import Chance, Phrase, Prospect
from affray.core.words.phrase import phrase
from affray.dice.dist import Dist
from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import OUT
from affray.systems.wargame.content.special_actions import LOSSES
from affray.systems.wargame.guide.harm import MISSED, expected_harm, harm_chances, loss_spreads
from affray.systems.wargame.guide.measure import NOT_KNOWN, known_of_ranges
from affray.systems.wargame.position.answers import Use, write_answer
from affray.systems.wargame.position.state import State, centre_of, defense_of, index_of
from affray.systems.wargame.rules.special import special_attack, special_strike, special_success
from affray.systems.wargame.turn.special_effects import special_used


def use_prospect(state: State, i: int, answer: Use) -> Prospect | None:
    """What a special promises; None for one that throws no dice. [UW-ABL-09]"""
    special, j = special_used(state, i, answer), index_of(state, answer.unit)
    dice, sides = special.thrown
    if not dice:
        return None
    known = known_reach(state, i, answer)
    found = Prospect(write_answer(answer), 0, (), (), reach_policy(known))
    if special.effect == LOSSES:
        made = odds(special_attack, special_strike(dice, sides, defense_of(state.figures[j])), policy=first_choice)
        harms = (expected_harm(state, j, i, (Dist.sure(MISSED) if known == OUT else made,)),)
        return replace(found, chances=harm_chances(harms), spreads=loss_spreads(harms))
    succeeds = odds(special_success, dice, sides, special.least, policy=first_choice).chance(lambda roll: roll != 0)
    name = phrase("guide-special-succeeds", "UW-ABL-09", dice=special.dice or "", least=special.least)
    return replace(found, chances=(Chance(name, 0.0 if known == OUT else float(succeeds)),))


def known_reach(state: State, i: int, answer: Use) -> int:
    """SHORT where a special is known to reach the unit, OUT where it is known not to, else NOT_KNOWN. [UW-RNG-03]"""
    j, reach = index_of(state, answer.unit), special_used(state, i, answer).reach
    far = distance(centre_of(state.figures[i]), centre_of(state.figures[j]))
    return known_of_ranges(state, i, far, (reach, reach), j)


def reach_policy(known: int) -> Phrase:
    """What is assumed of the distance. [UW-RNG-03]"""
    if known == NOT_KNOWN:
        return phrase("guide-policy-if-in-range", "UW-RNG-03", short=0)
    return phrase("guide-policy-out", "UW-RNG-03") if known == OUT else phrase("guide-policy-plain")
