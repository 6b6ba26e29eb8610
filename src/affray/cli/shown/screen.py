"""What the terminal can show, and the words put on it."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from functools import partial

import msgspec

from affray.core import Event, Modifier, System
from affray.core.faces.words import Namer
from affray.core.words.event_words import lines_with_clauses, told_events
from affray.core.words.numbers import local_number
from affray.core.words.texts import COMMON, ENGLISH, slug
from affray.platform import has_desktop

OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Letters for terminals rather than for people; a tab and the end of a line are none."""
PIPED_WIDTH = 80
WIDEST = 108
STEP_CODE, ROUND_CODE = "step", "round"
DECLARE_CODE, STAND_BY_CODE = "declare", "stand_by"
"""A declaration, and what is told in place of those that repeat themselves, where a system has words for it."""


class Screen(msgspec.Struct, frozen=True):
    """How wide the lines are, and whether colours, arrows and boards are wanted."""

    width: int = PIPED_WIDTH
    color: bool = False
    arrows: bool = True
    plain: bool = False
    language: str = ENGLISH
    declared: dict[str, Event] = {}
    """The last declaration of each who made one, since somebody did something else than declare and act."""
    shown: dict[str, bool] = {}
    """What is said once only, and whether it was."""

    def say(self, text: str = "", indent: int = 0) -> None:
        """Prints a paragraph, wrapped; later lines are indented as given."""
        for line in harmless_text(text).splitlines() or [""]:
            print("\n".join(wrap_text(line, self.width, indent)) if line else "")

    def print_heading(self, text: str) -> None:
        """Prints a heading."""
        print(f"\x1b[1m{text}\x1b[0m" if self.color else text)

    def print_account(self, system: System[object, object], events: Sequence[Event]) -> None:
        """Prints what happened."""
        if system.words.texts.has(ENGLISH, f"event-{slug(STAND_BY_CODE)}"):
            events = without_repeats(events, self.declared)
        for line in account_lines(system, events, self.width, self.language):
            print(line)

    def forget_later(self, events: Sequence[Event]) -> None:
        """Remembers as said what these events, printed already, say, and nothing that was said after them."""
        self.declared.clear()
        without_repeats(events, self.declared)


def screen_of(*, plain: bool = False, language: str = ENGLISH) -> Screen:
    """What standard output can show. A pipe gets 80 columns without colours, the same everywhere."""
    terminal = sys.stdout.isatty()
    width = min(WIDEST, max(40, shutil.get_terminal_size((PIPED_WIDTH, 24)).columns)) if terminal else PIPED_WIDTH
    color = terminal and not plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    return Screen(width, color, encoding.startswith("utf"), plain, language)


def has_browser() -> bool:
    """Whether there is likely to be a person with a browser to open."""
    return sys.stdout.isatty() and has_desktop()


def harmless_text(text: str) -> str:
    """A text without letters that a terminal obeys instead of showing them, such as those that change its colours.

    >>> harmless_text("a\\x1b[31mb\\x07")
    'a�[31mb�'
    """
    return OBEYED.sub("�", text)


