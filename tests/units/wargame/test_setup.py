"""From a scenario to the first position: armies, limits, objectives, leaders; what is wrong is said in one line."""

import re
import tomllib
from fractions import Fraction
from importlib.resources import files

import pytest

from affray.core import InputError, Scenario
from affray.dice.stream import Stream
from affray.game.scenario import read_scenario
from affray.referee import Live, StreamDice
from affray.systems.wargame.content.codes import HERO, REGIMENT, VEHICLE
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.answers import Word
from affray.systems.wargame.position.state import FIELDED, PICK, START, WAITING, State, specials_of, starting_value
from affray.systems.wargame.roster.battlefields import find_table, table_row
from affray.systems.wargame.roster.ready_made import ready_army, ready_names
from affray.systems.wargame.setup import first_state, free_name
from affray.systems.wargame.turn.invariants import broken_invariants
from affray.systems.wargame.turn.phases import play
from tests.units.wargame.lineup import at

FOLDER = files(PACKAGE).joinpath("data", "scenarios")
TEXTS = {path.name.removesuffix(".toml"): path.read_text("utf-8") for path in FOLDER.iterdir()}
READY = {name: read_scenario(text, name, f"{name}.toml") for name, text in TEXTS.items()}
MAN = {"name": "Men", "type": "basic", "ad": "1d6", "move": 6, "defense": 8, "n": 40}
CHIEF = {"name": "Chief", "type": "hero", "ad": "3d8", "move": 6, "fight": 2, "defense": 10, "weapons": ["longbow"]}
LIST = {"format": "affray-army", "version": 1, "name": "Own", "limit": 1000, "units": [MAN, CHIEF]}
BODY: dict[str, object] = {
    "battlefield": "open_meadow",
    "aim": {"limit": 1000},
    "sides": [{"name": "Red", "army": LIST}, {"name": "Blue", "army": "medieval"}],
}


HORN: dict[str, object] = {"name": "War horn", "cost": 20, "effect": "disorder", "range": 12, "dice": "2d6", "least": 8}


def began(*, options: dict[str, str | int | bool] | None = None, **changed: object) -> State:
    """The first position of the scenario with other keys."""
    made = Scenario(
        "mine", "wargame", "Mine", options={"premeasure": True}, body={**BODY, **changed}, source="mine.toml"
    )
    return first_state(made, options or {})


def red(**changed: object) -> list[dict[str, object]]:
    """The sides, Red with other keys."""
    return [{"name": "Red", "army": LIST, **changed}, {"name": "Blue", "army": "medieval"}]


def own(*units: dict[str, object], **changed: object) -> list[dict[str, object]]:
    """The sides, Red with a list of these units."""
    return red(army={**LIST, "units": list(units), **changed})


# --- the scenarios there are ------------------------------------------------------------------------------------------
def test_there_are_eleven_scenarios() -> None:
    assert sorted(TEXTS) == [
        "01-patrol-clash", "02-pitched-battle", "03-three-beacons", "04-hold-the-crossing", "05-breakthrough",
        "06-kill-the-leader", "07-three-heirs", "08-standing-stones", "09-four-roads", "10-market-day",
        "11-horns-at-dawn",
    ]  # fmt: skip
    for text in TEXTS.values():
        assert tomllib.loads(text)["system"] == "wargame"


