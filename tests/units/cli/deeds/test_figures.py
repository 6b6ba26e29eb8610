"""`affray figure`: making, keeping, advancing, import and export."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from affray.systems.foeman.roster.adventurer import read_line
from tests.foeman_tables import write_roster
from tests.units.cli.running import Ran, refused, run

ANN = "race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger"
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


def rows(figure: Figure) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(figure("list", "--json").out)
    return found


def test_a_figure_is_made_from_options_shown_and_removed(figure: Figure) -> None:
    assert "The roster is empty" in figure("list").out
    options = ["--race", "Human", "--st", "12", "--dx", "12", "--iq", "8", "--armor", "Leather", "--carry", "Dagger"]
    made = figure(
        "new", "Ann", *options, "--hold", "Mace,Small Shield", "--things", "Oil Flask", "--against", "Orc raider"
    )
    assert made.code == 0
    assert "required ST: RQ 11, the figure counts 12" in made.out
    assert "Ann against Orc raider, score 10 = DX +12 armor -2" in made.out
    command = made.out.splitlines()[-1].removeprefix("Ann is in the roster: affray ").split()
    assert command[:4] == ["figure", "show", "Ann", "--store"] and "Ann" in run(*command).out
    assert figure("show", "Ann", "--text").out == f"name=Ann {ANN} things=Oil Flask\n"
    assert "Ann: Human ST 12 DX 12 IQ 8" in figure("list").out
    assert figure("remove", "Ann").out == "Ann is off the roster.\n"
    assert rows(figure) == []


def test_a_line_is_shown_without_being_kept_in_both_languages(figure: Figure) -> None:
    shown = figure("show", ANN, "--against", ANN, "--weapon", "Mace")
    assert "Nobody against Nobody" in shown.out
    assert "DX, modified and basic: 10 of 12 (DX +12, armor -2)" in output(shown)
    assert "10 von 12 (DX +12, Rüstung −2)" in output(figure("show", ANN, "--lang", "de"))
    table = json.loads(figure("show", ANN, "--json").out)
    assert table["figure"]["main"] == "Mace" and table["sheet"][0]["group"] == "Attributes"
    assert rows(figure) == []


def test_a_draw_is_the_same_again_and_its_name_is_free(figure: Figure) -> None:
    assert figure("new", "--random", "--race", "Orc", "--seed", "5").code == 0
    assert figure("new", "--random", "--race", "Orc", "--seed", "5").code == 0
    assert figure("new", "Zed of Ash", "--random").code == 0
    first, second, third = rows(figure)
    assert first["name"] != second["name"] and third["name"] == "Zed of Ash"
    assert (first["st"], first["main"]) == (second["st"], second["main"])


def test_a_line_is_kept_under_its_name(figure: Figure) -> None:
    assert figure("new", "--text", f"name=Ann {ANN}").code == 0
    assert 'affray figure show "Bo of Ash" --store ' in figure("new", "Bo of Ash", "--text", f"name=Ann {ANN}").out
    assert [row["name"] for row in rows(figure)] == ["Ann", "Bo of Ash"]


def test_one_is_asked_with_what_is_left_and_what_is_broken(figure: Figure) -> None:
    figure("new", "Ann", "--text", ANN)
    lines = (
        "ogre", "elf", "12 12", "12 12 7", "11 12 9", "10 12 9", "both", "left", "Silk", "",
        "Axe,Mace,Club", "Greatsword,Dagger", "Rapier,Small Shield", "Dagger", "nothing", "a_b", "Ann", "Ivy",
    )  # fmt: skip
    made = figure("new", lines=lines)
    assert made.code == 0
    for line in (
        "race 'ogre' is unknown",
        "Elf: at least ST 7, DX 9, IQ 7, in all 31.",
        "expected ST DX IQ, three numbers",
        "ST 12 must be below DX 12 [FM-FIG-03]",
        "points left: none, 1 over 31",
        "ST+DX+IQ is 32; Elf takes 31 [FM-FIG-02]",
        'handed: expected one of left, right, not "both"',
        "armor 'Silk' is unknown",
        "hold: expected at most two items",
        "a two-hand weapon leaves no hand for another item [FM-EQP-02]",
        "name 'a_b': expected at most 40 letters",
        "Ann: is in the roster already",
    ):
        assert line in output(made), line
    line = figure("show", "Ivy", "--text").out
    assert line == "name=Ivy race=Elf st=10 dx=12 iq=9 handed=left hold=Rapier,Small Shield carry=Dagger\n"


def test_with_a_name_nobody_asks_for_one(figure: Figure) -> None:
    assert figure("new", "Ann", lines=("", "12 12 8", "", "", "", "", "")).code == 0
    assert figure("show", "Ann", "--text").out == "name=Ann race=Human st=12 dx=12 iq=8\n"


def test_rest_and_advancement(figure: Figure, tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    path.write_bytes(write_roster([read_line(f"name=Ann {ANN} ep=120 wounds=2 exhaustion=3")]))
    assert figure("import", str(path)).out == "1 added: Ann\n"
    assert "Ann has lost ST: 2 by wounds, 3 by exhaustion" in refused(figure("advance", "Ann", "dx"))
    assert "mST 10 (2 wounds)" in output(figure("rest", "Ann"))
    assert "mST 12;" in output(figure("rest", "Ann", "--days", "2"))
    assert "DX 13 IQ 8; level 1, 20 of 200 Ep" in output(figure("advance", "Ann", "dx"))
    assert "the next level takes 200 [FM-LVL-02]" in refused(figure("advance", "Ann", "dx"))


def test_a_figure_changes_its_name_and_gear(figure: Figure) -> None:
    figure("new", "Ann", "--text", f"{ANN} wounds=2")
    assert "has Axe" in output(figure("change", "Ann", "--hold", "Axe", "--carry", "-", "--name", "Anna"))
    (row,) = rows(figure)
    assert (row["name"], row["main"], row["st"], row["wounds"]) == ("Anna", "Axe", 12, 2)
    assert "off" not in row and "carried" not in row
    assert row["armor"] == "Leather"


def test_a_roster_goes_out_and_comes_in(figure: Figure, tmp_path: Path) -> None:
    for name in ("Ann", "Bo"):
        figure("new", name, "--text", ANN)
    path = tmp_path / "roster.json"
    assert figure("export", str(path)).out.split() == f"2 written to {path}".split()
    assert figure("export").out == path.read_text() and figure("export").err == ""
    assert [load["name"] for load in json.loads(figure("export", "--name", "Bo").out)["figures"]] == ["Bo"]
    before = rows(figure)
    assert "Ann, Bo: there already" in refused(figure("import", str(path)))
    for name in ("Ann", "Bo"):
        figure("remove", name)
    assert figure("import", str(path)).code == 0
    assert rows(figure) == before


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("Mace", "Spoon"), "item 'Spoon' is neither a weapon nor a shield [FM-EQP-01]"),
        (('"version": 1', '"version": 2'), "version 2 is of a newer Affray"),
        (('"Cy"', '"Bo"'), "figures[1] 'Bo': is there twice"),
        (('"Cy"', '"Ann"'), "roster: Ann: there already"),
    ],
)
def test_a_roster_that_does_not_hold_changes_nothing(
    figure: Figure, tmp_path: Path, change: tuple[str, str], reason: str
) -> None:
    figure("new", "Ann", "--text", ANN)
    before = rows(figure)
    path = tmp_path / "roster.json"
    text = write_roster([read_line(f"name={name} {ANN}") for name in ("Bo", "Cy")]).decode()
    path.write_text(text.replace(*change))
    assert reason in refused(figure("import", str(path)))
    assert rows(figure) == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("new", "A", "--race", "Elf", "--st", "12", "--dx", "11", "--iq", "9", "--hold", "Greatsword,Dagger"),
         "[FM-EQP-02]; ST+DX+IQ is 32; Elf takes 31 [FM-FIG-02]; ST 12 must be below DX 11 [FM-FIG-03]"),
        (("new", "Ann", "--text", ANN), "Ann: is in the roster already"),
        (("new", "A", "--text", ANN, "--st", "12"), "--st: does not go with --text"),
        (("new", "A", "--random", "--st", "12"), "--st: does not go with --random"),
        (("new", "A", "--random", "--text", ANN), "--text: does not go with --random"),
        (("new", "A", "--random", "--seed", "-1"), "--seed -1: expected 0 to"),
        (("new", "A", "--seed", "1"), "--seed: goes with --random"),
        (("new", "--random", "--race", "Ogre"), "race 'Ogre' is unknown"),
        (("new", "A", "--text", ANN, "--lang", "fr"), "--lang 'fr': Foeman speaks en and de"),
        (("new", "A", "--text", ANN, "--against", "Ogre"), "figure 'Ogre': expected"),
        (("new",), "the input has ended; nothing is kept"),
        (("show", "Zed"), "figure 'Zed': expected \"race=... st=... dx=... iq=...\" or one of Ann, Sample Figure"),
        (("show", "race=Elf st=9"), "[FM-FIG-01]; ST+DX+IQ is 9; Elf takes 31 [FM-FIG-02]; ST 9 must be"),
        (("show", "Ann", "--against", "Man-at-arms", "--weapon", "Axe"), "weapon 'Axe': Ann can attack with Mace"),
        (("advance", "Zed", "ST"), "figure 'Zed': is not in the roster: Ann"),
        (("advance", "Ann", "MA"), "attribute 'MA': expected one of ST, DX, IQ"),
        (("change", "Ann"), "figure change: expected --name, --armor, --hold, --carry or --things"),
        (("change", "Zed", "--armor", "None"), "figure 'Zed': is not in the roster: Ann"),
        (("change", "Ann", "--hold", "Greatsword,Dagger"), "figure change: a two-hand weapon leaves no hand"),
        (("change", "Ann", "--armor", "Silk"), "figure change: armor 'Silk' is unknown"),
        (("export", "--name", "Zed"), "figure 'Zed': is not in the roster"),
        (("export", "no/such/folder/r.json"), "the folder for it is not there"),
        (("import", "no-such-file"), "no-such-file: there is no such file"),
        (("rest", "Ann", "--days", "-1"), "days"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line(figure: Figure, arguments: tuple[str, ...], reason: str) -> None:
    figure("new", "Ann", "--text", ANN)
    before = rows(figure)
    assert reason in refused(figure(*arguments))
    assert rows(figure) == before


def test_without_a_command_the_help_is_shown() -> None:
    for name in ("figure", "campaign"):
        shown = run(name, "--help")
        assert shown.code == 0 and "show" in shown.out
