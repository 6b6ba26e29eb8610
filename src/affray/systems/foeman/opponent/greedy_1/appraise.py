"""How good each answer looks to the side that is asked: what a computer player goes by, and what a hint shows.

The unit is a point of mST; only differences count.
"""

from collections.abc import Callable

from affray.core import Question
from affray.dice import Dist
from affray.referee import Script
from affray.space.hex import distance
from affray.systems.foeman.content.codes import STRIKE, WITH_SHIELD, D
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.content.kinds import NOTHING
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.opponent.greedy_1.harm import rerolls
from affray.systems.foeman.opponent.greedy_1.plan import move_values
from affray.systems.foeman.opponent.greedy_1.worth import (
    HEALTHY,
    attack_worth,
    foes_of,
    place_worth,
    threat_to,
    usual_worth,
)
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
from affray.systems.foeman.position.state import Figure, State, index_of, standing_score
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.attack import Blow
from affray.systems.foeman.rules.mindwand import SPECIAL_DICE
from affray.systems.foeman.rules.modifiers import attack_mdx
from affray.systems.foeman.rules.saving_throws import automatic_result, is_within_score, ready_score
from affray.systems.foeman.rules.weapon_use import arm_of, cover_of
from affray.systems.foeman.turn import action_phase, forced_retreats, items
from affray.systems.foeman.turn.aiming import situation
from affray.systems.foeman.turn.special_items import special_items
from affray.systems.foeman.turn.special_moves import push_need

Valuer = Callable[[State, Question[Answer]], tuple[float, ...]]
NEVER = -50.0
CEDING = 0.1
READYING_A_WEAPON = 4.0
WATCHING = 0.1
GUARDING = 0.4
LOST_WEAPON = 1.5
KNOCKED_DOWN = 2.0
NEAR = 2


