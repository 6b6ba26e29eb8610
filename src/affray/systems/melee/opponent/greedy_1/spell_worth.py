"""What spells are worth to a computer player: missile spells by exact odds, the others by what they change and how surely."""

from collections.abc import Callable

from affray.core.fight_state import are_foes
from affray.dice import Dist
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import FRONT, MISSILE_SPELL, NATURAL, STANDING, D
from affray.systems.melee.content.tables import Spell, creatures, spells
from affray.systems.melee.opponent.greedy_1.places_to_go import missile_danger, near_danger
from affray.systems.melee.opponent.greedy_1.worth import arrives, past_friends, spare_strength, strike_worth, usual
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.figures import mind_of
from affray.systems.melee.position.state import ILLUSION, REAL, Figure, State, index_of, is_airborne, is_awake
from affray.systems.melee.rules.adjusted_dx import adj_dx
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import missile_spell_dice, read_damage
from affray.systems.melee.rules.hit_roll import HIT_DICE, hit_multiplier
from affray.systems.melee.turn.aiming import aims_at, situation
from affray.systems.melee.turn.spells.casting import MISSILE, situation_of
from affray.systems.melee.turn.spells.created_figures import LIVES
from affray.systems.melee.turn.spells.effects import is_dazzled, spell_protection

NEVER = -50.0
ILLUSIONS = ("image_hexes", "illusion_hexes")
POINT, LAST_POINTS = 0.3, 2.5
"""What a point of fatigue costs, and one beyond what the caster can spare."""
LASTING = 1.5
GOES_ON = 1.6
"""How much more a spell is worth that goes on as long as it is paid for."""


# --- in all -----------------------------------------------------------------------------------------------------------
def casting(state: State, i: int, answer: Cast) -> float:
    """What casting a spell is worth: what it does by the chance that it succeeds, less what it costs."""
    row = spells()[answer.spell]
    cost = price(state, i, answer.st)
    if row.kind == MISSILE:
        return missile_worth(state, i, row, answer) - cost
    worth = effect_worth(state, i, row, answer)
    return succeeds(adj_dx(situation_of(state, i, row, answer))) * worth - cost


def price(state: State, i: int, st: int) -> float:
    """What spending so much ST costs: more and more as nothing is left for other spells, most where it exhausts."""
    beyond = max(0, st - max(0, spare_strength(state, i)))
    return POINT * st + LAST_POINTS * beyond


def succeeds(adj: int) -> float:
    """The chance of a casting roll. [CM-SPELL-02]"""
    return float(Dist.sums(HIT_DICE, D).chance(lambda points: hit_multiplier(HIT_DICE, points + HIT_DICE, adj) > 0))


def renewal(state: State, n: int) -> float:
    """What paying for a spell once more is worth: for one that guards by the danger, not where the caster has no strength to
    spare."""
    active = state.spells[n]
    row, i = spell_effects.spell_of(active), active.caster
    worth = LASTING
    if row.effect_key in GUARDS:
        without = spell_effects.without_spell(state, n)
        worth = GOES_ON * ON_FIGURE[row.effect_key](without, i, active.subject, row, Cast(row.id, active.st))
    return worth - price(state, i, row.renew_cost)


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
    return past_friends(strike_worth(state, j, strike) * arrives(state, j), len(aim.passed))


# --- by what it does --------------------------------------------------------------------------------------------------
def effect_worth(state: State, i: int, row: Spell, answer: Cast) -> float:
    """What a spell is worth once it is cast."""
    if row.effect_key in LIVES:
        return made_worth(row, answer)
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
        worth *= 1.0 - resists(mind_of(state, j))
    return worth * (GOES_ON if row.renew_cost else 1.0)


def resists(mind: int) -> float:
    """The chance that a mind resists. [CM-SPELL-05]"""
    return float(Dist.sums(HIT_DICE, D).chance(lambda points: points + HIT_DICE <= mind))


def made_worth(row: Spell, answer: Cast) -> float:
    """What a creature that is called is worth by its strength and bite; an illusion less, an image little."""
    name = (answer.form or row.effect_value).replace(" ", "_")
    beast = creatures().get(name)
    strength = 3.0 if beast is None else 0.12 * beast.st + 3.5 * read_damage(beast.damage).n * 0.5
    if LIVES[row.effect_key] == ILLUSION:
        return 0.7 * strength
    return strength * GOES_ON if row.renew_cost else 0.25 * strength


