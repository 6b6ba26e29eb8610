"""The forms of plans: what each character does in an Ounce, and what is said to those who are met.

[FT-MELEE-02 FT-DIST-02 FT-SOC-01]
"""

from collections.abc import Iterator

from affray.core.faces.forms import SAID, Field, Form, Pick
from affray.core.reading.page_forms import draw_form
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.conflict.advantage import WEAPON_SIZE
from affray.systems.fortmayn.conflict.carrying import COMRADE
from affray.systems.fortmayn.conflict.other_deeds import OF_USE
from affray.systems.fortmayn.conflict.plan_refusals import SHIELD_ITEM
from affray.systems.fortmayn.content.codes import BAND_NAMES, POOL_NAMES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.guide.forms_parts import (
    blank,
    code_phrase,
    code_picks,
    figure_phrase,
    people_picks,
    sentence_blank,
    title_phrase,
)
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import verb_of
from affray.systems.fortmayn.position.answers import PATTERNS
from affray.systems.fortmayn.position.conflict_answers import Bid, Declare, Talk
from affray.systems.fortmayn.position.spell_effects import spell_targets
from affray.systems.fortmayn.position.standing import band, is_fallen, people_in_order, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.arming import name_from_word, weapons_to_draw
from affray.systems.fortmayn.rules.casting import SOURCES, spell_row
from affray.systems.fortmayn.rules.gear import WEAPON, item_kind

PLAN = verb_of(Declare)
STAYS = ("", plan_words.TO, plan_words.AWAY)
"""The moves that leave an action."""


def plan_forms(state: State) -> Iterator[Form]:
    """A form for the plan of each character that takes part."""
    for i in people_in_order(state):
        person = state.people[i]
        said = Field(SAID, SAID, title_phrase("field-said"), hint=Phrase("hint-plan"))
        fields = (*move_fields(state, i), *action_fields(state, i), said)
        yield Form(PLAN, title_phrase("form-plan", who=person.id), (PLAN, person.id), fields, who=person.id)
    if len(people_in_order(state)) > 1:
        yield bid_form(state)


def bid_form(state: State) -> Form:
    """An order of one word, and to whom. [FT-MELEE-02]"""
    word = blank("word", "field-bid", names="bid", needed=True)
    people = tuple(Pick(state.people[i].id, figure_phrase(state.people[i].id)) for i in people_in_order(state))
    return draw_form(
        PATTERNS[Bid], title_phrase("form-bid"), (word, blank("people", "field-bidden", people, hint="hint-bidden"))
    )


def foe_picks(state: State, i: int) -> tuple[Pick, ...]:
    """The foes that stand, the nearest first, each with how far off it is and its Difficulty Dice."""
    order = sorted(standing_foes(state), key=lambda j: band(state, i, j))
    return tuple(
        Pick(
            state.foes[j].id,
            figure_phrase(state.foes[j].id),
            Phrase("pick-foe", {"band": BAND_NAMES[band(state, i, j)], "dd": state.foes[j].dd}),
        )
        for j in order
    )


def move_fields(state: State, i: int) -> tuple[Field, ...]:
    """What is dropped and drawn, whether and where one goes. [FT-DIST-02 FT-ARM-06 FT-LOAD-01]"""
    person = state.people[i]
    drop = Field("drop", "flag", title_phrase("field-drop"), lead=f"{plan_words.DROP} {SHIELD_ITEM}")
    down = Field("drop", "flag", title_phrase("field-set-down"), lead=f"{plan_words.DROP} {COMRADE}")
    arms = tuple(Pick(word, code_phrase("item", name_from_word(word))) for word in weapons_to_draw(person))
    comrades = tuple(pick for pick in people_picks(state) if pick.value != person.id)
    return (
        *((down,) if person.carries else (drop,) if person.shield.die else ()),
        *((Field("draw", "one", title_phrase("field-draw"), arms, lead=plan_words.DRAW),) if arms else ()),
        Field("move", "one", title_phrase("field-move"), code_picks("move", (plan_words.TO, plan_words.AWAY, plan_words.RUN, plan_words.FLEE))),
        Field(
            "toward", "one", title_phrase("field-toward"), (*foe_picks(state, i), *comrades), when=(("move", (plan_words.TO, plan_words.RUN)),), needed=True
        ),
    )  # fmt: skip


