"""Attacks, castings and saving rolls of the guide as its clauses have them, worked out with the dice of a library."""

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from affray.systems.melee.content.tables import Spell, spells
from tests.units.lab.beside.libraries import (
    Chances,
    Library,
    OracleAnswer,
    Question,
    chance,
    faces_of,
    mapped,
    sure,
    then,
    to_all,
    without_zeros,
)

D6 = faces_of(6)


class Blow(NamedTuple):
    """An attack: adjDX, damage dice, what is added to each set of them, hits stopped; dice to hit; whether the weapon can be
    dropped, whether it does half of its damage; up to which face a body before the target takes the shot (0: none does);
    damage at the least; ST of the target."""

    adj: int
    dice: int = 0
    add: int = 0
    stopped: int = 0
    to_hit: int = 3
    held: bool = True
    half: bool = False
    body: int = 0
    least: int = 0
    target: int = 12


class End(NamedTuple):
    """What comes of an attack: what damage is multiplied by, the hits that get through to the target, the hit roll."""

    times: int
    hits: int
    total: int


def multiplier(dice: int, adj: int, total: int) -> int:
    """What a hit roll multiplies damage by; 0 is a miss. [CM-HIT-01 CM-HIT-02 CM-HIT-03 CM-HIT-04]"""
    if dice == 4:
        return int(total <= 5 or (total <= adj and total < 20))
    return {3: 3, 4: 2, 5: 1, 16: 0, 17: 0, 18: 0}.get(total, int(total <= adj))


