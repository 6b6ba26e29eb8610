"""Tests of questions in words, as whoever is not asked reads them."""

import re

import pytest

from affray.core import Question, eyes
from affray.systems.fortmayn.position.answer import Number
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.words.questions import Asked, prompt
from tests.units.fortmayn.friends import ANN, BOB, LANGUAGES, scene


@pytest.mark.parametrize("code", ["save", "pay", "toll"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_not_told_what_a_question_is_about_reads_no_number(code: str, language: str) -> None:
    asked: Asked = Question(ANN, code, "Asha", (Number(0), Number(1)), inner=True, about=(1, 2, 3))
    other = eyes.visible_question(SYSTEM, scene(), asked, BOB)
    text = prompt(scene(), other, None, language).text
    assert text.startswith("Asha:") and not re.search(r"\d", text)
    assert prompt(scene(), asked, None, language).text != text
