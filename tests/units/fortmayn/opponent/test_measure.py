"""What a side has in a position, in numbers."""

from math import isclose, isfinite

from msgspec.structs import replace

from affray.game.scenario import load_scenario
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.opponent.measure import FEATURES, measure
from affray.systems.fortmayn.position.state import FOES, PARTY, State
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from affray.systems.fortmayn.system import SYSTEM
from tests.fortmayn_arena import at_random, begun, delve
from tests.units.fortmayn.delving import hub, scene
from tests.units.fortmayn.frays import brainy, conflict, foe, person


def counts(state: State, side: int) -> dict[str, float]:
    """What a side has, by name, without what it has not."""
    found = zip(FEATURES, measure(state, side), strict=True)
    return {name: round(value, 3) for name, value in found if value}


def test_a_fight_by_hand() -> None:
    # Anna, sword and leather: three d8, of which half remove and a quarter are at risk. Bert, sword: two d6, a third each.
    anna, bert = person(armor=new_wear("leather")), brainy(body_ready=1, body=2, surprised=True)
    state = conflict(anna, bert, foe("ghoul", "X", (CLOSE, DISTANT)), foe("temple_guard", "Y", (DISTANT, DISTANT)))
    assert counts(state, PARTY) == {
        "fighters": 2.0, "dice ready": 4.0, "share of dice": 8.0, "weakest": 1.0, "head dice": 3.0, "armor": 2.0,
        "harm an Ounce": round(3 / 2 + 1 / 3, 3), "nobody Close": 1.0, "alive": 10.0,
    }  # fmt: skip
    # The ghoul is Close to Anna, who loses 0.75 dice to it; the guard goes for Bert, who is as near and has fewer.
    assert counts(state, FOES) == {
        "fighters": 2.0, "dice ready": 2.0 + state.foes[1].dd, "share of dice": 10.0, "weakest": 2.0, "armor": 2.0,
        "harm an Ounce": round(0.75 + 1 / 3, 3), "nobody Close": 1.0, "surprise": 1.0,
    }  # fmt: skip


def test_a_room_by_hand() -> None:
    stores = tuple(map(new_thing, ("torches_6", "preserved_rations", "common_herbs")))
    alone = person(things=stores, surprising=True)
    state = scene(people=(alone, brainy(out=True, body_ready=0), person("Cora", dead=True)))
    assert counts(state, PARTY) == {
        "fighters": 1.0, "dice ready": 3.0, "share of dice": 6.0, "weakest": 3.0, "head dice": 1.0, "harm an Ounce": 1.5,
        "nobody Close": 1.0, "surprise": 1.0, "fallen": 1.0, "alive": 6.667, "way to the goal": 0.833, "stores": 3.0,
    }  # fmt: skip
    assert counts(state, FOES) == {}
    assert counts(replace(state, goal=True), PARTY)["way to the goal"] == 10.0
    assert "way to the goal" not in counts(hub(person()), PARTY)


def test_who_flees_stands_by_or_cannot_be_hurt() -> None:
    runs = foe("ghoul", "X", notes=("flees",))
    friend = foe("bandit", "Z", reaction="friendly")
    shade = conflict(person(), runs, friend, foe("barrow_wight", "Y"))
    assert counts(shade, FOES)["fighters"] == counts(shade, FOES)["beyond steel"] == 1.0
    assert "nobody Close" not in counts(shade, PARTY)
    beaten = conflict(person(out=True, body_ready=0), foe("ghoul", "X"))
    assert "harm an Ounce" not in counts(beaten, FOES)
    assert "way to the goal" not in counts(replace(beaten, rooms=6), PARTY)


def test_the_mirror_of_a_duel_has_the_mirrored_numbers() -> None:
    state = SYSTEM.setup(load_scenario("fortmayn", "duel"), {})
    one, other = state.people

    def on_side(who: Person, side: int) -> Person:
        return replace(who, side=side)

    mirror = replace(state, people=(on_side(one, 1), on_side(other, 0)))
    assert measure(state, 0) == measure(mirror, 1)
    assert measure(state, 1) == measure(mirror, 0)
    assert counts(state, 0)["surprise"] == 1.0
    assert "surprise" not in counts(state, 1)


def test_the_numbers_of_a_random_delve_are_finite_and_small() -> None:
    for number in range(3):
        for state, _ in delve(begun(), number, at_random(number)):
            for side in (PARTY, FOES):
                found = measure(SYSTEM.secrets.view(state, PARTY), side)
                assert len(found) == len(FEATURES)
                assert all(isfinite(value) and 0 <= value <= 40 for value in found)
                assert all(isclose(a, b) for a, b in zip(found, measure(state, side), strict=True))
