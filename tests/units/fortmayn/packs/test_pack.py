"""Filler of a person's own."""

import csv
from importlib.resources import files as shipped_files
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from affray.core import InputError, Scenario
from affray.systems.fortmayn.content.row_names import row_name, row_text, with_row_name
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.packs.pack import (
    MOST_ROWS,
    file_names,
    filler_from_tables,
    filler_tables,
    read_filler,
    row_kinds,
)
from affray.systems.fortmayn.setup import first_state

MARSH = Path(__file__).parents[4] / "examples" / "salt-marsh"


def ours(name: str) -> str:
    """A table that ships."""
    return (shipped_files("affray.systems.fortmayn") / "data" / f"{name}.csv").read_text("utf-8")


def with_cell(name: str, line: int, column: str, value: str) -> str:
    """A table that ships, with another cell."""
    rows = list(csv.DictReader(StringIO(ours(name))))
    rows[line - 2][column] = value
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def faults_of(name: str, text: str) -> list[str]:
    return read_filler({f"{name}.csv": text})[2]


def test_what_ships_has_no_fault_and_the_example_none_either() -> None:
    filler, tables, faults = read_filler({file: ours(file.removesuffix(".csv")) for file in file_names()})
    assert (filler, tables, faults) == (shipped(), tuple(row_kinds()), [])
    marsh, tables, faults = read_filler({path.name: path.read_text() for path in MARSH.glob("*.csv")})
    assert (set(tables), faults) == ({"bestiary", "obstacles", "rooms", "quests", "oddities"}, [])
    assert marsh.spells == shipped().spells


@pytest.mark.parametrize(
    ("name", "line", "column", "value", "said"),
    [
        ("events", 2, "die", "6", "expected 1 to 5"),
        ("events", 2, "rise", "6", "expected 1 to 5"),
        ("events", 2, "effect_code", "explode", "expected one of advantage:searching"),
        ("events", 2, "event_id", "A b", "expected small letters"),
        ("oracle", 3, "roll", "two", "expected a number, or one with a +"),
        ("oracle_likelihood", 2, "likelihood", "never", "expected one of doubtful"),
        ("oracle_likelihood", 2, "die", "d20", "expected one of d4"),
        ("oracle_questions", 2, "row_id", "maybe", "expected one of no_and"),
        ("oracle_questions", 2, "d6", "7", "expected 1 to 6"),
        ("bestiary", 2, "difficulty_dice", "0", "expected 1 to 12"),
        ("bestiary", 2, "specials", "craven odd", "expected some of ambush"),
        ("bestiary", 2, "ranged", "gun", "expected one of bow"),
        ("bestiary", 2, "shield", "leather", "expected one of small_shield, large_shield, or nothing"),
        ("bestiary", 2, "armor", "leather_cap", "expected one of gambeson"),
        ("bestiary", 2, "flees_when", "soon", "expected one of half"),
        ("obstacles", 2, "pool", "soul", "expected one of body, head"),
        ("obstacles", 2, "task", "dancing", "expected one of avoid_trap"),
        ("spells", 2, "target_difficulty", "many", "expected a number, creature or obstacle"),
        ("careers", 2, "d20", "2", "expected 1, got 2"),
        ("rooms", 2, "light", "bright", "expected one of lit, dim, dark"),
        ("rooms", 2, "exits", "9", "expected 0 to 6"),
        ("room_contents", 2, "content", "feast", "expected one of quiet"),
        ("treasures", 2, "value_coins", "3d7", "expected a number of coins"),
        ("treasures", 2, "value_coins", "1000000", "expected a number of coins"),
        ("treasures", 2, "tier", "top", "expected one of low, middle, high"),
        ("quests", 2, "goal", "=1+1", "starts with none of"),
        ("oddities", 2, "prompt", "x" * 301, "at most 300 letters"),
        ("disgrace", 3, "head_die", "?", "expected a number, or one with a +"),
    ],
)
def test_a_cell_that_is_wrong_is_named_by_file_line_and_column(
    name: str, line: int, column: str, value: str, said: str
) -> None:
    fault = faults_of(name, with_cell(name, line, column, value))[0]
    assert fault.startswith(f"{name}.csv: line {line}: column {column!r}: ") and said in fault


@pytest.mark.parametrize(
    ("name", "line", "column", "value", "said"),
    [
        ("bestiary", 3, "creature_id", "kobold", "line 3: column 'creature_id': expected another than in line 2"),
        ("events", 3, "rise", "1", "line 3: column 'die' and 'rise': expected another than in line 2"),
        ("oracle", 4, "roll", "7", "column 'roll': expected a row for every die, none is for 3"),
        ("disgrace", 2, "head_die", "6", "column 'head_die': expected a row for every die, none is for 7"),
    ],
)
def test_rows_that_do_not_go_together_are_named(name: str, line: int, column: str, value: str, said: str) -> None:
    assert said in faults_of(name, with_cell(name, line, column, value))[0]


