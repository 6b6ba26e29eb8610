"""The worth of attacks and places for a computer player, in points of mST."""

from functools import lru_cache

from affray.core.faces.opponent import PLAIN, Manner
from affray.core.fight_state import allies
from affray.space.hex import Hex
from affray.systems.foeman.content.codes import FIRE, FRONT, HURL, JAB, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import half_up
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.opponent.judgement import Judgement, Odds, WaryAtFirst, usual_worth
from affray.systems.foeman.opponent.scene import (
    HEALTHY,
    OPTION_OF,
    Foe,
    Near,
    Options,
    Scene,
    Spot,
    is_weapon_for,
    options_after,
    repeats,
    scene_of,
    spot_at,
    thought_striker,
    usable_arms,
)
from affray.systems.foeman.position.state import Figure, State, is_able, is_engaging, is_front_hex, standing_score
from affray.systems.foeman.rules.attack import Blow
from affray.systems.foeman.rules.defence import Cover
from affray.systems.foeman.rules.lines_of_sight import has_line, is_in_range, sides_crossed
from affray.systems.foeman.rules.movement import may_engage
from affray.systems.foeman.rules.weapon_use import EVERYBODY, arm_of
from affray.systems.foeman.turn.action_phase import weapons_in_hand
from affray.systems.foeman.turn.aiming import (
    Stance,
    Striker,
    Target,
    blow_between,
    situation_between,
    stance_of,
)

THREAT = 0.7
THREAT_HELPLESS = 1.3
LOOKING = (0.7, 0.25, -0.15, -0.3, -0.15, 0.25, 0.4)
"""What it is worth to have a foe before each hexside, a hex away, and in the same hex."""
STEP_AWAY = 0.19
SHELTER, LEAVING = 0.1, 0.4
"""What a hexside that nobody comes through is worth to whoever cares for ground, and what each Mp away from it costs."""
THROWN_AWAY = 0.4
LONG_FIGHT = 8
"""After so many rounds a figure cares less and less for its skin, so that fights come to an end."""
WAITING = 4
"""So many rounds whoever cares for ground waits there for the others, and the careful spare themselves; by a long fight both
have come out."""


# --- attacks --------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=100_000)
def prospect(odds: Odds, own: Striker, foe: Target, stance: Stance, kind: int, arm: str, house: House) -> float:
    """The usual worth of an attack with a weapon."""
    seen = situation_between(own, foe, stance, kind, doubled=False)
    return usual_worth(odds, blow_between(own, foe, stance, seen, arm, house), house)


def kinds_at(steps: int) -> tuple[int, ...]:
    """The kinds of attack that can reach so far."""
    if steps <= 1:
        return (STRIKE, FIRE) if steps else (STRIKE,)
    return (JAB, HURL, FIRE) if steps == 2 else (HURL, FIRE)


def patience(state_round: int) -> float:
    """How much of its usual caution a figure keeps in a round: all of it, less in a long fight."""
    return min(1.0, LONG_FIGHT / state_round)


def ground_held(manner: Manner, state_round: int) -> float:
    """How much more than others a figure cares for ground in a round: less and less from when it has waited there in vain."""
    return (manner.ground - PLAIN.ground) * opening_share(state_round)


def harm_feared(manner: Manner, state_round: int) -> float:
    """How often a figure counts the harm that it expects to suffer in a round. Whoever is wary at first counts it less and less
    once it has looked for its chance in vain: two of them would turn away from each other all fight."""
    if not isinstance(manner, WaryAtFirst):
        return manner.taken
    over = max(0.0, manner.taken - PLAIN.taken)
    return manner.taken - over + over * opening_share(state_round)


def opening_share(state_round: int) -> float:
    """How much of its leaning a figure keeps in a round that waits or spares itself at first: all of it, none in a long fight."""
    return min(1.0, max(0.0, (LONG_FIGHT - state_round) / (LONG_FIGHT - WAITING)))


def strike_reach(figure: Figure) -> int:
    """The hexes at which a figure can strike after half its move. [FM-OPT-02]"""
    return 1 + half_up(figure.kit.speed)


def foes_of(state: State, side: int) -> list[int]:
    """The able opponents of a side."""
    own = allies(state, side)
    return [j for j, foe in enumerate(state.figures) if foe.side not in own and is_able(foe)]


