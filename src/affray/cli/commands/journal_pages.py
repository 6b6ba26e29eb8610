"""The journal of a game, made of its record: printed, or written to a page."""

from pathlib import Path

from affray.cli.arguments import check_language
from affray.core import InputError, eyes
from affray.core.words.texts import ENGLISH
from affray.game import Game, journal_pages
from affray.game.record import load, write_file


def print_journal(path: str, out: str, language: str = ENGLISH) -> None:
    """Prints the journal of a record as Markdown, or writes it to a file as its ending says. Raises InputError."""
    game: Game[object, object] = load(path)
    journal = journal_pages.journal_of(game, path)
    language = check_language(game.system.facts, language)
    kind = Path(out).suffix.lower().removeprefix(".") if out else "md"
    if kind not in journal_pages.PAGES:
        endings = " or ".join(f".{text}" for text in journal_pages.PAGES)
        raise InputError(f"{out}: expected a file that ends in {endings}")
    eye = eyes.eye_of(game.system, game.state, (journal.side,), over=game.is_over)
    page = journal_pages.journal_page(game, journal, kind, eye, language)
    if not out:
        print(page, end="")
        return
    write_file(out, page.encode())
    print(f"The journal is in {out}.")
