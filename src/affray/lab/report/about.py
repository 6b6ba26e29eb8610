"""What a report is about: its title, what was computed, and how."""

from collections.abc import Iterator

from affray import __version__
from affray.core.words.numbers import local_number
from affray.core.words.texts import ENGLISH
from affray.lab.arena import EXACT, PLAYED
from affray.lab.report.assumptions import assumption_lines
from affray.lab.report.study import Study
from affray.lab.words import words


def about_paragraphs(study: Study) -> Iterator[str]:
    """Paragraphs on what was computed, and how."""
    spec, plan, counted = study.plan.spec, study.plan, study.cell_counts()
    if spec.about:
        yield study_about(study)
    if study.unfit:
        yield unfit_sentence(study)
    if len(study.level_parts) < len(study.parts):
        names = [study.plan.slices[part].names for part in study.level_parts]
        kept = {axis: dict.fromkeys(held[axis] for held in names) for axis in study.axes()}
        which = "; ".join(
            f"{study.axis_name(axis)} {', '.join(study.value_name(axis, text) for text in kept[axis])}"
            for axis, all_ in study.axes().items()
            if len(kept[axis]) < len(all_)
        )
        yield study.say("like-with-like", which=which)
    size = {"contenders": str(len(study.places)), "cells": str(counted[EXACT] + counted[PLAYED])}
    many = len(study.parts) > 1
    size_text = study.say("size-parts", parts=str(len(study.parts)), **size) if many else study.say("size", **size)
    parts = [
        f"{study.axis_name(axis)}: {', '.join(study.value_name(axis, text) for text in values)}"
        for axis, values in study.axes().items()
    ]
    yield f"{size_text}{'; ' if parts else ''}{'; '.join(parts)}."
    yield from assumption_lines(study)
    if study.where:
        chosen = (f"{study.axis_name(name)} {study.value_name(name, value)}" for name, value in study.where.items())
        yield study.say("only", which=", ".join(chosen))
    if counted[PLAYED]:
        how = (
            study.say("games-each", games=str(spec.games))
            if spec.games
            else study.say("games-until", points=local_number(f"{100 * spec.precision:g}", study.language))
        )
        played = {"how": how, "games": str(counted["played"]), "seed": str(spec.seed)}
        yield (
            study.say("played-some", exact=str(counted[EXACT]), played=str(counted[PLAYED]), **played)
            if counted[EXACT]
            else study.say("played-all", **played)
        )
    else:
        yield study.say("exact")
    refused = {(part, place) for part, place in plan.refusals if part in study.parts and place in study.places}
    if refused:
        yield study.say(
            "refused", count=str(len(refused)), all=figure_count(study), why=str(plan.refusals[min(refused)])
        )
    yield study.say(
        "versions", system=spec.system, version=str(plan.system_version), affray=__version__, digest=study.digest[:16]
    )


def study_title(study: Study) -> str:
    """The title of a study: its own, of one that comes along in the language of the report."""
    title = study.plan.spec.title
    return shipped_words(study, "title", title) if title else study.say("title", system=study.plan.spec.system)


def study_about(study: Study) -> str:
    """What a study says of itself, of one that comes along in the language of the report."""
    return shipped_words(study, "about", study.plan.spec.about)


def shipped_words(study: Study, part: str, own: str) -> str:
    """A text of a spec in the language of the report, where its English is that of a study that comes along."""
    said, start = words(), f"study-{part}-"
    ids = (name for name in sorted(said.ids(ENGLISH)) if name.startswith(start) and said.say(ENGLISH, name) == own)
    found = next(ids, "")
    return said.say(study.language, found) if found else own


def figure_count(study: Study) -> str:
    """How many figures a study has: each contender in each part of the table."""
    return str(len(study.parts) * len(study.places))


def unfit_sentence(study: Study) -> str:
    """The sentence on contenders that cannot use what they are rated for; the table has a section of its own."""
    part, place = first = min(study.unfit)
    return study.say(
        "unfit-ranked" if study.every else "unfit",
        count=str(len(study.unfit)),
        all=figure_count(study),
        who=study.names[place],
        part=study.part_name(part),
        why=study.why_unfit(*first),
    )
