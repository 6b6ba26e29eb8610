"""The forms of the party: who is described, what is bought, sold, memorised, in which order one sets out.

[FT-CHAR-02 FT-GEAR-01 FT-LOAD-01 FT-SPELL-03 FT-FILL-08]
"""

from collections.abc import Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import TYPE_NAMES
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.delve.create import BUYS, NAMES, SPLITS, USUAL, living, missing
from affray.systems.fortmayn.delve.hub import hub
from affray.systems.fortmayn.guide.forms_parts import called, figure, people, picks, title
from affray.systems.fortmayn.guide.forms_work import asides, at_home
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.creating import ATTACHMENTS, WEAPON
from affray.systems.fortmayn.rules.gear import FORMS, bulk_of, capacity_of, hands_free, kind_of, sale_of, things_by_name
from affray.systems.fortmayn.rules.shopping import FORM, HIRELING, MOUNT, offered

SET = "set_character"
BRAINY = TYPE_NAMES[1]


# --- making a party ---------------------------------------------------------------------------------------------------
def create(state: State) -> Iterator[Form]:
    """Who sets out, while somebody is missing; then what each buys. [FT-CHAR-02 FT-GEAR-01]"""
    if missing(state):
        yield character(state)
        yield from hireling(state)
    else:
        for one in living(state):
            yield shop(state, one, (SET, one.id, BUYS))


def character(state: State) -> Form:
    """A character: name, type, dice, weapon, attachments, spells, career. [FT-CHAR-01 FT-CHAR-02 FT-CHAR-07 FT-SOC-05]"""
    taken = {one.id for one in state.people}
    name = next((one for one in NAMES if one not in taken), "")
    usual, body, head = USUAL[len(living(state)) % len(USUAL)]
    splits = tuple(Pick(f"{a} {b}", Phrase("pick-split", {"body": a, "head": b})) for a, b in SPLITS)
    weapons = tuple(Pick(form, called("weapon-form", form)) for form in FORMS[WEAPON] if form)
    bonds = (
        Field(f"bond{n}", "words", title("field-bond", number=n + 1), lead="attachment=") for n in range(ATTACHMENTS)
    )
    fields = (
        Field("name", "words", title("field-name"), start=(name,), needed=True),
        Field("type", "one", title("field-type"), types(), start=(usual,), needed=True),
        Field("dice", "one", title("field-dice"), splits, start=(f"{body} {head}",), needed=True, apart=True),
        Field("weapon", "one", title("field-first-weapon"), weapons, lead="weapon=", hint=Phrase("hint-weapon")),
        *bonds,
        *spells(state),
        *careers(state),
    )
    return Form(SET, title("form-character", number=len(living(state)) + 1), (SET,), fields, first=True)


def hireling(state: State) -> Iterator[Form]:
    """A hireling with one BODY Die and one HEAD Die, and who pays the first day. [FT-FILL-07]"""
    cost = kind_of(HIRELING).cost
    able_to = tuple(
        Pick(one.id, figure(one.id), Phrase("pick-sale", {"coins": cost})) for one in living(state) if one.coins >= cost
    )
    if not able_to:
        return
    taken = {one.id for one in state.people}
    fields = (
        Field("name", "words", title("field-name"), start=(next((n for n in NAMES if n not in taken), ""),), needed=True),
        Field("type", "one", title("field-type"), types(), start=(TYPE_NAMES[0],), needed=True),
        Field("dice", "one", title("field-dice"), (Pick("1 1", Phrase("pick-split", {"body": 1, "head": 1})),), start=("1 1",),
              needed=True, apart=True),
        Field("hired", "one", title("field-payer"), able_to, lead="hired=", start=(able_to[0].value,), needed=True),
    )  # fmt: skip
    yield Form("hire", title("form-hire"), (SET,), fields)


