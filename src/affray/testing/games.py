"""`python -m affray.testing.games`: every scenario played by the computer players in turn, and on until a time limit.

What is done is kept in a ledger, so that the same command goes on where it was stopped; a changed program begins anew. The
first games of a scenario are played by its own rules, later ones under drawn house rules too; a fight that can have a game
master is played once with one.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path

import msgspec

import affray
from affray.core import InputError
from affray.game.scenario import load_scenario, shipped_scenarios
from affray.systems import registry
from affray.testing.whole_games import Job, Outcome, is_playable, notice_counts, play_whole_game, random_options

PLAYERS = ("greedy", "random")
GAMES, MINUTES, PROCESSES = 10, 90.0, 2
MASTER = "Game master"
WORST_SHOWN = 20


def main(given: Sequence[str] | None = None) -> int:
    """Plays and prints the table. Exit code 1 where an offer was refused or something broke, 2 for bad arguments."""
    options = argument_parser().parse_args(given)
    try:
        plain = planned_jobs(
            options.system or registry.system_keys(), options.scenario, options.player or PLAYERS, options.games
        )
    except InputError as error:
        print(f"games: {error}", file=sys.stderr)
        return 2
    ledger = Ledger(Path(options.ledger))
    until = time.monotonic() + 60 * options.minutes
    try:
        first = [*mastered_jobs(plain), *plain]
        run_jobs(ledger, [job for job in first if job not in ledger.done], options.workers, None)
        if options.minutes:
            run_jobs(
                ledger,
                (job for job in further_jobs(plain, options.games) if job not in ledger.done),
                options.workers,
                until,
            )
    except KeyboardInterrupt:
        print("games: stopped; the same command goes on", file=sys.stderr)
    outcomes = [outcome for outcome in ledger.done.values() if outcome.job.player in (options.player or PLAYERS)]
    print("\n".join(table_lines(outcomes)))
    return int(any(outcome.refused or outcome.broken for outcome in outcomes))


def argument_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m affray.testing.games", description=(__doc__ or "").split("\n\n")[1]
    )
    parser.add_argument("--games", type=int, default=GAMES, help="of each scenario and player at least (10)")
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, help="on until then; 0: no more than those games (90)"
    )
    parser.add_argument("--player", action="append", help="who has every side; may be given again (greedy, random)")
    parser.add_argument(
        "--system", action="append", choices=registry.system_keys(), help="only this; may be given again"
    )
    parser.add_argument("--scenario", action="append", help="only this; may be given again")
    parser.add_argument("--workers", type=int, default=PROCESSES, help="so many at once (2)")
    parser.add_argument("--ledger", default="build/games.jsonl", help="where games are kept (build/games.jsonl)")
    return parser


def planned_jobs(
    systems: Sequence[str], names: Sequence[str] | None, players: Sequence[str], games: int, first: int = 1
) -> list[Job]:
    """So many games of each scenario and player, by seed. Raises InputError for a scenario that there is not."""
    chosen = [
        (key, scenario)
        for key in systems
        for scenario in shipped_scenarios(key)
        if names is None or scenario.name in names
    ]
    unknown = set(names or ()) - {scenario.name for _, scenario in chosen}
    if unknown:
        raise InputError(f"scenario {', '.join(sorted(unknown))}: not one of {', '.join(systems)}")
    return [
        Job(key, scenario.name, player, seed)
        for seed in range(first, first + games)
        for key, scenario in chosen
        for player in players
        if is_playable(registry.load_system(key), scenario, player)
    ]


def mastered_jobs(plain: Sequence[Job]) -> list[Job]:
    """The first game of each fight and player again, with a game master's seat, where there can be one."""
    fields = dict.fromkeys((job.system, job.scenario, job.player) for job in plain)
    return [
        Job(key, name, player, plain[0].seed, master=MASTER)
        for key, name, player in fields
        if registry.load_system(key).facts.mastered
    ]


def further_jobs(plain: Sequence[Job], games: int) -> Iterator[Job]:
    """Games without end after the planned ones, under drawn house rules every other time."""
    fields = list(dict.fromkeys((job.system, job.scenario, job.player) for job in plain))
    for seed in count(games + 1):
        for key, name, player in fields:
            drawn = random_options(registry.load_system(key), load_scenario(key, name), seed) if seed % 2 else ()
            yield Job(key, name, player, seed, drawn)


class Ledger:
    """The games that were played by this very program, by job; each is kept as a line as it comes."""

    def __init__(self, path: Path) -> None:
        """Reads what is kept. A last line that was cut short, or games of another program, are left out."""
        self.path, self.mark = path, fingerprint()
        self.done: dict[Job, Outcome] = {}
        for line in path.read_bytes().splitlines() if path.exists() else ():
            try:
                mark, outcome = msgspec.json.decode(line, type=tuple[str, Outcome])
            except msgspec.DecodeError:
                continue
            if mark == self.mark:
                self.done[outcome.job] = outcome

    def keep(self, outcome: Outcome) -> None:
        """Keeps a game."""
        self.done[outcome.job] = outcome
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode((self.mark, outcome)) + b"\n")


