"""Two people on two machines, and somebody who only looks on."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting.driving import decide, looked, settle
from tests.browser.acting.hands import Mouse
from tests.browser.pages import PHONE, Watched, begin, copied, panel

FRIEND = ("Me", "A friend, by a link")
TRY = """async ([what, body]) => {
  const [, game, token] = location.href.match(/game\\/([^#]+)#(.+)/);
  const reply = await fetch(`/api/games/${game}/${what}`, {
    method: "POST", headers: {authorization: `Bearer ${token}`, "content-type": "application/json"},
    body: JSON.stringify(body)});
  return [reply.status, await reply.text()];
}"""


SAME = """(told) => [...document.querySelectorAll('.log .words')].map((one) => one.innerText).join('\\n') === told"""
"""Whether the account of this page is that of another."""


def together(pages: Watched) -> tuple[Page, Page, Page]:
    """A game of two people, and an onlooker, each in a browser of his own."""
    first = pages.open()
    begin(first, seats=FRIEND, name="Ann")
    link = copied(first, "Copy the link for Blue")
    second = pages.open(link.removeprefix(pages.url))
    second.wait_for_selector("[data-figure]")
    panel(first, "Table")
    watching = pages.open(copied(first, "Copy a link for onlookers").removeprefix(pages.url))
    watching.wait_for_selector("[data-figure]")
    panel(first, "Log")
    return first, second, watching


def next_asked(*people: Page) -> Page | None:
    """Whoever is asked next; None once all see that the game is over, which a computer or somebody else's news may bring."""
    for _ in range(2400):
        for page in people:
            if page.locator(".table[data-asked=true] .question button:enabled").count():
                return page
        if all(page.locator(".table[data-over=true]").count() for page in people):
            return None
        people[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def turns(*people: Page, most: int = 3_000) -> Iterator[Page]:
    """Whoever is asked, one after another, until the game is over, which so many answers must bring."""
    for _ in range(most):
        page = next_asked(*people)
        if page is None:
            return
        yield page
    raise AssertionError("the game does not end")


def asked(*people: Page) -> Page:
    """Whoever is asked now."""
    page = next_asked(*people)
    assert page, "the game is over"
    return page


def act(page: Page) -> None:
    """One answer by mouse."""
    scene = looked(page)
    Mouse(page).do(scene, decide(scene))
    settle(page, scene.state)


def log(page: Page) -> str:
    """The account as this page shows it."""
    return "\n".join(page.locator(".log .words").all_inner_texts())


def test_a_friend_joins_by_the_link_both_play_and_an_onlooker_cannot_act(pages: Watched) -> None:
    first, second, watching = together(pages)
    first.wait_for_selector(".missing", state="detached")
    turns = {first: 0, second: 0}
    while "Round 3" not in log(first):
        page = asked(first, second)
        turns[page] += 1
        act(page)
    assert min(turns.values()) >= 3
    for page in (second, watching):
        page.wait_for_function(SAME, arg=log(first))
    state = int(first.locator(".table").get_attribute("data-state") or -1)
    assert not watching.locator(".question, .end").count()
    assert "onlookers take nothing back" in watching.locator("#undo-reason").inner_text()
    answer = {"id": "x1", "state": state, "answers": ["move"]}
    pages.allowed = ("Failed to load resource: the server responded with a status of 409",)
    for what, body in (
        ("answers", answer),
        *(("commands", {"id": do, "do": do, "text": ""}) for do in ("undo", "resign", "rematch", "agree")),
    ):
        status, text = watching.evaluate(TRY, [what, body])
        assert status == 409 and '"refused"' in text, (status, text)
    assert int(first.locator(".table").get_attribute("data-state") or -1) == state


@pytest.mark.slow
def test_an_undo_is_free_until_a_die_falls_then_the_other_is_asked(pages: Watched) -> None:
    first, second, _ = together(pages)
    page = asked(first, second)
    before = page.locator(".question h2").inner_text()
    scene = looked(page)
    page.locator("[data-choice=move]").click()
    settle(page, scene.state)
    undo = page.get_by_role("button", name="Take back", exact=True)
    state = looked(page).state
    undo.click()
    settle(page, state)
    asked(first, second)
    assert page.locator(".question h2").inner_text() == before
    page.keyboard.press("r")
    page.wait_for_selector(".end")
    while "Action phase" not in log(first) or not first.locator("#undo-reason").count():
        act(asked(first, second))
    mover = asked(first, second)
    other = second if mover is first else first
    mover.get_by_role("button", name="Take back", exact=True).click()
    mover.get_by_role("button", name="Ask the others to agree").click()
    state = looked(mover).state
    other.get_by_role("complementary", name="asks to take back").wait_for()
    other.get_by_role("button", name="Refuse").click()
    mover.get_by_text("Taking back was refused").wait_for()
    mover.get_by_role("button", name="Take back", exact=True).click()
    mover.get_by_role("button", name="Ask the others to agree").click()
    other.get_by_role("button", name="Agree").click()
    settle(mover, state)
    mover.get_by_text("Taken back").or_(mover.locator(".undone")).first.wait_for()


@pytest.mark.slow
def test_people_talk_and_their_words_are_only_words(pages: Watched) -> None:
    first, second, watching = together(pages)
    for page, words in ((first, "Well met!"), (second, "<img src=x onerror=alert(1)>"), (watching, "I watch")):
        panel(page, "Table")
        page.get_by_label("Say something").fill(words)
        page.keyboard.press("Enter")
    for page in (first, second, watching):
        for words in ("Well met!", "<img src=x onerror=alert(1)>", "I watch"):
            page.get_by_text(words).wait_for()
    assert "Ann" in second.locator(".panel.scroll").inner_text()


@pytest.mark.slow
def test_words_are_new_until_they_have_been_in_sight(pages: Watched) -> None:
    first = pages.open()
    begin(first, seats=FRIEND, name="Ann")
    link = copied(first, "Copy the link for Blue")
    second = pages.open(link.removeprefix(pages.url), PHONE)
    second.wait_for_selector("[data-figure]")
    panel(first, "Table")
    for words in ("Well met!", "A fine day.", "It will rain.", "My shield is new.", "So is my axe.", "Ready?"):
        first.get_by_label("Say something").fill(words)
        first.keyboard.press("Enter")
    new, last = second.locator("#tab-table .count"), second.get_by_text("Ready?")
    expect(new).to_have_text("6")
    expect(first.locator("#tab-table .count")).to_have_count(0)
    second.locator("#tab-table").tap()
    expect(last).to_be_attached()
    expect(new).to_be_visible()
    second.get_by_label("Say something").scroll_into_view_if_needed()
    second.locator(".side").evaluate("(side) => side.scrollBy(0, 200)")
    expect(new).to_have_count(0)
    second.reload()
    second.wait_for_selector("[data-figure]")
    second.locator("#tab-table").tap()
    expect(last).to_be_attached()
    expect(new).to_have_count(0)


@pytest.mark.slow
def test_who_resigns_has_lost_and_both_may_play_again(pages: Watched) -> None:
    first, second, watching = together(pages)
    act(asked(first, second))
    second.get_by_role("button", name="Menu").click()
    second.get_by_role("button", name="Resign", exact=True).click()
    second.get_by_role("button", name="Resign for Blue").click()
    first.get_by_text("You have won").wait_for()
    first.get_by_text("The other side resigned.").wait_for()
    second.get_by_text("You have lost: Red wins").wait_for()
    second.get_by_text("You have resigned.").wait_for()
    assert "the game is over" in second.locator("#undo-reason").inner_text()
    watching.get_by_text("Victory for Red").first.wait_for()
    second.get_by_role("button", name="Play again, sides swapped").click()
    first.get_by_role("button", name="Agree").click()
    for page in (first, second):
        page.get_by_role("button", name="Go to the next game").click()
        page.wait_for_selector(".table[data-over=false]")
    assert first.url.partition("#")[0] == second.url.partition("#")[0] != watching.url.partition("#")[0]
    act(asked(first, second))


@pytest.mark.slow
def test_clocks_run_for_whoever_decides(pages: Watched) -> None:
    page = pages.open()
    begin(page, minutes="1", seats=("Me", "Me"))
    times = page.locator(".clocks b")
    start = times.all_inner_texts()
    assert len(start) == 2
    act(asked(page))
    page.wait_for_function(
        "(before) => JSON.stringify([...document.querySelectorAll('.clocks b')].map((one) => one.innerText)) !== before",
        arg=json.dumps(start, separators=(",", ":")),
    )
    assert page.locator(".clocks .running").count() == 1


@pytest.mark.slow
def test_two_people_play_at_one_screen(pages: Watched) -> None:
    page = pages.open()
    begin(page, seats=("Me", "Me"))
    deciders = set()
    while "Round 2" not in log(page):
        deciders.add(asked(page).locator(".whose").inner_text())
        act(page)
    assert deciders == {"Red to decide", "Blue to decide"}


def test_real_dice_are_typed_as_they_fell(pages: Watched) -> None:
    page = pages.open()
    begin(page, seats=("Me", "Me"), dice="typed")
    thrown = 0
    while thrown < 6 or not page.locator(".log .line svg").count():
        assert "Round 9" not in log(page)
        asked(page)
        if page.locator(".entry").count():
            before = int(page.locator(".table").get_attribute("data-state") or -1)
            faces = page.locator(".entry .row button.icon").count()
            for place in range(page.locator(".entry .slot").count()):
                page.keyboard.press(str((thrown + place) % faces))
            assert page.locator(".entry .die, .entry svg").count()
            page.keyboard.press("Enter")
            settle(page, before)
            thrown += 1
        else:
            act(page)
