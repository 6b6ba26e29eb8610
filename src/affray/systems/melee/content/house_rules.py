"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from affray.core import OptionFact
from affray.core import house as core_house
from affray.core.house import option_table, places

PACKAGE = "affray.systems.melee"


class House(NamedTuple):
    """The value of every option as its place in the list of values of house.csv (a bool: 0 false, 1 true)."""

    wis_mode: int = 0  # better, iq_only [CM-ATTR-02]
    current_st_everywhere: int = 0  # [CM-ATTR-03]
    dx_saves_unadjusted: int = 0  # [CM-ATTR-04]
    auto_on_saves: int = 0  # [CM-ATTR-05]
    initiative_any_place: int = 0  # [CM-INIT-04]
    shared_st_pool: int = 0  # [CM-RENEW-01]
    run_by_option: int = 0  # [CM-SPEED-02]
    range_by_hexes: int = 0  # [CM-HEX-04]
    bowmen_engage: int = 0  # [CM-ENG-02]
    shift_any_one: int = 0  # [CM-MOVE-03]
    hth_waits_a_turn: int = 0  # [CM-MOVE-04]
    switch_when_attacked: int = 0  # [CM-OPT-03]
    tie_break: int = 0  # side_roll, figure_roll, initiative [CM-ACT-02]
    roll_to_miss_all: int = 0  # [CM-MISS-01]
    roll_to_miss_prone: int = 0  # [CM-MISS-01]
    roll_extra_dice: int = 0  # [CM-DMG-03]
    retreat_any_hits: int = 0  # [CM-RET-01]
    retreat_melee_only: int = 0  # [CM-RET-01]
    retreat_size_limit: int = 0  # [CM-RET-01]
    no_mental_saves: int = 0  # [CM-SPELL-05]
    turn_limit: int = 5  # the place of 200 [CM-END-01]
    armor_slows: int = 0  # [CM-MA-02]
    pole_charge_double: int = 0  # [CM-ADJ-03]
    pole_jab: int = 0  # [CM-FACE-05]
    roll_to_miss_in_hth: int = 1  # [CM-MISS-01]
    prone_target_missiles: int = 0  # rear, plain [CM-ADJ-02]
    prone_fire: int = 0  # crossbow, any [CM-PRONE-03]
    knocked_down_hth: int = 1  # free, bound [CM-OPT-05]
    push_before_stop: int = 1  # [CM-ENG-08]


PLAIN = House()
FIRST_VERSION = 1
"""The behaviour version whose defaults a position's text leaves out, whatever the defaults are today."""


@cache
def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default."""
    return option_table(PACKAGE, "house.csv")


def read_house(given: Mapping[str, object]) -> House:
    """The house rules with these options set. Raises InputError for an unknown option or value.

    >>> read_house({"tie_break": "initiative", "pole_jab": True}).tie_break
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
