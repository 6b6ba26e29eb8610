"""Each listed answer as a stage and a menu need it: what kind it is, whom it is aimed at, what it is done with."""

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Offer
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.delve import scene
from affray.systems.fortmayn.delve.declare import CONFIRM
from affray.systems.fortmayn.delve.risky_deeds import approach_target, split_approach
from affray.systems.fortmayn.delve.ruling import ACCEPT
from affray.systems.fortmayn.delve.ways import is_entrance
from affray.systems.fortmayn.guide import table
from affray.systems.fortmayn.position.answer_words import given_words
from affray.systems.fortmayn.position.answers import Answer, write_answer
from affray.systems.fortmayn.position.difficulty import MORE_TASKS
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
GOES_ON = (CONFIRM, ACCEPT, "done")
DECLARE = "declare"
"""The state in which a risk is declared."""
GROUPS = {scene.ATTACK: FOES, scene.PARLEY: FOES, scene.CAST: "spell"}
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
    text, words = write_answer(answer), answer.words
    if question.inner:
        return Offer(text, "number", ends=ends)
    if answer.verb == planning.PLAN:
        found = plan_offer(text, answer)
        return replace(found, item=slip_name(PLANNED, words[0])) if is_foe_plan(state, answer) else found
    if at_table(state):
        return table.table_offer(text, answer, ends=ends)
    target, item = "", ""
    match answer.verb:
        case scene.GO if words:
            target = f"exit {words[0]}"
        case scene.LEAVE if state.here >= 0 and is_entrance(state.places[state.here]):
            target = ENTRANCE
        case scene.APPROACH if is_work(answer):
            item = words[3]
        case scene.APPROACH:
            target = approach_target(state, split_approach(given_words(answer))[0]) or ""
        case scene.CAST:
            item, target = words[1], words[-1] if len(words) > 2 else ""
        case scene.USE:
            item = words[2]
        case "talk":
            target = words[1]
    return Offer(text, answer_group(answer), target=target, item=item, ends=ends, then=next_answer(state, answer))


def next_answer(state: State, answer: Answer) -> str:
    """The answer that usually follows: who declares a risk as it stands accepts the ruling. [FT-CORE-08]"""
    return ACCEPT if state.phase == DECLARE and answer == Answer(CONFIRM) else ""


def answer_group(answer: Answer) -> str:
    """The group of an answer that is no plan: its verb, unless it has a group of its own."""
    if answer.verb in GOES_ON and not answer.words:
        return ON
    return WORK if is_work(answer) else GROUPS.get(answer.verb, answer.verb)


def is_work(answer: Answer) -> bool:
    """Whether an approach is an Hour's work or lifts something heavy, and so is at no obstacle. [FT-FILL-05 FT-ARM-10
    FT-LOAD-04]"""
    return answer.verb == scene.APPROACH and len(answer.words) > 3 and answer.words[2] in MORE_TASKS


def plan_offer(text: str, answer: Answer) -> Offer:
    """The offer of a plan: its action, or its move where it has none, with its target."""
    plan = planning.read_plan(answer)
    kind = plan.action if plan.action != planning.NOTHING else RUN if plan.move else planning.NOTHING
    return Offer(text, GROUPS.get(kind, kind), target=plan.target or plan.toward, item=plan.item)
