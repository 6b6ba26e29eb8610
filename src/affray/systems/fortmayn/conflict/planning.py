"""What a character does in an Ounce, as an answer: the words of a plan, and what they mean. [FT-MELEE-02 FT-DIST-02]

    plan Anna fight Ghoul : I swing low
    plan Anna drop shield to Ghoul fight Ghoul "Ghoul 2" with two_handed_weapon claim weapon_size : I use the length of it
    plan Bert away shoot Ghoul        plan Bert flee        plan Bert run Ghoul        plan Anna fight
    plan Bert draw bow away shoot Ghoul                     plan Bert to Anna carry Anna
    plan Bert cast sleep_of_poppies Ghoul from memory       plan Bert item holy_water  plan Anna stunt Ghoul body : Watch!

A move towards somebody (`to`) or away from everybody (`away`) is a Nearby one and leaves the action; `run` and `flee` are
Distant ones and take its place. To fight a foe that is Nearby says by itself that one goes there; to fight nobody in
particular is to stand against whoever comes.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from msgspec.structs import replace

from affray.core.words.event_words import Args
from affray.systems.fortmayn.content.codes import NEARBY, POOL_NAMES
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.standing import band, foe_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.arming import name_from_word
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE

PLAN = "plan"
FIGHT, SHOOT, CAST, BANISH, TALK, ITEM, STUNT, CARRY, DOFF, NOTHING = (
    "fight", "shoot", "cast", "banish", "talk", "item", "stunt", "carry", "doff", "none",
)  # fmt: skip
ACTIONS = (FIGHT, SHOOT, CAST, BANISH, TALK, ITEM, STUNT, CARRY, DOFF, NOTHING)
TO, RUN, AWAY, FLEE = "to", "run", "away", "flee"
DROP, DRAW, WITH, CLAIM, FROM = "drop", "draw", "with", "claim", "from"
KEYWORDS = frozenset((*ACTIONS, TO, RUN, AWAY, FLEE, DROP, DRAW, WITH, CLAIM, FROM))
FORM = (
    "plan WHO [drop shield | comrade] [draw WEAPON] [to SOMEBODY | run SOMEBODY | away | flee] [fight FOE ... | shoot FOE | cast SPELL TARGET | banish"
    " | talk FOE | item THING TARGET | stunt FOE POOL | carry COMRADE | doff | none] [with WEAPON] [claim weapon_size] [from book | memory]"
    " [: what is told]"
)


class UnreadablePlan(ValueError):
    """The words of a plan that do not read as one."""


# --- reading ----------------------------------------------------------------------------------------------------------
def read_plan(answer: Answer) -> Plan:
    """The plan that an answer's words say. Raises Wordless.

    >>> plan = read_plan(Answer("plan", ("Anna", "to", "Ghoul", "fight", "Ghoul")))
    >>> plan.move, plan.toward, plan.action, plan.target
    (1, 'Ghoul', 'fight', 'Ghoul')
    """
    if not answer.words or answer.words[0] in KEYWORDS:
        raise UnreadablePlan(FORM)
    plan = Plan(who=answer.words[0], said=answer.said)
    seen: set[str] = set()
    for word, rest in keyword_groups(answer.words[1:]):
        part = "move" if word in MOVES else "action" if word in ACTIONS else word
        if part in seen and part != CLAIM:
            raise UnreadablePlan(FORM)
        seen.add(part)
        plan = (with_action if word in ACTIONS else OTHERS[word])(plan, word, rest)
    return plan


def keyword_groups(words: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The keywords of a plan, each with the words after it. Raises Wordless where the first word is none."""
    starts = [place for place, word in enumerate(words) if word in KEYWORDS]
    if starts[:1] != [0]:
        raise UnreadablePlan(FORM)
    for place, end in pairwise([*starts, len(words)]):
        yield words[place], words[place + 1 : end]


def only_word(words: tuple[str, ...]) -> str:
    """The only word. Raises Wordless."""
    if len(words) != 1:
        raise UnreadablePlan(FORM)
    return words[0]


