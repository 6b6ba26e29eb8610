"""One duel of a batch on the table: the very game by its number, played by the whole engine with the policies of both.

Both units stand face to face from the start, so that nobody throws for places; they fight to the last, or until one has lost
its nerve.
"""

from collections.abc import Mapping
from math import ceil

import msgspec
from msgspec.structs import replace

from affray.core import NATURE, Phrase, RuledOut, Scenario
from affray.core.field_errors import check_range
from affray.game import Game
from affray.lab.batches.batch import play_game
from affray.lab.field_errors import fault
from affray.lab.systems.wargame.duel import Met, roll_tables
from affray.lab.systems.wargame.field import MIDDLE
from affray.lab.titles import titled_scenario
from affray.lab.words import HERE
from affray.referee.live import ChoiceNeeded
from affray.space.plane.formations import centre_of_grid
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, centre_most
from affray.systems.wargame.content.codes import OUT, REGIMENT, VEHICLE
from affray.systems.wargame.content.house_rules import changed_options
from affray.systems.wargame.duel.duel import DuelResult
from affray.systems.wargame.duel.duelist import CHOOSE_DEED, CLOSE, FIRE, HOLD, NOBODY, RETIRE, STRIKE
from affray.systems.wargame.position.answers import Answer, Deploy, Melee, Move, Pick, Shoot, Word, write_answer
from affray.systems.wargame.position.ending import LAST, ROUT
from affray.systems.wargame.position.state import (
    ACT,
    State,
    Unit,
    box_of,
    centre_of,
    dice_of,
    is_fielded,
    move_of,
    size_of,
)
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.roster.army_file import FORMAT, VERSION, unit_row
from affray.systems.wargame.roster.battlefield_parts import LEAST, MOST
from affray.systems.wargame.roster.battlefields import blank_field, part_row
from affray.systems.wargame.rules.losses_and_damage import strength_left
from affray.systems.wargame.rules.order_and_actions import action_refusal, is_preparing
from affray.systems.wargame.setup import free_name
from affray.systems.wargame.system import SYSTEM
from affray.systems.wargame.turn.activation import action_of, active_unit
from affray.systems.wargame.turn.attacks import best_melee_weapon, best_ranged_weapon, range_to
from affray.systems.wargame.turn.phases import refuse

DuelGame = Game[State, Answer]
SIDES = ("Red", "Blue")
AHEAD = (1, -1)
OFF = "off-field"
MOST_NUMBER = 2**31 - 1
MARGIN, POINTS = 5, 10_000
END, NOTHING, PREPARE = Word("end turn"), Word("nothing"), Word("prepare")


