"""The paths of army lists: the catalogue, drafts, files, what is kept, sheets; and two who change the same army."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from affray.systems.wargame.content.house_rules import BUILDING
from affray.systems.wargame.roster.army_file import read_army, write_army
from affray.systems.wargame.roster.maker_data import (
    ArmyCatalogue,
    ArmyPack,
    ArmyTable,
    OwnAbility,
    OwnWeapon,
    TypeCount,
    UnitTable,
)
from affray.systems.wargame.roster.ready_made import ready_army
from affray.web import messages
from affray.web.messages import ArmyMeter, Fault, Named
from affray.web.service.desk import Setting
from affray.web.store.armies import KeptArmies
from tests.units.web.served import PATIENT, Client, bearer, served

T = TypeVar("T")
ArmyCard = messages.ArmyCard[TypeCount]
ArmyChecked = messages.ArmyChecked[TypeCount]
ArmyKeptInfo = messages.ArmyKeptInfo[ArmyTable, TypeCount]
ArmyRead = messages.ArmyRead[ArmyTable, ArmyPack]
BEASTS = (Path(__file__).parents[4] / "examples/marsh-beasts.toml").read_text("utf-8")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(autouse=True)
def empty(client: Client) -> None:
    """Each test begins without a kept army."""
    armies = stored(client)
    for kept in armies.all():
        armies.remove(kept.content.army.name, kept.rev)


def stored(client: Client) -> KeptArmies:
    """The armies behind the server."""
    return KeptArmies(client.desk.running_hub().store.engine, "wargame")


def get(client: httpx.Client, path: str, kind: type[T], /, **asked: object) -> T:
    """What a path answers."""
    reply = client.get(f"/api/armies{path}", params=asked)  # type: ignore[arg-type]
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=kind)


def post(client: httpx.Client, path: str, kind: type[T], status: int = 200, lang: str = "en", /, **body: object) -> T:
    """What a path answers with that status."""
    reply = client.post(f"/api/armies{path}", content=msgspec.json.encode(body), params={"lang": lang})
    assert reply.status_code == status, reply.text
    return msgspec.json.decode(reply.content, type=kind)


def muster(limit: int = 1000, /, **more: object) -> ArmyTable:
    """The ready army of the Duke as a file has it, with other fields."""
    found = msgspec.json.decode(write_army(ready_army("medieval", limit)), type=ArmyTable)
    return replace(found, **more)


def checked(client: Client, army: ArmyTable, lang: str = "en", /, **more: object) -> ArmyChecked:
    """What a draft comes to."""
    return post(client, "/check", ArmyChecked, 200, lang, army=army, **more)


def meter(result: ArmyChecked, share: str) -> ArmyMeter[TypeCount]:
    """The meter of a class."""
    return next(army_meter for army_meter in result.meters if army_meter.share == share)


def kept(client: Client, /, **more: object) -> ArmyKeptInfo:
    """An army that the server keeps from now on."""
    return post(client, "", ArmyKeptInfo, 201, army=muster(**more))


# --- the catalogue ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "hero", "pistol"), [("en", "hero", "pistol"), ("de-CH", "Held", "Pistole")])
def test_what_there_is_to_build_from_has_its_words(client: Client, lang: str, hero: str, pistol: str) -> None:
    found = get(client, "/catalogue", ArmyCatalogue, lang=lang)
    assert [(choice.name, choice.share, choice.divisor, choice.alone) for choice in found.types] == [
        ("basic", "basic_ordnance", 4, False),
        ("ordnance", "basic_ordnance", 4, False),
        ("elite", "elite_vehicle", 2, False),
        ("hero", "hero", 2, True),
        ("vehicle", "elite_vehicle", 1, True),
    ]
    assert [tuple(formation.name for formation in kind.formations) for kind in found.types][2:] == [
        ("regiment", "skirmish"),
        ("regiment", "skirmish"),
        ("none",),
    ]
    assert found.types[3].word == hero
    assert found.types[4].formations == (Named("none", {"en": "none"}.get(lang, "keine")),)
    assert [(share.name, share.least, share.share) for share in found.shares] == [
        ("basic_ordnance", True, 0.5),
        ("elite_vehicle", False, 0.25),
        ("hero", False, 0.25),
    ]
    arms = {weapon.name: weapon for weapon in found.weapons}
    assert (arms["pistol"].word, arms["pistol"].range, arms["pistol"].points) == (pistol, 6, 22)
    assert (arms["mortar"].crewed, arms["mortar"].short, arms["mortar"].range, arms["mortar"].points) == (
        True,
        10,
        22,
        84,
    )
    able = {ability.name: ability for ability in found.abilities}
    assert (able["command"].types, able["command"].points, able["fast"].types) == (("hero",), 50, ())
    assert (able["rear_attack_arc"].types, able["rear_attack_arc"].share) == (("vehicle",), 0.2)
    assert next((cap.stat, cap.most) for cap in found.caps) == ("move", 12)
    assert [(base.name, base.filler) for base in found.bases][:3] == [
        ("man_sized", False),
        ("mounted", False),
        ("large", True),
    ]
    assert sorted(option.name for option in found.options) == sorted(BUILDING)
    assert all(
        option.effect and len(option.words) == len(option.values)
        for option in found.options
        if option.name == "cost_parse"
    )
    words = [weapon.word for weapon in found.weapons] + [ability.word for ability in found.abilities]
    words += [base.word for base in found.bases] + [army.word for army in found.armies]
    assert all(word and "_" not in word for word in words)


def test_ready_units_and_armies_are_there_with_their_points(client: Client) -> None:
    found = get(client, "/catalogue", ArmyCatalogue)
    assert [army.name for army in found.armies] == ["fantasy", "medieval", "modern", "sci_fi", "weird"]
    assert [(at.limit, at.points, at.units, at.miniatures) for at in found.armies[1].at][-1] == (1000, 986, 4, 27)
    duke = next(unit for unit in found.units if unit.id == "medieval/duke")
    assert (duke.source, duke.points, duke.unit.name) == ("The Duke’s Muster", 260, "The Duke")
    assert duke.line.startswith("1 hero, 4d8, Move 9") and "points" not in duke.line
    up = get(client, "/catalogue", ArmyCatalogue, option=["machine_gun_range=0", "cost_rounding=up"])
    assert next(weapon for weapon in up.weapons if weapon.name == "machine_gun").points == 40


def test_a_house_rule_that_there_is_not_is_refused(client: Client) -> None:
    reply = client.get("/api/armies/catalogue", params={"option": "luck=on"})
    assert reply.status_code == 400 and "option 'luck' is unknown" in reply.json()["reason"]


# --- drafts -----------------------------------------------------------------------------------------------------------
def test_a_draft_is_priced_term_by_term_and_may_play(client: Client) -> None:
    found = checked(client, muster())
    spearmen = found.units[0]
    assert (spearmen.points, spearmen.each, spearmen.faults) == (336, 21, ())
    assert [(row.name, row.value) for row in spearmen.rows][-2:] == [
        ("each", "21 + 0 = 21"),
        ("unit", "16 × 21 = 336 points"),
    ]
    assert spearmen.rows[0].clauses == ("UW-FORCE-03",)
    assert (found.broken, found.verdict, found.faults, found.naming) == (0, "It may play.", (), "")
    assert [
        (army_meter.share, army_meter.points, army_meter.bound, army_meter.excess) for army_meter in found.meters
    ] == [
        ("", 986, 1000, 0),
        ("basic_ordnance", 857, 500, 0),
        ("elite_vehicle", 129, 250, 0),
        ("hero", 0, 250, 0),
    ]
    core = meter(found, "basic_ordnance")
    assert [(count.name, count.units, count.miniatures) for count in core.types] == [
        ("basic", 2, 22),
        ("ordnance", 1, 4),
    ]
    assert read_army(found.file.encode(), "file") == ready_army("medieval", 1000)


def test_what_is_over_is_told_with_by_how_much_and_its_clause(client: Client) -> None:
    army = muster()
    knights = replace(army.units[3], n=3)
    found = checked(client, replace(army, units=(*army.units[:3], knights)), "de")
    whole, elite = meter(found, ""), meter(found, "elite_vehicle")
    assert (whole.excess, elite.excess, elite.points, elite.bound) == (244, 137, 387, 250)
    assert elite.text == "387 Punkte, höchstens 250: 137 zu viel" and elite.clauses == ("UW-FORCE-09",)
    assert (found.broken, found.faults, found.verdict) == (2, (), "2 Regeln sind gebrochen.")


def test_each_unit_has_the_rules_that_it_breaks_itself(client: Client) -> None:
    army = muster()
    first, second, third, fourth = army.units
    wrong = (
        replace(first, name=second.name),
        replace(second, files=9),
        replace(third, weapons=()),
        replace(fourth, name="", abilities=("command",)),
    )
    found = checked(client, replace(army, units=wrong))
    assert [[fault.code for fault in unit.faults] for unit in found.units] == [
        [],
        ["name", "files"],
        ["weapons"],
        ["name", "ability"],
    ]
    assert found.units[3].faults[0].text == "a name is missing"
    assert found.units[2].faults[0].clauses == ("UW-ORD-01",)
    assert all(unit.points for unit in found.units)
    assert (found.broken, found.file) == (5, "")


def test_a_unit_that_cannot_be_read_leaves_the_others_judged(client: Client) -> None:
    army = muster()
    units = (replace(army.units[0], weapons=("spoon",)), replace(army.units[1], move=3.333), *army.units[2:])
    found = checked(client, replace(army, units=units))
    assert "weapon 'spoon' is unknown" in found.units[0].faults[0].text
    assert (
        found.units[1]
        .faults[0]
        .text.startswith("unit: move: expected a number from 0 to 10000 of at most two decimals")
    )
    assert (found.units[0].points, found.units[2].points, meter(found, "").points) == (0, 224, 353)
    assert found.file == ""


def test_house_rules_change_prices_and_bounds(client: Client) -> None:
    army = muster()
    scouts = replace(army.units[1], name="Scouts", n=5, ad="1d6", move=8, files=5, weapons=("bow_crossbow",))
    plain = checked(client, replace(army, units=(scouts,)))
    nearest = checked(client, replace(army, units=(scouts,)), options={"cost_rounding": "nearest"})
    assert (plain.units[0].points, nearest.units[0].points) == (222.5, 225)
    high = replace(scouts, move=13)
    assert checked(client, replace(army, units=(high,))).units[0].faults == ()
    capped = checked(client, replace(army, units=(high,)), options={"builder_caps": "on"}).units[0].faults
    assert [(rule.code, rule.clauses) for rule in capped] == [("cap", ("UW-FORCE-10",))]
    spent = checked(client, army, options={"composition_share_of": "spent"})
    assert meter(spent, "hero").bound == 246.5


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "a name is missing"),
        ("x" * 81, "name: expected 1 to 80 letters on one line"),
        ("a\tb", "name: expected 1 to 80 letters on one line"),
        ("The Duke’s Muster", "there is an army called The Duke’s Muster already: choose another name"),
    ],
)
def test_a_name_that_it_cannot_be_kept_by_is_told(client: Client, name: str, said: str) -> None:
    kept(client)
    found = checked(client, muster(name=name))
    assert found.naming.startswith(said) and (found.file, found.broken) == ("", 0)


def test_an_army_may_keep_its_own_name(client: Client) -> None:
    kept(client)
    assert checked(client, muster(), of="The Duke’s Muster").naming == ""


def test_an_army_of_nobody_breaks_the_rule_that_there_be_units(client: Client) -> None:
    found = checked(client, muster(units=()))
    assert [fault.code for fault in found.faults] == ["units"]
    assert meter(found, "basic_ordnance").text == "0 points, at least 500: 500 too few"


def test_a_limit_with_three_decimals_is_refused(client: Client) -> None:
    said = post(client, "/check", Fault, 400, army=muster(limit=0.125))
    assert said.reason.startswith("army: limit: expected a number from 0 to 10000 of at most two decimals")


# --- files ------------------------------------------------------------------------------------------------------------
def test_an_army_file_is_read_and_given_out_as_it_was(client: Client) -> None:
    data = write_army(ready_army("weird", 1500))
    read = post(client, "/read", ArmyRead, name="weird.json", text=data.decode())
    assert read.army is not None and read.pack is None
    post(client, "", ArmyKeptInfo, 201, army=read.army)
    reply = client.get("/api/armies/file", params={"name": read.army.name})
    assert reply.content == data and "attachment" in reply.headers["content-disposition"]


def test_the_file_of_a_ready_army_is_in_the_language_asked_for(client: Client) -> None:
    found = get(client, "/file", ArmyTable, ready="medieval", limit=1500, lang="de")
    assert (found.limit, found.units[0].name) == (1500, ready_army("medieval", 1500, "de").units[0].name)
    assert get(client, "/file", ArmyTable, ready="medieval").limit == 2000
    for wrong in ("?ready=medieval&limit=7", "?ready=roman", ""):
        assert client.get(f"/api/armies/file{wrong}").status_code == 400


def test_a_pack_brings_weapons_abilities_and_units_that_say_all_of_themselves(client: Client) -> None:
    pack = post(client, "/read", ArmyRead, name="beasts.toml", text=BEASTS).pack
    assert pack is not None
    assert [(weapon.name, weapon.points, weapon.crewed, weapon.own) for weapon in pack.weapons] == [
        ("Long fang", 20, False, OwnWeapon("Long fang", 2)),
        ("Stone thrower", 60, True, OwnWeapon("Stone thrower", 0, 3, (6.0, 15.0))),
    ]
    assert [(ability.name, ability.points, ability.own) for ability in pack.abilities] == [
        ("Wade", 4.5, OwnAbility("Wade", 4.5))
    ]
    wolves, _, crew = pack.units
    assert (wolves.source, wolves.points) == ("Beasts of the marsh", 316.5)
    army = muster(units=(wolves.unit, crew.unit))
    found = checked(client, army)
    assert (found.units[0].points, found.units[1].faults) == (316.5, ())
    assert post(client, "", ArmyKeptInfo, 201, army=army).army.units[0] == wolves.unit


def test_a_pack_that_does_not_hold_names_all_that_is_wrong(client: Client) -> None:
    text = BEASTS.replace('type = "elite"', 'type = "chef"').replace('"bow_crossbow"', '"spoon"')
    read = post(client, "/read", ArmyRead, name="beasts.toml", text=text)
    assert (read.pack, len(read.faults)) == (None, 2) and "chef" in read.faults[0]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.json", "{", "a.json: no valid JSON"),
        ("a.json", "[]", "a.json: expected a table"),
        ("a.json", '{"format": "affray-army", "version": 9}', "a.json: version 9 is of a newer Affray"),
        ("a.toml", "= 1", "a.toml: no valid TOML"),
        ("a.toml", 'name = "a"\ntitle = "A"\nsystem = "foeman"', "a.toml: system: expected 'wargame', got 'foeman'"),
    ],
)
def test_a_file_that_is_neither_is_refused_in_one_line(client: Client, name: str, text: str, said: str) -> None:
    assert post(client, "/read", Fault, 400, name=name, text=text).reason.startswith(said)


# --- what is kept -----------------------------------------------------------------------------------------------------
def test_an_army_is_kept_legal_or_not_with_its_house_rules(client: Client) -> None:
    house = {"cost_rounding": "up"}
    army = replace(muster(), limit=500)
    info = post(client, "", ArmyKeptInfo, 201, army=army, options={**house, "builder_caps": "off"})
    assert (info.army, info.options, info.card.rev) == (army, house, 0)
    assert (info.card.points, info.card.limit, info.card.broken, info.card.units) == (991, 500, 2, 4)
    (card,) = get(client, "", tuple[ArmyCard, ...], lang="de")
    assert (card.verdict, [count.word for count in card.types]) == (
        "2 Regeln sind gebrochen.",
        ["Linie", "Geschütz", "Elite"],
    )
    assert get(client, "/army", ArmyKeptInfo, name=army.name) == info


def test_an_army_is_changed_and_renamed_in_the_revision_that_was_seen(client: Client) -> None:
    info = kept(client)
    name, after = info.card.name, replace(info.army, name="Border watch", units=info.army.units[:2])
    changed = post(client, "/change", ArmyKeptInfo, name=name, rev=0, army=after)
    assert (changed.card.name, changed.card.rev, changed.card.units) == ("Border watch", 1, 2)
    assert [card.name for card in get(client, "", tuple[ArmyCard, ...])] == ["Border watch"]
    gone = post(client, "/change", Fault, 404, name=name, rev=0, army=after)
    assert gone.reason == "there is no army called The Duke’s Muster"


def test_of_two_who_change_an_army_the_second_is_told(client: Client) -> None:
    info = kept(client)
    name, army = info.card.name, info.army
    post(client, "/change", ArmyKeptInfo, name=name, rev=0, army=replace(army, limit=1500))
    said = post(client, "/change", Fault, 409, "de", name=name, rev=0, army=army)
    assert (said.code, said.reason) == ("stale", "The Duke’s Muster wurde inzwischen anderswo geändert")
    assert get(client, "/army", ArmyKeptInfo, name=name).army.limit == 1500
    assert post(client, "/remove", Fault, 409, name=name, rev=0).code == "stale"


def test_a_name_is_one_armys_alone(client: Client) -> None:
    first = kept(client)
    second = kept(client, name="Border watch")
    assert "already" in post(client, "", Fault, 400, army=first.army).reason
    taken = post(
        client, "/change", Fault, 400, name="Border watch", rev=0, army=replace(second.army, name=first.card.name)
    )
    assert taken.reason == "there is an army called The Duke’s Muster already: choose another name"


def test_an_army_is_removed_for_good(client: Client) -> None:
    name = kept(client).card.name
    assert post(client, "/remove", dict[str, str], name=name, rev=0) == {"name": name}
    assert post(client, "/remove", Fault, 404, name=name, rev=0).code == "unknown"
    assert client.get("/api/armies/army", params={"name": name}).status_code == 404


def test_what_no_file_could_hold_is_not_kept(client: Client) -> None:
    army = muster()
    nameless = replace(army, units=(replace(army.units[0], name=""),))
    assert "units[0]: name ''" in post(client, "", Fault, 400, army=nameless).reason
    assert "format 'affray-army'" in post(client, "", Fault, 400, army=replace(army, format="other")).reason
    assert get(client, "", tuple[ArmyCard, ...]) == ()


def test_changing_takes_the_key_of_the_server_and_so_does_looking(tmp_path: Path) -> None:
    army = json.loads(msgspec.json.encode(muster()))
    with served(tmp_path, Setting(key="sesame", limits=PATIENT)) as closed:
        assert closed.post("/api/armies", json={"army": army}).status_code == 401
        for path, body in (("change", {"army": army}), ("remove", {})):
            assert closed.post(f"/api/armies/{path}", json={"name": "x", "rev": 0, **body}).status_code == 401
        assert closed.post("/api/armies", json={"army": army}, headers=bearer("sesame")).status_code == 201
        assert closed.get("/api/armies").status_code == 401
        assert len(closed.get("/api/armies", headers=bearer("sesame")).json()) == 1
        assert closed.post("/api/armies/check", json={"army": army}).status_code == 401


# --- paper ------------------------------------------------------------------------------------------------------------
def test_kept_and_ready_armies_are_printed_under_their_house_rules(client: Client) -> None:
    army = muster()
    scouts = UnitTable("Scouts", "basic", 5, "1d6", 8, 0, 0, 7, ("bow_crossbow",), (), (1, 1), "skirmish")
    post(client, "", ArmyKeptInfo, 201, army=replace(army, units=(scouts,)), options={"cost_rounding": "up"})
    own = client.get("/api/armies/paper", params={"name": army.name})
    assert own.headers["content-type"].startswith("text/html")
    assert "Scouts" in own.text and "225 of 1000 points" in own.text
    other = client.get("/api/armies/paper", params={"name": army.name, "option": "cost_rounding=exact"})
    assert "222.5 of 1000 points" in other.text
    ready = client.get("/api/armies/paper", params={"ready": "modern", "limit": 1000, "lang": "de"})
    assert "973,5 von 1000 Punkten" in ready.text
    assert client.get("/api/armies/paper", params={"name": "Nobody"}).status_code == 404


def test_the_page_is_shown_at_the_addresses_of_armies(client: Client) -> None:
    for path in ("/armies", "/armies/new", "/armies/The%20Duke%2FTwo"):
        assert client.get(path).headers["content-type"].startswith("text/html")
