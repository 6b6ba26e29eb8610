"""The saving throws that answers will need, each from the functions that make it."""

from affray.core import Question
from affray.core.faces.guide import Check
from affray.space.hex import Hex
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import NOBODY, Figure, State, index_of, is_repeated_action, standing_score
from affray.systems.foeman.rules.bidding import READY
from affray.systems.foeman.rules.mindwand import PASSAGE_DICE, SPECIAL_DICE
from affray.systems.foeman.rules.saving_throws import exit_dice
from affray.systems.foeman.turn.action_phase import ready_adjustment
from affray.systems.foeman.turn.hand_to_hand import HTH_SAVE_DICE, entry_need, exit_need
from affray.systems.foeman.turn.movement_phase import pivot_save_dice
from affray.systems.foeman.turn.special_items import special_items, use_dice, use_score
from affray.systems.foeman.turn.special_moves import push_need
from affray.systems.foeman.turn.steps import Walk, current_move, occupant, passage_need
from affray.systems.foeman.words.phrases import phrase, save_check


def pivot_check(state: State) -> Check | None:
    """The saving throw of a limited pivot; None where it is free. [FM-PIV-04]"""
    dice = pivot_save_dice(state)
    _, _, figure = current_move(state)
    what = phrase("guide-check-pivot", "FM-PIV-04", who=figure.id)
    return save_check(what, figure, dice, figure.iq) if dice else None


def entry_check(state: State, i: int, target: int) -> Check:
    """The roll by which a foe avoids Hand-to-Hand. [FM-HTH-02]"""
    foe = state.figures[target]
    what = phrase("guide-check-entry", "FM-HTH-02", who=foe.id)
    return save_check(what, foe, HTH_SAVE_DICE, entry_need(state, i, target))


def avoid_check(state: State, question: Question[Answer]) -> Check:
    """The roll by which the figure asked avoids Hand-to-Hand, if it makes it. [FM-HTH-02 FM-HTH-03]"""
    foe = state.figures[index_of(state, question.who)]
    what = phrase("guide-check-entry", "FM-HTH-02", who=foe.id)
    return save_check(what, foe, HTH_SAVE_DICE, question.about[0])


def exit_check(state: State, i: int) -> Check:
    """The roll to leave Hand-to-Hand. [FM-HTH-05]"""
    figure = state.figures[i]
    what = phrase("guide-check-exit", "FM-HTH-05", who=figure.id)
    return save_check(what, figure, exit_dice(state.house), exit_need(state, i))


def ready_check(state: State, i: int, dice: int) -> Check:
    """The roll of a Ready. [FM-OPT-07]"""
    figure = state.figures[i]
    what = phrase("guide-check-ready", "FM-OPT-07", who=figure.id)
    return save_check(what, figure, dice, ready_score(state, i), is_repeated_action(state, i, READY))


def ready_score(state: State, i: int) -> int:
    """The score of the roll of a Ready. [FM-OPT-07]"""
    return standing_score(state.figures[i]) + ready_adjustment(state, i)


def use_check(figure: Figure, name: str) -> Check:
    """The roll of a Use. [FM-OPT-11]"""
    what = phrase("guide-check-use", "FM-OPT-11", who=figure.id, item=name)
    return save_check(what, figure, use_dice(name), use_score(figure, special_items()[name]))


def passage_check(state: State, walk: Walk, there: Hex) -> Check | None:
    """The roll that a step past other figures takes; None where nobody is in the way. [MW-HTH-03]"""
    _, _, figure = current_move(state)
    j = occupant(state, walk, there)
    if j == NOBODY:
        return None
    what = phrase("guide-check-passage", "MW-HTH-03", who=figure.id, whom=state.figures[j].id)
    return save_check(what, figure, PASSAGE_DICE, passage_need(state, j))


def push_check(state: State, i: int, j: int) -> Check:
    """The roll by which a foe withstands a Push Back. [MW-SPC-04]"""
    foe = state.figures[j]
    return save_check(phrase("guide-check-push", "MW-SPC-04", who=foe.id), foe, SPECIAL_DICE, push_need(state, i, j))


def rush_check(state: State, i: int, j: int) -> Check:
    """The roll by which a foe that a Shield Rush hits keeps its feet. [MW-SPC-03]"""
    foe = state.figures[j]
    return save_check(phrase("guide-check-rush", "MW-SPC-03", who=foe.id), foe, SPECIAL_DICE, push_need(state, i, j))
