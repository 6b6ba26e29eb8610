"""The case verbs of the ground: zones, megahexes, engagement, movement, targets, pushing and forced retreat."""

from typing import Annotated, Literal

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.space.bodies import body_distance
from affray.space.crossing import crossed_hexes
from affray.space.hex import direction_to, distance, hex_name, neighbour
from affray.space.mega import mega_centre
from affray.systems.melee.cases.given import (
    Dice,
    DxGiven,
    Facing,
    Place,
    Positive,
    Posture,
    Whole,
    dice_script,
    house_of,
    standing_adj_dx,
)
from affray.systems.melee.content.codes import KIND_NAMES, MISSILE_SPELL, POSTURE_NAMES, WELL, ZONE_NAMES
from affray.systems.melee.rules import aim, engagement, forced_retreat, steps
from affray.systems.melee.rules.attributes import st_now
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.rules.saving_rolls import dx_target

Hexes = Annotated[tuple[Place, ...], msgspec.Meta(min_length=1)]


# --- zones and ranges -------------------------------------------------------------------------------------------------
class Stance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure of `zone`."""

    hexes: Hexes
    facing: Facing
    posture: Posture = "standing"
    crawls: bool = False


class ZoneGiven(Given, frozen=True, kw_only=True):
    """What a case of `zone` gives."""

    figure: Stance
    source: Place = msgspec.field(name="from")


def zone_of(given: Answer) -> Answer:
    """The zone of a figure in which a hex lies, and how far away. [CM-FACE-02 CM-FACE-03 CM-FACE-04]"""
    case = read_given(given, ZoneGiven)
    house_of(case)
    hexes, posture = case.figure.hexes, POSTURE_NAMES.index(case.figure.posture)
    figure = Placed(0, hexes, case.figure.facing, posture=posture, crawls=int(case.figure.crawls))
    steps_away = body_distance(hexes, (case.source,))
    return {
        "zone": ZONE_NAMES[zone(hexes, figure.facing, figure.zone_posture, case.source)],
        "distance": steps_away,
        "adjacent": steps_away == 1,
    }


class MegahexGiven(Given, frozen=True, kw_only=True):
    """What a case of `megahex` gives."""

    a: Place
    b: Place


def megahex(given: Answer) -> Answer:
    """The megahexes of two hexes, and the range between them. [CM-HEX-03 CM-HEX-04]"""
    case = read_given(given, MegahexGiven)
    megahexes = aim.megahexes(case.a, case.b, house_of(case))
    return {
        "center_a": list(mega_centre(case.a)),
        "center_b": list(mega_centre(case.b)),
        "megahexes": megahexes,
        "hexes": distance(case.a, case.b),
        "adjustment": aim.megahex_range(megahexes),
    }


# --- engagement and movement ------------------------------------------------------------------------------------------
class OnGround(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of `engaged` and `move`."""

    id: str
    """Its name."""
    side: str
    """The name of its side."""
    hexes: Hexes
    """Its hexes, column and row, the head first."""
    facing: Facing
    """The direction it faces, 0 to 5, clockwise from north."""
    st: Positive = 10
    """Starting ST."""
    armed: bool = True
    """It engages others: a ready weapon that strikes an adjacent hex, or natural weapons."""
    posture: Posture = "standing"
    """Its posture."""
    crawls: bool = False
    """It crawled in its last movement."""
    conscious: bool = True
    """It is conscious."""
    in_hth: bool = False
    """It is in hand-to-hand."""
    flying: bool = False
    """It is in the air."""
    engages_ground: bool = False
    """In the air, it chose to engage figures on the ground."""
    pass_heights: bool = False
    """In the air, it agrees to be at another height than other fliers."""
    body: bool = False
    """It lies dead or unconscious."""


class EngagedGiven(Given, frozen=True, kw_only=True):
    """What a case of `engaged` gives."""

    figures: tuple[OnGround, ...]
    who: str


class MoveGiven(EngagedGiven, frozen=True, kw_only=True):
    """What a case of `move` gives."""

    path: tuple[Place, ...]
    max_hexes: Whole
    blocked: tuple[Place, ...] = ()