# --- places ---------------------------------------------------------------------------------------------------------
def place_worth(judge: Judgement, state: State, i: int) -> float:
    """What it is worth to figure i to stand where and as it does: its best attack less what it must fear."""
    figure = state.figures[i]
    motion = figure.motion
    return worth_at(judge, scene_of(state, i), figure.pos, figure.facing, motion.used, motion.steps)


def worth_at(judge: Judgement, scene: Scene, pos: Hex, facing: int, used: int, steps: int) -> float:
    """What it is worth to the figure of a scene to end its move there with this facing."""
    options = options_after(scene, used)
    key = (judge, pos, facing, options, steps > 0)
    known = scene.worths.get(key)
    if known is None:
        known = scene.worths[key] = judged_worth(judge, scene, pos, facing, options, steps)
    return known - ground_held(judge.manner, scene.round) * LEAVING * used


def judged_worth(judge: Judgement, scene: Scene, pos: Hex, facing: int, options: Options, steps: int) -> float:
    """What it is worth to the figure to be there with these options, worked out."""
    spot = spot_at(scene, pos)
    helpless = bool(scene.figure.motion.moved) and not options.strike
    gain = feared = looks = 0.0
    for near in spot.foes:
        sides = sides_crossed(pos, facing, near.foe.figure.pos)
        gain = max(
            gain,
            best_attack(judge.odds, scene, spot, near=near, pos=pos, facing=facing, arms=options.arms, steps=steps),
        )
        threat = (
            threat_from(judge.odds, scene, spot, near=near, pos=pos, facing=facing, sides=sides)
            if near.strikes
            else 0.0
        )
        feared += max(threat, coming_threat(judge.odds, scene, near)) if helpless else threat
        looks += (LOOKING[sides[0]] + LOOKING[sides[1]]) / max(1, near.steps)
    manner, patient = judge.manner, patience(scene.round)
    worth = manner.dealt * gain - patient * (
        (THREAT_HELPLESS if helpless else THREAT) * (harm_feared(manner, scene.round) * feared)
    )
    held = ground_held(manner, scene.round)
    if not gain:
        worth -= STEP_AWAY / (PLAIN.ground + max(held, 0.0)) * spot.way
    worth += looks
    if held:
        worth += held * SHELTER * sheltered_sides(scene, pos)
    if manner.distance and (scene.shoots or manner.distance < 0):
        worth += manner.distance * min((near.steps for near in spot.foes), default=0)
    return worth


def sheltered_sides(scene: Scene, pos: Hex) -> int:
    """Through how many of its hexsides nobody can come at a hex: the ground bars it, or a friend stands there."""
    return sum(there is None or there in scene.friends for there in scene.board.steps[pos])


def best_attack(
    odds: Odds,
    scene: Scene,
    spot: Spot,
    near: Near,
    pos: Hex,
    facing: int,
    arms: tuple[tuple[str, ...], ...],
    steps: int,
) -> float:
    """The worth of the figure's best attack on a foe from there, 0 for none."""
    best = 0.0
    for kind in kinds_at(near.steps):
        if arms[kind] and is_in_range(kind, near.steps) and is_line_open(scene, near.foe, kind, pos, facing):
            stance = attacking_stance(scene, spot, near, pos, kind, steps)
            for arm in arms[kind]:
                worth = prospect(odds, scene.striker, near.foe.target, stance, kind=kind, arm=arm, house=scene.house)
                if kind == HURL:
                    worth = worth * THROWN_AWAY if arm in scene.spare else 0.0
                best = max(best, worth)
    return best


def is_line_open(scene: Scene, foe: Foe, kind: int, pos: Hex, facing: int) -> bool:
    """Whether an attack by the figure from there has a line to the foe."""
    kit = scene.figure.kit
    return has_line(
        pos,
        facing,
        foe.figure.pos,
        blocking=scene.blocking[kind],
        house=scene.house,
        shield=kit.shielded,
        handed=kit.handed,
    )


