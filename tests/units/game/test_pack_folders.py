"""Folders of packs: safe to read whatever is in them, with scenarios and campaigns that stand without the pack."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import InputError
from affray.game import Game, dumps, loads, shipped_scenarios, verify
from affray.game.folders import MOST_BYTES, MOST_FILES
from affray.game.pack_folders import (
    EMPTY,
    find_campaign_in,
    find_scenario_in,
    read_pack_with_faults,
    read_shelf,
    with_packs,
)
from affray.play import make_seat, play_out
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.pack_names import Pack

COAST = Path(__file__).parents[3] / "examples" / "drowned-coast"
HEAD = 'name = "own"\ntitle = "Own"\nversion = "1"\nsystem = "foeman"\n'
FIGHT = """\
system = "foeman"
title = "Gate"
map = { columns = 5, height = 5 }
sides = [{ name = "Red" }, { name = "Blue" }]

[[figures]]
name = "Ann"
side = "Red"
race = "Fen"
st = 11
dx = 13
iq = 7
armor = "Leather"
hold = ["Club"]
at = [2, 3]
facing = "N"

[[figures]]
name = "Bors"
side = "Blue"
roster = "Orc raider"
at = [2, 1]
facing = "S"
"""
CAMPAIGN = """\
system = "foeman"
title = "Up the creek"
options = { wet = true }

[[fights]]
scenario = "gate.toml"
side = "Red"
found = ["Club"]

[[fights]]
scenario = "own/gate"
side = "Red"

[[fights]]
scenario = "two-against-two"
side = "Red"
"""
WET = '\n[[options]]\nname = "wet"\ntitle = "Wet"\neffect = "Slips."\nsets = { drop_weapon = true }\n'


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A pack with a weapon, a race, an option, a scenario and a campaign."""
    folder = tmp_path / "own"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "campaigns" / "creek").mkdir(parents=True)
    (folder / "pack.toml").write_text(HEAD + 'shadows = ["Club"]\n' + WET)
    (folder / "weapons.csv").write_text("name,category,dg,rq\nClub,hafts,-1T-2=4,9\n")
    (folder / "races.csv").write_text("race,least_st,least_dx,least_iq,adder,ma,bonus_id\nFen,7,9,7,8,12,lucky\n")
    (folder / "scenarios" / "01-gate.toml").write_text(FIGHT)
    (folder / "campaigns" / "creek" / "campaign.toml").write_text(CAMPAIGN)
    (folder / "campaigns" / "creek" / "gate.toml").write_text(FIGHT)
    return folder


def faults(folder: Path) -> list[str]:
    """What is wrong with a pack, without the folder's own path."""
    found = read_pack_with_faults(folder)[1]
    assert all(fault.startswith(f"{folder}/") for fault in found)
    return [fault.removeprefix(f"{folder}/") for fault in found]


def test_a_pack_comes_with_scenarios_and_campaigns(own: Path) -> None:
    found, wrong = read_pack_with_faults(own)
    assert wrong == []
    assert [scenario.name for scenario in found.scenarios] == ["own/gate"]
    (creek,) = found.campaigns
    assert isinstance(found.pack, Pack)
    club = found.pack.items["Club"]
    assert (creek.name, creek.options, creek.fights[0].found) == ("own/creek", {"drop_weapon": True}, (club,))
    assert [fight.scenario.title for fight in creek.fights] == ["Gate", "Gate", "Two against two"]
    assert found.unfit == {}


def test_a_game_under_a_pack_verifies_without_it(own: Path, tmp_path: Path) -> None:
    shelf = read_shelf([own])
    scenario, options = with_packs(shelf.folders, find_scenario_in(shelf, "foeman", "own/gate"), {"wet": "true"})
    game = Game.new(SYSTEM, scenario, options, seed=3)
    play_out(game, [make_seat("random", 1), make_seat("random", 2)])
    data = dumps(game)
    shutil.rmtree(own)
    again: Game[State, object] = loads(data)
    assert again.state == game.state and again.state.house.drop_weapon == 1
    (tmp_path / "game.record").write_bytes(data)
    assert verify(tmp_path / "game.record") is None


