"""Figures of the roster in games at the table: entered by the new-game page, taken back when the game is over."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from affray.core.faces.people import RosterFigure
from affray.core.faces.picture import picture_figures
from affray.play import make_seat, play_out
from affray.systems import registry
from affray.web.messages import CameBack, Made, Muster, PostInfo
from affray.web.service.desk import Setting
from affray.web.store.keeper import Changed
from affray.web.store.roster import Roster
from tests.units.web.kept.test_figures import fault
from tests.units.web.served import PATIENT, Client, bearer, served

ANN = "name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger ep=10 wounds=1"
BO = "name=Bo race=Human st=12 dx=12 iq=8 wounds=11 hold=Mace"
IDA = "name=Ida race=human st=12 dx=12 iq=8 armor=leather weapons=broadsword slung=dagger experience=5"
KEY = "open sesame"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("muster"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture
def roster(client: Client) -> Roster:
    """A roster with these three alone."""
    found = Roster(client.desk.running_hub().store.engine)
    for name in found.names():
        found.remove(name)
    for system, lines in {"foeman": (ANN, BO), "melee": (IDA,)}.items():
        found.add([registry.people_of(system).read_line(line, "") for line in lines], system)
    return found


def asked(client: Client, names: dict[str, str], lang: str = "en", /, **wanted: object) -> httpx.Response:
    """What comes of asking for a duel with these figures in places of the scenario."""
    figures = {place: {"name": name, "rev": 0} for place, name in names.items()}
    body = {"system": "foeman", "scenario": "duel", "seed": 3, "seats": {"Blue": "greedy"}, "figures": figures}
    return client.post("/api/games", json=body | wanted, params={"lang": lang})


def made(client: Client, names: dict[str, str], **wanted: object) -> Made:
    """A duel with these figures."""
    reply = asked(client, names, "en", **wanted)
    assert reply.status_code == 201, reply.text
    return msgspec.json.decode(reply.content, type=Made)


def fought(client: Client, names: dict[str, str], other: str = "random", **wanted: object) -> Made:
    """The same, played to its end by chance; the second side by another player where one is named."""
    game = made(client, names, **wanted)
    table = client.desk.running_hub().tables[game.game]
    play_out(table.room.game, [make_seat("random", 1), make_seat(other, 2)])
    return game


def home(client: Client, game: Made, lang: str = "en") -> CameBack:
    """What the game has made of its figures."""
    reply = client.get(f"/api/games/{game.game}/figures", headers=bearer(game.token), params={"lang": lang})
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=CameBack)


def keep(client: Client, game: Made) -> httpx.Response:
    """Keeps that."""
    return client.post(f"/api/games/{game.game}/figures", headers=bearer(game.token))


def entry(roster: Roster, name: str) -> RosterFigure:
    """A figure as it is kept."""
    return roster.any_figure(name).figure


# --- before the game --------------------------------------------------------------------------------------------------
def test_who_can_go_in_is_listed_and_who_cannot_with_the_reason(client: Client, roster: Roster) -> None:
    def muster_of(system: str, scenario: str, lang: str) -> Muster:
        reply = client.get("/api/muster", params={"system": system, "scenario": scenario, "lang": lang})
        return msgspec.json.decode(reply.content, type=Muster)

    found = muster_of("foeman", "duel", "en")
    assert found.posts == (PostInfo("Aldric", "Red"), PostInfo("Berold", "Blue"))
    assert [(each.name, each.rev, each.refusal) for each in found.fighters] == [
        ("Ann", 0, ""),
        ("Bo", 0, "Bo is unconscious: let it rest first"),
    ]
    assert "Streitkolben" in muster_of("foeman", "duel", "de").fighters[0].line
    giant = muster_of("melee", "giant", "de")
    assert ([each.name for each in giant.fighters], [post.name for post in giant.posts]) == (
        ["Ida"],
        ["Aldric", "Cenric", "Edwin"],
    )
    reply = client.get("/api/muster", params={"system": "foeman", "scenario": "/etc/passwd"})
    assert fault(reply.content).reason == "scenario '/etc/passwd': expected one of those of foeman"


@pytest.mark.parametrize(
    ("names", "lang", "reason"),
    [
        ({"Zed": "Ann"}, "en", "no figure can take the place of Zed here; those of Aldric and Berold can be taken"),
        ({"Aldric": "Bo"}, "de", "Bo ist bewusstlos und muss erst ruhen"),
        ({"Aldric": "Ida"}, "en", "Ida is a figure of Combat and Movement Guide"),
        ({"Aldric": "Zoe"}, "en", "Zoe was changed or removed elsewhere meanwhile: look at the figures again"),
        ({"Berold": "Ann"}, "en", "Ann can only take a place of a side that a person plays"),
        ({"Aldric": "Ann", "Berold": "Ann"}, "en", "two figures in the fight would be called Ann"),
    ],
)
def test_who_cannot_go_in_is_refused_in_a_line(
    client: Client, roster: Roster, names: dict[str, str], lang: str, reason: str
) -> None:
    reply = asked(client, names, lang)
    assert (reply.status_code, fault(reply.content).reason) == (400, reason)


def test_a_figure_that_has_changed_since_it_was_seen_does_not_go_in(client: Client, roster: Roster) -> None:
    roster.put(roster.figure("Ann"), roster.figure("Ann").figure)
    assert fault(asked(client, {"Aldric": "Ann"}).content).code == "fighter-stale"


def test_figures_do_not_go_with_a_record(client: Client, roster: Roster) -> None:
    reply = asked(client, {"Aldric": "Ann"}, record="{}")
    assert fault(reply.content).reason == "figures: a record has its own; expected a scenario"


# --- after the game ---------------------------------------------------------------------------------------------------
def test_what_became_of_a_figure_is_told_and_kept_once(client: Client, roster: Roster) -> None:
    before = entry(roster, "Ann")
    game = fought(client, {"Aldric": "Ann"})
    assert entry(roster, "Ann") == before and not roster.any_figure("Ann").campaign
    (ann,) = home(client, game).figures
    assert ann.name == "Ann" and ann.lines[0].startswith("Human ST 12 DX 12 IQ 8") and "unhurt" not in ann.lines[0]
    assert home(client, game, "de").figures[0].lines[0].startswith("Mensch")
    first = msgspec.json.decode(keep(client, game).content, type=CameBack)
    assert first == CameBack((ann,), kept=True)
    after = entry(roster, "Ann")
    assert after != before and registry.people_of("foeman").line(after) == ann.lines[0]
    assert msgspec.json.decode(keep(client, game).content, type=CameBack) == home(client, game) == CameBack(kept=True)
    assert (entry(roster, "Ann"), roster.any_figure("Ann").rev) == (after, 1)


def test_a_figure_of_the_guide_learns_by_its_own_rules(client: Client, roster: Roster) -> None:
    names = {post.name: "Ida" for post in posts_of(client, "melee", "duel")[:1]}
    before = registry.people_of("melee").write_line(entry(roster, "Ida"))
    game = fought(client, names, "greedy", system="melee", scenario="duel", seats={})
    assert keep(client, game).status_code == 200
    after = registry.people_of("melee").write_line(entry(roster, "Ida"))
    assert before == IDA and after != IDA and ("experience=" in after or "dead=true" in after)


def posts_of(client: Client, system: str, scenario: str) -> tuple[PostInfo, ...]:
    """The places of a scenario."""
    reply = client.get("/api/muster", params={"system": system, "scenario": scenario})
    return msgspec.json.decode(reply.content, type=Muster).posts


def test_a_game_that_goes_on_gives_nobody_back(client: Client, roster: Roster) -> None:
    game = made(client, {"Aldric": "Ann"})
    assert home(client, game) == CameBack()
    reply = keep(client, game)
    assert (reply.status_code, fault(reply.content).code) == (400, "fight-running")


def test_a_figure_that_has_changed_or_is_another_by_now_is_left_alone(client: Client, roster: Roster) -> None:
    game, reason = fought(client, {"Aldric": "Ann"}), "Ann has changed since the fight began, so nothing is kept"
    roster.remove("Ann")
    roster.add([registry.people_of("foeman").read_line(ANN.replace("Mace", "Axe"), "")])
    assert home(client, game) == CameBack(refusal=reason)
    assert fault(keep(client, game).content).reason == reason
    assert "Axe" in registry.people_of("foeman").write_line(entry(roster, "Ann"))
    again = fought(client, {"Aldric": "Ann"})
    roster.put(roster.figure("Ann"), roster.figure("Ann").figure)
    assert home(client, again).refusal == reason


def test_a_roll_taken_back_keeps_the_roster_as_it_is(client: Client, roster: Roster) -> None:
    game = made(client, {"Aldric": "Ann"})
    played = client.desk.running_hub().tables[game.game].room.game
    seats = [make_seat("random", 1), make_seat("random", 2)]
    while played.line[-1].seen == played.line[0].seen or len(played.line) < 2:
        question = played.question
        assert question is not None
        seat = seats[question.side]
        played.answer(seat.answer(played.system, played.state, question))
    played.undo(consent=1)
    play_out(played, seats)
    assert home(client, game).refusal.startswith("a rolled die was taken back in this game")
    assert fault(keep(client, game).content).code == "fight-undone"


def test_branches_rematches_and_games_without_figures_have_nothing_to_keep(client: Client, roster: Roster) -> None:
    game = fought(client, {"Aldric": "Ann"})
    reply = client.post(f"/api/games/{game.game}/branch", headers=bearer(game.token), json={"moment": 1})
    branch = msgspec.json.decode(reply.content, type=Made)
    for other in (branch, made(client, {})):
        assert home(client, other) == CameBack()
        assert msgspec.json.decode(keep(client, other).content, type=CameBack) == CameBack()
    reply = client.get(f"/api/games/{game.game}/figures", headers=bearer(game.onlooker))
    assert reply.status_code == 403


def test_the_record_holds_the_figures_so_that_a_replay_needs_no_roster(client: Client, roster: Roster) -> None:
    game = fought(client, {"Aldric": "Ann"})
    roster.remove("Ann")
    record = client.desk.running_hub().tables[game.game].room.game
    assert '"Ann"' in client.get(f"/api/games/{game.game}/record", headers=bearer(game.token)).text
    assert picture_figures(record.system.words.picture(record.state))[0].id == "Ann"


def test_all_figures_come_back_or_none(roster: Roster) -> None:
    ann, bo = roster.figure("Ann"), roster.figure("Bo")
    hurt = [(kept, msgspec.structs.replace(kept.figure, exhaustion=3)) for kept in (ann, bo)]
    roster.put(bo, bo.figure)
    with pytest.raises(Changed):
        roster.receive(hurt)
    assert entry(roster, "Ann") == ann.figure