def wrap_text(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines of this width; the later ones are indented further.

    >>> wrap_text("  one two three", 11, 4)
    ['  one two', '    three']
    """
    text = harmless_text(text)
    lead = text[: len(text) - len(text.lstrip())]
    return textwrap.wrap(
        text.strip(),
        width,
        initial_indent=lead,
        subsequent_indent=" " * max(indent, len(lead)),
        break_long_words=False,
        break_on_hyphens=False,
    )


def account_lines(
    system: System[object, object], events: Sequence[Event], width: int, language: str = ENGLISH
) -> list[str]:
    """The lines of what happened, their clauses at the right margin."""
    lines: list[str] = []
    for event, line in told_events(join_steps(events), partial(system.words.wording, language=language)):
        for text, clauses in lines_with_clauses(event, line):
            *before, last = wrap_text(text, width, indent_of(text) + 2)
            lines.extend((*before, *with_clauses(last, clauses, width)))
    return lines


def parts_text(parts: Sequence[Modifier], words: Namer, language: str) -> str:
    """The parts of a sum in words, each with its clause."""
    return ", ".join(
        COMMON.say(
            language,
            "part",
            label=words.name("part", part.label, language),
            value=local_number(f"{part.value:{'+d' if place else ''}}", language),
            clause=part.clause or "none",
        )
        for place, part in enumerate(parts)
    )


def indent_of(text: str) -> int:
    """How many blanks a line starts with."""
    return len(text) - len(text.lstrip())


def with_clauses(text: str, clauses: tuple[str, ...], width: int) -> list[str]:
    """A line with its clauses at the right margin: beside it where there is room, else below it.

    >>> with_clauses("  a hit", ("FM-HIT-01", "FM-HIT-02"), 36)
    ['  a hit        [FM-HIT-01 FM-HIT-02]']
    >>> with_clauses("  a hit", ("FM-HIT-01", "FM-HIT-02"), 24)
    ['  a hit   [FM-HIT-01/02]']
    """
    if not clauses:
        return [text]
    for marks in (f"[{' '.join(clauses)}]", f"[{' '.join(short_clauses(clauses))}]"):
        room = width - len(text) - len(marks)
        if room >= 2:
            return [text + " " * room + marks]
    short = f"[{' '.join(short_clauses(clauses))}]"
    return [text, " " * max(0, width - len(short)) + short]


def short_clauses(clauses: tuple[str, ...]) -> list[str]:
    """The clauses with those of one chapter as one word.

    >>> short_clauses(("FM-HIT-01", "FM-ARM-02", "FM-HIT-07"))
    ['FM-HIT-01/07', 'FM-ARM-02']
    """
    chapters: dict[str, list[str]] = {}
    for clause in clauses:
        chapter, _, number = clause.rpartition("-")
        chapters.setdefault(chapter, []).append(number)
    return [f"{chapter}-{'/'.join(numbers)}" for chapter, numbers in chapters.items()]


def join_steps(events: Sequence[Event]) -> list[Event]:
    """The events with the plain steps of one walk as one event, so that a walk reads as one sentence."""
    found: list[Event] = []
    for event in events:
        before = found[-1] if found else None
        if before is not None and is_continuation(before, event):
            walk = (*directions(before), *directions(event))
            found[-1] = msgspec.structs.replace(event, data=event.data | {"direction": walk})
        else:
            found.append(event)
    return found


def without_repeats(events: Sequence[Event], declared: dict[str, Event]) -> list[Event]:
    """The events without repeated declarations; one event says which figures stand by theirs.

    `declared` holds the last declaration of each and is kept up to date; a round forgets them all.
    """
    found: list[Event] = []
    same: list[str] = []
    changed = 0
    for event in events:
        if event.code != DECLARE_CODE:
            if same:
                found.append(Event(STAND_BY_CODE, {"who": tuple(same), "others": changed}))
            same, changed = [], 0
            if event.code == ROUND_CODE:
                declared.clear()
            found.append(event)
            continue
        who = str(event.data.get("who"))
        if declared.get(who) == event:
            same.append(who)
        else:
            found.append(event)
            changed = 1
        declared[who] = event
    if same:
        found.append(Event(STAND_BY_CODE, {"who": tuple(same), "others": changed}))
    return found


def directions(event: Event) -> tuple[str, ...]:
    """The directions of a step or of a walk."""
    value = event.data["direction"]
    return tuple(str(part) for part in value) if isinstance(value, tuple) else (str(value),)


def is_continuation(before: Event, event: Event) -> bool:
    """Whether a step goes on where the one before it left off, of the same figure and kind, with nothing to remark."""
    if before.code != STEP_CODE or event.code != STEP_CODE or before.clauses != event.clauses:
        return False
    same = all(before.data.get(key) == event.data.get(key) for key in ("who", "kind", "mode"))
    return same and not before.data.get("foes") and not event.data.get("foes") and "direction" in before.data
