"""Batches of duels between two Foeman figures, in plain Python or as machine code."""

from affray.core import RuledOut
from affray.lab.batches.batch import Duels, Meeting, play_game, run_games
from affray.lab.field_errors import SideError
from affray.referee import Policy
from affray.systems.foeman.content.codes import STRIKE, WITH_WEAPON
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.duel.duel import Duelist, DuelResult, duel
from affray.systems.foeman.position.state import Bid, State, put_figure
from affray.systems.foeman.rules.attack import Blow
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.turn.action_phase import defend_refusal
from affray.systems.foeman.turn.aiming import attack_of, shot_refusal, situation
from affray.systems.foeman.turn.items import lose_item


def duelist(state: State, i: int, weapon: str = "", *, doubled: bool = False) -> Duelist:
    """Figure i (0 or 1) of a position of two face to face, with the weapon in its main hand or another one it holds.

    Raises InputError where it may not Strike so.
    """
    figure, j = state.figures[i], 1 - i
    arm = weapon or figure.main or "Unarmed"
    refused = shot_refusal(state, i, j, STRIKE, arm, doubled)
    if refused is not None:
        raise SideError(figure.id, arm, RuledOut(refused))
    own = strike_with(state, i, arm, doubled=doubled)
    met = strike_with(state, j, "Unarmed")
    bare = put_figure(state, i, lose_item(figure, arm)) if own.droppable else state
    return Duelist(
        st=figure.st,
        dx=figure.dx,
        iq=figure.iq,
        dwarf=met.dwarf,
        goblin=own.goblin,
        halfling=own.halfling,
        armor_dx=figure.kit.armor_dx,
        shield_dx=figure.kit.shield_dx,
        arm=own.arm,
        cover=met.cover,
        armed=1 if defend_refusal(figure, WITH_WEAPON) is None else 0,
        doubled=int(doubled),
        bare=strike_with(bare, i, "Unarmed").arm,
        bare_cover=strike_with(bare, j, "Unarmed").cover,
        spare=1 if defend_refusal(bare.figures[i], WITH_WEAPON) is None else 0,
        droppable=own.droppable,
    )


def strike_with(state: State, i: int, arm: str, *, doubled: bool = False) -> Blow:
    """Figure i's Strike at the other with a weapon, as the rules of attack see it."""
    bid = Bid(i, STRIKE_OPTION, 1, 1 - i, arm, doubled)
    return attack_of(state, i, 1 - i, bid, situation(state, i, 1 - i, STRIKE, doubled))


def run_duels(
    a: Duelist, b: Duelist, policy_a: Policy, policy_b: Policy, games: int, seed: int, *,
    house: House, limit: int = 200, compiled: bool = True,
) -> Duels:  # fmt: skip
    """Play duels; game g has the dice of (seed, g), compiled or not. Raises InputError without numba.

    >>> from affray.lab.systems.foeman.figures import duel_state, read_figure
    >>> from affray.lab.systems.foeman.policies import striking_policy
    >>> state = duel_state(read_figure("Man-at-arms", 0), read_figure("Orc raider", 1), {})
    >>> plain = striking_policy(4)
    >>> run_duels(duelist(state, 0), duelist(state, 1), plain, plain, 3, 7, house=state.house, compiled=False).drawn
    0
    """
    return run_games(Meeting(duel, a, b, policy_a, policy_b, house, limit=limit), games, seed, compiled=compiled)


def play_duel(
    a: Duelist, b: Duelist, policy_a: Policy, policy_b: Policy, seed: int, game: int, house: House, limit: int
) -> DuelResult:
    """Play one duel in plain Python."""
    return DuelResult(*play_game(Meeting(duel, a, b, policy_a, policy_b, house, limit=limit), seed, game))
