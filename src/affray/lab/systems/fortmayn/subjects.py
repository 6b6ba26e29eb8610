"""How characters, creatures and the kinds of weapons that shoot are drawn, and what those on a stage come to here."""

from collections.abc import Iterable

from affray.core.faces.looks import Looks
from affray.core.reading.looks import held_of
from affray.lab.laboratory import Subject
from affray.lab.systems.fortmayn.sides import read_champion
from affray.systems.fortmayn.content.codes import TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.content.tables import ranged_weapons, shipped
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import foe_index
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.looks import creature_looks


def side_looks(people: Iterable[str]) -> dict[str, Looks]:
    """How they are drawn, by their lines and ids.

    >>> side_looks(["brainy unarmed"])["brainy unarmed"].held, side_looks([])["ghoul"].body
    ('', 'ghoul')
    """
    champions = {line: read_champion(line) for line in people}
    found = {
        line: Looks(held="" if champion.unarmed else "sword", shield=champion.shield.die > 0)
        for line, champion in champions.items()
    }
    found |= {
        row.creature_id: creature_looks(row.creature_id, row.tags, shield=bool(row.shield))
        for row in shipped().bestiary
    }
    return found | {name: Looks(held=held_of(PACKAGE, name)) for name in ranged_weapons()}


def actor_subject(state: State, who: str) -> Subject:
    """What a character, or a foe of a kind that ships, comes to; nothing for anything else."""
    i, j = person_index(state, who), foe_index(state, who)
    if i >= 0:
        person = state.people[i]
        parts = [TYPE_NAMES[person.type], f"body={person.body_ready}", f"head={person.head_ready}"]
        parts += [
            f"{name}={wear_text(wear)}"
            for name, wear in (("shield", person.shield), ("armor", person.armor))
            if wear.die
        ]
        return Subject({"who": " ".join(parts)})
    if j >= 0 and state.foes[j].creature in {row.creature_id for row in shipped().bestiary}:
        foe = state.foes[j]
        gear = [f"{name}=d{die}" for name, die in (("shield", foe.shield), ("armor", foe.armor)) if die]
        return Subject({"foe": " ".join((foe.creature, f"dd={foe.dd}", *gear))})
    return Subject()


def wear_text(wear: Wear) -> str:
    """A shield or armor as a line has it.

    >>> wear_text(Wear(4, 8)), wear_text(Wear(6, 6))
    ('d4/d8', 'd6')
    """
    return f"d{wear.die}" if wear.die == wear.own else f"d{wear.die}/d{wear.own}"
