"""What is said of a question that does not fit: beside its field and in the reader's language, at the terminal in the same words."""

import re

import msgspec
import pytest

from affray.core import InputError, RuledOut
from affray.core.field_errors import choice_error, range_error
from affray.core.question import Refuser
from affray.core.words.texts import COMMON, CORE
from affray.lab.api import lab_systems
from affray.lab.field_errors import SideError, fault
from affray.lab.field_texts import FEW, field_text
from affray.lab.fields import LabField, LabSystem
from affray.lab.words import words
from affray.web.messages.lab import LabCompare, LabDuel, LabOdds, LabSample
from affray.web.service.lab.messages import Job, Outcome
from affray.web.service.lab.work import outcome_of

NONSENSE = ("xyz", "-1", "1.5", "9" * 21, "'; drop", "ä" * 300, "5..2", ",")
LINES = (
    "st=x", "xyz=1", "st=1 st=2", "brawny body=99", "brawny armor=tin", "dd=99", 'name="Tom', "like=nobody", "n=999 like=fantasy/spears",
    "dx=9 weapon=spoon", "st=3 dx=9 weapon=battleaxe", "race=Ent st=9", "race=Human st=12 dx=12 iq=8 hold=Spoon", "strong",
)  # fmt: skip
"""Lines of sides that no system takes."""
ENGLISH_WORD = re.compile(r"`|\b(expected|unknown|the|is|of|or|got|needs|one|does|not|to|from)\b")
COMMON_REFUSAL = Refuser(CORE)
QUOTED = re.compile(r"„[^“]*“")
SYSTEMS = pytest.mark.parametrize("system", lab_systems(), ids=lambda entry: entry.key)


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
    assert {outcome.code for outcome in found.values()} <= {"", "input"}
    refused = {key: outcome for key, outcome in found.items() if outcome.code}
    assert len(refused) > 2 * len(system.odds)
    for (name, value), outcome in refused.items():
        assert outcome.field == name and not english_in(outcome.reason) and len(outcome.reason) < 1000, (
            name,
            value,
            outcome,
        )


@SYSTEMS
def test_nonsense_about_duels_and_house_rules_is_refused_in_german(system: LabSystem) -> None:
    (a, b), key = system.usual, system.key
    found = [(field.name, asked("duel", LabDuel(key, a, b, {field.name: "xyz"}, lang="de"))) for field in system.duel]
    found += [
        ("policy", asked("duel", LabDuel(key, a, b, policies=["xyz"], lang="de"))),
        ("option", asked("duel", LabDuel(key, a, b, options={"luck": "1"}, lang="de"))),
        ("option", asked("compare", LabCompare(key, b={system.rule: "xyz"}))),
        ("", asked("compare", LabCompare(key))),
        ("games", asked("compare", LabCompare(key, games=-1))),
        ("sides", asked("compare", LabCompare(key, ["xyz"] * 9))),
        ("policies", asked("compare", LabCompare(key, policies=["xyz"] * 3))),
        ("beside", asked("odds", LabOdds(key, beside=[{}] * 5))),
        ("policy", asked("sample", LabSample(key, a, b, ["xyz"]))),
        ("number", asked("sample", LabSample(key, a, b, number=-1))),
    ]
    for name, outcome in found:
        assert (outcome.code, outcome.field) == ("input", name) and not english_in(outcome.reason), (name, outcome)
    for first, second in (("xyz", b), (a, "xyz")):
        for outcome in (asked("duel", LabDuel(key, first, second)), asked("sample", LabSample(key, first, second))):
            assert (
                outcome.field in ("attacker", "defender", "who", "foe") and "jemand aus der Liste" in outcome.reason
            ), outcome


def english_in(reason: str) -> str:
    """The first English word of a reason, besides what was given and lines that are examples."""
    found = ENGLISH_WORD.search(QUOTED.sub("", reason))
    return found[0] if found else ""


@pytest.mark.parametrize(
    ("error", "english", "german"),
    [
        (
            range_error("range", "x", 1, 19),
            "“x” does not fit: expected a whole number from 1 to 19",
            "„x“ geht hier nicht: erwartet wird eine ganze Zahl von 1 bis 19",
        ),
        (
            choice_error("side", "x", ("front", "rear")),
            "“x” does not fit: expected one of front, rear",
            "„x“ geht hier nicht: erwartet wird eines von vorn, hinten",
        ),
        (
            choice_error("side", "x", map(str, range(FEW + 1))),
            "“x” does not fit: expected one of the list",
            "„x“ geht hier nicht: erwartet wird eines der Liste",
        ),
        (
            fault("", None, "rows", count=401, most=400),
            "401 combinations are too many: expected at most 400",
            "401 Verbindungen sind zu viele: erwartet werden höchstens 400",
        ),
        (
            fault("distance", None, "in-contact", least="2.5"),
            "too close: in contact it is 2.5 inches",
            "zu nah: in Kontakt sind es 2,5 Zoll",
        ),
        (
            SideError("attacker", "x", RuledOut(COMMON_REFUSAL("over", "over"))),
            "the game is over",
            "das Spiel ist aus",
        ),
        (
            SideError("attacker", "Zed", choice_error("attacker", "Zed", ("Pikeman",))),
            "“Zed” does not fit: expected one of the list. Short form: race=Human st=12 dx=12 iq=8 hold=Axe",
            "„Zed“ geht hier nicht: erwartet wird jemand aus der Liste. Kurzform: race=Human st=12 dx=12 iq=8 hold=Axe",
        ),
        (
            SideError("attacker", "st=x", range_error("st", "x", 1, 19)),
            "st 'x': expected a whole number from 1 to 19. Short form: race=Human st=12 dx=12 iq=8 hold=Axe",
            "st 'x': erwartet wird eine ganze Zahl von 1 bis 19. Kurzform: race=Human st=12 dx=12 iq=8 hold=Axe",
        ),
        (
            SideError("attacker", "x=1", InputError("x is odd")),
            "x is odd. Short form: race=Human st=12 dx=12 iq=8 hold=Axe",
            "„x=1“ geht hier nicht (auf Englisch genauer: x is odd). Kurzform: race=Human st=12 dx=12 iq=8 hold=Axe",
        ),
        (InputError("Something else"), "Something else", "Something else"),
    ],
)
def test_what_is_wrong_is_said_in_plain_words(error: InputError, english: str, german: str) -> None:
    assert (field_text(error, "foeman", "en"), field_text(error, "foeman", "de")) == (english, german)


def test_what_is_wrong_with_a_line_is_said_in_the_language() -> None:
    found = asked("odds", LabOdds("wargame", {"attacker": "like=fantasy/spears ad=x"}, lang="de"))
    assert found.field == "attacker" and found.reason.startswith("unit") and "ad: erwartet wird" in found.reason


def test_the_clauses_of_what_is_wrong_are_told() -> None:
    reach, over = fault("range", 3, "reach", "CM-FACE-05"), RuledOut(COMMON_REFUSAL("over", "over", "FM-1"))
    assert SideError("attacker", "x", reach).clauses == reach.clauses == ("CM-FACE-05",)
    assert SideError("attacker", "x", over).clauses == ("FM-1",) and not InputError("no").clauses


def test_messages_about_fields_take_the_same_arguments_in_both_languages() -> None:
    for catalogue in (words(), COMMON):
        for name in catalogue.ids("en"):
            if name.startswith(("fault-", "expected-")) and name != "fault-side":
                assert catalogue.variables("en", name) >= catalogue.variables("de", name), name
