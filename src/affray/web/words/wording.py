"""Everything at the table that is put into words, for a seat's language."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from affray.core import (
    Event,
    Modifier,
    OptionFact,
    Phrase,
    Question,
    Refusal,
    Scenario,
    System,
    eyes,
)
from affray.core.faces.deeds import Deed, closed_deeds
from affray.core.faces.guide import Check, Measure, Offer, Place, Prospect, Row, Sheet, Sight, Trial
from affray.core.faces.happenings import happening_of
from affray.core.words.event_words import lines_with_clauses, told_events
from affray.core.words.texts import ENGLISH, Arg, catalogue, slug
from affray.game import Game
from affray.game.standing import leaving_text
from affray.game.strand import shown_faces
from affray.play.player import UNSHOWN
from affray.referee.live import Needed
from affray.web.messages import (
    Choice,
    Line,
    WordedMeasure,
    WordedPlace,
    WordedProspect,
    WordedRow,
    WordedSheet,
    WordedSight,
    WordedTrial,
)
from affray.web.store.entries import Played

TEXTS = catalogue("affray.web")
Play = Game[object, object]
Rules = System[object, object]
Before = tuple[object, Question[object], Needed | None]
"""Where an answer was given: the state, the question, what a waiting procedure needed."""


def language_of(system: Rules, wanted: str) -> str:
    """The system's language that comes nearest to the one wanted."""
    return nearest_language(system.facts.languages, wanted)


def nearest_language(spoken: Collection[str], wanted: str) -> str:
    """The language that comes nearest to the one wanted: "de-CH" is "de" where there is that, else English."""
    return next((name for name in (wanted, wanted.partition("-")[0]) if name in spoken), ENGLISH)


def say(language: str, id: str, /, **args: Arg) -> str:
    """A message of the table itself."""
    return TEXTS.say(language, id, **args)


def say_in_nearest(wanted: str, id: str, /, **args: Arg) -> str:
    """A message of the table in its language nearest to the one wanted."""
    return say(nearest_language(TEXTS.languages, wanted), id, **args)


def summary(system: Rules, language: str) -> str:
    """What a system is, in one sentence; in English where it has no other words."""
    return own_text(system, "system-summary", language) or system.facts.summary


def own_text(system: Rules, message: str, language: str) -> str:
    """A message of the system's catalogue that it need not have; empty where it has none."""
    texts = system.words.texts
    return texts.say(language, message) if texts.has(ENGLISH, message) else ""


# --- the account ------------------------------------------------------------------------------------------------------
def account_lines(
    system: Rules, events: Iterable[Event], language: str, begun: Iterable[Event] = ()
) -> tuple[Line, ...]:
    """The account of events: each line with its clauses, the last of an event with its dice and the sum behind it. `begun` is
    what the same action has told before."""
    found: list[Line] = []
    for event, line in told_events(events, partial(system.words.wording, language=language), begun):
        for place, (text, clauses) in enumerate(lines_with_clauses(event, line)):
            bare = text.lstrip(" ")
            level = (len(text) - len(bare)) // 2
            if place + 1 < len(line):
                found.append(Line(level, bare, event.code, clauses))
            else:
                summands = system.words.summands(event)
                changes = tuple(part for part in event.parts if part not in summands)
                dice = shown_faces(event.dice, system.facts.low_face)
                found.append(
                    Line(
                        level=level,
                        text=bare,
                        code=event.code,
                        clauses=clauses,
                        dice=dice,
                        parts=parts(system, summands, language),
                        changes=parts(system, changes, language),
                        throw=system.words.throw(event),
                        happening=happening_of(event, system.words.happenings),
                    )
                )
    return tuple(found)


def parts(system: Rules, found: tuple[Modifier, ...], language: str) -> tuple[Modifier, ...]:
    """The parts of a sum with their labels in words."""
    return tuple(replace(part, label=system.words.name("part", part.label, language)) for part in found)


def refusal(why: Refusal, language: str) -> str:
    """Why something is refused, in words."""
    return why.wording(language)


def value_names(system: Rules, option: OptionFact, language: str) -> tuple[str, ...]:
    """What the values of a house rule are called; none where one of them has no word."""
    names = tuple(f"value-{slug(option.name)}-{slug(value.replace('+', ' '))}" for value in option.values)
    said = tuple(own_text(system, name, language) for name in names)
    return said if all(said) else ()


