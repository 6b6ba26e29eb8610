"""Tables, campaigns and armies kept under behaviour version 1 open, and say where today's rules part with them."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from affray.core import System
from affray.core.house_options import default_for_version
from affray.core.reading.roster_file import read_roster, roster_system
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.game.lines import state_hash
from affray.systems import registry
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.foeman.roster.campaign import Journey
from affray.systems.wargame.roster.army_file import read_army
from affray.web.kept import campaign_deeds
from affray.web.rooms.show import RoomView
from affray.web.store import Store, open_store
from affray.web.store.armies import KeptArmies
from affray.web.store.entries import ENTRY, Parted, Played, Start
from affray.web.store.roster import Roster
from tests.toy import Pig
from tests.units.game.test_earlier import Later
from tests.units.web.desks import Desk

KEPT = Path(__file__).parents[3] / "kept" / "v1"
TABLES = json.loads((KEPT / "tables.json").read_text())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """The store of version 1."""
    path = tmp_path / "table.sqlite"
    path.write_bytes(gzip.decompress((KEPT / "table.sqlite.gz").read_bytes()))
    found = open_store(str(path))
    yield found
    found.close()


def played() -> Desk:
    """A game of Pig at the table, over, with a roll taken back."""
    desk = Desk(("me", "me"))
    desk.answer(0, "roll")
    desk.command(0, "undo")
    for n in range(200):
        if desk.room.game.is_over:
            break
        desk.answer(
            0, "hold" if pig(desk.room.game.state).turn > 8 and not desk.room.game.needed else roll(desk), name=f"n{n}"
        )
    assert desk.room.closed
    return desk


def pig(state: object) -> Pig:
    """The state as one of Pig."""
    assert isinstance(state, Pig)
    return state


def roll(desk: Desk) -> str:
    """The answer that goes on."""
    return "0" if desk.room.game.needed else "roll"


def reopened(desk: Desk, **change: int) -> None:
    """The table under version 2 of its rules."""
    system = Later()
    for name, value in change.items():
        setattr(system, name, value)
    desk.rules = cast("System[object, object]", system)
    desk.room = desk.again()


def test_a_table_of_then_is_played_by_the_defaults_of_then() -> None:
    desk = played()
    states = [moment.state for moment in desk.room.game.line]
    reopened(desk)
    assert [moment.state for moment in desk.room.game.line] == states
    assert (desk.room.unkept, desk.room.game.options, desk.room.closed) == ((), {"goal": "20"}, True)


@pytest.mark.parametrize("change", ["refusing", "other"])
def test_a_table_that_todays_rules_play_otherwise_goes_on_from_before_it(change: str) -> None:
    desk = played()
    line, count = list(desk.room.game.line), desk.room.n
    points = next(sum(pig(moment.state).points) for moment in line if sum(pig(moment.state).points))
    reopened(desk, **{change: points})
    (raw,) = desk.room.unkept
    parted = ENTRY.decode(raw)
    assert isinstance(parted, Parted) and desk.room.n == count + 1 and not desk.room.closed
    assert parted.clauses == (("PG-NEVER",) if change == "refusing" else parted.clauses)
    assert [moment.state for moment in desk.room.game.line] == [m.state for m in line[: len(desk.room.game.line)]]
    assert desk.room.game.strands[-1].number == 1
    # Kept once, it opens in the same way again and goes on.
    desk.kept = replace(desk.kept, log=(*desk.kept.log, raw))
    stood = desk.room.game.line
    desk.room = desk.again()
    assert (desk.room.unkept, desk.room.game.line) == ((), stood)
    assert b"version 2" in b"".join(RoomView(desk.room).messages(desk.reader(0), range(1, desk.room.n + 1), 0.0))
    if change == "other":
        desk.answer(0, roll(desk), name="on")
        assert desk.again().game.line == desk.room.game.line and len(desk.room.game.line) > len(stood)


def test_each_answer_is_kept_with_the_hash_of_what_it_came_to() -> None:
    desk = played()
    first = next(entry for entry in map(ENTRY.decode, desk.kept.log) if isinstance(entry, Played))
    assert len(first.state) == 16
    assert msgspec.json.decode(desk.kept.start, type=Start).behaviour == 1


def test_a_table_of_then_that_kept_no_hashes_parts_only_where_something_is_refused() -> None:
    desk = played()
    stripped = [
        replace(entry, state="") if isinstance(entry, Played) else entry for entry in map(ENTRY.decode, desk.kept.log)
    ]
    desk.kept = replace(desk.kept, log=tuple(map(msgspec.json.encode, stripped)))
    reopened(desk)
    assert desk.room.unkept == () and desk.room.closed


# --- what was really kept ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_table_kept_under_version_1_opens_as_far_as_it_is_alike(store: Store, name: str) -> None:
    from affray.web.rooms.reopening import open_room

    kept = store.load(name)
    assert kept is not None
    room = open_room(kept)
    was, now = TABLES[name], state_hash(room.game.system, room.game.state)
    if room.unkept or room.game.parting:
        assert now != was["state"] or room.game.is_over == was["over"]
    elif room.game.system.facts.version == 1:
        assert (len(room.game.trail), now, room.game.is_over) == (was["entries"], was["state"], was["over"])
    assert len(RoomView(room).sides()) == len(room.players)


def test_campaigns_of_then_go_on_under_the_defaults_of_then(store: Store) -> None:
    roster = Roster(store.engine)
    one, two = (campaign_deeds.find_campaign(roster, name) for name in ("one", "two"))
    assert (one.journey.behaviour, one.is_fighting, two.room in TABLES) == (1, True, True)
    options = CAMPAIGNS.options_of(cast("Journey", one.journey))
    changed = {fact.name: fact.earlier[1] for fact in SYSTEM.facts.options if 1 in fact.earlier}
    assert changed.items() <= options.items()
    _, fight = campaign_deeds.terminal_fight(roster, "one")
    assert len(fight.line) + len(fight.parting.rest if fight.parting else ()) == 21


def test_a_campaign_begun_today_has_the_defaults_of_today(store: Store) -> None:
    roster = Roster(store.engine)
    roster.end("one")
    from affray.game.campaigns import find_campaign

    journey = campaign_deeds.start_campaign(roster, "new", find_campaign("cellars"), ("Ann",), 1).journey
    assert journey.behaviour == SYSTEM.facts.version
    assert CAMPAIGNS.options_of(cast("Journey", journey)) == {
        **journey.fight.scenario.options,
        **journey.campaign.options,
    }
    assert all(default_for_version(fact, journey.behaviour) == fact.default for fact in SYSTEM.facts.options)


@pytest.mark.parametrize("key", ["foeman", "melee", "fortmayn"])
def test_a_roster_of_then_is_read(key: str) -> None:
    data = (KEPT / f"roster-{key}.json").read_bytes()
    assert roster_system(data, "roster", "foeman") == key
    assert [figure.name for figure in read_roster(data, "roster", registry.people_of(key), key, "foeman")] == [
        f"N{key}"
    ]


def test_armies_of_then_are_read(store: Store) -> None:
    assert len(KeptArmies(store.engine, "wargame").all()) == 1
    assert read_army((KEPT / "army.json").read_bytes(), "army").units


# --- open dice --------------------------------------------------------------------------------------------------------
def told_rolls(desk: Desk, seat: int) -> list[dict[str, object]]:
    """The rolls of what a seat is told."""
    messages = RoomView(desk.room).messages(desk.reader(seat), range(1, desk.room.n + 1), 0.0)
    return [roll for text in messages for roll in msgspec.json.decode(text).get("rolls", ())]


def test_a_seat_is_told_the_size_of_each_die_and_its_number_in_the_stream() -> None:
    desk = played()
    rolls = told_rolls(desk, 0)
    assert {"faces": [4], "die": 6, "draws": [0]}.keys() == rolls[0].keys()
    for roll in rolls:
        for face, draw in zip(cast("list[int]", roll["faces"]), cast("list[int]", roll["draws"]), strict=True):
            assert Stream(7, 0, draw).face(cast(int, roll["die"])) == face


@pytest.mark.parametrize(("scenario", "open_to_all"), [("duel", True), ("wizards-duel", False)])
def test_rolls_are_told_where_nothing_can_be_hidden(scenario: str, open_to_all: bool) -> None:
    melee = registry.load_system("melee")
    desk = Desk(("me", "friend"), load_scenario("melee", scenario), rules=melee)
    while not any(moment.entry.rolls for moment in desk.room.game.trail):
        question = desk.room.game.question
        assert question is not None
        desk.answer(question.side, melee.write_answer(question.answers[0]), name=f"n{desk.room.n}")
    assert [bool(told_rolls(desk, seat)) for seat in (0, 1)] == [open_to_all] * 2
