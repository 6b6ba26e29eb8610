"""What a line that is no answer may have meant: an answer that the rules refuse now, or the nearest open ones."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches

from affray.cli.game.menu import Menu
from affray.core import InputError, System
from affray.core.reading.naming import near_names
from affray.game.refusals import Refused, game_refusal

MOST_NEAR = 3
"""So many of the nearest answers are named."""
MOST_WORDS = 6
"""A name that is cut short word by word has so many."""
FEWEST_DICE = "1"
"""What is tried for a number that is missing."""


def refused_answer(
    system: System[object, object],
    state: object,
    menu: Menu,
    text: str,
    names: Mapping[str, str],
    others: Iterable[str],
) -> object:
    """The answer that a line means if its words are cut short or the last are missing, where the rules refuse it; None where
    it means none. `names`: what figures are called, in small letters, and how answers have them; `others`: those of other
    sides. Raises Refused that names those that are open."""
    found = dict(meant_answers(system, with_own_verb(menu, text), names, others))
    legal = [text for text, answer in found.items() if system.refuse(state, answer) is None]
    near = [menu_line(menu, name) for name in legal] or ([] if found else nearest_lines(menu, text))
    meant = near_names(names, text.partition(" ")[2])
    if meant and not legal and not any(name in line.lower() for name in meant for line in near):
        near = []  # the name that is meant is of none of these lines
    if near:
        raise Refused(game_refusal("word-near", given=text, near=tuple(dict.fromkeys(near))[:MOST_NEAR]))
    return next(iter(found.values()), None)


def with_own_verb(menu: Menu, text: str) -> str:
    """The text with the verb that answers have, where its first word is the one that the list has for it."""
    spoken, blank, rest = text.partition(" ")
    verbs = {
        menu.texts[line.places[0]].split()[0]
        for line in menu.choices
        if line.label.split()[0].lower() == spoken.lower()
    }
    return f"{verbs.pop()}{blank}{rest}" if len(verbs) == 1 else text


def menu_line(menu: Menu, text: str) -> str:
    """The line of the list with an answer, with its number; the answer itself where the list has it not."""
    place = menu.texts.index(text) if text in menu.texts else -1
    shown = (f"{key} {line.label}" for key, line in zip(menu.keys, menu.choices, strict=True) if place in line.places)
    return next(shown, text)


def nearest_lines(menu: Menu, text: str) -> list[str]:
    """The lines of the list that are spelled much like a text, with their numbers."""
    lines = {line.label.lower(): f"{key} {line.label}" for key, line in zip(menu.keys, menu.choices, strict=True)}
    return [lines[match] for match in get_close_matches(text.lower(), lines, MOST_NEAR)]


def meant_answers(
    system: System[object, object], text: str, names: Mapping[str, str], others: Iterable[str]
) -> Iterable[tuple[str, object]]:
    """The answers that a line may mean, by their words: those of the fewest words to complete."""
    verb, *words = text.split()
    verbs = [form for form in system.forms if form.startswith(verb.lower())]
    said = full_names(words, names)
    for more in ((), (FEWEST_DICE,), *((name, FEWEST_DICE) for name in others if not said)):
        found = list(readable(system, verbs, [*said, *more]))
        if found:
            return found
    return ()


def readable(
    system: System[object, object], verbs: Iterable[str], words: Iterable[str]
) -> Iterator[tuple[str, object]]:
    """Those of the verbs with these words behind them that read as an answer."""
    for verb in verbs:
        with suppress(InputError):
            answer = system.read_answer(" ".join((verb, *words)))
            yield system.write_answer(answer), answer


def first_words(menu: Menu) -> tuple[str, ...]:
    """The words that answers and lines of the list begin with."""
    begun = (text.split(maxsplit=1)[0].lower() for text in (*menu.texts, *(choice.label for choice in menu.choices)))
    return tuple(dict.fromkeys(begun))


def full_names(words: Sequence[str], names: Mapping[str, str]) -> list[str]:
    """The words with names in full in place of what begins them: of several words that each begin one of a name the name.

    >>> full_names(["town", "sp", "with", "2"], {"town spearmen": "Town_spearmen", "town guard": "Town_guard"})
    ['Town_spearmen', 'with', '2']
    """
    if not words:
        return []
    for count in range(min(len(words), MOST_WORDS), 1, -1):
        found = {typed for name, typed in names.items() if is_begun_by(name.split(), words[:count])}
        if len(found) == 1:
            return [found.pop(), *full_names(words[count:], names)]
    return [full_name(words[0], names), *full_names(words[1:], names)]


def is_begun_by(parts: Sequence[str], words: Sequence[str]) -> bool:
    """Whether words each begin one of the parts of a name, in a row.

    >>> is_begun_by(("the", "old", "professor"), ("Old", "prof")), is_begun_by(("town", "spearmen"), ("town", "guard"))
    (True, False)
    """
    rows = (parts[start : start + len(words)] for start in range(len(parts) - len(words) + 1))
    return any(all(map(str.startswith, row, map(str.lower, words))) for row in rows)


def full_name(word: str, names: Mapping[str, str]) -> str:
    """The name that a word begins, or one of whose words it begins, where that is one only; else the word.

    >>> full_name("gi", {"stitched giant": "Stitched_giant", "ghoul": "Ghoul"}), full_name("g", {"giant": "Giant", "ghoul": "Ghoul"})
    ('Stitched_giant', 'g')
    """
    short = word.lower()
    found = {typed for name, typed in names.items() if name.startswith(short)}
    found = found or {typed for name, typed in names.items() if any(part.startswith(short) for part in name.split())}
    return found.pop() if len(found) == 1 else word
