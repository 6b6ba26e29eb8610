"""Why something is so: the last rolls with the text of their rules, and why an answer is refused."""

from collections.abc import Sequence

from affray.cli.shown.screen import Screen, account_lines, indent_of, wrap_text
from affray.core import Event, InputError, eyes
from affray.core.reading.rulebook import clause_ids, plain_id
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import Game
from affray.game.rulebook import rulebook

DEEPEST = 99
MOST_CLAUSES = 12
"""So many clauses are listed that have the words looked for."""


def explain_rolls(game: Game[object, object], screen: Screen, eye: int) -> None:
    """Prints the last action that an eye saw roll, in full, and the rules it names. Raises InputError if there is none."""
    events = last_rolls(game, eye)
    if not events:
        raise InputError(COMMON.say(screen.language, "table-why-none"))
    screen.print_account(game.system, events)
    clauses = tuple(dict.fromkeys(clause for event in events for clause in event.clauses))
    print()
    print_clauses(game.system.facts.key, clauses, screen)


def print_account(game: Game[object, object], screen: Screen, eye: int, most: int) -> None:
    """Prints the account that an eye may hear, or its last lines; all of it for 0."""
    events = eyes.visible_events(game.system, game.events, eye)
    lines = account_lines(game.system, events, screen.width, screen.language)
    print("\n".join(lines[-most:]) or COMMON.say(screen.language, "table-nothing"))


def last_rolls(game: Game[object, object], eye: int = eyes.EVERYTHING) -> Sequence[Event]:
    """The events of the last action that an eye saw roll, with its inner choices: its last score and what hangs on it.

    Where it had no score, its last roll and what that came to.
    """
    line = game.line
    told = [eyes.visible_events(game.system, moment.entry.events, eye) for moment in line]
    rolled = [
        n for n, moment in enumerate(line) if moment.entry.rolls and any(event.dice or event.parts for event in told[n])
    ]
    if not rolled:
        return ()
    first = last = rolled[-1]
    while first > 0 and line[first - 1].open is not None:
        first -= 1
    events = [event for part in told[first : last + 1] for event in part]
    start = max((n for n, event in enumerate(events) if event.parts), default=-1)
    if start < 0:
        thrown = max(n for n, event in enumerate(events) if event.dice)
        return events[thrown : thrown + (1 if game.system.words.wording(events[thrown]) else 2)]
    level = event_level(game, events[start])
    end = start + 1
    while end < len(events) and event_level(game, events[end]) >= level:
        end += 1
    return events[max(0, start - 1) : end]


def event_level(game: Game[object, object], event: Event) -> int:
    """How deep the lines of an event stand; one that is told elsewhere interrupts nothing."""
    lines = game.system.words.wording(event)
    return indent_of(lines[0]) if lines else DEEPEST


def explain_answer(game: Game[object, object], answer: object, screen: Screen) -> None:
    """Prints why an answer is refused, with the text of the rules; or that it is not."""
    refusal = game.system.refuse(game.view(game.question.side if game.question else eyes.EVERYTHING), answer)
    text = game.system.write_answer(answer)
    if refusal is None:
        screen.say("  " + COMMON.say(screen.language, "why-legal", answer=text))
        return
    screen.say(f"  {text}: {refusal.line(screen.language)}", 4)
    print_clauses(game.system.facts.key, refusal.clauses, screen)


def is_ids(text: str) -> bool:
    """Whether a text is ids of rules and nothing else."""
    return bool(clause_ids(text))


def look_up(key: str, text: str, screen: Screen) -> None:
    """Prints the rules of these ids, or what has all these words: the rule where it is one, else what those rules are called.
    Raises InputError for an unknown id, and where no rule has the words."""
    ids = clause_ids(text)
    words = text.lower().split()
    book = rulebook(key)
    if not ids:
        ids = [one.id for one in book.clauses() if plain_id(one.id) == plain_id(text)]
    if not ids:
        whole = {one.id: f"{one.id} {one.title} {one.text} {one.reading}".lower() for one in book.clauses()}
        heads = {one.id: f"{one.id} {one.title}".lower() for one in book.clauses()}
        ids = [name for name, said in whole.items() if all(word in said for word in words)]
        # What is called so comes before what only speaks of it.
        ids.sort(key=lambda name: not all(word in heads[name] for word in words))
    if not ids and text[-1].isdigit():
        book.find(text)
    if not ids:
        raise InputError(COMMON.say(screen.language, "table-clause-none", words=text))
    if len(ids) == 1 or clause_ids(text):
        print_clauses(key, ids, screen)
        return
    for name in ids[:MOST_CLAUSES]:
        screen.say(f"  {name} {book.find(name).title}", 4)
    if len(ids) > MOST_CLAUSES:
        screen.say("  " + COMMON.say(screen.language, "table-clause-more", count=len(ids) - MOST_CLAUSES))


def print_clauses(key: str, ids: Sequence[str], screen: Screen) -> None:
    """Prints rules by their ids. Raises InputError for an unknown one."""
    book = rulebook(key)
    clauses = [book.find(name) for name in ids]
    if clauses and screen.language != ENGLISH and not screen.shown.get("rules"):
        screen.shown["rules"] = True
        screen.say("  " + COMMON.say(screen.language, "terminal-rules"), 2)
    for clause in clauses:
        for line in wrap_text(f"  {clause.id} {clause.title}. {clause.text}", screen.width, 4):
            print(line)
        if clause.reading:
            screen.say(f"    Reading: {clause.reading}", 6)
