"""Campaigns over the paths: begun, rested, equipped, fought at the table, settled once, shared with the terminal."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.systems.foeman.roster.adventurer import Adventurer, read_line
from affray.web.kept import campaign_deeds
from affray.web.messages import Campaigns, CampaignShown, Done, Fault, Made, Refused
from affray.web.service.desk import Setting
from affray.web.store.keeper import Changed
from affray.web.store.roster import Roster
from tests.units.cli.running import refused, run
from tests.units.web.keeping import adventurer
from tests.units.web.served import PATIENT, Client, bearer, served, sit
from tests.units.web.test_paths import say, welcome

STRONG = "race=Dwarf st=16 dx=16 iq=8 level=9 armor=Full Plate hold=Battleaxe"
ULF = read_line(f"name=Ulf {STRONG}")
ANN = read_line("name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield ep=130")
GONE = read_line("name=Gone race=Human st=12 dx=12 iq=8 wounds=20 dead=true")
BOTH_GREEDY = {"Party": "greedy"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A server of the test's own, with a small roster."""
    with served(tmp_path, Setting(limits=PATIENT)) as found:
        roster_of(found).add((ULF, ANN, GONE))
        yield found


def roster_of(client: Client) -> Roster:
    """The roster behind a server."""
    return Roster(client.desk.running_hub().store.engine)


def shown(client: Client, name: str = "one", lang: str = "en") -> CampaignShown:
    """A campaign as the page is told of it."""
    reply = client.get(f"/api/campaigns/{name}", params={"lang": lang})
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=CampaignShown)


def does(client: Client, what: str, name: str = "one", **wanted: object) -> CampaignShown:
    """A campaign after a step that is taken."""
    reply = client.post(f"/api/campaigns/{name}/{what}", json={"rev": shown(client, name).rev, **wanted})
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=CampaignShown)


def barred(client: Client, what: str, status: int = 400, lang: str = "en", **wanted: object) -> Fault:
    """Why a step is refused; nothing has changed then."""
    before = shown(client)
    body = {"rev": before.rev, **wanted}
    reply = client.post(f"/api/campaigns/one/{what}", json=body, params={"lang": lang})
    assert reply.status_code == status, reply.text
    assert shown(client) == before
    return msgspec.json.decode(reply.content, type=Fault)


def begun(client: Client, *figures: str, campaign: str = "cellars", seed: int = 5) -> CampaignShown:
    """A campaign that has begun."""
    body = {"name": "one", "campaign": campaign, "figures": figures or ("Ulf",), "seed": seed}
    reply = client.post("/api/campaigns", json=body)
    assert reply.status_code == 201, reply.text
    return msgspec.json.decode(reply.content, type=CampaignShown)


def opened(client: Client, **wanted: object) -> Made:
    """The seat of the fight that is next or under way."""
    reply = client.post("/api/campaigns/one/play", json={"rev": shown(client).rev, **wanted})
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=Made)


def won(client: Client) -> tuple[Made, CampaignShown]:
    """The next fight, which a friend on the other side gives up, and the campaign after it."""
    made = opened(client, seats={"Drinkers": "friend"})
    friend = sit(client, made.game, made.friends[0].token)
    assert isinstance(say(client, made.game, friend, "commands", id="r", do="resign"), Done)
    return made, shown(client)


def fought(client: Client, **wanted: object) -> tuple[Made, CampaignShown]:
    """The next fight as the computer plays it on both sides, and the campaign after it."""
    chapters = len(shown(client).chapters)
    made = opened(client, seats=BOTH_GREEDY, **wanted)
    while not welcome(client, made.game, made.token).position.over:
        client.get(f"/api/games/{made.game}/told", params={"since": 10**6, "wait": 1}, headers=bearer(made.token))
    after = shown(client)
    assert len(after.chapters) == chapters + 1
    return made, after


