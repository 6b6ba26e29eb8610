"""What a side might want to do with a figure or a hex that it points at, legal or not.

A deed stands for all numbers of dice; those that nobody would want, such as to rise while standing, are left out.
"""

from collections.abc import Callable, Iterator
from typing import cast

from affray.core import Question, Refusal
from affray.core.faces.deeds import Deed, Pointed, going_to
from affray.core.faces.guide import Phrase
from affray.core.fight_state import are_foes
from affray.core.words.phrase import Value
from affray.mastering.words import SPEECH
from affray.space.hex import Hex, column_row, distance, neighbours
from affray.systems.foeman.content.codes import WITH_SHIELD, WITH_WEAPON
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.guide.moves import path_to, ways
from affray.systems.foeman.position.answers import (
    Answer,
    Attack,
    Bidding,
    Defend,
    Enter,
    Give,
    Handling,
    Pick,
    Push,
    Retreat,
    Rush,
    Step,
    Take,
    Use,
    Word,
)
from affray.systems.foeman.position.answers import Deed as Acting
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import NOBODY, Figure, State, index_of, is_able, is_in_hth
from affray.systems.foeman.rules.bidding import (
    FIRE_OPTION,
    HURL_OPTION,
    JAB_OPTION,
    LEAST_BID,
    STRIKE_OPTION,
)
from affray.systems.foeman.turn.action_phase import UNARMED, declarer, weapons_in_hand
from affray.systems.foeman.turn.items import bow_in_hand
from affray.systems.foeman.turn.special_items import special_items
from affray.systems.foeman.turn.steps import current_move, walk_refusal
from affray.systems.foeman.words.questions import label_message

Deeds = Iterator[Deed[Answer]]
Doing = Acting | Handling


def deeds(state: State, question: Question[Answer], at: Pointed) -> tuple[Deed[Answer], ...]:
    """What the side asked might want to do with a figure or hex; nothing where a game master is asked, or may be called."""
    if question.inner or question.code in SPEECH:
        return ()
    j = index_of(state, at.who)
    if j != NOBODY:
        find = WITH_FIGURE.get(question.code, pick_deeds)
        return tuple(find(state, question, j))
    if at.hex is None or at.hex not in state.board.steps:
        return ()
    return tuple(hex_deeds(state, question, at.hex))


def whatever_dice(answer: Doing) -> Deed[Answer]:
    """The deed of an answer whatever the dice it bids."""
    return Deed(answer, label_phrase(answer, dice=0))


def label_phrase(answer: Doing, **more: Value) -> Phrase:
    """The label of an answer that names no other phrase, with some of its arguments changed."""
    kind, args = label_message(answer)
    return Phrase(f"label-{kind}", cast("dict[str, Value]", {**args, **more}))


# --- figures ----------------------------------------------------------------------------------------------------------
def pick_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """One's own figure to move with, or to give up before its side moves; an opponent to strike."""
    figure = state.figures[j]
    own = figure.side == question.side
    if own:
        yield Deed(Pick(figure.id))
    if own and question.code == "side":
        yield Deed(Word("surrender"))
    if are_foes(state, figure.side, question.side) and is_able(figure):
        yield whatever_dice(Attack(STRIKE_OPTION, figure.id, LEAST_BID))


def move_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """In a move: what the figure does at will, or with the opponent beside it."""
    _, i, figure = current_move(state)
    if j == i:
        yield from (Deed(Word(word)) for word in words_at_will(state, i))
        yield from defences(figure)
        return
    foe = state.figures[j]
    if not are_foes(state, foe.side, figure.side) or not is_able(foe):
        return
    beside = neighbours(figure.pos)
    if foe.pos in beside:
        direction = beside.index(foe.pos)
        yield Deed(Enter(direction, foe.id))
        if state.house.special_push_back:
            yield Deed(Push(direction, foe.id))
    yield whatever_dice(Attack(STRIKE_OPTION, foe.id, LEAST_BID))


def words_at_will(state: State, i: int) -> Iterator[str]:
    """What a figure might do at will in its move."""
    figure = state.figures[i]
    yield "rise" if figure.body.prone else "fall"
    if is_in_hth(state, i):
        yield "exit"
    if state.house.special_charge_in:
        yield "charge"
    yield from words_of_items(figure)


def words_of_items(figure: Figure) -> Iterator[str]:
    """What a figure might do at will with what it holds. [FM-OPT-10 FM-EQP-05]"""
    if bow_in_hand(figure):
        yield "reload"
    if figure.kit.shielded:
        yield "drop shield"


def declaration_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """In a declaration: every attack on an opponent; with oneself every other option, and the attacks nearest at hand."""
    i = declarer(state)
    figure, other = state.figures[i], state.figures[j]
    if j == i:
        yield from attacks_on_nearest(state, i)
        yield from defences(figure)
        yield whatever_dice(Bidding(LEAST_BID))
        yield Deed(Word("watch"))
        yield from (Deed(Use(thing)) for thing in things_of(figure, aimed=False))
        yield from (Deed(Word(word)) for word in words_of_items(figure))
    elif are_foes(state, other.side, figure.side) and is_able(other):
        yield from (whatever_dice(answer) for answer in attacks_on(figure, other.id))
        if state.house.special_shield_rush and figure.kit.shielded:
            yield whatever_dice(Rush(other.id, LEAST_BID))
        yield from (Deed(Use(thing, other.id)) for thing in things_of(figure, aimed=True))


