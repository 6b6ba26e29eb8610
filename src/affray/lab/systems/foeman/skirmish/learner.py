"""A learner of compiled skirmishes at a seat of play: it sees the same numbers there, and answers by the same."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.core import Question
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.policies import reroll_count
from affray.lab.systems.foeman.skirmish import layout
from affray.lab.systems.foeman.skirmish.manners import Manner
from affray.lab.systems.foeman.skirmish.policies import PROFICIENCY, REROLLS
from affray.lab.systems.foeman.skirmish.reading import WORDS, start_numbers
from affray.lab.systems.foeman.skirmish.seeing import action_of, action_starts, see, seen_size
from affray.lab.systems.foeman.skirmish.tables import slot_item, table_numbers
from affray.play.player import Asked, Thought, playable_answers
from affray.systems.foeman.position import answers
from affray.systems.foeman.position.state import DECLARE, NOBODY, Board, State, index_of
from affray.systems.foeman.turn.action_phase import declarer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Choose = Callable[[NDArray[np.float32], NDArray[np.bool_]], int]

KINDS = {word: kind for kind, word in WORDS.items() if kind != layout.STAY}
REROLL, TALENT = "reroll", "proficiency"


class Sight(NamedTuple):
    """A question as a learner sees it: the numbers of the position, which answers may be chosen, and what they stand for."""

    seen: "NDArray[np.float32]"
    mask: "NDArray[np.bool_]"
    offered: Mapping[int, answers.Answer]


class LearnedPlayer:
    """A player of Foeman: `choose` is told what it sees and which numbers it may choose, and says which; choices inside an action
    are made as a manner has them, since batches make them so."""

    def __init__(self, choose: "Choose", manner: Manner) -> None:
        self.choose, self.manner = choose, manner
        self.tables: dict[Board, Row] = {}

    def think(self, asked: Asked[State, answers.Answer]) -> Thought[answers.Answer]:
        """The answer of the number chosen; what batches do not offer is not looked at."""
        state, question = asked.state, asked.question
        if question.inner:
            return Thought(
                question.answers[self.inner_choice(question.code, len(question.answers) - 1, question.about)]
            )
        if len(question.answers) < 2:
            return Thought(playable_answers(question)[0])
        sight = self.sight(state, question)
        return Thought(sight.offered[self.choose(sight.seen, sight.mask)])

    def sight(self, state: State, question: Question[answers.Answer]) -> Sight:
        """What is seen where a question that is no inner choice is put."""
        import numpy as np

        figures = len(state.figures)
        starts = cast("Row", action_starts(figures))
        offered = {
            action_of(starts, figures, number): answer
            for answer in question.answers
            if (number := number_of(state, answer)) is not None
        }
        seen, mask = np.zeros(seen_size(figures), np.float32), np.zeros(action_starts(figures)[-1], np.bool_)
        table = self.tables.get(state.board)
        if table is None:
            table = self.tables[state.board] = cast("Row", table_numbers(state))
        see(table, cast("Row", current_numbers(state)), question.side, seen)
        mask[list(offered)] = True
        return Sight(seen, mask, offered)

    def inner_choice(self, code: str, most: int, about: tuple[int, ...]) -> int:
        """What the manner chooses inside an action."""
        numbers = self.manner.numbers
        if code == REROLL:
            return reroll_count(numbers[REROLLS], most, about[0], about[1])
        return numbers[PROFICIENCY] if code == TALENT else 0


def current_numbers(state: State) -> list[int]:
    """A position under way as far as a learner sees it."""
    found = start_numbers(state)
    if state.move is not None:
        found[layout.MOVER] = state.move.figure
    for i in state.order:
        found[layout.ORDER] = layout.with_entry(found[layout.ORDER], i)
    found[layout.BIDS] = len(state.bids)
    for place, bid in enumerate(state.bids):
        numbers = layout.Bid(bid.figure, bid.option, bid.dice, bid.target)
        layout.write_bid(cast("Row", found), layout.bid_start(place), numbers)
    return found


def number_of(state: State, answer: answers.Answer) -> int | None:
    """The number that stands for an answer, as `reading.answer_of` reads it; None for one that batches do not offer."""
    pack = layout.pack_answer
    match answer:
        case answers.Word(word):
            stays = word == "move" and state.phase == DECLARE
            return pack(layout.STAY if stays else KINDS[word]) if stays or word in KINDS else None
        case answers.Attack(option, target, dice, weapon, doubled):
            own = state.figures[declarer(state)]
            slots = (slot for slot in (layout.MAIN, layout.OFF, layout.BARE) if slot_item(own, slot) == weapon)
            slot = next(slots, NOBODY)
            return (
                None
                if slot == NOBODY
                else pack(layout.ATTACK, option, index_of(state, target), dice, slot, int(doubled))
            )
        case answers.Retreat(a, b, direction, follow):
            return pack(layout.FORCE, index_of(state, a), index_of(state, b), direction, int(follow))
        case answers.Pick(name):
            return pack(layout.PICK_ONE, index_of(state, name))
        case answers.Step(direction):
            return pack(layout.STEP, direction)
        case answers.Face(facing):
            return pack(layout.FACE, facing)
        case answers.Enter(direction, target):
            return pack(layout.ENTER, direction, index_of(state, target))
        case answers.Push(direction, target):
            return pack(layout.PUSH, direction, index_of(state, target))
        case answers.Rush(target, dice):
            return pack(layout.RUSH_AT, index_of(state, target), dice)
        case answers.Defend(item):
            return pack(layout.GUARD, item)
    return None
