"""The case verbs of dice, tests, stunts, melee; `VERBS` holds those of shots, falls and odds beside it too."""

from collections.abc import Mapping
from typing import Literal

from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import look_up
from affray.core.system import Verb
from affray.systems.fortmayn.cases import odds, shots
from affray.systems.fortmayn.cases.dice import (
    CaseReferee,
    Gear,
    Saves,
    check_faces,
    read_sources,
    read_wear,
    write_item,
    write_wear,
)
from affray.systems.fortmayn.cases.given import (
    DieName,
    Faces,
    Part,
    PoolName,
    Positive,
    TypeName,
    Whole,
    expect,
    house_of,
    pool_number,
    read_die,
    type_number,
    write_die,
)
from affray.systems.fortmayn.content.codes import (
    BODY,
    CLOSE,
    HEAD,
    MOST_DIE,
    NEVER,
    NO_DIE,
    OUTCOME_NAMES,
    REMOVES_AT,
    UNARMED_REMOVES_AT,
)
from affray.systems.fortmayn.rules.advantage import die_for, is_better_size, knack_sources
from affray.systems.fortmayn.rules.dice.pools import step
from affray.systems.fortmayn.rules.melee import Exchange, defend, exchange, ounce_order
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED, Trial, attempt, stunt
from affray.systems.fortmayn.rules.time_and_distance import band_at_feet

Task = Literal[
    "avoid_trap", "avoid_magical_device", "delicate_task", "climbing", "hearing", "moving_silently", "reading_language",
    "opening_lock", "searching", "fighting", "forcing", "talking", "other",
]  # fmt: skip
RIDING = ("mounted", "against_mounted")
ON_FOOT = 1
"""The value of `mounted` by which riding changes nothing."""


# --- dice -------------------------------------------------------------------------------------------------------------
class StepGiven(Given, frozen=True, kw_only=True):
    """`die step`: a die, and the steps to move it up or down."""

    op: Literal["step"]
    die: DieName
    steps: int


def die_step(given: Answer) -> Answer:
    """The die after that many steps. [FT-DICE-01 FT-DICE-02 FT-DICE-03]"""
    g = read_given(given, StepGiven)
    return {"die": write_die(step(read_die(g.die), g.steps))}


class PoolGiven(Given, frozen=True, kw_only=True):
    """`die pool`: who rolls which pool for which task, and the sources for and against."""

    op: Literal["pool"]
    type: TypeName
    pool: PoolName
    task: Task
    advantages: tuple[str, ...]
    disadvantages: tuple[str, ...]
    unarmed: bool


def die_pool(given: Answer) -> Answer:
    """The die of a roll, and the lowest face that removes a Difficulty Die. [FT-CHAR-01 FT-CHAR-04 FT-DICE-04
    FT-DICE-06 FT-MELEE-10]"""
    g = read_given(given, PoolGiven)
    house, type_, pool = house_of(g), type_number(g.type), pool_number(g.pool)
    expect(not (g.unarmed and pool == HEAD), "unarmed: expected BODY Dice")
    sources = [*knack_sources(type_, g.task), *read_sources(g.advantages, g.disadvantages)]
    if house.mounted == ON_FOOT:
        sources = [each for each in sources if each.label not in RIDING]
    sized = die_for(type_, pool, sources, house, int(g.unarmed))
    return {"die": write_die(sized.die), "removes_at": None if sized.removes_at == NEVER else sized.removes_at}


class SizeGiven(Given, frozen=True, kw_only=True):
    """`die weapon_size`: the sizes of both weapons, and whether their use was narrated."""

    op: Literal["weapon_size"]
    type: TypeName
    own: Literal[0, 1, 2, 3]
    theirs: Literal[0, 1, 2, 3]
    narrated: bool


def weapon_size(given: Answer) -> Answer:
    """Whether a weapon's size gives advantage. [FT-MELEE-13]"""
    g = read_given(given, SizeGiven)
    return {"advantage": is_better_size(type_number(g.type), g.own, g.theirs, int(g.narrated))}


DIE: Mapping[str, Verb] = {"step": die_step, "pool": die_pool, "weapon_size": weapon_size}


def die(given: Answer) -> Answer:
    """Run the verb of dice that `op` names."""
    return look_up(str(given.get("op")), DIE, "op")(given)


