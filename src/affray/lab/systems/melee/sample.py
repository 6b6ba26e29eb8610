"""One duel of a batch on the board: the very game by its number, played by the whole engine with the policies of both."""

from affray.core import NATURE, Question, Scenario
from affray.core.field_errors import check_range
from affray.dice.stream import Stream
from affray.game import Game
from affray.lab.systems.melee.duel import LIMIT, read_side
from affray.lab.systems.melee.policies import USUAL, policy_named
from affray.lab.titles import titled_scenario
from affray.referee import Live, Policy, StreamDice
from affray.referee.live import ChoiceNeeded
from affray.systems.melee.content.codes import (
    CHANGE_WEAPONS,
    CHARGE,
    CHOOSE_FACING,
    CHOOSE_PLACE,
    ENGAGED_RISE,
    PICK_UP,
    POLE,
    READY,
    RISE,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
    WELL,
)
from affray.systems.melee.content.tables import BARE_HANDS_ID, NONE
from affray.systems.melee.duel.duel import choose_deed
from affray.systems.melee.duel.duelist import (
    ATTACKING,
    CARRIED,
    DRAWING,
    FETCHING,
    GONE,
    GUARDING,
    IN_HAND,
    IN_HAND_BROKEN,
    ON_GROUND,
    RISING,
    UNSETTLED,
    Form,
)
from affray.systems.melee.duel.fighter import Fighter, duelist_of
from affray.systems.melee.position import answers as a
from affray.systems.melee.position.figures import st_left
from affray.systems.melee.position.hands import BROKEN_PREFIX
from affray.systems.melee.position.state import State
from affray.systems.melee.system import SYSTEM

Policies = tuple[Policy, Policy]
SIDES = ("Red", "Blue")
SOUTH, NORTH = 3, 0
FACINGS = (SOUTH, NORTH)
RADIUS, PLACES = 5, (((5, 4), "S"), ((5, 5), "N"))
MOST_NUMBER = 2**31 - 1
DEEDS = {
    ATTACKING: (CHARGE, SHIFT_ATTACK), GUARDING: (SHIFT_DEFEND,), FETCHING: (READY, PICK_UP),
    DRAWING: (READY, CHANGE_WEAPONS), RISING: (RISE, ENGAGED_RISE),
}  # fmt: skip


def sample(
    first: str, second: str, policy_a: str = USUAL, policy_b: str = USUAL, *,
    options: dict[str, str | int | bool] | None = None, seed: int = 1, number: int = 0, limit: int = LIMIT,
) -> Game[State, a.Answer]:  # fmt: skip
    """Game `number` of a seed between two figures face to face, to its end: the same dice, blows and winner as in a batch of
    duels. Raises InputError.

    >>> sample("goblin", "orc", number=3).state.winner
    1
    """
    check_range("number", number, 0, MOST_NUMBER)
    fighters = read_side(first, 0), read_side(second, 1)
    game = Game.new(SYSTEM, duel_scenario(first, second, fighters), options or {}, seed, number)
    play_duel(game, (policy_named(policy_a), policy_named(policy_b)), fighters, limit)
    return game


def play_duel(game: Game[State, a.Answer], policies: Policies, fighters: tuple[Fighter, Fighter], limit: int) -> None:
    """Plays a duel to its end, or for so many turns."""
    deeds = [UNSETTLED, UNSETTLED]
    while (asked := game.question) is not None and game.state.turn <= limit:
        if isinstance(game.needed, ChoiceNeeded):
            assert game.needed.what == CHOOSE_FACING
            game.answer(FACINGS[game.needed.who])
        elif asked.side == NATURE:
            game.answer(asked.answers[0])
        else:
            game.answer(answer_to(game.state, asked, policies, fighters, deeds))


def answer_to(
    state: State, asked: Question[a.Answer], policies: Policies, fighters: tuple[Fighter, Fighter], deeds: list[int]
) -> a.Answer:
    """What a side answers by its policy; `deeds` is what both have settled on this turn."""
    side = asked.side
    if asked.code == "place":
        deeds[:] = [UNSETTLED, UNSETTLED]
        return a.Rank(1 + policies[side](side, CHOOSE_PLACE, 1, *strength_left(state, side), 0))
    if asked.code == "move":
        return a.Face(FACINGS[side])
    if asked.code == "option":
        deeds[side] = deed(state, policies, fighters, side, deeds[1 - side])
        return next(
            answer for answer in asked.answers if isinstance(answer, a.Option) and answer.option in DEEDS[deeds[side]]
        )
    return action(state, fighters[side], side, deeds[side], asked.answers)


