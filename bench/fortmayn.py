"""The rows of Fortmayn: odds of eight dice against five foes in order beside dice libraries, duels plain, compiled, exact;
decisions of whole delves, at random and greedy."""

import sys

from affray.lab.systems.fortmayn.duel import duel_odds, meeting, run_duels
from affray.lab.systems.fortmayn.odds import RollOdds, roll_odds
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
from affray.referee.every import nodes
from affray.systems.fortmayn.system import SYSTEM as FORTMAYN
from bench.fortmayn_oracles import Answer, by_dyce, by_icepool
from bench.play import decision_seconds
from bench.timing import Row, median

GAMES = 8
DDS = (3, 4, 3, 5, 6)
ONE = read_champion("brawny body=8")
FOES = tuple(read_enemy(f"dd={dd}", KnownCreatures()) for dd in DDS)
MET = meeting(
    read_champion("brawny body=4 armor=leather shield=small_shield"),
    read_enemy("dd=5 shield=d4 armor=d6", KnownCreatures()),
    RollSetup(save="last"),
)


def plain_odds() -> RollOdds:
    """The odds by the rules themselves, nothing remembered."""
    nodes.kept.clear()
    return roll_odds(ONE, FOES, RollSetup())


def library_answer(found: RollOdds) -> Answer:
    """The odds in the form in which the libraries give them."""
    return {ONE.body - lost: chance for lost, chance in found.lost}, tuple(dict(foe.left) for foe in found.targets)


def measure_melee() -> list[Row]:
    """Exact odds of eight dice against five foes, one after another."""
    asked = (ONE.body, 8, DDS)
    if not by_icepool(*asked) == by_dyce(*asked) == library_answer(plain_odds()):
        sys.exit("bench: the libraries disagree about the odds of eight dice against five foes")
    ice, dyce = median(lambda: by_icepool(*asked), 5), median(lambda: by_dyce(*asked), 5)
    ours = median(plain_odds, 9)
    return [
        ("8 dice against 5 foes, icepool", ice, ""),
        ("8 dice against 5 foes, dyce", dyce, ""),
        ("8 dice against 5 foes, plain", ours, f"{min(ice, dyce) / ours:.2f} times the better library"),
    ]


def measure_pool_duels() -> list[Row]:
    """Duels in plain Python and compiled, one core, and exact."""
    same = run_duels(MET, 1000, 1) == run_duels(MET, 1000, 1, compiled=False)
    slow = median(lambda: run_duels(MET, 500, 1, compiled=False), 3) / 500
    fast = median(lambda: run_duels(MET, 50_000, 1), 3) / 50_000

    def chances() -> object:
        nodes.kept.clear()
        return duel_odds(MET)

    whole = median(chances, 3)
    verdict = "1000 of 1000 games identical" if same else "GAMES DIFFER"
    return [
        ("pool duel, plain", slow, ""),
        ("pool duel, compiled", fast, f"{slow / fast:.0f} times plain; {verdict}"),
        ("pool duel, exact chances", whole, f"as long as {whole / fast:.0f} compiled duels"),
    ]


def measure_delves() -> list[Row]:
    """Decisions of delves of the scenario with three characters, at random and greedy."""
    took = {name: decision_seconds(FORTMAYN, "level-two", GAMES, name) for name in ("random", "greedy")}
    return [(f"{name} delve, a decision", entry, f"{1 / entry:.0f} a second") for name, entry in took.items()]


def measure_fortmayn() -> list[Row]:
    """All rows of Fortmayn."""
    return [*measure_melee(), *measure_pool_duels(), *measure_delves()]


if __name__ == "__main__":
    for what, took, note in measure_fortmayn():
        print(f"{what:34} {1000 * took:12.4f} ms  {note}")
