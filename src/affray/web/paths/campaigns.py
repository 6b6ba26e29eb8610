"""The paths of campaigns: what there are, one under way, and what its party does between fights and in the next."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import HTTPBearer

from affray.core import RuledOut
from affray.systems.foeman.roster.campaign import party_side
from affray.systems.foeman.rules.refusing import no
from affray.web.kept import campaign_deeds as road
from affray.web.kept import campaign_words as roadside
from affray.web.messages import (
    Done,
    Made,
    NewCampaign,
    Seen,
    ToAdvance,
    ToEquip,
    ToPlay,
    ToRest,
)
from affray.web.rooms import chance, seating
from affray.web.rooms.change import Change
from affray.web.rooms.hub import Hub
from affray.web.rooms.room import Room
from affray.web.service.desk import Lang, answer, body_of, desk_of, with_roster
from affray.web.service.openapi import gives, takes
from affray.web.store.roster import CampaignKept, Roster
from affray.web.words.faults import Refusing

T = TypeVar("T")
router = APIRouter(prefix="/api/campaigns", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Path(max_length=80)]


def opened(request: Request) -> Hub:
    """The hub, for whoever may change campaigns. Raises Refusing."""
    desk = desk_of(request)
    desk.open(request)
    desk.rate("light", request.client.host if request.client else "")
    return desk.running()


async def told(hub: Hub, lang: str, deed: Callable[[Roster], CampaignKept]) -> Response:
    """A campaign as it is after a deed."""
    return answer(await with_roster(hub, lang, lambda roster, language: roadside.shown(deed(roster), language)))


# --- looking ----------------------------------------------------------------------------------------------------------
@router.get("", response_class=Response, responses=gives("Campaigns"))
async def everything(request: Request, lang: Lang = "en") -> Response:
    """The campaigns there are, those under way, and who could go on one."""
    hub = desk_of(request).running()

    def look(roster: Roster, language: str) -> object:
        return roadside.everything(roster, language, hub.shelf.campaigns)

    return answer(await with_roster(hub, lang, look))


@router.get("/{name}", response_class=Response, responses=gives("CampaignShown"))
async def one(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A campaign under way."""
    return await told(desk_of(request).running(), lang, lambda roster: road.kept_of(roster, name))


@router.get("/{name}/sheets/{who}", response_class=Response, responses=gives("WordedSheet"))
async def sheets(request: Request, name: Name, who: Name, lang: Lang = "en") -> Response:
    """The sheet of one of the party that lives."""

    def look(roster: Roster, language: str) -> object:
        return roadside.sheet(road.kept_of(roster, name), who, language)

    return answer(await with_roster(desk_of(request).running(), lang, look))


# --- between fights ---------------------------------------------------------------------------------------------------
@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=gives("CampaignShown", status=201),
    openapi_extra=takes("NewCampaign"),
)
async def begin(request: Request, lang: Lang = "en") -> Response:
    """Begins a campaign with figures of the roster."""
    hub, wanted = opened(request), await body_of(request, NewCampaign)
    desk_of(request).heavy(request)

    def work(roster: Roster, language: str) -> object:
        campaign = road.campaign_of(wanted.campaign, hub.shelf.campaigns)
        return roadside.shown(road.set_out(roster, wanted.name, campaign, wanted.figures, wanted.seed), language)

    return answer(await with_roster(hub, lang, work), 201)


@router.post("/{name}/rest", response_class=Response, responses=gives("CampaignShown"), openapi_extra=takes("ToRest"))
async def rest(request: Request, name: Name, lang: Lang = "en") -> Response:
    """Lets the party rest."""
    hub, wanted = opened(request), await body_of(request, ToRest)
    return await told(hub, lang, lambda roster: road.rested(roster, name, wanted.days, wanted.rev))


@router.post("/{name}/equip", response_class=Response, responses=gives("CampaignShown"), openapi_extra=takes("ToEquip"))
async def equip(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A member takes something out of the chest, lays something in, or holds other things."""
    hub, wanted = opened(request), await body_of(request, ToEquip)
    gear = road.Gear(wanted.leave, wanted.take, wanted.hold)
    return await told(hub, lang, lambda roster: road.equipped(roster, name, wanted.figure, gear, wanted.rev))


@router.post(
    "/{name}/advance", response_class=Response, responses=gives("CampaignShown"), openapi_extra=takes("ToAdvance")
)
async def advance(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A member spends Ep on an attribute."""
    hub, wanted = opened(request), await body_of(request, ToAdvance)
    return await told(hub, lang, lambda roster: road.grown(roster, name, wanted.figure, wanted.attribute, wanted.rev))


@router.post("/{name}/end", response_class=Response, responses=gives("Campaigns"), openapi_extra=takes("Seen"))
async def end(request: Request, name: Name, lang: Lang = "en") -> Response:
    """Forgets a campaign, over or not; what is left are the others."""
    hub, wanted = opened(request), await body_of(request, Seen)

    def work(roster: Roster, language: str) -> object:
        roster.end(name, wanted.rev)
        return roadside.everything(roster, language, hub.shelf.campaigns)

    return answer(await with_roster(hub, lang, work))


# --- fights -----------------------------------------------------------------------------------------------------------
@router.post("/{name}/play", response_class=Response, responses=gives("Made"), openapi_extra=takes("ToPlay"))
async def play(request: Request, name: Name, lang: Lang = "en") -> Response:
    """The seat of the next fight, or of the one under way. One begun at the terminal goes on here."""
    hub, wanted = opened(request), await body_of(request, ToPlay)
    desk_of(request).heavy(request)

    def work(roster: Roster, language: str) -> tuple[CampaignKept, Made | None]:
        kept = road.kept_of(roster, name)
        if kept.room:
            return kept, None
        return road.opened(roster, road.kept_of(roster, name, wanted.rev), wanted.seats, wanted.name, language)

    kept, made = await with_roster(hub, lang, work)
    await hub.table(kept.room)
    return answer(made or Made(kept.room, await seat(hub, kept.room, wanted.token), (), ""))


async def seat(hub: Hub, game: str, token: str) -> str:
    """A token for the maker's place at a game: the one that is shown where it opens that, else a new one."""
    try:
        if (await hub.reader(game, token)).owner:
            return token
    except Refusing:
        pass
    new = chance.new_token()
    await hub.change(game, lambda room, _: seating.admit(room, new))
    return new


@router.post("/{name}/flee", response_class=Response, responses=gives("CampaignShown"), openapi_extra=takes("Seen"))
async def flee(request: Request, name: Name, lang: Lang = "en") -> Response:
    """The party gives up the fight under way at the table."""
    hub, wanted = opened(request), await body_of(request, Seen)
    kept = await with_roster(hub, lang, lambda roster, _: road.kept_of(roster, name, wanted.rev))
    if not kept.room:
        raise road.under_way(kept) if kept.fighting else RuledOut(no("no-fight", "fight", named=name))
    side = party_side(kept.journey.fight)
    await hub.change(kept.room, lambda room, now: fled(room, side, now))
    return await told(hub, lang, lambda roster: road.kept_of(roster, name))


def fled(room: Room, side: int, now: float) -> Change:
    """A side leaves the game, if that still goes on."""
    if room.game.over:
        return Change(Done("", room.n))
    first = room.n + 1
    left = room.leave(side, "resign", now)
    return Change(Done("", room.n), first, (*left, *room.after(now)))


async def settle(hub: Hub, room: Room) -> None:
    """Settles what a game that is over came to for the campaign whose fight it is."""
    if room.start.campaign:
        await with_roster(hub, "en", lambda roster, _: road.kept_of(roster, room.start.campaign))
