"""The legal answers as a short numbered list, and which of them a typed line means."""

import re
from collections.abc import Sequence

import msgspec

from affray.core import InputError

FEWEST = 3
"""So many answers that differ in one number, or in their place on the board only, are shown as one."""
MOST_PLACES = 8
"""So many places are named in a line of the menu."""
PLACE = re.compile(r"\d+(\.\d+)?,\d+(\.\d+)?(;\d+,\d+)*")


class Choice(msgspec.Struct, frozen=True):
    """One line of the menu: an answer, or several that differ in one number only, or in the place where they are given,
    whose numbers count the places."""

    label: str
    places: tuple[int, ...]
    numbers: tuple[int, ...] = ()


class Menu(msgspec.Struct, frozen=True):
    """The legal answers as text, in their order, and the lines that show them."""

    texts: tuple[str, ...]
    choices: tuple[Choice, ...]


def menu_of(texts: Sequence[str]) -> Menu:
    """The menu of these answers.

    >>> [choice.label for choice in menu_of(["strike Ash 1 Axe", "strike Ash 2 Axe", "strike Ash 3 Axe", "watch"]).choices]
    ['strike Ash 1..3 Axe', 'watch']
    """
    groups: dict[str, list[int]] = {}
    numbers: dict[int, int] = {}
    for place, text in enumerate(texts):
        words = text.split()
        digits = [i for i, word in enumerate(words) if word.isascii() and word.isdigit()]
        if len(digits) == 1:
            numbers[place] = int(words[digits[0]])
            words[digits[0]] = "\0"
        groups.setdefault(" ".join(words), []).append(place)
    choices: list[Choice] = []
    for key, places in groups.items():
        if "\0" in key and len(places) >= FEWEST:
            span = tuple(numbers[place] for place in places)
            choices.append(Choice(key.replace("\0", f"{min(span)}..{max(span)}"), tuple(places), span))
        else:
            choices.extend(Choice(texts[place], (place,)) for place in places)
    return Menu(tuple(texts), tuple(placed(choices)))


def labelled(texts: Sequence[str], labels: Sequence[str]) -> Menu:
    """The menu of answers whose words are lengthy numbers: a line for each that says what it is, or for several that differ
    only in their place.

    >>> [choice.label for choice in labelled(["move 12.3456,7"], ["move 3 inches to 12.3,7"]).choices]
    ['move 3 inches to 12.3,7']
    """
    return Menu(tuple(texts), tuple(placed([Choice(label, (place,)) for place, label in enumerate(labels)])))


def placed(choices: Sequence[Choice]) -> list[Choice]:
    """The lines, those that differ only in their place on the board put together.

    >>> [choice.label for choice in placed([Choice(f"cast fire 1 on 7,{n}", (n,)) for n in range(4)])]
    ['cast fire 1 on 7,0|7,1|7,2|7,3']
    >>> [choice.label for choice in placed([Choice(f"Ann at {n}.5,7, facing 90", (n,)) for n in range(3)])]
    ['Ann at 0.5,7|1.5,7|2.5,7, facing 90']
    """
    groups: dict[str, list[tuple[Choice, str]]] = {}
    for choice in choices:
        words = choice.label.split()
        spots = [i for i, word in enumerate(words) if PLACE.fullmatch(word.rstrip(","))]
        spot = words[spots[0]].rstrip(",") if len(spots) == 1 and not choice.numbers else ""
        if spot:
            words[spots[0]] = words[spots[0]].replace(spot, "\0")
        groups.setdefault(" ".join(words), []).append((choice, spot))
    found: list[Choice] = []
    for key, members in groups.items():
        if "\0" not in key or len(members) < FEWEST:
            found.extend(choice for choice, _ in members)
            continue
        shown = [spot for _, spot in members[:MOST_PLACES]] + ["..."] * (len(members) > MOST_PLACES)
        places = tuple(choice.places[0] for choice, _ in members)
        found.append(Choice(key.replace("\0", "|".join(shown)), places, tuple(range(1, len(members) + 1))))
    return found


