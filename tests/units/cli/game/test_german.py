"""A game at the terminal in German: its commands, lists, refusals and lessons."""

import re
from typing import NamedTuple

import pytest

from affray.core.words.texts import catalogue, strict_texts
from affray.game import Game, load_scenario
from affray.systems.registry import load_system
from tests.units.cli.running import run


class Typed(NamedTuple):
    system: str
    lines: tuple[str, ...]
    said: tuple[str, ...]


def squeezed(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    "case",
    [
        Typed(
            "foeman",
            ("hilfe", "zork", "1", "warum", "formen", "figur zork", "regel FM-DX-4", "nochmal drei", "zurück", "verlassen"),
            (
                "`hilfe` zählt auf",
                "zurück die letzte Antwort zurücknehmen",
                "1 move (ziehen)",
                "face NE (nach NO drehen)",
                "(Die Regeltexte liegen auf Englisch vor.)",
                "step RICHTUNG",
                "bogen zork: erwartet wird der Name einer Figur: Aldric, Berold",
                "FM-DX-04 Hexside.",
                "nochmal drei: erwartet wird nochmal oder nochmal alle",
                "Zurückgenommen.",
                "Du verlässt den Tisch",
            ),
        ),
        Typed("fortmayn", ("start zork", "zork", "verlassen"), ("start ZAHL", "Worte aus der Liste", "erwartet wird start ZAHL")),
        Typed("wargame", ("zork",), ("deploy EINHEIT", "Wäldchen im Westen", "Teich", "eine Zahl von 1 bis 4")),
    ],
    ids=lambda case: case.system,
)  # fmt: skip
def test_what_surrounds_the_words_to_be_typed_is_german(case: Typed) -> None:
    said = squeezed(run("play", case.system, "--lang", "de", "--seed", "3", lines=case.lines).out)
    assert [text for text in case.said if text not in said] == []


def test_a_rule_says_once_that_rules_are_english() -> None:
    said = run("play", "foeman", "--lang", "de", "--seed", "3", lines=("regel FM-DX-04", "regel FM-DX-05")).out
    assert said.count("(Die Regeltexte liegen auf Englisch vor.)") == 1


def test_english_commands_have_other_words_too() -> None:
    said = run("play", "foeman", "--seed", "3", lines=("rule FM-DX-04", "back", "exit")).out
    assert "FM-DX-04 Hexside." in said and "undo: there is no answer of yours" in said and "You leave the table" in said


@pytest.mark.parametrize(
    ("language", "who", "first"),
    [("en", "Blue computer, level 5", "> 1 no"), ("de", "Blau: Computer, Stufe 5", "> 1 nein")],
)
def test_a_lesson_names_who_plays_and_shows_answers_as_the_list_has_them(language: str, who: str, first: str) -> None:
    said = run("learn", "foeman", "--lang", language, lines=("help", *("show",) * 7)).out
    assert who in said and first in said and ("`show` gives" in said or "`zeig` die" in said)


def test_nonsense_is_answered_with_the_list_where_it_has_other_words() -> None:
    said = squeezed(run("learn", "wargame", lines=("zork",)).out)
    assert (
        "expected a number from 1 to 3, words of the list, or an answer that begins with one of unit, end turn" in said
    )


@pytest.mark.parametrize(
    ("system", "message", "args", "said"),
    [
        ("wargame", "event-attacks", {"who": "Genähter Riese", "target": "Genähter Riese 2"}, "Genähter Riese: Nahkampfangriff auf Genähten Riesen 2."),
        ("wargame", "event-into-contact", {"who": "A", "foes": ("Leichte Reiter", "Meine Helden")}, "A: in Berührung mit den Leichten Reitern und Meine Helden."),
        ("fortmayn", "event-shoots", {"who": "Hanne", "whom": "Grey wolf 2", "die": 8}, "Hanne schießt auf Grauen Wolf 2: W8."),
        ("fortmayn", "event-shoots", {"who": "Hanne", "whom": "Bone sentinel 1", "die": 8}, "Hanne schießt auf Knochenwächter 1: W8."),
        ("melee", "event-pass", {"who": "Sarith", "stance": "none", "hexes": 0}, "Sarith bleibt am Ort und tut nichts."),
        ("melee", "event-pass", {"who": "Sarith", "stance": "dodge", "hexes": 3}, "Sarith weicht nur aus."),
        ("melee", "event-disbelieves", {"who": "Sarith", "whom": "Kleiner Drache"}, "Sarith zweifelt an dem Kleinen Drachen."),
        ("melee", "event-disbelieves", {"who": "Sarith", "whom": "Mereth"}, "Sarith zweifelt an Mereth."),
    ],
)  # fmt: skip
def test_names_stand_in_the_case_that_a_sentence_needs(
    system: str, message: str, args: dict[str, int | str | tuple[str, ...]], said: str
) -> None:
    with strict_texts():
        assert catalogue(f"affray.systems.{system}").say("de", message, **args) == said


def test_a_side_is_named_in_german_or_by_its_key() -> None:
    begun = run("play", "fortmayn", "--lang", "de", "--seed", "3", "--side", "Welt=computer:1", lines=("verlassen",))
    assert "Gruppe: du" in begun.out and "World" not in begun.out
    assert (
        run("play", "fortmayn", "--lang", "de", "--side", "World=computer:1", lines=("verlassen",)).code == begun.code
    )
    assert "die Seiten sind Gruppe, Welt" in run("play", "fortmayn", "--lang", "de", "--side", "Weld=computer:1").err


def test_the_bonds_of_a_duel_have_german_names() -> None:
    said = run("play", "fortmayn", "duel", "--lang", "de", lines=("blatt", "quit")).out
    assert "Bindung: der kleine Bruder" in said and "_" not in said.split("Bindung")[1].splitlines()[0]


@pytest.mark.parametrize("key", ["foeman", "melee"])
def test_directions_have_their_german_names(key: str) -> None:
    system = load_system(key)
    game: Game[object, object] = Game.new(system, load_scenario(key, "duel"), seed=3)
    labels = list[str]()
    while len(game.line) < 12 and (question := game.question) is not None:
        if not question.inner:
            labels += [system.words.label(game.state, answer, "de") for answer in question.answers]
        game.answer(0 if question.inner else question.answers[0])
    said = " ".join((*labels, *(line for event in game.events for line in system.words.wording(event, "de"))))
    assert re.findall(r"\b(?:NE|SE)\b", said) == [] and re.search(r"\bSO\b", said)
