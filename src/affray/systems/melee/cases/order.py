"""The case verb of order: who moves first, and who acts when."""

from collections.abc import Sequence

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.ties import rank_by_dice
from affray.systems.melee.cases.given import Die, house_of
from affray.systems.melee.rules import initiative

Rounds = tuple[dict[str, Die], ...]
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


# --- reading ---------------------------------------------------------------------------------------------------------
class InitiativeGiven(Given, frozen=True, kw_only=True, tag="initiative", tag_field="kind"):
    """Who moves first; `choice` is the place that the winner takes, under `initiative_any_place` the third and so on."""

    sides: tuple[str, ...]
    rolls: Rounds
    choice: str


class OrderFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that may act."""

    id: str
    side: str
    dx: int
    able: bool = True


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a figure when another had acted."""

    after: str
    id: str
    dx: int | None = None
    able: bool | None = None


class ActionsGiven(Given, frozen=True, kw_only=True, tag="actions", tag_field="kind"):
    """Who acts when; `sides` by initiative, else as the figures name them."""

    figures: tuple[OrderFigure, ...]
    tie_rolls: Rounds = ()
    changes: tuple[Change, ...] = ()
    sides: tuple[str, ...] = ()


def distinct_names(names: Sequence[str], what: str) -> Sequence[str]:
    """The names, if none stands twice. Raises InputError."""
    if len(set(names)) < len(names):
        raise InputError(f"given: {what}: expected each name once, got {', '.join(names)}")
    return names


def place_in(name: str, names: Sequence[str], what: str) -> int:
    """The place of a name. Raises InputError for an unknown one."""
    if name not in names:
        raise InputError(f"given: {what}: {name!r} is unknown; expected one of {', '.join(names)}")
    return names.index(name)


def next_round(rounds: list[dict[str, Die]], rolling: Sequence[str], what: str) -> dict[str, Die]:
    """The next round of dice, taken off the list. Raises InputError if it is not for those that must roll."""
    got = rounds.pop(0) if rounds else {}
    if set(got) != set(rolling):
        raise InputError(f"given: {what}: expected a die for {', '.join(rolling)}, got {', '.join(got) or 'none'}")
    return got


def check_used_up(rounds: list[dict[str, Die]], what: str) -> None:
    """Checks that all rounds are used up. Raises InputError."""
    if rounds:
        raise InputError(f"given: {what}: nobody is tied, but {', '.join(rounds[0]) or 'nobody'} rolls")


def initiative_order(g: InitiativeGiven) -> Answer:
    """The sides by initiative and in the order of movement. [CM-INIT-01 CM-INIT-02 CM-INIT-03 CM-INIT-04]"""
    names, rounds = distinct_names(g.sides, "sides"), list(g.rolls)
    if not names:
        raise InputError("given: sides: expected at least one")

    def throw(tied: tuple[int, ...]) -> dict[int, int]:
        dice = next_round(rounds, [names[side] for side in tied], "rolls")
        return {names.index(name): die for name, die in dice.items()}

    rank, _ = rank_by_dice(tuple(range(len(names))), throw)
    check_used_up(rounds, "rolls")
    wishes = PLACES[: initiative.place_count(len(names), house_of(g))]
    place = place_in(g.choice, wishes, "choice")
    moves = initiative.moving_order(rank, place)
    return {
        "winner": names[rank[0]],
        "rank": [names[side] for side in rank],
        "order": [names[side] for side in moves],
    }


def action_order(g: ActionsGiven) -> Answer:
    """The figures in the order in which they act. [CM-ACT-01 CM-ACT-02 CM-ACT-03 CM-ACT-04]"""
    house, rounds = house_of(g), list(g.tie_rolls)
    names = distinct_names([figure.id for figure in g.figures], "figures")
    sides = distinct_names(g.sides, "sides") or list(dict.fromkeys(figure.side for figure in g.figures))
    belongs = [place_in(figure.side, sides, "figures") for figure in g.figures]
    dx, able = [figure.dx for figure in g.figures], [figure.able for figure in g.figures]
    for change in g.changes:
        place_in(change.after, names, "changes: after")
        place_in(change.id, names, "changes: id")
    rollers = names if house.tie_break == initiative.BY_FIGURE else sides
    lots: initiative.Lots = ()
    acted: list[int] = []
    while waiting := tuple(
        initiative.Actor(i, belongs[i], dx[i]) for i in range(len(names)) if able[i] and i not in acted
    ):
        while still := initiative.due_rollers(waiting, lots, house):
            dice = next_round(rounds, [rollers[who] for who in still], "tie_rolls")
            faces = {rollers.index(name): die for name, die in dice.items()}
            lots = initiative.add_dice(lots, initiative.first_actors(waiting)[0].dx, faces)
        acted.append(initiative.next_candidates(waiting, lots, house, tuple(range(len(sides))))[0])
        for change in g.changes:
            if change.after == names[acted[-1]]:
                i = names.index(change.id)
                dx[i] = dx[i] if change.dx is None else change.dx
                able[i] = able[i] if change.able is None else change.able
    check_used_up(rounds, "tie_rolls")
    return {"order": [names[i] for i in acted]}


def order_of(given: Answer) -> Answer:
    """Who moves first, or who acts when."""
    g: InitiativeGiven | ActionsGiven = read_given(given, InitiativeGiven | ActionsGiven)  # type: ignore[arg-type]
    return initiative_order(g) if isinstance(g, InitiativeGiven) else action_order(g)