def doubt(state: State, j: int) -> float:
    """How likely it looks that figure j is an image or an illusion: how many of the spells that could have made it make
    such. [CM-SPELL-07]"""
    figure = state.figures[j]
    if figure.life == REAL:
        return 0.0
    known = (spells()[spell] for spell in state.figures[figure.maker].spells)
    could = [row.effect_key in ILLUSIONS for row in known if could_make(row, figure)]
    return sum(could) / len(could) if could else 0.5


def could_make(row: Spell, figure: Figure) -> bool:
    """Whether a spell could have made a figure. [CM-SPELL-06 CM-SPELL-07]"""
    if row.effect_key in ILLUSIONS:
        return len(figure.hexes) <= int(row.effect_value)
    return row.effect_key in LIVES and row.effect_value == figure.creature


def disbelieving(state: State, i: int, j: int) -> float:
    """What disbelieving is worth: by what the figure may do, how doubtful it is and how surely the mind sees through it; less
    than nothing against what is surely real. [CM-SPELL-07]"""
    return doubt(state, j) * resists(mind_of(state, i)) * (menace(state, i, j) + 1.0) - 0.2


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


def menace(state: State, i: int, j: int) -> float:
    """What figure j may do to figure i, at least a little."""
    return max(1.0, usual(state, j, i, FRONT))


def clumsy(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """Less DX for a foe."""
    return 0.25 * answer.st * menace(state, i, j)


def tripped(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A foe down, which loses this turn and the next."""
    return 1.2 * menace(state, i, j) if state.figures[j].body.posture == STANDING else NEVER


def out_of_it(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A foe that does nothing for a long time."""
    return 4.0 * menace(state, i, j) if state.figures[j].life == REAL else 1.0


def hindered(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A foe that moves worse."""
    return 0.5 * menace(state, i, j)


def disarmed(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A foe without its weapon for a turn or more."""
    return 1.2 * menace(state, i, j)


def confused(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A foe that can cast less."""
    return 0.6 * answer.st * bool(state.figures[j].spells)


def controlled(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A foe's beast as one's own."""
    return 3.0 * menace(state, i, j) + 2.0


def hidden(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A friend that is hard to hit."""
    return 0.5 * (near_danger(state, j) + missile_danger(state, j)) + 0.3


def armored(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A friend that stops more hits."""
    return 0.15 * int(row.effect_value) * (near_danger(state, j) + missile_danger(state, j)) + 0.5


def guarded(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A friend at whom nobody shoots with profit."""
    return missile_danger(state, j)


def aided(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A friend who is better for two turns."""
    return 0.5 * answer.st if answer.attribute == "dx" else 0.3 * answer.st


def quick(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """Speed: a foe slowed, a friend hastened."""
    return 0.6


def undone(state: State, i: int, j: int, row: Spell, answer: Cast) -> float:
    """A figure that may be no real one is gone."""
    return 0.6 * menace(state, i, j) if state.figures[j].life != REAL else NEVER


ON_FIGURE: dict[str, Effect] = {
    "dx_per_st": clumsy,
    "fall": tripped,
    "no_action": out_of_it,
    "unconscious": out_of_it,
    "ma_factor": quick,
    "dx_and_ma": hindered,
    "must_retreat_hexes": hindered,
    "drop_ready": disarmed,
    "break_ready": disarmed,
    "iq_per_st": confused,
    "control": controlled,
    "dx_vs_subject": hidden,
    "hits_stopped": armored,
    "missiles_miss": guarded,
    "missiles_return": guarded,
    "attribute_per_st": aided,
    "dispel": undone,
    "destroy_hexes": undone,
}
GUARDS = ("dx_vs_subject", "hits_stopped", "missiles_miss", "missiles_return")
"""Spells that are worth as much as the danger is great."""
HARMFUL = frozenset((
    "dx_per_st", "fall", "no_action", "unconscious", "dx_and_ma", "must_retreat_hexes", "drop_ready", "break_ready",
    "iq_per_st", "control", "dispel", "destroy_hexes",
))  # fmt: skip
