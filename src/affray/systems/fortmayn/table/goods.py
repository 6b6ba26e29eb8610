"""What characters come to have or lose by the game master's word: dice, things, coins, attachments, Dice of milestones; and
usage rolls.

[FT-TEST-09 FT-HEAL-02 FT-HEAL-03 FT-USE-01 FT-GEAR-01 FT-SOC-05 FT-XP-01 FT-XP-02 FT-CORE-08]
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import BODY, HEAD, POOL_NAMES, ROLL_USAGE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer_words import given, whole
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import able, person_index
from affray.systems.fortmayn.position.seats import laid, lay
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.creating import LONGEST_ATTACHMENT
from affray.systems.fortmayn.rules.dice.usage_dice import use
from affray.systems.fortmayn.rules.gear import (
    HAND,
    PACK,
    burning,
    changed,
    has_hand_for,
    kind_of,
    new,
    place_of,
    put_out,
    with_thing,
    without,
    worn_down,
)
from affray.systems.fortmayn.rules.healing import given_back, taken_from
from affray.systems.fortmayn.rules.mending import put_on, without_armor, without_shield
from affray.systems.fortmayn.rules.milestones import with_die
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.rules.saves_and_sunder import endure
from affray.systems.fortmayn.table.verbs import ALL, RULING, Verb, malformed, person_fault, reason

MOST_DICE, MOST_COINS, MOST_THINGS = 12, 99_999, 60
DROP, DON, DOFF, LIGHT_UP, PUT_OUT, WIELD, STOW = "drop", "don", "doff", "light", "out", "wield", "stow"
HANDLED = (DROP, DON, DOFF, LIGHT_UP, PUT_OUT, WIELD, STOW)
"""What a player does with what his character carries."""


def someone(state: State, who: str) -> tuple[int, Person]:
    """The character of that name with his place. Raises ValueError for a name that there is not."""
    i = person_index(state, who)
    if i == NOBODY:
        raise ValueError(f"expected a character, got {who!r}")
    return i, state.people[i]


def gone_fault(state: State, who: str) -> Refusal | None:
    """Why nothing can be done for a character: dead, or lost. [FT-OOFA-08]"""
    one = state.people[person_index(state, who)]
    return no("person-gone", "out", "FT-OOFA-08", who=who) if one.dead or one.lost else None


# --- dice -------------------------------------------------------------------------------------------------------------
def dice_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot lose or regain so many dice of a pool. [FT-TEST-09 FT-HEAL-02]"""
    form = LOSE if answer.verb == "lose" else RESTORE
    if len(answer.words) != 3 or answer.words[1] not in POOL_NAMES or not 0 < whole(answer.words[2]) <= MOST_DICE:
        return malformed(form)
    return person_fault(state, side, answer.words[0]) or gone_fault(state, answer.words[0])


