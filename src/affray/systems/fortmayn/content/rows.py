"""The rows of Fortmayn's tables: the document's, and the filler ones that a user may replace."""

import msgspec


class TypeRow(msgspec.Struct, frozen=True):
    """A type: its dice before any gain, the tasks it has a knack for, what it may sunder. [FT-CHAR-01 FT-CHAR-04]"""

    type: str
    body_die: str
    head_die: str
    task_advantage: str = ""
    sunders: str = ""


class ChainRow(msgspec.Struct, frozen=True):
    """A die, its neighbours, and what a usage die becomes on 1 or 2. [FT-DICE-01 FT-USE-02]"""

    die: str
    bigger: str
    smaller: str
    usage_next_lower: str


class BandRow(msgspec.Struct, frozen=True):
    """A distance in words and in feet. [FT-DIST-01]"""

    band: str
    min_feet_exclusive: int = 0
    max_feet_inclusive: int = 0


class TimeUnit(msgspec.Struct, frozen=True):
    """A unit of time in Ounces. [FT-TIME-01]"""

    unit: str
    ounces: int
    approx_seconds: str
    used_for: str


class ReachRow(msgspec.Struct, frozen=True):
    """The bands to a target that a move from a band can end in, near to far. [FT-DIST-04]"""

    from_band: str
    move: str
    reaches: str


class OofaRow(msgspec.Struct, frozen=True):
    """What becomes of somebody who was Out of Action, by the die. [FT-OOFA-02]"""

    body_die: str
    result_id: str
    title: str
    body_max_change: str = ""
    body_ready: int = 0
    head_effect: str = ""
    lasting: str = ""


class ReactionRow(msgspec.Struct, frozen=True):
    """How creatures take a meeting, by the die picked. [FT-REACT-02]"""

    head_die: str
    row_id: str
    reaction: str
    filler_first_behaviour: str


class RangedRow(msgspec.Struct, frozen=True):
    """Where a ranged weapon works, and the step of who shoots with it. [FT-RANGE-04 FT-RANGE-05 FT-RANGE-06]"""

    weapon: str
    """The id of the weapon."""
    close: str
    """Whether it works at Close: yes or no."""
    nearby: str
    """Whether it works at Nearby."""
    distant: str
    """Whether it works at Distant."""
    far_away: str
    """Whether it works at Far-Away."""
    shooter_step_nearby: int
    """The shooter's steps at Nearby."""
    shooter_step_distant: int
    """The shooter's steps at Distant."""
    source: str
    """Which rule says so, in words."""


class SourceRow(msgspec.Struct, frozen=True):
    """A source of advantage or disadvantage, and the roll that it names. [FT-DICE-06]"""

    source: str
    step: int
    applies_to: str
    status: str


class WareRow(msgspec.Struct, frozen=True):
    """What is for sale. [FT-GEAR-01]"""

    item_id: str
    """The id."""
    name: str
    """What it is called."""
    cost_coins: int
    """The price in coins."""
    usage_die: str = ""
    """Its usage die, such as d6; empty for none."""
    slot: str = ""
    """Where it is carried, such as `worn`; empty for anywhere."""
    hands: int = 0
    """Hands that it takes."""
    bulk: int = 0
    """What it takes of the load."""


class EquipmentRow(WareRow, frozen=True):
    """A thing of the price list. [FT-GEAR-01]"""

    task: str = ""
    """The task that it helps with; empty for none."""
    effect_kind: str = ""
    """How it helps: `advantage` or `enable`; empty for neither."""
    effect: str = ""
    """What it does, in words."""
    effect_status: str = ""
    """Where the effect comes from: the document or filler."""


class OtherEquipmentRow(WareRow, frozen=True):
    """Other gear (filler). [FT-FILL-07]"""

    effect: str = ""
    """What it does, in words."""
    status: str = ""
    """Where the row comes from."""


class LoopRow(msgspec.Struct, frozen=True):
    """A row of the loop: what comes of an input in a state where a guard holds."""

    state: str
    input: str
    guard: str = ""
    next: str = ""
    dice: str = ""
    notes: str = ""


class DuelOddsRow(msgspec.Struct, frozen=True):
    """The chance of a lone unarmored character against one foe, derived."""

    type: str
    ready_body: int
    die: str
    difficulty_dice: int
    chance_character_wins: str


class SpecialRow(msgspec.Struct, frozen=True):
    """What a special code of a creature does (filler). [FT-FILL-03]"""

    code: str
    effect: str


class EventRow(msgspec.Struct, frozen=True):
    """An event by die and rise (filler). [FT-FILL-01]"""

    die: int
    theme: str
    rise: int
    chance: str
    event_id: str
    text: str
    effect_code: str


