"""Three ways to act at the table: by mouse, by keys alone, by touch."""

from playwright.sync_api import Page

from tests.browser.acting.driving import AROUND, Deed, Point, Scene

KEYS = "weds" + "aq"
"""The six directions from north clockwise, as the help lists them."""


class Mouse:
    """Clicks on hexes, figures, spokes and buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def do(self, scene: Scene, deed: Deed) -> None:
        """Acts once."""
        if deed.kind == "go":
            self.press(scene, deed.at)
            self.press(scene, deed.at)
        elif deed.kind == "face":
            self.face(scene, deed)
        elif deed.kind == "end":
            self.page.locator(".end").click()
            self.page.wait_for_timeout(30)
            if self.page.locator(f".table[data-asked=true][data-state='{scene.state}'] .end").count():
                self.page.locator(".end").click()
        elif deed.kind == "cast":
            self.page.locator(f"[data-spell='{deed.what}']").click()
            if not self.page.locator("[data-cast]").count():
                self.page.locator(".target").last.click()
            self.page.locator("[data-cast]").click()
        else:
            self.page.locator(f".question [data-choice='{deed.what}']").click()
            if deed.kind == "dice":
                self.dice(deed.number)

    def face(self, scene: Scene, deed: Deed) -> None:
        """Turns on the wheel; ends the move where the wheel does not offer it."""
        self.press(scene, deed.at)
        self.page.wait_for_selector(f"[data-spoke='{deed.number}']")
        if not self.page.locator(f"[data-spoke='{deed.number}']:not(.off)").count():
            return self.do(scene, Deed("end"))
        step = AROUND[deed.number]
        return self.spoke(scene, Point(deed.at.x + step.x, deed.at.y + step.y), deed.number)

    def spoke(self, _: Scene, at: Point, __: int) -> None:
        """Takes a spoke of the wheel, which the board may have moved to show."""
        self.press(Scene(self.page), at)

    def dice(self, number: int) -> None:
        """Chooses how many dice, where there is a choice, and declares."""
        chooser = self.page.locator(".chooser")
        if chooser.count():
            row = chooser.locator(f"[data-dice='{number}']")
            if row.count():
                row.click()
            self.page.locator("[data-declare]").click()

    def press(self, scene: Scene, at: Point) -> None:
        """A click on the board."""
        x, y = scene.pixel(at)
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)


class Touch(Mouse):
    """Taps; a second tap commits."""

    def do(self, scene: Scene, deed: Deed) -> None:
        """Acts once."""
        if deed.kind == "face":
            self.face(scene, deed)
        elif deed.kind == "go":
            super().do(scene, deed)
        elif deed.kind == "end":
            self.page.locator(".end").tap()
            self.page.wait_for_timeout(30)
            if self.page.locator(f".table[data-asked=true][data-state='{scene.state}'] .end").count():
                self.page.locator(".end").tap()
        elif deed.kind == "cast":
            self.page.locator(f"[data-spell='{deed.what}']").tap()
            if not self.page.locator("[data-cast]").count():
                self.page.locator(".target").last.tap()
            self.page.locator("[data-cast]").tap()
        else:
            self.page.locator(f".question [data-choice='{deed.what}']").tap()
            if deed.kind == "dice" and self.page.locator(".chooser").count():
                row = self.page.locator(f".chooser [data-dice='{deed.number}']")
                if row.count():
                    row.tap()
                self.page.locator("[data-declare]").tap()

    def spoke(self, scene: Scene, at: Point, number: int) -> None:
        """The first tap tries the facing, the second takes it."""
        self.press(scene, at)
        self.page.wait_for_selector(f"[data-spoke='{number}'].tried")
        self.press(scene, at)

    def press(self, scene: Scene, at: Point) -> None:
        """A tap on the board."""
        x, y = Scene(self.page).pixel(at)
        self.page.touchscreen.tap(x, y)


class Keys:
    """Keys alone, as the help lists them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def do(self, scene: Scene, deed: Deed) -> None:
        """Acts once."""
        keyboard = self.page.keyboard
        if deed.kind == "end":
            keyboard.press("Control+Enter")
            self.page.wait_for_timeout(30)
            if self.page.locator(f".table[data-asked=true][data-state='{scene.state}'] .end").count():
                keyboard.press("Control+Enter")
        elif deed.kind == "go":
            self.to_board()
            self.walk(deed.at)
            keyboard.press("Enter")
        elif deed.kind == "face":
            self.to_board()
            keyboard.press(".")
            for _ in range((deed.number - scene.nose) % 6):
                keyboard.press("]")
            if self.page.locator(f"[data-spoke='{deed.number}'].off").count():
                keyboard.press("Escape")
                self.do(scene, Deed("end"))
            else:
                keyboard.press("Enter")
        else:
            self.choose(scene, deed)

    def choose(self, scene: Scene, deed: Deed) -> None:
        """An answer by its number; dice by theirs."""
        shown = self.page.locator(f".question [data-choice='{deed.what}'] kbd")
        if shown.count():
            # A number that comes with a new question is taken as meant for the one before.
            self.page.wait_for_timeout(320)
            self.page.keyboard.press(shown.inner_text())
        else:
            self.page.keyboard.press("/")
            self.page.keyboard.type(deed.what)
            self.page.keyboard.press("Enter")
        if deed.kind == "dice" and self.page.locator(".chooser").count():
            self.page.keyboard.press(str(deed.number))
            self.page.keyboard.press("Enter")

    def to_board(self) -> None:
        """The keys go to the board: Tab until it has them."""
        for _ in range(60):
            if self.page.evaluate("document.activeElement?.getAttribute('role') === 'application'"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not come to the board")

    def walk(self, goal: Point) -> None:
        """Moves the focus to a hex, a neighbour at a time."""
        for _ in range(40):
            found = self.page.evaluate(
                "document.querySelector('.focus').getAttribute('transform').match(/-?[.\\d]+/g).map(Number)"
            )
            here = Point(*found)
            if here.far(goal) < 0.3:
                return
            best = min(range(6), key=lambda n: Point(here.x + AROUND[n].x, here.y + AROUND[n].y).far(goal))
            self.page.keyboard.press(KEYS[best])
        raise AssertionError("the focus does not come to the hex")
