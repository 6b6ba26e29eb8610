"""The manners of computer players."""

import statistics

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play import play_fast
from affray.play.greedy import GreedyPlayer
from affray.play.player import Seat
from affray.space.hex import Hex, distance
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.opponent.judgement import STYLES
from affray.systems.foeman.opponent.worth import ground_held, harm_feared
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import Board, Figure, State, is_able
from tests.foeman_tables import BLUE, FIELD, RED, N, S, Table, ann, bors, cid, dan, declaring, on_the_move

ROUNDS = 4
CAREFUL = SYSTEM.opponents.style_manner("careful")


def values(table: Table, manner: Manner) -> dict[str, float]:
    """Each listed answer with its worth in a manner."""
    question = SYSTEM.question(table.state)
    assert question is not None
    return dict(zip(table.offered(), SYSTEM.opponents.with_manner(manner).appraise(table.state, question), strict=True))


def test_the_plain_manner_changes_nothing() -> None:
    for table in (on_the_move(ann((0, 3)), bors(), dan((2, 0))), declaring(ann(), bors())):
        question = SYSTEM.question(table.state)
        assert question is not None
        assert tuple(values(table, PLAIN).values()) == SYSTEM.opponents.appraise(table.state, question)


def test_the_bold_count_what_they_deal_and_the_careful_what_they_suffer() -> None:
    table = declaring(ann(off="Small Shield"), bors())
    plain, bold, careful = (values(table, manner) for manner in (PLAIN, STYLES["bold"], STYLES["careful"]))
    assert bold["strike Bors 3 Mace"] == 1.5 * plain["strike Bors 3 Mace"]
    assert bold["defend shield"] < plain["defend shield"] < careful["defend shield"]
    assert values(table, Manner(taken=0.0))["defend shield"] < 0.0


def test_whoever_likes_to_be_near_goes_near_and_whoever_does_not_stays_away() -> None:
    def gain(own: Figure, distance: float) -> float:
        row = values(on_the_move(own, bors((0, -3), N)), Manner(distance=distance))
        return row["step N"] - row["stop"]

    bow, spear = ann((0, 4), main="Longbow"), ann((0, 4), main="Javelin", carried=("Dagger",))
    assert gain(bow, -0.5) > gain(bow, 0.0) > gain(bow, 0.5)
    assert gain(spear, 0.0) > 0.0 > gain(spear, 0.5)
    assert gain(bow, 0.5) < 0.0


def test_whoever_has_nothing_to_shoot_or_throw_does_not_keep_away() -> None:
    table = on_the_move(ann((0, 4)), bors((0, -3), N))
    assert values(table, STYLES["skirmisher"]) == values(table, PLAIN)
    spent = on_the_move(ann((0, 4), main="Longbow", shots=0), bors((0, -3), N))
    assert values(spent, STYLES["skirmisher"]) == values(spent, PLAIN)


def test_whoever_holds_ground_waits_for_some_rounds_and_then_comes_out() -> None:
    held = [ground_held(STYLES["holder"], number) for number in (1, 4, 6, 8, 40)]
    assert held == [2.0, 2.0, 1.0, 0.0, 0.0]
    assert ground_held(PLAIN, 1) == 0.0
    early = on_the_move(ann((0, 4)), bors((0, -4), S))
    late = Table(replace(early.state, round=8))
    assert values(early, STYLES["holder"])["step N"] < values(early, STYLES["holder"])["stop"]
    assert values(late, STYLES["holder"]) == values(late, PLAIN)


def test_the_careful_spare_themselves_at_first_and_fear_as_much_as_others_in_a_long_fight() -> None:
    assert [harm_feared(CAREFUL, number) for number in (1, 4, 6, 8, 40)] == [2.0, 2.0, 1.5, 1.0, 1.0]
    assert {harm_feared(STYLES["careful"], number) for number in range(1, 41)} == {2.0}
    assert {harm_feared(PLAIN, number) for number in range(1, 41)} == {1.0}
    assert {harm_feared(STYLES["bold"], number) for number in range(1, 41)} == {0.5}
    early = declaring(ann(off="Small Shield"), bors())
    late = Table(replace(early.state, round=8))
    assert values(early, CAREFUL)["defend shield"] > values(early, PLAIN)["defend shield"]
    assert values(late, CAREFUL) == values(late, PLAIN)


