"""A pair of games of a ladder: the same dice twice, with the sides swapped, and what is counted of both players."""

import hashlib
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from affray.core import NATURE, Question, System
from affray.core.faces.opponent import DoerWatcher, Listener
from affray.dice.stream import Stream
from affray.lab.ladder.luck import Evaluator, Luck
from affray.lab.ladder.plan import LadderPlan, LadderSpec, Rules
from affray.lab.ladder.tallies import Tally
from affray.play import Seat, make_seat, play_fast
from affray.play.player import Asked, Paced, PlayerFailed, Thought
from affray.play.programs import LOCAL
from affray.referee.live import Live
from affray.systems.registry import fault_line

S = TypeVar("S")
A = TypeVar("A")
OUTSIDE = "program:"
"""Players of such a name think in a process of their own, so that their time is taken by the clock on the wall."""


class GameOutcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of a game, as the first of both players sees it."""

    score: float
    """1 won, 0 lost, 0.5 drawn; among several the share of the sides that it has."""
    luck: float
    """How much luck it had, in chances to win; 0 where that is not measured."""
    rounds: int
    answers: int
    seconds: float
    """What it took in all, in seconds of a processor."""
    failed: str
    """Which player gave up the game by what it did, and what that was; "" for none."""
    tallies: tuple[Tally, Tally]
    """What is counted of the first and of the second player."""

    @property
    def adjusted(self) -> float:
        """The score less the luck."""
        return self.score - self.luck


class PairOutcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of a pair of games: in the second one the players have swapped sides."""

    games: tuple[GameOutcome, GameOutcome]

    @property
    def seconds(self) -> float:
        """What both took, in seconds of a processor."""
        return sum(game.seconds for game in self.games)


class GameLost(Exception):
    """A player has lost its game by what it did; `side` is where."""

    def __init__(self, side: int, what: str) -> None:
        super().__init__(side, what)
        self.side, self.what = side, what


class TimedPlayer:
    """A player whose thinking is timed, and whose faults are its own loss."""

    def __init__(self, seat: Seat, side: int, book: "GameBook") -> None:
        self.player, self.side, self.book = seat.player, side, book
        self.clock = time.perf_counter if seat.name.startswith(OUTSIDE) else time.process_time

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """What the player thinks. Raises GameLost for whatever goes wrong with it."""
        begun = self.clock()
        try:
            with self.own_faults():
                return self.player.think(asked)
        finally:
            self.book.note_time(self.side, self.clock() - begun)
            self.book.chosen |= asked.question.inner

    def allowance(self, system: System[S, A]) -> float | None:
        """How long people let the player think in a row, which holds in a ladder as well. Raises GameLost."""
        with self.own_faults():
            return self.player.allowance(system) if isinstance(self.player, Paced) else None

    @contextmanager
    def own_faults(self) -> Iterator[None]:
        """A player that fails loses its game, and nothing else happens. Raises GameLost."""
        try:
            yield
        except PlayerFailed as fault:
            raise GameLost(self.side, ": ".join(filter(None, (str(fault), fault.last_said)))) from None
        except Exception as error:  # noqa: BLE001 - whatever it is
            raise GameLost(self.side, fault_line(error)) from None


