"""Where a delve is: between town and home or in an Ounce of a conflict, how the party stands, what it is out for."""

from msgspec.structs import replace

from affray.core import Phrase
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.system import SYSTEM
from tests.units.fortmayn.delving import scene
from tests.units.fortmayn.people import brainy, brawny

DELVE, OUNCE = ("party", "town", "delve", "home"), ("plans", "blows", "after")


def test_a_delve_goes_from_town_to_town() -> None:
    state = replace(scene(people=(brainy(), brawny())), level=2, quest="spy", goal=False)
    found = SYSTEM.track(state)
    assert found.title == Phrase("track-level", {"level": 2})
    assert (found.phases, found.now) == (DELVE, 2)
    assert found.ends == Phrase("track-ends", {"quest": "spy", "goal": 0})
    assert SYSTEM.track(replace(state, phase="hub")).now == 1
    assert SYSTEM.track(replace(state, quest="")).ends is None


def test_in_a_conflict_it_is_told_which_ounce_it_is() -> None:
    found = SYSTEM.track(replace(scene(), phase="ounce_resolve", fray=Conflict(exchange=1)))
    assert found.title == Phrase("track-ounce", {"ounce": 2})
    assert (found.phases, found.now) == (OUNCE, 1)


def test_a_duel_and_a_table_have_no_parts() -> None:
    one, other = brainy(), replace(brawny(), side=1)
    held = SYSTEM.track(State(phase="duel", mode=duel.MODE, sides=("A", "B"), people=(one, other)))
    assert (held.phases, held.title, held.ends) == ((), None, Phrase("track-ends-duel"))
    assert [stand.side for stand in held.stands] == [0, 1]
    table = SYSTEM.track(State(phase="scene", mode="table", sides=("Ann", "Game master"), people=(one,)))
    assert (table.phases, table.title, [stand.side for stand in table.stands]) == ((), None, [0])


def test_what_a_party_has_left_is_counted_in_body_dice() -> None:
    (stand,) = SYSTEM.track(scene(people=(replace(brainy(), body_ready=1), brawny()))).stands
    whole = brainy().body_max + brawny().body_max
    assert (stand.left, stand.whole) == (1 + brawny().body_ready, whole)
