"""What a ruling does, as far as it is the same in every fight on hexes, and why it is refused."""

from collections.abc import Callable
from typing import TypeVar

from affray.core import eyes
from affray.core.fight_state import NOBODY, index_of, without_item
from affray.core.question import Refusal, Refuser
from affray.core.reading.naming import name_fault
from affray.core.words.texts import CORE
from affray.mastering.answers import (
    ATTEND_NAMES,
    MOST_LETTERS,
    NOBODY_WINS,
    STAY,
    Attend,
    End,
    Ground,
    Hand,
    Lay,
    Lift,
    Mark,
    Points,
    Posture,
    Put,
    Reveal,
    Ruling,
    Save,
    Say,
    Strip,
    Tell,
    Unmark,
)
from affray.mastering.desk import Desk, MasteredState
from affray.mastering.mastery import Kept, Lying, Marker, Mastery, alter, alter_mastery, mastery_of, side_of
from affray.referee import Referee, say
from affray.referee.script import Script
from affray.space.hex import DIRECTION_NAMES, Hex, place_name

MOST_MARKERS, MOST_POINTS, MOST_DICE = 60, 99, 8
no = Refuser(CORE)
S = TypeVar("S", bound=MasteredState)


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(desk: Desk[S], state: S, ruling: Ruling) -> Refusal | None:
    """Why a game master may not rule that; None where he may: nothing may come of it that the rules know nothing of."""
    figure = index_of(state, ruling.figure) if isinstance(ruling, OF_FIGURES) else NOBODY
    if isinstance(ruling, OF_FIGURES) and figure == NOBODY:
        return no("ruled-figure", "unknown", given=ruling.figure, known=tuple(each.id for each in state.figures))
    found = number_refusal(desk, ruling) or place_refusal(state, ruling) or thing_refusal(desk, state, ruling, figure)
    found = (
        found or word_refusal(desk, state, ruling) or (None if figure == NOBODY else desk.refuse(state, ruling, figure))
    )
    if found is not None or not isinstance(ruling, MOVING) or not desk.faults(apply(desk, Script(), state, ruling)):
        return found
    return no("ruled-wrong", "ruled_wrong", hex=place_name(ruling.hex) if isinstance(ruling, OF_PLACES) else "none")


OF_FIGURES = (Points, Posture, Save, Put, Hand, Strip)
OF_PLACES = (Put, Lay, Lift, Mark, Reveal, Ground)
MOVING = (Put, Posture, Hand, Strip, Lay, Lift, Ground)
"""Rulings that set up something which could not be so."""


def number_refusal(desk: Desk[S], ruling: Ruling) -> Refusal | None:
    """What is wrong with the numbers of a ruling, and with the attribute that it names."""
    if isinstance(ruling, Save) and ruling.attribute not in desk.attributes:
        return no("ruled-attribute", "unknown", given=ruling.attribute, known=tuple(desk.attributes))
    if isinstance(ruling, Points) and not 1 <= ruling.points <= MOST_POINTS:
        return no("ruled-points", "number", most=MOST_POINTS)
    if isinstance(ruling, Save) and not (1 <= ruling.dice <= MOST_DICE and abs(ruling.change) <= MOST_POINTS):
        return no("ruled-dice", "number", most=MOST_DICE)
    return None


def place_refusal(state: MasteredState, ruling: Ruling) -> Refusal | None:
    """What is wrong with the hex of a ruling."""
    if isinstance(ruling, OF_PLACES) and ruling.hex not in state.board.ground:
        return no("ruled-hex", "off_map", hex=place_name(ruling.hex))
    if isinstance(ruling, Reveal) and not hidden_in(mastery_of(state), ruling.hex):
        return no("ruled-reveal", "nothing", hex=place_name(ruling.hex))
    return None


def thing_refusal(desk: Desk[S], state: S, ruling: Ruling, figure: int) -> Refusal | None:
    """What is wrong with the thing of a ruling."""
    if not isinstance(ruling, Hand | Strip | Lay | Lift):
        return None
    item = desk.item_of(ruling.item)
    if not item:
        return no("ruled-item", "unknown", given=ruling.item)
    if isinstance(ruling, Strip) and not desk.has(state, figure, item):
        return desk.refusal("ruled-strip", "nothing", who=ruling.figure, item=item)
    if isinstance(ruling, Lift) and (ruling.hex, item) not in lying_things(state):
        return desk.refusal("ruled-lift", "nothing", hex=place_name(ruling.hex), item=item)
    return None


