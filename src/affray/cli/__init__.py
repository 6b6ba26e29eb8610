"""The command line: play, watch, replay and check at the terminal."""

from affray.cli.main import main

__all__ = ["main"]
