"""`affray pack`, and `--pack` of the other commands: exit codes and lines."""

import json
import shutil
from pathlib import Path

import pytest

from affray.systems.foeman.content.tables import find_weapon
from tests.units.cli.running import Ran, refused, run

EXAMPLES = Path(__file__).parents[4] / "examples"
COAST, BEASTS = str(EXAMPLES / "drowned-coast"), str(EXAMPLES / "marsh-beasts.toml")
MARROW = "race=Human st=13 dx=11 iq=8 armor=Quilted Oilskin hold=Boathook carry=Cutlass"


def output(ran: Ran) -> str:
    """What a command prints, in one line."""
    assert ran.code == 0, ran
    return " ".join(ran.out.split())


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """The example pack with faults in three files."""
    folder = tmp_path / "spoilt"
    shutil.copytree(COAST, folder)
    (folder / "pack.toml").write_text((folder / "pack.toml").read_text().replace('"Cutlass"', '"Mace"'))
    with (folder / "weapons.csv").open("a") as file:
        file.write("=HYPERLINK(1),,hilts,-2T-1=1,9,1,no,false,false,standard\n")
    with (folder / "armor.csv").open("a") as file:
        file.write("Plank,shield,x,0,0,2,1,,\n")
    return folder


# --- affray pack ------------------------------------------------------------------------------------------------------
def test_a_check_lists_what_a_pack_adds_and_changes() -> None:
    found = run("pack", "check", COAST)
    text = output(found)
    assert "It changes the built-in Cutlass." in text
    assert "Cutlass (in place of the built-in one): hilts, DG -2T-1=3C+1<1, RQ 9" in text
    for part in (
        "Barbed Gaff: poles",
        "Quilted Oilskin: stops 1",
        "Driftwood Shield: stops 1",
        "Fenwalker: at least ST 7",
    ):
        assert part in text
    assert "Spring tide (spring_tide)" in text and "low_cup_mods=true, drop_weapon=true" in text
    assert "drowned-coast/wreckers: Wreckers." in text and "Cannot be played" not in text
    tables = [line for line in found.out.splitlines() if line.strip().startswith("mean")]
    assert len(tables) == 4 and all(len(line.split()) == 10 for line in tables)


def test_a_check_for_programs_says_the_same() -> None:
    found = json.loads(run("pack", "check", COAST, "--json").out)
    assert found["faults"] == [] and found["shadows"] == ["Cutlass"]
    cutlass = next(entry for entry in found["weapons"] if entry["name"] == "Cutlass")
    assert cutlass["changes_built_in"] and find_weapon(cutlass["text"]).dg == cutlass["dg"]
    assert [row["hit_dice"] for row in cutlass["table"]["rows"]] == list(range(1, 10))
    assert found["races"][0]["total"] == 31 and found["shields"][0]["rt1"] == 3 and found["armor"][0]["pr"] == 1


def test_a_check_lists_every_fault_with_file_line_and_reason(spoilt: Path) -> None:
    found = run("pack", "check", str(spoilt))
    assert (found.code, found.out) == (2, "")
    assert found.err.splitlines() == [
        f"affray: {spoilt}/weapons.csv: line 6: column 'name': expected to start with a letter, got '='",
        f"affray: {spoilt}/armor.csv: line 4: column 'pr': expected a whole number, not \"x\"",
        f"affray: {spoilt}/weapons.csv: line 2: 'Cutlass': is a built-in weapon; expected it under shadows in pack.toml, or another name",
        f"affray: {spoilt}/pack.toml: line 9: shadows: 'Mace': no row of the pack changes it",
    ]
    programs = run("pack", "check", str(spoilt), "--json")
    assert programs.code == 2 and len(json.loads(programs.out)["faults"]) == 4


def test_a_check_tells_which_scenarios_do_not_go_with_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'name = "o"\ntitle = "O"\nversion = "1"\nsystem = "foeman"\nshadows = ["Orc"]\n'
    )
    (tmp_path / "races.csv").write_text("race,least_st,least_dx,least_iq,adder,ma,bonus_id\nOrc,9,7,6,10,10,none\n")
    text = output(run("pack", "check", str(tmp_path)))
    assert "Cannot be played with it duel" not in text and "ST+DX+IQ is 30; Orc takes 32" in text


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    assert "expected the folder of a pack" in refused(run("pack", "check", str(tmp_path / "no")))
    assert "pack.toml: is missing" in refused(run("pack", "check", str(tmp_path)))


# --- packs of one file ------------------------------------------------------------------------------------------------
def test_a_check_of_a_pack_of_units_lists_weapons_abilities_and_units_with_their_prices() -> None:
    text = output(run("pack", "check", BEASTS))
    assert text.startswith("Beasts of the marsh marsh-beasts Wolves with long fangs")
    for part in ("Stone thrower: Fight 0, Shoot 3, range 6/15", "Wade: 4.5 points", "Marsh wolves: 3 elite, 2d6"):
        assert part in text
    found = json.loads(run("pack", "check", BEASTS, "--json").out)
    assert found["faults"] == [] and [entry["name"] for entry in found["weapons"]] == ["Long fang", "Stone thrower"]