def word_refusal(desk: Desk[S], state: S, ruling: Ruling) -> Refusal | None:
    """What is wrong with the names and words of a ruling."""
    markers = mastery_of(state).markers
    match ruling:
        case Ground() if ruling.terrain not in desk.terrains:
            return no("ruled-ground", "unknown", given=ruling.terrain, known=tuple(desk.terrains))
        case Tell() if side_of(state, ruling.side) == NOBODY:
            return no("ruled-side", "unknown", given=ruling.side, known=state.sides)
        case End() if ruling.side != NOBODY_WINS and side_of(state, ruling.side) == NOBODY:
            return no("ruled-side", "unknown", given=ruling.side, known=(*state.sides, NOBODY_WINS))
        case Tell() | Say():
            return words_refusal(ruling.words)
        case Unmark() if all(marker.name != ruling.name for marker in markers):
            return no(
                "ruled-unmark",
                "unknown",
                given=ruling.name,
                some=len(markers),
                known=tuple(marker.name for marker in markers),
            )
        case Mark() if name_fault(ruling.name) or index_of(state, ruling.name) != NOBODY:
            return no("ruled-name", "name", given=ruling.name)
        case Mark() if len(markers) >= MOST_MARKERS and all(marker.name != ruling.name for marker in markers):
            return no("ruled-many", "many", most=MOST_MARKERS)
    return None


def words_refusal(words: str) -> Refusal | None:
    """Why words may not be said: none, or too many."""
    return None if 0 < len(words.strip()) <= MOST_LETTERS else no("ruled-words", "words", most=MOST_LETTERS)


# --- what is done -----------------------------------------------------------------------------------------------------
def rule(desk: Desk[S], ref: Referee, state: S, ruling: Ruling) -> S:
    """The position after a ruling, which is told to whoever may know of it."""
    tell_ruling(desk, ref, state, ruling)
    return apply(desk, ref, state, ruling)


def apply(desk: Desk[S], ref: Referee, state: S, ruling: Ruling) -> S:
    """The position after a ruling."""
    master = mastery_of(state)
    match ruling:
        case Say() | Tell():
            return state
        case Attend(when):
            return alter_mastery(state, attends=when)
        case End(side):
            over = alter_mastery(state, asked=False, calls=(), wants=False)
            return desk.end(ref, over, side_of(state, side))
        case Mark(name, pos, hidden):
            others = tuple(marker for marker in master.markers if marker.name != name)
            return alter_mastery(state, markers=(*others, Marker(name, pos, hidden)))
        case Unmark(name):
            return alter_mastery(state, markers=tuple(marker for marker in master.markers if marker.name != name))
        case Reveal(pos):
            return revealed(state, pos)
        case Lay(item, pos, hidden):
            return with_thing(state, desk.item_of(item), pos, hidden=hidden)
        case Lift(item, pos):
            return without_thing(state, desk.item_of(item), pos)
        case Ground(pos, terrain):
            board = type(state.board)({**state.board.ground, pos: terrain})
            return alter(state, board=board)
    assert isinstance(ruling, OF_FIGURES)
    return apply_to_figure(desk, ref, state, ruling, index_of(state, ruling.figure))


def apply_to_figure(desk: Desk[S], ref: Referee, state: S, ruling: Ruling, figure: int) -> S:
    """The position after a ruling on a figure."""
    match ruling:
        case Points(what, _, points):
            return desk.change_points(ref, state, figure, what, points)
        case Posture(what):
            return desk.change_posture(ref, state, figure, what)
        case Save(_, attribute, dice, change):
            return desk.save(ref, state, figure, attribute, dice, change)
        case Put():
            return desk.put(state, figure, ruling)
        case Hand(name, _, secretly):
            item = desk.item_of(name)
            after = desk.with_item(state, figure, item)
            kept = (*mastery_of(state).kept, Kept(figure, item))
            return alter_mastery(after, kept=kept) if secretly else after
    assert isinstance(ruling, Strip)
    return desk.without_item(state, figure, desk.item_of(ruling.item))


def with_thing(state: S, item: str, pos: Hex, *, hidden: bool = False) -> S:
    """The position with a thing in a hex."""
    if hidden:
        return alter_mastery(state, lying=(*mastery_of(state).lying, Lying(pos, item)))
    return alter(state, items=(*state.items, (pos, item)))


def without_thing(state: S, item: str, pos: Hex) -> S:
    """The position without a thing in a hex, one that lies open before one that is hidden."""
    if (pos, item) in state.items:
        return alter(state, items=without_item(state.items, (pos, item)))
    return alter_mastery(state, lying=without_item(mastery_of(state).lying, Lying(pos, item)))


def revealed(state: S, pos: Hex) -> S:
    """The position in which nothing in a hex is hidden."""
    master = mastery_of(state)
    shown = tuple((found.hex, found.item) for found in master.lying if found.hex == pos)
    markers = tuple(Marker(marker.name, marker.hex) if marker.hex == pos else marker for marker in master.markers)
    state = alter(state, items=(*state.items, *shown))
    return alter_mastery(state, markers=markers, lying=tuple(found for found in master.lying if found.hex != pos))


def without_carried(desk: Desk[S], state: S, figure: int, item: str) -> S:
    """The position without a thing that a figure carries out of sight; the same object where it carries none."""
    return desk.without_item(state, figure, item) if desk.carries(state, figure, item) else state


