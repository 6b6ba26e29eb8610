"""The paths of figures: making one, the roster, files; and a server that is killed."""

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from affray.core.faces.people import RosterFigure
from affray.game.campaigns import find_campaign
from affray.systems import registry
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.foeman.roster.adventurer import Adventurer, read_line
from affray.web.kept.figure_words import SystemLanguage, choices_in_words
from affray.web.messages import (
    Below,
    DieTable,
    Fault,
    FigureCard,
    FigureChecked,
    FigureChoices,
    FigureKeptInfo,
    FigureOdds,
    FigureTable,
    WeaponMade,
)
from affray.web.service.desk import Setting
from affray.web.store.roster import Roster
from tests.units.web.crashing import Killing
from tests.units.web.keeping import adventurer
from tests.units.web.served import PATIENT, Client, bearer, served
from tests.units.web.store.test_crashes import free_port

ANN = read_line("name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger")
EVE = read_line("name=Eve race=Elf st=12 dx=11 iq=9 hold=Greatsword,Dagger")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(autouse=True)
def empty(client: Client) -> None:
    """Each test begins with an empty roster."""
    roster = stored(client)
    for kept in roster.campaigns():
        roster.end(kept.name)
    for found in roster.people("foeman"):
        roster.remove(found.figure.name)


def stored(client: Client) -> Roster:
    """The roster behind the server."""
    return Roster(client.desk.running_hub().store.engine)


def table(roster_figure: RosterFigure, /, **more: object) -> dict[str, object]:
    """A figure as a message holds it."""
    return {**msgspec.to_builtins(roster_figure), **more}


def same(figure: Adventurer) -> FigureTable:
    """A figure as an answer holds it."""
    return msgspec.convert(msgspec.to_builtins(figure), FigureTable)


def post(client: httpx.Client, path: str, status: int = 200, lang: str = "en", /, **body: object) -> bytes:
    """What a path answers with that status."""
    reply = client.post(f"/api/{path}", json=body, params={"lang": lang})
    assert reply.status_code == status, reply.text
    return reply.content


def fault(content: bytes) -> Fault:
    """A refusal."""
    return msgspec.json.decode(content, type=Fault)


def kept(client: Client, figure: Adventurer = ANN, /, **more: object) -> FigureKeptInfo:
    """A figure that the server keeps from now on."""
    content = post(client, "roster", 201, figure=table(figure, **more))
    return msgspec.json.decode(content, type=FigureKeptInfo)


def checked(client: Client, lang: str = "en", /, **draft: object) -> FigureChecked:
    """What a draft comes to."""
    return msgspec.json.decode(post(client, "making/check", 200, lang, **draft), type=FigureChecked)


def figure(client: Client, name: str, lang: str = "en") -> FigureKeptInfo:
    """A figure of the roster."""
    reply = client.get("/api/roster/figure", params={"name": name, "lang": lang})
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=FigureKeptInfo)


def refusals(info: FigureKeptInfo) -> dict[str, str]:
    """Why something may not be done with a figure."""
    return {deed.do: deed.refusal for deed in info.deeds}


# --- making -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "elf", "mace", "sample"),
    [("en", "Elf", "Mace", "Sample figure"), ("de-CH", "Elf", "Streitkolben", "Musterfigur")],
)
def test_what_there_is_to_choose_from_has_its_words(
    client: Client, lang: str, elf: str, mace: str, sample: str
) -> None:
    found = msgspec.json.decode(client.get(f"/api/making/choices?lang={lang}").content, type=FigureChoices)
    race = next(choice for choice in found.races if choice.name == "Elf")
    order = (Below(0, 1, ("FM-FIG-03",)), Below(2, 1, ("FM-FIG-03",)))
    assert (race.word, race.least, race.total, race.order) == (elf, (7, 9, 7), 31, order)
    lists = found.lists
    weapon = next(choice for choice in lists["weapons"] if choice.name == "Mace")
    assert (weapon.word, weapon.rq, weapon.hands) == (mace, 11, 1)
    assert all(choice.word and choice.kind for items in lists.values() for choice in items)
    assert all(choice.effect for items in lists.values() for choice in items if choice.name != "None")
    assert "Unarmed" not in {choice.name for choice in lists["weapons"]}
    assert ("Sample Figure (seed)", sample) in {(foe.name, foe.word) for foe in found.opponents}
    assert all(word.word and not word.word.startswith("weapon-") for word in found.words)