def lose(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has lost dice without a roll, as a consequence: BODY Dice that run out put him out
    unless a Brawny sunders, HEAD Dice do not. [FT-TEST-09 FT-TEST-08 FT-SUND-01]"""
    i, one = someone(state, answer.words[0])
    pool, amount = POOL_NAMES.index(answer.words[1]), whole(answer.words[2])
    say(ref, "table_consequence", who=one.id, pool=pool, count=amount, **reason(answer), clauses=("FT-TEST-09",))
    if pool == HEAD:
        return put_person(state, i, taken_from(one, HEAD, amount))
    end = endure(ref, i, one.type, one.body_ready, min(amount, one.body_ready), one.shield, one.armor, 1)
    out = one.out or bool(end.out)
    if end.out:
        say(ref, "out", who=one.id, clauses=("FT-TEST-08",))
    return put_person(state, i, replace(one, body_ready=end.ready, shield=end.shield, armor=end.armor, out=out))


def restore(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has dice ready again; who was out is up with a BODY Die. [FT-HEAL-02 FT-HEAL-03]"""
    i, one = someone(state, answer.words[0])
    pool = POOL_NAMES.index(answer.words[1])
    after = given_back(one, pool, whole(answer.words[2]))
    ready = after.body_ready if pool == BODY else after.head_ready
    say(
        ref,
        "table_restored",
        who=one.id,
        pool=pool,
        ready=ready,
        **reason(answer),
        clauses=("FT-HEAL-02", "FT-HEAL-03"),
    )
    return put_person(state, i, after)


# --- things -----------------------------------------------------------------------------------------------------------
def give_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot be given that: a thing is one of the price list, or any by its name."""
    words = given(answer)
    if len(words.plain) not in (2, 3) or set(words.plain[2:]) - {"magic"} or set(words.named) - {"form", "value"}:
        return malformed(GIVE)
    fits = 0 < len(words.plain[1]) <= LONGEST_ATTACHMENT and words.plain[1].isprintable()
    if not fits or whole(words.one("value", "0"), MOST_COINS) < 0:
        return malformed(GIVE)
    wrong = person_fault(state, side, words.plain[0])
    if wrong is None and len(state.people[person_index(state, words.plain[0])].things) >= MOST_THINGS:
        return no("table-full", "most", RULING, most=MOST_THINGS)
    return wrong


def give(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has a thing more. [FT-GEAR-01 FT-CORE-08]"""
    words = given(answer)
    i, one = someone(state, words.plain[0])
    thing = new(words.plain[1], words.one("form"))
    thing = replace(thing, magic="magic" in words.plain, value=whole(words.one("value", "0"), MOST_COINS))
    say(ref, "table_gets", who=one.id, item=thing.item, **reason(answer), clauses=(RULING,))
    return put_person(state, i, with_thing(one, thing))


def has_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that cannot be done with a thing: the character does not have it."""
    if len(answer.words) != 2:
        return malformed(f"{answer.verb} WHO ITEM")
    who, item = answer.words
    wrong = person_fault(state, side, who)
    if wrong is None and place_of(state.people[person_index(state, who)], item) < 0:
        return no("has-not", "item", "FT-GEAR-01", who=who, item=item)
    return wrong


def take(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has a thing less. [FT-CORE-08]"""
    i, one = someone(state, answer.words[0])
    say(ref, "table_loses_thing", who=one.id, item=answer.words[1], **reason(answer), clauses=(RULING,))
    return put_person(state, i, without(one, place_of(one, answer.words[1])))


def use_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a thing cannot be used up a little: it has no usage die. [FT-USE-01]"""
    wrong = has_fault(state, answer, side)
    if wrong is not None:
        return wrong
    who, item = answer.words
    one = state.people[person_index(state, who)]
    if not able(one):
        return no("is-out", "out", "FT-OOFA-01", who=who)
    if not one.things[place_of(one, item)].die:
        return no("no-usage-die", "item", "FT-USE-01", item=item)
    return None


def use_up(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after one use of a thing, with its usage roll; a light that has nothing left to burn goes out.

    [FT-USE-01 FT-USE-02 FT-USE-03]
    """
    i, one = someone(state, answer.words[0])
    k = place_of(one, answer.words[1])
    say(ref, "table_uses", who=one.id, item=answer.words[1], clauses=("FT-USE-01",))
    after = worn_down(one, k, use(ref, one.things[k].die, 0, ROLL_USAGE))
    return put_person(state, i, after if burning(after) else put_out(after))


def gear_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot do that with what he carries: drop, put on or take off, light or put out, take in hand or put away.

    [FT-LOAD-01 FT-ARM-06 FT-GEAR-03]
    """
    if len(answer.words) != 3 or answer.words[1] not in HANDLED:
        return malformed(GEAR)
    who, deed, item = answer.words
    wrong = person_fault(state, side, who)
    if wrong is not None:
        return wrong
    one = state.people[person_index(state, who)]
    if not able(one):
        return no("is-out", "out", "FT-OOFA-01", who=who)
    if deed == DOFF:
        return (
            None
            if item in (one.armor_item, one.shield_item) and item
            else no("has-not", "item", "FT-GEAR-01", who=who, item=item)
        )
    k = place_of(one, item)
    if k < 0:
        return no("has-not", "item", "FT-GEAR-01", who=who, item=item)
    kind = kind_of(one.things[k].item)
    fits = {
        DROP: True,
        DON: kind.slot in ("worn", "shield"),
        LIGHT_UP: not one.things[k].lit,
        PUT_OUT: one.things[k].lit,
        WIELD: one.things[k].place != HAND,
        STOW: one.things[k].place == HAND,
    }
    if deed in (WIELD, LIGHT_UP) and fits[deed] and not has_hand_for(one, one.things[k]):
        return no("hands-full", "hands", "FT-LOAD-01", who=who)
    return None if fits[deed] else no("gear-unfit", "item", "FT-GEAR-01", item=item)


def handle(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after a character has done that with his gear. [FT-ARM-06 FT-GEAR-03 FT-LOAD-01]"""
    i, one = someone(state, answer.words[0])
    deed, item = answer.words[1:]
    k = place_of(one, item)
    say(ref, "table_handles", who=one.id, deed=deed, item=item, clauses=("FT-GEAR-01", "FT-ARM-06"))
    if deed == DOFF:
        return put_person(state, i, without_armor(one) if item == one.armor_item else without_shield(one))
    if deed == DON:
        return put_person(state, i, put_on(one, k))
    if deed == DROP:
        return put_person(state, i, without(one, k))
    thing = one.things[k]
    place = {WIELD: HAND, LIGHT_UP: HAND, STOW: PACK}.get(deed, thing.place)
    lit = deed == LIGHT_UP or (thing.lit and deed == WIELD)
    return put_person(state, i, changed(one, k, replace(thing, place=place, lit=lit)))


def hand_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot hand a thing to another. [FT-LOAD-01]"""
    if len(answer.words) != 3:
        return malformed(HAND_OVER)
    who, item, whom = answer.words
    wrong = person_fault(state, side, who)
    if wrong is not None:
        return wrong
    one, k = state.people[person_index(state, who)], person_index(state, whom)
    if not able(one):
        return no("is-out", "out", "FT-OOFA-01", who=who)
    if place_of(one, item) < 0:
        return no("has-not", "item", "FT-GEAR-01", who=who, item=item)
    if k == NOBODY or whom == who:
        return no("nobody", "person", "FT-LOAD-01", who=whom)
    return gone_fault(state, whom)


def hand_over(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which another has a thing. [FT-LOAD-01]"""
    i, one = someone(state, answer.words[0])
    k = place_of(one, answer.words[1])
    say(ref, "table_hands", who=one.id, item=answer.words[1], whom=answer.words[2], clauses=("FT-LOAD-01",))
    j, other = someone(put_person(state, i, without(one, k)), answer.words[2])
    given_away = replace(one.things[k], place=PACK, lit=False)
    return put_person(put_person(state, i, without(one, k)), j, with_thing(other, given_away))


# --- coins and attachments --------------------------------------------------------------------------------------------
def coins_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot get or pay so many coins. [FT-GEAR-01]"""
    if len(answer.words) != 2:
        return malformed(COINS)
    amount = whole(answer.words[1].lstrip("+-"), MOST_COINS)
    wrong = person_fault(state, side, answer.words[0])
    if wrong is not None or amount < 1:
        return wrong or malformed(COINS)
    have = state.people[person_index(state, answer.words[0])].coins
    if answer.words[1].startswith("-") and amount > have:
        return no("too-dear", "coins", "FT-GEAR-01", who=answer.words[0], cost=amount, coins=have)
    return None


def coins(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has more coins, or fewer. [FT-GEAR-01 FT-CORE-08]"""
    i, one = someone(state, answer.words[0])
    amount = int(answer.words[1])
    say(ref, "table_coins_change", who=one.id, count=abs(amount), gained=int(amount > 0), coins=one.coins + amount,
        **reason(answer), clauses=(RULING,))  # fmt: skip
    return put_person(state, i, replace(one, coins=one.coins + amount))


def attach_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot win or lose an attachment of those words. [FT-SOC-05]"""
    if len(answer.words) != 1 or not 0 < len(answer.said) <= LONGEST_ATTACHMENT:
        return malformed(ATTACH if answer.verb == "attach" else DETACH)
    wrong = person_fault(state, side, answer.words[0])
    if wrong is None:
        held = answer.said in state.people[person_index(state, answer.words[0])].attachments
        if held == (answer.verb == "attach"):
            return no(
                "attached" if held else "not-attached",
                "attachment",
                "FT-SOC-05",
                who=answer.words[0],
                named=answer.said,
            )
    return wrong


def attach(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has won an attachment, or lost one. [FT-SOC-05]"""
    i, one = someone(state, answer.words[0])
    won = answer.verb == "attach"
    say(ref, "table_attached" if won else "table_detached", who=one.id, words=answer.said, clauses=("FT-SOC-05",))
    rest = tuple(each for each in one.attachments if each != answer.said)
    return put_person(state, i, replace(one, attachments=(*rest, answer.said) if won else rest))


# --- milestones -------------------------------------------------------------------------------------------------------
def survivors(state: State) -> tuple[str, ...]:
    """Who lives to see a milestone. [FT-XP-02]"""
    return tuple(one.id for one in state.people if not (one.dead or one.lost))


def milestone_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why these characters have reached no milestone. [FT-XP-01]"""
    if not answer.words:
        return malformed(MILESTONE)
    if answer.words == (ALL,):
        return None if survivors(state) else no("nobody", "person", "FT-XP-02", who=ALL)
    if len(set(answer.words)) < len(answer.words):
        return malformed(MILESTONE)
    return next(
        (wrong for who in answer.words if (wrong := person_fault(state, side, who) or gone_fault(state, who))), None
    )


def milestone(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which those who have survived a milestone have a Die each to add to a pool. [FT-XP-01 FT-XP-02 FT-XP-03]"""
    people = survivors(state) if answer.words == (ALL,) else answer.words
    say(ref, "table_milestone", whom=people, **reason(answer), clauses=("FT-XP-01", "FT-XP-02"))
    return lay(state, gains=(*laid(state).gains, *people))


def assign_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character has no Die to add. [FT-XP-02]"""
    if len(answer.words) != 2 or answer.words[1] not in POOL_NAMES:
        return malformed(ASSIGN)
    wrong = person_fault(state, side, answer.words[0])
    if wrong is None and answer.words[0] not in laid(state).gains:
        return no("no-gain", "gain", "FT-XP-02", who=answer.words[0])
    return wrong


def assign(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character has added a Die to a pool; it arrives ready. [FT-XP-02]"""
    i, one = someone(state, answer.words[0])
    pool = POOL_NAMES.index(answer.words[1])
    gains = list(laid(state).gains)
    gains.remove(one.id)
    after = with_die(one, pool)
    say(ref, "table_gained", who=one.id, pool=pool, body=after.body_max, head=after.head_max, clauses=("FT-XP-02",))
    return put_person(lay(state, gains=tuple(gains)), i, after)


LOSE, RESTORE = "lose WHO body|head NUMBER [: WHY]", "restore WHO body|head NUMBER [: WHY]"
GIVE = "give WHO ITEM [magic] [form=FORM] [value=COINS]"
GEAR = "gear WHO drop|don|doff|light|out|wield|stow ITEM"
HAND_OVER = "pass WHO ITEM TO"
COINS = "coins WHO NUMBER|-NUMBER [: WHY]"
ATTACH, DETACH = "attach WHO : TO WHOM OR WHAT", "detach WHO : TO WHOM OR WHAT"
MILESTONE, ASSIGN = "milestone WHO ...|all [: WHAT]", "assign WHO body|head"
VERBS: Mapping[str, Verb] = {
    "lose": Verb(LOSE, dice_fault, lose),
    "restore": Verb(RESTORE, dice_fault, restore),
    "give": Verb(GIVE, give_fault, give),
    "take": Verb("take WHO ITEM [: WHY]", has_fault, take),
    "use": Verb("use WHO ITEM", use_fault, use_up, players=True),
    "gear": Verb(GEAR, gear_fault, handle, players=True),
    "pass": Verb(HAND_OVER, hand_fault, hand_over, players=True),
    "coins": Verb(COINS, coins_fault, coins),
    "attach": Verb(ATTACH, attach_fault, attach),
    "detach": Verb(DETACH, attach_fault, attach),
    "milestone": Verb(MILESTONE, milestone_fault, milestone),
    "assign": Verb(ASSIGN, assign_fault, assign, players=True),
}
