"""A game as its record: the answers, and what each of them led to.

State changes between actions only. An action that needs a choice or a typed roll is run again from its start, with the
same dice, once that is known; what the first run told is not told twice.

Dice belong to their place in the game, not to the moment they are asked for. A roll that was taken back is therefore
the same roll again when the same answer is given again: taking back never fishes for better dice.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Generic, Literal, TypeVar, cast

import msgspec

from affray.core import NATURE, Event, InputError, Prompt, Question, Refusal, Scenario, System, eyes
from affray.core.words.texts import ENGLISH
from affray.game.fairness import Proof
from affray.game.parting import Parting
from affray.game.reading import named_giver, read_answer, refusal_seen
from affray.game.refusals import Refused, check_faces, check_index, game_refusal
from affray.game.standing import is_one_team_left, shares_once_left, sides_by_team
from affray.game.strand import (
    KnownChoices,
    Strand,
    Strands,
    TableDice,
    Thrown,
    read_faces,
    shown_faces,
    stream_of,
    with_strand,
)  # fmt: skip
from affray.referee.live import ChoiceNeeded, DiceNeeded, Live, Needed, ask

S = TypeVar("S")
A = TypeVar("A")
Options = Mapping[str, str | int | bool]
DiceMode = Literal["stream", "typed"]
MOST_NATURE = 10_000
"""So many steps of the referee in a row mean that the system goes in circles."""


class OpenAction(msgspec.Struct, Generic[A], frozen=True):
    """An action that waits: its answer, the side that gave it, the inner choices and typed rolls so far, what it needs.

    `said` and `rolled` count the events and rolls of its runs up to now, which the next run repeats.
    """

    answer: A
    giver: int
    needed: Needed
    choices: tuple[int, ...] = ()
    typed: tuple[tuple[int, ...], ...] = ()
    said: int = 0
    rolled: int = 0


class Entry(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """What a side gave, and what came of it: an answer, an inner choice, typed dice or an undo.

    `resign` and `flag` are no answers: the side has given the game up, or its time has run out.
    """

    kind: Literal["answer", "choice", "dice", "undo", "start", "resign", "flag"]
    side: int
    given: A | int | tuple[int, ...]
    rolls: tuple[Thrown, ...] = ()
    events: tuple[Event, ...] = ()


class Moment(msgspec.Struct, Generic[S, A], frozen=True, gc=False):
    """Where the game stands after an entry.

    `draw` is where the dice of the next action start, `seen` how far dice have been seen (an action that waits may
    have rolled already), `told` how many events there are.
    """

    state: S
    question: Question[A] | None
    draw: int
    seen: int
    told: int
    entry: Entry[A]
    open: OpenAction[A] | None = None


class Game(Generic[S, A]):
    """One game: the system, its scenario and dice, and every answer so far.

    `line` holds the moments from the start to now, `line[n]` after n answers; `trail` every entry ever made, with those
    taken back and the undo entries that took them back. `strands` say which seed the dice have from which draw, `proof` how
    the seeds came about. `behaviour` is the version that it was recorded under, `parting` where today's differs from that.
    `gone` lists the sides that have left the game; it is over when only one team has not. `players` has who plays each, if known.
    """

    __slots__ = (
        "__weakref__", "_events", "behaviour", "dice", "gone", "line", "lines", "options", "parting", "players", "proof", "scenario",
        "strands", "stream", "system", "trail",
    )  # fmt: skip

    def __init__(
        self,
        system: System[S, A],
        scenario: Scenario,
        options: Options,
        strands: Strands,
        dice: DiceMode,
        line: Sequence[Moment[S, A]] = (),
    ) -> None:
        """The game at the last moment of `line`, or at its start. Raises InputError for a setup that does not hold."""
        self.system, self.scenario, self.options = system, scenario, {**scenario.options, **options}
        self.strands, self.dice, self.stream = strands, dice, stream_of(strands)
        self.proof: Proof | None = None
        self.behaviour, self.parting = system.facts.version, cast("Parting | None", None)
        self.lines: list[bytes] = []
        self.gone, self.players = cast("tuple[int, ...]", ()), cast("tuple[str, ...]", ())
        self.line: list[Moment[S, A]] = list(line) or [self._first_moment()]
        self.trail: list[Moment[S, A]] = self.line[1:]
        self._events: list[Event] = [event for moment in self.line for event in moment.entry.events]

    @classmethod
    def new(
        cls,
        system: System[S, A],
        scenario: Scenario,
        options: Options | None = None,
        seed: int = 0,
        game_number: int = 0,
        dice: DiceMode = "stream",
    ) -> "Game[S, A]":
        """A game at its start; options given here go before those of the scenario. Raises InputError."""
        return cls(system, scenario, options or {}, (Strand(0, seed, game_number),), dice)

    @property
    def seed(self) -> int:
        """The seed of the first dice."""
        return self.strands[0].seed

    @property
    def state(self) -> S:
        """The state after the last finished action."""
        return self.line[-1].state

    @property
    def question(self) -> Question[A] | None:
        """What is open now; None when the game is over."""
        return None if self.is_abandoned else self.line[-1].question

    @property
    def needed(self) -> Needed | None:
        """The inner choice (ChoiceNeeded) or typed roll (DiceNeeded) that the present action waits for."""
        waiting = None if self.is_abandoned else self.line[-1].open
        return waiting.needed if waiting else None

    @property
    def is_abandoned(self) -> bool:
        """Whether the game is over because all sides but those of one team have left it."""
        return bool(self.gone) and is_one_team_left(self.gone, sides_by_team(self.system, self.state))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.question is None

    @property
    def score(self) -> tuple[float, ...]:
        """How each side stands: as the system says, but for the share of a side that has left, which goes to the rest."""
        return self.score_of(self.state)

    def score_of(self, state: S) -> tuple[float, ...]:
        """How each side stands in another state, such as what a side sees of this one."""
        score, teams = self.system.score(state), sides_by_team(self.system, state)
        return shares_once_left(score, self.gone, teams, is_played=self.is_over and not self.is_abandoned)

    def faces_as_shown(self, faces: Iterable[int]) -> tuple[int, ...]:
        """What faces show at this table; the rules count them from 0."""
        return shown_faces(faces, self.system.facts.low_face)

    def view(self, eye: int) -> S:
        """The state as an eye sees it."""
        return eyes.visible_state(self.system, self.state, eye)

    def prompt(self, language: str = ENGLISH, eye: int = eyes.EVERYTHING) -> Prompt:
        """The open question in words, as far as an eye sees it. Raises Refused when the game is over."""
        question = self.question
        if question is None:
            raise Refused(game_refusal("over"))
        shown = eyes.visible_question(self.system, self.state, question, eye)
        return self.system.words.prompt(self.view(eye), shown, self.needed, language)

    @property
    def events(self) -> Sequence[Event]:
        """What has happened so far, with what an action that waits has told."""
        return self._events

    def answer(self, answer: A | int | tuple[int, ...]) -> list[Event]:
        """What happens at an answer to the open question.

        An inner choice takes a number from 0, a dice question the faces, also from 0. Raises Refused, with a reason that the side may
        know, and nothing changes.
        """
        here = self.line[-1]
        question, waiting = self.question, here.open
        if question is None:
            raise Refused(game_refusal("over"))
        if waiting is None:
            side = self.giver(question, cast(A, answer))
            refusal = self.system.refuse(here.state, cast(A, answer))
            if refusal is not None:
                raise Refused(refusal_seen(self.system, self.view(side), question, cast(A, answer), refusal, side))
            moment = self._run(here, cast(A, answer), None, Entry("answer", side, answer))
        elif isinstance(waiting.needed, DiceNeeded):
            faces = check_faces(waiting.needed, answer, self.system.facts.low_face)
            now = msgspec.structs.replace(waiting, typed=(*waiting.typed, faces))
            moment = self._run(here, now.answer, now, Entry("dice", question.side, faces))
        else:
            index = check_index(len(question.answers), answer)
            now = msgspec.structs.replace(waiting, choices=(*waiting.choices, index))
            moment = self._run(here, now.answer, now, Entry("choice", question.side, index))
        self.line.append(moment)
        self.trail.append(moment)
        self._events.extend(moment.entry.events)
        return list(moment.entry.events)

    def giver(self, question: Question[A], answer: A) -> int:
        """The side that gives an answer: the one that it names as its own, else the one that is asked. Raises Refused for a
        side that may not speak up."""
        side = named_giver(self.system, self.state, answer)
        if side not in (NATURE, question.side, *question.others):
            raise Refused(game_refusal("turn"))
        return question.side if side == NATURE else side

    def answer_text(self, text: str, sides: Collection[int] | None = None) -> list[Event]:
        """What happens at an answer in text: the system's notation, the number of an inner choice, or faces as shown.

        An inner choice is counted from 0 here, as records and clients have it: what people see and type, who count from 1
        or answer in words, an interface turns into it.

        `sides` are those of whoever gives it, where that matters: he answers for the side that is asked if it is his, else
        for his first that may speak up. Raises InputError for a text that is no answer, Refused for one that is not legal
        or not his; nothing changes.
        """
        waiting, question = self.line[-1].open, self.question
        if waiting is None:
            if question is None:
                raise Refused(game_refusal("over"))
            answer = read_answer(self.system, text, question if sides is None or question.side in sides else None)
            return self.answer(answer if sides is None else self.sign(question, answer, sides))
        if isinstance(waiting.needed, DiceNeeded):
            low = self.system.facts.low_face
            return self.answer(read_faces(text, waiting.needed.n, waiting.needed.die, low))
        digits = text.strip()
        if not (digits.isascii() and digits.isdigit()):
            raise InputError(f"choice: expected a number from 0, got {text!r}")
        return self.answer(int(digits[:9]))

    def sign(self, question: Question[A], answer: A, sides: Collection[int]) -> A:
        """The answer with its giver written into it, which is one of these sides. Raises Refused where none may give it, as none
        but the side that is asked may an answer that names nobody."""
        side = named_giver(self.system, self.state, answer)
        if side == NATURE and question.side in sides:
            return answer
        if side == NATURE:
            side = next((other for other in question.others if other in sides), NATURE)
            answer = answer if side == NATURE else self.system.seats.sign(self.state, answer, side)
            side = named_giver(self.system, self.state, answer)
        if side not in sides:
            raise Refused(game_refusal("turn"))
        return answer

    def leave(self, side: int, kind: Literal["resign", "flag"] = "resign") -> None:
        """A side gives the game up, or its time has run out; nothing takes that back. Raises Refused."""
        if self.is_over:
            raise Refused(game_refusal("over"))
        if side in self.gone or not 0 <= side < len(self.system.sides(self.state)):
            raise Refused(Refusal("side", f"expected a side that plays, got {side}"))
        self.gone = (*self.gone, side)
        entry: Entry[A] = Entry(kind, side, 0)
        self.trail.append(msgspec.structs.replace(self.line[-1], entry=entry))

    def undo_refusal(self) -> Refusal | None:
        """Why the last answer cannot be taken back freely; None when it can."""
        if self.is_abandoned:
            return game_refusal("over")
        if len(self.line) == 1:
            return game_refusal("start")
        if self.line[-1].seen != self.line[-2].seen:
            return game_refusal("rolled")
        return None

    def undo(self, *, consent: int = 0) -> None:
        """Takes back the last answer; after a roll only with the consent (1) of the other side. Raises Refused.

        The undo is an entry of its own, and the dice after it are the same dice again.
        """
        refusal = self.undo_refusal()
        if refusal is not None and (not consent or refusal.code != "rolled"):
            raise Refused(refusal)
        side = self.line.pop().entry.side
        here = self.line[-1]
        del self._events[here.told :]
        entry: Entry[A] = Entry("undo", side, 1 if consent else 0)
        self.trail.append(msgspec.structs.replace(here, entry=entry))

    def moment_at(self, answers: int) -> Moment[S, A]:
        """The moment after so many answers. Raises InputError for a number that the game has not reached."""
        if not 0 <= answers < len(self.line):
            raise InputError(f"answer {answers}: expected 0 to {len(self.line) - 1}")
        return self.line[answers]

    def events_at(self, answers: int) -> Sequence[Event]:
        """What had happened after so many answers. Raises InputError."""
        return self._events[: self.moment_at(answers).told]

    def branch(self, answers: int, game_number: int | None = None) -> "Game[S, A]":
        """A new game from the first answers of this one.

        Dice seen up to there stay; later ones come from another game number (the next one unless given), so that they
        differ. Raises InputError.
        """
        there, last = self.moment_at(answers), self.strands[-1]
        number = last.number + 1 if game_number is None else game_number
        strands = with_strand(self.strands, self._next_draw(there.seen), last.seed, number)
        return Game(self.system, self.scenario, self.options, strands, self.dice, self.line[: answers + 1])

    def reseed(self, seed: int, game_number: int = 0) -> Strand:
        """The game goes on with dice of another seed, from the first draw that nobody has seen: the new strand.

        Dice seen stay, also those of answers taken back. Raises InputError for a seed out of range.
        """
        strands = with_strand(self.strands, self.first_unseen_draw, seed, game_number)
        self.stream, self.strands = stream_of(strands), strands
        return strands[-1]

    @property
    def first_unseen_draw(self) -> int:
        """The first draw that nobody has seen, answers taken back included."""
        return self._next_draw(max(moment.seen for moment in (self.line[0], *self.trail)))

    def _next_draw(self, seen: int) -> int:
        """The first draw after those seen; typed dice draw none."""
        return seen if self.dice == "stream" else 0

    def _first_moment(self) -> Moment[S, A]:
        """The moment before the first answer, the referee's own first steps done."""
        state = self.system.setup(self.scenario, self.options)
        question = self.system.question(state)
        entry: Entry[A] = Entry("start", NATURE, 0)
        start = Moment(state, question, draw=0, seen=0, told=0, entry=entry)
        if question is None or question.side != NATURE:
            return start
        return self._run(start, question.answers[0], None, entry)

    def _run(self, here: Moment[S, A], answer: A, waiting: OpenAction[A] | None, entry: Entry[A]) -> Moment[S, A]:
        """The moment after an action and the referee's steps that follow it, up to the next open question."""
        system, state, draw = self.system, here.state, here.draw
        events, rolls = list[Event](), list[Thrown]()
        giver = waiting.giver if waiting else entry.side
        for _ in range(MOST_NATURE):
            dice, needed = self._table_dice(state, giver, draw, waiting), None
            live = Live(dice, system.codes, KnownChoices(waiting.choices) if waiting else ask)
            try:
                state = system.play(live, state, answer)
            except (ChoiceNeeded, DiceNeeded) as error:
                # The traceback would keep the whole run alive.
                needed = error.with_traceback(None)
            seen = dice.seen
            events += live.events[waiting.said :] if waiting else live.events
            rolls += dice.thrown[waiting.rolled :] if waiting else dice.thrown
            if needed is not None:
                question: Question[A] | None = self._inner_question(state, giver, needed)
                choices, typed = (waiting.choices, waiting.typed) if waiting else ((), ())
                waiting = OpenAction(
                    answer, giver, needed, choices=choices, typed=typed, said=len(live.events), rolled=len(dice.thrown)
                )
                break
            draw, waiting = seen, None
            question = system.question(state)
            if question is None or question.side != NATURE:
                break
            answer, giver = question.answers[0], NATURE
        else:
            raise RuntimeError(f"{system.facts.key}: the referee goes in circles at {system.write_state(state)}")
        done = Entry(entry.kind, entry.side, entry.given, tuple(rolls), tuple(events))
        count = here.told + len(events)
        return Moment(state, question, draw=draw, seen=seen, told=count, entry=done, open=waiting)

    def _table_dice(self, state: S, giver: int, draw: int, waiting: OpenAction[A] | None) -> TableDice:
        """The dice at the start of an action that a side begins."""
        typed, by_hand = self.dice == "typed", self.system.seats.throws_by_hand
        self.stream.draw = draw
        return TableDice(self.stream, lambda why: typed or by_hand(state, giver, why), waiting.typed if waiting else ())

    def _inner_question(self, state: S, giver: int, needed: Needed) -> Question[A]:
        """The open question of an action that waits: dice are thrown by the side that began it."""
        if isinstance(needed, ChoiceNeeded):
            question = self.system.choice(state, needed)
            return question if question.inner else msgspec.structs.replace(question, inner=True)
        outer = self.system.question(state)
        return Question(giver, "dice", outer.who if outer else "", inner=True)
