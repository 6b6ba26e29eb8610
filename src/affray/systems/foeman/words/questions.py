"""The open question in words, the labels of inner choices, and the label of every answer."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Prompt, Question
from affray.core.words.event_words import Args
from affray.core.words.phrase import MARK
from affray.core.words.texts import ENGLISH, slug
from affray.dice.pool import faces
from affray.mastering.answers import Call, Ruling
from affray.mastering.mastery import seat_names
from affray.mastering.words import master_label, master_prompt
from affray.referee import DiceNeeded, Needed
from affray.space.hex import DIRECTION_NAMES, column_row, direction_to
from affray.systems.foeman.content.codes import FRONT_STEP, ITEM_NAMES, ROLL_INITIATIVE, ROLL_TIEBREAK, STEP_NAMES
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.position import answers
from affray.systems.foeman.position.executor import has_declared_before, highest_bid
from affray.systems.foeman.position.state import EXECUTE, READYING, State, sides_left
from affray.systems.foeman.rules.bidding import HURL_OPTION, OPTION_NAMES
from affray.systems.foeman.rules.kept_damage_dice import choice_at
from affray.systems.foeman.rules.movement import take_step
from affray.systems.foeman.turn.hand_to_hand import displacement_hexes
from affray.systems.foeman.turn.items import bow_in_hand, is_left_unloaded
from affray.systems.foeman.turn.mastering import DESK
from affray.systems.foeman.words.facts import TEXTS

Labels = tuple[str, ...]


def prompt(state: State, question: Question[answers.Answer], needed: Needed | None, language: str = ENGLISH) -> Prompt:
    """The open question in words."""
    mastered = master_prompt(TEXTS, state, question, language)
    if mastered is not None:
        return mastered
    side = seat_names(state)[question.side] if question.side >= 0 else ""
    args: Args = {"named": int(question.who != ""), "who": question.who, "side": side}
    if isinstance(needed, DiceNeeded):
        return Prompt(TEXTS.say(language, "prompt-dice", **(args | dice_args(state, question, needed))))
    again = question.code == "declare" and has_declared_before(state)
    message = f"prompt-{question.code}{'-again' if again else ''}"
    if not question.inner:
        return Prompt(TEXTS.say(language, message, **args))
    if not question.about:
        # Where somebody may hide something, what another side chooses within its action is its own affair until it is done.
        return Prompt(TEXTS.say(language, "prompt-decides", **args))
    more, labels = INNER[question.code](state, question, language)
    return Prompt(
        TEXTS.say(language, message, **args, **more), labels, choice_numbers(question), VERBS.get(question.code, "")
    )


def dice_args(state: State, question: Question[answers.Answer], needed: DiceNeeded) -> Args:
    """Which dice are thrown, for what, and who throws them: the action of the highest bid goes on by itself."""
    roll: Args = {"count": needed.n, "roll": CODES[needed.why].code.removeprefix("roll_"), "order": state.sides}
    if needed.why in (ROLL_INITIATIVE, ROLL_TIEBREAK):
        side = initiative_thrower(state, needed)
        return roll | {"thrower": "side" if side else "each", "side": side}
    if state.phase == EXECUTE:
        actor = state.figures[highest_bid(state, state.bids).figure]
        return roll | {"thrower": "deed", "named": 1, "who": actor.id, "side": state.sides[actor.side]}
    return roll | {"thrower": "figure" if question.who else "side" if question.side >= 0 else "game"}


def initiative_thrower(state: State, needed: DiceNeeded) -> str:
    """The side whose die for initiative is thrown next; empty where several of more than two sides are tied. [FM-INI-01]"""
    sides, thrown = sides_left(state), len(needed.before)
    if needed.why == ROLL_TIEBREAK and len(sides) > 2:
        return ""
    return state.sides[sides[thrown % len(sides)]]


# --- inner choices --------------------------------------------------------------------------------------------------
def no_yes(language: str) -> Labels:
    """The labels of a question that is answered with no or yes."""
    return TEXTS.say(language, "no"), TEXTS.say(language, "yes")


def proficiency(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question whether to declare Weapon Proficiency. [FM-TAL-01]"""
    bid, score, iq = question.about
    return {"bid": bid, "score": score, "iq": iq}, no_yes(language)


