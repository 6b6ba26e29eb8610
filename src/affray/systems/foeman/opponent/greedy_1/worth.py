"""What attacks and places are worth to a computer player, in points of mST, by the exact odds of the rules."""

from functools import lru_cache

from affray.core.fight_state import allies
from affray.space.hex import Hex, distance, reachable_hexes
from affray.systems.foeman.content.codes import FIRE, FRONT, HURL, JAB, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import half_up
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.opponent.greedy_1.harm import harm, landings
from affray.systems.foeman.position.state import (
    Bid,
    Board,
    Figure,
    State,
    is_able,
    is_engaging,
    standing_score,
)
from affray.systems.foeman.rules.attack import Blow, Landed
from affray.systems.foeman.rules.damage import Arm
from affray.systems.foeman.rules.lines_of_sight import sides_crossed
from affray.systems.foeman.rules.weapon_use import arm_of
from affray.systems.foeman.turn.action_phase import KIND_OF, UNARMED, is_option_open, weapons_in_hand
from affray.systems.foeman.turn.aiming import attack_of, shot_refusal, situation

FELLED = 6.0
EXHAUSTION = 0.6
THREAT = 0.5
THREAT_HELPLESS = 1.3
LOOKING = (0.35, 0.25, -0.15, -0.3, -0.15, 0.25, 0.0)
STEP_AWAY = 0.25
THROWN_AWAY = 0.4
HEALTHY = 20
USUAL_BIDS = (2, 3, 4, 5)
OPTION_OF = {kind: option for option, kind in KIND_OF.items()}


# --- attacks --------------------------------------------------------------------------------------------------------
def harm_worth(arm: Arm, landed: Landed, mst: int, dwarf: int, house: House) -> float:
    """What a hit is expected to take: wounds, exhaustion at a discount, and the figure itself when it falls."""
    phys, exh, felled = harm(arm, landed, mst, dwarf, house)
    return phys + EXHAUSTION * exh + FELLED * felled


@lru_cache(maxsize=50_000)
def blow_worth(a: Blow, house: House) -> float:
    """What an attack is expected to take: the worth of its hits, each with its chance."""
    found = landings(a, house)
    whole = sum(
        weight * harm_worth(a.arm, landed, a.mst, a.dwarf, house) for landed, weight in found.items() if landed.hit
    )
    return whole / found.total


def attack_worth(state: State, i: int, j: int, bid: Bid) -> float:
    """What a declared attack is worth."""
    kind = KIND_OF[bid.option]
    a = attack_of(state, i, j, bid, situation(state, i, j, kind, bid.doubled))
    return blow_worth(a._replace(who=0), state.house)


@lru_cache(maxsize=20_000)
def usual_worth(a: Blow, house: House) -> float:
    """What the best usual bid of an attack on a healthy figure is worth."""
    return max(blow_worth(a._replace(bid=dice), house) for dice in USUAL_BIDS)


def prospect(state: State, i: int, j: int, kind: int, arm: str) -> float:
    """What figure i's attack on figure j with that weapon promises, whatever their losses; 0 if it cannot be made."""
    if shot_refusal(state, i, j, kind, arm, False) is not None:  # noqa: FBT003
        return 0.0
    bid = Bid(i, OPTION_OF[kind], USUAL_BIDS[0], j, arm)
    a = attack_of(state, i, j, bid, situation(state, i, j, kind, False))  # noqa: FBT003
    worth = usual_worth(a._replace(who=0, bid=0, mst=HEALTHY, used=0, engaged=0, usable=0), state.house)
    return worth * THROWN_AWAY if kind == HURL and arm != UNARMED else worth


def kinds_at(steps: int) -> tuple[int, ...]:
    """The kinds of attack that can reach so far."""
    if steps <= 1:
        return (STRIKE, FIRE) if steps else (STRIKE,)
    return (JAB, HURL, FIRE) if steps == 2 else (HURL, FIRE)


def suits(kind: int, arm: str) -> bool:
    """Whether the weapon is made for that kind of attack at all."""
    if arm == UNARMED:
        return kind == STRIKE
    made = find_weapon(arm)
    if made.bow:
        return kind == FIRE
    return kind == STRIKE or (kind == JAB and made.jab != "no") or (kind == HURL and made.hurl)


