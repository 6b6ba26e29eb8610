"""Folders of filler as whoever asks for packs sees them."""

from pathlib import Path

import pytest

from affray.core import InputError, Scenario
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.fillers import FILLERS
from affray.systems.fortmayn.packs.pack import FillerPack
from affray.systems.fortmayn.words.looks import creature_looks

MARSH = Path(__file__).parents[3] / "examples" / "salt-marsh"
DELVE = Scenario("delve", "fortmayn", "A delve", body={"level": 1})


def marsh() -> FillerPack:
    """The example."""
    pack, faults = FILLERS.read({path.name: path.read_text() for path in MARSH.glob("*.csv")}, "marsh")
    assert faults == [] and SYSTEM.packs is not None
    return pack


def test_tables_of_filler_are_known_by_their_names() -> None:
    assert FILLERS.claims(lambda name: name == "rooms.csv") and not FILLERS.claims(lambda name: name == "pack.toml")
    assert FILLERS.name_fault("rooms.csv") == ""
    assert FILLERS.name_fault("weather.csv").startswith("is no file of a pack; expected pack.toml, events.csv, ")


def test_a_scenario_takes_the_tables_in_and_keeps_its_others() -> None:
    own = Scenario("delve", "fortmayn", "A delve", body={"filler": {"spells": [], "rooms": []}})
    body = FILLERS.resolve([marsh()], own, {})[0].body["filler"]
    assert isinstance(body, dict)
    assert body["spells"] == [] and body["rooms"][0]["room_id"] == "evaporation_pans"
    assert FILLERS.resolve([], DELVE, {"a": 1}) == (DELVE, {"a": 1})
    assert set(FILLERS.resolve([marsh()], DELVE, {})[0].body) == {"level", "filler"}


def test_a_scenarios_file_may_name_a_folder() -> None:
    named = Scenario("delve", "fortmayn", "A delve", body={"filler": "marsh"})
    assert (FILLERS.own_folder(named), FILLERS.own_folder(DELVE)) == ("marsh", "")
    assert isinstance(FILLERS.resolve([marsh()], named, {})[0].body["filler"], dict)


def test_no_table_comes_twice() -> None:
    with pytest.raises(InputError, match=r"filler marsh: another folder brings \w+.csv too"):
        FILLERS.resolve([marsh(), marsh()], DELVE, {})


def test_people_and_programs_are_told_which_tables_are_their_own() -> None:
    report, facts = FILLERS.report(marsh()), FILLERS.facts(marsh())
    assert report.title == "marsh: filler for Fortmayn" and report.lines[-1].text.startswith("  ours   events, ")
    assert any(line.text.startswith("  yours  bestiary: Mud crab; ") for line in report.lines)
    assert isinstance(facts["ours"], list) and "spells" in facts["ours"]
    assert FILLERS.outline(marsh(), "en").changes


def test_a_pack_with_a_head_has_its_title_and_sets_its_defaults_below_the_scenarios() -> None:
    texts = {"pack.toml": (MARSH / "pack.toml").read_text() + '[defaults]\nlone_wolf = "on"\n'}
    pack, faults = FILLERS.read(texts, "elsewhere")
    assert faults == [] and pack.name == "salt-marsh"
    assert FILLERS.resolve([pack], DELVE, {})[0].options == {"lone_wolf": "on"}
    own = Scenario("delve", "fortmayn", "A delve", options={"lone_wolf": "off"})
    assert FILLERS.resolve([pack], own, {})[0].options == {"lone_wolf": "off"}
    assert FILLERS.report(pack).title == "Salt Marsh  salt-marsh, version 1"
    assert FILLERS.outline(pack, "en").title == "Salt Marsh"


def test_defaults_that_are_no_house_rules_are_told() -> None:
    texts = {"pack.toml": (MARSH / "pack.toml").read_text() + "[defaults]\nwolf = 1\n"}
    assert any("wolf: option 'wolf' is unknown" in fault for fault in FILLERS.read(texts, "m")[1])


def test_a_creature_is_drawn_as_its_tag_says_unless_it_is_one_of_ours() -> None:
    assert creature_looks("Mud crab", "beast centipede", shield=False).body == "centipede"
    assert creature_looks("Mud crab", "beast", shield=False).body != "centipede"
    assert creature_looks("kobold", "centipede", shield=False).body == "kobold"
