"""Finding systems: those of the package, plugins, and plugins that do not load."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import affray.systems
from affray.core import InputError
from affray.systems import GROUP, built_in_modules, built_in_systems, registry, usual_system
from tests.toy import PIG


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that other packages offer."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])
    return points


def test_systems_of_the_package_are_found_without_being_installed(offered: list[EntryPoint]) -> None:
    keys = registry.system_keys()
    assert "foeman" in keys
    assert registry.package_of("foeman") == "affray.systems.foeman"


def test_a_plugin_is_listed_and_loaded(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("pig", "tests.toy:PIG", GROUP))
    assert registry.system_keys()[-1] == "pig"
    assert registry.load_system("pig").facts is PIG.facts
    assert registry.package_of("pig") == "tests"


def test_a_system_has_figures_or_says_who_has(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("pig", "tests.toy:PIG", GROUP))
    assert {"foeman", "fortmayn", "melee"} <= set(registry.keys_with("people"))
    assert registry.people_of("melee").choices().traits[-1].above == "iq"
    with pytest.raises(
        InputError, match="system 'pig' has no figures to make; expected one of foeman, fortmayn, melee"
    ):
        registry.people_of("pig")


@pytest.mark.parametrize("face", ["armies", "campaigns", "fields", "people"])
def test_a_face_stands_in_a_module_of_its_name(face: str) -> None:
    having = {key for key in built_in_systems() if getattr(registry.load_system(key), face) is not None}
    assert having == {key for key, names in built_in_modules().items() if face in names}


def test_a_system_has_armies_and_battlefields_or_says_who_has(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("herd", "tests.herd:HERD", GROUP))
    assert (registry.keys_with("armies"), registry.keys_with("fields")) == (("wargame", "herd"), ("wargame", "herd"))
    assert registry.armies_of("herd").ready_names() == ("farm",)
    assert registry.armies_of().kinds == registry.armies_of("wargame").kinds
    assert registry.fields_of().kind is registry.fields_of("wargame").kind
    with pytest.raises(InputError, match="system 'foeman' has no army lists; expected one of wargame, herd"):
        registry.armies_of("foeman")
    with pytest.raises(InputError, match="system 'melee' has no battlefields; expected one of wargame, herd"):
        registry.fields_of("melee")


def test_a_plugin_listed_twice_is_one(offered: list[EntryPoint]) -> None:
    offered.extend([EntryPoint("pig", "tests.toy:PIG", GROUP)] * 2)
    assert registry.load_system("pig").facts is PIG.facts


def test_a_plugin_cannot_take_the_place_of_a_system_of_the_package(offered: list[EntryPoint]) -> None:
    before = registry.system_keys()
    offered.append(EntryPoint("foeman", "tests.toy:PIG", GROUP))
    assert registry.system_keys() == before
    assert registry.entry_point("foeman").value == "affray.systems.foeman:SYSTEM"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("none", "no_such_module:X", "system 'none' (no_such_module:X) does not load: ModuleNotFoundError: No module"),
        ("none", "tests.toy:NONE", "system 'none' (tests.toy:NONE) does not load: AttributeError: "),
        ("swine", "tests.toy:PIG", "system 'swine' (tests.toy:PIG) calls itself 'pig'"),
        ("table", "tests.toy:TABLE", "system 'table' (tests.toy:TABLE) is no rule system: it lacks facts, codes, "),
    ],
)
def test_a_plugin_that_does_not_load_is_named(offered: list[EntryPoint], key: str, value: str, message: str) -> None:
    offered.append(EntryPoint(key, value, GROUP))
    with pytest.raises(InputError) as error:
        registry.load_system(key)
    assert str(error.value).startswith(message)


def test_two_plugins_with_one_key_are_an_error(offered: list[EntryPoint]) -> None:
    offered.extend([EntryPoint("pig", f"tests.toy:{name}", GROUP) for name in ("PIG", "TABLE")])
    with pytest.raises(InputError, match=r"two plugins claim it: tests.toy:PIG and tests.toy:TABLE"):
        registry.load_system("pig")


def test_a_plugin_whose_package_does_not_load_is_named(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("none", "no_such_module:X", GROUP))
    with pytest.raises(InputError, match=r"system 'none' .* does not load"):
        registry.package_of("none")


def test_an_unknown_key_lists_the_known_ones(offered: list[EntryPoint]) -> None:
    with pytest.raises(InputError, match=r"^system 'chess': expected one of .*foeman"):
        registry.load_system("chess")


def test_a_package_of_rules_without_a_system_is_not_listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, modules in (("chapters", ("rules",)), ("whole", ("rules", "system"))):
        (tmp_path / name).mkdir()
        for module in ("__init__", *modules):
            (tmp_path / name / f"{module}.py").touch()
    built_in_modules.cache_clear()
    monkeypatch.setattr(affray.systems, "__path__", [str(tmp_path)])
    try:
        assert built_in_systems() == {"whole": "affray.systems.whole:SYSTEM"}
    finally:
        built_in_modules.cache_clear()


def test_a_system_has_battles_to_settle_or_not(offered: list[EntryPoint]) -> None:
    assert registry.keys_with("battles") == ("wargame",)


def test_what_a_system_does_not_hand_out_is_asked_of_others(offered: list[EntryPoint]) -> None:
    assert usual_system() == "foeman" and registry.campaigns_of("foeman") is not None
    offered.append(EntryPoint("pig", "tests.toy:PIG", GROUP))
    assert registry.folder_packs_of("fortmayn").folders == ("scenarios", "lessons")
    assert registry.gear_packs_of("fortmayn") is None
    assert (registry.keys_with_gear_packs(), registry.keys_with("journal")) == (("foeman",), ("fortmayn",))
    assert set(registry.keys_with_folder_packs()) == {"foeman", "fortmayn", "melee", "wargame"}
    with pytest.raises(InputError, match="system 'wargame' has no campaigns; expected one of foeman, melee"):
        registry.campaigns_of("wargame")
    with pytest.raises(InputError, match="system 'pig' has no packs; expected one of foeman, fortmayn, melee, wargame"):
        registry.packs_of("pig")
    with pytest.raises(InputError, match="'pig' has no folders of packs; expected one of foeman, fortmayn"):
        registry.folder_packs_of("pig")