def with_move(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with a move. Raises Wordless."""
    if word in (AWAY, FLEE):
        if rest:
            raise UnreadablePlan(FORM)
        return replace(plan, move=NEARBY_MOVE if word == AWAY else DISTANT_MOVE)
    return replace(plan, move=NEARBY_MOVE if word == TO else DISTANT_MOVE, toward=only_word(rest))


def with_action(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with an action: a spell or thing comes before its target, the pool of a stunt after. Raises Wordless."""
    least, most = ARGUMENTS[word]
    if not least <= len(rest) <= most:
        raise UnreadablePlan(FORM)
    plan = replace(plan, action=word)
    if word in (CAST, ITEM):
        return replace(plan, item=rest[0], target="".join(rest[1:2]))
    if word == STUNT:
        return replace(plan, target=rest[0], item="".join(rest[1:2]) or POOL_NAMES[0])
    return replace(plan, target="".join(rest[:1]), others=rest[1:])


def with_drop(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with gear dropped. Raises Wordless."""
    return replace(plan, drop=only_word(rest))


def with_draw(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with a weapon drawn. Raises Wordless."""
    return replace(plan, draw=only_word(rest))


def with_weapon(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with the weapon that is used. Raises Wordless."""
    if plan.action not in (FIGHT, SHOOT):
        raise UnreadablePlan(FORM)
    return replace(plan, item=only_word(rest))


def with_claim(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with a claim. Raises Wordless."""
    return replace(plan, claims=(*plan.claims, only_word(rest)))


def with_source(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with where a spell comes from. Raises Wordless."""
    return replace(plan, source=only_word(rest))


MOVES = (TO, RUN, AWAY, FLEE)
ARGUMENTS: Mapping[str, tuple[int, int]] = {
    FIGHT: (0, 9), SHOOT: (1, 1), CAST: (1, 2), BANISH: (0, 0), TALK: (1, 1), ITEM: (1, 2), STUNT: (1, 2), CARRY: (1, 1),
    DOFF: (0, 0), NOTHING: (0, 0),
}  # fmt: skip
"""The least and the most words that follow an action."""
OTHERS: Mapping[str, Callable[[Plan, str, tuple[str, ...]], Plan]] = {
    **dict.fromkeys(MOVES, with_move),
    DROP: with_drop,
    DRAW: with_draw,
    WITH: with_weapon,
    CLAIM: with_claim,
    FROM: with_source,
}


# --- writing ----------------------------------------------------------------------------------------------------------
def write_plan(plan: Plan) -> Answer:
    """The answer that says a plan; `read_plan` reads it back.

    >>> write_plan(Plan(who="Bert", move=2)).words
    ('Bert', 'flee')
    """
    words = [plan.who]
    if plan.drop:
        words += [DROP, plan.drop]
    if plan.draw:
        words += [DRAW, plan.draw]
    if plan.move != NO_MOVE:
        words += move_words(plan)
    if plan.action != NOTHING or len(words) == 1:
        words += [plan.action, *action_words(plan)]
    for claim in plan.claims:
        words += [CLAIM, claim]
    if plan.source:
        words += [FROM, plan.source]
    return Answer(PLAN, tuple(words), plan.said)


def move_words(plan: Plan) -> list[str]:
    """The words of a move."""
    near = plan.move == NEARBY_MOVE
    if not plan.toward:
        return [AWAY if near else FLEE]
    return [TO if near else RUN, plan.toward]


def action_words(plan: Plan) -> list[str]:
    """The words after an action."""
    target = [plan.target] if plan.target else []
    if plan.action in (CAST, ITEM):
        return [plan.item, *target]
    if plan.action == STUNT:
        return [plan.target, plan.item]
    return [*target, *plan.others, *((WITH, plan.item) if plan.item else ())]


# --- meaning ----------------------------------------------------------------------------------------------------------
def plan_targets(plan: Plan) -> tuple[str, ...]:
    """Everybody whom a plan's action is for."""
    return (plan.target, *plan.others) if plan.target else ()


def effective_plan(state: State, i: int, plan: Plan) -> Plan:
    """The plan as it is carried out by character i: to fight who is Nearby is to go there. [FT-DIST-02]"""
    j = foe_index(state, plan.target)
    if plan.action == FIGHT and plan.move == NO_MOVE and j >= 0 and band(state, i, j) == NEARBY:
        return replace(plan, move=NEARBY_MOVE, toward=plan.target)
    return plan


def is_flight(plan: Plan) -> bool:
    """Whether a character has given up his action to get away. [FT-DIST-02 FT-FILL-13]"""
    return plan.move != NO_MOVE and not plan.toward and plan.action == NOTHING


# --- in words ---------------------------------------------------------------------------------------------------------
def move_manner(plan: Plan) -> str:
    """The word for a plan's move: comes, runs, leaves, flees or stays."""
    if plan.move == NO_MOVE:
        return "stays"
    if plan.toward:
        return "runs" if plan.move == DISTANT_MOVE else "comes"
    return "flees" if is_flight(plan) else "leaves"


def plan_args(plan: Plan, source: str = "") -> Args:
    """What a sentence about a plan is told."""
    return {
        "who": plan.who, "drop": plan.drop or "none", "drawn": int(plan.draw != ""), "drawing": name_from_word(plan.draw), "way": move_manner(plan), "toward": plan.toward,
        "acts": int(plan.action != NOTHING or plan.move == NO_MOVE), "action": plan.action, "foes": plan_targets(plan),
        "spell": plan.item, "item": plan.item, "pool": plan.item, "armed": int(bool(plan.item)),
        "sized": int(bool(plan.claims)), "from": source,
    }  # fmt: skip
