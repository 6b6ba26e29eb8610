"""The tables of Fortmayn and its filler ones, typed and checked; read when first asked for."""

from collections.abc import Mapping
from functools import cache

import msgspec

from affray.core.reading.tables import load_table
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.content.rows import (
    BandRow,
    CareerRow,
    ChainRow,
    ConsequenceRow,
    CreatureRow,
    DisgraceRow,
    DuelOddsRow,
    EquipmentRow,
    EventRow,
    LikelihoodRow,
    LoopRow,
    ObstacleRow,
    OddityRow,
    OofaRow,
    OracleQuestionRow,
    OracleRow,
    OtherEquipmentRow,
    QuestRow,
    RangedRow,
    ReachRow,
    ReactionRow,
    RoomContentRow,
    RoomRow,
    SourceRow,
    SpecialRow,
    SpellEffectRow,
    SpellRow,
    TimeUnit,
    TreasureRow,
    TypeRow,
)


@cache
def types() -> Mapping[str, TypeRow]:
    """The table by `type`. [FT-CHAR-01 FT-CHAR-04]"""
    return {row.type: row for row in load_table(PACKAGE, "types.csv", TypeRow)}


@cache
def die_chain() -> Mapping[str, ChainRow]:
    """The table by `die`. [FT-DICE-01 FT-USE-02]"""
    return {row.die: row for row in load_table(PACKAGE, "die_chain.csv", ChainRow)}


@cache
def distance_bands() -> Mapping[str, BandRow]:
    """The table by `band`. [FT-DIST-01]"""
    return {row.band: row for row in load_table(PACKAGE, "distance_bands.csv", BandRow)}


@cache
def time_units() -> Mapping[str, TimeUnit]:
    """The table by `unit`. [FT-TIME-01]"""
    return {row.unit: row for row in load_table(PACKAGE, "time_units.csv", TimeUnit)}


@cache
def move_reach() -> tuple[ReachRow, ...]:
    """The table in its order. [FT-DIST-04]"""
    return load_table(PACKAGE, "move_reach.csv", ReachRow)


@cache
def oofa() -> tuple[OofaRow, ...]:
    """The table in its order. [FT-OOFA-02]"""
    return load_table(PACKAGE, "oofa.csv", OofaRow)


@cache
def reactions() -> tuple[ReactionRow, ...]:
    """The table in its order. [FT-REACT-02]"""
    return load_table(PACKAGE, "reaction.csv", ReactionRow)


@cache
def ranged_weapons() -> Mapping[str, RangedRow]:
    """The table by `weapon`. [FT-RANGE-04 FT-RANGE-05 FT-RANGE-06]"""
    return {row.weapon: row for row in load_table(PACKAGE, "ranged_weapons.csv", RangedRow)}


@cache
def advantage_sources() -> tuple[SourceRow, ...]:
    """The table in its order; a game master's ruling is in it for both steps. [FT-DICE-06]"""
    return load_table(PACKAGE, "advantage_sources.csv", SourceRow)


@cache
def equipment() -> Mapping[str, EquipmentRow]:
    """The table by `item_id`. [FT-GEAR-01]"""
    return {row.item_id: row for row in load_table(PACKAGE, "equipment.csv", EquipmentRow)}


@cache
def equipment_optional() -> Mapping[str, OtherEquipmentRow]:
    """The table by `item_id`. [FT-FILL-07]"""
    return {row.item_id: row for row in load_table(PACKAGE, "equipment_optional.csv", OtherEquipmentRow)}


@cache
def loop() -> tuple[LoopRow, ...]:
    """The table in its order."""
    return load_table(PACKAGE, "loop.csv", LoopRow)


@cache
def duel_odds() -> tuple[DuelOddsRow, ...]:
    """The table in its order."""
    return load_table(PACKAGE, "duel_odds.csv", DuelOddsRow)


@cache
def specials() -> Mapping[str, SpecialRow]:
    """The table by `code`. [FT-FILL-03]"""
    return {row.code: row for row in load_table(PACKAGE, "specials.csv", SpecialRow)}


@cache
def spell_effects() -> Mapping[str, SpellEffectRow]:
    """The table by `spell_id`. [FT-SPELL-08 FT-FILL-05]"""
    return {row.spell_id: row for row in load_table(PACKAGE, "spell_effects.csv", SpellEffectRow)}


# --- filler -----------------------------------------------------------------------------------------------------------
class Filler(msgspec.Struct, frozen=True, cache_hash=True):
    """The tables that a user may replace by his own of the same columns. [FT-FILL-01 to FT-FILL-14]"""

    events: tuple[EventRow, ...]
    """Events by die and rise."""
    oracle: tuple[OracleRow, ...]
    """Answers of the oracle."""
    oracle_likelihood: tuple[LikelihoodRow, ...]
    """Likelihoods with their dice."""
    oracle_questions: tuple[OracleQuestionRow, ...]
    """Further questions of the oracle."""
    bestiary: tuple[CreatureRow, ...]
    """Creatures."""
    obstacles: tuple[ObstacleRow, ...]
    """Obstacles and traps."""
    spells: tuple[SpellRow, ...]
    """Spells."""
    careers: tuple[CareerRow, ...]
    """Careers by d20."""
    rooms: tuple[RoomRow, ...]
    """Rooms by d20."""
    room_contents: tuple[RoomContentRow, ...]
    """What rooms hold, by d6."""
    treasures: tuple[TreasureRow, ...]
    """Treasures."""
    quests: tuple[QuestRow, ...]
    """Quests by d12."""
    oddities: tuple[OddityRow, ...]
    """Unexpected things by d20."""
    consequences: tuple[ConsequenceRow, ...]
    """What follows failure, by d6."""
    disgrace: tuple[DisgraceRow, ...]
    """What follows a lost talk, by HEAD Die."""


@cache
def shipped() -> Filler:
    """The filler that comes with the rules: our own content, labelled as such."""
    return Filler(
        events=load_table(PACKAGE, "events.csv", EventRow),
        oracle=load_table(PACKAGE, "oracle.csv", OracleRow),
        oracle_likelihood=load_table(PACKAGE, "oracle_likelihood.csv", LikelihoodRow),
        oracle_questions=load_table(PACKAGE, "oracle_questions.csv", OracleQuestionRow),
        bestiary=load_table(PACKAGE, "bestiary.csv", CreatureRow),
        obstacles=load_table(PACKAGE, "obstacles.csv", ObstacleRow),
        spells=load_table(PACKAGE, "spells.csv", SpellRow),
        careers=load_table(PACKAGE, "careers.csv", CareerRow),
        rooms=load_table(PACKAGE, "rooms.csv", RoomRow),
        room_contents=load_table(PACKAGE, "room_contents.csv", RoomContentRow),
        treasures=load_table(PACKAGE, "treasures.csv", TreasureRow),
        quests=load_table(PACKAGE, "quests.csv", QuestRow),
        oddities=load_table(PACKAGE, "oddities.csv", OddityRow),
        consequences=load_table(PACKAGE, "consequences.csv", ConsequenceRow),
        disgrace=load_table(PACKAGE, "disgrace.csv", DisgraceRow),
    )
