"""The example pack: its scenarios comply as those that ship do, and its weapons compile."""

from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.game import Game, dumps, load_scenario, loads
from affray.game.pack_folders import read_shelf, with_packs
from affray.lab.systems.foeman.duel import duelist, run_duels
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.odds import Shot, strike_odds
from affray.lab.systems.foeman.policies import striking_policy
from affray.play import make_seat, play_out
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.pack_names import Pack
from affray.testing.compliance import check_system

SHELF = read_shelf([Path(__file__).parents[2] / "examples" / "drowned-coast"])
COAST = cast("Pack", SHELF.folders[0].pack)
WRECKER = "race=Human st=13 dx=11 iq=8 armor=Quilted Oilskin hold=Barbed Gaff carry=Dagger"
KEEPER = "race=Fenwalker st=11 dx=13 iq=7 hold=Lamp Blade,Driftwood Shield"


def short(scenario: Scenario, rounds: int) -> Scenario:
    """The scenario with so many rounds at most."""
    return replace(scenario, body={**scenario.body, "round_limit": rounds})


STANDING = [with_packs(SHELF.folders, scenario, {})[0] for scenario in SHELF.scenarios]


@pytest.mark.parametrize("scenario", STANDING, ids=[scenario.name for scenario in STANDING])
class TestEach:
    def test_complies(self, scenario: Scenario) -> None:
        check_system(SYSTEM, [short(scenario, 4)], games=1, seed=5)

    def test_is_sound_and_gives_no_side_more_figures(self, scenario: Scenario) -> None:
        state = SYSTEM.setup(scenario, {})
        assert SYSTEM.broken_invariants(state) == ()
        sides = [figure.side for figure in state.figures]
        assert sides.count(0) == sides.count(1)
        assert scenario.summary.endswith(".") and scenario.summary.count(". ") == 1

    @pytest.mark.slow
    def test_is_played_by_the_greedy_player_to_a_record_that_holds(self, scenario: Scenario) -> None:
        game = Game.new(SYSTEM, short(scenario, 2), {}, seed=4)
        play_out(game, [make_seat("greedy", 1), make_seat("greedy", 2)])
        again: Game[State, object] = loads(dumps(game))
        assert again.state == game.state


@pytest.mark.slow
@pytest.mark.parametrize("option", [option.name for option in COAST.options])
def test_its_house_rules_comply_on_a_scenario_that_ships(option: str) -> None:
    scenario, options = with_packs(SHELF.folders, load_scenario("foeman", "two-against-two"), {option: True})
    check_system(SYSTEM, [short(replace(scenario, options={**scenario.options, **options}), 3)], games=1, seed=6)


def test_every_scenario_that_ships_can_be_played_with_it() -> None:
    assert SHELF.folders[0].unfit == {}


@pytest.mark.xdist_group("compiled")
def test_its_weapons_fight_the_same_duels_compiled_and_plain() -> None:
    figures = read_figure(WRECKER, 0, COAST), read_figure(KEEPER, 1, COAST)
    state = duel_state(*figures, {"low_cup_mods": True, "drop_weapon": True})
    pair = duelist(state, 0), duelist(state, 1)
    plain, fast = (
        run_duels(*pair, striking_policy(4), striking_policy(5), 200, 7, house=state.house, compiled=compiled)
        for compiled in (False, True)
    )
    assert plain == fast
    assert 0 < plain.wins(0) < 200


def test_odds_play_low_and_cup_terms_or_refuse_them() -> None:
    found = strike_odds(WRECKER, "Orc raider", Shot(), 5, {}, COAST)
    plainer = Pack(
        "plain", "Plain", items={**COAST.items, "Barbed Gaff": COAST.items["Barbed Gaff"].replace("L+1<2", "")}
    )
    assert found.expected > strike_odds(WRECKER, "Orc raider", Shot(), 5, {}, plainer).expected
    assert strike_odds(WRECKER, "Orc raider", Shot(weapon="Barbed Gaff"), 5, {}, COAST) == found
    with pytest.raises(
        InputError, match="attacker: Barbed Gaff has Low or Cup terms; expected option low_cup_mods=true"
    ):
        strike_odds(WRECKER, "Orc raider", Shot(), 5, {"low_cup_mods": "false"}, COAST)
    with pytest.raises(InputError, match="defender: Lamp Blade has Low or Cup terms"):
        duel_state(read_figure("Orc raider", 0), read_figure(KEEPER, 1, COAST), {})
