"""The case verbs of the turn: who goes first, who may be activated, which actions; morale, fireballs."""

from collections.abc import Mapping
from typing import Literal

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.core.ties import rank_by_dice
from affray.space.plane.areas import is_covered
from affray.space.plane.points import Point
from affray.systems.wargame.cases.dice import (
    AbilityName,
    Ad,
    Faces,
    Length,
    Place,
    Positive,
    check_allowed,
    check_dice_count,
    check_single,
    dice_script,
    inches_of,
    kind_of,
    length_of,
)
from affray.systems.wargame.cases.given import Part, Whole, house_of
from affray.systems.wargame.content.codes import ACTION_NAMES, FAILED, FAST, FEARLESS, FIREBALL, NO_CHECK
from affray.systems.wargame.content.tables import TypeName
from affray.systems.wargame.rules.body import Body
from affray.systems.wargame.rules.fireball import FIREBALL_RADIUS, fireball, fireball_refusal, is_success, marker_place
from affray.systems.wargame.rules.morale import Pool, is_in_command_reach, morale, nerve_without_roll
from affray.systems.wargame.rules.order_and_actions import (
    Active,
    Ready,
    action_refusal,
    actions_of,
    activatable_units,
    body_after_action,
    can_end_turn,
    first_progress,
    progress_after_action,
)


# --- the turn ---------------------------------------------------------------------------------------------------------
class OrderGiven(Given, frozen=True, kw_only=True):
    """Each player's successive rolls."""

    rolls: dict[str, Faces]


def turn_order(given: Answer) -> Answer:
    """The players in the order of their turns. [UW-TURN-01]"""
    rolls = read_given(given, OrderGiven).rolls
    names = list(rolls)
    left = [list(dice) for dice in rolls.values()]

    def throw(tied: tuple[int, ...]) -> dict[int, int]:
        if any(not left[i] or left[i][0] > 6 for i in tied):
            raise InputError(f"given: rolls: expected a die for {', '.join(names[i] for i in tied)}")
        return {i: left[i].pop(0) for i in tied}

    return {"order": [names[i] for i in rank_by_dice(tuple(range(len(names))), throw)[0]]}


class Waiting(Part, frozen=True, kw_only=True):
    """A unit that waits to be activated, or was activated."""

    id: str
    owner: str
    failed_morale: bool
    activated: bool
    n: Whole


class ActivationGiven(Given, frozen=True, kw_only=True):
    """A player and all units."""

    player: str
    units: tuple[Waiting, ...]


def activation(given: Answer) -> Answer:
    """Which units the player may activate, and whether the turn may end. [UW-TURN-02 UW-TURN-03 UW-MOR-03]"""
    g = read_given(given, ActivationGiven)
    units = [
        Ready(int(u.owner == g.player), u.n, Body(token=int(u.failed_morale), activated=int(u.activated)))
        for u in g.units
    ]
    found = [g.units[i].id for i in activatable_units(units, 1)]
    return {"may_activate": found, "may_end_turn": can_end_turn(units, 1)}


class Acting(Part, frozen=True, kw_only=True):
    """A unit in its activation."""

    type: TypeName
    abilities: tuple[AbilityName, ...]
    n: Positive
    initial: Positive
    ranged: bool
    disordered: bool
    failed_morale: bool


class ActionsGiven(Given, frozen=True, kw_only=True):
    """A unit and the actions that it would take."""

    unit: Acting
    sequence: tuple[Literal["move", "melee", "ranged", "special", "nothing", "move_away"], ...]


def active_of(unit: Acting) -> Active:
    """The unit as its activation begins. Raises InputError for more miniatures than it had."""
    if unit.n > unit.initial:
        raise InputError(f"given: unit: n: expected at most {unit.initial}, got {unit.n}")
    kind = kind_of(unit.type)
    throws = fireball_refusal(kind, int(FIREBALL in unit.abilities)) is None
    return Active(
        kind=kind,
        n=unit.n,
        initial=unit.initial,
        progress=first_progress(actions_of(int(FAST in unit.abilities))),
        body=Body(disordered=int(unit.disordered), token=int(unit.failed_morale)),
        armed=int(unit.ranged or throws),
    )