def columns(items: Sequence[str], width: int) -> list[str]:
    """The items in as many columns as fit, read downwards.

    >>> columns(["1 a", "2 b", "3 c"], 12)
    ['  1 a  3 c', '  2 b']
    """
    widest = max((len(item) for item in items), default=0) + 2
    count = max(1, min(len(items), width // widest))
    height = -(-len(items) // count)
    return ["".join(f"  {item:<{widest - 2}}" for item in items[row::height]).rstrip() for row in range(height)]


def words_of(text: str) -> tuple[str, ...]:
    """The words of an answer, names of several words taken apart, in small letters."""
    return tuple(text.replace("_", " ").replace(",", " ").lower().split())


def fits(typed: tuple[str, ...], answer: tuple[str, ...]) -> tuple[int, int] | None:
    """How well typed words stand for an answer: words not complete, words left out; None if they do not.

    Words may be cut short and left out, but not numbers cut short, and nothing is left out in front.
    """
    at = cut = 0
    for word in typed:
        exact = word.isdigit()
        while at < len(answer) and not (answer[at] == word if exact else answer[at].startswith(word)):
            if at == 0 or answer[at].isdigit():
                return None
            at += 1
        if at == len(answer):
            return None
        cut += answer[at] != word
        at += 1
    return cut, len(answer) - len(typed)


def find(menu: Menu, line: str) -> int | None:
    """The place of the answer that a line means; None if it means none. Raises InputError for a line that means several.

    A line is a number of the menu, with a second number where the menu shows a span, or an answer, its words cut short.
    """
    typed = words_of(line)
    if typed and all(word.isascii() and word.isdigit() and len(word) < 6 for word in typed):
        return by_number(menu, [int(word) for word in typed])
    fitting = {place: fit for place, text in enumerate(menu.texts) if (fit := fits(typed, words_of(text))) is not None}
    if not typed or not fitting:
        return None
    best = min(fitting.values())
    found = [place for place, fit in fitting.items() if fit == best]
    if len(found) == 1:
        return found[0]
    shown = list(dict.fromkeys(choice.label for choice in menu.choices if set(choice.places) & set(found)))
    if len(shown) == 1:
        choice = next(choice for choice in menu.choices if choice.label == shown[0])
        raise InputError(f"{shown[0]}: say which number, {span_of(choice)}")
    raise InputError(f"{line.strip()!r} may mean {' or '.join(shown[:4])}{' or others' if len(shown) > 4 else ''}")


def by_number(menu: Menu, numbers: list[int]) -> int:
    """The place of the answer with a menu number. Raises InputError."""
    first, *rest = numbers
    if not 1 <= first <= len(menu.choices):
        raise InputError(f"expected a number from 1 to {len(menu.choices)}, or an answer in words; got {first}")
    choice = menu.choices[first - 1]
    if not choice.numbers and not rest:
        return choice.places[0]
    if choice.numbers and len(rest) == 1 and rest[0] in choice.numbers:
        return choice.places[choice.numbers.index(rest[0])]
    if choice.numbers:
        raise InputError(
            f"{choice.label}: say which number after it, {span_of(choice)}, such as {first} {choice.numbers[len(choice.numbers) // 2]}"
        )
    raise InputError(f"{choice.label}: takes no number after it")


def span_of(choice: Choice) -> str:
    """The numbers of a choice in words."""
    return f"{min(choice.numbers)} to {max(choice.numbers)}"


def as_typed(name: str, *, quoted: bool = False) -> str:
    """A name as an answer has it: with underscores, or, on a stage, in double quotes where it has blanks.

    >>> as_typed("Grey wolf 2"), as_typed("Grey wolf 2", quoted=True), as_typed("Ann", quoted=True)
    ('Grey_wolf_2', '"Grey wolf 2"', 'Ann')
    """
    return f'"{name}"' if quoted and " " in name else name.replace(" ", "_")
