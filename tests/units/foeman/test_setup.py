"""From a scenario to the first position, and what is wrong with a scenario."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.space.hex import column_row, from_column_row
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import LEFT_HANDED
from affray.systems.foeman.position.state import State

RED = {"name": "Ann", "side": "Red", "at": [0, 0], "facing": "S", "roster": "Man-at-arms"}
OWN = {"name": "Bors", "side": "Blue", "at": [2, 1], "facing": "N", "race": "Human", "st": 12, "dx": 11, "iq": 9}
BODY: dict[str, object] = {
    "map": {"columns": 5, "height": 5},
    "sides": [{"name": "Red"}, {"name": "Blue"}],
    "figures": [RED, OWN],
}
PLAIN = Scenario(system="foeman", name="test", title="Test", summary="A test. Of setups.", body=BODY)


def setup(**changes: object) -> State:
    return SYSTEM.setup(replace(PLAIN, body=BODY | changes), {})


def bors(**changes: object) -> list[object]:
    return [RED, OWN | changes]


def test_figures_come_from_the_roster_or_of_their_own_making() -> None:
    state = setup(figures=bors(hold=["Small Shield"], carry=["Axe"], armor="Leather", handed="left", shots=3))
    ann, own = state.figures
    assert (ann.main != "", ann.pos, ann.facing) == (True, (0, 0), 3)
    assert (own.main, own.off, own.carried, own.armor) == ("", "Small Shield", ("Axe",), "Leather")
    assert (own.handed, own.shots, own.pos) == (LEFT_HANDED, 3, (2, 0))
    assert setup(figures=bors(hold=["Dagger", "Small Shield"])).figures[1].off == "Small Shield"


def test_a_veteran_need_not_be_as_made() -> None:
    assert setup(figures=bors(st=14, level=2)).figures[1].st == 14


def test_a_map_may_be_drawn_in_letters_with_objects_on_it() -> None:
    state = setup(map={"rows": ["..%..", ". ...", "....."]}, objects=[{"at": [4, 2]}])
    assert state.board.ground[from_column_row(2, 0)] == "brush"
    assert from_column_row(1, 1) not in state.board.ground
    assert from_column_row(4, 2) in state.board.opaque
    assert column_row(from_column_row(3, 2)) == (3, 2)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"weather": "rain"}, "weather is unknown"),
        ({"map": {"columns": 0, "height": 5}}, "map: expected rows, or columns and height from 1 to 100"),
        ({"map": {"rows": ["?"]}}, "map.rows[0]: '?': expected . open, : rough"),
        ({"map": {"rows": ["." * 101]}}, "map.rows[0]: expected at most 100 letters"),
        ({"map": {"rows": ["."] * 101}}, "map.rows: expected at most 100"),
        ({"objects": [{"at": [0, 0], "terrain": "lava"}]}, "objects[0].terrain 'lava': expected one of open"),
        ({"objects": [{"at": [9, 9]}]}, "objects[0].at: (9, 9) is off the map"),
        ({"sides": [{"name": "Red"}]}, "sides: expected 2 to 6 sides of different names"),
        ({"sides": [{"name": "Red"}, {"name": "Blue"}, {"name": "Green"}]}, "figures: side Green has no figure"),
        ({"round_limit": 0}, "round_limit 0: expected 1 to 10000"),
        ({"figures": bors(at=[0, 0], side="Red")}, "figures: Bors and Ann start in one hex, and no opponent with"),
        ({"figures": bors(at=[9, 0])}, "figures[1] 'Bors'.at: (9, 0) is off the map"),
        (
            {"objects": [{"at": [2, 1]}], "figures": bors(at=[2, 1])},
            "figures[1] 'Bors'.at: (2, 1) has terrain 'object', where nobody can",
        ),
        ({"figures": bors(name="a_b")}, "figures[1] 'a_b'.name 'a_b': expected a name without underscores"),
        ({"figures": bors(name="7")}, "figures[1] '7'.name '7': expected a name with a letter"),
        ({"figures": bors(side="Green")}, "figures[1] 'Bors'.side 'Green': expected one of Red, Blue"),
        (
            {"figures": bors(roster="Knave", race="", st=0, dx=0, iq=0)},
            "figures[1] 'Bors'.roster 'Knave': expected one of",
        ),
        ({"figures": bors(roster="Man-at-arms")}, "figures[1] 'Bors'.roster: race, st, dx and iq come from the roster"),
        ({"figures": bors(hold=["Spoon"])}, "figures[1] 'Bors': item 'Spoon' is neither a weapon nor a shield"),
        ({"figures": bors(hold=["Axe", "Dagger", "Whip"])}, "figures[1] 'Bors'.hold: expected at most two items"),
        ({"figures": bors(things=["Rope"])}, "figures[1] 'Bors': thing 'Rope': expected one of Healing Draught"),
        ({"figures": bors(shots=-1)}, "figures[1] 'Bors': level and shots: expected 0 or more"),
        ({"figures": bors(wounds=-1)}, "figures[1] 'Bors': ep, wounds and exhaustion: expected 0 or more"),
        ({"figures": bors(wounds=12)}, "figure 'Bors': down but not prone"),
        ({"figures": bors(st=13)}, "figures[1] 'Bors': ST+DX+IQ is 33; Human takes 32"),
    ],
)
def test_a_scenario_that_does_not_hold_is_told_where(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError) as caught:
        setup(**changes)
    assert reason in str(caught.value)
    assert str(caught.value).startswith("test: ")
    assert len(str(caught.value).splitlines()) == 1


def test_options_of_the_table_go_before_those_of_the_scenario() -> None:
    with_option = replace(PLAIN, options={"pass_friends": True, "ep_loss": "hard_sv_only"})
    house = SYSTEM.setup(with_option, {"pass_friends": False}).house
    assert (house.pass_friends, house.ep_loss) == (0, 1)
    with pytest.raises(InputError, match=r"^option 'luck' is unknown; expected one of preset, negative_rounding"):
        SYSTEM.setup(PLAIN, {"luck": True})
