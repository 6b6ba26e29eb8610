"""`affray army`: what its commands print, write and refuse."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from affray.core.errors import shorten_text
from affray.systems import registry
from tests.units.cli.running import Ran, refused, run

SCOUTS = "name=Scouts type=basic n=5 ad=1d6 move=8 defense=7 weapons=pistol"
PACK = """
name = "marsh"
title = "Beasts of the marsh"
system = "wargame"

[[weapons]]
name = "Long fang"
fight = 2

[[units]]
name = "Marsh wolves"
type = "elite"
n = 3
ad = "2d6"
move = 9
defense = 8
weapons = ["Long fang"]
"""


def output(ran: Ran) -> str:
    """What a command prints, in one line."""
    assert ran.code == 0, ran
    return " ".join(ran.out.split())


@pytest.fixture
def watch(tmp_path: Path) -> str:
    """An army of scouts and a hero too dear."""
    path = str(tmp_path / "watch.json")
    output(run("army", "new", "--limit", "500", "--unit", SCOUTS, "--unit", "like=medieval/duke", "--out", path))
    return path


@pytest.fixture
def marsh(tmp_path: Path) -> str:
    """A pack with a weapon and a unit."""
    path = tmp_path / "marsh.toml"
    path.write_text(PACK, "utf-8")
    return str(path)


# --- new --------------------------------------------------------------------------------------------------------------
def test_a_new_army_is_printed_as_json_where_no_file_is_named() -> None:
    found = json.loads(output(run("army", "new", "--name", "Watch", "--unit", SCOUTS)))
    assert (found["name"], found["limit"], [unit["name"] for unit in found["units"]]) == ("Watch", 2000, ["Scouts"])


def test_a_ready_army_is_changed_by_units_left_out_and_added() -> None:
    found = json.loads(
        output(run("army", "new", "--from", "weird", "--limit", "1000", "--without", "The Professor", "--unit", SCOUTS))
    )
    assert found["limit"] == 1000
    assert [unit["name"] for unit in found["units"]][-2:] == ["Stitched giant", "Scouts"]
    german = json.loads(output(run("army", "new", "--from", "weird", "--lang", "de")))
    assert german["units"][0]["name"] == "Auferstandene"


def test_two_units_of_one_name_are_refused_at_once() -> None:
    said = refused(run("army", "new", "--unit", SCOUTS, "--unit", SCOUTS))
    assert f"unit '{shorten_text(SCOUTS)}': two units would be called Scouts" in said
    assert "would be called" in refused(
        run("army", "new", "--from", "weird", "--unit", SCOUTS.replace("Scouts", "The Professor"))
    )


def test_a_file_says_what_it_comes_to_and_is_not_written_over(tmp_path: Path) -> None:
    path = str(tmp_path / "vale.json")
    text = output(run("army", "new", "--from", "fantasy", "--name", "Vale", "--out", path))
    assert "Vale:" in text and "1983 of 2000 points, 17 left" in text and text.endswith("It may play.")
    assert "exists; expected the name of a new file" in refused(run("army", "new", "--from", path, "--out", path))
    again = json.loads(output(run("army", "new", "--from", path, "--limit", "2500.5")))
    assert (again["name"], again["limit"]) == ("Vale", 2500.5)


def test_units_of_a_pack_go_into_the_file_with_all_that_they_are(marsh: str) -> None:
    found = json.loads(output(run("army", "new", "--pack", marsh, "--unit", "like=Marsh wolves n=2")))
    assert found["units"][0]["weapons"] == [{"name": "Long fang", "fight": 2, "shoot": 0, "range": 0}]


def test_a_bad_pack_is_refused_by_its_first_fault(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(PACK.replace('"Long fang"\n', '"Longbow"\n').replace("elite", "monster"), "utf-8")
    said = refused(run("army", "new", "--pack", str(path), "--unit", SCOUTS))
    assert "bad.toml: weapons[0]: 'Longbow' is the name of a listed one" in said and said.endswith(
        f"(and 1 more: affray pack check {path})"
    )
    path.write_text(PACK.replace("elite", "monster"), "utf-8")
    assert "more)" not in refused(run("army", "new", "--pack", str(path), "--unit", SCOUTS))


# --- check, show, price, print ----------------------------------------------------------------------------------------
def test_a_check_says_what_is_over_and_by_how_much(watch: str) -> None:
    ran = run("army", "check", watch)
    text = " ".join(ran.out.split())
    assert ran.code == 1 and ran.err == ""
    assert "basic and ordnance: 222.5 points, at least 250: 27.5 too few [UW-FORCE-09]" in text
    assert "heroes: 260 points, at most 125: 135 too many" in text and text.endswith("2 rules are broken.")
    assert "Zwei" not in text and "135 zu viel" in run("army", "check", watch, "--lang", "de").out


def test_a_check_names_the_unit_that_breaks_a_rule(watch: str) -> None:
    body = json.loads(Path(watch).read_text("utf-8"))
    body["units"][1]["n"] = 2
    Path(watch).write_text(json.dumps(body), "utf-8")
    assert "  The Duke: a hero is a unit by itself, not one of 2 [UW-HERO-01]\n" in run("army", "check", watch).out


def test_a_check_for_programs_has_the_same_figures(watch: str) -> None:
    ran = run("army", "check", watch, "--json")
    found = json.loads(ran.out)
    assert ran.code == 1 and found["violations"] == ["basic_ordnance_below_half", "hero_above_quarter"]
    assert [share["excess"] for share in found["shares"]] == [27.5, 0, 135]
    assert found["faults"][0]["clauses"] == ["UW-FORCE-09"] and "27.5 too few" in found["faults"][0]["reason"]


def test_a_limit_of_ones_own_and_house_rules_change_the_verdict(watch: str) -> None:
    assert run("army", "check", watch, "--limit", "1040").code == 1
    assert "at most 260" in run("army", "check", watch, "--limit", "1040").out
    assert "at least 241.25" in run("army", "check", watch, "--option", "composition_share_of=spent").out


@pytest.mark.parametrize("name", ["fantasy", "medieval", "modern", "sci_fi", "weird"])
@pytest.mark.parametrize("limit", ["2000", "1500", "1000"])
def test_every_ready_army_may_play(name: str, limit: str) -> None:
    assert output(run("army", "check", name, "--limit", limit)).endswith("It may play.")


def test_a_price_shows_its_terms(watch: str) -> None:
    text = output(run("army", "price", watch, "--unit", "Scouts"))
    assert "Scouts: 5 basic" in text and "The Duke" not in text
    assert "miniature: (48 + 42 + 0 + 0) / 4 = 22.5" in text and "unit: 5 × 44.5 = 222.5 points" in text


def test_a_unit_in_one_line_has_a_price(marsh: str) -> None:
    assert "unit: 4 × 28.5 + 110 = 224 points" in output(run("army", "price", "like=medieval/trebuchet"))
    assert "Long fang: 10 × 2 + 10 × 0 + 2 × 0 = 20" in output(
        run("army", "price", "like=Marsh wolves", "--pack", marsh)
    )


def test_a_price_for_programs_has_every_factor() -> None:
    found = json.loads(run("army", "price", "like=modern/tank abilities=rear_attack_arc", "--json").out)[0]
    assert found["terms"][0] == {"id": "move", "factors": [4, 6, 8], "value": 192, "clauses": ["UW-FORCE-03"]}
    assert [entry["value"] for entry in found["weapons"]] == [76, 68]
    assert found["abilities"][0]["terms"][0]["factors"] == [0.2, 432]
    assert (found["divisor"], found["miniature"], found["each"], found["unit"]) == (1, 288, 518.4, 518.4)


def test_an_army_is_shown_with_its_stats(watch: str) -> None:
    text = output(run("army", "show", watch))
    assert "Scouts: 5 basic, 1d6, Move 8, Fight 0, Shoot 1, Defense 7, range 6; pistol" in text
    found = json.loads(run("army", "show", watch, "--json").out)
    assert [unit["points"] for unit in found["units"]] == [222.5, 260] and found["total"] == 482.5


def test_an_army_is_printed_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "vale.html"
    assert "1 leaf written" in output(run("army", "print", "fantasy", "--out", str(page)))
    text = page.read_text("utf-8")
    assert "Host of the Green Vale" in text and "Border axemen" in text and "991.5 points" in text
    assert "Heer des Grünen Tals" in run("army", "print", "fantasy", "--lang", "de").out


# --- refusals ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("check", "nobody"), "army 'nobody': expected a file, or one of fantasy, medieval, modern, sci_fi, weird"),
        (("check", "fantasy", "--limit", "1250"), "expected a limit of 2000 or 1500 or 1000, got 1250"),
        (("check", "fantasy", "--limit", "many"), "--limit 'many': expected a number of points"),
        (("check", "fantasy", "--limit", "0"), "--limit '0': expected a number above 0"),
        (("check", "fantasy", "--limit", "NaN"), "--limit: expected a number from 0"),
        (("check", "fantasy", "--option", "luck=1"), "option 'luck' is unknown"),
        (("check", "fantasy", "--lang", "fr"), "--lang 'fr'"),
        (("price", "fantasy", "--unit", "Elves"), "--unit 'Elves': expected one of Vale spearmen, Border axemen"),
        (("price", "like=weird/elf"), "unit 'weird/elf' is unknown; expected one of fantasy/spears"),
        (("new", "--without", "Elves"), "--without 'Elves': expected one of none: there are no units"),
        (("new", "--unit", "like=medieval/duke n=2"), "a hero is a unit by itself, not one of 2"),
        (("new", "--name", "a\nb"), "--name: expected 1 to 80 letters on one line"),
        (("new", "--pack", "nowhere.toml"), "nowhere.toml"),
        (("print", "fantasy", "--out", "x.doc"), "expected a name that ends in .html or .pdf"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: tuple[str, ...], fault: str) -> None:
    assert fault in refused(run("army", *arguments))


def test_a_file_that_is_no_army_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("{}", "utf-8")
    assert "x.json: expected an army list" in refused(run("army", "show", str(path)))


# --- a plugin ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def herds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plugin with army lists of its own kind is installed."""
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint("herd", "tests.herd:HERD", group)])


