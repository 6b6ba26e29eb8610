"""Who goes first, which units may be activated, which actions a unit may take in an activation.

[UW-TURN-01 UW-TURN-08 UW-ORD-02 UW-ORD-06 UW-HERO-01]
"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.core import Refusal
from affray.core.ties import higher_die_side, rank_by_dice
from affray.referee import Referee, procedure, roll_sum, rule
from affray.systems.wargame.content.codes import (
    ACTION_NAMES,
    HERO,
    MELEE,
    MOVE_AWAY,
    NO_ACTION,
    ORDNANCE,
    RANGED,
    ROLL_ORDER,
    VEHICLE,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.body import UNHURT, Body, marked_body
from affray.systems.wargame.rules.refusing import refusal

D = 6
ACTIONS, FAST_ACTIONS = 2, 3
FREE, VEHICLE_MELEE, AGAIN, HERO_AGAIN, UNARMED, SHOT, AFTER_MELEE, TOUCHING = range(8)
"""What bars an attack."""
BARS = {
    VEHICLE_MELEE: ("vehicle-melee", "vehicle_melee", "UW-VEH-16"),
    AGAIN: ("attack-again", "attack_again", "UW-TURN-05"),
    HERO_AGAIN: ("hero-again", "hero_again", "UW-HERO-01"),
    UNARMED: ("ranged-weapon", "no_ranged_weapon", "UW-RNG-01", "UW-MIN-06"),
    SHOT: ("ordnance-again", "ordnance_again", "UW-ORD-03"),
    AFTER_MELEE: ("after-melee", "after_melee", "UW-ORD-06"),
    TOUCHING: ("shoot-in-contact", "shoot_in_contact", "UW-RNG-07"),
}
"""The refusal of each: its message, its code, its clauses."""


# --- who goes first ---------------------------------------------------------------------------------------------------
def turn_order(ref: Referee, players: tuple[int, ...]) -> tuple[tuple[int, ...], dict[int, tuple[int, ...]]]:
    """The players in the order of their turns, and the dice that each has thrown. The highest goes first, and tied
    players roll again. The order holds for the game, or under `initiative_each_round` for a round. [UW-TURN-01]"""
    return rank_by_dice(players, lambda tied: {player: roll_sum(ref, 1, D, ROLL_ORDER) + 1 for player in tied})


@rule
def is_order_rolled(round: int, house: House) -> int:
    """Whether the players roll for the order of a round, once that of the first one stands. [UW-TURN-01]"""
    return 1 if round > 1 and house.initiative_each_round != 0 else 0


@procedure
def first_of_two(ref: Referee, round: int, house: House) -> int:
    """Which of two players, 0 or 1, has the first turn in a round; player 0 has it in the first one. [UW-TURN-01]"""
    return higher_die_side(ref, D, ROLL_ORDER) if is_order_rolled(round, house) != 0 else 0


def next_turn(round: int, stage: int, players: int, rounds: int) -> tuple[int, int] | None:
    """The round and the place in the order of the turn that follows; None after the last one. [UW-TURN-02 UW-VIC-02]

    >>> next_turn(1, 0, 2, 8), next_turn(1, 1, 2, 8), next_turn(8, 1, 2, 8)
    ((1, 1), (2, 0), None)
    """
    if stage + 1 < players:
        return round, stage + 1
    return None if round >= rounds else (round + 1, 0)


def turn_after(round: int, stage: int, takes: Sequence[bool], rounds: int) -> tuple[int, int] | None:
    """The same where `takes` says of each place in the order whether that player still takes turns. [UW-TURN-02 UW-VIC-03]

    >>> turn_after(1, 0, (True, False, True), 8), turn_after(8, 1, (True, True, False), 8)
    ((1, 2), None)
    """
    found = next_turn(round, stage, len(takes), rounds)
    while found is not None and not takes[found[1]]:
        found = next_turn(*found, len(takes), rounds)
    return found


# --- which units may be activated -------------------------------------------------------------------------------------
class Ready(NamedTuple):
    """What of a unit its activation depends on: its owner, how many miniatures it has on the field, its body."""

    owner: int
    n: int
    body: Body


def waiting_units(units: Sequence[Ready], player: int) -> tuple[int, ...]:
    """The player's units on the field that were not activated, by their places. [UW-TURN-02]"""
    return tuple(
        i for i, unit in enumerate(units) if unit.owner == player and unit.n > 0 and unit.body.activated == 0
    )  # fmt: skip