def attacks_on(figure: Figure, target: str) -> Iterator[Attack]:
    """The attacks that what a figure holds is made for. [FM-EQP-06 FM-EQP-09 FM-EQP-10]"""
    held = weapons_in_hand(figure)
    if not held:
        yield Attack(STRIKE_OPTION, target, LEAST_BID)
    for arm in held:
        weapon = find_weapon(arm)
        if weapon.bow:
            yield Attack(FIRE_OPTION, target, LEAST_BID, arm)
        elif arm != UNARMED or len(held) == 1:
            yield Attack(STRIKE_OPTION, target, LEAST_BID, arm)
        if weapon.jab != "no":
            yield Attack(JAB_OPTION, target, LEAST_BID, arm)
        if weapon.hurl and arm != UNARMED:
            yield Attack(HURL_OPTION, target, LEAST_BID, arm)


def attacks_on_nearest(state: State, i: int) -> Deeds:
    """The attacks that figure i is armed for on the opponents nearest to it."""
    figure = state.figures[i]
    foes = [foe for foe in state.figures if are_foes(state, foe.side, figure.side) and is_able(foe)]
    nearest = min((distance(figure.pos, foe.pos) for foe in foes), default=0)
    for foe in foes:
        if distance(figure.pos, foe.pos) == nearest:
            yield from (whatever_dice(answer) for answer in attacks_on(figure, foe.id))


def defences(figure: Figure) -> Deeds:
    """With what a figure might defend: its shield, its weapon. [FM-OPT-12]"""
    if figure.kit.shielded:
        yield Deed(Defend(WITH_SHIELD))
    if weapons_in_hand(figure) != (UNARMED,):
        yield Deed(Defend(WITH_WEAPON))


def things_of(figure: Figure, *, aimed: bool) -> tuple[str, ...]:
    """The special items of a figure that are used on opponents, or on itself. [FM-OPT-11]"""
    return tuple(name for name in dict.fromkeys(figure.things) if (special_items()[name].reach > 0) == aimed)


def ready_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """In a Ready: what might be had from another figure, or given to it; of one that is far off one thing. [FM-OPT-07]"""
    figure, other = state.figures[state.actor], state.figures[j]
    if j == state.actor or not is_able(other):
        return
    if distance(figure.pos, other.pos) > 1:
        yield from (Deed(Take(item, other.id)) for item in belongings(other)[:1])
    else:
        yield from (Deed(Take(item, other.id)) for item in dict.fromkeys(belongings(other)))
        yield from (Deed(Give(item, other.id)) for item in dict.fromkeys(belongings(figure)))


def retreat_deeds(state: State, question: Question[Answer], j: int) -> Deeds:
    """Where retreats are forced: that each of one's own beside an opponent drives it straight back. [FM-RET-01]"""
    foe = state.figures[j]
    for own in state.figures if are_foes(state, question.side, foe.side) else ():
        if own.side == question.side and is_able(own) and distance(own.pos, foe.pos) == 1:
            yield Deed(Retreat(foe.id, own.id, neighbours(own.pos).index(foe.pos)))


WITH_FIGURE: dict[str, Callable[[State, Question[Answer], int], Deeds]] = {
    "move": move_deeds,
    "declare": declaration_deeds,
    "ready": ready_deeds,
    "retreat": retreat_deeds,
}


# --- hexes ------------------------------------------------------------------------------------------------------------
def hex_deeds(state: State, question: Question[Answer], pos: Hex) -> Deeds:
    """What might be done with a hex: to go there, to take what lies there."""
    lying = tuple(dict.fromkeys(item for where, item in state.items if where == pos))
    if question.code == "declare" and state.figures[declarer(state)].pos == pos:
        yield from (Deed(Bidding(LEAST_BID), label_phrase(Take(item))) for item in lying)
        return
    yield from (Deed(Take(item)) for item in lying)
    if question.code == "move":
        yield from way_deeds(state, pos)
    elif question.code != "ready":
        yield Deed(Step(0), going_to(*column_row(pos)))


def way_deeds(state: State, pos: Hex) -> Deeds:
    """To go to a hex, where the move under way does not come there: what stops it next to that hex, or on the nearest that
    it can reach."""
    found = ways(state)
    if any(mark.pos == pos for mark in found):
        return
    mark = min(found, key=lambda mark: (distance(mark.pos, pos), found[mark].walk.used))
    beside = neighbours(mark.pos)
    direction = min(range(6), key=lambda direction: distance(beside[direction], pos))
    why: Refusal | None = walk_refusal(state, found[mark].walk, direction)
    steps = path_to(state, mark)
    yield Deed(Step(steps[0] if steps else direction), going_to(*column_row(pos)), why)
