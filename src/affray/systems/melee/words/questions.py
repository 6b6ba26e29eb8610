"""The open question in words, what the numbers of an inner choice stand for, and every answer as a label."""

from collections.abc import Callable, Mapping

from affray.core import Prompt, Question
from affray.core.ties import next_thrower
from affray.core.words.event_words import Args
from affray.core.words.texts import ENGLISH, slug
from affray.mastering.answers import Call, Ruling
from affray.mastering.mastery import seat_names
from affray.mastering.words import master_label, master_prompt
from affray.referee import DiceNeeded, Needed
from affray.space.hex import DIRECTION_NAMES, Hex, column_row, neighbour, place_name
from affray.systems.melee.content.codes import OPTION_LETTERS, POSTURE_NAMES, ROLL_INITIATIVE, ROLL_ORDER
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.tables import creatures
from affray.systems.melee.position import answers
from affray.systems.melee.position.figures import standing_adj_dx
from affray.systems.melee.position.state import ACTOR, NO_OPTION, NOBODY, State, index_of, sides_left
from affray.systems.melee.turn import movement_phase
from affray.systems.melee.turn.choosing_options import is_shot_lost
from affray.systems.melee.turn.mastering import DESK
from affray.systems.melee.turn.picking_facings import numbers_of
from affray.systems.melee.turn.sequence import tied_throwers
from affray.systems.melee.turn.spells.secrecy import CREATURE
from affray.systems.melee.turn.spells.targets import holdings, maker_spells
from affray.systems.melee.words.facts import TEXTS

Asked = Question[answers.Answer]
Labels = tuple[str, ...]


def prompt(state: State, question: Asked, needed: Needed | None, language: str = ENGLISH) -> Prompt:
    """The open question in words."""
    mastered = master_prompt(TEXTS, state, question, language)
    if mastered is not None:
        return mastered
    side = seat_names(state)[question.side] if question.side >= 0 else ""
    args: Args = {"named": int(question.who != ""), "who": question.who, "side": side}
    if isinstance(needed, DiceNeeded):
        each = order_thrower(state, needed) if needed.why in (ROLL_INITIATIVE, ROLL_ORDER) else ""
        args["side"] = side = each or side
        thrower = "figure" if question.who else "side" if side else "game"
        roll = CODES[needed.why].code.removeprefix("roll_")
        return Prompt(TEXTS.say(language, "prompt-dice", **args, count=needed.n, thrower=thrower, roll=roll))
    message = f"prompt-{slug(question.code)}"
    if question.inner and not question.about:
        # What another side chooses within its action is its own affair until it is done.
        return Prompt(TEXTS.say(language, "prompt-decides", **args))
    if question.inner:
        more, labels = INNER[question.code](state, question, language)
        return Prompt(TEXTS.say(language, message, **args, **more), labels, verb=VERBS.get(question.code, ""))
    more = OUTER[question.code](state) if question.code in OUTER else {}
    return Prompt(TEXTS.say(language, message, **args, **more))


def order_thrower(state: State, needed: DiceNeeded) -> str:
    """The side or figure whose die for initiative, or for a tie of those who act, is thrown next. [CM-INIT-02 CM-ACT-02]"""
    if needed.why == ROLL_INITIATIVE:
        return state.sides[next_thrower(sides_left(state), needed.before)]
    return tied_throwers(state)[len(needed.before)]


# --- questions between actions ----------------------------------------------------------------------------------------
def height_args(state: State) -> Args:
    """Arguments of the question how high a flier is: whom it may come down to fight. [CM-FLY-03]"""
    return {"whom": state.figures[movement_phase.current_move(state).figure].id}


def move_args(state: State) -> Args:
    """Arguments of the question for a step: how far the figure has come."""
    going = movement_phase.current_going(state)
    return {"moved": going.moved, "cap": going.cap}


def act_args(state: State) -> Args:
    """Arguments of the question for an action: at which adjDX and with which option, or what is left of the action.
    [CM-ACT-01 CM-OPT-03]"""
    figure = state.figures[state.actor]
    letter = OPTION_LETTERS[figure.turn.option] if figure.turn.option != NO_OPTION else ""
    return {
        "left": state.pending.kind if state.pending is not None else "none",
        "adj": standing_adj_dx(state, state.actor),
        "chosen": int(letter != ""),
        "letter": letter,
        "option": letter,
    }


