"""When Weapon Proficiency is worth its risk: what it adds to this blow against what it would bring later. [FM-TAL-01]"""

from functools import lru_cache

from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.opponent.judgement import USUAL_BIDS, Judgement, Odds
from affray.systems.foeman.opponent.quick_odds import hits
from affray.systems.foeman.opponent.worth import foes_of, front_blow
from affray.systems.foeman.position.state import Bid, State
from affray.systems.foeman.rules.attack import Blow, swing_of, with_proficiency
from affray.systems.foeman.rules.expected_harm import keep_talent_chance
from affray.systems.foeman.rules.modifiers import standing_mdx
from affray.systems.foeman.turn.action_phase import KIND_OF
from affray.systems.foeman.turn.aiming import attack_of, situation

GOOD_BLOWS = 3
"""For so many good blows more a figure hopes in a fight."""


def talent_gain(judge: Judgement, state: State, bid: Bid) -> float:
    """What using the talent for a blow is worth: the harm that it adds, less what may be lost of its use later.

    Whether or not the blow hits, the talent has to be kept by a throw; once the fight is over it is of no more use.
    [FM-TAL-02]
    """
    i, j, house = bid.figure, bid.target, state.house
    a = attack_of(state, i, j, bid, situation(state, i, j, KIND_OF[bid.option], bid.doubled))
    skilled = a._replace(arm=with_proficiency(a.arm, 1))
    added = judge.odds(skilled, bid.dice, house) - judge.odds(a, bid.dice, house)
    is_last = foes_of(state, state.figures[i].side) == [j]
    ends, ended = (is_last * judge.felling(blow, bid.dice, house) for blow in (skilled, a))
    kept = keep_talent_chance(a, hit_chance(a, bid.dice, house), house) - ends * keep_talent_chance(a, 1.0, house)
    return added - (1.0 - ended - kept) * later_worth(judge, state, a, bid)


def hit_chance(a: Blow, dice: int, house: House) -> float:
    """The chance that an attack with so many dice hits."""
    guard = swing_of(a, house).guard
    return min(1.0, sum(hit.chance for hit in hits(dice, a.score, guard, a.repeat, house)))


def later_worth(judge: Judgement, state: State, a: Blow, bid: Bid) -> float:
    """What the talent is worth for the rest of a fight: at the front of the foe against whom it adds most, with nothing that
    hampers the figure."""
    figure, house = state.figures[bid.figure], state.house
    kit = figure.kit
    score = standing_mdx(figure.dx, kit.armor_dx, kit.shield_dx, 0, 0)
    covers = {state.figures[j].kit.cover for j in foes_of(state, figure.side)}
    blows = (
        front_blow(bid.weapon, score, figure.st, kit.race, int(figure.player), cover=cover, house=house)._replace(
            free_used=a.free_used, miq=a.miq, goblin=a.goblin, halfling=a.halfling
        )
        for cover in covers
    )
    return max(good_blows_worth(judge.odds, blow, house) for blow in blows)


@lru_cache(maxsize=4096)
def good_blows_worth(odds: Odds, good: Blow, house: House) -> float:
    """What the talent adds to some blows such as this one, for each of which it has to be kept till then."""
    skilled = good._replace(arm=with_proficiency(good.arm, 1))
    dice = max(USUAL_BIDS, key=lambda dice: odds(skilled, dice, house))
    keeps = keep_talent_chance(good, hit_chance(good, dice, house), house)
    added: float = odds(skilled, dice, house) - odds(good, dice, house)
    return added * sum(keeps**blow for blow in range(GOOD_BLOWS))
