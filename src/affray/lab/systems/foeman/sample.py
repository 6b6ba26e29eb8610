"""One duel of a batch on the board: the very game by its number, played by the whole engine with the plans of both."""

import re

from affray.core import NATURE, Scenario
from affray.core.faces.packs import Options
from affray.core.field_errors import check_range
from affray.game import Game
from affray.lab.field_errors import fault
from affray.lab.systems.foeman.chain import LIMIT
from affray.lab.systems.foeman.figures import UNASKED, read_figure
from affray.lab.systems.foeman.plans import USUAL, read_plan
from affray.lab.titles import titled_scenario
from affray.referee import Policy
from affray.referee.live import ChoiceNeeded
from affray.systems.foeman.content.codes import CHOOSE_BID, WITH_WEAPON
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.duel.duel import DEFEND_SHIELD, DEFEND_WEAPON, GUARDING, SPENT, defend_item
from affray.systems.foeman.position.answers import Answer, Attack, Defend, Word
from affray.systems.foeman.position.state import Figure, State, free_hands
from affray.systems.foeman.roster.adventurer import read_fields
from affray.systems.foeman.rules.bidding import LEAST_BID, MOST_BID, STRIKE_OPTION
from affray.systems.foeman.rules.body import ACTED
from affray.systems.foeman.system import SYSTEM
from affray.systems.foeman.turn.action_phase import UNARMED, defend_refusal

SIDES = ("Red", "Blue")
WORDS = {"retreat": "pass", "side": "move", "move": "stop"}
"""Nobody leaves its hex: no retreat is forced, nobody cedes the first move, nobody moves."""
WIDE, PLACES = 7, (((3, 2), "S"), ((3, 3), "N"))
MOST_NUMBER = 2**31 - 1
DESCRIBED = re.compile(r"\|[^ ,]*")
"""What a name of one's own making says of itself."""


def sample(
    a: str, b: str, plan_a: str = USUAL, plan_b: str = USUAL, *, options: Options | None = None, seed: int = 1,
    number: int = 0, limit: int = LIMIT, doubled: tuple[bool, bool] = (False, False),
) -> Game[State, Answer]:  # fmt: skip
    """Game `number` of a seed between two figures face to face, to its end: the same dice, blows and winner as in a batch of
    duels; `doubled` says who grips its weapon with both hands. Raises InputError.

    >>> sample("Man-at-arms", "Orc raider", number=3).state.round
    12
    """
    check_range("number", number, 0, MOST_NUMBER)
    plans = read_plan(plan_a), read_plan(plan_b)
    for plan in plans:
        if plan.is_best:
            raise fault("policy", str(plan), "fixed-bids")
    game = Game.new(SYSTEM, duel_scenario(a, b, limit), options or {}, seed, number)
    while (asked := game.question) is not None:
        if isinstance(game.needed, ChoiceNeeded):
            need = game.needed
            game.answer(plans[need.who].policy(need.who, need.what, need.most, need.x, need.y, need.z))
        elif asked.side == NATURE:
            game.answer(asked.answers[0])
        elif asked.code in WORDS:
            game.answer(Word(WORDS[asked.code]))
        else:
            game.answer(declaration(game.state, (plans[0].policy, plans[1].policy), doubled))
    return game


def duel_scenario(a: str, b: str, limit: int) -> Scenario:
    """Two figures in adjacent hexes of a small field, face to face. Raises InputError."""
    figures = [figure_entry(text, side) for side, text in enumerate((a, b))]
    sides = [{"name": name} for name in SIDES]
    field = {"columns": WIDE, "height": WIDE}
    body: dict[str, object] = {"map": field, "sides": sides, "figures": figures, "round_limit": limit}
    return titled_scenario(SYSTEM.facts.key, DESCRIBED.sub("", a), DESCRIBED.sub("", b), body)


def figure_entry(text: str, side: int) -> dict[str, object]:
    """The scenario table of a figure of the roster or of a line, in its place. Raises InputError."""
    read_figure(text, side)
    where, facing = PLACES[side]
    found: dict[str, object] = {"name": SIDES[side], "side": SIDES[side], "at": list(where), "facing": facing}
    if "=" not in text:
        return {**found, "roster": text}
    return {**found, **{key: value for key, value in read_fields(text, SIDES[side]).items() if key not in UNASKED}}


def declaration(state: State, policies: tuple[Policy, Policy], doubled: tuple[bool, bool] = (False, False)) -> Answer:
    """What the policy of the figure in turn declares. [FM-BID-01]"""
    i = state.order[len(state.bids)]
    own, foe = state.figures[i], state.figures[1 - i]
    seen = next((bid.dice for bid in state.bids if bid.figure != i), 0)
    if foe.body.mode:
        seen = GUARDING
    elif foe.body.acted == ACTED:
        seen = SPENT
    armed = 1 if defend_refusal(own, WITH_WEAPON) is None else 0
    most = MOST_BID if not own.kit.shielded and not armed else DEFEND_WEAPON
    if own.kit.shielded:
        most = DEFEND_SHIELD
    declared = policies[i](i, CHOOSE_BID, most, own.mst, foe.mst, seen)
    if LEAST_BID <= declared <= MOST_BID:
        arm = striking_weapon(own)
        return Attack(STRIKE_OPTION, foe.id, declared, arm, doubled[i] and arm != UNARMED)
    return Defend(defend_item(declared, armed))


def striking_weapon(figure: Figure) -> str:
    """What a figure strikes with: what is in its main hand, but with a bow its bare hands. [FM-EQP-02 FM-EQP-09]"""
    return UNARMED if not figure.main or find_weapon(figure.main).bow else figure.main


def is_handless(figure: Figure) -> bool:
    """Whether a figure would strike with bare hands and has none free. [FM-EQP-02]"""
    return striking_weapon(figure) == UNARMED and not free_hands(figure)