# --- tests and stunts -------------------------------------------------------------------------------------------------
class TrialGiven(Given, frozen=True, kw_only=True):
    """A roll of a pool against Difficulty Dice."""

    type: TypeName
    """The type of who rolls."""
    pool: PoolName
    """The pool."""
    ready: Whole
    """Ready dice of the pool."""
    dice: Faces
    """The faces that the dice show."""
    difficulty: Whole = UNSTATED
    """Difficulty Dice."""
    die: DieName | None = None
    """The die rolled; None for any."""
    shield: Gear | None = None
    """The shield on the arm."""
    armor: Gear | None = None
    """The armor worn."""
    sunder: str | None = None
    """What a Brawny would sunder."""
    saves: Saves = ()
    """The saves made."""


class StuntGiven(TrialGiven, frozen=True, kw_only=True):
    """A stunt; its Difficulty Dice must be given."""

    ready: Positive
    difficulty: Whole


def trial_fighter(g: TrialGiven) -> Fighter:
    """The character of a test or stunt."""
    return Fighter(Body(type_number(g.type), g.ready, read_wear(g.shield), read_wear(g.armor)), MOST_DIE, REMOVES_AT)


def trial_dice(g: TrialGiven) -> CaseReferee:
    """The dice of a test or stunt; none where there are no Difficulty Dice. Raises InputError."""
    faces = check_faces(g.dice, g.ready, read_die(g.die))
    return CaseReferee([faces] if g.difficulty else [], g.saves, g.sunder)


def trial_answer(g: TrialGiven, done: Trial) -> dict[str, object]:
    """The outcome of a test or stunt, and whether the character is out of BODY Dice."""
    return {
        "removed": done.removed,
        "difficulty_left": done.dd,
        "lost": done.own.wounded,
        "ready_left": done.own.body.ready,
        "out_of_action": pool_number(g.pool) == BODY and done.own.body.ready == 0,
        "sundered": write_item(done.own.sundered),
        "shield": write_wear(done.own.body.shield),
        "armor": write_wear(done.own.body.armor),
    }


def test(given: Answer) -> Answer:
    """The outcome of a test. [FT-TEST-01 to FT-TEST-11 FT-ARM-01 FT-SUND-03]"""
    g = read_given(given, TrialGiven)
    ref, house = trial_dice(g), house_of(g)
    done = attempt(
        ref, 0, pool=pool_number(g.pool), fighter=trial_fighter(g), dd=g.difficulty, in_conflict=0, house=house
    )
    ref.close(done.own.out)
    return {**trial_answer(g, done), "outcome": OUTCOME_NAMES[done.outcome]}


def stunt_of(given: Answer) -> Answer:
    """The outcome of a stunt. [FT-STUNT-02 FT-STUNT-03 FT-STUNT-04 FT-STUNT-05]"""
    g = read_given(given, StuntGiven)
    ref, house = trial_dice(g), house_of(g)
    done = stunt(
        ref,
        0,
        pool=pool_number(g.pool),
        fighter=trial_fighter(g),
        target=Target(g.difficulty),
        in_conflict=1,
        house=house,
    )
    ref.close(done.own.out)
    return {**trial_answer(g, done), "majority": done.majority != 0}


# --- melee ------------------------------------------------------------------------------------------------------------
class Character(Part, frozen=True, kw_only=True):
    """A character who fights: ready BODY Dice and gear."""

    type: TypeName
    ready: Positive
    shield: Gear | None = None
    armor: Gear | None = None


class Opponent(Part, frozen=True, kw_only=True):
    """The opponent of a character."""

    difficulty: Positive
    shield: DieName | None = None
    armor: DieName | None = None


class ExchangeGiven(Given, frozen=True, kw_only=True):
    """One melee roll."""

    character: Character
    """Who rolls."""
    opponent: Opponent
    """The opponent."""
    dice: Faces
    """The faces that the dice show."""
    die: DieName | None = None
    """The die rolled; None for any."""
    unarmed: bool = False
    """Whether the character fights without a weapon."""
    defend_only: bool = False
    """Whether the roll only defends."""
    saves: Saves = ()
    """The saves made."""
    sunder: str | None = None
    """What a Brawny would sunder."""


