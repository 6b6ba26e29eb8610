"""The characters of Fortmayn between delves, as rosters, pages and commands ask for them."""

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
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PACKAGE, read_house
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.roster import rest_and_learning
from affray.systems.fortmayn.roster.adventurer import LINE, LINE_FIELDS, NONE, Adventurer, person_from_adventurer
from affray.systems.fortmayn.roster.choices import BONDS, choices
from affray.systems.fortmayn.roster.maker_sheet import (
    code_name,
    hero_phrase,
    making_sheet,
    number_phrase,
    of_full_phrase,
    totals,
)
from affray.systems.fortmayn.roster.making import careers, coins_left, dice_left, figure_faults, unknown_faults
from affray.systems.fortmayn.roster.odds_sketch import sketch, weapons
from affray.systems.fortmayn.roster.random_figures import random_figure
from affray.systems.fortmayn.roster.ready_made import ready_made
from affray.systems.fortmayn.rules.creating import FOUR_DICE
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.setup import SIDES
from affray.systems.fortmayn.words.looks import arm_of, person_looks

NOTHING, AS_IS = "nothing", "as it is"
SPELLS = ("illusory_torch", "close_the_wound", "quiet_feet")
"""What a draft of a Brainy knows until something else is chosen."""


class FortmaynPeople:
    """The characters of Fortmayn."""

    usual_side = SIDES[PARTY]

    # --- making -------------------------------------------------------------------------------------------------------
    choices = staticmethod(choices)
    random_figure = staticmethod(random_figure)
    ready_made = staticmethod(ready_made)

    def questions(self) -> tuple[Ask, ...]:
        lists = {name: ", ".join(item.name for item in items) for name, items in choices().lists.items()}
        return (
            Ask("race", "Type", f"one of {', '.join(TYPE_NAMES)}", TYPE_NAMES[0]),
            Ask("dice", "BODY HEAD", f"two numbers that make {FOUR_DICE}, such as 3 1", "2 2"),
            Ask("thrown", "Coins", "ten times what 3d6 show", "100"),
            Ask("spells", "Spells", f"of a Brainy as many as HEAD Dice of {lists['spells']}", AS_IS),
            Ask("attachments", "Attachments", f"two, in your own words or of {', '.join(BONDS)}", AS_IS),
            Ask("armor", "Armor", f"one of {lists['armors']}", NONE),
            Ask("shield", "Shield", f"one of {lists['shields']}", NONE),
            Ask("weapons", "In hand", f"any of {lists['weapons']}", "one_handed_weapon"),
            Ask("slung", "Slung", "more weapons", NOTHING),
            Ask("gear", "Carried", f"any of {lists['gear']}", NOTHING),
            Ask("career", "Career", f"where there are careers, one of {', '.join(careers())}", NOTHING),
        )

    def line_fields(self) -> tuple[LineField, ...]:
        return LINE_FIELDS

    def with_answer(self, adventurer: Adventurer, key: str, text: str) -> Adventurer:
        if key == "race":
            race = look_up(text.lower(), {name: name for name in TYPE_NAMES}, "type")
            return with_usual_spells(replace(adventurer, race=race))
        if key == "dice":
            return with_usual_spells(with_dice(adventurer, text))
        if text in (NOTHING, AS_IS, ""):
            return adventurer
        return LINE.with_fields(adventurer, {key: text}, key)

    def remarks(self, adventurer: Adventurer, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        texts = catalogue(PACKAGE)
        if key == "race":
            rule = next(kind.rule.value for kind in choices().kinds if kind.name == adventurer.race)
            return (texts.phrase(rule, language),)
        rows = (total.row for total in totals(adventurer)) if self.is_known(adventurer) else ()
        return ("; ".join(f"{texts.phrase(row.name, language)} {texts.phrase(row.value, language)}" for row in rows),)

    faults = staticmethod(figure_faults)

    def is_known(self, adventurer: Adventurer) -> bool:
        return next(unknown_faults(adventurer), None) is None

    def barred_items(self, adventurer: Adventurer) -> tuple[BarredChoice, ...]:
        """Spells of a Brawny who was never out, and those beyond the HEAD Dice. [FT-FILL-05]"""
        due = adventurer.head if adventurer.type == BRAINY else 0
        if adventurer.seasoned or len(adventurer.spells) < due:
            return ()
        fault = refusal("spells-at-start", "spells", "FT-FILL-05", count=len(adventurer.spells) + 1, due=due)
        return tuple(
            BarredChoice("spells", row.spell_id, fault)
            for row in shipped().spells
            if row.spell_id not in adventurer.spells
        )

    points_left = staticmethod(dice_left)
    totals = staticmethod(totals)
    sheet = staticmethod(making_sheet)

    def card(self, adventurer: Adventurer) -> Card:
        person = person_from_adventurer(adventurer)
        counts = (("gained", adventurer.gained), ("dice", adventurer.dice), ("spells", len(adventurer.spells)))
        lost = (
            ("wounded", adventurer.wounded),
            ("exhausted", adventurer.exhausted),
            ("maimed", adventurer.maimed),
            ("fat-head", adventurer.fat_head),
        )
        return Card(
            race=CodeName("type", adventurer.race),
            silhouette=silhouette(person),
            numbers=(
                Fact(hero_phrase("card-body"), amount_phrase(person.body_ready, adventurer.body)),
                Fact(hero_phrase("card-head"), amount_phrase(person.head_ready, adventurer.head)),
                Fact(hero_phrase("card-coins"), number_phrase(coins_left(adventurer))),
            ),
            gear=(*(code_name(thing) for thing in person.things), *worn_codes(person)),
            learned=tuple(hero_phrase(f"card-{name}", count=count) for name, count in counts if count),
            lost=tuple(hero_phrase(f"card-{name}", count=count) for name, count in lost if count),
            state=condition_of(adventurer),
            looks=person_looks(person),
        )

    def line(self, adventurer: Adventurer, language: str = ENGLISH) -> str:
        say, person = catalogue(PACKAGE).say, person_from_adventurer(adventurer)
        state = (
            "dead"
            if adventurer.dead
            else "down"
            if person.out
            else "hurt"
            if adventurer.wounded or adventurer.exhausted
            else "well"
        )
        return say(
            language,
            "hero-line",
            race=adventurer.race,
            body=person.body_ready,
            bodymax=adventurer.body,
            head=person.head_ready,
            headmax=adventurer.head,
            coins=coins_left(adventurer),
            state=state,
            things=tuple(
                catalogue(PACKAGE).name(language, thing.kind, thing.code) for thing in self.card(adventurer).gear
            ),
        )

    def sheet_page(self, adventurer: Adventurer, options: Mapping[str, str | int | bool]) -> PrintedPage:
        from affray.systems.fortmayn.paper.figure_sheet import sheet_page

        return sheet_page(adventurer, read_house(options))

    weapons = staticmethod(weapons)
    prospects = staticmethod(sketch)

    # --- text ---------------------------------------------------------------------------------------------------------
    read_line = staticmethod(LINE.read)
    write_line = staticmethod(LINE.write)
    with_fields = staticmethod(LINE.with_fields)

    def from_table(self, row: Mapping[str, object], where: str) -> Adventurer:
        return convert(row, Adventurer, where)

    def check_size(self, adventurer: Adventurer) -> Adventurer:
        """The character itself: what is read always has a workable size."""
        return adventurer

    # --- between delves -----------------------------------------------------------------------------------------------
    with_gear_of = staticmethod(rest_and_learning.with_gear_of)
    after_rest = staticmethod(rest_and_learning.after_rest)
    days_to_heal = staticmethod(rest_and_learning.days_to_heal)

    def advances(self, adventurer: Adventurer, *, secure: int) -> tuple[Advance, ...]:
        cost = hero_phrase("advance-cost", has=adventurer.dice)
        return tuple(
            Advance(pool, cost, rest_and_learning.advance_refusal(adventurer, pool)) for pool in rest_and_learning.POOLS
        )

    def with_advance(self, adventurer: Adventurer, key: str, *, secure: int) -> Adventurer:
        return rest_and_learning.with_advance(adventurer, key)

    def is_person(self, entry: Mapping[str, object]) -> bool:
        return True

    entry_of = staticmethod(rest_and_learning.entry_of)

    def returning_figures(self, state: object, side: int, before: Mapping[str, Adventurer]) -> tuple[Adventurer, ...]:
        assert isinstance(state, State)
        return rest_and_learning.returning_figures(state, side, before)


def with_dice(adventurer: Adventurer, text: str) -> Adventurer:
    """The draft with the dice of a text such as `3 1`. Raises InputError."""
    found = text.replace(",", " ").split()
    if len(found) != 2 or not all(each.isascii() and each.isdigit() and len(each) < 3 for each in found):
        raise InputError(f"{text!r}: expected BODY and HEAD Dice, two numbers such as 3 1")
    return replace(adventurer, body=int(found[0]), head=int(found[1]))


def with_usual_spells(adventurer: Adventurer) -> Adventurer:
    """The draft with as many spells as a new character knows. [FT-FILL-05]"""
    return replace(adventurer, spells=SPELLS[: adventurer.head] if adventurer.type == BRAINY else ())


def worn_codes(person: Person) -> tuple[CodeName, ...]:
    """What a character wears, by codes."""
    pairs = ((person.shield_item, person.shield.die), (person.armor_item, person.armor.die))
    return tuple(CodeName("item", item) for item, die in pairs if die)


def amount_phrase(now: int, full: int) -> Phrase:
    """A number, with the full one beside it where they differ."""
    return number_phrase(now) if now == full else of_full_phrase(now, full)


ARMS = {
    "unarmed": "unarmed", "short": "dagger", "one_handed": "broadsword", "two_handed": "two handed sword",
    "bow": "longbow", "sling": "sling", "thrown": "spear", "longarm": "musket", "handgun": "pistol",
}  # fmt: skip
"""What a character holds in a word, by its row of looks.csv."""


def silhouette(person: Person) -> str:
    """The silhouette of a character, by its type and what it holds."""
    return " ".join(filter(None, ("human", ARMS[arm_of(person)], "large shield" if person.shield.die else "")))


def condition_of(adventurer: Adventurer) -> Condition:
    """The condition of a character, as a word for programs. [FT-OOFA-01]"""
    if adventurer.dead:
        return "dead"
    if adventurer.wounded >= adventurer.body:
        return "down"
    return "hurt" if adventurer.wounded or adventurer.exhausted or adventurer.fat_head else "fit"


@cache
def people() -> FortmaynPeople:
    """The characters of Fortmayn."""
    return FortmaynPeople()
