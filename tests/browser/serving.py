"""A server as people run it: a process of its own over a store in a folder, killed and started again at will."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"http://\S+")
SERVE = "from affray.cli.main import main; main({arguments!r})"


@contextmanager
def serving(store: Path, environment: Mapping[str, str] | None = None, more: Sequence[str] = ()) -> Iterator["Served"]:
    """A server over a store for as long as it is needed, in the environment of the tests or in another, with more switches."""
    served = Served(store, environment, more)
    served.start()
    try:
        yield served
    finally:
        served.stop()


class Served:
    """A running server; `url` ends without a slash and stays the same after `start` when it was killed."""

    def __init__(self, store: Path, environment: Mapping[str, str] | None = None, more: Sequence[str] = ()) -> None:
        self.store, self.environment, self.port, self.url = store, environment, 0, ""
        self.more = more
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts it, on the port of before where there was one."""
        arguments = ["serve", "--port", str(self.port), "--no-open", "--store", str(self.store), *self.more]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(arguments=arguments)],
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        assert found, "the server names no address"
        self.url = found[0].partition("#")[0].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def end(self, how: signal.Signals) -> None:
        """Ends it by a signal."""
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def kill(self) -> None:
        """Kills it without a word of warning."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ctrl-C."""
        self.end(signal.SIGINT)