def fingerprint() -> str:
    """The first digits of the SHA-256 of the rules, players and scenarios: another program gives another."""
    root = Path(affray.__file__).parent
    parts = ("core", "dice", "game", "play", "referee", "space", "systems")
    files = sorted(
        file for part in parts for file in (root / part).rglob("*") if file.suffix in (".py", ".csv", ".toml", ".json")
    )
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def play_job(job: Job) -> Outcome | None:
    """Plays a game; None where drawn house rules do not go with the scenario."""
    try:
        return play_whole_game(registry.load_system(job.system), load_scenario(job.system, job.scenario), job)
    except InputError:
        if job.options:
            return None
        raise


def run_jobs(ledger: Ledger, jobs: Sequence[Job] | Iterator[Job], processes: int, until: float | None) -> None:
    """Plays games in processes of their own until there are none left, or until a moment of the monotonic clock."""
    waiting, begun, left = iter(jobs), 0, len(jobs) if isinstance(jobs, Sequence) else None
    with ProcessPoolExecutor(processes) as pool:
        at_work: set[Future[Outcome | None]] = set()
        try:
            while True:
                while len(at_work) < processes and (until is None or time.monotonic() < until):
                    job = next(waiting, None)
                    if job is None:
                        break
                    at_work.add(pool.submit(play_job, job))
                if not at_work:
                    return
                ready, at_work = wait(at_work, return_when=FIRST_COMPLETED)
                for future in ready:
                    begun += 1
                    outcome = future.result()
                    if outcome is not None:
                        ledger.keep(outcome)
                        print_progress(outcome, begun, left)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def print_progress(outcome: Outcome, begun: int, left: int | None) -> None:
    """Says that a game is done, and at once what was wrong with it."""
    job = outcome.job
    left_text = f" of {left}" if left is not None else ""
    wrong = "; ".join((*outcome.refused[:1], *outcome.broken[:1]))
    print(
        f"{begun}{left_text}: {job.system} {scenario_text(job)} {job.player} seed {job.seed}: {outcome.answers} answers"
        + (f": {wrong}" if wrong else ""),
        file=sys.stderr,
        flush=True,
    )


def scenario_text(job: Job) -> str:
    """The scenario of a game, and whether it has a game master."""
    return job.scenario + ("+master" if job.master else "")


def table_lines(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """What came of the games, a line for each scenario and player; then what was noticed, and what was wrong."""
    rows: dict[tuple[str, str, str], list[Outcome]] = {}
    for outcome in outcomes:
        rows.setdefault((outcome.job.system, scenario_text(outcome.job), outcome.job.player), []).append(outcome)
    yield f"{'system':9} {'scenario':26} {'player':9} {'games':>5} {'answers':>8} {'open':>4} {'refused':>7} {'broken':>6} {'idle':>6}"
    for (system, scenario, player), games in sorted(rows.items()):
        yield (
            f"{system:9} {scenario:26} {player:9} {len(games):5} {sum(game.answers for game in games):8}"
            f" {sum(not game.over for game in games):4} {sum(len(game.refused) for game in games):7}"
            f" {sum(len(game.broken) for game in games):6} {share_text(notice_counts(games), 'idle', 'turn'):>6}"
        )
    yield from notice_lines(outcomes)
    wrong = [f"{game.job}: {what}" for game in outcomes for what in (*game.refused, *game.broken)]
    yield from wrong[:WORST_SHOWN]
    if len(wrong) > WORST_SHOWN:
        yield f"... and {len(wrong) - WORST_SHOWN} more"


def notice_lines(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The counts of each system and player: how often, of how many occasions."""
    for key in sorted({(outcome.job.system, outcome.job.player) for outcome in outcomes}):
        counts = notice_counts([outcome for outcome in outcomes if (outcome.job.system, outcome.job.player) == key])
        for name in sorted(counts):
            occasion = "turn" if name == "idle" else name.partition(":")[0]
            if occasion != name:
                yield f"{key[0]} {key[1]}: {name} {counts[name]} of {counts[occasion]} ({share_text(counts, name, occasion)})"


def share_text(counts: dict[str, int], name: str, occasion: str) -> str:
    """How many of its occasions something was, in per cent."""
    return f"{100 * counts.get(name, 0) / counts[occasion]:.1f} %" if counts.get(occasion) else "-"


if __name__ == "__main__":
    raise SystemExit(main())
