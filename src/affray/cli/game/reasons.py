"""Why something is so: the last rolls with the text of their rules, and why an answer is refused."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from affray.cli.game.prospects import promised_lines
from affray.cli.shown.screen import Screen, account_lines, indent_of, parts_text, wrap_text
from affray.core import Event, InputError, eyes
from affray.core.errors import shorten_text
from affray.core.faces.guide import StageGuide
from affray.core.reading.rulebook import Rulebook, clause_ids
from affray.core.words.event_words import clauses_of, told_events
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import Game
from affray.game.reading import refusal_seen
from affray.game.rulebook import rulebook

DEEPEST = 99
MOST_EVENTS = 400
"""So many events back rolls are looked for."""
MOST_EARLIER = 3
"""So many rolls before the one that is explained are named."""
MOST_CLAUSES = 12
"""So many clauses are listed that have the words looked for."""


class Rule(Protocol):
    """A rule as it is printed."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def text(self) -> str:
        """What it says."""

    @property
    def reading(self) -> str:
        """How an unclear one is read; empty for most."""


def explain_rolls(game: Game[object, object], screen: Screen, eye: int, back: int = 1) -> None:
    """Prints a roll or score that an eye saw in full, with its parts and the rules it names: the last one for 1, the one before
    for 2; then what was rolled before it. Raises InputError if there is none."""
    rolls = recent_rolls(game, eye)
    if not 1 <= back <= len(rolls):
        raise InputError(COMMON.say(screen.language, "table-why-none", back=back, count=len(rolls)))
    events, language = rolls[-back], screen.language
    screen.print_account(game.system, events)
    for parts in map(game.system.words.summands, events):
        if len(parts) > 1:
            screen.say(f"    {parts_text(parts, game.system.words, language)}", 6)
    print()
    clauses = tuple(dict.fromkeys(clause for event in events for clause in clauses_of(event)))
    print_clauses(game.system.facts.key, clauses, screen)
    for place in range(back + 1, min(back + MOST_EARLIER, len(rolls)) + 1):
        screen.say(
            "  " + COMMON.say(language, "why-earlier", back=place, about=deed_text(game, rolls[-place], language)), 4
        )


def deed_text(game: Game[object, object], events: Sequence[Event], language: str) -> str:
    """The first line of what happened."""
    return next(
        line[0] for _, line in told_events(events, partial(game.system.words.wording, language=language))
    ).strip()


def print_account(game: Game[object, object], screen: Screen, eye: int, most: int) -> None:
    """Prints the account that an eye may hear, or its last lines; all of it for 0."""
    events = eyes.visible_events(game.system, game.events, eye)
    lines = account_lines(game.system, events, screen.width, screen.language)
    print("\n".join(lines[-most:]) or COMMON.say(screen.language, "table-nothing"))


def recent_rolls(game: Game[object, object], eye: int = eyes.EVERYTHING) -> list[list[Event]]:
    """The rolls and scores of late that an eye saw, the newest last: each the events from the one that names the deed to the
    last that hangs on it."""
    found: list[list[Event]] = []
    deed: list[Event] = []
    """The last event that stands alone, while nothing is rolled for it."""
    silent: list[Event] = []
    depth = DEEPEST
    """How deep the first event of the last roll stands, as long as what follows hangs on it."""
    for event in eyes.visible_events(game.system, game.events[-MOST_EVENTS:], eye):
        level = event_level(game, event)
        rolled = is_rolled(event)
        if level == DEEPEST:
            silent.append(event)
        elif level > depth:
            found[-1] += [*silent, event]
            silent = []
        elif level == 0 and not rolled:
            deed, depth = [], DEEPEST
        elif rolled or any(map(is_rolled, silent)):
            deed = deed if deed and event_level(game, deed[-1]) < level else []
            found.append([*deed, *silent, event])
            depth, deed, silent = event_level(game, found[-1][0]) if deed else level, [], []
        else:
            deed, depth, silent = [event], DEEPEST, []
    return found


def is_rolled(event: Event) -> bool:
    """Whether an event shows dice or the parts of a score."""
    return bool(event.dice or event.parts)


def event_level(game: Game[object, object], event: Event) -> int:
    """How deep the lines of an event stand; one that is told elsewhere interrupts nothing."""
    lines = game.system.words.wording(event)
    return indent_of(lines[0]) if lines else DEEPEST


def explain_answer(game: Game[object, object], answer: object, screen: Screen, choice: str = "") -> None:
    """Prints why an answer is refused, with the text of the rules; or that it is not, and what it promises. An inner choice, by
    its label, is never refused."""
    system, question = game.system, game.question
    if choice:
        screen.say("  " + COMMON.say(screen.language, "why-legal", answer=choice))
        return
    state = game.view(question.side if question else eyes.EVERYTHING)
    refusal, text = system.refuse(state, answer), system.write_answer(answer)
    if refusal is None:
        screen.say("  " + COMMON.say(screen.language, "why-legal", answer=text))
        promised = (
            system.guide.promise(state, question, answer) if isinstance(system.guide, StageGuide) and question else ()
        )
        for line in promised_lines(promised, system.words, screen.language):
            screen.say(f"    {line}", 6)
        return
    refusal = refusal_seen(system, state, question, answer, refusal)
    screen.say(f"  {text}: {refusal.line(screen.language)}", 4)
    print_clauses(system.facts.key, refusal.clauses, screen)


def is_ids(text: str) -> bool:
    """Whether a text is ids of rules and nothing else."""
    return bool(clause_ids(text))


def look_up(book: Rulebook, text: str, screen: Screen) -> None:
    """Prints the rules of these ids, or what has all these words: the rule where it is one, else what those rules are called.
    Raises InputError for an unknown id, and where no rule has the words."""
    print_found(book.look_up(text), text, screen)


def print_found(found: Sequence[Rule], text: str, screen: Screen) -> None:
    """Prints the rules that were found for a text: in full where it is one or the text is ids, else what they are called. Raises
    InputError where there is none."""
    if not found:
        raise InputError(COMMON.say(screen.language, "table-clause-none", words=shorten_text(text)))
    if len(found) == 1 or clause_ids(text):
        print_rules(found, screen)
        return
    for clause in found[:MOST_CLAUSES]:
        screen.say(f"  {clause.id} {clause.title}", 4)
    if len(found) > MOST_CLAUSES:
        screen.say("  " + COMMON.say(screen.language, "table-clause-more", count=len(found) - MOST_CLAUSES))


def print_clauses(key: str, ids: Sequence[str], screen: Screen) -> None:
    """Prints the rules of a system by their ids. Raises InputError for an unknown one."""
    print_rules([rulebook(key).find(name) for name in ids], screen)


def print_rules(clauses: Sequence[Rule], screen: Screen) -> None:
    """Prints rules, each with its reading."""
    if clauses and screen.language != ENGLISH and not screen.shown.get("rules"):
        screen.shown["rules"] = True
        screen.say("  " + COMMON.say(screen.language, "terminal-rules"), 2)
    for clause in clauses:
        for line in wrap_text(f"  {clause.id} {clause.title}. {clause.text}", screen.width, 4):
            print(line)
        if clause.reading:
            screen.say(f"    Reading: {clause.reading}", 6)
