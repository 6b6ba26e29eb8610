"""Exact odds of one Foeman attack, from the very functions that play it."""

from fractions import Fraction
from functools import lru_cache
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from affray.core import Modifier, RuledOut
from affray.core.faces.packs import Options
from affray.core.field_errors import check_choice, check_range, choice_error
from affray.lab.chains.best import best_plan
from affray.lab.field_errors import SideError, fault
from affray.lab.systems.foeman.figures import SIDES, check_playable, read_figure
from affray.lab.systems.foeman.policies import REROLLS, STEADY, reroll_policy
from affray.referee import odds
from affray.space.hex import Hex, neighbour
from affray.systems.foeman.content.codes import (
    DEAD,
    DEFENDING,
    ITEM_NAMES,
    KIND_NAMES,
    NOT_DEFENDING,
    SAME,
    SIDE_NAMES,
    UNCONSCIOUS,
    UP,
)
from affray.systems.foeman.content.house_rules import House, read_house
from affray.systems.foeman.content.tables import find_weapon as weapon_of
from affray.systems.foeman.position.state import Bid, Board, Figure, State
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, resolve_item, rule_options
from affray.systems.foeman.rules.attack import Blow, Landed, blow_with_proficiency, roll_blow, roll_landing
from affray.systems.foeman.rules.bidding import MOST_BID
from affray.systems.foeman.rules.damage import Damage, kept_roll
from affray.systems.foeman.rules.modifiers import Situation, attack_parts
from affray.systems.foeman.rules.wounds import apply_damage, state_of
from affray.systems.foeman.turn.action_phase import KIND_OF, defend_refusal
from affray.systems.foeman.turn.aiming import attack_of, shot_refusal, situation

SAVE = "save"
"""The kind of a question that is of no attack."""
GOALS = ("hit", "damage", "fell")
RADIUS = 20
MOST_RANGE = 19
HERE: Hex = (0, 0)
Both = Literal["none", "attacker", "target", "both"]


class Shot(msgspec.Struct, frozen=True):
    """How an attack is made; each name is one of the rules' own."""

    kind: str = ""
    """The kind of attack; "" for the usual kind of the weapon."""
    weapon: str = ""
    """What the attack is made with; "" for what is in the main hand."""
    side: str = "front"
    """A hexside of the target, or two neighbouring ones joined by "+" for a line along their border."""
    range: int = 1
    """The distance in hexes."""
    aim: int = 0
    """The turns of aim."""
    prone: Both = "none"
    """Who is prone."""
    in_hth: Both = "none"
    """Who is in Hand-to-Hand."""
    defend: str = ""
    """The item that the target Defends with; "" if it does not."""
    same_hex: bool = False
    """Whether both are in one hex."""
    doubled: bool = False
    """Whether the weapon is gripped with both hands."""
    proficiency: bool = False
    """Whether the attacker declares Weapon Proficiency."""
    reroll: str = "none"
    """How zeroes are rerolled: "none", "all", "while likely", "steady" as a fight values attacks, or "best" for the goal."""
    goal: str = "hit"
    """What the best rerolls aim at: "hit", "damage" or "fell"."""


class StrikeOdds(msgspec.Struct, frozen=True):
    """The chances of one attack, each from 0 to 1."""

    dice: int
    """The dice that are bid."""
    score: int
    """The score to roll against."""
    parts: tuple[Modifier, ...]
    """The reasons of the score."""
    policy: str
    """How rerolls are chosen."""
    hit: Fraction
    """The chance of a hit."""
    critical: Fraction
    """The chance of a critical hit."""
    wounds: tuple[tuple[int, int, Fraction], ...]
    """Physical and exhaustion points lost, each pair with its chance; a miss is among (0, 0)."""
    unconscious: Fraction
    """The chance that the target ends unconscious."""
    dead: Fraction
    """The chance that the target ends dead."""
    expected: Fraction
    """The mean of all points lost."""


def strike_odds(
    attacker: str, defender: str, shot: Shot, dice: int, options: Options | None = None, pack: Pack = NOTHING
) -> StrikeOdds:
    """The exact chances of an attack with so many dice; figures as `lab.systems.foeman.figures` reads them. Raises InputError.

    Names and options mean what a pack makes of them.

    >>> strike_odds("Man-at-arms", "Orc raider", Shot(), 3).score
    9
    """
    attack, house, seen = attack_of_shot(attacker, defender, shot, dice, options, pack)
    return attack_chances(attack, house, seen, shot)


