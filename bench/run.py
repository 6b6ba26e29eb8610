"""Measures the speed of Affray beside its neighbours: `make bench`; `--json` prints the numbers for programs."""

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from affray.lab.batches.batch import run_games, tally_games
from affray.lab.chains.draws import draw_games, urns
from affray.lab.machine.exact import exact_odds, exact_rows
from affray.lab.systems.foeman.chain import duel_odds, fight, solve_duel
from affray.lab.systems.foeman.duel import duelist, run_duels
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.policies import ALWAYS, striking_policy
from affray.referee import odds
from affray.referee.every import nodes
from affray.systems.foeman.duel.duel import fresh_form, strike_of
from affray.systems.foeman.rules.attack import roll_blow
from bench.answering import measure_all_answers
from bench.environments import measure_environments
from bench.fortmayn import measure_fortmayn
from bench.gpu import measure_gpu
from bench.melee import measure_attack, measure_melee_duels
from bench.oracles import Odds, by_dyce, by_hand, by_icepool
from bench.page import measure_page
from bench.play import measure_play
from bench.server import measure_server
from bench.skirmish import measure_skirmish
from bench.smooth import measure_smoothness
from bench.sweep import measure_sweep
from bench.timing import Row, median
from bench.wargame import measure_wargame

STATE = duel_state(read_figure("Man-at-arms", 0), read_figure("Man-at-arms", 1), {})
A, B = duelist(STATE, 0), duelist(STATE, 1)
PLAN = striking_policy(4, ALWAYS)
SWORDSMAN = "race=Human st=11 dx=12 iq=9 hold=Broadsword,Large Shield armor=Leather"


def plain_odds(bid: int) -> Odds:
    """The odds of the strike by the rules themselves, nothing remembered."""
    nodes.kept.clear()
    found = odds(roll_blow, strike_of(0, bid, A, fresh_form(), B, fresh_form()), STATE.house, policy=PLAN)
    return {(lost.hit, lost.phys, lost.exh): Fraction(weight, found.total) for lost, weight in found.weights.items()}


def compiled_odds(bid: int) -> dict[tuple[int, int, int], float]:
    """The odds by compiled code."""
    found = exact_odds(roll_blow, strike_of(0, bid, A, fresh_form(), B, fresh_form()), STATE.house, policy=PLAN)
    return {(lost.hit, lost.phys, lost.exh): chance for lost, chance in found.items()}


def check_agreement(one: Odds, other: dict[tuple[int, int, int], float] | Odds) -> None:
    """Ends the run where two answers to one question differ."""
    if one.keys() != other.keys() or any(abs(float(one[lost] - other[lost])) > 1e-12 for lost in one):
        sys.exit("bench: the libraries disagree about the odds of the strike")


def measure_odds() -> list[Row]:
    """Exact odds of the 4-dice strike."""
    score = strike_of(0, 4, A, fresh_form(), B, fresh_form())
    asked = (score.score, score.mst)
    ice, dyce = median(lambda: by_icepool(4, *asked), 5), median(lambda: by_dyce(4, *asked), 5)
    ours = median(lambda: plain_odds(4), 5)
    small = by_hand(1, *asked)
    for found in (by_icepool(1, *asked), by_dyce(1, *asked), plain_odds(1), compiled_odds(1)):
        check_agreement(small, found)
    large = plain_odds(4)
    for found in (by_icepool(4, *asked), by_dyce(4, *asked), compiled_odds(4)):
        check_agreement(large, found)
    fast = median(lambda: compiled_odds(4), 101)
    better = min(ice, dyce)
    every = [(score._replace(mst=mst), STATE.house) for mst in range(2, score.mst + 1)]
    table = median(lambda: exact_rows(roll_blow, every, policy=PLAN), 9)
    return [
        ("strike odds, icepool", ice, ""),
        ("strike odds, dyce", dyce, ""),
        ("strike odds, plain", ours, f"{better / ours:.2f} times the better library"),
        ("strike odds, compiled", fast, f"{better / fast:.0f} times the better library"),
        (
            "strike table, every mST",
            table,
            f"{better * len(every) / table:.0f} times the better library, each mST apart",
        ),
    ]