def placed_figures(case: EngagedGiven) -> tuple[tuple[Placed, ...], int]:
    """The figures of a case, and the place of the one it asks about. Raises InputError."""
    names = [figure.id for figure in case.figures]
    if len(set(names)) < len(names):
        raise InputError("given: figures: expected each id once")
    sides = sorted({figure.side for figure in case.figures})
    figures = tuple(
        Placed(
            side=sides.index(figure.side),
            hexes=figure.hexes,
            facing=figure.facing,
            armed=int(figure.armed),
            posture=POSTURE_NAMES.index(figure.posture),
            awake=int(figure.conscious and not figure.body),
            in_hth=int(figure.in_hth),
            airborne=int(figure.flying),
            meets_ground=int(figure.engages_ground),
            apart=int(figure.pass_heights),
            crawls=int(figure.crawls),
        )
        for figure in case.figures
    )
    if case.who not in names:
        raise InputError(f"given: who: {case.who!r} is none of the figures")
    return figures, names.index(case.who)


def engagement_of(given: Answer) -> Answer:
    """Whether a figure is engaged, and who has it in a front hex. [CM-ENG-01 CM-ENG-03]"""
    case = read_given(given, EngagedGiven)
    house_of(case)
    figures, who = placed_figures(case)
    by = sorted(case.figures[place].id for place in engagement.engagers(figures, who))
    return {"engaged": engagement.is_engaged_among(figures, who), "by": by}


def move(given: Answer) -> Answer:
    """A walk along a path, up to its end or to engagement. [CM-MOVE-02 CM-MOVE-03 CM-ENG-06 CM-ENG-08]"""
    case = read_given(given, MoveGiven)
    figures, who = placed_figures(case)
    field = steps.Field(frozenset(case.blocked))
    house = house_of(case)
    sts = tuple(figure.st for figure in case.figures) if house.push_before_stop else ()
    walk = steps.walk_path(field, figures, who, path=case.path, cap=case.max_hexes, house=house, sts=sts)
    return {
        "hex": list(walk.figures[who].hexes[0]),
        "hexes_moved": walk.moved,
        "stopped": walk.stopped,
        "engaged": engagement.is_engaged_among(walk.figures, who),
    }


# --- targets ----------------------------------------------------------------------------------------------------------
class Attacker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure that aims."""

    at: Place = msgspec.field(name="hex")
    facing: Facing
    posture: Posture = "standing"


class Friend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A friend who may be on the line."""

    id: str
    at: Place = msgspec.field(name="hex")
    posture: Posture = "standing"


class TargetGiven(Given, frozen=True, kw_only=True):
    """What a case of `target` gives; a spell counts as a missile spell, the kind that flies."""

    attacker: Attacker
    target: Place
    kind: Literal["melee", "pole", "thrown", "missile", "spell"]
    crossbow: bool = False
    blocked: tuple[Place, ...] = ()
    friends: tuple[Friend, ...] | msgspec.UnsetType = msgspec.UNSET
    target_in_hth: bool = False


def target_line(given: Answer) -> Answer:
    """Whether a hex may be aimed at, the line to it, and the friends a roll to miss is due for.
    [CM-FACE-05 CM-FACE-06 CM-HEX-05 CM-MISS-01]"""
    case = read_given(given, TargetGiven)
    house = house_of(case)
    kind = MISSILE_SPELL if case.kind == "spell" else KIND_NAMES.index(case.kind)
    source = case.attacker.at
    attacker = Placed(0, (source,), case.attacker.facing, posture=POSTURE_NAMES.index(case.attacker.posture))
    walls = frozenset(case.blocked)
    fault = aim.aim_refusal(kind, attacker, source, case.target, walls, house, crossbow=int(case.crossbow))
    line = crossed_hexes(source, case.target)
    answer: dict[str, object] = {
        "allowed": fault is None,
        "line": [list(sample[0]) for sample in line if len(sample) == 1],
        "pairs": [[list(pos) for pos in sample] for sample in line if len(sample) == 2],
    }
    if case.friends is not msgspec.UNSET:
        friends = [aim.Bystander((friend.at,), POSTURE_NAMES.index(friend.posture)) for friend in case.friends]
        due = aim.bystanders_passed(line, friends, house) if aim.is_flying(kind) else ()
        if aim.is_flying(kind) and case.target_in_hth:
            due += aim.bystanders_at_target(case.target, friends, house)
        answer["roll_for"] = [case.friends[places[0]].id for places in due]
    return answer


