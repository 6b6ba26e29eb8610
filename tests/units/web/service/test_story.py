"""The path of a game's story: worked on a part at a time, told to each seat once the game is over."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.game import Game, dumps, load_scenario
from affray.play import make_seat, play_out
from affray.systems.registry import load_system
from affray.web.messages import Made, StoryTold
from affray.web.messages.story import WordedStory
from tests.units.web.served import Client, bearer, new_game, patient_laboratory, sitting

pytestmark = pytest.mark.xdist_group("compiled")
FRIEND = {"Blue": "friend"}
PARTS = 60
"""So many seconds of work no duel takes."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with patient_laboratory(tmp_path_factory.mktemp("story")) as found:
        yield found


@pytest.fixture(scope="module")
def over(client: Client) -> Made:
    """A duel that is over, between the maker and a friend."""
    game = Game.new(load_system("melee"), load_scenario("melee", "duel"), {}, seed=4)
    play_out(game, [make_seat("greedy", side) for side in range(2)])
    reply = client.post("/api/games", json={"record": dumps(game).decode(), "seats": FRIEND})
    assert reply.status_code == 201, reply.text
    return sitting(client, msgspec.json.decode(reply.content, type=Made))


def tell(client: Client, game: str, token: str, language: str = "en") -> WordedStory:
    """The story of a game, asked for until it is told."""
    for _ in range(PARTS):
        reply = client.post(f"/api/games/{game}/story", params={"lang": language}, headers=bearer(token))
        assert reply.status_code == 200, reply.text
        found = msgspec.json.decode(reply.content, type=StoryTold)
        assert found.done <= found.size
        if found.story:
            assert found.done == found.size
            return found.story
    raise AssertionError("the story does not come to an end")


def test_before_the_end_there_is_no_story_for_anybody(client: Client) -> None:
    made = new_game(client, seats=FRIEND)
    for token in (made.token, made.friends[0].token, made.onlooker):
        reply = client.post(f"/api/games/{made.game}/story", headers=bearer(token))
        assert (reply.status_code, reply.json()["code"]) == (409, "story")


def test_without_a_token_of_the_game_there_is_none_at_all(client: Client, over: Made) -> None:
    other = new_game(client, seats=FRIEND)
    for token in ("nobody", other.token):
        assert client.post(f"/api/games/{over.game}/story", headers=bearer(token)).status_code in (401, 403)


def test_every_seat_and_every_onlooker_is_told_the_same_in_his_language(client: Client, over: Made) -> None:
    own = tell(client, over.game, over.token)
    assert own.balance and own.turns and own.honours and own.course[0][1] == (0.5, 0.5)
    assert tell(client, over.game, over.friends[0].token) == own
    assert tell(client, over.game, over.onlooker) == own
    german = tell(client, over.game, over.friends[0].token, "de")
    assert [turn.moment for turn in german.turns] == [turn.moment for turn in own.turns]
    assert german.end != own.end and all(a.text != b.text for a, b in zip(german.turns, own.turns, strict=True))
