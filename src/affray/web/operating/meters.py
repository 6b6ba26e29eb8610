"""The numbers of a server: what is counted, how long it takes, and how Prometheus reads it."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from types import TracebackType

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
Labels = Mapping[str, str]
HELP = "# HELP "
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How often a number was at most each of these bounds."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds, self.counts, self.sum = bounds, [0] * (len(bounds) + 1), 0.0

    def add(self, value: float) -> None:
        """Counts a number."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Histograms:
    """A histogram of seconds for each of several names."""

    def __init__(self) -> None:
        self.named: dict[str, Histogram] = {}

    def add(self, name: str, seconds: float) -> None:
        """Counts so many seconds of a name."""
        found = self.named.get(name)
        if found is None:
            found = self.named[name] = Histogram()
        found.add(seconds)

    def time(self, name: str) -> "Timing":
        """Counts the seconds that the lines under `with` take."""
        return Timing(self, name)


class Timing:
    """Seconds that are being counted."""

    def __init__(self, histograms: Histograms, name: str) -> None:
        self.histograms, self.name, self.start = histograms, name, 0.0

    def __enter__(self) -> None:
        self.start = time.perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.histograms.add(self.name, time.perf_counter() - self.start)


class Meters:
    """What a server counts while it runs."""

    def __init__(self) -> None:
        self.answers = Counter[str]()
        """Answers of seats: `played` and `refused`."""
        self.parts = Histograms()
        """Seconds of an answer: its `rule`, the `store`, the sending of its messages, and the `whole`."""
        self.responses = Counter[str]()
        """Responses by their status."""
        self.requests = Histograms()
        """Seconds of a request by its path."""
        self.store_errors = 0
        """How often the store has failed."""


class MetricsPage:
    """Metrics in the text format of Prometheus, each with these labels beside its own."""

    def __init__(self, labels: Labels | None = None) -> None:
        self.lines: list[str] = []
        self.labels = labels or {}

    def add(self, kind: str, name: str, about: str, values: Iterable[tuple[Labels, float]]) -> None:
        """Adds a counter or a gauge with its values."""
        self.head(kind, name, about)
        for labels, value in values:
            self.line(name, labels, value)

    def histogram(self, name: str, about: str, values: Iterable[tuple[Labels, Histogram]]) -> None:
        """Adds a histogram."""
        self.head("histogram", name, about)
        for labels, found in values:
            total = 0
            for bound, count in zip((*found.bounds, float("inf")), found.counts, strict=True):
                total += count
                self.line(f"{name}_bucket", {**labels, "le": "+Inf" if bound == float("inf") else f"{bound:g}"}, total)
            self.line(f"{name}_sum", labels, found.sum)
            self.line(f"{name}_count", labels, total)

    def head(self, kind: str, name: str, about: str) -> None:
        """Adds what a metric is."""
        self.lines += [f"{HELP}{name} {about}", f"# TYPE {name} {kind}"]

    def line(self, name: str, labels: Labels, value: float) -> None:
        """Adds a value."""
        inner = ",".join(f'{key}="{escape(said)}"' for key, said in {**self.labels, **labels}.items())
        self.lines.append(f"{name}{{{inner}}} {value:.10g}" if inner else f"{name} {value:.10g}")

    def text(self) -> str:
        """The page."""
        return "\n".join((*self.lines, ""))


def merged_pages(pages: Iterable[str]) -> str:
    r"""Several pages as one, in which each metric stands once, with the values of all.

    >>> merged_pages(["# HELP a A.\n# TYPE a gauge\na 1\n", "# HELP a A.\n# TYPE a gauge\na 2\n"])
    '# HELP a A.\n# TYPE a gauge\na 1\na 2\n'
    """
    found: dict[str, list[str]] = {}
    for page in pages:
        head = ""
        for line in page.splitlines():
            if line.startswith(HELP):
                head = line
            found.setdefault(head, [])
            if not (line.startswith("#") and line in found[head]):
                found[head].append(line)
    return "\n".join((*(line for lines in found.values() for line in lines), ""))


def escape(text: str) -> str:
    r"""The value of a label as it is written.

    >>> print(escape('a"b'))
    a\"b
    """
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
