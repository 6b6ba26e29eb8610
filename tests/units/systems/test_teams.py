"""What Foeman and the guide have in common for teams: how files name them, and what they do to a fight."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.game import load_scenario
from affray.systems.registry import load_system

FIGHTS = [("foeman", "pairs"), ("melee", "two-teams")]


def with_teams(system: str, name: str, *teams: str) -> Scenario:
    """The fight with these teams of its sides."""
    scenario = load_scenario(system, name)
    sides = scenario.body["sides"]
    assert isinstance(sides, list)
    found = [{**side, "team": team} for side, team in zip(sides, teams, strict=True)]
    return replace(scenario, body={**scenario.body, "sides": found})


@pytest.mark.parametrize(("system", "name"), FIGHTS)
@pytest.mark.parametrize(
    ("teams", "why"),
    [
        (("Sun", "Sun", "Sun", "Sun"), "expected two teams or more, got 'Sun' alone"),
        (("Blue", "Sun", "", ""), "team 'Blue': expected a name that no side has"),
        ((" ", "Sun", "Sun", ""), "expected a name on one line"),
    ],
)
def test_teams_that_cannot_be_are_refused(system: str, name: str, teams: tuple[str, ...], why: str) -> None:
    with pytest.raises(InputError) as fault:
        load_system(system).setup(with_teams(system, name, *teams), {})
    assert why in str(fault.value)


@pytest.mark.parametrize(("system", "name"), FIGHTS)
def test_a_side_without_a_team_stands_alone(system: str, name: str) -> None:
    rules = load_system(system)
    state = rules.setup(with_teams(system, name, "Sun", "", "Sun", ""), {})
    assert [rules.seats.team(state, side) for side in range(4)] == ["Sun", "Blue", "Sun", "Grey"]
    alone = rules.setup(with_teams(system, name, "", "", "", ""), {})
    assert [rules.seats.team(alone, side) for side in range(4)] == ["", "", "", ""]
    # Teams of one each are none.
    single = rules.setup(with_teams(system, name, "Sun", "", "", ""), {})
    assert rules.write_state(single) == rules.write_state(alone)


@pytest.mark.parametrize(("system", "name"), FIGHTS)
def test_a_position_reads_back_with_its_teams_and_is_refused_with_others(system: str, name: str) -> None:
    rules = load_system(system)
    scenario = load_scenario(system, name)
    state = rules.setup(scenario, scenario.options)
    text = rules.write_state(state)
    assert rules.read_state(text) == state
    for teams in ('["Sun","Moon"]', '["Sun","Sun","Sun","Sun"]'):
        start, _, rest = text.partition("teams=[")
        with pytest.raises(InputError, match="teams: expected a team for each side"):
            rules.read_state(f"{start}teams={teams}{rest[rest.index(']') + 1 :]}")


@pytest.mark.parametrize(("system", "name"), FIGHTS)
def test_the_standing_names_the_team_beside_the_side(system: str, name: str) -> None:
    rules = load_system(system)
    scenario = load_scenario(system, name)
    state = rules.setup(scenario, scenario.options)
    said = [rules.words.phrase(stand.text, "en") for stand in rules.track(state).stands]
    assert said[0].startswith("Red (") and said[3].startswith("Grey (")
