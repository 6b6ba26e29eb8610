"""The campaigns of the Combat and Movement Guide, as games, pages and commands ask for them."""

from collections.abc import Mapping, Sequence

from affray.core import InputError, Refusal
from affray.core.campaigns.steps import FightResult
from affray.core.campaigns.words import CampaignWords
from affray.core.faces.campaigns import MemberCard
from affray.core.facts import OptionFact
from affray.core.words.texts import ENGLISH, catalogue
from affray.referee import Referee
from affray.systems.melee.content.house_rules import PACKAGE, option_facts
from affray.systems.melee.position.state import State
from affray.systems.melee.roster.adventurer import Adventurer, entry_of, is_fit
from affray.systems.melee.roster.campaign import changes, fight_result, member_card
from affray.systems.melee.roster.making import figure_faults
from affray.systems.melee.roster.rest_and_learning import after_rest, days_to_heal
from affray.systems.melee.roster.road import GuideRoad
from affray.systems.melee.roster.spoils import (
    Journey,
    hold_items,
    is_loot,
    item_id,
    own_things,
    put_back_item,
    take_item,
)


class GuideCampaigns(CampaignWords[Adventurer]):
    """What happens between the fights of a campaign. [CM-INJ-02 CM-INJ-03 CM-ROAD-01 CM-ROAD-02]"""

    package = PACKAGE
    dead_clause, fit_clause = "CM-INJ-03", "CM-INJ-02"
    road = GuideRoad()

    # --- figures ------------------------------------------------------------------------------------------------------
    def faults_of(self, figure: Adventurer) -> list[Refusal]:
        return figure_faults(figure)

    def is_dead(self, figure: Adventurer) -> bool:
        return figure.dead

    def is_fit(self, figure: Adventurer) -> bool:
        return is_fit(figure)

    def losses(self, figure: Adventurer) -> tuple[int, int]:
        return figure.wounds, figure.fatigue

    def learned(self, figure: Adventurer) -> int:
        return figure.experience

    def after_rest(self, figure: Adventurer, days: int) -> Adventurer:
        return after_rest(figure, days)

    def days_to_heal(self, figure: Adventurer) -> int:
        return days_to_heal(figure)

    def entry_of(self, figure: Adventurer, side: str, at: object, facing: object) -> dict[str, object]:
        return entry_of(figure, side, at, facing)

    # --- fights -------------------------------------------------------------------------------------------------------
    def option_facts(self) -> tuple[OptionFact, ...]:
        return option_facts()

    def fight_result(
        self, state: object, side: int, gone: tuple[int, ...], fought: Mapping[str, Adventurer], ref: Referee
    ) -> FightResult[Adventurer]:
        assert isinstance(state, State)
        return fight_result(state, side, gone, fought)

    # --- the chest ----------------------------------------------------------------------------------------------------
    def check_item(self, item: str) -> None:
        """Checks that a thing can be found. Raises InputError with what was expected."""
        if not is_loot(item):
            raise InputError("expected the id of a weapon, shield, armor or other thing of the tables")

    def take(self, journey: Journey, who: str, item: str) -> Journey:
        """The campaign after a member has taken an item from the chest. Raises RuledOut."""
        member, item = self.living_member(journey, who), item_id(self.item_meant(item, journey.chest))
        self.check_in_chest(journey, item)
        return take_item(journey, member, item)

    def put_back(self, journey: Journey, who: str, item: str) -> Journey:
        """The campaign after an item of a member's, alive or dead, was put into the chest. Raises RuledOut."""
        member = self.member_named(journey, who)
        return put_back_item(journey, member, item_id(self.item_meant(item, own_things(member))))

    def hold(self, journey: Journey, who: str, items: Sequence[str]) -> Journey:
        """The campaign after a member has taken other weapons of its own in hand; its shield stays on the arm. Raises
        RuledOut."""
        member = self.living_member(journey, who)
        own = own_things(member)
        return hold_items(journey, member, [item and item_id(self.item_meant(item, own)) for item in items])

    def read_items(self, text: str) -> tuple[str, ...]:
        """The items to hold that a text lists; an empty one for an empty hand."""
        parts = (part.strip() for part in text.split(","))
        return tuple("" if part == "-" else part for part in parts)

    # --- in words -----------------------------------------------------------------------------------------------------
    def member(self, figure: Adventurer, language: str = ENGLISH) -> MemberCard:
        return member_card(figure, language)

    def item_name(self, item: str, language: str = ENGLISH) -> str:
        return catalogue(PACKAGE).name(language, "item", item)

    def changes(self, before: Adventurer, after: Adventurer, language: str) -> tuple[str, ...]:
        return changes(before, after, language)


CAMPAIGNS = GuideCampaigns()
