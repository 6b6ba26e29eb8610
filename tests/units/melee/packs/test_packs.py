"""Packs of weapons and creatures: what they say, what is wrong with them, and what stands in a scenario without them."""

from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.reading.own_rows import OwnTable, read_own_row
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.own_rows import OwnWeapon
from affray.systems.melee.content.tables import creatures, weapons
from affray.systems.melee.packs.packs import MOST_ROWS, PACKS, MeleePack, whole_name

HEAD = 'name = "reeds"\ntitle = "Reeds"\nversion = "1"\nsystem = "melee"\n[defaults]\nturn_limit = 60\n'
ARMS = (
    "name,class,damage,st_required,hands,thrown,looks\nEel spear,hand,1+1,10,1,true,trident\nDart gun,missile,1,9,2,,\n"
)
BEASTS = "name,st,dx,iq,ma,damage,looks\nMud hound,9,13,6,12,1-1,cat\n"
TEXTS = {"pack.toml": HEAD, "weapons.csv": ARMS, "creatures.csv": BEASTS}
SPEAR = "Eel_spear|weapon|class=hand|damage=1+1|st_required=10|thrown=true|looks=trident"
HOUND = "Mud_hound|creature|st=9|dx=13|iq=6|ma=12|damage=1-1|looks=cat"
PERSON = {
    "name": "Odda", "side": "Fishers", "at": [3, 1], "facing": "S", "race": "human", "st": 12, "dx": 12, "iq": 8,
    "armor": "leather", "weapons": ["Eel spear"], "gear": ["quiver", "Eel spear"],
}  # fmt: skip
FIGHT = Scenario(
    "landing", "melee", "The landing",
    body={
        "map": {"radius": 4}, "sides": [{"name": "Fishers"}, {"name": "Hounds"}],
        "figures": [PERSON, {"name": "Grey", "side": "Hounds", "at": [3, 6], "facing": "N", "creature": "Mud hound"}, "odd"],
        "items": [{"at": [4, 4], "item": "Eel spear"}, 3],
    },
)  # fmt: skip


def pack_with(**texts: str) -> MeleePack:
    pack, faults = PACKS.read({**TEXTS, **{name.replace("_", "."): text for name, text in texts.items()}}, "reeds")
    assert faults == []
    return pack


def faults_with(**texts: str) -> list[str]:
    return PACKS.read({**TEXTS, **{name.replace("_", "."): text for name, text in texts.items()}}, "reeds")[1]


def test_names_of_a_pack_become_names_that_say_all_of_themselves() -> None:
    found, options = PACKS.resolve([pack_with()], FIGHT, {"wis_mode": "better"})
    odda, grey, odd = cast("list[dict[str, object]]", found.body["figures"])
    assert [odda["weapons"], odda["gear"], odd] == [[SPEAR], ["quiver", SPEAR], "odd"]
    assert grey["creature"] == HOUND
    assert found.body["items"] == [{"at": [4, 4], "item": SPEAR}, 3]
    assert (found.options, options) == ({"turn_limit": 60}, {"wis_mode": "better"})


def test_a_game_is_set_up_without_the_pack_and_its_position_reads_back() -> None:
    body = PACKS.resolve([pack_with()], FIGHT, {})[0].body
    body = {**body, "figures": body["figures"][:2], "items": body["items"][:1]}  # type: ignore[index]
    state = SYSTEM.setup(replace(FIGHT, body=body), {})
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state
    summary = " ".join(SYSTEM.words.summary(state))
    assert "Eel spear" in summary and "Mud hound" in summary and "|" not in summary
    odda, grey = (counter.looks for counter in SYSTEM.words.picture(state).counters)
    assert odda is not None and grey is not None
    assert (odda.held, grey.body) == ("trident", "cat")


