"""Forms of a scene: to approach something in one's own words, to search, to ask the oracle, to handle things; how what has been
begun is declared, and judged otherwise. [FT-CORE-02 FT-CORE-08 FT-TEST-06 FT-SOLO-01 FT-LOAD-01]"""

from collections.abc import Iterator

from msgspec.structs import replace

from affray.core.faces.forms import Form, Pick
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.words.phrase import Phrase
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.delve.handling import DOFF, DON, DOUSE, DROP, GIVE, LIGHT, STOW, TAKE, WEDGE, WIELD
from affray.systems.fortmayn.delve.risky_deeds import is_searched
from affray.systems.fortmayn.guide.forms_parts import (
    actors_blank,
    blank,
    claim_blanks,
    code_phrase,
    code_picks,
    people_picks,
    pool_blank,
    sentence_blank,
    task_blank,
    title_phrase,
)
from affray.systems.fortmayn.guide.forms_work import aside_forms, impose_forms, room_work_forms
from affray.systems.fortmayn.position.answers import PATTERNS
from affray.systems.fortmayn.position.delve_answers import (
    Amend,
    Approach,
    AskOracle,
    Confirm,
    Doff,
    GiveItem,
    Reply,
    Search,
    Seen,
    UseItem,
    Wedge,
)
from affray.systems.fortmayn.position.phase import is_able
from affray.systems.fortmayn.position.risk import CAST, PARLEY, risk_of
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import lead
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS

WORSE = "down"
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
            blanks = (actors_blank(people_picks(state), lead_name(state)), *claim_blanks(state), sentence_blank())
            yield draw_form(PATTERNS[Search], title_phrase("form-search"), blanks)
    yield from oracle_forms(state)
    yield handle_form(state)
    yield from room_work_forms(state)
    yield from aside_forms(state)
    yield from impose_forms(state)


def approach_form(state: State) -> Form:
    """Anything that may fail, in one's own words. [FT-CORE-02]"""
    hurdles = tuple(
        Pick(hurdle.id, code_phrase("obstacle", hurdle.obstacle), Phrase("pick-difficulty", {"dd": hurdle.dd}))
        for hurdle in current_room(state).hurdles
        if not (hurdle.done or hurdle.hidden)
    )
    return approach_with(state, actors_blank(people_picks(state), lead_name(state)), hurdles)


def approach_with(state: State, actors: Blank, against: tuple[Pick, ...], *, first: bool = False) -> Form:
    """An approach of these actors, against any of these things. [FT-CORE-02]"""
    target = (blank("target", "field-target", against),) if against else ()
    said = sentence_blank(needed=True, hint="hint-said")
    blanks = (actors, pool_blank(), task_blank(("other",)), *target, *claim_blanks(state), said)
    return draw_form(PATTERNS[Approach], title_phrase("form-approach"), blanks, first=first)


def oracle_forms(state: State) -> Iterator[Form]:
    """A question to the oracle, the answer to its own, what is seen that nobody expected.

    [FT-SOLO-01 FT-SOLO-02 FT-SOLO-03]
    """
    if state.asked:
        asked = Blank("said", Phrase("oracle-asks", {"question": state.asked}))
        yield draw_form(PATTERNS[Reply], title_phrase("form-reply"), (asked,), code="reply", first=True)
    if state.unexpected:
        seen = (sentence_blank("field-seen", hint="hint-seen"),)
        yield draw_form(PATTERNS[Seen], title_phrase("form-seen"), seen, code="seen")
    blanks = (likelihood_blank(), sentence_blank("field-question"))
    yield draw_form(PATTERNS[AskOracle], title_phrase("form-oracle"), blanks, code="oracle")


def likelihood_blank() -> Blank:
    """How likely the oracle says yes. [FT-SOLO-01]"""
    return blank("likelihood", "field-likelihood", code_picks("likelihood", LIKELIHOODS), ("even",))


def handle_form(state: State) -> Form:
    """Things handled, given, put on and off; what lies here is taken, a way wedged. [FT-LOAD-01 FT-ARM-06 FT-GEAR-02]"""
    carried = dict.fromkeys(thing.item for person in state.people for thing in person.things)
    lying = dict.fromkeys(thing.item for thing in current_room(state).loot)
    ways = tuple(Pick(str(n), Phrase("pick-way", {"way": n})) for n in range(len(current_room(state).exits)))
    title = title_phrase("form-handle")
    who = blank("name", "field-who", people_picks(state), lead_name(state), key="who")
    item = while_handling(blank("item", "field-item", code_picks("item", carried)), *OF_THINGS)
    found = while_handling(blank("item", "field-found", code_picks("item", lying), key="found"), TAKE)
    deed = blank("handling", "field-handling", code_picks("handling", (*OF_THINGS, TAKE, DOFF, WEDGE)))
    worn = while_handling(blank("item", "field-worn", names="save", key="worn"), DOFF)
    way = while_handling(blank("exit", "field-way", ways, key="way"), WEDGE)
    whom = while_handling(blank("whom", "field-to", people_picks(state), key="to"), GIVE)
    form = draw_form(PATTERNS[UseItem], title, (who, deed, item, found))
    others = (
        draw_form(PATTERNS[kind], title, (who, *blanks)).fields[-1]
        for kind, blanks in ((Doff, (worn,)), (Wedge, (way,)), (GiveItem, (item, whom)))
    )
    # The word before each of these is the deed, which is picked already.
    return replace(form, fields=(*form.fields, *(replace(field, lead="") for field in others)))


def while_handling(part: Blank, *deeds: str) -> Blank:
    """A blank that is shown while one of these deeds is picked."""
    return replace(part, when=(("handling", deeds),))


def declare_forms(state: State) -> Iterator[Form]:
    """How what has been begun is done: by whom, with which pool, what helps; of a spell and of talk only what is said."""
    risk = risk_of(state)
    if risk.source == CAST or risk.back == PARLEY:
        yield draw_form(PATTERNS[Confirm], title_phrase("form-say"), (sentence_blank(),))
        return
    blanks = (
        actors_blank(people_picks(state), risk.actors),
        pool_blank((POOL_NAMES[risk.pool],)),
        task_blank((risk.task,)),
        *claim_blanks(state),
        sentence_blank(hint="hint-said"),
    )
    yield draw_form(PATTERNS[Confirm], title_phrase("form-declare"), blanks)


def ruling_forms(state: State) -> Iterator[Form]:
    """What a human judges otherwise, with his reason. [FT-CORE-08 FT-TEST-09 FT-TEST-10]"""
    blanks = (
        blank("difficulty", "field-difficulty", start=(str(risk_of(state).dd),)),
        Blank("step", title_phrase("field-step"), names=step_phrase),
        blank("losses", "field-losses"),
        blank("hidden", "field-hidden"),
        sentence_blank("field-reason"),
    )
    yield draw_form(PATTERNS[Amend], title_phrase("form-amend"), blanks)


def step_phrase(step: str) -> Phrase:
    """What a step of the die is called."""
    return code_phrase("step", WORSE if step == "-1" else step)
