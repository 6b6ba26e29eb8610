"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from functools import cache
from typing import NamedTuple

from affray.core import OptionFact
from affray.core.house_options import HouseCodec, load_options

PACKAGE = "affray.systems.melee"


class House(NamedTuple):
    """The value of every option as its place in the list of values of house.csv (a bool: 0 false, 1 true)."""

    wis_mode: int = 0
    """What counts against spells of the mind: 0 the better of IQ and WIS, 1 IQ alone. [CM-ATTR-02]"""
    current_st_everywhere: int = 0
    """ST as hits have left it counts wherever the guide says ST. [CM-ATTR-03]"""
    dx_saves_unadjusted: int = 0
    """Saving rolls against DX look at bare DX. [CM-ATTR-04]"""
    auto_on_saves: int = 0
    """Saving rolls of three dice always pass with 5 or less and fail with 16 or more. [CM-ATTR-05]"""
    initiative_any_place: int = 0
    """The winner of the initiative may move at any place in the order. [CM-INIT-04]"""
    shared_st_pool: int = 0
    """Hits and fatigue are taken from one ST. [CM-RENEW-01]"""
    run_by_option: int = 0
    """Option (a) always counts as a run. [CM-SPEED-02]"""
    range_by_hexes: int = 0
    """Range in megahexes is a third of the hexes, rounded up. [CM-HEX-04]"""
    bowmen_engage: int = 0
    """A figure that holds only a missile weapon engages. [CM-ENG-02]"""
    shift_any_one: int = 0
    """A shift stays next to one of the engaging enemies instead of all. [CM-MOVE-03]"""
    hth_waits_a_turn: int = 0
    """Who is drawn into hand-to-hand waits for the next turn to act. [CM-MOVE-04]"""
    switch_when_attacked: int = 0
    """A target may switch to dodging or defending before the dice. [CM-OPT-03]"""
    tie_break: int = 0
    """Who throws at the same adjDX: 0 each side, 1 each figure, 2 nobody, by initiative. [CM-ACT-02]"""
    roll_to_miss_all: int = 0
    """Enemies on the way of a flight must be missed too. [CM-MISS-01]"""
    roll_to_miss_prone: int = 0
    """Prone figures on the way of a flight must be missed too. [CM-MISS-01]"""
    roll_extra_dice: int = 0
    """Double and triple damage is rolled with more dice instead of multiplied. [CM-DMG-03]"""
    retreat_any_hits: int = 0
    """Hits of any origin count for forced retreats. [CM-RET-01]"""
    retreat_melee_only: int = 0
    """Only hits in melee let a figure force a retreat. [CM-RET-01]"""
    retreat_size_limit: int = 0
    """A figure cannot force back one that is larger than itself. [CM-RET-01]"""
    no_mental_saves: int = 0
    """Spells of the mind work without a saving roll. [CM-SPELL-05]"""
    turn_limit: int = 5
    """The place of the last turn in 0 (none), 20, 40, 60, 100, 200, 400. [CM-END-01]"""
    armor_slows: int = 0
    """Armor takes from MA by its kind instead of by its weight. [CM-MA-02]"""
    pole_charge_double: int = 0
    """Pole weapons do double damage in a charge of 3 hexes or more, or against one. [CM-ADJ-03]"""
    pole_jab: int = 0
    """Pole weapons reach two hexes. [CM-FACE-05]"""
    roll_to_miss_in_hth: int = 1
    """A flight at a figure in hand-to-hand must first miss each friend in its hex. [CM-MISS-01]"""
    prone_target_missiles: int = 0
    """What flies at the prone from beyond one hex: 0 from the rear, 1 without bonus. [CM-ADJ-02]"""
    prone_fire: int = 0
    """What is fired lying down: 0 crossbows, 1 any missile weapon. [CM-PRONE-03]"""
    knocked_down_hth: int = 1
    """In hand-to-hand who was knocked down last turn: 0 may fight on, 1 stays or leaves. [CM-OPT-05]"""
    push_before_stop: int = 1
    """Enemies whom a large figure could push back all together do not stop it. [CM-ENG-08]"""
    draw_among: int = 0
    """Who shares a draw: 0 all sides, 1 those that are left, or that fell in the last turn. [CM-END-01]"""


PLAIN = House()
FIRST_VERSION = 1
"""The behaviour version whose defaults a position's text leaves out, whatever the defaults are today."""


@cache
def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default."""
    return load_options(PACKAGE, "house.csv")


HOUSE = HouseCodec(House, option_facts, FIRST_VERSION)
read_house, changed_options = HOUSE.read, HOUSE.changed
write_house, read_written_house = HOUSE.write, HOUSE.read_written
