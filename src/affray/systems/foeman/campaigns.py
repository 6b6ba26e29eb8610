"""The campaigns of Foeman, as games, pages and commands ask for them."""

from typing import cast

from affray.core import InputError
from affray.core.faces.campaigns import Campaign
from affray.core.words.texts import ENGLISH
from affray.referee import Referee
from affray.systems.foeman.content.tables import is_armor
from affray.systems.foeman.position.gear import hands_of
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.adventurer import Adventurer, read_fields
from affray.systems.foeman.roster.campaign import (
    Journey,
    after_fight,
    begin_campaign,
    ending,
    fight_refusal,
    next_fight,
    rest_party,
    setting_out_faults,
)
from affray.systems.foeman.roster.campaign_words import (
    campaign_text,
    item_name,
    journey_words,
    member_card,
    rests,
    summary_text,
)
from affray.systems.foeman.roster.spoils import hold_items, living_member, put_back_item, take_item
from affray.systems.foeman.turn.special_items import special_items


class FoemanCampaigns:
    """What happens between the fights of a campaign."""

    setting_out_faults = staticmethod(setting_out_faults)
    ending = staticmethod(ending)
    fight_refusal = staticmethod(fight_refusal)
    next_fight = staticmethod(next_fight)
    rest = staticmethod(rest_party)
    living_member = staticmethod(living_member)
    take = staticmethod(take_item)
    put_back = staticmethod(put_back_item)
    hold = staticmethod(hold_items)
    summary = staticmethod(summary_text)
    words = staticmethod(journey_words)
    rests = staticmethod(rests)
    member = staticmethod(member_card)
    item_name = staticmethod(item_name)

    def check_item(self, item: str) -> None:
        if item in special_items() or is_armor(item):
            return
        try:
            hands_of(item)
        except InputError:
            raise InputError("expected a weapon, shield, armor or special item") from None

    def begin(self, campaign: Campaign, party: tuple[Adventurer, ...], seed: int, *, seed_known: bool) -> Journey:
        return begin_campaign(campaign, party, seed, seed_known=seed_known)

    def after_fight(self, journey: Journey, state: object, gone: tuple[int, ...], ref: Referee) -> Journey:
        assert isinstance(state, State)
        return after_fight(journey, state, gone, ref)

    def read_items(self, text: str) -> tuple[str, ...]:
        return tuple(cast("list[str]", read_fields(f"hold={text}", "hold")["hold"]))

    def flight(self, language: str = ENGLISH) -> str:
        return campaign_text(language, "flee")


CAMPAIGNS = FoemanCampaigns()
