"""What a side has in a position, in numbers that a person can read: its fighters, its dice, what it could deal out, and what a
party has for the rest of its delve.

Nothing is rolled or summed exactly here: a search asks for it at every leaf.
"""

from collections.abc import Callable, Mapping

from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.conflict.advantage import fighting_weapon, roller, sight_sources
from affray.systems.fortmayn.conflict.foes import foe_target, is_bystander
from affray.systems.fortmayn.content.codes import AT_RISK, BODY, CLOSE
from affray.systems.fortmayn.content.people import Foe, Person
from affray.systems.fortmayn.opponent.unearthly import untouchable_foes
from affray.systems.fortmayn.position.creature_specials import is_fleeing
from affray.systems.fortmayn.position.standing import band, fit_people, foe_band, is_fallen, is_fit, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import LANTERN, TORCHES, has_item
from affray.systems.fortmayn.rules.healing import REMEDIES, meal_place

FULL = 10.0
"""What a share of everything counts as."""
Measure = Callable[[State, int], float]


def measure(state: State, side: int) -> tuple[float, ...]:
    """What a side has, feature by feature in the order of `FEATURES`."""
    return tuple(count(state, side) for count in MEASURES.values())


# --- who is whose -----------------------------------------------------------------------------------------------------
def own_people(state: State, side: int) -> tuple[int, ...]:
    """The places of a side's characters that take part."""
    return tuple(i for i in fit_people(state) if state.people[i].side == side)


def own_foes(state: State, side: int) -> tuple[int, ...]:
    """The places of a side's creatures that take part and mean to: neither fleeing nor standing by. [FT-FILL-13]"""
    return tuple(j for j in standing_foes(state) if state.foes[j].side == side and is_dangerous(state.foes[j]))


def is_dangerous(foe: Foe) -> bool:
    """Whether a foe that takes part may still do harm."""
    return not (is_fleeing(foe) or is_bystander(foe))


def living(state: State, side: int) -> tuple[Person, ...]:
    """A side's characters that live, the fallen among them."""
    return tuple(person for person in state.people if person.side == side and not (person.dead or person.lost))


# --- a fight ----------------------------------------------------------------------------------------------------------
def fighters(state: State, side: int) -> float:
    """How many can still fight."""
    return float(len(own_people(state, side)) + len(own_foes(state, side)))


def dice(state: State, side: int) -> float:
    """The BODY Dice that its characters have ready, the Difficulty Dice that its creatures have left. [FT-CORE-04]"""
    people = sum(state.people[i].body_ready for i in own_people(state, side))
    return float(people + sum(state.foes[j].dd for j in own_foes(state, side)))


def share(state: State, side: int) -> float:
    """That as a share of all that they ever had, in tenths."""
    most = sum(person.body_max for person in living(state, side))
    most += sum(foe.dd_start for foe in state.foes if foe.side == side)
    return FULL * dice(state, side) / most if most else 0.0


def weakest(state: State, side: int) -> float:
    """The dice of the one who has fewest and still fights."""
    people = (state.people[i].body_ready for i in own_people(state, side))
    return float(min((*people, *(state.foes[j].dd for j in own_foes(state, side))), default=0))


def wit(state: State, side: int) -> float:
    """The HEAD Dice ready for shots, spells and words."""
    return float(sum(state.people[i].head_ready for i in own_people(state, side)))


