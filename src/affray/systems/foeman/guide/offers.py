"""Each legal answer as a board and a menu need it: its hex, its target, and the roll that it will need."""

from affray.core import Question
from affray.core.faces.guide import Check, Offer
from affray.space.hex import Hex, neighbour
from affray.systems.foeman.content.codes import WITH_SHIELD, WITH_WEAPON
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.guide.rolls import (
    avoid_check,
    entry_check,
    exit_check,
    passage_check,
    pivot_check,
    push_check,
    ready_check,
    rush_check,
    use_check,
)
from affray.systems.foeman.position.answers import (
    Answer,
    Attack,
    Bidding,
    Defend,
    Enter,
    Face,
    Give,
    Hold,
    Number,
    Pick,
    Push,
    Retreat,
    Rush,
    Step,
    Take,
    Use,
    Word,
    write_answer,
)
from affray.systems.foeman.position.state import Figure, State, index_of, shield_of
from affray.systems.foeman.rules import movement
from affray.systems.foeman.turn.action_phase import UNARMED, weapons_in_hand
from affray.systems.foeman.turn.hand_to_hand import displacement_hexes
from affray.systems.foeman.turn.special_items import use_dice
from affray.systems.foeman.turn.steps import current_move, walk_of

OWN_HEX = ("stop", "rise", "fall", "exit", "reload", "drop shield", "charge", "surrender")


def offers(state: State, question: Question[Answer]) -> tuple[Offer, ...]:
    """An offer for each listed answer: the ordinary ones first, then the others."""
    return tuple(offer(state, question, answer) for answer in (*question.answers, *question.extra))


def offer(state: State, question: Question[Answer], answer: Answer) -> Offer:
    """The offer of one listed answer."""
    text = write_answer(answer)
    match answer:
        case Word(word):
            return word_offer(state, question, word)
        case Number(number):
            return number_offer(state, question, number)
        case Step(direction):
            _, _, figure = current_move(state)
            made = movement.take_step(figure.facing, direction, figure.back, figure.motion.steps + 1)
            roll = passage_check(state, walk_of(state), neighbour(figure.pos, direction))
            return Offer(text, "step", neighbour(figure.pos, direction), made.facing, check=roll)
        case Face(facing):
            return Offer(text, "face", current_move(state)[2].pos, facing, check=pivot_check(state))
        case Enter(direction, target):
            _, i, figure = current_move(state)
            roll = entry_check(state, i, index_of(state, target))
            return Offer(text, "enter", neighbour(figure.pos, direction), direction, target, check=roll)
        case Push(direction, target):
            _, i, figure = current_move(state)
            roll = push_check(state, i, index_of(state, target))
            return Offer(text, "push", neighbour(figure.pos, direction), direction, target, check=roll)
        case Pick(who):
            return Offer(text, "pick", hex_of(state, who), target=who)
        case Retreat(a, _, direction, _):
            return Offer(text, "retreat", neighbour(hex_of(state, a), direction), target=a)
        case Attack(_, target, dice, arm, _):
            return Offer(text, "attack", hex_of(state, target), target=target, item=display_name(arm), dice=dice)
    return item_offer(state, question, answer, text)


def item_offer(state: State, question: Question[Answer], answer: Answer, text: str) -> Offer:
    """An answer about what a figure holds, carries or uses."""
    i = index_of(state, question.who)
    figure = state.figures[i]
    match answer:
        case Defend(item):
            return Offer(text, "defend", figure.pos, item=defending_item(figure, item))
        case Rush(target, dice):
            roll = rush_check(state, i, index_of(state, target))
            return Offer(
                text,
                "rush",
                hex_of(state, target),
                target=target,
                item=display_name(shield_of(figure)),
                dice=dice,
                check=roll,
            )
        case Bidding(dice):
            return Offer(text, "ready", figure.pos, dice=dice, check=ready_check(state, i, dice))
        case Use(thing, target):
            where = hex_of(state, target) if target else figure.pos
            dice = use_dice(thing)
            return Offer(text, "use", where, target=target, item=thing, dice=dice, check=use_check(figure, thing))
        case Hold(main, off):
            return Offer(text, "hold", figure.pos, item=", ".join(display_name(item) for item in (main, off) if item))
        case Take(item, source):
            return Offer(
                text, "take", hex_of(state, source) if source else figure.pos, target=source, item=display_name(item)
            )
        case Give(item, to):
            return Offer(text, "give", hex_of(state, to), target=to, item=display_name(item))
    raise AssertionError(f"expected an answer of Foeman, got {answer!r}")  # pragma: no cover - every kind has its case


def word_offer(state: State, question: Question[Answer], word: str) -> Offer:
    """An answer that is one word; leaving Hand-to-Hand takes a roll, a surrender ends the fight for the figure."""
    i = index_of(state, question.who)
    own = state.figures[i].pos if question.who and word in OWN_HEX else None
    roll = exit_check(state, i) if word == "exit" else None
    return Offer(word, "word", own, check=roll, ends=word == "surrender")


def number_offer(state: State, question: Question[Answer], number: int) -> Offer:
    """An inner choice, with the hex of a place, the dice of a reroll, or the roll that avoids Hand-to-Hand."""
    text, hexes, dice = str(number), None, 0
    roll: Check | None = None
    if question.code == "place":
        mover, q, r = question.about
        hexes = displacement_hexes(state, mover, (q, r))[number]
    elif question.code == "reroll":
        dice = number
    elif question.code == "fewer":
        dice = question.about[0] - number
    elif question.code == "waive" and number == 0:
        roll = avoid_check(state, question)
    return Offer(text, "number", hexes, dice=dice, check=roll)


def hex_of(state: State, who: str) -> Hex:
    """Where a figure is."""
    return state.figures[index_of(state, who)].pos


def defending_item(figure: Figure, item: int) -> str:
    """The name of what a figure would Defend with; empty for nothing, also if its weapon is gone. [FM-OPT-12]"""
    if item == WITH_SHIELD:
        return display_name(shield_of(figure))
    armed = (display_name(arm) for arm in weapons_in_hand(figure) if arm != UNARMED)
    return next(armed, "") if item == WITH_WEAPON else ""
