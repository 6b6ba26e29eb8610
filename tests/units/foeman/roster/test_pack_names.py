"""What a pack's names and options mean where figures are made and scenarios set up."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import PackOption
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.roster.adventurer import faults_of, read_line
from affray.systems.foeman.roster.pack_names import (
    NOTHING,
    Pack,
    available_gear,
    merge_packs,
    resolve_adventurer,
    resolve_entry,
    resolve_scenario,
    rule_options,
)
from affray.systems.foeman.roster.random_figures import random_figure

SWORD = "Broadsword|hilts|-2T+1<2|11|magic"
GAFF = "Gaff|poles|-2T-1=1|10|2hd|jab"
COAT = "Coat|armor|1|2/2|1|1"
LEATHER = "Leather|armor|3|2/1|2|2"
BOARD = "Board|shield|1|3/2|1|1"
FEN = "Fen|race|7-9-7|8|12|lucky"
GRIM = PackOption("grim", "Grim", "It hurts.", {"drop_weapon": True, "duress_counts": "physical"})
CALM = PackOption("calm", "Calm", "It does not.", {"duress_counts": "all"})
COAST = Pack(
    "coast", "The Coast", shadows=("Broadsword", "Leather"),
    items={"Broadsword": SWORD, "Gaff": GAFF, "Hook": GAFF, "Coat": COAT, "Leather": LEATHER, "Board": BOARD},
    races={"Fen": FEN}, options=(GRIM, CALM), defaults={"pass_friends": True},
)  # fmt: skip
DUEL = load_scenario("foeman", "duel")


def figures_of(played: Scenario) -> list[dict[str, object]]:
    """The figures of a scenario's body."""
    figures = played.body["figures"]
    assert isinstance(figures, list)
    return figures


# --- names ------------------------------------------------------------------------------------------------------------
def test_a_figure_is_given_what_its_names_mean() -> None:
    line = "name=Ivy race=Fen st=11 dx=13 iq=7 armor=Coat hold=Broadsword,Board carry=Hook,Dagger"
    adventurer = resolve_adventurer(COAST, read_line(line))
    assert (adventurer.race, adventurer.armor, adventurer.main, adventurer.off, adventurer.carried) == (
        FEN,
        COAT,
        SWORD,
        BOARD,
        (GAFF, "Dagger"),
    )
    assert faults_of(adventurer) == [] and resolve_adventurer(COAST, adventurer) == adventurer
    assert resolve_adventurer(NOTHING, read_line(line)) == read_line(line)


def test_a_ready_made_figure_gets_the_packs_things_and_the_table_goes_before_it() -> None:
    table = {"name": "A", "roster": "Man-at-arms", "hold": ["Gaff"]}
    assert resolve_entry(COAST, table) == {
        "name": "A", "race": "Human", "st": 12, "dx": 12, "iq": 8, "armor": LEATHER, "hold": [GAFF], "carry": ["Dagger"],
    }  # fmt: skip
    untouched = {"name": "A", "roster": "Elf archer"}
    assert resolve_entry(COAST, untouched) == untouched
    bearer = resolve_entry(COAST, {"name": "A", "roster": "Orc raider"})
    assert (bearer["armor"], bearer["hold"]) == (LEATHER, ["Axe", "Small Shield"])


@pytest.mark.parametrize(
    "table", [{"roster": "Nobody"}, {"roster": 3}, {"roster": "Man-at-arms", "st": 9}, {"hold": 3, "race": 4, "armor": []}, {"hold": [3]}]
)  # fmt: skip
def test_a_table_that_makes_no_figure_stays_for_setup_to_refuse(table: dict[str, object]) -> None:
    assert resolve_entry(COAST, table) == table


def test_a_scenario_stands_without_the_pack() -> None:
    found, options = resolve_scenario(COAST, DUEL)
    state = SYSTEM.setup(found, options)
    assert {figure.main for figure in state.figures} == {SWORD}
    assert state.house.pass_friends == 1
    assert SYSTEM.setup(DUEL, {}).figures[0].main == "Broadsword"
    assert resolve_scenario(NOTHING, DUEL, {"pass_friends": True}) == (DUEL, {"pass_friends": True})


def test_a_body_that_is_no_scenarios_is_left_for_setup_to_refuse() -> None:
    for body in ({"figures": 3, "weapons": 4}, {"figures": [3], "weapons": [5, {"name": 6}]}):
        found, _ = resolve_scenario(COAST, replace(DUEL, body=dict(body)))
        assert found.body == body


def test_a_weapon_of_the_scenario_may_not_be_called_as_one_of_the_pack() -> None:
    table = {"name": "Gaff", "category": "poles", "dg": "-2T-1=1", "rq": 9}
    with pytest.raises(InputError, match=r"duel.*weapons\[0\]\.name 'Gaff': is an item of the pack The Coast"):
        resolve_scenario(COAST, replace(DUEL, body={**DUEL.body, "weapons": [table]}))