def sample(attacker: Listed, defender: Listed, met: Met, seed: int = 1, number: int = 0) -> DuelGame:
    """Game `number` of a seed between the two units of a meeting, to its end: the same dice, blows, winner and miniatures left
    as in a batch of duels. Raises InputError, for a game too that goes otherwise on a table than in a duel.

    >>> from affray.lab.systems.wargame.duel import meeting
    >>> from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
    >>> pair = [read_unit_line("like=fantasy/spears n=5 files=2", role, KnownUnits()) for role in ("attacker", "defender")]
    >>> duel_outcome(sample(*pair, meeting(*pair), 7, 1)).winner
    1
    """
    check_range("number", number, 0, MOST_NUMBER)
    if met.a.aid or met.b.aid:
        raise fault("sample", None, "commanders")
    if VEHICLE in (met.a.kind, met.b.kind):
        raise fault("sample", None, "vehicle")
    middle = MOST * INCH // 2
    start = (middle - MIDDLE[0], middle - MIDDLE[1] + met.house.gap // 2)
    left, low, right, high = place_bounds(DuelTable(attacker, defender, met, start, (MOST, MOST)).play(seed, number))
    moved = start[0] - left // INCH * INCH + MARGIN * INCH, start[1] - low // INCH * INCH + MARGIN * INCH
    size = max(LEAST, field_width(left, right)), max(LEAST, field_width(low, high))
    game = DuelTable(attacker, defender, met, moved, size).play(seed, number)
    if duel_outcome(game) != DuelResult(*play_game(met, seed, number)):
        raise fault("sample", None, "otherwise", number=number)
    return game


def field_width(low: int, high: int) -> int:
    """How many inches a field has between two places, with a margin on both sides."""
    return min(MOST, ceil((high - low) / INCH) + 2 * MARGIN + 1)


def place_bounds(game: DuelGame) -> tuple[int, int, int, int]:
    """The bounds of all places where a miniature stood."""
    boxes = [box_of(unit) for moment in game.line for unit in moment.state.figures if is_fielded(unit)]
    lefts, lows, rights, highs = zip(*boxes, strict=True)
    return min(lefts), min(lows), max(rights), max(highs)


def duel_outcome(game: DuelGame) -> DuelResult:
    """How a game ended, as a duel says it."""
    state = game.state
    return DuelResult(max(state.winner, NOBODY), state.round, *(unit_strength(unit) for unit in state.figures))


def unit_strength(unit: Unit) -> int:
    """What is left of a unit: miniatures, of a hero the sides of his die. [UW-HERO-03]"""
    return strength_left(unit.profile.type, len(unit.at), dice_of(unit)[1])


class DuelTable:
    """Two units on a table of so many inches, moved there by `shift` from where they meet in a duel."""

    def __init__(self, attacker: Listed, defender: Listed, met: Met, shift: Point, size: tuple[int, int]) -> None:
        self.met, self.size = met, size
        whole, _ = roll_tables(attacker, defender, met.house.house)
        self.entries = attacker, replace(defender, name=free_name(defender.name, [attacker.name]))
        self.units = tuple(
            replace(unit, at=tuple((x + shift[0], y + shift[1] - gap) for x, y in unit.at))
            for unit, gap in zip(whole.figures, (met.house.gap, 0), strict=True)
        )
        self.gap, self.number = met.house.gap, 0

    # --- the scenario -------------------------------------------------------------------------------------------------
    def scenario(self) -> Scenario:
        """Both units face to face. [UW-VIC-01]"""
        names = self.entries[0].name, self.entries[1].name
        field = {**part_row(blank_field(*self.size)), "id": "duel", "name": "Duel"}
        aim = {"kind": ROUT if self.met.house.rout else LAST, "rounds": self.met.limit, "limit": POINTS}
        body: dict[str, object] = {
            "battlefield": field, "aim": aim, "agreed": True, "deployed": list(map(deployment_text, self.units)),
            "sides": [{"name": side, "army": army_of_unit(unit)} for side, unit in zip(SIDES, self.entries, strict=True)],
        }  # fmt: skip
        return titled_scenario(SYSTEM.facts.key, *names, body)

    def play(self, seed: int, number: int) -> DuelGame:
        """The game of a number. Raises InputError."""
        self.number = number
        game = Game.new(SYSTEM, self.scenario(), dict(changed_options(self.met.house.house)), seed, number)
        while (asked := game.question) is not None:
            if isinstance(game.needed, ChoiceNeeded):
                game.answer(0)
            elif asked.side == NATURE:
                game.answer(asked.answers[0])
            else:
                game.answer(self.next_answer(game.state))
        return game

    # --- the answers --------------------------------------------------------------------------------------------------
    def next_answer(self, state: State) -> Answer:
        """What the side whose turn it is answers by its policy. [UW-TURN-05]"""
        i = state.order[state.stage]
        unit = state.figures[i]
        if state.phase != ACT:
            return END if unit.body.activated else Pick(unit.id)
        if unit.body.token and move_of(unit) > 0:
            self.check_answer(state, unit, self.move_towards(unit, i, -move_of(unit), away=True))
            return self.walk_towards(unit, i, -move_of(unit), away=True)
        ways = {deed: word for deed, word in self.deed_answers(state, i).items() if is_open(state, word)}
        bits = sum(1 << deed for deed in ways)
        chosen = self.met.chooser(i, CHOOSE_DEED, RETIRE, bits, self.gap, (self.met.a, self.met.b)[1 - i].move)
        deed = chosen if chosen in ways else HOLD
        self.check_answer(state, unit, ways[deed])
        return self.walk_towards(unit, i, self.step_length(unit, deed)) if deed in (CLOSE, RETIRE) else ways[deed]

    def check_answer(self, state: State, unit: Unit, answer: Answer) -> None:
        """Check that the table allows what the duel has a unit do. Raises InputError."""
        refused = refuse(state, answer)
        if refused is None:
            return
        if refused.code == OFF:
            raise fault("sample", None, "off-table", number=self.number, most=MOST)
        raise RuledOut(
            refused, where=Phrase("fault-otherwise-for", {"number": self.number, "unit": unit.id}, source=HERE)
        )

    def deed_answers(self, state: State, i: int) -> dict[int, Answer]:
        """The deeds that a duel knows where both stand, with an answer for each. [UW-TURN-05 UW-MEL-01 UW-RNG-03 UW-MOVE-01]"""
        unit, foe, several = state.figures[i], state.figures[1 - i], state.house.several_weapons
        bow = best_ranged_weapon(unit, state.house)
        found: dict[int, Answer] = {HOLD: NOTHING}
        if self.gap == 0:
            found[STRIKE] = Melee(foe.id, best_melee_weapon(unit, state.house) if several else 0)
        if range_to(state, i, 1 - i, bow) != OUT:
            found[FIRE] = PREPARE if is_preparing(active_unit(state)) else Shoot(foe.id, bow if several else 0)
        if move_of(unit) > 0:
            found[RETIRE] = self.move_towards(unit, i, self.step_length(unit, RETIRE))
            if self.gap > 0:
                found[CLOSE] = self.move_towards(unit, i, self.step_length(unit, CLOSE))
        return found

    def step_length(self, unit: Unit, deed: int) -> int:
        """How far a unit walks towards the other. [UW-MOVE-01]"""
        return min(self.gap, move_of(unit)) if deed == CLOSE else -move_of(unit)

    def move_towards(self, unit: Unit, i: int, way: int, *, away: bool = False) -> Move:
        """The move of a unit by `way` towards the other unit, or away from it."""
        x, y = centre_of(unit)
        return Move((x, y + AHEAD[i] * way), away=away)

    def walk_towards(self, unit: Unit, i: int, way: int, *, away: bool = False) -> Move:
        """The move of `move_towards`; the gap between the units becomes smaller by it."""
        self.gap -= way
        return self.move_towards(unit, i, way, away=away)


def is_open(state: State, answer: Answer) -> bool:
    """Whether the unit activated may take an action of that kind, the ground apart. [UW-TURN-04 UW-TURN-05]"""
    return action_refusal(active_unit(state), action_of(answer), state.house) is None


def deployment_text(unit: Unit) -> str:
    """Where a unit stands, as the answer that deploys it. [UW-VIC-01]"""
    if unit.formation == REGIMENT:
        mark = unit.at[centre_of_grid(len(unit.at), unit.files, size_of(unit))]
        return write_answer(Deploy(unit.id, unit.formation, mark, unit.heading, unit.files))
    return write_answer(Deploy(unit.id, unit.formation, unit.at[centre_most(unit.at)], unit.heading, 0, unit.at))


def army_of_unit(unit: Listed) -> Mapping[str, object]:
    """An army list with one unit."""
    rows = [msgspec.to_builtins(unit_row(unit))]
    return {"format": FORMAT, "version": VERSION, "name": unit.name, "limit": POINTS, "units": rows}
