"""Numbers under many fast clicks on a slow machine with a slow line: each click counts, once."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Watched

SLOW, CLICKS, BACK = 6, 16, 5
"""The processor is so many times slower; so many clicks go up, so many down again."""
LATE = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}


@pytest.mark.slow
def test_each_of_many_fast_clicks_on_a_number_counts(pages: Watched) -> None:
    page = pages.open("/figures/new")
    number = page.locator(".stepper").nth(1)
    value = number.locator("input")
    number.scroll_into_view_if_needed()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", LATE)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    end = int(value.input_value())
    for button, clicks, by in ((1, CLICKS, 1), (0, BACK, -1)):
        box = number.get_by_role("button").nth(button).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for n in range(clicks):
            page.mouse.down(click_count=n + 1)
            page.mouse.up(click_count=n + 1)
        end += by * clicks
        expect(value).to_have_value(str(end))
    # What the server says late of the figure before takes nothing back.
    with page.expect_response("**/making/check*"):
        number.get_by_role("button").nth(1).click()
    page.wait_for_timeout(LATE["latency"])
    expect(value).to_have_value(str(end + 1))
