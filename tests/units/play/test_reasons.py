"""What reasons show: the numbers that matter most, chances no surer than their tries, and causes that the lines bear out."""

import pytest

from affray.core import Question, System
from affray.core.words.phrase import Phrase
from affray.play.player import Candidate, Thought
from affray.play.reasons import Decision, Reasons, expectation, odds_of, reasons_for, what_decided
from affray.systems.foeman import SYSTEM as FOEMAN
from affray.systems.melee import SYSTEM as MELEE
from affray.systems.wargame.system import SYSTEM as WARGAME
from tests import wargame_arena
from tests.foeman_tables import ann, bors, declaring
from tests.toy import PIG, TABLE


def test_a_list_shows_that_a_blow_fells_before_that_it_is_critical() -> None:
    state = declaring(ann(main="Broadsword"), bors(armor="Leather", phys=9)).state
    question = FOEMAN.question(state)
    assert question is not None
    shown = [chance.name.id for chance in odds_of(FOEMAN, state, question)["strike Bors 2 Broadsword"]]
    assert shown[:2] == ["guide-hit", "guide-felled"] and len(shown) == 4


def test_a_melee_of_units_shows_what_it_may_cost_both() -> None:
    pikes = wargame_arena.regiment("Pikes", wargame_arena.RED, 10, 5, (10, 10), wargame_arena.N)
    foes = wargame_arena.regiment("Foes", wargame_arena.BLUE, 10, 5, (10, 11), wargame_arena.S)
    state = wargame_arena.acting(wargame_arena.battle(pikes, foes), "Pikes")
    question = WARGAME.question(state)
    assert question is not None
    shown = [(chance.name.id, chance.name.args["whom"]) for chance in odds_of(WARGAME, state, question)["melee Foes"]]
    assert shown == [("guide-points", "Foes"), ("guide-points", "Pikes")]


def pig_reasons(*candidates: Candidate[str], language: str = "en") -> Reasons:
    """The reasons of a decision of the dice game."""
    state = PIG.setup(TABLE, {})
    question = Question(0, "turn", "p0", tuple(candidate.answer for candidate in candidates))
    thought = Thought(candidates[0].answer, candidates)
    return reasons_for(PIG, Decision(state, state, question, thought), language)


@pytest.mark.parametrize(
    ("win", "tries", "english", "german"),
    [
        (1.0, 4, "over 80% to win", "über 80 % Aussicht auf Sieg"),
        (0.99, 64, "over 98% to win", "über 98 % Aussicht auf Sieg"),
        (0.0, 8, "under 12% to win", "unter 12 % Aussicht auf Sieg"),
        (0.97, 64, "97% to win", "97 % Aussicht auf Sieg"),
        (1.0, 0, "100% to win", "100 % Aussicht auf Sieg"),
    ],
)
def test_a_chance_is_no_surer_than_its_tries(win: float, tries: int, english: str, german: str) -> None:
    for language, words in (("en", english), ("de", german)):
        found = pig_reasons(Candidate("hold", 1.0, win, tries=tries), language=language)
        assert expectation(PIG, found, found.rows[0], ("p0", "p1"), language) == words


def test_how_many_tries_chances_rest_on_stands_below_any_reason() -> None:
    best = Candidate("hold", 1.0, 0.6, tries=8)
    alone, apart = pig_reasons(best), pig_reasons(best, Candidate("roll", 0.5, 0.5, tries=4))
    assert (
        alone.decided == "Nothing else was worth a closer look. Tried out 8 times only, so take the outlook as rough."
    )
    assert apart.decided.endswith("60% to win, not 50%. Tried out 4 to 8 times only, so take the outlook as rough.")
    assert "Nur 4- bis 8-mal" in pig_reasons(best, Candidate("roll", 0.5, 0.5, tries=4), language="de").decided
    assert "only" not in pig_reasons(Candidate("hold", 1.0, 0.6)).decided
    doubted = pig_reasons(Candidate("hold", 1.0, 0.3, tries=8), Candidate("roll", 0.5, 0.5, tries=8)).decided
    assert doubted.count("ried out 8 times") == 1


def test_losses_are_the_reason_only_where_the_lines_show_them() -> None:
    def said(*losses: float) -> str:
        return what_decided(
            0, Thought("a", (Candidate("a", 1.0, 0.8, (0.2, 0.2)), Candidate("b", 0.5, 0.6, losses)))
        ).id

    assert [said(0.22, 0.18), said(0.24, 0.2), said(0.2, 0.16)] == ["reason-place"] * 3
    assert [said(0.4, 0.2), said(0.2, 0.04)] == ["reason-spared", "reason-dealt"]


@pytest.mark.parametrize("system", [FOEMAN, MELEE], ids=["foeman", "melee"])
def test_a_turn_and_a_halt_are_not_explained_as_places(system: System[object, object]) -> None:
    for answer, words in (("step", "Of the places within reach"), ("face", "No other way to face"), ("stop", "a turn")):
        assert words in system.words.texts.say("en", "reason-for-move", answer=answer, who="none")


@pytest.mark.parametrize(("win", "other"), [(1.0, 0.94), (1.0, 0.96), (0.94, 1.0)])
def test_of_two_chances_that_few_tries_cannot_tell_apart_none_is_told_as_ahead(win: float, other: float) -> None:
    one, two = Candidate("a", 1.0, win, tries=4), Candidate("b", 1.0, other, tries=4)
    assert what_decided(0, Thought("a", (one, two))) == Phrase("reason-even")
    reason = what_decided(0, Thought("a", (one, Candidate("c", 1.0, 0.5, tries=4))))
    assert reason.id == "reason-place" and reason.args["other"] == 50
