"""The figures of the Combat and Movement Guide between fights, as rosters, pages and commands ask for them."""

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import (
    Advance,
    Ask,
    BarredChoice,
    Card,
    CodeName,
    Condition,
    Fact,
    LineField,
)
from affray.core.reading.fields import convert
from affray.core.reading.tables import look_up
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.melee.content.house_rules import PACKAGE, PLAIN, read_house
from affray.systems.melee.content.tables import NONE, armors, gear, races, shields, spells, weapons
from affray.systems.melee.position import figures
from affray.systems.melee.position.state import State
from affray.systems.melee.roster.adventurer import LINE, LINE_FIELDS, Adventurer, entry_of, is_fit, own_weapons
from affray.systems.melee.roster.choices import choices
from affray.systems.melee.roster.maker_sheet import lone_figure_state, making_sheet, points_row, totals
from affray.systems.melee.roster.making import (
    figure_faults,
    iq_fault,
    points_left,
    spell_count_fault,
    strength_faults,
    unknown_faults,
)
from affray.systems.melee.roster.odds_sketch import arms_of, sketch
from affray.systems.melee.roster.random_figures import random_figure
from affray.systems.melee.roster.ready_made import ready_made
from affray.systems.melee.roster.rest_and_learning import (
    POINTS,
    advance_refusal,
    after_rest,
    after_travel,
    cost_of,
    days_to_heal,
    returning_figures,
    with_advance,
    with_gear_of,
)
from affray.systems.melee.rules.attributes import knowledge_capacity
from affray.systems.melee.rules.load import ma_of
from affray.systems.melee.words.rows import amount_phrase, making_phrase, number_phrase
from affray.systems.melee.words.view import looks_of

NOTHING = "nothing"


