"""The forms of the party: who is described, what is bought, sold, memorised, in which order one sets out.

[FT-CHAR-02 FT-GEAR-01 FT-LOAD-01 FT-SPELL-03 FT-FILL-08]
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from affray.core.faces.forms import Form, Pick
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import TYPE_NAMES
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.delve.create import NAMES, SPLITS, USUAL, living_people, missing_count
from affray.systems.fortmayn.guide.forms_parts import (
    blank,
    code_phrase,
    code_picks,
    figure_phrase,
    people_picks,
    title_phrase,
)
from affray.systems.fortmayn.guide.forms_work import aside_forms, form_for, hub_work_forms
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import PATTERNS
from affray.systems.fortmayn.position.delve_answers import Buy, Depart, Memorise, Outfit, Sell, SetCharacter
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.creating import ATTACHMENTS, WEAPON
from affray.systems.fortmayn.rules.gear import (
    FORMS,
    bulk_of,
    capacity_of,
    hands_free,
    item_kind,
    sale_price,
    things_by_name,
)
from affray.systems.fortmayn.rules.shopping import FORM, HIRELING, MOUNT, items_for_sale

BRAINY = TYPE_NAMES[1]
HIRED = (1, 1)
"""The dice of a hireling."""


# --- making a party ---------------------------------------------------------------------------------------------------
def create_forms(state: State) -> Iterator[Form]:
    """Who sets out, while somebody is missing; then what each buys. [FT-CHAR-02 FT-GEAR-01]"""
    if missing_count(state):
        yield character_form(state)
        yield from hireling_forms(state)
    else:
        for person in living_people(state):
            yield shop_form(state, person, Outfit)


def character_form(state: State) -> Form:
    """A character: name, type, dice, weapon, attachments, spells, career. [FT-CHAR-01 FT-CHAR-02 FT-CHAR-07 FT-SOC-05]"""
    usual, body, head = USUAL[len(living_people(state)) % len(USUAL)]
    weapons = tuple(Pick(form, code_phrase("weapon-form", form)) for form in FORMS[WEAPON] if form)
    blanks = (
        name_blank(state),
        type_blank(usual),
        dice_blank(SPLITS, (body, head)),
        blank("weapon", "field-first-weapon", weapons, hint="hint-weapon"),
        *(
            Blank("attachment", title_phrase("field-bond", number=n + 1), key=f"bond{n}", hint=Phrase("hint-bond"))
            for n in range(ATTACHMENTS)
        ),
        *spell_blanks(state),
        *career_blanks(state),
    )
    title = title_phrase("form-character", number=len(living_people(state)) + 1)
    return draw_form(PATTERNS[SetCharacter], title, blanks, first=True)


def hireling_forms(state: State) -> Iterator[Form]:
    """A hireling with one BODY Die and one HEAD Die, and who pays the first day. [FT-FILL-07]"""
    cost = item_kind(HIRELING).cost
    able_to = tuple(
        Pick(person.id, figure_phrase(person.id), Phrase("pick-sale", {"coins": cost}))
        for person in living_people(state)
        if person.coins >= cost
    )
    if not able_to:
        return
    payer = blank("hired", "field-payer", able_to, (able_to[0].value,), needed=True)
    blanks = (name_blank(state), type_blank(TYPE_NAMES[0]), dice_blank((HIRED,), HIRED), payer)
    yield draw_form(PATTERNS[SetCharacter], title_phrase("form-hire"), blanks, code="hire")


def name_blank(state: State) -> Blank:
    """What a character is called: at first by a name that nobody has."""
    taken = {person.id for person in state.people}
    return blank("name", "field-name", start=(next((name for name in NAMES if name not in taken), ""),))


def type_blank(start: str) -> Blank:
    """The type of a character, each with what it is good at. [FT-CHAR-01]"""
    picks = tuple(Pick(name, code_phrase("type", name), Phrase(f"pick-{name}")) for name in TYPE_NAMES)
    return blank("kind", "field-type", picks, (start,), key="type")


def dice_blank(splits: Iterable[tuple[int, int]], start: tuple[int, int]) -> Blank:
    """The BODY and HEAD Dice of a character. [FT-CHAR-02]"""
    picks = tuple(Pick(f"{body} {head}", Phrase("pick-split", {"body": body, "head": head})) for body, head in splits)
    return blank("body head", "field-dice", picks, ("{} {}".format(*start),), key="dice")


def spell_blanks(state: State) -> tuple[Blank, ...]:
    """The spells that a new Brainy knows: as many as HEAD Dice; some are chosen for who chooses none. [FT-FILL-05]"""
    if state.house.magic:
        return ()
    rows = code_picks("spell", (row.spell_id for row in state.filler.spells))
    found = blank("spell", "field-spells", rows, key="spells", hint="hint-spells")
    return (replace(found, when=(("type", (BRAINY,)),)),)


def career_blanks(state: State) -> tuple[Blank, ...]:
    """The career, by lot for who chooses none. [FT-FILL-06]"""
    if not state.house.careers:
        return ()
    rows = code_picks("career", (row.career_id for row in state.filler.careers))
    return (blank("career", "field-career", rows, hint="hint-career"),)


# --- buying and selling -----------------------------------------------------------------------------------------------
def shop_form(state: State, person: Person, kind: type[Answer]) -> Form:
    """The price list for a character, with what his hands and pack still hold. [FT-GEAR-01 FT-LOAD-01 FT-LOAD-02]"""
    load = Phrase(
        "hint-load", {"bulk": bulk_of(person), "most": capacity_of(person), "hands": max(0, hands_free(person))}
    )
    wares = Blank("items", title_phrase("field-wares"), tuple(goods_picks(state)), hint=load)
    return draw_form(
        PATTERNS[kind],
        title_phrase("form-buy", who=person.id),
        (wares,),
        given={"name": person.id},
        code="buy",
        who=person.id,
        purse=person.coins,
    )


def goods_picks(state: State) -> Iterator[Pick]:
    """What is for sale, each with its price, what it weighs and its usage die; a weapon in each of its forms. [FT-GEAR-01]"""
    for item in items_for_sale(state.house):
        kind = item_kind(item)
        note = Phrase("pick-ware", {"die": kind.die, "bulk": kind.bulk, "slot": kind.slot or "none"})
        for form in FORMS.get(item, ("",)):
            name = Phrase("pick-formed", {"item": item, "shape": form}) if form else code_phrase("item", item)
            yield Pick(f"{item}{FORM}{form}" if form else item, name, note, kind.cost)


def hub_forms(state: State) -> Iterator[Form]:
    """The forms of the hub: the price list, sales, memory, the marching order."""
    for person in living_people(state):
        yield shop_form(state, person, Buy)
    for person in living_people(state):
        if sold := tuple(sale_picks(person)):
            yield form_for(person, Sell, "form-sell", blank("item", "field-item", sold))
        if person.known and not state.house.magic:
            known = Blank(
                "spells", title_phrase("field-memory"), code_picks("spell", person.known), most=person.head_max
            )
            yield form_for(person, Memorise, "form-memorise", known)
    yield from hub_work_forms(state)
    if state.quest:
        yield depart_form(state)
    yield from aside_forms(state)


def sale_picks(person: Person) -> Iterator[Pick]:
    """What a character can sell, each with its price. [FT-FILL-10]"""
    mounts = (Thing(MOUNT),) if person.mounted else ()
    for item, thing in {**things_by_name(person), **{thing.item: thing for thing in mounts}}.items():
        if coins := sale_price(thing):
            yield Pick(item, code_phrase("item", item), Phrase("pick-sale", {"coins": coins}))


def depart_form(state: State) -> Form:
    """To which level, and who goes first. [FT-FILL-08]"""
    level = blank("level", "field-level", start=(str(max(1, state.level)),))
    order = tuple(person.id for person in living_people(state))
    row = blank("order", "field-order", people_picks(state), order, hint="hint-order")
    return draw_form(PATTERNS[Depart], title_phrase("form-depart"), (level, row))
