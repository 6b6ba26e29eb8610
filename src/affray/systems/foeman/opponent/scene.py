"""A figure and its foes at one moment, resolved once for all places where the figure might stand."""

from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from affray.core.fight_state import allies
from affray.space.hex import Hex, distance, front_hexes, neighbours, reachable_hexes
from affray.systems.foeman.content.codes import FIRE, HURL, JAB, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import (
    Board,
    Figure,
    State,
    is_able,
    is_front_hex,
    is_repeated_action,
    is_standing,
    put_figure,
)
from affray.systems.foeman.rules import movement
from affray.systems.foeman.rules.lines_of_sight import has_line, is_blocked_by_figures, sides_crossed
from affray.systems.foeman.rules.mindwand import is_repeat
from affray.systems.foeman.rules.movement import GOING, may_engage
from affray.systems.foeman.turn.action_phase import KIND_OF, UNARMED, is_option_open, weapons_in_hand
from affray.systems.foeman.turn.aiming import (
    Striker,
    Target,
    is_in_the_way,
    striker_of,
    target_of,
    weapon_refusal,
)

HEALTHY = 20
"""The mST of whoever is struck in thought: what it has lost is left out where places are weighed."""
FAR = 99
NOWHERE = (0, 0)
OPTION_OF = {kind: option for option, kind in KIND_OF.items()}
KINDS = (STRIKE, JAB, HURL, FIRE)
Arms = tuple[tuple[str, ...], ...]
"""The weapons in hand that serve for each kind of attack."""


class Foe(NamedTuple):
    """An able opponent, as whoever looks for a place must reckon with it."""

    figure: Figure
    """The opponent."""
    striker: Striker
    """It as one that attacks."""
    target: Target
    """It as one that is attacked."""
    arms: tuple[str, ...]
    """The weapons with which it can Strike now."""
    ways: dict[Hex, int]
    """The Mp from each hex to it over the ground alone."""
    fronts: frozenset[Hex]
    """The hexes in which it engages."""
    beside: frozenset[Hex]
    """The hexes beside it that it does not have in front."""
    in_hth: bool
    """Whether anybody but the figure that looks is in Hand-to-Hand with it."""
    engaged: bool
    """Whether anybody but the figure that looks engages it."""
    repeat: int
    """Whether a Strike would repeat its action of the last round."""


class Near(NamedTuple):
    """A foe as it stands to one hex."""

    foe: Foe
    steps: int
    """How far away it is, in hexes."""
    sides: tuple[int, int]
    """Its hexsides that an attack from the hex crosses."""
    strikes: bool
    """Whether it can Strike at the hex."""


class Glance(NamedTuple):
    """What a first look at a hex shows."""

    way: int
    """The Mp to the nearest foe."""
    behind: int
    """How many foes beside the hex do not have it in front."""


class Spot(NamedTuple):
    """What a hex is to the figure, however it may face there."""

    foes: tuple[Near, ...]
    way: int
    """The Mp to the nearest foe."""
    in_hth: bool
    """Whether a foe is in the hex."""
    engagers: int
    """How many foes engage whoever is there."""


class Options(NamedTuple):
    """What attacks are open to a figure after so many Mp."""

    strike: bool
    """Whether it may still Strike."""
    arms: Arms
    """Its weapons for each kind of attack that is open."""


class Scene(msgspec.Struct, frozen=True, eq=False):
    """A figure without its place, and all that it must reckon with; what is found out about places is kept."""

    figure: Figure
    """The figure, without a place."""
    house: House
    """The house rules."""
    board: Board
    """The ground."""
    round: int
    """The number of the round."""
    striker: Striker
    """The figure as one that attacks."""
    target: Target
    """The figure as one that is attacked."""
    arms: Arms
    """Its weapons for each kind of attack."""
    spare: tuple[str, ...]
    """The weapons that it may hurl since it has another one."""
    shoots: bool
    """Whether it has anything to shoot or to hurl."""
    foes: tuple[Foe, ...]
    """Its able opponents."""
    taken: frozenset[Hex]
    """The hexes where others stand."""
    friends: frozenset[Hex]
    """The hexes where friends stand."""
    engaged: frozenset[Hex]
    """The hexes in which a foe engages the figure."""
    blocking: tuple[frozenset[Hex], ...]
    """The hexes that block the lines of each kind of attack."""
    glances: dict[Hex, Glance] = {}
    """First looks at hexes."""
    spots: dict[Hex, Spot] = {}
    """What hexes are to the figure."""
    options: dict[int, Options] = {}
    """The attacks that are open after so many Mp."""
    worths: dict[tuple[object, ...], float] = {}
    """What places are worth, by how the figure comes to stand there."""
    hampered: "dict[int, Scene]" = {}
    """The same with what a failed Pivot costs, by that."""
    plans: dict[tuple[object, ...], tuple[int, float]] = {}
    """The next step of a way that somebody goes, and what it leads to, by who judges and how far he has come."""


