"""The rules of a system as they stand in its `rules.md`: sections of clauses, each with its source and reading.

A clause starts with its id and title in bold, `**FM-GEN-01 Dice.**`, and runs to the next one or the end of its section.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from importlib.resources import files

import msgspec

from affray.core.errors import InputError
from affray.core.question import Refusal, RuledOut
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import CORE

NAME = "rules.md"
MORE = re.compile(r"rules_\w+\.md")
HEADING = re.compile(r"^## +(.+?) *$", re.MULTILINE)
NUMBER = re.compile(r"^\d+\. ")
ID = r"[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+"
"""What ids of clauses look like: words in capitals and a number, such as FM-GEN-01 or PIG-3."""
CLAUSE_ID = re.compile(rf"\b{ID}\b")
ACCOUNT_ID = re.compile(r"([A-Z]{2}(?:-[A-Z]+)+-)(\d+(?:/\d+)*)")
"""An id in an account, or several that differ in their last numbers."""
ID_PARTS = re.compile(r"[A-Z]+|[0-9]+")
DEFINITION = re.compile(rf"\*\*(?P<id>{ID})\b *(?P<title>[^*]*)\*\*")
COMMON_SOURCE = re.compile(r"^Source of the section: (?P<text>.+?)\.?$", re.MULTILINE)
SHARED_SOURCE = re.compile(r"\bSource of (?P<first>\d+)\.\.(?P<last>\d+): (?P<text>[^.]+)\.")
PART = re.compile(
    r"(?:(?<=[.:)`])\s+|^)(?P<kind>Source|Reading)(?: for (?P<whom>\w+))?: +|(?<=[.)])\s+(?=Options?:? `)"
)
SENTENCE_END = re.compile(r"\.(?=\s|$)")
OPTION = re.compile(r"\b[Oo]ptions?:? (?P<names>`[^`]+`(?:, `[^`]+`)*)")
BARE_OPTION = re.compile(r"(?:Options:?|Option:) .*|Option `[^`]+`", re.DOTALL)
"""A sentence that only lists options, which stand in a line of their own."""
OPTION_NAME = re.compile(r"`(\w+)")
NEAR = 3


class Clause(msgspec.Struct, frozen=True):
    """One rule: its text, where it is from, how an unclear source is read, and the house rules that bend it."""

    id: str
    title: str
    text: str
    source: str = ""
    reading: str = ""
    options: tuple[str, ...] = ()


def plain_id(text: str) -> str:
    """An id of a clause without what people leave out or spell in other ways: dashes, zeros in front, capitals.

    >>> plain_id("UW-MEL-04"), plain_id("uw mel 4"), plain_id("UW-MEL-40")
    ('UWMEL4', 'UWMEL4', 'UWMEL40')
    """
    return "".join(word.lstrip("0") or word[-1] for word in ID_PARTS.findall(text.upper()))


def clause_ids(text: str) -> list[str]:
    """The ids that a text consists of, also where the account has several in one; none where it is anything else.

    >>> clause_ids("[fm-dx-01/04 FM-HIT-07]"), clause_ids("fm side"), clause_ids("side")
    (['FM-DX-01', 'FM-DX-04', 'FM-HIT-07'], [], [])
    """
    found = [ACCOUNT_ID.fullmatch(word) for word in text.upper().strip("[] ").split()]
    if None in found:
        return []
    return [f"{match[1]}{number}" for match in found if match is not None for number in match[2].split("/")]


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rules: its clauses, and what stands before them."""

    title: str
    clauses: tuple[Clause, ...]
    intro: str = ""


class Rulebook(msgspec.Struct, frozen=True):
    """The sections of a rule system, in order."""

    title: str
    sections: tuple[Section, ...]

    def clauses(self) -> Iterator[Clause]:
        """Every clause in the order of the book."""
        for section in self.sections:
            yield from section.clauses

    def find(self, clause_id: str) -> Clause:
        """The clause with this id, however it is spelled. Raises RuledOut naming those that look like it."""
        known = {plain_id(clause.id): clause for clause in self.clauses()}
        wanted = plain_id(clause_id)
        if wanted in known:
            return known[wanted]
        start = [name for name in known if wanted and name.startswith(wanted)]
        near = start[:NEAR] or get_close_matches(wanted, known, NEAR) or list(known)[:1]
        said: dict[str, Value] = {"given": repr(clause_id), "near": tuple(known[name].id for name in near)}
        raise RuledOut(Refusal("clause", Phrase("no-clause", said, source=CORE)))

    def look_up(self, text: str) -> list[Clause]:
        """The clauses of these ids, else the one that is spelled so, else those with all these words in id, title, text or
        reading, those first that have them in id or title. Raises RuledOut for an unknown id."""
        ids = clause_ids(text)
        if ids:
            return [self.find(name) for name in ids]
        spelled = [clause for clause in self.clauses() if plain_id(clause.id) == plain_id(text)]
        if spelled:
            return spelled
        words = text.lower().split()
        found = [
            clause for clause in self.clauses() if has_words(f"{head_of(clause)} {clause.text} {clause.reading}", words)
        ]
        if not found and text[-1:].isdigit():
            self.find(text)
        return sorted(found, key=lambda clause: not has_words(head_of(clause), words))

    def section_of(self, clause_id: str) -> Section:
        """The section in which a clause stands. Raises InputError."""
        clause = self.find(clause_id)
        return next(section for section in self.sections if clause in section.clauses)