def forget_seen(desk: Desk[S], state: S) -> S:
    """The position in which nothing counts as given secretly that is carried out of sight no more."""
    given = state.master.kept if state.master is not None else ()
    rest, kept = state, []
    for each in given:
        after = without_carried(desk, rest, each.figure, each.item)
        kept += [each] if after is not rest else []
        rest = after
    return state if len(kept) == len(given) else alter_mastery(state, kept=tuple(kept))


def hidden_in(master: Mastery, pos: Hex) -> tuple[str, ...]:
    """What is hidden in a hex, by name."""
    markers = tuple(marker.name for marker in master.markers if marker.hidden and marker.hex == pos)
    return tuple(found.item for found in master.lying if found.hex == pos) + markers


def lying_things(state: MasteredState) -> tuple[tuple[Hex, str], ...]:
    """All things that lie about, hidden ones too."""
    return (*state.items, *((found.hex, found.item) for found in mastery_of(state).lying))


# --- what is told -----------------------------------------------------------------------------------------------------
def tell_ruling(desk: Desk[S], ref: Referee, state: S, ruling: Ruling) -> None:
    """Tells a ruling; of one that not all may know of, `eyes` are the seats that may."""
    code, args = ruling_message(ruling, desk.item_of)
    if isinstance(ruling, Reveal):
        args["found"] = hidden_in(mastery_of(state), ruling.hex)
    if isinstance(ruling, Tell | End) and side_of(state, ruling.side) != NOBODY:
        args["side"] = state.sides[side_of(state, ruling.side)]
    may_know = knowers(desk, state, ruling)
    if may_know is not None:
        args["eyes"] = (*may_know, len(state.sides))
    say(ref, f"ruled_{code}", master=mastery_of(state).name, clauses=desk.clauses, **args)
    if isinstance(ruling, Mark) and ruling.hidden:
        tell_vanished(desk, ref, state, ruling.name)


def tell_vanished(desk: Desk[S], ref: Referee, state: S, name: str) -> None:
    """Tells all but the game master that something of no side, which they saw, is no longer where it was."""
    all_others = (eyes.NOBODY, *range(len(state.sides)))
    for marker in mastery_of(state).markers:
        if marker.name == name and not marker.hidden:
            where = place_name(marker.hex)
            say(ref, "ruled_vanish", named=name, hex=where, eyes=all_others, clauses=desk.clauses)


def ruling_message(ruling: Ruling, item_of: Callable[[str], str]) -> tuple[str, dict[str, object]]:
    """A ruling as the code of what is told of it, with its fields."""
    at: dict[str, object] = {"hex": place_name(ruling.hex)} if isinstance(ruling, OF_PLACES) else {}
    match ruling:
        case Points(what, figure, points):
            return what, {"who": figure, "points": points}
        case Posture(what, figure):
            return what, {"who": figure}
        case Save(figure, attribute, dice, change):
            return "save", {"who": figure, "attribute": attribute, "count": dice, "change": change}
        case Put(figure, _, facing):
            return "put", {
                "who": figure,
                "turned": int(facing != STAY),
                "direction": DIRECTION_NAMES[max(facing, 0)],
                **at,
            }
        case Hand(item, figure, secretly):
            return "hand", {"who": figure, "item": item_of(item), "hidden": int(secretly)}
        case Strip(item, figure):
            return "strip", {"who": figure, "item": item_of(item)}
        case Lay(item, _, hidden):
            return "lay", {"item": item_of(item), "hidden": int(hidden), **at}
        case Lift(item):
            return "lift", {"item": item_of(item), **at}
        case Mark(name, _, hidden):
            return "mark", {"named": name, "hidden": int(hidden), **at}
        case Unmark(name):
            return "unmark", {"named": name}
        case Reveal():
            return "reveal", at
        case Ground(_, terrain):
            return "ground", {"ground": terrain, **at}
        case Tell(side, words):
            return "tell", {"side": side, "words": words}
        case Say(words):
            return "say", {"words": words}
        case Attend(when):
            return "attend", {"when": ATTEND_NAMES[when]}
    assert isinstance(ruling, End)
    return "end", {"won": int(ruling.side != NOBODY_WINS), "side": ruling.side}


def knowers(desk: Desk[S], state: S, ruling: Ruling) -> tuple[int, ...] | None:
    """The sides that alone may know of a ruling beside the game master; None where all may."""
    master = mastery_of(state)
    match ruling:
        case Lay(hidden=True) | Mark(hidden=True) | Attend():
            return ()
        case Lift(item, pos) if (pos, desk.item_of(item)) not in state.items:
            return ()
        case Unmark(name) if any(marker.name == name and marker.hidden for marker in master.markers):
            return ()
        case Tell(side):
            return (side_of(state, side),) if side_of(state, side) != NOBODY else ()
        case Hand(_, who, True):
            return tuple(figure.side for figure in state.figures if figure.id == who)
        case Strip(item, who):
            figure = index_of(state, who)
            return (state.figures[figure].side,) if Kept(figure, desk.item_of(item)) in master.kept else None
    return None