class OracleRow(msgspec.Struct, frozen=True):
    """An answer of the oracle by its die (filler). [FT-FILL-02]"""

    roll: str
    row_id: str
    answer: str
    subsidiary_question: str


class LikelihoodRow(msgspec.Struct, frozen=True):
    """The die of a likelihood (filler). [FT-FILL-02]"""

    likelihood: str
    die: str
    chance_yes: str
    chance_unexpected: str


class OracleQuestionRow(msgspec.Struct, frozen=True):
    """A subsidiary question (filler). [FT-FILL-02]"""

    row_id: str
    d6: int
    question: str


class CreatureRow(msgspec.Struct, frozen=True):
    """A creature (filler). [FT-FILL-03]"""

    creature_id: str
    """The id."""
    name: str
    """What it is called."""
    difficulty_dice: int
    """Its Difficulty Dice."""
    tags: str
    """What kind it is, such as `undead`, parted by blanks."""
    weapon_size: int
    """The size of its weapon, 0 to 3."""
    ranged: str = ""
    """Its ranged weapon; empty for none."""
    shield: str = ""
    """The item id of its shield; empty for none."""
    armor: str = ""
    """The item id of its armor; empty for none."""
    fixed_reaction: str = ""
    """The reaction that it always has; empty where it is rolled."""
    actions: str = ""
    """What it does, in words."""
    specials: str = ""
    """Its special codes, parted by blanks."""
    flees_when: str = ""
    """When its nerve is gone: half, hurt, one_left or never."""
    loot: str = ""
    """What it carries, in words."""
    speech: str = ""
    """Whether it has speech, yes or no; empty: people have it."""


class ObstacleRow(msgspec.Struct, frozen=True):
    """An obstacle or a trap (filler). [FT-FILL-04]"""

    obstacle_id: str
    """The id."""
    name: str
    """What it is called."""
    difficulty_dice: int
    """Its Difficulty Dice."""
    pool: str
    """The pool that it is tried with, by name."""
    task: str
    """The task that it asks for."""
    hidden: str = ""
    """What is not seen at once, or `hidden` for all of it; empty for nothing."""
    consequence_on_failure: str = ""
    """What it costs who fails at it, in words that the rules know."""
    status: str = ""
    """Where the row comes from."""


class SpellRow(msgspec.Struct, frozen=True):
    """A spell (filler). [FT-FILL-05]"""

    spell_id: str
    name: str
    target_difficulty: str
    duration: str
    target: str
    narrative_effect: str
    status: str


class SpellEffectRow(msgspec.Struct, frozen=True):
    """What a shipped spell changes in play beside its story. [FT-SPELL-08 FT-FILL-05]"""

    spell_id: str
    """The id of the spell."""
    aim: str
    """What it is aimed at: self, creature, obstacle, person or exit."""
    reach: str = ""
    """The farthest band; empty for any."""
    only: str = ""
    """The kind that it works on alone; empty for any."""
    does: str = ""
    """What it does, such as `light`."""
    task: str = ""
    """For which task; empty for none."""
    amount: int = 0
    """By how many steps or dice."""
    moments: int = 0
    """For how many Moments."""


class CareerRow(msgspec.Struct, frozen=True):
    """A career (filler). [FT-FILL-06]"""

    d20: int
    career_id: str
    name: str
    belonging: str
    knack_task: str


class RoomRow(msgspec.Struct, frozen=True):
    """A room (filler). [FT-FILL-08]"""

    d20: int
    room_id: str
    name: str
    exits: int
    light: str
    feature: str
    searching_difficulty: int


class RoomContentRow(msgspec.Struct, frozen=True):
    """What a room holds by d6 (filler). [FT-FILL-08]"""

    d6: int
    content: str
    then: str


class TreasureRow(msgspec.Struct, frozen=True):
    """A treasure (filler). [FT-FILL-10]"""

    treasure_id: str
    name: str
    tier: str
    value_coins: str


class QuestRow(msgspec.Struct, frozen=True):
    """A quest (filler). [FT-FILL-10]"""

    d12: int
    quest_id: str
    goal: str
    place: str
    complication: str


class OddityRow(msgspec.Struct, frozen=True):
    """Something unexpected to look for (filler). [FT-SOLO-03]"""

    d20: int
    prompt: str


class ConsequenceRow(msgspec.Struct, frozen=True):
    """What follows a failed test by d6 (filler). [FT-FILL-14]"""

    d6: int
    consequence_id: str
    title: str
    effect: str


class DisgraceRow(msgspec.Struct, frozen=True):
    """What follows a lost talk by the HEAD Die (filler). [FT-FILL-14]"""

    head_die: str
    result_id: str
    title: str
    effect: str