def scene_of(state: State, i: int) -> Scene:
    """What figure i must reckon with wherever it may stand in this move."""
    figure, move = state.figures[i], state.move
    motion = figure.motion._replace(used=0, steps=0, straight=0)
    rooted = replace(figure, pos=NOWHERE, facing=0, back=False, motion=motion)
    still = None if move is None else replace(move, mode=movement.FREE, halt=GOING)
    return resolved_scene(replace(put_figure(state, i, rooted), move=still), i)


@lru_cache(maxsize=512)
def resolved_scene(state: State, i: int) -> Scene:
    """The scene of figure i, whose own place counts for nothing."""
    figure, house = state.figures[i], state.house
    own = allies(state, figure.side)
    arms = usable_arms(figure, house)
    others = tuple(other for j, other in enumerate(state.figures) if j != i)
    in_the_way = frozenset(other.pos for other in others if is_in_the_way(other, house))
    foes = tuple(
        foe_of(state, j, others) for j, other in enumerate(state.figures) if other.side not in own and is_able(other)
    )
    return Scene(
        figure=figure, house=house, board=state.board, round=state.round,
        striker=thought_striker(figure),
        target=thought_target(figure), arms=arms,
        spare=tuple(arm for arm in arms[HURL] if has_spare_weapon(figure, arm)), shoots=can_shoot(figure), foes=foes,
        taken=frozenset(other.pos for other in others if is_standing(other)),
        friends=frozenset(other.pos for other in others if other.side in own and is_standing(other)),
        engaged=frozenset(pos for foe in foes for pos in foe.fronts),
        blocking=tuple(state.board.opaque | in_the_way if is_blocked_by_figures(kind, house) else state.board.opaque for kind in KINDS),
    )  # fmt: skip


