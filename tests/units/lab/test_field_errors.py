"""What is said of a question that does not fit: beside its field and in the reader's language, at the terminal in the same words."""

import re

import msgspec
import pytest

from affray.core import InputError, Phrase, RuledOut
from affray.core.errors import range_error
from affray.core.question import Refuser
from affray.core.words.texts import ENGLISH
from affray.lab.api import lab_systems
from affray.lab.field_errors import SideError, fault, side_errors
from affray.lab.field_texts import error_clauses, field_text
from affray.lab.fields import LabField, LabSystem
from affray.lab.words import words
from affray.web.messages.lab import LabCompare, LabDuel, LabOdds, LabSample
from affray.web.service.lab_messages import Job, Outcome
from affray.web.service.lab_work import outcome_of

NONSENSE = ("xyz", "-1", "1.5", "9" * 21, "'; drop", "ä" * 300, "5..2", ",")
LINES = (
    "st=x", "xyz=1", "st=1 st=2", "brawny body=99", "brawny armor=tin", "dd=99", 'name="Tom', "like=nobody", "n=999 like=fantasy/spears",
    "dx=9 weapon=spoon", "st=3 dx=9 weapon=battleaxe", "race=Ent st=9", "race=Human st=12 dx=12 iq=8 hold=Spoon", "strong",
)  # fmt: skip
"""Lines of sides that no system takes."""
RAW = re.compile(r"`|\b(expected|unknown|the|is|of|got|needs|one)\b|[a-z]_[a-z]")
QUOTED = re.compile(r"„[^“]*“")
SYSTEMS = pytest.mark.parametrize("system", lab_systems(), ids=lambda one: one.key)


def asked(task: str, question: object, language: str = "de") -> Outcome:
    """What comes of a question."""
    return outcome_of(Job(task, msgspec.json.encode(question), language))


def nonsense_for(field: LabField) -> tuple[str, ...]:
    """What somebody might write into a field; lines where it is a side."""
    return (*NONSENSE, *LINES) if field.kind in ("side", "several") else NONSENSE


@SYSTEMS
def test_nonsense_in_a_field_is_refused_in_german_beside_it(system: LabSystem) -> None:
    found = {
        (field.name, value): asked("odds", LabOdds(system.key, {field.name: value}, lang="de"))
        for field in system.odds
        for value in nonsense_for(field)
    }
    assert {one.code for one in found.values()} <= {"", "input"}
    refused = {key: one for key, one in found.items() if one.code}
    assert len(refused) > 2 * len(system.odds)
    for (name, value), one in refused.items():
        assert one.field == name and not english_in(one.reason) and len(one.reason) < 700, (name, value, one)


def english_in(reason: str) -> str:
    """English words of a reason, besides what was given and the details that come from files of a system."""
    found = RAW.search(QUOTED.sub("", reason.partition("auf Englisch genauer")[0]))
    return found[0] if found else ""
