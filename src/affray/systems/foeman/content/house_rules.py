"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from affray.core import InputError, OptionFact, house_options
from affray.core.house_options import BOOL
from affray.core.reading.tables import load_table


class House(NamedTuple):
    """The value of every option, as its place in the list of values of options.csv; of a yes-no option 0 or 1."""

    negative_rounding: int = 0
    """How the half of a negative number rounds: up, away_from_zero. [FM-GEN-04]"""
    pivot_half: int = 0
    """Half the movement allowance that limits a pivot: exact, rounded_up. [FM-GEN-04]"""
    orc_rq: int = 0
    """Where an Orc's extra point of ST counts: both, penalty_only. [FM-FIG-08]"""
    rq_forbids: int = 0
    """Whether a weapon may not be used whose RQ is too high: never, above_st. [FM-EQP-08]"""
    prone_engages: int = 1
    """Whether a prone figure engages. [FM-MOV-11]"""
    pass_friends: int = 0
    """Whether a friend's hex may be passed. [FM-MOV-14]"""
    hth_entry_sign: int = 0
    """mST in the score against an entry: mover_minus_target, target_minus_mover. [FM-HTH-02]"""
    tie_uses_bonuses: int = 0
    """Whether bonuses of the declared action count for equal bids. [FM-BID-05]"""
    figures_block_hurl: int = 0
    """Whether figures in the way block a Hurl. [FM-LOS-01]"""
    prone_blocks: int = 1
    """Whether prone figures block too. [FM-LOS-01]"""
    duress_counts: int = 0
    """The losses that bring duress: all, physical. [FM-DX-02]"""
    reroll_zeroes: int = 0
    """The zeroes that may be rerolled: fresh_only, any_time. [FM-HIT-05]"""
    critical_needs: int = 0
    """What makes an automatic hit critical: any_reroll, raised_total. [FM-HIT-08]"""
    adventurer_bonus_faces: int = 0
    """How the lowest hit die is read for the bonus: modified, raw. [FM-HIT-10]"""
    guard_scope: int = 0
    """The attacks that Guard meets: by_mode, all. [FM-GRD-02]"""
    defending_shield_cover: int = 0
    """When a Defender's shield covers the whole front: item, any. [FM-ARM-04]"""
    shield_hand_reach: int = 0
    """Targets beyond the shield hand that a shield bars: adjacent, any. [FM-ARM-07]"""
    guard_in_hth: int = 0
    """Whether Guard meets an attack from inside the hex. [FM-GRD-03]"""
    player_sides: int = 0
    """The sides of players: 0 as the scenario has it, otherwise 1 and a bit for each side. [FM-DMG-08]"""
    proficiency_parity: int = 0
    """How Weapon Proficiency reads the Low die: current, rolled. [FM-DMG-11]"""
    exhaustion_floor: int = 0
    """How far exhaustion lowers mST: one, unconscious_level. [FM-APP-05]"""
    wake_on_recovery: int = 1
    """Whether the unconscious wake during the fight. [FM-REC-03]"""
    ep_loss: int = 0
    """Failed saving throws that cost Ep: any_sv, hard_sv_only. [FM-EP-05]"""
    dx_ep: int = 0
    """How often a felled target pays its DX: each_time, once. [FM-EP-02]"""
    repeat_action_roll: int = 0
    """Whether a repeated action cannot fail by itself. [MW-HIT-03]"""
    drop_weapon: int = 0
    """Whether a very bad roll drops the weapon. [MW-HIT-02]"""
    low_cup_mods: int = 0
    """Whether DG may have Low and Cup terms. [MW-DG-01]"""
    first_penetrating_physical: int = 0
    """Whether wounds and exhaustion are told apart among the dice that get through. [MW-APP-02]"""
    crude_bows_unskilled: int = 0
    """Whether a Crude Bow exhausts as other Crude weapons do. [MW-APP-03]"""
    max_six_dice: int = 0
    """Whether ST never allows more than six dice before rerolls. [MW-MAX-01]"""
    cap_scope: int = 0
    """Whom the ST limit of damage dice binds: all, player, player_engaged. [MW-MAX-06]"""
    choose_dice: int = 0
    """Whether the attacker picks the damage dice to keep. [MW-MAX-03]"""
    fewer_damage_dice: int = 0
    """Whether the attacker may roll fewer damage dice. [MW-MAX-04]"""
    emplaced_exempt: int = 0
    """Whether the ST limit does not bind a mounted Bow. [MW-MAX-05]"""
    bonus_exclusions: int = 0
    """Whether only standard weapons earn the Adventurer Damage Bonus. [MW-BON-01]"""
    bonus_first: int = 0
    """Whether that bonus comes before Low and Cup terms. [MW-BON-02]"""
    defending_item: int = 0
    """What a Defending shield stops: each, better, mindwand. [FM-ARM-05 MW-DEF-02]"""
    defend_adjacent_missile: int = 0
    """Whether Defend meets a Hurl or shot from an adjacent hex. [MW-DEF-04]"""
    dodge_covers_front: int = 0
    """Whether a Dodger's shield covers the whole front. [MW-DEF-05]"""
    offhand_weapon_shields: int = 0
    """Whether an offhand weapon shields. [MW-DEF-06]"""
    shield_first: int = 1
    """Whether the shield stops damage before the armor. [MW-DEF-07]"""
    pivot_threshold: int = 0
    """What a pivot is judged by: iq, dx. [MW-PIV-02]"""
    pivot_dice: int = 0
    """What the dice of a limited pivot go by: engaged, matched. [MW-PIV-03]"""
    hth_exit: int = 0
    """How Hand-to-Hand is left: foeman, mindwand. [MW-HTH-01]"""
    posture_disengage: int = 0
    """Whether rising or falling in Hand-to-Hand takes the roll to leave it. [MW-HTH-04]"""
    enter_opponent_hex: int = 0
    """Whether an engaged figure may step onto its opponent. [MW-HTH-02]"""
    passage_sv: int = 0
    """Whether passing a figure's hex takes a saving throw. [MW-HTH-03]"""
    retreat_one_per_source: int = 0
    """Whether a figure forces one retreat a round at most. [MW-RET-01]"""
    retreat_order: int = 0
    """The order of forced retreats: side_initiative, list. [MW-RET-02]"""
    special_charge_in: int = 0
    """Whether Charge In is played. [MW-SPC-02]"""
    special_shield_rush: int = 0
    """Whether Shield Rush is played. [MW-SPC-03]"""
    special_push_back: int = 0
    """Whether Push Back is played. [MW-SPC-04]"""
    revive_killed: int = 0
    """0 for off, otherwise 1000 n and the percentage that lose a point of an attribute. [MW-REV-01]"""
    eg_mode: int = 0
    """The Encounter Grade of an opponent: fixed, grade. [MW-EXP-01]"""
    observation: int = 0
    """Withdrawn: without effect. [MW-OBS-01]"""
    draw_among: int = 0
    """Who shares a draw: all sides, or the last: those that are left, or that fell in the last round. [FM-END-01]"""


