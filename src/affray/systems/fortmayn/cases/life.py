"""The case verbs of characters between rolls: making and advancing one, wear, repair, healing, gear, travel."""

from collections.abc import Mapping
from typing import Literal

from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.systems.fortmayn.cases.given import (
    DieName,
    Faces,
    Positive,
    TypeName,
    Whole,
    dice_script,
    expect,
    expect_allowed,
    house_of,
    read_die,
    run_op,
    type_number,
    write_die,
)
from affray.systems.fortmayn.cases.travel import travel_case
from affray.systems.fortmayn.content.codes import (
    BODY,
    BRAINY,
    HEAD,
    NO_DIE,
    OUTCOME_NAMES,
    OVERCOME,
    POOL_NAMES,
    ROLL_USAGE,
)
from affray.systems.fortmayn.content.people import Person, Wear
from affray.systems.fortmayn.rules import healing, mending, time_and_distance
from affray.systems.fortmayn.rules.advantage import is_damaged
from affray.systems.fortmayn.rules.creating import is_split, starting_coins
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.dice.usage_dice import die_to_throw, roll_usage
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, capacity, is_too_much, item_kinds, total_cost
from affray.systems.fortmayn.rules.milestones import STYLES, dice_gained, style_of, with_more_dice
from affray.systems.fortmayn.rules.saves_and_sunder import Body
from affray.systems.fortmayn.rules.tests_and_stunts import test

ArmorName = Literal["gambeson", "leather", "chain_mail", "plate_and_mail", "small_shield", "large_shield"]
MilestoneName = Literal["session", "dungeon_level", "quest", "major_event"]


# --- characters -------------------------------------------------------------------------------------------------------
class CreateGiven(Given, frozen=True, kw_only=True):
    """`character create`: the type, the dice, and the faces of the coin dice."""

    op: Literal["create"]
    type: TypeName
    body: int
    head: int
    coin_dice: Faces


def create(given: Answer) -> Answer:
    """A new character. [FT-CHAR-01 FT-CHAR-02 FT-CHAR-03 FT-CHAR-07]"""
    asked = read_given(given, CreateGiven)
    expect(is_split(asked.body, asked.head), "body, head: expected four dice, at least one of each")
    kind = type_number(asked.type)
    return {
        "body_die": write_die(base_die(kind, BODY)),
        "head_die": write_die(base_die(kind, HEAD)),
        "style": STYLES[style_of(asked.body, asked.head)],
        "coins": starting_coins(dice_script([asked.coin_dice])),
    }


class AdvanceGiven(Given, frozen=True, kw_only=True):
    """`character advance`: a character who passes milestones."""

    op: Literal["advance"]
    """Which verb it is."""
    body_max: Positive
    """BODY Dice owned."""
    body_ready: Whole
    """BODY Dice that are ready."""
    head_max: Whole
    """HEAD Dice owned."""
    head_ready: Whole
    """HEAD Dice that are ready."""
    advance_on: MilestoneName
    """The campaign's kind of milestone."""
    milestones: tuple[str, ...]
    """The milestones that were passed."""
    survived: bool
    """Whether the character is alive."""
    assign: tuple[Literal["body", "head"], ...]
    """The pool that each gained Die goes to."""


def advance(given: Answer) -> Answer:
    """A character after milestones. [FT-XP-01 FT-XP-02 FT-XP-03 FT-CHAR-03]"""
    asked = read_given(given, AdvanceGiven)
    check_ready(asked.body_ready, asked.body_max)
    check_ready(asked.head_ready, asked.head_max)
    house = house_of(Given(options={**asked.options, "advance_on": asked.advance_on}))
    gained = dice_gained(asked.milestones, int(asked.survived), house)
    expect(len(asked.assign) == gained, f"assign: expected {gained} dice, got {len(asked.assign)}")
    person = Person(
        id="",
        side=0,
        type=0,
        body_max=asked.body_max,
        body_ready=asked.body_ready,
        head_max=asked.head_max,
        head_ready=asked.head_ready,
    )
    for pool in asked.assign:
        person = with_more_dice(person, POOL_NAMES.index(pool))
    style = STYLES[style_of(person.body_max, person.head_max)]
    return {"gained": gained, "style": style, **{key: getattr(person, key) for key in READY}}


READY = ("body_max", "body_ready", "head_max", "head_ready")


