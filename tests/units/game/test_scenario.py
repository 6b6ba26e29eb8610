"""Scenario files: the header, and what is wrong with a bad one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError, Scenario
from affray.core.scenario import ScenarioWords
from affray.game import Game, dumps, load_scenario, loads, read_scenario, shipped_scenarios
from affray.game.scenario import read_scenario_file
from affray.systems import registry

GOOD = """
system = "pig"
title = "Two at a table"
sides = 2
[options]
goal = 30
quick = true
[map]
rows = ["..", ".#"]
slope = 0.5
"""
HEAD = 'system = "pig"\ntitle = "T"\n'


def test_a_scenario_has_its_header_and_the_rest_is_its_body() -> None:
    assert read_scenario(GOOD, "two", "two.toml") == Scenario(
        "two",
        "pig",
        "Two at a table",
        options={"goal": 30, "quick": True},
        body={"sides": 2, "map": {"rows": ["..", ".#"], "slope": 0.5}},
        source="two.toml",
    )


def test_a_scenario_is_told_in_another_language_where_it_has_the_words() -> None:
    found = read_scenario(HEAD + '[words.de]\ntitle = "Zu zweit"\nsummary = "Zwei am Tisch."', "two", "two.toml")
    assert found.words_in("de") == ScenarioWords("Zu zweit", "Zwei am Tisch.")
    assert found.words_in("en") == ScenarioWords("T") and not found.body


@pytest.mark.parametrize("key", registry.system_keys())
def test_scenarios_that_ship_have_german_words(key: str) -> None:
    for scenario in shipped_scenarios(key):
        words = scenario.words_in("de")
        assert words.title and words.summary != scenario.summary, scenario.name


SPOKEN_ALIKE = {"Goblins"}
"""Names of sides that are German as they are."""


@pytest.mark.parametrize("key", ["foeman", "melee", "wargame", "fortmayn"])
def test_sides_have_german_names_and_the_same_fight(key: str) -> None:
    system = registry.load_system(key)
    for scenario in shipped_scenarios(key):
        german, names = scenario.in_language("de"), scenario.words["de"].names
        state, translated = system.setup(scenario, {}), system.setup(german, {})
        for side, name in zip(system.sides(state), system.sides(translated), strict=True):
            assert name == names.get(side, side)
            people = {row["name"] for row in tables_of(scenario.body.get("figures"))}
            assert side in names or side in SPOKEN_ALIKE or side in people or key == "fortmayn"
        assert german.in_language("de") == german == scenario.in_language("xx").in_language("de")
        assert [scenario.local_name(name) for name in names] == list(names)
        assert [german.local_name(name) for name in names] == list(names.values())
        if names:
            assert str(sorted(names)[0]) not in system.write_state(translated).split('"')


def tables_of(value: object) -> list[dict[str, object]]:
    """The tables of a list of a scenario."""
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def test_units_of_ready_armies_have_german_names() -> None:
    system = registry.load_system("wargame")
    german = load_scenario("wargame", "pitched-battle").in_language("de")
    text = system.write_state(system.setup(german, {})).replace(r"\u0020", " ")
    assert "des Tals" in text and "of the Vale" not in text and "Vale spearmen" not in text


@pytest.mark.parametrize("name", ["foeman/bridge", "melee/den", "wargame/patrol-clash", "fortmayn/level-one"])
def test_a_game_under_german_names_is_the_same_game_and_goes_on_from_its_record(name: str) -> None:
    key, _, called = name.partition("/")
    system, lengths = registry.load_system(key), []
    for language in ("en", "de"):
        game = Game.new(system, load_scenario(key, called).in_language(language), seed=5)
        for _ in range(60):
            if game.question is None:
                break
            game.answer(0 if game.question.inner else game.question.answers[0])
        again: Game[object, object] = loads(dumps(game))
        assert again.scenario.language == language and again.state == game.state
        lengths.append([roll.faces for moment in game.line for roll in moment.entry.rolls])
    assert lengths[0] == lengths[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('title = "T"', "system: expected a text, got nothing"),
        ('system = "pig"', "title: expected a text, got nothing"),
        ('system = "pig"\ntitle = " "', "title: expected a text, got ' '"),
        ('system = 3\ntitle = "T"', "system: expected a text, got 3"),
        (HEAD + "summary = []", "summary: expected a text, got []"),
        (HEAD + "[words.de]\nsummary = 'S'", "words: de.title is missing"),
        (
            HEAD + "[words.de]\ntitle = 'T'\nintro = 'I'",
            "words: de.intro is unknown; expected one of title, summary, names",
        ),
        (
            HEAD.replace("pig", "melee") + "[words.fr]\ntitle = 'T'",
            "words.fr: is no language of melee; expected en or de",
        ),
        (HEAD + "options = 3", "options: expected a table, got 3"),
        (HEAD + "[options]\ngoal = 1.5", "options.goal: expected a text, a whole number or true or false, got 1.5"),
        (HEAD + "[map]\nbuilt = 2020-01-01", "map.built: expected a text, a number, true or false"),
        (HEAD + '"a\\nb" = nan', "'a\\nb': expected a text, a number"),
        (HEAD + "sizes = [1, nan]", "sizes[1]: expected a text, a number"),
        (HEAD + f"size = {2**63}", "size: expected a number of at most 64 bits"),
        (HEAD + f"[options]\ngoal = {2**70}", "options.goal: expected a number of at most 64 bits"),
        (HEAD + "sides = = 2", "no valid TOML: Invalid value (at line 3, column 9)"),
        (HEAD + "a = " + "[" * 5000, "no valid TOML: "),
    ],
)
def test_a_bad_scenario_is_named_by_file_and_key_or_line(text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        read_scenario(text, "bad", "bad.toml")
    assert str(error.value).startswith(f"bad.toml: {message}")
    assert len(str(error.value).splitlines()) == 1


@given(st.text(max_size=40))
def test_any_text_is_a_scenario_or_one_clear_line(text: str) -> None:
    message = "x.toml: "
    try:
        message += read_scenario(HEAD + text, "x", "x.toml").system.removeprefix("pig")
    except InputError as error:
        message = str(error)
    assert message.startswith("x.toml: ")
    assert len(message.splitlines()) == 1


def test_scenarios_that_ship_with_a_system_are_listed_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pigsty" / "data" / "scenarios"
    folder.mkdir(parents=True)
    (tmp_path / "pigsty" / "__init__.py").write_text("")
    for name in ("b", "a"):
        (folder / f"{name}.toml").write_text(f'system = "pig"\ntitle = "{name.upper()}"\n')
    (folder / "notes.txt").write_text("no scenario")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "package_of", lambda key: "pigsty")
    assert [(found.name, found.title) for found in shipped_scenarios("pig")] == [("a", "A"), ("b", "B")]
    assert load_scenario("pig", "b").title == "B"
    assert load_scenario("pig", folder / "a.toml").title == "A"
    with pytest.raises(InputError, match="scenario 'c': expected a file or one of the scenarios of pig: a, b"):
        load_scenario("pig", "c")
    with pytest.raises(InputError, match=r"a.toml: system: expected 'hog', got 'pig'"):
        load_scenario("hog", folder / "a.toml")


def test_a_system_without_scenarios_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "package_of", lambda key: "affray.dice")
    assert shipped_scenarios("pig") == ()


def test_a_file_that_cannot_be_read_or_is_no_text_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no such file"):
        read_scenario_file(tmp_path / "none.toml")
    path = tmp_path / "bad.toml"
    path.write_bytes(b"title = \xff")
    with pytest.raises(InputError, match="expected UTF-8 text: byte 8 is none"):
        read_scenario_file(path)