def test_a_fight_begun_in_german_has_german_sides_and_comes_back(client: Client) -> None:
    begun(client)
    fight = shown(client, lang="de").fight
    assert fight is not None and (fight.side, fight.sides) == ("Gruppe", ("Gruppe", "Trinker"))
    assert (
        "seats: 'Nobody': the sides are Gruppe, Trinker"
        in barred(client, "play", lang="de", seats={"Nobody": "me"}).reason
    )
    body = {"rev": shown(client).rev, "seats": {"Gruppe": "greedy", "Drinkers": "greedy"}}
    reply = client.post("/api/campaigns/one/play", json=body, params={"lang": "de"})
    made = msgspec.json.decode(reply.content, type=Made)
    seen = welcome(client, made.game, made.token)
    assert [side.name for side in seen.sides] == ["Gruppe", "Trinker"]
    while not welcome(client, made.game, made.token).position.over:
        client.get(f"/api/games/{made.game}/told", params={"since": 10**6, "wait": 1}, headers=bearer(made.token))
    assert len(shown(client).chapters) == 1


# --- between fights ---------------------------------------------------------------------------------------------------
def test_campaigns_and_candidates_are_listed_in_both_languages(client: Client) -> None:
    begun(client)
    found = msgspec.json.decode(client.get("/api/campaigns").content, type=Campaigns)
    assert [(campaign_info.name, campaign_info.most, len(campaign_info.fights)) for campaign_info in found.there] == [
        ("ferry", 3, 3),
        ("cellars", 2, 3),
        ("pass", 3, 3),
        ("salt-road", 3, 4),
        ("moor", 3, 3),
    ]
    assert [campaign_info.system for campaign_info in found.there] == 3 * ["foeman"] + 2 * ["melee"]
    assert {figure.system for figure in found.figures} == {"foeman"}
    (row,) = found.under_way
    assert (row.name, row.stand) == ("one", "Under the brewery: before fight 1 of 3, day 1 of 5")
    why = {figure.name: figure.barred and figure.barred.reason for figure in found.figures}
    assert why == {"Ulf": "is out on the campaign one", "Ann": None, "Gone": "is dead"}
    german = msgspec.json.decode(client.get("/api/campaigns", params={"lang": "de"}).content, type=Campaigns)
    assert german.there[1].title == "Unter der Brauerei"
    assert german.under_way[0].stand == "Unter der Brauerei: vor Kampf 1 von 3, Tag 1 von 5"
    assert {figure.barred.reason for figure in german.figures if figure.barred} == {
        "ist auf dem Feldzug one unterwegs",
        "ist tot",
    }


def test_a_campaign_begins_rests_equips_and_advances(client: Client) -> None:
    roster = roster_of(client)
    roster.put(roster.figure("Ulf"), msgspec.structs.replace(ULF, wounds=2, exhaustion=3))
    start = begun(client, "Ulf", "Ann")
    assert (start.day, start.days_left, start.count, start.stage, start.fight and start.fight.side) == (
        1,
        4,
        3,
        0,
        "Party",
    )
    assert [(rest.days, rest.parts) for rest in start.rests] == [
        (0, ("Ulf has breath again",)),
        (1, ("Ulf heals a wound",)),
        (2, ("Ulf is whole again",)),
    ]
    assert start.party[0].barred is not None and start.party[0].barred.clauses == ("FM-LVL-03",)
    rested = does(client, "rest", days=2)
    assert (rested.day, rested.party[0].wounds, rested.rev) == (3, 0, 1)
    left = does(client, "equip", figure="Ann", leave="Mace")
    assert [item.name for item in left.chest] == ["Mace"]
    taken = does(client, "equip", figure="Ulf", take="Mace")
    assert [item.code for item in taken.party[0].carried] == ["Mace"] and taken.chest == ()
    held = does(client, "equip", figure="Ulf", hold=["Mace"])
    assert [item.code for item in held.party[0].hold] == ["Mace", ""]
    grown = does(client, "advance", figure="Ann", attribute="DX")
    assert (grown.party[1].dx, grown.party[1].level, grown.party[1].ep) == (13, 1, 30)
    assert adventurer(roster, "Ann").dx == 13
    sheet = client.get("/api/campaigns/one/sheets/Ann", params={"lang": "de"}).json()
    assert sheet["id"] == "Ann" and sheet["groups"]


