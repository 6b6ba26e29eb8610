"""A delve of three phones without a game master: characters, votes, one phone that is killed and comes back, the journal."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting.delving import Delver, Sight, looked, settle, unfold
from tests.browser.pages import PHONE, Watched, copied, of_rules, panel
from tests.browser.test_looks import SMALL, WIDE

NAMES = ("Ann", "Bob", "Cat")
MADE = ("Asha", "Berin", "Cato")
VOTES = "[data-poll]"
DECIDED = "[data-poll='0'], .table:not(:has([data-poll]))"
STATE = "Number(document.querySelector('.table').dataset.state)"
ENDS = "The delve is over", "Nobody comes back."
"""What the journal's last line says."""
TURN = ".table[data-asked=true] .question button:enabled"


class Company:
    """Three people at three phones; the first leads."""

    def __init__(self, pages: Watched, seed: int = 5) -> None:
        self.pages = pages
        self.phones = [self.begun(seed)]
        self.plans = [Delver() for _ in NAMES]
        for name in NAMES[1:]:
            link = copied(self.phones[0], f"Copy the link for {name}")
            self.phones.append(self.come(link.removeprefix(pages.url)))
        panel(self.phones[0], "Log")

    def begun(self, seed: int) -> Page:
        """The game as the first makes it."""
        page = self.pages.open("/", PHONE)
        of_rules(page, "Fortmayn")
        page.locator(".scenarios").get_by_role("radio", name="A delve with friends").tap()
        for place, name in enumerate(NAMES):
            page.get_by_label(f"Name of player {place + 1}").fill(name)
        page.locator("summary.part").last.tap()
        page.locator("input[inputmode=numeric]").fill(str(seed))
        page.locator("button.big").tap()
        page.wait_for_selector(".stage")
        panel(page, "Table")
        return page

    def come(self, path: str) -> Page:
        """Somebody's phone at the table."""
        page = self.pages.open(path, PHONE)
        page.wait_for_selector(".stage")
        return page

    def make(self) -> None:
        """Each makes a character, while the others make theirs."""
        composers = [page.locator(".composer") for page in self.phones]
        for page, composer, name in zip(self.phones, composers, MADE, strict=True):
            composer.get_by_label("Name").fill(name)
            expect(page.locator("#answer-foot [data-trial=taken]")).to_be_attached()
        for page in self.phones:
            before = looked(page).state
            page.locator("#answer-foot [data-gives]").tap()
            settle(page, before)
        for page in self.phones:
            page.wait_for_selector("[data-choice=done]", state="attached")

    def vote(self, text: str, *places: int) -> None:
        """So many vote for an answer, the first as it is listed, the others as he did."""
        first, *others = places or (0, 1)
        tap(self.phones[first], f"[data-choice='{text}']")
        for place in others:
            tap(self.phones[place], f"[data-same='{text}']")

    def hear(self) -> None:
        """Waits until each phone shows what the furthest of them does: news comes to one sooner than to another."""
        newest = max(page.evaluate(STATE) for page in self.phones)
        for page in self.phones:
            page.wait_for_function(f"(newest) => {STATE} >= newest", arg=newest)

    def step(self) -> None:
        """One answer: of whoever is asked about his own character, else the lead's vote and one more for it."""
        self.hear()
        for place, page in enumerate(self.phones):
            if page.locator(TURN).count() and not page.locator(VOTES).count():
                return self.answer(place)
        if not self.phones[0].locator(TURN).count():
            # A computer thinks, or what somebody has said is still on its way.
            self.phones[0].wait_for_timeout(50)
            return None
        text = self.decide(0)
        tap(self.phones[0], f"[data-choice='{text}']")
        # A computer may have voted by now; before the second phone hears of the vote, it shows a poll without one.
        self.hear()
        self.phones[1].wait_for_selector(f"[data-same='{text}']:enabled, {DECIDED}", state="attached")
        self.phones[1].evaluate(f"document.querySelector(`[data-same='{text}']`)?.click()")
        self.phones[0].wait_for_selector(DECIDED, state="attached")
        return None

    def decide(self, place: int) -> str:
        """What somebody wants."""
        unfold(self.phones[place])
        return self.plans[place].decide(looked(self.phones[place]))

    def answer(self, place: int) -> None:
        """One answer of somebody about his own character."""
        tap(self.phones[place], f"[data-choice='{self.decide(place)}']")

    def delve(self, until: Callable[[Sight], bool], most: int) -> None:
        """They play until the lead sees something, or so many answers are given."""
        for _ in range(most):
            lead = self.phones[0]
            if lead.locator("#over").count() or (lead.locator(TURN).count() and until(looked(lead))):
                return
            self.step()

    def kill(self, place: int) -> str:
        """A phone dies; where it was."""
        page = self.phones[place]
        where = page.url
        page.context.close()
        self.pages.contexts.remove(page.context)
        del self.phones[place]
        return where.removeprefix(self.pages.url)

    def bring_back(self, where: str) -> Page:
        """The phone again."""
        self.phones.append(self.come(where))
        return self.phones[-1]

    def retire(self) -> None:
        """They end the delve at the hub, all three with one word."""
        for place in (0, 1):
            self.hear()
            page = self.phones[place]
            unfold(page)
            if page.locator("[data-choice=retire]").count():
                tap(page, "[data-choice=retire]")
            else:
                tap(page, "[data-same=retire]") if place else self.end(page)
        for page in self.phones:
            expect(page.locator("#over")).to_be_visible()

    def end(self, page: Page) -> None:
        """Votes for an end that is asked about once more."""
        before = looked(page).state
        page.locator(".question .final button").first.tap()
        page.get_by_role("button", name="Yes, do it").tap()
        settle(page, before)


