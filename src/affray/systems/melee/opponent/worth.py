"""What attacks, dangers and places are worth to a computer player, in points of ST, by the exact odds of the rules."""

from functools import lru_cache

from msgspec.structs import replace

from affray.core.fight_state import allies
from affray.dice import Dist
from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import (
    BREAKS,
    DROPS,
    FLIES_ON,
    FRONT,
    HTH,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NO_FUMBLE,
    REAR,
    RETURNED,
    SIDE,
    THROWN,
    TURNED,
    WELL,
    WHOLE_SHARE,
    D,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import Spell, spells
from affray.systems.melee.opponent.strength import spare_strength
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import (
    KEPT,
    cover_of,
    iq_of,
    st_left,
    st_of,
    standing_adj_dx,
    standing_situation,
)
from affray.systems.melee.position.hands import (
    BREATH,
    attack_kinds_with,
    has_dagger,
    has_trait,
    hth_arms,
    kinds_of,
    ready_arms,
)
from affray.systems.melee.position.state import (
    REAL,
    State,
    is_airborne,
    is_awake,
    put_figure,
    zone_posture,
)
from affray.systems.melee.rules.adjusted_dx import Situation, adj_dx
from affray.systems.melee.rules.blow import Strike, strike_blow
from affray.systems.melee.rules.damage import DamageDice, missile_spell_dice, protection, read_damage
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.friends_on_the_way import MISS_DICE, friend_multiplier
from affray.systems.melee.rules.hit_roll import HIT_DICE, hit_multiplier
from affray.systems.melee.rules.injury import fall_threshold, wound_threshold
from affray.systems.melee.turn.abilities import loaded_missile
from affray.systems.melee.turn.aiming import (
    SNAKE,
    Aim,
    breath_dice,
    damage_of,
    damage_share,
    friend_of,
    is_crossbow,
    strike_of,
)
from affray.systems.melee.turn.attacks import NEAR_KINDS

KILLED, FELLED, WOUNDED = 8.0, 3.0, 1.0
LOST_WEAPON, BROKEN_WEAPON, THROWN_AWAY = 1.5, 2.5, 2.0
DONE_FOR = -1.0
"""What striking at somebody who lies unconscious for good is worth: nothing at all while others stand."""
HEALS = "heals"
TO_BE_DRAWN = 0.6
"""How much of a blow in a grip counts with a dagger that has still to be drawn."""
EAGER = 0.15
"""What a blow counts for beside all else, so that two who guard themselves well do not do so for ever."""
FRIENDLY_FIRE = 12.0
"""What hitting a friend costs: nobody shoots past one for a little."""
UNREAL = 0.6
"""How much of a blow at something that magic has made counts: its maker can make another."""
ARRIVES = {FLIES_ON: 1.0, TURNED: 0.0, RETURNED: -1.0}
ZONE_BONUS = {FRONT: 0, SIDE: 2, REAR: 4}


# --- one attack -------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=50_000)
def hit_spread(strike: Strike, house: House) -> tuple[tuple[int, float], ...]:
    """The chance of each number of hits that an attack gets through, a miss as 0."""
    found = odds(strike_blow, strike, house, policy=first_choice)
    chances: dict[int, float] = {}
    for made, weight in found.weights.items():
        chances[made.hits] = chances.get(made.hits, 0.0) + weight / found.total
    return tuple(sorted(chances.items()))


@lru_cache(maxsize=50_000)
def fumble_cost(strike: Strike, house: House) -> float:
    """What the chance to drop or break the weapon costs."""
    found = odds(strike_blow, strike, house, policy=first_choice)
    costs = {NO_FUMBLE: 0.0, DROPS: LOST_WEAPON, BREAKS: BROKEN_WEAPON}
    return sum(weight * costs[made.fumble] for made, weight in found.weights.items()) / found.total


@lru_cache(maxsize=100_000)
def blow_worth(strike: Strike, left: int, st: int, taken: int, house: House) -> float:
    """What an attack is expected to take from a figure of that ST with so much left, which has taken so many hits this
    turn: the hits, and more where they fell it or put it out."""
    worth = 0.0
    for hits, chance in hit_spread(strike, house):
        if hits:
            gained = float(min(hits, left))
            if hits >= left - 1:
                gained += KILLED
            elif taken + hits >= fall_threshold(st):
                gained += FELLED
            elif taken < wound_threshold(st) <= taken + hits:
                gained += WOUNDED
            worth += chance * gained
    return worth


def strike_worth(state: State, j: int, strike: Strike) -> float:
    """What an attack on figure j is worth."""
    foe = state.figures[j]
    if foe.body.status != WELL:
        return DONE_FOR if not has_trait(foe, HEALS) else 0.5 * blow_worth(strike, 1, st_of(state, j), 0, state.house)
    worth = blow_worth(strike, max(1, st_left(state, j)), st_of(state, j), foe.body.turn_hits, state.house)
    return worth if foe.life == REAL else worth * UNREAL


def arriving_share(state: State, j: int) -> float:
    """How much of a shot at figure j is to be expected: nothing where a spell turns it, the contrary where one returns it.
    [CM-SPELL-04]"""
    return ARRIVES[spell_effects.missile_fate(state, j)]


def worth_past_friends(state: State, worth: float, i: int, kind: int, item: str, aim: Aim) -> float:
    """What a flight is worth that must first miss friends: less by the chance that it meets one, which costs as much as a
    friend is worth. [CM-MISS-01 CM-MISS-02]"""
    for group in aim.passed:
        met = min(miss_failure_chance(friend_of(state, i, n, kind, item, aim).adj) for n in group)
        worth = worth * (1.0 - met) - met * FRIENDLY_FIRE
    return worth


@lru_cache(maxsize=64)
def miss_failure_chance(adj: int) -> float:
    """The chance that a roll to miss a friend fails. [CM-MISS-02 CM-MISS-03]"""
    rolls = Dist.sums(MISS_DICE, D)
    return float(rolls.chance(lambda points: friend_multiplier(points + MISS_DICE, adj) > 0))


def attack_worth(
    state: State, i: int, j: int, kind: int, item: str, aim: Aim, *, two: bool = False, sweeping: bool = False
) -> float:
    """What an attack that can be made is worth: what it takes, less the danger to friends on its way and to the weapon."""
    strike = strike_of(state, i, j, kind, item, aim, two=two, sweeping=sweeping)
    worth = strike_worth(state, j, strike)
    if kind == MISSILE:
        worth *= arriving_share(state, j)
    worth = worth_past_friends(state, worth, i, kind, item, aim)
    if kind == THROWN:
        worth -= THROWN_AWAY
    return worth + EAGER - fumble_cost(strike._replace(stops=0), state.house) * 0.5


@lru_cache(maxsize=256)
def success_chance(adj: int) -> float:
    """The chance of a casting roll, or that an attack hits. [CM-HIT-01 CM-SPELL-02]"""
    return float(Dist.sums(HIT_DICE, D).chance(lambda points: hit_multiplier(HIT_DICE, points + HIT_DICE, adj) > 0))


# --- what a figure usually does ---------------------------------------------------------------------------------------
def near_arms(state: State, i: int) -> tuple[tuple[int, str], ...]:
    """What a figure strikes adjacent foes with: the kind of attack and the arm."""
    figure = state.figures[i]
    return tuple(
        (kind, item) for item in ready_arms(figure) for kind in attack_kinds_with(figure, item) if kind in NEAR_KINDS
    )


@lru_cache(maxsize=KEPT)
def expected_harm(state: State, i: int, j: int, seen: int) -> float:
    """What figure i may expect of its best blow at figure j out of a zone of j's, wherever both stand."""
    target = state.figures[j]
    stops = protection(cover_of(state, j), seen)
    adj = standing_adj_dx(state, i) + ZONE_BONUS.get(seen, 0) + target_adjustment(state, j)
    best = 0.0
    for kind, item in near_arms(state, i):
        strike = Strike(
            adj,
            kind,
            dice=damage_of(state, i, item, kind),
            stance=target.body.stance,
            wielding=0,
            stops=stops,
            share=damage_share(state, i, item),
        )
        best = max(best, strike_worth(state, j, strike))
    return best


def target_adjustment(state: State, j: int) -> int:
    """What the target itself changes in adjDX. [CM-ADJ-06]"""
    target = state.figures[j]
    flying = (-4 if len(target.hexes) == 1 else -1) * is_airborne(target)
    snake = -3 * has_trait(target, SNAKE)
    return flying + snake - 6 * spell_effects.is_invisible(state, j) + spell_effects.blur_cost(state, j)


def far_arm(state: State, i: int) -> str:
    """What a figure shoots with: its loaded weapon, else its breath; "" for neither."""
    return loaded_missile(state, i) or (BREATH if breath_dice(state, i)[0] else "")


@lru_cache(maxsize=KEPT)
def expected_shot_harm(state: State, i: int, j: int, far: int, seen: int) -> float:
    """What figure i may expect of a shot or a breath at figure j from so many megahexes away."""
    item = far_arm(state, i)
    if not item:
        return 0.0
    s = standing_situation(state, i)._replace(kind=MISSILE, crossbow=is_crossbow(item), megahexes=far)
    return flight_worth(
        state, i, j, s, seen, dice=damage_of(state, i, item, MISSILE), share=damage_share(state, i, item)
    )


@lru_cache(maxsize=KEPT)
def expected_bolt_harm(state: State, i: int, j: int, far: int, seen: int) -> float:
    """What figure i may expect of its best missile spell at figure j from so many megahexes away, with all the strength that
    it can spare. [CM-SPELL-01 CM-SPELL-04]"""
    s = standing_situation(state, i)._replace(kind=MISSILE_SPELL, megahexes=far)
    spare, best = spare_strength(state, i), 0.0
    for row in missile_spells(state, i):
        if spare >= row.st_cost:
            dice = missile_spell_dice(read_damage(row.effect_value), min(spare, row.max_st))
            best = max(best, flight_worth(state, i, j, s, seen, dice, share=WHOLE_SHARE))
    return best


def bolt_strength(state: State, i: int) -> int:
    """The strength that a figure would spend on its best missile spell."""
    return max(0, min(spare_strength(state, i), max((row.max_st for row in missile_spells(state, i)), default=0)))


def flight_worth(state: State, i: int, j: int, s: Situation, seen: int, dice: DamageDice, share: int) -> float:
    """What a flight of that kind is worth, out of a zone of figure j's."""
    stops = protection(cover_of(state, j), seen)
    strike = Strike(
        adj=adj_dx(s) + target_adjustment(state, j),
        kind=s.kind,
        dice=dice,
        stance=state.figures[j].body.stance,
        wielding=0,
        stops=stops,
        share=share,
    )
    return strike_worth(state, j, strike) * arriving_share(state, j)


def missile_spells(state: State, i: int) -> tuple[Spell, ...]:
    """The missile spells that a figure can cast. [CM-SPELL-01]"""
    mind = iq_of(state, i)
    rows = (spells()[spell] for spell in state.figures[i].spells)
    return tuple(row for row in rows if row.kind == "M" and row.iq <= mind)


@lru_cache(maxsize=KEPT)
def expected_hth_harm(state: State, i: int, j: int) -> float:
    """What figure i may expect of a blow at figure j in hand-to-hand."""
    stops = protection(cover_of(state, j), REAR)
    adj = standing_adj_dx(state, i) + 4

    def blow_with(item: str) -> float:
        strike = Strike(
            adj,
            kind=HTH,
            dice=damage_of(state, i, item, HTH),
            stance=0,
            wielding=0,
            stops=stops,
            share=damage_share(state, i, item),
        )
        return strike_worth(state, j, strike)

    best = max((blow_with(item) for item in hth_arms(state.figures[i])), default=0.0)
    return max(best, TO_BE_DRAWN * blow_with("dagger")) if has_dagger(state.figures[i]) else best


def arm_worth(state: State, i: int, items: tuple[str, ...], *, shield: bool, far: bool) -> float:
    """What it is worth to have these weapons ready, against a foe without armor: the best of them, a little for a second
    one and for a shield."""
    figure = state.figures[i]
    held = put_figure(state, i, replace(figure, ready=items, shield_ready=shield))
    best = 0.0
    for item in items:
        for kind in kinds_of(item):
            if (kind == MISSILE) != far:
                continue
            strike = Strike(
                adj=standing_adj_dx(held, i),
                kind=kind,
                dice=damage_of(held, i, item, kind),
                stance=0,
                wielding=0,
                stops=1,
                share=damage_share(held, i, item),
            )
            best = max(best, blow_worth(strike, 12, 12, 0, state.house))
    bare = Strike(standing_adj_dx(held, i), MELEE, damage_of(held, i, "bare_hands", MELEE), 0, 0, 1)
    best = max(best, 0.8 * blow_worth(bare, 12, 12, 0, state.house))
    return best + 0.4 * shield


# --- foes -------------------------------------------------------------------------------------------------------------
def awake_foes(state: State, i: int) -> tuple[int, ...]:
    """The awake enemies of a figure."""
    own = allies(state, state.figures[i].side)
    return tuple(j for j, foe in enumerate(state.figures) if foe.side not in own and is_awake(foe))


def nearest_foe_distance(state: State, i: int) -> int:
    """The hexes to the nearest awake enemy."""
    return min((body_distance(state.figures[i].hexes, state.figures[j].hexes) for j in awake_foes(state, i)), default=0)


def zone_from(state: State, j: int, source: tuple[int, int]) -> int:
    """The zone of figure j in which a hex lies."""
    figure = state.figures[j]
    wide = int(has_trait(figure, "side_is_front"))
    return zone(figure.hexes, figure.facing, zone_posture(figure), source, side_is_front=wide)
