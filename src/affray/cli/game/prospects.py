"""The exact odds of a system's guide, as tables under the open question."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from msgspec.json import encode
from msgspec.structs import replace

from affray.cli.game.menu import CUT, PLACE, Menu
from affray.cli.shown.screen import parts_text
from affray.core import Question, System
from affray.core.faces.chances import chance_text
from affray.core.faces.guide import Offer, Prospect
from affray.core.faces.words import Namer
from affray.core.words.texts import COMMON, ENGLISH, Catalogue

NARROWEST = 16
"""How wide the column of names is at least, in letters."""
SCORE = "odds-score"
"""The message of a score with its parts; a system without scores has its own."""
INNER = "number"
"""The group of the offers of an inner choice, whose texts are its numbers from 0."""
HEADINGS = {"number": "odds-number", "cast": "odds-st"}
"""What the numbers of a table are, by the group of its answers; dice otherwise."""


class TextNamer(Namer, Protocol):
    """Whatever has words, and a catalogue."""

    @property
    def texts(self) -> Catalogue:
        """The catalogue of all that it says."""


def prospect_lines(
    system: System[object, object], state: object, question: Question[object], menu: Menu, language: str
) -> list[str]:
    """A table for each thing that may be done with dice; none where nothing is rolled or there is no guide."""
    guide = system.guide
    if guide is None:
        return []
    return prospect_tables(
        guide.offers(state, question), guide.prospects(state, question), menu, system.words, language
    )


def prospect_tables(
    offered: Sequence[Offer], prospects: Iterable[Prospect], menu: Menu, words: TextNamer, language: str
) -> list[str]:
    """A table for each thing that may be done with dice, in the words of a system."""
    offers = {offer.text: offer for offer in offered}
    groups: dict[tuple[str, int], list[tuple[Offer, Prospect]]] = {}
    for title, prospect in titled_prospects(offers, prospects):
        offer = offers[prospect.text]
        name = title or table_title(offer, menu, language)
        groups.setdefault((name, len(prospect.chances)), []).append((offer, prospect))
    lines: list[str] = []
    policies: dict[str, dict[str, None]] = {}
    """Of which tables each policy is."""
    for (name, _), found in groups.items():
        lines += table_lines(name, found, menu, words, language)
        for _, prospect in found:
            policies.setdefault(words.phrase(prospect.policy, language), {})[name] = None
    several = len({tuple(names) for names in policies.values()}) > 1
    return [
        *lines,
        *(policy_line(text, tuple(names), language) if several else text for text, names in policies.items()),
    ]


def titled_prospects(offers: Mapping[str, Offer], prospects: Iterable[Prospect]) -> Iterator[tuple[str, Prospect]]:
    """The prospects, each with an empty title; those that promise the same of one target, wherever the place is, as one with
    the words that they share."""
    families: dict[str, list[Prospect]] = {}
    for prospect in prospects:
        families.setdefault(placeless_text(offers[prospect.text]), []).append(prospect)
    for title, family in families.items():
        if len({encode(replace(prospect, text="")) for prospect in family}) == 1 < len(family):
            yield title, family[0]
        else:
            yield from (("", prospect) for prospect in family)


def placeless_text(offer: Offer) -> str:
    """An answer that is aimed at somebody, its place left out; any other as it is."""
    return " ".join(CUT if offer.target and PLACE.fullmatch(word) else word for word in offer.text.split())


def policy_line(text: str, names: tuple[str, ...], language: str) -> str:
    """A policy with the answers whose odds assume it."""
    return COMMON.say(language, "odds-policy", things=names, policy=text)


def brief_texts(
    system: System[object, object], state: object, question: Question[object], language: str
) -> dict[str, str]:
    """The few numbers that stand beside each answer, by its text; none where a guide has none."""
    if system.guide is None:
        return {}
    return briefs_of(system.guide.prospects(state, question), system.words, language)


def briefs_of(prospects: Iterable[Prospect], words: Namer, language: str) -> dict[str, str]:
    """The few numbers of each prospect that has some, by the text of its answer."""
    return {
        prospect.text: ", ".join(
            f"{words.phrase(chance.name, language)} {chance_text(chance, language)}" for chance in prospect.brief
        )
        for prospect in prospects
        if prospect.brief
    }


def promised_lines(prospects: Iterable[Prospect], words: Namer, language: str) -> Iterator[str]:
    """What an answer that is not listed promises: a line for each roll, with the name and the value of each chance."""
    for prospect in prospects:
        yield ", ".join(
            f"{words.phrase(chance.name, language)} {chance_text(chance, language)}" for chance in prospect.chances
        )


def table_title(offer: Offer, menu: Menu, language: str) -> str:
    """What a table is about: the answer as it stands in the list, without its dice where it has any; of an inner choice its
    label, or only that it is one where the choices are numbers of dice."""
    if offer.group == INNER:
        return COMMON.say(language, "odds-choice") if menu.own else menu.choices[int(offer.text)].label
    if not offer.dice:
        return menu.label_of(offer.text)
    return " ".join(word for word in offer.text.split() if not word.isdigit())


def table_lines(
    name: str, found: list[tuple[Offer, Prospect]], menu: Menu, words: TextNamer, language: str
) -> list[str]:
    """What one thing promises with each number of dice, as lines of equal columns."""
    inner = found[0][0].group == INNER
    heading = COMMON.say(language, HEADINGS.get(found[0][0].group, "odds-dice"))
    numbers = [str(menu.keys[int(offer.text)] if inner else offer.dice) for offer, _ in found]
    # An answer without a number of dice is alone in its table.
    rows = [(heading, numbers)] if inner or any(offer.dice for offer, _ in found) else []
    rows += [
        (words.phrase(same[0].name, language), [chance_text(chance, language) for chance in same])
        for same in zip(*(prospect.chances for _, prospect in found), strict=True)
    ]
    width = max(NARROWEST, *(len(label) + 1 for label, _ in rows))
    return [
        headline_of(name, found[0][1], words, language),
        *(f"  {label:<{width}}" + "".join(f"{text:>6}" for text in cells) for label, cells in rows),
    ]


def headline_of(name: str, first: Prospect, words: TextNamer, language: str) -> str:
    """What a table is about, with the score and the parts that make it."""
    if not first.score and not first.parts:
        return f"{name}:"
    parts = parts_text(first.parts, words, language)
    own = words.texts
    texts = own if own.has(ENGLISH, SCORE) else COMMON
    return texts.say(language, SCORE, thing=name, score=first.score, parts=parts or "none")
