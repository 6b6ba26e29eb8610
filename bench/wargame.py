"""The rows of the wargame: odds of a melee of twenty against twenty beside dice libraries, duels of units plain, compiled and
exact, the legality of a move of forty skirmishers beside shapely, the decisions of computer players."""

import sys
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import cycle
from typing import TypeVar

from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.lab.machine.exact import exact_odds
from affray.lab.systems.wargame.attack import Attack, make_attack
from affray.lab.systems.wargame.chain import duel_odds
from affray.lab.systems.wargame.duel import meeting, run_duels
from affray.lab.systems.wargame.field import ATTACKER, DEFENDER, FIELD, KnownUnits, read_unit_line, units_apart
from affray.play import Player, Seat, play_fast
from affray.play.greedy import GreedyPlayer
from affray.play.player import Asked, Thought
from affray.play.random import RandomPlayer
from affray.referee import odds
from affray.referee.every import first_choice, nodes
from affray.space.plane.measure import INCH
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.house_rules import PLAIN
from affray.systems.wargame.position.answers import Move
from affray.systems.wargame.position.state import ACT, Activation, State, centre_of
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.body import active_body
from affray.systems.wargame.rules.order_and_actions import Progress
from affray.systems.wargame.rules.whole_attack import Bout, Fate, Side, melee_bout
from affray.systems.wargame.turn import phases
from bench.timing import Row, median
from bench.wargame_oracles import Odds, by_dyce, by_icepool, by_shapely

S = TypeVar("S")
A = TypeVar("A")
REGIMENT = "name={} type=basic n=20 ad=1d6 move=6 defense={} formation=regiment files=10"
OWN, FOE = (
    read_unit_line(REGIMENT.format(name, defense), name, KnownUnits()) for name, defense in (("A", 7), ("B", 6))
)
MELEE = make_attack(OWN, FOE, Attack(), PLAIN)
FORTY = "name={} type=basic n=40 ad=1d6 move=6 defense=7 formation=skirmish"


def sides() -> tuple[Side, Side]:
    """Both sides of the melee, twenty dice each."""
    attacker, defender = MELEE.given
    assert isinstance(attacker, Side) and isinstance(defender, Side)
    return attacker, defender


# --- odds -------------------------------------------------------------------------------------------------------------
def plain_odds() -> dict[Bout, Fraction]:
    """The odds by the rules themselves, nothing remembered."""
    nodes.kept.clear()
    found = odds(melee_bout, *sides(), policy=first_choice)
    return {bout: Fraction(weight, found.total) for bout, weight in found.weights.items()}


def compiled_odds() -> dict[Bout, float]:
    """The same as machine code."""
    return exact_odds(melee_bout, *sides(), policy=first_choice)


def join_fates(defender: Odds, attacker: Odds) -> dict[Bout, Fraction]:
    """The chances of both sides together, which do not depend on each other."""
    return {
        Bout(Fate(*entry), Fate(*other)): chance * more
        for entry, chance in defender.items()
        for other, more in attacker.items()
    }


def check_agreement(one: dict[Bout, Fraction], other: dict[Bout, Fraction] | dict[Bout, float]) -> None:
    """Ends the run where two answers to one question differ."""
    if one.keys() != other.keys() or any(abs(float(one[bout] - other[bout])) > 1e-12 for bout in one):
        sys.exit("bench: the libraries disagree about the odds of a melee of the wargame")


def measure_units() -> list[Row]:
    """Exact odds of twenty in two ranks against twenty, with the morale of both."""
    a, b = sides()
    assert a.throw.dice == b.throw.dice == 20

    def by(library: Callable[[Throw, Side], Odds]) -> dict[Bout, Fraction]:
        return join_fates(library(a.throw, b), library(b.throw, a))

    ice, dyce = median(lambda: by(by_icepool), 5), median(lambda: by(by_dyce), 5)
    ours = median(plain_odds, 9)
    for other in (by(by_icepool), by(by_dyce), compiled_odds()):
        check_agreement(plain_odds(), other)
    fast = median(compiled_odds, 15)
    better = min(ice, dyce)
    return [
        ("melee of 20 and 20, icepool", ice, ""),
        ("melee of 20 and 20, dyce", dyce, ""),
        ("melee of 20 and 20, plain", ours, f"{better / ours:.2f} times the better library"),
        ("melee of 20 and 20, compiled", fast, f"{better / fast:.0f} times the better library"),
    ]