def activatable_units(units: Sequence[Ready], player: int) -> tuple[int, ...]:
    """The units that the player may activate now, by their places: those with a token as long as there are any.

    [UW-TURN-02 UW-TURN-03 UW-MOR-04]
    """
    left = waiting_units(units, player)
    return tuple(i for i in left if units[i].body.token != 0) or left


def can_end_turn(units: Sequence[Ready], player: int) -> bool:
    """Whether the player may end the turn: no unit with a token waits. [UW-TURN-03]"""
    return all(units[i].body.token == 0 for i in waiting_units(units, player))


def activation_refusal(units: Sequence[Ready], player: int, place: int) -> Refusal | None:
    """Why the player may not activate the unit at a place now; None if it may be. [UW-TURN-02 UW-TURN-03]"""
    if place in activatable_units(units, player):
        return None
    if place in waiting_units(units, player):
        return refusal("tokens-first", "tokens_first", "UW-TURN-03")
    return refusal("not-waiting", "not_waiting", "UW-TURN-02")


# --- actions ----------------------------------------------------------------------------------------------------------
class Progress(NamedTuple):
    """What an activation has come to; nothing is left or done outside one. [UW-TURN-04 UW-ORD-04]"""

    left: int = 0
    """The actions left."""
    melees: int = 0
    """The melee attacks that the unit has made in it."""
    shots: int = 0
    """The ranged attacks that the unit has made in it."""
    prepared: int = 0
    """Whether its ordnance weapon is prepared."""


class Active(NamedTuple):
    """A unit in its activation; whether something is so is 0 or 1. [UW-TURN-04]"""

    kind: int
    """The type of its miniatures."""
    n: int
    """Its miniatures or crew now."""
    initial: int
    """Its miniatures or crew at the start of the game."""
    progress: Progress
    """What its activation has come to."""
    body: Body = UNHURT
    """What the battle has left on it."""
    armed: int = 0
    """Whether it can make a ranged attack, fireball included."""
    touching: int = 0
    """Whether it touches an enemy."""
    way_out: int = 1
    """Whether there is a legal move away."""


@rule
def actions_of(fast: int) -> int:
    """How many actions an activation has. [UW-TURN-04 UW-TURN-06 UW-ABL-05]"""
    return FAST_ACTIONS if fast != 0 else ACTIONS


@rule
def first_progress(actions: int) -> Progress:
    """What an activation of so many actions begins with. [UW-TURN-04 UW-ORD-04]"""
    return Progress(left=actions, melees=0, shots=0, prepared=0)


@rule
def is_half_crew(kind: int, n: int, initial: int) -> int:
    """Whether ordnance is down to half of its crew or less. [UW-ORD-02 UW-ORD-04]

    >>> is_half_crew(ORDNANCE, 4, 6), is_half_crew(ORDNANCE, 3, 6), is_half_crew(HERO, 1, 2)
    (0, 1, 0)
    """
    return 1 if kind == ORDNANCE and 2 * n <= initial else 0


@rule
def allowance(move: int, kind: int, n: int, initial: int) -> int:
    """How far a unit may move in one action, in billionths of an inch: half with half of a crew. [UW-ORD-05]"""
    return move // 2 if is_half_crew(kind, n, initial) != 0 else move


@rule
def is_preparing(unit: Active) -> int:
    """Whether the unit's next ranged action only prepares its weapon. [UW-ORD-04]"""
    return 1 if is_half_crew(unit.kind, unit.n, unit.initial) != 0 and unit.progress.prepared == 0 else 0


@rule
def owed_action(unit: Active) -> int:
    """The action that the unit must take next: nothing when it is disordered, then a move away when it has a token, or
    nothing where there is no way; -1 when it is free. [UW-TURN-07 UW-TURN-08 UW-MOR-04]"""
    if unit.body.disordered != 0:
        return NO_ACTION
    if unit.body.token == 0:
        return -1
    return MOVE_AWAY if unit.way_out != 0 else NO_ACTION


