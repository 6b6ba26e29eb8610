"""The table's server from the command line."""

import os
import sys

from affray.cli.prompts import prompt_of
from affray.web.serve import Wanted
from affray.web.serve import serve as run
from affray.web.wording import Play, Prompt, Words


def serve(wanted: Wanted) -> int:
    """Serves until it is interrupted; the exit code. Raises InputError."""
    return run(wanted, Words(worded))


def worded(game: Play, side: str) -> Prompt:
    """The open question in the terminal's words."""
    prompt = prompt_of(game, side)
    return prompt.text, prompt.labels


def has_screen() -> bool:
    """Whether there is likely to be a browser to open."""
    if not sys.stdout.isatty():
        return False
    return os.name == "nt" or sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
