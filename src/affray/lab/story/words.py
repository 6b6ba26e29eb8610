"""A story in words, in every language."""

from affray.core import System
from affray.core.words.texts import ENGLISH, Arg
from affray.lab.story.honours import Honour
from affray.lab.story.story import Balance, Story, Turn
from affray.lab.words import words

Rules = System[object, object]


def say(language: str, id: str, /, **args: Arg) -> str:
    """A message of the laboratory."""
    return words().say(language, id, **args)


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


def points(by: float) -> str:
    """A difference of chances in percentage points, with its sign.

    >>> points(0.124), points(-0.2), points(0.0)
    ('+12', '−20', '±0')
    """
    whole = percent(by)
    return f"{'+' if whole > 0 else '−' if whole else '±'}{abs(whole)}"


def end_line(system: Rules, story: Story, language: str) -> str:
    """How a game ended."""
    when = system.words.phrase(story.when, language) if story.when else ""
    counts: dict[str, Arg] = {"answers": story.answers, "when": when, "timed": int(story.when is not None)}
    if story.reason != "played":
        gone = tuple(story.sides[side] for side in story.gone)
        return say(language, f"story-{story.reason}", gone=gone, **counts)
    if story.alone:
        return say(language, "story-alone", **counts)
    best = max(story.score)
    if story.score.count(best) > 1:
        return say(language, "story-draw", **counts)
    return say(language, "story-won", side=story.sides[story.score.index(best)], **counts)


def balance_line(story: Story, side: int, found: Balance, language: str) -> str:
    """Where a side's chance came from."""
    return say(
        language, "story-balance", side=story.names[side], alone=int(story.alone), start=percent(found.start),
        dice=points(found.dice), own=points(found.own), others=points(found.others), end=percent(found.end),
    )  # fmt: skip


def about_line(story: Story, language: str) -> str:
    """What the numbers say; where they come to more than all that there is to win, why they may."""
    moved = max(
        (abs(by) for balance in story.balance for by in (balance.dice, balance.own, balance.others)), default=0.0
    )
    return say(
        language, "story-about", alone=int(story.alone), large=int(moved > 1), most=percent(moved), games=f"{moved:.1f}"
    )


def shown_balance(story: Story) -> tuple[tuple[int, Balance], ...]:
    """The balances worth showing: each side's, but for one that decides alone no other's."""
    return tuple(enumerate(story.balance))[: 1 if story.alone else None]


def turn_line(story: Story, turn: Turn, language: str) -> str:
    """What a roll changed, for the side that is told of: the one that the dice helped, or the one that decides alone."""
    side = 0 if story.alone else turn.side
    return say(
        language, "story-turn", side=story.names[side], before=percent(turn.before[side]),
        expected=percent(turn.expected[side]), after=percent(turn.after[side]), luck=points(turn.luck[side]),
        times=round(1 / turn.rarity) if side == turn.side else 0,
    )  # fmt: skip


def turn_heading(system: Rules, turn: Turn, language: str) -> str:
    """What a roll was for: the line of its account that dice stand under, else the first."""
    lines = [(line, event.dice) for event in turn.events for line in system.words.wording(event, language)]
    above: list[str] = []
    for line, dice in lines:
        above = [text for text in above if depth(text) < depth(line)]
        if dice and above:
            return above[-1].strip()
        above.append(line)
    return lines[0][0].strip() if lines else ""


def depth(line: str) -> int:
    """How far a line is set in.

    >>> depth("  rolled 3")
    2
    """
    return len(line) - len(line.lstrip(" "))


def honour_line(system: Rules, honour: Honour, language: str) -> str:
    """What somebody is honoured for."""
    own = system.words.texts
    texts = own if own.has(ENGLISH, "story-harm") else words()
    harm = texts.say(language, "story-harm", count=honour.count)
    return say(
        language, f"honour-{honour.kind}", who=system.words.name("figure", honour.who, language), count=honour.count, harm=harm,
        blows=honour.blows, upright=int(honour.upright),
    )  # fmt: skip
