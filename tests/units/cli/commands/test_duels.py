"""`affray duel` and `affray compare`: tables, one object for programs, the page and the API, refusals."""

import json
import sys

import msgspec
import pytest

from affray.lab import Comparison, Duel, Odds, chances, compare, solve
from tests.units.cli.running import refused, run

pytestmark = pytest.mark.xdist_group("compiled")
GOBLIN = "race=Goblin st=8 dx=12 iq=8 hold=Spear"
FEW = ("like=fantasy/spears n=4 files=2", "like=fantasy/spears2 n=4 files=2")


def test_a_duel_of_foeman_is_shown_with_its_games() -> None:
    asked = ("duel", "foeman", GOBLIN, GOBLIN, "--policy", "4 reroll=none", "--games", "50", "--rounds", "3", "--bars")
    shown = " ".join(run(*asked).out.split())
    for part in (
        "50.00%",
        "never ends: 0.00%",
        "50 games of seed 1",
        "Chance to end in round",
        "wins with so much mST",
    ):
        assert part in shown


@pytest.mark.slow
def test_the_bidding_game_is_shown() -> None:
    asked = ("duel", "foeman", GOBLIN, GOBLIN, "--policy", "best reroll=none", "--bids")
    shown = " ".join(run(*asked).out.split())
    for part in (
        "With the best choices of both",
        "At the start, 50.00%",
        "best answer",
        "over the best fixed way of",
    ):
        assert part in shown


def test_duels_of_the_others_are_shown_in_german_too() -> None:
    shown = run("duel", "melee", "goblin", "goblin", "--lang", "de", "--rounds", "2").out
    assert "50,00 %" in shown and "unentschieden: 0,00 %" in shown
    shown = run("duel", "wargame", *FEW, "--policy", "charge", "--option", "second_rank=front_contact").out
    assert "both gone, or undecided" in shown and "house rules: second_rank=front_contact" in shown


def test_numbers_are_one_object_at_the_terminal_and_in_the_api() -> None:
    shown = run("duel", "foeman", GOBLIN, GOBLIN, "--policy", "4 reroll=none", "--games", "20", "--json").out
    found = msgspec.json.decode(shown, type=Duel)
    assert found == solve("foeman", GOBLIN, GOBLIN, policy="4 reroll=none", games=20)
    shown = run("odds", "melee", "--attacker", "orc", "--zone", "rear", "--json").out
    assert msgspec.json.decode(shown, type=Odds) == chances("melee", attacker="orc", zone="rear")
    asked = ("compare", "melee", "goblin", "orc", "--option", "b=tie_break=initiative", "--json")
    found_rules = msgspec.json.decode(run(*asked).out, type=Comparison)
    assert found_rules == compare("melee", b={"tie_break": "initiative"}, sides=("goblin", "orc"))


def test_odds_stand_side_by_side() -> None:
    asked = ("odds", "foeman", "--dice", "3", "--beside", "side=rear", "--beside", 'attacker="Orc raider"')
    shown = " ".join(run(*asked, "--bars").out.split())
    assert "as asked 3" in shown and "side=rear 3" in shown and "attacker=Orc raider 3" in shown and "█" in shown
    found = json.loads(run(*asked, "--json").out)
    assert [entry["changed"] for entry in found["beside"]] == [{"side": "rear"}, {"attacker": "Orc raider"}]
    shown = run("odds", "wargame", "--attacker", FEW[0], "--against", "contact=1", "--lang", "de").out
    assert "Unterschied" in shown and "wie gefragt" in shown
    shown = run("odds", "melee", "--attacker", "orc", "--beside", "also=in_fire,broken_ground").out
    assert "also=in_fire,broken_ground" in shown


def test_saving_throws_are_odds_too() -> None:
    assert "90.74%" in run("odds", "foeman", "--kind", "save", "--dice", "3", "--score", "11").out
    assert "62.50%" in run("odds", "melee", "--kind", "save", "--score", "11", "--bars").out
    # The Top die of a Goblin counts one less.
    shown = run("odds", "foeman", "--kind", "save", "--dice", "2", "--score", "5", "--attacker", GOBLIN).out
    assert "[FM-SV-02 FM-FIG-09]" in shown


@pytest.mark.parametrize(
    ("asked", "left"),
    [
        (("melee", "goblin", "goblin"), "goblin wins with so much ST left"),
        (("wargame", *FEW), "wins with so much miniatures left"),
        (("fortmayn", "brawny", "ghoul"), "Ghoul wins with so much dice left"),
    ],
)
def test_bars_show_how_long_it_takes_and_what_is_left(asked: tuple[str, ...], left: str) -> None:
    shown = run("duel", *asked, "--bars").out
    assert "Chance to end in round\n" in shown and left in shown and "0.00% \n" not in shown
    found = json.loads(run("duel", *asked, "--json").out)
    for wins, spread in zip(found["wins"], found["left_spread"], strict=True):
        assert sum(chance for _, chance in spread) == pytest.approx(wins)


