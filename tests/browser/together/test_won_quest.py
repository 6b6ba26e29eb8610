"""A delve of three phones on which the party wins a quest and comes home, from making characters to the journal's last line."""

import pytest
from playwright.sync_api import expect

from tests.browser.acting.performing import perform, seats
from tests.browser.pages import PHONE, Watched
from tests.browser.together.test_company import NAMES, last_line
from tests.rehearsals import delve_of, is_won_quest, rehearsal

OPTIONS = {**PHONE, "reduced_motion": "reduce"}


@pytest.mark.slow
def test_three_phones_win_a_quest_and_one_is_killed_and_comes_back(pages: Watched) -> None:
    game = rehearsal(delve_of(*NAMES), 18, is_won_quest)
    guests = [{"name": name} for name in NAMES]
    phones = seats(pages, game, len(NAMES), OPTIONS, guests=guests, vote=0)
    below = next(place for place, moment in enumerate(game.line) if getattr(moment.state, "level", 0))
    perform(phones, game, last=below)
    where = phones[1].url
    phones[1].context.close()
    pages.contexts.remove(phones[1].context)
    phones[1] = pages.open(where, OPTIONS)
    phones[1].wait_for_selector(f".table[data-moment='{below}']")
    perform(phones, game, first=below)
    for page in phones:
        expect(page.locator("#over")).to_be_visible()
    (end,) = {last_line(page) for page in phones}
    assert "The delve is over, with " in end