def test_tables_for_a_d6_have_six_rows_and_each_likelihood_one() -> None:
    short = "\n".join(ours("consequences").splitlines()[:5])
    assert faults_of("consequences", short) == ["consequences.csv: line 5: column 'd6': expected six rows, got 4"]
    assert (
        "expected a row for each of doubtful"
        in faults_of("oracle_likelihood", "\n".join(ours("oracle_likelihood").splitlines()[:4]))[0]
    )


def test_a_table_has_rows_and_not_too_many() -> None:
    assert faults_of("rooms", ours("rooms").splitlines()[0]) == ["rooms: expected a row at least"]
    many = "d20,prompt\n" + "".join(f"{n},Look.\n" for n in range(1, MOST_ROWS + 2))
    assert faults_of("oddities", many) == [f"oddities.csv: line {MOST_ROWS + 2}: expected at most {MOST_ROWS} rows"]
    assert faults_of("rooms", "d20,name\n1,x\n")[0] == "rooms.csv: line 1: column 'room_id' is missing"


def test_a_scenario_says_the_tables_that_are_not_ours() -> None:
    marsh = read_filler({"oddities.csv": (MARSH / "oddities.csv").read_text()})[0]
    tables = filler_tables(marsh)
    assert list(tables) == ["oddities"]
    assert filler_from_tables(tables, "here") == marsh


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("salt-marsh", "filler: expected tables of rows"),
        ({"weather": []}, "filler: table 'weather' is unknown; expected some of events"),
        ({"oddities": "none"}, "filler: oddities: expected a list of rows"),
        ({"oddities": [{"d20": 1}]}, "filler: oddities: row 1: prompt is missing"),
        ({"oddities": [{"d20": 2, "prompt": "Look."}]}, "filler: oddities: row 1: column 'd20': expected 1, got 2"),
    ],
)
def test_a_scenarios_tables_are_checked_alike(given: object, said: str) -> None:
    with pytest.raises(InputError) as error:
        filler_from_tables(given, "filler")
    assert str(error.value).startswith(said)


def test_rows_of_ones_own_go_by_their_names_unless_the_rules_know_them() -> None:
    ghoul, mend = shipped().bestiary[8], shipped().spells[6]
    assert with_row_name("bestiary", ghoul) == ghoul
    assert asdict(with_row_name("bestiary", replace(ghoul, name="Grave eater")))["creature_id"] == "Grave eater"
    assert asdict(with_row_name("spells", replace(mend, name="Knit")))["spell_id"] == "mend"
    assert asdict(with_row_name("spells", replace(mend, spell_id="knit", name="Knit")))["spell_id"] == "Knit"
    assert with_row_name("oddities", shipped().oddities[0]) == shipped().oddities[0]


def test_other_texts_are_codes_of_the_catalogue_or_themselves() -> None:
    row = shipped().oracle_questions[0]
    assert (row_text(row, "question"), row_text(replace(row, question="Why?"), "question")) == ("no_and_1", "Why?")
    assert row_name("quests", shipped().quests[0]) == "Bring back a lost explorer"


def test_a_scenario_names_rows_of_its_own_filler_by_their_ids() -> None:
    tables = filler_tables(read_filler({path.name: path.read_text() for path in MARSH.glob("*.csv")})[0])
    body: dict[str, object] = {
        "begin": "scene", "filler": tables, "quest": "find_ledger", "room": {"room": "pump_shaft"},
        "figures": [{"name": "Ann"}], "foes": [{"creature": "mud_crab"}],
        "obstacles": [{"obstacle": "sluice_gate", "exit": 1}],
    }  # fmt: skip
    state = first_state(Scenario("own", "fortmayn", "Own", body=body), {})
    assert (state.quest, state.places[0].room, state.foes[0].id) == (
        "Bring the true ledger",
        "Pump shaft",
        "Mud crab 1",
    )
    ours = Scenario(
        "ours",
        "fortmayn",
        "Ours",
        body={**body, "begin": "hub", "quest": "break_cult", "room": None, "foes": [], "obstacles": []},
    )
    assert first_state(ours, {}).quest == ""
    bare = Scenario("bare", "fortmayn", "Bare", body={"begin": "setup", "filler": {"oddities": tables["oddities"]}})
    assert first_state(bare, {}).filler.oddities[0].prompt.startswith("Something here is licked")
    with pytest.raises(InputError, match="quest 'nonsense': expected one of"):
        first_state(Scenario("x", "fortmayn", "X", body={**body, "quest": "nonsense"}), {})
