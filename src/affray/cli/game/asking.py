"""The open question at the terminal: what is asked, and the numbered answers."""

import re
from collections.abc import Sequence

from affray.cli.game.game_lines import Play, follow_up_lines, hint_text
from affray.cli.game.hints import form_lines, menu_hints
from affray.cli.game.menu import Menu, columns
from affray.cli.game.prospects import brief_texts
from affray.cli.shown.screen import Screen
from affray.core import Prompt, Question
from affray.core.words.texts import COMMON
from affray.referee import DiceNeeded

EXACT = re.compile(r"\d+\.\d{2,}")
"""A number with more places than one reads."""
SUCH = (0, 3, 5, 2, 4, 1, 0, 3, 5)


def print_question(
    game: Play, eye: int, prompt: Prompt, menu: Menu, question: Question[object], screen: Screen
) -> None:
    """Prints the question as an eye sees it, and the numbered answers."""
    print()
    screen.say(prompt.text, 2)
    if isinstance(game.needed, DiceNeeded):
        print_dice_request(game, game.needed, screen)
        return
    lines = (*follow_up_lines(game, eye, question, screen.language), *form_lines(question, screen.language))
    print_menu(menu, answer_hints(game, eye, menu, question, screen), lines, screen)


def print_menu(menu: Menu, hints: Sequence[str | None], lines: Sequence[str], screen: Screen) -> None:
    """Prints the numbered answers with their hints, further lines, and what is typed for a line that stands for several."""
    size = len(str(max(menu.keys, default=0)))
    items = [
        f"{key:>{size}}  {choice.label}{hint_text(hint)}"
        for key, choice, hint in zip(menu.keys, menu.choices, hints, strict=True)
    ]
    for line in columns(items, screen.width):
        screen.say(line, 6)
    for line in lines:
        screen.say(f"  {line}", 4)
    spanned = next(
        ((key, menu_line) for key, menu_line in zip(menu.keys, menu.choices, strict=True) if menu_line.numbers), None
    )
    if spanned is not None:
        key, choice = spanned
        middle = len(choice.numbers) // 2 - 1
        text = rounded(menu.texts[choice.places[middle]])
        typed = f"{key} {choice.numbers[middle]}"
        screen.say("  " + COMMON.say(screen.language, "answer-span", typed=typed, text=text), 2)
    if any(menu_line.is_cut for menu_line in menu.choices):
        screen.say("  " + COMMON.say(screen.language, "answer-cut"), 2)


def rounded(text: str) -> str:
    """An answer in notation with its numbers to a tenth, as one reads it rather than types it.

    >>> rounded("move 28.856634633,18.110699969 facing 89.245704"), rounded("strike Bors 4 Mace")
    ('move 28.9,18.1 facing 89.2', 'strike Bors 4 Mace')
    """
    return EXACT.sub(lambda number: f"{float(number[0]):.1f}".removesuffix(".0"), text)


def answer_hints(game: Play, eye: int, menu: Menu, question: Question[object], screen: Screen) -> Sequence[str | None]:
    """The hint beside each answer."""
    if question.inner:
        promised = brief_texts(game.system, game.view(eye), question, screen.language)
        return tuple(promised.get(str(place)) for place in range(len(menu.choices)))
    return menu_hints(game.system, game.view(eye), question, menu, screen.language)


def print_dice_request(game: Play, needed: DiceNeeded, screen: Screen) -> None:
    """Prints which faces are typed in."""
    print_faces_request(needed.n, needed.die, game.system.facts.low_face, screen)


def print_faces_request(count: int, die: int, low: int, screen: Screen) -> None:
    """Prints that so many faces of a die with so many sides are typed in, the lowest being `low`."""
    such = " ".join(str(low + SUCH[place % len(SUCH)] % die) for place in range(count))
    text = COMMON.say(screen.language, "dice-type", count=count, least=low, most=low + die - 1, such=such)
    screen.say(f"  {text}", 2)
