"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from functools import cache
from typing import NamedTuple

from affray.core import OptionFact
from affray.core.house_options import HouseCodec, load_options

PACKAGE = "affray.systems.fortmayn"


class House(NamedTuple):
    """The value of every option as its place in the list of values of options.csv, the default always 0."""

    harm_timing: int = 0
    """after_removal, before_removal: which Difficulty Dice cap a roll's harm. [FT-TEST-04]"""
    test_losses: int = 0
    """capped, all_lows: the dice that a test costs outside conflict. [FT-TEST-05]"""
    advantage_stacking: int = 0
    """sign, cancel, steps: how sources add up. [FT-DICE-04]"""
    below_d4: int = 0
    """clamp, no_removal: what a step below the d4 does. [FT-DICE-03]"""
    firearm_distant: int = 0
    """advantage, cancel: a firearm at a Distant target. [FT-RANGE-06]"""
    retaliation: int = 0
    """next_exchange, separate_roll: when a foe's blow falls. [FT-MELEE-04]"""
    stunt_saves: int = 0
    """no, yes: whether armor saves dice in a stunt. [FT-STUNT-04]"""
    stunt_short: int = 0
    """keep, nothing: what a stunt removes short of a majority. [FT-STUNT-05]"""
    stunt_limit: int = 0
    """none, once: how often a stunt is tried against the same foe or thing. [FT-STUNT-06]"""
    banish_roll: int = 0
    """each, group: one roll for each undead or one for all. [FT-BAN-03]"""
    banish_close: int = 0
    """no, yes: whether Close undead are affected. [FT-BAN-02]"""
    banish_partial: int = 0
    """keep_removed, reset: what a partial banishing leaves. [FT-BAN-04]"""
    casting_shock: int = 0
    """no, yes: whether the last HEAD Die knocks a caster out. [FT-SPELL-07]"""
    cracked_floor: int = 0
    """one, zero: the least BODY Dice after cracked bones. [FT-OOFA-04]"""
    exploration_actions: int = 0
    """one_per_moment, free: whether a deed takes a Moment. [FT-TIME-04]"""
    advance_on: int = 0
    """quest, session, dungeon_level, major_event: the campaign's milestone. [FT-XP-01]"""
    magic: int = 0
    """low, none: whether there is magic. [FT-SPELL-01]"""
    firearms: int = 0
    """off, on: whether there are firearms. [FT-RANGE-06]"""
    careers: int = 0
    """off, on: whether characters have careers. [FT-FILL-06]"""
    event_scale: int = 0
    """rise, flat: which row of the events a die picks. [FT-FILL-01]"""
    lone_wolf: int = 0
    """off, on: whether one character may set out alone. [FT-FILL-11]"""
    duel: int = 0
    """off, on: whether characters may duel. [FT-FILL-12]"""
    mounted: int = 0
    """on, off: whether riding counts in melee. [FT-MELEE-14]"""
    social_conflict: int = 0
    """on, off: whether talk is a conflict or a plain test. [FT-SOC-01]"""
    stunts_need_text: int = 0
    """on, off: whether a stunt needs a sentence. [FT-STUNT-01]"""
    ounce_order: int = 0
    """shots_first, foes_first: what comes first in an Ounce. [FT-MELEE-02]"""
    talk_to: int = 0
    """those_with_speech, anything: who can be talked to. [FT-SOC-01]"""
    foe_wits: int = 0
    """usual, dull, cunning: whom foes go for. [FT-FILL-13]"""
    foe_manner: int = 0
    """usual, bold, careful, holding, skirmishing: how foes come on, shoot and flee. [FT-FILL-13]"""


PLAIN = House()
DULL, CUNNING = 1, 2
"""Values of `foe_wits`."""
BOLD, CAREFUL, HOLDING, SKIRMISHING = range(1, 5)
"""Values of `foe_manner`."""
FIRST_VERSION = 1
"""The behaviour version whose defaults a position's text leaves out, whatever the defaults are today."""


@cache
def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default."""
    return load_options(PACKAGE, "options.csv")


HOUSE = HouseCodec(House, option_facts, FIRST_VERSION)
read_house, changed_options = HOUSE.read, HOUSE.changed
write_house, read_written_house = HOUSE.write, HOUSE.read_written
