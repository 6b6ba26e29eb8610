"""The paths of figures of the Combat and Movement Guide: the same paths, with the key of the system."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.core import InputError
from affray.systems.foeman.roster.adventurer import read_line as foeman_line
from affray.systems.melee.roster.adventurer import LINE, Adventurer
from affray.web.messages import FigureCard, FigureChecked, FigureChoices, FigureKeptInfo, FigureOdds, SystemInfo
from affray.web.service.desk import Setting
from affray.web.store.roster import Roster
from tests.units.web.kept.test_figures import fault, refusals, table
from tests.units.web.served import PATIENT, Client, served

ANN = LINE.read("name=Ann race=human st=12 dx=12 iq=8 armor=leather shield=small weapons=broadsword slung=dagger")
MO = LINE.read("name=Mo race=human st=8 dx=12 iq=12 weapons=wizard_staff spells=staff,blur,fireball")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("guide"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(autouse=True)
def empty(client: Client) -> None:
    """Each test begins with an empty roster."""
    roster = stored(client)
    for name in roster.names():
        roster.remove(name)


def stored(client: Client) -> Roster:
    """The roster behind the server."""
    return Roster(client.desk.running_hub().store.engine)


def post(client: Client, path: str, status: int = 200, lang: str = "en", /, **body: object) -> bytes:
    """What a path answers for this system with that status."""
    reply = client.post(f"/api/{path}", json=body, params={"lang": lang, "system": "melee"})
    assert reply.status_code == status, reply.text
    return reply.content


def checked(client: Client, lang: str = "en", /, **draft: object) -> FigureChecked:
    """What a draft comes to."""
    return msgspec.json.decode(post(client, "making/check", 200, lang, **draft), type=FigureChecked)


def kept(client: Client, adventurer: Adventurer, /, **more: object) -> FigureKeptInfo:
    """A figure that the server keeps from now on."""
    content = post(client, "roster", 201, figure={**msgspec.to_builtins(adventurer), **more})
    return msgspec.json.decode(content, type=FigureKeptInfo)


def test_systems_say_whether_they_have_figures(client: Client) -> None:
    systems = msgspec.json.decode(client.get("/api/systems").content, type=list[SystemInfo])
    assert {system.key: system.figures for system in systems} == {
        "foeman": True,
        "fortmayn": True,
        "melee": True,
        "wargame": False,
    }
    reply = client.get("/api/making/choices?system=chess")
    assert (reply.status_code, fault(reply.content).reason) == (
        400,
        "system 'chess': expected one of foeman, fortmayn, melee, wargame",
    )


@pytest.mark.parametrize(("lang", "torch"), [("en", "Torch"), ("de", "Fackel")])
def test_what_there_is_to_choose_from_has_weight_cost_and_words(client: Client, lang: str, torch: str) -> None:
    reply = client.get("/api/making/choices", params={"system": "melee", "lang": lang})
    found = msgspec.json.decode(reply.content, type=FigureChoices)
    assert [(trait.key, trait.above) for trait in found.traits][-1] == ("wis", "iq")
    gear = {choice.name: (choice.word, choice.weight, choice.cost) for choice in found.lists["gear"]}
    assert gear["torch"] == (torch, 1.0, 1)
    spell = next(choice for choice in found.lists["spells"] if choice.name == "fireball")
    assert (spell.iq, spell.clauses) == (12, ("CM-SPELL-01", "CM-SPELL-04"))
    assert [slot.key for slot in found.slots] == ["weapons", "shield", "armor", "slung", "gear", "pack", "spells"]
    assert (found.handed, found.categories) == (False, ())


def test_a_draft_has_its_sums_and_what_it_may_not_take(client: Client) -> None:
    found = checked(client, figure=table(MO, armor="plate"))
    assert [rule.clauses for rule in found.faults] == [("CM-FIG-03",)]
    assert (found.totals[0].row.value, found.totals[0].fits) == ("550 of 400", False)
    barred = {(item.slot, item.item): item.text for item in found.barred}
    assert barred["spells", "sleep"] == "Sleep takes IQ 13; IQ is 12"
    assert barred["weapons", "broadsword"] == "Broadsword takes ST 12; ST is 8"
    german = checked(client, "de", line="name=Mo race=human st=8 dx=12 iq=12 spells=sleep")
    assert german.faults[0].text == "Schlaf verlangt IQ 13; IQ ist 12"
    unknown = checked(client, figure=table(MO, spells=["nap"]))
    assert (unknown.sheet, unknown.card, unknown.totals) == (None, None, ())


def test_numbers_that_no_figure_has_are_refused(client: Client) -> None:
    for figure in ({"name": "A", "st": 100}, {"name": "A", "wounds": -1}, {"name": "A", "wings": 2}):
        assert fault(post(client, "making/check", 400, figure=figure)).reason.startswith("figure: ")


def test_a_draw_is_legal_and_odds_are_exact(client: Client) -> None:
    drawn = msgspec.json.decode(post(client, "making/random", race="elf", seed=2), type=FigureChecked)
    assert (drawn.faults, drawn.figure["race"]) == ((), "elf")
    asked = {"figure": table(ANN), "against": "Champion"}
    odds = msgspec.json.decode(post(client, "making/odds", **asked), type=FigureOdds)
    assert [prospect.prospect.text for prospect in odds.prospects] == ["3", "4"]
    assert odds.prospects[0].names[0] == "hit"
    wrong = fault(post(client, "making/odds", 400, **asked, weapon="mace"))
    assert "Ann can attack with broadsword" in wrong.reason


def test_figures_of_two_systems_are_kept_apart_under_names_of_their_own(client: Client) -> None:
    kept(client, ANN)
    stored(client).add((foeman_line("name=Bo race=Human st=12 dx=12 iq=8"),))
    cards = msgspec.json.decode(client.get("/api/roster?system=melee&lang=de").content, type=list[FigureCard])
    assert [(card.name, card.system, card.race) for card in cards] == [("Ann", "melee", "Mensch")]
    assert [card["name"] for card in client.get("/api/roster").json()] == ["Bo"]
    assert "in the roster already" in fault(post(client, "roster", 400, figure=table(ANN, name="Bo"))).reason
    with pytest.raises(InputError, match="figure 'Ann': is of melee; expected one of foeman: Bo"):
        stored(client).figure("Ann")
    both = client.get("/api/roster/file", params={"name": ["Ann", "Bo"]})
    assert (both.status_code, fault(both.content).reason) == (
        400,
        "figures of foeman, melee: expected those of one system",
    )
    assert client.get("/api/roster/paper", params={"name": ["Ann", "Bo"]}).status_code == 400
    assert "Ann" in client.get("/api/roster/paper", params={"name": "Ann"}).text
    assert "Ann" in client.get("/api/roster/paper", params={"system": "melee", "lang": "de"}).text


def test_a_figure_rests_learns_changes_and_goes(client: Client) -> None:
    made = kept(client, MO, experience=60, wounds=1, fatigue=2)
    assert (made.heals, made.card.state) == (2, "hurt")
    assert refusals(made)["WIS"] == "" and refusals(made)["ST"] == ""
    rested = client.post("/api/roster/rest", json={"name": "Mo", "rev": 0, "days": 2})
    assert "wounds" not in rested.json()["figure"]
    learned = client.post("/api/roster/advance", json={"name": "Mo", "rev": 1, "attribute": "WIS"}).json()
    assert (learned["figure"]["wis"], learned["figure"]["experience"]) == (13, 35)
    refused = client.post(
        "/api/roster/advance", json={"name": "Mo", "rev": 2, "attribute": "ST"}, params={"lang": "de"}
    )
    assert fault(refused.content).reason == "Mo hat 35 Erfahrung; der Punkt kostet 100"
    assert fault(refused.content).clauses == ("CM-EXP-02",)
    other = table(MO, name="Moe", armor="cloth", st=30)
    changed = client.post("/api/roster/change", json={"name": "Mo", "rev": 2, "figure": other}).json()
    assert (changed["card"]["name"], changed["figure"]["armor"], changed["figure"]["st"]) == ("Moe", "cloth", 8)
    file = client.get("/api/roster/file", params={"system": "melee"}).content
    assert client.post("/api/roster/remove", json={"name": "Moe", "rev": 3}).status_code == 200
    assert client.post("/api/roster/file", content=file).json() == {"names": ["Moe"]}
    assert stored(client).any_figure("Moe").system == "melee"
