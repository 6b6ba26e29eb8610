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

    def with_answer(self, adventurer: Adventurer, key: str, text: str) -> Adventurer:
        if key == "race":
            return replace(adventurer, race=look_up(text.lower(), races(), "race").id)
        if key == "scores":
            return with_scores(adventurer, text)
        if text == NOTHING or not text:
            return adventurer
        return LINE.with_fields(adventurer, {key: text}, key)

    def remarks(self, adventurer: Adventurer, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        texts = catalogue(PACKAGE)
        if key == "race":
            rule = next(kind.rule.value for kind in choices().kinds if kind.name == adventurer.race)
            return (texts.phrase(rule, language),)
        if key == "scores":
            left = points_row(adventurer)
            return (f"{texts.phrase(left.name, language)}: {texts.phrase(left.value, language)}",)
        rows = (total.row for total in totals(adventurer)) if self.is_known(adventurer) else ()
        return ("; ".join(f"{texts.phrase(row.name, language)} {texts.phrase(row.value, language)}" for row in rows),)

    faults = staticmethod(figure_faults)

    def is_known(self, adventurer: Adventurer) -> bool:
        return next(unknown_faults(adventurer), None) is None

    def barred_items(self, adventurer: Adventurer) -> tuple[BarredChoice, ...]:
        """Weapons and shields that ask for more ST, spells that ask for more IQ, all others once no more can be known.

        [CM-EQUIP-01 CM-SPELL-01 CM-ATTR-02]
        """
        found = [
            BarredChoice(slot, str(fault.said.args["item"]), fault)
            for slot, items in (("weapons", weapons()), ("slung", weapons()), ("shield", shields()))
            for fault in strength_faults(adventurer.st, items)
            if isinstance(fault.said, Phrase)
        ]
        full = len(adventurer.spells) >= knowledge_capacity(adventurer.iq, adventurer.mind, PLAIN)
        for spell in spells().values():
            fault = iq_fault(adventurer.iq, spell)
            if fault is not None:
                found.append(BarredChoice("spells", spell.id, fault))
            elif full and spell.id not in adventurer.spells:
                found.append(BarredChoice("spells", spell.id, spell_count_fault(adventurer.iq, adventurer.mind)))
        return tuple(found)

    points_left = staticmethod(points_left)
    totals = staticmethod(totals)
    sheet = staticmethod(making_sheet)

    def card(self, adventurer: Adventurer) -> Card:
        state = lone_figure_state(adventurer)
        ma = number_phrase(ma_of(figures.mover(state, 0), PLAIN))
        learned = [
            making_phrase("card-gained", count=adventurer.gained),
            making_phrase("card-experience", count=adventurer.experience),
        ]
        if adventurer.spells:
            learned.append(making_phrase("card-spells", count=len(adventurer.spells)))
        lost = (("wounds", adventurer.wounds), ("fatigue", adventurer.fatigue))
        return Card(
            race=CodeName("race", adventurer.race),
            silhouette=silhouette(adventurer),
            numbers=(
                Fact(attribute_phrase("ST"), score_phrase(adventurer.st_now, adventurer.st)),
                Fact(
                    attribute_phrase("DX"),
                    score_phrase(figures.standing_adj_dx(state, 0), adventurer.dx),
                    making_phrase("card-dx-title"),
                ),
                Fact(attribute_phrase("IQ"), number_phrase(adventurer.iq)),
                Fact(attribute_phrase("WIS"), number_phrase(adventurer.mind)),
                Fact(making_phrase("card-ma"), ma, making_phrase("card-ma-title")),
            ),
            gear=tuple(CodeName("item", item) for item in all_items(adventurer)),
            learned=tuple(learned),
            lost=tuple(making_phrase(f"card-{name}", count=count) for name, count in lost if count),
            state=condition_of(adventurer),
            looks=looks_of(adventurer.race, adventurer.weapons[:1], adventurer.shield),
        )

    def line(self, adventurer: Adventurer, language: str = ENGLISH) -> str:
        say = catalogue(PACKAGE).say
        items = all_items(adventurer)
        hurt = adventurer.dead or adventurer.wounds or adventurer.fatigue
        state = making_phrase(
            "line-hurt", dead=int(adventurer.dead), now=adventurer.st_now, wounds=adventurer.wounds, fatigue=adventurer.fatigue
        ) if hurt else making_phrase("line-well")  # fmt: skip
        values = {
            "state": state,
            "gear": making_phrase("line-gear", item=items) if items else making_phrase("line-nothing"),
            "spells": making_phrase("line-spells", spell=adventurer.spells) if adventurer.spells else "",
            "learned": making_phrase("line-learned", has=adventurer.experience) if adventurer.experience else "",
        }
        numbers = {"st": adventurer.st, "dx": adventurer.dx, "iq": adventurer.iq, "wis": adventurer.mind}
        return say(language, "making-line", race=adventurer.race, **numbers, **values)

    def sheet_page(self, adventurer: Adventurer, options: Mapping[str, str | int | bool]) -> PrintedPage:
        from affray.systems.melee.paper.figure_sheet import sheet_page

        return sheet_page(adventurer, read_house(options))

    weapons = staticmethod(arms_of)
    prospects = staticmethod(sketch)

    # --- text ---------------------------------------------------------------------------------------------------------
    read_line = staticmethod(LINE.read)
    write_line = staticmethod(LINE.write)
    with_fields = staticmethod(LINE.with_fields)

    def from_table(self, row: Mapping[str, object], where: str) -> Adventurer:
        return convert(row, Adventurer, where)

    def check_size(self, adventurer: Adventurer) -> Adventurer:
        """The figure; what is read is of a size that can be worked with already."""
        return adventurer

    # --- between fights -----------------------------------------------------------------------------------------------
    with_gear_of = staticmethod(with_gear_of)
    after_rest = staticmethod(after_rest)
    after_travel = staticmethod(after_travel)
    days_to_heal = staticmethod(days_to_heal)

    def advances(self, adventurer: Adventurer, *, secure: int) -> tuple[Advance, ...]:
        return tuple(
            Advance(
                name,
                making_phrase("advance-cost", cost=cost_of(adventurer, name), has=adventurer.experience),
                advance_refusal(adventurer, name, secure=secure),
            )
            for name in POINTS
        )

    def with_advance(self, adventurer: Adventurer, key: str, *, secure: int) -> Adventurer:
        return with_advance(adventurer, key, secure=secure)

    def is_person(self, entry: Mapping[str, object]) -> bool:
        return not entry.get("creature")

    entry_of = staticmethod(entry_of)

    def returning_figures(self, state: object, side: int, before: Mapping[str, Adventurer]) -> tuple[Adventurer, ...]:
        assert isinstance(state, State)
        return returning_figures(state, side, before)


def with_scores(adventurer: Adventurer, text: str) -> Adventurer:
    """The draft with its attributes. Raises InputError."""
    found = text.replace(",", " ").split()
    if len(found) not in (3, 4) or not all(each.isascii() and each.isdigit() and len(each) < 3 for each in found):
        raise InputError(f"{text!r}: expected {' '.join(POINTS)}, numbers such as 12 12 8 or 9 11 11 12")
    st, dx, iq, *wis = map(int, found)
    return replace(adventurer, st=st, dx=dx, iq=iq, wis=wis[0] if wis and wis[0] != iq else 0)


def all_items(adventurer: Adventurer) -> tuple[str, ...]:
    """All that a figure has, what it wears last."""
    worn = (adventurer.shield, adventurer.armor)
    return (*own_weapons(adventurer), *adventurer.gear, *adventurer.pack, *(item for item in worn if item != NONE))


def attribute_phrase(attribute: str) -> Phrase:
    """The short name of an attribute."""
    return making_phrase("attribute", attribute=attribute)


def score_phrase(now: int, full: int) -> Phrase:
    """A score as it is now, with its full value where that is another."""
    return number_phrase(now) if now == full else amount_phrase(now, full)


def silhouette(adventurer: Adventurer) -> str:
    """What a figure looks like: its race and what it holds."""
    held = adventurer.weapons[:1] or ("unarmed",)
    shield = (f"{adventurer.shield} shield",) if adventurer.shield != NONE else ()
    return " ".join((adventurer.race, *held, *shield)).replace("_", " ")


def condition_of(adventurer: Adventurer) -> Condition:
    """How a figure is, in a word for programs. [CM-INJ-02 CM-INJ-03]"""
    if adventurer.dead:
        return "dead"
    if not is_fit(adventurer):
        return "down"
    return "hurt" if adventurer.wounds or adventurer.fatigue else "fit"


@cache
def people() -> MeleePeople:
    """The figures of the Combat and Movement Guide."""
    return MeleePeople()
