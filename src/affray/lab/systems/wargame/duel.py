"""Duels of the wargame: two units that meet on a field, and batches of their duels with how sure the numbers are."""

from fractions import Fraction
from functools import lru_cache
from typing import cast

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.lab.batches import playing
from affray.lab.batches.batch import Duels, Meeting, check_batch, run_games
from affray.lab.field_errors import fault
from affray.lab.schema import Played
from affray.lab.systems.wargame.field import (
    ATTACKER,
    DEFENDER,
    ROLES,
    SIDE_NAMES,
    remnants,
    touching_miniatures,
    units_in_contact,
)
from affray.lab.systems.wargame.policies import policy_named
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import FEARLESS, REAR_ATTACK_ARC, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import has_ability, is_ranged_armed, square_inches, total_fight, total_shoot
from affray.systems.wargame.duel.duel import duel
from affray.systems.wargame.duel.duelist import Counts, Duelist, Terms
from affray.systems.wargame.position.contact import is_facing_in_melee
from affray.systems.wargame.position.state import State, action_count, centre_of
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.rules.attack_dice import attack_roll, defence_roll, melee_refusal
from affray.systems.wargame.turn.after_an_attack import range_of
from affray.systems.wargame.turn.attacks import best_melee_weapon, best_ranged_weapon, party_of, range_bands

Met = Meeting[Duelist, Terms]
LIMIT = 50
FRONT = SIDE_NAMES[0]
MOST_PAIRS = 5_000
"""So many pairs of numbers of miniatures a duel may have at the most."""


class DuelTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What a duel is about: the house rules; the distance at the start in inches, between the two centre-most miniatures
    (None: in contact); whether a unit that fails its morale has lost; the dice of commanders near attacker and defender; the
    most rounds."""

    house: House = House()
    distance: Fraction | None = None
    rout: bool = False
    aid: int = 0
    target_aid: int = 0
    limit: int = LIMIT


# --- the meeting ------------------------------------------------------------------------------------------------------
def meeting(
    attacker: Listed,
    defender: Listed,
    policy_a: str = "charge",
    policy_b: str = "charge",
    agreed: DuelTerms | None = None,
) -> Met:
    """Two units before each other, each with its policy by name; the attacker has the first turn. What `run_duels` and
    `estimate` play and `duel_odds` works out. Raises InputError.

    >>> from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
    >>> met = meeting(*(read_unit_line("like=fantasy/spears", role, KnownUnits()) for role in ("attacker", "defender")))
    >>> run_duels(met, 3, 7, compiled=False).winners
    (-1, 1, -1)
    """
    agreed = agreed or DuelTerms()
    policies = policy_named(policy_a), policy_named(policy_b)
    state, counts = roll_tables(attacker, defender, agreed.house)
    between = distance(*map(centre_of, state.figures))
    gap = 0 if agreed.distance is None else int(agreed.distance * INCH) - between
    if gap < 0:
        raise fault("distance", f"{float(agreed.distance or 0):g}", "in-contact", least=f"{between / INCH:.2f}")
    a = duelist(state, ATTACKER, agreed.aid, *counts[ATTACKER])
    b = duelist(state, DEFENDER, agreed.target_aid, *counts[DEFENDER])
    terms = Terms(agreed.house, gap, between, int(agreed.rout))
    check_batch(0, agreed.limit)
    return Meeting(duel, a, b, *policies, terms, agreed.limit)


def duelist(state: State, role: int, aid: int, attacking: Counts, struck: Counts) -> Duelist:
    """The numbers of a unit that a duel needs."""
    unit, foe, house = state.figures[role], state.figures[1 - role], state.house
    profile, hand, bow = unit.profile, best_melee_weapon(unit, state.house), best_ranged_weapon(unit, house)
    dice, sides = profile.ad
    is_vehicle = profile.type == VEHICLE
    short, far = (2 * (range_of(unit, house, bow),)) if is_vehicle else range_bands(unit, house, bow)
    return Duelist(
        kind=profile.type,
        n=len(unit.at),
        foes=len(foe.at),
        dice=dice,
        sides=sides,
        fight=total_fight(profile, hand, house),
        shoot=total_shoot(profile, bow, house),
        defense=profile.defense,
        armed=int(is_ranged_armed(profile)),
        move=int(profile.move * INCH),
        short=short,
        far=far,
        formation=unit.formation,
        files=unit.files,
        actions=action_count(unit),
        fearless=int(has_ability(profile, FEARLESS)),
        aid=aid,
        attacking=attacking,
        struck=struck,
        crush=square_inches(profile.base) if is_vehicle else 0,
        rear=int(has_ability(profile, REAR_ATTACK_ARC)),
    )


# --- who rolls --------------------------------------------------------------------------------------------------------
Tables = tuple[tuple[Counts, Counts], tuple[Counts, Counts]]


@lru_cache(maxsize=32)
def roll_tables(attacker: Listed, defender: Listed, house: House) -> tuple[State, Tables]:
    """Both units in contact; and for each how many miniatures roll when it attacks and when it is attacked, for all numbers
    that may be left. Where nobody would touch any more they close up. Raises InputError where they cannot touch."""
    if attacker.n * defender.n > MOST_PAIRS:
        raise fault("", None, "duel-large", a=attacker.n, b=defender.n, most=MOST_PAIRS)
    whole = units_in_contact(attacker, defender, FRONT, house)
    if not touching_miniatures(whole)[0]:
        raise fault(ROLES[ATTACKER], attacker.name, "no-way", foe=defender.name)
    units = tuple({len(unit.at): unit for unit in remnants(whole, role)} for role in (ATTACKER, DEFENDER))
    found: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
    for own in range(1, attacker.n + 1):
        for other in range(1, defender.n + 1):
            state = replace(whole, figures=(units[ATTACKER][own], units[DEFENDER][other]))
            if not is_facing_in_melee(state, ATTACKER, DEFENDER):
                state = units_in_contact(with_miniatures(attacker, own), with_miniatures(defender, other), FRONT, house)
            found[own, other] = tuple(rolling_counts(state, role) for role in (ATTACKER, DEFENDER))
    of_attacker = sorted(found)
    of_defender = sorted(found, key=lambda both: both[::-1])
    return whole, (
        (
            tuple(found[both][ATTACKER][0] for both in of_attacker),
            tuple(found[both][ATTACKER][1] for both in of_attacker),
        ),
        (
            tuple(found[both][DEFENDER][0] for both in of_defender),
            tuple(found[both][DEFENDER][1] for both in of_defender),
        ),
    )


def with_miniatures(entry: Listed, n: int) -> Listed:
    """The unit with only so many miniatures."""
    return replace(entry, n=n, files=min(entry.files, n))


def rolling_counts(state: State, role: int) -> tuple[int, int]:
    """How many miniatures of a unit roll when it attacks the other and when it is attacked. [UW-MEL-02 UW-MEL-10]"""
    unit, contact = state.figures[role], touching_miniatures(state)[role]
    arc, house = int(is_facing_in_melee(state, role, 1 - role)), state.house
    mine = party_of(unit, best_melee_weapon(unit, state.house))
    barred = melee_refusal(mine, contact, arc) is not None
    attacks = 0 if barred else attack_roll(mine, contact, house).throw.miniatures
    return attacks, defence_roll(mine, contact, arc, house).throw.miniatures


# --- batches ----------------------------------------------------------------------------------------------------------
def with_machine_tables(met: Met) -> Met:
    """The meeting with its tables as compiled duels take them. Raises InputError without numpy."""
    try:
        import numpy as np
    except ImportError:
        raise InputError("compiled rules need numba, which is not installed; expected affray[fast]") from None

    def ready(duelist: Duelist) -> Duelist:
        attacking, struck = (cast(Counts, np.asarray(table, np.int64)) for table in (duelist.attacking, duelist.struck))
        return duelist._replace(attacking=attacking, struck=struck)

    return replace(met, a=ready(met.a), b=ready(met.b))


def run_duels(met: Met, games: int, seed: int, *, compiled: bool = True) -> Duels:
    """Play duels; game g has the dice of (seed, g), compiled or not. Raises InputError, also where numba is missing."""
    return run_games(with_machine_tables(met) if compiled else met, games, seed, compiled=compiled)


def estimate(met: Met, games: int, seed: int) -> Played:
    """Estimate the chances by compiled duels, the same as those of `run_duels`. Raises InputError, also without
    numba."""
    return playing.estimate(with_machine_tables(met), games, seed)