def test_own_weapons_and_creatures_are_rows_of_their_tables() -> None:
    spear, gun = weapons()[SPEAR], weapons()["Dart_gun|weapon|class=missile|damage=1|st_required=9|hands=2"]
    assert (spear.name, spear.thrown, spear.pole, spear.missile, gun.missile) == ("Eel spear", True, False, False, True)
    assert creatures()[HOUND].attack == "bite"
    assert SPEAR in weapons() and SPEAR not in creatures() and "Eel spear" not in weapons()
    assert SPEAR not in list(weapons())
    number: object = 3
    assert number not in weapons()
    assert weapons().get("Eel spear") is None and weapons().get("x|weapon") is None and weapons().get(SPEAR) == spear


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("x|creature|st=9", "expected NAME|weapon|COLUMN=VALUE|..."),
        ("x|weapon|class", "column"),
        ("x|weapon|class=hand|class=pole", "expected NAME|weapon|COLUMN=VALUE|..."),
        ("x|weapon|class=spoon|damage=1|st_required=9", "expected one of"),
    ],
)
def test_a_name_that_says_no_row_is_refused(text: str, fault: str) -> None:
    with pytest.raises(InputError) as refused:
        read_own_row(text, "weapon", OwnWeapon)
    assert fault in str(refused.value) or fault == "column"


def test_a_table_without_such_names_is_a_table() -> None:
    table = OwnTable({"a": 1}, int)
    with pytest.raises(KeyError):
        table["b"]


def test_every_fault_is_told_with_its_place() -> None:
    assert PACKS.read({"weapons.csv": ARMS}, "x")[1] == [
        "pack.toml: is missing; expected name, title, version and system"
    ]
    assert faults_with(pack_toml=HEAD.replace("turn_limit", "turns")) == [
        f"pack.toml: line 6: turns: {fault}" for fault in [option_fault("turns")]
    ]
    assert faults_with(weapons_csv=ARMS + "Dagger,hand,1,9,1,,\n") == [
        "weapons.csv: line 4: 'Dagger': is in the printed table; expected another name"
    ]
    assert faults_with(weapons_csv=ARMS + "Dart gun,hand,1,9,1,,\n") == [
        "weapons.csv: line 4: 'Dart gun': is there twice"
    ]
    assert faults_with(weapons_csv=ARMS + "Mud hound,hand,1,9,1,,\n") == [
        "creatures.csv: 'Mud hound': is a weapon of the pack; expected another name"
    ]
    assert "expected" in faults_with(weapons_csv=ARMS + "Maul,hand,heavy,9,1,,\n")[0]
    many = ARMS + "".join(f"Spear {'a' * n},hand,1,9,1,,\n" for n in range(1, MOST_ROWS))
    assert faults_with(weapons_csv=many) == [f"weapons.csv: line {MOST_ROWS + 2}: expected at most {MOST_ROWS} rows"]


def option_fault(name: str) -> str:
    with pytest.raises(InputError) as refused:
        SYSTEM.setup(replace(FIGHT, body={**FIGHT.body, "figures": [], "items": []}), {name: 60})
    return str(refused.value)


def test_packs_agree_about_a_name() -> None:
    other = pack_with(weapons_csv=ARMS.replace("1+1", "2"))
    with pytest.raises(InputError, match="pack reeds: another pack says something else of 'Eel spear'"):
        PACKS.resolve([pack_with(), other], FIGHT, {})
    assert PACKS.resolve([pack_with(), pack_with()], FIGHT, {})[0] == PACKS.resolve([pack_with()], FIGHT, {})[0]
    assert PACKS.resolve([], Scenario("fight", "melee", "A fight"), {})[0].body == {}


def test_people_and_programs_are_told_what_a_pack_has() -> None:
    pack = pack_with()
    report, facts = PACKS.report(pack), PACKS.facts(pack)
    assert report.title == "Reeds  reeds, version 1"
    assert [part.title for part in report.sections] == ["Weapons", "Creatures"]
    assert report.sections[0].lines[0].text.startswith("  Eel spear: class hand, damage 1+1, st required 10")
    assert [row["name"] for row in facts["weapons"]] == ["Eel spear", "Dart gun"]  # type: ignore[attr-defined]
    assert PACKS.outline(pack, "en").adds == ("Eel spear", "Dart gun", "Mud hound")
    assert PACKS.own_folder(FIGHT) == "" and not PACKS.claims(lambda name: True)
    assert PACKS.name_fault("weapons.csv") == "" and PACKS.name_fault("spells.csv").startswith("is no file of a pack")
    assert SYSTEM.packs is not None


def test_what_is_no_name_among_the_things_of_a_figure_stays_for_its_reader() -> None:
    names = {"Boat hook": "Boat_hook|…"}
    assert [whole_name(item, names) for item in (3, "boat_hook", "Boat hook", "shortsword")] == [
        3, "Boat_hook|…", "Boat_hook|…", "shortsword",
    ]  # fmt: skip