def attack_of_shot(
    attacker: str, defender: str, shot: Shot, dice: int, options: Options | None = None, pack: Pack = NOTHING
) -> tuple[Blow, House, Situation]:
    """The attack of a shot in numbers, with the house rules and the situation. Raises InputError."""
    check_range("dice", dice, 1, MOST_BID)
    house = read_house(rule_options(pack, pack.defaults, options or {}))
    state = shot_position(read_figure(attacker, 0, pack), read_figure(defender, 1, pack), shot, house)
    arm = resolve_item(pack, shot.weapon) or state.figures[0].main or state.figures[0].off or "Unarmed"
    kind = kind_of(shot.kind, arm)
    refused = shot_refusal(state, 0, 1, kind, weapon_of(arm).name if arm != "Unarmed" else arm, shot.doubled)
    if refused is not None:
        raise SideError(SIDES[0], attacker, RuledOut(refused))
    seen = situation(state, 0, 1, kind, shot.doubled)
    seen = seen._replace(
        attacker_hth=max(seen.attacker_hth, int(shot.in_hth in ("attacker", "both"))),
        target_hth=max(seen.target_hth, int(shot.in_hth in ("target", "both"))),
    )
    option = next(option for option, made in KIND_OF.items() if made == kind)
    attack = attack_of(state, 0, 1, Bid(0, option, dice, 1, arm, shot.doubled), seen)
    return blow_with_proficiency(attack, int(shot.proficiency)), house, seen


def all_odds(
    attacker: str, defender: str, shot: Shot, options: Options | None = None, pack: Pack = NOTHING
) -> tuple[StrikeOdds, ...]:
    """The chances with one die, two, and so on up to nine. Raises InputError."""
    return tuple(strike_odds(attacker, defender, shot, dice, options, pack) for dice in range(1, MOST_BID + 1))


def read_both(name: str, text: str) -> Both:
    """Read who a property holds for: none, attacker, target or both. Raises InputError."""
    for known in get_args(Both):
        if text == known:
            who: Both = known
            return who
    raise choice_error(name, text, get_args(Both))


# --- the position -----------------------------------------------------------------------------------------------------
def kind_of(name: str, arm: str) -> int:
    """The kind of attack of a name; a bow's is fire when none is given. Raises InputError."""
    if not name:
        name = "fire" if weapon_of(arm).bow else "strike"
    if name not in KIND_NAMES:
        raise choice_error("kind", name, (*KIND_NAMES, SAVE))
    return KIND_NAMES.index(name)


def shot_position(attacker: Figure, defender: Figure, shot: Shot, house: House) -> State:
    """The two figures placed as the shot says, the target in the middle, facing north. Raises InputError."""
    for name, value, known in (
        ("defend", shot.defend, ("", *ITEM_NAMES)),
        ("reroll", shot.reroll, (*REROLLS, STEADY, "best")),
        ("goal", shot.goal, GOALS),
    ):
        check_choice(name, value, known)
    check_range("aim", shot.aim, 0, 2)
    pos, facing = (HERE, 0) if shot.same_hex else stance(shot.side, shot.range)
    item = ITEM_NAMES.index(shot.defend) if shot.defend else 0
    if shot.defend and (refused := defend_refusal(defender, item)) is not None:
        raise SideError(SIDES[1], defender.id, RuledOut(refused))
    prone = [int(shot.prone in (who, "both")) for who in ("attacker", "target")]
    mode = DEFENDING if shot.defend else NOT_DEFENDING
    figures = (
        replace(attacker, pos=pos, facing=facing, body=attacker.body._replace(aim=shot.aim, prone=prone[0])),
        replace(defender, pos=HERE, facing=0, body=defender.body._replace(prone=prone[1], mode=mode, item=item)),
    )
    return check_playable(State(open_field(), SIDES, figures, house))


@lru_cache(maxsize=1)
def open_field() -> Board:
    """Open ground far enough for every range."""
    near = range(-RADIUS, RADIUS + 1)
    return Board({(q, r): "open" for q in near for r in near if abs(q + r) <= RADIUS})