@pytest.mark.parametrize(
    ("name", "rounds", "limit", "kind", "objectives", "points"),
    [
        ("01-patrol-clash", 6, 1000, "points", 1, (1000, 1000)),
        ("02-pitched-battle", 8, 2000, "points", 0, (2000, 2000)),
        ("03-three-beacons", 8, 2000, "points", 3, (2000, 2000)),
        ("04-hold-the-crossing", 6, 2000, "hold", 2, (2000, 1500)),
        ("05-breakthrough", 8, 2000, "exit", 0, (2000, 2000)),
        ("06-kill-the-leader", 8, 2000, "leader", 0, (2000, 2000)),
        ("07-three-heirs", 6, 1000, "points", 1, (1000,) * 3),
        ("08-standing-stones", 6, 1000, "points", 3, (1000,) * 3),
        ("09-four-roads", 6, 1000, "points", 5, (1000,) * 4),
        ("10-market-day", 6, 1000, "points", 1, (1000,) * 4),
        ("11-horns-at-dawn", 6, 1000, "points", 2, (1000, 1000)),
    ],
)
def test_a_scenario_has_its_length_its_aim_and_armies_within_the_limit(
    name: str, rounds: int, limit: int, kind: str, objectives: int, points: tuple[int, ...]
) -> None:
    state = first_state(READY[name], {})
    assert (state.aim.rounds, state.aim.limit, state.aim.kind, state.aim.attacker) == (rounds, limit, kind, 0)
    assert len(state.board.objectives) == objectives
    for side, most in enumerate(points):
        spent = sum((starting_value(unit) for unit in state.figures if unit.side == side), Fraction(0))
        assert most / 2 < spent <= most
    assert len({unit.id for unit in state.figures}) == len(state.figures)
    assert {unit.status for unit in state.figures} == {WAITING} and state.phase == START


@pytest.mark.parametrize("name", READY)
@pytest.mark.parametrize("armies", [(text, other) for text in ready_names() for other in ready_names()])
def test_every_scenario_can_be_begun_with_every_pair_of_ready_armies(name: str, armies: tuple[str, str]) -> None:
    body = READY[name].body
    sides = [{**side, "army": army} for side, army in zip(body["sides"], 2 * armies, strict=False)]  # type: ignore[call-overload]
    state = first_state(Scenario(name, "wargame", name, body={**body, "sides": sides}), {})
    assert {unit.side for unit in state.figures} == set(range(len(sides)))


@pytest.mark.parametrize("name", READY)
def test_every_scenario_can_be_begun_on_each_of_its_battlefields(name: str) -> None:
    body = READY[name].body
    for field in body["battlefields"]:  # type: ignore[attr-defined]
        assert first_state(Scenario(name, "wargame", name, body={**body, "battlefield": field}), {}).board.id == field


def test_the_aims_say_who_attacks_what_share_and_who_leads() -> None:
    crossing, exit_, leader = (first_state(READY[name], {"leader_named": "list"}) for name in sorted(READY)[3:6])
    assert crossing.board.objectives == find_table("river_crossing").objectives[:2]
    assert exit_.aim.share == Fraction("0.3333")
    assert leader.aim.leaders[0] != leader.aim.leaders[1]
    for side, name in enumerate(leader.aim.leaders):
        (unit,) = (unit for unit in leader.figures if unit.id == name)
        assert (unit.side, unit.profile.type) == (side, HERO)
    assert crossing.aim.leaders == ()


# --- one's own --------------------------------------------------------------------------------------------------------
def test_a_list_of_ones_own_comes_to_the_field_as_it_is_written() -> None:
    state = began()
    men, chief, *rest = state.figures
    assert (men.id, men.side, men.initial, int(men.each), int(men.gun)) == ("Men", 0, 40, 21, 0)
    assert chief.profile.type == HERO and {unit.side for unit in rest} == {1}
    assert [unit.id for unit in rest] == [unit.name for unit in ready_army("medieval", 1000).units]
    assert state.house.premeasure == 1 and state.sides == ("Red", "Blue")


def test_options_given_go_before_those_of_the_scenario() -> None:
    assert began(options={"premeasure": False, "los_from": "any_miniature"}).house[:1] == (1,)
    assert began(options={"premeasure": False}).house.premeasure == 0


def test_a_crew_brings_its_weapon() -> None:
    crew = {"name": "Crew", "type": "ordnance", "ad": "4d6", "move": 3, "defense": 7, "n": 4, "weapons": ["trebuchet"]}
    gun = next(unit for unit in began(sides=own({**MAN, "n": 24}, crew)).figures if unit.id == "Crew")
    assert gun.gun > 0 and starting_value(gun) == 4 * gun.each + gun.gun