def test_a_check_of_a_pack_of_units_lists_every_fault(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f"{Path(BEASTS).read_text()}\n[[weapons]]\nfight = 1\n[[abilities]]\nname = 'Wade'\ncost = 1\n")
    found = run("pack", "check", str(own))
    assert (found.code, found.out) == (2, "")
    assert [line.removeprefix(f"affray: {own}: ") for line in found.err.splitlines()] == [
        "weapons[2]: name is missing",
        "abilities[1]: 'Wade' is there twice",
    ]
    assert "(and 1 more: affray pack check" in refused(run("army", "price", "like=x", "--pack", str(own)))


def test_a_file_of_the_folder_of_a_pack_is_no_pack_by_itself() -> None:
    assert "expected the folder of a pack" in refused(run("pack", "check", f"{COAST}/pack.toml"))
    assert "expected the folder of a pack" in refused(run("scenarios", "foeman", "--pack", BEASTS))


def test_a_dg_string_shows_its_table() -> None:
    text = output(run("pack", "dg", "-2L+1<3"))
    assert "Low die 0 to 5 counts 1 2 3 3 4 5" in text and "damage dice 0 0 1 2 3 4 5 6 7" in text
    assert json.loads(run("pack", "dg", "-2T-1=1", "--json").out)["top"] == [0, 0, 2, 3, 4, 5]


@pytest.mark.parametrize("text", ["-2X+1<3", "2T-1=1", "", "-2T-1=1T-1=1", "-2T", "--", "=1+1"])
def test_a_string_that_is_no_dg_is_refused(text: str) -> None:
    assert "DG" in refused(run("pack", "dg", text))


# --- --pack -----------------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_scenarios_of_a_pack_are_listed_and_watched(tmp_path: Path) -> None:
    assert "drowned-coast/lamp The lamp on the sill" in output(run("scenarios", "foeman", "--pack", COAST))
    record = str(tmp_path / "lamp.record")
    sides = ["--side", "Light=random", "--side", "Dark=random"]
    watched = run("watch", "foeman", "drowned-coast/lamp", "--pack", COAST, *sides, "--option", "spring_tide=true", "--seed", "3", "--save", record)  # fmt: skip
    text = output(watched)
    assert "The lamp on the sill" in text and "Lamp Blade" in text and "|" not in text
    assert run("verify", record).code == 0
    assert '"revive_killed":"3:50"' in Path(record).read_text().splitlines()[0]


def test_what_a_scenario_of_a_pack_switches_on_may_be_switched_off(tmp_path: Path) -> None:
    def options(*given: str) -> dict[str, object]:
        record = str(tmp_path / f"{len(given)}.record")
        assert (
            run("play", "foeman", "drowned-coast/lamp", "--pack", COAST, *given, "--save", record, "--plain").code == 0
        )
        scenario = json.loads(Path(record).read_text().splitlines()[0])["scenario"]
        return {name: scenario["options"].get(name) for name in ("dodge_covers_front", "low_cup_mods")}

    assert options() == {"dodge_covers_front": True, "low_cup_mods": True}
    assert options("--option", "shield_wall=false") == {"dodge_covers_front": None, "low_cup_mods": True}


def test_reference_cards_have_the_packs_things_in_place_of_the_printed_ones(tmp_path: Path) -> None:
    plain, packed = run("cards", "foeman"), run("cards", "foeman", "--pack", COAST, "--option", "spring_tide=true")
    assert (plain.code, packed.code) == (0, 0)
    for name in ("Barbed Gaff", "Quilted Oilskin", "Driftwood Shield", "Fenwalker", "low_cup_mods", "3:50"):
        assert (name in plain.out, name in packed.out) == (False, True), name
    assert packed.out.count("Cutlass") == plain.out.count("Cutlass") == 1
    assert "|" not in packed.out and "-2T-1=3C+1&lt;1" in packed.out
    assert "option 'spring_tide' is unknown" in refused(run("cards", "foeman", "--option", "spring_tide=true"))
    assert "no_such" in refused(run("cards", "foeman", "--pack", COAST, "--option", "no_such=1"))
    assert "expected the folder of a pack" in refused(run("cards", "foeman", "--pack", str(tmp_path / "none")))


def test_a_scenario_that_ships_is_played_with_a_pack(tmp_path: Path) -> None:
    record = str(tmp_path / "bridge.record")
    played = run("play", "foeman", "bridge", "--pack", COAST, "--seed", "1", "--save", record, "--plain")
    assert played.code == 0
    assert '"drop_weapon":true' in Path(record).read_text().splitlines()[0]
    first = run("play", "foeman", "--pack", COAST, "--seed", "1", "--plain")
    assert "Old Marrow" in first.out
    assert "--pack does not go with --load" in refused(run("play", "--load", record, "--pack", COAST))