def armor(state: State, side: int) -> float:
    """How many dice its armor and shields may save about, or lose before they are gone: the steps of their dice. [FT-ARM-02
    FT-ARM-07]"""
    worn = [die for i in own_people(state, side) for die in (state.people[i].shield.die, state.people[i].armor.die)]
    worn += [die for j in own_foes(state, side) for die in (state.foes[j].shield, state.foes[j].armor)]
    return float(sum(die // 2 - 1 for die in worn if die))


def harm(state: State, side: int) -> float:
    """The dice that it takes off the others in an Ounce, about, if all fight. [FT-MELEE-05 FT-MELEE-06]"""
    dealt = sum(blows(state, i)[0] for i in own_people(state, side))
    for j in own_foes(state, side):
        i = foe_target(state, j)
        dealt += min(float(state.foes[j].dd), blows(state, i)[1]) if i >= 0 else 0.0
    return dealt


def blows(state: State, i: int) -> tuple[float, float]:
    """The dice of a character's melee roll that remove, and those at risk, on average, but for what a single foe makes of it.
    [FT-CORE-03]"""
    person = state.people[i]
    unarmed = not fighting_weapon(person).size
    fighter = roller(state, i, BODY, sight_sources(state, i), unarmed=unarmed)
    hit, low = max(0, fighter.die + 1 - fighter.removes_at) / fighter.die, AT_RISK / fighter.die
    return person.body_ready * hit, person.body_ready * low


def apart(state: State, side: int) -> float:
    """How many nobody is Close to, so that they may shoot or go. [FT-RANGE-09]"""
    foes = [j for j in standing_foes(state) if is_dangerous(state.foes[j])]
    people = sum(all(band(state, i, j) != CLOSE for j in foes) for i in own_people(state, side))
    fit = fit_people(state)
    return float(people + sum(all(foe_band(state.foes[j], i) != CLOSE for i in fit) for j in own_foes(state, side)))


def edge(state: State, side: int) -> float:
    """How many surprise the others, and have the word in a duel. Creatures surprise whom they come upon. [FT-MELEE-12]"""
    surprising = sum(state.people[i].surprising for i in own_people(state, side))
    if own_foes(state, side):
        surprising += sum(state.people[i].surprised for i in fit_people(state))
    if state.mode == duel.MODE and state.phase == duel.DUEL:
        surprising += state.people[duel.roller_and_target(state)[0]].side == side
    return float(surprising)


def beyond_steel(state: State, side: int) -> float:
    """How many of its creatures nobody has anything against. [FT-FILL-03]"""
    return float(len(set(untouchable_foes(state)) & set(own_foes(state, side))))


def fallen(state: State, side: int) -> float:
    """How many lie Out of Action and may yet be lost. [FT-OOFA-08]"""
    return float(sum(person.side == side and is_fallen(person) for person in state.people))


# --- a delve ----------------------------------------------------------------------------------------------------------
def alive(state: State, side: int) -> float:
    """The characters that live, as a share of the party that it is, in tenths."""
    own = sum(person.side == side for person in state.people)
    return FULL * len(living(state, side)) / own if own else 0.0


def way(state: State, side: int) -> float:
    """How near the goal is, in tenths: the rooms seen, all with the goal in hand or a quest done. [FT-FILL-08]"""
    if not any(is_fit(person) and person.side == side for person in state.people):
        return 0.0
    if state.goal or state.won:
        return FULL
    return FULL / 2 * min(1.0, len(state.places) / state.rooms) if state.rooms else 0.0


def stores(state: State, side: int) -> float:
    """Meals, remedies and lights: how many carry any of each. [FT-HEAL-01 FT-FILL-07 FT-GEAR-03]"""
    own = living(state, side)
    meals = sum(meal_place(person) >= 0 for person in own)
    remedies = sum(has_item(person, item) for person in own for item in REMEDIES)
    return float(meals + remedies + sum(has_item(person, TORCHES) or has_item(person, LANTERN) for person in own))


MEASURES: Mapping[str, Measure] = {
    "fighters": fighters,
    "dice ready": dice,
    "share of dice": share,
    "weakest": weakest,
    "head dice": wit,
    "armor": armor,
    "harm an Ounce": harm,
    "nobody Close": apart,
    "surprise": edge,
    "beyond steel": beyond_steel,
    "fallen": fallen,
    "alive": alive,
    "way to the goal": way,
    "stores": stores,
}
FEATURES = tuple(MEASURES)