# --- pushing and forced retreat ---------------------------------------------------------------------------------------
class SizedFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of `push`."""

    size: Positive
    st: Positive


class PushGiven(Given, frozen=True, kw_only=True):
    """What a case of `push` gives."""

    pusher: SizedFigure
    smaller: tuple[SizedFigure, ...]


def push(given: Answer) -> Answer:
    """Whether a figure may push enemies back. [CM-ENG-08]"""
    case = read_given(given, PushGiven)
    house_of(case)
    combined = sum(figure.st for figure in case.smaller)
    largest = max((figure.size for figure in case.smaller), default=0)
    allowed = engagement.may_push(case.pusher.size, case.pusher.st, largest, combined)
    return {"combined_st": combined, "allowed": bool(allowed)}


class Pusher(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figure that forces an enemy back."""

    at: Place = msgspec.field(name="hex")
    dealt: Whole
    taken: Whole


class ForcedEnemy(DxGiven, frozen=True, kw_only=True):
    """The enemy: a figure with DX."""

    at: Place = msgspec.field(name="hex")
    already_forced: bool = False


class RetreatGiven(Given, frozen=True, kw_only=True):
    """What a case of `forced_retreat` gives."""

    pusher: Pusher
    enemy: ForcedEnemy
    blocked: tuple[Place, ...] = ()
    to: Place | None = None
    advance: bool = False
    dice: Dice | None = None


def retreat_outcome(given: Answer) -> Answer:
    """Whether an enemy may be forced back, where to, and what becomes of it. [CM-RET-01 CM-RET-02 CM-RET-03 CM-RET-04]"""
    case = read_given(given, RetreatGiven)
    house = house_of(case)
    enemy_awake = int(status_of(st_now(case.enemy.st, case.enemy.hits)) == WELL)
    figures = (Placed(0, (case.pusher.at,), 0), Placed(1, (case.enemy.at,), 0, awake=enemy_awake))
    blows = forced_retreat.Blows(case.pusher.dealt, case.pusher.dealt, 0, case.pusher.taken, 0)
    pair = forced_retreat.pair_of(*figures, forced_already=int(case.enemy.already_forced))
    if not forced_retreat.may_force(blows, pair, house):
        return {"allowed": False}
    field = steps.Field(frozenset(case.blocked))
    ways = forced_retreat.retreat_directions(field, figures, 1)
    answer: dict[str, object] = {
        "allowed": True,
        "destinations": [list(neighbour(case.enemy.at, way)) for way in ways],
    }
    if case.dice is not None and ways:
        raise InputError("given: dice: expected none, since there is a hex to retreat to")
    if case.to is not None:
        way = direction_to(case.enemy.at, case.to)
        if way is None or way not in ways:
            raise InputError(f"given: to: {hex_name(case.to)} is no hex to retreat to")
        return answer | after_retreat(case, field, figures, way)
    if case.dice is not None:
        goal = dx_target(case.enemy.dx, standing_adj_dx(case.enemy, house), house)
        fallen = forced_retreat.roll_for_fall(dice_script(case.dice), goal, house)
        answer |= {"enemy_hex": list(case.enemy.at), "falls": bool(fallen)}
    return answer


def after_retreat(case: RetreatGiven, field: steps.Field, figures: tuple[Placed, ...], way: int) -> dict[str, object]:
    """Where both stand when the enemy goes that way. Raises InputError where the pusher cannot advance."""
    after = forced_retreat.force_back(figures, 1, way)
    if case.advance:
        ahead = forced_retreat.advance_directions(field, after, 0, figures[1].hexes)
        if not ahead:
            raise InputError("given: advance: the hex that the enemy left is barred")
        after = steps.take_step(after, 0, neighbour(case.pusher.at, ahead[0]))
    return {"enemy_hex": list(after[1].hexes[0]), "pusher_hex": list(after[0].hexes[0]), "falls": False}


VERBS = {
    "zone": zone_of,
    "megahex": megahex,
    "engaged": engagement_of,
    "move": move,
    "target": target_line,
    "push": push,
    "forced_retreat": retreat_outcome,
}