class MeleePeople:
    """The figures of the Combat and Movement Guide."""

    usual_side = ""

    # --- making -------------------------------------------------------------------------------------------------------
    choices = staticmethod(choices)
    random_figure = staticmethod(random_figure)
    ready_made = staticmethod(ready_made)

    def questions(self) -> tuple[Ask, ...]:
        arms = ", ".join(weapons())
        things = ", ".join(gear())
        return (
            Ask("race", "Race", f"one of {', '.join(races())}", "human"),
            Ask("scores", "ST DX IQ WIS", "three numbers or four such as 12 12 8 or 9 11 11 12"),
            Ask("spells", "Spells", f"any of {', '.join(spells())}", NOTHING),
            Ask("armor", "Armor", f"one of {', '.join(armors())}", NONE),
            Ask("weapons", "Ready weapons", f"up to two of {arms}", NOTHING),
            Ask("shield", "Shield", f"one of {', '.join(shields())}", NONE),
            Ask("slung", "Slung weapons", "more weapons, such as dagger", NOTHING),
            Ask("gear", "Gear", f"any of {things}", NOTHING),
            Ask("pack", "In a pack", "a pack and what is in it, such as pack,rations,rope", NOTHING),
        )

    def line_fields(self) -> tuple[LineField, ...]:
        return LINE_FIELDS

    def with_answer(self, one: Adventurer, key: str, text: str) -> Adventurer:
        if key == "race":
            return replace(one, race=look_up(text.lower(), races(), "race").id)
        if key == "scores":
            return with_scores(one, text)
        if text == NOTHING or not text:
            return one
        return LINE.with_fields(one, {key: text}, key)

    def remarks(self, one: Adventurer, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        texts = catalogue(PACKAGE)
        if key == "race":
            rule = next(kind.rule.value for kind in choices().kinds if kind.name == one.race)
            return (texts.phrase(rule, language),)
        if key == "scores":
            left = points_row(one)
            return (f"{texts.phrase(left.name, language)}: {texts.phrase(left.value, language)}",)
        rows = (total.row for total in totals(one)) if self.is_known(one) else ()
        return ("; ".join(f"{texts.phrase(row.name, language)} {texts.phrase(row.value, language)}" for row in rows),)

    faults = staticmethod(figure_faults)

    def is_known(self, one: Adventurer) -> bool:
        return next(unknown_faults(one), None) is None

    def barred_items(self, one: Adventurer) -> tuple[BarredChoice, ...]:
        """Weapons and shields that ask for more ST, spells that ask for more IQ, all others once no more can be known.

        [CM-EQUIP-01 CM-SPELL-01 CM-ATTR-02]
        """
        found = [
            BarredChoice(slot, str(fault.said.args["item"]), fault)
            for slot, items in (("weapons", weapons()), ("slung", weapons()), ("shield", shields()))
            for fault in strength_faults(one.st, items)
            if isinstance(fault.said, Phrase)
        ]
        full = len(one.spells) >= knowledge_capacity(one.iq, one.mind, PLAIN)
        for spell in spells().values():
            fault = iq_fault(one.iq, spell)
            if fault is not None:
                found.append(BarredChoice("spells", spell.id, fault))
            elif full and spell.id not in one.spells:
                found.append(BarredChoice("spells", spell.id, spell_count_fault(one.iq, one.mind)))
        return tuple(found)

    points_left = staticmethod(points_left)
    totals = staticmethod(totals)
    sheet = staticmethod(making_sheet)

    def card(self, one: Adventurer) -> Card:
        state = lone_figure_state(one)
        ma = number_phrase(ma_of(figures.mover(state, 0), PLAIN))
        learned = [
            making_phrase("card-gained", count=one.gained),
            making_phrase("card-experience", count=one.experience),
        ]
        if one.spells:
            learned.append(making_phrase("card-spells", count=len(one.spells)))
        lost = (("wounds", one.wounds), ("fatigue", one.fatigue))
        return Card(
            race=CodeName("race", one.race),
            silhouette=silhouette(one),
            numbers=(
                Fact(attribute_phrase("ST"), score_phrase(one.st_now, one.st)),
                Fact(
                    attribute_phrase("DX"),
                    score_phrase(figures.standing_adj_dx(state, 0), one.dx),
                    making_phrase("card-dx-title"),
                ),
                Fact(attribute_phrase("IQ"), number_phrase(one.iq)),
                Fact(attribute_phrase("WIS"), number_phrase(one.mind)),
                Fact(making_phrase("card-ma"), ma, making_phrase("card-ma-title")),
            ),
            gear=tuple(CodeName("item", item) for item in all_items(one)),
            learned=tuple(learned),
            lost=tuple(making_phrase(f"card-{name}", count=count) for name, count in lost if count),
            state=condition_of(one),
            looks=looks_of(one.race, one.weapons[:1], one.shield),
        )

    def line(self, one: Adventurer, language: str = ENGLISH) -> str:
        say = catalogue(PACKAGE).say
        items = all_items(one)
        hurt = one.dead or one.wounds or one.fatigue
        state = making_phrase(
            "line-hurt", dead=int(one.dead), now=one.st_now, wounds=one.wounds, fatigue=one.fatigue
        ) if hurt else making_phrase("line-well")  # fmt: skip
        told = {
            "state": state,
            "gear": making_phrase("line-gear", item=items) if items else making_phrase("line-nothing"),
            "spells": making_phrase("line-spells", spell=one.spells) if one.spells else "",
            "learned": making_phrase("line-learned", has=one.experience) if one.experience else "",
        }
        numbers = {"st": one.st, "dx": one.dx, "iq": one.iq, "wis": one.mind}
        return say(language, "making-line", race=one.race, **numbers, **told)

    def sheet_page(self, one: Adventurer, options: Mapping[str, str | int | bool]) -> PrintedPage:
        from affray.systems.melee.paper.figure_sheet import sheet_page

        return sheet_page(one, read_house(options))

    weapons = staticmethod(arms_of)
    prospects = staticmethod(sketch)

    # --- text ---------------------------------------------------------------------------------------------------------
    read_line = staticmethod(LINE.read)
    write_line = staticmethod(LINE.write)
    with_fields = staticmethod(LINE.with_fields)

    def from_table(self, row: Mapping[str, object], where: str) -> Adventurer:
        return convert(row, Adventurer, where)

    def check_size(self, one: Adventurer) -> Adventurer:
        """The figure; what is read is of a size that can be worked with already."""
        return one

    # --- between fights -----------------------------------------------------------------------------------------------
    with_gear_of = staticmethod(with_gear_of)
    after_rest = staticmethod(after_rest)
    after_travel = staticmethod(after_travel)
    days_to_heal = staticmethod(days_to_heal)

    def advances(self, one: Adventurer, *, secure: int) -> tuple[Advance, ...]:
        return tuple(
            Advance(
                name,
                making_phrase("advance-cost", cost=cost_of(one, name), has=one.experience),
                advance_refusal(one, name, secure=secure),
            )
            for name in POINTS
        )

    def with_advance(self, one: Adventurer, key: str, *, secure: int) -> Adventurer:
        return with_advance(one, key, secure=secure)

    def is_person(self, entry: Mapping[str, object]) -> bool:
        return not entry.get("creature")

    entry_of = staticmethod(entry_of)

    def returning_figures(self, state: object, side: int, before: Mapping[str, Adventurer]) -> tuple[Adventurer, ...]:
        assert isinstance(state, State)
        return returning_figures(state, side, before)


def with_scores(one: Adventurer, text: str) -> Adventurer:
    """The draft with its attributes. Raises InputError."""
    found = text.replace(",", " ").split()
    if len(found) not in (3, 4) or not all(each.isascii() and each.isdigit() and len(each) < 3 for each in found):
        raise InputError(f"{text!r}: expected {' '.join(POINTS)}, numbers such as 12 12 8 or 9 11 11 12")
    st, dx, iq, *wis = map(int, found)
    return replace(one, st=st, dx=dx, iq=iq, wis=wis[0] if wis and wis[0] != iq else 0)


def all_items(one: Adventurer) -> tuple[str, ...]:
    """All that a figure has, what it wears last."""
    worn = (one.shield, one.armor)
    return (*own_weapons(one), *one.gear, *one.pack, *(item for item in worn if item != NONE))


def attribute_phrase(attribute: str) -> Phrase:
    """The short name of an attribute."""
    return making_phrase("attribute", attribute=attribute)


def score_phrase(now: int, full: int) -> Phrase:
    """A score as it is now, with its full value where that is another."""
    return number_phrase(now) if now == full else amount_phrase(now, full)


def silhouette(one: Adventurer) -> str:
    """What a figure looks like: its race and what it holds."""
    held = one.weapons[:1] or ("unarmed",)
    shield = (f"{one.shield} shield",) if one.shield != NONE else ()
    return " ".join((one.race, *held, *shield)).replace("_", " ")


def condition_of(one: Adventurer) -> Condition:
    """How a figure is, in a word for programs. [CM-INJ-02 CM-INJ-03]"""
    if one.dead:
        return "dead"
    if not is_fit(one):
        return "down"
    return "hurt" if one.wounds or one.fatigue else "fit"


@cache
def people() -> MeleePeople:
    """The figures of the Combat and Movement Guide."""
    return MeleePeople()