def test_what_cannot_be_done_is_told_in_the_language_with_its_clause(client: Client) -> None:
    begun(client, "Ulf", "Ann")
    assert barred(client, "rest", days=9).reason == "it is day 1 and the last is 5: 4 days of rest are left"
    late = barred(client, "rest", lang="de-AT", days=9)
    assert late.reason == "es ist Tag 1, und der letzte ist 5: es bleiben 4 Tage Rast"
    poor = barred(client, "advance", lang="de", figure="Ulf", attribute="ST")
    assert (poor.code, poor.clauses) == ("ep", ("FM-LVL-02",)) and "Ulf hat 0 Ep" in poor.reason
    assert barred(client, "equip", figure="Ann", take="Axe", lang="fr").reason == "Axe is not in the chest: it is empty"
    assert barred(client, "equip", figure="Zed", take="Axe").reason == "Zed: is not of the party: Ulf, Ann"
    assert barred(client, "flee", lang="de").reason == "kein Kampf des Feldzugs one ist im Gang"
    assert barred(client, "play", seats={"Goblins": "me"}).reason.startswith("seats: 'Goblins': the sides are Party")
    assert barred(client, "play", seats={"Party": "wizard"}).reason.startswith("player 'wizard'")


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"campaign": "../x.toml"}, 400, "campaign '../x.toml': expected one of ferry, cellars, pass"),
        ({"name": "a/b"}, 400, "campaign 'a/b': expected a name of at most 40 letters"),
        ({"name": ".."}, 400, "campaign '..': expected a name"),
        ({"figures": []}, 400, "cellars takes 1 to 2 figures, got 0"),
        ({"figures": ["Ann", "Ann"]}, 400, "Ann is in the party twice"),
        ({"figures": ["Gone"]}, 400, "Gone: is dead"),
        ({"figures": ["Zed"]}, 404, "figure 'Zed': is not in the roster: "),
        ({"seed": -1}, 400, "seed -1: expected 0 to"),
        ({"luck": 7}, 400, "body: Object contains unknown field `luck`"),
    ],
)
def test_a_campaign_that_cannot_begin_is_told_why(
    client: Client, wanted: dict[str, object], status: int, reason: str
) -> None:
    reply = client.post("/api/campaigns", json={"name": "one", "campaign": "cellars", "figures": ["Ann"], **wanted})
    assert reply.status_code == status
    assert reply.json()["reason"].startswith(reason)
    assert roster_of(client).campaigns() == ()


def test_a_step_on_an_old_revision_is_refused(client: Client) -> None:
    seen = begun(client, "Ann")
    does(client, "rest", days=1)
    for what, more in (("rest", {}), ("equip", {"figure": "Ann"}), ("advance", {"figure": "Ann", "attribute": "ST"}), ("play", {}), ("flee", {}), ("end", {})):  # fmt: skip
        reply = client.post(f"/api/campaigns/one/{what}", json={"rev": seen.rev, **more})
        assert (reply.status_code, reply.json()["code"]) == (409, "stale"), what
        assert reply.json()["reason"] == "campaign 'one': changed meanwhile: look again"
    assert shown(client).day == 2


def test_a_campaign_is_forgotten_and_its_party_free(client: Client) -> None:
    begun(client)
    reply = client.post("/api/campaigns/one/end", json={"rev": 0})
    assert reply.json()["under_way"] == []
    assert client.get("/api/campaigns/one").status_code == 404
    assert roster_of(client).figure("Ulf").campaign == ""


def test_changing_and_looking_need_the_key_of_the_server(tmp_path: Path) -> None:
    with served(tmp_path, Setting("sesame", limits=PATIENT)) as client:
        roster_of(client).add((ANN,))
        body = {"name": "one", "campaign": "cellars", "figures": ["Ann"]}
        assert client.post("/api/campaigns", json=body).status_code == 401
        assert client.post("/api/campaigns", json=body, headers=bearer("sesame")).status_code == 201
        for what in ("rest", "equip", "advance", "play", "flee", "end"):
            assert client.post(f"/api/campaigns/one/{what}", json={"rev": 0}).status_code == 401, what
        assert client.get("/api/campaigns/one").status_code == 401
        assert client.get("/api/campaigns/one", headers=bearer("sesame")).status_code == 200


