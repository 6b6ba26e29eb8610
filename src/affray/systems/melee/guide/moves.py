"""Where a figure can end its move: every walk that the steps of the rules allow, and what stops each.

A place costs the hexes moved by the way there. Of several ways to a hex the shortest counts, then the one through the
least fire; a body that fits in other facings is turned at the end of its way.
"""

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from affray.core.faces.guide import Phrase, Place
from affray.core.fight_state import figure_names, find_index
from affray.space.bodies import new_hexes
from affray.space.hex import Hex, neighbours
from affray.systems.melee.content.codes import DISENGAGED, IN_HTH, OPTION_LETTERS, STANDING, WELL
from affray.systems.melee.content.codes import MOVE as FULL_MOVE
from affray.systems.melee.content.tables import grounds
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Pick, write_answer
from affray.systems.melee.position.figures import (
    body_hexes,
    field,
    health_of,
    is_exhausted,
    load,
    ma,
    placed_figures,
    pool_of,
)
from affray.systems.melee.position.state import HEIGHT, MOVE, OPTION, START, State, alter, is_airborne
from affray.systems.melee.rules import injury, steps
from affray.systems.melee.rules.engagement import Placed, engagers, is_engaged_among
from affray.systems.melee.rules.options import Chooser, is_open, open_options
from affray.systems.melee.rules.speeds import speed_fatigue, speed_of
from affray.systems.melee.rules.steps import ROUND, Going
from affray.systems.melee.turn import movement_phase
from affray.systems.melee.turn.abilities import can_do_anything, chooser
from affray.systems.melee.words.phrases import hexes_if_several, phrase

SPEED_WORDS = ("stand", "slow", "walk", "jog", "run", "shift")
Spot = tuple[Hex, int]
Key = tuple[Hex, int, int]


class Way(NamedTuple):
    """A walk: the figures as they then stand, the hexes moved, how often through fire, over broken ground or not, and the
    answer that came last with the way before it."""

    figures: tuple[Placed, ...]
    moved: int
    burns: int
    rough: bool
    answer: str = ""
    before: "Way | None" = None


# --- the search -------------------------------------------------------------------------------------------------------
def with_move_begun(state: State, i: int) -> State:
    """The state in which figure i moves: this one where it does, else as if it began its move now, fliers as high as they
    are."""
    if state.phase == MOVE and state.move is not None and state.move.figure == i:
        return state
    return replace(movement_phase.begin_move(state, i), phase=MOVE)


def after_fire(state: State, i: int, burns: int) -> State:
    """The state in which figure i has gone through fire so often. [CM-TURN-03]"""
    return alter(state, i, hits=state.figures[i].health.hits + burns * grounds()["fire"].enter_hits)


class MoveSearch:
    """The move of a figure as the steps of the rules allow it."""

    def __init__(self, state: State, most: int) -> None:
        """`most` caps the hexes where only a shorter move matters."""
        self.state, self.i = state, movement_phase.current_move(state).figure
        self.figure = state.figures[self.i]
        self.field, self.start = field(state), placed_figures(state)
        now = movement_phase.current_going(state)
        self.going = now._replace(cap=min(now.cap, most))
        self.burning = frozenset() if is_airborne(self.figure) else spell_effects.terrain_hexes(state, "fire")
        self.broken = frozenset() if is_airborne(self.figure) else spell_effects.terrain_hexes(state, "broken_ground")
        self.round = len(self.figure.hexes) in ROUND
        self.body = health_of(state, self.i)
        self.caps = {0: self.going.cap}
        self.weighs = state.house.current_st_everywhere != 0

    def key(self, way: Way) -> Key:
        """What decides how a walk can go on: where the head is, the facing where that matters, and how often it went
        through fire where hits make the load heavier."""
        own = way.figures[self.i]
        return own.hexes[0], 0 if self.round else own.facing, way.burns if self.weighs else 0

    def going_after(self, way: Way) -> Going:
        """The move under way after a walk. [CM-TURN-03 CM-SPEED-03]"""
        if way.burns not in self.caps:
            self.caps[way.burns] = min(
                self.going.cap, movement_phase.max_move(after_fire(self.state, self.i, way.burns), self.i)
            )
        return self.going._replace(cap=self.caps[way.burns], moved=way.moved)

    def changes(self, own: Placed) -> Iterator[tuple[str, Spot]]:
        """Every step and turn that could follow, legal or not, with the key after it."""
        facing = 0 if self.round else own.facing
        for text, there in zip(STEP_TEXTS, neighbours(own.hexes[0]), strict=True):
            yield text, (there, facing)
        if not self.round:
            for turn, text in zip(TURNS, TURN_TEXTS, strict=True):
                yield text, (own.hexes[0], (facing + turn) % 6)

    def after_change(self, way: Way, then: Spot) -> tuple[Placed, ...]:
        """The figures after a step or a turn of a walk."""
        own = way.figures[self.i]
        if own.hexes[0] != then[0]:
            return steps.take_step(way.figures, self.i, then[0])
        return steps.pivot(way.figures, self.i, then[1] - own.facing)

    def extend(self, way: Way, answer: str, after: tuple[Placed, ...]) -> Way:
        """The walk, one hex of movement longer."""
        entered = new_hexes(way.figures[self.i].hexes, after[self.i].hexes)
        burns = way.burns + (not self.burning.isdisjoint(entered))
        rough = way.rough or not self.broken.isdisjoint(entered)
        return Way(after, way.moved + 1, burns, rough, answer, way)

    def is_refused(self, way: Way, after: tuple[Placed, ...]) -> bool:
        """Whether the rules refuse that change of a walk that may go on."""
        going, house = self.going_after(way), self.state.house
        return steps.room_refusal(self.field, way.figures, after, self.i, going, house) is not None

    def can_survive(self, way: Way) -> bool:
        """Whether the fire on the way leaves the figure conscious and as it stands. [CM-TURN-03 CM-INJ-05]"""
        body = self.body
        for _ in range(way.burns):
            body = injury.hurt(body, grounds()["fire"].enter_hits, self.state.house)
        return (body.status, body.posture) == (WELL, self.body.posture)


