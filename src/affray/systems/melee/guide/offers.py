"""Each legal answer as a board and a menu need it: where it is given, at whom it is aimed, the roll it will need."""

from affray.core import Question
from affray.core.faces.guide import Check, Offer, Phrase
from affray.core.words.phrase import phrase
from affray.space.bodies import Hexes, body_after_pivot, body_after_step
from affray.space.hex import Hex, distance, neighbour
from affray.systems.melee.content.codes import MISSILE, OPTION_LETTERS, THROWN
from affray.systems.melee.position.answers import (
    Answer,
    Attack,
    Cast,
    Disbelieve,
    Disengage,
    Enter,
    Face,
    Hold,
    Number,
    Option,
    Pick,
    Push,
    Rank,
    Retreat,
    Step,
    Sweep,
    Take,
    Turn,
    Wake,
    Word,
    write_answer,
)
from affray.systems.melee.position.figures import is_exhausted, load, ma, strength_of
from affray.systems.melee.position.state import Figure, State, index_of
from affray.systems.melee.rules.saving_rolls import SAVE_DICE
from affray.systems.melee.rules.speeds import speed_fatigue, speed_of
from affray.systems.melee.turn.aiming import aims_at
from affray.systems.melee.turn.attacks import kind_of, worthwhile_aims
from affray.systems.melee.turn.picking_facings import numbers_of
from affray.systems.melee.words.phrases import (
    disbelief_check,
    draw_check,
    hexes_if_several,
    leave_check,
    pool_left,
    save_chance,
    stay_up_check,
)

GROUPS = {THROWN: "throw", MISSILE: "shoot"}
DIRECTED = ("give_way", "way_out", "advance")
"""Inner choices of a direction, whose figure is told by its head."""


def offers(state: State, question: Question[Answer]) -> tuple[Offer, ...]:
    """Each listed answer, ordinary ones first, then the others, in their order."""
    return tuple(offer(state, question, answer) for answer in (*question.answers, *question.extra))


def offer(state: State, question: Question[Answer], answer: Answer) -> Offer:
    """One listed answer."""
    text = write_answer(answer)
    match answer:
        case Word(word):
            return word_offer(state, question, word)
        case Number(number):
            return number_offer(state, question, number)
        case Rank():
            return Offer(text, "place")
        case Pick(who):
            return Offer(text, "pick", hex_of(state, who), target=who)
        case Retreat(whom, _, direction):
            return retreat_offer(state, text, whom, direction)
    i = index_of(state, question.who)
    if isinstance(answer, Step | Push | Turn | Face | Option):
        return move_offer(state, i, answer, text)
    return act_offer(state, i, answer, text)


# --- moving -----------------------------------------------------------------------------------------------------------
def move_offer(state: State, i: int, answer: Step | Push | Turn | Face | Option, text: str) -> Offer:
    """An answer in a figure's move."""
    figure = state.figures[i]
    head = figure.hexes[0]
    match answer:
        case Step(direction):
            return body_offer(text, "step", body_after_step(figure.hexes, direction), figure.facing)
        case Push(direction):
            return body_offer(text, "push", body_after_step(figure.hexes, direction), figure.facing)
        case Turn(way):
            return body_offer(text, "turn", body_after_pivot(figure.hexes, way))
        case Face(facing):
            group = "stay" if facing == figure.facing else "face"
            return body_offer(text, group, body_after_pivot(figure.hexes, facing - figure.facing), facing)
    letter = OPTION_LETTERS[answer.option]
    allows = phrase("guide-allows", "CM-OPT-02", letter=letter)
    return Offer(text, "option", head, item=letter, check=run_check(state, i, answer.option), allows=allows)


def body_offer(text: str, group: str, hexes: Hexes, facing: int = -1) -> Offer:
    """An answer that brings a body to these hexes, facing so where that is all it does."""
    return Offer(text, group, hexes[0], facing, hexes=hexes_if_several(hexes))


def run_check(state: State, i: int, option: int) -> Check | None:
    """The roll of a figure whose run costs more fatigue than it has left; None where it has enough. [CM-SPEED-04
    CM-FAT-05]"""
    figure = state.figures[i]
    hexes = figure.turn.walked + figure.turn.crawled
    speed = speed_of(option, hexes, ma(state, i), load(state, i), is_exhausted(state, i), state.house)
    return spending_check(state, i, speed_fatigue(speed) if not figure.turn.crawled else 0)


def spending_check(state: State, i: int, points: int) -> Check | None:
    """The roll that a spending of fatigue takes, so as not to collapse; None where there is enough left.
    [CM-FAT-05 CM-RENEW-01]"""
    if points <= 0 or state.house.shared_st_pool or pool_left(state, i, points) >= 0:
        return None
    need = strength_of(state, i)
    what = phrase("guide-check-collapse", "CM-FAT-05", who=state.figures[i].id)
    return Check(what, SAVE_DICE, need, save_chance(SAVE_DICE, need, state.house))


