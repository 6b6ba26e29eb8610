"""`affray figure` for the Combat and Movement Guide: the same commands, with weight, silver and spells."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from affray.core.reading.roster_file import write_roster
from affray.systems.melee.roster.adventurer import LINE
from tests.units.cli.running import Ran, refused, run

ANN = "race=human st=12 dx=12 iq=8 armor=leather shield=small weapons=broadsword slung=dagger"
MO = "race=human st=8 dx=12 iq=12 weapons=wizard_staff spells=staff,blur,fireball"
Figure = Callable[..., Ran]


@pytest.fixture
def figure(tmp_path: Path) -> Figure:
    """A command of the roster on a store of the test's own."""

    def ran(*arguments: str, lines: tuple[str, ...] = ()) -> Ran:
        return run("figure", *arguments, "--store", str(tmp_path / "s.sqlite"), lines=lines)

    return ran


def output(ran: Ran) -> str:
    """What a command prints, in one line."""
    return " ".join(ran.out.split())


def test_a_figure_is_made_from_options_shown_and_removed(figure: Figure) -> None:
    arms = ["--weapons", "broadsword", "--slung", "dagger", "--shield", "small", "--armor", "leather"]
    made = figure(
        "new", "Ann", "--system", "melee", "--race", "human", "--st", "12", "--dx", "12", "--iq", "8", *arms,
        "--against", "Champion",
    )  # fmt: skip
    assert made.code == 0
    assert "weight: 13.5 lb for ST 12: light load [CM-ENC-01]" in output(made)
    assert "Ann against Champion, score 10 = DX +12 armor -2" in made.out
    assert "hit 50% 16%" in output(made)
    assert figure("show", "Ann", "--text").out == f"name=Ann {ANN}\n"
    assert figure("list").out.startswith("Ann: Human ST 12 DX 12 IQ 8 WIS 8; unhurt; has Broadsword")
    assert figure("list", "--system", "foeman").out.startswith("The roster is empty: affray figure new --store ")
    assert json.loads(figure("list", "--json").out)[0]["system"] == "melee"
    assert figure("remove", "Ann").out == "Ann is off the roster.\n"


def test_a_line_is_shown_in_both_languages(figure: Figure) -> None:
    assert "Fireball: missile spell, IQ 12" in output(figure("show", MO, "--system", "melee"))
    assert "Feuerball: Geschosszauber, IQ 12" in output(figure("show", MO, "--system", "melee", "--lang", "de"))
    table = json.loads(figure("show", MO, "--system", "melee", "--json").out)
    assert table["figure"]["spells"] == ["staff", "blur", "fireball"] and table["sheet"][0]["group"] == "Attributes"


def test_a_name_belongs_to_one_figure_of_all_systems(figure: Figure) -> None:
    assert figure("new", "Ann", "--text", "race=Human st=12 dx=12 iq=8").code == 0
    assert "Ann: is in the roster already" in refused(figure("new", "Ann", "--system", "melee", "--text", ANN))
    assert figure("new", "Bo", "--system", "melee", "--random", "--race", "orc", "--seed", "4").code == 0
    both = figure("list").out
    assert both.index("Ann: Human ST 12") < both.index("Bo: Orc ST")
    assert "expected figures of one system" in refused(figure("export", "--name", "Ann", "--name", "Bo"))
    assert "expected figures of one system" in refused(figure("print", "Ann", "Bo"))


def test_one_is_asked_and_told_what_runs_along(figure: Figure) -> None:
    lines = (
        "ent", "Human", "8 12 13", "8 12 12", "sleep", "staff,blur", "plate", "cloth", "great_sword", "wizard_staff",
        "", "dagger", "", "rations", "pack,rations", "Mo",
    )  # fmt: skip
    made = figure("new", "--system", "melee", lines=lines)
    for line in (
        "race 'ent' is unknown",
        "points left: none, 1 over 32",
        "come to 33; the race Human takes 32 [CM-FIG-01]",
        "the gear costs 500 silver; a figure has 400 [CM-FIG-03]",
        "Great sword takes ST 16; ST is 8 [CM-EQUIP-01]",
        "things are packed and there is no pack [CM-FIG-06]",
        "Sleep takes IQ 13; IQ is 12 [CM-SPELL-01]",
    ):
        assert line in output(made), line
    assert made.code == 0
    line = "armor=cloth weapons=wizard_staff slung=dagger pack=pack,rations spells=staff,blur"
    assert figure("show", "Mo", "--text").out == f"name=Mo race=human st=8 dx=12 iq=12 {line}\n"


