"""The characters of Fortmayn between delves, as rosters, pages and commands ask for them."""

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from affray.core import InputError, Refusal
from affray.core.faces.guide import Prospect, Sheet
from affray.core.faces.paper import Leaf
from affray.core.faces.people import Advance, Ask, Barred, Called, Card, Condition, Fact, Stock, Total
from affray.core.reading.tables import pick
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, catalogue
from affray.dice.stream import Stream
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PACKAGE, read_house
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.roster import adventurer as hero
from affray.systems.fortmayn.roster import rest_and_learning as between
from affray.systems.fortmayn.roster.adventurer import NONE, Hero, person_of
from affray.systems.fortmayn.roster.by_lot import drawn
from affray.systems.fortmayn.roster.choices import BONDS, stock
from affray.systems.fortmayn.roster.maker_sheet import called, making_sheet, number, of, totals, word
from affray.systems.fortmayn.roster.making import careers, dice_left, faults_of, purse, unknown
from affray.systems.fortmayn.roster.odds_sketch import arms_of, sketch
from affray.systems.fortmayn.roster.ready_made import ready_made
from affray.systems.fortmayn.rules.creating import FOUR_DICE
from affray.systems.fortmayn.rules.gear import HAND, in_hand, shoots_with
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.setup import SIDES

NOTHING, AS_IS = "nothing", "as it is"
SPELLS = ("illusory_torch", "close_the_wound", "quiet_feet")
"""What a draft of a Brainy knows until something else is chosen."""


