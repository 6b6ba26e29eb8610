"""The rules of each system as a page of the site, made of the data that play, terminal and page show."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from affray.core.facts import Facts, OptionFact
from affray.core.reading.rulebook import CLAUSE_ID, Clause
from affray.core.words.texts import ENGLISH, Catalogue, slug
from affray.game.rulebook import rulebook
from affray.systems import built_in_systems, registry
from affray.testing.clauses import CASES, MORE_CASES
from affray.web.words.books import filler_kind

SHOWN_CASES = 5
MARKS = {"all": "filler", "part": "filler in part"}
GERMAN = "de"
WORD = re.compile(r"[^\W\d_]{3,}(-[^\W\d_]+)*")
CODE = re.compile(r"(`[^`]*`)")


class ClauseCase(msgspec.Struct, frozen=True):
    """What the book shows of a case: its id, the clauses that it is about, what it shows."""

    id: str
    rules: tuple[str, ...] = ()
    why: str = ""


@cache
def clause_systems() -> Mapping[str, str]:
    """The key of the system that each clause belongs to, by the clause's id."""
    return {clause.id: key for key in built_in_systems() for clause in rulebook(key).clauses()}


def with_links(text: str, rules: str) -> str:
    """A text with links from the clause ids in it to their books, which stand in the folder `rules` seen from the page."""
    known = clause_systems()

    def link(found: re.Match[str]) -> str:
        key = known.get(found[0])
        return f'<a class="clause" href="{rules}{key}.html#{found[0]}">{found[0]}</a>' if key else found[0]

    return CLAUSE_ID.sub(link, text)


def prose(text: str) -> str:
    """A text of the rules as Markdown: signs that would make elements or mathematics mean themselves, ids are links."""
    parts = CODE.split(text)
    parts[::2] = [with_links(re.sub(r"([<>\[\]])", r"\\\1", part), "") for part in parts[::2]]
    return "".join(parts)


def cases_by_clause(system_key: str) -> Mapping[str, list[ClauseCase]]:
    """The cases that ship with a system, by the ids of the clauses that they are about."""
    data = files(registry.package_of(system_key)).joinpath("data")
    found: dict[str, list[ClauseCase]] = {}
    for page in sorted(data.iterdir(), key=lambda page: page.name):
        if page.name == CASES or MORE_CASES.fullmatch(page.name):
            for case in msgspec.json.decode(page.read_bytes(), type=list[ClauseCase]):
                for clause_id in dict.fromkeys(case.rules):
                    found.setdefault(clause_id, []).append(case)
    return found


def case_line(cases: list[ClauseCase]) -> str:
    """Which cases try a clause: the first few with what they show, and how many more."""
    shown = [f"`{case.id}`" + (f" {prose(case.why)}" if case.why else "") for case in cases[:SHOWN_CASES]]
    more = len(cases) - len(shown)
    return "; ".join(shown) + (f"; and {more} more" if more else "")


def house_rule_line(option: OptionFact, texts: Catalogue) -> str:
    """A house rule: its name, its values with the default first, what it decides."""
    values = (option.default, *(value for value in option.values if value != option.default))
    effect = prose(texts.say(ENGLISH, f"effect-{slug(option.name)}"))
    return f"**House rule** `{option.name}` ({', '.join(f'`{value}`' for value in values)}): {effect}"


def clause_parts(clause: Clause, chapter: str, facts: Facts, texts: Catalogue) -> Iterator[str]:
    """The parts of a clause: its heading, its text, and what is said beside it."""
    yield f"### {clause.id} {prose(clause.title)}"
    mark = MARKS.get(filler_kind(clause, chapter))
    if mark:
        yield f"*({mark})*"
    yield "\n\n".join(prose(block) for block in clause.text.split("\n\n"))
    if clause.reading:
        yield f"**Reading** {prose(clause.reading)}"
    for option in facts.options:
        if option.clause == clause.id:
            yield house_rule_line(option, texts)
    if clause.source:
        yield f"**Source** {prose(clause.source)}"


def book(system_key: str) -> str:
    """The page of a system's rules."""
    system = registry.load_system(system_key)
    facts, texts, cases = system.facts, system.words.texts, cases_by_clause(system_key)
    rules = rulebook(system_key)
    parts = [
        f"# The rules of {facts.name}",
        f"Text: {facts.credit}. Behaviour version {facts.version}. The words of this book are Affray's own.",
        "[How to read a clause](../players/rules.md).",
    ]
    for section in rules.sections:
        parts += [f"## {prose(section.title)}", prose(section.intro)]
        for clause in section.clauses:
            parts += clause_parts(clause, section.title, facts, texts)
            if clause.id in cases:
                # Those that name the clause in their own id are about it before all else.
                own = sorted(cases[clause.id], key=lambda case: not case.id.startswith(f"{clause.id}-"))
                parts.append(f"**Cases** {case_line(own)}")
    return "\n\n".join(part for part in parts if part) + "\n"


def index() -> str:
    """The page that lists the books."""
    lines = [
        f"- [{registry.load_system(key).facts.name}]({key}.md): {len(list(rulebook(key).clauses()))} clauses"
        for key in built_in_systems()
    ]
    return "\n".join(
        ["# The rules", "", "Each system as a book; [how to read a clause](../players/rules.md).", "", *lines, ""]
    )


def search_words() -> Mapping[str, list[str]]:
    """What German words are in English, of those that the systems name something with and that a clause has.

    >>> search_words()["schild"]
    ['shield']
    """
    text = " ".join(
        f"{clause.title} {clause.text} {clause.reading}".lower()
        for key in built_in_systems() for clause in rulebook(key).clauses()
    )  # fmt: skip
    found: dict[str, set[str]] = {}
    for key in built_in_systems():
        texts = registry.load_system(key).words.texts
        for name in texts.ids(ENGLISH) & texts.ids(GERMAN):
            if not texts.variables(ENGLISH, name) and not texts.variables(GERMAN, name):
                english, german = (texts.say(language, name).strip(".?!: ").lower() for language in (ENGLISH, GERMAN))
                if WORD.fullmatch(german) and english != german and english in text:
                    found.setdefault(german, set()).add(english)
    return {german: sorted(found[german]) for german in sorted(found)}
