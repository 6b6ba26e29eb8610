"""A part of the work on a game's story, done in a process of the laboratory: so many actions as there is time for."""

import time
from functools import lru_cache

import msgspec

from affray.game import Game, loads
from affray.lab.story.judging import Judged
from affray.lab.story.story import Telling
from affray.web.messages.story import WordedStory
from affray.web.words.story_words import worded_story

SECONDS = 1.0
"""So long a part takes at the most, but for the record's own reading."""


class StoryAsked(msgspec.Struct, frozen=True):
    """The record of a game that is over, the actions that have been judged so far, the language."""

    record: bytes
    judged: tuple[Judged, ...]
    language: str


class StoryPart(msgspec.Struct, frozen=True):
    """The actions judged now, of how many in all; the story in words once all are."""

    judged: tuple[Judged, ...]
    size: int
    story: WordedStory | None


@lru_cache(maxsize=2)
def telling_of(record: bytes) -> Telling:
    """The story of a record in the making. Raises InputError."""
    game: Game[object, object] = loads(record)
    return Telling(game)


def story_part(body: bytes) -> bytes:
    """The next part of the work on a story. Raises InputError."""
    asked = msgspec.msgpack.decode(body, type=StoryAsked)
    telling = telling_of(asked.record)
    telling.judged = list(asked.judged)
    until = time.monotonic() + SECONDS
    while not telling.is_done and time.monotonic() < until:
        telling.go_on()
    story = worded_story(telling.game.system, telling.story(), asked.language) if telling.is_done else None
    part = StoryPart(tuple(telling.judged[len(asked.judged) :]), telling.size, story)
    return msgspec.msgpack.encode(part)
