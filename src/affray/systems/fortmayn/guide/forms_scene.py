"""Forms of a scene: to approach something in one's own words, to search, to ask the oracle, to handle things; how what has been
begun is declared, and judged otherwise. [FT-CORE-02 FT-CORE-08 FT-TEST-06 FT-SOLO-01 FT-LOAD-01]"""

from collections.abc import Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.handling import DOFF, DON, DOUSE, DROP, GIVE, LIGHT, STOW, TAKE, WEDGE, WIELD
from affray.systems.fortmayn.delve.risky_deeds import is_searched
from affray.systems.fortmayn.guide.forms_parts import (
    actors_field,
    claim_fields,
    code_phrase,
    code_picks,
    people_picks,
    pool_field,
    sentence_field,
    task_field,
    title_phrase,
)
from affray.systems.fortmayn.guide.forms_work import aside_forms, impose_forms, room_work_forms
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.risk import CAST, PARLEY, risk_of
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import lead
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS

WORSE = "down"
STEPS = ("-1", "0", "1")
OF_THINGS = (LIGHT, DOUSE, WIELD, STOW, DROP, DON, GIVE)
"""What is done with what one has."""


def lead_name(state: State) -> tuple[str, ...]:
    """Who suggests himself: the lead."""
    return (state.people[lead(state)].id,) if lead(state) >= 0 else ()


def scene_forms(state: State) -> Iterator[Form]:
    """The forms of a scene."""
    if any(map(is_able, state.people)):
        yield approach_form(state)
        if not is_searched(state):
            actors = actors_field(state, lead_name(state))
            yield Form(
                "search", title_phrase("form-search"), ("search",), (actors, *claim_fields(state), sentence_field())
            )
    yield from oracle_forms(state)
    yield handle_form(state)
    yield from room_work_forms(state)
    yield from aside_forms(state)
    yield from impose_forms(state)


def approach_form(state: State) -> Form:
    """Anything that may fail, in one's own words. [FT-CORE-02]"""
    hurdles = tuple(
        Pick(one.id, code_phrase("obstacle", one.obstacle), Phrase("pick-difficulty", {"dd": one.dd}))
        for one in current_room(state).hurdles
        if not (one.done or one.hidden)
    )
    target = (Field("target", "one", title_phrase("field-target"), hurdles),) if hurdles else ()
    fields = (
        actors_field(state, lead_name(state)),
        pool_field(),
        task_field(("other",)),
        *target,
        *claim_fields(state),
    )
    return Form(
        "approach",
        title_phrase("form-approach"),
        ("approach",),
        (*fields, sentence_field(needed=True, hint="hint-said")),
    )


def oracle_forms(state: State) -> Iterator[Form]:
    """A question to the oracle, the answer to its own, what is seen that nobody expected.

    [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03]
    """
    if state.asked:
        asked = Phrase("oracle-asks", {"question": state.asked})
        reply = Field("said", "said", asked, needed=True)
        yield Form("reply", title_phrase("form-reply"), ("ask_oracle", "reply"), (reply,), first=True)
    if state.unexpected:
        seen = sentence_field("field-seen", needed=True, hint="hint-seen")
        yield Form("seen", title_phrase("form-seen"), ("ask_oracle", "seen"), (seen,))
    likely = Field(
        "likelihood",
        "one",
        title_phrase("field-likelihood"),
        code_picks("likelihood", LIKELIHOODS),
        start=("even",),
        needed=True,
    )
    yield Form(
        "oracle", title_phrase("form-oracle"), ("ask_oracle",), (likely, sentence_field("field-question", needed=True))
    )


def handle_form(state: State) -> Form:
    """Things handled, given, put on and off; what lies here is taken, a way wedged. [FT-LOAD-01 FT-ARM-06 FT-GEAR-02]"""
    carried = dict.fromkeys(thing.item for one in state.people for thing in one.things)
    lying = dict.fromkeys(thing.item for thing in current_room(state).loot)
    ways = tuple(Pick(str(n), Phrase("pick-way", {"way": n})) for n in range(len(current_room(state).exits)))
    with_thing = (("handling", OF_THINGS),)
    return Form(
        "use_item",
        title_phrase("form-handle"),
        ("use_item",),
        (
            Field("who", "one", title_phrase("field-who"), people_picks(state), start=lead_name(state), needed=True),
            Field(
                "handling", "one", title_phrase("field-handling"), code_picks("handling", (*OF_THINGS, TAKE, DOFF, WEDGE)), needed=True
            ),
            Field("item", "one", title_phrase("field-item"), code_picks("item", carried), when=with_thing, needed=True),
            Field("found", "one", title_phrase("field-found"), code_picks("item", lying), when=(("handling", (TAKE,)),), needed=True),
            Field("worn", "one", title_phrase("field-worn"), code_picks("save", ("armor", "shield")), when=(("handling", (DOFF,)),), needed=True),
            Field("way", "one", title_phrase("field-way"), ways, when=(("handling", (WEDGE,)),), needed=True),
            Field("to", "one", title_phrase("field-to"), people_picks(state), when=(("handling", (GIVE,)),), needed=True),
        ),
    )  # fmt: skip


def declare_forms(state: State) -> Iterator[Form]:
    """How what has been begun is done: by whom, with which pool, what helps; of a spell and of talk only what is said."""
    risk = risk_of(state)
    if risk.source == CAST or risk.back == PARLEY:
        yield Form("confirm", title_phrase("form-say"), ("confirm",), (sentence_field(),))
        return
    fields = (actors_field(state, risk.actors), pool_field((POOL_NAMES[risk.pool],)), task_field((risk.task,)))
    yield Form(
        "confirm",
        title_phrase("form-declare"),
        ("confirm",),
        (*fields, *claim_fields(state), sentence_field(hint="hint-said")),
    )


def ruling_forms(state: State) -> Iterator[Form]:
    """What a human judges otherwise, with his reason. [FT-CORE-08 FT-TEST-09 FT-TEST-10]"""
    steps = tuple(Pick(step, code_phrase("step", WORSE if step == "-1" else step)) for step in STEPS)
    fields = (
        Field(
            "difficulty",
            "number",
            title_phrase("field-difficulty"),
            lead="difficulty=",
            start=(str(risk_of(state).dd),),
        ),
        Field("step", "one", title_phrase("field-step"), steps, lead="step="),
        Field("losses", "number", title_phrase("field-losses"), lead="losses="),
        Field("hidden", "flag", title_phrase("field-hidden"), lead="hidden=yes"),
        sentence_field("field-reason", needed=True),
    )
    yield Form("amend", title_phrase("form-amend"), ("amend",), fields)
