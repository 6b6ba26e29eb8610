"""The legal answers as a short numbered list, and which of them a number or words cut short mean."""

import re
from collections.abc import Collection, Sequence

import msgspec

from affray.cli.shown.answer_words import SAID, tokens
from affray.core.words.numbers import POINT, decimal_sign
from affray.game.refusals import Refused, game_refusal
from affray.space.hex import DIRECTION_NAMES

FEWEST = 3
"""So many answers that differ in one number, or in their place on the board only, are shown as one."""
MOST_PLACES = 8
"""So many places are named in a line of the menu."""
CUT = "..."
"""What stands for the others."""
PLACE = re.compile(r"\d+(\.\d+)?,\d+(\.\d+)?(;\d+,\d+)*")
LOCAL_PLACE = re.compile(r"(?<![\w.,])-?\d+(?:,\d+)?; -?\d+(?:,\d+)?(?![\w])")
"""A place as a language with a decimal comma writes it."""


def with_places(line: str, language: str) -> str:
    """A line with its places as answers have them, where it has them as a language writes them; what is said along stays.

    >>> with_places("move 31,5; 12 facing n", "de"), with_places("move 31,5; 12", "en")
    ('move 31.5,12 facing n', 'move 31,5; 12')
    """
    if decimal_sign(language) == POINT:
        return line
    head, mark, said = line.partition(SAID)
    return LOCAL_PLACE.sub(lambda place: place[0].replace(",", ".").replace("; ", ","), head) + mark + said


LINKS = ("at", "by", "on")
"""Words of answers that tell nothing by themselves."""
CODED = ("option", "place")
"""The first words of answers whose second word is a letter or a number that stands for something."""
DIRECTIONS = tuple(name.lower() for name in DIRECTION_NAMES)


class MenuLine(msgspec.Struct, frozen=True):
    """One line of the menu: an answer, or several that differ in one number only, or in the place where they are given,
    whose numbers count the places."""

    label: str
    places: tuple[int, ...]
    numbers: tuple[int, ...] = ()

    @property
    def is_cut(self) -> bool:
        """Whether the line leaves out some of its places."""
        return len(self.numbers) > MOST_PLACES and CUT in self.label


class Menu(msgspec.Struct, frozen=True):
    """The legal answers as text, in their order, the lines that show them, and those that are not numbered from 1."""

    texts: tuple[str, ...]
    choices: tuple[MenuLine, ...]
    own: tuple[int, ...] = ()

    @property
    def is_worded(self) -> bool:
        """Whether the lines say it in other words than the answers."""
        return any(self.texts[choice.places[0]].split()[0] != choice.label.split()[0] for choice in self.choices)

    @property
    def keys(self) -> tuple[int, ...]:
        """The number of each line."""
        return self.own or tuple(range(1, len(self.choices) + 1))

    def label_of(self, text: str) -> str:
        """The line of an answer that has one to itself; the answer as it is typed where it shares one."""
        alone = (line.label for line in self.choices if not line.numbers and self.texts[line.places[0]] == text)
        return next(alone, text)


class SeveralAnswers(Refused):
    """A line that may mean several answers, or does not say all of one."""

    def __init__(self, line: str, menu: Menu, places: Collection[int]) -> None:
        choices = {
            key: choice for key, choice in zip(menu.keys, menu.choices, strict=True) if {*choice.places} & {*places}
        }
        spanned = next((choice for choice in choices.values() if choice.numbers), None)
        if len(choices) == 1 and spanned is not None:
            super().__init__(
                game_refusal("menu-which", label=spanned.label, **number_span(spanned.numbers), such="none")
            )
        else:
            labels = "; ".join(f"{key} {choice.label}" for key, choice in choices.items())
            super().__init__(game_refusal("menu-several", given=line.strip(), labels=labels))


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
    choices: list[MenuLine] = []
    for key, places in groups.items():
        if "\0" in key and len(places) >= FEWEST:
            span = tuple(numbers[place] for place in places)
            choices.append(MenuLine(key.replace("\0", f"{min(span)}..{max(span)}"), tuple(places), span))
        else:
            choices.extend(MenuLine(texts[place], (place,)) for place in places)
    return Menu(tuple(texts), tuple(merge_places(choices)))


def menu_of_labels(texts: Sequence[str], labels: Sequence[str], vain: Collection[str] = ()) -> Menu:
    """The menu of answers whose words are lengthy numbers: a line for each that says what it is, or for several that differ
    only in their place; those known to be in vain last.

    >>> [choice.label for choice in menu_of_labels(["move 12.3456,7"], ["move 3 inches to 12.3,7"]).choices]
    ['move 3 inches to 12.3,7']
    """
    lines = merge_places([MenuLine(label, (place,)) for place, label in enumerate(labels)])
    return Menu(tuple(texts), tuple(sorted(lines, key=lambda line: texts[line.places[0]] in vain)))


