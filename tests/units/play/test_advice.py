"""What a hint prefers, and why a player does not take what won more often."""

import pytest

from affray.core.words.texts import COMMON
from affray.play.advice import advised
from affray.play.player import Candidate, Thought
from affray.play.reasons import what_decided


@pytest.mark.parametrize(
    ("tries", "error", "words", "german"),
    [
        (3, 0.1, "Tried out only 3 times each, ", "So wenige Versuche beweisen nichts"),
        (1, 0.0, "Tried out only once each, ", "Nur einmal durchgespielt"),
        (12, 0.4, "62% against 27%. The luck of the dice alone may do as much", "Würfelglück"),
        (12, 0.1, "62% against 27%. That is not surely more", "Sicher ist das nicht"),
    ],
)
def test_why_what_won_more_often_is_not_taken(tries: int, error: float, words: str, german: str) -> None:
    rows = (Candidate("a", 1.0, 0.27, tries=tries), Candidate("b", 1.0, 0.62, tries=tries, error=error))
    decided = what_decided(0, Thought("a", rows))
    assert words in COMMON.phrase(decided, "en") and german in COMMON.phrase(decided, "de")


def test_a_hint_prefers_what_is_clearly_ahead() -> None:
    def answer(tries: int, error: float, win: float = 0.62) -> str:
        rows = (Candidate("a", 1.0, 0.27, tries=tries), Candidate("b", 1.0, win, tries=tries, error=error))
        thought = advised(Thought("a", rows))
        assert {candidate.answer for candidate in thought.candidates} == {"a", "b"}
        assert thought.candidates[0].answer == thought.answer
        return thought.answer

    rows = (Candidate("a", 1.0, 0.2, tries=4), *(Candidate(text, 1.0, 0.6, tries=4, error=0.1) for text in "bc"))
    known = advised(Thought("a", rows)).candidates
    assert [(row.answer, row.error) for row in known] == [("b", 0.0), ("a", 0.1), ("c", 0.1)]
    assert answer(4, 0.1) == "b" and what_decided(0, advised(Thought("a", ()))).id == "reason-alone"
    assert [answer(4, 0.2), answer(1, 0.0), answer(64, 0.001, 0.28)] == ["a"] * 3
