"""The campaigns of Foeman, as games, pages and commands ask for them."""

from collections.abc import Mapping, Sequence
from typing import cast

from affray.core import InputError, Refusal
from affray.core.campaigns.steps import FightResult
from affray.core.campaigns.words import CampaignWords
from affray.core.faces.campaigns import MemberCard
from affray.core.facts import OptionFact
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH
from affray.referee import Referee
from affray.systems.foeman.content.house_rules import option_facts
from affray.systems.foeman.content.tables import PACKAGE, is_armor
from affray.systems.foeman.position.gear import hands_of
from affray.systems.foeman.position.state import State
from affray.systems.foeman.roster.adventurer import Adventurer, faults_of, is_fit, read_fields, scenario_entry
from affray.systems.foeman.roster.campaign import Journey, fight_result, low_cup_refusal
from affray.systems.foeman.roster.campaign_words import item_name, member_card, rest_changes, spoken
from affray.systems.foeman.roster.rest_and_learning import after_rest, days_to_heal
from affray.systems.foeman.roster.spoils import hold_items, own_things, put_back_item, take_item
from affray.systems.foeman.turn.special_items import special_items


class FoemanCampaigns(CampaignWords[Adventurer]):
    """What happens between the fights of a campaign. [FM-APP-06 FM-APP-07]"""

    package = PACKAGE
    dead_clause, fit_clause = "FM-APP-07", "FM-APP-06"

    # --- figures ------------------------------------------------------------------------------------------------------
    def faults_of(self, figure: Adventurer) -> list[Refusal]:
        return faults_of(figure)

    def is_dead(self, figure: Adventurer) -> bool:
        return figure.dead

    def is_fit(self, figure: Adventurer) -> bool:
        return is_fit(figure)

    def losses(self, figure: Adventurer) -> tuple[int, int]:
        return figure.wounds, figure.exhaustion

    def learned(self, figure: Adventurer) -> int:
        return figure.ep

    def after_rest(self, figure: Adventurer, days: int) -> Adventurer:
        return after_rest(figure, days)

    def days_to_heal(self, figure: Adventurer) -> int:
        return days_to_heal(figure)

    def entry_of(self, figure: Adventurer, side: str, at: object, facing: object) -> dict[str, object]:
        return scenario_entry(figure, side, at, facing)

    # --- fights -------------------------------------------------------------------------------------------------------
    def option_facts(self) -> tuple[OptionFact, ...]:
        return option_facts()

    def gear_refusal(self, able: Sequence[Adventurer], options: Mapping[str, str | int | bool]) -> Refusal | None:
        return low_cup_refusal(able, options)

    def fight_result(
        self, state: object, side: int, gone: tuple[int, ...], fought: Mapping[str, Adventurer], ref: Referee
    ) -> FightResult[Adventurer]:
        assert isinstance(state, State)
        return fight_result(state, side, gone, fought, ref)

    # --- the chest ----------------------------------------------------------------------------------------------------
    def check_item(self, item: str) -> None:
        """Checks that a thing can be found. Raises InputError with what was expected."""
        if item in special_items() or is_armor(item):
            return
        try:
            hands_of(item)
        except InputError:
            raise InputError("expected a weapon, shield, armor or special item") from None

    def take(self, journey: Journey, who: str, item: str) -> Journey:
        """The campaign after a member has taken an item from the chest. Raises RuledOut."""
        found = self.item_meant(item, journey.chest)
        member = self.living_member(journey, who)
        self.check_in_chest(journey, found)
        return take_item(journey, member, found)

    def put_back(self, journey: Journey, who: str, item: str) -> Journey:
        """The campaign after an item of a member's, alive or dead, was put into the chest. Raises RuledOut."""
        member = self.member_named(journey, who)
        return put_back_item(journey, member, self.item_meant(item, own_things(member)))

    def hold(self, journey: Journey, who: str, items: Sequence[str]) -> Journey:
        """The campaign after a member has taken other items of its own in hand. Raises RuledOut."""
        member = self.living_member(journey, who)
        own = own_things(member)
        return hold_items(journey, member, [item and self.item_meant(item, own) for item in items])

    def read_items(self, text: str) -> tuple[str, ...]:
        """The items to hold that a text lists; an empty one for an empty hand."""
        return tuple(cast("list[str]", read_fields(f"hold={text}", "hold")["hold"]))

    # --- in words -----------------------------------------------------------------------------------------------------
    def spoken(self, args: Mapping[str, Value]) -> Mapping[str, Value]:
        return spoken(args)

    def member(self, figure: Adventurer, language: str = ENGLISH) -> MemberCard:
        return member_card(figure, language)

    def item_name(self, item: str, language: str = ENGLISH) -> str:
        return item_name(item, language)

    def changes(self, before: Adventurer, after: Adventurer, language: str) -> tuple[str, ...]:
        return rest_changes(before, after, language)


CAMPAIGNS = FoemanCampaigns()