def actions(given: Answer) -> Answer:
    """Whether a unit may take these actions one after another, and how many are ranged attacks.

    [UW-TURN-04 UW-TURN-05 UW-TURN-06 UW-TURN-07 UW-TURN-08 UW-ORD-02 UW-ORD-03 UW-ORD-04 UW-ORD-06 UW-HERO-01]
    """
    g = read_given(given, ActionsGiven)
    unit, house = active_of(g.unit), house_of(g)
    for action in map(ACTION_NAMES.index, g.sequence):
        if action_refusal(unit, action, house) is not None:
            return {"legal": False}
        unit = unit._replace(body=body_after_action(unit, action), progress=progress_after_action(unit, action))
    return {"legal": True, "ranged_attacks": unit.progress.shots}


# --- morale -----------------------------------------------------------------------------------------------------------
class Commander(Part, frozen=True, kw_only=True):
    """A hero with Command: its distance, its dice."""

    distance: Length
    ad: Ad
    dice: Faces


class MoraleGiven(Given, frozen=True, kw_only=True):
    """A unit after an attack; `dice` are those of its miniatures left."""

    type: TypeName
    before: Positive
    losses: Whole
    ad: Ad
    abilities: tuple[AbilityName, ...]
    dice: Faces
    commanders: tuple[Commander, ...]


def near_commanders(g: MoraleGiven, rolling: int) -> tuple[Commander, ...]:
    """The commanders whose dice are rolled. Raises InputError where dice are missing, or are not rolled."""
    found = tuple(c for c in g.commanders if rolling and is_in_command_reach(length_of(c.distance, "distance")))
    for commander in g.commanders:
        check_dice_count(commander.dice, commander.ad[0] if commander in found else 0, "commanders: dice")
    return found


def morale_of(given: Answer) -> Answer:
    """Whether a unit checks morale, its evens and odds, whether it gets a token.

    [UW-MOR-01 UW-MOR-02 UW-MOR-03 UW-MOR-05 UW-ABL-03 UW-ABL-06]
    """
    g = read_given(given, MoraleGiven)
    if g.losses > g.before:
        raise InputError(f"given: losses: expected at most {g.before}, got {g.losses}")
    check_single(g.type, g.before)
    nerve = nerve_without_roll(kind_of(g.type), g.before, g.losses, int(FEARLESS in g.abilities))
    dice = (g.before - g.losses) * g.ad[0] if nerve == FAILED else 0
    aid = near_commanders(g, dice)
    check_dice_count(g.dice, dice, "dice")
    if nerve == NO_CHECK:
        return {"check": False, "token": False}
    if nerve != FAILED:
        return {"check": True, "passed": True, "token": False}
    ref = dice_script(g.dice, *(commander.dice for commander in aid))
    check = morale(ref, Pool(dice, g.ad[1]), tuple(Pool(*commander.ad) for commander in aid))
    passed = check.passed != 0
    return {"check": True, "evens": check.evens, "odds": check.odds, "passed": passed, "token": not passed}


# --- fireball ---------------------------------------------------------------------------------------------------------
class Thrower(Part, frozen=True, kw_only=True):
    """The unit that throws a fireball."""

    type: TypeName
    at: Place
    ad: Ad
    abilities: tuple[AbilityName, ...]


class Miniature(Part, frozen=True, kw_only=True):
    """A miniature on the table."""

    id: str
    at: Place
    defense: Positive


class FireballGiven(Given, frozen=True, kw_only=True):
    """A fireball and all miniatures on the table."""

    hero: Thrower
    marker: Place
    dice: Faces
    miniatures: tuple[Miniature, ...]


def point_of(place: Place) -> Point:
    """A place in billionths of an inch. Raises InputError for one that is on no table."""
    return length_of(place[0], "x"), length_of(place[1], "y")


def fireball_of(given: Answer) -> Answer:
    """What a fireball does to every miniature under it. [UW-ABL-04]"""
    g = read_given(given, FireballGiven)
    check_allowed(fireball_refusal(kind_of(g.hero.type), int(FIREBALL in g.hero.abilities)))
    check_dice_count(g.dice, g.hero.ad[0], "dice")
    burst = fireball(dice_script(g.dice), *g.hero.ad)
    if not is_success(burst):
        return {"success": False}
    marker = marker_place(point_of(g.hero.at), point_of(g.marker))
    hits = {
        miniature.id: burst.damage // miniature.defense
        for miniature in g.miniatures
        if is_covered(marker, FIREBALL_RADIUS, point_of(miniature.at))
    }
    return {
        "success": True, "marker": [inches_of(part) for part in marker], "damage": burst.damage, "hits": hits,
    }  # fmt: skip


VERBS: Mapping[str, Verb] = {
    "turn_order": turn_order,
    "activation": activation,
    "actions": actions,
    "morale": morale_of,
    "fireball": fireball_of,
}