@pytest.mark.parametrize("system", ["foeman", "melee", "fortmayn"])
def test_what_a_new_figure_begins_with_breaks_no_rule(client: Client, system: str) -> None:
    found = msgspec.json.decode(client.get(f"/api/making/choices?system={system}").content, type=FigureChoices)
    reply = client.post(f"/api/making/check?system={system}", json={"figure": found.start})
    judged = msgspec.json.decode(reply.content, type=FigureChecked)
    assert (judged.faults, judged.left) == ((), 0)


def test_where_no_figure_ships_a_new_one_begins_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    people = registry.people_of("foeman")
    monkeypatch.setattr(type(people), "ready_made", lambda _: {})
    assert choices_in_words(SystemLanguage("foeman", "en"), people.choices()).start == {}


def test_a_draft_is_told_every_rule_that_it_breaks_with_its_clause(client: Client) -> None:
    found = checked(client, figure=table(EVE))
    assert [fault.clauses for fault in found.faults] == [("FM-EQP-02",), ("FM-FIG-02",), ("FM-FIG-03",)]
    assert found.left == -1
    german = checked(client, "de", figure=table(EVE))
    assert german.faults[0].text == "eine zweihändige Waffe lässt keine Hand für anderes"
    assert german.sheet is not None
    assert stored(client).people("foeman") == ()


def test_a_legal_draft_has_its_sheet_its_line_and_no_fault(client: Client) -> None:
    found = checked(client, figure=table(ANN))
    assert (found.faults, found.left) == ((), 0)
    assert found.card is not None
    assert [number.value for number in found.card.numbers] == ["12", "10 of 12", "8", "8 / 2"]
    assert checked(client, line=found.line).figure == same(ANN)
    assert checked(client, figure=table(ANN, level=1, st=13)).left is None


def test_a_draft_without_a_name_or_with_one_that_is_taken_is_told_so(client: Client) -> None:
    kept(client)
    assert [rule.code for rule in checked(client, figure=table(ANN, name="")).faults] == ["no_name"]
    assert [rule.code for rule in checked(client, figure=table(ANN)).faults] == ["taken"]
    assert checked(client, figure=table(ANN), of="Ann").faults == ()


def test_a_draft_with_what_nobody_knows_has_no_sheet(client: Client) -> None:
    found = checked(client, figure=table(ANN, main="Spoon"))
    assert [rule.code for rule in found.faults] == ["unknown"]
    assert found.sheet is None


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        ({"line": "race=Human st=many"}, "line: st=many: expected a whole number"),
        ({"figure": {"name": "A", "st": 100}}, "expected ST, DX and IQ from 0 to 99"),
        ({"figure": {"name": "A", "ep": -1}}, "expected level, ep, wounds, exhaustion and shots"),
        ({"figure": {"name": "A", "carried": ["Dagger"] * 21}}, "expected at most 20 items"),
        ({"figure": {"name": "A" * 121}}, "expected names of at most 120 letters"),
        ({"figure": {"name": "A", "wings": 2}}, "wings is unknown"),
    ],
)
def test_a_draft_that_cannot_be_judged_is_refused(client: Client, draft: dict[str, object], said: str) -> None:
    assert said in fault(post(client, "making/check", 400, **draft)).reason


def test_a_draw_is_legal_and_the_same_seed_draws_the_same(client: Client) -> None:
    one, other = (
        msgspec.json.decode(post(client, "making/random", race="Dwarf", seed=3), type=FigureChecked) for _ in range(2)
    )
    assert (one.figure, one.faults) == (other.figure, ())
    assert one.figure["race"] == "Dwarf"
    assert msgspec.json.decode(post(client, "making/random"), type=FigureChecked).faults == ()
    assert "race 'Ent' is unknown" in fault(post(client, "making/random", 400, race="Ent")).reason