def duel(manner: Manner, seed: int) -> State:
    """How a duel between two of a manner ends, by these dice."""
    state = SYSTEM.setup(load_scenario("foeman", "duel"), {})
    seats = [Seat("greedy", GreedyPlayer(manner=manner), Stream(seed, side)) for side in range(2)]
    return play_fast(SYSTEM, state, seats, Stream(seed))


def test_two_who_hold_ground_come_to_blows() -> None:
    over = duel(STYLES["holder"], 1)
    assert over.round < 20 and any(not is_able(figure) for figure in over.figures)


@pytest.mark.slow
def test_the_careful_end_their_duels_in_about_the_time_that_others_need() -> None:
    plain, careful = (statistics.fmean(duel(manner, seed).round for seed in range(24)) for manner in (PLAIN, CAREFUL))
    assert careful < 1.3 * plain


def test_the_holder_stays_where_it_is_above_all_in_a_doorway() -> None:
    wall = {pos: "object" for pos in FIELD.ground if pos[1] == 3 and pos != (0, 3)}
    board = Board({**FIELD.ground, **wall})
    plain, held = (
        values(on_the_move(ann((0, 3)), bors((0, -3), S), board=board), manner) for manner in (PLAIN, STYLES["holder"])
    )
    assert plain["step N"] > plain["stop"]
    assert held["step N"] < held["stop"]
    open_ground = values(on_the_move(ann((0, 3)), bors((0, -3), S)), STYLES["holder"])
    assert held["stop"] > open_ground["stop"]


def test_the_holder_stands_beside_its_friends() -> None:
    alone = values(on_the_move(ann((0, 4)), bors((0, -4), S)), STYLES["holder"])
    beside = values(on_the_move(ann((0, 4)), bors((0, -4), S), cid((1, 4))), STYLES["holder"])
    assert beside["stop"] > alone["stop"]


class Watched:
    """The system with quick odds: notes where Red is after each of the first rounds, and how far from the next foe."""

    def __init__(self) -> None:
        self.opponents, self.round = SYSTEM.opponents.quick(), 1
        self.gaps: list[int] = []
        self.places: list[Hex] = []

    def __getattr__(self, name: str) -> object:
        return getattr(SYSTEM, name)

    def question(self, state: State) -> Question[Answer] | None:
        if state.round != self.round <= ROUNDS:
            able = [figure for figure in state.figures if is_able(figure)]
            foes = [figure.pos for figure in able if figure.side == BLUE]
            self.gaps += [
                min(distance(figure.pos, pos) for pos in foes) for figure in able if figure.side == RED if foes
            ]
            self.places += [figure.pos for figure in state.figures if figure.side == RED]
        self.round = state.round
        return SYSTEM.question(state)


def gap_and_way(manner: Manner, games: int = 3) -> tuple[float, float]:
    """How far Red in this manner is from the next foe in the first rounds, and how far from where it began, on the mean of
    some games."""
    state = SYSTEM.setup(load_scenario("foeman", "three-against-three"), {})
    began = [figure.pos for figure in state.figures if figure.side == RED]
    gaps: list[int] = []
    ways: list[int] = []
    for seed in range(games):
        watched = Watched()
        seats = [Seat("greedy", GreedyPlayer(manner=other), Stream(seed)) for other in (manner, PLAIN)]
        play_fast(watched, state, seats, Stream(seed))  # type: ignore[arg-type]
        gaps += watched.gaps
        ways += [distance(pos, began[place % len(began)]) for place, pos in enumerate(watched.places)]
    return sum(gaps) / len(gaps), sum(ways) / len(ways)


@pytest.mark.slow
def test_in_games_skirmishers_keep_away_and_holders_stay() -> None:
    bold, holder, skirmisher = (gap_and_way(STYLES[name]) for name in ("bold", "holder", "skirmisher"))
    assert bold[0] < skirmisher[0]
    assert holder[1] < bold[1]
