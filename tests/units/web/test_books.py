"""What there is to read, and whose turn it is: the rules as a book, lessons as texts, a turn without the table."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.core.reading.rulebook import Clause
from affray.game import rulebook
from affray.game.lessons import shipped_lessons
from affray.systems import registry
from affray.web.messages import BookInfo, LessonText, Turn
from affray.web.service.desk import Setting
from affray.web.words.books import filler_kind
from tests.units.web.served import PATIENT, Client, bearer, new_game, served, sit


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("books"), Setting(limits=PATIENT)) as found:
        yield found


def turn(client: Client, game: str, token: str) -> Turn:
    """Whose turn it is, as a seat is told."""
    reply = client.get(f"/api/games/{game}/turn", headers=bearer(token))
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=Turn)


@pytest.mark.parametrize("key", registry.system_keys())
def test_a_book_has_every_clause_once_in_the_order_of_the_rules(client: Client, key: str) -> None:
    book = msgspec.json.decode(client.get(f"/api/systems/{key}/book").content, type=BookInfo)
    assert [clause.id for chapter in book.chapters for clause in chapter.clauses] == [
        clause.id for clause in rulebook(key).clauses()
    ]
    assert {chapter.filler for chapter in book.chapters} > {""}


@pytest.mark.parametrize(
    ("clause", "chapter", "expected"),
    [
        (Clause("X-1", "Dice", "A D is a die."), "Basics", ""),
        (Clause("X-1", "Dice", "A D is a die. (filler)"), "Basics", "all"),
        (Clause("X-1", "Dice", "A D is a die. (filler; as the guide has it)"), "Basics", "all"),
        (Clause("X-1", "Dice", "A D is a die, lying flat (filler)."), "Basics", "part"),
        (Clause("X-1", "Dice (filler)", "A D is a die."), "Basics", "all"),
        (Clause("X-1", "Dice", "A D is a die."), "Moves (filler)", "all"),
        (Clause("X-1", "Dice", "A D is a die.", source="silent (filler)"), "Basics", "all"),
        (Clause("X-1", "Dice", "A D is a die.", reading="the number is filler"), "Basics", "part"),
    ],
)
def test_what_says_that_it_is_filler_is_marked_as_such(clause: Clause, chapter: str, expected: str) -> None:
    assert filler_kind(clause, chapter) == expected


def test_lessons_can_be_read_in_both_languages(client: Client) -> None:
    for lang, first in (("en", "Who moves first"), ("de", "Wer zuerst zieht")):
        reply = client.get("/api/systems/foeman/lessons", params={"lang": lang})
        (lesson, *_) = msgspec.json.decode(reply.content, type=list[LessonText])
        assert len(lesson.steps) == len(shipped_lessons("foeman")[0].script.steps)
        assert lesson.steps[0].title == first and lesson.end


def test_a_seat_learns_whose_turn_it_is_and_no_more(client: Client) -> None:
    made = new_game(client, seats={"Blue": "friend"})
    blue = sit(client, made.game, made.friends[0].token)
    mine, other, onlooker = (turn(client, made.game, token) for token in (made.token, blue, made.onlooker))
    assert mine.mine is not other.mine and not onlooker.mine
    assert mine.asked == other.asked == onlooker.asked
    assert (mine.own, other.own, onlooker.own) == ((0,), (1,), ()) and mine.sides[1].player == "friend"
    assert mine.people and other.people and not mine.over
    assert client.get(f"/api/games/{made.game}/turn", headers=bearer("x" * 24)).status_code == 401
    alone = new_game(client, seats={"Blue": "greedy"})
    assert not turn(client, alone.game, alone.token).people


@pytest.mark.parametrize("path", ["/games", "/rules", "/rules/foeman", "/help", "/learn/foeman/first-blow"])
def test_each_page_of_the_house_has_an_address(client: Client, path: str) -> None:
    reply = client.get(path)
    assert reply.status_code == 200 and reply.headers["content-type"].startswith("text/html")


def test_a_book_of_no_system_is_refused_in_a_line(client: Client) -> None:
    assert client.get("/api/systems/none/book").status_code == 400
