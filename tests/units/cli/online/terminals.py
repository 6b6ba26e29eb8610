"""Terminals at the table of a server: each a process whose lines are typed when it asks for one."""

import os
import random
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

PROGRAM = [sys.executable, "-c", "import sys; from affray.cli import main; sys.exit(main())"]
PATIENCE = 120.0
ITEM = re.compile(r"(?:^|(?<=  )) *(\d+)  (\S.*?)(?=  +\d+  |$)", re.MULTILINE)
ENDS = ("The dice hold", "cannot be checked here", "Die Würfel stimmen", "nicht prüfen")
"""What a terminal says of the dice of a game that is over."""
SPAN = re.compile(r"\b(\d+)\.\.(\d+)\b")


class Terminal:
    """A process of `affray` with a pipe for its lines; `text` is all that it has printed."""

    def __init__(self, home: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", **(environment or {})},
        )
        self.text, self.seen = "", 0
        self.news = threading.Condition()
        self.is_over = False
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        """Takes in what is printed, as it comes."""
        assert self.process.stdout is not None
        data = b""
        while part := os.read(self.process.stdout.fileno(), 65536):
            data += part
            with self.news:
                self.text = data.decode(errors="replace")
                self.news.notify_all()
        with self.news:
            self.is_over = True
            self.news.notify_all()

    def waited(self, holds: Callable[[str], bool]) -> str:
        """What was printed since the last line was typed, once something holds of it; fails where it never does."""
        said = self.printed(holds)
        assert holds(said), said[-3000:]
        return said

    def printed(self, holds: Callable[[str], bool]) -> str:
        """What was printed since the last line was typed, once something holds of it or the program has ended."""
        with self.news:
            assert self.news.wait_for(lambda: self.is_over or holds(self.text[self.seen :]), PATIENCE), self.text[
                -3000:
            ]
            return self.text[self.seen :]

    def asked(self) -> str:
        """What was printed since the last line was typed, up to the prompt for the next."""
        return self.printed(lambda text: text.endswith("\n> "))

    def type(self, line: str) -> str:
        """Types a line when the program asks for one; what it prints then, up to the next prompt or its end."""
        self.asked()
        self.put(line)
        return self.asked()

    def type_until(self, line: str, *words: str) -> str:
        """Types a line when the program asks for one; what it has printed once these words are all there: news may push the
        prompt up before the line is read."""
        self.asked()
        self.put(line)
        return self.waited(lambda text: all(word in text for word in words))

    def put(self, line: str) -> None:
        """Types a line at once."""
        assert self.process.stdin is not None
        with self.news:
            self.seen = len(self.text)
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def end(self) -> int:
        """Ends the input; the exit code once the program has ended."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code

    def kill(self) -> None:
        """Kills the program."""
        self.process.kill()
        self.process.wait()
        self.reader.join(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()


def some_answer(text: str, rng: random.Random, tries: int) -> str:
    """A line that answers the question of a text by a number of its list."""
    question = text.rpartition("\n\n")[2]
    items = ITEM.findall(question)
    if not items:
        faces = re.search(r"Type (\d+) faces? from (\d+) to (\d+)", question)
        assert faces is not None, text[-2000:]
        return " ".join(str(rng.randint(int(faces[2]), int(faces[3]))) for _ in range(int(faces[1])))
    key, label = rng.choice(items)
    if tries % 2:
        return f"{key} {rng.randint(1, 8)}"
    span = SPAN.search(label)
    return f"{key} {rng.randint(int(span[1]), int(span[2]))}" if span else key


def play_on(terminal: Terminal, seed: int, most: int = 100_000) -> int:
    """Answers at random until the game is over or so many lines are typed; how many were."""
    rng, typed, refused = random.Random(seed), 0, 0
    while typed < most:
        text = terminal.printed(is_question)
        if terminal.is_over or is_over(text):
            return typed
        refused = refused + 1 if "\n  " in text.partition("\n\n")[0] else 0
        terminal.put(some_answer(text, rng, refused))
        typed += 1
    return typed


def is_question(text: str) -> bool:
    """Whether what is printed ends with a question, or with the end of the game: news push up a question that is open."""
    return text.endswith("\n> ") and (is_over(text) or bool(ITEM.search(text) or "\n  Type " in text))


def is_seated(text: str) -> bool:
    """Whether what is printed says who is asked."""
    return is_question(text) or " is asked." in text or " ist gefragt." in text


def is_over(text: str) -> bool:
    """Whether what is printed says that the game is over."""
    return any(said in text for said in ENDS)