def test_house_rules_are_compared_game_by_game() -> None:
    asked = ("compare", "melee", "goblin", "orc", "--option", "b=current_st_everywhere=true", "--games", "60")
    shown = " ".join(run(*asked, "--policy", "attack").out.split())
    assert "policy: attack 60 games" in shown
    shown = " ".join(run(*asked, "--policy", "attack", "--policy", "careful").out.split())
    assert "policy: attack against careful 60 games" in shown
    assert "current_st_everywhere: false → true [CM-ATTR-03]" in shown and "60 games of seed 1" in shown
    found = json.loads(run(*asked, "--json").out)
    (fight,) = found["fights"]
    assert fight["low"] <= fight["difference"] <= fight["high"] and not fight["exact"]
    asked = ("compare", "wargame", *FEW, "--option", "b=second_rank=front_contact", "--option", "a=premeasure=true")
    assert "second_rank" in run(*asked).out and "exact chances" in run(*asked).out


def test_without_numba_that_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    shown = run("duel", "foeman", GOBLIN, GOBLIN, "--policy", "4 reroll=none")
    assert shown.err.count("numba (affray[fast]) is not installed") == 1 and "50.00%" in shown.out


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("duel", "pig", "a", "b"), "duel: system 'pig': expected one of foeman, fortmayn, melee, wargame"),
        (("duel", "foeman", "Nobody", GOBLIN), "attacker 'Nobody': expected"),
        (("duel", "foeman", GOBLIN, GOBLIN, "--policy", "0"), "policy '0': expected 1 to 9 dice or best"),
        (("duel", "foeman", GOBLIN, GOBLIN, *["--policy", "4"] * 3), "expected one for both or two, got 3"),
        (("duel", "foeman", GOBLIN, GOBLIN, "--rounds", "-1"), "rounds -1: expected a whole number from 0 to"),
        (("duel", "foeman", GOBLIN, GOBLIN, "--policy", "best reroll=none", "--games", "9"), "fixed bids"),
        (
            ("duel", "foeman", GOBLIN, GOBLIN, "--policy", "4 reroll=none", "--games", "-1"),
            "games -1: expected a whole number from 0 to",
        ),
        (("duel", "melee", "goblin", "unicorn"), "defender: creature 'unicorn' is unknown"),
        (("duel", "melee", "goblin", "goblin", "--policy", "bold"), "policy 'bold'"),
        (("duel", "wargame", *FEW, "--distance", "far"), "distance 'far': expected a number"),
        (("duel", "wargame", "like=fantasy/spears n=20", "like=fantasy/spears2 n=60"), "20 against 60 is too much"),
        (("duel", "melee", "goblin", "goblin", "--lang", "fr"), "--lang 'fr': the laboratory speaks en and de"),
        (("compare", "pig"), "system 'pig': expected one of foeman, fortmayn, melee, wargame"),
        (("compare", "melee"), "both tables have the same house rules"),
        (("compare", "melee", "--option", "tie_break=initiative"), "expected a=NAME=VALUE or b=NAME=VALUE"),
        (("compare", "melee", "--option", "b=luck=1"), "luck"),
        (("compare", "melee", "--option", "b=tie_break=initiative", *["--policy", "attack"] * 3), "got 3"),
        (
            ("compare", "melee", *["goblin"] * 20, "--option", "b=tie_break=initiative"),
            "190 fights are too many: expected at most 100",
        ),
        (("odds", "foeman", "--kind", "save"), "score: expected a whole number from 0 to 60"),
        (("odds", "foeman", "--score", "4"), "score 4: an attack has its own; expected none, or kind save"),
        (("odds", "melee", "--score", "4"), "score 4: an attack has its own"),
        (
            ("odds", "melee", "--kind", "save", "--dice", "0", "--score", "4"),
            "dice 0: expected a whole number from 1 to",
        ),
        (("odds", "foeman", "--dice", "3", "--beside", "rear"), "beside 'rear': expected NAME=VALUE"),
        (("odds", "foeman", "--dice", "3", "--beside", "luck=1"), "luck"),
        (("odds", "foeman", "--dice", "3", "--beside", "range=far"), "range 'far': expected"),
    ],
)
def test_what_does_not_fit_is_one_line(asked: tuple[str, ...], message: str) -> None:
    assert message in refused(run(*asked))


def test_a_limit_of_rounds_is_for_games_that_are_played() -> None:
    duel = ("duel", "foeman", "Orc raider", "Goblin skirmisher", "--limit")
    assert "limit 5: ends games that are played" in refused(run(*duel, "5"))
    assert "limit -5: expected a whole number from 1 to 10000" in refused(run(*duel, "-5"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "title"),
    [
        (("duel", "foeman", "Orc raider", "Pikenier"), "Orkplünderer gegen Pikenier"),
        (("duel", "melee", "wolf", "Goblin"), "Wolf gegen Goblin"),
        (("odds", "foeman", "--attacker", "kriegsknecht", "--dice", "3"), "Angriff: kriegsknecht, Orkplünderer"),
    ],
)
def test_ready_made_sides_have_their_german_names(asked: tuple[str, ...], title: str) -> None:
    assert title in run(*asked, "--lang", "de").out
