"""The campaigns of Foeman as whoever asks for them sees them."""

import pytest

from affray.core import InputError, Scenario
from affray.core.faces.campaigns import Campaign, Fight
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.campaigns import CAMPAIGNS
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.roster.adventurer import read_line

ANN = read_line("name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger")
BODY: dict[str, object] = {
    "map": {"columns": 5, "height": 5},
    "sides": [{"name": "Red"}, {"name": "Blue"}],
    "figures": [
        {"name": "X", "side": "Red", "roster": "Pikeman", "at": [1, 4], "facing": "N"},
        {"name": "Orc", "side": "Blue", "roster": "Orc raider", "at": [2, 0], "facing": "S"},
    ],
}
PLAN = Campaign("plan", "The plan", "A fight.", (Fight(Scenario("field", "foeman", "The field", body=BODY), "Red"),))


def test_a_campaign_is_begun_fled_and_told() -> None:
    assert (PLAN.system, SYSTEM.campaigns.flight()) == ("foeman", CAMPAIGNS.flight())
    journey = CAMPAIGNS.begin(PLAN, (ANN,), 7, seed_known=True)
    state = SYSTEM.setup(CAMPAIGNS.next_fight(journey), {})
    after = CAMPAIGNS.after_fight(journey, state, (0,), Script((), (), CODES))
    assert (after.tries, after.told, after.chapters[0].outcome) == (1, True, "lost")
    words = CAMPAIGNS.words(after, "en")
    assert words.stand == f"The plan: {words.how}" and words.chapters[0].line == "Day 1, The field: lost"
    assert [rest.days for rest in CAMPAIGNS.rests(after)] == [0]
    assert CAMPAIGNS.flight().startswith("give the fight up")


def test_a_member_goes_by_its_numbers_and_codes() -> None:
    card = CAMPAIGNS.member(ANN)
    assert (card.race, card.armor, card.hold, card.numbers["mst"]) == ("Human", "Leather", ("Mace", "Small Shield"), 12)
    bare = CAMPAIGNS.member(read_line("name=Bo race=Human st=12 dx=12 iq=8"))
    assert (bare.armor, bare.hold, bare.fit) == ("", (), True)


def test_things_that_can_be_found_are_of_the_tables() -> None:
    for item in ("Oil Flask", "Leather", "Axe"):
        CAMPAIGNS.check_item(item)
    with pytest.raises(InputError, match="expected a weapon, shield, armor or special item"):
        CAMPAIGNS.check_item("Spoon")
    assert CAMPAIGNS.read_items("Axe, -") == ("Axe", "")
