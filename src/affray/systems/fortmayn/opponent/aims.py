"""What an answer outside conflicts is for, in words: why the judgement (`delve`) ranks it as it does, and what it costs.

In a conflict the odds of a plan say it.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from affray.core.words.phrase import Phrase, Value
from affray.systems.fortmayn.conflict.parley import parley_price
from affray.systems.fortmayn.delve import risky_deeds
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.delve.hub.deeds import quoted_price
from affray.systems.fortmayn.delve.ways import barring_place
from affray.systems.fortmayn.opponent import delve
from affray.systems.fortmayn.opponent.course import NOWHERE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Trade
from affray.systems.fortmayn.position.delve_answers import (
    Approach,
    Buy,
    Camp,
    Depart,
    Go,
    Hour,
    Leave,
    Memorise,
    Recruit,
    Repair,
    Rest,
    Retire,
    Rumour,
    Search,
    Sell,
    Sleep,
    UseItem,
    Withdraw,
)
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.risk import PARLEY
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import bulk_of, capacity_of, item_kind
from affray.systems.fortmayn.rules.shopping import LODGING

HANDLED = ("light", "wield")
"""What a thing is handled for where it is not taken up."""
V = TypeVar("V", bound=Answer)
Aim = Callable[[State, Answer], Phrase | None]


def aim(state: State, answer: Answer) -> Phrase | None:
    """What an answer is for, or that the party has no use for it; None where its odds say it."""
    if type(answer) in USELESS and delve.scene_value(state, answer) == delve.hub_value(state, answer) == delve.NEVER:
        return Phrase("aim-useless")
    return AIMS.get(type(answer), no_aim)(state, answer)


def no_aim(state: State, answer: Answer) -> None:
    """Nothing is said of it."""


def aimed(kind: type[V], words: Callable[[State, V], Phrase]) -> tuple[type[Answer], Aim]:
    """A kind of answers with what each is for."""
    return kind, lambda state, answer: words(state, answer) if isinstance(answer, kind) else None


def ready_dice(state: State) -> dict[str, Value]:
    """How many BODY Dice the party has ready, and of how many."""
    there = living_people(state)
    return {"ready": sum(person.body_ready for person in there), "most": sum(person.body_max for person in there)}


def same(name: str, price: Callable[[State], int] = lambda state: 0) -> Aim:
    """An aim that is always worded alike, with what it costs."""
    return lambda state, answer: Phrase(name, {"price": price(state)})


def recovery_aim(state: State, answer: Answer) -> Phrase:
    """What a rest is for: dice that are not ready."""
    return Phrase("aim-recover", ready_dice(state))


def way_aim(state: State, answer: Answer) -> Phrase:
    """Where a way leads: out, or on to the goal."""
    return Phrase("aim-way", {"home": int(delve.is_going_home(state))})


def leaving_aim(state: State, answer: Answer) -> Phrase:
    """Why the party leaves: with its goal, worn out, or since nothing is left to do."""
    why = "goal" if state.goal else "weak" if delve.is_weak(state) else "done"
    return Phrase("aim-leave", {"why": why, **ready_dice(state)})


def withdrawing_aim(state: State, answer: Answer) -> Phrase | None:
    """Why a parley is broken off; a deed called off has its odds."""
    return Phrase("aim-withdraw") if state.phase == PARLEY else None


def handling_aim(state: State, answer: UseItem) -> Phrase:
    """What a thing is taken in hand for; of one taken up how much more can be carried."""
    if answer.handling in HANDLED:
        return Phrase(f"aim-{answer.handling}")
    person = state.people[person_index(state, answer.name)]
    return Phrase("aim-take", {"goal": int(answer.item == "goal"), "room": capacity_of(person) - bulk_of(person)})


def buying_aim(state: State, answer: Buy) -> Phrase:
    """What a purchase costs, and what is left for a bed."""
    person = state.people[person_index(state, answer.name)]
    cost = item_kind(answer.items[0]).cost
    return Phrase("aim-buy", {"price": cost, "left": person.coins - cost})


def mending_aim(state: State, answer: Repair) -> Phrase:
    """What mending costs, where that has been asked."""
    return Phrase("aim-repair", {"price": quoted_price(state.people[person_index(state, answer.name)])})


def departing_aim(state: State, answer: Depart) -> Phrase:
    """Which level is gone to, how fit the party is, and who goes in front for the sharpest head."""
    return Phrase("aim-depart", {"level": answer.level, "lead": next(iter(answer.order), "none"), **ready_dice(state)})


def approach_aim(state: State, answer: Answer) -> Phrase | None:
    """What is got by overcoming an obstacle: the way that it bars, or what it guards; None where it is not wanted."""
    if not isinstance(answer, Approach) or delve.scene_value(state, answer) == delve.NEVER:
        return None
    target = risky_deeds.approach_risk(state, answer).target
    n = next((n for n, hurdle in enumerate(current_room(state).hurdles) if hurdle.id == target), -1)
    way = delve.wanted_exit(state)
    bars = way != NOWHERE and barring_place(state, way) == n
    return Phrase("aim-approach", {"exit": way if bars else -1, "home": int(delve.is_going_home(state))})


def bed_price(state: State) -> int:
    """What beds for everybody cost. [FT-FILL-07]"""
    return item_kind(LODGING).cost * len(living_people(state))


AIMS: Mapping[type[Answer], Aim] = dict((
    aimed(UseItem, handling_aim), aimed(Buy, buying_aim), aimed(Repair, mending_aim), aimed(Depart, departing_aim),
    (Approach, approach_aim), (Go, way_aim), (Leave, leaving_aim), (Search, same("aim-search")), (Rest, recovery_aim), (Hour, recovery_aim), (Camp, recovery_aim),
    (Sell, same("aim-sell")), (Recruit, same("aim-recruit")), (Sleep, same("aim-sleep", bed_price)), (Memorise, same("aim-memorise")),
    (Rumour, same("aim-rumour")), (Retire, same("aim-retire")), (Trade, same("aim-trade", parley_price)), (Withdraw, withdrawing_aim),
))  # fmt: skip
USELESS = frozenset({UseItem, Go, Leave, Search, Rest, Buy, Repair, Rumour, Sleep, Retire})
"""What a party may have no use for as things stand."""
