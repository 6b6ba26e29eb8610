"""A game at the terminal: the account of what happened, the board, the question, the answer."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from affray.cli import boards, reasons
from affray.cli.hints import HELP, form_lines, forms_meant, menu_hints, no_or_yes, odds_lines, question_menu
from affray.cli.menu import Menu, as_typed, columns, find, menu_of, words_of
from affray.cli.onward import after, beside, follow_lines, journal_line, players_line, result_line
from affray.cli.prospects import briefs
from affray.cli.screen import Screen
from affray.cli.sheets import figure_meant, show_sheet
from affray.core import InputError, Prompt, Question, eyes
from affray.core.event_text import plural
from affray.core.picture import StagePicture, marked
from affray.game import Game, Refused, save
from affray.play import Seat
from affray.referee import ChoiceNeeded, DiceNeeded
from affray.space.hex import DIRECTION_NAMES

LOG_LINES = 40
SUCH = (0, 3, 5, 2, 4, 1, 0, 3, 5)
DONE, FAULT, STOPPED = 0, 2, 130


class Quit(Exception):
    """The person leaves the table."""


class Table:
    """One game, who sits where, and what has been shown of it."""

    def __init__(self, game: Game[object, object], seats: list[Seat | None], screen: Screen, path: str | None) -> None:
        self.game, self.seats, self.screen, self.path = game, seats, screen, path
        self.shown = 0
        self.drawn: tuple[str, ...] = ()
        self.listed: tuple[str, ...] = ()
        self.unsaved = False
        self.watching = tuple(side for side, seat in enumerate(seats) if seat is None)
        self.sides = game.system.sides(game.state)
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "why": self.why,
            "odds": self.odds,
            "board": self.board,
            "log": self.log,
            "forms": self.forms,
            "sheet": self.sheet,
            "clause": self.clause,
            "save": self.save,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
        }

    # --- the game ---------------------------------------------------------------------------------------------------
    def run(self) -> int:
        """Plays until the game is over or the person leaves; the exit code."""
        if sys.stdin.isatty():
            import readline  # noqa: F401 - line editing comes with the import
        self.head()
        code = DONE
        try:
            while not self.game.over:
                self.decide()
        except (Quit, EOFError):
            self.parting()
        except KeyboardInterrupt:
            print()
            self.parting()
            code = STOPPED
        else:
            self.show_news()
            self.ending()
        return FAULT if self.unsaved else code

    def decide(self) -> None:
        """One answer, by a computer player or by the person."""
        question = self.game.question
        assert question is not None
        seat = self.seats[question.side] if question.side >= 0 else None
        if isinstance(self.game.needed, DiceNeeded) or seat is None:
            self.ask(question)
        elif question.inner:
            self.game.answer(seat.player.choose(self.game.system, self.game.seen(question.side), question, seat.rng))
            self.keep()
        else:
            self.game.answer(seat.player.answer(self.game.system, self.game.seen(question.side), question, seat.rng))
            self.keep()

    def ask(self, question: Question[object]) -> None:
        """Shows what is new, and asks until there is an answer or the game has changed."""
        self.show_news()
        if not question.inner:
            self.show_changes()
        prompt = self.game.prompt(self.screen.language, self.asked)
        menu = self.menu(question)
        self.show_question(prompt, menu, question)
        line_count = len(self.game.trail)
        while len(self.game.trail) == line_count:
            line = self.read()
            try:
                self.take(line, question, prompt, menu)
            except Refused as error:
                self.screen.say(f"  {reasons.told(error.refusal, self.screen)}", 4)
            except InputError as error:
                self.screen.say(f"  {error}", 4)

    def menu(self, question: Question[object]) -> Menu:
        """The answers to a question as they are listed."""
        return question_menu(self.game.system, self.game.seen(self.asked), question, self.screen.language)

    def take(self, line: str, question: Question[object], prompt: Prompt, menu: Menu) -> None:
        """Does what a line says: a command or an answer. Raises InputError."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
            return
        needed = self.game.needed
        if isinstance(needed, DiceNeeded):
            self.game.answer_text(line)
        elif isinstance(needed, ChoiceNeeded):
            place = no_or_yes(line.strip().lower(), prompt, self.screen.language)
            self.game.answer_text(line) if place is None else self.game.answer(place)
        else:
            answer = self.meant(line, question, menu)
            follows = after(self.game, self.asked, answer, line)
            self.game.answer(answer)
            if follows:
                self.game.answer_text(follows)
        self.keep()

    def meant(self, line: str, question: Question[object], menu: Menu) -> object:
        """The answer that a line means, legal or not. Raises InputError for a line that means none or several."""
        offered = (*question.answers, *question.extra)
        system = self.game.system
        if line.strip().upper() in DIRECTION_NAMES:
            return system.read_answer(line)
        if not line.strip()[:1].isdigit():
            try:
                exact = system.read_answer(line)
            except InputError:
                exact = None
            if exact in offered:
                return exact
        place = find(menu, line)
        if place is None:
            return system.read_answer(self.named(line))
        final = place >= len(question.answers)
        if final and words_of(line) != words_of(menu.texts[place]):
            raise InputError(f"{menu.texts[place]} cannot be mended: type it in full")
        return offered[place]

    def named(self, line: str) -> str:
        """The line with the names of figures as they are written, also by what they are called in the screen's language."""
        system, written = self.game.system, dict[str, str]()
        picture = system.picture(self.game.seen(self.asked))
        for counter in marked(picture):
            own = as_typed(counter.id, quoted=isinstance(picture, StagePicture))
            name = system.name("figure", counter.id, self.screen.language)
            written |= {as_typed(each).lower(): own for each in (name, counter.id)}
            line = line.replace(f'"{name}"', own)
        return " ".join(written.get(word.lower(), word) for word in line.split())

    def keep(self) -> None:
        """Writes the record, where it has a file; a failure is said and tried again after the next answer."""
        if self.path is None:
            return
        try:
            save(self.game, self.path)
            self.unsaved = False
        except InputError as error:
            self.unsaved = True
            self.screen.say(f"affray: {error}; the last good record stays")

    # --- what is shown ----------------------------------------------------------------------------------------------
    def head(self) -> None:
        """Says which game this is."""
        told = self.game.scenario.told(self.screen.language)
        self.screen.strong(f"{self.game.system.facts.name}: {told.title}")
        self.screen.say(told.summary)
        self.screen.say(players_line(self.game, self.seats))
        print()

    @property
    def people(self) -> int:
        """How many sides people play."""
        return sum(seat is None for seat in self.seats)

    @property
    def eye(self) -> int:
        """Who sees the screen: the one side that a person plays, or whose eyes are wanted; else everybody."""
        return eyes.eye_of(self.game.system, self.game.state, self.watching, over=self.game.over)

    @property
    def asked(self) -> int:
        """Who sees the question: the side that is asked, where a person plays it."""
        side = self.game.question.side if self.game.question else eyes.NOBODY
        return side if side >= 0 and self.seats[side] is None else self.eye

    def show_news(self) -> None:
        """Prints what has happened since the last time."""
        events = eyes.told(self.game.system, self.game.events[self.shown :], self.eye)
        self.screen.account(self.game.system, events)
        self.shown = len(self.game.events)

    def show_question(self, prompt: Prompt, menu: Menu, question: Question[object]) -> None:
        """Prints the question and the numbered answers."""
        print()
        self.screen.say(prompt.text, 2)
        if isinstance(self.game.needed, DiceNeeded):
            needed = self.game.needed
            low, high = self.game.shown((0, needed.die - 1))
            such = " ".join(map(str, self.game.shown(SUCH[: needed.n])))
            count = plural(needed.n, "face", "faces")
            self.screen.say(f"  Type {count} from {low} to {high}, such as {such}.", 2)
            return
        if question.inner:
            promised = briefs(self.game.system, self.game.seen(self.asked), question, self.screen.language)
            labels = [f"{n}  {label}{beside(promised.get(str(n)))}" for n, label in enumerate(prompt.labels)]
            self.listing(labels)
            return
        hints = menu_hints(self.game.system, self.game.seen(self.asked), question, menu, self.screen.language)
        size = len(str(len(menu.choices)))
        items = [
            f"{n:>{size}}  {choice.label}{beside(hint)}"
            for n, (choice, hint) in enumerate(zip(menu.choices, hints, strict=True), start=1)
        ]
        self.listing(items)
        for line in (
            *follow_lines(self.game, self.asked, question, self.screen.language),
            *form_lines(question, self.screen.language),
        ):
            self.screen.say(f"  {line}", 4)
        spanned = next((n for n, choice in enumerate(menu.choices, start=1) if choice.numbers), 0)
        if spanned:
            choice = menu.choices[spanned - 1]
            middle = len(choice.numbers) // 2 - 1
            text = menu.texts[choice.places[middle]]
            self.screen.say(f'  "{spanned} {choice.numbers[middle]}" means {text}.', 2)

    def listing(self, items: Sequence[str]) -> None:
        """Prints numbered answers in columns, those too long for a line in several."""
        for line in columns(items, self.screen.width):
            self.screen.say(line, 6)

    def read(self) -> str:
        """A line of the person. Raises EOFError at the end of the input."""
        sys.stdout.flush()
        line = input("> ")
        if not sys.stdin.isatty():
            print(line)
        return line

    def ending(self) -> None:
        """Says who won, and where the record is."""
        print()
        self.board("")
        print()
        self.screen.strong(result_line(self.game, self.screen.language))
        self.screen.say(f"{len(self.game.line) - 1} answers, seed {self.game.seed}.")
        if self.path is None and sys.stdin.isatty():
            try:
                self.save_as(input("Keep the record? A file name, or Enter for no: ").strip())
            except (InputError, EOFError, KeyboardInterrupt) as error:
                self.screen.say(f"Not kept. {error}".strip())
        self.where_kept()

    def where_kept(self) -> None:
        """Says how to look at the record again."""
        if self.path is not None and not self.unsaved:
            self.screen.say(f"The record is in {self.path}: affray replay {self.path}; affray verify {self.path}")
            self.screen.say(journal_line(self.game, self.path, self.screen.language))

    def parting(self) -> None:
        """Says what is kept when the person leaves."""
        print()
        if self.path is None:
            self.screen.say("You leave the table; the game is not kept (play with --save FILE to keep it).")
        elif self.unsaved:
            self.screen.say(f"You leave the table; {self.path} holds the game up to the last good save.")
        else:
            self.screen.say(f"You leave the table; go on with: affray play --load {self.path}")

    # --- commands ---------------------------------------------------------------------------------------------------
    def undo(self, _: str) -> None:
        """Takes back to the last decision of a person."""
        game, line = self.game, self.game.line
        back = next((n for n in range(1, len(line)) if self.seats[line[-n].entry.side] is None), 0)
        if not back:
            raise InputError("undo: there is no answer of yours to take back")
        rolled = line[-1].seen != line[-1 - back].seen
        if rolled and self.people < len(self.seats):
            raise InputError("undo: a die was rolled since, and the computer holds you to it")
        if rolled:
            agreed = input("A die was rolled since. Do all sides agree to take it back? ").strip().lower()
            if agreed not in ("y", "yes"):
                raise InputError("undo: not agreed")
        for _n in range(back):
            game.undo(consent=1 if rolled else 0)
        self.shown = min(self.shown, len(game.events))
        self.keep()
        print("Taken back.")

    def why(self, rest: str) -> None:
        """Explains the last rolls, or why an answer is refused."""
        question = self.game.question
        if not rest:
            reasons.explain_rolls(self.game, self.screen, self.eye)
            return
        if question is None or question.inner:
            raise InputError("why: finish the present choice first")
        reasons.explain_answer(self.game, self.meant(rest, question, self.menu(question)), self.screen)

    def odds(self, _: str) -> None:
        """Shows what the answers are worth."""
        question = self.game.question
        if question is None or isinstance(self.game.needed, DiceNeeded):
            raise InputError("odds: a roll has no answers to compare")
        menu = menu_of([str(n) for n in range(len(question.answers))]) if question.inner else self.menu(question)
        for line in odds_lines(self.game.system, self.game.seen(question.side), question, menu, self.screen.language):
            self.screen.say(f"  {line}", 4)

    def forms(self, rest: str) -> None:
        """Shows how answers in words are written."""
        for form in forms_meant(self.game.question, rest):
            self.screen.say(f"  {form}", 4)

    def board(self, _: str) -> None:
        """Draws the board and lists the figures."""
        self.drawn, self.listed = (), ()
        self.show_changes()

    def show_changes(self) -> None:
        """Draws the board if it has changed since it was drawn, and lists the figures that have."""
        state = self.game.seen(self.eye)
        picture = self.game.system.picture(state)
        plain = self.screen.plain
        drawn = () if plain else tuple(boards.drawn(self.game.system, picture, self.screen, quiet=True))
        summary = self.game.system.summary(state, self.screen.language)
        listed = tuple(boards.figure_texts(self.game.system, picture, summary, self.screen))
        changed = [text for text in listed if text not in self.listed]
        if drawn != self.drawn:
            print("\n" + "\n".join(boards.drawn(self.game.system, picture, self.screen)))
        if changed:
            print()
        for text in changed:
            self.screen.say(text, 5)
        self.drawn, self.listed = drawn, listed

    def sheet(self, rest: str) -> None:
        """Prints the sheet of a figure, as far as the person sees it. Raises InputError."""
        system, state = self.game.system, self.game.seen(self.asked)
        if system.guide is None:
            raise InputError(f"sheet: {system.facts.name} has none")
        who = figure_meant(rest, marked(system.picture(state)))
        self.screen.strong(who)
        show_sheet(system.guide.sheet(state, who), system, self.screen)

    def log(self, rest: str) -> None:
        """Prints the account so far, or its last lines."""
        from affray.cli.screen import account

        events = eyes.told(self.game.system, self.game.events, self.eye)
        lines = account(self.game.system, events, self.screen.width, self.screen.language)
        print("\n".join(lines if rest == "all" else lines[-LOG_LINES:]) or "Nothing has happened yet.")

    def clause(self, rest: str) -> None:
        """Prints a rule."""
        if not rest:
            raise InputError("clause: expected the id of a rule, as the account shows them in brackets")
        reasons.show_clauses(self.game.system.facts.key, (rest.upper(),), self.screen)

    def save(self, rest: str) -> None:
        """Keeps the record from now on in a file."""
        if not rest and self.path is None:
            raise InputError("save: expected the name of a file")
        self.save_as(rest or str(self.path))
        self.where_kept()

    def save_as(self, path: str) -> None:
        """Keeps the record in a file, if one is named; no other file is overwritten. Raises InputError."""
        if not path:
            return
        if path != self.path and Path(path).exists():
            raise InputError(f"{path}: exists; name another file")
        save(self.game, path)
        self.path, self.unsaved = path, False

    def help(self, _: str) -> None:
        """Prints the commands."""
        for line in HELP.splitlines():
            self.screen.say(line, 17 if line.startswith(" ") else 0)

    def quit(self, _: str) -> None:
        """Leaves the table."""
        raise Quit
