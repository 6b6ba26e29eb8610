"""Commands that the documents name without showing what they print: they exist, and so do their options."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol, cast

import pytest

from affray.cli.app import command
from tests.docs.pages import FENCE, NAMES, PAGES, ROOT, blocks, run

INLINE = re.compile(r"`(affray [^`]+)`")
OPTION = re.compile(r"(?<![\w-])--?[a-z][\w-]*")
EXAMPLE = " pig "
"""The system of an example, which is not installed here."""
NOT_RUN = ("sh", "text")


class Parameter(Protocol):
    """What is read of a parameter of a command: the names of its options."""

    opts: Sequence[str]
    secondary_opts: Sequence[str]


class Command(Protocol):
    """What is read of a command: its parameters; a group has commands too."""

    params: Sequence[Parameter]


def named_commands(page: Path) -> Iterator[str]:
    """The commands of a page that are only named."""
    text = page.read_text("utf-8")
    yield from INLINE.findall(FENCE.sub("", text))
    for block in blocks(text):
        if block.kind in NOT_RUN:
            yield from (
                line.removeprefix("$ ") for line in block.text.splitlines() if line.startswith(("affray ", "$ affray "))
            )


def faults(line: str) -> Iterator[str]:
    """What is wrong with a command: a name or an option that there is not."""
    found = cast(Command, command())
    options = {"--help", "-h"}
    words = line.removeprefix("affray ").split()
    while words and (commands := cast(Mapping[str, Command], getattr(found, "commands", {}))):
        options |= option_names(found)
        name = words.pop(0).strip("|,")
        if name not in commands:
            # A group may be named alone, with its own options, or with a word that stands for any of its commands.
            if not name.startswith(("-", "[")) and not name.isupper():
                yield f"{line}: {name}"
            break
        found = commands[name]
    options |= option_names(found)
    wanted = [name for name in OPTION.findall(unquoted(line)) if name not in options]
    # Some commands come from the systems, and know their options only when they are asked.
    helped = "".join(help_of(words) for words in command_starts(line)) if wanted else ""
    yield from (f"{line}: {name}" for name in wanted if name not in OPTION.findall(helped))


def command_starts(line: str) -> Iterator[str]:
    """What may be the command of a line: its first word, and its first two."""
    # An option might take what asks for help as its value.
    words = [word for word in line.split()[1:3] if not word.startswith("-")]
    yield from (" ".join(words[:size]) for size in range(1, len(words) + 1))


@cache
def help_of(words: str) -> str:
    """What the help of a command prints."""
    return run(f"affray {words} --help", ROOT)


def option_names(command: Command) -> set[str]:
    """The names of a command's options."""
    return {name for part in command.params for name in (*part.opts, *part.secondary_opts)}


def unquoted(line: str) -> str:
    """A command without what stands in quotes, which may be a command of another program."""
    return re.sub(r'"[^"]*"', '""', line)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_commands_that_are_named_exist(page: Path) -> None:
    assert [fault for line in named_commands(page) if EXAMPLE not in line for fault in faults(line)] == []


@pytest.mark.parametrize("line", ["affray fly", "affray play foeman --wings", "affray odds wings --side rear --wings"])
def test_a_command_that_there_is_not_is_found(line: str) -> None:
    assert len(list(faults(line))) >= 1
    assert list(faults("affray play foeman --dice typed")) == []


def test_targets_of_make_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    shown = [word for page in PAGES for block in blocks(page.read_text("utf-8")) if block.kind == "sh"
             for word in re.findall(r"^make ([a-z-]+)", block.text, re.MULTILINE)]  # fmt: skip
    shown += [word for page in PAGES for word in re.findall(r"`make ([a-z-]+)`", page.read_text("utf-8"))]
    assert [word for word in shown if word not in targets] == []
