"""Forum: a small system in which several may speak, for tests. A chair, the last side, calls others to throw a die.

The chair is asked; the others may `say` something at any time, `hand` to throw real dice, and the called one `roll`s. What
the chair keeps to itself by `note` is its own even when the game is over. `2: say hello` is said by side 2.
"""

from collections.abc import Mapping
from typing import Self

import msgspec
from msgspec.structs import replace

from affray.core import NATURE, Code, Event, Facts, HexPicture, Prompt, Question, Refusal, Scenario, Terrain
from affray.core.faces.guide import Guide
from affray.core.faces.picture import Counter
from affray.core.faces.seats import Poll
from affray.core.words.texts import COMMON, ENGLISH
from affray.referee import ChoiceNeeded, Referee, roll, say
from affray.referee.live import Needed
from tests.small import Small, read, written

THROWN, WORLD = 1, 2
DIE = 6
SIDES = ("ann", "bea", "chair")
CHAIR = 2


class Floor(msgspec.Struct, frozen=True):
    """What was said, what the chair keeps to itself, who is called (NATURE: nobody), who throws real dice."""

    said: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    called: int = NATURE
    hands: tuple[int, ...] = ()
    over: bool = False


def parted(answer: str) -> tuple[int, str, str]:
    """The side named in an answer, its verb, the rest."""
    mark, colon, rest = answer.partition(": ")
    side, text = (int(mark), rest) if colon and mark.isdigit() else (NATURE, answer)
    verb, _, rest = text.partition(" ")
    return side, verb, rest


class Forum(Small[Floor]):
    """Forum as a rule system."""

    facts = Facts(
        "forum", "Forum", 1, (3, 3), "hex", "d6", "the tests", "Who has the floor?", ("FO",), (), ("en",), secrets=True,
        low_face=1,
    )  # fmt: skip
    texts = COMMON
    codes: Mapping[int, Code] = {THROWN: Code("thrown", clauses=("FO-1",)), WORLD: Code("world", clauses=("FO-1",))}

    def messages(self, code: str) -> tuple[str, ...]:
        return ("yes",)

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Floor:
        return Floor()

    def question(self, state: Floor) -> Question[str] | None:
        if state.over:
            return None
        if state.called == NATURE:
            return Question(CHAIR, "chair", answers=("call 0", "call 1", "close"), open=("note TEXT",), others=(0, 1))
        others = tuple(side for side in range(len(SIDES)) if side != state.called)
        return Question(state.called, "roll", answers=("roll",), others=others)

    def is_out(self, state: Floor, side: int) -> bool:
        return False

    def team(self, state: Floor, side: int) -> str:
        return ""

    def is_revealing(self, state: Floor) -> bool:
        return False

    def aside(self, state: Floor, side: int) -> Question[str] | None:
        if side == CHAIR:
            return Question(side, "withdraw", answers=("withdraw",))
        return Question(side, "speak", answers=(f"{side}: hand",), open=("say TEXT",))

    def giver(self, state: Floor, answer: str) -> int:
        return parted(answer)[0]

    def sign(self, state: Floor, answer: str, side: int) -> str:
        return f"{side}: {answer}"

    def throws_by_hand(self, state: Floor, side: int, why: int) -> bool:
        return side in state.hands and why == THROWN

    def hides(self, state: Floor) -> bool:
        """Something may be."""
        return True

    def reveals_all(self, state: Floor, side: int) -> bool:
        return side == CHAIR

    def choice(self, state: Floor, needed: ChoiceNeeded) -> Question[str]:
        raise AssertionError("nothing is chosen in a forum")

    def refuse(self, state: Floor, answer: str) -> Refusal | None:
        side, verb, _ = parted(answer)
        question = self.question(state)
        assert question is not None
        side = question.side if side == NATURE else side
        mine = {"say", "hand"} | ({"roll"} if side == state.called else set())
        allowed = {"call", "close", "note", "withdraw"} if side == CHAIR else mine
        return None if verb in allowed else Refusal("not-now", f"{SIDES[side]} may not {verb}", ("FO-1",))

    def play(self, ref: Referee, state: Floor, answer: str) -> Floor:
        side, verb, rest = parted(answer)
        match verb:
            case "say":
                say(ref, "said", side=side, words=rest, clauses=("FO-1",))
                return replace(state, said=(*state.said, rest))
            case "note":
                say(ref, "noted", words=rest, hears=CHAIR, clauses=("FO-1",))
                return replace(state, notes=(*state.notes, rest))
            case "hand":
                return replace(state, hands=(*state.hands, side))
            case "close":
                return replace(state, over=True)
            case "roll":
                roll(ref, 2, DIE, THROWN)
                roll(ref, 1, DIE, WORLD)
        return replace(state, called=int(rest) if verb == "call" else NATURE)

    @property
    def secrets(self) -> Self:
        return self

    @property
    def seats(self) -> Self:
        return self

    def has_floor(self, state: Floor) -> bool:
        return True

    def without_master(self, state: Floor) -> Floor:
        return state

    def is_master(self, state: Floor, side: int) -> bool:
        return False

    def is_company(self, state: Floor) -> bool:
        return False

    def shared_question(self, state: Floor, side: int) -> Question[str] | None:
        return None

    def poll(self, state: Floor) -> Poll[str] | None:
        return None

    def is_idle(self, state: Floor, side: int) -> bool:
        return False

    def view(self, state: Floor, side: int) -> Floor:
        return state if side == CHAIR else replace(state, notes=())

    def event_for(self, event: Event, side: int) -> Event | None:
        return event if event.data.get("hears") in (None, side) else None

    def answer_for(self, state: Floor, answer: str, side: int) -> str | None:
        return None if parted(answer)[1] == "note" else answer

    def score(self, state: Floor) -> tuple[float, ...]:
        return (1 / len(SIDES),) * len(SIDES)

    def appraise(self, state: Floor, question: Question[str]) -> tuple[float, ...]:
        return (0.0,) * len(question.answers)

    def broken_invariants(self, state: Floor) -> tuple[str, ...]:
        return ()

    def picture(self, state: Floor) -> HexPicture:
        counters = tuple(Counter(name, side, (side, 0), 0) for side, name in enumerate(SIDES))
        return HexPicture({(0, 0): "clear"}, (Terrain("clear", ".", 1),), counters)

    def sides(self, state: Floor) -> tuple[str, ...]:
        return SIDES

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        return (f"{event.code} {event.data.get('words', '')}",)

    def prompt(self, state: Floor, question: Question[str], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        return Prompt(f"{SIDES[question.side]}: {question.code}? {' '.join(state.notes)}")

    def label(self, state: Floor, answer: str, language: str = ENGLISH) -> str:
        return answer

    def summary(self, state: Floor, language: str = ENGLISH) -> tuple[str, ...]:
        return SIDES

    @property
    def guide(self) -> Guide[Floor, str] | None:
        return None

    def write_state(self, state: Floor) -> str:
        return written(state)

    def read_state(self, text: str) -> Floor:
        return read(text, Floor)


FORUM = Forum()
HALL = Scenario("hall", "forum", "A hall")