def merge_places(choices: Sequence[MenuLine]) -> list[MenuLine]:
    """The lines, those that differ only in their place on the board put together.

    >>> [choice.label for choice in merge_places([MenuLine(f"cast fire 1 on 7,{n}", (n,)) for n in range(4)])]
    ['cast fire 1 on 7,0|7,1|7,2|7,3']
    >>> [choice.label for choice in merge_places([MenuLine(f"Ann at {n}.5,7, facing 90", (n,)) for n in range(3)])]
    ['Ann at 0.5,7|1.5,7|2.5,7, facing 90']
    >>> [choice.label for choice in merge_places([MenuLine(f"Ann bei {n},5; 7, 3 Rotten", (n,)) for n in range(3)])]
    ['Ann bei 0,5; 7|1,5; 7|2,5; 7, 3 Rotten']
    """
    groups: dict[str, list[tuple[MenuLine, str]]] = {}
    for choice in choices:
        spots = [word.rstrip(",") for word in choice.label.split() if PLACE.fullmatch(word.rstrip(","))]
        spots = LOCAL_PLACE.findall(choice.label) or spots
        spot = spots[0] if len(spots) == 1 and not choice.numbers else ""
        key = choice.label.replace(spot, "\0", 1) if spot else choice.label
        groups.setdefault(key, []).append((choice, spot))
    found: list[MenuLine] = []
    for key, members in groups.items():
        if "\0" not in key or len(members) < FEWEST:
            found.extend(choice for choice, _ in members)
            continue
        shown = [spot for _, spot in members[:MOST_PLACES]] + [CUT] * (len(members) > MOST_PLACES)
        places = tuple(choice.places[0] for choice, _ in members)
        found.append(MenuLine(key.replace("\0", "|".join(shown)), places, tuple(range(1, len(members) + 1))))
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


def is_short_word(typed: str, word: str, whole: Collection[str]) -> bool:
    """Whether a typed word stands for another: it is that word, or cut short and no whole word itself; of a name of several
    words any of them.

    >>> is_short_word("giant", "stitched giant", ()), is_short_word("ber", "berold", ()), is_short_word("old", "berold", ())
    (True, True, False)
    """
    if typed == word:
        return True
    begins = any(part.startswith(typed) for part in (word, *word.split()))
    return begins and typed not in whole and not typed.isdigit()


def is_short_answer(typed: Sequence[str], answer: Sequence[str], whole: Collection[str]) -> bool:
    """Whether typed words stand for those of an answer, one for one; nothing but a link such as "at" may be left out."""
    mine, others = ([word for word in words if word not in LINKS] for words in (typed, answer))
    if len(mine) != len(others):
        return False
    return all(is_short_word(one, other, whole) for one, other in zip(mine, others, strict=True))


def find_place(menu: Menu, line: str, names: Collection[str] = ()) -> int | None:
    """The place of the answer that a line in words cuts short, else the one whose words in the list it has or cuts short; None
    if it does so of none.

    Directions, the words of the answers and these names are never cut short themselves. The first words of a single line of the
    list are enough. Raises Several for a line that may mean several answers, or leaves out a number.
    """
    typed = tokens(line)
    answers = [tokens(text) for text in menu.texts]
    whole = {*DIRECTIONS, *names, *(word for words in answers for word in words[1:])}
    found = [place for place, answer in enumerate(answers) if answer == typed]
    found = found or [
        n for n, answer in enumerate(answers) if typed and is_short_answer(typed, answer[: len(typed)], whole)
    ]
    if len(found) == 1 and is_short_answer(typed, answers[found[0]], whole):
        return found[0]
    if not found:
        spoken = " ".join(typed).split()
        labels = [(choice, choice.label.lower().split()) for choice in menu.choices]
        said = [choice for choice, words in labels if words == spoken]
        said = said or [choice for choice, words in labels if is_short_answer(spoken, words, whole)]
        if len(said) == 1 and not said[0].numbers:
            return said[0].places[0]
        said = said or [
            choice for choice, words in labels if spoken and is_short_answer(spoken, words[: len(spoken)], whole)
        ]
        found = [place for choice in said for place in choice.places]
        if len(found) == 1 and spoken[0] not in whole and is_begun(said[0], spoken):
            return found[0]
    if found:
        raise SeveralAnswers(line, menu, found)
    return None


def is_begun(choice: MenuLine, words: Sequence[str]) -> bool:
    """Whether words begin a line of the list that needs no number, the first of them in full and no name."""
    return not choice.numbers and words[0] == choice.label.lower().split()[0] and not words[0].endswith(":")


def place_by_number(menu: Menu, numbers: Sequence[int]) -> int:
    """The place of the answer with a menu number. Raises Refused."""
    first, *rest = numbers
    if first not in menu.keys:
        raise Refused(game_refusal("menu-number", **number_span(menu.keys), given=first))
    choice = menu.choices[menu.keys.index(first)]
    if not choice.numbers and not rest:
        return choice.places[0]
    if choice.numbers and len(rest) == 1 and rest[0] in choice.numbers:
        return choice.places[choice.numbers.index(rest[0])]
    if choice.numbers and len(rest) == 1:
        raise Refused(
            game_refusal("menu-beyond", label=choice.label, **number_span(choice.numbers), number=str(rest[0]))
        )
    if choice.numbers:
        such = f"{first} {choice.numbers[len(choice.numbers) // 2]}"
        raise Refused(game_refusal("menu-which", label=choice.label, **number_span(choice.numbers), such=such))
    raise Refused(game_refusal("menu-alone", label=choice.label))


def number_span(numbers: Sequence[int]) -> dict[str, int]:
    """The least and the greatest of numbers, by their names in messages."""
    return {"least": min(numbers), "most": max(numbers)}


def typed_name(name: str, *, quoted: bool = False) -> str:
    """A name as an answer has it: with underscores, or, on a stage, in double quotes where it has blanks.

    >>> typed_name("Grey wolf 2"), typed_name("Grey wolf 2", quoted=True), typed_name("Ann", quoted=True)
    ('Grey_wolf_2', '"Grey wolf 2"', 'Ann')
    """
    return f'"{name}"' if quoted and " " in name else name.replace(" ", "_")


def label_meaning(label: str, text: str) -> str:
    """What a letter or a number stands for, from its label; nothing for other answers.

    >>> label_meaning("(d) drop, kneeling", "option d kneeling"), label_meaning("move first", "place 1"), label_meaning("stand up", "stand")
    ('drop, kneeling', 'move first', '')
    """
    if text.split(maxsplit=1)[0] not in CODED:
        return ""
    letter, _, rest = label.partition(") ")
    return rest or letter