def hits_of(points: int, times: int, blow: Blow) -> int:
    """The hits that get through; half of the total counts before it is multiplied. [CM-DMG-01 CM-DMG-02 CM-DMG-03
    CM-DMG-04 CM-EQUIP-04]"""
    total = max(0, blow.least, points + blow.add)
    return max(0, (total // 2 if blow.half else total) * times - blow.stopped)


def ends(blow: Blow, library: Library) -> Chances[End]:
    """The chances of all that may come of an attack. [CM-MISS-05]"""

    def ended(total: int) -> Chances[End]:
        times = multiplier(blow.to_hit, blow.adj, total)
        if not times:
            return sure(End(0, 0, total))
        harm = mapped(library.sums(blow.dice, D6), lambda points: hits_of(points, times, blow))
        taken = Fraction(blow.body, 6)
        shot = mapped(harm, lambda hits: End(times, hits, total))
        if taken:
            shot = {end: share * (1 - taken) for end, share in shot.items()} | {End(times, -1, total): taken}
        return shot

    return then(library.sums(blow.to_hit, D6), ended)


def fates(outcomes: Chances[End], blow: Blow) -> dict[str, Fraction]:
    """What may befall the target. [CM-INJ-02 CM-INJ-03 CM-INJ-05]"""
    return {
        "knocked_down": chance(outcomes, lambda end: end.hits >= 8),
        "unconscious": chance(outcomes, lambda end: blow.target - max(0, end.hits) == 1),
        "dead": chance(outcomes, lambda end: end.hits >= blow.target),
    }


def hit_chances(outcomes: Chances[End]) -> dict[str, Fraction]:
    """How an attack may hit."""
    return {
        "hit": chance(outcomes, lambda end: end.times),
        "double": chance(outcomes, lambda end: end.times == 2),
        "triple": chance(outcomes, lambda end: end.times == 3),
    }


def attack(blow: Blow, library: Library) -> OracleAnswer:
    """All about an attack with weapons or without. [CM-HIT-06]"""
    found = ends(blow, library)
    drops, breaks = ((17,), (18,)) if blow.to_hit == 3 else ((21, 22), (23, 24))
    lost = {
        "drops": chance(found, lambda end: blow.held and end.total in drops),
        "breaks": chance(found, lambda end: blow.held and end.total in breaks),
    }
    hits = mapped(found, lambda end: max(0, end.hits))
    return to_all(
        {**hit_chances(found), **lost, **fates(found, blow)}, {"hits": without_zeros(hits)}, adj_dx=blow.adj, dice=blow.to_hit,
        damage=f"{blow.dice}{blow.add:+d}" if blow.add else str(blow.dice), stopped=blow.stopped,
    )  # fmt: skip


def casting(blow: Blow, st: int, library: Library) -> OracleAnswer:
    """All about a spell cast with so much ST; one without damage dice does none. [CM-SPELL-02 CM-SPELL-03 CM-SPELL-04]"""
    found = ends(blow, library)
    whole, falls = ((17, 18), (18,)) if blow.to_hit == 3 else ((21, 22, 23, 24), (23, 24))
    fatigue = mapped(found, lambda end: st if end.times or end.total in whole else min(1, st))
    chances = {**hit_chances(found), "falls": chance(found, lambda end: end.total in falls)}
    spreads: dict[str, Mapping[object, Fraction]] = {"fatigue": without_zeros(fatigue)}
    if blow.dice:
        chances.update(fates(found, blow))
        spreads["hits"] = without_zeros(mapped(found, lambda end: max(0, end.hits)))
    return to_all(chances, spreads, adj_dx=blow.adj, dice=blow.to_hit)


def save(dice: int, score: int, library: Library) -> OracleAnswer:
    """All about a saving roll. [CM-ATTR-05]"""
    totals = library.sums(dice, D6)
    return to_all(
        {"passes": chance(totals, lambda total: total <= score)}, {"total": without_zeros(totals)}, score=score
    )


# --- questions --------------------------------------------------------------------------------------------------------
def made(blow: Blow, attacker: str, **asked: object) -> Question:
    """A question about an attack on somebody in leather, who stops two hits."""
    who = f"st=12 dx=12 {attacker}" if "=" in attacker else attacker
    given = {"attacker": who, "defender": "st=12 dx=11 armor=leather"}
    return Question({**given, **asked}, partial(attack, blow._replace(stopped=2)))


def saved(dice: int, score: int) -> Question:
    """A question about a saving roll."""
    return Question({"kind": "save", "dice": dice, "score": score}, partial(save, dice, score))


def cast(spell: Spell, st: int, **asked: object) -> Question:
    """A question about a spell at somebody six hexes away who stops two hits. [CM-ADJ-02 CM-SPELL-04 CM-SPELL-05]"""
    kind = str(spell.kind)
    far = {"M": 0, "T": -6, "C": 0}[kind]
    blow = Blow(14 + far, target=12, to_hit=4 if kind == "M" and "stance" in asked else 3)
    if kind == "M":
        # So many dice and so much more for each ST, and that ST at the least.
        dice, _, less = spell.effect_value.partition("-")
        blow = blow._replace(dice=st * int(dice), add=-st * int(less or 0), stopped=2, least=st)
    given = {
        "attacker": "st=20 dx=14 iq=17", "defender": "st=12 dx=11 armor=leather", "spell": spell.id, "spell_st": st,
        "range": 6, "megahexes": 2,
    }  # fmt: skip
    return Question({**given, **asked}, partial(casting, blow, st))


CASTABLE = {"M": "missile_spell", "T": "thrown_spell", "C": "creation_spell"}
SPELLS = {
    CASTABLE[spell.kind]: {
        f"{other.id} of {st}": cast(other, st)
        for other in spells().values()
        if other.kind == spell.kind
        for st in sorted({other.st_cost, other.max_st})
    }
    for spell in spells().values()
    if spell.kind in CASTABLE
}
DODGED = {"dodged": cast(spells()["lightning"], 2, stance="dodge")}
QUESTIONS: dict[str, dict[str, Question]] = {
    "melee": {
        "a broadsword": made(Blow(12, 2), "weapon=broadsword"),
        "defended": made(Blow(12, 2, -1, to_hit=4), "weapon=mace", stance="defend"),
        "from behind, broken": made(Blow(16, 2, half=True), "weapon=broadsword", zone="rear", also="broken"),
        "a wolf": made(Blow(14, 1, 1, held=False), "wolf"),
        "bare hands": made(Blow(12, 1, -2, held=False), "weapon=bare_hands"),
    },
    "pole": {
        "a spear": made(Blow(12, 1, 1), "weapon=spear", kind="pole"),
        "set against a charge": made(Blow(14, 1, 1), "weapon=spear", kind="pole", charge=3),
    },
    "thrown": {
        "three hexes": made(Blow(9, 1, -1), "weapon=javelin", kind="thrown", range=3),
        "dodged": made(Blow(9, 1, -1, to_hit=4), "weapon=javelin", kind="thrown", range=3, stance="dodge"),
        "over a body": made(
            Blow(9, 1, -1, body=4), "weapon=javelin", kind="thrown", range=3, also="body", target_posture="kneeling"
        ),
    },
    "missile": {
        "a dragon's breath": made(Blow(14, 4, held=False), "dragon", weapon="breath", range=3, megahexes=1),
        "a longbow": made(Blow(12, 1, 2), "weapon=longbow", kind="missile", range=5, megahexes=2),
        "over a body": made(
            Blow(16, 1, 2, body=3), "weapon=longbow", kind="missile", megahexes=2, also="body", target_posture="prone"
        ),
    },
    "hth": {"a dagger": made(Blow(16, 1, 1), "weapon=dagger", kind="hth")},
    "save": {"two dice": saved(2, 7), "three dice": saved(3, 11), "four dice": saved(4, 11), "five dice": saved(5, 20)},
    **{kind: dict(questions) for kind, questions in SPELLS.items()},
}
QUESTIONS["missile_spell"] |= DODGED
