"""Entries of the log that lead from moment to moment, and what an action that stopped to ask had told before it went on."""

from collections.abc import Sequence

from affray.core import Event
from affray.web.rooms.room import Item
from affray.web.store.entries import Began, Entry, Parted, Played, Seated


def events_begun(items: Sequence[Item], n: int) -> tuple[Event, ...]:
    """What the action that entry n goes on with, such as a roll of several sides, told up to its last stop; nothing where
    entry n begins an action, and nothing of answers taken back."""
    events: tuple[Event, ...] = ()
    place, item = n - 1, items[n - 1]
    while goes_on(item):
        wanted = item.moment - 1
        place = next(i for i in reversed(range(place)) if items[i].moment == wanted and is_step(items[i].entry))
        item = items[place]
        events = (*item.events, *events)
    return events


def goes_on(item: Item) -> bool:
    """Whether an entry goes on with an action, which had stopped to ask for it."""
    if item.before is None or not is_answer(item.entry):
        return False
    _, _, needed = item.before
    return needed is not None


def is_answer(entry: Entry) -> bool:
    """Whether an entry is an answer, an inner choice or dice."""
    return isinstance(entry, Played) and entry.step in ("answer", "choice", "dice")


def is_step(entry: Entry) -> bool:
    """Whether an entry has led to its moment: the start, or an answer."""
    return isinstance(entry, Began | Parted) or is_answer(entry)


def carries_position(entry: Entry) -> bool:
    """Whether an entry changes what somebody is asked."""
    return isinstance(entry, Played | Began | Parted) or (isinstance(entry, Seated) and entry.what in ("lent", "back"))
