"""What is asked and answered about a special action that was declared, in words. [UW-ABL-08]"""

from affray.core import Question
from affray.core.words.event_words import Args
from affray.systems.wargame.position.answers import Amend, Answer, Propose, Special
from affray.systems.wargame.position.effects import Effects
from affray.systems.wargame.position.spoken_effects import effect_phrases, spoken
from affray.systems.wargame.position.state import NOBODY, State, index_of
from affray.systems.wargame.turn.activation import acting_unit


def talk_args(state: State, question: Question[Answer]) -> Args:
    """What was declared, which unit of which side acts, what would come of it, and who has written that. [UW-ABL-08]"""
    ruling, i = state.ruling, acting_unit(state)
    assert ruling is not None, "expected a special action to settle"
    author = ruling.amended[-1] if ruling.amended else state.figures[i].side
    return {
        "words": ruling.words, "actor": state.sides[state.figures[i].side], "author": state.sides[author],
        "effects": effect_phrases(spoken(state, ruling.effects)), "amended": int(bool(ruling.amended)), "open": int(bool(question.open)),
    }  # fmt: skip


def ruling_label(state: State, answer: Special | Propose | Amend) -> tuple[str, Args]:
    """The message of a label about a special action: what is declared, or what a ruling says, legal or not."""
    if isinstance(answer, Special):
        return "special", {"words": answer.words}
    kind = "ruling" if isinstance(answer, Propose) else "amend"
    return kind, {"effects": effect_phrases(spoken(state, answer.effects))}


def names_nobody(state: State, effects: Effects) -> bool:
    """Whether effects name a unit that there is not."""
    return any(index_of(state, effect.unit) == NOBODY for effect in effects)