def exchange_result(g: ExchangeGiven, ref: CaseReferee) -> Exchange:
    """The exchange that these dice make. Raises InputError."""
    character, foe = g.character, g.opponent
    removes_at = UNARMED_REMOVES_AT if g.unarmed else REMOVES_AT
    body = Body(type_number(character.type), character.ready, read_wear(character.shield), read_wear(character.armor))
    fighter = Fighter(body, MOST_DIE, removes_at)
    target = Target(foe.difficulty, read_die(foe.shield), read_die(foe.armor))
    return defend(ref, 0, fighter, target) if g.defend_only else exchange(ref, 0, fighter, target, house_of(g))


def melee_exchange(given: Answer) -> Answer:
    """The outcome of one melee roll. [FT-MELEE-04 to FT-MELEE-08 FT-MELEE-10 FT-MELEE-11 FT-ARM-01 to FT-ARM-08
    FT-SUND-01]"""
    g = read_given(given, ExchangeGiven)
    ref = CaseReferee([check_faces(g.dice, g.character.ready, read_die(g.die))], g.saves, g.sunder)
    done = exchange_result(g, ref)
    ref.close(done.own.out)
    return {
        "removed": done.removed,
        "difficulty_left": done.foe.dd,
        "exposed": done.exposed,
        "wounded": done.own.wounded,
        "ready_left": done.own.body.ready,
        "shield": write_wear(done.own.body.shield),
        "armor": write_wear(done.own.body.armor),
        "sundered": write_item(done.own.sundered),
        "opponent_shield": write_die(done.foe.shield),
        "opponent_armor": write_die(done.foe.armor),
        "out_of_action": done.own.out != 0,
        "opponent_out": done.foe.dd == 0,
    }


# --- an Ounce of melee ------------------------------------------------------------------------------------------------
class Named(Part, frozen=True, kw_only=True):
    """A character of an Ounce, without gear."""

    name: str
    type: TypeName
    ready: Whole


class NamedOpponent(Part, frozen=True, kw_only=True):
    """An opponent of an Ounce."""

    name: str
    difficulty: Whole


class Blows(Part, frozen=True, kw_only=True):
    """A pair that fights, the feet between them, and the dice if it comes to a roll."""

    character: str
    opponent: str
    feet: Whole
    dice: Faces
    defend_only: bool = False


class OunceGiven(Given, frozen=True, kw_only=True):
    """The melee rolls of an Ounce."""

    characters: tuple[Named, ...]
    opponents: tuple[NamedOpponent, ...]
    exchanges: tuple[Blows, ...]


def melee_ounce(given: Answer) -> Answer:
    """The melee rolls of an Ounce in their order, and what is left of everybody. [FT-MELEE-02 FT-MELEE-03 FT-MELEE-08
    FT-MELEE-09 FT-MELEE-11]"""
    g = read_given(given, OunceGiven)
    kinds = {character.name: type_number(character.type) for character in g.characters}
    ready = {character.name: character.ready for character in g.characters}
    left = {opponent.name: opponent.difficulty for opponent in g.opponents}
    expect(len(ready) == len(g.characters) and len(left) == len(g.opponents), "name: expected each name once")
    for blows in g.exchanges:
        look_up(blows.character, ready, "character")
        look_up(blows.opponent, left, "opponent")
        expect(band_at_feet(blows.feet) == CLOSE, "feet: expected a pair who are Close")
    order: list[list[str]] = []
    for place in ounce_order([blows.feet for blows in g.exchanges]):
        blows = g.exchanges[place]
        who, foe = blows.character, blows.opponent
        if ready[who] > 0 and left[foe] > 0:
            ref = CaseReferee([check_faces(blows.dice, ready[who], NO_DIE)])
            fighter, target = Fighter(Body(kinds[who], ready[who]), MOST_DIE, REMOVES_AT), Target(left[foe])
            if blows.defend_only:
                done = defend(ref, 0, fighter, target)
            else:
                done = exchange(ref, 0, fighter, target, house_of(g))
            ready[who], left[foe] = done.own.body.ready, done.foe.dd
            order.append([who, foe])
    return {"order": order, "ready": ready, "difficulty": left}


VERBS: Mapping[str, Verb] = {
    "die": die,
    "test": test,
    "stunt": stunt_of,
    "melee_exchange": melee_exchange,
    "melee_ounce": melee_ounce,
    **shots.VERBS,
    "odds": odds.odds_of,
}
