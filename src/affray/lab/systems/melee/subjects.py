"""How the creatures and the weapons of the guide are drawn, and what a figure in a fight comes to here."""

from affray.core import InputError
from affray.core.faces.looks import Looks
from affray.core.fight_state import find_index
from affray.core.reading.looks import held_of
from affray.lab.laboratory import Subject
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.content.tables import creatures, weapons
from affray.systems.melee.duel.fighter import read_fighter
from affray.systems.melee.position.figures import iq_of
from affray.systems.melee.position.hands import ready_arms, shield_of, table_id
from affray.systems.melee.position.state import UNSEEN, State
from affray.systems.melee.words.view import looks_of


def side_looks() -> dict[str, Looks]:
    """How they are drawn, by their ids.

    >>> side_looks()["wolf"].body, side_looks()["mace"].held
    ('wolf', 'mace')
    """
    fighters = {name: read_fighter(name) for name in creatures()}
    people = {
        name: looks_of(name, (fighter.weapon,), fighter.shield, held_of(PACKAGE, name))
        for name, fighter in fighters.items()
    }
    return people | {name: Looks(held=held_of(PACKAGE, name, row.kind)) for name, row in weapons().items()}


def figure_subject(state: State, who: str) -> Subject:
    """What a figure comes to; nothing where a pack has given it what no line names. Raises InputError for an unknown one."""
    i = find_index(state, who)
    figure = state.figures[i]
    arms = tuple(dict.fromkeys(name for name in map(table_id, ready_arms(figure)) if name in weapons()))
    kind = (
        {"creature": figure.creature}
        if figure.creature
        else {"st": figure.body.st, "dx": figure.dx, "iq": iq_of(state, i)}
    )
    worn = {"weapon": next(iter(arms), ""), "armor": figure.armor, "shield": shield_of(figure)}
    lost = {"hits": figure.body.hits, "fatigue": max(0, figure.body.fatigue) if figure.body.fatigue != UNSEEN else 0}
    parts = {**kind, **({} if figure.creature else worn), **lost}
    line = " ".join(f"{name}={value}" for name, value in parts.items() if value)
    try:
        read_fighter(line)
    except InputError:
        return Subject()
    return Subject({"attacker": line}, arms)
