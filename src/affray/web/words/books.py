"""The rules of a system as a book with its filler marked, and its lessons as texts."""

import re
from collections.abc import Mapping

from affray.core.reading.rulebook import OPTION, OPTION_NAME, Clause, Section
from affray.core.words.texts import ENGLISH
from affray.game import rulebook
from affray.game.lessons import Lesson, say_in
from affray.systems import registry
from affray.web.messages.books import BookInfo, ChapterInfo, ClauseInfo, FillerKind, LessonText, StepText
from affray.web.words import wording

MENTION = re.compile(r"\bfiller\b", re.IGNORECASE)
OWN_SENTENCE = re.compile(r"(?:^|[.:] )\(filler\b[^()]*\)\.?$")
"""A last sentence of its own, which speaks of the whole clause."""
SILENT = re.compile(r"^silent\b.*\bfiller\b")


def book_info(key: str) -> BookInfo:
    """The rules of a system, chapter by chapter. Raises InputError for an unknown system."""
    facts = registry.load_system(key).facts
    titles = rule_titles(key)
    chapters = tuple(chapter_info(section, titles) for section in rulebook(key).sections)
    return BookInfo(key, facts.name, facts.credit, ENGLISH, chapters)


def chapter_info(section: Section, titles: Mapping[str, str]) -> ChapterInfo:
    """A chapter; it is filler in part where what stands before its clauses says so."""
    mark: FillerKind = "all" if MENTION.search(section.title) else "part" if MENTION.search(section.intro) else ""
    clauses = tuple(clause_info(clause, section.title, titles) for clause in section.clauses)
    return ChapterInfo(section.title, section.intro, mark, clauses)


def rule_titles(key: str) -> Mapping[str, str]:
    """What the house rules of a system are called in the language of its rules. Raises InputError for an unknown system."""
    system = registry.load_system(key)
    titles = {option.name: wording.option_title(system, option, ENGLISH) for option in system.facts.options}
    return {name: title for name, title in titles.items() if title}


def with_titles(text: str, titles: Mapping[str, str]) -> str:
    """A text of the rules that calls house rules what people call them, where all of a list are known.

    >>> with_titles("Both; option `orc_rq: both|penalty_only`.", {"orc_rq": "Orcs and RQ"})
    'Both; house rule “Orcs and RQ”.'
    """

    def called(found: re.Match[str]) -> str:
        names = OPTION_NAME.findall(found["names"])
        if not all(name in titles for name in names):
            return found[0]
        said = "house rule" if len(names) == 1 else "house rules"
        return f"{said if found[0][0] == 'o' else said.capitalize()} {', '.join(f'“{titles[name]}”' for name in names)}"

    return OPTION.sub(called, text)


def clause_info(clause: Clause, chapter: str, titles: Mapping[str, str]) -> ClauseInfo:
    """A clause of a chapter."""
    return ClauseInfo(
        clause.id,
        clause.title,
        with_titles(clause.text, titles),
        with_titles(clause.reading, titles),
        chapter,
        source=clause.source,
        filler=filler_kind(clause, chapter),
    )


def filler_kind(clause: Clause, chapter: str) -> FillerKind:
    """Whether a clause says that it is filler: wholly in its title, its chapter's, a sentence of its own, or where the
    source is silent; else in part where it speaks of filler.

    >>> [filler_kind(Clause("X-1", "Dice", text), "Basics") for text in ("Two. (filler)", "Two, or three (filler).", "Two.")]
    ['all', 'part', '']
    """
    if MENTION.search(clause.title) or MENTION.search(chapter):
        return "all"
    if OWN_SENTENCE.search(clause.text) or SILENT.search(clause.source):
        return "all"
    return "part" if MENTION.search(f"{clause.text} {clause.reading} {clause.source}") else ""


def lesson_text(lesson: Lesson, language: str) -> LessonText:
    """A lesson to be read in a language."""
    title, summary = wording.scenario(lesson.scenario, language)
    return LessonText(
        lesson.name,
        title,
        summary,
        tuple(StepText(say_in(step.title, language), say_in(step.say, language)) for step in lesson.script.steps),
        say_in(lesson.script.end, language),
    )
