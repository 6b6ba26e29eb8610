"""The open question in words, what the numbers of an inner choice stand for, and every answer as a label."""

from affray.core import Prompt, Question
from affray.core.words.event_words import Args
from affray.core.words.numbered import told_apart
from affray.core.words.texts import ENGLISH, Arg, slug
from affray.referee import DiceNeeded, Needed
from affray.systems.fortmayn.content.codes import ROLL_TEST
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.company import lead_side, votes_of
from affray.systems.fortmayn.position.phase import side_of_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.facts import TEXTS
from affray.systems.fortmayn.words.labels_and_prompts import CHOICES, PROMPTS, label_of
from affray.systems.fortmayn.words.wording import ROLL

Asked = Question[Answer]
UNKNOWN = (-1, -1, -1)
"""What an inner choice is about, to whoever is not told it."""


def prompt(state: State, question: Asked, needed: Needed | None, language: str = ENGLISH) -> Prompt:
    """The open question in words; of an inner choice with a label for each number."""
    side = state.sides[question.side] if question.side >= 0 else ""
    args: Args = {"named": int(question.who != ""), "who": question.who, "side": side}
    if isinstance(needed, DiceNeeded):
        risk = state.risk
        if needed.why == ROLL_TEST and not question.who and risk is not None and risk.at < len(risk.actors):
            # A declared test goes on by itself.
            who = risk.actors[risk.at]
            side = state.sides[side_of_person(state, who)]
            args = {"named": 1, "who": who, "side": side}
        thrown: Args = {"number": needed.n, "sides": needed.die, "roll": CODES[needed.why].code.removeprefix(ROLL)}
        return Prompt(TEXTS.say(language, "prompt-dice", **args, **thrown, given=int(side != "")))
    message = f"prompt-{slug(question.code)}"
    args |= PROMPTS[question.code](state, question) if question.code in PROMPTS else {}
    if not question.inner:
        text = TEXTS.say(language, message, **args)
        return Prompt(text if state.company is None else company_prompt(state, question.side, text, language))
    x, y, z = (*question.about, *UNKNOWN)[:3]
    args |= {"most": len(question.answers) - 1, "x": x, "y": y, "z": z}
    return Prompt(TEXTS.say(language, message, **args), labels(state, question, args, language))


def company_prompt(state: State, side: int, text: str, language: str) -> str:
    """A question to one of a company, by name, with what others have voted for."""
    votes = [
        TEXTS.say(language, "vote-for", by=state.sides[voter], what=label(state, read_answer(said), language))
        for voter, said in votes_of(state).items()
    ]
    names: Args = {"side": state.sides[side], "leads": int(side == lead_side(state)), "text": text}
    return TEXTS.say(language, "prompt-company", **names, voted=len(votes), votes=tuple(votes))


def labels(state: State, question: Asked, args: Args, language: str) -> tuple[str, ...]:
    """What each number of an inner choice stands for: the message `choice-` and its code with the number."""
    message = f"choice-{slug(question.code)}"
    found = []
    for number in range(len(question.answers)):
        more: Args = {"number": number}
        if question.code in CHOICES:
            more |= CHOICES[question.code](state, question, number)
        found.append(TEXTS.say(language, message, **args, **more))
    return told_apart(found)


def label(state: State, answer: Answer, language: str = ENGLISH) -> str:
    """An answer in words, with the sentence that is said along; as it is written where its words make no sense here."""
    made = label_of(state, answer)
    if made is None:
        return write_answer(answer)
    message, args = made
    given: dict[str, Arg] = {**args}
    text = TEXTS.say(language, f"label-{message}", **given)
    return TEXTS.say(language, "label-said", label=text, said=answer.said) if answer.said else text
