"""The paths of campaigns: what there are, one under way, and what its party does between fights and in the next."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import HTTPBearer

from affray.core import RuledOut
from affray.core.faces.campaigns import party_side
from affray.game.muster import common_refusal
from affray.web.kept import campaign_deeds, campaign_words
from affray.web.messages import (
    Done,
    Made,
    NewCampaign,
    Seen,
    ToAdvance,
    ToEquip,
    ToPlay,
    ToRest,
    ToTravel,
)
from affray.web.rooms import chance, seating
from affray.web.rooms.change import Change
from affray.web.rooms.hub import Hub
from affray.web.rooms.room import Room
from affray.web.service.desk import Lang, desk_of, message_response, read_body, run_on_roster
from affray.web.service.openapi import message_responses, request_body
from affray.web.store.roster import CampaignKept, Roster
from affray.web.words.faults import Refusing

T = TypeVar("T")
router = APIRouter(prefix="/api/campaigns", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Path(max_length=80)]


def open_hub(request: Request) -> Hub:
    """The hub, for whoever may look at campaigns and change them. Raises Refusing."""
    desk = desk_of(request)
    desk.check_kind(request, "campaigns")
    desk.check_may_make(request)
    return desk.running_hub()


async def campaign_after(hub: Hub, lang: str, deed: Callable[[Roster], CampaignKept]) -> Response:
    """A campaign as it is after a deed."""
    players = hub.lineup.offered()

    def look(roster: Roster, language: str) -> object:
        return campaign_words.campaign_view(deed(roster), language, players)

    return message_response(await run_on_roster(hub, lang, look))


# --- looking ----------------------------------------------------------------------------------------------------------
@router.get("", response_class=Response, responses=message_responses("Campaigns"))
async def everything(request: Request, lang: Lang = "en") -> Response:
    """The campaigns there are, those under way, and who could go on one."""
    hub = open_hub(request)

    def look(roster: Roster, language: str) -> object:
        return campaign_words.campaigns_overview(roster, language, hub.shelf.campaigns)

    return message_response(await run_on_roster(hub, lang, look))


@router.get("/{name}", response_class=Response, responses=message_responses("CampaignShown"))
async def view(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A campaign under way."""
    return await campaign_after(open_hub(request), lang, lambda roster: campaign_deeds.find_campaign(roster, name))


@router.get("/{name}/sheets/{who}", response_class=Response, responses=message_responses("WordedSheet"))
async def sheets(request: Request, name: Name, who: Name, lang: Lang = "en") -> Response:
    """The sheet of one of the party that lives."""

    def look(roster: Roster, language: str) -> object:
        return campaign_words.sheet(campaign_deeds.find_campaign(roster, name), who, language)

    return message_response(await run_on_roster(open_hub(request), lang, look))


# --- between fights ---------------------------------------------------------------------------------------------------
@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=message_responses("CampaignShown", status=201),
    openapi_extra=request_body("NewCampaign"),
)
async def begin(request: Request, lang: Lang = "en") -> Response:
    """Begins a campaign with figures of the roster."""
    desk_of(request).check_heavy(request)
    hub, wanted = open_hub(request), await read_body(request, NewCampaign)

    def work(roster: Roster, language: str) -> object:
        campaign = campaign_deeds.campaign_by_name(wanted.campaign, hub.shelf.campaigns)
        return campaign_words.campaign_view(
            campaign_deeds.start_campaign(roster, wanted.name, campaign, wanted.figures, wanted.seed),
            language,
            hub.lineup.offered(),
        )

    return message_response(await run_on_roster(hub, lang, work), 201)


@router.post(
    "/{name}/rest",
    response_class=Response,
    responses=message_responses("CampaignShown"),
    openapi_extra=request_body("ToRest"),
)
async def rest(request: Request, name: Name, lang: Lang = "en") -> Response:
    """Lets the party rest."""
    hub, wanted = open_hub(request), await read_body(request, ToRest)
    return await campaign_after(
        hub,
        lang,
        lambda roster: campaign_deeds.rest_campaign(roster, name, wanted.days, wanted.rev, tens=wanted.tens),
    )


@router.post(
    "/{name}/travel",
    response_class=Response,
    responses=message_responses("CampaignShown"),
    openapi_extra=request_body("ToTravel"),
)
async def travel(request: Request, name: Name, lang: Lang = "en") -> Response:
    """Takes the party to its next fight."""
    hub, wanted = open_hub(request), await read_body(request, ToTravel)
    return await campaign_after(
        hub, lang, lambda roster: campaign_deeds.travel_campaign(roster, name, wanted.jog, wanted.rev)
    )


