"""What spells are worth to a computer player: missile spells by exact odds, the others by what they change and how surely."""

from collections.abc import Callable

from affray.core.faces.opponent import Manner
from affray.core.fight_state import are_foes
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import FRONT, MISSILE_SPELL, NATURAL, STANDING
from affray.systems.melee.content.tables import Spell, creatures, spells
from affray.systems.melee.opponent.company import can_reach, friends_of, must_close_in
from affray.systems.melee.opponent.dangers import danger_ahead, missile_danger, near_danger, shots_ahead, spared_by
from affray.systems.melee.opponent.doubts import expected_menace, resist_chance
from affray.systems.melee.opponent.spell_use import GUARDS, HARMFUL, ROUGH_CAST, casts_at_figures
from affray.systems.melee.opponent.strength import can_cast, spending_cost, turns_kept_up
from affray.systems.melee.opponent.worth import (
    arriving_share,
    awake_foes,
    expected_harm,
    expected_shot_harm,
    strike_worth,
    success_chance,
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
from affray.systems.melee.rules.aim import megahexes
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import missile_spell_dice, read_damage
from affray.systems.melee.turn.aiming import aims_at, situation
from affray.systems.melee.turn.spells.casting import MISSILE, situation_of
from affray.systems.melee.turn.spells.created_figures import LIVES
from affray.systems.melee.turn.spells.effects import is_dazzled, spell_protection

NEVER = -50.0
LASTING, AT_HAND, OUT_OF_REACH = 1.5, 0.8, 0.5
"""What a turn more is worth of a spell with no number to go by, of a creature at the least, and how much of its harm a creature
does that no foe is in reach of."""
GOES_ON, PAID_TURN, NEXT_TURN = 1.6, 0.4, 0.2
"""How much more a spell is worth at the most that goes on as long as it is paid for, how much of its worth a creature has for
each turn that can be paid for, and how much more any other spell."""
PER_DX, PER_STOP, PER_ST, MOST_FEARED = 0.1, 0.15, 0.1, 5.0
"""What a point of DX is worth of what it is used for, a hit more that is stopped and a point of ST of the danger, up to so much."""


# --- in all -----------------------------------------------------------------------------------------------------------
def cast_worth(state: State, i: int, answer: Cast, manner: Manner) -> float:
    """What casting a spell is worth: what it does by the chance that it succeeds, less what it costs."""
    row = spells()[answer.spell]
    cost = spending_cost(state, i, answer.st)
    if row.kind == MISSILE:
        return manner.dealt * missile_worth(state, i, row, answer) - cost
    worth = (manner.taken if row.effect_key in GUARDS else manner.dealt) * effect_worth(state, i, row, answer)
    return success_chance(adj_dx(situation_of(state, i, row, answer))) * worth - cost


def renewal_worth(state: State, n: int) -> float:
    """What paying for a spell once more is worth: by its use now, not where the caster has no strength to spare for it.
    [CM-RENEW-01]"""
    active = state.spells[n]
    return kept_worth(state, n) - spending_cost(state, active.caster, spell_effects.spell_of(active).renew_cost)


def kept_worth(state: State, n: int) -> float:
    """What it is worth that a spell goes on for this turn: a creature by what it does, a guard by what it spares, what hinders a
    foe by what that may do; nothing where nobody can meet its effect any more."""
    active = state.spells[n]
    row, i, j = spell_effects.spell_of(active), active.caster, active.subject
    if row.effect_key in LIVES or row.effect_key == "control":
        return service_worth(state, i, j)
    if not is_awake(state.figures[j]):
        return 0.0
    if row.effect_key in GUARDS:
        return spared_by(state, n)
    if row.effect_key == "spells_fail":
        return LASTING * any(casts_at_figures(state, m) for m in awake_foes(state, j))
    if row.effect_key in HARMFUL:
        return hinder_worth(state, i, j, row, Cast(row.id, active.st)) * comes_near(state, j)
    return LASTING


def comes_near(state: State, j: int) -> bool:
    """Whether a figure can come at a foe of its, or act at one from afar."""
    return not must_close_in(state, j) or any(can_reach(state, j, m) for m in awake_foes(state, j))


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
    return max(AT_HAND, harm)


def reached_harm(state: State, j: int, others: tuple[int, ...]) -> float:
    """The most that figure j may do to one of these, less where it is out of its reach."""
    return max(
        (expected_harm(state, j, m, FRONT) * (1.0 if can_reach(state, j, m) else OUT_OF_REACH) for m in others),
        default=0.0,
    )


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
        return creature_worth(row, answer) * lasting_share(state, i, row, answer)
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
    return worth * (1.0 if row.effect_key in GUARDS else lasting_share(state, i, row, answer))


def lasting_share(state: State, i: int, row: Spell, answer: Cast) -> float:
    """How much a spell is worth for the turns that its caster can pay for it: a creature acts only from the next one on.
    [CM-RENEW-01 CM-SPELL-06]"""
    if not row.renew_cost:
        return 1.0
    turns = turns_kept_up(state, i, answer.st, row.renew_cost)
    return min(GOES_ON, PAID_TURN * turns if row.effect_key in LIVES else 1.0 + NEXT_TURN * turns)


def guarded_worth(state: State, i: int, row: Spell, answer: Cast, now: float, later: float) -> float:
    """What a guard is worth by the danger of the rest of this turn and that of a later one, if it can be paid for then."""
    return now + later * min(1.0, turns_kept_up(state, i, answer.st, row.renew_cost)) * (GOES_ON - 1.0)


def creature_worth(row: Spell, answer: Cast) -> float:
    """What a creature that is called is worth by its strength and bite; an illusion less, an image little."""
    name = (answer.form or row.effect_value).replace(" ", "_")
    beast = creatures().get(name)
    strength = 3.0 if beast is None else 0.12 * beast.st + 3.5 * read_damage(beast.damage).n * 0.5
    if LIVES[row.effect_key] == ILLUSION:
        return 0.7 * strength
    return strength if row.renew_cost else 0.25 * strength


def ground_worth(state: State, i: int, row: Spell, answer: Cast) -> float:
    """What made ground is worth where it is: fire under foes, shadow over those that shoot; a wall, little."""
    side, worth = state.figures[i].side, 0.0
    for figure in state.figures:
        if not is_awake(figure) or set(figure.hexes).isdisjoint(answer.hexes):
            continue
        worth += ground_at(row, figure) * (1.0 if are_foes(state, figure.side, side) else -1.5)
    return worth


def ground_at(row: Spell, figure: Figure) -> float:
    """What made ground is worth under a foe."""
    if row.effect_key == "fire_hexes":
        return 0.0 if is_airborne(figure) else 3.0
    return 1.2 if row.effect_key == "shadow_hexes" else 0.0


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
    return -PER_DX * int(row.effect_value) * guarded_danger(state, i, j, row, answer)


def armor_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend that stops more hits is worth."""
    return PER_STOP * int(row.effect_value) * guarded_danger(state, i, j, row, answer)


def guarded_danger(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """The danger of any kind to a friend that a spell would lessen."""
    now = near_danger(state, j) + missile_danger(state, j)
    return guarded_worth(state, i, row, answer, now, danger_ahead(state, j))


def guard_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend is worth at whom nobody shoots with profit."""
    ahead = shots_ahead(state, j)
    return guarded_worth(state, i, row, answer, min(missile_danger(state, j), ahead), ahead)


def aid_worth(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """What a friend who is better for two turns is worth: by what it can do with more DX, or must fear with more ST; nothing for
    a better mind."""
    if answer.attribute == "dx":
        turns = 1 + (j != i and not state.figures[j].body.acted)
        return PER_DX * answer.st * turns * able_worth(state, j)
    return PER_ST * answer.st * min(MOST_FEARED, danger_ahead(state, j)) if answer.attribute == "st" else 0.0


def able_worth(state: State, j: int) -> float:
    """The most that a figure can do in a turn: strike whom it can reach, shoot, or cast."""
    foes = awake_foes(state, j)
    blows = [expected_harm(state, j, m, FRONT) for m in foes if can_reach(state, j, m)]
    there = state.figures[j].hexes[0]
    far = [(m, megahexes(there, state.figures[m].hexes[0], state.house)) for m in foes]
    shots = [expected_shot_harm(state, j, m, apart, FRONT) for m, apart in far]
    return max([*blows, *shots, ROUGH_CAST * can_cast(state, j)], default=0.0)


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
