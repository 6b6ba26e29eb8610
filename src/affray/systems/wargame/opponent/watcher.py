"""What anybody at the table notices of a battle: idle activations, ways there and back, shots out of range, rears shown, actions
thrown away."""

from collections import Counter
from collections.abc import Iterator

from affray.core import Question
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance
from affray.systems.wargame.content.codes import OUT, REGIMENT, VEHICLE
from affray.systems.wargame.opponent.outlook import gap_between, known_spot
from affray.systems.wargame.opponent.worth import targets_in_reach
from affray.systems.wargame.position.answers import (
    Answer,
    Contact,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Pick,
    Reform,
    Shoot,
    Special,
    Use,
)
from affray.systems.wargame.position.contact import engaged_enemies, is_facing
from affray.systems.wargame.position.state import (
    ACT,
    OVER,
    TALKS,
    State,
    centre_of,
    foes,
    index_of,
    is_fielded,
    move_of,
)
from affray.systems.wargame.rules.order_and_actions import actions_of
from affray.systems.wargame.turn.activation import STOP_WORD, act_refusal, acting_unit, melee_answers, ranged_answers
from affray.systems.wargame.turn.attacks import range_to
from affray.systems.wargame.turn.special_effects import is_in_reach

LEAST = INCH
"""Who goes less than this has not moved to speak of."""


class BattleWatcher:
    """Counts over one battle.

    `turn` are activations, `idle` the idle ones among them: no dice, less than an inch from where it began, no new formation,
    no new contact, though one of these was open; `turn:back` those without dice that end within an inch of where this one or the
    last one without dice began, though the unit went an inch or more. `figure` and `figure:standing` are miniatures at the end, `shot:out` shots out
    of range, `front:rear` regiments that end an activation with a side or their rear to an enemy who can charge it before it
    acts again, `rest:wasted` actions left unused although an attack with dice was open.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.start: State | None = None
        self.did = self.could = self.attacked = self.went = False
        self.began: dict[int, Point] = {}
        """Where the last activation of a unit began, if it had no dice."""

    def note_answer(self, before: State, question: Question[Answer], answer: Answer, after: State) -> None:
        """Takes note of an answer between actions, with the states before and after it."""
        if isinstance(answer, Pick):
            self.start, self.did, self.could, self.attacked, self.went = after, False, False, False, False
        elif before.phase == ACT or before.phase in TALKS:
            self.note_action(before, question, answer, after)
        if after.phase == OVER:
            self.note_end(after)

    def note_action(self, before: State, question: Question[Answer], answer: Answer, after: State) -> None:
        """Takes note of an action, and of the activation where it was the last of it."""
        i = acting_unit(before)
        self.could = self.could or any(is_deed(before, i, word) for word in question.answers)
        self.attacked = self.attacked or is_dice_attack(before, i, answer)
        self.went = self.went or self.is_away(after, i)
        self.did = self.did or self.attacked or isinstance(answer, Reform | Special)
        if isinstance(answer, Move | Contact | Drive):
            self.did = self.did or bool(set(engaged_enemies(after, i)) - set(engaged_enemies(before, i)))
        if isinstance(answer, Shoot):
            self.count("shot", "out", holds=not is_dice_attack(before, i, answer))
        if after.phase != ACT and after.phase not in TALKS:
            self.note_activation(before, i, after, stopped=answer == STOP_WORD)

    def note_activation(self, before: State, i: int, after: State, *, stopped: bool) -> None:
        """Takes note of a whole activation."""
        self.counts["turn"] += 1
        assert self.start is not None
        unit, began = after.figures[i], centre_of(self.start.figures[i])
        stayed = is_fielded(unit) and not self.is_away(after, i)
        self.counts["idle"] += self.could and not self.did and stayed
        again = is_fielded(unit) and any(
            distance(place, centre_of(unit)) < LEAST for place in (began, self.began.get(i)) if place is not None
        )
        self.counts["turn:back"] += again and self.went and not self.attacked
        self.began.pop(i, None)
        if not self.attacked:
            self.began[i] = began
        if stopped:
            self.count(
                "rest", "wasted", holds=any(is_dice_attack(before, i, attack) for attack in open_attacks(before, i))
            )
        chargers = list(possible_chargers(after, i)) if is_fielded(unit) and unit.formation == REGIMENT else []
        if chargers:
            self.count("front", "rear", holds=not all(is_facing(unit, centre_of(after.figures[j])) for j in chargers))

    def is_away(self, after: State, i: int) -> bool:
        """Whether unit i stands an inch or more from where its activation began, or is off the field."""
        assert self.start is not None
        unit = after.figures[i]
        return not is_fielded(unit) or distance(centre_of(self.start.figures[i]), centre_of(unit)) >= LEAST

    def note_end(self, last: State) -> None:
        """Takes note of who stands at the end."""
        self.counts["figure"] += sum(unit.initial for unit in last.figures)
        self.counts["figure:standing"] += sum(len(unit.at) for unit in last.figures)

    def count(self, occasion: str, blunder: str, *, holds: bool) -> None:
        """Counts an occasion, and the blunder where it was one."""
        self.counts[occasion] += 1
        self.counts[f"{occasion}:{blunder}"] += holds


def is_deed(state: State, i: int, answer: Answer) -> bool:
    """Whether an answer would make an activation more than idle: dice, an inch of way, a formation, a contact."""
    if isinstance(answer, Move):
        return distance(centre_of(state.figures[i]), answer.mark) >= LEAST
    if isinstance(answer, Drive):
        return sum(getattr(part, "length", 0) for part in answer.run.parts) >= LEAST
    return isinstance(answer, Reform | Contact) or is_dice_attack(state, i, answer)


def is_dice_attack(state: State, i: int, answer: Answer) -> bool:
    """Whether an answer is an attack or a special action that comes about: none out of range. [UW-RNG-03 UW-ABL-09]"""
    if isinstance(answer, Shoot):
        j = index_of(state, answer.target)
        return range_to(state, i, j, answer.weapon) != OUT
    if isinstance(answer, Use):
        return is_in_reach(state, i, answer)
    return isinstance(answer, Melee | Fire | Fireball)


def open_attacks(state: State, i: int) -> Iterator[Answer]:
    """The attacks that unit i could make now and that would do something: those that the rules allow, in range."""
    for answer in (*melee_answers(state, i), *ranged_answers(state, i)):
        if act_refusal(state, answer) is None and (
            not isinstance(answer, Fire) or targets_in_reach(state, i, answer.arc)
        ):
            yield answer


def possible_chargers(state: State, i: int) -> Iterator[int]:
    """The enemies who may reach unit i by a charge before it acts again: with all their actions but one to move."""
    unit = state.figures[i]
    for j in foes(state, unit.side):
        foe = state.figures[j]
        if foe.profile.type != VEHICLE and gap_between(known_spot(foe), known_spot(unit)) <= (
            actions_of(0) - 1
        ) * move_of(foe):
            yield j