def types() -> tuple[Pick, ...]:
    """The types of characters with what each is good at. [FT-CHAR-01]"""
    return tuple(Pick(one, called("type", one), Phrase(f"pick-{one}")) for one in TYPE_NAMES)


def spells(state: State) -> tuple[Field, ...]:
    """The spells that a new Brainy knows: as many as HEAD Dice; some are chosen for who chooses none. [FT-FILL-05]"""
    if state.house.magic:
        return ()
    rows = tuple(Pick(row.spell_id, called("spell", row.spell_id)) for row in state.filler.spells)
    hint = Phrase("hint-spells")
    return (
        Field("spells", "many", title("field-spells"), rows, lead="spell=", when=(("type", (BRAINY,)),), hint=hint),
    )


def careers(state: State) -> tuple[Field, ...]:
    """The career, by lot for who chooses none. [FT-FILL-06]"""
    if not state.house.careers:
        return ()
    rows = tuple(Pick(row.career_id, called("career", row.career_id)) for row in state.filler.careers)
    return (Field("career", "one", title("field-career"), rows, lead="career=", hint=Phrase("hint-career")),)


# --- buying and selling -----------------------------------------------------------------------------------------------
def shop(state: State, one: Person, words: tuple[str, ...]) -> Form:
    """The price list for a character, with what his hands and pack still hold. [FT-GEAR-01 FT-LOAD-01 FT-LOAD-02]"""
    load = Phrase("hint-load", {"bulk": bulk_of(one), "most": capacity_of(one), "hands": max(0, hands_free(one))})
    wares = Field("items", "many", title("field-wares"), tuple(goods(state)), needed=True, hint=load)
    return Form("buy", title("form-buy", who=one.id), words, (wares,), who=one.id, purse=one.coins)


def goods(state: State) -> Iterator[Pick]:
    """What is for sale, each with its price, what it weighs and its usage die; a weapon in each of its forms. [FT-GEAR-01]"""
    for item in offered(state.house):
        kind = kind_of(item)
        note = Phrase("pick-ware", {"die": kind.die, "bulk": kind.bulk, "slot": kind.slot or "none"})
        for form in FORMS.get(item, ("",)):
            name = Phrase("pick-formed", {"item": item, "shape": form}) if form else called("item", item)
            yield Pick(f"{item}{FORM}{form}" if form else item, name, note, kind.cost)


def home(state: State) -> Iterator[Form]:
    """The forms of the hub: the price list, sales, memory, the marching order."""
    for one in living(state):
        yield shop(state, one, (hub.BUY, one.id))
    for one in living(state):
        mounts = (Thing(MOUNT),) if one.mounted else ()
        carried = {**things_by_name(one), **{thing.item: thing for thing in mounts}}
        found = {name: sale_of(thing) for name, thing in carried.items() if sale_of(thing)}
        if found:
            sold = tuple(
                Pick(item, called("item", item), Phrase("pick-sale", {"coins": coins})) for item, coins in found.items()
            )
            field = Field("item", "one", title("field-item"), sold, needed=True)
            yield Form(hub.SELL, title("form-sell", who=one.id), (hub.SELL, one.id), (field,), who=one.id)
        if one.known and not state.house.magic:
            known = Field("spells", "many", title("field-memory"), picks("spell", one.known), most=one.head_max)
            yield Form(hub.MEMORISE, title("form-memorise", who=one.id), (hub.MEMORISE, one.id), (known,), who=one.id)
    yield from at_home(state)
    if state.quest:
        yield depart(state)
    yield from asides(state)


def depart(state: State) -> Form:
    """To which level, and who goes first. [FT-FILL-08]"""
    level = Field("level", "number", title("field-level"), start=(str(max(1, state.level)),), needed=True)
    order = Field(
        "order",
        "many",
        title("field-order"),
        people(state),
        start=tuple(one.id for one in living(state)),
        hint=Phrase("hint-order"),
    )
    return Form(hub.DEPART, title("form-depart"), (hub.DEPART,), (level, order))
