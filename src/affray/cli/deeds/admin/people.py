"""What `affray admin person` does."""

import time
from pathlib import Path

import msgspec

from affray.cli.deeds.admin.typed import confirm, count_text
from affray.cli.exits import DONE, STOPPED
from affray.cli.shown.as_json import print_json
from affray.core import InputError
from affray.game.record import write_file
from affray.web.admin.opening import is_served, opened
from affray.web.admin.people import Person, erase_for_good, find_person
from affray.web.admin.snapshot import snapshot
from affray.web.service.watching import EVERY


def look_after_person(store: str, name: str, export: str, *, erase: bool, yes: bool, json: bool) -> int:
    """Prints where a name stands; gives all of it out as a file, and erases it, where that is wanted. Raises InputError."""
    if not name.strip():
        raise InputError("person: expected a name")
    if export and Path(export).exists() and not confirm(f"{export}: is there already. Write over it?", yes=yes):
        return STOPPED
    with opened(store) as kept:
        with snapshot(kept.engine) as connection:
            person = find_person(connection, name)
        if export:
            write_file(export, msgspec.json.format(msgspec.json.encode(person), indent=2) + b"\n")
        changed = 0
        if erase:
            if not confirm(f"Erase {name!r} for good? {summary(person)}", yes=yes):
                return STOPPED
            served = is_served(kept.engine)
            # A server lets go of a game within so many seconds.
            changed = erase_for_good(kept.engine, name, (lambda: time.sleep(2 * EVERY)) if served else None)
    if json:
        print_json({"person": person, "erased": changed} if erase else person)
        return DONE
    print(f"{name!r}: {summary(person)}")
    if erase:
        print(f"Erased in {count_text(changed, 'game')}.")
    for note in what_stays(person):
        print(note)
    return DONE


def summary(person: Person) -> str:
    """Where a name stands, in a sentence."""
    sides = sum(bool(game.sides) for game in person.games)
    lines = sum(len(game.chat) for game in person.games)
    mentions = sum(game.mentions for game in person.games)
    seats, said, named = count_text(sides, "game"), count_text(lines, "line"), count_text(mentions, "line")
    return f"Name of a seat in {seats}, {said} of chat, named in {named} of others."


def what_stays(person: Person) -> list[str]:
    """What has the name and is never erased here, in sentences."""
    notes = [
        f"The scenario of game {game.id} has this name; only removing the game takes it away."
        for game in person.games
        if game.in_scenario
    ]
    kept = [f"{table}: {', '.join(map(repr, names))}" for table, names in person.kept.items()]
    return [*notes, *([f"Kept under this name: {'; '.join(kept)}."] if kept else [])]
