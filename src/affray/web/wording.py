"""Everything at the table that is put into words, for a seat's language."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from affray.core import Counter, Event, HexPicture, Question, Refusal, Scenario, System, Terrain
from affray.core.guide import Check, Guide, Offer, Phrase, Place, Prospect, Sheet, Sight
from affray.game import Game
from affray.web.messages import (
    Choice,
    Figure,
    Line,
    WordedPlace,
    WordedProspect,
    WordedRow,
    WordedSheet,
    WordedSight,
)

Play = Game[object, object]
Rules = System[object, object]
Prompt = tuple[str, tuple[str, ...]]
Prompter = Callable[[Play, str], Prompt]
LANGUAGES = ("en",)
DEFAULT = LANGUAGES[0]


def plain_prompt(game: Play, side: str) -> Prompt:
    """The open question by its code, and the numbers of an inner choice."""
    question = game.question
    assert question is not None, "a game that is over asks nothing"
    who = f"{question.who} ({side})" if question.who else side
    return f"{who}: {question.code.replace('_', ' ')}?", tuple(str(n) for n in range(len(question.answers)))


class Words(msgspec.Struct, frozen=True):
    """How questions are put: a question in words, and the labels of an inner choice."""

    prompt: Prompter = plain_prompt


def languages(system: Rules) -> tuple[str, ...]:
    """The languages that a system speaks, English first."""
    return LANGUAGES


def language_of(system: Rules, wanted: str) -> str:
    """The language that comes nearest to the one wanted: "de-CH" is "de" where there is that, else English."""
    spoken = languages(system)
    return next((name for name in (wanted, wanted.partition("-")[0]) if name in spoken), DEFAULT)


def guide_of(system: Rules) -> Guide[object, object] | None:
    """The guide of a system that has one."""
    found: Guide[object, object] | None = getattr(system, "guide", None)
    return found


def lines(system: Rules, events: Iterable[Event], language: str) -> tuple[Line, ...]:
    """The account of events: the last line of each carries its clauses, its dice and the sum behind it."""
    found: list[Line] = []
    for event in events:
        told = system.english(event)
        for place, text in enumerate(told):
            bare = text.lstrip(" ")
            level = (len(text) - len(bare)) // 2
            if place + 1 < len(told):
                found.append(Line(level, bare, event.code))
            else:
                found.append(Line(level, bare, event.code, event.clauses, event.dice, event.parts))
    return tuple(found)


def choices(
    system: Rules, state: object, question: Question[object], labels: Sequence[str], language: str
) -> tuple[Choice, ...]:
    """The legal answers of a question with their labels, those that end something last."""
    if question.inner:
        return tuple(Choice(Offer(str(n), "choice"), text) for n, text in enumerate(labels))
    guide = guide_of(system)
    if guide is not None:
        return tuple(Choice(offer, offer.text) for offer in guide.offers(state, question))
    texts = [(system.write_answer(answer), False) for answer in question.answers]
    texts += [(system.write_answer(answer), True) for answer in question.extra]
    return tuple(Choice(Offer(text, text.partition(" ")[0], ends=ends), text) for text, ends in texts)


def given(system: Rules, step: str, text: str, language: str) -> str:
    """What was given, in words; `text` is its notation."""
    return text


def refusal(system: Rules, why: Refusal, language: str) -> str:
    """Why something is refused, in words."""
    return why.reason


def scenario(system: Rules, played: Scenario, language: str) -> tuple[str, str]:
    """The title and the summary of a scenario."""
    return played.title, played.summary


def terrain(system: Rules, kinds: tuple[Terrain, ...], language: str) -> tuple[Terrain, ...]:
    """The kinds of ground with their names in words."""
    return kinds


def figures(system: Rules, state: object, picture: HexPicture, language: str) -> tuple[Figure, ...]:
    """The counters of a board, each with the line on how it stands."""
    conditions = conditions_of(system.summary(state), picture.counters)
    return tuple(Figure(c, c.notes, conditions.get(c.id, "")) for c in picture.counters)


def conditions_of(summary: Sequence[str], counters: Sequence[Counter]) -> dict[str, str]:
    """For each figure the line of the summary that starts with its name, without the name.

    >>> conditions_of(["Bo: well", "Bo II: ill"], [Counter("Bo", 0, (0, 0), 0), Counter("Bo II", 0, (0, 0), 0)])
    {'Bo': 'well', 'Bo II': 'ill'}
    """
    found: dict[str, str] = {}
    for text in summary:
        names = [counter.id for counter in counters if text.startswith(counter.id)]
        if names:
            name = max(names, key=len)
            found[name] = text[len(name) :].strip(" :")
    return found


def phrase(system: Rules, said: Phrase, language: str) -> str:
    """A phrase in words."""
    args = ", ".join(str(value) for value in said.args.values())
    return f"{said.id.replace('_', ' ')} {args}".strip()


def check(system: Rules, roll: Check, language: str) -> str:
    """A roll that will be needed, in words."""
    return f"{phrase(system, roll.what, language)}: {roll.dice}D, {roll.need} or less ({100 * roll.chance:.0f}%)"


def place(system: Rules, found: Place, language: str) -> WordedPlace:
    """A place in words."""
    return WordedPlace(
        found,
        phrase(system, found.stop, language) if found.stop else "",
        tuple(phrase(system, part, language) for part in found.notes),
        tuple(phrase(system, part, language) for part in found.left),
        tuple(phrase(system, part, language) for part in found.lost),
        tuple(check(system, roll, language) for roll in found.checks),
    )


def prospect(system: Rules, found: Prospect, language: str) -> WordedProspect:
    """A prospect in words."""
    return WordedProspect(
        found,
        tuple(phrase(system, chance.name, language) for chance in found.chances),
        phrase(system, found.policy, language),
        phrase(system, found.acts, language) if found.acts else "",
    )


def sight(system: Rules, found: Sight, language: str) -> WordedSight:
    """A line of sight in words."""
    parts = [found.blocked.reason] if found.blocked else []
    return WordedSight(found, "; ".join([*parts, *(phrase(system, note, language) for note in found.notes)]))


def sheet(system: Rules, found: Sheet, language: str) -> WordedSheet:
    """A sheet in words."""
    groups = tuple(
        (
            phrase(system, title, language),
            tuple(
                WordedRow(
                    phrase(system, row.name, language), phrase(system, row.value, language), row.parts, row.clauses
                )
                for row in rows
            ),
        )
        for title, rows in found.groups
    )
    return WordedSheet(found.id, found.side, groups)


def order(system: Rules, state: object, language: str) -> tuple[str, ...]:
    """What has been declared, in words."""
    guide = guide_of(system)
    return tuple(phrase(system, part, language) for part in guide.order(state)) if guide else ()


def dice_for(system: Rules, why: int, language: str) -> str:
    """What a roll is for, in words."""
    code = system.codes.get(why)
    return code.code.removeprefix("roll_").replace("_", " ") if code else "a roll"
