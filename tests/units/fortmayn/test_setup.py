"""Scenarios: from a file to the first position, and what is wrong with one in one line."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.scenario import ScenarioWords
from affray.game import Game, shipped_scenarios
from affray.game.muster import posts
from affray.systems import registry
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.setup import first_state

ANN = {"name": "Ann", "type": "brawny", "body": 3, "head": 1}
ROOM = {"begin": "scene", "figures": [ANN], "room": {"room": "crypt"}}


def scenario(**body: object) -> Scenario:
    """A scenario with that body."""
    return Scenario("own", "fortmayn", "Own", body=body)


@pytest.mark.parametrize("shipped", shipped_scenarios("fortmayn"), ids=lambda entry: entry.name)
def test_a_scenario_that_ships_has_a_question_at_once(shipped: Scenario) -> None:
    assert Game.new(SYSTEM, shipped, seed=1).question is not None


@pytest.mark.parametrize("shipped", shipped_scenarios("fortmayn"), ids=lambda entry: entry.name)
def test_the_sides_of_a_scenario_that_ships_have_names_in_german(shipped: Scenario) -> None:
    english, german = (SYSTEM.sides(SYSTEM.setup(scenario, {})) for scenario in (shipped, shipped.in_language("de")))
    assert len(german) == len(english) and not set(german) & set(english)


def test_a_party_is_named_by_its_key_or_in_the_language() -> None:
    own = scenario(begin="hub", figures=[ANN, {**ANN, "name": "Bea", "side": "Party"}])
    german = replace(own, words={"de": ScenarioWords("Eigen", names={"Party": "Gruppe"})}).in_language("de")
    assert first_state(german, {}).sides == ("Gruppe", "World")
    assert [post.side for post in posts(registry.people_of("fortmayn"), german)] == ["Gruppe", "Gruppe"]


def test_a_figure_comes_with_its_gear_at_its_dice() -> None:
    gear = ["two_handed_weapon:bow", "leather=d4", "small_shield", "chain_mail", "torches_6"]
    figure = {
        **ANN,
        "gear": gear,
        "body_ready": 2,
        "spells": ["mend"],
        "memorised": ["terror"],
        "coins": 7,
        "surprised": True,
    }
    person = first_state(scenario(begin="hub", figures=[figure]), {}).people[0]
    assert (person.armor, person.shield, person.body_ready, person.coins) == (Wear(4, 6, 0), Wear(4, 4, 0), 2, 7)
    assert (person.known, person.memorised, person.surprised) == (("mend", "terror"), ("terror",), True)
    assert [thing.item for thing in person.things] == ["two_handed_weapon", "chain_mail", "torches_6", "spell_book"]


def test_a_room_has_what_the_scenario_puts_there() -> None:
    body = {
        **ROOM, "rooms": 1, "quest": "lay_ghost", "room": {"room": "crypt", "light": "lit", "exits": 2, "treasure": "crown", "goal": True},
        "obstacles": [{"obstacle": "bent_bars", "exit": 1, "difficulty": 4}, {"obstacle": "gas_jar", "hidden": False}],
        "foes": [{"creature": "ghoul", "name": "Old Grin", "difficulty": 3, "bands": {"Ann": "close"}, "noticed": True},
                 {"creature": "temple_guard", "shield": "small_shield", "armor": "", "near": "distant", "reaction": "friendly"}],
    }  # fmt: skip
    state = first_state(scenario(**body), {"duel": "on"})
    place = state.places[0]
    assert (place.light, [door.to for door in place.exits], place.treasure, place.goal) == (
        0,
        [-3, -2, -2],
        "crown",
        True,
    )
    assert [(hurdle.dd, hurdle.exit, hurdle.hidden) for hurdle in place.hurdles] == [(4, 1, False), (2, -1, False)]
    assert [(foe.id, foe.dd, foe.bands, foe.shield, foe.armor, foe.reaction) for foe in state.foes] == [
        ("Old Grin", 3, (0,), 0, 0, "murderous"), ("Temple guard 1", 2, (2,), 4, 0, "friendly"),
    ]  # fmt: skip
    assert state.house.duel == 1 and state.foes[0].notes == ("lurked",)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"begin": "dance"}, "begin"),
        ({"begin": "hub"}, "expected somebody"),
        ({"begin": "hub", "figures": [{**ANN, "name": "A_b"}]}, "without underscores"),
        ({"begin": "hub", "figures": [{**ANN, "side": "World"}]}, "expected 'Party'"),
        ({"begin": "hub", "figures": [ANN, ANN]}, "expected each once"),
        ({"begin": "hub", "figures": [{**ANN, "name": f"A{n}"} for n in range(7)]}, "at most 6"),
        ({"begin": "hub", "figures": [{**ANN, "spells": ["fly"]}]}, "spell 'fly'"),
        ({"begin": "hub", "figures": [{**ANN, "career": "king"}]}, "career 'king'"),
        ({"begin": "hub", "figures": [{**ANN, "gear": ["sofa"]}]}, "sofa"),
        ({"begin": "hub", "figures": [{**ANN, "gear": ["leather=d8"]}]}, "leather"),
        ({"begin": "hub", "figures": [ANN], "quest": "fame"}, "quest 'fame'"),
        ({"begin": "hub", "figures": [ANN], "foes": [{"creature": "ghoul"}]}, "expected no room"),
        ({"begin": "scene", "figures": [ANN]}, "room: expected one"),
        ({**ROOM, "room": {"room": "spa"}}, "spa"),
        ({**ROOM, "obstacles": [{"obstacle": "wall"}]}, "obstacle 'wall'"),
        ({**ROOM, "obstacles": [{"obstacle": "crowd", "exit": 7}]}, "up to 1"),
        ({**ROOM, "foes": [{"creature": "dragon"}]}, "creature 'dragon'"),
        ({**ROOM, "foes": [{"creature": "ghoul", "armor": "silk"}]}, "silk"),
    ],
)
def test_a_scenario_that_does_not_hold_together_is_refused_in_one_line(body: dict[str, object], why: str) -> None:
    with pytest.raises(InputError) as caught:
        first_state(scenario(**body), {})
    assert why in str(caught.value) and "\n" not in str(caught.value) and str(caught.value).startswith("own")


FRIENDS = [{"name": "Ann"}, {"name": "Bob"}]


def test_friends_begin_with_making_characters_or_with_those_that_they_bring() -> None:
    made = first_state(scenario(sides=FRIENDS), {})
    assert (made.phase, made.sides, made.wanted) == ("create", ("Ann", "Bob", "World"), 2)
    ready = first_state(scenario(begin="hub", sides=FRIENDS, figures=[{**ANN, "name": "Cy", "side": "Bob"}]), {})
    assert (ready.phase, ready.people[0].side, ready.company is None) == ("hub", 1, False)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"sides": FRIENDS[:1]}, "sides: expected 2 to 4 players of different names"),
        ({"begin": "hub", "sides": FRIENDS, "figures": [ANN]}, "expected 'Ann' or 'Bob'"),
    ],
)
def test_friends_that_cannot_be_are_refused_in_one_line(body: dict[str, object], why: str) -> None:
    with pytest.raises(InputError, match=why):
        first_state(scenario(**body), {})
