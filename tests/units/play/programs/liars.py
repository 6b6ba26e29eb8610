"""A program that plays badly in the way its argument says; for tests, and with the standard library alone."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

Message = dict[str, object]


def answer(message: Message, **other: object) -> None:
    """Answers with the first answer, but for what is said otherwise."""
    answers = message["answers"] or message["extra"]
    assert isinstance(answers, list)
    print(json.dumps({"n": message["n"], "answer": answers[0], **other}), flush=True)


def crash(message: Message) -> None:
    raise RuntimeError("this program is broken")


def close(message: Message) -> None:
    os.close(1)
    time.sleep(600)


def endless(message: Message) -> None:
    while True:
        os.write(1, b"a" * 65536)


def flood(message: Message) -> None:
    while True:
        answer(message, n=-1)


def twice(message: Message) -> None:
    answer(message)
    answer(message)


def child(message: Message) -> None:
    subprocess.Popen(["sleep", "600"])
    sys.exit(3)


def chatter(message: Message) -> None:
    for _ in range(1000):
        print("tell\x1b[31m me", file=sys.stderr)
    answer(message)


def stubborn(message: Message) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    answer(message)
    time.sleep(600)


WAYS: dict[str, Callable[[Message], object]] = {
    "bytes": lambda _: os.write(1, b"\xff\xfe\x00\n"),
    "chatter": chatter,
    "child": child,
    "close": close,
    "crash": crash,
    "endless": endless,
    "error": lambda _: print(json.dumps({"error": "I do not\n\x1b[2Jknow"}), flush=True),
    "flood": flood,
    "garbage": lambda _: print("Hello, I am a program!", flush=True),
    "illegal": lambda message: answer(message, answer="strike Aldric 4 Broadsword"),
    "unnumbered": lambda _: print(json.dumps({"answer": "move"}), flush=True),
    "leave": lambda _: sys.exit(7),
    "list": lambda _: print("[1, 2, 3]", flush=True),
    "nonsense": lambda message: answer(message, answer="make me a sandwich"),
    "number": lambda message: answer(message, answer=3),
    "reasons": lambda message: answer(message, reasons="because"),
    "sure": lambda message: answer(message, reasons=[{"answer": "roll", "win": 7}]),
    "nan": lambda message: answer(message, reasons=[{"answer": "roll", "win": float("nan")}]),
    "worthless": lambda message: answer(message, reasons=[{"answer": "roll", "worth": float("inf")}]),
    "nameless": lambda message: answer(message, reasons=[{"win": 0.5}]),
    "stall": lambda _: time.sleep(600),
    "stubborn": stubborn,
    "twice": twice,
}

if __name__ == "__main__":
    if sys.argv[1] == "early":
        sys.exit(4)
    for line in sys.stdin:
        found = json.loads(line)
        if found["type"] == "question":
            WAYS[sys.argv[1]](found)