class FortmaynFolk:
    """The characters of Fortmayn."""

    usual_side = SIDES[PARTY]

    # --- making -------------------------------------------------------------------------------------------------------
    def stock(self) -> Stock:
        return stock()

    def drawn(self, stream: Stream, kind: str, taken: frozenset[str]) -> Hero:
        return drawn(stream, kind, taken)

    def ready_made(self) -> Mapping[str, Hero]:
        return ready_made()

    def asks(self) -> tuple[Ask, ...]:
        lists = {name: ", ".join(item.name for item in items) for name, items in stock().lists.items()}
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

    def answered(self, one: Hero, key: str, text: str) -> Hero:
        if key == "race":
            race = pick(text.lower(), {name: name for name in TYPE_NAMES}, "type")
            return with_usual_spells(replace(one, race=race))
        if key == "dice":
            return with_usual_spells(with_dice(one, text))
        if text in (NOTHING, AS_IS, ""):
            return one
        return hero.from_table({**hero.table_of(one), key: hero.read_value(key, text, key)}, key)

    def noted(self, one: Hero, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        texts = catalogue(PACKAGE)
        if key == "race":
            rule = next(kind.rule.value for kind in stock().kinds if kind.name == one.race)
            return (texts.phrase(rule, language),)
        rows = (total.row for total in totals(one)) if self.known(one) else ()
        return ("; ".join(f"{texts.phrase(row.name, language)} {texts.phrase(row.value, language)}" for row in rows),)

    def faults(self, one: Hero) -> list[Refusal]:
        return faults_of(one)

    def known(self, one: Hero) -> bool:
        return next(unknown(one), None) is None

    def barred(self, one: Hero) -> tuple[Barred, ...]:
        """Spells of a Brawny who was never out, and those beyond the HEAD Dice. [FT-FILL-05]"""
        due = one.head if one.type == BRAINY else 0
        if one.seasoned or len(one.spells) < due:
            return ()
        fault = no("spells-at-start", "spells", "FT-FILL-05", count=len(one.spells) + 1, due=due)
        return tuple(
            Barred("spells", row.spell_id, fault) for row in shipped().spells if row.spell_id not in one.spells
        )

    def left(self, one: Hero) -> int | None:
        return dice_left(one)

    def totals(self, one: Hero) -> tuple[Total, ...]:
        return totals(one)

    def sheet(self, one: Hero) -> Sheet:
        return making_sheet(one)

    def card(self, one: Hero) -> Card:
        person = person_of(one)
        counts = (("gained", one.gained), ("dice", one.dice), ("spells", len(one.spells)))
        lost = (
            ("wounded", one.wounded),
            ("exhausted", one.exhausted),
            ("maimed", one.maimed),
            ("fat-head", one.fat_head),
        )
        return Card(
            race=Called("type", one.race),
            silhouette=silhouette(one, person),
            numbers=(
                Fact(word("card-body"), of_full(person.body_ready, one.body)),
                Fact(word("card-head"), of_full(person.head_ready, one.head)),
                Fact(word("card-coins"), number(purse(one))),
            ),
            gear=(*(called(thing) for thing in person.things), *worn(person)),
            learned=tuple(word(f"card-{name}", count=count) for name, count in counts if count),
            lost=tuple(word(f"card-{name}", count=count) for name, count in lost if count),
            state=condition_of(one),
        )

    def line(self, one: Hero, language: str = ENGLISH) -> str:
        say, person = catalogue(PACKAGE).say, person_of(one)
        state = "dead" if one.dead else "down" if person.out else "hurt" if one.wounded or one.exhausted else "well"
        return say(
            language,
            "hero-line",
            race=one.race,
            body=person.body_ready,
            bodymax=one.body,
            head=person.head_ready,
            headmax=one.head,
            coins=purse(one),
            state=state,
            things=tuple(catalogue(PACKAGE).name(language, thing.kind, thing.code) for thing in self.card(one).gear),
        )

    def leaf(self, one: Hero, options: Mapping[str, str | int | bool]) -> Leaf:
        from affray.systems.fortmayn.paper.figure_sheet import hero_leaf

        return hero_leaf(one, read_house(options))

    def arms(self, one: Hero) -> tuple[str, ...]:
        return arms_of(one)

    def prospects(self, one: Hero, foe: Hero, arm: str) -> tuple[Prospect, ...]:
        return sketch(one, foe, arm)

    # --- text ---------------------------------------------------------------------------------------------------------
    def read_line(self, text: str, where: str) -> Hero:
        return hero.read_line(text, where)

    def write_line(self, one: Hero) -> str:
        return hero.write_line(one)

    def redone(self, one: Hero, given: Mapping[str, str], where: str) -> Hero:
        fields = {key: hero.read_value(key, value, where) for key, value in given.items()}
        return hero.from_table({**hero.table_of(one), **fields}, where)

    def from_table(self, row: Mapping[str, object], where: str) -> Hero:
        return hero.from_table(row, where)

    def sane(self, one: Hero) -> Hero:
        """The character itself: what is read always has a workable size."""
        return one

    # --- between delves -----------------------------------------------------------------------------------------------
    def refitted(self, one: Hero, wanted: Hero) -> Hero:
        return between.refitted(one, wanted)

    def rested(self, one: Hero, days: int) -> Hero:
        return between.rested(one, days)

    def days_to_heal(self, one: Hero) -> int:
        return between.days_to_heal(one)

    def advances(self, one: Hero, *, secure: int) -> tuple[Advance, ...]:
        cost = word("advance-cost", has=one.dice)
        return tuple(Advance(pool, cost, between.advance_fault(one, pool)) for pool in between.POOLS)

    def advanced(self, one: Hero, key: str, *, secure: int) -> Hero:
        return between.advanced(one, key)

    def is_person(self, entry: Mapping[str, object]) -> bool:
        return True

    def entry_of(self, one: Hero, side: str, at: object, facing: object) -> dict[str, object]:
        return between.entry_of(one, side, at, facing)

    def returned(self, state: object, side: int, before: Mapping[str, Hero]) -> tuple[Hero, ...]:
        assert isinstance(state, State)
        return between.returned(state, side, before)


def with_dice(one: Hero, text: str) -> Hero:
    """The draft with the dice of a text such as `3 1`. Raises InputError."""
    found = text.replace(",", " ").split()
    if len(found) != 2 or not all(each.isascii() and each.isdigit() and len(each) < 3 for each in found):
        raise InputError(f"{text!r}: expected BODY and HEAD Dice, two numbers such as 3 1")
    return replace(one, body=int(found[0]), head=int(found[1]))


def with_usual_spells(one: Hero) -> Hero:
    """The draft with as many spells as a new character knows. [FT-FILL-05]"""
    return replace(one, spells=SPELLS[: one.head] if one.type == BRAINY else ())


def worn(person: Person) -> tuple[Called, ...]:
    """What a character wears, by codes."""
    pairs = ((person.shield_item, person.shield.die), (person.armor_item, person.armor.die))
    return tuple(Called("item", item) for item, die in pairs if die)


def of_full(now: int, full: int) -> Phrase:
    """A number, with the full one beside it where they differ."""
    return number(now) if now == full else of(now, full)


def silhouette(one: Hero, person: Person) -> str:
    """The silhouette of a character, by its type and what it holds."""
    held = next((thing for thing in person.things if thing.place == HAND), None)
    looks = {"bow": "longbow", "sling": "sling", "thrown": "spear"}
    weapon = looks.get(
        shoots_with(person).ranged, ("unarmed", "dagger", "broadsword", "two handed sword")[in_hand(person).size]
    )
    shield = "large shield" if person.shield.die else ""
    return " ".join(filter(None, ("human", weapon if held else "unarmed", shield)))


def condition_of(one: Hero) -> Condition:
    """The condition of a character, as a word for programs. [FT-OOFA-01]"""
    if one.dead:
        return "dead"
    if one.wounded >= one.body:
        return "down"
    return "hurt" if one.wounded or one.exhausted or one.fat_head else "fit"


@cache
def folk() -> FortmaynFolk:
    """The characters of Fortmayn."""
    return FortmaynFolk()