@router.post(
    "/{name}/equip",
    response_class=Response,
    responses=message_responses("CampaignShown"),
    openapi_extra=request_body("ToEquip"),
)
async def equip(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A member takes something out of the chest, lays something in, or holds other things."""
    hub, wanted = open_hub(request), await read_body(request, ToEquip)
    gear = campaign_deeds.GearChange(wanted.leave, wanted.take, wanted.hold)
    return await campaign_after(
        hub, lang, lambda roster: campaign_deeds.equip_member(roster, name, wanted.figure, gear, wanted.rev)
    )


@router.post(
    "/{name}/advance",
    response_class=Response,
    responses=message_responses("CampaignShown"),
    openapi_extra=request_body("ToAdvance"),
)
async def advance(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A member spends Ep on an attribute."""
    hub, wanted = open_hub(request), await read_body(request, ToAdvance)
    return await campaign_after(
        hub,
        lang,
        lambda roster: campaign_deeds.advance_member(roster, name, wanted.figure, wanted.attribute, wanted.rev),
    )


@router.post(
    "/{name}/end", response_class=Response, responses=message_responses("Campaigns"), openapi_extra=request_body("Seen")
)
async def end(request: Request, name: Name, lang: Lang = "en") -> Response:
    """Forgets a campaign, over or not; what is left are the others."""
    hub, wanted = open_hub(request), await read_body(request, Seen)

    def work(roster: Roster, language: str) -> object:
        roster.end(name, wanted.rev)
        return campaign_words.campaigns_overview(roster, language, hub.shelf.campaigns)

    return message_response(await run_on_roster(hub, lang, work))


# --- fights -----------------------------------------------------------------------------------------------------------
@router.post(
    "/{name}/play", response_class=Response, responses=message_responses("Made"), openapi_extra=request_body("ToPlay")
)
async def play(request: Request, name: Name, lang: Lang = "en") -> Response:
    """The seat of the next fight, or of the one under way. One begun at the terminal goes on here."""
    desk_of(request).check_heavy(request)
    hub, wanted = open_hub(request), await read_body(request, ToPlay)

    def work(roster: Roster, language: str) -> tuple[CampaignKept, Made | None]:
        kept = campaign_deeds.find_campaign(roster, name)
        if kept.room:
            return kept, None
        return campaign_deeds.open_fight(
            roster, campaign_deeds.find_campaign(roster, name, wanted.rev), wanted.seats, hub.lineup.names(),
            wanted.name, language,
        )  # fmt: skip

    kept, made = await run_on_roster(hub, lang, work)
    await hub.table(kept.room)
    return message_response(made or Made(kept.room, await seat_token(hub, kept.room, wanted.token), (), ""))


async def seat_token(hub: Hub, game: str, token: str) -> str:
    """A token for the maker's place at a game: the one that is shown where it opens that, else a new one."""
    try:
        if (await hub.reader(game, token)).owner:
            return token
    except Refusing:
        pass
    new = chance.new_token()
    await hub.change(game, lambda room, _: seating.admit(room, new))
    return new


@router.post(
    "/{name}/flee",
    response_class=Response,
    responses=message_responses("CampaignShown"),
    openapi_extra=request_body("Seen"),
)
async def flee(request: Request, name: Name, lang: Lang = "en") -> Response:
    """The party gives up the fight under way at the table."""
    hub, wanted = open_hub(request), await read_body(request, Seen)
    kept = await run_on_roster(hub, lang, lambda roster, _: campaign_deeds.find_campaign(roster, name, wanted.rev))
    if not kept.room:
        raise (
            campaign_deeds.under_way_error(kept)
            if kept.is_fighting
            else RuledOut(common_refusal("no-fight", "fight", named=name))
        )
    side = party_side(kept.journey.fight)
    await hub.change(kept.room, lambda room, now: leave_fight(room, side, now))
    return await campaign_after(hub, lang, lambda roster: campaign_deeds.find_campaign(roster, name))


def leave_fight(room: Room, side: int, now: float) -> Change:
    """A side leaves the game, if that still goes on."""
    if room.game.is_over:
        return Change(Done("", room.n))
    first = room.n + 1
    left = room.leave(side, "resign", now)
    return Change(Done("", room.n), first, (*left, *room.settle_consequences(now)))


async def settle(hub: Hub, room: Room) -> None:
    """Settles what a game that is over came to for the campaign whose fight it is."""
    if room.start.campaign:
        await run_on_roster(hub, "en", lambda roster, _: campaign_deeds.find_campaign(roster, room.start.campaign))
