"""A fight with a game master: he rules at a desktop, one plays with a phone, another at a desk, and what never reaches them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acting.driving import looked
from tests.browser.acting.tabling import Ears, fill, level, moved
from tests.browser.pages import PHONE, Watched, begin, copied, panel, shot
from tests.browser.test_looks import SMALL, WIDE, check

FRIEND = "A friend, by a link"
SECRET, CALL = "A zorkmid lies under the bridge", "May I swim?"
DARK: dict[str, object] = {"color_scheme": "dark"}


def begun(pages: Watched, options: dict[str, object] | None = None) -> Page:
    """The game as the game master makes it, for two friends."""
    master = pages.open("/", options)
    master.get_by_label("With a game master").check()
    expect(master.get_by_label("Called")).to_have_value("Game master")
    begin(master, "Duel", seats=(FRIEND, FRIEND))
    return master


def come(pages: Watched, master: Page, name: str, options: dict[str, object]) -> tuple[Page, Ears]:
    """Somebody who comes by the link of a side, and what his page hears from the first."""
    panel(master, "Table")
    link = copied(master, f"Copy the link for {name}").removeprefix(pages.url)
    page = pages.open("/", options)
    ears = Ears(page)
    page.goto(link)
    page.wait_for_selector("[data-figure]")
    return page, ears


def opened(master: Page, group: str, form: str) -> None:
    """Opens the form of a ruling in its part."""
    master.locator(f"#master-{group}").click()
    master.locator(f"[data-which={form}]").click()


def rule(master: Page, group: str, form: str, **values: str) -> None:
    """Gives a ruling that is put together in its form."""
    opened(master, group, form)
    fill(master.locator(".composer"), values)
    moved(master, master.locator(f"[data-gives={form}]"))


def typed(page: Page, text: str) -> None:
    """Types an answer in the command line."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Command line").click()
    page.locator("#command").fill(text)
    page.locator("#command").press("Enter")


def press(page: Page, figure: str) -> None:
    """Presses a figure on the board."""
    scene = looked(page)
    page.mouse.click(*scene.pixel(scene.figures[figure]))


def asked(page: Page) -> bool:
    """Whether a page is asked."""
    return page.locator(".table").get_attribute("data-asked") == "true"


def answer(page: Page) -> None:
    """Gives what is listed first."""
    moved(page, page.locator(".question [data-choice]").first)


def set_up(master: Page) -> None:
    """A save, a hidden thing, a bystander in the open and a hidden one, something told to Blue alone."""
    opened(master, "figures", "ruling-save")
    press(master, "Aldric")
    expect(master.locator("[data-field=figure] [aria-checked=true]")).to_have_text("Aldric")
    rule(master, "figures", "ruling-save", attribute="dx")
    rule(master, "things", "ruling-lay", item="Halberd", hex="2,2", hidden="yes")
    rule(master, "map", "ruling-mark", name="Hay wagon", hex="6,3")
    rule(master, "map", "ruling-mark", name="Old Wolf", hex="6,5", hidden="yes")
    rule(master, "words", "ruling-tell", side="Blue", words=SECRET)


def test_a_fight_is_ruled_by_a_game_master_and_each_sees_what_he_may(pages: Watched) -> None:
    master = begun(pages)
    red, red_ears = come(pages, master, "Red", PHONE)
    blue, blue_ears = come(pages, master, "Blue", DARK)
    expect(blue.locator(".whose")).to_contain_text("Waiting for Game master")
    set_up(master)
    expect(master.locator(".heap.hidden")).to_have_count(2)
    expect(master.locator(".heap.hidden title").first).to_contain_text("(hidden)")
    # What may not be is said before it is given, and what is typed is refused with the reason.
    opened(master, "figures", "ruling-harm")
    fill(master.locator(".composer"), {"figure": "Berold", "points": "0"})
    expect(master.locator("[data-trial=refused]")).to_contain_text("expected 1 to 99")
    shot(master, "mastered-rulings")
    typed(master, "ruling harm Berold 0")
    expect(master.locator(".refused.card")).to_contain_text("expected 1 to 99")
    typed(master, "ruling say Go on, the bridge holds")
    panel(master, "Log")
    expect(master.get_by_role("log")).to_contain_text("“Go on, the bridge holds”")
    level(master, red, blue)
    for page in (red, blue):
        expect(page.locator(".heap.marker .name")).to_have_text(["Hay wagon"])
        expect(page.locator(".heap.hidden")).to_have_count(0)
    panel(blue, "Log")
    expect(blue.get_by_role("log")).to_contain_text(SECRET)
    assert SECRET in blue_ears.all() and SECRET not in red_ears.all()
    moved(master, master.locator("[data-choice='go on']"))
    level(master, red, blue)
    mover, other = (red, blue) if asked(red) else (blue, red)
    # A player who is not asked calls; the game master has the floor as soon as the other has answered.
    other.locator("[data-calls]").click()
    other.get_by_label("What should be ruled on?").fill(CALL)
    moved(other, other.locator("[data-call]"))
    level(master, red, blue)
    while not asked(master):
        answer(mover)
        level(master, red, blue)
        mover = red if asked(red) else blue
    expect(master.locator(".question h2")).to_contain_text(CALL)
    moved(master, master.locator("[data-choice='go on']"))
    interrupt(master, red, blue)
    assert not known(red_ears) and not known(blue_ears)
    assert red.evaluate(WIDE) <= 0 and not red.evaluate(SMALL)
    shot(red, "mastered-phone")
    shot(blue, "mastered-dark")
    end(master, red, blue)


def known(ears: Ears) -> list[str]:
    """Which of the hidden things a page has heard of."""
    return [word for word in ("Halberd lies", "Old Wolf", "Old_Wolf") if word in ears.all()]


def interrupt(master: Page, red: Page, blue: Page) -> None:
    """The game master wants to speak, and is asked after the next answer or two."""
    moved(master, master.locator("[data-interrupt]"))
    level(master, red, blue)
    while not asked(master):
        answer(red if asked(red) else blue)
        level(master, red, blue)


def end(master: Page, red: Page, blue: Page) -> None:
    """The fight is over as the game master says; then all is open."""
    rule(master, "fight", "ruling-end", side="Blue")
    expect(master.locator("#over")).to_have_text("Victory for Blue")
    expect(blue.locator("#over")).to_have_text("You have won")
    expect(red.locator("#over")).to_have_text("You have lost: Blue wins")
    expect(red.locator(".heap.hidden")).to_have_count(2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_game_masters_screens_have_names_contrast_and_room_for_fingers(pages: Watched, scheme: str) -> None:
    master = begun(pages, {**PHONE, "color_scheme": scheme})
    rule(master, "map", "ruling-mark", name="Old Wolf", hex="4,4", hidden="yes")
    # After a ruling the next one begins at the top.
    expect(master.locator("[data-choice='go on']")).to_be_in_viewport()
    opened(master, "figures", "ruling-put")
    shot(master, f"mastered-{scheme}")
    check(master, f"rulings, {scheme}")
    assert master.evaluate(WIDE) <= 0 and not master.evaluate(SMALL)