# --- the fight at the table -------------------------------------------------------------------------------------------
def test_a_fight_at_the_table_is_settled_into_the_campaign_once(client: Client) -> None:
    begun(client)
    made, after = won(client)
    (chapter,) = after.chapters
    assert (chapter.outcome, chapter.game, after.stage, after.room) == ("won", made.game, 1, "")
    assert chapter.parts[-1].startswith("found ") and "Healing Draught" in [item.code for item in after.chest]
    kept = roster_of(client).campaign("one")
    assert campaign_deeds.settle(roster_of(client), kept) == kept
    assert shown(client) == after
    assert welcome(client, made.game, made.token).campaign == "one"


def test_a_branch_is_no_fight_of_the_campaign(client: Client) -> None:
    begun(client)
    made, after = won(client)
    branch = client.post(f"/api/games/{made.game}/branch", json={"moment": 0}, headers=bearer(made.token))
    assert branch.status_code == 201
    other = msgspec.json.decode(branch.content, type=Made)
    assert welcome(client, other.game, other.token).campaign == ""
    assert isinstance(say(client, other.game, other.token, "commands", id="r", do="resign"), Done)
    assert shown(client) == after


def test_neither_a_rematch_nor_an_undo_settles_again(client: Client) -> None:
    begun(client)
    made = opened(client)
    before = shown(client)
    assert isinstance(say(client, made.game, made.token, "commands", id="r", do="resign"), Done)
    after = shown(client)
    assert [chapter.outcome for chapter in after.chapters] == ["lost"]
    assert isinstance(say(client, made.game, made.token, "commands", id="a", do="rematch"), Done)
    taken = say(client, made.game, made.token, "commands", id="u", do="undo")
    assert isinstance(taken, Refused) and taken.code == "over"
    games = client.desk.running_hub().store.games()
    (again,) = [game for game in games if game != made.game]
    assert welcome(client, again, made.token).campaign == ""
    assert isinstance(say(client, again, made.token, "commands", id="r", do="resign"), Done)
    assert shown(client) == after and after.tries == "It may be tried 2 more times." and before.room == made.game


def test_the_seat_is_found_again_and_two_browsers_share_it(client: Client) -> None:
    begun(client)
    first = opened(client, seats={"Drinkers": "friend"})
    assert len(first.friends) == 1
    same = opened(client, token=first.token)
    assert (same.game, same.token) == (first.game, first.token)
    second = opened(client, token="void")
    assert second.game == first.game and second.token != first.token
    mine = welcome(client, first.game, second.token)
    assert (mine.mine, mine.owner) == (welcome(client, first.game, first.token).mine, True)
    friend = opened(client, token=first.friends[0].token)
    assert welcome(client, first.game, friend.token).mine == mine.mine
    assert isinstance(say(client, first.game, second.token, "commands", id="r", do="resign"), Done)
    assert [chapter.outcome for chapter in shown(client).chapters] == ["lost"]


def test_a_fight_is_fled_and_nothing_else_is_done_meanwhile(client: Client) -> None:
    begun(client, "Ulf", "Ann")
    made = opened(client)
    assert shown(client).where == "table" and shown(client).rests == ()
    assert "under way in the browser" in barred(client, "rest").reason
    assert "under way in the browser" in barred(client, "equip", figure="Ann", leave="Mace").reason
    assert barred(client, "advance", figure="Ann", attribute="ST").clauses == ("FM-LVL-03",)
    fled = does(client, "flee")
    assert [chapter.outcome for chapter in fled.chapters] == ["lost"] and fled.room == ""
    assert welcome(client, made.game, made.token).position.over


def test_what_ended_before_it_could_be_settled_is_settled_when_somebody_looks(tmp_path: Path) -> None:
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        roster_of(client).add((ULF,))
        begun(client)
        made = opened(client)
        client.desk.running_hub().when_over = None
        say(client, made.game, made.token, "commands", id="r", do="resign")
        assert roster_of(client).campaign("one").room == made.game
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        assert [chapter.outcome for chapter in shown(client).chapters] == ["lost"]
        assert roster_of(client).campaign("one").room == ""


def test_the_fight_goes_on_in_the_same_room_after_the_server_has_gone(tmp_path: Path) -> None:
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        roster_of(client).add((ULF,))
        begun(client)
        made = opened(client)
        state = welcome(client, made.game, made.token).position.state
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        again = opened(client, token=made.token)
        assert (again.game, again.token) == (made.game, made.token)
        assert welcome(client, made.game, made.token).position.state >= state


