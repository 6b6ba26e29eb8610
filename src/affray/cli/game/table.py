"""A game at the terminal: the account of what happened, the board, the question, the answer."""

import sys
from collections.abc import Callable
from pathlib import Path

from affray.cli.arguments import check_names_file, is_yes, quote_name, unquoted_name
from affray.cli.exits import DONE, FAULT, STOPPED
from affray.cli.game import reasons
from affray.cli.game.afterwards import look_back, read_on
from affray.cli.game.asking import print_question
from affray.cli.game.fallen import FallenSides
from affray.cli.game.game_lines import follow_up, give_answer, has_master, journal_line, player_lines, result_line
from affray.cli.game.giving_up import give_up, held_seats
from affray.cli.game.hints import matching_forms, odds_lines, print_forms, print_help, question_menu, spelled_lines
from affray.cli.game.meaning import LineReader, command_word, find_answer, find_choice, plain_word
from affray.cli.game.menu import Menu
from affray.cli.game.news import heard_events
from affray.cli.game.repeating import Repetition, last_answer
from affray.cli.game.thinking import Thinking, end_seats
from affray.cli.shown import boards
from affray.cli.shown.screen import Screen, harmless_text
from affray.cli.shown.sheets import find_figure, print_sheet
from affray.core import InputError, Prompt, Question, eyes
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import Game, Refused, save
from affray.game.refusals import fault_lines
from affray.game.rulebook import rulebook
from affray.platform import edit_lines
from affray.play import Seat
from affray.referee import DiceNeeded

LOG_LINES = 40


class Quit(Exception):
    """The person leaves the table."""