def action_refusal(unit: Active, action: int, house: House) -> Refusal | None:
    """Why a unit may not take an action now, contact, sight and range apart; None if it may.

    [UW-TURN-04 UW-TURN-05 UW-TURN-07 UW-TURN-08]
    """
    if unit.progress.left <= 0:
        return refusal("actions-left", "no_actions_left", "UW-TURN-04", "UW-TURN-06")
    due = owed_action(unit)
    if due not in (-1, action):
        clauses = ("UW-TURN-07",) if unit.body.disordered else ("UW-TURN-08", "UW-MOR-04")
        return refusal("action-owed", "action_owed", *clauses, action=ACTION_NAMES[due])
    if action == MOVE_AWAY and due != MOVE_AWAY:
        return refusal("move-away-free", "move_away_free", "UW-TURN-08", "UW-MOVE-10")
    bar = melee_bar(unit, house) if action == MELEE else ranged_bar(unit, house) if action == RANGED else FREE
    return None if bar == FREE else refusal(*BARS[bar])


@rule
def melee_bar(unit: Active, house: House) -> int:
    """What bars a unit from a melee attack by an action, FREE for nothing. [UW-TURN-05 UW-VEH-16 UW-HERO-01]"""
    if unit.kind == VEHICLE:
        return VEHICLE_MELEE
    if unit.progress.melees > 0 and house.repeat_attacks == 0:
        return AGAIN
    return hero_bar(unit, house)


@rule
def ranged_bar(unit: Active, house: House) -> int:
    """What bars a unit from a ranged action, FREE for nothing.

    [UW-TURN-05 UW-MIN-06 UW-RNG-01 UW-RNG-07 UW-ORD-03 UW-ORD-06 UW-HERO-01]
    """
    if unit.armed == 0 and unit.kind != ORDNANCE:
        return UNARMED
    if unit.kind == ORDNANCE and unit.progress.shots > 0:
        return SHOT
    if unit.kind == ORDNANCE and unit.progress.melees > 0:
        return AFTER_MELEE
    if is_preparing(unit) != 0:
        return FREE
    if unit.touching != 0 and house.shoot_while_in_contact == 0:
        return TOUCHING
    if unit.progress.shots > 0 and house.repeat_attacks == 0:
        return AGAIN
    return hero_bar(unit, house)


@rule
def hero_bar(unit: Active, house: House) -> int:
    """HERO_AGAIN where a hero may not attack once more, under `hero_one_attack_per_activation`; else FREE. [UW-HERO-01]"""
    attacked = unit.progress.melees + unit.progress.shots > 0
    return HERO_AGAIN if unit.kind == HERO and attacked and house.hero_one_attack_per_activation != 0 else FREE


@rule
def body_after_action(unit: Active, action: int) -> Body:
    """The body after an action that the unit may take: what it owes is paid by it. A move away that does not come about
    leaves the token. [UW-TURN-07 UW-TURN-08]"""
    disordered, token = unit.body.disordered, unit.body.token
    if action == NO_ACTION:
        # Disorder is paid first; without it a token goes only where there is no way to move away.
        token = token if disordered != 0 or unit.way_out != 0 else 0
        disordered = 0
    elif action == MOVE_AWAY:
        token = 0
    return marked_body(unit.body, disordered, token)


@rule
def progress_after_action(unit: Active, action: int) -> Progress:
    """What the activation has come to after an action that the unit may take. [UW-TURN-04 UW-ORD-03 UW-ORD-04]"""
    done, prepares = unit.progress, is_preparing(unit)
    return Progress(
        left=done.left - 1,
        melees=done.melees + (1 if action == MELEE else 0),
        shots=done.shots + (1 if action == RANGED and prepares == 0 else 0),
        prepared=prepares if action == RANGED else done.prepared,
    )


def can_stop(unit: Active) -> bool:
    """Whether the activation may end here: not while a move away is owed and an action is left. [UW-TURN-08]"""
    return unit.body.token == 0 or unit.progress.left == 0
