"""Figures that are made and kept, in words: choices, cards, sheets, broken rules."""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from affray.core import InputError, Refusal, RuledOut
from affray.core.faces.people import BarredChoice, Choices, CodeName, Item, Kind, People, RosterFigure, Total
from affray.core.system import System
from affray.game.pack_folders import PackFolder, people_with_packs
from affray.systems import registry
from affray.web.messages import (
    BarredItem,
    Below,
    BrokenRule,
    CardNumber,
    FigureCard,
    FigureChecked,
    FigureChoices,
    FigureOdds,
    FigureTable,
    ItemChoice,
    Named,
    RaceChoice,
    RunningTotal,
    SlotChoice,
    TraitChoice,
)
from affray.web.words import wording

Rules = System[object, object]
TENTHS = 10


class SystemLanguage(msgspec.Struct, frozen=True):
    """A system with figures, and the language to word them in."""

    key: str
    language: str

    @property
    def system(self) -> Rules:
        """The system."""
        return registry.load_system(self.key)

    @property
    def people(self) -> People[RosterFigure]:
        """Its figures. Raises InputError for a system without any."""
        return registry.people_of(self.key)

    def code_name(self, called: CodeName) -> str:
        """What a code is called."""
        return self.system.words.name(called.kind, called.code, self.language)


def system_language(key: str, lang: str) -> SystemLanguage:
    """A system in its language nearest to the one wanted. Raises InputError for an unknown system and one without figures."""
    registry.people_of(key)
    return SystemLanguage(key, wording.language_of(registry.load_system(key), lang))


# --- what there is to choose from -------------------------------------------------------------------------------------
def choices(tongue: SystemLanguage, folders: Sequence[PackFolder] = ()) -> FigureChoices:
    """What a figure can be made of, in a language: what is printed, and what packs add or make of it."""
    if any(folder.system == tongue.key for folder in folders):
        return choices_in_words(tongue, people_with_packs(tongue.key, folders).choices())
    return choices_without_packs(tongue)


@cache
def choices_without_packs(tongue: SystemLanguage) -> FigureChoices:
    """What a figure can be made of without a pack."""
    return choices_in_words(tongue, tongue.people.choices())


def choices_in_words(tongue: SystemLanguage, available: Choices) -> FigureChoices:
    """What a figure can be made of, in words."""
    return FigureChoices(
        system=tongue.key,
        traits=tuple(TraitChoice(trait.key, trait.above) for trait in available.traits),
        races=tuple(race_choice(kind, tongue) for kind in available.kinds),
        lists={name: tuple(item_choice(item, tongue) for item in items) for name, items in available.lists.items()},
        slots=tuple(SlotChoice(slot.key, slot.lists, slot.many, slot.empty) for slot in available.slots),
        handed=available.handed,
        opponents=tuple(
            Named(name, tongue.system.words.name("figure", name, tongue.language)) for name in available.opponents
        ),
        categories=tuple(Named(category.code, tongue.code_name(category)) for category in available.categories),
        words=tuple(Named(mark, wording.say(tongue.language, f"weapon-{mark}")) for mark in available.marks),
        start=next(map(figure_table, tongue.people.ready_made().values()), {}),
    )


def with_pack_name(word: str, pack: str) -> str:
    """A word with the name of its pack behind it, if a pack brings it."""
    return f"{word} ({pack})" if pack else word


def race_choice(kind: Kind, tongue: SystemLanguage) -> RaceChoice:
    """A race to choose, in words."""
    return RaceChoice(
        name=kind.name,
        word=with_pack_name(tongue.code_name(kind.word), kind.pack),
        least=kind.least,
        total=kind.total,
        order=tuple(Below(low, high, kind.order_clauses) for low, high in kind.order),
        facts=tongue.system.words.phrase(kind.facts, tongue.language),
        rule=tongue.system.words.phrase(kind.rule.value, tongue.language),
        gift=tongue.code_name(kind.gift) if kind.gift else "",
        clauses=kind.rule.clauses,
        body=kind.body,
    )


