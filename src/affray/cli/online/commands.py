"""What whoever sits at a table of a server may type beside answers."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal

from affray.cli.arguments import check_names_file, is_yes, unquoted_name
from affray.cli.game.guessing import full_name
from affray.cli.game.hints import inner_forms, print_forms, print_help, spelled_lines
from affray.cli.game.meaning import plain_word
from affray.cli.game.prospects import promised_lines
from affray.cli.game.reasons import print_found, print_rules
from affray.cli.online import telling
from affray.cli.online.answering import menu_of_asked, raise_refusal, spelled_text
from affray.cli.online.asking import odds_texts
from affray.cli.online.server_words import WORDS, figure_names, picture_of, prospect_of, sheet_of
from affray.cli.online.table import Deed, OnlineTable
from affray.cli.shown.sheets import find_figure, print_sheet
from affray.core import InputError, Prompt
from affray.core.field_errors import file_error
from affray.core.reading.rulebook import clause_ids
from affray.core.words.texts import COMMON
from affray.game.refusals import Refused, game_refusal
from affray.systems.registry import load_system
from affray.web.client import Server
from affray.web.messages import Asked, ClauseInfo, Command, Done
from affray.web.messages.advice import WordedReason, WordedReasons

LOG_LINES = 40
LOOKED_BACK = 60
"""So many of the last messages rolls are looked for in."""
Wish = Literal["undo", "rematch", ""]
REQUESTS: Mapping[str, Wish] = {"undo": "undo", "rematch": "rematch"}
HOW = ("", "swap", "easier", "harder")


class Commands:
    """The commands of a table, by the words that they have in English."""

    def __init__(self, table: OnlineTable) -> None:
        self.table, self.screen = table, table.screen
        self.asking = Server(table.link.server, table.seat.token)
        self.advised: tuple[Asked, WordedReason] | None = None
        table.commands |= self.deeds()

    def deeds(self) -> dict[str, Deed]:
        """What each command does with what stands behind it."""
        found: dict[str, Deed] = {
            "help": self.help, "?": self.help, "quit": self.quit, "board": self.board, "log": self.log, "who": self.who,
            "answers": self.answers, "forms": self.forms, "same": self.same, "odds": self.odds, "why": self.why,
            "hint": self.hint, "sheet": self.sheet, "clause": self.clause, "save": self.save, "undo": self.undo,
            "agree": self.agree, "refuse": self.refuse, "resign": self.resign, "rematch": self.rematch, "lend": self.lend, "back": self.back, "say": self.say, "chat": self.say,
            "name": self.name,
        }  # fmt: skip
        return found

    # --- what is done at the server -----------------------------------------------------------------------------------
    async def command(self, command: Command) -> None:
        """Has the server do something. Raises InputError with what it says against it."""
        reply = await self.table.patiently(self.table.seat.command(command))
        if isinstance(reply, Done):
            await self.table.hear_up_to(reply.n)
        raise_refusal(reply)

    async def undo(self, _: str) -> None:
        """Takes the last answer back, or asks the others."""
        await self.command(Command("", "undo"))

    async def resign(self, rest: str) -> None:
        """Gives up, where that is said twice. Raises InputError where it is not."""
        if not is_yes(rest):
            raise InputError(self.table.text("online-resign-sure"))
        await self.command(Command("", "resign"))

    async def say(self, rest: str) -> None:
        """Says something to everybody."""
        await self.command(Command("", "chat", rest))

    async def name(self, rest: str) -> None:
        """Gives the name that is shown at the table."""
        await self.command(Command("", "name", rest))

    async def agree(self, rest: str) -> None:
        """Agrees to a request."""
        await self.command(Command("", "agree", what=self.wish(rest)))

    async def refuse(self, rest: str) -> None:
        """Refuses a request."""
        await self.command(Command("", "refuse", what=self.wish(rest)))

    def wish(self, rest: str) -> Wish:
        """The request that is meant; empty for the only one."""
        return REQUESTS.get(plain_word(rest.lower(), self.screen.language), "")

    async def rematch(self, rest: str) -> None:
        """Asks for another game."""
        if rest.lower() not in HOW:
            raise InputError(self.table.text("online-rematch-how", given=rest))
        await self.command(Command("", "rematch", rest.lower()))

    async def lend(self, rest: str) -> None:
        """Has a computer play a side of a company, one's own where none is named. Raises InputError."""
        names = [side.name for side in self.table.sides if not side.idle]
        known = {name.lower(): name for name in names}
        named = known.get(rest.lower()) or full_name(rest, known)
        if rest and named not in names:
            raise InputError(self.table.text("online-lend-side", given=rest, sides=tuple(names)))
        side = self.table.side_names.index(named) if rest else next(iter(self.table.welcome.mine), -1)
        await self.command(Command("", "lend", "computer", side=side))

    async def back(self, _: str) -> None:
        """Plays one's own side again. Raises InputError where none is lent."""
        side = telling.lent_side(self.table.sides, self.table.welcome.mine)
        if side < 0:
            raise InputError(self.table.text("online-back-none"))
        await self.command(Command("", "lend", side=side))

    # --- what is shown again ------------------------------------------------------------------------------------------
    async def help(self, rest: str) -> None:
        """Prints the commands, or what a word is for. Raises InputError for an unknown one."""
        master = any(side.master for side in self.table.sides)
        print_help(self.screen, rest, self.forms_of, "online-help", master=master)

    async def quit(self, _: str) -> None:
        """Leaves the table."""
        self.table.is_leaving = True

    async def board(self, _: str) -> None:
        """Draws the board and lists the figures."""
        self.table.drawing.forget()
        self.table.show_board()

    async def who(self, _: str) -> None:
        """Says who sits where, and what the clocks show."""
        table, language = self.table, self.screen.language
        fresh = await self.asking.get_game(table.seat.game, lang=language)
        table.clocks = fresh.clocks, fresh.running
        for text in telling.seat_texts(table.sides, table.welcome.mine, language):
            self.screen.say(f"  {text}", 4)
        clocks = telling.clocks_text(*table.clocks, table.sides, language)
        if clocks:
            self.screen.say(f"  {clocks}", 4)

    async def log(self, rest: str) -> None:
        """Prints the account so far, or its last lines."""
        whole = plain_word(rest, self.screen.language) == "all"
        lines = await self.table.account.lines(self.table.sides, 0 if whole else LOG_LINES)
        print("\n".join(lines if whole else lines[-LOG_LINES:]) or self.table.text("table-nothing"))

    # --- the question -------------------------------------------------------------------------------------------------
    def question(self) -> Asked:
        """What this seat is asked. Raises InputError where it is asked nothing."""
        asked = self.table.asked
        if asked is None:
            raise InputError(self.table.text("online-no-question"))
        return asked

    async def answers(self, _: str) -> None:
        """Lists what may be typed for each answer, and what is not legal now with the reason."""
        asked = self.question()
        lines = tuple(spelled_lines(self.table.menu))
        if not lines and not asked.closed:
            raise InputError(self.table.text("table-answers-none"))
        for line, indent in lines:
            self.screen.say(line, indent)
        for choice in asked.closed:
            why = f"{choice.why} [{' '.join(choice.clauses)}]" if choice.clauses else choice.why
            self.screen.say("  " + self.table.text("online-closed", label=choice.label, why=why), 4)

    async def forms(self, rest: str) -> None:
        """Shows how answers in words are written."""
        print_forms(self.screen, self.forms_of(rest))

    def forms_of(self, rest: str) -> list[str]:
        """How answers that begin with a word are written, or all. Raises InputError for none."""
        asked, language = self.question(), self.screen.language
        if asked.inner:
            prompt = Prompt(asked.text, tuple(choice.label for choice in asked.choices), self.table.menu.own)
            return [COMMON.phrase(inner_forms(prompt), language)]
        texts = (choice.offer.text for choice in asked.choices)
        words = dict.fromkeys(text.split()[0] for text in (*texts, *asked.open))
        known: dict[str, str] = {}
        with suppress(InputError):
            known = dict(load_system(self.table.welcome.system).forms)
        every = dict.fromkeys((*asked.open, *(known.get(word, word) for word in words)))
        found = [form for form in every if form.startswith(rest)]
        if not found:
            raise Refused(game_refusal("word", given=rest, words=", ".join(words), count=len(words)))
        return [COMMON.form_text(language, form) for form in found]

    async def same(self, _: str) -> None:
        """Gives the answer that the figure gave the last time."""
        asked = self.question()
        texts = self.table.given.get((asked.side, asked.code, asked.who))
        if texts is None:
            raise InputError(self.table.text("online-same-none"))
        raise_refusal(await self.table.give(asked, *texts))
        self.screen.say(self.table.text("same-done", answer=", ".join(texts)))

    async def odds(self, _: str) -> None:
        """Shows what the answers promise."""
        asked = self.question()
        found = await self.asking.get_game_prospects(self.table.seat.game, lang=self.screen.language)
        menu = menu_of_asked(asked, self.table.welcome.board)
        lines = odds_texts(found.prospects, asked, menu, self.screen.language)
        if not lines:
            raise InputError(self.table.text("online-odds-none"))
        for line in lines:
            self.screen.say(f"  {line}", 4 if line == line.lstrip() else 13)

    async def hint(self, rest: str) -> None:
        """Shows what a strong player would answer, or gives that answer."""
        if rest and plain_word(rest, self.screen.language) != "do":
            raise InputError(self.table.text("table-hint", rest=rest))
        asked = self.question() if rest else None
        if asked is None or self.advised is None or self.advised[0] is not asked:
            await self.ask_hint()
        if asked is not None and self.advised is not None and self.advised[0] is asked:
            _, best = self.advised
            raise_refusal(await self.table.give(asked, best.text))
            self.screen.say(self.table.text("hint-done", answer=best.label))

    async def ask_hint(self) -> None:
        """Asks the server for a hint, shows it and keeps it for the question that it answers."""
        others = (side for place, side in enumerate(self.table.sides) if place not in self.table.welcome.mine)
        if not any(side.player in telling.PEOPLE and not side.idle for side in others):
            print(self.table.text("hint-thinks"), flush=True)
        found = await self.table.patiently(self.asking.get_game_hint(self.table.seat.game, lang=self.screen.language))
        self.print_reasons(found.reasons, "hint")
        asked = self.table.asked
        if found.reasons is not None and asked is not None and found.state == self.table.position.state:
            self.advised = asked, found.reasons.rows[0]

    def print_reasons(self, found: WordedReasons | None, kind: str) -> None:
        """Prints reasons, where there are some."""
        if found is not None:
            for line, indent in telling.reason_texts(found, self.table.sides, kind, self.screen.language):
                self.screen.say(line, indent)

    # --- why ----------------------------------------------------------------------------------------------------------
    async def why(self, rest: str) -> None:
        """Explains one of the last rolls, a computer player's last decision, or why an answer is refused."""
        table, language = self.table, self.screen.language
        if not rest or rest.isdecimal():
            await self.explain_roll(int(rest or 1))
            return
        named = [place for place, side in enumerate(table.sides) if side.name.lower() == rest.lower()]
        if named:
            found = await self.asking.get_game_reasons(table.seat.game, side=named[0], lang=language)
            if found.unsaid:
                raise InputError(table.text("why-unsaid", reason=found.unsaid))
            self.print_reasons(found.reasons, "why")
            return
        asked = self.question()
        closed = next(
            (choice for choice in asked.closed if rest.lower() in (choice.label.lower(), choice.offer.text.lower())),
            None,
        )
        text = closed.offer.text if closed is not None else spelled_text(asked, table.position, rest, language)
        advice = await self.asking.get_game_trial(table.seat.game, answer=text, lang=language)
        trial = advice.trial
        if trial is None or not trial.why:
            self.screen.say("  " + table.text("why-legal", answer=text))
            for line in promised_lines(map(prospect_of, advice.prospects), WORDS, language):
                self.screen.say(f"    {line}", 6)
            return
        self.screen.say(f"  {trial.label}: {trial.why}" if not trial.unread else f"  {trial.why}", 4)
        await self.print_clauses(trial.clauses)

    async def explain_roll(self, back: int) -> None:
        """Prints a roll with its parts and the rules behind it. Raises InputError."""
        table, language = self.table, self.screen.language
        rolls = telling.rolls_of(await table.account.entries(LOOKED_BACK))
        if not 1 <= back <= len(rolls):
            raise InputError(table.text("table-why-none", back=back, count=len(rolls)))
        lines = rolls[-back]
        print("\n".join(telling.line_texts(lines, self.screen)))
        for text in telling.sum_texts(lines, language):
            self.screen.say(f"    {text}", 6)
        print()
        await self.print_clauses(tuple(dict.fromkeys(clause for line in lines for clause in line.clauses)))

    async def print_clauses(self, ids: tuple[str, ...]) -> None:
        """Prints rules by their ids."""
        found = [clause for name in ids for clause in await self.clauses(name) if clause.id == name]
        print_rules(found, self.screen)

    async def clauses(self, text: str) -> list[ClauseInfo]:
        """The rules with these words or with ids that begin so."""
        return await self.asking.get_system_clauses(self.table.welcome.system, q=text)

    async def clause(self, rest: str) -> None:
        """Prints rules by id or by words."""
        if not rest:
            raise InputError(self.table.text("table-clause"))
        ids = clause_ids(rest)
        found = [clause for name in ids or (rest,) for clause in await self.clauses(name)]
        print_found([clause for clause in found if not ids or clause.id in ids], rest, self.screen)

    async def sheet(self, rest: str) -> None:
        """Prints the sheet of a figure."""
        table, language = self.table, self.screen.language
        picture = picture_of(table.welcome.board, table.position, table.side_names)
        asked = table.asked
        side = asked.side if asked is not None else next(iter(table.welcome.mine), -1)
        names = figure_names(table.position)
        who = find_figure(rest, picture, side, WORDS, language)
        found = await self.asking.get_game_sheet(table.seat.game, names.get(who.lower(), who), lang=language)
        if found.sheet is not None:
            self.screen.print_heading(who)
            print_sheet(sheet_of(found.sheet), WORDS, self.screen)

    async def save(self, rest: str) -> None:
        """Keeps the record in a file; no other is overwritten."""
        rest = unquoted_name(rest)
        if not rest:
            raise InputError(self.table.text("table-save"))
        check_names_file(rest)
        if Path(rest).exists():
            raise InputError(self.table.text("table-save-exists", path=rest))
        record = await self.asking.get_game_record(self.table.seat.game)
        try:
            Path(rest).write_text(record)
        except OSError as error:
            raise file_error(rest, error, "write") from None
        self.screen.say(self.table.text("record-kept", path=rest))
