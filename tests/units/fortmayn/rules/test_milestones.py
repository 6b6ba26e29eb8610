"""Dice that milestones give."""

from affray.systems.fortmayn.content.codes import BODY, HEAD
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.rules.milestones import dice_gained, with_more_dice
from tests.units.fortmayn.people import brawny


def test_only_the_campaigns_own_kind_of_milestone_counts() -> None:
    passed = ["session", "quest", "dungeon_level", "quest", "major_event", "kill"]
    kinds = ("quest", "session", "dungeon_level", "major_event")
    assert [dice_gained(passed, 1, read_house({"advance_on": kind})) for kind in kinds] == [2, 1, 1, 1]


def test_a_die_arrives_ready_in_either_pool() -> None:
    worn = brawny(body_ready=1)
    assert (with_more_dice(worn, BODY).body_max, with_more_dice(worn, BODY).body_ready) == (4, 2)
    assert (with_more_dice(worn, HEAD).head_max, with_more_dice(worn, HEAD).head_ready) == (2, 2)