def measure_duels() -> list[Row]:
    """Duels in plain Python and compiled, one core."""

    def run(games: int, *, compiled: bool) -> object:
        return run_duels(A, B, PLAN, PLAN, games, 1, house=STATE.house, compiled=compiled)

    same = run(1000, compiled=True) == run(1000, compiled=False)
    slow = median(lambda: run(200, compiled=False), 3) / 200
    fast = median(lambda: run(20_000, compiled=True), 3) / 20_000
    verdict = "1000 of 1000 games identical" if same else "GAMES DIFFER"
    return [("duel, plain", slow, ""), ("duel, compiled", fast, f"{slow / fast:.0f} times plain; {verdict}")]


def measure_solved() -> list[Row]:
    """Duels worked out and by table draws: figures of ST 11 whose blows nobody has asked for, machine code ready."""
    met = fight(SWORDSMAN, SWORDSMAN, "4 reroll=all", "4 reroll=all")
    game = fight(SWORDSMAN, SWORDSMAN, "best reroll=all", "best reroll=all")
    solve_duel(met, compiled=True)
    solve_duel(game, compiled=True)
    whole, best = median(lambda: duel_odds(met, compiled=True), 9), median(lambda: solve_duel(game, compiled=True), 3)
    ready, plain = urns(solve_duel(met, compiled=True).bout), 200
    draw_games(ready, 1, 1)
    tally_games(met.meeting, 1, 1)
    slow = median(lambda: run_games(met.meeting, plain, 1, compiled=False), 3) / plain
    rows: list[Row] = [("duel of ST 11, exact", whole, "warm"), ("duel of ST 11, best bids", best, "warm")]
    for name, games, play in (
        ("duel, table draws, two cores", 400_000, lambda many: draw_games(ready, many, 1, cores=2)),
        ("duel, dice by dice, two cores", 60_000, lambda many: tally_games(met.meeting, many, 1, cores=2)),
        ("duel, table draws by numpy", 50_000, lambda many: draw_games(ready, many, 1, compiled=False)),
    ):
        took = median(lambda play=play, games=games: play(games), 3) / games  # type: ignore[misc]
        rows.append((name, took, f"{slow / took:.0f} times plain"))
    return rows


def measure_starts() -> list[Row]:
    """How long a fresh Python takes."""
    found: list[Row] = []
    for name, command in (
        ("import affray.systems.foeman", [sys.executable, "-c", "import affray.systems.foeman"]),
        ("import affray.systems.melee", [sys.executable, "-c", "import affray.systems.melee"]),
        ("import affray.systems.wargame", [sys.executable, "-c", "import affray.systems.wargame"]),
        ("affray --help", [sys.executable, "-c", "from affray.cli.main import main; main(['--help'])"]),
    ):
        took = median(lambda command=command: subprocess.run(command, capture_output=True, check=True), 5)  # type: ignore[misc]
        found.append((name, took, ""))
    return found


def main() -> None:
    """Prints the table."""
    rows = [
        *measure_odds(),
        *measure_duels(),
        *measure_solved(),
        *measure_attack(),
        *measure_melee_duels(),
        *measure_wargame(),
    ]
    rows.extend(
        (
            *measure_gpu(),
            *measure_fortmayn(),
            *measure_sweep(),
            *measure_play(),
            *measure_environments(),
            *measure_skirmish(),
            *measure_starts(),
        )
    )
    rows.extend((*measure_server(), *measure_page(), *measure_all_answers(), *measure_smoothness()))
    if "--json" in sys.argv[1:]:
        print(json.dumps([{"what": what, "seconds": took, "note": note} for what, took, note in rows]))
        return
    for what, took, note in rows:
        print(f"{what:32} {1000 * took:12.4f} ms  {note}")


if __name__ == "__main__":
    main()
