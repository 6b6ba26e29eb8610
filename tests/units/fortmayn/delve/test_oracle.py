"""The oracle: questions, further questions, and what is unexpected."""

from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.words.questions import label, prompt
from tests.units.fortmayn.delving import answer_texts, asked, scene, went, why_not


def test_an_answer_carries_a_further_question_that_is_answered_in_a_sentence() -> None:
    found = went(scene(), "ask_oracle doubtful : Is the door warm?", dice=([2], [5], [3]))
    assert found.data_of("oracle", "oracle", "unexpected") == ("no", 0)
    assert found.state.asked == "no_3" and found.state.clock.moment == 0
    assert "overlook" in prompt(found.state, asked(found.state), None).text
    assert why_not(found.state, "ask_oracle reply") == "say-reply"
    after = went(found.state, "ask_oracle reply : The key under the mat.")
    assert (after.state.asked, after.codes) == ("", ("said",))


def test_the_same_number_on_both_dice_is_unexpected_and_is_seen_or_drawn() -> None:
    found = went(scene(), "ask_oracle near_sure : Is she alive?", dice=([5], [5], [1])).state
    assert (found.asked, found.unexpected) == ("yes_1", True)
    assert "ask_oracle oddity" in answer_texts(found) and why_not(found, "ask_oracle seen") == "say-seen"
    assert went(found, "ask_oracle seen : A red umbrella.").state.unexpected is False
    drawn = went(found, "ask_oracle oddity", dice=([11],))
    assert drawn.data_of("oddity", "oddity") == "11" and not drawn.state.unexpected
    assert went(found, "ask_oracle reply : Her ring.").state.unexpected


def test_what_has_not_been_asked_or_announced_is_not_answered() -> None:
    for text, why in (
        ("ask_oracle even", "say-question"), ("ask_oracle maybe : Is it?", "no-likelihood"), ("ask_oracle", "malformed"),
        ("ask_oracle reply : Yes.", "nothing-asked"), ("ask_oracle oddity", "nothing-unexpected"),
    ):  # fmt: skip
        assert why_not(scene(), text) == why


def test_an_oddity_and_something_seen_have_labels() -> None:
    assert label(scene(), read_answer("ask_oracle oddity")) == "Draw an oddity"
    assert label(scene(), read_answer("ask_oracle seen : A cat.")) == "Tell what was unexpected: “A cat.”"