def test_two_games_with_different_packs_run_side_by_side(own: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    shutil.copytree(own, other)
    (other / "pack.toml").write_text((own / "pack.toml").read_text().replace('"own"', '"other"'))
    (other / "weapons.csv").write_text("name,category,dg,rq\nClub,hafts,-3T-2=4,7|\n".replace("|", ""))
    shutil.rmtree(other / "campaigns")
    shelf = read_shelf([own, other])
    states = [SYSTEM.setup(scenario, {}) for scenario in shelf.scenarios]
    assert [state.figures[0].main for state in states] == ["Club|hafts|-1T-2=4|9", "Club|hafts|-3T-2=4|7"]
    with pytest.raises(InputError, match="packs own and other: both say what 'Club' is"):
        with_packs(shelf.folders, shelf.scenarios[0], {})


def test_the_scenarios_that_ship_are_played_with_a_pack_or_told_why_not(own: Path) -> None:
    duel = find_scenario_in(read_shelf([own]), "foeman", "duel")
    assert duel in shipped_scenarios("foeman")
    (own / "pack.toml").write_text(HEAD + 'shadows = ["Club", "Orc"]\n' + WET)
    with (own / "races.csv").open("a") as file:
        file.write("Orc,9,9,6,10,10,strong_grip\n")
    unfit = read_pack_with_faults(own)[0].unfit
    assert "ST+DX+IQ is 30; Orc takes 34" in " ".join(unfit.values())
    assert 0 < len(unfit) < len(shipped_scenarios("foeman"))


def test_campaigns_are_found_by_name_and_take_what_the_pack_means(own: Path) -> None:
    shelf = read_shelf([own])
    assert find_campaign_in(shelf, "own/creek").title == "Up the creek"
    shipped = find_campaign_in(shelf, "ferry")
    assert shipped.name == "ferry"
    path = own / "campaigns" / "creek" / "campaign.toml"
    path.write_text(path.read_text().replace("own/gate", "duel"))
    assert find_campaign_in(shelf, str(path)).options == {"drop_weapon": True}


def test_names_that_lead_nowhere_are_refused(own: Path) -> None:
    shelf = read_shelf([own])
    with pytest.raises(InputError, match=r"scenario 'own/gat': expected a file or .*pairs, own/gate"):
        find_scenario_in(shelf, "foeman", "own/gat")
    with pytest.raises(InputError, match="pack 'other': expected one of own"):
        shelf.folder("other")
    with pytest.raises(InputError, match="there is another pack 'own' already"):
        read_shelf([own, own])
    assert shelf.folder("own") == shelf.folders[0]


@pytest.mark.parametrize(
    ("file", "before", "after", "reason"),
    [
        ("scenarios/01-gate.toml", 'hold = ["Club"]', 'hold = ["Spoon"]', ": figures[0] 'Ann': item 'Spoon' is neither a weapon nor a shield"),
        ("scenarios/01-gate.toml", "[[figures]]", "[[figures]", ": no valid TOML: "),
        ("scenarios/01-gate.toml", '"foeman"', '"chess"', ": system: expected 'foeman', got 'chess'"),
        ("scenarios/01-gate.toml", "map =", "options = { wetter = true }\nmap =", "option 'wetter' is unknown"),
        ("campaigns/creek/campaign.toml", '"own/gate"', '"own/gat"', ": fights[1].scenario: "),
        ("campaigns/creek/campaign.toml", '"gate.toml"', '"../gate.toml"', ": fights[0].scenario: '../gate.toml': expected a file beside"),
        ("campaigns/creek/campaign.toml", '["Club"]', '["Spoon"]', ": fights[0].found: 'Spoon'"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_scenario_or_campaign_is_told(
    own: Path, file: str, before: str, after: str, reason: str
) -> None:
    path = own / file
    path.write_text(path.read_text().replace(before, after, 1))
    fault, *_ = faults(own)
    assert fault.startswith(file) and reason in fault


def test_two_scenarios_of_one_name_are_refused(own: Path) -> None:
    (own / "scenarios" / "02-gate.toml").write_text(FIGHT)
    assert faults(own) == ["scenarios/02-gate.toml: there is another scenario 'own/gate'"]


# --- hostile folders --------------------------------------------------------------------------------------------------
def test_links_out_of_the_folder_are_not_followed(own: Path, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("secret = 1")
    (own / "scenarios" / "out.toml").symlink_to(secret)
    (own / "scenarios" / "loop.toml").symlink_to("loop.toml")
    (own / "elsewhere").symlink_to(tmp_path)
    (own / "scenarios" / "in.txt").symlink_to("01-gate.toml")
    assert faults(own) == [
        "elsewhere: leads out of the folder; expected a file in it",
        "scenarios/loop.toml: leads nowhere; expected a file",
        "scenarios/out.toml: leads out of the folder; expected a file in it",
    ]


def test_what_is_no_text_is_told(own: Path) -> None:
    (own / "weapons.csv").write_bytes(b"name,category,dg,rq\n\xff\xfe\x00")
    (own / "armor.csv").write_bytes(b"x" * (MOST_BYTES + 1))
    os.mkfifo(own / "races.txt")
    found = faults(own)
    assert found[:3] == [
        f"armor.csv: expected at most {MOST_BYTES} bytes",
        "races.txt: expected a file",
        "weapons.csv: line 2: expected UTF-8 text: byte 20 is none",
    ]


def test_files_that_a_pack_does_not_have_are_told(own: Path) -> None:
    (own / "wepons.csv").write_text("")
    (own / "scenarios" / "deep").mkdir()
    (own / "scenarios" / "deep" / "x.toml").write_text("")
    (own / "a\nb.toml").write_text("")
    (own / ("n" * 90 + ".toml")).write_text("")
    (own / "README.md").write_text("For people.")
    (own / ".hidden").write_bytes(b"\xff")
    found = faults(own)
    assert [fault.partition(":")[0] for fault in found] == [
        "'a\\nb.toml'",
        "n" * 80,
        "scenarios/deep/x.toml",
        "wepons.csv",
    ]
    assert found[3].startswith(
        "wepons.csv: is no file of a pack; expected pack.toml, weapons.csv, armor.csv, races.csv"
    )


def test_a_file_that_may_not_be_read_is_told(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", closed)
    assert faults(own)[0].startswith("campaigns/creek/campaign.toml: cannot read: Permission denied")


def test_too_many_files_are_refused(own: Path) -> None:
    for place in range(MOST_FILES):
        (own / f"{place:03}.txt").write_text("")
    assert f"expected at most {MOST_FILES} files" in faults(own)


@pytest.mark.parametrize("path", ["nowhere", "a\0b", "n" * 300])
def test_what_is_no_folder_is_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(InputError, match=r"expected the folder of a pack|cannot read"):
        read_pack_with_faults(tmp_path / path)


def test_the_first_fault_is_told_where_a_pack_is_to_be_used(own: Path) -> None:
    (own / "weapons.csv").write_text("name,category,dg,rq\nMace,hafts,-1,x\n")
    with pytest.raises(InputError, match=r"weapons\.csv: line 2: .* \(and \d more: affray pack check "):
        read_shelf([own])


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(sorted(path.relative_to(COAST).as_posix() for path in COAST.rglob("*.*") if path.is_file())), st.integers(0, 10_000), st.binary(max_size=12))  # fmt: skip
def test_a_spoilt_example_is_read_or_told(
    tmp_path_factory: pytest.TempPathFactory, file: str, at: int, bytes_in: bytes
) -> None:
    folder = tmp_path_factory.mktemp("spoilt") / "pack"
    shutil.copytree(COAST, folder)
    data = (folder / file).read_bytes()
    at %= len(data)
    (folder / file).write_bytes(data[:at] + bytes_in + data[at + len(bytes_in) :])
    for fault in read_pack_with_faults(folder)[1]:
        assert fault.startswith(str(folder)), fault


def test_a_pack_of_another_system_than_it_names_is_told_so(own: Path) -> None:
    head = HEAD.replace("foeman", "wargame")
    (own / "pack.toml").write_text(head)
    assert faults(own)[0] == "pack.toml: line 4: system: 'wargame' is named, but what the pack holds is that of foeman"
    (own / "pack.toml").write_text(HEAD + "[[units]]\nname = 'A'\n")
    assert faults(own)[0].startswith("pack.toml: line 5: units: is unknown in a pack of foeman; expected name, title")


def test_words_in_no_language_of_the_system_are_refused(own: Path) -> None:
    (own / "pack.toml").write_text(HEAD + 'shadows = ["Club"]\n[words.fr]\n"Own" = "Mien"\n')
    assert faults(own) == ["pack.toml: line 6: words.fr: is no language of foeman; expected en or de"]


def test_a_pack_is_no_scenario(own: Path, tmp_path: Path) -> None:
    for path in (own, own / "pack.toml"):
        with pytest.raises(
            InputError, match=f"{path} is a pack; expected a scenario, and the pack .* as --pack {own}$"
        ):
            find_scenario_in(EMPTY, "foeman", path)
    (tmp_path / "odd.toml").write_text("= 1")
    with pytest.raises(InputError, match="no valid TOML"):
        find_scenario_in(EMPTY, "foeman", tmp_path / "odd.toml")
