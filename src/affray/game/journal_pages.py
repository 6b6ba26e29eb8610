"""The journal of a game, made of its record: its lines, and a page of them. Only delves keep one."""

from collections.abc import Callable, Mapping, Sequence

from affray.core import InputError, eyes
from affray.core.words.texts import ENGLISH
from affray.game.game import Game
from affray.game.parting import lines_after_parting
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.facts import TEXTS
from affray.systems.fortmayn.words.journal import Line, Moment, journal_lines
from affray.systems.fortmayn.words.journal_page import html, markdown

KEY = "fortmayn"
PAGES: Mapping[str, Callable[[str, Sequence[Line], str], str]] = {"md": markdown, "html": html}
"""What writes a journal, by the kind of page."""


def check_has_journal(game: Game[object, object], of: str) -> None:
    """Checks that a game keeps a journal; `of` says which it is. Raises InputError."""
    if game.system.facts.key != KEY:
        raise InputError(f"{of}: {game.system.facts.name} keeps no journal; expected a record of {KEY}")


def lines_of_game(game: Game[object, object], eye: int, language: str = ENGLISH) -> tuple[Line, ...]:
    """The lines of a game's journal, as far as an eye may know what happened and what was answered."""
    found, system = [], game.system
    for before, moment in zip((game.line[0], *game.line), game.line, strict=False):
        state, entry = eyes.visible_state(system, before.state, eye), moment.entry
        assert isinstance(state, State)
        answer, hidden = entry.given if isinstance(entry.given, Answer) else None, False
        if answer is not None:
            learned = eyes.visible_answer(system, before.state, answer, entry.side, eye)
            hidden = learned is None
            answer = learned if isinstance(learned, Answer) else answer
        found.append(Moment(state, answer, eyes.visible_events(system, entry.events, eye), hidden))
    made = journal_lines(found, language)
    return (*made, *parting_lines(game, eye, len(made), language)) if game.parting else made


def parting_lines(game: Game[object, object], eye: int, number: int, language: str) -> tuple[Line, ...]:
    """The lines of a game of an earlier behaviour version from where today's rules part with it: why, and what was recorded."""
    assert game.parting is not None and isinstance(game.state, State)
    why = Line(number + 1, game.state.clock, said=(game.parting.text(game.system, language),), remark=True)
    told = lines_after_parting(game.parting, game.system, eye, language)
    results = tuple(text.strip() for _, lines in told for text in lines)
    clauses = tuple(dict.fromkeys(clause for event, _ in told for clause in event.clauses))
    return (why, Line(number + 2, game.state.clock, results=results, clauses=clauses)) if told else (why,)


def journal_page(game: Game[object, object], kind: str, eye: int, language: str = ENGLISH) -> str:
    """The journal as a page of a kind of PAGES. Raises KeyError for any other."""
    title = TEXTS.say(language, "journal-title", title=game.scenario.words_in(language).title)
    return PAGES[kind](title, lines_of_game(game, eye, language), language)
