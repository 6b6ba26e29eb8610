"""`affray ladder`: how strong computer players are, each against each."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from affray.cli.shown.lab import LabPrinter
    from affray.lab.ladder.found import LadderFound
    from affray.lab.ladder.plan import LadderPlan
    from affray.lab.ladder.run import Goal, LadderRun, Progress

SUFFIX, PACKED = ".ladder", ".ladder.gz"
SHOWN = (SUFFIX, PACKED)
"""How files of results end."""
GAMES_HELP = "So many games at the most, 2 or more, in pairs: of an odd number one less; 0: no limit."
UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0}


Names = Annotated[
    list[str] | None,
    typer.Argument(metavar="[PLAYER]...", help="Who plays; random, greedy and the kept ones if absent."),
]
Scenarios = Annotated[
    list[str] | None,
    typer.Option("--scenario", metavar="NAME", help="Only on this scenario, a name or a file; may be given again."),
]
LuckSamples = Annotated[
    int, typer.Option(metavar="SAMPLES", help="Take luck out: play each action again with so many other dice.")
]
Within = Annotated[
    float, typer.Option(metavar="ELO", help="Enough is known of neighbours within so much; 0: never.", min=0)
]
Budget = Annotated[
    str, typer.Option(metavar="TIME", help="Of a processor at the most, such as 90s, 30m, 4h; 10m without --games.")
]
Results = Annotated[
    str, typer.Option("--results", "-r", metavar="FILE", help="Where the games are kept; SYSTEM.ladder if absent.")
]


def ladder(
    system: Annotated[
        str, typer.Argument(metavar="SYSTEM|FILE", help="The rule system, or a file whose results are only shown.")
    ],
    players: Names = None,
    scenario: Scenarios = None,
    drawn: Annotated[int, typer.Option(metavar="N", help="On so many drawn scenarios too.")] = 0,
    seed: Annotated[int, typer.Option(help="The seed of the dice.", min=0, max=2**64 - 1)] = 1,
    luck: LuckSamples = 0,
    within: Within = 30.0,
    budget: Budget = "",
    games: Annotated[int, typer.Option(metavar="N", help=GAMES_HELP, min=0)] = 0,
    results: Results = "",
    out: Annotated[str, typer.Option("--out", "-o", metavar="FILE", help="Write a page too: .html or .md.")] = "",
    workers: Annotated[int, typer.Option(metavar="N", help="Worker processes; 0 for one a processor.")] = 0,
    lang: Annotated[str, typer.Option("--lang", metavar="en|de", help="The language of the tables.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> int:
    """Measure how strong computer players are: each against each, on every scenario of two sides, or on those named.

    Every two games have the same dice and the sides swapped. The next ones are played where the least is known, until all
    neighbours are known or the budget is used up; the games are kept as they come, and the same command goes on. A FILE that
    ends in .ladder or .ladder.gz is shown as it is, of an earlier release too.
    """
    from affray.cli.exits import STOPPED
    from affray.cli.shown.lab import LabPrinter
    from affray.core import InputError
    from affray.lab.ladder.found import ladder_found
    from affray.lab.ladder.plan import LadderPlan, LadderSpec
    from affray.lab.ladder.run import STOPPED as BY_HAND

    shown = LabPrinter(lang)
    goal = goal_of(within, budget, games)
    check_page(out)
    if system.endswith(SHOWN):
        if players or scenario or results or drawn or luck or games or budget:
            raise InputError(f"{system}: is only shown; expected nothing beside it but --out, --lang and --json")
        return print_found(shown, read_found(system), out, (system,), json=json)
    plan = LadderPlan(LadderSpec(system, tuple(players or ()), tuple(scenario or ()), drawn, seed, luck))
    kept = results or f"{system}{SUFFIX}"
    said = "" if results else shown.say("ladder-kept-in", file=kept)
    run = run_with_bar(plan, kept, goal, workers, said)
    print_found(shown, ladder_found(plan, run), out, (kept,), json=json)
    return STOPPED if run.ended == BY_HAND else 0


def print_found(shown: "LabPrinter", found: "LadderFound", out: str, kept: tuple[str, ...], *, json: bool) -> int:
    """Prints what a ladder shows, as a page too where one is wanted. Returns the exit code."""
    from affray.lab.ladder.account import LadderSayer

    if out:
        write_page(out, found, shown.language)
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        shown.print_account(LadderSayer(shown.language).account(found))
        shown.print(shown.say("ladder-results", file=", ".join((*kept, *filter(None, (out,))))))
    return 0


def read_found(path: str) -> "LadderFound":
    """What the results in a file show. Raises InputError, OSError."""
    import gzip
    from pathlib import Path

    from affray.core import InputError
    from affray.lab.ladder.view import found_from_bytes

    data = Path(path).read_bytes()
    try:
        return found_from_bytes(gzip.decompress(data) if path.endswith(PACKED) else data, path)
    except (gzip.BadGzipFile, EOFError):
        raise InputError(f"{path}: is damaged; expected a file that gzip has packed") from None


def goal_of(within: float, budget: str, games: int) -> "Goal":
    """When a run ends. Raises InputError."""
    from affray.core import InputError
    from affray.lab.ladder.run import Goal

    if games == 1:
        raise InputError("--games 1: games are played in pairs; expected 2 or more")
    return Goal(within, games, read_time(budget or ("" if games else "10m")))


def read_time(text: str) -> float:
    """The seconds of a time such as 30m; 0 for none. Raises InputError.

    >>> read_time("90s"), read_time("4h"), read_time("")
    (90.0, 14400.0, 0.0)
    """
    from affray.core import InputError

    if not text:
        return 0.0
    try:
        seconds = float(text[:-1]) * UNITS[text[-1]]
    except (KeyError, ValueError):
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise InputError(f"--budget {text!r}: expected a time such as 90s, 30m or 4h")
    return seconds


def run_with_bar(plan: "LadderPlan", kept: str, goal: "Goal", workers: int, said: str = "") -> "LadderRun":
    """The games, with a bar that shows how long they may take, where there is a terminal; before them `said`, once it is clear
    that they can be kept."""
    from affray.cli.shown.progress import progress
    from affray.lab.ladder.run import run_ladder
    from affray.lab.ladder.work import LadderProcesses

    lines = [said] if said else []
    unit = "games" if goal.games else "seconds of a processor"
    with LadderProcesses(workers) as processes, progress(f"{plan.spec.system} ladder", unit) as bar:

        def watch(now: "Progress") -> None:
            while lines:
                print(f"affray: {lines.pop()}", file=sys.stderr, flush=True)
            if goal.games:
                bar(now.games, goal.games)
            else:
                bar(round(now.seconds), round(goal.seconds))

        run = run_ladder(plan, kept, goal, processes, watch)
    if run.ended == "stopped":
        print(f"affray: stopped; {kept} keeps what is done, and the same command goes on with it", file=sys.stderr)
    return run


def check_page(out: str) -> None:
    """Raises InputError for a page that could not be written, before any game is played."""
    from affray.core import InputError
    from affray.lab.report.charts import altair_of
    from affray.lab.report.pages import KINDS

    if not out:
        return
    if not out.lower().endswith(KINDS):
        raise InputError(f"--out {out}: expected a name that ends in {' or '.join(KINDS)}")
    altair_of()


def write_page(out: str, found: "LadderFound", language: str) -> None:
    """Writes the page. Raises InputError."""
    from affray.lab.ladder.report import ladder_report
    from affray.lab.report.pages import write_report

    write_report(out, ladder_report(found, language), png=False)