def attacking_stance(scene: Scene, spot: Spot, near: Near, pos: Hex, kind: int, steps: int) -> Stance:
    """How the figure and a foe stand if the figure attacks it from there."""
    foe = near.foe
    return Stance(
        *near.sides, near.steps, attacker_hth=spot.in_hth, target_hth=foe.in_hth or pos == foe.figure.pos,
        attacker_engaged=scene.house.cap_scope != EVERYBODY and spot.engagers > 0, target_engaged=0,
        emplaced=scene.figure.mount == pos, repeat=repeats(scene, kind, steps),
    )  # fmt: skip


def threat_from(
    odds: Odds, scene: Scene, spot: Spot, near: Near, pos: Hex, facing: int, sides: tuple[int, int]
) -> float:
    """The worth to a foe of striking the figure through these sides; it can strike there."""
    foe, house = near.foe, scene.house
    at = foe.figure.pos
    engaged = house.cap_scope != EVERYBODY and (foe.engaged or engages(scene, pos, facing, at))
    stance = Stance(
        *sides, near.steps, attacker_hth=foe.in_hth or pos == at, target_hth=spot.in_hth, attacker_engaged=engaged,
        target_engaged=0, emplaced=foe.figure.mount == at, repeat=foe.repeat,
    )  # fmt: skip
    return max(
        (prospect(odds, foe.striker, scene.target, stance, kind=STRIKE, arm=arm, house=house) for arm in foe.arms),
        default=0.0,
    )


def engages(scene: Scene, pos: Hex, facing: int, at: Hex) -> bool:
    """Whether the figure, there and with this facing, engages whoever is in a hex. [FM-MOV-11]"""
    prone = scene.figure.body.prone
    return bool(may_engage(1, prone, scene.house.prone_engages)) and is_front_hex(pos, facing, at)


def coming_threat(odds: Odds, scene: Scene, near: Near) -> float:
    """The worth to a foe of a blow at the figure after its move; 0 if it has moved or cannot come so far."""
    foe = near.foe.figure
    if foe.motion.moved or near.steps > strike_reach(foe):
        return 0.0
    return front_worth(odds, foe, scene.figure.kit.cover, scene.house)


def front_worth(odds: Odds, foe: Figure, cover: Cover, house: House) -> float:
    """The usual worth to a foe of a blow at the front of a figure with this cover, wherever both stand."""
    score, race = standing_score(foe), foe.kit.race
    return max(
        (
            front_blow_worth(odds, arm, score, foe.st, race, int(foe.player), cover=cover, house=house)
            for arm in weapons_in_hand(foe)
            if is_weapon_for(STRIKE, arm)
        ),
        default=0.0,
    )


@lru_cache(maxsize=8192)
def front_blow_worth(
    odds: Odds, weapon: str, score: int, st: int, race: int, player: int, *, cover: Cover, house: House
) -> float:
    """The usual worth of a blow with a weapon by such a figure at a front with this cover."""
    return usual_worth(odds, front_blow(weapon, score, st, race, player, cover=cover, house=house), house)


def front_blow(weapon: str, score: int, st: int, race: int, player: int, *, cover: Cover, house: House) -> Blow:
    """A blow with a weapon by such a figure at the front of a healthy one with this cover."""
    arm = arm_of(find_weapon(weapon), STRIKE, st=st, race=race, player=player, house=house)
    return Blow(
        who=0, bid=0, score=score, kind=STRIKE, side_a=FRONT, side_b=FRONT, mode=0, used=0, engaged=0, item=0,
        arm=arm, cover=cover, mst=HEALTHY, dwarf=0, usable=0, free_used=0, miq=0, goblin=0, halfling=0,
    )  # fmt: skip


def threat_to(judge: Judgement, state: State, i: int, j: int, target: Target) -> float:
    """The worth to figure j of striking figure i as both stand, which is taken for such a target; 0 if it does not engage it."""
    figure, foe, house = state.figures[i], state.figures[j], state.house
    kit = foe.kit
    if not is_engaging(foe, figure.pos, house.prone_engages):
        return 0.0
    if not has_line(foe.pos, foe.facing, figure.pos, blocking=(), house=house, shield=kit.shielded, handed=kit.handed):
        return 0.0
    own = thought_striker(foe)
    stance = stance_of(state, j, i, OPTION_OF[STRIKE])._replace(target_engaged=0)
    arms = usable_arms(foe, house)[STRIKE]
    return max(
        (prospect(judge.odds, own, target, stance, kind=STRIKE, arm=arm, house=house) for arm in arms), default=0.0
    )
