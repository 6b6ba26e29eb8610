"""A game master's table: his desk on a desktop, two players with phones, and what never reaches them."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.acting.tabling import act, ask, compose, fill, gathered, level, moved, part, slip, type_dice
from tests.browser.pages import PHONE, Watched, shot, watching
from tests.browser.serving import serving
from tests.browser.test_looks import SMALL, WIDE, check

NOTE = "The mentor is the traitor."
ROUNDS, PAUSE = 500, 50
"""So many looks, so many milliseconds apart, does a fight take at most."""


def set_up(master: Page) -> None:
    """A scene with a slab and a ghoul that nobody sees yet, and a note."""
    part(master, "Scene")
    compose(master, "A new scene", title="Crypt", light="dim", said="Bones, and cold air.")
    compose(master, "An obstacle of my own", what="Loose slab", dd="2", hidden="yes")
    compose(master, "Creatures", what="ghoul", hidden="yes")
    part(master, "Notes")
    compose(master, "A private note", said=NOTE)
    expect(slip(master, "note")).to_contain_text(NOTE)


def fought(master: Page, ann: Page, bob: Page) -> int:
    """A fight until the game master has the floor again; how often a player has acted in it."""
    deeds = 0
    for _ in range(ROUNDS):
        level(master, ann, bob)
        player = next((page for page in (ann, bob) if ask(page, master)), None)
        go_on = master.get_by_role("group", name="What goes on").get_by_role("button")
        if player is not None:
            deeds += 1
            act(player)
        elif go_on.count():
            moved(master, go_on.first)
        elif master.locator("h2#question").filter(has_text="what happens").count():
            return deeds
        else:
            # Who is asked, and what goes on, comes a moment after the state.
            master.wait_for_timeout(PAUSE)
    raise AssertionError("the fight does not end")


@pytest.mark.slow
def test_a_scene_with_a_test_real_dice_and_a_fight_and_a_note_that_no_player_ever_hears(pages: Watched) -> None:
    master, phones, ears = gathered(pages, ("Ann", "Bob"))
    ann, bob = phones["Ann"], phones["Bob"]
    set_up(master)
    # A player speaks up without being asked; the game master rules, and the player rolls.
    compose(ann, "Try something", pool="body", task="other", said="I push the stone door.")
    level(master, ann)
    part(master, "Now")
    wish = slip(master, "wish")
    expect(wish).to_contain_text("I push the stone door.")
    wish.locator("[data-ruling]").click()
    fill(wish, {"dd": "1", "step": "dis", "said": "It is wet."})
    expect(wish.locator(".outcome .odds").first).to_contain_text("%")
    moved(master, wish.locator(".composer button.main"))
    level(master, ann, bob)
    expect(slip(ann, "call")).to_contain_text("disadvantage")
    expect(slip(ann, "call")).to_contain_text("It is wet.")
    moved(ann, ann.locator("button.great"))
    level(master, ann)
    expect(master.locator(".log")).to_contain_text("3. Berin the Smith")
    # Another throws real dice, and only the game master learns what comes of it.
    moved(bob, bob.get_by_role("button", name="throw real dice"))
    level(master, bob)
    compose(master, "Call for a roll", actors="Asha Nightreader", pool="head", task="searching", dd="1", hidden="yes")
    level(master, bob)
    moved(bob, bob.locator("button.great"))
    type_dice(bob, 3, 7)
    level(master, bob)
    expect(slip(master, "result")).to_contain_text("overcome")
    expect(bob.locator(".tray")).to_contain_text("Game master knows")
    for listener in ears.values():
        assert not any(word in listener.all() for word in (NOTE, "Loose slab", "Ghoul", "overcome, 1 DD"))
    # The ghoul is seen, and it comes to blows.
    part(master, "Scene")
    moved(master, master.locator("[data-thing=Ghoul]").get_by_role("switch"))
    level(master, ann)
    expect(ann.locator("[data-figure=Ghoul]")).to_be_visible()
    part(master, "Time")
    moved(master, master.locator('[data-choice="fight"]'))
    part(master, "Now")
    assert fought(master, ann, bob) >= 2
    for page in (ann, bob):
        expect(page.locator("h2#question")).to_contain_text("what happens")
    for listener in ears.values():
        text = listener.all()
        assert "Ghoul" in text
        assert not any(word in text for word in (NOTE, "traitor", "Loose slab"))


def looked(page: Page, what: str, *, phone: bool) -> list[str]:
    """What axe would not find: what is wider than the window, and what a finger does not find."""
    page.wait_for_timeout(150)
    shot(page, f"table-{what}")
    check(page, what)
    wide = page.evaluate(WIDE)
    return [*([f"{what}: {wide} pixels too wide"] if wide else []), *(page.evaluate(SMALL) if phone else [])]


@pytest.mark.slow
@pytest.mark.parametrize("seen", ["light", "dark"])
def test_every_part_of_the_desk_is_fit_to_be_seen_and_touched(pages: Watched, seen: str) -> None:
    look = {**PHONE, "color_scheme": seen}
    for phone in (False, True):
        master, phones, _ = gathered(pages, ("Ann",), options=look if phone else {"color_scheme": seen})
        set_up(master)
        ann = phones["Ann"]
        compose(ann, "Try something", pool="body", task="other", said="I push the stone door.")
        level(master, ann)
        for name in ("Now", "Scene", "Party", "Time", "Oracle", "Notes"):
            part(master, name)
            assert looked(master, f"{name}-{seen}-{phone}", phone=phone) == []
        assert looked(ann, f"player-{seen}-{phone}", phone=True) == []


@pytest.mark.slow
def test_a_table_goes_on_where_it_was_when_its_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "own.sqlite") as own, watching(browser, own.url) as pages:
        pages.allowed = ("WebSocket connection", "Failed to load resource")
        master, phones, ears = gathered(pages, ("Ann", "Bob"))
        ann, bob = phones["Ann"], phones["Bob"]
        set_up(master)
        moved(bob, bob.get_by_role("button", name="throw real dice"))
        part(master, "Scene")
        moved(master, master.locator("[data-thing=Ghoul]").get_by_role("switch"))
        part(master, "Time")
        moved(master, master.locator('[data-choice="fight"]'))
        part(master, "Now")
        level(master, ann, bob)
        # What was begun in a form is still there, and what is said next is taken.
        form = ann.locator(".sheet .composer")
        form.get_by_role("radio", name="Say", exact=True).click()
        fill(form, {"said": "Wait for me!"})
        own.kill()
        ann.wait_for_timeout(300)
        own.start()
        for page in (master, ann, bob):
            page.wait_for_selector(".notice.line", state="detached")
        expect(form.locator("[data-field=said] textarea")).to_have_value("Wait for me!")
        moved(ann, form.locator("button.main"))
        level(master, ann, bob)
        expect(master.locator(".log")).to_contain_text("Wait for me!")
        assert fought(master, ann, bob) >= 3
        part(master, "Notes")
        expect(slip(master, "note")).to_contain_text(NOTE)
        assert not any(NOTE in listener.all() for listener in ears.values())


@pytest.mark.slow
def test_six_come_and_one_seat_looks_on(pages: Watched) -> None:
    names = ("Ann", "Bob", "Cleo", "Dirk", "Eve", "Finn")
    master, phones, _ = gathered(pages, names)
    part(master, "Party")
    assert master.locator(".desk [data-person]").count() == len(names)
    part(master, "Now")
    moved(master, master.locator('[data-choice^="call all"]').first)
    for page in phones.values():
        level(master, page)
        moved(page, page.locator("button.great"))
        while page.locator(".question.inner button[data-choice]").count():
            moved(page, page.locator(".question.inner button[data-choice]").first)
        level(master, page)
    assert not master.locator('[data-slip^="call "]').count()
