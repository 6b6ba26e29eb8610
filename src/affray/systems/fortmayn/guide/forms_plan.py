"""The forms of plans: what each character does in an Ounce, and what is said to those who are met.

[FT-MELEE-02 FT-DIST-02 FT-SOC-01]
"""

from collections.abc import Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict import plans as p
from affray.systems.fortmayn.conflict.advantage import WEAPON_SIZE
from affray.systems.fortmayn.conflict.carrying import COMRADE
from affray.systems.fortmayn.conflict.other_deeds import OF_USE
from affray.systems.fortmayn.conflict.parley import TALK
from affray.systems.fortmayn.conflict.plan_faults import SHIELD_ITEM
from affray.systems.fortmayn.content.codes import BAND_NAMES, POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.guide.forms_parts import called, figure, people, picks, said, title
from affray.systems.fortmayn.position.spell_effects import targets
from affray.systems.fortmayn.position.standing import band, in_order, is_fallen, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.arming import named, to_draw
from affray.systems.fortmayn.rules.casting import SOURCES, spell_row
from affray.systems.fortmayn.rules.gear import WEAPON, kind_of

STAYS = ("", p.TO, p.AWAY)
"""The moves that leave an action."""


def plans(state: State) -> Iterator[Form]:
    """A form for the plan of each character that takes part."""
    for i in in_order(state):
        one = state.people[i]
        fields = (*moves(state, i), *actions(state, i), said(hint="hint-plan"))
        yield Form(p.PLAN, title("form-plan", who=one.id), (p.PLAN, one.id), fields, who=one.id)


def foes(state: State, i: int) -> tuple[Pick, ...]:
    """The foes that stand, the nearest first, each with how far off it is and its Difficulty Dice."""
    order = sorted(standing_foes(state), key=lambda j: band(state, i, j))
    return tuple(
        Pick(
            state.foes[j].id,
            figure(state.foes[j].id),
            Phrase("pick-foe", {"band": BAND_NAMES[band(state, i, j)], "dd": state.foes[j].dd}),
        )
        for j in order
    )


def moves(state: State, i: int) -> tuple[Field, ...]:
    """What is dropped and drawn, whether and where one goes. [FT-DIST-02 FT-ARM-06 FT-LOAD-01]"""
    one = state.people[i]
    drop = Field("drop", "flag", title("field-drop"), lead=f"{p.DROP} {SHIELD_ITEM}")
    down = Field("drop", "flag", title("field-set-down"), lead=f"{p.DROP} {COMRADE}")
    arms = tuple(Pick(word, called("item", named(word))) for word in to_draw(one))
    comrades = tuple(pick for pick in people(state) if pick.value != one.id)
    return (
        *((down,) if one.carries else (drop,) if one.shield.die else ()),
        *((Field("draw", "one", title("field-draw"), arms, lead=p.DRAW),) if arms else ()),
        Field("move", "one", title("field-move"), picks("move", (p.TO, p.AWAY, p.RUN, p.FLEE))),
        Field(
            "toward", "one", title("field-toward"), (*foes(state, i), *comrades), when=(("move", (p.TO, p.RUN)),), needed=True
        ),
    )  # fmt: skip


def actions(state: State, i: int) -> tuple[Field, ...]:
    """What one does, to whom, with what. [FT-CORE-06 FT-MELEE-03 FT-MELEE-13]"""
    one = state.people[i]
    acts = (("move", STAYS),)
    able = tuple(act for act in p.ACTIONS if act not in impossible(state, one))
    return (
        Field("action", "one", title("field-action"), picks("action", able), start=(p.FIGHT,), when=acts, needed=True),
        Field("foes", "many", title("field-foes"), foes(state, i), when=doing(p.FIGHT), hint=Phrase("hint-foes")),
        Field("target", "one", title("field-whom"), foes(state, i), when=doing(p.SHOOT, p.TALK, p.STUNT), needed=True),
        Field("pool", "one", title("field-pool"), picks("pool", POOL_NAMES), when=doing(p.STUNT)),
        *of_spells(state, i),
        Field("item", "one", title("field-item"), picks("item", usable(one)), when=doing(p.ITEM), needed=True),
        Field("at", "one", title("field-at"), foes(state, i), when=doing(p.ITEM)),
        Field("fallen", "one", title("field-whom"), fallen(state), when=doing(p.CARRY), needed=True),
        Field("weapon", "one", title("field-weapon"), picks("item", weapons(one)), lead=p.WITH, when=doing(p.FIGHT, p.SHOOT)),
        Field(
            "size", "flag", title("field-size"), lead=f"{p.CLAIM} {WEAPON_SIZE}", when=doing(p.FIGHT), hint=Phrase("hint-size")
        ),
    )  # fmt: skip


def doing(*acts: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """While one does one of these."""
    return (("move", STAYS), ("action", acts))


def impossible(state: State, one: Person) -> frozenset[str]:
    """What a character has nothing for: no spell, no thing that helps in a conflict."""
    none = set()
    if not one.known or state.house.magic:
        none.add(p.CAST)
    if not usable(one):
        none.add(p.ITEM)
    if not any(is_fallen(each) for each in state.people):
        none.add(p.CARRY)
    return frozenset(none)


def fallen(state: State) -> tuple[Pick, ...]:
    """The comrades who lie Out of Action. [FT-OOFA-08]"""
    return tuple(Pick(one.id, figure(one.id)) for one in state.people if is_fallen(one))


def usable(one: Person) -> tuple[str, ...]:
    """The things of use in a conflict that somebody has."""
    return tuple(dict.fromkeys(thing.item for thing in one.things if thing.item in OF_USE))


def weapons(one: Person) -> tuple[str, ...]:
    """The weapons that somebody has."""
    return tuple(dict.fromkeys(thing.item for thing in one.things if kind_of(thing.item).slot == WEAPON))


def of_spells(state: State, i: int) -> tuple[Field, ...]:
    """Which spell, at whom, from where. [FT-SPELL-02]"""
    one = state.people[i]
    if not one.known or state.house.magic:
        return ()
    rows = [row for spell in one.known if (row := spell_row(state.filler, spell)) is not None]
    aims = dict.fromkeys(name for row in rows for name in targets(state, i, row) if name)
    spells = picks("spell", (row.spell_id for row in rows))
    return (
        Field("spell", "one", title("field-spell"), spells, when=doing(p.CAST), needed=True),
        Field("aim", "one", title("field-at"), tuple(Pick(name, figure(name)) for name in aims), when=doing(p.CAST)),
        Field("source", "one", title("field-source"), picks("spell-source", SOURCES), lead=p.FROM, when=doing(p.CAST)),
    )


def parley(state: State) -> Iterator[Form]:
    """What is said to whom. [FT-SOC-01]"""
    met = tuple(Pick(state.foes[j].id, figure(state.foes[j].id)) for j in standing_foes(state))
    if met:
        fields = (
            Field("who", "one", title("field-who"), people(state), needed=True),
            Field("whom", "one", title("field-whom"), met, start=(met[0].value,), needed=True),
            said("field-words"),
        )
        yield Form(TALK, title("form-talk"), (TALK,), fields)