def reroll(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question how many zeroes to reroll. [FM-HIT-04]"""
    total, score, thrown = question.about
    labels = tuple(TEXTS.say(language, "choice-count", count=n) for n in range(len(question.answers)))
    return {"total": total, "score": score, "thrown": thrown}, labels


def waive(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question whether to avoid Hand-to-Hand. [FM-HTH-02]"""
    labels = TEXTS.say(language, "choice-avoid"), TEXTS.say(language, "choice-let")
    return {"score": question.about[0]}, labels


def place(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question where a displaced figure goes. [FM-HTH-03]"""
    mover, q, r = question.about
    labels = []
    for at in displacement_hexes(state, mover, (q, r)):
        direction = DIRECTION_NAMES[direction_to((q, r), at) or 0]
        labels.append(TEXTS.say(language, "choice-place", direction=direction, **hex_args(at)))
    return hex_args((q, r)), tuple(labels)


def consent(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question whether to consent to an exchange. [FM-OPT-07]"""
    return {"other": state.figures[question.about[0]].id}, no_yes(language)


def fewer_dice(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question how many damage dice to leave unrolled. [MW-MAX-04]"""
    generated, permitted, _ = question.about
    labels = tuple(TEXTS.say(language, "choice-roll", count=generated - n) for n in range(len(question.answers)))
    return {"count": generated, "permitted": permitted}, labels


def kept_dice(state: State, question: Question[answers.Answer], language: str) -> tuple[Args, Labels]:
    """The arguments and labels of the question which damage dice to keep; a choice is its faces, high to low.

    [MW-MAX-03]
    """
    dice, count, _ = question.about
    choices = (choice_at(dice, count, n).dice for n in range(len(question.answers)))
    labels = tuple(TEXTS.say(language, "choice-keep", faces=tuple(reversed(faces(chosen)))) for chosen in choices)
    return {"faces": tuple(reversed(faces(dice))), "count": count}, labels


def choice_numbers(question: Question[answers.Answer]) -> tuple[int, ...]:
    """The numbers that people may type for the choices: dice to reroll, dice to roll, the face of a single die kept.

    None for other questions.
    """
    places = range(len(question.answers))
    if question.code == "reroll":
        return tuple(places)
    if question.code == "fewer":
        return tuple(question.about[0] - n for n in places)
    dice, count, _ = (*question.about, 0, 0, 0)[:3]
    if question.code == "keep" and count == 1:
        return tuple(faces(choice_at(dice, count, n).dice)[0] for n in places)
    return ()


VERBS: Mapping[str, str] = {"reroll": "reroll", "fewer": "roll", "keep": "keep", "place": "step"}
"""The words that may stand before the choices of these questions."""


def hex_args(pos: tuple[int, int]) -> Args:
    """The column and row of a hex as arguments."""
    column, row = column_row(pos)
    return {"column": column, "row": row}


INNER: Mapping[str, Callable[[State, Question[answers.Answer], str], tuple[Args, Labels]]] = {
    "proficiency": proficiency,
    "reroll": reroll,
    "waive": waive,
    "place": place,
    "consent": consent,
    "fewer": fewer_dice,
    "keep": kept_dice,
}
"""How the inner choices are put, by the question's code."""


# --- answers --------------------------------------------------------------------------------------------------------
def label(state: State, answer: answers.Answer, language: str = ENGLISH) -> str:
    """An answer in words; of a Ready, which weapon it leaves unloaded. [FM-OPT-10]"""
    if isinstance(answer, Ruling | Call):
        return master_label(TEXTS, answer, DESK.item_of, language)
    kind, args = step_label(state, answer) if isinstance(answer, answers.Step) else label_message(answer)
    said = TEXTS.say(language, f"label-{kind}", **args)
    empty = unloaded_bow(state, answer)
    return TEXTS.say(language, "label-left-unloaded", label=said, item=empty) if empty else said


def unloaded_bow(state: State, answer: answers.Answer) -> str:
    """The slow Bow that an answer to a Ready leaves unloaded since its figure is engaged; empty for none.

    [FM-OPT-10]
    """
    if state.phase != READYING or not isinstance(answer, answers.Hold | answers.Word):
        return ""
    figure = state.figures[state.actor]
    held = replace(figure, main=answer.main, off=answer.off) if isinstance(answer, answers.Hold) else figure
    return display_name(bow_in_hand(held)) if is_left_unloaded(state, held) else ""


def step_label(state: State, answer: answers.Step) -> tuple[str, Args]:
    """The message of a step's label and its arguments: how it turns whoever goes, where it is no step to the front.
    [FM-MOV-05 FM-MOV-07]"""
    kind, args = deed_label(answer)
    if state.move is None:
        return kind, args
    figure = state.figures[state.move.figure]
    made = take_step(figure.facing, answer.direction, figure.back, 1)
    return kind, args | {"kind": STEP_NAMES[made.kind], "facing": DIRECTION_NAMES[made.facing]}


def label_message(answer: answers.Deed | answers.Handling) -> tuple[str, Args]:
    """The message of an answer's label and its arguments."""
    return (
        item_label(answer)
        if isinstance(answer, answers.Use | answers.Hold | answers.Take | answers.Give)
        else deed_label(answer)
    )


def deed_label(answer: answers.Deed) -> tuple[str, Args]:
    """The message and arguments of the label of an answer about moving and fighting."""
    match answer:
        case answers.Word(word):
            return slug(word), {}
        case answers.Number(number):
            return "number", {"number": number}
        case answers.Retreat(whom, who, direction, follow):
            return "retreat", {"a": whom, "b": who, "direction": DIRECTION_NAMES[direction], "follow": int(follow)}
        case answers.Pick(figure):
            return "figure", {"who": figure}
        case answers.Step(direction):
            return "step", {"direction": DIRECTION_NAMES[direction], "kind": STEP_NAMES[FRONT_STEP]}
        case answers.Face(facing):
            return "face", {"direction": DIRECTION_NAMES[facing]}
        case answers.Enter(direction, target):
            return "enter", {"whom": target, "direction": DIRECTION_NAMES[direction]}
        case answers.Push(direction, target):
            return "push", {"whom": target, "direction": DIRECTION_NAMES[direction]}
        case answers.Rush(target, dice):
            return "rush", {"whom": target, "dice": dice}
        case answers.Attack(option, target, dice, weapon, doubled):
            if option == HURL_OPTION and weapon:
                return "hurl", {"whom": target, "item": display_name(weapon), "dice": dice}
            armed = 2 if MARK in weapon else int(weapon != "")
            how: Args = {"armed": armed, "doubled": int(doubled), "dice": dice}
            return "attack", {"option": OPTION_NAMES[option], "whom": target, "item": display_name(weapon), **how}
        case answers.Defend(item):
            return "defend", {"guard": ITEM_NAMES[item]}
    return "ready", {"dice": answer.dice}


def item_label(answer: answers.Handling) -> tuple[str, Args]:
    """The message and arguments of the label of an answer about items."""
    match answer:
        case answers.Use(thing, target):
            return "use", {"item": thing, "whom": target, "aimed": int(target != "")}
        case answers.Hold(main, off):
            items = tuple(display_name(item) for item in (main, off) if item)
            return "hold", {"item": items, "other": int(bool(off) and not main)}
        case answers.Take(item, source):
            return "take", {"item": display_name(item), "source": source, "given": int(source != "")}
    return "give", {"item": display_name(answer.item), "whom": answer.to}
