"""Every kind of procedure that can be asked about, beside two dice libraries and every throw: the answers of the laboratory
are theirs, to the last fraction."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.lab import chances
from affray.lab.api import lab_systems
from affray.lab.schema import OddsCase
from affray.lab.systems.foeman.odds import GOALS
from affray.systems.melee.content.tables import spells
from tests.units.lab.beside import of_foeman, of_fortmayn, of_melee, of_wargame
from tests.units.lab.beside.libraries import LIBRARIES, Library, OracleAnswer, Question, Questions, mean, said

BESIDE: dict[str, Questions] = {
    "foeman": of_foeman.QUESTIONS, "fortmayn": of_fortmayn.QUESTIONS, "melee": of_melee.QUESTIONS,
    "wargame": of_wargame.QUESTIONS,
}  # fmt: skip
"""By system and kind all questions that are asked of the laboratory and of every library."""
ASKED = [
    (system, kind, name, question)
    for system, kinds in BESIDE.items()
    for kind, questions in kinds.items()
    for name, question in questions.items()
]
ALL = [
    pytest.param(
        asked[0],
        asked[1],
        asked[3],
        library,
        marks=() if n % len(LIBRARIES) == m else pytest.mark.slow,
        id=f"{asked[0]}-{asked[1]}-{asked[2]}-{named}",
    )
    for n, asked in enumerate(ASKED)
    for m, (named, library) in enumerate(LIBRARIES.items())
]
"""Each with every library; the quick tests take them in turn."""
LIBRARY = pytest.mark.parametrize("library", LIBRARIES.values(), ids=LIBRARIES)


def the(system: str, question: Question) -> tuple[str, OddsCase]:
    """What is answered about, and the only answer."""
    found = chances(system, question.options, **question.asked)
    (case,) = found.cases
    return found.procedure, case


# --- nothing is left out ----------------------------------------------------------------------------------------------
def test_every_kind_that_can_be_asked_about_is_asked_here() -> None:
    for system in lab_systems():
        kinds = {kind for field in system.odds if field.name == "kind" for kind in field.values if kind}
        if system.key == "melee":
            kinds |= set(of_melee.CASTABLE.values())
        assert kinds == BESIDE[system.key].keys()
        assert all(BESIDE[system.key].values())


def test_every_spell_of_the_guide_is_cast_here_or_cannot_be_asked_about() -> None:
    cast = {question.asked["spell"] for kind in of_melee.SPELLS for question in BESIDE["melee"][kind].values()}
    for spell in spells():
        if spell not in cast:
            with pytest.raises(InputError, match="is no attack"):
                chances("melee", None, attacker="st=20 dx=12 iq=17", spell=spell)


# --- the answers ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("system", "kind", "question", "library"), ALL)
def test_an_answer_is_that_of_the_library(system: str, kind: str, question: Question, library: Library) -> None:
    procedure, case = the(system, question)
    expected = question.expected(library)
    found = said(case, expected.numbers)
    assert procedure == kind
    assert found.chances == expected.chances
    assert found.spreads == expected.spreads
    assert found.numbers == expected.numbers


@pytest.mark.slow
@LIBRARY
@pytest.mark.parametrize("goal", GOALS)
def test_the_best_rerolls_of_foeman_gain_what_they_can(goal: str, library: Library) -> None:
    blow, asked = of_foeman.Blow(2, 12, target=8), dict(of_foeman.attack("strike", of_foeman.Blow(2, 12), "best").asked)
    _, case = the(
        "foeman", Question({**asked, "defender": of_foeman.WEAK, "goal": goal}, lambda library: OracleAnswer({}, {}))
    )
    found = {chance.name: Fraction(chance.exact) for chance in case.chances}
    points = mean({int(str(point.value)): Fraction(point.exact) for point in case.spreads[0].points})
    reached = {"hit": found["hit"], "damage": points, "fell": found["unconscious"] + found["dead"]}
    assert reached[goal] == of_foeman.most_of(goal, blow, library)
