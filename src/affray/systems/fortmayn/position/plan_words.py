"""The words of a plan: what a character or a foe does in an Ounce. [FT-MELEE-02 FT-DIST-02]"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE

FIGHT, SHOOT, CAST, BANISH, TALK, ITEM, STUNT, CARRY, DOFF, NOTHING = (
    "fight", "shoot", "cast", "banish", "talk", "item", "stunt", "carry", "doff", "none",
)  # fmt: skip
ACTIONS = (FIGHT, SHOOT, CAST, BANISH, TALK, ITEM, STUNT, CARRY, DOFF, NOTHING)
TO, RUN, AWAY, FLEE = "to", "run", "away", "flee"
DROP, DRAW, WITH, CLAIM, FROM = "drop", "draw", "with", "claim", "from"
KEYWORDS = frozenset((*ACTIONS, TO, RUN, AWAY, FLEE, DROP, DRAW, WITH, CLAIM, FROM))
FORM = (
    "WHO [drop shield | comrade] [draw WEAPON] [to SOMEBODY | run SOMEBODY | away | flee] [fight FOE ... | shoot FOE | cast SPELL TARGET | banish"
    " | talk FOE | item THING TARGET | stunt FOE POOL | carry COMRADE | doff | none] [with WEAPON] [claim weapon_size] [from book | memory]"
)


class Wordless(ValueError):
    """The words of a plan that do not read as one."""


# --- reading ----------------------------------------------------------------------------------------------------------
def read_words(words: Sequence[str]) -> Plan:
    """The plan that words say. Raises Wordless.

    >>> plan = read_words(("Anna", "to", "Ghoul", "fight", "Ghoul"))
    >>> plan.move, plan.toward, plan.action, plan.target
    (1, 'Ghoul', 'fight', 'Ghoul')
    """
    if not words or words[0] in KEYWORDS:
        raise Wordless(FORM)
    plan = Plan(who=words[0])
    seen: set[str] = set()
    for word, rest in phrases(tuple(words[1:])):
        part = "move" if word in MOVES else "action" if word in ACTIONS else word
        if part in seen and part != CLAIM:
            raise Wordless(FORM)
        seen.add(part)
        plan = (of_action if word in ACTIONS else OTHERS[word])(plan, word, rest)
    return plan


def phrases(words: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The keywords of a plan, each with the words after it. Raises Wordless where the first word is none."""
    starts = [place for place, word in enumerate(words) if word in KEYWORDS]
    if starts[:1] != [0]:
        raise Wordless(FORM)
    for place, end in pairwise([*starts, len(words)]):
        yield words[place], words[place + 1 : end]


def one_of(words: tuple[str, ...]) -> str:
    """The only word. Raises Wordless."""
    if len(words) != 1:
        raise Wordless(FORM)
    return words[0]


def of_move(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with a move. Raises Wordless."""
    if word in (AWAY, FLEE):
        if rest:
            raise Wordless(FORM)
        return replace(plan, move=NEARBY_MOVE if word == AWAY else DISTANT_MOVE)
    return replace(plan, move=NEARBY_MOVE if word == TO else DISTANT_MOVE, toward=one_of(rest))


def of_action(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with an action: a spell or thing comes before its target, the pool of a stunt after. Raises Wordless."""
    least, most = ARGUMENTS[word]
    if not least <= len(rest) <= most:
        raise Wordless(FORM)
    first, second = (*rest, "", "")[:2]
    if word in (CAST, ITEM):
        return replace(plan, action=word, item=first, target=second)
    if word == STUNT:
        return replace(plan, action=word, target=first, item=second)
    return replace(plan, action=word, target=first, others=rest[1:])


def of_drop(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with gear dropped. Raises Wordless."""
    return replace(plan, drop=one_of(rest))


def of_draw(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with a weapon drawn. Raises Wordless."""
    return replace(plan, draw=one_of(rest))


def of_weapon(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with the weapon that is used. Raises Wordless."""
    if plan.action not in (FIGHT, SHOOT):
        raise Wordless(FORM)
    return replace(plan, item=one_of(rest))


def of_claim(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with a claim. Raises Wordless."""
    return replace(plan, claims=(*plan.claims, one_of(rest)))


def of_source(plan: Plan, word: str, rest: tuple[str, ...]) -> Plan:
    """The plan with where a spell comes from. Raises Wordless."""
    return replace(plan, source=one_of(rest))


MOVES = (TO, RUN, AWAY, FLEE)
ARGUMENTS: Mapping[str, tuple[int, int]] = {
    FIGHT: (0, 9), SHOOT: (1, 1), CAST: (1, 2), BANISH: (0, 0), TALK: (1, 1), ITEM: (1, 2), STUNT: (1, 2), CARRY: (1, 1),
    DOFF: (0, 0), NOTHING: (0, 0),
}  # fmt: skip
"""The least and the most words that follow an action."""
OTHERS: Mapping[str, Callable[[Plan, str, tuple[str, ...]], Plan]] = {
    **dict.fromkeys(MOVES, of_move),
    DROP: of_drop,
    DRAW: of_draw,
    WITH: of_weapon,
    CLAIM: of_claim,
    FROM: of_source,
}


# --- writing ----------------------------------------------------------------------------------------------------------
def write_words(plan: Plan) -> tuple[str, ...]:
    """The words that say a plan; `read_words` reads them back.

    >>> write_words(Plan(who="Bert", move=2))
    ('Bert', 'flee')
    """
    words = [plan.who]
    if plan.drop:
        words += [DROP, plan.drop]
    if plan.draw:
        words += [DRAW, plan.draw]
    if plan.move != NO_MOVE:
        words += way_of(plan)
    if plan.action != NOTHING or len(words) == 1:
        words += [plan.action, *arguments_of(plan)]
    for claim in plan.claims:
        words += [CLAIM, claim]
    if plan.source:
        words += [FROM, plan.source]
    return tuple(words)


def way_of(plan: Plan) -> list[str]:
    """The words of a move."""
    near = plan.move == NEARBY_MOVE
    if not plan.toward:
        return [AWAY if near else FLEE]
    return [TO if near else RUN, plan.toward]


def arguments_of(plan: Plan) -> list[str]:
    """The words after an action."""
    target = [plan.target] if plan.target else []
    if plan.action in (CAST, ITEM):
        return [plan.item, *target]
    if plan.action == STUNT:
        return [plan.target, *((plan.item,) if plan.item else ())]
    return [*target, *plan.others, *((WITH, plan.item) if plan.item else ())]
