"""The open floor of a game master's table: he is asked, and all may speak. Whoever is called for a roll is asked first.

Everything that somebody may say at any time is a verb here; the states of a conflict take these verbs beside their own.
[FT-CORE-02 FT-CORE-05 FT-CORE-08 FT-TEST-10]
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import NATURE, Question, Refusal
from affray.core.turns import Decision
from affray.referee import Referee, say
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.seats import giver, master_side, other_sides, table_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import End, Unveil
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table import advantage, calls_and_rulings, conflict, goods, lore, rolls, scene, time
from affray.systems.fortmayn.table.offers import master_offers, player_offers
from affray.systems.fortmayn.table.verbs import RULING, Verb, player_side, reason_args, verb

END = End()


# --- the end ----------------------------------------------------------------------------------------------------------
class TablePhase(Decision[State, Answer]):
    """A state of play at a table: a side may speak that is not asked, by what `aside` offers it."""

    def __init__(
        self,
        question: Callable[[State], Question[Answer]],
        refuse: Callable[[State, Answer], Refusal | None],
        play: Callable[[Referee, State, Answer], State],
        aside: Callable[[State, int], Question[Answer]],
    ) -> None:
        super().__init__(question, refuse, play)
        self.aside = aside


def end_refusal(state: State, answer: End, side: int) -> Refusal | None:
    """Nothing speaks against it: the game master closes the table when he likes."""
    return None


def close_table(ref: Referee, state: State, answer: End, side: int) -> State:
    """The state after the last scene: what lay face down and what was kept back is told; notes stay the game master's.

    [FT-TEST-10]
    """
    say(ref, "table_closed", **reason_args(answer), clauses=("FT-TEST-10",))
    for place in state.places:
        for hurdle in place.hurdles:
            if hurdle.hidden:
                say(ref, "table_revealed", name=hurdle.id, dd=hurdle.dd, told=0, why="", clauses=("FT-TEST-10",))
    for result in table_of(state).results:
        state = lore.unveil(ref, state, Unveil(result.id), side)
    return replace(state, phase="end", fray=None)


VERBS = (
    *scene.VERBS,
    *calls_and_rulings.VERBS,
    *rolls.VERBS,
    *goods.VERBS,
    *time.VERBS,
    *lore.VERBS,
    *conflict.VERBS,
    *advantage.VERBS,
    verb(End, end_refusal, close_table),
)
MASTER: Mapping[str, Verb] = {verb.word: verb for verb in VERBS}
"""Everything that a game master may say."""
FORMS = tuple(verb.form for verb in VERBS)
PLAYERS = {verb.word: verb for verb in VERBS if verb.players}
"""What players may say too, each for his own characters."""
PLAYER_FORMS = tuple(verb.form for verb in PLAYERS.values())


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """A roll that is called for, of the first who is; else what the game master does. Everybody may speak up.

    [FT-CORE-08 FT-TEST-09]
    """
    who = called_person(state)
    side, code = side_due(state), "called" if who else "table"
    answers, forms, extra = side_answers(state, side), side_forms(state, side), ending_answers(state, side)
    return Question(side, code, who, answers, extra, open=forms, others=other_sides(state, side))


def called_person(state: State) -> str:
    """The first who is to roll; "" where nobody is. [FT-CORE-08]"""
    calls = table_of(state).calls
    return calls[0].risk.actors[0] if calls else ""


def side_due(state: State) -> int:
    """The side that is asked: whose roll is called for, else the game master. [FT-CORE-08 FT-TEST-09]"""
    who = called_person(state)
    return player_side(state, who) if who else master_side(state)


def side_answers(state: State, side: int) -> tuple[Answer, ...]:
    """What suggests itself to a side, as far as it may be said."""
    found = master_offers(state) if side == master_side(state) else player_offers(state, side)
    return tuple(answer for answer in found if speech_refusal(state, answer, side) is None)


def ending_answers(state: State, side: int) -> tuple[Answer, ...]:
    """What ends the table for good: the game master's word."""
    return (END,) if side == master_side(state) else ()


def side_forms(state: State, side: int) -> tuple[str, ...]:
    """The forms of what a side may say."""
    return FORMS if side == master_side(state) else PLAYER_FORMS


def aside(state: State, side: int) -> Question[Answer]:
    """What a side may say that is not asked, each answer signed with its name."""
    answers = tuple(replace(answer, by=state.sides[side]) for answer in side_answers(state, side))
    extra = tuple(replace(answer, by=state.sides[side]) for answer in ending_answers(state, side))
    return Question(side, "aside", answers=answers, extra=extra, open=side_forms(state, side))


def speaking_side(state: State, answer: Answer, asked: int) -> int:
    """The side whose answer it is: the one that it names, else the one that is asked."""
    side = giver(state, answer)
    return asked if side == NATURE else side


# --- what may be said, and what comes of it ---------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why somebody may not say that now."""
    return speech_refusal(state, answer, speaking_side(state, answer, side_due(state)))


def speech_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a side may not say that: there is no such verb, it is the game master's, or its own reasons."""
    found = MASTER.get(answer.verb)
    if found is None:
        return refusal("not-now", "not_now", RULING, verb=answer.verb, phase=state.phase)
    if side != master_side(state) and not found.players:
        return refusal("masters-word", "master", RULING, verb=answer.verb)
    return found.refuse(state, answer, side)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after what was said."""
    return do_verb(ref, state, answer, speaking_side(state, answer, side_due(state)))


def do_verb(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after what a side has said."""
    return MASTER[answer.verb].play(ref, state, answer, side)


PHASE = TablePhase(question, refuse, play, aside)
"""This phase, for the table."""
