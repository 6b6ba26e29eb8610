"""Computer players as people read of them: what they are called, and a sentence for each."""

from typing import TypeVar

from affray.core import System
from affray.core.faces.opponent import GREEDY_1
from affray.core.words.texts import COMMON, ENGLISH
from affray.play.levels import COMPUTER, LEVELS, level_number

S = TypeVar("S")
A = TypeVar("A")
STYLES = ("bold", "careful", "holder", "skirmisher")
KNOWN = ("random", "greedy", GREEDY_1)


def player_title(name: str, language: str = ENGLISH) -> str:
    """What a player is called; its name where nothing is known of it.

    >>> player_title("computer:4"), player_title("computer:marshal:bold"), player_title("mine")
    ('computer 4 (soldier)', 'computer 8 (marshal), bold', 'mine')
    """
    first, _, rest = name.partition(":")
    if first == COMPUTER and rest:
        level, _, style = rest.partition(":")
        number = level_number(level)
        said = COMMON.say(language, f"style-{style}") if style in STYLES else style
        named = COMMON.say(language, f"level-{LEVELS[number].name}")
        return COMMON.say(language, "level-title", number=number, name=named, style=said or "none")
    return COMMON.say(language, f"player-title-{name}") if name in KNOWN else name


def style_sentence(system: System[S, A], style: str, language: str = ENGLISH) -> str:
    """What a style of a system is, in a sentence of its catalogue, or as all systems have it; empty where neither says it."""
    said = f"style-{style}-about"
    texts = system.words.texts
    return texts.say(language, said) if texts.has(ENGLISH, said) else ""


def player_sentence(name: str, language: str = ENGLISH) -> str:
    """What a player is like, in a sentence; empty where nothing is known of it.

    >>> player_sentence("computer:4")
    'Seldom errs: it takes the second best only where two answers look nearly alike.'
    """
    first, _, rest = name.partition(":")
    if first == COMPUTER and rest:
        return COMMON.say(language, f"level-{LEVELS[level_number(rest.partition(':')[0])].name}-about")
    return COMMON.say(language, f"player-title-{name}-about") if name in KNOWN else ""
