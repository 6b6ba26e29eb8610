"""The journal of a delve, made of its record: printed, or written to a page."""

from pathlib import Path

from affray.cli.arguments import check_language
from affray.core import InputError, eyes
from affray.core.words.texts import ENGLISH
from affray.game import Game, journal_pages
from affray.game.record import load, write_file
from affray.systems.fortmayn.position.state import PARTY
from affray.systems.fortmayn.words.journal import Line


def print_journal(path: str, out: str, language: str = ENGLISH) -> None:
    """Prints the journal of a record as Markdown, or writes it to a file as its ending says. Raises InputError."""
    game: Game[object, object] = load(path)
    journal_pages.check_has_journal(game, path)
    language = check_language(game.system.facts, language)
    kind = Path(out).suffix.lower().removeprefix(".") if out else "md"
    if kind not in journal_pages.PAGES:
        endings = " or ".join(f".{one}" for one in journal_pages.PAGES)
        raise InputError(f"{out}: expected a file that ends in {endings}")
    page = journal_pages.journal_page(game, kind, party_eye(game), language)
    if not out:
        print(page, end="")
        return
    write_file(out, page.encode())
    print(f"The journal is in {out}.")


def journal_lines(game: Game[object, object], language: str = ENGLISH) -> tuple[Line, ...]:
    """The lines of a game's journal: all that happened once it is over, before that what the party knows."""
    return journal_pages.lines_of_game(game, party_eye(game), language)


def party_eye(game: Game[object, object]) -> int:
    """The side by whose eyes the party sees a game."""
    return eyes.eye_of(game.system, game.state, (PARTY,), over=game.is_over)
