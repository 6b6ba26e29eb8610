"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from functools import cache
from typing import NamedTuple

from affray.core import OptionFact
from affray.core.house_options import HouseCodec, load_options

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
    """The house rules as whole numbers.

    The value of an option is its place in the list of values of options.csv; of a bool 0 is false and 1 is true."""

    los_from: int = 0
    """From where a unit sees: centre, any_miniature. [UW-RNG-01]"""
    units_block_sight: int = 0
    """Whether the bases of third units hide what lies behind them. [UW-GEO-10]"""
    second_rank: int = 0
    """Who of a regiment's second rank rolls in melee: all, supporting, front_contact. [UW-MEL-03]"""
    strike_outside_front: int = 0
    """Whether a regiment strikes back at a foe outside its front facing. [UW-MEL-10]"""
    vehicle_strikes_back: int = 0
    """Whether a vehicle strikes back in melee. [UW-MEL-10]"""
    overrun_struck_units_strike_back: int = 1
    """Whether units that a vehicle runs over strike back. [UW-VEH-08]"""
    overrun_spares_friends: int = 0
    """Whether friends in the way of a vehicle suffer no attack. [UW-VEH-05]"""
    rear_means: int = 0
    """What halves the losses of an overrun: vehicle_rear, unit_rear. [UW-VEH-07]"""
    halve_rounding: int = 0
    """How halved losses are rounded: down, up. [UW-MEL-09]"""
    halving_of: int = 0
    """What a halved loss is the half of: quotient, removed. [UW-MEL-09]"""
    ranged_ranks: int = 0
    """Which ranks of a regiment shoot: all, first_two. [UW-RNG-04]"""
    shoot_while_in_contact: int = 1
    """Whether a unit in contact may shoot. [UW-RNG-07]"""
    vehicle_split: int = 0
    """How a vehicle's fire is divided: points, dice. [UW-VEH-12]"""
    vehicle_zero_quotient_rolls: int = 0
    """Whether a quotient of 0 asks for a damage roll too. [UW-VEH-13]"""
    hero_hits: int = 0
    """The hits of an attack on a hero: quotient, one_per_attack. [UW-HERO-03]"""
    hero_one_attack_per_activation: int = 0
    """Whether a hero attacks but once in an activation. [UW-HERO-01]"""
    coherency: int = 0
    """When skirmishers are coherent: chain, neighbour. [UW-GEO-07]"""
    corner_contact: int = 1
    """Whether bases that touch at a corner are in contact. [UW-GEO-05]"""
    pass_enemy_bases: int = 0
    """Whether a move may lead through the bases of enemies. [UW-MOVE-09]"""
    over_distance: int = 0
    """What comes of a mark too far away: stay, advance_full_move. [UW-MOVE-04]"""
    premeasure: int = 0
    """Whether distances may be measured before anything is declared. [UW-RNG-03]"""
    skirmish_miniature_limit: int = 0
    """How far any skirmisher may go besides the centre-most one: move, none. [UW-MOVE-03]"""
    flee_distance: int = 1
    """How far a move away must lead: any, full_move. [UW-MOVE-10]"""
    terrain_way: int = 0
    """Whose way terrain blocks: each, centre. [UW-FLD-02]"""
    regiment_reach: int = 0
    """Whether one who touches an enemy must end within Move of where it stood: capped, free. [UW-MOVE-08]"""
    initiative_each_round: int = 0
    """Whether the order of turns is rolled anew each round. [UW-TURN-01]"""
    leader_named: int = 0
    """Who names a leader: players, list, whose first hero it is then. [UW-VIC-06]"""
    cost_parse: int = 0
    """How the price formula is read: literal, dice_times_all. [UW-FORCE-03]"""
    cost_rounding: int = 0
    """How prices are rounded: exact, nearest, up. [UW-FORCE-12]"""
    ordnance_weapon_cost: int = 0
    """How often a crew's weapon is paid: once, per_crew. [UW-FORCE-08]"""
    ordnance_price_range: int = 0
    """The range that a crew's weapon is paid for: long, short, sum. [UW-FORCE-08]"""
    composition_share_of: int = 0
    """What the shares of the classes are of: limit, spent. [UW-FORCE-09]"""
    machine_gun_range: int = 0
    """The range of the machine gun: the places of 14 and 0. [UW-FORCE-06]"""
    rear_arc_base: int = 0
    """The price that Rear Attack Arc is a share of: armed, unarmed. [UW-ABL-02]"""
    template_cover: int = 0
    """When a miniature is under a template: centre, overlap. [UW-ABL-04]"""
    fireball_needs_sight: int = 1
    """Whether a fireball's thrower must see the place. [UW-ABL-04]"""
    casualties_chosen_by: int = 0
    """Who chooses the casualties: owner, attacker, farthest. [UW-MEL-11]"""
    coherency_measure: int = 0
    """From where coherency is measured: centre, edge. [UW-GEO-07]"""
    several_weapons: int = 0
    """What several weapons add: sum, choose_one. [UW-MIN-06]"""
    repeat_attacks: int = 1
    """Whether a unit may attack more than once in an activation. [UW-TURN-05]"""
    builder_caps: int = 0
    """Whether stats above the builder's bounds are faults: off, on. [UW-FORCE-10]"""
    broken_army: int = 0
    """What a broken army of three or more does: leaves, fights_on. [UW-VIC-03]"""


PLAIN = House()
LEAVES = 0
"""The value of `broken_army` under which it leaves the field."""
FIRST_VERSION = 1
"""The behaviour version whose defaults a position's text leaves out, whatever the defaults are today."""


@cache
def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default."""
    return load_options(PACKAGE, "options.csv")


HOUSE = HouseCodec(House, option_facts, FIRST_VERSION)
read_house, changed_options = HOUSE.read, HOUSE.changed
write_house, read_written_house = HOUSE.write, HOUSE.read_written
