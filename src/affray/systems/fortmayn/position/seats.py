"""Who sits at a game master's table, and whose answer it is: players from side 0 on, the game master last.

All may speak at any time: who is not asked says whose answer it is. [FT-CORE-05 FT-CORE-08]
"""

from msgspec.structs import replace

from affray.core import NATURE
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import PARTY, State, Table

TABLE = "table"
"""The mode of a state at a game master's table."""
FLOOR = "scene"
"""The state of the loop in which he has the floor: what is a scene of a delve."""
FEWEST_PLAYERS, MOST_PLAYERS = 1, 6
WORLD = frozenset((
    "roll_price", "roll_event", "roll_likelihood", "roll_oddity", "roll_question", "roll_prompt", "roll_disgrace",
    "roll_consequence", "roll_banished",
))  # fmt: skip
"""What the world rolls, and with it the game master: not a player, whoever has begun it."""


def at_table(state: State) -> bool:
    """Whether the game has a game master."""
    return state.mode == TABLE


def is_idle(state: State, side: int) -> bool:
    """Whether a side never decides anything: the world of a delve, which tables and dice play. [FT-SOLO-01 FT-FILL-13]"""
    if state.company is not None:
        return side == world_side(state)
    return side != PARTY and not at_table(state) and all(person.side != side for person in state.people)


def world_side(state: State) -> int:
    """The side of the world in a delve: the last."""
    return len(state.sides) - 1


def master_side(state: State) -> int:
    """The side of the game master."""
    return len(state.sides) - 1


def player_sides(state: State) -> range:
    """The sides of the players."""
    return range(master_side(state))


def other_sides(state: State, side: int) -> tuple[int, ...]:
    """All sides but one: those that may speak up while it is asked."""
    return tuple(other for other in range(len(state.sides)) if other != side)


def own_people(state: State, side: int) -> tuple[Person, ...]:
    """The characters of a player, in order; for the game master all."""
    return (
        state.people if side == master_side(state) else tuple(person for person in state.people if person.side == side)
    )


def table_of(state: State) -> Table:
    """What lies on the game master's table."""
    return state.table or Table()


def face_down_names(state: State) -> frozenset[str]:
    """The names of everything that lies face down. [FT-TEST-10]"""
    found = (hurdle.id for place in state.places for hurdle in place.hurdles if hurdle.hidden)
    return frozenset((*found, *(foe.id for foe in table_of(state).reserve)))


def alter_table(state: State, /, **fields: object) -> State:
    """The state with some fields of the table changed."""
    return replace(state, table=replace(table_of(state), **fields))


def take_number(state: State) -> tuple[State, int]:
    """The state after a new number is given out, and that number. Numbers are not used twice."""
    number = table_of(state).last + 1
    return alter_table(state, last=number), number


# --- whose answer -----------------------------------------------------------------------------------------------------
def giver(state: State, answer: Answer) -> int:
    """The side that an answer names as its own. NATURE where it names none; the number of sides for an unknown name."""
    if not answer.by:
        return NATURE
    return state.sides.index(answer.by) if answer.by in state.sides else len(state.sides)


def sign(state: State, answer: Answer, side: int) -> Answer:
    """The answer with the name of the side that gives it."""
    return replace(answer, by=state.sides[side])


def throws_by_hand(state: State, side: int, why: int) -> bool:
    """Whether a side throws real dice for this roll: the side has said so, and a player does so only for own rolls."""
    if not at_table(state) or side not in table_of(state).hands:
        return False
    return side == master_side(state) or CODES[why].code not in WORLD


def reveals_all(state: State, side: int) -> bool:
    """Whether a side learns everything when the game is over: in a delve everybody, at a table the game master alone.
    [FT-TEST-10]"""
    return not at_table(state) or side == master_side(state)
