"""How good each answer looks to the side that is asked: what a computer player goes by, and what a hint shows.

The unit is a point of ST; only differences count.
"""

from collections.abc import Callable
from functools import lru_cache

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.core.fight_state import are_foes
from affray.dice import Dist
from affray.space.bodies import body_after_step, body_distance
from affray.systems.melee.content.codes import FRONT, REAR, SIDE, STANDING, D
from affray.systems.melee.opponent import spell_worth
from affray.systems.melee.opponent.dangers import missile_danger, near_danger
from affray.systems.melee.opponent.doubts import disbelief_worth
from affray.systems.melee.opponent.places_to_go import (
    guarded_share,
    hold_worth,
    move_values,
    option_values,
)
from affray.systems.melee.opponent.worth import (
    attack_worth,
    awake_foes,
    expected_harm,
    expected_hth_harm,
    nearest_foe_distance,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import (
    NEAR,
    SHIELD,
    Answer,
    Attack,
    Cast,
    Disbelieve,
    Disengage,
    Enter,
    Hold,
    Number,
    Pick,
    Rank,
    Retreat,
    Sweep,
    Take,
    Wake,
    Word,
)
from affray.systems.melee.position.figures import placed_figures, save_target
from affray.systems.melee.position.hands import is_weapon
from affray.systems.melee.position.state import State, index_of
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.hand_to_hand_entry import may_enter
from affray.systems.melee.turn import attacks, hand_to_hand
from affray.systems.melee.turn.aiming import aims_at
from affray.systems.melee.turn.picking_facings import numbers_of
from affray.systems.melee.words.secrets import state_for

Valuer = Callable[[State, Question[Answer], Manner], tuple[float, ...]]
NEVER = -50.0
STANDING_UP = 3.5
STRUGGLING = 2.0
GRIP_COST, ARMS_DROPPED = 0.5, 1.5
WAKING = 5.0
WAITING = 0.05
SWEEPING = 0.05
"""How much more a sweep must promise than a plain blow."""
TWIN_SECOND = 0.8
"""How much of the second of two blows counts: its weapon may have fallen."""


def appraise(state: State, question: Question[Answer], manner: Manner = PLAIN) -> tuple[float, ...]:
    """What each listed answer is worth to the side asked, by no more than it may see. [CM-SPELL-07]"""
    return VALUERS.get(question.code, equal_values)(state_for(state, question.side), question, manner)


def equal_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """The same worth for every answer, where nothing sets them apart."""
    return (0.0,) * len(question.answers)


# --- before the action phase ------------------------------------------------------------------------------------------
def place_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """A later place is worth more: it shows where the others went."""
    return tuple(float(answer.place) if isinstance(answer, Rank) else 0.0 for answer in question.answers)


def renew_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What it is worth to let a spell go on, while its caster has strength to spare."""
    worth = spell_worth.renewal_worth(state, state.renewals[0])
    return tuple(worth if answer == Word("renew") else 0.0 for answer in question.answers)


def pick_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What it is worth to move each figure next: the nearest to a foe first."""
    return tuple(
        -float(nearest_foe_distance(state, index_of(state, answer.figure))) if isinstance(answer, Pick) else NEVER
        for answer in question.answers
    )


def height_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What it is worth to come down: the blow that the flier can then strike, less the one that it must then expect."""
    i = index_of(state, question.who)
    assert state.move is not None
    j = state.move.figure
    gain = manner.dealt * expected_harm(state, i, j, FRONT) - manner.taken * expected_harm(state, j, i, FRONT)
    return tuple(gain if answer == Word("low") else 0.0 for answer in question.answers)


# --- actions ----------------------------------------------------------------------------------------------------------
def act_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """Attacks and spells by what they are expected to do, guarding by what it spares, the rest by rough worth."""
    return tuple(act_value(state, state.actor, answer, manner) for answer in question.answers)


def act_value(state: State, i: int, answer: Answer, manner: Manner) -> float:
    """What one action is worth."""
    match answer:
        case Attack():
            return manner.dealt * blow_value(state, i, answer)
        case Sweep(weapon):
            return manner.dealt * sweep_value(state, i, weapon)
        case Enter():
            return enter_value(state, i, answer, manner)
        case Cast():
            return spell_worth.cast_worth(state, i, answer, manner)
        case Disbelieve(target):
            return disbelief_worth(state, i, index_of(state, target))
        case Hold(items):
            return hold_value(state, i, items)
        case Take(item):
            return take_value(state, i, item)
        case Disengage(direction):
            return leave_value(state, i, direction, manner)
        case Wake():
            return WAKING
    assert isinstance(answer, Word)
    return word_value(state, i, answer.word, manner)


def blow_value(state: State, i: int, answer: Attack) -> float:
    """What an attack is worth, with the second blow of one with two weapons."""
    j = index_of(state, answer.target)
    kind = attacks.kind_of(state, i, answer.kind, answer.weapon)
    aim = attacks.worthwhile_aims(aims_at(state, i, j, kind, answer.weapon))[answer.aim]
    if not answer.twin:
        return attack_worth(state, i, j, kind, answer.weapon, aim)
    other = attacks.second_weapon(state, i, answer.weapon)
    first = attack_worth(state, i, j, kind, answer.weapon, aim, two=True)
    return first + TWIN_SECOND * attack_worth(state, i, j, kind, other, aim, two=True)


def sweep_value(state: State, i: int, weapon: str) -> float:
    """What a sweeping blow is worth: foes for it, friends against it."""
    kind = attacks.kind_of(state, i, NEAR, weapon)
    worth = -SWEEPING
    for j in attacks.sweep_targets(state, i, weapon):
        value = attack_worth(state, i, j, kind, weapon, aims_at(state, i, j, kind, weapon)[0], sweeping=True)
        worth += value if are_foes(state, state.figures[j].side, state.figures[i].side) else -1.5 * value
    return worth


def enter_value(state: State, i: int, answer: Enter, manner: Manner) -> float:
    """What going hand to hand is worth: the grip of the one against that of the other, now and for a while, beside the
    blows that both could trade on their feet."""
    j = index_of(state, answer.target)
    if not may_enter(hand_to_hand.entry_of(state, i, j)):
        return NEVER
    inside = hand_to_hand.lie_in_hex(state, i, body_after_step(state.figures[i].hexes, answer.direction))
    on_foot = manner.dealt * expected_harm(state, i, j, FRONT) - manner.taken * expected_harm(state, j, i, FRONT)
    grip = manner.dealt * expected_hth_harm(inside, i, j)
    held = 1.5 * (grip - manner.taken * expected_hth_harm(state, j, i)) + 0.5 * grip
    dropped = GRIP_COST + ARMS_DROPPED * bool(state.figures[i].ready)
    return 0.7 * held - on_foot - dropped


def hold_value(state: State, i: int, items: tuple[str, ...]) -> float:
    """What it is worth to have these ready in place of what is: the difference for some turns, less the action."""
    figure = state.figures[i]
    weapons = tuple(item for item in items if item != SHIELD)
    now = hold_worth(state, i, figure.ready, shield=figure.shield_ready)
    return 1.5 * (hold_worth(state, i, weapons, shield=SHIELD in items) - now) - 0.8


def take_value(state: State, i: int, item: str) -> float:
    """What picking a thing up is worth."""
    figure = state.figures[i]
    now = hold_worth(state, i, figure.ready, shield=figure.shield_ready)
    if not is_weapon(item):
        return 0.2 - now
    return 1.5 * (hold_worth(state, i, (item,), shield=False) - now) - 0.8


def leave_value(state: State, i: int, direction: int, manner: Manner) -> float:
    """What disengaging is worth: for who cannot strike back, to be out of reach."""
    able = max((expected_harm(state, i, j, FRONT) for j in awake_foes(state, i)), default=0.0)
    after = body_after_step(state.figures[i].hexes, direction)
    near = min((body_distance(after, state.figures[j].hexes) for j in awake_foes(state, i)), default=9)
    return 0.5 * manner.taken * near_danger(state, i) - manner.dealt * able + (0.3 + manner.distance) * (near - 2)


def word_value(state: State, i: int, word: str, manner: Manner) -> float:
    """What an action that is one word is worth."""
    figure = state.figures[i]
    if word == "stand":
        return STANDING_UP
    if word == "defend":
        return guarded_share(state) * manner.taken * near_danger(state, i) - 0.1
    if word == "dodge":
        return guarded_share(state) * manner.taken * missile_danger(state, i) - 0.1
    if word == "struggle":
        return STRUGGLING
    if word == "draw":
        return 1.5 * chance_within(3, save_target(state, i)) * 2.0
    if word == "leave":
        return chance_within(4, save_target(state, i)) * (
            manner.taken * hth_danger(state, i) - manner.dealt * best_hth_harm(state, i) + 0.5
        )
    return WAITING if word == "wait" and figure.body.turn_hits == 0 else 0.0


def hth_danger(state: State, i: int) -> float:
    """What the enemies in the figure's hex may expect of their blows at it."""
    hexes = set(state.figures[i].hexes)
    return sum(
        expected_hth_harm(state, j, i) for j in awake_foes(state, i) if not hexes.isdisjoint(state.figures[j].hexes)
    )


def best_hth_harm(state: State, i: int) -> float:
    """What the figure may expect of its best blow at somebody in its hex."""
    hexes = set(state.figures[i].hexes)
    return max(
        (expected_hth_harm(state, i, j) for j in awake_foes(state, i) if not hexes.isdisjoint(state.figures[j].hexes)),
        default=0.0,
    )


@lru_cache(maxsize=256)
def chance_within(dice: int, target: int) -> float:
    """The chance that so many dice come to the target or less. [CM-ATTR-05]"""
    return float(Dist.sums(dice, D).chance(lambda points: points + dice <= target))


# --- after the actions ------------------------------------------------------------------------------------------------
def retreat_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each retreat is worth: an enemy forced back stands worse, worst in fire; archers have room again."""
    fire = spell_effects.terrain_hexes(state, "fire")

    def value(answer: Answer) -> float:
        if not isinstance(answer, Retreat):
            return 0.0
        if answer.direction < 0:
            return 2.0
        j = index_of(state, answer.whom)
        after = body_after_step(state.figures[j].hexes, answer.direction)
        return 0.3 + 3.0 * any(pos in fire for pos in after) + 0.1 * friends_near(state, j, after)

    return tuple(value(answer) for answer in question.answers)


def friends_near(state: State, j: int, after: tuple[tuple[int, int], ...]) -> int:
    """How many foes of figure j would be next to it in these hexes."""
    return sum(body_distance(after, state.figures[i].hexes) == 1 for i in awake_foes(state, j))


# --- inner choices ----------------------------------------------------------------------------------------------------
LOOKING = {FRONT: 1.0, SIDE: -0.2, REAR: -1.0}


def facing_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each facing is worth: the more foes in front the better, near ones most."""
    i = index_of(state, question.who)
    figures = placed_figures(state)

    def value(facing: int) -> float:
        worth = 0.0
        for j in awake_foes(state, i):
            apart = body_distance(figures[i].hexes, figures[j].hexes)
            if apart:
                seen = zone(figures[i].hexes, facing, STANDING, figures[j].hexes[0])
                worth += LOOKING[seen] / apart
        return worth

    facings = numbers_of(question.about[0])
    return tuple(value(facings[n]) for n in range(len(question.answers)))


def advance_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What it is worth to advance: much for who fights at close quarters, little for who shoots."""
    i = index_of(state, question.who)
    foes = awake_foes(state, i)
    follows = manner.dealt * expected_harm(state, i, foes[0], FRONT) if foes else 0.0
    return tuple(0.0 if answer == Number(0) else follows - 0.5 - manner.distance for answer in question.answers)


def first_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """The first answer is worth most: it gives an enemy nothing, and the first of several is as good as another."""
    return tuple(1.0 if answer == Number(0) else 0.0 for answer in question.answers)


def stance_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What it is worth to dodge or defend before the dice: what that spares, less the worth of the figure's own blow.
    [CM-OPT-03]"""
    i = index_of(state, question.who)
    able = max((expected_harm(state, i, j, FRONT) for j in awake_foes(state, i)), default=0.0)
    danger = manner.taken * max(near_danger(state, i), missile_danger(state, i))
    guard = guarded_share(state) * danger - manner.dealt * able
    return tuple(0.0 if answer == Number(0) else guard for answer in question.answers)


VALUERS: dict[str, Valuer] = {
    "place": place_values,
    "renew": renew_values,
    "pick": pick_values,
    "height": height_values,
    "move": move_values,
    "option": option_values,
    "act": act_values,
    "retreat": retreat_values,
    "facing": facing_values,
    "advance": advance_values,
    "stance": stance_values,
    "agree": first_values,
    "same_height": first_values,
    "met": first_values,
    "dropped": first_values,
    "broken": first_values,
    "creation": first_values,
}
