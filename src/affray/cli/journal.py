"""The journal of a delve, made of its record: printed, or written to a page."""

from pathlib import Path

from affray.cli.opening import language_of
from affray.core import InputError, eyes
from affray.core.texts import ENGLISH
from affray.game import Game
from affray.game.record import load, write_file
from affray.systems.fortmayn.answers import Answer
from affray.systems.fortmayn.journal import Line, Moment, lines_of
from affray.systems.fortmayn.journal_text import html, markdown
from affray.systems.fortmayn.state import PARTY, State
from affray.systems.fortmayn.voice import TEXTS

KEY = "fortmayn"
PAGES = {".md": markdown, ".html": html}
"""How a journal is written, by the ending of the file."""


def journal(path: str, out: str, language: str = ENGLISH) -> None:
    """Prints the journal of a record as Markdown, or writes it to a file as its ending says. Raises InputError."""
    game: Game[object, object] = load(path)
    if game.system.facts.key != KEY:
        raise InputError(f"{path}: {game.system.facts.name} keeps no journal; expected a record of {KEY}")
    language = language_of(game.system.facts, language)
    ending = Path(out).suffix.lower() if out else ".md"
    if ending not in PAGES:
        raise InputError(f"{out}: expected a file that ends in {' or '.join(PAGES)}")
    title = TEXTS.say(language, "journal-title", title=game.scenario.title)
    page = PAGES[ending](title, kept(game, language), language)
    if not out:
        print(page, end="")
        return
    write_file(out, page.encode())
    print(f"The journal is in {out}.")


def kept(game: Game[object, object], language: str = ENGLISH) -> tuple[Line, ...]:
    """The lines of a game's journal: all that happened once it is over, before that what the party knows."""
    eye = eyes.eye_of(game.system, game.state, (PARTY,), over=game.over)
    found = []
    for before, moment in zip((game.line[0], *game.line), game.line, strict=False):
        state, given = eyes.seen(game.system, before.state, eye), moment.entry.given
        assert isinstance(state, State)
        answer = given if isinstance(given, Answer) else None
        found.append(Moment(state, answer, eyes.told(game.system, moment.entry.events, eye)))
    return lines_of(found, language)
