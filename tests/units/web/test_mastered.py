"""A game master's seat at a fight on hexes as a server hands it out: whose it is, what he sees and rules, and that he may leave."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from affray.web.messages import Advice, Done, FromServer, Made, Position, Welcome
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

MASTER = "Game master"
FRIEND, ME = "friend", "me"
GROUPS = {"words", "figures", "things", "map", "fight"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server."""
    with served(Path(tmp_path_factory.mktemp("mastered")), Setting(limits=PATIENT)) as found:
        yield found


def mastered(client: Client, red: str, blue: str = FRIEND, system: str = "foeman") -> Made:
    """A duel with a game master, whose seat made it."""
    return new_game(client, system=system, seats={"Red": red, "Blue": blue, MASTER: ME}, master=MASTER, seed=7)


def welcomed(client: Client, made: Made, token: str) -> Welcome:
    """The table as a seat has it."""
    return msgspec.json.decode(client.get(f"/api/games/{made.game}", headers=bearer(token)).content, type=Welcome)


def seen(client: Client, made: Made, token: str) -> Position:
    """The position as a seat has it."""
    return welcomed(client, made, token).position


def give(client: Client, made: Made, token: str, text: str) -> None:
    """Gives an answer."""
    state = seen(client, made, token).state
    body = {"kind": "answer", "id": f"{state} {text}"[:60], "state": state, "answers": [text]}
    reply = client.post(f"/api/games/{made.game}/answers", json=body, headers=bearer(token))
    assert isinstance(msgspec.json.decode(reply.content, type=FromServer), Done), reply.text


def hidden(position: Position) -> list[tuple[str, bool]]:
    """What a seat sees hidden, and whether it belongs to no side."""
    return [(item.name, item.marker) for item in position.items if item.hidden]


def test_the_seat_is_known_and_what_is_hidden_is_seen_from_it_alone(client: Client) -> None:
    made = mastered(client, FRIEND)
    for text in ("ruling mark Old_Wolf 4,4 hidden", "ruling lay Dagger 3,3 hidden", "ruling mark Hay_wagon 5,5"):
        give(client, made, made.token, text)
    assert [side.master for side in welcomed(client, made, made.token).sides] == [False, False, True]
    assert hidden(seen(client, made, made.token)) == [("Old Wolf", True), ("Dagger", False)]
    for token in (*(link.token for link in made.friends), made.onlooker):
        position = seen(client, made, token)
        assert [(item.name, item.marker) for item in position.items] == [("Hay wagon", True)]


def test_a_game_master_who_plays_a_side_too_sees_what_he_hides_and_has_the_answers_of_that_side(client: Client) -> None:
    made = mastered(client, ME)
    (blue,) = (link.token for link in made.friends)
    give(client, made, made.token, "ruling mark Old_Wolf 4,4 hidden")
    give(client, made, made.token, "go on")
    asked: set[int] = set()
    for _ in range(12):
        position, theirs = seen(client, made, made.token), seen(client, made, blue)
        assert position.asked is not None and theirs.asked is not None
        asked.add(position.asked.side)
        assert hidden(position) == [("Old Wolf", True)] and not hidden(theirs)
        own = position if position.asked.side != 1 else theirs
        assert own.asked is not None and own.asked.choices
        assert (position.asked.choices == ()) == (position.asked.side == 1)
        assert position.asked.open == own.asked.open or position.asked.side == 1
        give(client, made, blue if position.asked.side == 1 else made.token, own.asked.choices[0].offer.text)
    assert asked >= {0, 1}


def test_on_one_screen_before_all_what_is_hidden_is_shown_while_the_game_master_is_asked_alone(client: Client) -> None:
    made = mastered(client, ME, "computer:1")
    give(client, made, made.token, "ruling mark Old_Wolf 4,4 hidden")
    assert hidden(seen(client, made, made.token)) == [("Old Wolf", True)]
    give(client, made, made.token, "go on")
    for _ in range(1000):
        position = seen(client, made, made.token)
        assert position.asked is not None and not hidden(position)
        if position.asked.side == 0:
            return
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("system", ["foeman", "melee"])
def test_rulings_come_in_groups_and_are_written_without_quotes(client: Client, system: str) -> None:
    made = mastered(client, ME, ME, system)
    reply = client.get(f"/api/games/{made.game}/forms", headers=bearer(made.token))
    forms = [worded.form for worded in msgspec.json.decode(reply.content, type=Advice).forms]
    assert len(forms) > 15 and all(form.bare for form in forms)
    assert {form.group for form in forms} == GROUPS


@pytest.mark.parametrize(("system", "language", "named"), [("foeman", "en", "succeeds"), ("melee", "de", "gelingt")])
def test_the_form_of_a_saving_throw_shows_its_chance(client: Client, system: str, language: str, named: str) -> None:
    made = mastered(client, ME, ME, system)
    asked = {"answer": "ruling save Aldric dx 3", "lang": language}
    reply = client.get(f"/api/games/{made.game}/trial", params=asked, headers=bearer(made.token))
    (found,) = msgspec.json.decode(reply.content, type=Advice).prospects
    assert found.names == (named,) and 0 < found.prospect.chances[0].value < 1


def test_a_game_master_who_leaves_lets_the_fight_go_on(client: Client) -> None:
    made = mastered(client, FRIEND)
    body = {"kind": "command", "id": "r", "do": "resign", "side": 2}
    client.post(f"/api/games/{made.game}/commands", json=body, headers=bearer(made.token))
    red, blue = (link.token for link in made.friends)
    for _ in range(1000):
        position = seen(client, made, red)
        assert not position.over and position.asked is not None
        if position.asked.side < 2:
            break
    else:
        raise AssertionError("the fight does not go on")
    give(client, made, (red, blue)[position.asked.side], first(client, made, (red, blue)))
    assert not seen(client, made, red).over


def first(client: Client, made: Made, tokens: tuple[str, str]) -> str:
    """The first answer that is listed for whoever is asked."""
    asked = [seen(client, made, token).asked for token in tokens]
    return next(found.choices[0].offer.text for found in asked if found is not None and found.choices)
