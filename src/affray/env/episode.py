"""A game asked in parts, as fast as plain Python goes: no record, no events unless somebody listens, no check of legality.

The dice of a seed are those of a game of that seed (`Game.new`), so an episode can be played again as a record.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar, cast

import msgspec

from affray.core import NATURE, Event, InputError, Question, Scenario, System
from affray.core.eyes import visible_state
from affray.dice.stream import Stream
from affray.env.numbering import Numbering
from affray.env.parts import Item, Part, first_part
from affray.game.scenario import load_scenario
from affray.game.strand import KnownChoices
from affray.play.player import playable_answers
from affray.referee.live import ChoiceNeeded, DiceNeeded, DiceSource, Live, Needed, StreamDice
from affray.systems import registry

S = TypeVar("S")
A = TypeVar("A")
MOST_ANSWERS = 10_000
"""A game of more answers is cut short."""
Roll = tuple[int, ...]


class Setting(Generic[S, A]):
    """What episodes of one scenario share: the system, the first position, the numbers of the words.

    `ends` says whether answers that end something for good, such as a surrender, are offered beside others.
    """

    def __init__(
        self, system: System[S, A], scenario: Scenario, most: int = MOST_ANSWERS, *, ends: bool = False
    ) -> None:
        """Raises InputError for a scenario that does not hold together, or no answers at all."""
        if most < 1:
            raise InputError(f"most {most}: expected at least 1 answer")
        self.system, self.scenario, self.most, self.ends = system, scenario, most, ends
        self.start = system.setup(scenario, scenario.options)
        self.sides = system.sides(self.start)
        self.numbering = Numbering(system, self.start)


def setting_of(system: str, scenario: str, most: int = MOST_ANSWERS, *, ends: bool = False) -> Setting[object, object]:
    """The setting of a system by its key and a scenario by its name or path. Raises InputError."""
    return Setting(registry.load_system(system), load_scenario(system, scenario), most, ends=ends)


class Waiting(msgspec.Struct, Generic[A], frozen=True):
    """An action that waits for a choice or roll within it: its answer, and the choices and rolls so far, with which it is run
    again; `heard` counts the events that were told."""

    answer: A
    choices: tuple[int, ...] = ()
    rolls: tuple[Roll, ...] = ()
    heard: int = 0


class RepeatedDice:
    """The rolls that an action has made, then those of a source."""

    def __init__(self, rolls: Sequence[Roll], source: DiceSource) -> None:
        self.rolls, self.source, self.next = list(rolls), source, 0

    def take(self, n: int, die: int, why: int) -> Roll:
        if self.next == len(self.rolls):
            self.rolls.append(self.source.take(n, die, why))
        self.next += 1
        return self.rolls[self.next - 1]


class ThrownDice:
    """Dice that somebody else throws: the action stops for each roll."""

    def take(self, n: int, die: int, why: int) -> Roll:
        if n:
            raise DiceNeeded(n, die, why)
        return ()


class Episode(Generic[S, A]):
    """A game at a part of an open question, at a roll that somebody else throws, or at its end.

    `part` is what is asked of side `side`; None at a roll and at the end. `needed` is the choice or roll that an action waits
    for. `answers` counts those given, choices within
    actions too; `taken` are those given, as text. `events` are what the last answer led to, where `hears` is true.
    """

    __slots__ = (
        "answers", "events", "hears", "needed", "part", "question", "setting", "side", "source", "state", "taken", "waiting",
    )  # fmt: skip

    def __init__(self, setting: Setting[S, A], source: DiceSource, *, hears: bool = False) -> None:
        self.setting, self.source, self.hears = setting, source, hears
        self.state = setting.start
        self.question: Question[A] | None = None
        self.waiting: Waiting[A] | None = None
        self.needed: Needed | None = None
        self.part: Part[A] | None = None
        self.side, self.answers = NATURE, 0
        self.taken: list[str] = []
        self.events: tuple[Event, ...] = ()
        action = self.open(setting.system.question(self.state))
        while action is not None:
            action = self.carry_out(action)

    @property
    def dice(self) -> DiceNeeded | None:
        """The roll that somebody else has to throw; None where there is none."""
        return self.needed if isinstance(self.needed, DiceNeeded) else None

    @property
    def is_over(self) -> bool:
        """Whether the game is over or cut short."""
        return self.part is None and self.dice is None

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut short: nobody has won it yet."""
        return self.is_over and self.question is not None

    @property
    def rewards(self) -> tuple[float, ...]:
        """What each side gets: twice what its score is above an even share, so that two sides get 1 and -1."""
        score = self.setting.system.score(self.state)
        return tuple(2 * (part - 1 / len(score)) for part in score)

    def view(self, side: int) -> S:
        """The position as a side sees it."""
        return visible_state(self.setting.system, self.state, side)

    def copy(self) -> "Episode[S, A]":
        """The same game for somebody else to go on with; the dice are those of the same source."""
        twin = cast("Episode[S, A]", object.__new__(Episode))
        for name in Episode.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.taken = list(self.taken)
        return twin

    def __deepcopy__(self, memo: object) -> "Episode[S, A]":
        return self.copy()

    # --- going on -----------------------------------------------------------------------------------------------------
    def choose(self, number: int) -> None:
        """Goes on with one of the numbers that the part offers. Raises KeyError for any other."""
        assert self.part is not None, "expected an open question"
        self.part = self.part.choose(number)
        if self.part.settled is not None:
            self.events = ()
            self.take(self.part.settled)

    def answer(self, answer: A) -> None:
        """Goes on with an answer to the whole question, the first that is not to be chosen in parts too; `answer` is one that is
        legal, or one of those listed for a choice within an action."""
        assert self.question is not None, "expected an open question"
        place = self.question.answers.index(answer) if self.question.inner else 0
        self.events = ()
        self.take(Item(place, answer, ()))

    def throw(self, faces: Roll) -> None:
        """Goes on with the faces of the roll that the action stopped for."""
        assert self.waiting is not None, "expected an open roll"
        action: Waiting[A] | None = msgspec.structs.replace(self.waiting, rolls=(*self.waiting.rolls, faces))
        self.events = ()
        while action is not None:
            action = self.carry_out(action)

    def take(self, item: Item[A]) -> None:
        """Gives an answer to the open question, and goes on to the next that somebody decides, to a roll or to the end."""
        action: Waiting[A] | None = self.action_of(item)
        while action is not None:
            action = self.carry_out(action)

    def action_of(self, item: Item[A]) -> Waiting[A]:
        """The action that an answer begins or goes on with."""
        self.answers += 1
        waiting = self.waiting
        if waiting is None:
            self.taken.append(self.setting.system.write_answer(item.answer))
            return Waiting(item.answer)
        self.taken.append(str(item.place))
        return msgspec.structs.replace(waiting, choices=(*waiting.choices, item.place))

    def carry_out(self, action: Waiting[A]) -> Waiting[A] | None:
        """Carries an action out: the next one, where nobody decides about it; None where somebody does, at a roll or the end."""
        system = self.setting.system
        dice = RepeatedDice(action.rolls, self.source)
        live = Live(dice, system.codes, KnownChoices(action.choices), quiet=not self.hears)
        try:
            state = system.play(live, self.state, action.answer)
        except (ChoiceNeeded, DiceNeeded) as needed:
            self.hear(live, action.heard)
            heard = len(live.events) if self.hears else 0
            self.waiting = msgspec.structs.replace(action, rolls=tuple(dice.rolls), heard=heard)
            # The traceback would keep the whole run alive.
            self.needed = needed.with_traceback(None)
            if isinstance(needed, DiceNeeded):
                self.part = None
                return None
            inner = system.choice(self.state, needed)
            return self.open(inner if inner.inner else msgspec.structs.replace(inner, inner=True))
        self.state, self.waiting, self.needed = state, None, None
        self.hear(live, action.heard)
        return self.open(system.question(state))

    def hear(self, live: Live, heard: int) -> None:
        """Keeps what was told, but for what a run before told already."""
        if self.hears:
            self.events += tuple(live.events[heard:])

    def open(self, question: Question[A] | None) -> Waiting[A] | None:
        """Asks a question; what follows where nobody decides: a step of the referee's, or the only answer."""
        self.question, self.part = question, None
        if question is None or self.answers >= self.setting.most:
            return None
        if question.side == NATURE:
            return Waiting(question.answers[0])
        answers = playable_answers(question)
        if self.setting.ends and question.answers:
            answers = (*answers, *question.extra)
        self.side, part = question.side, first_part(self.setting.numbering, answers)
        if part.settled is not None:
            return self.action_of(part.settled)
        self.part = part
        return None


def seeded_episode(setting: Setting[S, A], seed: int) -> Episode[S, A]:
    """A game with the dice of a seed. Raises InputError for one out of range."""
    try:
        return Episode(setting, StreamDice(Stream(seed)))
    except ValueError as error:
        raise InputError(str(error)) from None
