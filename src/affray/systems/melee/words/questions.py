"""The open question in words, what the numbers of an inner choice stand for, and every answer as a label."""

from collections.abc import Callable, Mapping

from affray.core import Prompt, Question
from affray.core.words.event_words import Args
from affray.core.words.texts import ENGLISH, slug
from affray.referee import DiceNeeded, Needed
from affray.space.hex import DIRECTION_NAMES, Hex, column_row, neighbour
from affray.systems.melee.content.codes import OPTION_LETTERS, POSTURE_NAMES, ROLL_INITIATIVE, ROLL_ORDER
from affray.systems.melee.content.events import CODES
from affray.systems.melee.position import answers as a
from affray.systems.melee.position.figures import standing
from affray.systems.melee.position.state import ACTOR, NO_OPTION, NOBODY, State, index_of
from affray.systems.melee.turn import movement_phase as walking
from affray.systems.melee.turn.choosing_options import loses_shot
from affray.systems.melee.turn.facings_picked import unmasked
from affray.systems.melee.turn.spells.secrecy import CREATURE
from affray.systems.melee.turn.spells.targets import holdings, makers
from affray.systems.melee.words.wording import TEXTS

Asked = Question[a.Answer]
Labels = tuple[str, ...]


def prompt(state: State, question: Asked, needed: Needed | None, language: str = ENGLISH) -> Prompt:
    """The open question in words."""
    side = state.sides[question.side] if question.side >= 0 else ""
    args: Args = {"named": int(question.who != ""), "who": question.who, "side": side}
    if isinstance(needed, DiceNeeded):
        each = needed.why in (ROLL_INITIATIVE, ROLL_ORDER)
        thrower = "figure" if question.who else "each" if each else "game"
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


# --- questions between actions ----------------------------------------------------------------------------------------
def height(state: State) -> Args:
    """Arguments of the question how high a flier is: whom it may come down to fight. [CM-FLY-03]"""
    return {"whom": state.figures[walking.moving(state).figure].id}


def move(state: State) -> Args:
    """Arguments of the question for a step: how far the figure has come."""
    going = walking.going(state)
    return {"moved": going.moved, "cap": going.cap}


def act(state: State) -> Args:
    """Arguments of the question for an action: at which adjDX and with which option, or what is left of the action.
    [CM-ACT-01 CM-OPT-03]"""
    figure = state.figures[state.actor]
    letter = OPTION_LETTERS[figure.option] if figure.option != NO_OPTION else ""
    return {
        "left": state.pending.kind if state.pending is not None else "none",
        "adj": standing(state, state.actor),
        "chosen": int(letter != ""),
        "letter": letter,
        "option": letter,
    }


def renew(state: State) -> Args:
    """Arguments of the question for a renewal: which spell, unless that is not for whoever reads.
    [CM-RENEW-01 CM-SPELL-07]"""
    spell = state.spells[state.renewals[0]].spell
    return {"spell": spell, "hidden": int(spell == CREATURE)}


OUTER: Mapping[str, Callable[[State], Args]] = {"renew": renew, "height": height, "move": move, "act": act}
"""What the prompts of these questions tell besides who is asked."""


# --- inner choices ----------------------------------------------------------------------------------------------------
def spot(pos: Hex) -> Args:
    """Column and row of a hex, as arguments."""
    column, row = column_row(pos)
    return {"column": column, "row": row}


def hexes_of(question: Asked) -> tuple[Hex, tuple[int, ...]]:
    """Where the head of the figure is, and the directions among which it chooses."""
    mask, q, r = question.about
    return (q, r), unmasked(mask)


