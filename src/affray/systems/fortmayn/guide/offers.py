"""Each listed answer as a stage and a menu need it: what kind it is, whom it is aimed at, what it is done with."""

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Offer
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.content.codes import MORE_TASKS
from affray.systems.fortmayn.delve.handling import TAKE
from affray.systems.fortmayn.delve.risky_deeds import approach_target
from affray.systems.fortmayn.delve.ways import is_entrance
from affray.systems.fortmayn.guide import table
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import words_of, write_answer
from affray.systems.fortmayn.position.conflict_answers import Declare, Talk
from affray.systems.fortmayn.position.delve_answers import Accept, Approach, Cast, Confirm, Done, Go, Leave, UseItem
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table.conflict import is_foe_plan
from affray.systems.fortmayn.table.slips import PLANNED, slip_name

ON = "on"
"""The group of what goes on as it stands: there is nothing to be asked about."""
RUN = "run"
"""The group of plans that are a move and nothing else."""
FOES = "foes"
"""The group of what is done to all foes here."""
GOES_ON = (Confirm, Accept, Done)
ACCEPT = "accept"
DECLARE = "declare"
"""The state in which a risk is declared."""
GROUPS = {"attack": FOES, "parley": FOES, "cast": "spell"}
"""The groups of verbs and actions that do not go by themselves."""
WORK = "work"
"""The group of what takes an Hour, or is heavy."""
ENTRANCE = "entrance"
"""What the stage calls the way in; any other way is an exit with its number."""


def offers(state: State, question: Question[Answer]) -> tuple[Offer, ...]:
    """The listed answers as offers: ordinary ones first, then those that end something."""
    found = [offer(state, question, answer, ends=False) for answer in question.answers]
    return (*found, *(offer(state, question, answer, ends=True) for answer in question.extra))


def offer(state: State, question: Question[Answer], answer: Answer, *, ends: bool) -> Offer:
    """One listed answer."""
    text = write_answer(answer)
    if question.inner:
        return Offer(text, "number", ends=ends)
    if isinstance(answer, Declare):
        found = plan_offer(text, answer)
        return replace(found, item=slip_name(PLANNED, answer.plan.who)) if is_foe_plan(state, answer) else found
    if at_table(state):
        return table.table_offer(text, answer, ends=ends)
    target, item = "", ""
    match answer:
        case Go():
            target = f"exit {answer.exit}"
        case Leave() if state.here >= 0 and is_entrance(state.places[state.here]):
            target = ENTRANCE
        case Approach() if is_work(answer):
            item = answer.target
        case Approach():
            target = approach_target(state, answer) or ""
        case Cast():
            item, target = answer.spell, answer.target or answer.source
        case UseItem():
            item, target = answer.item, answer.item if answer.handling == TAKE else ""
        case Talk():
            target = answer.foe
    return Offer(text, answer_group(answer), target=target, item=item, ends=ends, then=next_answer(state, answer))


def next_answer(state: State, answer: Answer) -> str:
    """The answer that usually follows: who declares a risk as it stands accepts the ruling. [FT-CORE-08]"""
    return ACCEPT if state.phase == DECLARE and answer == Confirm() else ""


def answer_group(answer: Answer) -> str:
    """The group of an answer that is no plan: its verb, unless it has a group of its own."""
    if isinstance(answer, GOES_ON) and not words_of(answer):
        return ON
    return WORK if is_work(answer) else GROUPS.get(answer.verb, answer.verb)


def is_work(answer: Answer) -> bool:
    """Whether an approach is an Hour's work or lifts something heavy, and so is at no obstacle. [FT-FILL-05 FT-ARM-10
    FT-LOAD-04]"""
    return isinstance(answer, Approach) and answer.target != "" and answer.task in MORE_TASKS


def plan_offer(text: str, answer: Declare) -> Offer:
    """The offer of a plan: its action, or its move where it has none, with its target."""
    plan = planning.read_plan(answer)
    kind = plan.action if plan.action != plan_words.NOTHING else RUN if plan.move else plan_words.NOTHING
    return Offer(text, GROUPS.get(kind, kind), target=plan.target or plan.toward, item=plan.item)
