"""The paths of boards to look at before there is a game."""

from contextlib import nullcontext

from fastapi import APIRouter, Request, Response

from affray.game.pack_folders import Shelf, with_packs
from affray.systems import registry
from affray.web.rooms.making import find_scenario
from affray.web.service.desk import ENCODER, Lang, desk_of, message_response
from affray.web.service.openapi import message_responses
from affray.web.words import scenes, wording

router = APIRouter()
KEPT = {"cache-control": "max-age=600"}


@router.get("/api/scenes", response_class=Response, responses=message_responses("Film"))
async def scene(request: Request, system: str = "", scenario: str = "", lang: Lang = "en") -> Response:
    """The board of a scenario early in a game; without one, a whole fight."""
    desk = desk_of(request)
    desk.check_ask(request)
    hub, language = desk.running_hub(), wording.nearest_language(wording.TEXTS.languages, lang)
    key = (system if scenario else "", scenario, language)
    # One at a time: a page that asks for many is no reason for a game to wait. The fight waits for none of them.
    async with desk.drawing if scenario else nullcontext():
        found = desk.scenes.get(key)
        if found is None:
            found = await hub.work(lambda: scene_bytes(system, scenario, language, hub.shelf))
            desk.scenes[key] = found
    response = message_response(found)
    response.headers.update(KEPT)
    return response


def scene_bytes(key: str, name: str, language: str, shelf: Shelf) -> bytes:
    """A scene as it is sent. Raises InputError."""
    if not name:
        game = scenes.shown_fight()
        return ENCODER.encode(scenes.film(game, wording.language_of(game.system, language), scenes.APPROACH))
    system = registry.load_system(key)
    spoken = wording.language_of(system, language)
    found, owner = find_scenario(key, name, shelf)
    stands, options = with_packs((owner,) if owner else (), found.in_language(spoken), {})
    return ENCODER.encode(scenes.still(scenes.opening(system, stands, options), spoken))