def check_ready(ready: int, most: int) -> None:
    """Raises InputError where more dice are ready than owned. [FT-CORE-07]"""
    expect(ready <= most, f"ready: expected at most {most}, got {ready}")


def character(given: Answer) -> Answer:
    """Run `character`: create or advance."""
    return run_op(given, {"create": create, "advance": advance})


# --- usage dice and repair --------------------------------------------------------------------------------------------
class UsageGiven(Given, frozen=True, kw_only=True):
    """`usage_roll`: the die, the face rolled, and whether it is of magic armor."""

    die: DieName
    roll: Positive
    magic: bool = False


def usage_roll(given: Answer) -> Answer:
    """The usage die after one use. [FT-USE-01 FT-USE-02 FT-USE-03 FT-MAGIC-02]"""
    asked = read_given(given, UsageGiven)
    die, magic = read_die(asked.die), int(asked.magic)
    left = roll_usage(dice_script([[asked.roll]]), die, magic, ROLL_USAGE)
    return {"rolled": write_die(die_to_throw(die, magic)), "die": write_die(left), "expended": left == NO_DIE}


class StateGiven(Given, frozen=True, kw_only=True):
    """`repair state`: a shield or armor with its present die."""

    op: Literal["state", "coins", "craft"]
    item: ArmorName
    die: DieName | None


def gear_and_kind(asked: StateGiven) -> tuple[Wear, int]:
    """The gear of a case, and whether it is a shield. Raises InputError for a die above its own. [FT-ARM-04]"""
    kind = item_kinds()[asked.item]
    die = read_die(asked.die)
    expect(die <= kind.die, f"die: expected at most d{kind.die}, got {asked.die}")
    return Wear(die, kind.die), int(kind.slot == SHIELD_SLOT)


def repair_state(given: Answer) -> Answer:
    """The condition of a shield or armor. [FT-ARM-05 FT-ARM-06 FT-ARM-09 FT-ARM-10]"""
    worn, is_shield = gear_and_kind(read_given(given, StateGiven))
    damaged = is_damaged(worn)
    repairable = mending.can_mend(worn, is_shield)
    return {"damaged": damaged, "disadvantage": damaged, "broken": mending.is_broken(worn), "repairable": repairable}


class CoinsGiven(StateGiven, frozen=True, kw_only=True):
    """`repair coins`: the face of the price die, the coins at hand, and whether the armor is magic."""

    roll: Positive
    coins: Whole
    magic: bool = False


def repair_coins(given: Answer) -> Answer:
    """A repair for coins. [FT-ARM-09 FT-MAGIC-02]"""
    asked = read_given(given, CoinsGiven)
    worn, is_shield = gear_and_kind(asked)
    expect(mending.can_mend(worn, is_shield), "item: expected damaged armor")
    cost = mending.repair_price(dice_script([[asked.roll]]), worn.die, int(asked.magic))
    paid = cost <= asked.coins
    return {
        "die": write_die(mending.mended_die(worn.die) if paid else worn.die),
        "cost": cost,
        "paid": paid,
        "coins": asked.coins - cost if paid else asked.coins,
    }


class CraftGiven(StateGiven, frozen=True, kw_only=True):
    """`repair craft`: who mends with which dice, the Difficulty Dice, and whether there are materials and time."""

    type: TypeName
    ready: Whole
    dice: Faces
    difficulty: Whole
    materials: bool
    time: bool


def repair_craft(given: Answer) -> Answer:
    """A repair by craft: a Brainy's HEAD test, which the knack does not step. [FT-ARM-10 FT-CHAR-06]"""
    asked = read_given(given, CraftGiven)
    worn, is_shield = gear_and_kind(asked)
    expect(mending.can_mend(worn, is_shield), "item: expected damaged armor")
    expect_allowed(mending.craft_refusal(type_number(asked.type), int(asked.materials), int(asked.time)))
    die = base_die(BRAINY, HEAD)
    expect(len(asked.dice) == asked.ready, f"dice: expected {asked.ready}, got {len(asked.dice)}")
    expect(max(asked.dice, default=0) <= die, f"dice: expected faces of at most {die}")
    house = house_of(asked)
    made = test(
        dice_script([asked.dice]),
        0,
        pool=HEAD,
        body=Body(BRAINY, asked.ready),
        die=die,
        dd=asked.difficulty,
        in_conflict=0,
        house=house,
    )
    return {
        "die": write_die(mending.mended_die(worn.die) if made.outcome == OVERCOME else worn.die),
        "outcome": OUTCOME_NAMES[made.outcome],
        "lost": made.own.wounded,
        "difficulty_left": made.dd,
    }


