"""Measures what the styles of a system's computer players do, and how strong each is beside the plain player of its level.

`python bench/styles.py SYSTEM [PAIRS] [LEVEL]` plays so many pairs of games on each scenario of two sides: the same dice twice
with the sides swapped. A row says of a style's own fighters who stand how far the nearest foe is at the end of a round and how
far they went in it (hexes or inches), what they and their foes lost in it of the first of their bars, in hundredths of all that
stood there at first, and the share of points with its interval. In the first row the plain player meets itself.
"""

import sys
from collections.abc import Iterator, Mapping
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from affray.core import Block, Counter, Question
from affray.core.faces.picture import picture_figures
from affray.dice.stream import Stream
from affray.lab.ladder.plan import LadderPlan, LadderSpec, Rules
from affray.play import make_seat, play_fast
from affray.referee.live import Live
from affray.space.hex import distance

PAIRS, LEVEL = 4, 5
PERCENT = 100
SHOWN = ("foe away", "went", "lost", "foes lost")


class Fighter(NamedTuple):
    """A fighter as the picture has it."""

    side: int
    body: Counter | Block
    left: int
    stands: bool


class Round(NamedTuple):
    """What a side did in a round, in the order of `SHOWN`."""

    away: float
    went: float
    lost: float
    foes_lost: float


class Watch:
    """What both sides do in a game, round by round."""

    hears = False

    def __init__(self, system: Rules, state: object) -> None:
        self.system = system
        self.round, self.before = system.opponents.rounds(state), fighters_in(system, state)
        self.whole = [sum(each.left for each in self.before.values() if each.side == side) or 1 for side in (0, 1)]
        self.rounds: tuple[list[Round], list[Round]] = ([], [])

    def see_answer(self, state: object, question: Question[object], answer: object) -> None:
        """Nothing is of interest before it is played."""

    def see_action(self, before: object, question: Question[object], answer: object, after: object, live: Live) -> None:
        """Looks at the end of each round."""
        now = self.system.opponents.rounds(after)
        if now != self.round:
            self.round, fighters = now, fighters_in(self.system, after)
            for side, rounds in enumerate(self.rounds):
                rounds.append(self.round_of(side, fighters))
            self.before = fighters

    def round_of(self, side: int, now: Mapping[str, Fighter]) -> Round:
        """What a side did since the round before."""
        own = [each for each in now.values() if each.side == side and each.stands]
        foes = [each for each in now.values() if each.side != side and each.stands]
        away = [min(gap(each.body, foe.body) for foe in foes) for each in own if foes]
        went = [
            gap(was.body, now[name].body)
            for name, was in self.before.items()
            if was.side == side and was.stands and name in now and now[name].stands
        ]
        return Round(mean(away or [0.0]), mean(went or [0.0]), self.lost(side, now), self.lost(1 - side, now))

    def lost(self, side: int, now: Mapping[str, Fighter]) -> float:
        """What a side has less than before, in hundredths of what it began with."""
        left = [sum(each.left for each in them.values() if each.side == side) for them in (self.before, now)]
        return PERCENT * (left[0] - left[1]) / self.whole[side]


def fighters_in(system: Rules, state: object) -> dict[str, Fighter]:
    """Everybody who has a place, by name."""
    found = {}
    for body in picture_figures(system.words.picture(state)):
        if isinstance(body, Counter | Block):
            stands = bool(body.bases) if isinstance(body, Block) else not body.down
            found[body.id] = Fighter(body.side, body, body.bars[0][0] if body.bars else 0, stands)
    return found


def gap(one: Counter | Block, other: Counter | Block) -> float:
    """How far two are apart, in hexes or inches."""
    if isinstance(one, Counter) and isinstance(other, Counter):
        return float(distance(one.pos, other.pos))
    assert isinstance(one, Block) and isinstance(other, Block)
    return sqrt((one.centre[0] - other.centre[0]) ** 2 + (one.centre[1] - other.centre[1]) ** 2)


def play_pairs(system: str, style: str, level: int, pairs: int) -> Iterator[tuple[float, list[Round]]]:
    """What a style scores in each pair of games with the plain player, and what it did in their rounds."""
    plain = f"computer:{level}"
    styled = f"{plain}:{style}" if style else plain
    plan = LadderPlan(LadderSpec(system, (plain, "random")))
    for ground in plan.grounds:
        if not ground.is_two_sided:
            continue
        for count in range(pairs):
            score, rounds = 0.0, list[Round]()
            for side in (0, 1):
                state = plan.system.setup(ground.scenario, ground.scenario.options)
                watch = Watch(plan.system, state)
                names = [styled if place == side else plain for place in (0, 1)]
                seats = [make_seat(name, count * 2 + place) for place, name in enumerate(names)]
                over = play_fast(plan.system, state, seats, Stream(count), spectator=watch)
                score += plan.system.score(over)[side] / 2
                rounds += watch.rounds[side]
            yield score, rounds


def main(system: str, pairs: int = PAIRS, level: int = LEVEL) -> None:
    """Prints a row for each style."""
    styles = LadderPlan(LadderSpec(system, ("greedy", "random"))).system.opponents.styles
    print(f"{system}, level {level}".ljust(24), *(f"{name:>10}" for name in SHOWN), "      points")
    for style in ("", *styles):
        found = list(play_pairs(system, style, level, pairs))
        rounds = [each for _, played in found for each in played]
        scores = [PERCENT * score for score, _ in found]
        within = 1.96 * stdev(scores) / sqrt(len(scores))
        shown = (f"{mean(column):10.2f}" for column in zip(*rounds, strict=True))
        print((style or "plain").ljust(24), *shown, f"{mean(scores):8.1f} ± {within:.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
