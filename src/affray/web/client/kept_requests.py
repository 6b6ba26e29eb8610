"""What is asked of all that is kept, typed. Made from the server's paths by `make types`; not written by hand."""

from affray.web import messages
from affray.web.client.game_requests import GameRequests


class KeptRequests(GameRequests):
    """What is asked of all that is kept."""

    async def get_making_choices(self, *, system: str | None = None, lang: str | None = None) -> messages.FigureChoices:
        """What a figure can be made of."""
        return await self.ask("GET /api/making/choices", messages.FigureChoices, query={"system": system, "lang": lang})

    async def post_making_check(
        self, body: messages.FigureDraft, *, system: str | None = None, lang: str | None = None
    ) -> messages.FigureChecked:
        """What a draft comes to, and every rule that it breaks; nothing is kept."""
        return await self.ask(
            "POST /api/making/check", messages.FigureChecked, query={"system": system, "lang": lang}, body=body
        )

    async def post_making_random(
        self, body: messages.FigureDraw, *, system: str | None = None, lang: str | None = None
    ) -> messages.FigureChecked:
        """A legal figure drawn by lot; nothing is kept."""
        return await self.ask(
            "POST /api/making/random", messages.FigureChecked, query={"system": system, "lang": lang}, body=body
        )

    async def post_making_weapon(self, body: messages.WeaponDraft, *, lang: str | None = None) -> messages.WeaponMade:
        """What comes of a weapon of one's own, or why it is none."""
        return await self.ask("POST /api/making/weapon", messages.WeaponMade, query={"lang": lang}, body=body)

    async def post_making_odds(
        self, body: messages.OddsAsked, *, system: str | None = None, lang: str | None = None
    ) -> messages.FigureOdds:
        """What a figure may expect of its attacks on another, by exact odds."""
        return await self.ask(
            "POST /api/making/odds", messages.FigureOdds, query={"system": system, "lang": lang}, body=body
        )

    async def get_roster(self, *, system: str | None = None, lang: str | None = None) -> list[messages.FigureCard]:
        """All figures of a system, oldest first."""
        return await self.ask("GET /api/roster", list[messages.FigureCard], query={"system": system, "lang": lang})

    async def post_roster(
        self, body: messages.FigureNew, *, system: str | None = None, lang: str | None = None
    ) -> messages.FigureKeptInfo:
        """Keeps a new figure."""
        return await self.ask(
            "POST /api/roster", messages.FigureKeptInfo, query={"system": system, "lang": lang}, body=body
        )

    async def get_roster_figure(self, *, name: str, lang: str | None = None) -> messages.FigureKeptInfo:
        """A figure with its sheet, and what may be done with it."""
        return await self.ask("GET /api/roster/figure", messages.FigureKeptInfo, query={"name": name, "lang": lang})

    async def post_roster_change(
        self, body: messages.FigureChange, *, lang: str | None = None
    ) -> messages.FigureKeptInfo:
        """Gives a figure another name and other gear."""
        return await self.ask("POST /api/roster/change", messages.FigureKeptInfo, query={"lang": lang}, body=body)

    async def post_roster_rest(self, body: messages.FigureRest, *, lang: str | None = None) -> messages.FigureKeptInfo:
        """Lets a figure rest."""
        return await self.ask("POST /api/roster/rest", messages.FigureKeptInfo, query={"lang": lang}, body=body)

    async def post_roster_advance(
        self, body: messages.FigureAdvance, *, lang: str | None = None
    ) -> messages.FigureKeptInfo:
        """Adds a point to an attribute, for what has been learned."""
        return await self.ask("POST /api/roster/advance", messages.FigureKeptInfo, query={"lang": lang}, body=body)

    async def post_roster_remove(
        self, body: messages.FigureRemove, *, lang: str | None = None
    ) -> messages.FiguresAdded:
        """Takes a figure off the roster."""
        return await self.ask("POST /api/roster/remove", messages.FiguresAdded, query={"lang": lang}, body=body)

    async def get_roster_file(
        self, *, name: list[str] | None = None, system: str | None = None, lang: str | None = None
    ) -> dict[str, object]:
        """The roster of a system as a file, or those named."""
        return await self.ask(
            "GET /api/roster/file", dict[str, object], query={"name": name, "system": system, "lang": lang}
        )

    async def post_roster_file(self, body: dict[str, object], *, lang: str | None = None) -> messages.FiguresAdded:
        """Adds the figures of a roster file, or none if any is unknown, illegal or there already."""
        return await self.ask("POST /api/roster/file", messages.FiguresAdded, query={"lang": lang}, body=body)

    async def get_armies_catalogue(
        self, *, option: list[str] | None = None, lang: str | None = None
    ) -> dict[str, object]:
        """All that an army can be built from, under these house rules, each "name=value"."""
        return await self.ask("GET /api/armies/catalogue", dict[str, object], query={"option": option, "lang": lang})

    async def post_armies_check(
        self, body: messages.ArmyDraft[object], *, lang: str | None = None
    ) -> messages.ArmyChecked[object]:
        """What a draft comes to, and every rule that it breaks; nothing is kept."""
        return await self.ask("POST /api/armies/check", messages.ArmyChecked[object], query={"lang": lang}, body=body)

    async def post_armies_read(
        self, body: messages.ArmyFile, *, lang: str | None = None
    ) -> messages.ArmyRead[object, object]:
        """What a file holds: an army or a pack; nothing is kept."""
        return await self.ask(
            "POST /api/armies/read", messages.ArmyRead[object, object], query={"lang": lang}, body=body
        )

    async def get_armies(self, *, lang: str | None = None) -> list[messages.ArmyCard[object]]:
        """All kept armies, oldest first."""
        return await self.ask("GET /api/armies", list[messages.ArmyCard[object]], query={"lang": lang})

    async def post_armies(
        self, body: messages.ArmyNew[object], *, lang: str | None = None
    ) -> messages.ArmyKeptInfo[object, object]:
        """Keeps a new army, legal or not."""
        return await self.ask(
            "POST /api/armies", messages.ArmyKeptInfo[object, object], query={"lang": lang}, body=body
        )

    async def get_armies_army(self, *, name: str, lang: str | None = None) -> messages.ArmyKeptInfo[object, object]:
        """A kept army."""
        return await self.ask(
            "GET /api/armies/army", messages.ArmyKeptInfo[object, object], query={"name": name, "lang": lang}
        )

    async def post_armies_change(
        self, body: messages.ArmyChange[object], *, lang: str | None = None
    ) -> messages.ArmyKeptInfo[object, object]:
        """Makes another army of a kept one, in the revision that was seen."""
        return await self.ask(
            "POST /api/armies/change", messages.ArmyKeptInfo[object, object], query={"lang": lang}, body=body
        )

    async def post_armies_remove(self, body: messages.ArmyRemove, *, lang: str | None = None) -> messages.ArmyRemoved:
        """Keeps an army no longer."""
        return await self.ask("POST /api/armies/remove", messages.ArmyRemoved, query={"lang": lang}, body=body)

    async def get_armies_file(
        self, *, name: str | None = None, ready: str | None = None, limit: int | None = None, lang: str | None = None
    ) -> dict[str, object]:
        """The file of a kept army by its name, or of a ready one at a limit."""
        return await self.ask(
            "GET /api/armies/file",
            dict[str, object],
            query={"name": name, "ready": ready, "limit": limit, "lang": lang},
        )

    async def get_armies_paper(
        self,
        *,
        name: str | None = None,
        ready: str | None = None,
        limit: int | None = None,
        option: list[str] | None = None,
        lang: str | None = None,
    ) -> str:
        """The sheet of a kept army, or of a ready one, to print; under these house rules, or those it is kept with."""
        return await self.ask(
            "GET /api/armies/paper",
            str,
            query={"name": name, "ready": ready, "limit": limit, "option": option, "lang": lang},
        )

    async def post_fields_check(
        self, body: messages.FieldDraft[object], *, lang: str | None = None
    ) -> messages.FieldChecked:
        """All that is wrong with a draft, and what makes it hard to play on; nothing is kept."""
        return await self.ask("POST /api/fields/check", messages.FieldChecked, query={"lang": lang}, body=body)

    async def post_fields_read(self, body: messages.FieldFile, *, lang: str | None = None) -> dict[str, object]:
        """The battlefield of a file, with or without faults; nothing is kept."""
        return await self.ask("POST /api/fields/read", dict[str, object], query={"lang": lang}, body=body)

    async def post_fields_sight(
        self, body: messages.SightAsked[object], *, lang: str | None = None
    ) -> messages.SightTold:
        """Whether one place on a battlefield can be seen from another, and what blocks the line."""
        return await self.ask("POST /api/fields/sight", messages.SightTold, query={"lang": lang}, body=body)

    async def get_fields(self, *, lang: str | None = None) -> list[messages.FieldCard[object]]:
        """The ready battlefields, then all kept ones, oldest first."""
        return await self.ask("GET /api/fields", list[messages.FieldCard[object]], query={"lang": lang})

    async def post_fields(
        self, body: messages.FieldNew[object], *, lang: str | None = None
    ) -> messages.FieldKeptInfo[object]:
        """Keeps a new battlefield, with or without faults."""
        return await self.ask("POST /api/fields", messages.FieldKeptInfo[object], query={"lang": lang}, body=body)

    async def get_fields_field(self, *, name: str, lang: str | None = None) -> messages.FieldKeptInfo[object]:
        """A kept battlefield."""
        return await self.ask(
            "GET /api/fields/field", messages.FieldKeptInfo[object], query={"name": name, "lang": lang}
        )

    async def post_fields_change(
        self, body: messages.FieldChange[object], *, lang: str | None = None
    ) -> messages.FieldKeptInfo[object]:
        """Makes another battlefield of a kept one, in the revision that was seen."""
        return await self.ask(
            "POST /api/fields/change", messages.FieldKeptInfo[object], query={"lang": lang}, body=body
        )

    async def post_fields_remove(self, body: messages.FieldRemove, *, lang: str | None = None) -> messages.FieldRemoved:
        """Keeps a battlefield no longer."""
        return await self.ask("POST /api/fields/remove", messages.FieldRemoved, query={"lang": lang}, body=body)

    async def get_roster_paper(
        self, *, name: list[str] | None = None, system: str | None = None, lang: str | None = None
    ) -> str:
        """The sheets of figures of the roster, of all of a system where none is named."""
        return await self.ask("GET /api/roster/paper", str, query={"name": name, "system": system, "lang": lang})

    async def get_campaigns(self, *, lang: str | None = None) -> messages.Campaigns:
        """The campaigns there are, those under way, and who could go on one."""
        return await self.ask("GET /api/campaigns", messages.Campaigns, query={"lang": lang})

    async def post_campaigns(self, body: messages.NewCampaign, *, lang: str | None = None) -> messages.CampaignShown:
        """Begins a campaign with figures of the roster."""
        return await self.ask("POST /api/campaigns", messages.CampaignShown, query={"lang": lang}, body=body)

    async def get_campaign(self, name: str, *, lang: str | None = None) -> messages.CampaignShown:
        """A campaign under way."""
        return await self.ask(
            "GET /api/campaigns/{name}", messages.CampaignShown, path={"name": name}, query={"lang": lang}
        )

    async def get_campaign_sheet(self, name: str, who: str, *, lang: str | None = None) -> messages.WordedSheet:
        """The sheet of one of the party that lives."""
        return await self.ask(
            "GET /api/campaigns/{name}/sheets/{who}",
            messages.WordedSheet,
            path={"name": name, "who": who},
            query={"lang": lang},
        )

    async def post_campaign_rest(
        self, name: str, body: messages.ToRest, *, lang: str | None = None
    ) -> messages.CampaignShown:
        """Lets the party rest."""
        return await self.ask(
            "POST /api/campaigns/{name}/rest",
            messages.CampaignShown,
            path={"name": name},
            query={"lang": lang},
            body=body,
        )

    async def post_campaign_travel(
        self, name: str, body: messages.ToTravel, *, lang: str | None = None
    ) -> messages.CampaignShown:
        """Takes the party to its next fight."""
        return await self.ask(
            "POST /api/campaigns/{name}/travel",
            messages.CampaignShown,
            path={"name": name},
            query={"lang": lang},
            body=body,
        )

    async def post_campaign_equip(
        self, name: str, body: messages.ToEquip, *, lang: str | None = None
    ) -> messages.CampaignShown:
        """A member takes something out of the chest, lays something in, or holds other things."""
        return await self.ask(
            "POST /api/campaigns/{name}/equip",
            messages.CampaignShown,
            path={"name": name},
            query={"lang": lang},
            body=body,
        )

    async def post_campaign_advance(
        self, name: str, body: messages.ToAdvance, *, lang: str | None = None
    ) -> messages.CampaignShown:
        """A member spends Ep on an attribute."""
        return await self.ask(
            "POST /api/campaigns/{name}/advance",
            messages.CampaignShown,
            path={"name": name},
            query={"lang": lang},
            body=body,
        )

    async def post_campaign_end(self, name: str, body: messages.Seen, *, lang: str | None = None) -> messages.Campaigns:
        """Forgets a campaign, over or not; what is left are the others."""
        return await self.ask(
            "POST /api/campaigns/{name}/end", messages.Campaigns, path={"name": name}, query={"lang": lang}, body=body
        )

    async def post_campaign_play(self, name: str, body: messages.ToPlay, *, lang: str | None = None) -> messages.Made:
        """The seat of the next fight, or of the one under way. One begun at the terminal goes on here."""
        return await self.ask(
            "POST /api/campaigns/{name}/play", messages.Made, path={"name": name}, query={"lang": lang}, body=body
        )

    async def post_campaign_flee(
        self, name: str, body: messages.Seen, *, lang: str | None = None
    ) -> messages.CampaignShown:
        """The party gives up the fight under way at the table."""
        return await self.ask(
            "POST /api/campaigns/{name}/flee",
            messages.CampaignShown,
            path={"name": name},
            query={"lang": lang},
            body=body,
        )