def strength_left(state: State, side: int) -> tuple[int, int]:
    """The ST left to a side and to its foe."""
    return st_left(state, side), st_left(state, 1 - side)


def deed(state: State, policies: Policies, fighters: tuple[Fighter, Fighter], side: int, other: int) -> int:
    """What the policy of the side whose turn it is settles on, as in a duel. [CM-OPT-04]"""
    figure, foe = duelist_of(fighters[side]), duelist_of(fighters[1 - side])
    own = form_of(state, fighters[side], side, UNSETTLED)
    known = form_of(state, fighters[1 - side], 1 - side, other)
    ref = Live(StreamDice(Stream(0, 0)), {}, lambda who, *asked: policies[who](who, *asked), 1)
    return choose_deed(ref, side, figure, own, foe=foe, other=known, house=state.house).doing


def form_of(state: State, fighter: Fighter, side: int, doing: int) -> Form:
    """The form of a duel that a figure on the board has."""
    main = weapon_place(state, fighter.weapon, side) if fighter.weapon else IN_HAND
    spare = weapon_place(state, fighter.second, side) if fighter.second else GONE
    return Form(state.figures[side].body, main, spare, doing)


def weapon_place(state: State, item: str, side: int) -> int:
    """Where a weapon of a figure is, as a duel counts it."""
    figure = state.figures[side]
    if item in figure.ready:
        return IN_HAND
    if BROKEN_PREFIX + item in figure.ready:
        return IN_HAND_BROKEN
    if item in figure.slung:
        return CARRIED
    return ON_GROUND if (figure.hexes[0], item) in state.items else GONE


def lying_weapons(state: State, fighter: Fighter, side: int) -> list[str]:
    """The figure's weapons in its hex, the first one first."""
    here = state.figures[side].hexes[0]
    found = [item for pos, item in state.items if pos == here]
    return [item for item in (fighter.weapon, fighter.second) if item and item in found]


def action(state: State, fighter: Fighter, side: int, doing: int, answers: tuple[a.Answer, ...]) -> a.Answer:
    """What a side does in the action phase, or that it does no more. [CM-TURN-04]"""
    items = tuple(state.figures[side].ready)
    if doing == ATTACKING and state.figures[1 - side].body.status == WELL:
        arms = (items[0],) if items else (BARE_HANDS_ID, "")
        found = [
            answer for answer in answers if isinstance(answer, a.Attack) and not answer.twin and answer.kind <= POLE
        ]
        struck = [attack for attack in found if attack.weapon in arms] or found
        if struck:
            return struck[0]
    if doing == FETCHING:
        return next(
            answer
            for answer in answers
            if isinstance(answer, a.Take) and answer.item == lying_weapons(state, fighter, side)[0]
        )
    if doing == DRAWING:
        shield = (fighter.shield,) if fighter.shield != NONE else ()
        holds = [answer for answer in answers if isinstance(answer, a.Hold) and answer.items[:1] == (fighter.second,)]
        return max(holds, key=lambda hold: len(hold.items) if shield else -len(hold.items))
    rising = [answer for answer in answers if isinstance(answer, a.Word) and answer.word in ("stand", "rise")]
    return rising[0] if doing == RISING and rising else a.Word("pass")


# --- the position -----------------------------------------------------------------------------------------------------
def duel_scenario(first: str, second: str, fighters: tuple[Fighter, Fighter]) -> Scenario:
    """Two figures in adjacent hexes, face to face."""
    sides = [{"name": name} for name in SIDES]
    body: dict[str, object] = {
        "map": {"radius": RADIUS},
        "sides": sides,
        "figures": [figure_entry(fighter, side) for side, fighter in enumerate(fighters)],
    }
    return titled_scenario(SYSTEM.facts.key, first, second, body)


def figure_entry(fighter: Fighter, side: int) -> dict[str, object]:
    """The scenario table of a figure, in its place."""
    where, facing = PLACES[side]
    found: dict[str, object] = {"name": SIDES[side], "side": SIDES[side], "at": list(where), "facing": facing}
    if fighter.creature:
        return {**found, "creature": fighter.creature}
    own = {"st": fighter.st, "dx": fighter.dx, "iq": fighter.iq, "armor": fighter.armor, "shield": fighter.shield}
    held = {"weapons": [fighter.weapon] if fighter.weapon else [], "slung": [fighter.second] if fighter.second else []}
    return {**found, **own, **held}