def test_travel_tires_at_a_jog_and_rests_at_a_walk(figure: Figure) -> None:
    assert figure("new", "--system", "melee", "--text", f"name=Ann {ANN}").code == 0
    assert "4 fatigue" in output(figure("travel", "Ann", "--jog", "60", "--walk", "120"))
    assert "3 fatigue" in output(figure("travel", "Ann", "--walk", "60"))
    assert "jog: Ann would collapse on the way; expected at most 99 minutes" in refused(
        figure("travel", "Ann", "--jog", "100")
    )
    assert "expected --jog or --walk, in minutes" in refused(figure("travel", "Ann"))


def test_travel_tires_nobody_where_the_rules_have_no_such_fatigue(figure: Figure) -> None:
    assert figure("new", "--text", "name=Bo race=Human st=12 dx=12 iq=8").code == 0
    assert "the rules of foeman have no fatigue of travel" in refused(figure("travel", "Bo", "--jog", "10"))


def test_rest_points_and_other_gear(figure: Figure, tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    path.write_bytes(write_roster([LINE.read(f"name=Ann {ANN} experience=60 wounds=2 fatigue=3")], "melee", "foeman"))
    assert figure("import", str(path)).out == "1 added: Ann\n"
    assert "ST now 10 (2 hits, 2 fatigue)" in output(figure("rest", "Ann"))
    assert "unhurt" in output(figure("rest", "Ann", "--days", "4"))
    assert "DX 13 IQ 8 WIS 8; unhurt" in output(figure("advance", "Ann", "dx"))
    assert "Ann has 10 experience; the point costs 100 [CM-EXP-02]" in refused(figure("advance", "Ann", "st"))
    assert "has Rapier" in output(figure("change", "Ann", "--weapons", "rapier", "--slung", "-", "--name", "Anna"))
    out = figure("export", "--name", "Anna").out
    assert json.loads(out)["system"] == "melee" and json.loads(out)["figures"][0]["dx"] == 13
    assert "<html" in figure("print", "Anna").out
    assert "Anna" in figure("print", "--system", "melee", "--lang", "de").out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("new", "A", "--system", "melee", "--text", f"{ANN} spells=nap"), "spell 'nap' is unknown; expected one of"),
        (("new", "A", "--system", "melee", "--text", f"{ANN} gear=lute"), "gear 'lute' is unknown"),
        (("new", "A", "--system", "melee", "--text", f"{ANN} wounds=-1"), "wounds=-1: expected a whole number"),
        (("new", "A", "--system", "melee", "--handed", "left", "--st", "12"), "'handed' is unknown; expected one of"),
        (("new", "A", "--system", "melee", "--pack", "x", "--random"), "--pack: packs are of foeman, not of melee"),
        (("new", "A", "--system", "chess"), "system 'chess': expected one of foeman, fortmayn, melee"),
        (("new", "A", "--system", "melee", "--random", "--race", "ent"), "race 'ent' is unknown"),
        (("show", "race=human st=40", "--system", "melee"), "the race Human takes 32 [CM-FIG-01]"),
        (("show", MO, "--system", "melee", "--against", "Nobody"), "figure 'Nobody': expected"),
        (("import", "{file}"), "version 2 is of a newer Affray"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(figure: Figure, tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    path = tmp_path / "later.json"
    data = write_roster([LINE.read(f"name=Ann {ANN}")], "melee", "foeman")
    path.write_bytes(data.replace(b'"version": 1', b'"version": 2'))
    assert reason in refused(figure(*(each.replace("{file}", str(path)) for each in arguments)))
    assert figure("list").out.startswith("The roster is empty: affray figure new --store ")


def test_figures_of_other_systems_that_a_file_leaves_out_are_counted(figure: Figure, tmp_path: Path) -> None:
    figure("new", "Ann", "--text", "race=Human st=12 dx=12 iq=8")
    for name in ("Bo", "Cid"):
        figure("new", name, "--system", "melee", "--random")
    for ran in (figure("export", str(tmp_path / "all.json")), figure("export")):
        assert (ran.code, ran.err) == (0, "affray: 2 of melee not written: --system melee writes them\n")
    assert figure("export", "--system", "melee").err == figure("export", "--name", "Ann").err == ""


def test_what_the_rules_refuse_is_said_in_the_language_asked_for(figure: Figure) -> None:
    for system, said in (
        ("foeman", "Volk 'Zork' ist unbekannt; möglich: Human"),
        ("melee", "Volk 'Zork' ist unbekannt; möglich: human"),
        ("fortmayn", "Typ 'Zork' ist unbekannt; möglich: brawny"),
    ):
        drawn = ("new", "Al", "--system", system, "--random", "--race", "Zork")
        assert said in refused(figure(*drawn, "--lang", "de"))
        assert "'Zork' is unknown; expected one of" in refused(figure(*drawn))
    wrong = refused(figure("new", "Al", "--race", "Human", "--st", "12", "--lang=de"))
    assert "figure new: " in wrong and "DX" in wrong and "[FM-FIG-01]" in wrong and "below" not in wrong