def repair(given: Answer) -> Answer:
    """Run `repair`: state, coins or craft."""
    return run_op(given, {"state": repair_state, "coins": repair_coins, "craft": repair_craft})


# --- healing ----------------------------------------------------------------------------------------------------------
class SleepGiven(Given, frozen=True, kw_only=True):
    """`heal sleep`: the dice, and whether there was a meal and sleep."""

    op: Literal["sleep"]
    body_ready: Whole
    body_max: Positive
    head_ready: Whole
    head_max: Whole
    meal: bool
    slept: bool


def heal_sleep(given: Answer) -> Answer:
    """The ready dice after a night. [FT-HEAL-01]"""
    asked = read_given(given, SleepGiven)
    check_ready(asked.body_ready, asked.body_max)
    check_ready(asked.head_ready, asked.head_max)
    body, head = asked.body_ready, asked.head_ready
    now = healing.ready_after_sleep(body, asked.body_max, head, asked.head_max, int(asked.meal), int(asked.slept))
    return {"body_ready": now.body, "head_ready": now.head}


class DiceGiven(Given, frozen=True, kw_only=True):
    """`heal dice` and `heal lose`: the BODY Dice, and how many come back or go."""

    op: Literal["dice", "lose"]
    body_ready: Whole
    body_max: Positive
    amount: Whole


def heal_dice(given: Answer) -> Answer:
    """The BODY Dice after some come back, or are lost without a roll. [FT-HEAL-02 FT-HEAL-03 FT-TEST-09]"""
    asked = read_given(given, DiceGiven)
    check_ready(asked.body_ready, asked.body_max)
    if asked.op == "dice":
        ready = healing.ready_after_gain(asked.body_ready, asked.body_max, asked.amount)
    else:
        ready = healing.ready_after_loss(asked.body_ready, asked.amount)
    return {"body_ready": ready, "out_of_action": ready == 0}


def heal(given: Answer) -> Answer:
    """Run `heal`: sleep, dice or lose."""
    return run_op(given, {"sleep": heal_sleep, "dice": heal_dice, "lose": heal_dice})


# --- gear and travel --------------------------------------------------------------------------------------------------
class BuyGiven(Given, frozen=True, kw_only=True):
    """`gear buy`: the coins, and the things to buy."""

    op: Literal["buy"]
    coins: Whole
    items: tuple[str, ...]


def gear_buy(given: Answer) -> Answer:
    """The price of things, and the coins left. [FT-GEAR-01 FT-FILL-07]"""
    asked = read_given(given, BuyGiven)
    cost = total_cost(asked.items)
    expect(cost <= asked.coins, f"coins: expected {cost} or more, got {asked.coins}")
    return {"cost": cost, "coins": asked.coins - cost}


class LoadGiven(Given, frozen=True, kw_only=True):
    """`gear load`: containers, and the bulk carried."""

    op: Literal["load"]
    backpack: bool
    small_sacks: Whole
    large_sacks: Whole
    bulk: Whole


def gear_load(given: Answer) -> Answer:
    """The bulk that fits, and whether the load is too much. [FT-LOAD-01 FT-LOAD-02 FT-LOAD-03]"""
    asked = read_given(given, LoadGiven)
    most = capacity(int(asked.backpack), asked.small_sacks, asked.large_sacks)
    expect(most >= 0, "sacks: expected no more than two hands hold")
    over = is_too_much(asked.bulk, most)
    longest = time_and_distance.MOVE_NAMES[time_and_distance.longest_move(0, over)]
    return {"capacity": most, "overloaded": bool(over), "disadvantage": bool(over), "max_move": longest}


def gear(given: Answer) -> Answer:
    """Run `gear`: buy or load."""
    return run_op(given, {"buy": gear_buy, "load": gear_load})


VERBS: Mapping[str, Verb] = {
    "character": character,
    "usage_roll": usage_roll,
    "repair": repair,
    "heal": heal,
    "gear": gear,
    "travel": travel_case,
}