class GameBook:
    """What is counted of both players over a game; `places` says for each side whose it is, 0 or 1."""

    def __init__(self, system: Rules, luck: Luck | None, places: Sequence[int]) -> None:
        self.system, self.luck, self.places = system, luck, places
        self.watcher = system.opponents.watcher()
        self.hears = isinstance(self.watcher, Listener)
        self.tallies = (Tally(), Tally())
        self.answers = 0
        self.chosen = False
        self.thinking, self.thought = NATURE, 0.0

    def tally(self, side: int) -> Tally:
        """What is counted of whoever has a side."""
        return self.tallies[self.places[side]]

    def note_time(self, side: int, seconds: float) -> None:
        """Counts how long a side took for a decision."""
        self.tally(side).decisions.add(seconds)
        if side != self.thinking:
            self.end_stretch()
            self.thinking = side
        self.thought += seconds

    def end_stretch(self) -> None:
        """Counts what the side that is thinking took for all of its decisions in a row."""
        if self.thinking != NATURE:
            self.tally(self.thinking).stretches.add(self.thought)
        self.thinking, self.thought = NATURE, 0.0

    def see_answer(self, state: object, question: Question[object], answer: object) -> None:
        """Sees to it that an answer is legal. Raises GameLost."""
        self.tally(question.side).answers += 1
        if answer in question.answers or answer in question.extra:
            return
        refusal = self.system.refuse(state, answer)
        if refusal is not None:
            raise GameLost(question.side, f"answered {self.system.write_answer(answer)}: {refusal}")

    def see_action(self, before: object, question: Question[object], answer: object, after: object, live: Live) -> None:
        """Counts what is noticed, and the luck of it."""
        self.answers += 1
        counted = Counter(self.watcher.counts)
        doer = self.watcher.doer_side(before) if isinstance(self.watcher, DoerWatcher) else NATURE
        side = doer if question.side == NATURE else question.side
        self.watcher.note_answer(before, question, answer, after)
        if isinstance(self.watcher, Listener):
            self.watcher.note_events(live.events)
        if side != NATURE:
            self.tally(side).note(Counter(self.watcher.counts) - counted)
        if self.luck is not None and (live.rolls or self.chosen):
            self.luck.note_action(before, answer, after)
        self.chosen = False


def play_pair(plan: LadderPlan, number: int, judge: Evaluator) -> PairOutcome:
    """Plays a pair of games by its number; `judge` says how good positions are, for the luck where it is measured."""
    pairing, _, _ = plan.place(number)
    names = tuple(plan.players[place] for place in plan.pairings[pairing])
    first, second = (play_game(plan, number, names, judge, swap) for swap in range(2))
    return PairOutcome((first, second))


def play_game(plan: LadderPlan, number: int, names: Sequence[str], judge: Evaluator, swap: int) -> GameOutcome:
    """Plays a game of a pair; where they have swapped, each player has the sides of the other. Luck is measured between two
    sides alone."""
    _, place, count = plan.place(number)
    system, ground, spec = plan.system, plan.grounds[place], plan.spec
    state = system.setup(ground.scenario, ground.scenario.options)
    where = (ground.name, count)
    places = [player ^ swap for player in ground.places(count)]
    sides = [names[player] for player in places]
    samples = spec.luck if ground.is_two_sided else 0
    begun = time.process_time()
    with (
        seats_of(spec, where, sides if samples else (), "luck") as twins,
        seats_of(spec, where, sides, "play") as seats,
    ):
        luck = (
            Luck(system, judge, samples, twins, Stream(seed_of(spec, *where, "other dice", swap))) if samples else None
        )
        book = GameBook(system, luck, places)
        timed = [replace(seat, player=TimedPlayer(seat, side, book)) for side, seat in enumerate(seats)]
        failed, rounds = "", 0
        try:
            over = play_fast(system, state, timed, Stream(seed_of(spec, *where, "dice")), spectator=book)
            shares = zip(system.score(over), places, strict=True)
            score, rounds = sum(share for share, player in shares if player == 0), system.opponents.rounds(over)
        except GameLost as fault:
            failed = f"{sides[fault.side]}: {fault.what}"
            score = float(places[fault.side] != 0)
        book.end_stretch()
    total = (luck.total if luck is not None else 0.0) * (-1 if swap else 1)
    return GameOutcome(
        score=round(score, 6),
        luck=round(total, 6),
        rounds=rounds,
        answers=book.answers,
        seconds=round(time.process_time() - begun, 4),
        failed=failed,
        tallies=book.tallies,
    )


@contextmanager
def seats_of(spec: LadderSpec, where: tuple[str, int], names: Sequence[str], what: str) -> Iterator[list[Seat]]:
    """Fresh seats for the players of a game, with numbers of their own, the same for both games of a pair; whoever has several
    has others at each."""
    counts = [names[:place].count(name) for place, name in enumerate(names)]
    seats = [
        make_seat(name, seed_of(spec, *where, what, name, *filter(None, (count,))), LOCAL)
        for name, count in zip(names, counts, strict=True)
    ]
    try:
        yield seats
    finally:
        for seat in seats:
            seat.end()


def seed_of(spec: LadderSpec, *what: object) -> int:
    """A seed that depends on the ladder's seed and on what it is for, alone: on a scenario by its name, so that the same games
    are played whichever others there are."""
    text = " ".join(map(str, (spec.seed, *what)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
