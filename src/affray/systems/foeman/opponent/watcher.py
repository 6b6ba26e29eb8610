"""Counts of what anybody at the table would notice: idle turns and blunders, and the occasions for them."""

from collections import Counter

from affray.core import NATURE, Question
from affray.core.fight_state import allies
from affray.space.hex import Hex, distance
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.position.answers import Answer, Attack, Defend, Enter, Hold, Word
from affray.systems.foeman.position.executor import highest_bid
from affray.systems.foeman.position.state import (
    DECLARE,
    EXECUTE,
    MOVE,
    READYING,
    Bid,
    Figure,
    State,
    is_able,
    is_front_hex,
)
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.movement import DISENGAGE
from affray.systems.foeman.turn import action_phase


class FoemanWatcher:
    """Counts over one game, by name.

    `turn`: a figure has acted. `idle`: it did so without a step, an attack, a guard or anything else of use.
    `attack:fallen`: an attack at somebody who was down. `hurl:only_weapon`: a Hurl of the only weapon in hand.
    `ready:wrong_hand`: a one-hand weapon held in the weaker hand while the strong one was free.
    `declare:cannot_wound`: an attack with too few dice for any damage. `move`: a move with a step;
    `move:back_and_forth`: one that ended where it began; `move:back_shown`: one that ended with foes beside the figure
    and none in front. `disengage:nothing`: a move away from a foe after which nothing can be done.
    `enter_open:taken`: a chance to attempt Hand-to-Hand that was taken. `side:ceded`: a side ceded the first move.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.start: Hex | None = None

    def note_answer(self, before: State, question: Question[Answer], answer: Answer, after: State) -> None:
        """Count what an answer shows, by the states before and after it."""
        if before.phase == MOVE and before.move is not None:
            self.note_move(before, question, answer, after, before.move.figure)
        elif before.phase == DECLARE and isinstance(answer, Attack):
            self.count_occasion("declare", cannot_wound=answer.dice <= find_weapon(attack_weapon(before, answer)).sub)
        elif before.phase == DECLARE and isinstance(answer, Defend):
            self.counts["turn"] += 1
        elif before.phase == EXECUTE:
            self.note_action(before, highest_bid(before, before.bids))
        elif before.phase == READYING and isinstance(answer, Hold):
            self.count_occasion("ready", wrong_hand=is_in_wrong_hand(answer))
        elif question.code == "side":
            self.count_occasion("side", ceded=answer == Word("cede"))

    def doer_side(self, before: State) -> int:
        """The side whose declaration is carried out next."""
        return before.figures[highest_bid(before, before.bids).figure].side if before.phase == EXECUTE else NATURE

    def count_occasion(self, what: str, **blunders: bool) -> None:
        """Count an occasion, and each blunder that it was."""
        self.counts[what] += 1
        for name, happened in blunders.items():
            self.counts[f"{what}:{name}"] += happened

    def note_move(self, before: State, question: Question[Answer], answer: Answer, after: State, i: int) -> None:
        """Count an answer of a figure's move, and the move itself once it is over."""
        if self.start is None or not before.figures[i].motion.steps:
            self.start = before.figures[i].pos
        if any(isinstance(open_now, Enter) for open_now in question.answers):
            self.count_occasion("enter_open", taken=isinstance(answer, Enter))
        if after.move is not None and after.move.figure == i and after.round == before.round:
            return
        figure = after.figures[i]
        assert before.move is not None
        if figure.motion.steps:
            self.count_occasion("move", back_and_forth=figure.pos == self.start, back_shown=is_turned_away(after, i))
        if before.move.mode == DISENGAGE:
            self.count_occasion("disengage", nothing=figure.motion.used >= figure.motion.mmma)
        self.start = None

    def note_action(self, state: State, bid: Bid) -> None:
        """Count a declaration that is carried out; a Defend is when it is declared."""
        if bid.option != bidding.DEFEND:
            self.counts["turn"] += 1
            self.counts["idle"] += is_idle(state.figures[bid.figure], bid.option)
        if bid.option not in action_phase.KIND_OF:
            return
        self.count_occasion("attack", fallen=not is_able(state.figures[bid.target]))
        if bid.option == bidding.HURL_OPTION:
            held = action_phase.weapons_in_hand(state.figures[bid.figure])
            self.count_occasion("hurl", only_weapon=set(held) <= {bid.weapon, action_phase.UNARMED})


def attack_weapon(state: State, answer: Attack) -> str:
    """The weapon of an attack that may name none."""
    return answer.weapon or action_phase.usual_weapon(state.figures[action_phase.declarer(state)], answer.option)


def is_in_wrong_hand(held: Hold) -> bool:
    """Whether a one-hand weapon is in the weaker hand alone. [FM-DMG-04]"""
    armed = held.off != "" and not is_shield(held.off)
    return armed and (held.main == "" or is_shield(held.main)) and find_weapon(held.off).hands == 1


def is_idle(figure: Figure, option: int) -> bool:
    """Whether a figure wasted its turn: it took no step, and its option was of no use to it. [FM-OPT-04 FM-OPT-09]"""
    if figure.motion.steps or figure.body.prone or option not in (bidding.MOVE, bidding.WATCH):
        return False
    aims = any(arm and not is_shield(arm) and find_weapon(arm).bow for arm in (figure.main, figure.off))
    return not (option == bidding.WATCH and aims)


def is_turned_away(state: State, i: int) -> bool:
    """Whether able foes stand beside a figure and none of them in front of it. [FM-DX-04]"""
    figure = state.figures[i]
    own = allies(state, figure.side)
    near = [foe for foe in state.figures if foe.side not in own and is_able(foe) and distance(foe.pos, figure.pos) == 1]
    return bool(near) and not any(is_front_hex(figure.pos, figure.facing, foe.pos) for foe in near)
