"""The names, effects and sentences of spells in every language."""

import re
from importlib.resources import files

import pytest

from affray.core import Event
from affray.core.words.texts import catalogue, slug
from affray.systems.melee.content.tables import all_spells, spells
from tests.melee_spells import english

TEXTS = catalogue("affray.systems.melee")


def test_there_are_fifty_spells_and_a_neutral_one() -> None:
    assert len(spells()) == 50
    assert set(all_spells()) - set(spells()) == {"creature"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_spell_has_a_name_and_an_effect_of_its_own(language: str) -> None:
    for part in ("spell", "spelleffect"):
        said = [TEXTS.say(language, f"{part}-{slug(name)}") for name in all_spells()]
        assert len(set(said)) == len(said) == 51


def test_english_names_are_those_of_the_table() -> None:
    assert {row.id: TEXTS.say("en", f"spell-{slug(row.id)}") for row in spells().values()} == {
        row.id: row.name for row in spells().values()
    }


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    folder = files("affray.systems.melee") / "data" / "texts"
    ids = {
        language: re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"spells.{language}.ftl").read_text("utf-8"), re.M)
        for language in ("en", "de")
    }
    assert ids["en"] == ids["de"]
    for name in ids["en"]:
        assert TEXTS.variables("en", name) == TEXTS.variables("de", name)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("takes_hold", {"spell": "blur", "whom": "Ann", "turns": 0}), "Blur takes hold of Ann."),
        (Event("takes_hold", {"spell": "aid", "whom": "Ann", "turns": 1}), "Aid takes hold of Ann for this turn."),
        (Event("takes_hold", {"spell": "aid", "whom": "Ann", "turns": 2}), "Aid takes hold of Ann for 2 turns."),
        (Event("shielded", {"spell": "blur", "whom": "Ann"}), "A Spell Shield keeps Blur from Ann."),
        (Event("makes", {"who": "Ann", "made": "fire", "at": ("1,2", "1,3")}), "Ann makes fire at 1,2; 1,3."),
        (Event("blasted", {"whom": "Ann"}), "The blast reaches Ann."),
        (Event("appears", {"who": "Wolf", "whom": "Ann"}), "Wolf appears beside Ann."),
        (Event("disbelieves", {"who": "Ann", "whom": "Wolf"}), "Ann disbelieves Wolf."),
    ],
)
def test_events_read_as_sentences(event: Event, sentence: str) -> None:
    assert english(event) == sentence
