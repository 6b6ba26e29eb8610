"""Four seats and an onlooker at a served fight: what only others may know is in nothing that any path or socket gives them."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from affray.game import dumps
from affray.systems.melee.position.state import IMAGE
from affray.web.messages import Advice, Made, Welcome
from affray.web.service.desk import Setting
from tests.units.web.rooms.test_melee_secrets import FORBIDDEN, openly
from tests.units.web.rooms.test_secret_paths import give
from tests.units.web.rooms.test_teams import Quartet
from tests.units.web.served import PATIENT, Client, bearer, new_game, served
from tests.units.web.walking import LANGUAGES, NAMED, Walk, heard

GAME = "/api/games/"
FIGHTS = {
    "melee": ("ring-of-four", "rapier", "morningstar", "Aldric", "Dunstan"),
    "foeman": ("free-for-all", "Whip", "Flail", "Hamo", "Orok"),
}
"""Four-sided fights, each with what the game master gives away secretly, what he lays hidden, and two fighters, of whom the
second gets the first."""
SIDES = ("Red", "Blue", "Green", "Grey")
WHISPER, MARKS = "zzwhisper", ("zzghoul", "zzpit")
SINCE = {"en": 0, "de": 5}
"""From which message on a socket is told again."""
ONWARD, MOST = 12, 80
"""So many answers of the fighters, and the most that any of them needs to be asked."""


class Table:
    """A table on a server, with the tokens of its eyes."""

    def __init__(self, client: Client, made: Made, names: Sequence[str], walk: Walk) -> None:
        self.client, self.made, self.walk = client, made, walk
        tokens = [made.token, *(friend.token for friend in made.friends), made.onlooker]
        self.eyes = dict(zip((*names, "onlooker"), tokens, strict=True))

    def all_texts(self, eye: str, language: str) -> Iterator[tuple[str, str]]:
        """All that an eye gets, with where it is from."""
        answered = 0
        for where, reply in self.walk.read(self.client, self.eyes[eye], language, GAME):
            answered += reply.status_code == 200 and self.made.game in where
            yield where, known_spells_left_out(where, reply.text)
        assert answered > 20
        since = SINCE[language]
        yield f"socket since {since}", heard(self.client, self.made.game, self.eyes[eye], language, since)

    def leaks(self, eye: str, words: Sequence[str]) -> list[str]:
        """Where an eye gets what it may not know, with what stands around it."""
        return [
            f"{where}: {text[max(0, text.lower().index(word) - 80) : text.lower().index(word) + 40]}"
            for language in LANGUAGES
            for where, text in self.all_texts(eye, language)
            for word in words
            if word in text.lower()
        ]


def known_spells_left_out(where: str, text: str) -> str:
    """A sheet without the list of spells known, which is open to all."""
    if "/sheets" not in where or not where.startswith("200"):
        return text
    return msgspec.json.encode(openly(msgspec.json.decode(text, type=Advice))).decode()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("eyes"), Setting(limits=PATIENT)) as found:
        yield found


# --- what magic has made ----------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def conjured(client: Client) -> Table:
    """A fight of four with an image in it, from there on at a served table."""
    fight = Quartet(("", "", "", ""))
    while all(figure.life != IMAGE for figure in fight.state.figures):
        fight.step()
        assert fight.room.state < MOST
    seats = {"North": "me", "South": "friend", "East": "friend", "West": "friend"}
    made = new_game(client, system="", scenario="", record=dumps(fight.room.game).decode(), seats=seats)
    names = [figure.id for figure in fight.state.figures]
    tries = ["disbelieve Nobody", *(f"strike {name.replace(' ', '_')} dagger" for name in names)]
    table = Table(client, made, list(seats), Walk(client.app, made.game, names, tries))
    go_on(table)
    return table


def go_on(table: Table) -> None:
    """Whoever is asked gives what is listed first, so many times."""
    for _ in range(ONWARD):
        for token in table.eyes.values():
            sent = table.client.get(f"/api/games/{table.made.game}", headers=bearer(token))
            position = msgspec.json.decode(sent.content, type=Welcome).position
            if position.asked is not None and position.asked.choices:
                give(table.client, table.made.game, token, position.asked.choices[0].offer.text)
                break


def test_its_maker_reads_what_magic_made(conjured: Table) -> None:
    read = "".join(text for _, text in conjured.all_texts("North", "en")).lower()
    assert "image" in read and "myrmidon" in read


@pytest.mark.parametrize("eye", ["South", "East", "West", "onlooker"])
def test_no_other_of_four_eyes_gets_what_magic_made(conjured: Table, eye: str) -> None:
    assert conjured.leaks(eye, [word.decode() for word in FORBIDDEN]) == []


# --- what a game master hides -----------------------------------------------------------------------------------------
@pytest.fixture(scope="module", params=FIGHTS)
def mastered(client: Client, request: pytest.FixtureRequest) -> tuple[Table, dict[str, list[str]]]:
    """A fight of four whose game master whispers to Red, gives a thing to Grey, and hides what he puts on the board; with what
    each eye alone may know."""
    system = request.param
    name, given, buried, *fighters = FIGHTS[system]
    holder = fighters[-1]
    seats = {**dict.fromkeys(SIDES, "friend"), "Morgan": "me"}
    made = new_game(client, system=system, scenario=name, seed=7, seats=seats, master="Morgan")
    tries = ["ruling reveal 4,5", "ruling reveal 6,3", "strike Nobody dagger", "cede"]
    table = Table(client, made, ["Morgan", *SIDES], Walk(client.app, made.game, fighters, tries))
    rule = (
        f"ruling mark {MARKS[0]} 4,5 hidden", f"ruling lay {buried} 6,3 hidden", f"ruling hand {given} to {holder} secretly",
        f"ruling tell Red The {WHISPER} is poisoned", f"ruling mark {MARKS[1]} 7,4 hidden",
        f"ruling unmark {MARKS[1]}", "go on",
    )  # fmt: skip
    for text in rule:
        give(client, made.game, made.token, text)
    go_on(table)
    hidden = [*MARKS, buried.lower()]
    return table, {"Morgan": [*hidden, given.lower(), WHISPER], "Red": [WHISPER], "Grey": [given.lower()]}


def test_a_game_master_and_whom_he_tells_read_what_he_hides(mastered: tuple[Table, dict[str, list[str]]]) -> None:
    table, known = mastered
    for eye, words in known.items():
        read = "".join(text for _, text in table.all_texts(eye, "en")).lower()
        assert [word for word in words if word not in read] == []


@pytest.mark.parametrize("eye", [*SIDES, "onlooker"])
def test_none_of_four_eyes_gets_what_a_game_master_hides_from_it(
    mastered: tuple[Table, dict[str, list[str]]], eye: str
) -> None:
    table, known = mastered
    assert table.leaks(eye, [word for word in known["Morgan"] if word not in known.get(eye, [])]) == []


def test_what_is_hidden_is_as_unknown_as_what_is_not_there(mastered: tuple[Table, dict[str, list[str]]]) -> None:
    table, _ = mastered
    for eye in (*SIDES, "onlooker"):
        for path in NAMED:
            said = [
                table.client.get(
                    f"{GAME}{table.made.game}/{path}", params={"who": name}, headers=bearer(table.eyes[eye])
                ).text.replace(name, "")
                for name in (MARKS[0], "zznobody")
            ]
            assert said[0] == said[1], (eye, path)