def test_a_weapon_of_ones_own_shows_what_its_dice_come_to(client: Client) -> None:
    wanted = {"name": "Fang", "category": "hilts", "dg": "-2T-1=1L+1<3", "rq": 4, "words": ["hth", "magic"]}
    made = msgspec.json.decode(post(client, "making/weapon", **wanted), type=WeaponMade)
    assert made.item == "Fang|hilts|-2T-1=1L+1<3|4|hth|magic"
    assert made.table == (DieTable("T", (0, 0, 2, 3, 4, 5)), DieTable("L", (1, 2, 3, 3, 4, 5)))
    found = checked(client, figure=table(ANN, main=made.item))
    assert found.faults == ()
    assert found.card is not None
    assert found.card.gear.startswith("Fang, ")
    wrong = msgspec.json.decode(post(client, "making/weapon", **{**wanted, "dg": "-2X"}), type=WeaponMade)
    assert "column 3: expected the letter of a die" in wrong.fault


def test_odds_are_those_of_the_sketch(client: Client) -> None:
    asked = {"figure": table(ANN), "against": "Orc raider"}
    found = msgspec.json.decode(post(client, "making/odds", **asked), type=FigureOdds)
    assert (found.weapon, [arm.name for arm in found.weapons]) == ("Mace", ["Mace"])
    assert len(found.prospects) == 9
    assert found.prospects[0].prospect.score == 10
    german = msgspec.json.decode(post(client, "making/odds", 200, "de", **asked), type=FigureOdds)
    assert german.prospects[0].names[0] == "Treffer"
    kept(client)
    for foe in ("Ann", "race=Orc st=12 dx=12 iq=6 hold=Axe"):
        assert post(client, "making/odds", figure=table(ANN), against=foe)
    for foe, said in [("Nobody", "neither in the roster nor ready-made"), ("race=Orc st=5", "ST 5")]:
        assert said in fault(post(client, "making/odds", 400, figure=table(ANN), against=foe)).reason


# --- the roster -------------------------------------------------------------------------------------------------------
def test_a_figure_is_kept_listed_and_shown(client: Client) -> None:
    made = kept(client)
    cards = msgspec.json.decode(client.get("/api/roster?lang=de").content, type=list[FigureCard])
    assert [(card.name, card.race, card.rev, card.state) for card in cards] == [("Ann", "Mensch", 0, "fit")]
    found = figure(client, "Ann")
    assert (found.figure, found.line, found.heals) == (same(ANN), made.line, 0)
    assert refusals(found)["rest"] == refusals(found)["remove"] == refusals(found)["change"] == ""
    assert refusals(found)["DX"] == "Ann has 0 Ep; the next level takes 100"
    missing = client.get("/api/roster/figure", params={"name": "Bo", "lang": "de"})
    assert (missing.status_code, fault(missing.content).reason) == (404, "Bo gehört nicht zu den Figuren")


def test_what_breaks_a_rule_or_is_there_already_is_not_kept(client: Client) -> None:
    refused = fault(post(client, "roster", 400, figure=table(EVE)))
    assert refused.clauses == ("FM-EQP-02", "FM-FIG-02", "FM-FIG-03")
    kept(client)
    assert "in the roster already" in fault(post(client, "roster", 400, figure=table(ANN))).reason
    assert len(stored(client).people("foeman")) == 1


def test_a_figure_changes_its_name_and_gear_and_nothing_else(client: Client) -> None:
    kept(client, wounds=2)
    wanted = table(ANN, name="Anna", main="Axe", st=18, wounds=0)
    found = msgspec.json.decode(post(client, "roster/change", name="Ann", rev=0, figure=wanted), type=FigureKeptInfo)
    assert (found.card.name, found.card.rev, found.figure["main"]) == ("Anna", 1, "Axe")
    assert (found.figure["st"], found.figure["wounds"]) == (12, 2)
    assert [kept_figure.figure.name for kept_figure in stored(client).people("foeman")] == ["Anna"]
    wrong = {"name": "Anna", "rev": 1, "figure": table(ANN, main="Greatsword")}
    assert fault(post(client, "roster/change", 400, **wrong)).clauses == ("FM-EQP-02",)


