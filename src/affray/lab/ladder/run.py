"""A ladder from its plan to its results: what is not in the ledger yet is played and added to it, until enough is known."""

from collections import deque
from collections.abc import Callable
from pathlib import Path

import msgspec

from affray.lab.ladder.game import PairOutcome
from affray.lab.ladder.plan import MOST_PAIRS, LadderPlan, LadderSpec
from affray.lab.ladder.schedule import Outcomes, Schedule, is_known, neighbours_of
from affray.lab.ladder.shares import ratings_of, samples_of
from affray.lab.ladder.work import LadderProcesses
from affray.lab.sweep.ledger import Ledger, LedgerForm, digest

FORMAT = 1
"""The version of ledgers; it rises when games would go another way, or be chosen in another order."""
LADDER = LedgerForm("ladder", FORMAT, LadderSpec, PairOutcome)
KNOWN, GAMES, BUDGET, STOPPED, SHOWN = "known", "games", "budget", "stopped", "shown"
"""What ended a run: enough is known, the games or the time were used up, somebody stopped it; or it is only shown."""


class Goal(msgspec.Struct, frozen=True):
    """When a run ends: as soon as all neighbours are known, or the games or the time of the whole ladder are used up."""

    within: float = 30.0
    """Neighbours are known once their difference is within so many Elo to either side, or its sign is certain; 0: never."""
    games: int = 0
    """So many games at the most, of all runs; 0: no bound."""
    seconds: float = 0.0
    """So many seconds of a processor at the most, of all runs; 0: no bound."""


class LadderRun(msgspec.Struct, frozen=True):
    """What a run came to: the pairs of games in their order, how many of them were there before, and what ended it."""

    outcomes: dict[int, PairOutcome]
    before: int
    ended: str


class Progress(msgspec.Struct, frozen=True):
    """How far a run is."""

    games: int
    seconds: float


Watch = Callable[[Progress], None]


def results_digest(plan: LadderPlan, outcomes: Outcomes) -> str:
    """The SHA-256 of all results, without what the machine has to do with: the time that they took."""
    settings = {
        number: [(game.score, game.luck, game.rounds, game.answers, game.failed) for game in outcome.games]
        for number, outcome in outcomes.items()
    }
    return digest(plan.identity, settings)


def run_ladder(
    plan: LadderPlan, path: str | Path, goal: Goal, processes: LadderProcesses, watch: Watch | None = None
) -> LadderRun:
    """Plays on until the goal is reached; `watch` hears how far it is at once, and after each pair. Raises InputError; what is
    played by then is kept. Ctrl-C ends it as well."""
    with Ledger(path, plan, LADDER) as ledger:
        before, ended = len(ledger.outcomes), STOPPED
        course = Course(plan, goal, ledger.outcomes)
        try:
            if watch is not None:
                watch(Progress(2 * before, course.seconds))
            ended = course.ended
            if not ended:
                spec = msgspec.json.encode(plan.spec)
                for number, outcome in processes.work_off(spec, course.waiting, heavy=True):
                    ledger.add(number, outcome)
                    course.go_on(outcome.seconds)
                    if watch is not None:
                        watch(Progress(2 * len(ledger.outcomes), course.seconds))
                ended = course.ended
        except KeyboardInterrupt:
            ended = STOPPED
        played = {number: ledger.outcomes[number] for number in course.schedule.played(ledger.outcomes)}
    return LadderRun(played, before, ended)


class Course:
    """What waits to be played, while results come in."""

    def __init__(self, plan: LadderPlan, goal: Goal, outcomes: Outcomes) -> None:
        self.plan, self.goal, self.outcomes = plan, goal, outcomes
        self.schedule = Schedule(plan)
        self.waiting: deque[int] = deque()
        self.seconds = sum(outcome.seconds for outcome in outcomes.values())
        self.given, self.looked, self.ended = 0, 0, ""
        while self.schedule.extend(outcomes):
            pass
        self.go_on(0.0)

    def go_on(self, seconds: float) -> None:
        """Counts what was just played, and says what waits now: nothing once the goal is reached."""
        self.seconds += seconds
        whole = self.schedule.whole_batches(self.outcomes)
        if len(whole) > self.looked:
            self.looked = len(whole)
            if self.is_known(whole):
                self.ended = KNOWN
        if not self.ended and self.goal.seconds and self.seconds >= self.goal.seconds:
            self.ended = BUDGET
        if self.ended:
            self.waiting.clear()
            return
        self.hand_out()

    def is_known(self, whole: list[int]) -> bool:
        """Whether enough is known of all neighbours after these pairs of games."""
        outcomes = {number: self.outcomes[number] for number in whole}
        ratings = ratings_of(self.plan, samples_of(self.plan, outcomes), range(len(self.plan.grounds)))
        return all(is_known(neighbour, self.goal.within) for neighbour in neighbours_of(self.plan, ratings))

    def hand_out(self) -> None:
        """Puts what is planned to what waits, as far as games are left; ends the run where all of them are played."""
        order = self.schedule.order
        most = self.goal.games // 2 or MOST_PAIRS
        while True:
            for number in order[self.given : most]:
                if number not in self.outcomes:
                    self.waiting.append(number)
            self.given = min(len(order), most)
            if self.given == most or not self.schedule.extend(self.outcomes):
                break
        if len(self.schedule.played(self.outcomes)) >= most:
            self.ended = GAMES
