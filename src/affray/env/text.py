"""Positions as text: what a side sees, what it is asked, and the numbers that it may choose from."""

from collections.abc import Iterator
from typing import TypeVar

from affray.env.episode import Episode

S = TypeVar("S")
A = TypeVar("A")


def position_text(episode: Episode[S, A], side: int) -> str:
    """What a side sees, as the terminal says it: a line for each figure, then what the side is asked, if it is, and a line for
    each number that it may choose."""
    words, view, question = episode.setting.system.words, episode.view(side), episode.question
    lines = [*words.summary(view)]
    if question is not None and episode.part is not None and episode.side == side:
        lines.append(words.prompt(view, question, episode.needed).text)
        lines += offer_lines(episode)
    return "\n".join(lines)


def offer_lines(episode: Episode[S, A]) -> Iterator[str]:
    """What may be chosen, a line for each number."""
    part, numbering = episode.part, episode.setting.numbering
    for number in part.offers if part is not None else ():
        label = part.labels.get(number, "") if part is not None else ""
        yield f"{number} {label or numbering.meaning(number)}"