def test_rest_and_a_level_follow_the_rules(client: Client) -> None:
    kept(client, ep=130, wounds=2, exhaustion=1)
    assert "has lost ST" in refusals(figure(client, "Ann"))["ST"]
    refused = fault(post(client, "roster/advance", 400, name="Ann", rev=0, attribute="ST"))
    assert refused.clauses == ("FM-LVL-03",)
    rested = msgspec.json.decode(post(client, "roster/rest", name="Ann", rev=0), type=FigureKeptInfo)
    assert ("exhaustion" in rested.figure, rested.figure["wounds"], rested.heals) == (False, 2, 2)
    healed = msgspec.json.decode(post(client, "roster/rest", name="Ann", rev=1, days=2), type=FigureKeptInfo)
    assert (healed.card.state, refusals(healed)["ST"]) == ("fit", "")
    done = post(client, "roster/advance", name="Ann", rev=2, attribute="ST")
    found = msgspec.json.decode(done, type=FigureKeptInfo)
    assert (found.figure["st"], found.figure["level"], found.figure["ep"]) == (13, 1, 30)


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("change", {"figure": table(ANN, main="Axe")}),
        ("rest", {}),
        ("advance", {"attribute": "ST"}),
        ("remove", {}),
    ],
)
def test_what_was_changed_meanwhile_is_left_alone(client: Client, path: str, more: dict[str, object]) -> None:
    kept(client, ep=100)
    post(client, "roster/rest", name="Ann", rev=0)
    refused = fault(post(client, f"roster/{path}", 409, name="Ann", rev=0, **more))
    assert (refused.code, refused.reason) == ("stale", "Ann was changed elsewhere meanwhile: look at it again")
    assert (stored(client).figure("Ann").rev, adventurer(stored(client), "Ann").ep) == (1, 100)


def test_of_two_at_once_one_is_told_to_look_again(client: Client) -> None:
    kept(client)
    seen: list[int] = []
    gate = threading.Barrier(4)

    def go() -> None:
        with httpx.Client(base_url=client.url, timeout=30) as own:
            gate.wait()
            seen.append(own.post("/api/roster/rest", json={"name": "Ann", "rev": 0}).status_code)

    threads = [threading.Thread(target=go) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(seen) == [200, 409, 409, 409]


def test_who_is_out_on_a_campaign_is_left_alone(client: Client) -> None:
    kept(client)
    roster = stored(client)
    roster.begin("Cellars", CAMPAIGNS.begin(find_campaign("cellars"), (ANN,), 1))
    assert refusals(figure(client, "Ann"))["rest"] == "Ann is out on the campaign Cellars"
    for path, more in [("change", {"figure": table(ANN)}), ("rest", {}), ("remove", {})]:
        refused = fault(post(client, f"roster/{path}", 409, name="Ann", rev=1, **more))
        assert refused == Fault("out", "Ann is out on the campaign Cellars")
    (card,) = msgspec.json.decode(client.get("/api/roster").content, type=list[FigureCard])
    assert card.campaign == "Cellars"


def test_a_figure_is_taken_off_the_roster(client: Client) -> None:
    kept(client)
    assert msgspec.json.decode(post(client, "roster/remove", name="Ann", rev=0)) == {"names": ["Ann"]}
    assert stored(client).people("foeman") == ()


@pytest.mark.parametrize(("more", "state"), [({"wounds": 11}, "down"), ({"wounds": 30, "dead": True}, "dead")])
def test_a_card_says_how_a_figure_is(client: Client, more: dict[str, object], state: str) -> None:
    assert kept(client, **more).card.state == state


# --- files ------------------------------------------------------------------------------------------------------------
def test_the_roster_is_given_out_and_taken_in(client: Client) -> None:
    kept(client)
    kept(client, name="Bo", off="", armor="None")
    whole = client.get("/api/roster/file").content
    response = client.get("/api/roster/file", params={"name": "Bo"})
    assert "roster.json" in response.headers["content-disposition"]
    assert client.get("/api/roster/file", params={"name": "Cy"}).status_code == 404
    taken = client.post("/api/roster/file", content=response.content)
    assert (taken.status_code, fault(taken.content).reason) == (400, "roster: Bo: there already; expected other names")
    for name in ("Ann", "Bo"):
        post(client, "roster/remove", name=name, rev=0)
    added = client.post("/api/roster/file", content=whole)
    assert msgspec.json.decode(added.content) == {"names": ["Ann", "Bo"]}
    assert client.get("/api/roster/file").content == whole


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "is of a newer Affray"),
        ({"figures": [table(ANN), table(ANN)]}, "is there twice"),
        ({"figures": [table(ANN), table(ANN, name="Bo", main="Spoon")]}, "'Spoon' is neither a weapon nor a shield"),
        ({"figures": [table(ANN), table(ANN, name="Bo", st=13)]}, "ST+DX+IQ is 33"),
        ({"figures": [table(ANN), table(ANN, name="Bo", st=130, level=118)]}, "from 0 to 99"),
    ],
)
def test_a_file_with_a_fault_changes_nothing(client: Client, change: dict[str, object], said: str) -> None:
    body = {"format": "affray-roster", "version": 1, "figures": [], **change}
    refused = client.post("/api/roster/file", json=body)
    assert refused.status_code == 400
    assert said in fault(refused.content).reason
    assert stored(client).people("foeman") == ()


