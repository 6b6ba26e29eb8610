"""A plugin that hands out campaigns, packs and a journal gets the commands and pages for them; nothing here knows it."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from affray.cli.game.roster import open_roster
from affray.core import RuledOut
from affray.game import load
from affray.game.pack_folders import read_shelf
from affray.systems import GROUP, registry
from affray.web.kept import campaign_deeds, campaign_words
from affray.web.paths.lookups import system_info
from affray.web.store.roster import Roster
from tests.tour import Roller
from tests.units.cli.running import refused, run

MATCH = """
system = "tour"
title = "A match"
sides = [{ name = "p0" }, { name = "p1" }]
figures = [{ name = "a", side = "p0" }, { name = "b", side = "p1" }]
"""
ROAD = """
system = "tour"
title = "The road"
[[fights]]
scenario = "match.toml"
side = "p0"
found = ["Cup"]
[[fights]]
scenario = "match.toml"
side = "p0"
"""


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder with a match, a tour of two and a pack, where the plugin is installed."""
    points = [EntryPoint("tour", "tests.tour:TOUR", GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])
    monkeypatch.chdir(tmp_path)
    Path("match.toml").write_text(MATCH)
    Path("road.toml").write_text(ROAD)
    Path("far").mkdir()
    Path("far/goal.csv").write_text("30\n")
    return tmp_path


@pytest.fixture
def roster(home: Path) -> Iterator[Roster]:
    """A store with one player of the plugin's."""
    with open_roster("s.sqlite") as found:
        found.add((Roller("Ann"),), "tour")
        yield found


def test_a_pack_of_a_plugin_is_checked_and_played_with(home: Path) -> None:
    assert run("pack", "check", "far").out.splitlines()[-1:] == ["  One plays for 30."]
    assert json.loads(run("pack", "check", "far", "--json").out) == {"faults": [], "name": "far", "goal": 30}
    assert run("watch", "tour", "match.toml", "--pack", "far", "--seed", "1", "--save", "far.record").code == 0
    assert load("far.record").options["goal"] == 30
    (pack,) = system_info("tour", "en", (), read_shelf(["far"])).packs
    assert (pack.name, pack.changes) == ("far", ("goal",))
    assert "packs are of foeman, not of tour" in refused(
        run("figure", "new", "Bo", "--system", "tour", "--pack", "far")
    )


def test_fields_of_a_plugins_figures_are_options_with_its_key(home: Path) -> None:
    for deed in ("new", "change"):
        shown = " ".join(run("figure", deed, "--help").out.split())
        assert "--wins <int> Matches won (tour)." in shown
        assert "--armor <str> What it wears (foeman, fortmayn, melee)." in shown
    assert "--memorised" not in run("figure", "new", "--help").out
    assert "--race" not in run("figure", "change", "--help").out


def test_a_game_of_a_plugin_keeps_a_journal(home: Path) -> None:
    assert run("watch", "tour", "match.toml", "--seed", "1", "--save", "match.record").code == 0
    lines = run("journal", "match.record").out.splitlines()
    assert lines[0] == "# A match: the journal" and "1. **at 0 to 0** – roll" in lines
    assert run("journal", "match.record", "--out", "match.html").code == 0


STORE = ("--store", "s.sqlite")


def test_a_campaign_of_a_plugin_is_led_to_its_end(roster: Roster) -> None:
    begun = run("campaign", "new", "one", "--campaign", "road.toml", "--figure", "Ann", "--seed", "2", *STORE)
    assert "The road: before match 1." in begun.out and "Ann: 0 won" in begun.out
    assert run("campaign", "rest", "one", "--days", "1", *STORE).code == 0
    shown = json.loads(run("campaign", "show", "one", "--json", *STORE).out)
    assert (shown["campaign"], shown["day"], shown["next"]) == ("road", 2, 1)
    while not shown["ending"]:
        assert run("campaign", "play", "one", "--party", "greedy", "--plain", *STORE).code == 0
        shown = json.loads(run("campaign", "show", "one", "--json", *STORE).out)
    assert [chapter["outcome"] for chapter in shown["chapters"]][-1] == shown["ending"]
    taken = run("campaign", "equip", "one", "Ann", "--take", "Cup", *STORE)
    assert "Chest: empty" in taken.out
    view = campaign_words.campaign_view(campaign_deeds.find_campaign(roster, "one"), "en", ())
    assert (view.stand, view.ending, view.party[0].things[0].name) == (shown["ending"], shown["ending"], "the Cup")
    assert view.party[0].barred is None and view.chapters[0].title == "A match"
    advanced = campaign_deeds.advance_member(roster, "one", "Ann", "wins")
    won = sum(chapter["outcome"] == "won" for chapter in shown["chapters"])
    assert advanced.journey.party == (Roller("Ann", won + 1, ("Cup",)),)
    assert "one is over and forgotten" in run("campaign", "end", "one", *STORE).out


def test_the_pages_list_who_of_a_plugin_can_go_and_say_what_is_wrong(roster: Roster) -> None:
    roster.add((Roller("Bo", wins=10),), "tour")
    found = campaign_words.campaigns_overview(roster, "en")
    assert [(figure.name, figure.barred and figure.barred.reason) for figure in found.figures] == [
        ("Ann", None),
        ("Bo", "is tired"),
    ]
    Path("spoon.toml").write_text(ROAD.replace("Cup", "Spoon"))
    wrong = refused(run("campaign", "new", "one", "--campaign", "spoon.toml", "--figure", "Ann", *STORE))
    assert wrong == "affray: spoon.toml: fights[0].found: 'Spoon': expected Cup"
    assert "expected 'foeman' or 'melee' or 'tour', got 'wargame'" in refused(
        run("campaign", "new", "one", "--campaign", str(stranger()), "--figure", "Ann", *STORE)
    )
    run("campaign", "new", "one", "--campaign", "road.toml", "--figure", "Ann", *STORE)
    run("campaign", "play", "one", "--plain", *STORE)
    with pytest.raises(RuledOut, match="a fight of the campaign one is under way at the terminal"):
        campaign_deeds.rest_campaign(roster, "one", 1)
    fled = run("campaign", "play", "one", "--plain", *STORE, lines=("help", "flee"))
    assert "give the match up" in fled.out and "The road: lost." in fled.out


def stranger() -> Path:
    """A campaign of a system that has none."""
    path = Path("wargame.toml")
    path.write_text(ROAD.replace("tour", "wargame"))
    return path
