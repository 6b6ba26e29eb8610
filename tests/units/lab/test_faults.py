"""What the forms of the laboratory say of nonsense, in the reader's language and about the field where it stands."""

import re

import msgspec
import pytest

from affray.lab.api import lab_systems
from affray.lab.faults import field_fault
from affray.lab.fields import LabSystem
from affray.web.messages.lab import LabDuel, LabOdds
from affray.web.service.lab_messages import Job, Outcome
from affray.web.service.lab_work import outcome_of

NONSENSE = ("xyz", "-1", "1.5", "9" * 21, "'; drop", "ä" * 300, "5..2", ",")
RAW = re.compile(r"`|expected|unknown|[a-z]_[a-z]")
SYSTEMS = pytest.mark.parametrize("system", lab_systems(), ids=lambda one: one.key)


def asked(task: str, question: object, language: str) -> Outcome:
    """What comes of a question."""
    return outcome_of(Job(task, msgspec.json.encode(question), language))


@SYSTEMS
def test_nonsense_in_a_field_is_refused_in_german_beside_it(system: LabSystem) -> None:
    for field in system.odds:
        for value in NONSENSE:
            found = asked("odds", LabOdds(system.key, {field.name: value}, lang="de"), "de")
            if found.code == "input" and "auf Englisch genauer" not in found.reason:
                assert found.field == field.name, (field.name, value, found.reason)
                assert not RAW.search(found.reason) and len(found.reason) < 500, (field.name, value, found.reason)
            assert found.code != "lab-fault", (field.name, value)


@SYSTEMS
def test_nonsense_about_a_duel_is_refused_in_german(system: LabSystem) -> None:
    for name in ("rounds", "games", "seed"):
        found = asked("duel", LabDuel(system.key, *system.usual, {name: "xyz"}, lang="de"), "de")
        assert (found.code, found.field) == ("input", name) and "eine ganze Zahl" in found.reason
    found = asked("duel", LabDuel(system.key, "xyz", system.usual[1], lang="de"), "de")
    assert found.field in ("attacker", "who") and "aus der Liste" in found.reason


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("range 'x': expected a whole number from 1 to 19", "“x” does not fit: expected a whole number from 1 to 19"),
        ("400 combinations: expected at most 400", "400 combinations are too many: expected at most 400"),
        ("distance 1: in contact it is 2.5 inches", "too close: in contact it is 2.5 inches"),
        ("side 'x': expected one of front, rear", "“x” does not fit: expected one of front, rear"),
    ],
)
def test_what_is_wrong_is_said_in_plain_words(said: str, text: str) -> None:
    assert field_fault(said, "foeman", "en").text == text


def test_numbers_of_a_fault_are_written_as_the_language_does() -> None:
    assert field_fault("distance 1: in contact it is 2.5 inches", "wargame", "de").text.endswith("2,5 Zoll")


@pytest.mark.parametrize("said", ["Something else", "range: a reason that has no words"])
def test_what_has_no_words_stays_as_it_is(said: str) -> None:
    assert field_fault(said, "foeman", "de").text == said