def best_attack(state: State, i: int, j: int) -> float:
    """The most that figure i may expect of attacking figure j from where it is, after what it has moved."""
    figure = state.figures[i]
    best = 0.0
    for kind in kinds_at(distance(figure.pos, state.figures[j].pos)):
        if is_option_open(OPTION_OF[kind], figure.motion.used, figure.motion.mmma):
            for arm in weapons_in_hand(figure):
                if suits(kind, arm):
                    best = max(best, prospect(state, i, j, kind, arm))
    return best


# --- places ---------------------------------------------------------------------------------------------------------
def foes_of(state: State, side: int) -> list[int]:
    """The able opponents of a side."""
    own = allies(state, side)
    return [j for j, foe in enumerate(state.figures) if foe.side not in own and is_able(foe)]


def threat_to(state: State, i: int, j: int) -> float:
    """What figure j may expect of striking figure i as both stand, if it engages it."""
    foe, figure = state.figures[j], state.figures[i]
    if not is_engaging(foe, figure.pos, state.house.prone_engages):
        return 0.0
    return max((prospect(state, j, i, STRIKE, arm) for arm in weapons_in_hand(foe) if suits(STRIKE, arm)), default=0.0)


def front_worth(state: State, j: int, i: int) -> float:
    """What figure j may usually expect of a blow at figure i's front, wherever both stand."""
    foe, figure = state.figures[j], state.figures[i]
    cover = figure.kit.cover
    score, best = standing_score(foe), 0.0
    for arm in weapons_in_hand(foe):
        if suits(STRIKE, arm):
            race = foe.kit.race
            made = arm_of(find_weapon(arm), STRIKE, st=foe.st, race=race, player=int(foe.player), house=state.house)
            a = Blow(
                who=0,
                bid=0,
                score=score,
                kind=STRIKE,
                side_a=FRONT,
                side_b=FRONT,
                mode=0,
                used=0,
                engaged=0,
                item=0,
                arm=made,
                cover=cover,
                mst=HEALTHY,
                dwarf=0,
                usable=0,
                free_used=0,
                miq=0,
                goblin=0,
                halfling=0,
            )
            best = max(best, usual_worth(a, state.house))
    return best


def coming(state: State, i: int, j: int) -> float:
    """What figure j may expect of figure i once it has moved, if it has not and can come so far."""
    foe, figure = state.figures[j], state.figures[i]
    if foe.motion.moved or distance(foe.pos, figure.pos) > 1 + half_up(foe.kit.speed):
        return 0.0
    return front_worth(state, j, i)


def fear(state: State, i: int, foes: list[int]) -> float:
    """What figure i must fear where it stands: blows that threaten now, and those to come if it cannot answer them."""
    figure = state.figures[i]
    if not figure.motion.moved or is_option_open(OPTION_OF[STRIKE], figure.motion.used, figure.motion.mmma):
        return THREAT * sum(threat_to(state, i, j) for j in foes)
    return THREAT_HELPLESS * sum(max(threat_to(state, i, j), coming(state, i, j)) for j in foes)


def place_worth(state: State, i: int) -> float:
    """What it is worth to figure i to stand where and as it does: its best attack less what it must fear."""
    figure = state.figures[i]
    foes = foes_of(state, figure.side)
    gain = max((best_attack(state, i, j) for j in foes), default=0.0)
    near = min((way(state.board, state.figures[j].pos).get(figure.pos, 99) for j in foes), default=0)
    worth = gain - fear(state, i, foes)
    if not gain:
        worth -= STEP_AWAY * near
    return worth + facing_worth(state, figure, foes)


def facing_worth(state: State, figure: Figure, foes: list[int]) -> float:
    """A little for having foes in front rather than behind, the nearer the more."""
    worth = 0.0
    for j in foes:
        foe = state.figures[j]
        if foe.pos != figure.pos:
            side, other = sides_crossed(figure.pos, figure.facing, foe.pos)
            worth += (LOOKING[side] + LOOKING[other]) / distance(figure.pos, foe.pos)
    return worth


@lru_cache(maxsize=512)
def way(board: Board, goal: Hex) -> dict[Hex, int]:
    """The Mp from each hex to the goal over the ground alone."""

    def cost(here: Hex, there: Hex, direction: int) -> int | None:
        return board.cost.get(there)

    return reachable_hexes(goal, 200, cost)
