"""The story of a recorded game."""

import msgspec

from affray.cli.arguments import check_language
from affray.cli.exits import DONE
from affray.cli.game.opening import reading_eye
from affray.cli.shown.progress import progress
from affray.cli.shown.screen import Screen, screen_of
from affray.core import InputError, eyes
from affray.core.words.texts import ENGLISH
from affray.game import Game, load
from affray.lab.story.story import Story, Turn, tell_story
from affray.lab.story.words import (
    Rules,
    about_line,
    balance_line,
    end_line,
    honour_line,
    say,
    shown_balance,
    turn_line,
)


def print_story(
    file: str, to: int | None = None, side: str = "", *, json: bool, plain: bool, language: str = ENGLISH
) -> int:
    """Prints what decided a recorded game, for whom nothing of it is hidden: luck apart from decisions, the rolls that turned
    it, honours. Ctrl-C stops it. Raises InputError."""
    if to is not None:
        raise InputError(f"--to {to}: a story is of the whole game; expected no --to beside --story")
    game: Game[object, object] = load(file)
    if reading_eye(game, side) != eyes.EVERYTHING:
        raise InputError(f"{file}: a story lays all open; expected a game that is over and hides nothing any more")
    screen = screen_of(plain=plain, language=check_language(game.system.facts, language))
    with progress(say(screen.language, "story-title"), "") as watch:
        story = tell_story(game, watch)
    if json:
        print(msgspec.json.encode(story).decode())
        return DONE
    print_told(game.system, story, screen)
    return DONE


def print_told(system: Rules, story: Story, screen: Screen) -> None:
    """Prints a story."""
    language = screen.language
    screen.print_heading(say(language, "story-title"))
    screen.say(end_line(system, story, language))
    if not story.judged:
        screen.say(say(language, "story-unjudged"))
    for side, found in shown_balance(story):
        screen.say(balance_line(story, side, found, language), 2)
    if story.balance:
        screen.say(about_line(story, language))
        screen.say()
        screen.print_heading(say(language, "story-turns"))
        if not story.turns:
            screen.say(say(language, "story-steady"))
    for turn in story.turns:
        print_turn(system, story, turn, screen)
    if story.honours:
        screen.say()
        screen.print_heading(say(language, "story-honours"))
    for honour in story.honours:
        screen.say(f"  {honour_line(system, honour, language)}", 4)


def print_turn(system: Rules, story: Story, turn: Turn, screen: Screen) -> None:
    """Prints a roll that turned the game, with its account."""
    language = screen.language
    when = system.words.phrase(turn.when, language) if turn.when else ""
    place = say(language, "story-where", moment=turn.moment)
    screen.say(", ".join(filter(None, (when, place))))
    screen.print_account(system, turn.events)
    screen.say(f"  {turn_line(story, turn, language)}", 2)