STEP_TEXTS = tuple(write_answer(answer) for answer in movement_phase.STEPS)
TURN_TEXTS = tuple(write_answer(answer) for answer in movement_phase.TURNS)
TURNS = (-1, 1)
FAR = 10_000
AFAR = FAR, FAR


@lru_cache(maxsize=64)
def possible_walks(state: State, most: int = FAR) -> tuple[Way, ...]:
    """Every way that the move under way can go on, the shortest for each place and facing that matters."""
    ground = MoveSearch(state, most)
    start = Way(ground.start, ground.going.moved, 0, ground.figure.turn.broken_ground)
    best: dict[Key, tuple[int, int]] = {ground.key(start): (start.moved, 0)}
    settled: dict[Key, Way] = {}
    order = count()
    waiting = [(start.moved, 0, next(order), start)]
    while waiting:
        *_, way = heappop(waiting)
        here = ground.key(way)
        if here in settled:
            continue  # pragma: no cover - a large body that stands in fire can find a better way late
        settled[here] = way
        if steps.pace_refusal(way.figures, ground.i, ground.going_after(way)) is not None:
            continue
        for answer, then in ground.changes(way.figures[ground.i]):
            if best.get((*then, here[2]), AFAR) <= (way.moved + 1, way.burns):
                continue
            after = ground.after_change(way, then)
            next_way = ground.extend(way, answer, after)
            rank = next_way.moved, next_way.burns
            there = ground.key(next_way)
            if rank < best.get(there, AFAR) and not ground.is_refused(way, after) and ground.can_survive(next_way):
                best[there] = rank
                heappush(waiting, (*rank, next(order), next_way))
    return tuple(settled.values())


def path_of(way: Way) -> tuple[Way, ...]:
    """The walks that a way goes through after its start, itself last."""
    found: list[Way] = []
    while way.before is not None:
        found.append(way)
        way = way.before
    return tuple(reversed(found))


# --- places -----------------------------------------------------------------------------------------------------------
def reachable_places(state: State, who: str) -> tuple[Place, ...]:
    """Where a figure can end its move, nearest first, at the hexes moved; none for one that cannot move. Raises
    InputError."""
    i = find_index(state, who)
    figure = state.figures[i]
    if not START <= state.phase <= OPTION or figure.turn.moved or not can_do_anything(state, i):
        return ()
    if state.phase in (HEIGHT, OPTION) and movement_phase.current_move(state).figure == i:
        return ()
    moving = with_move_begun(state, i)
    if moving.figures[i].state == IN_HTH:
        return ()
    begun = moving is state
    # While fliers are still to be asked nobody knows who will engage the figure.
    asked = not begun and bool(movement_phase.current_move(moving).asked)
    teller = PlaceBuilder(moving)
    best: dict[Hex, tuple[tuple[int, int], Way]] = {}
    for way in possible_walks(moving, 0) if asked else possible_walks(moving):
        rank = way.moved, way.burns
        head = way.figures[i].hexes[0]
        if teller.can_end(way) and (head not in best or rank < best[head][0]):
            best[head] = rank, way
    lead = () if begun else (write_answer(Pick(who)),)
    told = sorted(best.items(), key=lambda one: (one[1][0], one[0]))
    return tuple(teller.place(lead, way) for _, (_, way) in told)


