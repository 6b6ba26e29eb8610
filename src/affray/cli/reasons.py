"""Why something is so: the last rolls with the text of their rules, and why an answer is refused."""

from collections.abc import Sequence

from affray.cli.screen import Screen, wrapped
from affray.core import Event, InputError
from affray.game import Game
from affray.game.rulebook import rulebook


def explain_rolls(game: Game[object, object], screen: Screen) -> None:
    """Prints the last action that rolled dice, in full, and the rules it names. Raises InputError if there is none."""
    events = last_rolls(game)
    if not events:
        raise InputError("why: no die has been rolled yet; `why ANSWER` says why an answer would be refused")
    screen.account(game.system, events)
    clauses = tuple(dict.fromkeys(clause for event in events for clause in event.clauses))
    print()
    show_clauses(game.system.facts.key, clauses, screen)


def last_rolls(game: Game[object, object]) -> Sequence[Event]:
    """The events with dice or a score of the last action that rolled, with all its inner choices."""
    line = game.line
    last = next((n for n in range(len(line) - 1, -1, -1) if line[n].entry.rolls), None)
    if last is None:
        return ()
    first = last
    while first > 0 and line[first - 1].open is not None:
        first -= 1
    events = [event for moment in line[first : last + 1] for event in moment.entry.events]
    start = max((n for n, event in enumerate(events) if event.parts), default=0)
    return [event for n, event in enumerate(events) if n >= start and (event.dice or event.parts)]


def explain_answer(game: Game[object, object], answer: object, screen: Screen) -> None:
    """Prints why an answer is refused, with the text of the rules; or that it is not."""
    refusal = game.system.refuse(game.state, answer)
    text = game.system.write_answer(answer)
    if refusal is None:
        screen.say(f"  {text} is legal now.")
        return
    screen.say(f"  {text}: {refusal}", 4)
    show_clauses(game.system.facts.key, refusal.clauses, screen)


def show_clauses(key: str, ids: Sequence[str], screen: Screen) -> None:
    """Prints rules by their ids. Raises InputError for an unknown one."""
    book = rulebook(key)
    for name in ids:
        clause = book.find(name)
        for line in wrapped(f"  {clause.id} {clause.title}. {clause.text}", screen.width, 4):
            print(line)
        if clause.reading:
            screen.say(f"    Reading: {clause.reading}", 6)