class Table:
    """One game, who sits where, and what has been shown of it."""

    def __init__(self, game: Game[object, object], seats: list[Seat | None], screen: Screen, path: str | None) -> None:
        self.game, self.seats, self.screen, self.path = game, held_seats(game, seats), screen, path
        self.thinking = Thinking(screen, len(game.line))
        self.shown, self.unsaved, self.fallen = 0, False, FallenSides()
        self.drawing = boards.Drawing(screen)
        self.repeating: Repetition | None = None
        self.watching = tuple(side for side, seat in enumerate(seats) if seat is None)
        self.sides = game.system.sides(game.state)
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo, "resign": self.resign, "why": self.why, "odds": self.odds, "hint": self.hint,
            "board": self.board, "log": self.log, "forms": self.forms, "answers": self.answers, "same": self.same,
            "sheet": self.sheet, "clause": self.clause, "save": self.save, "help": self.help, "?": self.help,
            "quit": self.quit,
        }  # fmt: skip

    # --- the game ---------------------------------------------------------------------------------------------------
    def run(self) -> int:
        """Plays until the game is over or the person leaves; the exit code."""
        if sys.stdin.isatty():
            edit_lines()
        self.say_heading()
        code = DONE
        try:
            while not self.game.is_over:
                self.decide()
        except (Quit, EOFError):
            self.say_goodbye()
        except KeyboardInterrupt:
            print()
            self.say_goodbye()
            code = STOPPED
        else:
            self.show_news()
            self.say_result()
        finally:
            end_seats(self.game, self.seats)
        return FAULT if self.unsaved else code

    def decide(self) -> None:
        """Gets one answer, from a computer player or from the person."""
        question = self.game.question
        assert question is not None
        seat = self.seats[question.side] if question.side >= 0 else None
        if isinstance(self.game.needed, DiceNeeded) or seat is None:
            self.ask(question)
            self.thinking.rest()
        else:
            self.thinking.give(self.game, self.seats, question, seat)
            self.keep_record()
            if None not in self.seats:
                self.show_news()

    def ask(self, question: Question[object]) -> None:
        """Shows what is new, and asks until there is an answer or the game has changed."""
        if self.repeating is not None and self.repeat_answer(self.repeating, question):
            return
        self.show_news()
        if not question.inner:
            self.show_changes()
        line_count = len(self.game.trail)
        while len(self.game.trail) == line_count:
            print_question(self.game, self.question_eye, self.prompt, self.menu(question), question, self.screen)
            line = self.read_line()
            try:
                self.take_line(line, question)
            except InputError as error:
                self.say_fault(error)

    def say_fault(self, error: InputError) -> None:
        """Says why a line is not taken."""
        for text in fault_lines(error, self.screen.language):
            self.screen.say(f"  {text}", 4)

    @property
    def prompt(self) -> Prompt:
        """The question in words."""
        return self.game.prompt(self.screen.language, self.question_eye)

    def menu(self, question: Question[object]) -> Menu:
        """The answers to a question as they are listed."""
        system, state = self.game.system, self.game.view(self.question_eye)
        return question_menu(system, state, question, self.prompt, self.screen.language)

    def take_line(self, line: str, question: Question[object]) -> None:
        """Does what a line says: a command or an answer. Raises InputError."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        command = command_word(word.lower(), lambda: self.menu(question), self.screen.language)
        if command in self.commands:
            self.commands[command](rest.strip())
            return
        if reasons.is_ids(line):
            self.clause(line)
            return
        if isinstance(self.game.needed, DiceNeeded):
            self.game.answer_text(line)
        else:
            answer = self.find_answer(line, question)
            follows = "" if question.inner else follow_up(self.game, self.question_eye, answer, line)
            give_answer(self.game, answer, line)
            if follows:
                self.game.answer_text(follows)
        self.keep_record()

    def find_answer(self, line: str, question: Question[object]) -> object:
        """The answer that a line means, legal or not; of an inner choice its number from 0. Raises InputError."""
        menu = self.menu(question)
        if question.inner:
            return find_choice((self.prompt, self.game.prompt(ENGLISH, self.question_eye)), menu, line)
        ear = LineReader(self.game.system, self.game.view(self.question_eye), self.screen.language, (*self.commands,))
        return find_answer(ear, question, menu, line)

    def repeat_answer(self, repeating: Repetition, question: Question[object]) -> bool:
        """Repeats the figure's last answer if all of its side are to do so; whether it did. Repeating ends where it could not."""
        if question.side == repeating.side and not repeating.has_question(question):
            self.repeating = None
        elif question.side == repeating.side:
            repeating.done = (*repeating.done, question.who)
            try:
                self.do_same()
            except Refused as error:
                self.repeating = None
                reason = error.refusal.line(self.screen.language)
                self.screen.say(self.message_text("same-ends", who=question.who, reason=reason))
            else:
                return True
        return False

    def do_same(self) -> None:
        """Gives the answer that the figure gave the last time. Raises Refused."""
        answer = last_answer(self.game)
        text = self.game.system.words.label(self.game.view(self.question_eye), answer, self.screen.language)
        self.game.answer(answer)
        self.screen.say(self.message_text("same-done", answer=text))
        self.keep_record()

    def message_text(self, message: str, **args: str | int) -> str:
        """A message of the terminal in the language of the screen."""
        return COMMON.say(self.screen.language, message, **args)

    def keep_record(self) -> None:
        """Writes the record, where it has a file; a failure is said and tried again after the next answer."""
        if self.path is None:
            return
        try:
            save(self.game, self.path)
            self.unsaved = False
        except InputError as error:
            self.unsaved = True
            self.screen.say(self.message_text("table-unsaved", reason=str(error)))

    # --- what is shown ----------------------------------------------------------------------------------------------
    def say_heading(self) -> None:
        """Says which game this is."""
        words = self.game.scenario.words_in(self.screen.language)
        self.screen.print_heading(f"{self.game.system.facts.name}: {words.title}")
        self.screen.say(words.summary)
        for text in player_lines(self.game, self.seats, self.screen.language):
            self.screen.say(text)
        print()

    @property
    def people_count(self) -> int:
        """How many sides people play."""
        return sum(seat is None for seat in self.seats)

    @property
    def eye(self) -> int:
        """By whose eyes the screen is drawn: those of the one side that a person plays, else everybody's."""
        return eyes.eye_of(self.game.system, self.game.state, self.watching, over=self.game.is_over)

    @property
    def question_eye(self) -> int:
        """By whose eyes the question is shown: the asked side's where a person plays it, else as the screen, as it is where a
        game master is asked."""
        game = self.game
        side = game.question.side if game.question else eyes.NOBODY
        is_shown = side >= 0 and self.seats[side] is None and not game.system.seats.is_master(game.state, side)
        return side if is_shown else self.eye

    def show_news(self) -> None:
        """Prints what has happened since the last time."""
        events = heard_events(self.game, self.shown, self.eye, self.seats)
        self.screen.print_account(self.game.system, events)
        self.shown = len(self.game.events)
        self.fallen.say(self.game, self.screen)

    def read_line(self) -> str:
        """A line of the person. Raises EOFError at the end of the input."""
        sys.stdout.flush()
        line = input("> ")
        if not sys.stdin.isatty():
            print(harmless_text(line))
        return line

    def say_result(self) -> None:
        """Says who won, and where the record is."""
        print()
        self.board("")
        print()
        self.screen.print_heading(result_line(self.game, self.screen.language))
        self.screen.say(self.message_text("table-length", count=len(self.game.line) - 1, seed=str(self.game.seed)))
        (look_back if sys.stdin.isatty() else read_on)(self)
        self.say_where_kept()

    def say_where_kept(self) -> None:
        """Says how to look at the record again."""
        if self.path is not None and not self.unsaved:
            self.screen.say(self.message_text("table-kept", path=quote_name(self.path)))
            self.screen.say(journal_line(self.game, self.path, self.screen.language))

    def say_goodbye(self) -> None:
        """Says what is kept when the person leaves."""
        print()
        kept = "no" if self.path is None else "unsaved" if self.unsaved else "yes"
        self.screen.say(self.message_text("table-left", kept=kept, path=quote_name(self.path or "")))

    # --- commands ---------------------------------------------------------------------------------------------------
    def undo(self, _: str) -> None:
        """Takes back to the last decision of a person."""
        game, line = self.game, self.game.line
        back = next((n for n in range(1, len(line)) if self.seats[line[-n].entry.side] is None), 0)
        if not back:
            raise InputError(self.message_text("table-undo-none"))
        rolled = line[-1].seen != line[-1 - back].seen
        if rolled and self.people_count < len(self.seats):
            raise InputError(self.message_text("table-undo-held"))
        if rolled and not is_yes(input(self.message_text("table-undo-agreed") + " ")):
            raise InputError(self.message_text("table-undo-not-agreed"))
        for _n in range(back):
            game.undo(consent=1 if rolled else 0)
        self.shown = min(self.shown, len(game.events))
        self.screen.forget_later(eyes.visible_events(game.system, game.events[: self.shown], self.eye))
        self.keep_record()
        print(self.message_text("table-undone"))

    def resign(self, rest: str) -> None:
        """Gives up the side that is asked, where that is said twice. Raises InputError where it is not."""
        self.show_news()
        give_up(self.game, self.seats, self.screen, rest)
        self.keep_record()

    def why(self, rest: str) -> None:
        """Explains one of the last rolls, a computer player's last decision, or why an answer is refused."""
        question = self.game.question
        if not rest or rest.isdecimal():
            reasons.explain_rolls(self.game, self.screen, self.eye, int(rest or 1))
            return
        if self.thinking.thoughts.explain_named(self.game, self.seats, rest, self.eye):
            return
        if question is None or isinstance(self.game.needed, DiceNeeded):
            raise InputError(self.message_text("table-why-roll"))
        try:
            answer = self.find_answer(rest, question)
        except InputError as error:
            self.thinking.thoughts.explain_unread(self.game, self.seats, rest, self.eye, error)
            return
        choice = self.prompt.labels[int(str(answer))] if question.inner else ""
        reasons.explain_answer(self.game, answer, self.screen, choice)

    def same(self, rest: str) -> None:
        """Gives the answer of the last time, for one figure or for all of a side."""
        question = self.game.question
        if plain_word(rest, self.screen.language) not in ("", "all") or question is None:
            raise InputError(self.message_text("table-same", rest=rest))
        self.do_same()
        if rest:
            self.repeating = Repetition(question.side, question.code, (question.who,))

    def hint(self, rest: str) -> None:
        """Shows what a strong player would answer, or gives that answer."""
        if self.thinking.thoughts.take_hint(self.game, rest):
            self.keep_record()

    def answers(self, _: str) -> None:
        """Lists what may be typed for each answer, where the list has other words or leaves places out."""
        question = self.game.question
        lines = () if question is None else tuple(spelled_lines(self.menu(question)))
        if not lines:
            raise InputError(self.message_text("table-answers-none"))
        for line, indent in lines:
            self.screen.say(line, indent)

    def odds(self, _: str) -> None:
        """Shows what the answers are worth."""
        question = self.game.question
        if question is None or isinstance(self.game.needed, DiceNeeded):
            raise InputError(self.message_text("table-odds-roll"))
        menu = self.menu(question)
        for line in odds_lines(self.game.system, self.game.view(question.side), question, menu, self.screen.language):
            self.screen.say(f"  {line}", 4 if line == line.lstrip() else 13)

    def forms(self, rest: str) -> None:
        """Shows how answers in words are written."""
        print_forms(self.screen, self.forms_of(rest))

    def forms_of(self, word: str) -> list[str]:
        """How answers that begin with a word are written, or all. Raises Refused for none."""
        return matching_forms(self.game.system, self.game.question, self.prompt, word, self.screen.language)

    def board(self, _: str) -> None:
        """Draws the board and lists the figures."""
        self.drawing.forget()
        self.show_changes()

    def show_changes(self) -> None:
        """Draws the board if it has changed since it was drawn, and lists the figures that have."""
        state = self.game.view(self.eye)
        picture = self.game.system.words.picture(state)
        texts = boards.figure_texts(self.game.system, state, picture, self.screen)
        self.drawing.show(self.game.system.words, picture, texts)

    def sheet(self, rest: str) -> None:
        """Prints the sheet of a figure, as far as the person sees it. Raises InputError."""
        system, eye, language = self.game.system, self.question_eye, self.screen.language
        if system.guide is None:
            raise InputError(self.message_text("table-sheet-none", system=system.facts.name))
        state = self.game.view(eye)
        who = find_figure(rest, system.words.picture(state), eye, system.words, language)
        self.screen.print_heading(system.words.name("figure", who, language))
        print_sheet(system.guide.sheet(state, who), system.words, self.screen)

    def log(self, rest: str) -> None:
        """Prints the account so far, or its last lines."""
        most = {"all": 0}.get(plain_word(rest, self.screen.language), LOG_LINES)
        reasons.print_account(self.game, self.screen, self.eye, most)

    def clause(self, rest: str) -> None:
        """Prints rules by id or by words."""
        if not rest:
            raise InputError(self.message_text("table-clause"))
        reasons.look_up(rulebook(self.game.system.facts.key), rest, self.screen)

    def save(self, rest: str) -> None:
        """Keeps the record from now on in a file."""
        if not rest and self.path is None:
            raise InputError(self.message_text("table-save"))
        self.save_as(unquoted_name(rest) or str(self.path))
        self.say_where_kept()

    def save_as(self, path: str) -> None:
        """Keeps the record in a file, if one is named; no other file is overwritten. Raises InputError."""
        if not path:
            return
        check_names_file(path)
        if path != self.path and Path(path).exists():
            raise InputError(self.message_text("table-save-exists", path=path))
        save(self.game, path)
        self.path, self.unsaved = path, False

    def help(self, rest: str) -> None:
        """Prints the commands, or what a word is for. Raises Refused for an unknown one."""
        print_help(self.screen, rest, self.forms_of, master=has_master(self.game))

    def quit(self, _: str) -> None:
        """Leaves the table."""
        raise Quit
