"""Lessons: which there are, and the step of one that is under way."""

import msgspec


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson to take: its name, what it is about, how long it is in steps and minutes."""

    name: str
    """Its name, by which it is begun."""
    title: str
    """Its title."""
    summary: str
    """What it teaches."""
    steps: int
    """How many steps it has."""
    minutes: int
    """How long it takes."""
    hints: dict[str, str]
    """What a newcomer is told in other games of the system, by the code of the question."""


class LessonShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The step of a lesson: its number from 0 of so many, its idea, what is said of it. After the last step, `step` is
    `steps` and `say` the farewell. `next` are the answers that are awaited, one after the other; none while another side
    answers. `wrong` is a word about the answer that was just taken back."""

    name: str
    """The name of the lesson."""
    step: int
    """Its number, from 0; after the last step the number of steps."""
    steps: int
    """How many steps there are."""
    title: str
    """Its idea."""
    say: str
    """What is said of it."""
    next: tuple[str, ...] = ()
    """The answers awaited, one after the other."""
    wrong: str = ""
    """A word about the answer that was just taken back; empty for none."""