def action_fields(state: State, i: int) -> tuple[Field, ...]:
    """What one does, to whom, with what. [FT-CORE-06 FT-MELEE-03 FT-MELEE-13]"""
    person = state.people[i]
    acts = (("move", STAYS),)
    able = tuple(act for act in plan_words.ACTIONS if act not in impossible_actions(state, person))
    return (
        Field("action", "one", title_phrase("field-action"), code_picks("action", able), start=(plan_words.FIGHT,), when=acts, needed=True),
        Field("foes", "many", title_phrase("field-foes"), foe_picks(state, i), when=while_doing(plan_words.FIGHT), hint=Phrase("hint-foes")),
        Field("target", "one", title_phrase("field-whom"), foe_picks(state, i), when=while_doing(plan_words.SHOOT, plan_words.TALK, plan_words.STUNT),
              needed=True),
        Field("pool", "one", title_phrase("field-pool"), code_picks("pool", POOL_NAMES), when=while_doing(plan_words.STUNT)),
        *spell_fields(state, i),
        Field("item", "one", title_phrase("field-item"), code_picks("item", usable_items(person)), when=while_doing(plan_words.ITEM), needed=True),
        Field("at", "one", title_phrase("field-at"), foe_picks(state, i), when=while_doing(plan_words.ITEM)),
        Field("fallen", "one", title_phrase("field-whom"), fallen_picks(state), when=while_doing(plan_words.CARRY), needed=True),
        Field("weapon", "one", title_phrase("field-weapon"), code_picks("item", weapon_names(person)), lead=plan_words.WITH,
              when=while_doing(plan_words.FIGHT, plan_words.SHOOT)),
        Field(
            "size", "flag", title_phrase("field-size"), lead=f"{plan_words.CLAIM} {WEAPON_SIZE}", when=while_doing(plan_words.FIGHT), hint=Phrase("hint-size")
        ),
    )  # fmt: skip


def while_doing(*acts: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """While one does one of these."""
    return (("move", STAYS), ("action", acts))


def impossible_actions(state: State, person: Person) -> frozenset[str]:
    """What a character has nothing for: no spell, no thing that helps in a conflict."""
    none = set()
    if not person.known or state.house.magic:
        none.add(plan_words.CAST)
    if not usable_items(person):
        none.add(plan_words.ITEM)
    if not any(is_fallen(each) for each in state.people):
        none.add(plan_words.CARRY)
    return frozenset(none)


def fallen_picks(state: State) -> tuple[Pick, ...]:
    """The comrades who lie Out of Action. [FT-OOFA-08]"""
    return tuple(Pick(person.id, figure_phrase(person.id)) for person in state.people if is_fallen(person))


def usable_items(person: Person) -> tuple[str, ...]:
    """The things of use in a conflict that somebody has."""
    return tuple(dict.fromkeys(thing.item for thing in person.things if thing.item in OF_USE))


def weapon_names(person: Person) -> tuple[str, ...]:
    """The weapons that somebody has."""
    return tuple(dict.fromkeys(thing.item for thing in person.things if item_kind(thing.item).slot == WEAPON))


def spell_fields(state: State, i: int) -> tuple[Field, ...]:
    """Which spell, at whom, from where. [FT-SPELL-02]"""
    person = state.people[i]
    if not person.known or state.house.magic:
        return ()
    rows = [row for spell in person.known if (row := spell_row(state.filler, spell)) is not None]
    aims = dict.fromkeys(name for row in rows for name in spell_targets(state, i, row) if name)
    spells = code_picks("spell", (row.spell_id for row in rows))
    return (
        Field("spell", "one", title_phrase("field-spell"), spells, when=while_doing(plan_words.CAST), needed=True),
        Field(
            "aim",
            "one",
            title_phrase("field-at"),
            tuple(Pick(name, figure_phrase(name)) for name in aims),
            when=while_doing(plan_words.CAST),
        ),
        Field(
            "source",
            "one",
            title_phrase("field-source"),
            code_picks("spell-source", SOURCES),
            lead=plan_words.FROM,
            when=while_doing(plan_words.CAST),
        ),
    )


def parley_forms(state: State) -> Iterator[Form]:
    """What is said to whom. [FT-SOC-01]"""
    met = tuple(Pick(state.foes[j].id, figure_phrase(state.foes[j].id)) for j in standing_foes(state))
    if met:
        blanks = (
            blank("who", "field-who", people_picks(state)),
            blank("foe", "field-whom", met, (met[0].value,), key="whom"),
            sentence_blank("field-words"),
        )
        yield draw_form(PATTERNS[Talk], title_phrase("form-talk"), blanks)