def option_title(system: Rules, option: OptionFact, language: str) -> str:
    """What a house rule is called; empty where it goes by its name."""
    return own_text(system, f"title-{slug(option.name)}", language)


# --- questions and answers --------------------------------------------------------------------------------------------
def choices(
    system: Rules, state: object, question: Question[object], needed: Needed | None, language: str
) -> tuple[Choice, ...]:
    """The legal answers of a question with their labels, those that end something last."""
    guide = system.guide
    if question.inner:
        prompt = system.words.prompt(state, question, needed, language)
        labels, numbers = prompt.labels, prompt.numbers or (-1,) * len(prompt.labels)
        offered = guide.offers(state, question) if guide else tuple(Offer(str(n), "number") for n in range(len(labels)))
        rows = zip(offered, labels, numbers, strict=True)
        return tuple(replace(choice(system, offer, label, language), number=number) for offer, label, number in rows)
    answers = (*question.answers, *question.extra)
    labels = tuple(system.words.label(state, answer, language) for answer in answers)
    offered = guide.offers(state, question) if guide else plain_offers(system, question)
    return tuple(choice(system, offer, label, language) for offer, label in zip(offered, labels, strict=True))


def choice(system: Rules, offer: Offer, label: str, language: str) -> Choice:
    """An answer in words, with what it allows, its form and its sign."""
    allows, form = (system.words.phrase(said, language) if said else "" for said in (offer.allows, offer.form))
    return Choice(offer, label, allows, form, sign=system.words.sign_for(offer.item))


def closed_choices(system: Rules, state: object, question: Question[object], language: str) -> tuple[Choice, ...]:
    """The answers that are not legal now but could be shown beside those that are, each with what speaks against it."""
    guide = system.guide
    asked = replace(question, answers=question.closed, extra=(), closed=())
    offered = guide.offers(state, asked) if guide else plain_offers(system, asked)
    found = []
    for offer, answer in zip(offered, asked.answers, strict=True):
        why = system.refuse(state, answer)
        if why is not None:
            shown = choice(system, offer, system.words.label(state, answer, language), language)
            found.append(replace(shown, why=refusal(why, language), clauses=why.clauses))
    return tuple(found)


def deeds(
    system: Rules, state: object, question: Question[object], found: Sequence[Deed[object]], language: str
) -> tuple[Choice, ...]:
    """Those of the deeds that one might want which are not legal now, each with what speaks against it."""
    answers = (*question.answers, *question.extra)
    closed = tuple(closed_deeds(found, answers, lambda answer: system.refuse(state, answer)))
    offers = plain_offers(system, replace(question, answers=tuple(deed.answer for deed, _ in closed), extra=()))
    return tuple(
        Choice(offer, deed_name(system, state, deed, language), why=refusal(why, language), clauses=why.clauses)
        for offer, (deed, why) in zip(offers, closed, strict=True)
    )


def deed_name(system: Rules, state: object, deed: Deed[object], language: str) -> str:
    """What a deed is called."""
    if deed.name is not None:
        return system.words.phrase(deed.name, language)
    return system.words.label(state, deed.answer, language)


def plain_offers(system: Rules, question: Question[object]) -> tuple[Offer, ...]:
    """The answers of a system without a guide, grouped by the first word of their notation."""
    texts = [(system.write_answer(answer), False) for answer in question.answers]
    texts += [(system.write_answer(answer), True) for answer in question.extra]
    return tuple(Offer(text, text.partition(" ")[0], ends=ends) for text, ends in texts)


def left_line(system: Rules, state: object, entry: Played, player: str, language: str) -> Line:
    """That a side has left the game: it has given up, its time has run out, or its computer player has failed."""
    if entry.text:
        return fault_line(system, state, entry, player, language)
    return Line(0, leaving_text(system, state, entry.side, entry.step, language), entry.step)


def fault_line(system: Rules, state: object, entry: Played, player: str, language: str) -> Line:
    """That a side has left the game since its computer player failed."""
    code, _, shown = entry.text.partition(" ")
    fault = say(language, f"player-{code}", shown=shown or UNSHOWN, legal=0, code="", near=(), about=UNSHOWN, wanted=0)
    said = say(language, "player-fails", side=system.sides(state)[entry.side], player=player, fault=fault)
    return Line(0, said, "resign")


