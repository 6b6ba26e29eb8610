"""A game master's table in browsers: how it is made, what is put together in its forms, what a page has heard."""

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page, WebSocket

from tests.browser.pages import PHONE, Watched, copied

DESK = ".sheet .composer"
NEW_STATE = "(before) => Number(document.querySelector('.table').dataset.state) > before"


REPLIES = """window.replies = []; const plain = window.fetch; window.fetch = async (...given) => {
  const reply = await plain(...given);
  void reply.clone().text().then((text) => window.replies.push(text), () => 0);
  return reply; };"""
"""What requests bring to the page."""


class Ears:
    """All that a page is told by its server: every message of its sockets, every reply."""

    def __init__(self, page: Page) -> None:
        self.page, self.heard = page, list[str]()
        page.on("websocket", self.listen)
        page.add_init_script(REPLIES)

    def listen(self, socket: WebSocket) -> None:
        """Keeps what a socket says from now on."""
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def all(self) -> str:
        """Everything that was told."""
        return "\n".join((*self.heard, *self.page.evaluate("window.replies")))


def gathered(
    pages: Watched, players: Sequence[str], seed: int = 7, options: Mapping[str, object] | None = None
) -> tuple[Page, dict[str, Page], dict[str, Ears]]:
    """A table: the game master's page, with a context of its own options, the players' on phones, and what these hear from the
    first."""
    master = pages.open("/", options)
    master.get_by_role("button", name="Run a table").click()
    master.get_by_label("Name of player 1").wait_for()
    while master.locator(".panel ol li").count() < len(players):
        master.get_by_role("button", name="One more player").click()
    while master.locator(".panel ol li").count() > len(players):
        master.locator(".panel ol li").last.get_by_role("button").click()
    for number, name in enumerate(players, 1):
        master.get_by_label(f"Name of player {number}").fill(name)
    master.get_by_text("Dice, clocks and more").click()
    master.get_by_label("Seed of the dice").fill(str(seed))
    master.get_by_role("button", name="Start the game").click()
    master.wait_for_selector("[data-desk=master]")
    phones, ears = {}, {}
    for name in players:
        link = copied(master, f"Copy the link for {name}").removeprefix(pages.url)
        phones[name] = pages.open("/", PHONE)
        ears[name] = Ears(phones[name])
        phones[name].goto(link)
        phones[name].wait_for_selector("[data-desk=player]")
    return master, phones, ears


def state_of(page: Page) -> int:
    """The state that a page shows."""
    return int(page.locator(".table").get_attribute("data-state") or -1)


def moved(page: Page, button: Locator) -> None:
    """Presses a button that is an answer, and waits for what comes of it."""
    before = state_of(page)
    button.click()
    page.wait_for_function(NEW_STATE, arg=before)


def level(*people: Page) -> None:
    """Waits until all show the same state."""
    newest = max(map(state_of, people))
    for page in people:
        page.wait_for_function(NEW_STATE, arg=newest - 1)


def part(page: Page, name: str) -> None:
    """Opens a part of the game master's desk."""
    page.locator(".desk").get_by_role("tab", name=name).click()


def fill(form: Locator, values: dict[str, str]) -> None:
    """Fills fields of a form by their keys."""
    for key, value in values.items():
        field = form.locator(f'[data-field="{key}"]')
        pick = field.locator(f'[data-pick="{value}"]')
        if field.locator("select").count():
            field.locator("select").select_option(value)
        elif pick.count():
            if "true" not in (pick.get_attribute("aria-checked"), pick.get_attribute("aria-pressed")):
                pick.click()
        elif field.locator("input[type=checkbox]").count():
            field.locator("input[type=checkbox]").check()
        else:
            field.locator("textarea, input").fill(value)


def compose(page: Page, title: str, /, **values: str) -> None:
    """Gives an answer that is put together in a form of the desk."""
    form = page.locator(DESK)
    choice = form.get_by_role("radio", name=title, exact=True)
    if choice.count():
        choice.click()
    fill(form, values)
    moved(page, form.locator("button.main"))


def slip(page: Page, kind: str) -> Locator:
    """The newest slip of a kind."""
    return page.locator(f'[data-slip^="{kind} "]').last


def type_dice(page: Page, *faces: int) -> None:
    """Types the faces of real dice and hands them in."""
    entry = page.locator(".desk .entry")
    for face in faces:
        entry.get_by_role("button", name=f"Face {face}", exact=True).click()
    moved(page, entry.locator("button.main"))


def ask(page: Page, *others: Page) -> bool:
    """Whether a page is asked, once all show the same state."""
    level(page, *others)
    return page.locator(".table").get_attribute("data-asked") == "true"


def act(page: Page) -> None:
    """Does what a player is asked to in a fight: types dice, picks what is listed first, rolls, or declares."""
    desk = page.locator(".desk")
    if desk.locator(".entry").count():
        missing = desk.locator(".entry .slot").count()
        type_dice(page, *(3,) * missing)
    elif desk.locator("button.great").count():
        moved(page, desk.locator("button.great").first)
    else:
        folded = desk.locator(".question details:not([open]) summary")
        if folded.count():
            folded.first.click()
        moved(page, desk.locator(".question button[data-choice]:visible").first)
