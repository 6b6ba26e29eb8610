"""The paths of journals: the lines of a game's journal, and pages of them to keep."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.core import InputError
from affray.core.faces.journal import Journal as Journals
from affray.core.faces.journal import Line
from affray.game import journal_pages
from affray.web.messages import Journal, JournalDice, JournalLine
from affray.web.paths.games import Id, reader_of
from affray.web.rooms.table import Table
from affray.web.service.desk import Lang, desk_of, message_response
from affray.web.service.openapi import message_responses
from affray.web.store.entries import Reader
from affray.web.words.faults import Refusing

router = APIRouter(prefix="/api/games", dependencies=[Depends(HTTPBearer(auto_error=False))])
KINDS = {"md": "text/markdown; charset=utf-8", "html": "text/html; charset=utf-8"}
"""The kinds of pages that a journal is written on, and what they are sent as."""


@router.get("/{game}/journal", response_class=Response, responses=message_responses("Journal"))
async def lines(request: Request, game: Id, lang: Lang = "en") -> Response:
    """The journal as far as a seat may know what happened."""
    reader = await asking_reader(request, game, lang)
    return message_response(
        await desk_of(request).running_hub().hold_long(game, lambda table: game_journal(table, reader))
    )


@router.get(
    "/{game}/journal/page",
    response_class=Response,
    responses={
        **message_responses("Fault"),
        200: {"description": "the journal", "content": {kind: {} for kind in KINDS.values()}},
    },
)
async def page(
    request: Request,
    game: Id,
    kind: Annotated[Literal["md", "html"], Query()] = "md",
    lang: Lang = "en",
) -> Response:
    """The journal as a page: Markdown, or HTML that needs nothing beside it."""
    reader = await asking_reader(request, game, lang)

    def write(table: Table) -> str:
        journal, shown = journal_of(table), table.shown
        return journal_pages.journal_page(table.room.game, journal, kind, shown.ear(reader), shown.language(reader))

    text = await desk_of(request).running_hub().hold_long(game, write)
    headers = {"content-disposition": f'attachment; filename="journal-{game}.{kind}"'}
    return Response(text, media_type=KINDS[kind], headers=headers)


async def asking_reader(request: Request, game: str, lang: str) -> Reader:
    """The seat that asks. Raises Refusing."""
    reader = await reader_of(request, game, lang)
    desk_of(request).check_rate("light", f"{game} {reader.seat}")
    return reader


def journal_of(table: Table) -> Journals[object, object]:
    """The journals of a game's system. Raises Refusing for a system that keeps none."""
    try:
        return journal_pages.journal_of(table.room.game, table.room.id)
    except InputError as error:
        raise Refusing(404, "journal", str(error)) from None


def game_journal(table: Table, reader: Reader) -> Journal:
    """The journal of a game for a seat. Raises Refusing."""
    journal, shown = journal_of(table), table.shown
    found = journal_pages.lines_of_game(table.room.game, journal, shown.ear(reader), shown.language(reader))
    return Journal(table.room.state, tuple(map(journal_line, found)))


def journal_line(line: Line) -> JournalLine:
    """A line as it is sent."""
    return JournalLine(
        number=line.number,
        when=line.when,
        place=line.place,
        actor=line.actor,
        choices=line.choices,
        said=line.said,
        dice=tuple(JournalDice(roll.purpose, roll.faces) for roll in line.dice),
        results=line.results,
        clauses=line.clauses,
        remark=line.remark,
    )