def answer_in_words(system: Rules, before: Before | None, entry: Played, given: object, ear: int, language: str) -> str:
    """An answer that was given, in words, as far as a side may hear it; `before` is where it was given.

    Where there are secrets, another side's inner choices and typed dice are its own: the account tells what came of them.
    """
    if before is None:
        return entry.text if ear == eyes.EVERYTHING else ""
    (state, question, needed), by = before, entry.side
    if entry.step == "answer":
        answer = eyes.visible_answer(system, state, given, by, ear)
        return "" if answer is None else system.words.label(eyes.visible_state(system, state, ear), answer, language)
    if ear not in (by, eyes.EVERYTHING):
        return ""
    if entry.step == "choice":
        return system.words.prompt(eyes.visible_state(system, state, ear), question, needed, language).labels[
            int(entry.text)
        ]
    return entry.text


# --- the board --------------------------------------------------------------------------------------------------------
def scenario(played: Scenario, language: str) -> tuple[str, str]:
    """The title and the summary of a scenario."""
    words = played.words_in(language)
    return words.title, words.summary


# --- what the guide says ----------------------------------------------------------------------------------------------
def phrases(system: Rules, said: Iterable[Phrase], language: str) -> tuple[str, ...]:
    """Phrases in words."""
    return tuple(system.words.phrase(phrase, language) for phrase in said)


def check(system: Rules, roll: Check, language: str) -> str:
    """A roll that will be needed, in words."""
    what, chance = system.words.phrase(roll.what, language), round(100 * roll.chance)
    if roll.dice == 0:
        return say(language, "chance", what=what, chance=chance)
    return say(language, "check", what=what, dice=roll.dice, need=roll.need, chance=chance)


def place(system: Rules, found: Place, language: str) -> WordedPlace:
    """A place in words."""
    stop = system.words.phrase(found.stop, language) if found.stop else ""
    notes, left, lost = (phrases(system, said, language) for said in (found.notes, found.left, found.lost))
    return WordedPlace(found, stop, notes, left, lost, tuple(check(system, roll, language) for roll in found.checks))


def prospect(system: Rules, found: Prospect, language: str) -> WordedProspect:
    """A prospect in words."""
    return WordedProspect(
        replace(found, parts=parts(system, found.parts, language)),
        phrases(system, (chance.name for chance in found.chances), language),
        system.words.phrase(found.policy, language),
        system.words.phrase(found.acts, language) if found.acts else "",
        phrases(system, (spread.name for spread in found.spreads), language),
        phrases(system, (chance.name for chance in found.brief), language),
    )


def trial(system: Rules, state: object, found: Trial, language: str) -> WordedTrial:
    """What an answer would come to, in words."""
    why = found.refusal
    label, notes = (
        system.words.label(state, system.read_answer(found.text), language),
        phrases(system, found.notes, language),
    )
    return WordedTrial(found, label, refusal(why, language) if why else "", why.clauses if why else (), notes)


def measure(system: Rules, found: Measure, language: str) -> WordedMeasure:
    """What lies between two places, in words."""
    blocked = (refusal(found.blocked, language),) if found.blocked else ()
    return WordedMeasure(found, "; ".join((*phrases(system, found.notes, language), *blocked)))


def sight(system: Rules, found: Sight, language: str) -> WordedSight:
    """A line of sight in words."""
    blocked = (refusal(found.blocked, language),) if found.blocked else ()
    return WordedSight(found, "; ".join((*blocked, *phrases(system, found.notes, language))))


def sheet(system: Rules, found: Sheet, language: str) -> WordedSheet:
    """A sheet in words."""
    groups = tuple(
        (system.words.phrase(title, language), tuple(row(system, raw_row, language) for raw_row in rows))
        for title, rows in found.groups
    )
    return WordedSheet(found.id, found.side, groups)


def row(system: Rules, found: Row, language: str) -> WordedRow:
    """A line of a sheet in words."""
    name, value = phrases(system, (found.name, found.value), language)
    return WordedRow(name, value, parts(system, found.parts, language), found.clauses)


def declared_orders(system: Rules, state: object, language: str) -> tuple[str, ...]:
    """What has been declared, in words."""
    guide = system.guide
    return phrases(system, guide.order(state), language) if guide else ()


def dice_for(system: Rules, why: int, language: str) -> str:
    """What a roll is for, in words."""
    code = system.codes.get(why)
    return (
        say(language, "roll") if code is None else system.words.texts.say(language, system.words.messages(code.code)[0])
    )