# --- acting -----------------------------------------------------------------------------------------------------------
def act_offer(state: State, i: int, answer: Answer, text: str) -> Offer:
    """An answer in a figure's action."""
    figure = state.figures[i]
    head = figure.hexes[0]
    match answer:
        case Attack(kind, target, weapon):
            return Offer(text, GROUPS.get(kind, "strike"), target_hex(state, i, answer), target=target, item=weapon)
        case Sweep(weapon):
            return Offer(text, "sweep", head, item=weapon)
        case Enter(direction, target):
            return Offer(text, "enter", neighbour(head, direction), figure.facing, target)
        case Cast():
            return cast_offer(state, i, answer, text)
        case Disbelieve(target):
            roll = disbelief_check(state, i, index_of(state, target))
            return Offer(text, "disbelieve", hex_of(state, target), target=target, check=roll)
        case Wake(target):
            return Offer(text, "wake", hex_of(state, target), target=target)
        case Hold(items):
            return Offer(text, "hold", head, item=", ".join(items))
        case Take(item):
            return Offer(text, "take", nearest_item_hex(state, figure, item), item=item)
        case Disengage(direction):
            return body_offer(text, "disengage", body_after_step(figure.hexes, direction), figure.facing)
    raise AssertionError(
        f"expected an answer of the guide, got {answer!r}"
    )  # pragma: no cover - each kind has its case


def target_hex(state: State, i: int, answer: Attack) -> Hex:
    """The hex of the target that an attack is aimed at. [CM-FACE-04]"""
    j = index_of(state, answer.target)
    kind = kind_of(state, i, answer.kind, answer.weapon)
    return worthwhile_aims(aims_at(state, i, j, kind, answer.weapon))[answer.aim].hex


def cast_offer(state: State, i: int, answer: Cast, text: str) -> Offer:
    """A spell: at a figure, on the first of its hexes, or around the caster; `dice` is the ST that goes into it."""
    if answer.target:
        where = hex_of(state, answer.target)
    else:
        where = answer.hexes[0] if answer.hexes else state.figures[i].hexes[0]
    roll, effect = (
        spending_check(state, i, answer.st),
        phrase("guide-spell", spell=answer.spell, spelleffect=answer.spell),
    )
    return Offer(
        text,
        group="cast",
        hex=where,
        facing=answer.facing,
        target=answer.target,
        item=answer.spell,
        dice=answer.st,
        check=roll,
        hexes=answer.hexes,
        allows=effect,
        form=form_phrase(answer),
    )


def form_phrase(answer: Cast) -> Phrase | None:
    """What an image or illusion looks like, or which attribute Aid adds to; None for other spells. [CM-SPELL-02
    CM-SPELL-07]"""
    if answer.form:
        return phrase("guide-form", race=answer.form)
    return phrase("guide-form-attribute", attribute=answer.attribute) if answer.attribute else None


def retreat_offer(state: State, text: str, whom: str, direction: int) -> Offer:
    """A retreat that is forced, into a hex or, where there is none, with a roll against a fall. [CM-RET-02 CM-RET-04]"""
    hexes = state.figures[index_of(state, whom)].hexes
    if direction >= 0:
        back = body_after_step(hexes, direction)
        return Offer(text, "retreat", back[0], target=whom, hexes=hexes_if_several(back))
    return Offer(text, "retreat", hexes[0], target=whom, check=stay_up_check(state, index_of(state, whom)))


def nearest_item_hex(state: State, figure: Figure, item: str) -> Hex:
    """Where the nearest thing of that id lies."""
    spots = [pos for pos, lying in state.items if lying == item]
    return min(spots, key=lambda pos: (min(distance(own, pos) for own in figure.hexes), pos))


# --- words and numbers ------------------------------------------------------------------------------------------------
def word_offer(state: State, question: Question[Answer], word: str) -> Offer:
    """An answer that is one word; some are rolled for."""
    i = index_of(state, question.who)
    own = state.figures[i].hexes[0] if question.who else None
    roll = None
    if word == "draw":
        roll = draw_check(state, i)
    elif word == "leave":
        roll = leave_check(state, i)
    return Offer(word, "word", own, check=roll)


def number_offer(state: State, question: Question[Answer], number: int) -> Offer:
    """An inner choice: a facing, a direction with its hex, whom a flight passes, or yes and no."""
    text = str(number)
    if question.code == "met":
        who = state.figures[question.about[number]]
        return Offer(text, "number", who.hexes[0], target=who.id)
    if question.code not in (*DIRECTED, "facing"):
        return Offer(text, "number")
    mask, q, r = question.about
    open_ways = numbers_of(mask)
    if question.code == "facing":
        return Offer(text, "number", (q, r), open_ways[number])
    if question.code == "advance":
        # The first answer is to stay where one is.
        return Offer(text, "number", neighbour((q, r), open_ways[number - 1]) if number else (q, r))
    return Offer(text, "number", neighbour((q, r), open_ways[number]))


def hex_of(state: State, who: str) -> Hex:
    """Where a figure has its head."""
    return state.figures[index_of(state, who)].hexes[0]