def foe_of(state: State, j: int, others: tuple[Figure, ...]) -> Foe:
    """Able figure j as a foe among these figures, which leave out the one that looks."""
    foe = state.figures[j]
    own = allies(state, foe.side)
    awake = [other for other in others if other.side not in own and is_able(other)]
    prone_engages = state.house.prone_engages
    fronts = (foe.pos, *front_hexes(foe.pos, foe.facing)) if may_engage(1, foe.body.prone, prone_engages) else ()
    return Foe(
        figure=foe, striker=thought_striker(foe),
        target=thought_target(foe), arms=usable_arms(foe, state.house)[STRIKE],
        ways=mp_to_hex(state.board, foe.pos), fronts=frozenset(fronts),
        beside=frozenset(neighbours(foe.pos)).difference(front_hexes(foe.pos, foe.facing)),
        in_hth=any(other.pos == foe.pos for other in awake),
        engaged=any(
            is_front_hex(other.pos, other.facing, foe.pos) and may_engage(1, other.body.prone, prone_engages)
            for other in awake
        ),
        repeat=is_repeated_action(state, j, OPTION_OF[STRIKE]),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def thought_striker(figure: Figure) -> Striker:
    """The figure as it strikes in thought: without a talent."""
    return striker_of(figure)._replace(talent=0)


@lru_cache(maxsize=4096)
def thought_target(figure: Figure) -> Target:
    """The figure as it is struck in thought: healthy, with its Defense unused."""
    return target_of(figure)._replace(mst=HEALTHY, defended=0)


# --- weapons ----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def usable_arms(figure: Figure, house: House) -> Arms:
    """The weapons in hand that the figure may use for each kind of attack."""
    held = weapons_in_hand(figure)
    return tuple(
        tuple(
            arm
            for arm in held
            if is_weapon_for(kind, arm) and weapon_refusal(house, figure, kind, arm, doubled=False) is None
        )
        for kind in KINDS
    )


def is_weapon_for(kind: int, arm: str) -> bool:
    """Whether a weapon can make this kind of attack at all."""
    if arm == UNARMED:
        return kind == STRIKE
    made = find_weapon(arm)
    if made.bow:
        return kind == FIRE
    return kind == STRIKE or (kind == JAB and made.jab != "no") or (kind == HURL and made.hurl)


def has_spare_weapon(figure: Figure, arm: str) -> bool:
    """Whether the figure has a weapon beside this one."""
    return any(item != arm and not is_shield(item) for item in belongings(figure))


def can_shoot(figure: Figure) -> bool:
    """Whether the figure has a Bow and a shot for it, or a weapon that it may hurl and another one. [FM-OPT-06 FM-OPT-10]"""
    return any(
        figure.shots > 0 if find_weapon(arm).bow else find_weapon(arm).hurl and has_spare_weapon(figure, arm)
        for arm in belongings(figure)
        if not is_shield(arm)
    )


def options_after(scene: Scene, used: int) -> Options:
    """What attacks are open to the figure after so many Mp of its move."""
    known = scene.options.get(used)
    if known is None:
        mmma = scene.figure.motion.mmma
        open_now = [is_option_open(OPTION_OF[kind], used, mmma) for kind in KINDS]
        arms = tuple(arms if is_open else () for arms, is_open in zip(scene.arms, open_now, strict=True))
        known = scene.options[used] = Options(open_now[STRIKE], arms)
    return known


def hampered_scene(scene: Scene, penalty: int) -> Scene:
    """The scene of the figure whom a Pivot has cost so much mDX, 0 or less. [FM-PIV-04]"""
    known = scene.hampered.get(penalty)
    if known is None:
        striker = scene.striker._replace(pivot=penalty)
        known = scene.hampered[penalty] = replace(scene, striker=striker, worths={}, hampered={})
    return known


# --- places -----------------------------------------------------------------------------------------------------------
def glance_at(scene: Scene, pos: Hex) -> Glance:
    """What a first look at a hex shows."""
    known = scene.glances.get(pos)
    if known is None:
        way, behind = FAR if scene.foes else 0, 0
        for foe in scene.foes:
            way = min(way, foe.ways.get(pos, FAR))
            behind += pos in foe.beside
        known = scene.glances[pos] = Glance(way, behind)
    return known


def spot_at(scene: Scene, pos: Hex) -> Spot:
    """What a hex is to the figure."""
    known = scene.spots.get(pos)
    if known is None:
        known = scene.spots[pos] = Spot(
            foes=tuple(near_foe(scene, foe, pos) for foe in scene.foes),
            way=glance_at(scene, pos).way,
            in_hth=any(foe.figure.pos == pos for foe in scene.foes),
            engagers=sum(pos in foe.fronts for foe in scene.foes),
        )
    return known


def near_foe(scene: Scene, foe: Foe, pos: Hex) -> Near:
    """A foe as it stands to a hex."""
    figure, kit = foe.figure, foe.figure.kit
    strikes = pos in foe.fronts and has_line(
        figure.pos, figure.facing, pos, blocking=(), house=scene.house, shield=kit.shielded, handed=kit.handed
    )
    return Near(foe, distance(pos, figure.pos), sides_crossed(figure.pos, figure.facing, pos), strikes)


def repeats(scene: Scene, kind: int, steps: int) -> int:
    """Whether an attack after so many steps would repeat the action of the last round, where that matters. [MW-HIT-03]"""
    if not scene.house.repeat_action_roll:
        return 0
    return is_repeat(scene.figure.body.was_option, OPTION_OF[kind], steps)


@lru_cache(maxsize=512)
def mp_to_hex(board: Board, goal: Hex) -> dict[Hex, int]:
    """The Mp from each hex to the goal over the ground alone."""

    def cost(here: Hex, there: Hex, direction: int) -> int | None:
        return board.cost.get(there)

    return reachable_hexes(goal, 200, cost)
