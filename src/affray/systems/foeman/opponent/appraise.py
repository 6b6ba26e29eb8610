"""How good each answer looks to the side that is asked, for computer players and hints.

The unit is a point of mST; only differences count.
"""

from collections.abc import Callable
from functools import lru_cache

from affray.core import Question
from affray.core.fight_state import without_item
from affray.referee import Script
from affray.space.hex import distance
from affray.systems.foeman.content.codes import DEFENDING, STRIKE
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.content.kinds import NOTHING
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.opponent.judgement import Judgement, Odds, save_chance, usual_worth
from affray.systems.foeman.opponent.places_to_go import move_values
from affray.systems.foeman.opponent.scene import HEALTHY
from affray.systems.foeman.opponent.talent import talent_gain
from affray.systems.foeman.opponent.worth import foes_of, harm_feared, patience, place_worth, threat_to
from affray.systems.foeman.position import gear
from affray.systems.foeman.position.answers import (
    Answer,
    Attack,
    Bidding,
    Defend,
    Give,
    Hold,
    Number,
    Pick,
    Retreat,
    Rush,
    Use,
    Word,
)
from affray.systems.foeman.position.executor import highest_bid
from affray.systems.foeman.position.state import Figure, State, index_of, is_able, standing_score
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.attack import Blow
from affray.systems.foeman.rules.expected_harm import rerolls
from affray.systems.foeman.rules.mindwand import SPECIAL_DICE
from affray.systems.foeman.rules.modifiers import attack_mdx
from affray.systems.foeman.rules.saving_throws import ready_score
from affray.systems.foeman.rules.weapon_use import arm_of, cover_of
from affray.systems.foeman.turn import action_phase, forced_retreats, items
from affray.systems.foeman.turn.aiming import (
    blow_between,
    situation,
    situation_between,
    stance_of,
    striker_of,
    target_of,
)
from affray.systems.foeman.turn.special_items import special_items
from affray.systems.foeman.turn.special_moves import push_need

Valuer = Callable[[Judgement, State, Question[Answer]], tuple[float, ...]]
NEVER = -50.0
CEDING = 0.1
NO_WOUND = -1.0
AT_THE_FALLEN = -0.5
READYING_A_WEAPON = 4.0
WATCHING = 0.1
GUARDING = 0.5
"""The share of blows that a guard meets: a foe may turn to somebody else, or wait."""
GUARDING_COSTS = 0.1
LAST_WEAPON = 15.0
WEAPON_ROUNDS = 4
KNOCKED_DOWN = 2.0
NEAR = 2
BARE = cover_of(NOTHING, NOTHING, 0)