def item_choice(item: Item, tongue: SystemLanguage) -> ItemChoice:
    """A thing with its name and what a row of the sheet says of it."""
    return ItemChoice(
        name=item.name,
        word=with_pack_name(tongue.code_name(item.word), item.pack),
        kind=tongue.code_name(item.kind) if item.kind else "",
        effect=tongue.system.words.phrase(item.effect.value, tongue.language) if item.effect else "",
        rq=item.rq,
        iq=item.iq,
        hands=item.hands,
        weight=item.weight / TENTHS,
        cost=item.cost,
        clauses=item.effect.clauses if item.effect else (),
    )


# --- a figure ---------------------------------------------------------------------------------------------------------
def figure_card(figure: RosterFigure, tongue: SystemLanguage, rev: int = 0, campaign: str = "") -> FigureCard:
    """The card of a figure whose race and items are known."""
    found = tongue.people.card(figure)
    said = tongue.system.words.phrase
    numbers = tuple(
        CardNumber(
            said(number.label, tongue.language),
            said(number.value, tongue.language),
            said(number.title, tongue.language) if number.title else "",
        )
        for number in found.numbers
    )
    return FigureCard(
        name=figure.name,
        system=tongue.key,
        race=tongue.code_name(found.race),
        silhouette=found.silhouette,
        numbers=numbers,
        gear=", ".join(map(tongue.code_name, found.gear)),
        learned=tuple(said(phrase, tongue.language) for phrase in found.learned),
        lost=tuple(said(phrase, tongue.language) for phrase in found.lost),
        state=found.state,
        looks=found.looks,
        rev=rev,
        campaign=campaign,
    )


def figure_table(figure: RosterFigure) -> FigureTable:
    """A figure as its system keeps it."""
    return msgspec.convert(msgspec.to_builtins(figure), FigureTable)


def broken_rules(found: Iterable[Refusal], language: str) -> tuple[BrokenRule, ...]:
    """Broken rules in words."""
    return tuple(BrokenRule(fault.code, wording.refusal(fault, language), fault.clauses) for fault in found)


def barred_item(found: BarredChoice, language: str) -> BarredItem:
    """What may not be taken, in words."""
    return BarredItem(found.slot, found.item, wording.refusal(found.refusal, language), found.refusal.clauses)


def figure_result(figure: RosterFigure, taken: Iterable[str], tongue: SystemLanguage) -> FigureChecked:
    """What a draft comes to; `taken` are the names that it may not have."""
    people, language = tongue.people, tongue.language
    # A name is asked for last: until then the draft is judged as if it had one.
    called = figure if figure.name else msgspec.structs.replace(figure, name="Nobody")
    found = broken_rules(people.faults(called), language)
    if not figure.name:
        found = (*found, BrokenRule("no_name", wording.say(language, "no-figure-name")))
    elif figure.name in taken:
        found = (*found, BrokenRule("taken", wording.say(language, "no-figure-there", name=figure.name)))
    if not people.is_known(called):
        return FigureChecked(figure_table(figure), people.write_line(figure), found)
    return FigureChecked(
        figure=figure_table(figure),
        line=people.write_line(figure),
        faults=found,
        left=people.points_left(figure),
        card=figure_card(figure, tongue),
        sheet=wording.sheet(tongue.system, people.sheet(figure), language),
        totals=tuple(running_total(found, tongue) for found in people.totals(figure)),
        barred=tuple(barred_item(found, language) for found in people.barred_items(figure)),
    )


def running_total(found: Total, tongue: SystemLanguage) -> RunningTotal:
    """A sum that runs along, in words."""
    return RunningTotal(wording.row(tongue.system, found.row, tongue.language), found.fits)


def odds(figure: RosterFigure, foe: RosterFigure, arm: str, tongue: SystemLanguage) -> FigureOdds:
    """What a figure may expect of its attacks on another. Raises InputError for a weapon that is not in its hands."""
    people = tongue.people
    held = people.weapons(figure)
    if not held:
        raise InputError(f"figure: {figure.name} has nothing to attack with")
    named_arms = tuple(Named(name, tongue.code_name(CodeName("item", name))) for name in held)
    try:
        found = people.prospects(figure, foe, arm)
    except RuledOut as error:
        said = "; ".join(wording.refusal(why, tongue.language) for why in error.refusals)
        return FigureOdds(arm or held[0], named_arms, (), said, error.clauses)
    prospects = tuple(wording.prospect(tongue.system, prospect, tongue.language) for prospect in found)
    return FigureOdds(arm or held[0], named_arms, prospects)
