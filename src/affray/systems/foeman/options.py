"""House rules: each a whole number in one flat tuple, so that rules can take it and still compile."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from affray.core import InputError, OptionFact
from affray.core.tables import load_table

BOOL = ("false", "true")


class House(NamedTuple):
    """The value of every option as its place in the list of values of options.csv (a bool: 0 false, 1 true)."""

    negative_rounding: int = 0  # up, away_from_zero [FM-GEN-04]
    pivot_half: int = 0  # exact, rounded_up [FM-GEN-04]
    orc_rq: int = 0  # both, penalty_only [FM-FIG-08]
    rq_forbids: int = 0  # never, above_st [FM-EQP-08]
    prone_engages: int = 1  # [FM-MOV-11]
    pass_friends: int = 0  # [FM-MOV-14]
    hth_entry_sign: int = 0  # mover_minus_target, target_minus_mover [FM-HTH-02]
    tie_uses_bonuses: int = 0  # [FM-BID-05]
    figures_block_hurl: int = 0  # [FM-LOS-01]
    duress_counts: int = 0  # all, physical [FM-DX-02]
    reroll_zeroes: int = 0  # fresh_only, any_time [FM-HIT-05]
    critical_needs: int = 0  # any_reroll, raised_total [FM-HIT-08]
    adventurer_bonus_faces: int = 0  # modified, raw [FM-HIT-10]
    guard_scope: int = 0  # by_mode, all [FM-GRD-02]
    defending_shield_cover: int = 0  # item, any [FM-ARM-04]
    guard_in_hth: int = 0  # [FM-GRD-03]
    proficiency_parity: int = 0  # current, rolled [FM-DMG-11]
    exhaustion_floor: int = 0  # one, unconscious_level [FM-APP-05]
    wake_on_recovery: int = 1  # [FM-REC-03]
    ep_loss: int = 0  # any_sv, hard_sv_only [FM-EP-05]


PLAIN = House()


class OptionRow(msgspec.Struct, frozen=True):
    """A row of options.csv."""

    option: str
    values: str
    default: str
    clause: str


def option_facts() -> tuple[OptionFact, ...]:
    """Every option with its values and default."""
    return tuple(
        OptionFact(
            row.option,
            BOOL if row.values == "bool" else tuple(row.values.split("|")),
            row.default,
            row.clause,
        )
        for row in load_table("affray.systems.foeman", "options.csv", OptionRow)
    )


def read_house(given: Mapping[str, object]) -> House:
    """The house rules with these options set. Raises InputError for an unknown option or value."""
    facts = {fact.name: fact for fact in option_facts()}
    values: dict[str, int] = {}
    for name, value in given.items():
        if name not in facts:
            raise InputError(f"option {name!r} is unknown; expected one of {', '.join(facts)}")
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text not in facts[name].values:
            raise InputError(f"option {name}={text!r}: expected {' or '.join(facts[name].values)}")
        values[name] = facts[name].values.index(text)
    return PLAIN._replace(**values)


def changed(house: House) -> dict[str, str]:
    """The options that differ from plain Foeman, by name and value."""
    return {
        fact.name: fact.values[getattr(house, fact.name)]
        for fact in option_facts()
        if getattr(house, fact.name) != getattr(PLAIN, fact.name)
    }