def test_a_figure_has_the_packs_things_and_keeps_them(tmp_path: Path) -> None:
    store = ["--store", str(tmp_path / "s.sqlite")]
    words = [
        "--race",
        "Human",
        "--st",
        "13",
        "--dx",
        "11",
        "--iq",
        "8",
        "--armor",
        "Quilted Oilskin",
        "--hold",
        "Boathook",
    ]
    made = run("figure", "new", "Marrow", *words, "--carry", "Cutlass", "--pack", COAST, *store)
    assert "has Barbed Gaff, Cutlass; wears Quilted Oilskin" in output(made)
    assert "Marrow: Human ST 13" in output(run("figure", "list", *store))
    line = run("figure", "show", "Marrow", "--text", *store).out.strip()
    assert "hold=Barbed Gaff|poles|-2T-1=2L+1<2|10|2hd|jab" in line
    shown = output(run("figure", "show", "Marrow", "--against", "Orc raider", *store))
    assert "Marrow against Orc raider" in shown and "|" not in shown
    assert output(run("figure", "show", line, "--json")) == output(run("figure", "show", f"name=Marrow {MARROW}", "--pack", COAST, "--json"))  # fmt: skip
    drawn = output(run("figure", "new", "--random", "--race", "Fenwalker", "--seed", "3", "--pack", COAST, *store))
    assert "Fenwalker ST" in drawn


def test_a_figure_is_asked_for_with_what_the_pack_has(tmp_path: Path) -> None:
    lines = ("fenwalker", "10 14 7", "right", "Quilted Oilskin", "Lamp Blade,Driftwood Shield", "Dagger", "", "Sedge")
    made = run("figure", "new", "--pack", COAST, "--store", str(tmp_path / "s.sqlite"), lines=lines)
    text = output(made)
    assert "Goblin, Fenwalker" in text and "Barbed Gaff, Lamp Blade" in text
    assert (
        "Fenwalker ST 10 DX 14 IQ 7" in text
        and "has Lamp Blade, Driftwood Shield, Dagger; wears Quilted Oilskin" in text
    )


def test_odds_are_those_of_the_packs_things() -> None:
    asked = ["--attacker", MARROW, "--dice", "5", "--json"]
    with_pack = json.loads(run("odds", "foeman", *asked, "--pack", COAST).out)
    assert "Quilted Oilskin" in with_pack["who"][0] and with_pack["cases"][0]["chances"][0]["chance"] > 0
    assert "unknown" in refused(run("odds", "foeman", *asked)) or "neither" in refused(run("odds", "foeman", *asked))
    assert "option 'tide' is unknown" in refused(
        run("odds", "foeman", *asked, "--pack", COAST, "--option", "tide=true")
    )
    assert run("odds", "foeman", *asked, "--pack", COAST, "--option", "shield_wall=true").code == 0


def test_a_campaign_that_ships_is_led_with_a_pack(tmp_path: Path) -> None:
    store = ["--store", str(tmp_path / "s.sqlite")]
    assert run("figure", "new", "Marrow", "--text", MARROW, "--pack", COAST, *store).code == 0
    begun = run(
        "campaign", "new", "north", "--campaign", "ferry", "--figure", "Marrow", "--seed", "1", "--pack", COAST, *store
    )
    assert "has Barbed Gaff, Cutlass" in output(begun)
    assert "|" not in output(run("campaign", "equip", "north", "Marrow", "--leave", "Cutlass", *store))
    back = output(run("campaign", "equip", "north", "Marrow", "--take", "Cutlass", "--hold", "Cutlass", *store))
    assert "has Cutlass, Barbed Gaff" in back and "Chest: empty" in back
    assert "Spoon is not in the chest" in refused(
        run("campaign", "equip", "north", "Marrow", "--take", "Spoon", *store)
    )
    assert "ferry" in output(run("campaign", "list", "--pack", COAST, *store))


@pytest.mark.parametrize(
    "command",
    [["watch", "foeman"], ["play", "foeman"], ["scenarios"], ["odds", "foeman"], ["figure", "show", MARROW], ["figure", "new", "--random"], ["campaign", "list"], ["campaign", "new", "x", "--campaign", "ferry"], ["serve", "--port", "0"]],
)  # fmt: skip
def test_a_pack_with_faults_is_refused_everywhere(command: list[str], spoilt: Path, tmp_path: Path) -> None:
    store = ["--store", str(tmp_path / "s.sqlite")] if command[0] in ("figure", "campaign", "serve") else []
    line = refused(run(*command, "--pack", str(spoilt), *store))
    assert "weapons.csv: line 6" in line and f"(and 3 more: affray pack check {spoilt})" in line


def test_packs_do_not_go_with_other_systems(tmp_path: Path) -> None:
    other = tmp_path / "x.toml"
    other.write_text('system = "pig"\ntitle = "Pig"\n')
    assert "system" in refused(run("watch", "foeman", str(other), "--pack", COAST))
