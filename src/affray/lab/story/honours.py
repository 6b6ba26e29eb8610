"""What single figures and units did in a game: the harm that they did and bore, whom they felled, their best roll."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from affray.core import Actor, Counter, Event
from affray.core.faces.picture import Block, picture_figures
from affray.lab.story.judging import AnyGame, AnyStep, Judged, party_of

LUCKY, RARE = 0.02, 4
"""A roll that gave less to its side, or that falls more often than once in so many, is none to be honoured."""
HARM, FELLED, STAND = COUNTED = ("harm", "felled", "stand")
THING = "thing"


class Fighter(NamedTuple):
    """Who somebody is for, how much he can still lose, whether he is out of the fight."""

    side: int
    left: int
    down: bool


class Honour(msgspec.Struct, frozen=True):
    """What somebody is honoured for: `harm` done, foes that he `felled`, harm that he withstood (`stand`), his best `roll`.

    `count` is how much, how many, or once in how many throws; `blows` in how many blows he bore it, `upright` whether he stood
    in the end.
    """

    kind: str
    who: str
    side: int
    count: int
    moment: int
    """How many answers stood when it was reached."""
    blows: int = 0
    upright: bool = True


class Deeds:
    """What a figure did over a game; each number with the moment at which it was last raised."""

    def __init__(self, side: int) -> None:
        self.side, self.blows, self.upright = side, 0, True
        self.counts, self.moments = dict.fromkeys(COUNTED, 0), dict.fromkeys(COUNTED, 0)

    def add(self, what: str, count: int, moment: int) -> None:
        """Adds to a number."""
        if count:
            self.counts[what] += count
            self.moments[what] = moment


def honours_of(game: AnyGame, steps: Sequence[AnyStep], judged: Sequence[Judged]) -> tuple[Honour, ...]:
    """Who is honoured; nobody for what nobody did. `judged` is empty where nothing judges positions."""
    deeds = deeds_of(game, steps)
    found = [
        best(deeds, HARM),
        best(deeds, FELLED, least=2),
        best(deeds, STAND),
        best_roll(game, steps, judged),
    ]
    return tuple(honour for honour in found if honour is not None)


def best(deeds: Mapping[str, Deeds], kind: str, least: int = 1) -> Honour | None:
    """Who has the most of something; None where nobody has as much as is needed, or two have the same."""
    ranked = sorted(deeds.items(), key=lambda item: -item[1].counts[kind])
    counts = [other.counts[kind] for _, other in ranked]
    if not counts or counts[0] < least or counts[:1] == counts[1:2]:
        return None
    who, other = ranked[0]
    blows = other.blows if kind == STAND else 0
    return Honour(kind, who, other.side, counts[0], other.moments[kind], blows=blows, upright=other.upright)


def best_roll(game: AnyGame, steps: Sequence[AnyStep], judged: Sequence[Judged]) -> Honour | None:
    """The rarest throw that helped the side of whoever threw it."""
    found: list[tuple[float, Honour]] = []
    for step, other in zip(steps, judged, strict=False):
        if not step.rolled or max(other.luck) < LUCKY:
            continue
        fighters = fighters_in(game, step.before)
        who = actor_of(step, fighters)
        if who in fighters and other.luck[party_of(game, fighters[who].side)] >= LUCKY:
            times = round(1 / other.rarity)
            found.append((other.rarity, Honour("roll", who, fighters[who].side, times, step.moment)))
    rarest = min(found, key=lambda item: item[0], default=None)
    return rarest[1] if rarest is not None and rarest[1].count >= RARE else None


def deeds_of(game: AnyGame, steps: Sequence[AnyStep]) -> Mapping[str, Deeds]:
    """What each figure did, by name."""
    found: dict[str, Deeds] = {}
    now: Mapping[str, Fighter] = {}
    for step in steps:
        before, now = now or fighters_in(game, step.before), fighters_in(game, step.after)
        actor = actor_of(step, before)
        for who, was, lost, fell in changes(before, now):
            deeds = found.setdefault(who, Deeds(was.side))
            deeds.upright = not now[who].down
            doer = before.get(actor)
            if doer is None or doer.side == was.side:
                continue
            deeds.add(STAND, lost, step.moment)
            deeds.blows += lost > 0
            author = found.setdefault(actor, Deeds(doer.side))
            author.add(HARM, lost, step.moment)
            author.add(FELLED, int(fell), step.moment)
    return found


def changes(before: Mapping[str, Fighter], after: Mapping[str, Fighter]) -> Iterator[tuple[str, Fighter, int, bool]]:
    """Who lost something or fell or rose: the name, what he was, how much he lost, whether he fell."""
    for who, was in before.items():
        now = after.get(who)
        if now is not None and (now.left < was.left or now.down != was.down):
            yield who, was, max(0, was.left - now.left), now.down and not was.down


def fighters_in(game: AnyGame, state: object) -> Mapping[str, Fighter]:
    """Everybody in a position by name."""
    figures = picture_figures(game.system.words.picture(state))
    return {
        figure.id: fighter(figure) for figure in figures if not (isinstance(figure, Actor) and figure.kind == THING)
    }


def fighter(counter: Counter | Block | Actor) -> Fighter:
    """Somebody as the picture has him. Who has no bar has nothing to lose that could be seen."""
    down = not counter.bases if isinstance(counter, Block) else counter.down
    return Fighter(counter.side, counter.bars[0][0] if counter.bars else 0, down)


def actor_of(step: AnyStep, fighters: Mapping[str, Fighter]) -> str:
    """Who acted: the first whom the account of the action names as doing something, else who was asked; empty for nobody."""
    named_events = (named(event) for event in step.events)
    return next((who for who in named_events if who in fighters), step.who)


def named(event: Event) -> str:
    """Whom an event is about; empty for none."""
    who = event.data.get("who", "")
    return who if isinstance(who, str) else ""
