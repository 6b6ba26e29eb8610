"""The paths of what there is to read: clauses, the rules as a book, lessons as texts."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from affray.core.reading.rulebook import plain_id
from affray.game import rulebook
from affray.game.lessons import shipped_lessons
from affray.game.pack_folders import Shelf
from affray.systems import registry
from affray.web.messages.books import ClauseInfo, LessonText
from affray.web.service.desk import Lang, check_ask, desk_of, message_response
from affray.web.service.openapi import message_responses
from affray.web.words import wording
from affray.web.words.books import book_info, clause_info, lesson_text, rule_titles

router = APIRouter(prefix="/api/systems/{key}", dependencies=[Depends(check_ask)])


@router.get("/clauses", response_class=Response, responses=message_responses("ClauseInfo", many=1))
async def clauses(request: Request, key: str, q: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The clauses with an id that starts so, or with these words in them; all of them for none."""
    hub = desk_of(request).running_hub()
    return message_response(await hub.work(lambda: clause_infos(key, q)))


@router.get("/book", response_class=Response, responses=message_responses("BookInfo"))
async def book(request: Request, key: str) -> Response:
    """The rules of a system, chapter by chapter, with what is filler."""
    return message_response(await desk_of(request).running_hub().work(lambda: book_info(key)))


@router.get("/lessons", response_class=Response, responses=message_responses("LessonText", many=1))
async def lessons(request: Request, key: str, lang: Lang = "en") -> Response:
    """The lessons of a system as texts."""
    hub = desk_of(request).running_hub()
    return message_response(await hub.work(lambda: lesson_texts(key, lang, hub.shelf)))


def clause_infos(key: str, wanted: str) -> list[ClauseInfo]:
    """The clauses of a system that are meant: of an id that one alone. Raises InputError for an unknown system."""
    words, plain = wanted.lower().split(), plain_id(wanted)
    titles = rule_titles(key)
    infos = [
        clause_info(clause, section.title, titles) for section in rulebook(key).sections for clause in section.clauses
    ]
    return [info for info in infos if plain_id(info.id) == plain] or [
        info for info in infos if (plain and plain_id(info.id).startswith(plain)) or has_words(info, words)
    ]


def has_words(info: ClauseInfo, words: Sequence[str]) -> bool:
    """Whether the title, the text or the reading of a clause has all these words, in small letters."""
    text = f"{info.title} {info.text} {info.reading}".lower()
    return all(word in text for word in words)


def lesson_texts(key: str, language: str, shelf: Shelf) -> list[LessonText]:
    """The lessons of a system to be read. Raises InputError for an unknown system."""
    spoken = wording.language_of(registry.load_system(key), language)
    return [lesson_text(lesson, spoken) for lesson in (*shipped_lessons(key), *shelf.lessons(key))]
