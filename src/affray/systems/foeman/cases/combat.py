"""The case verbs of weapons, figures, hit and damage dice, and the list of all verbs of combat.

Each verb takes the `given` part of a case and answers from the rules alone; impossible input is an InputError or a
ScriptError.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.core.words.phrase import MARK
from affray.dice.pool import faces_of, pool
from affray.systems.foeman.cases.attack import ATTACK_VERBS
from affray.systems.foeman.cases.given import Bid, CaseReferee, Dice, Natural, house_of
from affray.systems.foeman.cases.saves import SAVE_VERBS
from affray.systems.foeman.content.codes import (
    AUTO_FAIL,
    AUTO_PASS,
    CHOOSE_FEWER,
    CHOOSE_KEEP,
    FIRE,
    JAB,
    NOT_AUTO,
    STRIKE,
)
from affray.systems.foeman.content.damage_notation import DG, Digits, parse_dg
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.kinds import Weapon
from affray.systems.foeman.content.self_described_names import read_own_weapon
from affray.systems.foeman.content.tables import find_race, find_weapon
from affray.systems.foeman.position.gear import gear_faults, generation_faults
from affray.systems.foeman.rules.damage import damage_roll, dice_generated, dice_kept, halved_dice
from affray.systems.foeman.rules.hit_roll import hit_roll
from affray.systems.foeman.rules.kept_damage_dice import Selected, choice_at, last_choice
from affray.systems.foeman.rules.weapon_use import arm_of, double_refusal, strength_refusal
from affray.systems.foeman.rules.wounds import is_exhaustion_die

UNARMED = "Unarmed"
HIT_NAMES: Mapping[int, str | None] = {AUTO_PASS: "hit", NOT_AUTO: None, AUTO_FAIL: "miss"}


# --- weapons and figures ----------------------------------------------------------------------------------------------
class DgGiven(Given, frozen=True, kw_only=True):
    """A DG string or the name of a weapon."""

    dg: str | None = None
    weapon: str | None = None


def dg(given: Answer) -> Answer:
    """What a DG string or a weapon's line says. [FM-DG-01 FM-EQP-01 MW-DG-01 MW-DG-02 MW-DG-03]"""
    g = read_given(given, DgGiven)
    low_cup = house_of(g).low_cup_mods != 0
    if (g.dg is None) == (g.weapon is None):
        raise InputError("given: expected either dg or weapon")
    if g.dg is not None:
        return dg_answer(parse_dg(g.dg, low_cup=low_cup))
    found = find_weapon(str(g.weapon))
    return {
        **dg_answer(parse_dg(found.dg)), "category": found.category, "rq": found.rq, "hands": found.hands,
        "jab": found.jab, "hth": found.hth, "hurl": found.hurl,
    }  # fmt: skip


def dg_answer(meaning: DG) -> Answer:
    """A DG as the digits of its letters."""
    answer = {"subtract": meaning.subtract, "top": digits(meaning.top), "max_top": meaning.max_top}
    return answer | {name: digits(read) for name, read in (("low", meaning.low), ("cup", meaning.cup)) if read}


def digits(results: Digits | None) -> str:
    """Six results as one string."""
    return "".join(str(result) for result in results or range(6))


class FigureGiven(Given, frozen=True, kw_only=True):
    """A new figure with what it holds and wears."""

    race: str
    st: int
    dx: int
    iq: int
    ready: tuple[str, ...] = ()
    armor: tuple[str, ...] = ()


def figure_check(given: Answer) -> Answer:
    """Whether a new figure and its gear are legal. [FM-FIG-01 FM-EQP-02]"""
    g = read_given(given, FigureGiven)
    found = generation_faults(g.race, g.st, g.dx, g.iq) + gear_faults(g.ready, g.armor, g.st, g.race, house_of(g))
    return {"legal": not found, "required_total": find_race(g.race).total, "faults": [str(fault) for fault in found]}


# --- hit and damage dice ----------------------------------------------------------------------------------------------
class HitGiven(Given, frozen=True, kw_only=True):
    """A hit roll as rolled; `weapon` counts under `drop_weapon`, `repeat` under `repeat_action_roll`."""

    mdx: int
    dice: Dice
    guard: bool = False
    rerolls: tuple[Dice, ...] = ()
    weapon: str | None = None
    repeat: bool = False


def hit(given: Answer) -> Answer:
    """What a hit roll comes to. [FM-HIT-01 FM-HIT-09 MW-HIT-01 MW-HIT-02 MW-HIT-03]"""
    g = read_given(given, HitGiven)
    if not 1 <= len(g.dice) <= 9:
        raise InputError(f"given: dice: expected 1 to 9 dice, got {len(g.dice)}")
    armed = g.weapon is None or find_weapon(g.weapon).name != UNARMED
    house = house_of(g)
    repeat = int(g.repeat) * house.repeat_action_roll
    ref = CaseReferee((g.dice, *g.rerolls), g.rerolls)
    found = hit_roll(ref, who=0, bid=len(g.dice), score=g.mdx, guard=int(g.guard), repeat=repeat, house=house)
    ref.finish()
    return {
        "hit": found.hit != 0, "auto": HIT_NAMES[found.auto], "total": found.total, "hit_dice": found.thrown,
        "stages": found.stages, "critical": found.critical != 0, "low_nonzero": found.low or None,
        "dropped": found.dropped != 0 and armed,
    }  # fmt: skip


