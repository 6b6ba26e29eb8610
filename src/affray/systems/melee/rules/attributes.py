"""The four attributes: which ST a rule means, what resists the mind's attacks, and what may be known. [CM-ATTR-01]"""

from affray.referee import rule
from affray.systems.melee.content.house_rules import House


# --- strength ---------------------------------------------------------------------------------------------------------
@rule
def st_now(st: int, hits: int) -> int:
    """ST as hits have reduced it, the ST that injuries speak of. [CM-ATTR-03]

    >>> st_now(12, 5)
    7
    """
    return st - hits


@rule
def losses(hits: int, fatigue: int, house: House) -> int:
    """What is taken off ST: the hits, under `shared_st_pool` the fatigue too. [CM-ATTR-03 CM-RENEW-01]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> losses(3, 4, PLAIN), losses(3, 4, PLAIN._replace(shared_st_pool=1))
    (3, 7)
    """
    return hits + fatigue if house.shared_st_pool != 0 else hits


@rule
def strength(st: int, hits: int, fatigue: int, house: House) -> int:
    """ST as all count it that do not speak of reduced ST: load, saving rolls against ST, bare hands, size class for
    injuries, pushing, what weapons require. It is the starting value; `current_st_everywhere` takes off the losses.
    [CM-ATTR-03]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> strength(12, 5, 2, PLAIN), strength(12, 5, 2, PLAIN._replace(current_st_everywhere=1))
    (12, 7)
    """
    return st_now(st, losses(hits, fatigue, house)) if house.current_st_everywhere != 0 else st


@rule
def fatigue_pool(st: int, hits: int, house: House) -> int:
    """How much fatigue a figure can spend: ST; less the hits where hits and fatigue share ST or the ST that is left
    counts everywhere. [CM-FAT-01 CM-ATTR-03 CM-RENEW-01]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> fatigue_pool(12, 5, PLAIN), fatigue_pool(12, 5, PLAIN._replace(shared_st_pool=1))
    (12, 7)
    """
    if house.shared_st_pool != 0 or house.current_st_everywhere != 0:
        return st_now(st, hits)
    return st


# --- mind -------------------------------------------------------------------------------------------------------------
@rule
def mind_target(iq: int, wis: int, house: House) -> int:
    """The target of saving rolls of the mind: the better of IQ and WIS, or IQ alone under `wis_mode`. [CM-ATTR-02]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> mind_target(9, 12, PLAIN), mind_target(9, 12, PLAIN._replace(wis_mode=1))
    (12, 9)
    """
    return iq if house.wis_mode != 0 else max(iq, wis)


@rule
def knowledge_capacity(iq: int, wis: int, house: House) -> int:
    """How many skills and spells together a figure can know. [CM-ATTR-02]"""
    return mind_target(iq, wis, house)


@rule
def may_know(iq: int, wis: int, spell_iq: int, known: int, house: House) -> int:
    """Whether a figure that knows so many skills and spells may know one more, a spell that requires that IQ: IQ alone
    meets it. [CM-SPELL-01 CM-ATTR-02]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> may_know(9, 12, 9, 11, PLAIN), may_know(9, 12, 10, 11, PLAIN), may_know(9, 12, 9, 12, PLAIN)
    (1, 0, 0)
    """
    return 1 if iq >= spell_iq and known < knowledge_capacity(iq, wis, house) else 0