def appraise(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked."""
    return VALUERS.get(question.code, equal_values)(judge, state, question)


def equal_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The value 0 for every answer, where nothing tells them apart."""
    return (0.0,) * len(question.answers)


# --- movement phase -------------------------------------------------------------------------------------------------
def side_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Values of moving and ceding: who moves later sees where the others went. Moving first to engage a foe that is still
    free to go cost 200 Elo where it came up."""
    return tuple(CEDING if answer == Word("cede") else 0.0 for answer in question.answers)


def pick_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Values of the figures to move next: those nearest to a foe come first."""
    return tuple(
        -float(nearest_foe_distance(state, index_of(state, answer.figure))) if isinstance(answer, Pick) else NEVER
        for answer in question.answers
    )


def nearest_foe_distance(state: State, i: int) -> int:
    """The hexes to the nearest able foe of a figure."""
    figure = state.figures[i]
    return min((distance(figure.pos, state.figures[j].pos) for j in foes_of(state, figure.side)), default=0)


def retreat_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Values of forced retreats: what B gains where it then stands, less what A gains."""

    def value(answer: Answer) -> float:
        if not isinstance(answer, Retreat):
            return 0.0
        after = forced_retreats.play_retreat(Script(), state, answer)
        a, b = index_of(state, answer.a), index_of(state, answer.b)
        gained = place_worth(judge, after, b) - place_worth(judge, state, b)
        return gained - (place_worth(judge, after, a) - place_worth(judge, state, a))

    return tuple(value(answer) for answer in question.answers)


# --- action phase ---------------------------------------------------------------------------------------------------
def declare_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Values of declarations: attacks by their expected harm, Defend by the harm it spares, the rest by rough
    figures."""
    i = action_phase.declarer(state)
    figure = state.figures[i]
    near = nearest_foe_distance(state, i)
    attacks: dict[tuple[int, str, str, bool], Callable[[int], float]] = {}

    def value(answer: Answer) -> float:
        match answer:
            case Attack(option, target, dice, weapon, doubled):
                way = (option, target, weapon, doubled)
                if way not in attacks:
                    attacks[way] = attack_values(judge, state, i, answer, near)
                return attacks[way](dice)
            case Defend(item):
                return guard_worth(judge, state, i, item) - GUARDING_COSTS
            case Bidding(dice):
                return (
                    wanted * save_chance(dice, ready_score(standing_score(figure), 0)) if wanted > 0 else wanted - dice
                )
            case Rush(target, dice):
                return rush_value(state, i, index_of(state, target), dice)
            case Use(thing, _):
                return use_value(figure, thing)
            case Word("reload"):
                return 2 * HEALTHY
            case Word("drop shield"):
                return NEVER
            case Word("watch"):
                return WATCHING
        return 0.0

    is_ready_open = any(isinstance(answer, Bidding) for answer in question.answers)
    wanted = READYING_A_WEAPON if is_ready_open and has_better_weapon(judge.odds, figure, near) else -1.0
    return tuple(value(answer) for answer in question.answers)


def attack_values(judge: Judgement, state: State, i: int, answer: Attack, near: int) -> Callable[[int], float]:
    """The value of an attack by its dice: below 0 at the fallen or with dice that cannot wound. A throw pays for the lost
    weapon. `near` is how far the nearest foe is."""
    figure, j = state.figures[i], index_of(state, answer.target)
    foe, option = state.figures[j], answer.option
    if not is_able(foe):
        return lambda dice: AT_THE_FALLEN
    own, target, stance = striker_of(figure), target_of(foe), stance_of(state, i, j, option)
    seen = situation_between(own, target, stance, action_phase.KIND_OF[option], answer.doubled)
    blow = blow_between(own, target, stance, seen, answer.weapon, state.house)
    thrown = option == bidding.HURL_OPTION
    cost = throwing_cost(judge.odds, figure, near, answer.weapon) if thrown else 0.0
    least = subtracted_dice(answer.weapon)

    def value(dice: int) -> float:
        return NO_WOUND if dice <= least else judge.manner.dealt * judge.odds(blow, dice, state.house) - cost

    return value


def throwing_cost(odds: Odds, figure: Figure, near: int, arm: str) -> float:
    """What throwing a weapon away costs: how much worse the others are in the rounds to come, and more for the last
    one."""
    left = [item for item in without_item(gear.belongings(figure), arm) if not is_shield(item)]
    best = max((arm_value(odds, figure, item, near, 0) for item in left), default=0.0)
    return WEAPON_ROUNDS * max(0.0, arm_value(odds, figure, arm, near, 0) - best) + (0.0 if left else LAST_WEAPON)


def subtracted_dice(arm: str) -> int:
    """The hit dice of a weapon that give no damage die. [FM-DMG-01]"""
    return find_weapon(arm).sub


def rush_value(state: State, i: int, j: int, dice: int) -> float:
    """What a Shield Rush is worth: the chance that it hits and the foe goes down. [MW-SPC-03]"""
    score = attack_mdx(situation(state, i, j, STRIKE, doubled=False))
    falls = 1.0 - save_chance(SPECIAL_DICE, push_need(state, i, j))
    return KNOCKED_DOWN * save_chance(dice, score) * falls


def guard_worth(judge: Judgement, state: State, i: int, item: int) -> float:
    """What it is worth to the figure to be on its guard with an item: the most that it spares of the blow of one foe which has
    not acted."""
    figure = state.figures[i]
    bare, guarded = target_of(figure), target_of(figure)._replace(mode=DEFENDING, item=item)
    waiting = action_phase.waiting_figures(state)
    foes = (j for j in foes_of(state, figure.side) if j in waiting)
    spared = (threat_to(judge, state, i, j, bare) - threat_to(judge, state, i, j, guarded) for j in foes)
    return GUARDING * patience(state.round) * (harm_feared(judge.manner, state.round) * max(spared, default=0.0))


def has_better_weapon(odds: Odds, figure: Figure, near: int) -> bool:
    """Whether the figure has something better to hold than what it holds; the nearest foe is so many hexes away."""
    things = ("", *dict.fromkeys(gear.belongings(figure)))
    ready = hold_value(odds, figure, near, figure.main, figure.off)
    return any(
        hold_value(odds, figure, near, main, off) > ready + 1.0 and items.hold_refusal(figure, main, off) is None
        for main in things
        for off in things
    )


def use_value(figure: Figure, name: str) -> float:
    """What using an item is worth."""
    thing = special_items()[name]
    if thing.heals:
        return 0.8 * min(thing.heals, figure.body.exh) * save_chance(thing.dice, figure.iq)
    return 4.0 * save_chance(thing.dice, standing_score(figure))


# --- holding things -------------------------------------------------------------------------------------------------
def ready_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Values of what the hands may hold after a Ready: good weapons and shields count."""
    figure = state.figures[state.actor]
    near = nearest_foe_distance(state, state.actor)

    def value(answer: Answer) -> float:
        match answer:
            case Hold(main, off):
                return hold_value(judge.odds, figure, near, main, off)
            case Word("done"):
                return hold_value(judge.odds, figure, near, figure.main, figure.off)
            case Give():
                return NEVER
        return NEVER if is_armed(figure) else HEALTHY

    return tuple(value(answer) for answer in question.answers)


def is_armed(figure: Figure) -> bool:
    """Whether the figure has any weapon."""
    return any(not is_shield(item) for item in gear.belongings(figure))


def hold_value(odds: Odds, figure: Figure, near: int, main: str, off: str) -> float:
    """What it is worth to hold these, the nearest foe so many hexes away: the better weapon, a shield, a Bow only at a
    distance."""
    hands = ((main, 0), (off, 1))
    arms = [arm_value(odds, figure, item, near, offhand) for item, offhand in hands if item and not is_shield(item)]
    guard = 0.8 if is_shield(main) or is_shield(off) else 0.0
    left = 0.5 if main == "" and off and not is_shield(off) else 0.0
    return max(arms, default=0.0) + guard - left


def arm_value(odds: Odds, figure: Figure, item: str, steps: int, offhand: int) -> float:
    """The value of a weapon in the strong hand (`offhand` 0) or the other against a foe in front without armor.

    `steps` is how many hexes away the nearest foe is.
    """
    made = find_weapon(item)
    if made.bow and (steps <= 1 or (item in figure.unloaded and figure.shots == 0)):
        return 0.0
    worth = bare_worth(
        odds,
        item,
        st=figure.st,
        race=figure.kit.race,
        player=int(figure.player),
        offhand=offhand,
        score=standing_score(figure),
        iq=figure.iq,
    )
    return worth * (1.2 if made.bow and steps > NEAR else 1.0)


@lru_cache(maxsize=4096)
def bare_worth(
    odds: Odds,
    item: str,
    st: int,
    race: int,
    player: int,
    offhand: int,
    score: int,
    iq: int,
) -> float:
    """What a weapon is worth in the hand of such a figure against a healthy one in front without armor."""
    arm = arm_of(find_weapon(item), STRIKE, st=st, race=race, player=player, offhand=offhand)
    blank = Blow(
        who=0, bid=0, score=score, kind=STRIKE, side_a=0, side_b=0, mode=0, used=0, engaged=0, item=0,
        arm=arm, cover=BARE, mst=HEALTHY, dwarf=0, usable=0, free_used=0, miq=iq, goblin=0, halfling=0,
    )  # fmt: skip
    return usual_worth(odds, blank, PLAIN)


# --- inner choices --------------------------------------------------------------------------------------------------
def reroll_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """1 for the number of zeroes that the steady policy rerolls, 0 for the others."""
    points, score, thrown = question.about
    best = rerolls(len(question.answers) - 1, points, score, thrown)
    return values_for_best(question, best)


def proficiency_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What risking the talent for the blow is worth, and 0 for sparing it. [FM-TAL-01]"""
    gain = talent_gain(judge, state, highest_bid(state, state.bids))
    return tuple(gain if answer == Number(1) else 0.0 for answer in question.answers)


def first_values(judge: Judgement, state: State, question: Question[Answer]) -> tuple[float, ...]:
    """1 for the first answer: make the saving throw, give opponents nothing, roll all damage dice and keep the
    highest."""
    return values_for_best(question, 0)


def values_for_best(question: Question[Answer], best: int) -> tuple[float, ...]:
    """1 for the answer that is the best number, 0 for the others."""
    return tuple(1.0 if answer == Number(best) else 0.0 for answer in question.answers)


VALUERS: dict[str, Valuer] = {
    "retreat": retreat_values,
    "side": side_values,
    "pick": pick_values,
    "move": move_values,
    "declare": declare_values,
    "ready": ready_values,
    "reroll": reroll_values,
    "proficiency": proficiency_values,
    "waive": first_values,
    "consent": first_values,
    "fewer": first_values,
    "keep": first_values,
}
