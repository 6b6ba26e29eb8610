"""The path of a game's story: whoever wants it asks until it is told, and stops it by asking no more."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import HTTPBearer

from affray.game import dumps
from affray.web.messages.story import StoryTold
from affray.web.paths.games import reader_of
from affray.web.paths.lab import run_task
from affray.web.rooms.making import check_open
from affray.web.rooms.table import Table, Tale
from affray.web.service.desk import Lang, desk_of, message_response
from affray.web.service.openapi import message_responses
from affray.web.service.parameters import ID_FORM
from affray.web.service.story_work import StoryAsked, StoryPart
from affray.web.store.entries import Reader
from affray.web.words.faults import Refusing
from affray.web.words.wording import say

router = APIRouter(prefix="/api/games", dependencies=[Depends(HTTPBearer(auto_error=False))])
Id = Annotated[str, Path(pattern=ID_FORM)]


@router.post("/{game}/story", response_class=Response, responses=message_responses("StoryTold"))
async def story(request: Request, game: Id, lang: Lang = "en") -> Response:
    """Works on the story of a game that is over for about a second; the story once the work is done."""
    reader, desk = await reader_of(request, game, lang), desk_of(request)
    desk.check_rate("light", f"{game} {reader.seat}")
    hub = desk.running_hub()
    asked = await hub.hold_long(game, lambda table: next_part(table, reader))
    body = await run_task(request, "story", msgspec.msgpack.encode(asked))
    part = msgspec.msgpack.decode(body, type=StoryPart)
    return message_response(await hub.hold(game, lambda table: note_part(table, asked, part)))


def next_part(table: Table, reader: Reader) -> StoryAsked:
    """What is to be worked on next. Raises Refusing while the game goes on, and for whom not all of it is laid open."""
    language = table.shown.language(reader)
    if not table.room.game.is_over:
        raise Refusing(409, "story", say(language, "no-story-yet"))
    check_open(table.room, reader)
    if table.tale is None or table.tale.state != table.room.state:
        table.tale = Tale(table.room.state, dumps(table.room.game))
    return StoryAsked(table.tale.record, table.tale.judged, language)


def note_part(table: Table, asked: StoryAsked, part: StoryPart) -> StoryTold:
    """How far the work is, with what came of the last part; what two readers had worked out at once counts once."""
    judged = (*asked.judged, *part.judged)
    tale = table.tale
    if tale is not None and tale.record == asked.record and len(judged) > len(tale.judged):
        table.tale = msgspec.structs.replace(tale, judged=judged)
    return StoryTold(len(judged), part.size, part.story)