# --- who may, and what is kept ----------------------------------------------------------------------------------------
def test_changing_takes_the_key_of_the_server_and_so_does_looking(tmp_path: Path) -> None:
    with served(tmp_path, Setting(key="sesame", limits=PATIENT)) as closed:
        body: dict[str, object] = {"figure": table(ANN)}
        assert closed.post("/api/roster", json=body).status_code == 401
        assert closed.post("/api/roster/file", content=b"{}").status_code == 401
        for path in ("change", "rest", "advance", "remove"):
            known = {"name": "Ann", "rev": 0, "figure": table(ANN), "attribute": "ST"}
            wanted = {"change": ("name", "rev", "figure"), "advance": ("name", "rev", "attribute")}
            sent = {key: known[key] for key in wanted.get(path, ("name", "rev"))}
            assert closed.post(f"/api/roster/{path}", json=sent).status_code == 401
        assert closed.post("/api/making/check", json=body).status_code == 401
        assert closed.post("/api/roster", json=body, headers=bearer("sesame")).status_code == 201
        assert closed.get("/api/roster").status_code == 401
        assert len(closed.get("/api/roster", headers=bearer("sesame")).json()) == 1


def test_the_addresses_of_figures_show_the_page(client: Client) -> None:
    for path in ("/figures", "/figures/new", "/figures/Ann%20of%20the%2FHill"):
        assert "text/html" in client.get(path).headers["content-type"]


def test_a_killed_server_has_lost_no_figure_that_it_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    server = Killing(tmp_path, port)
    seen: dict[str, tuple[int, int]] = {}
    enough = threading.Event()

    def storm() -> None:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            for n in range(1000):
                name = f"Ann {n}"
                try:
                    made = client.post("/api/roster", json={"figure": table(ANN, name=name, exhaustion=1)})
                    assert made.status_code == 201, made.text
                    seen[name] = (0, 1)
                    rested = client.post("/api/roster/rest", json={"name": name, "rev": 0})
                    assert rested.status_code == 200, rested.text
                    seen[name] = (1, 0)
                except httpx.TransportError:
                    return
                if n == 5:
                    enough.set()

    thread = threading.Thread(target=storm)
    thread.start()
    assert enough.wait(20)
    server.kill()
    thread.join()
    server.start()
    kept = {card["name"]: card for card in httpx.get(f"http://127.0.0.1:{port}/api/roster", timeout=30).json()}
    server.stop()
    assert len(seen) >= 5
    for name, (rev, exhaustion) in seen.items():
        assert kept[name].get("rev", 0) >= rev, name
        assert len(kept[name]["lost"]) <= exhaustion, name