def test_the_same_army_twice_has_units_of_different_names() -> None:
    sides = [{"name": "Red", "army": "weird"}, {"name": "Blue", "army": "weird"}]
    names = [unit.id for unit in began(sides=sides).figures]
    assert names[len(names) // 2 :] == [f"{name} 2" for name in names[: len(names) // 2]]
    assert free_name("Ann", ["Ann 2"]) == "Ann"
    assert free_name("Ann", ["Ann", "Ann 2", "Ann 3"]) == "Ann 4"


def test_formations_are_those_of_the_list() -> None:
    ranks = {**MAN, "files": 10}
    unit = began(sides=own(ranks, CHIEF)).figures[0]
    assert (unit.formation, unit.files) == (REGIMENT, 10)


def test_lists_that_break_a_limit_are_for_those_who_agree() -> None:
    heavy = own({**MAN, "n": 60}, CHIEF)
    with pytest.raises(InputError, match=r"mine\.toml: Red: Own: .*1,?000"):
        began(sides=heavy)
    assert began(sides=heavy, agreed=True).figures[0].initial == 60
    for unit, message in (({**MAN, "ad": "1d7"}, "1d7"), ({**CHIEF, "n": 2}, "one"), ({**MAN, "files": 41}, "41")):
        with pytest.raises(InputError, match=rf"mine\.toml: Red: Own: .*{message}"):
            began(sides=own(unit), agreed=True)
    with pytest.raises(InputError, match=r"mine\.toml: Red: Own: "):
        began(sides=own(), agreed=True)


def test_a_battlefield_of_ones_own_may_be_written_in_the_scenario() -> None:
    row = table_row(find_table("ruined_town"))
    state = began(
        battlefield={**row, "id": "mine"}, battlefields=["open_meadow"], aim={"limit": 1000, "objectives": [2, 0]}
    )
    assert state.board.id == "mine"
    known = find_table("ruined_town").objectives
    assert state.board.objectives == (known[2], known[0])


def test_the_defender_has_the_share_that_the_scenario_gives_him() -> None:
    state = began(aim={"limit": 2000, "attacker": 2, "defender": 0.5})
    assert sum((starting_value(unit) for unit in state.figures if unit.side == 1), Fraction(0)) > 1500
    assert state.aim.attacker == 1


def test_the_leader_is_the_hero_named_or_the_first() -> None:
    two = own(
        {**MAN, "n": 30}, {**CHIEF, "fight": 0, "ad": "1d6"}, {**CHIEF, "name": "Old Tom", "ad": "1d6", "fight": 0}
    )
    two[1]["army"] = "fantasy"
    assert (
        began(sides=two, aim={"limit": 1000, "kind": "leader"}, options={"leader_named": "list"}).aim.leaders[0]
        == "Chief"
    )
    assert began(sides=two, aim={"limit": 1000, "kind": "leader"}).aim.leaders[0] == ""
    two[0]["leader"] = "Old Tom"
    assert began(sides=two, aim={"limit": 1000, "kind": "leader"}).aim.leaders[0] == "Old Tom"


def test_specials_are_those_of_the_scenario_at_its_price() -> None:
    horned = {**MAN, "n": 20, "abilities": [{"name": "War horn", "cost": 20}]}
    state = began(specials=[HORN], sides=own(horned))
    assert [special.name for special in specials_of(state, state.figures[0])] == ["War horn"]
    assert began().specials == ()


# --- what is wrong ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"river": 1}, "river is unknown"),
        ({"sides": red()[:1]}, "sides: expected 2 to 4 sides, got 1"),
        ({"sides": [*red()] * 3}, "sides: expected 2 to 4 sides, got 6"),
        (
            {"sides": [*red(), {"name": "Green", "army": "weird"}]},
            "battlefield 'open_meadow': expected a zone for each of 3 sides, got 2",
        ),
        ({"battlefield": "three_ways"}, "battlefield 'three_ways': expected a zone for each of 2 sides, got 3"),
        (
            {"sides": [*red(), {"name": "Green", "army": "weird"}], "aim": {"kind": "hold", "objectives": [0]}},
            "aim.kind: expected points, leader, last or rout for 3 sides, got 'hold'",
        ),
        ({"first": 3}, "first: expected 1 to 2, got 3"),
        ({"specials": [{**HORN, "effect": "sleep"}]}, "specials[0].effect"),
        ({"specials": [{**HORN, "range": -1}]}, "specials[0].range"),
        ({"specials": [{**HORN, "dice": "2d7"}]}, "specials[0].dice"),
        ({"specials": [{**HORN, "height": 1}]}, "specials[0]"),
        ({"specials": [{**HORN, "name": "Fast"}]}, "specials[0]"),
        ({"specials": [{**HORN, "name": "War:horn"}]}, "specials[0]"),
        ({"specials": [HORN, HORN]}, "specials[1]: 'War horn' is there twice"),
        ({"specials": [{**HORN, "effect": "losses"}]}, "specials[0]: War horn: least: expected none for losses, got 8"),
        (
            {"specials": [{**HORN, "effect": "losses", "least": 0, "dice": None}]},
            "specials[0]: War horn: dice: expected dice such as 2d6, as losses need",
        ),
        ({"specials": [{**HORN, "least": 0}]}, "specials[0]: War horn: expected dice and least together, or neither"),
        ({"specials": [{**HORN, "least": 13}]}, "specials[0]: War horn: least: expected at most 12, got 13"),
        ({"specials": [{**HORN, "effect": "move"}]}, "specials[0]: War horn: inches: expected above 0 for a move"),
        ({"specials": [{**HORN, "inches": 2}]}, "specials[0]: War horn: inches: expected none for disorder, got 2"),
        (
            {"specials": [HORN], "sides": own({**MAN, "abilities": [{"name": "War horn", "cost": 1}]})},
            "Red: Men: abilities: War horn: expected the scenario's price of 20, got 1",
        ),
        ({"sides": red(name="Blue")}, "sides: expected different names, got 'Blue' twice"),
        (
            {"sides": red(army="roman")},
            "Red: army 'roman': expected one of fantasy, medieval, modern, sci_fi, weird, or a list",
        ),
        ({"sides": red(army={})}, "Red: army: expected an army list"),
        ({"sides": red(leader="Nobody")}, "Red: leader 'Nobody': expected one of Chief"),
        (
            {"sides": red(army={**LIST, "units": [MAN]}, leader="Men")},
            "Red: leader 'Men': expected one of no heroes",
        ),
        (
            {"sides": own(MAN), "aim": {"limit": 1000, "kind": "leader"}},
            "Red: expected a hero, for aim.kind is 'leader'",
        ),
        ({"battlefield": "moon"}, "battlefield 'moon' is unknown; expected one of open_meadow"),
        ({"battlefield": {"id": "moon"}}, "battlefield: name is missing"),
        (
            {"battlefields": ["ruined_town", "river_crossing"]},
            "battlefield: expected one of ruined_town, river_crossing, got 'open_meadow'",
        ),
        (
            {"aim": {"limit": 1000, "objectives": [3]}},
            "aim.objectives: expected places in the battlefield's list of 3, each once, from 0",
        ),
        (
            {"aim": {"limit": 1000, "objectives": [-1]}},
            "aim.objectives: expected places in the battlefield's list of 3",
        ),
        (
            {"aim": {"limit": 1000, "objectives": [1, 1]}},
            "aim.objectives: expected places in the battlefield's list of 3",
        ),
        ({"aim": {"limit": 1000, "kind": "hold"}}, "aim.objectives: expected at least one for 'hold'"),
        ({"aim": {"limit": 1000, "kind": "race"}}, "aim.kind: expected one of"),
        ({"aim": {"limit": 99}}, "aim.limit: expected a whole number of at least 100"),
        ({"aim": {"rounds": 0}}, "aim.rounds: expected a whole number of at least 1"),
        ({"aim": {"attacker": 3}}, "aim.attacker: expected a whole number of at most 2"),
        (
            {"aim": {"kind": "exit", "attacker": 2}},
            "aim.attacker: expected 1, from whose zone the far edge is far, got 2",
        ),
        ({"aim": {"share": 0}}, "aim.share: expected a number above 0"),
        ({"aim": {"limit": 1200}}, "Blue: army 'medieval': expected a limit of 2000 or 1500 or 1000, got 1200"),
    ],
)
def test_a_bad_scenario_says_where_and_what_is_expected(changed: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=re.escape(message)) as caught:
        began(**changed)  # type: ignore[arg-type]
    assert str(caught.value).startswith("mine.toml: ") and "\n" not in str(caught.value)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(InputError, match="option 'speed' is unknown"):
        began(options={"speed": "high"})