PLAIN = House()
FIRST_VERSION = 1
"""The behaviour version whose defaults a position's text leaves out, whatever the defaults are today."""
PRESET = "preset"
REVIVAL = "revive_killed"
REVIVAL_SCALE = 1000
REVIVAL_KEYS = ("n", "attr_loss_pct")
REVIVAL_PERCENT = 50
MOST_REVIVED = 99
PLAYER_SIDES = "player_sides"
MOST_SIDES = 6
SIDE_NUMBERS = tuple(str(side + 1) for side in range(MOST_SIDES))
FORMS = {PLAYER_SIDES: r"[1-6](\+[1-6])*", REVIVAL: r"[1-9]\d?(:(\d{1,2}|100))?"}
"""The values that options take beside those of the table, as regular expressions."""


class OptionRow(msgspec.Struct, frozen=True):
    """A row of options.csv.

    `mindwand` is the value in that preset where it differs from the default; `earlier` lists defaults of earlier
    versions.
    """

    option: str
    values: str
    default: str
    clause: str
    mindwand: str = ""
    earlier: str = ""


@cache
def option_rows() -> tuple[OptionRow, ...]:
    """The table of options, the preset first."""
    return load_table("affray.systems.foeman", "options.csv", OptionRow)


@cache
def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default; `preset` sets many of them at once. [MW-OPT-01]"""
    return tuple(
        OptionFact(
            row.option,
            BOOL if row.values == "bool" else tuple(row.values.split("|")),
            row.default,
            row.clause,
            sets=preset_options() if row.option == PRESET else {},
            earlier=house_options.read_earlier(row.earlier),
            pattern=FORMS.get(row.option, ""),
        )
        for row in option_rows()
    )


def preset_options() -> dict[str, dict[str, str]]:
    """The options that each preset sets: plain Foeman none, MindWand those of its column. [MW-OPT-01]"""
    return {
        "foeman": {},
        "mindwand": {row.option: row.mindwand for row in option_rows() if row.mindwand and row.option != PRESET},
    }


def preset_house(name: str) -> House:
    """The house rules of a preset: plain Foeman, or what MindWand adds to it. [MW-OPT-01]

    >>> preset_house("foeman") == PLAIN
    True
    """
    chosen = preset_options()[name]
    return PLAIN._replace(
        **{fact.name: value_number(fact, chosen[fact.name]) for fact in option_facts() if fact.name in chosen}
    )


def value_number(fact: OptionFact, value: object) -> int:
    """The number that stands for a value of an option. Raises InputError for a value that the option does not take."""
    if fact.name == REVIVAL:
        return revival_number(value)
    if fact.name == PLAYER_SIDES:
        return player_sides_number(str(value))
    return house_options.option_place(fact, value)


def revival_number(value: object) -> int:
    """The number that stands for `off`, `n`, `n:percent` or a table of n and attr_loss_pct. Raises InputError.

    [MW-REV-01]

    >>> revival_number("off"), revival_number("4:50"), revival_number({"n": 4})
    (0, 4050, 4050)
    """
    if value == "off":
        return 0
    given = value if isinstance(value, Mapping) else dict(zip(REVIVAL_KEYS, str(value).split(":", 1), strict=False))
    n, percent = (str(given.get(key, usual)) for key, usual in zip(REVIVAL_KEYS, ("", REVIVAL_PERCENT), strict=True))
    plain = set(given) <= set(REVIVAL_KEYS) and all(
        part.isascii() and part.isdigit() and len(part) < 4 for part in (n, percent)
    )
    if not plain or not (1 <= int(n) <= MOST_REVIVED and int(percent) <= 100):
        raise InputError(
            f"option {REVIVAL}={value!r}: expected off, or n:percent with n from 1 to {MOST_REVIVED} and percent from 0 to 100"
        )
    return REVIVAL_SCALE * int(n) + int(percent)


def player_sides_number(text: str) -> int:
    """The number that stands for `as_written`, `none` or the numbers of sides, such as `1+3`. Raises InputError.

    [FM-DMG-08]

    >>> player_sides_number("as_written"), player_sides_number("none"), player_sides_number("1+3")
    (0, 1, 6)
    """
    if text in ("as_written", "none"):
        return int(text == "none")
    sides = {int(part) if part in SIDE_NUMBERS else 0 for part in text.split("+")}
    if 0 in sides:
        raise InputError(
            f"option {PLAYER_SIDES}={text!r}: expected as_written, none, or sides by number such as 1 or 1+2"
        )
    return 1 + sum(1 << side - 1 for side in sides)


def player_sides_text(number: int) -> str:
    """The value of `player_sides` that a number stands for. [FM-DMG-08]"""
    sides = [str(side + 1) for side in range(MOST_SIDES) if number - 1 >> side & 1]
    return "+".join(sides) if number > 1 else ("as_written", "none")[number]


def read_house(given: Mapping[str, object]) -> House:
    """The house rules with these options set, over those of the preset if one is named.

    Raises InputError for an unknown option or value.

    >>> read_house({"preset": "mindwand", "max_six_dice": "false"}).bonus_first
    1
    """
    values = house_options.option_places(option_facts(), given, value_number)
    preset = next(fact for fact in option_facts() if fact.name == PRESET).values[values.pop(PRESET, 0)]
    return preset_house(preset)._replace(**values)


@lru_cache(maxsize=256)
def changed_options(house: House, plain: House = PLAIN) -> dict[str, str]:
    """The options that differ from plain Foeman, or from other house rules, by name and value."""
    return {
        fact.name: value_text(fact, getattr(house, fact.name))
        for fact in option_facts()
        if fact.name != PRESET and getattr(house, fact.name) != getattr(plain, fact.name)
    }


@cache
def first_version_house() -> House:
    """The house rules that a position's text leaves out: the defaults of the first behaviour version."""
    return read_written_house({})


def write_house(house: House) -> dict[str, str]:
    """The options that a position's text names, by name and value."""
    return changed_options(house, first_version_house())


def read_written_house(given: Mapping[str, object]) -> House:
    """The house rules of a position's text. Raises InputError for an unknown option or value."""
    return read_house(house_options.with_earlier_defaults(option_facts(), FIRST_VERSION, given))


def value_text(fact: OptionFact, number: int) -> str:
    """The value of an option that a number stands for."""
    if fact.name == REVIVAL and number > 0:
        return f"{number // REVIVAL_SCALE}:{number % REVIVAL_SCALE}"
    if fact.name == PLAYER_SIDES:
        return player_sides_text(number)
    return fact.values[number]