def renewal_args(state: State) -> Args:
    """Arguments of the question for a renewal: which spell, unless that is not for whoever reads.
    [CM-RENEW-01 CM-SPELL-07]"""
    spell = state.spells[state.renewals[0]].spell
    return {"spell": spell, "hidden": int(spell == CREATURE)}


OUTER: Mapping[str, Callable[[State], Args]] = {
    "renew": renewal_args,
    "height": height_args,
    "move": move_args,
    "act": act_args,
}
"""What the prompts of these questions tell besides who is asked."""


# --- inner choices ----------------------------------------------------------------------------------------------------
def hex_args(pos: Hex) -> Args:
    """Column and row of a hex, as arguments."""
    column, row = column_row(pos)
    return {"column": column, "row": row}


def head_and_directions(question: Asked) -> tuple[Hex, tuple[int, ...]]:
    """Where the head of the figure is, and the directions among which it chooses."""
    mask, q, r = question.about
    return (q, r), numbers_of(mask)


def hex_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """To which of the hexes around it a figure goes. [CM-ENG-08 CM-HTH-11]"""
    head, open_ways = head_and_directions(question)
    return {}, tuple(hex_label(head, way, language) for way in open_ways)


def hex_label(head: Hex, way: int, language: str) -> str:
    """A direction with the hex that lies there."""
    return TEXTS.say(language, "choice-hex", direction=DIRECTION_NAMES[way], **hex_args(neighbour(head, way)))


def advance_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Whether a figure that forced another back stays, or where it goes. [CM-RET-03]"""
    return {}, (TEXTS.say(language, "choice-stay"), *hex_choice(state, question, language)[1])


def facing_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which way a figure faces. [CM-FACE-08]"""
    head, ways = head_and_directions(question)
    now = state.figures[index_of(state, question.who)].facing
    labels = (
        TEXTS.say(language, "choice-facing", direction=DIRECTION_NAMES[way], same=int(way == now)) for way in ways
    )
    return hex_args(head), tuple(labels)


def consent_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Whether to let another figure do something. [CM-HTH-01 CM-HTH-14]"""
    whom = state.figures[question.about[0]].id
    return {"whom": whom}, no_yes_labels(language)


def no_yes_labels(language: str) -> Labels:
    """The labels of a question that is answered with no or yes."""
    return TEXTS.say(language, "no"), TEXTS.say(language, "yes")


def stance_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Whether to switch to an option before the dice. [CM-OPT-03]"""
    letter = OPTION_LETTERS[question.about[0]]
    return {"letter": letter, "option": letter}, no_yes_labels(language)


