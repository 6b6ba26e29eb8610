"""The forms of the party: who is described, what is bought, sold, memorised, in which order one sets out.

[FT-CHAR-02 FT-GEAR-01 FT-LOAD-01 FT-SPELL-03 FT-FILL-08]
"""

from collections.abc import Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import TYPE_NAMES
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.delve.create import NAMES, SPLITS, USUAL, living_people, missing_count
from affray.systems.fortmayn.guide.forms_parts import code_phrase, code_picks, figure_phrase, people_picks, title_phrase
from affray.systems.fortmayn.guide.forms_work import aside_forms, hub_work_forms
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

SET = "set_character"
BRAINY = TYPE_NAMES[1]


# --- making a party ---------------------------------------------------------------------------------------------------
def create_forms(state: State) -> Iterator[Form]:
    """Who sets out, while somebody is missing; then what each buys. [FT-CHAR-02 FT-GEAR-01]"""
    if missing_count(state):
        yield character_form(state)
        yield from hireling_forms(state)
    else:
        for one in living_people(state):
            yield shop_form(state, one, (SET, one.id, "buys"))


def character_form(state: State) -> Form:
    """A character: name, type, dice, weapon, attachments, spells, career. [FT-CHAR-01 FT-CHAR-02 FT-CHAR-07 FT-SOC-05]"""
    taken = {one.id for one in state.people}
    name = next((one for one in NAMES if one not in taken), "")
    usual, body, head = USUAL[len(living_people(state)) % len(USUAL)]
    splits = tuple(Pick(f"{a} {b}", Phrase("pick-split", {"body": a, "head": b})) for a, b in SPLITS)
    weapons = tuple(Pick(form, code_phrase("weapon-form", form)) for form in FORMS[WEAPON] if form)
    bonds = (
        Field(f"bond{n}", "words", title_phrase("field-bond", number=n + 1), lead="attachment=")
        for n in range(ATTACHMENTS)
    )
    fields = (
        Field("name", "words", title_phrase("field-name"), start=(name,), needed=True),
        Field("type", "one", title_phrase("field-type"), type_picks(), start=(usual,), needed=True),
        Field("dice", "one", title_phrase("field-dice"), splits, start=(f"{body} {head}",), needed=True, apart=True),
        Field("weapon", "one", title_phrase("field-first-weapon"), weapons, lead="weapon=", hint=Phrase("hint-weapon")),
        *bonds,
        *spell_fields(state),
        *career_fields(state),
    )
    return Form(SET, title_phrase("form-character", number=len(living_people(state)) + 1), (SET,), fields, first=True)


def hireling_forms(state: State) -> Iterator[Form]:
    """A hireling with one BODY Die and one HEAD Die, and who pays the first day. [FT-FILL-07]"""
    cost = item_kind(HIRELING).cost
    able_to = tuple(
        Pick(one.id, figure_phrase(one.id), Phrase("pick-sale", {"coins": cost}))
        for one in living_people(state)
        if one.coins >= cost
    )
    if not able_to:
        return
    taken = {one.id for one in state.people}
    fields = (
        Field("name", "words", title_phrase("field-name"), start=(next((n for n in NAMES if n not in taken), ""),), needed=True),
        Field("type", "one", title_phrase("field-type"), type_picks(), start=(TYPE_NAMES[0],), needed=True),
        Field("dice", "one", title_phrase("field-dice"), (Pick("1 1", Phrase("pick-split", {"body": 1, "head": 1})),), start=("1 1",),
              needed=True, apart=True),
        Field("hired", "one", title_phrase("field-payer"), able_to, lead="hired=", start=(able_to[0].value,), needed=True),
    )  # fmt: skip
    yield Form("hire", title_phrase("form-hire"), (SET,), fields)


def type_picks() -> tuple[Pick, ...]:
    """The types of characters with what each is good at. [FT-CHAR-01]"""
    return tuple(Pick(one, code_phrase("type", one), Phrase(f"pick-{one}")) for one in TYPE_NAMES)


def spell_fields(state: State) -> tuple[Field, ...]:
    """The spells that a new Brainy knows: as many as HEAD Dice; some are chosen for who chooses none. [FT-FILL-05]"""
    if state.house.magic:
        return ()
    rows = tuple(Pick(row.spell_id, code_phrase("spell", row.spell_id)) for row in state.filler.spells)
    hint = Phrase("hint-spells")
    return (
        Field(
            "spells", "many", title_phrase("field-spells"), rows, lead="spell=", when=(("type", (BRAINY,)),), hint=hint
        ),
    )


def career_fields(state: State) -> tuple[Field, ...]:
    """The career, by lot for who chooses none. [FT-FILL-06]"""
    if not state.house.careers:
        return ()
    rows = tuple(Pick(row.career_id, code_phrase("career", row.career_id)) for row in state.filler.careers)
    return (Field("career", "one", title_phrase("field-career"), rows, lead="career=", hint=Phrase("hint-career")),)


# --- buying and selling -----------------------------------------------------------------------------------------------
def shop_form(state: State, one: Person, words: tuple[str, ...]) -> Form:
    """The price list for a character, with what his hands and pack still hold. [FT-GEAR-01 FT-LOAD-01 FT-LOAD-02]"""
    load = Phrase("hint-load", {"bulk": bulk_of(one), "most": capacity_of(one), "hands": max(0, hands_free(one))})
    wares = Field("items", "many", title_phrase("field-wares"), tuple(goods_picks(state)), needed=True, hint=load)
    return Form("buy", title_phrase("form-buy", who=one.id), words, (wares,), who=one.id, purse=one.coins)


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
    for one in living_people(state):
        yield shop_form(state, one, ("buy", one.id))
    for one in living_people(state):
        mounts = (Thing(MOUNT),) if one.mounted else ()
        carried = {**things_by_name(one), **{thing.item: thing for thing in mounts}}
        found = {name: sale_price(thing) for name, thing in carried.items() if sale_price(thing)}
        if found:
            sold = tuple(
                Pick(item, code_phrase("item", item), Phrase("pick-sale", {"coins": coins}))
                for item, coins in found.items()
            )
            field = Field("item", "one", title_phrase("field-item"), sold, needed=True)
            yield Form("sell", title_phrase("form-sell", who=one.id), ("sell", one.id), (field,), who=one.id)
        if one.known and not state.house.magic:
            known = Field(
                "spells", "many", title_phrase("field-memory"), code_picks("spell", one.known), most=one.head_max
            )
            yield Form(
                "memorise", title_phrase("form-memorise", who=one.id), ("memorise", one.id), (known,), who=one.id
            )
    yield from hub_work_forms(state)
    if state.quest:
        yield depart_form(state)
    yield from aside_forms(state)


def depart_form(state: State) -> Form:
    """To which level, and who goes first. [FT-FILL-08]"""
    level = Field("level", "number", title_phrase("field-level"), start=(str(max(1, state.level)),), needed=True)
    order = Field(
        "order",
        "many",
        title_phrase("field-order"),
        people_picks(state),
        start=tuple(one.id for one in living_people(state)),
        hint=Phrase("hint-order"),
    )
    return Form("depart", title_phrase("form-depart"), ("depart",), (level, order))