def appraise(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked."""
    return VALUERS.get(question.code, indifferent)(state, question)


def indifferent(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """All answers alike, where nothing tells them apart."""
    return (0.0,) * len(question.answers)


# --- movement phase -------------------------------------------------------------------------------------------------
def side_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Moving later shows where the others went."""
    return tuple(CEDING if answer == Word("cede") else 0.0 for answer in question.answers)


def pick_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The figures nearest to a foe move first."""
    return tuple(
        -float(nearest(state, index_of(state, answer.figure))) if isinstance(answer, Pick) else NEVER
        for answer in question.answers
    )


def nearest(state: State, i: int) -> int:
    """The hexes to the nearest able foe of a figure."""
    figure = state.figures[i]
    return min((distance(figure.pos, state.figures[j].pos) for j in foes_of(state, figure.side)), default=0)


def retreat_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What B gains where it then stands, less what A does."""

    def value(answer: Answer) -> float:
        if not isinstance(answer, Retreat):
            return 0.0
        after = forced_retreats.play_retreat(Script(), state, answer)
        a, b = index_of(state, answer.a), index_of(state, answer.b)
        gained = place_worth(after, b) - place_worth(state, b)
        return gained - (place_worth(after, a) - place_worth(state, a))

    return tuple(value(answer) for answer in question.answers)


# --- action phase ---------------------------------------------------------------------------------------------------
def declare_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Attacks by what they are expected to take, Defend by what it spares, the rest by rough worth."""
    i = action_phase.declarer(state)
    return tuple(declare_value(state, i, answer) for answer in question.answers)


def declare_value(state: State, i: int, answer: Answer) -> float:
    """What one declaration is worth."""
    figure = state.figures[i]
    match answer:
        case Attack():
            bid = action_phase.bid_of(state, i, answer)
            lost = (
                LOST_WEAPON if answer.option == bidding.HURL_OPTION and not spare_weapon(figure, answer.weapon) else 0
            )
            return attack_worth(state, i, bid.target, bid) - lost
        case Defend(item):
            shielded = 0.1 if item == WITH_SHIELD else 0.05 * (item > 0)
            return GUARDING * danger(state, i) + shielded - 0.2
        case Bidding(dice):
            wanted = READYING_A_WEAPON if wants_weapon(state, i) else -1.0
            return wanted * passing(dice, ready_score(standing_score(figure), 0)) if wanted > 0 else wanted - dice
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


def rush_value(state: State, i: int, j: int, dice: int) -> float:
    """What a Shield Rush is worth: the chance that it hits and the foe goes down. [MW-SPC-03]"""
    score = attack_mdx(situation(state, i, j, STRIKE, doubled=False))
    falls = 1.0 - passing(SPECIAL_DICE, push_need(state, i, j))
    return KNOCKED_DOWN * passing(dice, score) * falls


def spare_weapon(figure: Figure, arm: str) -> bool:
    """Whether the figure has a weapon beside this one."""
    return any(item != arm and not is_shield(item) for item in gear.belongings(figure))


def danger(state: State, i: int) -> float:
    """The most that one foe that has not acted may expect of striking the figure."""
    foes = (j for j in foes_of(state, state.figures[i].side) if j in action_phase.waiting_figures(state))
    return max((threat_to(state, i, j) for j in foes), default=0.0)


def wants_weapon(state: State, i: int) -> bool:
    """Whether the figure has something better to hold than what it holds."""
    figure = state.figures[i]
    options = [Hold(main, off) for main in belongings(state, i) for off in belongings(state, i)]
    ready = hold_value(state, i, figure.main, figure.off)
    return any(
        hold_value(state, i, option.main, option.off) > ready + 1.0
        for option in options
        if items.hold_refusal(figure, option.main, option.off) is None
    )


def belongings(state: State, i: int) -> tuple[str, ...]:
    """What the figure could take in hand, nothing included."""
    return ("", *dict.fromkeys(gear.belongings(state.figures[i])))


def passing(dice: int, score: int) -> float:
    """The chance of a saving throw of so many D against a score, a Goblin's luck left out."""
    return float(
        Dist.sums(dice, D).chance(lambda points: bool(is_within_score(automatic_result(points, dice), points, score)))
    )


def use_value(figure: Figure, name: str) -> float:
    """What using an item is worth."""
    thing = special_items()[name]
    if thing.heals:
        return 0.8 * min(thing.heals, figure.body.exh) * passing(thing.dice, figure.iq)
    return 4.0 * passing(thing.dice, standing_score(figure))


# --- holding things -------------------------------------------------------------------------------------------------
def ready_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The hands as full of good things as they go."""
    i = state.actor
    figure = state.figures[i]

    def value(answer: Answer) -> float:
        match answer:
            case Hold(main, off):
                return hold_value(state, i, main, off)
            case Word("done"):
                return hold_value(state, i, figure.main, figure.off)
            case Give():
                return NEVER
        return NEVER if spare_weapon(figure, "") else HEALTHY

    return tuple(value(answer) for answer in question.answers)


def hold_value(state: State, i: int, main: str, off: str) -> float:
    """What it is worth to hold these: the better weapon, a shield, a Bow only at a distance."""
    figure = state.figures[i]
    arms = [arm_value(figure, item, nearest(state, i)) for item in (main, off) if item and not is_shield(item)]
    guard = 0.8 if is_shield(main) or is_shield(off) else 0.0
    left = 0.5 if main == "" and off and not is_shield(off) else 0.0
    return max(arms, default=0.0) + guard - left


def arm_value(figure: Figure, item: str, steps: int) -> float:
    """What a weapon promises against a bare foe in front, with the foes so near."""
    made = find_weapon(item)
    if made.bow and (steps <= 1 or (item in figure.unloaded and figure.shots == 0)):
        return 0.0
    race = figure.kit.race
    arm = arm_of(made, STRIKE, st=figure.st, race=race, player=int(figure.player))
    bare = cover_of(NOTHING, NOTHING, 0)
    blank = Blow(
        who=0,
        bid=0,
        score=standing_score(figure),
        kind=STRIKE,
        side_a=0,
        side_b=0,
        mode=0,
        used=0,
        engaged=0,
        item=0,
        arm=arm,
        cover=bare,
        mst=HEALTHY,
        dwarf=0,
        usable=0,
        free_used=0,
        miq=figure.iq,
        goblin=0,
        halfling=0,
    )
    return usual_worth(blank, PLAIN) * (1.2 if made.bow and steps > NEAR else 1.0)


# --- inner choices --------------------------------------------------------------------------------------------------
def reroll_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The number of zeroes that the steady policy rerolls."""
    points, score, thrown = question.about
    best = rerolls(len(question.answers) - 1, points, score, thrown)
    return chosen(question, best)


def proficiency_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The talent is used whenever it is there."""
    return chosen(question, 1)


def first_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The first answer: a saving throw is made, an opponent gets nothing, all damage dice are
    rolled and the highest kept."""
    return chosen(question, 0)


def chosen(question: Question[Answer], best: int) -> tuple[float, ...]:
    """One for the best number, nothing for the others."""
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