def head_of(clause: Clause) -> str:
    """What a clause is called."""
    return f"{clause.id} {clause.title}"


def has_words(text: str, words: Iterable[str]) -> bool:
    """Whether a text has all these words in small letters, in any case."""
    plain = text.lower()
    return all(word in plain for word in words)


def load_rulebook(package: str, prefixes: tuple[str, ...]) -> Rulebook:
    """The rules that ship inside a system's package: `rules.md`, then each `rules_*.md` for what extends it.

    Raises InputError when there are none, and for a clause whose id begins with none of the system's prefixes.
    """
    data = files(package).joinpath("data")
    if not data.joinpath(NAME).is_file():
        raise InputError(f"{package}: expected its rules in data/{NAME}")
    more = sorted(page.name for page in data.iterdir() if MORE.fullmatch(page.name))
    books = [read_rulebook(data.joinpath(name).read_text("utf-8"), f"{package}: {name}") for name in (NAME, *more)]
    whole = Rulebook(books[0].title, tuple(section for book in books for section in book.sections))
    for clause in whole.clauses():
        if not clause.id.startswith(tuple(f"{prefix}-" for prefix in prefixes)):
            raise InputError(f"{package}: clause {clause.id}: expected an id that begins with {' or '.join(prefixes)}")
    return whole


def load_page(package: str, name: str) -> Rulebook | None:
    """The rules of the page `rules_name.md` of a package alone; None where it has no such page."""
    page = files(package).joinpath("data", f"rules_{name}.md")
    if not MORE.fullmatch(page.name) or not page.is_file():
        return None
    return read_rulebook(page.read_text("utf-8"), f"{package}: {page.name}")


def read_rulebook(text: str, where: str) -> Rulebook:
    """The rules of a page of text. Raises InputError for a clause that stands twice."""
    parts = HEADING.split(text)
    title = parts[0].partition("\n")[0].lstrip("# ").strip()
    bodies = list(zip(parts[1::2], parts[2::2], strict=True))
    if DEFINITION.search(parts[0]):
        bodies.insert(0, (title, parts[0].partition("\n")[2]))
    book = Rulebook(title, tuple(read_section(name, body) for name, body in bodies))
    seen: set[str] = set()
    for clause in book.clauses():
        if clause.id in seen:
            raise InputError(f"{where}: clause {clause.id} stands twice")
        seen.add(clause.id)
    return book


def read_section(title: str, body: str) -> Section:
    """A section from the text under its heading, which is also the title of a clause that has none."""
    marks = list(DEFINITION.finditer(body))
    ends = [*(mark.start() for mark in marks[1:]), len(body)][: len(marks)]
    intro = body[: marks[0].start()] if marks else body
    found = COMMON_SOURCE.search(intro)
    common = found["text"] if found else ""
    shared = shared_sources(body)
    clauses: list[Clause] = []
    before = common
    for mark, end in zip(marks, ends, strict=True):
        fallback = shared.get(int(mark["id"].rpartition("-")[2]), common)
        clause = read_clause(
            mark["id"], mark["title"] or f"{NUMBER.sub('', title)}.", body[mark.end() : end], fallback, before
        )
        before = clause.source or before
        clauses.append(clause)
    return Section(title, tuple(clauses), COMMON_SOURCE.sub("", intro).strip())


def shared_sources(body: str) -> Mapping[int, str]:
    """The source that "Source of 04..08: ..." gives to the clauses of these numbers."""
    return {
        number: found["text"]
        for found in SHARED_SOURCE.finditer(body)
        for number in range(int(found["first"]), int(found["last"]) + 1)
    }


def read_clause(clause_id: str, title: str, body: str, fallback: str, before: str) -> Clause:
    """A clause from its parts; `before` is the source of the clause before it, which "same" means."""
    body = SHARED_SOURCE.sub("", body).strip()
    texts: list[str] = []
    readings: list[str] = []
    source = fallback
    # A title that no full stop ends is the first words of its sentence.
    if not title.endswith("."):
        texts.append(title)
    for kind, whom, piece in clause_parts(body):
        first, rest = first_sentence(piece)
        if kind == "Source":
            source = first
            texts.append(rest)
        elif kind == "Reading":
            readings.append(f"{whom}: {piece}" if whom else piece)
        else:
            texts.append(rest if BARE_OPTION.fullmatch(first) else piece)
    if source == "same" or source.startswith("same "):
        source = before
    options = dict.fromkeys(name for found in OPTION.finditer(body) for name in OPTION_NAME.findall(found["names"]))
    # A title may be the whole rule.
    text = " ".join(part for part in texts if part) or ("" if readings else title)
    return Clause(clause_id, title.rstrip("."), text, source, " ".join(readings), tuple(options))


def clause_parts(body: str) -> Iterator[tuple[str, str, str]]:
    """The text of a clause, then each part with its kind ("Source", "Reading" or "") and whom a reading is for."""
    start, kind, whom = 0, "", ""
    for mark in PART.finditer(body):
        if mark.start() > start or kind:
            yield kind, whom, body[start : mark.start()].strip()
        start, kind, whom = mark.end(), mark["kind"] or "", mark["whom"] or ""
    yield kind, whom, body[start:].strip()


def first_sentence(text: str) -> tuple[str, str]:
    """The first sentence of a text without its full stop, and the rest."""
    end = SENTENCE_END.search(text)
    return (text[: end.start()], text[end.end() :].strip()) if end else (text, "")
