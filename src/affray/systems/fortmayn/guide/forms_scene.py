"""Forms of a scene: to approach something in one's own words, to search, to ask the oracle, to handle things; how what has been
begun is declared, and judged otherwise. [FT-CORE-02 FT-CORE-08 FT-TEST-06 FT-SOLO-01 FT-LOAD-01]"""

from collections.abc import Iterator

from affray.core.faces.forms import Field, Form, Pick
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve import oracle as asking
from affray.systems.fortmayn.delve.declare import CONFIRM
from affray.systems.fortmayn.delve.handling import DOFF, DON, DOUSE, DROP, GIVE, LIGHT, STOW, TAKE, USE, WEDGE, WIELD
from affray.systems.fortmayn.delve.risky_deeds import APPROACH, SEARCH, is_searched
from affray.systems.fortmayn.delve.ruling import AMEND, STEPS
from affray.systems.fortmayn.guide.forms_parts import (
    called,
    claims,
    people,
    picks,
    pool_field,
    said,
    task_field,
    title,
    who_acts,
)
from affray.systems.fortmayn.guide.forms_work import asides, imposed, in_a_room
from affray.systems.fortmayn.position.phase import able
from affray.systems.fortmayn.position.risk import CAST, PARLEY, risk_of
from affray.systems.fortmayn.position.rooms import here
from affray.systems.fortmayn.position.standing import lead
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS

WORSE = "down"
OF_THINGS = (LIGHT, DOUSE, WIELD, STOW, DROP, DON, GIVE)
"""What is done with what one has."""


def first(state: State) -> tuple[str, ...]:
    """Who suggests himself: the lead."""
    return (state.people[lead(state)].id,) if lead(state) >= 0 else ()


def scene(state: State) -> Iterator[Form]:
    """The forms of a scene."""
    if any(map(able, state.people)):
        yield approach(state)
        if not is_searched(state):
            actors = who_acts(state, first(state))
            yield Form(SEARCH, title("form-search"), (SEARCH,), (actors, *claims(state), said()))
    yield from oracle(state)
    yield handle(state)
    yield from in_a_room(state)
    yield from asides(state)
    yield from imposed(state)


def approach(state: State) -> Form:
    """Anything that may fail, in one's own words. [FT-CORE-02]"""
    hurdles = tuple(
        Pick(one.id, called("obstacle", one.obstacle), Phrase("pick-difficulty", {"dd": one.dd}))
        for one in here(state).hurdles
        if not (one.done or one.hidden)
    )
    target = (Field("target", "one", title("field-target"), hurdles),) if hurdles else ()
    fields = (who_acts(state, first(state)), pool_field(), task_field(("other",)), *target, *claims(state))
    return Form(APPROACH, title("form-approach"), (APPROACH,), (*fields, said(needed=True, hint="hint-said")))


def oracle(state: State) -> Iterator[Form]:
    """A question to the oracle, the answer to its own, what is seen that nobody expected.

    [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03]
    """
    if state.asked:
        asked = Phrase("oracle-asks", {"question": state.asked})
        reply = Field("said", "said", asked, needed=True)
        yield Form("reply", title("form-reply"), (asking.ASK, asking.REPLY), (reply,), first=True)
    if state.unexpected:
        seen = said("field-seen", needed=True, hint="hint-seen")
        yield Form("seen", title("form-seen"), (asking.ASK, asking.SEEN), (seen,))
    likely = Field(
        "likelihood", "one", title("field-likelihood"), picks("likelihood", LIKELIHOODS), start=("even",), needed=True
    )
    yield Form("oracle", title("form-oracle"), (asking.ASK,), (likely, said("field-question", needed=True)))


def handle(state: State) -> Form:
    """Things handled, given, put on and off; what lies here is taken, a way wedged. [FT-LOAD-01 FT-ARM-06 FT-GEAR-02]"""
    carried = dict.fromkeys(thing.item for one in state.people for thing in one.things)
    lying = dict.fromkeys(thing.item for thing in here(state).loot)
    ways = tuple(Pick(str(n), Phrase("pick-way", {"way": n})) for n in range(len(here(state).exits)))
    with_thing = (("handling", OF_THINGS),)
    return Form(
        USE,
        title("form-handle"),
        (USE,),
        (
            Field("who", "one", title("field-who"), people(state), start=first(state), needed=True),
            Field(
                "handling", "one", title("field-handling"), picks("handling", (*OF_THINGS, TAKE, DOFF, WEDGE)), needed=True
            ),
            Field("item", "one", title("field-item"), picks("item", carried), when=with_thing, needed=True),
            Field("found", "one", title("field-found"), picks("item", lying), when=(("handling", (TAKE,)),), needed=True),
            Field("worn", "one", title("field-worn"), picks("save", ("armor", "shield")), when=(("handling", (DOFF,)),), needed=True),
            Field("way", "one", title("field-way"), ways, when=(("handling", (WEDGE,)),), needed=True),
            Field("to", "one", title("field-to"), people(state), when=(("handling", (GIVE,)),), needed=True),
        ),
    )  # fmt: skip


def declare(state: State) -> Iterator[Form]:
    """How what has been begun is done: by whom, with which pool, what helps; of a spell and of talk only what is said."""
    risk = risk_of(state)
    if risk.source == CAST or risk.back == PARLEY:
        yield Form(CONFIRM, title("form-say"), (CONFIRM,), (said(),))
        return
    fields = (who_acts(state, risk.actors), pool_field((POOL_NAMES[risk.pool],)), task_field((risk.task,)))
    yield Form(CONFIRM, title("form-declare"), (CONFIRM,), (*fields, *claims(state), said(hint="hint-said")))


def ruling(state: State) -> Iterator[Form]:
    """What a human judges otherwise, with his reason. [FT-CORE-08 FT-TEST-09 FT-TEST-10]"""
    steps = tuple(Pick(step, called("step", WORSE if step == "-1" else step)) for step in STEPS)
    fields = (
        Field("difficulty", "number", title("field-difficulty"), lead="difficulty=", start=(str(risk_of(state).dd),)),
        Field("step", "one", title("field-step"), steps, lead="step="),
        Field("losses", "number", title("field-losses"), lead="losses="),
        Field("hidden", "flag", title("field-hidden"), lead="hidden=yes"),
        said("field-reason", needed=True),
    )
    yield Form(AMEND, title("form-amend"), (AMEND,), fields)
