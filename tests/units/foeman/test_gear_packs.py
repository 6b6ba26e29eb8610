"""The packs of Foeman as whoever asks for them sees them."""

import pytest

from affray.core import InputError, Scenario
from affray.core.faces.packs import DamageNotation, GearPacks
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.gear_packs import PACKS
from affray.systems.foeman.roster.pack_names import Pack

CLUB = "Club|hafts|-1T-2=4|9"
OWN = Pack("own", "Own", items={"Club": CLUB}, shadows=("Club",), defaults={"drop_weapon": True})
DUEL = Scenario("duel", "foeman", "A duel", body={"figures": [{"hold": ["Club"]}]})


def test_foeman_hands_out_packs_of_gear() -> None:
    assert isinstance(SYSTEM.packs, GearPacks) and isinstance(SYSTEM.packs, DamageNotation)


def test_only_files_of_a_pack_belong_to_one() -> None:
    assert PACKS.claims(lambda name: name == "pack.toml") and not PACKS.claims(lambda _: False)
    known = ("pack.toml", "weapons.csv", "scenarios/gate.toml", "campaigns/creek/campaign.toml")
    assert [PACKS.name_fault(name) for name in known] == [""] * 4
    for name in ("stray.csv", "scenarios/gate.csv", "campaigns/creek.toml", "campaigns/creek/a.csv"):
        assert PACKS.name_fault(name).startswith("is no file of a pack; expected pack.toml, weapons.csv")
    pack, faults = PACKS.read({}, "own")
    assert (pack.name, len(faults)) == ("", 1)


def test_a_scenario_stands_without_the_pack() -> None:
    scenario, options = PACKS.resolve([OWN], DUEL, {"drop_weapon": False})
    assert scenario.body["figures"] == [{"hold": [CLUB]}]
    assert (scenario.options, options) == ({"drop_weapon": True}, {"drop_weapon": False})
    assert PACKS.own_folder(DUEL) == ""


def test_names_and_options_mean_what_the_pack_says() -> None:
    assert (PACKS.item_name([OWN], "Club"), PACKS.item_name([], "Club")) == (CLUB, "Club")
    assert PACKS.rule_options([OWN], {"pass_friends": True}) == {"pass_friends": True}
    outline = PACKS.outline(OWN)
    assert (outline.title, outline.adds, outline.changes) == ("Own", (), ("Club",))
    assert PACKS.people([OWN]).read_line("race=Human st=12 dx=12 iq=8 hold=Club", "x") is not None


def test_cards_are_printed_with_packs_or_say_which_option_is_unknown() -> None:
    assert len(PACKS.cards([OWN], {})) > len(SYSTEM.paper.cards({}))
    with pytest.raises(InputError, match="option 'wetter' is unknown"):
        PACKS.cards([OWN], {"wetter": True})


def test_a_damage_string_comes_to_a_table() -> None:
    assert PACKS.damage_lines("-2T-1=1")[0].text.startswith("Top die 0 to 5 counts")
    assert PACKS.damage_facts("-2T-1=1").rows[0].hit_dice == 1