def hexes(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """To which of the hexes around it a figure goes. [CM-ENG-08 CM-HTH-11]"""
    head, open_ways = hexes_of(question)
    return {}, tuple(hex_label(head, way, language) for way in open_ways)


def hex_label(head: Hex, way: int, language: str) -> str:
    """A direction with the hex that lies there."""
    return TEXTS.say(language, "choice-hex", direction=DIRECTION_NAMES[way], **spot(neighbour(head, way)))


def advance(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Whether a figure that forced another back stays, or where it goes. [CM-RET-03]"""
    return {}, (TEXTS.say(language, "choice-stay"), *hexes(state, question, language)[1])


def facing(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which way a figure faces. [CM-FACE-08]"""
    head, ways = hexes_of(question)
    now = state.figures[index_of(state, question.who)].facing
    labels = (
        TEXTS.say(language, "choice-facing", direction=DIRECTION_NAMES[way], same=int(way == now)) for way in ways
    )
    return spot(head), tuple(labels)


def other(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Whether to let another figure do something. [CM-HTH-01 CM-HTH-14]"""
    whom = state.figures[question.about[0]].id
    return {"whom": whom}, no_yes(language)


def no_yes(language: str) -> Labels:
    """The labels of a question that is answered with no or yes."""
    return TEXTS.say(language, "no"), TEXTS.say(language, "yes")


def stance(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Whether to switch to an option before the dice. [CM-OPT-03]"""
    letter = OPTION_LETTERS[question.about[0]]
    return {"letter": letter, "option": letter}, no_yes(language)


def met(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which of the figures on either side of a line is on it. [CM-HEX-05]"""
    figures = question.about[: len(question.answers)]
    return {}, tuple(TEXTS.say(language, "choice-figure", whom=state.figures[n].id) for n in figures)


def holding(key: str) -> Callable[[State, Asked, str], tuple[Args, Labels]]:
    """The inner choice which of the things in a figure's hands a spell works on. [CM-SPELL-02]"""

    def put(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
        """Which of its things."""
        figure = state.figures[question.about[0]]
        labels = (TEXTS.say(language, "choice-item", item=item) for item in holdings(figure, key))
        return {"whom": figure.id}, tuple(labels)

    return put


def creation(state: State, question: Asked, language: str) -> tuple[Args, Labels]:
    """Which of the things that magic has made in a hex is removed. [CM-SPELL-02]"""
    q, r, _ = question.about
    found = (state.spells[n] for n in makers(state, (q, r)))
    return {}, tuple(
        TEXTS.say(language, "choice-made", spell=made.spell, who=state.figures[made.caster].id) for made in found
    )


INNER: Mapping[str, Callable[[State, Asked, str], tuple[Args, Labels]]] = {
    "facing": facing,
    "give_way": hexes,
    "way_out": hexes,
    "advance": advance,
    "agree": other,
    "same_height": other,
    "met": met,
    "stance": stance,
    "dropped": holding("drop_ready"),
    "broken": holding("break_ready"),
    "creation": creation,
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
def label(state: State, answer: a.Answer, language: str = ENGLISH) -> str:
    """An answer in words, an option with its letter; the facing that a figure has already is where it stops, and a figure that is picked
    moves or acts."""
    if isinstance(answer, a.Face) and state.move is not None and stays(state, state.move.figure, answer):
        return TEXTS.say(language, "label-stop", direction=DIRECTION_NAMES[answer.facing])
    if isinstance(answer, a.Pick) and state.phase == ACTOR:
        return TEXTS.say(language, "label-actor", who=answer.figure)
    if isinstance(answer, a.Option) and state.move is not None and loses_shot(state, state.move.figure, answer.posture):
        return TEXTS.say(language, "label-loses-shot", **moves(answer)[1])
    of = moves if isinstance(answer, a.Moving) else actions if isinstance(answer, a.Acting) else retreat
    kind, args = of(answer)
    return TEXTS.say(language, f"label-{kind}", **args)


def stays(state: State, i: int, answer: a.Face) -> bool:
    """Whether a figure would face as it does."""
    return state.figures[i].facing == answer.facing


def moves(answer: a.Answer) -> tuple[str, Args]:
    """The message of a label about the order of things, moves and options."""
    match answer:
        case a.Word(word):
            return slug(word), {}
        case a.Rank(place):
            return "place", {"place": place}
        case a.Pick(figure):
            return "figure", {"who": figure}
        case a.Step(direction):
            return "step", {"direction": DIRECTION_NAMES[direction]}
        case a.Push(direction):
            return "push", {"direction": DIRECTION_NAMES[direction]}
        case a.Turn(way):
            return "wheel", {"way": a.WAYS[way > 0]}
        case a.Face(direction):
            return "face", {"direction": DIRECTION_NAMES[direction]}
        case a.Option(option, posture):
            letter = OPTION_LETTERS[option]
            return "option", {"letter": letter, "option": letter, "posture": POSTURE_NAMES[posture]}
    assert isinstance(answer, a.Number)
    return "number", {"number": answer.number}


def actions(answer: a.Answer) -> tuple[str, Args]:
    """The message of a label about an action."""
    match answer:
        case a.Attack(_, target, weapon, twin, aim):
            return "attack", {"attack": a.GRAMMAR.pattern_of(answer).verb.word, "whom": target, "item": weapon, "twin": int(twin), "aim": aim}
        case a.Sweep(weapon):
            return "sweep", {"item": weapon}
        case a.Enter(direction, target, weapon):
            way = DIRECTION_NAMES[direction]
            return "enter", {
                "whom": target,
                "direction": way,
                "item": weapon or "bare_hands",
                "armed": int(weapon != ""),
            }
        case a.Cast():
            return "cast", of_cast(answer)
        case a.Disbelieve(target):
            return "disbelieve", {"whom": target}
        case a.Hold(items):
            return "hold", {"item": items}
        case a.Take(item):
            return "take", {"item": item}
        case a.Disengage(direction):
            return "disengage", {"direction": DIRECTION_NAMES[direction]}
    assert isinstance(answer, a.Wake)
    return "wake", {"whom": answer.target}


def of_cast(cast: a.Cast) -> Args:
    """Arguments of the label of a spell."""
    return {
        "spell": cast.spell,
        "st": cast.st,
        "whom": cast.target,
        "aimed": int(cast.target != ""),
        "at": tuple(map(a.hex_text, cast.hexes)),
        "race": cast.form,
        "formed": int(cast.form != ""),
        "direction": DIRECTION_NAMES[cast.facing],
        "turned": int(cast.facing >= 0),
        "attribute": cast.attribute or "none",
    }


def retreat(answer: a.Answer) -> tuple[str, Args]:
    """The message of a label about a forced retreat. [CM-RET-02 CM-RET-04]"""
    assert isinstance(answer, a.Retreat)
    room = int(answer.direction != NOBODY)
    direction = DIRECTION_NAMES[answer.direction]
    return "retreat", {"whom": answer.whom, "who": answer.by, "room": room, "direction": direction}