# --- the terminal and the table ---------------------------------------------------------------------------------------
def test_the_terminal_leaves_a_fight_of_the_table_alone_and_sees_what_it_came_to(
    client: Client, tmp_path: Path
) -> None:
    store = ("--store", str(tmp_path / "table.sqlite"))
    begun(client)
    made = opened(client)
    line = refused(run("campaign", "play", "one", *store))
    assert "a fight of the campaign one is under way in the browser: affray serve, and there Campaigns, one" in line
    assert "im Browser" in refused(run("campaign", "rest", "one", "--lang", "de", *store))
    client.desk.running_hub().when_over = None
    say(client, made.game, made.token, "commands", id="r", do="resign")
    assert "The stair: lost" in run("campaign", "show", "one", *store).out
    assert json.loads(run("campaign", "show", "one", "--json", *store).out)["chapters"][0]["game"] == made.game


def test_a_fight_of_the_terminal_goes_on_at_the_table(client: Client, tmp_path: Path) -> None:
    store = ("--store", str(tmp_path / "table.sqlite"))
    begun(client)
    assert run("campaign", "play", "one", *store, lines=("1", "quit")).code == 0
    assert shown(client).where == "terminal"
    assert "at the terminal: affray campaign play one" in barred(client, "flee").reason
    made = opened(client)
    room = client.desk.running_hub().tables[made.game].room
    assert room.start.record and len(room.game.line) > 1
    assert shown(client).where == "table" and roster_of(client).campaign("one").fight is None
    assert "in the browser" in refused(run("campaign", "play", "one", *store))


def test_a_terminal_that_was_overtaken_says_so_and_loses_nothing(client: Client) -> None:
    begun(client)
    roster = roster_of(client)
    kept, game = campaign_deeds.terminal_fight(roster, "one")
    made = opened(client)
    with pytest.raises(Changed, match="campaign 'one': changed meanwhile: look again"):
        roster.save(kept, kept.journey, b"")
    assert roster.campaign("one").room == made.game and game.scenario.name == "cellars-1"


def test_a_campaign_whose_game_is_gone_is_told_in_one_line(client: Client) -> None:
    begun(client)
    roster = roster_of(client)
    with pytest.raises(InputError, match="game nowhere: is not in the store"):
        campaign_deeds.finished_fight(roster, "nowhere")


@pytest.mark.slow
def test_an_own_weapon_goes_out_fights_and_comes_back(client: Client) -> None:
    fang, low = "Fang|hilts|-2T-1=1|4|jab|hth|hurl|magic", "Low|hilts|-2L+1<3|4"
    roster = roster_of(client)
    owner: Adventurer = read_line(f"name=Own {STRONG.replace('Battleaxe', fang)} carry={low},Long Fang|hilts|-2T-1=1|4")
    assert (owner.main, owner.carried) == (fang, (low, "Long Fang|hilts|-2T-1=1|4"))
    roster.add((owner,))
    start = begun(client, "Own")
    assert [item.name for item in start.party[0].carried] == ["Low", "Long Fang"]
    assert start.barred is not None and start.barred.clauses == ("MW-DG-01",)
    assert "Own has Low, and Low and Cup terms need" in barred(client, "play").reason
    assert does(client, "equip", figure="Own", leave=low).barred is None
    left = does(client, "equip", figure="Own", leave=fang)
    assert [(item.code, item.name) for item in left.chest] == [(fang, "Fang"), (low, "Low")]
    assert barred(client, "equip", figure="Own", leave=fang).reason == "Own: has no Fang"
    does(client, "equip", figure="Own", take=fang)
    armed = does(client, "equip", figure="Own", hold=[fang])
    assert armed.party[0].hold[0].name == "Fang"
    made, after = fought(client)
    assert fang in [item.code for item in (*after.party[0].hold, *after.party[0].carried, *after.chest)]
    assert "|" not in " ".join(part for chapter in after.chapters for part in chapter.parts)
    text = client.get(f"/api/games/{made.game}/told", params={"since": 0}, headers=bearer(made.token)).text
    assert "Fang" in text
    sheet = client.get("/api/campaigns/one/sheets/Own").text
    assert "Fang" in sheet
