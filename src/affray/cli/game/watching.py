"""A game of computer players at the terminal, told as it goes."""

import sys

from affray.cli.arguments import check_language
from affray.cli.exits import DONE
from affray.cli.game.game_lines import result_line
from affray.cli.game.game_request import GameRequest
from affray.cli.game.opening import kept_name, open_game, seats_of
from affray.cli.game.telling import print_game_head, print_heading, print_moments, print_standing
from affray.cli.game.thinking import fault_line
from affray.cli.shown.screen import Screen, screen_of
from affray.core import eyes
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import Game, save
from affray.play import play_out


class Watching:
    """Tells a game as it goes: in words whenever a round is over, since the account draws together what belongs together; as
    JSON whenever an answer has come."""

    def __init__(self, game: Game[object, object], screen: Screen, *, json: bool) -> None:
        self.game, self.screen, self.json = game, screen, json
        self.begun = False
        """Whether anything was told."""
        self.printed = self.moments = 0
        """How many events, or moments, were told."""
        self.rounds = game.system.opponents.rounds(game.state)

    def note_answer(self) -> None:
        """Tells what is complete."""
        game, rounds = self.game, self.game.system.opponents.rounds(self.game.state)
        if self.json:
            # Who leaves a game does so after its last answer.
            self.tell_moments(len(game.line) - 2)
        elif rounds != self.rounds:
            self.rounds = rounds
            self.tell_events()
        sys.stdout.flush()

    def tell_moments(self, last: int) -> None:
        """Prints the moments that were not printed yet, up to the last one named, at first what is played and by whom."""
        if self.moments <= last:
            if not self.moments:
                print_game_head(self.game)
            print_moments(self.game, self.moments, last, eyes.EVERYTHING)
            self.moments = last + 1

    def tell_events(self) -> None:
        """Prints the account since the last time, at first what is played and by whom."""
        if not self.begun:
            print_heading(self.game, self.screen)
            self.begun = True
        self.screen.print_account(self.game.system, self.game.events[self.printed :])
        self.printed = len(self.game.events)

    def end(self) -> None:
        """Prints the rest; nothing of a game that has not begun."""
        if len(self.game.line) < 2 and not self.game.is_over:
            return
        if self.json:
            self.tell_moments(len(self.game.line) - 1)
        else:
            self.tell_events()
            print_standing(self.game, self.game.state, self.screen)

    def say_result(self) -> None:
        """Says who has won, below the figures and whatever went wrong; nothing of a game that is not over, or as JSON."""
        if self.game.is_over and not self.json:
            print()
            self.screen.print_heading(result_line(self.game, self.screen.language))


def watch_game(wanted: GameRequest, *, json: bool, plain: bool, language: str = ENGLISH) -> int:
    """Prints a game of computer players, which changes nobody of the roster; where the program fails, as far as it came.

    Raises InputError.
    """
    from affray.cli.game.muster import figures_to_field

    game = open_game(wanted, {place: kept.figure for place, kept in figures_to_field(wanted).items()}, language)
    seats = [seat for seat in seats_of(game, wanted, computer=True) if seat is not None]
    game.players = tuple(kept_name(seat.name) for seat in seats)
    screen, faults = screen_of(plain=plain, language=check_language(game.system.facts, language)), list[str]()
    if wanted.save:
        # What cannot be kept is not played first.
        save(game, wanted.save)
    watching = Watching(game, screen, json=json)
    try:
        play_out(
            game, seats, seconds=wanted.seconds, answered=watching.note_answer,
            failed=lambda side, fault: faults.append(fault_line(game, side, seats[side], fault, screen.language)),
        )  # fmt: skip
    finally:
        if wanted.save:
            save(game, wanted.save)
        watching.end()
        for line in faults:
            print(line, file=sys.stderr) if json else screen.say(line)
        watching.say_result()
    if wanted.save and not json:
        screen.say(COMMON.say(screen.language, "record-kept", path=str(wanted.save)))
    return DONE