@pytest.mark.usefixtures("herds")
def test_a_plugin_with_armies_has_the_commands(tmp_path: Path) -> None:
    herd = ("--system", "herd")
    path, sty = str(tmp_path / "herd.json"), tmp_path / "sty"
    sty.write_text("Bo", "utf-8")
    made = run(
        "army", "new", *herd, "--from", "farm", "--unit", "Bo=3", "--pack", str(sty), "--limit", "50", "--out", path
    )
    assert output(made).endswith("total: 43 pigs: 43 0 wrong")
    assert json.loads(run("army", "check", *herd, path, "--json").out)["total"] == 43
    assert json.loads(run("pack", "check", *herd, str(sty), "--json").out)["pigs"] == sty.read_text().split()
    assert run("army", "check", *herd, path, "--limit", "42").code == 1
    assert json.loads(run("army", "price", *herd, path, "--option", "goal=30", "--json").out) == [
        {"name": "Ada", "each": 21},
        {"name": "Bo", "each": 2},
    ]
    assert "Ada: 2 of 20 Bo: 3 of 1" in output(run("army", "show", *herd, path))
    assert "<title>Farm</title>" in run("army", "print", *herd, "farm").out
    assert refused(run("army", "new", *herd, "--unit", "Bo=9")) == ("affray: unit 'Bo=9': expected 1 to 8 pigs")


@pytest.mark.usefixtures("herds")
def test_a_system_without_armies_says_who_has_some() -> None:
    said = refused(run("army", "new", "--system", "melee"))
    assert said == "affray: system 'melee' has no army lists; expected one of wargame, herd"