class PlaceBuilder:
    """Builds the places of one move, with all that is said of them."""

    def __init__(self, state: State) -> None:
        self.state, self.i = state, movement_phase.current_move(state).figure
        self.figure = state.figures[self.i]
        self.field, self.going = field(state), movement_phase.current_going(state)
        self.at_first = open_options(self.chooser_after(0, 0), state.house)
        self.bodies = body_hexes(state, self.i)
        self.options: dict[tuple[int, int], tuple[tuple[Phrase, ...], tuple[Phrase, ...]]] = {}

    def chooser_after(self, hexes: int, burns: int) -> Chooser:
        """The figure as far as its options go after so many hexes, some of them on fire, whose hits may make its load heavier.

        [CM-OPT-03 CM-PRONE-01 CM-TURN-03 CM-SPEED-03]
        """
        found = chooser(after_fire(self.state, self.i, burns), self.i)
        return found._replace(walked=hexes) if self.figure.health.posture == STANDING else found._replace(crawled=hexes)

    def can_end(self, way: Way) -> bool:
        """Whether the move may end there. [CM-FLY-04]"""
        return way.moved == 0 or steps.may_end(self.field, way.figures, self.i)

    def place(self, lead: tuple[str, ...], way: Way) -> Place:
        """An end of the move, with all that is to be said of it."""
        own = way.figures[self.i]
        through = path_of(way)
        foes = engagers(way.figures, self.i) if is_engaged_among(way.figures, self.i) else ()
        left, lost = self.options_after(way.moved, way.burns)
        return Place(
            hex=own.hexes[0],
            cost=way.moved,
            path=(*lead, *(one.answer for one in through)),
            way=tuple(one.figures[self.i].hexes[0] for one in through),
            facing=own.facing,
            stop=self.stop_phrase(way, foes),
            engaged=figure_names(self.state, foes),
            left=left,
            lost=lost,
            notes=self.notes(way),
            hexes=hexes_if_several(own.hexes),
        )

    def stop_phrase(self, way: Way, foes: tuple[int, ...]) -> Phrase | None:
        """Why the move can go no further; None when it can. [CM-ENG-06 CM-SPEED-01 CM-SPEED-06]"""
        state = after_fire(self.state, self.i, way.burns) if way.burns else self.state
        cap = min(self.going.cap, movement_phase.max_move(state, self.i))
        going = self.going._replace(cap=cap, moved=way.moved)
        fault = steps.pace_refusal(way.figures, self.i, going)
        if fault is None:
            return None
        if fault.code == "stopped":
            return phrase("guide-stop-engaged", *fault.clauses, foes=figure_names(self.state, foes))
        if going.held_by:
            return phrase("guide-stop-shift", *fault.clauses, foes=figure_names(self.state, going.held_by))
        return phrase("guide-stop-cap", *fault.clauses, hexes=going.cap)

    def options_after(self, hexes: int, burns: int) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
        """The options that are open after so many hexes, and those that the move has cost. [CM-OPT-02 CM-OPT-03]"""
        if (hexes, burns) not in self.options:
            after = self.chooser_after(hexes, burns)
            left = [option for option in self.at_first if is_open(option, after, self.state.house) != 0]
            lost = [option for option in self.at_first if option not in left]
            self.options[hexes, burns] = tuple(map(option_phrase, left)), tuple(map(option_phrase, lost))
        return self.options[hexes, burns]

    def notes(self, way: Way) -> tuple[Phrase, ...]:
        """How fast the move is and what it costs, and what lies on the way. [CM-SPEED-02 CM-SPEED-04 CM-ADJ-07]"""
        said = list(self.pace_notes(way.moved))
        if way.burns:
            hits = way.burns * grounds()["fire"].enter_hits
            said.append(phrase("guide-note-fire", "CM-TURN-03", hits=hits))
        if way.rough:
            said.append(phrase("guide-note-broken", "CM-ADJ-07"))
        if not is_airborne(self.figure):
            here = frozenset(way.figures[self.i].hexes)
            if not self.bodies.isdisjoint(here) and self.figure.health.posture == STANDING:
                said.append(phrase("guide-note-body", "CM-ADJ-07"))
        if way.figures[self.i].hexes[0] in spell_effects.terrain_hexes(self.state, "shadow"):
            said.append(phrase("guide-note-shadow", "CM-ADJ-06", "CM-ADJ-07"))
        return tuple(said)

    def pace_notes(self, hexes: int) -> tuple[Phrase, ...]:
        """The speed of a move of so many hexes, and the fatigue of a run. [CM-SPEED-02 CM-SPEED-04]"""
        state, i = self.state, self.i
        if hexes == 0:
            return ()
        if self.figure.health.posture != STANDING:
            return (phrase("guide-note-crawl", "CM-PRONE-01"),)
        speed = speed_of(FULL_MOVE, hexes, ma(state, i), load(state, i), is_exhausted(state, i), state.house)
        if self.figure.state != DISENGAGED:
            return (phrase("guide-note-shift", "CM-MOVE-03"),)
        cost = speed_fatigue(speed)
        told = phrase("guide-note-speed", "CM-SPEED-02", speed=SPEED_WORDS[speed])
        if not cost:
            return (told,)
        spent = phrase(
            "guide-note-fatigue", "CM-SPEED-04", "CM-FAT-02",
            points=cost, after=self.figure.health.fatigue + cost, pool=pool_of(state, i),
        )  # fmt: skip
        return told, spent


def option_phrase(option: int) -> Phrase:
    """An option by its letter and its name. [CM-OPT-02]"""
    letter = OPTION_LETTERS[option]
    return phrase("guide-option", "CM-OPT-02", "CM-OPT-03", option=letter, letter=letter)