def test_vehicles_have_no_formation() -> None:
    state = first_state(READY["03-three-beacons"], {})
    assert any(unit.profile.type == VEHICLE for unit in state.figures)
    assert all(unit.files == 0 for unit in state.figures if unit.profile.type == VEHICLE)
    assert all(at(0, 0) not in unit.at for unit in state.figures)


# --- deployed from the start ------------------------------------------------------------------------------------------
MEN = "deploy Men regiment 10 at 20,10 facing 90"
BOSS = "deploy Chief skirmish at 20,14 facing 90"
FEW = {**LIST, "name": "Few", "units": [{**MAN, "n": 10}]}
TWO: list[dict[str, object]] = [
    {"name": "Red", "army": {**LIST, "units": [{**MAN, "n": 20}, CHIEF]}},
    {"name": "Blue", "army": FEW},
]
FOE = "deploy Men_2 regiment 5 at 20,12.5 facing 270"


def stands(*deployed: str, **changed: object) -> State:
    """The first position of a battle that begins deployed."""
    return began(sides=TWO, agreed=True, deployed=[*deployed], **changed)  # type: ignore[arg-type]


def test_units_may_stand_on_the_field_from_the_start_and_a_side_have_the_first_turn() -> None:
    state = stands(MEN, BOSS.replace("20,14", "9,9"), FOE, first=2)
    assert state.phase == START and state.order == (1, 0) and not broken_invariants(state)
    assert read_state(write_state(state)) == state
    assert [len(unit.at) for unit in state.figures] == [20, 1, 10]
    assert {unit.status for unit in state.figures} == {FIELDED}
    live = Live(StreamDice(Stream(1, 1)), CODES, lambda *asked: 0)
    begun = play(live, state, Word("go"))
    assert begun.phase == PICK and begun.order[begun.stage] == 1 and begun.round == 1
    assert [event.code for event in live.events] == ["round", "turn"]


@pytest.mark.parametrize(
    ("deployed", "message"),
    [
        ((MEN, FOE), "deployed: expected all units, not without Chief"),
        ((MEN, MEN), "deployed: 'Men': expected a unit of the armies, each once"),
        ((MEN, "deploy Nobody none at 1,1 facing 0"), "deployed: 'Nobody': expected a unit of the armies"),
        (("go",), "deployed: expected deploy UNIT"), (("deploy",), "deployed: answer 'deploy': expected"),
        ((MEN.replace("regiment 10", "none"),), "deployed: Men: "),
        ((MEN.replace("20,10", "1,10"),), "deployed: Men: a base would stand off the field"),
        ((MEN, FOE.replace("12.5", "10")), "deployed: Men 2: .*overlap Men"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_deployment_is_said_in_one_line(deployed: tuple[str, ...], message: str) -> None:
    with pytest.raises(InputError, match=message):
        stands(*deployed)
