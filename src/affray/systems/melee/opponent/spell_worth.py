"""What spells are worth to a computer player: missile spells by exact odds, the others by what they change and how surely."""

from collections.abc import Callable
from functools import lru_cache

from affray.core.faces.opponent import Manner
from affray.core.fight_state import are_foes
from affray.dice import Dist
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import FRONT, MISSILE_SPELL, NATURAL, STANDING, D
from affray.systems.melee.content.tables import Spell, creatures, spells
from affray.systems.melee.opponent.company import can_reach, friends_of
from affray.systems.melee.opponent.places_to_go import missile_danger, near_danger
from affray.systems.melee.opponent.worth import (
    arriving_share,
    awake_foes,
    expected_harm,
    spare_strength,
    spending_cost,
    strike_worth,
    worth_past_friends,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.figures import mind_of
from affray.systems.melee.position.state import (
    ILLUSION,
    REAL,
    Figure,
    State,
    home_side,
    index_of,
    is_airborne,
    is_awake,
)
from affray.systems.melee.rules.adjusted_dx import adj_dx
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import missile_spell_dice, read_damage
from affray.systems.melee.rules.hit_roll import HIT_DICE, hit_multiplier
from affray.systems.melee.turn.aiming import aims_at, situation
from affray.systems.melee.turn.spells.casting import MISSILE, situation_of
from affray.systems.melee.turn.spells.created_figures import LIVES, is_unreal
from affray.systems.melee.turn.spells.effects import is_dazzled, spell_protection

NEVER = -50.0
ILLUSIONS = ("image_hexes", "illusion_hexes")
LASTING, OUT_OF_REACH = 1.5, 0.5
"""What a spell that goes on is worth at the least while it is of use, and how much of its harm a creature does that no foe
is in reach of."""
GOES_ON = 1.6
"""How much more a spell is worth that goes on as long as it is paid for."""


# --- in all -----------------------------------------------------------------------------------------------------------
def cast_worth(state: State, i: int, answer: Cast, manner: Manner) -> float:
    """What casting a spell is worth: what it does by the chance that it succeeds, less what it costs."""
    row = spells()[answer.spell]
    cost = spending_cost(state, i, answer.st)
    if row.kind == MISSILE:
        return manner.dealt * missile_worth(state, i, row, answer) - cost
    worth = (manner.taken if row.effect_key in GUARDS else manner.dealt) * effect_worth(state, i, row, answer)
    return success_chance(adj_dx(situation_of(state, i, row, answer))) * worth - cost


@lru_cache(maxsize=256)
def success_chance(adj: int) -> float:
    """The chance of a casting roll, or that an attack hits. [CM-HIT-01 CM-SPELL-02]"""
    return float(Dist.sums(HIT_DICE, D).chance(lambda points: hit_multiplier(HIT_DICE, points + HIT_DICE, adj) > 0))


def renewal_worth(state: State, n: int) -> float:
    """What paying for a spell once more is worth: by its use now, not where the caster has no strength to spare for it.
    [CM-RENEW-01]"""
    active = state.spells[n]
    return kept_worth(state, n) - spending_cost(state, active.caster, spell_effects.spell_of(active).renew_cost)


def kept_worth(state: State, n: int) -> float:
    """What it is worth that a spell goes on: a creature by what it does, a guard by the danger, all else something."""
    active = state.spells[n]
    row, i, j = spell_effects.spell_of(active), active.caster, active.subject
    if row.effect_key in LIVES or row.effect_key == "control":
        return service_worth(state, i, j)
    if row.effect_key in GUARDS:
        without = spell_effects.without_spell(state, n)
        threatened = is_threatened(without, j)
        return GOES_ON * ON_FIGURE[row.effect_key](without, i, j, row, Cast(row.id, active.st)) if threatened else 0.0
    if row.effect_key == "spells_fail":
        return LASTING * any(state.figures[m].spells and spare_strength(state, m) > 0 for m in awake_foes(state, j))
    return LASTING


def service_worth(state: State, i: int, j: int) -> float:
    """What the orders of a creature are worth to figure i that keeps it there or under control: the harm that it does, and
    that which it would do if it were free; nothing where no other foe is left, and less where a foe has it. [CM-RENEW-02 CM-SPELL-06]"""
    beast, side = state.figures[j], state.figures[i].side
    if are_foes(state, beast.side, side):
        return -expected_menace(state, i, j)
    if not awake_foes(state, i):
        return 0.0
    harm = reached_harm(state, j, awake_foes(state, j))
    if are_foes(state, home_side(beast), side):
        harm += reached_harm(state, j, friends_of(state, j))
    return max(LASTING, harm)


def reached_harm(state: State, j: int, others: tuple[int, ...]) -> float:
    """The most that figure j may do to one of these, less where it is out of its reach."""
    return max(
        (expected_harm(state, j, m, FRONT) * (1.0 if can_reach(state, j, m) else OUT_OF_REACH) for m in others),
        default=0.0,
    )


def is_threatened(state: State, j: int) -> bool:
    """Whether a foe can come at a figure this turn or shoot at it."""
    return any(can_reach(state, m, j) for m in awake_foes(state, j)) or missile_danger(state, j) > 0


def missile_worth(state: State, i: int, row: Spell, answer: Cast) -> float:
    """What a missile spell is expected to take, less the danger to friends on its way."""
    j = index_of(state, answer.target)
    if not are_foes(state, state.figures[j].side, state.figures[i].side):
        return NEVER
    aim = aims_at(state, i, j, MISSILE_SPELL)[0]
    adj = adj_dx(situation(state, i, j, MISSILE_SPELL, "", aim))
    dice = missile_spell_dice(read_damage(row.effect_value), answer.st)
    strike = Strike(
        adj, MISSILE_SPELL, dice, state.figures[j].body.stance, NATURAL, spell_protection(state, j, aim.source)
    )
    return worth_past_friends(
        state, strike_worth(state, j, strike) * arriving_share(state, j), i, MISSILE_SPELL, "", aim
    )


# --- by what it does --------------------------------------------------------------------------------------------------
def effect_worth(state: State, i: int, row: Spell, answer: Cast) -> float:
    """What a spell is worth once it is cast."""
    if row.effect_key in LIVES:
        return creature_worth(row, answer)
    if row.effect_key in spell_effects.CREATED:
        return ground_worth(state, i, row, answer)
    if not answer.target:
        return around_worth(state, i, row)
    j = index_of(state, answer.target)
    worth = ON_FIGURE[row.effect_key](state, i, j, row, answer) if row.effect_key in ON_FIGURE else 0.0
    foe = are_foes(state, state.figures[j].side, state.figures[i].side)
    harms = row.effect_key in HARMFUL or row.id == "slow_movement"
    if foe != harms:
        return NEVER
    if spell_effects.is_shielded(state, j) or any(
        spell.subject == j and spell.spell == row.id for spell in state.spells
    ):
        return NEVER
    if row.mental and not state.house.no_mental_saves:
        worth *= 1.0 - resist_chance(mind_of(state, j))
    return worth * (GOES_ON if row.renew_cost else 1.0)


@lru_cache(maxsize=64)
def resist_chance(mind: int) -> float:
    """The chance that a mind resists. [CM-SPELL-05]"""
    return float(Dist.sums(HIT_DICE, D).chance(lambda points: points + HIT_DICE <= mind))


def creature_worth(row: Spell, answer: Cast) -> float:
    """What a creature that is called is worth by its strength and bite; an illusion less, an image little."""
    name = (answer.form or row.effect_value).replace(" ", "_")
    beast = creatures().get(name)
    strength = 3.0 if beast is None else 0.12 * beast.st + 3.5 * read_damage(beast.damage).n * 0.5
    if LIVES[row.effect_key] == ILLUSION:
        return 0.7 * strength
    return strength * GOES_ON if row.renew_cost else 0.25 * strength


def unreal_chance(state: State, i: int, j: int) -> float:
    """How likely it looks to figure i that figure j is an image or an illusion: its own side knows what it has made, whoever
    controls it; of others' it asks how many of the spells that could have made it make such. [CM-SPELL-07]"""
    figure = state.figures[j]
    if figure.life == REAL or home_side(figure) == state.figures[i].side:
        return float(is_unreal(figure))
    known = (spells()[spell] for spell in state.figures[figure.maker].spells)
    could = [row.effect_key in ILLUSIONS for row in known if could_make(row, figure)]
    return sum(could) / len(could) if could else 0.5


def could_make(row: Spell, figure: Figure) -> bool:
    """Whether a spell could have made a figure. [CM-SPELL-06 CM-SPELL-07]"""
    if row.effect_key in ILLUSIONS:
        return len(figure.hexes) <= int(row.effect_value)
    return row.effect_key in LIVES and row.effect_value == figure.creature


def disbelief_worth(state: State, i: int, j: int) -> float:
    """What disbelieving is worth: by what the figure may do, how doubtful it is and how surely the mind sees through it; less
    than nothing against what is surely real. [CM-SPELL-07]"""
    return unreal_chance(state, i, j) * resist_chance(mind_of(state, i)) * (expected_menace(state, i, j) + 1.0) - 0.2


def ground_worth(state: State, i: int, row: Spell, answer: Cast) -> float:
    """What made ground is worth where it is: fire under foes, shadow over those that shoot; a wall, little."""
    side, worth = state.figures[i].side, 0.0
    for figure in state.figures:
        if not is_awake(figure) or set(figure.hexes).isdisjoint(answer.hexes):
            continue
        good = 1.0 if are_foes(state, figure.side, side) else -1.5
        if row.effect_key == "fire_hexes":
            worth += 0.0 if is_airborne(figure) else 3.0 * good
        elif row.effect_key == "shadow_hexes":
            worth += 1.2 * good
    return worth


def around_worth(state: State, i: int, row: Spell) -> float:
    """What a spell at everybody around is worth: foes for it, friends against it."""
    own, worth = state.figures[i], 0.0
    for j, figure in enumerate(state.figures):
        if j == i or not is_awake(figure):
            continue
        good = 1.0 if are_foes(state, figure.side, own.side) else -1.2
        if row.effect_key == "dx_within_5_mh":
            worth += good * is_dazzled(state, i, j)
        elif body_distance(figure.hexes, own.hexes) <= 1:
            worth += good * 2.5
    return worth


Effect = Callable[[State, int, int, Spell, Cast], float]


def expected_menace(state: State, i: int, j: int) -> float:
    """What figure j may do to figure i, at least a little."""
    return max(1.0, expected_harm(state, j, i, FRONT))


def clumsy_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What less DX for a foe is worth."""
    return 0.25 * answer.st * expected_menace(state, i, j)


def trip_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a foe down is worth, which loses this turn and the next."""
    return 1.2 * expected_menace(state, i, j) if state.figures[j].body.posture == STANDING else NEVER


def disable_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a foe that does nothing for a long time is worth."""
    return 4.0 * expected_menace(state, i, j) if state.figures[j].life == REAL else 1.0


def hinder_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a foe that moves worse is worth."""
    return 0.5 * expected_menace(state, i, j)


def disarm_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a foe without its weapon for a turn or more is worth."""
    return 1.2 * expected_menace(state, i, j)


def confuse_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a foe that can cast less is worth."""
    return 0.6 * answer.st * bool(state.figures[j].spells)


def control_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a foe's beast as one's own is worth; of one that magic keeps there little more than that it is gone, since its
    maker may let it go."""
    menace = expected_menace(state, i, j)
    return 3.0 * menace + 2.0 if state.figures[j].life == REAL else 1.5 * menace


def hide_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend that is hard to hit is worth."""
    return 0.5 * (near_danger(state, j) + missile_danger(state, j)) + 0.3


def armor_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend that stops more hits is worth."""
    return 0.15 * int(row.effect_value) * (near_danger(state, j) + missile_danger(state, j)) + 0.5


def guard_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend is worth at whom nobody shoots with profit."""
    return missile_danger(state, j)


def aid_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend who is better for two turns is worth."""
    return 0.5 * answer.st if answer.attribute == "dx" else 0.3 * answer.st


def speed_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What speed is worth: a foe slowed, a friend hastened."""
    return 0.6


def undo_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What it is worth that a figure is gone that may be no real one."""
    return 0.6 * expected_menace(state, i, j) if state.figures[j].life != REAL else NEVER


ON_FIGURE: dict[str, Effect] = {
    "dx_per_st": clumsy_worth,
    "fall": trip_worth,
    "no_action": disable_worth,
    "unconscious": disable_worth,
    "ma_factor": speed_worth,
    "dx_and_ma": hinder_worth,
    "must_retreat_hexes": hinder_worth,
    "drop_ready": disarm_worth,
    "break_ready": disarm_worth,
    "iq_per_st": confuse_worth,
    "control": control_worth,
    "dx_vs_subject": hide_worth,
    "hits_stopped": armor_worth,
    "missiles_miss": guard_worth,
    "missiles_return": guard_worth,
    "attribute_per_st": aid_worth,
    "dispel": undo_worth,
    "destroy_hexes": undo_worth,
}
GUARDS = ("dx_vs_subject", "hits_stopped", "missiles_miss", "missiles_return")
"""Spells that are worth as much as the danger is great."""
HARMFUL = frozenset((
    "dx_per_st", "fall", "no_action", "unconscious", "dx_and_ma", "must_retreat_hexes", "drop_ready", "break_ready",
    "iq_per_st", "control", "dispel", "destroy_hexes",
))  # fmt: skip
