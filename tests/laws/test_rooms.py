"""Whatever seats say, in whatever order and however often, and whenever the server dies: nothing acknowledged is lost."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from affray.game import dumps, loads
from affray.web.messages import Answer, Clock, Command, Done, Refused
from affray.web.rooms.change import Change
from affray.web.rooms.commands import DEEDS, end_overdue, obey
from affray.web.rooms.seating import reseat as given_anew
from affray.web.store.entries import ENTRY
from tests.toy import FOUR, TABLE
from tests.units.web.desks import RULES, Desk, standing

Said = Answer | Command
TEXTS = st.sampled_from(["roll", "hold", "0", "1", "give up", "dance", ""])


class Rooms(RuleBasedStateMachine):
    """Seats and an onlooker at one room; what is kept outlives it."""

    @initialize(
        seed=st.integers(0, 50),
        table=st.sampled_from(
            [
                (("me", "friend"), TABLE),
                (("me", "random"), TABLE),
                (("me", "me"), TABLE),
                (("me", "friend", "random", "friend"), FOUR),
            ]
        ),
        clock=st.sampled_from([None, Clock(30, 1)]),
        dice=st.sampled_from(["stream", "stream", "typed"]),
    )
    def sit(self, seed: int, table: tuple[tuple[str, ...], object], clock: Clock | None, dice: str) -> None:
        """A new table."""
        self.desk = Desk(table[0], table[1], seed=seed, clock=clock, dice=dice)  # type: ignore[arg-type]
        self.sent: list[tuple[int, Said]] = []
        self.acknowledged: dict[tuple[int, str], int] = {}

    def say(self, seat: int, said: Said, *, kept: bool = True) -> None:
        """A seat says something; where it is not kept the server has died before it could be."""
        desk = self.desk
        seat %= len(desk.kept.seats)
        room, reader = desk.room, desk.reader(seat)
        late = end_overdue(room, desk.now)
        if late is not None:
            desk.commit(late)
        before, known = standing(room), room.done.get((seat, said.id))
        change = room.answer(reader, said, desk.now) if isinstance(said, Answer) else obey(room, reader, said, desk.now)
        if isinstance(change.reply, Refused) or known is not None:
            assert (change.entries, standing(room)) == ((), before)
        if known is not None:
            assert change.reply == Done(said.id, known)
        elif isinstance(change.reply, Done) and not reader.sides:
            assert isinstance(said, Command) and said.do in ("chat", "name", "language")
        if not kept:
            desk.room = desk.again()
            return
        self.keep(seat, said, change)

    def keep(self, seat: int, said: Said, change: Change) -> None:
        """Keeps a change, and then acknowledges it."""
        self.desk.commit(change)
        self.sent.append((seat, said))
        if isinstance(change.reply, Done) and change.entries:
            assert (seat, said.id) not in self.acknowledged
            self.acknowledged[seat, said.id] = change.first

    @rule(
        seat=st.integers(0, 5),
        texts=st.lists(TEXTS, max_size=3),
        late=st.sampled_from([0, 0, 0, -1, 1]),
        kept=st.integers(0, 4),
    )
    def answer(self, seat: int, texts: list[str], late: int, kept: int) -> None:
        said = Answer(f"a{len(self.sent)}", self.desk.room.state + late, tuple(texts))
        self.say(seat, said, kept=kept > 0)

    @rule(place=st.integers(0, 20), kept=st.integers(0, 4))
    def answer_well(self, place: int, kept: int) -> None:
        """A legal answer of the seat that is asked."""
        question = self.desk.room.game.question
        if question is None:
            return
        if question.code == "dice":
            text = str(place % (3 if self.desk.room.game.needed.die == 3 else 6))  # type: ignore[union-attr]
        elif question.inner:
            text = str(place % len(question.answers))
        else:
            text = str(question.answers[place % len(question.answers)])
        seat = next((s.seat for s in self.desk.room.seats.values() if question.side in s.sides), 0)
        self.say(seat, Answer(f"w{len(self.sent)}", self.desk.room.state, (text,)), kept=kept > 0)

    @rule(
        seat=st.integers(0, 5),
        do=st.sampled_from(["undo", "undo", "agree", "refuse", "chat", "name", "rematch", "resign", "language"]),
        text=st.sampled_from(["", "swap", "hello"]),
        what=st.sampled_from(["", "", "undo", "rematch"]),
        kept=st.integers(0, 4),
    )
    def command(self, seat: int, do: str, text: str, what: str, kept: int) -> None:
        assert do in DEEDS
        said = Command(f"c{len(self.sent)}", do, text, what)  # type: ignore[arg-type]
        self.say(seat, said, kept=kept > 0)

    @precondition(lambda self: self.sent)
    @rule(place=st.integers(0, 400))
    def say_again(self, place: int) -> None:
        """An earlier message comes once more, perhaps after others."""
        seat, said = self.sent[place % len(self.sent)]
        self.say(seat, said)

    @rule(kept=st.integers(0, 4))
    def think(self, kept: int) -> None:
        """A computer player answers, if one is asked."""
        turn, question = self.desk.room.computer_turn(), self.desk.room.game.question
        if turn is None or question is None:
            return
        change = self.desk.room.play_computer(turn, "0" if question.inner else str(question.answers[0]), self.desk.now)
        if kept:
            self.desk.commit(change)
        else:
            self.desk.room = self.desk.again()

    @rule(seconds=st.integers(0, 20))
    def wait(self, seconds: int) -> None:
        self.desk.now += seconds

    @rule()
    def restart(self) -> None:
        self.desk.room = self.desk.again()

    @rule(side=st.integers(0, 1), kept=st.integers(0, 2))
    def reseat(self, side: int, kept: int) -> None:
        change = given_anew(self.desk.room, side, f"new {len(self.desk.room.seats)}")
        if kept:
            self.desk.commit(change)
        else:
            self.desk.room = self.desk.again()

    @invariant()
    def nothing_acknowledged_is_lost(self) -> None:
        kept = [ENTRY.decode(raw) for raw in self.desk.kept.log]
        for (seat, name), n in self.acknowledged.items():
            assert (kept[n - 1].seat, kept[n - 1].id) == (seat, name)
        assert [item.entry for item in self.desk.room.items] == kept

    @invariant()
    def a_restart_changes_nothing(self) -> None:
        assert standing(self.desk.again()) == standing(self.desk.room)

    @invariant()
    def the_record_holds(self) -> None:
        game = self.desk.room.game
        assert loads(dumps(game), system=RULES).state == game.state


PROFILE = settings()
Rooms.TestCase.settings = settings(PROFILE, stateful_step_count=40)
TestRooms = Rooms.TestCase
