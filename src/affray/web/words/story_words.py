"""The story of a game, in words for the page."""

from affray.lab.story.story import Story, Turn
from affray.lab.story.words import (
    Rules,
    about_line,
    balance_line,
    end_line,
    honour_line,
    say,
    shown_balance,
    turn_heading,
    turn_line,
)
from affray.web.messages.story import WordedBalance, WordedHonour, WordedStory, WordedTurn
from affray.web.words.wording import account_lines


def worded_story(system: Rules, story: Story, language: str) -> WordedStory:
    """A story in words."""
    note = "" if story.turns else say(language, "story-steady" if story.judged else "story-unjudged")
    return WordedStory(
        end=end_line(system, story, language),
        about=about_line(story, language) if story.balance else "",
        note=note,
        balance=tuple(
            WordedBalance(
                side,
                found.start,
                dice=found.dice,
                own=found.own,
                others=found.others,
                end=found.end,
                text=balance_line(story, side, found, language),
            )
            for side, found in shown_balance(story)
        ),
        course=story.course,
        turns=tuple(worded_turn(system, story, turn, language) for turn in story.turns),
        honours=tuple(
            WordedHonour(honour.kind, honour.who, honour.side, honour_line(system, honour, language), honour.moment)
            for honour in story.honours
        ),
        names=story.names,
    )


def worded_turn(system: Rules, story: Story, turn: Turn, language: str) -> WordedTurn:
    """A roll that moved the chances, in words."""
    return WordedTurn(
        moment=turn.moment,
        when=system.words.phrase(turn.when, language) if turn.when else "",
        side=turn.side,
        luck=turn.luck[turn.side],
        heading=turn_heading(system, turn, language),
        text=turn_line(story, turn, language),
        lines=account_lines(system, turn.events, language),
    )