def tap(page: Page, what: str) -> None:
    """Gives an answer and waits until it has been heard."""
    looked(page)
    unfold(page)
    # What can be given may come with news of others, which is a state of its own.
    page.locator(what).first.wait_for(state="attached")
    unfold(page)
    before = looked(page).state
    page.locator(what).first.tap()
    settle(page, before)


def journal(page: Page) -> str:
    """What a phone's journal says."""
    page.get_by_role("tab", name="Journal").tap()
    expect(page.locator("[data-line]").first).to_be_attached()
    return page.locator(".journal").inner_text()


def last_line(page: Page) -> str:
    """The journal's last line, as a phone shows it."""
    journal(page)
    return page.locator("[data-line]").last.inner_text()


def test_three_phones_make_characters_vote_and_one_is_killed_and_comes_back(pages: Watched) -> None:
    friends = Company(pages)
    friends.make()
    first, second, third = friends.phones
    for page in friends.phones:
        expect(page.locator("[data-voter]")).to_have_count(3)
        assert page.evaluate(WIDE) <= 0 and not page.evaluate(SMALL)
    tap(third, "[data-choice=done]")
    expect(first.locator("[data-voter='2'][data-voted=true]")).to_be_visible()
    expect(second.locator("[role=timer]")).to_contain_text("Ann decides")
    tap(second, "[data-same=done]")
    friends.vote("rumour")
    where = friends.kill(2)
    friends.vote("depart 1")
    expect(first.locator("[data-way=entrance]")).to_be_visible()
    back = friends.bring_back(where)
    expect(back.locator("[data-way=entrance]")).to_be_visible()
    expect(back.locator("[data-voter='0']")).to_contain_text("leads")
    friends.vote("leave", 2, 1) if "leave" in looked(back).choices else None
    friends.delve(lambda sight: bool(sight.finals) or "retire" in sight.choices, most=60)
    friends.retire()
    lines = journal(friends.phones[2])
    assert "Cat" in lines and "Ann: Depart for level 1" in lines


@pytest.mark.slow
def test_three_phones_delve_to_the_last_line_of_the_journal(pages: Watched) -> None:
    friends = Company(pages, seed=11)
    friends.make()
    friends.vote("done")
    friends.delve(lambda sight: bool(sight.beginning("go")), most=10)
    where = friends.kill(1)
    friends.phones[0].locator("details summary", has_text="Whose character").tap()
    friends.phones[0].locator("[data-lend='1']").tap()
    expect(friends.phones[0].locator("[data-lend='1']")).to_have_count(0)
    friends.plans.pop(1)
    friends.delve(lambda sight: "gone" in sight.place, most=12)
    back = friends.bring_back(where)
    back.locator("[data-back='1']").tap()
    expect(back.locator("[data-back='1']")).to_have_count(0)
    friends.plans.append(Delver())
    friends.delve(lambda sight: "retire" in sight.choices, most=600)
    if not friends.phones[0].locator("#over").count():
        friends.retire()
    ends = {last_line(page) for page in friends.phones}
    (end,) = ends
    assert any(said in end for said in ENDS), end
