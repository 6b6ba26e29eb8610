"""What characters come to have or lose by the game master's word: dice, things, coins, attachments, Dice of milestones; and
usage rolls.

[FT-TEST-09 FT-HEAL-02 FT-HEAL-03 FT-USE-01 FT-GEAR-01 FT-SOC-05 FT-XP-01 FT-XP-02 FT-CORE-08]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.blows import lose_dice
from affray.systems.fortmayn.content.codes import BODY, HEAD, ROLL_USAGE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answers import TABLE_FORMS
from affray.systems.fortmayn.position.delve_answers import Assign, Attach
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.seats import alter_table, table_of
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import (
    Coins,
    Detach,
    Gear,
    Give,
    HandOver,
    Lose,
    Restore,
    TableMilestone,
    Take,
    Use,
)
from affray.systems.fortmayn.rules.creating import LONGEST_ATTACHMENT
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.gear import (
    HAND,
    PACK,
    burning_places,
    has_hand_for,
    item_kind,
    item_place,
    new_thing,
    put_out_lights,
    replace_thing,
    wear_down,
    with_thing,
    without_thing,
)
from affray.systems.fortmayn.rules.healing import restore_dice, take_dice
from affray.systems.fortmayn.rules.mending import put_on, without_armor, without_shield
from affray.systems.fortmayn.rules.milestones import with_more_dice
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.saves_and_sunder import body_of, endure
from affray.systems.fortmayn.table.verbs import ALL, RULING, form_refusal, person_refusal, reason_args, verb

MOST_DICE, MOST_THINGS = 12, 60
DROP, DON, DOFF, LIGHT_UP, PUT_OUT, WIELD, STOW = "drop", "don", "doff", "light", "out", "wield", "stow"
HANDLED = (DROP, DON, DOFF, LIGHT_UP, PUT_OUT, WIELD, STOW)
"""What a player does with what his character carries."""


def find_person(state: State, who: str) -> tuple[int, Person]:
    """The character of that name with his place. Raises ValueError for a name that there is not."""
    i = person_index(state, who)
    if i == NOBODY:
        raise ValueError(f"expected a character, got {who!r}")
    return i, state.people[i]


def gone_refusal(state: State, who: str) -> Refusal | None:
    """Why nothing can be done for a character: dead, or lost. [FT-OOFA-08]"""
    person = state.people[person_index(state, who)]
    return refusal("person-gone", "out", "FT-OOFA-08", who=who) if person.dead or person.lost else None


# --- dice -------------------------------------------------------------------------------------------------------------
def dice_refusal(state: State, answer: Lose | Restore, side: int) -> Refusal | None:
    """Why a character cannot lose or regain so many dice of a pool. [FT-TEST-09 FT-HEAL-02]"""
    if not 0 < answer.number <= MOST_DICE:
        return refusal("dice-number", "form", RULING, most=MOST_DICE)
    return person_refusal(state, side, answer.who) or gone_refusal(state, answer.who)


def lose(ref: Referee, state: State, answer: Lose, side: int) -> State:
    """The state in which a character has lost dice without a roll, as a consequence: BODY Dice that run out put him out
    unless a Brawny sunders, HEAD Dice do not. [FT-TEST-09 FT-TEST-08 FT-SUND-01]"""
    i, person = find_person(state, answer.who)
    pool, amount = answer.pool, answer.number
    say(
        ref, "table_consequence", who=person.id, pool=pool, count=amount, **reason_args(answer), clauses=("FT-TEST-09",)
    )
    if pool == HEAD:
        return put_person(state, i, take_dice(person, HEAD, amount))
    own = endure(ref, i, body_of(person), exposed=min(amount, person.body_ready), no_save=1)
    return lose_dice(ref, state, i, own, "FT-TEST-08")


def restore(ref: Referee, state: State, answer: Restore, side: int) -> State:
    """The state in which a character has dice ready again; who was out is up with a BODY Die. [FT-HEAL-02 FT-HEAL-03]"""
    i, person = find_person(state, answer.who)
    pool = answer.pool
    after = restore_dice(person, pool, answer.number)
    ready = after.body_ready if pool == BODY else after.head_ready
    say(
        ref,
        "table_restored",
        who=person.id,
        pool=pool,
        ready=ready,
        **reason_args(answer),
        clauses=("FT-HEAL-02", "FT-HEAL-03"),
    )
    return put_person(state, i, after)


# --- things -----------------------------------------------------------------------------------------------------------
def give_refusal(state: State, answer: Give, side: int) -> Refusal | None:
    """Why a character cannot be given that: a thing is one of the price list, or any by its name."""
    if not (0 < len(answer.item) <= LONGEST_ATTACHMENT and answer.item.isprintable()):
        return refusal("few-words", "form", RULING, most=LONGEST_ATTACHMENT)
    wrong = person_refusal(state, side, answer.who)
    if wrong is None and len(state.people[person_index(state, answer.who)].things) >= MOST_THINGS:
        return refusal("table-full", "most", RULING, most=MOST_THINGS)
    return wrong


def give(ref: Referee, state: State, answer: Give, side: int) -> State:
    """The state in which a character has a thing more. [FT-GEAR-01 FT-CORE-08]"""
    i, person = find_person(state, answer.who)
    thing = replace(new_thing(answer.item, answer.form), magic=answer.magic, value=answer.value or 0)
    say(ref, "table_gets", who=person.id, item=thing.item, **reason_args(answer), clauses=(RULING,))
    return put_person(state, i, with_thing(person, thing))


def ownership_refusal(state: State, answer: Take | Use, side: int) -> Refusal | None:
    """Why that cannot be done with a thing: the character does not have it."""
    who, item = answer.who, answer.item
    wrong = person_refusal(state, side, who)
    if wrong is None and item_place(state.people[person_index(state, who)], item) < 0:
        return refusal("has-not", "item", "FT-GEAR-01", who=who, item=item)
    return wrong


def take(ref: Referee, state: State, answer: Take, side: int) -> State:
    """The state in which a character has a thing less. [FT-CORE-08]"""
    i, person = find_person(state, answer.who)
    say(ref, "table_loses_thing", who=person.id, item=answer.item, **reason_args(answer), clauses=(RULING,))
    return put_person(state, i, without_thing(person, item_place(person, answer.item)))


def use_refusal(state: State, answer: Use, side: int) -> Refusal | None:
    """Why a thing cannot be used up a little: it has no usage die. [FT-USE-01]"""
    wrong = ownership_refusal(state, answer, side)
    if wrong is not None:
        return wrong
    who, item = answer.who, answer.item
    person = state.people[person_index(state, who)]
    if not is_able(person):
        return refusal("is-out", "out", "FT-OOFA-01", who=who)
    if not person.things[item_place(person, item)].die:
        return refusal("no-usage-die", "item", "FT-USE-01", item=item)
    return None


def use_up(ref: Referee, state: State, answer: Use, side: int) -> State:
    """The state after one use of a thing, with its usage roll; a light that has nothing left to burn goes out.

    [FT-USE-01 FT-USE-02 FT-USE-03]
    """
    i, person = find_person(state, answer.who)
    k = item_place(person, answer.item)
    say(ref, "table_uses", who=person.id, item=answer.item, clauses=("FT-USE-01",))
    after = wear_down(person, k, roll_usage(ref, person.things[k].die, 0, ROLL_USAGE))
    return put_person(state, i, after if burning_places(after) else put_out_lights(after))


def gear_refusal(state: State, answer: Gear, side: int) -> Refusal | None:
    """Why a character cannot do that with what he carries: drop, put on or take off, light or put out, take in hand or put away.

    [FT-LOAD-01 FT-ARM-06 FT-GEAR-03]
    """
    who, deed, item = answer.who, answer.deed, answer.item
    wrong = person_refusal(state, side, who)
    if wrong is not None:
        return wrong
    person = state.people[person_index(state, who)]
    if not is_able(person):
        return refusal("is-out", "out", "FT-OOFA-01", who=who)
    if deed == DOFF:
        return (
            None
            if item in (person.armor_item, person.shield_item) and item
            else refusal("has-not", "item", "FT-GEAR-01", who=who, item=item)
        )
    k = item_place(person, item)
    if k < 0:
        return refusal("has-not", "item", "FT-GEAR-01", who=who, item=item)
    kind = item_kind(person.things[k].item)
    fits = {
        DROP: True,
        DON: kind.slot in ("worn", "shield"),
        LIGHT_UP: not person.things[k].lit,
        PUT_OUT: person.things[k].lit,
        WIELD: person.things[k].place != HAND,
        STOW: person.things[k].place == HAND,
    }
    if deed in (WIELD, LIGHT_UP) and fits[deed] and not has_hand_for(person, person.things[k]):
        return refusal("hands-full", "hands", "FT-LOAD-01", who=who)
    return None if fits[deed] else refusal("gear-unfit", "item", "FT-GEAR-01", item=item)


def handle(ref: Referee, state: State, answer: Gear, side: int) -> State:
    """The state after a character has done that with his gear. [FT-ARM-06 FT-GEAR-03 FT-LOAD-01]"""
    i, person = find_person(state, answer.who)
    deed, item = answer.deed, answer.item
    k = item_place(person, item)
    say(ref, "table_handles", who=person.id, deed=deed, item=item, clauses=("FT-GEAR-01", "FT-ARM-06"))
    if deed == DOFF:
        return put_person(state, i, without_armor(person) if item == person.armor_item else without_shield(person))
    if deed == DON:
        return put_person(state, i, put_on(person, k))
    if deed == DROP:
        return put_person(state, i, without_thing(person, k))
    thing = person.things[k]
    place = {WIELD: HAND, LIGHT_UP: HAND, STOW: PACK}.get(deed, thing.place)
    lit = deed == LIGHT_UP or (thing.lit and deed == WIELD)
    return put_person(state, i, replace_thing(person, k, replace(thing, place=place, lit=lit)))


def hand_refusal(state: State, answer: HandOver, side: int) -> Refusal | None:
    """Why a character cannot hand a thing to another. [FT-LOAD-01]"""
    who, item, whom = answer.who, answer.item, answer.to
    wrong = person_refusal(state, side, who)
    if wrong is not None:
        return wrong
    person, k = state.people[person_index(state, who)], person_index(state, whom)
    if not is_able(person):
        return refusal("is-out", "out", "FT-OOFA-01", who=who)
    if item_place(person, item) < 0:
        return refusal("has-not", "item", "FT-GEAR-01", who=who, item=item)
    if k == NOBODY or whom == who:
        return refusal("nobody", "person", "FT-LOAD-01", who=whom)
    return gone_refusal(state, whom)


def hand_over(ref: Referee, state: State, answer: HandOver, side: int) -> State:
    """The state in which another has a thing. [FT-LOAD-01]"""
    i, person = find_person(state, answer.who)
    k = item_place(person, answer.item)
    say(ref, "table_hands", who=person.id, item=answer.item, whom=answer.to, clauses=("FT-LOAD-01",))
    j, other = find_person(put_person(state, i, without_thing(person, k)), answer.to)
    given_away = replace(person.things[k], place=PACK, lit=False)
    return put_person(put_person(state, i, without_thing(person, k)), j, with_thing(other, given_away))


# --- coins and attachments --------------------------------------------------------------------------------------------
def coins_refusal(state: State, answer: Coins, side: int) -> Refusal | None:
    """Why a character cannot get or pay so many coins. [FT-GEAR-01]"""
    wrong = person_refusal(state, side, answer.who)
    if wrong is not None or not answer.number:
        return wrong or refusal("some-coins", "form", RULING)
    have = state.people[person_index(state, answer.who)].coins
    if have + answer.number < 0:
        return refusal("too-dear", "coins", "FT-GEAR-01", who=answer.who, cost=-answer.number, coins=have)
    return None


def change_coins(ref: Referee, state: State, answer: Coins, side: int) -> State:
    """The state in which a character has more coins, or fewer. [FT-GEAR-01 FT-CORE-08]"""
    i, person = find_person(state, answer.who)
    amount = answer.number
    say(ref, "table_coins_change", who=person.id, count=abs(amount), gained=int(amount > 0), coins=person.coins + amount,
        **reason_args(answer), clauses=(RULING,))  # fmt: skip
    return put_person(state, i, replace(person, coins=person.coins + amount))


def attach_refusal(state: State, answer: Attach | Detach, side: int) -> Refusal | None:
    """Why a character cannot win or lose an attachment of those words. [FT-SOC-05]"""
    if not 0 < len(answer.said) <= LONGEST_ATTACHMENT:
        return refusal("few-words", "form", RULING, most=LONGEST_ATTACHMENT)
    wrong = person_refusal(state, side, answer.name)
    if wrong is not None:
        return wrong
    held = answer.said in state.people[person_index(state, answer.name)].attachments
    if held != isinstance(answer, Attach):
        return None
    code = "attached" if held else "not-attached"
    return refusal(code, "attachment", "FT-SOC-05", who=answer.name, named=answer.said)


def attach(ref: Referee, state: State, answer: Attach | Detach, side: int) -> State:
    """The state in which a character has won an attachment, or lost one. [FT-SOC-05]"""
    i, person = find_person(state, answer.name)
    won = isinstance(answer, Attach)
    say(ref, "table_attached" if won else "table_detached", who=person.id, words=answer.said, clauses=("FT-SOC-05",))
    rest = tuple(each for each in person.attachments if each != answer.said)
    return put_person(state, i, replace(person, attachments=(*rest, answer.said) if won else rest))


# --- milestones -------------------------------------------------------------------------------------------------------
def survivors(state: State) -> tuple[str, ...]:
    """Who lives to see a milestone. [FT-XP-02]"""
    return tuple(person.id for person in state.people if not (person.dead or person.lost))


def milestone_refusal(state: State, answer: TableMilestone, side: int) -> Refusal | None:
    """Why these characters have reached no milestone. [FT-XP-01]"""
    if answer.whom == (ALL,):
        return None if survivors(state) else refusal("nobody", "person", "FT-XP-02", who=ALL)
    if not answer.whom or len(set(answer.whom)) < len(answer.whom):
        return form_refusal(TABLE_FORMS[TableMilestone])
    return next(
        (wrong for who in answer.whom if (wrong := person_refusal(state, side, who) or gone_refusal(state, who))), None
    )


def reach_milestone(ref: Referee, state: State, answer: TableMilestone, side: int) -> State:
    """The state in which those who have survived a milestone have a Die each to add to a pool. [FT-XP-01 FT-XP-02 FT-XP-03]"""
    people = survivors(state) if answer.whom == (ALL,) else answer.whom
    say(ref, "table_milestone", whom=people, **reason_args(answer), clauses=("FT-XP-01", "FT-XP-02"))
    return alter_table(state, gains=(*table_of(state).gains, *people))


def assign_refusal(state: State, answer: Assign, side: int) -> Refusal | None:
    """Why a character has no Die to add. [FT-XP-02]"""
    if len(answer.dice) != 1:
        return form_refusal(TABLE_FORMS[Assign])
    who = answer.dice[0].who
    wrong = person_refusal(state, side, who)
    if wrong is None and who not in table_of(state).gains:
        return refusal("no-gain", "gain", "FT-XP-02", who=who)
    return wrong


def assign(ref: Referee, state: State, answer: Assign, side: int) -> State:
    """The state in which a character has added a Die to a pool; it arrives ready. [FT-XP-02]"""
    who, pool = answer.dice[0]
    i, person = find_person(state, who)
    gains = list(table_of(state).gains)
    gains.remove(person.id)
    after = with_more_dice(person, pool)
    say(ref, "table_gained", who=person.id, pool=pool, body=after.body_max, head=after.head_max, clauses=("FT-XP-02",))
    return put_person(alter_table(state, gains=tuple(gains)), i, after)


VERBS = (
    verb(Lose, dice_refusal, lose),
    verb(Restore, dice_refusal, restore),
    verb(Give, give_refusal, give),
    verb(Take, ownership_refusal, take),
    verb(Use, use_refusal, use_up, players=True),
    verb(Gear, gear_refusal, handle, players=True),
    verb(HandOver, hand_refusal, hand_over, players=True),
    verb(Coins, coins_refusal, change_coins),
    verb(Attach, attach_refusal, attach),
    verb(Detach, attach_refusal, attach),
    verb(TableMilestone, milestone_refusal, reach_milestone),
    verb(Assign, assign_refusal, assign, players=True),
)
