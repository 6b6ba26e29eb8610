"""The lines of Python on the page about the server play with one that runs."""

import asyncio
import re
import textwrap
from collections.abc import Awaitable, Callable
from pathlib import Path

from affray.web.messages import Position
from tests.docs.pages import ROOT
from tests.units.web.served import served

PAGE = ROOT / "docs" / "hosts" / "server.md"
EXAMPLE = re.compile(r"```text\n(?P<imports>(?:from .*\n)+)\n(?P<lines>made = .*?)```", re.DOTALL)


def test_the_example_of_the_client_gives_an_answer(tmp_path: Path) -> None:
    found = EXAMPLE.search(PAGE.read_text("utf-8"))
    assert found is not None
    names: dict[str, Callable[[str], Awaitable[Position]]] = {}
    body = textwrap.indent(f"{found['lines']}\n    return seat.position", "    ")
    exec(f"{found['imports']}\nasync def play(url):\n{body}", names)
    with served(tmp_path) as client:
        position = asyncio.run(asyncio.wait_for(names["play"](client.url), 60))
    assert position.asked is not None or position.state > 0