class DamageGiven(Given, frozen=True, kw_only=True):
    """Damage dice as rolled, for a weapon of the table or a made-up one.

    Without their options `take` and `choose` may only say what plain Foeman does anyway.
    """

    hit_dice: Bid
    """The hit dice, 1 to 9."""
    rolled: Dice
    """The damage dice as rolled."""
    st: int
    """The user's basic ST."""
    weapon: str | None = None
    """The name of the weapon; None for a made-up one."""
    dg: str | None = None
    """The DG of a made-up weapon."""
    category: Literal["unskilled", "hilts", "hafts", "poles", "bows"] | None = None
    """The category of a made-up weapon."""
    rq: int | None = None
    """The RQ of a made-up weapon."""
    race: str = "Human"
    """The user's race."""
    stages: Natural = 0
    """The number of reroll stages."""
    player: bool = False
    """Whether the user is a player's figure."""
    hit_low: Natural | None = None
    """The lowest non-zero hit die; None for none."""
    jab: bool = False
    """Whether the attack is a Jab."""
    offhand: bool = False
    """Whether the weapon is in the offhand."""
    doubled: bool = False
    """Whether the weapon is gripped with both hands."""
    critical: bool = False
    """Whether the hit is critical."""
    proficiency: bool = False
    """Whether Weapon Proficiency is declared."""
    take: Natural | None = None
    """How many dice the attacker chose to roll."""
    choose: Dice | None = None
    """The rolled dice that the attacker chose to keep."""
    emplaced: bool = False
    """Whether the Bow is mounted."""
    attacker_engaged: bool = True
    """Whether the attacker is engaged."""
    weapon_class: Literal["standard", "magic", "crude", "racial"] = "standard"
    """The key `class` of a made-up weapon."""


def damage_weapon(g: DamageGiven, house: House) -> Weapon:
    """The weapon of the case, by name or made up as a one-hand weapon. Raises InputError."""
    described = (g.dg, g.category, g.rq)
    if g.weapon is not None and described == (None, None, None):
        return replace(find_weapon(g.weapon), quality=g.weapon_class)
    if g.weapon is not None or g.dg is None or g.category is None or g.rq is None:
        raise InputError("given: expected either weapon, or dg with category and rq")
    parse_dg(g.dg, low_cup=house.low_cup_mods != 0)
    words = ("jab", *(() if g.weapon_class == "standard" else (g.weapon_class,)))
    return read_own_weapon(MARK.join(("made-up weapon", g.category, g.dg, str(g.rq), *words)))


def check_damage(g: DamageGiven, used: Weapon, generated: int, house: House) -> None:
    """Check that the weapon and the house rules allow what the case says. Raises InputError."""
    kind = FIRE if used.bow else JAB if g.jab else STRIKE
    fault = (double_refusal(used, kind, 1) if g.doubled else None) or strength_refusal(
        used, g.st, find_race(g.race).index, house
    )
    if fault is not None:
        raise InputError(f"given: {fault}")
    if g.offhand and used.hands > 1:
        raise InputError(f"given: offhand: {used.name} takes both hands")
    if g.take is not None and not (g.take == generated or (house.fewer_damage_dice and g.take < generated)):
        raise InputError(f"given: take: expected all {generated} dice, or fewer under fewer_damage_dice, got {g.take}")


def choice_number(g: DamageGiven, held: int, kept: int, house: House) -> int:
    """The number of the selection that the case makes. Raises InputError. [MW-MAX-03]"""
    ordered = sorted(g.rolled, reverse=True)
    if g.choose is None or sorted(g.choose, reverse=True) == ordered[:kept]:
        return 0
    dice, wanted = pool(ordered[:held]), Selected(pool(g.choose), len(g.choose))
    found = [number for number in range(last_choice(dice, kept) + 1) if choice_at(dice, kept, number) == wanted]
    if not house.choose_dice or not found:
        raise InputError(f"given: choose: expected the highest {kept} of {ordered[:held]}, or others under choose_dice")
    return found[0]


def damage_dice(given: Answer) -> Answer:
    """What damage dice come to, in the order in which they are applied. [FM-DMG-12 MW-MAX-03 MW-MAX-04 MW-BON-02]"""
    g = read_given(given, DamageGiven)
    house = house_of(g)
    used = damage_weapon(g, house)
    arm = arm_of(
        used, JAB if g.jab else STRIKE, st=g.st, race=find_race(g.race).index, player=int(g.player),
        offhand=int(g.offhand), doubled=int(g.doubled), engaged=int(g.attacker_engaged), emplaced=int(g.emplaced),
        house=house,
    )._replace(proficiency=int(g.proficiency))  # fmt: skip
    generated = dice_generated(g.hit_dice, arm.sub)
    taken = generated if g.take is None else g.take
    kept = dice_kept(taken, arm, g.stages)
    check_damage(g, used, generated, house)
    ref = CaseReferee([g.rolled] if g.rolled else [])
    ref.wishes = {CHOOSE_FEWER: generated - taken, CHOOSE_KEEP: choice_number(g, halved_dice(taken, arm), kept, house)}
    damage = damage_roll(
        ref,
        who=0,
        arm=arm,
        thrown=g.hit_dice,
        stages=g.stages,
        critical=int(g.critical),
        low=g.hit_low or 0,
        house=house,
    )
    ref.finish()
    kinds = ["exh" if is_exhaustion_die(place, arm.unskilled) else "phys" for place in range(damage.n)]
    final = list(faces_of(damage.row, damage.n))
    return {"generated": generated, "kept": damage.n, "final": final, "kinds": kinds}


VERBS: Mapping[str, Verb] = {
    "dg": dg,
    "figure_check": figure_check,
    "hit_roll": hit,
    "damage_dice": damage_dice,
    **SAVE_VERBS,
    **ATTACK_VERBS,
}