# --- duels ------------------------------------------------------------------------------------------------------------
def measure_unit_duels() -> list[Row]:
    """Duels of the two regiments in plain Python and compiled, one core, and exact."""
    met = meeting(OWN, FOE, "charge", "charge")
    same = run_duels(met, 1000, 1) == run_duels(met, 1000, 1, compiled=False)
    slow = median(lambda: run_duels(met, 200, 1, compiled=False), 3) / 200
    fast = median(lambda: run_duels(met, 20_000, 1), 3) / 20_000

    def chances() -> object:
        nodes.kept.clear()
        return duel_odds(met)

    whole = median(chances, 1)
    verdict = "1000 of 1000 games identical" if same else "GAMES DIFFER"
    return [
        ("unit duel, plain", slow, ""),
        ("unit duel, compiled", fast, f"{slow / fast:.0f} times plain; {verdict}"),
        ("unit duel, exact chances", whole, f"as long as {whole / fast:.0f} compiled duels"),
    ]


# --- moves ------------------------------------------------------------------------------------------------------------
def forty_skirmishers() -> State:
    """Forty skirmishers activated, eleven inches before forty others."""
    own, foe = (read_unit_line(FORTY.format(name), name, KnownUnits()) for name in ("A", "B"))
    state = units_apart(own, foe, "front", PLAIN)
    unit, other = state.figures
    shift = centre_of(other)[1] - centre_of(unit)[1] - 11 * INCH
    near = replace(unit, at=tuple((x, y + shift) for x, y in unit.at), body=active_body(unit.body))
    return replace(state, figures=(near, other), phase=ACT, act=Activation(ATTACKER, Progress(2)))


def distant_moves(state: State) -> Iterator[Move]:
    """An endless stream of different moves of five inches or more, ahead and to the sides."""
    x, y = centre_of(state.figures[ATTACKER])
    steps = ((x + (step % 200 - 100) * INCH // 100, y + 5 * INCH + step * INCH // 5000) for step in range(2000))
    return cycle(Move(mark) for mark in steps)


def measure_moves() -> list[Row]:
    """Whether a move of forty skirmishers is legal, each time another one."""
    state, number = forty_skirmishers(), 200
    offered, other = distant_moves(state), distant_moves(state)

    def ours() -> list[bool]:
        return [phases.refuse(state, next(offered)) is None for _ in range(number)]

    def theirs() -> list[bool]:
        return [is_legal_by_shapely(state, next(other)) for _ in range(number)]

    if ours() != theirs():
        sys.exit("bench: the libraries disagree about the legality of a move")
    slow, fast = median(theirs, 5) / number, median(ours, 5) / number
    return [
        ("move of 40 skirmishers, shapely", slow, ""),
        ("move of 40 skirmishers, legality", fast, f"{slow / fast:.1f} times shapely"),
    ]


def is_legal_by_shapely(state: State, move: Move) -> bool:
    """Whether a move is legal by shapely, which works in inches."""
    unit, foe = state.figures[ATTACKER], state.figures[DEFENDER]
    x, y = centre_of(unit)
    start, foes = ([(x / INCH, y / INCH) for x, y in entry.at] for entry in (unit, foe))
    by = (move.mark[0] - x) / INCH, (move.mark[1] - y) / INCH
    wide, high = FIELD.size
    return by_shapely(start, [(x + by[0], y + by[1]) for x, y in start], foes, 6.0, (wide / INCH, high / INCH))


class Counting:
    """A player, its answers counted; without one, what goes by the judgement for playouts."""

    def __init__(self, player: Player | None) -> None:
        self.player, self.counted = player, 0

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """What the player thinks, or what looks best at a glance."""
        self.counted += 1
        if self.player is not None:
            return self.player.think(asked)
        opponents, question = asked.system.opponents, asked.question
        if not question.inner:
            question = opponents.narrow(asked.state) or question
        worth = opponents.appraise(asked.state, question)
        return Thought(question.answers[worth.index(max(worth))])


def decision_seconds(player: Player | None) -> float:
    """The processor's seconds that a decision takes in a few battles of two such players; None plays by a glance."""
    counting, begun = Counting(player), time.process_time()
    for game in range(3):
        seats = [Seat("bench", counting, Stream(2 * game + side)) for side in range(2)]
        play_fast(SYSTEM, SYSTEM.setup(load_scenario("wargame", "patrol-clash"), {}), seats, Stream(game, 9))
    return (time.process_time() - begun) / counting.counted


def measure_players() -> list[Row]:
    """How long computer players think, the random one as the measure."""
    chance, glance, greedy = (decision_seconds(player) for player in (RandomPlayer(), None, GreedyPlayer()))
    return [
        ("decision, random", chance, f"{1 / chance:.0f} a second"),
        ("decision, at a glance", glance, f"{1 / glance:.0f} a second"),
        ("decision, greedy", greedy, f"{1 / greedy:.0f} a second"),
    ]


def measure_wargame() -> list[Row]:
    """All rows of the wargame."""
    return [*measure_units(), *measure_unit_duels(), *measure_moves(), *measure_players()]


if __name__ == "__main__":
    for what, took, note in measure_wargame():
        print(f"{what:34} {1000 * took:12.4f} ms  {note}")
