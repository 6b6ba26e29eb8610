"""Boards to look at before there is a game: what they show, and that the fight that ships is what the engine plays."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.game import Game, load_scenario, loads, shipped_scenarios
from affray.game.muster import with_master
from affray.space.hex import read_place
from affray.systems import registry
from affray.web.messages import Film, HexBoard, PlaneBoard, StageBoard
from affray.web.service.desk import Setting
from affray.web.words import scenes
from tests.shows import SHOWN_FIGHT, Play, shown_fight_played
from tests.units.web.served import PATIENT, Client, served

ALL = [(key, scenario.name) for key in registry.system_keys() for scenario in shipped_scenarios(key)]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("scenes"), Setting(limits=PATIENT)) as found:
        yield found


def scene(client: Client, **query: str) -> Film:
    """A scene that is asked for."""
    reply = client.get("/api/scenes", params=query)
    assert reply.status_code == 200, reply.text
    return msgspec.json.decode(reply.content, type=Film)


@pytest.mark.parametrize(("system", "scenario"), ALL)
def test_every_scenario_has_a_picture_with_two_sides_or_a_party_in_it(
    client: Client, system: str, scenario: str
) -> None:
    found = scene(client, system=system, scenario=scenario)
    (frame,) = found.frames
    assert (found.system, found.scenario) == (system, scenario)
    match found.board:
        case HexBoard(hexes=hexes):
            places = {(q, r) for q, r, _ in hexes}
            assert {figure.counter.pos for figure in frame.figures} <= places
            assert len({figure.counter.side for figure in frame.figures}) > 1
        case PlaneBoard():
            assert all(unit.block.bases for unit in frame.units)
            assert len({unit.block.side for unit in frame.units}) > 1
        case StageBoard():
            assert frame.stage is not None
            assert any(role.actor.looks for role in frame.stage.roles)


def test_a_picture_is_made_once_and_in_the_language_wanted(client: Client) -> None:
    first, again = (scene(client, system="foeman", scenario="duel", lang="de") for _ in range(2))
    assert first == again
    assert (first.title, scene(client, system="foeman", scenario="duel").title) == ("Duell", "Duel")
    kept = {*client.desk.scenes}
    assert {("foeman", "duel", "de"), ("foeman", "duel", "en")} <= kept
    assert scene(client, system="foeman", scenario="duel", lang="de-CH") == first
    assert scene(client, system="foeman", scenario="duel", lang="xx").title == "Duel"
    assert {*client.desk.scenes} == kept


@pytest.mark.parametrize("query", [{"system": "foeman", "scenario": "../../x"}, {"system": "x", "scenario": "duel"}])
def test_a_scenario_that_there_is_not_has_no_picture(client: Client, query: dict[str, str]) -> None:
    assert client.get("/api/scenes", params=query).status_code == 400


def test_the_fight_that_ships_is_what_the_engine_plays() -> None:
    shipped: Play = loads(SHOWN_FIGHT.read_bytes())
    played = shown_fight_played()
    assert [moment.entry for moment in shipped.line] == [moment.entry for moment in played.line]
    assert shipped.is_over
    assert shipped.score == (1.0, 0.0)


def test_a_film_tells_what_was_done_with_its_dice_and_ends_as_the_fight_does(client: Client) -> None:
    film, german = scene(client), scene(client, lang="de")
    assert len(film.frames) == len(german.frames) > 30
    rows = [(other.told, other.dice) for other in film.frames]
    assert ("Smoulder breathes at Edwin at 3 hexes (2 megahexes). 18 hits: ST 15 to -3, dead", (1, 1, 5)) in rows
    assert {other.told for other in film.frames} & {other.told for other in german.frames} == {""}
    standing = {figure.counter.id: figure.counter for figure in film.frames[0].figures}
    for frame in film.frames[1:]:
        for name in frame.gone:
            del standing[name]
        standing |= {figure.counter.id: figure.counter for figure in frame.figures}
    shown = scenes.shown_fight()
    end = scenes.frame(shown, shown.state, (), "en")
    assert standing == {figure.counter.id: figure.counter for figure in end.figures}


def test_what_is_told_without_dice_is_the_deed_alone() -> None:
    game = scenes.shown_fight()
    lines = [scenes.told_line(game.system, moment.entry.events, "en") for moment in game.line]
    assert lines[2] == ("Smoulder takes off.", ())
    assert ("", ()) in lines


def test_a_browser_may_keep_a_picture_for_a_while(client: Client) -> None:
    assert client.get("/api/scenes").headers["cache-control"] == "max-age=600"


def test_a_figure_that_is_gone_is_named() -> None:
    film = scenes.film(scenes.shown_fight(), "en")
    assert all(len(frame.figures) <= len(film.frames[0].figures) for frame in film.frames)
    before = film.frames[0]
    now = msgspec.structs.replace(before, figures=before.figures[1:])
    assert scenes.changed(now, before).gone == (before.figures[0].counter.id,)


def test_a_film_shows_the_ground_that_a_game_master_has_changed() -> None:
    game: Play = Game.new(
        registry.load_system("foeman"), with_master(load_scenario("foeman", "duel"), "Morgan"), seed=3
    )
    game.answer_text("ruling ground 2,2 brush")
    first, changed = scenes.film(game, "en").frames
    assert first.created == () and [(patch.name, patch.pos) for patch in changed.created] == [
        ("brush", read_place("2,2"))
    ]
