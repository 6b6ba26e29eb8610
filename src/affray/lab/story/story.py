"""The story of a game: how it ended, luck apart from decisions, the rolls that turned it, honours."""

from collections.abc import Sequence

import msgspec

from affray.core import Event, Phrase
from affray.lab.progress import Watch, ignore_progress
from affray.lab.story.honours import Honour, actor_of, fighters_in, honours_of
from affray.lab.story.judging import AnyGame, AnyStep, Chances, Judged, is_alone, judge_of, judge_step, party_names
from affray.lab.story.walk import steps_of

MOST_TURNS = 5
LEAST_LUCK = 0.04
"""A roll that moved the chances less turned nothing."""
NEXT = ("round", "turn")
"""What begins after an action that ends a round is told with it, and is no part of what it came to."""


class Balance(msgspec.Struct, frozen=True):
    """Where a side's chance came from and went to: `start` with what the dice gave, what its own deeds gained and what all
    others' did is `end`."""

    start: float
    dice: float
    own: float
    others: float
    end: float


class Turn(msgspec.Struct, frozen=True):
    """An action whose dice moved the chances."""

    moment: int
    """How many answers stand once it is done."""
    when: Phrase | None
    """The round that it fell in; None where there are none."""
    side: int
    """The side that the dice helped most."""
    who: str
    """The figure that acted; empty for none."""
    luck: Chances
    """What the dice gave each side beyond what could be expected."""
    before: Chances
    """Each side's chance before it."""
    expected: Chances
    """The same over all that the dice could have been."""
    after: Chances
    """The same as they fell."""
    rarity: float
    """How often dice fall as well for that side, or better."""
    events: tuple[Event, ...]
    """What came of it."""


class Story(msgspec.Struct, frozen=True):
    """A game told. `turns`, `balance` and `course` are empty where nothing was done, or positions are not `judged`."""

    sides: tuple[str, ...]
    """The names of the sides."""
    names: tuple[str, ...]
    """Whose chances are told: the sides, or those who decide together and the world."""
    reason: str
    """`played` to its end, `resigned`, `flag` for time that ran out, `open` where it is not over."""
    gone: tuple[int, ...]
    """The sides that left it."""
    alone: bool
    """Whether one side alone decided, or friends did together, so that nobody won against another."""
    when: Phrase | None
    """The round that it ended in; None where there are none."""
    answers: int
    """How many answers stand."""
    score: Chances
    """What each side has of the result."""
    judged: bool
    """Whether anything judges its positions, so that luck can be told from skill."""
    balance: tuple[Balance, ...] = ()
    """What each side owes to its dice and to its decisions."""
    course: tuple[tuple[int, Chances], ...] = ()
    """The chances after so many answers, wherever they changed."""
    turns: tuple[Turn, ...] = ()
    """The decisive ones, in order."""
    honours: tuple[Honour, ...] = ()
    """Who did best in something."""


class Telling:
    """A story in the making: its game, the actions, those that have been judged."""

    def __init__(self, game: AnyGame, judged: Sequence[Judged] = ()) -> None:
        self.game, self.judge = game, judge_of(game)
        self.steps: Sequence[AnyStep] = tuple(steps_of(game))
        self.judged = list(judged)

    @property
    def size(self) -> int:
        """How many actions are to be judged."""
        return 0 if self.judge is None else len(self.steps)

    @property
    def is_done(self) -> bool:
        """Whether all have been."""
        return len(self.judged) >= self.size

    def go_on(self) -> None:
        """Judges the next action."""
        assert self.judge is not None
        place = len(self.judged)
        self.judged.append(judge_step(self.game, self.judge, self.steps[place], place))

    def story(self) -> Story:
        """The story, once all have been judged."""
        game, judged = self.game, self.judged
        system = game.system
        return Story(
            sides=tuple(system.sides(game.state)),
            names=party_names(game),
            reason=end_reason(game),
            gone=game.gone,
            alone=is_alone(game),
            when=system.track(self.steps[-1].before).title if self.steps else None,
            answers=len(game.line) - 1,
            score=game.score,
            judged=self.judge is not None,
            balance=balance_of(judged),
            course=course_of(judged),
            turns=turns_of(game, self.steps, judged),
            honours=honours_of(game, self.steps, judged),
        )


def tell_story(game: AnyGame, watch: Watch = ignore_progress) -> Story:
    """The story of a game, as far as it was played; `watch` hears how many of how many actions have been judged."""
    telling = Telling(game)
    while not telling.is_done:
        telling.go_on()
        watch(len(telling.judged), telling.size)
    return telling.story()


def end_reason(game: AnyGame) -> str:
    """How a game ended: `played`, `resigned`, `flag`; `open` where it has not."""
    if game.line[-1].question is None:
        return "played"
    if not game.is_abandoned:
        return "open"
    return "flag" if game.trail[-1].entry.kind == "flag" else "resigned"


def balance_of(judged: Sequence[Judged]) -> tuple[Balance, ...]:
    """Where the chances of each side came from."""
    if not judged:
        return ()
    first, last = judged[0].before, judged[-1].after
    found = []
    for side in range(len(first)):
        dice = sum(other.luck[side] for other in judged)
        own = sum(other.gain[side] for other in judged if other.by == side)
        others = sum(other.gain[side] for other in judged if other.by != side)
        found.append(Balance(first[side], dice, own, others, last[side]))
    return tuple(found)


def course_of(judged: Sequence[Judged]) -> tuple[tuple[int, Chances], ...]:
    """The chances after so many answers, wherever they changed."""
    if not judged:
        return ()
    found = {0: judged[0].before}
    for other in judged:
        if other.moment == 0 or other.after != list(found.values())[-1]:
            found[other.moment] = other.after
    return tuple(found.items())


def turns_of(game: AnyGame, steps: Sequence[AnyStep], judged: Sequence[Judged]) -> tuple[Turn, ...]:
    """The actions whose dice moved the chances most, in order."""
    ranked = sorted(range(len(judged)), key=lambda place: -max(judged[place].luck))
    chosen = [place for place in ranked if max(judged[place].luck) >= LEAST_LUCK][:MOST_TURNS]
    return tuple(turn_of(game, steps[place], judged[place]) for place in sorted(chosen))


def turn_of(game: AnyGame, step: AnyStep, judged: Judged) -> Turn:
    """An action as the story has it."""
    return Turn(
        moment=step.moment,
        when=game.system.track(step.before).title,
        side=max(range(len(judged.luck)), key=lambda side: judged.luck[side]),
        who=actor_of(step, fighters_in(game, step.before)),
        luck=judged.luck,
        before=judged.before,
        expected=judged.expected,
        after=judged.after,
        rarity=judged.rarity,
        events=tuple(event for event in step.events if event.code not in NEXT),
    )
