"""The journal of a game, made of its record: its lines, and a page of them."""

from collections.abc import Callable, Mapping, Sequence

from affray.core import InputError, eyes
from affray.core.faces.journal import Journal, Line, Moment
from affray.core.words.event_words import clauses_of
from affray.core.words.texts import COMMON, ENGLISH
from affray.game.game import Game
from affray.game.journal_writing import html, markdown
from affray.game.parting import lines_after_parting
from affray.systems import registry

PAGES: Mapping[str, Callable[[str, Sequence[Line], str], str]] = {"md": markdown, "html": html}
"""What writes a journal, by the kind of page."""


def journal_of(game: Game[object, object], where: str) -> Journal[object, object]:
    """The journals of a game's system; `where` says which game it is. Raises InputError for a system that keeps none."""
    found = game.system.journal
    if found is None:
        keys = " or ".join(registry.keys_with("journal"))
        raise InputError(f"{where}: {game.system.facts.name} keeps no journal; expected a record of {keys}")
    return found


def lines_of_game(
    game: Game[object, object], journal: Journal[object, object], eye: int, language: str = ENGLISH
) -> tuple[Line, ...]:
    """The lines of a game's journal, as far as an eye may know what happened and what was answered."""
    found, system = [], game.system
    for before, moment in zip((game.line[0], *game.line), game.line, strict=False):
        state, entry = eyes.visible_state(system, before.state, eye), moment.entry
        answer, hidden = entry.given if entry.kind == "answer" else None, False
        if answer is not None:
            learned = eyes.visible_answer(system, before.state, answer, entry.side, eye)
            hidden = learned is None
            answer = answer if learned is None else learned
        found.append(Moment(state, answer, eyes.visible_events(system, entry.events, eye), hidden))
    made = journal.lines(found, language)
    return (*made, *parting_lines(game, journal, eye, len(made), language)) if game.parting else made


def parting_lines(
    game: Game[object, object], journal: Journal[object, object], eye: int, number: int, language: str
) -> tuple[Line, ...]:
    """The lines of a game of an earlier behaviour version from where today's rules part with it: why, and what was recorded."""
    assert game.parting is not None
    when = journal.clock(game.state, language)
    why = Line(number + 1, when, said=(game.parting.text(game.system, language),), remark=True)
    lines = lines_after_parting(game.parting, game.system, eye, language)
    results = tuple(text.strip() for _, texts in lines for text in texts)
    clauses = tuple(dict.fromkeys(clause for event, _ in lines for clause in clauses_of(event)))
    return (why, Line(number + 2, when, results=results, clauses=clauses)) if lines else (why,)


def journal_page(
    game: Game[object, object], journal: Journal[object, object], kind: str, eye: int, language: str = ENGLISH
) -> str:
    """The journal as a page of a kind of PAGES. Raises KeyError for any other."""
    title = COMMON.say(language, "journal-title", title=game.scenario.words_in(language).title)
    return PAGES[kind](title, lines_of_game(game, journal, eye, language), language)