def stance(side: str, steps: int) -> tuple[Hex, int]:
    """The hex and facing of an attacker who looks at the target through a hexside, or along a border of two.

    Raises InputError.
    """
    names = side.split("+")
    known = SIDE_NAMES[:SAME]
    check_range("range", steps, 1, MOST_RANGE)
    if not 1 <= len(names) <= 2 or any(name not in known for name in names):
        raise fault("side", side, "sides", known=known)
    directions = [known.index(name) for name in names]
    if len(directions) == 2 and (abs(directions[0] - directions[1]) not in (1, 5) or steps % 2):
        raise fault("side", side, "border")
    pos = HERE
    for step in range(steps):
        pos = neighbour(pos, directions[step % len(directions)])
    return pos, (directions[0] + 3) % 6


# --- chances ----------------------------------------------------------------------------------------------------------
def attack_chances(a: Blow, house: House, seen: Situation, shot: Shot) -> StrikeOdds:
    """The chances of an attack under the shot's way of choosing rerolls."""
    if shot.reroll == "best":
        plan = best_plan(roll_landing, a, house, worth=lambda landed: goal_value(landed, a, house, shot.goal))
        landed = plan.chances
        harmed: dict[tuple[int, int], Fraction] = {}
        for result, chance in landed.items():
            for lost, share in damage_chances(result, a, house).items():
                harmed[lost] = harmed.get(lost, Fraction(0)) + chance * share
        policy = f"best for {shot.goal}"
    else:
        choices = reroll_policy(shot.reroll)
        landed = odds(roll_landing, a, house, policy=choices).chances()
        harmed = odds(roll_blow, a, house, policy=choices).map(lambda wounds: (wounds.phys, wounds.exh)).chances()
        policy = shot.reroll
    down = {
        how: sum((p for lost, p in harmed.items() if condition_after(lost, a) == how), Fraction(0))
        for how in (UNCONSCIOUS, DEAD)
    }
    return StrikeOdds(
        dice=a.bid,
        score=a.score,
        parts=attack_parts(seen),
        policy=policy,
        hit=sum((chance for result, chance in landed.items() if result.hit), Fraction(0)),
        critical=sum((chance for result, chance in landed.items() if result.critical), Fraction(0)),
        wounds=tuple((phys, exh, chance) for (phys, exh), chance in sorted(harmed.items())),
        unconscious=down[UNCONSCIOUS],
        dead=down[DEAD],
        expected=sum(((phys + exh) * chance for (phys, exh), chance in harmed.items()), Fraction(0)),
    )


def condition_after(lost: tuple[int, int], a: Blow) -> int:
    """The condition of the target after such losses: up, unconscious or dead. [FM-APP-06 FM-APP-07]"""
    return state_of(a.mst - sum(lost), a.dwarf)


def damage_chances(landed: Landed, a: Blow, house: House) -> dict[tuple[int, int], Fraction]:
    """The chances of physical and exhaustion points lost once the hit roll stands. [FM-APP-11]"""
    if landed.kept == 0:
        return {(0, 0): Fraction(1)}
    rolled = odds(
        kept_roll, 0, a.arm, landed.n, landed.kept, landed.critical, landed.low, house, policy=reroll_policy("none")
    )

    def lost(damage: Damage) -> tuple[int, int]:
        done = apply_damage(
            row=damage.row,
            n=damage.n,
            mst=a.mst,
            stopped=landed.stopped,
            unskilled=a.arm.unskilled,
            dwarf=a.dwarf,
            house=house,
        )
        return done.phys, done.exh

    return rolled.map(lost).chances()


@lru_cache(maxsize=20_000)
def goal_value(landed: Landed, a: Blow, house: House, goal: str) -> Fraction:
    """What a hit roll is worth for a goal: the hit itself, the mean points lost, or the chance to fell."""
    if goal == "hit":
        return Fraction(landed.hit)
    losses = damage_chances(landed, a, house).items()
    if goal == "damage":
        return sum((sum(lost) * chance for lost, chance in losses), Fraction(0))
    return sum((chance for lost, chance in losses if condition_after(lost, a) != UP), Fraction(0))