# --- options ----------------------------------------------------------------------------------------------------------
def test_options_stand_in_their_order() -> None:
    said = replace(DUEL, options={"grim": True, "drop_weapon": False})
    found, options = resolve_scenario(COAST, said)
    assert found.options == {"pass_friends": True, "duress_counts": "physical", "drop_weapon": False}
    found, options = resolve_scenario(COAST, said, {"grim": "true", "pass_friends": "false"})
    house = SYSTEM.setup(found, options).house
    assert (house.drop_weapon, house.duress_counts, house.pass_friends) == (1, 1, 0)


def test_what_a_player_switches_off_is_off_with_all_that_it_sets() -> None:
    found, options = resolve_scenario(COAST, replace(DUEL, options={"grim": True}), {"grim": "false"})
    assert (found.options, options) == ({"pass_friends": True}, {})
    assert rule_options(replace(COAST, defaults={"grim": True}), {"grim": True}, {"grim": False}) == {}


def test_options_that_agree_go_together() -> None:
    wet = PackOption("wet", "Wet", "It slips.", {"drop_weapon": True})
    both = replace(COAST, options=(GRIM, wet))
    assert rule_options(both, {"grim": True, "wet": True}) == {"drop_weapon": True, "duress_counts": "physical"}


def test_options_that_contradict_each_other_or_say_nothing_are_refused() -> None:
    with pytest.raises(InputError, match="options grim and calm: both set duress_counts"):
        resolve_scenario(COAST, DUEL, {"grim": True, "calm": True})
    with pytest.raises(InputError, match="option grim='maybe': expected false or true"):
        resolve_scenario(COAST, DUEL, {"grim": "maybe"})
    with pytest.raises(InputError, match=r"option 'grin' is unknown; expected one of preset.*grim, calm"):
        resolve_scenario(COAST, DUEL, {"grin": True})


# --- several packs ----------------------------------------------------------------------------------------------------
def test_packs_go_together_where_they_do_not_clash() -> None:
    other = Pack("hills", "The Hills", items={"Maul": "Maul|hafts|-1T-2=4|15|2hd"}, options=(GRIM,), defaults={})
    both = merge_packs((COAST, other))
    assert (both.name, set(both.items) - set(COAST.items), both.options) == ("coast+hills", {"Maul"}, (GRIM, CALM))
    assert merge_packs(()) is NOTHING and merge_packs((COAST,)) is COAST


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (Pack("b", "B", items={"Gaff": COAT}), "Gaff"),
        (Pack("b", "B", races={"Fen": FEN.replace("12", "11")}), "Fen"),
        (Pack("b", "B", options=(replace(GRIM, effect="Other."),)), "grim"),
        (Pack("b", "B", defaults={"pass_friends": False}), "pass_friends"),
    ],
)
def test_packs_that_clash_are_refused_by_name(other: Pack, name: str) -> None:
    with pytest.raises(InputError, match=f"packs coast and b: both say what '{name}' is"):
        merge_packs((COAST, other))
    with pytest.raises(InputError):
        available_gear((COAST, other))


# --- what there is ----------------------------------------------------------------------------------------------------
def test_the_gear_to_choose_from_says_where_it_is_from() -> None:
    plain, own = available_gear(), available_gear((COAST,))
    assert all(piece.name == piece.shown and not piece.pack for piece in (*plain.weapons, *plain.armor, *plain.races))
    assert not {"Unarmed", "None", "Defend Opt"} & {
        piece.name for piece in (*plain.weapons, *plain.armor, *plain.shields)
    }
    found = {piece.shown: piece for piece in (*own.weapons, *own.armor, *own.shields, *own.races) if piece.pack}
    assert {name: (piece.name, piece.changed) for name, piece in found.items()} == {
        "Broadsword": (SWORD, True), "Gaff": (GAFF, False), "Coat": (COAT, False), "Leather": (LEATHER, True),
        "Board": (BOARD, False), "Fen": (FEN, False),
    }  # fmt: skip
    assert len(own.weapons) == len(plain.weapons) + 1


@pytest.mark.parametrize("number", range(20))
def test_a_figure_is_drawn_from_the_packs_gear(number: int) -> None:
    dagger = Pack("d", "D", items={"Dagger": "Dagger|hilts|-2T-2>3|3|hth|hurl"}, races={"Fen": FEN})
    adventurer = random_figure(Stream(number), FEN, among=available_gear((dagger,)))
    assert faults_of(adventurer) == [] and adventurer.race == FEN and adventurer.name
    assert "Dagger" not in (adventurer.main, *adventurer.carried)
    assert "Dagger" in {display_name(item) for item in (adventurer.main, *adventurer.carried)}
