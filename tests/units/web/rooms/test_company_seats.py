"""The seats of a delve with friends: another game, a branch, who is away."""

from affray.web.messages import Done
from affray.web.rooms.reopening import open_room
from tests.units.web.desks import Desk
from tests.units.web.rooms.test_votes import ANN, BOB, CAT, RULES, desk, party  # noqa: F401  (fixtures)


def give_up(party: Desk) -> None:  # noqa: F811
    """Ends the game."""
    for seat in (ANN, BOB, CAT):
        assert isinstance(party.command(seat, "resign", name=f"r{seat}").reply, Done)


def test_nobody_sits_as_the_world_when_friends_swap_their_sides(party: Desk) -> None:  # noqa: F811
    give_up(party)
    party.command(ANN, "rematch", name="m", text="swap")
    for seat in (BOB, CAT):
        party.command(seat, "agree", name=f"y{seat}")
    other = open_room(party.extra[0], 0.0, RULES)
    assert other.players == ("friend", "me", "friend", "greedy")
    assert [seat.sides for seat in other.seats.values()] == [(BOB,), (CAT,), (ANN,), ()]
    assert other.game.question is not None and {other.game.question.side, *other.game.question.others} == {
        ANN,
        BOB,
        CAT,
    }
