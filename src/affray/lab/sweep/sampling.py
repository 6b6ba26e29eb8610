"""A game of a cell of a sweep by its number, whole and on the board: the same dice as in the cell's batch."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.tables import pick
from affray.dice.stream import Stream
from affray.game import Game, dumps
from affray.lab.arena import Cell, Effort, Value
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import Spec

MOST_NUMBER = 2**31 - 1


def can_sample(spec: Spec) -> bool:
    """Whether a cell of a sweep has games to look at.

    >>> can_sample(Spec("melee")), can_sample(Spec("melee", measure="attack"))
    (True, False)
    """
    return spec.measure == "battle" or (spec.measure == "duel" and spec.system in DUELS)


def sample_cell(spec: Spec, number: int, game: int, *, turned: bool = False) -> bytes:
    """The record of a game of a cell of a sweep; `turned`: both sides have changed places. Raises InputError."""
    if not can_sample(spec):
        raise InputError(f"sample: {spec.measure} of {spec.system} is not fought on a board")
    if not 0 <= game <= MOST_NUMBER:
        raise InputError(f"number {game}: expected 0 to {MOST_NUMBER}")
    plan = Plan(spec)
    if not 0 <= number < plan.size:
        raise InputError(f"cell {number}: expected 0 to {plan.size - 1}")
    cell = plan.cell(number)
    if turned:
        cell = Cell(cell.b, cell.a, cell.terms, cell.options)
    if spec.measure == "battle":
        return dumps(battle(spec.system, cell, spec.seed, game))
    return DUELS[spec.system](cell, spec.effort, game)


def sample_duel(
    system: str, who: tuple[str, str], policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int,
    given: Mapping[str, object] | None = None,
) -> bytes:  # fmt: skip
    """The record of a game of a batch of duels by policies, one for both or one each; `given` is what else a duel of the
    system is asked with: the most rounds, the distance ... Raises InputError."""
    pick(system, DUELS, "sample: system")
    if len(policies) > 2:
        raise InputError(f"policy: expected one for both or two, got {len(policies)}")
    both, given = (policies * 2)[:2], given or {}
    if system == "wargame":
        return wargame(units_cell(who, both, options, given), Effort(seed=seed, limit=limit_in(given)), number)
    if system == "fortmayn":
        from affray.lab.systems.fortmayn.duels import sample_of

        return dumps(sample_of(*who, policies, options, seed, number, given))
    if system == "foeman":
        from affray.lab.systems.foeman.chain import LIMIT as ROUNDS
        from affray.lab.systems.foeman.sample import sample as of_foeman

        limit = limit_in(given) or ROUNDS
        return dumps(of_foeman(*who, *both, options=dict(options), seed=seed, number=number, limit=limit))
    from affray.lab.systems.melee.duel import LIMIT
    from affray.lab.systems.melee.sample import sample as of_melee

    limit = limit_in(given) or LIMIT
    return dumps(of_melee(*who, *both, options=dict(options), seed=seed, number=number, limit=limit))


def limit_in(given: Mapping[str, object]) -> int:
    """The most rounds that are asked for; 0 for as many as are usual."""
    found = given.get("limit", 0)
    return found if isinstance(found, int) else 0


def units_cell(
    who: tuple[str, str], policies: tuple[str, ...], options: Mapping[str, str], given: Mapping[str, object]
) -> Cell:
    """Two units by their lines as a cell. Raises InputError."""
    from affray.lab.ranges import values

    a, b = ({"unit": line, "policy": policies[side]} if policies else {"unit": line} for side, line in enumerate(who))
    terms: dict[str, Value] = {"rout": bool(given.get("rout", False))}
    if given.get("distance"):
        terms["distance"] = float(values("distance", str(given["distance"]))[0])
    return Cell(a, b, terms, options)


def foeman(cell: Cell, effort: Effort, game: int) -> bytes:
    """A duel of Foeman. Raises InputError."""
    from affray.lab.arena import whole_options
    from affray.lab.systems.foeman.arena import FoemanDuel, board_line, doubled, position
    from affray.lab.systems.foeman.sample import is_handless, sample

    # A single game does not wait for machine code.
    fight = FoemanDuel().fight(cell, effort, compiled=False)
    a, b = board_line(cell.a), board_line(cell.b)
    for figure in position(a, b, tuple(cell.options.items())).figures:
        if is_handless(figure):
            raise InputError(f"sample: {figure.id} has no hand free to strike with; expected no shield beside a bow")
    plans = map(str, fight.plans)
    return dumps(
        sample(
            a, b, *plans, options=whole_options(cell.options), seed=effort.seed, number=game, limit=fight.limit,
            doubled=(doubled(cell.a), doubled(cell.b)),
        )
    )  # fmt: skip


def melee(cell: Cell, effort: Effort, game: int) -> bytes:
    """A duel of the guide. Raises InputError."""
    from affray.lab.arena import whole_options
    from affray.lab.systems.melee.arena import USUAL, line_of
    from affray.lab.systems.melee.duel import LIMIT
    from affray.lab.systems.melee.sample import sample

    policies = (str(fields.get("policy", USUAL)) for fields in (cell.a, cell.b))
    return dumps(
        sample(
            line_of(cell.a), line_of(cell.b), *policies, options=whole_options(cell.options), seed=effort.seed,
            number=game, limit=effort.limit or LIMIT,
        )
    )  # fmt: skip


def wargame(cell: Cell, effort: Effort, game: int) -> bytes:
    """A duel of two units of the wargame. Raises InputError."""
    from affray.lab.systems.wargame.arena import UnitDuel, listed_pair
    from affray.lab.systems.wargame.sample import sample

    return dumps(sample(*listed_pair(cell), UnitDuel().met(cell, effort), effort.seed, game))


def fortmayn(cell: Cell, effort: Effort, game: int) -> bytes:
    """A fight of a character of Fortmayn. Raises InputError."""
    from affray.lab.systems.fortmayn.arena import FortmaynDuel
    from affray.lab.systems.fortmayn.sample import sample

    arena = FortmaynDuel()
    return dumps(sample(*arena.pair(cell), arena.met(cell, effort), effort.seed, game))


def battle(system: str, cell: Cell, seed: int, game: int) -> Game[object, object]:
    """A whole game between computer players, with the dice and the players' numbers of the cell's. Raises InputError."""
    from affray.lab.arena import whole_options
    from affray.lab.systems.wargame.battle_arena import DICE, FIRST, SECOND, USUAL, scenario_of
    from affray.play import make
    from affray.play.run import play_out
    from affray.systems import registry

    seats = [
        replace(make(str(fields.get("player", USUAL))), rng=Stream(seed, 3 * game + place))
        for place, fields in ((FIRST, cell.a), (SECOND, cell.b))
    ]
    begun = Game.new(
        registry.load(system), scenario_of(system, cell), whole_options(cell.options), seed, 3 * game + DICE
    )
    return play_out(begun, seats)


DUELS: Mapping[str, Callable[[Cell, Effort, int], bytes]] = {
    "foeman": foeman, "fortmayn": fortmayn, "melee": melee, "wargame": wargame,
}  # fmt: skip
"""The record of a game of a cell of duels, by system."""
