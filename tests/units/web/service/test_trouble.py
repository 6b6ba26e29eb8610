"""What goes wrong stays where it is: a commit that fails, a computer player that fails, a seat that may not look."""

from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.core.faces.guide import Chance, Check, Offer, Phrase, Place, Prospect, Row, Sheet, Sight, Threat
from affray.core.question import Refusal
from affray.systems.foeman import SYSTEM
from affray.web.messages import Advice
from affray.web.rooms.thinking import Thought
from affray.web.service.desk import Setting
from affray.web.store.store import log_batch
from tests.units.web.served import PATIENT, Client, bearer, new_game, served


def position(client: Client, game: str, token: str) -> dict[str, object]:
    """How a game stands."""
    found = client.get(f"/api/games/{game}", headers=bearer(token)).json()["position"]
    assert isinstance(found, dict)
    return found


def test_an_answer_that_cannot_be_kept_is_not_played(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served(tmp_path) as client:
        made = new_game(client)
        before = position(client, made.game, made.token)
        hub = client.desk.hub
        assert hub is not None
        # Somebody else has written entry 2 already, so the server's own is refused.
        hub.store.writer.write(log_batch(made.game, 2, (b'{"kind":"said","text":"x"}',)))
        at = f"/api/games/{made.game}/answers"
        said = {"id": "1", "state": 0, "answers": [before["asked"]["choices"][0]["offer"]["text"]]}  # type: ignore[index]
        assert client.post(at, json=said, headers=bearer(made.token)).status_code == 503
        assert position(client, made.game, made.token)["state"] == 0
        assert client.post(at, json=said, headers=bearer(made.token)).json() == {"kind": "done", "id": "1", "n": 3}
    assert "store-fails" in caplog.text


def test_a_computer_player_that_fails_leaves_the_table_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: Thought) -> str:
        raise KeyError("lost")

    with served(tmp_path) as client:
        monkeypatch.setattr(Thought, "answer", fail)
        made = new_game(client, seats={"Red": "random", "Blue": "random"})
        headers = bearer(made.token)
        said = {"id": "1", "do": "chat", "text": "hello?"}
        assert client.post(f"/api/games/{made.game}/commands", json=said, headers=headers).status_code == 200
        assert position(client, made.game, made.token)["state"] == 0
        monkeypatch.undo()
        said["id"] = "2"
        assert client.post(f"/api/games/{made.game}/commands", json=said, headers=headers).status_code == 200
        messages = client.get(f"/api/games/{made.game}/told", params={"since": 4, "wait": 20}, headers=headers).json()
        assert messages
    assert "game-waits" in caplog.text


class OneHex:
    """A guide that knows one hex and one figure."""

    words = Phrase("event-surrender", {"who": "Aldric"})

    def offers(self, state: object, question: object) -> tuple[Offer, ...]:
        return (Offer("cede", "word", ends=True),)

    def places(self, state: object, who: str) -> tuple[Place, ...]:
        if who != "Aldric":
            raise InputError(f"figure {who!r}: expected Aldric")
        check = Check(self.words, 3, 9, 0.5)
        return (Place((0, 0), 1, ("step N",), ((0, 0),), 0, self.words, (), (self.words,), (), (), (check,)),)

    def prospects(self, state: object, question: object, target: str = "") -> tuple[Prospect, ...]:
        return (Prospect("strike", 9, (), (Chance(self.words, 0.5),), self.words, self.words),)

    def threats(self, state: object, side: int) -> tuple[Threat, ...]:
        return (Threat((0, 0), ("Aldric",), now=True),)

    def sight(self, state: object, source: object, target: object) -> Sight:
        return Sight(((0, 0),), Refusal("wall", "a wall"), (0, 0), (self.words,))

    def sheet(self, state: object, who: str) -> Sheet:
        return Sheet(who, 0, ((self.words, (Row(self.words, self.words),)),))

    def order(self, state: object) -> tuple[Phrase, ...]:
        return (self.words,)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("places?who=Aldric", "places"),
        ("prospects?target=Berold", "prospects"),
        ("threats?side=1", "threats"),
        ("sight?source=0,0&target=-1,2", "sight"),
        ("sheets/Aldric", "sheet"),
    ],
)
def test_what_the_guide_says_is_worded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, field: str) -> None:
    monkeypatch.setattr(SYSTEM, "guide", OneHex())
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        made = new_game(client)
        reply = client.get(f"/api/games/{made.game}/{path}", headers=bearer(made.token))
        assert reply.status_code == 200, reply.text
        found = msgspec.json.decode(reply.content, type=Advice)
        assert found.state == 0 and getattr(found, field)


@pytest.mark.parametrize(
    ("path", "status"), [("places?who=Bors", 400), ("threats?side=7", 400), ("sight?source=a&target=0,0", 422)]
)
def test_what_the_guide_cannot_say_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, status: int
) -> None:
    monkeypatch.setattr(SYSTEM, "guide", OneHex())
    with served(tmp_path) as client:
        made = new_game(client)
        assert client.get(f"/api/games/{made.game}/{path}", headers=bearer(made.token)).status_code == status
