"""What the answers to the open question promise."""

from affray.cli.hints_foeman import guide_lines
from affray.cli.menu import Choice, Menu
from affray.core import Question, System

MOST_LINES = 12


def odds_lines(system: System[object, object], state: object, question: Question[object], menu: Menu) -> list[str]:
    """For each line of the menu, best first, what it is worth; where a number belongs to it, for which numbers."""
    if not question.answers:
        return ["there is nothing to weigh here"]
    worth = system.appraise(state, question)
    rows: list[tuple[float, str]] = []
    for number, choice in enumerate(menu.choices, start=1):
        values = [worth[place] for place in choice.places if place < len(worth)]
        if values:
            rows.append(
                (max(values), f"{number:>3}  {max(values):+6.2f}  {choice.label}{best_numbers(choice, values)}")
            )
    rows.sort(key=lambda row: -row[0])
    lines = ["The worth of each answer by exact odds, in points of strength:"]
    return [*tables(system, state, question), *lines, *(text for _, text in rows[:MOST_LINES])]


def tables(system: System[object, object], state: object, question: Question[object]) -> list[str]:
    """What a system's own odds say about what rolls dice; nothing for a system without a guide."""
    return [] if system.guide is None else guide_lines(system.guide, state, question)


def best_numbers(choice: Choice, values: list[float]) -> str:
    """Which numbers of a choice are best, best first."""
    if not choice.numbers:
        return ""
    ranked = sorted(zip(values, choice.numbers, strict=False), key=lambda pair: (-pair[0], pair[1]))[:3]
    return ": " + ", ".join(f"{number} {value:+.2f}" for value, number in ranked)
