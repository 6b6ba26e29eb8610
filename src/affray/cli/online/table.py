"""A game of a server at the terminal: what is told, the open question, the lines of whoever sits there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from affray.cli.exits import DONE, FAILED
from affray.cli.game.meaning import command_word, command_words
from affray.cli.game.menu import Menu
from affray.cli.game.reasons import is_ids
from affray.cli.online import telling
from affray.cli.online.account import Account
from affray.cli.online.answering import (
    UNREAD,
    fuller_texts,
    menu_of_asked,
    numbered_answer,
    raise_refusal,
    spelled_text,
    words_near,
)
from affray.cli.online.asking import print_asked
from affray.cli.online.link import GameLink
from affray.cli.online.proof import FAULTS, Bound, verdict
from affray.cli.online.server_words import WORDS, picture_of, stage_notes, standing_of, summary_of, system_title
from affray.cli.online.typed_lines import TypedLines
from affray.cli.shown import boards
from affray.cli.shown.screen import Screen
from affray.core import InputError
from affray.core.words.texts import COMMON, phrase_text
from affray.game.refusals import fault_lines
from affray.web.client import Gone, Seat
from affray.web.client.game_requests import GameRequests
from affray.web.messages import (
    Asked,
    Chat,
    Dice,
    Done,
    FromServer,
    Over,
    Position,
    Refused,
    Request,
    Side,
    Sides,
    Told,
    Welcome,
)

T = TypeVar("T")
RECENT = 12
"""So many of the last messages, and lines of them, are told to whoever comes."""
PAUSE, TRIES = 0.3, 40
"""How long to wait before an answer is given again that came too soon, in seconds, and how often."""
TOO_SOON = ("rate", "dealing")
"""Codes of refusals that pass by themselves."""
YIELDING = ("say", "name", "who", "agree", "refuse", "resign", "rematch")
"""Commands of the table that are answers where answers begin so."""
Deed = Callable[[str], Awaitable[None]]


class OnlineTable:
    """A seat at a table, and what has been shown of its game."""

    def __init__(self, seat: Seat, link: GameLink, screen: Screen, typed: TypedLines) -> None:
        self.seat, self.link, self.screen, self.typed = seat, link, screen, typed
        self.requests = GameRequests(link.server, seat.token)
        self.account = Account(seat, self.requests, screen)
        self.drawing = boards.Drawing(screen)
        self.news: list[FromServer] = []
        self.sides: tuple[Side, ...] = ()
        self.clocks: tuple[tuple[float, ...], int] = ((), -1)
        self.bound = Bound()
        self.given: dict[tuple[int, str, str], tuple[str, ...]] = {}
        """The last answer to each kind of question, by side, code and figure."""
        self.attempt, self.printed = 0, (-1, -1)
        self.waits_for = -1
        self.beside: tuple[str, int] | None = None
        """What was asked beside another's question last, and after which line."""
        self.is_lost, self.is_leaving, self.is_checked = False, False, False
        self.code, self.fallen = DONE, telling.FallenSeats()
        self.request: Request | None = None
        self.next: GameLink | None = None
        self.commands: dict[str, Deed] = {}
        seat.listeners.append(self.hear)

    # --- how it stands ------------------------------------------------------------------------------------------------
    @property
    def welcome(self) -> Welcome:
        """What the server said first."""
        assert self.seat.welcome is not None
        return self.seat.welcome

    @property
    def position(self) -> Position:
        """How the game stands."""
        assert self.seat.position is not None
        return self.seat.position

    @property
    def language(self) -> str:
        """The language of the screen."""
        return self.screen.language

    @property
    def side_names(self) -> tuple[str, ...]:
        """What the sides are called."""
        return tuple(side.name for side in self.sides)

    @property
    def asked(self) -> Asked | None:
        """What this seat is asked, or may say although another is asked."""
        return telling.asked_of(self.position, self.sides, self.welcome.mine)

    @property
    def menu(self) -> Menu:
        """The answers as they are listed."""
        return menu_of_asked(self.asked, self.welcome.board) if self.asked is not None else Menu((), ())

    def text(self, message: str, **args: str | int | tuple[str, ...]) -> str:
        """A message of the terminal in the language of the screen."""
        return COMMON.say(self.language, message, **args)

    # --- the game -----------------------------------------------------------------------------------------------------
    async def run(self) -> int:
        """Plays until the game is over and nothing more is typed, or whoever plays leaves; the exit code. Raises Gone, InputError."""
        async with self.seat:
            if self.language not in self.welcome.languages:
                known = self.welcome.languages
                raise InputError(self.text("online-language", language=self.language, known=known))
            await self.say_heading()
            while self.goes_on():
                await self.show()
                if self.goes_on():
                    await self.hear_line()
        return self.code

    def goes_on(self) -> bool:
        """Whether this seat still plays this game."""
        return self.next is None and not self.is_leaving

    async def hear(self, said: FromServer) -> None:
        """Takes in what the server tells, to be shown in its turn."""
        self.news.append(said)
        if isinstance(said, Welcome):
            self.bound.see_welcome(said)
        elif isinstance(said, Dice):
            self.bound.see_dice(said)
        elif isinstance(said, Over):
            self.bound.see_seed(said.seed, said.salt)

    async def hear_line(self) -> None:
        """Waits for a line or for news, and does what the line says."""
        if self.wants_line():
            self.typed.ask()
        elif self.typed.is_over and self.position.over:
            self.is_leaving = True
            return
        news = asyncio.ensure_future(self.seat.wait_for_news())
        waits: set[asyncio.Future[None] | asyncio.Future[str]] = {news}
        if self.typed.pending is not None:
            waits.add(self.typed.pending)
        try:
            if not self.news and not self.is_switched():
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
        if news.done() and not news.cancelled():
            news.result()
        if self.typed.pending is not None and self.typed.pending.done():
            try:
                line = self.typed.line()
            except EOFError:
                self.is_leaving = self.typed.at_terminal or bool(self.welcome.mine) or self.position.over
                return
            await self.take_line(line)

    def wants_line(self) -> bool:
        """Whether a line is read now: at a terminal always; of a script only where there is something to say."""
        if self.typed.is_over:
            return False
        asks = self.request is not None and bool(set(self.request.waiting) & set(self.welcome.mine))
        playing = telling.playing_sides(self.sides, self.welcome.mine)
        here = self.asked is not None or asks or self.position.over or not playing
        return self.typed.at_terminal or here or telling.lent_side(self.sides, self.welcome.mine) >= 0

    async def take_line(self, line: str) -> None:
        """Does what a line says: a command or an answer. Raises Gone."""
        word, _, rest = line.strip().partition(" ")
        self.attempt += 1
        # Whoever types while another is asked hears again who that is.
        self.waits_for = -1
        if not word:
            return
        command = command_word(word.lower(), lambda: self.menu, self.language)
        if word.lower() == "back" and telling.is_company(self.position, self.sides):
            command = "back"  # elsewhere it means undo
        try:
            if command in self.commands and not (command in YIELDING and command in self.verbs()):
                await self.commands[command](rest.strip())
            elif is_ids(line):
                await self.commands["clause"](line)
            else:
                await self.answer(line)
        except Gone:
            raise
        except InputError as error:
            for text in fault_lines(error, self.language):
                self.screen.say(f"  {text}", 4)

    def verbs(self) -> set[str]:
        """The words that answers to the question begin with."""
        asked = self.asked
        texts = () if asked is None else (*(choice.offer.text for choice in asked.choices), *asked.open)
        return {text.split()[0] for text in texts}

    # --- answers and commands -----------------------------------------------------------------------------------------
    async def answer(self, line: str) -> None:
        """Gives the answer that a line means. Raises InputError with what the server says against it."""
        asked, position = self.asked, self.position
        if asked is None or asked.dice is not None:
            raise_refusal(await self.give(asked, line))
            return
        menu = self.menu
        meant = numbered_answer(asked, menu, line)
        if meant:
            raise_refusal(await self.give(asked, *meant))
            return
        text = spelled_text(asked, position, line, self.language)
        reply = await self.give(asked, text)
        if isinstance(reply, Refused) and not reply.stale:
            for fuller in fuller_texts(asked, position, menu, text, unread=reply.code in UNREAD):
                again = await self.give(asked, fuller)
                if isinstance(again, Done):
                    return
                reply = reply if again.code in UNREAD else again
            commands = command_words(self.commands, self.language)
            raise_refusal(reply, words_near(asked, position, menu, reply.code, line, commands))
        raise_refusal(reply)

    async def give(self, asked: Asked | None, *texts: str) -> Done | Refused:
        """Gives answers to the server, again where they came too soon; the reply once all that it tells is known."""
        reply = await self.patiently(self.seat.answer(*texts))
        for _ in range(TRIES):
            if isinstance(reply, Done) or reply.code not in TOO_SOON:
                break
            await asyncio.sleep(PAUSE)
            reply = await self.patiently(self.seat.answer(*texts))
        if isinstance(reply, Done):
            if asked is not None:
                self.given[asked.side, asked.code, asked.who] = texts
            await self.hear_up_to(reply.n)
        return reply

    async def hear_up_to(self, n: int) -> None:
        """Waits until everything up to a number has been told."""
        await self.patiently(self.seat.wait_until(lambda seat: seat.n >= n))

    async def patiently(self, awaited: Awaitable[T]) -> T:
        """What somebody waits for; a connection lost meanwhile is told. Raises Gone."""
        task = asyncio.ensure_future(awaited)
        try:
            while not task.done():
                news = asyncio.ensure_future(self.seat.wait_for_news())
                await asyncio.wait({task, news}, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                self.tell_connection()
                if news.done() and not news.cancelled():
                    news.result()
        finally:
            task.cancel()
        return task.result()

    # --- what is shown ------------------------------------------------------------------------------------------------
    async def say_heading(self) -> None:
        """Says which game this is, who sits there, and what has happened of late."""
        welcome = self.welcome
        self.sides = welcome.sides
        self.clocks = welcome.clocks, welcome.running
        self.screen.print_heading(f"{system_title(welcome.system)}: {welcome.title}")
        self.screen.say(welcome.summary)
        for text in telling.who_sits(self.sides, welcome.mine, self.language):
            self.screen.say(text)
        self.news = [said for said in self.news if said is not welcome]
        print()
        print("\n".join((await self.account.lines(self.sides, RECENT))[-RECENT:]))
        if not self.asked and not self.position.over:
            self.show_board()

    async def show(self) -> None:
        """Shows what is new: the news, the end of the game, the open question."""
        news, self.news = self.news, []
        texts = [(isinstance(said, Told), text) for said in news for text in self.news_texts(said)]
        left = self.fallen.lines(self.position, self.sides, self.welcome.mine, self.clocks[0], self.language)
        texts += [(False, text) for text in left]
        ended = self.position.over and not self.is_checked and self.next is None
        asks = self.asked is not None and self.printed != (self.position.state, self.attempt)
        # A line that is still being typed is pushed up, with its prompt.
        pushed = (texts or ended or asks or self.is_switched()) and self.typed.make_room()
        for is_account, text in texts:
            print(text) if is_account else self.screen.say(text)
        self.tell_connection()
        if ended:
            await self.say_result()
        await self.show_question()
        if pushed:
            self.typed.prompt_again()

    def is_switched(self) -> bool:
        """Whether the connection is another than it was said to be."""
        return self.is_lost != (self.seat.socket is None)

    def news_texts(self, said: FromServer) -> list[str]:
        """What the server has told, as lines."""
        match said:
            case Welcome():
                self.sides, self.clocks = said.sides, (said.clocks, said.running)
                return [self.text("online-missed")]
            case Told():
                if said.clocks and said.position is not None:
                    self.clocks = said.clocks, said.running
                if self.request is not None and self.request.what == "undo":
                    self.request = None
                return telling.told_texts(said, self.sides, self.screen)
            case Chat():
                return [telling.chat_text(said, self.sides, self.language)]
            case Request():
                self.request = said if said.state == "open" else None
                if said.game and said.token:
                    self.next = GameLink(self.link.server, said.game, said.token)
                return [telling.request_text(said, self.sides, self.welcome.mine, self.language)]
            case Sides():
                texts = telling.came_and_went(self.sides, said.sides, self.welcome.mine, self.language)
                self.sides = said.sides
                return [said.said] if said.said else texts
            case Dice():
                return [said.said] if said.said else []
        return []

    def tell_connection(self) -> None:
        """Says that the connection is lost, or that it is back."""
        if self.is_switched():
            self.is_lost = not self.is_lost
            self.screen.say(self.text("online-lost" if self.is_lost else "online-back"))
            if self.seat.trouble:
                self.screen.say(self.seat.trouble)

    async def show_question(self) -> None:
        """Prints the open question once for each state and each line typed; who else is asked, where it is a person."""
        asked, now = self.asked, (self.position.state, self.attempt)
        if asked is None:
            self.say_whose_turn()
            return
        # What may be said beside another's question is said once, not again at each of his answers.
        beside = (asked.code, self.attempt) if asked is self.position.aside else None
        if self.printed == now or (beside and beside == self.beside):
            return
        self.printed, self.waits_for, self.beside = now, -1, beside
        if not asked.inner:
            self.show_board()
        print()
        clocks = telling.clocks_text(*self.clocks, self.sides, self.language)
        if clocks:
            self.screen.say(clocks)
        try:
            await print_asked(self.seat, self.requests, asked, self.welcome, self.screen, self.side_names)
        except Gone:
            raise
        except InputError as error:
            self.screen.say(f"  {error.line(self.language)}", 4)

    def say_whose_turn(self) -> None:
        """Says once which other person is asked."""
        asked = self.position.asked
        side = asked.side if asked is not None else -1
        if side >= 0 and side != self.waits_for and telling.is_played(self.sides[side]):
            self.screen.say(self.text("online-waiting", side=self.sides[side].name))
        self.waits_for = side

    def show_board(self) -> None:
        """Draws the board if it has changed since it was drawn, and lists the figures that have."""
        picture = picture_of(self.welcome.board, self.position, self.side_names)
        summary, standing = summary_of(self.position, self.side_names), standing_of(self.position)
        texts = boards.summary_texts(WORDS, picture, summary, standing, self.screen)
        self.drawing.show(WORDS, picture, [*texts, *stage_notes(self.position)])

    # --- the end ------------------------------------------------------------------------------------------------------
    async def say_result(self) -> None:
        """Says who has won, and whether the dice were fair."""
        self.is_checked = True
        print()
        self.drawing.forget()
        self.show_board()
        print()
        self.screen.print_heading(telling.score_text(self.position, self.sides, self.language))
        found = await self.patiently(verdict(self.requests, self.seat, self.bound, self.language))
        self.code = FAILED if found.id in FAULTS else DONE
        self.screen.say(phrase_text(found, self.language))
        if not self.typed.is_over:
            self.screen.say(self.text("online-keep", mine=len(self.welcome.mine)))
