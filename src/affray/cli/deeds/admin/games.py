"""What `affray admin games`, `game` and `remove` do."""

import time
from collections.abc import Sequence

from affray.cli.deeds.admin.typed import confirm, count_text, print_table, read_age, size_text, time_text
from affray.cli.exits import DONE, STOPPED
from affray.cli.shown.as_json import print_json
from affray.core import InputError
from affray.systems import registry
from affray.web.admin.games import (
    GameRow,
    Wanted,
    check_removable,
    fights_under_way,
    list_games,
    remove_game,
    show_game,
    with_turn,
)
from affray.web.admin.opening import opened
from affray.web.admin.snapshot import snapshot

HEADS = ("id", "system", "scenario", "made", "last", "answers", "seats", "stands", "size")


def wanted_games(system: str, older: str, *, over: bool, idle: bool = False) -> Wanted:
    """Which games are meant. Raises InputError."""
    if over and idle:
        raise InputError("--over and --idle: a game that is idle is not over; expected one of the two")
    if system:
        registry.load_system(system)
    return Wanted(system, read_age(older, "--older") if older else 0.0, over=over, idle=idle)


def print_games(store: str, wanted: Wanted, *, turns: bool, json: bool) -> int:
    """Prints the games that are meant; with whose turn it is where that is asked for."""
    with opened(store) as kept, snapshot(kept.engine) as connection:
        rows = list_games(connection, wanted, time.time())
        if turns:
            rows = tuple(with_turn(connection, row) for row in rows)
    if json:
        print_json({"games": rows})
        return DONE
    if not rows:
        print("No games.")
        return DONE
    print_table(HEADS, [row_cells(row) for row in rows])
    print(f"{count_text(len(rows), 'game')}, {size_text(sum(row.bytes for row in rows))}.")
    return DONE


def row_cells(row: GameRow) -> Sequence[object]:
    """A game as a row of the list."""
    stands = "over" if row.over else row.turn or "open"
    taken = f"{row.taken} of {row.seats}"
    times = time_text(row.made), time_text(row.last)
    return row.id, row.system, row.scenario, *times, row.answers, taken, stands, size_text(row.bytes)


def print_game(store: str, game: str, *, json: bool) -> int:
    """Prints a game in detail."""
    with opened(store) as kept, snapshot(kept.engine) as connection:
        shown = show_game(connection, game)
    if json:
        print_json(shown)
        return DONE
    row = shown.row
    print(f"{row.id}: {row.scenario} ({row.system})")
    print(f"made {time_text(row.made)}, last entry {time_text(row.last)}")
    print(
        f"log of {row.entries}, {row.answers} of them answers, {size_text(row.bytes)}; seats {row.taken} of {row.seats}"
    )
    for side in shown.sides:
        name = f" {side.name!r}" if side.name else ""
        notes = [side.player, *["seat free"] * (side.player == "friend" and not side.taken), *["left"] * side.gone]
        print(f"  {side.side}{name}: {', '.join(notes)}")
    if shown.clock:
        print(f"clocks of {shown.clock.seconds} s and {shown.clock.increment} s an answer")
    if shown.campaign:
        print(f"the fight under way of the campaign {shown.campaign!r}")
    score = " to ".join(f"{value:g}" for value in shown.score)
    stands = f"over, {score}" if row.over else f"the turn of {row.turn}" if row.turn else "open"
    print(f"cannot be played on: {shown.fault}" if shown.fault else stands)
    return DONE


def remove_games(store: str, games: Sequence[str], wanted: Wanted, *, yes: bool, json: bool) -> int:
    """Removes games, those named or all that are meant. Raises InputError."""
    if bool(games) == (wanted != Wanted()):
        raise InputError("remove: expected ids of games, or --older, --over or --system")
    with opened(store) as kept:
        with snapshot(kept.engine) as connection:
            rows = list_games(connection, Wanted() if games else wanted, time.time())
            if games:
                check_removable(connection, games)
                rows = tuple(row for row in rows if row.id in games)
            else:
                fights = fights_under_way(connection)
                rows = tuple(row for row in rows if row.id not in fights)
        if rows and not confirm(f"Remove {count_text(len(rows), 'game')} for good?", yes=yes):
            return STOPPED
        for row in rows:
            remove_game(kept.engine, row.id)
    if json:
        print_json({"removed": [row.id for row in rows]})
    else:
        print(f"Removed {count_text(len(rows), 'game')}.")
    return DONE
