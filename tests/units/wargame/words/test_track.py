"""Where a battle is: deployment or its round, whose turn it is, what the sides have lost and hold, what ends it."""

import pytest
from msgspec.structs import replace

from affray.core import Phrase
from affray.systems.registry import load_system
from affray.systems.wargame.position.ending import LAST
from affray.systems.wargame.position.state import DEPLOY, OVER, START, Aim
from tests.wargame_arena import clash

SYSTEM = load_system("wargame")


def test_a_battle_is_told_by_its_rounds_and_whose_turn_it_is() -> None:
    state = replace(clash(), round=2)
    found = SYSTEM.track(state)
    assert found.title == Phrase("track-round", {"round": 2, "last": 3})
    assert (found.phases, found.order, found.at) == ((), (("Red", 0), ("Blue", 1)), 0)
    over = SYSTEM.track(replace(state, phase=OVER))
    assert (over.title, over.order, over.at) == (found.title, (), -1)


def test_before_it_begins_armies_are_deployed() -> None:
    found = SYSTEM.track(replace(clash(), phase=DEPLOY, round=0))
    assert (found.title, found.phases, found.now) == (None, ("deployment", "battle"), 0)
    assert SYSTEM.track(replace(clash(), phase=START, round=0)).order == ()


def test_half_of_its_points_break_an_army_where_anything_does() -> None:
    for stand in SYSTEM.track(clash()).stands:
        assert (stand.left, stand.needed) == (stand.whole, stand.whole / 2)
    assert {stand.needed for stand in SYSTEM.track(clash(aim=Aim(kind=LAST))).stands} == {0}


@pytest.mark.parametrize("kind", ["points", "hold", "exit", "leader", "last", "rout"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_ends_it_is_said_for_every_aim(kind: str, language: str) -> None:
    leaders = ("Red Mage", "Blue Mage") if kind == "leader" else ()
    found = SYSTEM.track(clash(aim=Aim(kind=kind, leaders=leaders)))
    assert found.ends is not None
    assert SYSTEM.words.phrase(found.ends, language).endswith(".")
    assert all("Red Mage" in SYSTEM.words.phrase(stand.text, language) for stand in found.stands[:1] if leaders)
