"""The numbers of a guide as people read them, beside an answer, in a table and in a hint alike."""

from affray.core.faces.guide import Chance
from affray.core.words.numbers import number_text
from affray.core.words.texts import COMMON


def chance_text(chance: Chance, language: str) -> str:
    """A number of a prospect: points with two decimals, a chance in percent."""
    return number_text(chance.value, 2, language) if chance.points else percent_text(chance.value, language)


def percent_text(chance: float, language: str) -> str:
    """A chance as a whole number of percent; what is possible is never shown as 0%."""
    if 0 < chance < 0.01:
        return COMMON.say(language, "odds-hardly")
    return COMMON.say(language, "odds-percent", n=round(100 * chance))
