"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from affray.core import OptionFact
from affray.core import house as core_house
from affray.core.house import option_table, places

PACKAGE = "affray.systems.wargame"
BUILDING = (
    "cost_rounding",
    "cost_parse",
    "ordnance_weapon_cost",
    "ordnance_price_range",
    "rear_arc_base",
    "machine_gun_range",
    "composition_share_of",
    "builder_caps",
)
"""The options that say what an army costs and may be; the others bear on the battle alone. [UW-FORCE-09 UW-FORCE-12]"""


class House(NamedTuple):
    """The value of every option as its place in the list of values of options.csv (a bool: 0 false, 1 true)."""

    los_from: int = 0  # centre, any_miniature [UW-RNG-01]
    units_block_sight: int = 0  # [UW-GEO-10]
    second_rank: int = 0  # all, supporting, front_contact [UW-MEL-03]
    strike_outside_front: int = 0  # [UW-MEL-10]
    vehicle_strikes_back: int = 0  # [UW-MEL-10]
    overrun_struck_units_strike_back: int = 1  # [UW-VEH-08]
    overrun_spares_friends: int = 0  # [UW-VEH-05]
    rear_means: int = 0  # vehicle_rear, unit_rear [UW-VEH-07]
    halve_rounding: int = 0  # down, up [UW-MEL-09]
    halving_of: int = 0  # quotient, removed [UW-MEL-09]
    ranged_ranks: int = 0  # all, first_two [UW-RNG-04]
    shoot_while_in_contact: int = 1  # [UW-RNG-07]
    vehicle_split: int = 0  # points, dice [UW-VEH-12]
    vehicle_zero_quotient_rolls: int = 0  # [UW-VEH-13]
    hero_hits: int = 0  # quotient, one_per_attack [UW-HERO-03]
    hero_one_attack_per_activation: int = 0  # [UW-HERO-01]
    coherency: int = 0  # chain, neighbour [UW-GEO-07]
    corner_contact: int = 1  # [UW-GEO-05]
    pass_enemy_bases: int = 0  # [UW-MOVE-09]
    over_distance: int = 0  # stay, advance_full_move [UW-MOVE-04]
    premeasure: int = 0  # [UW-RNG-03]
    skirmish_miniature_limit: int = 0  # move, none [UW-MOVE-03]
    flee_distance: int = 1  # any, full_move [UW-MOVE-10]
    terrain_way: int = 0  # each, centre [UW-FLD-02]
    regiment_reach: int = 0  # capped, free [UW-MOVE-08]
    initiative_each_round: int = 0  # [UW-TURN-01]
    leader_named: int = 0  # players, list [UW-VIC-06]
    cost_parse: int = 0  # literal, dice_times_all [UW-FORCE-03]
    cost_rounding: int = 0  # exact, nearest, up [UW-FORCE-12]
    ordnance_weapon_cost: int = 0  # once, per_crew [UW-FORCE-08]
    ordnance_price_range: int = 0  # long, short, sum [UW-FORCE-08]
    composition_share_of: int = 0  # limit, spent [UW-FORCE-09]
    machine_gun_range: int = 0  # the places of 14 and 0 [UW-FORCE-06]
    rear_arc_base: int = 0  # armed, unarmed [UW-ABL-02]
    template_cover: int = 0  # centre, overlap [UW-ABL-04]
    fireball_needs_sight: int = 1  # [UW-ABL-04]
    casualties_chosen_by: int = 0  # owner, attacker, farthest [UW-MEL-11]
    coherency_measure: int = 0  # centre, edge [UW-GEO-07]
    several_weapons: int = 0  # sum, choose_one [UW-MIN-06]
    repeat_attacks: int = 1  # [UW-TURN-05]
    builder_caps: int = 0  # off, on [UW-FORCE-10]


PLAIN = House()
FIRST_VERSION = 1
"""The behaviour version whose defaults a position's text leaves out, whatever the defaults are today."""


@cache
def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default."""
    return option_table(PACKAGE, "options.csv")


def read_house(given: Mapping[str, object]) -> House:
    """The house rules with these options set. Raises InputError for an unknown option or value.

    >>> read_house({"cost_rounding": "up", "premeasure": True}).cost_rounding
    2
    """
    return PLAIN._replace(**places(option_facts(), given))


def changed(house: House) -> dict[str, str]:
    """The options that differ from the rules as they are read, by name and value."""
    return core_house.changed(option_facts(), house, PLAIN)


@cache
def first_house() -> House:
    """The house rules that a position's text leaves out: the defaults of the first behaviour version."""
    return read_written({})


def written_house(house: House) -> dict[str, str]:
    """The options that a position's text names, by name and value."""
    return core_house.changed(option_facts(), house, first_house())


def read_written(given: Mapping[str, object]) -> House:
    """The house rules of a position's text. Raises InputError for an unknown option or value."""
    return read_house(core_house.written_out(option_facts(), FIRST_VERSION, given))