def met_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which of the figures on either side of a line is on it. [CM-HEX-05]"""
    figures = question.about[: len(question.answers)]
    return {}, tuple(TEXTS.say(language, "choice-figure", whom=state.figures[n].id) for n in figures)


def holding_choice(key: str) -> Callable[[State, Asked, str], tuple[Args, Labels]]:
    """The inner choice which of the things in a figure's hands a spell works on. [CM-SPELL-02]"""

    def put(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
        """Which of its things."""
        figure = state.figures[question.about[0]]
        labels = (TEXTS.say(language, "choice-item", item=item) for item in holdings(figure, key))
        return {"whom": figure.id}, tuple(labels)

    return put


def creation_choice(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which of the things that magic has made in a hex is removed. [CM-SPELL-02]"""
    q, r, _ = question.about
    found = (state.spells[n] for n in maker_spells(state, (q, r)))
    return {}, tuple(
        TEXTS.say(language, "choice-made", spell=made.spell, who=state.figures[made.caster].id) for made in found
    )


INNER: Mapping[str, Callable[[State, Asked, str], tuple[Args, Labels]]] = {
    "facing": facing_choice,
    "give_way": hex_choice,
    "way_out": hex_choice,
    "advance": advance_choice,
    "agree": consent_choice,
    "same_height": consent_choice,
    "met": met_choice,
    "stance": stance_choice,
    "dropped": holding_choice("drop_ready"),
    "broken": holding_choice("break_ready"),
    "creation": creation_choice,
}
"""How the inner choices are put, by the question's code."""
VERBS: Mapping[str, str] = {
    "facing": "face",
    "give_way": "step",
    "way_out": "step",
    "advance": "step",
    "met": "figure",
    "dropped": "drop",
    "broken": "break",
}
"""The words that may stand before the choices of these questions."""


# --- answers ----------------------------------------------------------------------------------------------------------
def label(state: State, answer: answers.Answer, language: str = ENGLISH) -> str:
    """An answer in words, an option with its letter; the facing that a figure has already is where it stops, and a figure that is picked
    moves or acts."""
    if isinstance(answer, Ruling | Call):
        return master_label(TEXTS, answer, DESK.item_of, language)
    if isinstance(answer, answers.Face) and state.move is not None and is_same_facing(state, state.move.figure, answer):
        return TEXTS.say(language, "label-stop", direction=DIRECTION_NAMES[answer.facing])
    if isinstance(answer, answers.Pick) and state.phase == ACTOR:
        return TEXTS.say(language, "label-actor", who=answer.figure)
    if (
        isinstance(answer, answers.Option)
        and state.move is not None
        and is_shot_lost(state, state.move.figure, answer.posture)
    ):
        return TEXTS.say(language, "label-loses-shot", **move_label(answer)[1])
    asked_of = (
        move_label
        if isinstance(answer, answers.Moving)
        else action_label
        if isinstance(answer, answers.Acting)
        else retreat_label
    )
    kind, args = asked_of(answer)
    return TEXTS.say(language, f"label-{kind}", **args)


def is_same_facing(state: State, i: int, answer: answers.Face) -> bool:
    """Whether a figure would face as it does."""
    return state.figures[i].facing == answer.facing


def move_label(answer: answers.Answer) -> tuple[str, Args]:
    """The message of a label about the order of things, moves and options."""
    match answer:
        case answers.Word(word):
            return slug(word), {}
        case answers.Rank(place):
            return "place", {"place": place}
        case answers.Pick(figure):
            return "figure", {"who": figure}
        case answers.Step(direction):
            return "step", {"direction": DIRECTION_NAMES[direction]}
        case answers.Push(direction):
            return "push", {"direction": DIRECTION_NAMES[direction]}
        case answers.Turn(way):
            return "wheel", {"way": answers.WAYS[way > 0]}
        case answers.Face(direction):
            return "face", {"direction": DIRECTION_NAMES[direction]}
        case answers.Option(option, posture):
            letter = OPTION_LETTERS[option]
            return "option", {"letter": letter, "option": letter, "posture": POSTURE_NAMES[posture]}
    assert isinstance(answer, answers.Number)
    return "number", {"number": answer.number}


def action_label(answer: answers.Answer) -> tuple[str, Args]:
    """The message of a label about an action."""
    match answer:
        case answers.Attack(_, target, weapon, twin, aim):
            return "attack", {
                "attack": answers.GRAMMAR.pattern_of(answer).verb.word,
                "whom": target,
                "item": weapon,
                "twin": int(twin),
                "aim": aim,
            }
        case answers.Sweep(weapon):
            return "sweep", {"item": weapon}
        case answers.Enter(direction, target, weapon):
            way = DIRECTION_NAMES[direction]
            return "enter", {
                "whom": target,
                "direction": way,
                "item": weapon or "bare_hands",
                "armed": int(weapon != ""),
            }
        case answers.Cast():
            return "cast", cast_args(answer)
        case answers.Disbelieve(target):
            return "disbelieve", {"whom": target}
        case answers.Hold(items):
            return "hold", {"item": items}
        case answers.Take(item):
            return "take", {"item": item}
        case answers.Disengage(direction):
            return "disengage", {"direction": DIRECTION_NAMES[direction]}
    assert isinstance(answer, answers.Wake)
    return "wake", {"whom": answer.target}


def cast_args(cast: answers.Cast) -> Args:
    """Arguments of the label of a spell."""
    return {
        "spell": cast.spell,
        "st": cast.st,
        "whom": cast.target,
        "aimed": int(cast.target != ""),
        "at": tuple(map(place_name, cast.hexes)),
        "race": cast.form,
        "formed": 0 if not cast.form else 1 if cast.form.replace(" ", "_") in creatures() else 2,
        "direction": DIRECTION_NAMES[cast.facing],
        "turned": int(cast.facing >= 0),
        "attribute": cast.attribute or "none",
    }


def retreat_label(answer: answers.Answer) -> tuple[str, Args]:
    """The message of a label about a forced retreat. [CM-RET-02 CM-RET-04]"""
    assert isinstance(answer, answers.Retreat)
    room = int(answer.direction != NOBODY)
    direction = DIRECTION_NAMES[answer.direction]
    return "retreat", {"whom": answer.whom, "who": answer.by, "room": room, "direction": direction}
