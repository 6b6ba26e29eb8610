"""Where a figure can end its move: every walk that the steps of the rules allow, and what stops each.

A place costs the hexes moved by the way there; a body that fits in other facings is turned at the end of its way.
"""

from msgspec.structs import replace

from affray.core.faces.guide import Phrase, Place
from affray.core.fight_state import figure_names, find_index
from affray.core.words.phrase import phrase
from affray.space.hex import Hex
from affray.systems.melee.content.codes import DISENGAGED, IN_HTH, OPTION_LETTERS, STANDING
from affray.systems.melee.content.codes import MOVE as FULL_MOVE
from affray.systems.melee.content.tables import grounds
from affray.systems.melee.guide.walks import Way, after_fire, path_of, possible_walks
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Pick, write_answer
from affray.systems.melee.position.figures import (
    body_hexes,
    field,
    is_exhausted,
    load,
    ma,
    pool_of,
)
from affray.systems.melee.position.state import HEIGHT, MOVE, OPTION, START, State, is_airborne
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.engagement import engagers, is_engaged_among
from affray.systems.melee.rules.options import Chooser, is_open, open_options
from affray.systems.melee.rules.speeds import speed_fatigue, speed_of
from affray.systems.melee.turn import movement_phase
from affray.systems.melee.turn.abilities import can_do_anything, chooser
from affray.systems.melee.words.phrases import hexes_if_several

SPEED_WORDS = ("stand", "slow", "walk", "jog", "run", "shift")


# --- the move -------------------------------------------------------------------------------------------------------
def with_move_begun(state: State, i: int) -> State:
    """The state in which figure i moves: this one where it does, else as if it began its move now, fliers as high as they
    are."""
    if state.phase == MOVE and state.move is not None and state.move.figure == i:
        return state
    return replace(movement_phase.begin_move(state, i), phase=MOVE)


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
    ways = sorted(best.items(), key=lambda entry: (entry[1][0], entry[0]))
    return tuple(teller.place(lead, way) for _, (_, way) in ways)


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
        return found._replace(walked=hexes) if self.figure.body.posture == STANDING else found._replace(crawled=hexes)

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
            path=(*lead, *(other.answer for other in through)),
            way=tuple(other.figures[self.i].hexes[0] for other in through),
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
            if not self.bodies.isdisjoint(here) and self.figure.body.posture == STANDING:
                said.append(phrase("guide-note-body", "CM-ADJ-07"))
        if way.figures[self.i].hexes[0] in spell_effects.terrain_hexes(self.state, "shadow"):
            said.append(phrase("guide-note-shadow", "CM-ADJ-06", "CM-ADJ-07"))
        return tuple(said)

    def pace_notes(self, hexes: int) -> tuple[Phrase, ...]:
        """The speed of a move of so many hexes, and the fatigue of a run. [CM-SPEED-02 CM-SPEED-04]"""
        state, i = self.state, self.i
        if hexes == 0:
            return ()
        if self.figure.body.posture != STANDING:
            return (phrase("guide-note-crawl", "CM-PRONE-01"),)
        speed = speed_of(FULL_MOVE, hexes, ma(state, i), load(state, i), is_exhausted(state, i), state.house)
        if self.figure.state != DISENGAGED:
            return (phrase("guide-note-shift", "CM-MOVE-03"),)
        cost = speed_fatigue(speed)
        note = phrase("guide-note-speed", "CM-SPEED-02", speed=SPEED_WORDS[speed])
        if not cost:
            return (note,)
        spent = phrase(
            "guide-note-fatigue", "CM-SPEED-04", "CM-FAT-02",
            points=cost, after=self.figure.body.fatigue + cost, pool=pool_of(state, i),
        )  # fmt: skip
        return note, spent


def option_phrase(option: int) -> Phrase:
    """An option by its letter and its name. [CM-OPT-02]"""
    letter = OPTION_LETTERS[option]
    return phrase("guide-option", "CM-OPT-02", "CM-OPT-03", option=letter, letter=letter)
