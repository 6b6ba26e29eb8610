"""What magic has made is in no byte that reaches another side: whole seats of a game are read for it."""

from typing import cast

import msgspec
import pytest

from affray.core import Question, System
from affray.play import make_seat
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.answers import Answer as Given
from affray.systems.melee.position.state import ILLUSION, IMAGE, REAL, SUMMONED, Active, State, home_side
from affray.web.messages import Advice, Answer, Refused
from affray.web.rooms import advice
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.making import check_open
from affray.web.rooms.show import RoomView
from affray.web.rooms.table import Table
from affray.web.rooms.thinking import thought_of
from affray.web.store.entries import Reader
from affray.web.words.faults import Refusing
from tests.melee_arena import armed, yard
from tests.units.web.desks import Desk

RULES = cast("System[object, object]", SYSTEM)
FORBIDDEN = (b"image", b"illusion", b"summon", b"bild", b"beschw")
"""What names the spells that make figures, in notation, in English and in German."""
SEED, EVERY, THOUGHTS = 2, 11, 60
VERBS = [("strike", " dagger"), ("disbelieve", ""), ("wake", ""), ("figure", ""), ("cast blur 9 at", "")]
KNOWN = ("Spells known", "Bekannte Zauber")
ENCODER = msgspec.json.Encoder()
MERETH = armed(
    "Mereth", "North", (5, 2), "S", st=20, dx=13, iq=13, weapons=["wizard_staff"], slung=[],
    spells=["image", "summon_wolf", "illusion"],
)  # fmt: skip
"""A wizard who makes figures."""
SARITH = armed("Sarith", "South", (5, 8), "N", st=14, dx=11, iq=16, weapons=["wizard_staff"], slung=[], spells=["blur"])
"""One who cannot."""
SPELLS = ["cast image 1", "cast summon_wolf", "cast illusion 2"]


class Fight:
    """Two wizards at a table: North makes an image, a wolf and an illusion, one after another, and has them fight; South
    disbelieves whom it can. All else is decided by the computer player from what the side may know."""

    def __init__(self, seed: int, players: tuple[str, ...] = ("me", "friend")) -> None:
        self.desk = Desk(players, yard(MERETH, SARITH), rules=RULES, seed=seed)
        self.room = self.desk.room
        self.greedy = [make_seat("greedy", side) for side in range(2)]
        self.left = list(SPELLS)
        self.seen: list[State] = [self.state]

    @property
    def state(self) -> State:
        return cast("State", self.room.game.state)

    def step(self) -> None:
        """One answer."""
        question = self.room.game.question
        assert question is not None
        text = self.wish(question) or self.thought(question)
        if self.room.players[question.side] == "greedy":
            turn = self.room.computer_turn()
            assert turn is not None
            self.desk.commit(self.room.play_computer(turn, text, self.desk.now))
        else:
            reply = self.desk.answer(question.side, text, name=f"a{self.room.n}").reply
            assert not isinstance(reply, Refused), (text, reply)
        self.seen.append(self.state)

    def wish(self, question: Question[object]) -> str:
        """What the plan of a side wants, where it can be had."""
        texts = [SYSTEM.write_answer(cast("Given", answer)) for answer in question.answers]
        wishes = (
            self.wishes()
            if question.side == 0
            else ["face", "option i", "option s", "disbelieve Myrmidon", "disbelieve Wolf", "disbelieve"]
        )
        if question.who not in ("Mereth", "Sarith") or question.inner:
            wishes = ["renew"]
        for wish in wishes:
            for text in texts:
                if text.startswith(wish):
                    if text.startswith("cast"):
                        self.left.pop(0)
                    return text
        return ""

    def wishes(self) -> list[str]:
        """What North's wizard wants: to stand and cast."""
        return ["renew", "face S", "option h", "option r", *self.left[:1]]

    def thought(self, question: Question[object]) -> str:
        """What the computer player does."""
        seat, state = self.greedy[question.side], self.room.game.view(question.side)
        if question.inner:
            return str(seat.choose(RULES, state, question))
        return RULES.write_answer(seat.answer(RULES, state, question))


def reader(desk: Desk, seat: int, language: str) -> Reader:
    """Who sits in a seat and speaks a language."""
    return msgspec.structs.replace(desk.reader(seat), language=language)


def shown(fight: Fight, who: Reader) -> bytes:
    """What a reader is shown of the present state."""
    view = RoomView(fight.room)
    return view.welcome(who, fight.desk.now) + view.message(who, fight.room.n, fight.desk.now, last=True)


def advised(fight: Fight, who: Reader) -> bytes:
    """All that the guide says to a reader at the present state, and the reasons of refusals."""
    asked = advice.GuideQuestion(Table(fight.room), who)
    names = [figure.id for figure in fight.state.figures if not figure.gone]
    said = [
        *(advice.places(asked, name) for name in names),
        *(openly(advice.sheet(asked, name)) for name in names),
        *(advice.prospects(asked, name) for name in (*names, "")),
        *(advice.deeds(asked, name, "") for name in names),
        advice.deeds(asked, "", "5,3"),
        advice.threats(asked, 0),
        advice.threats(asked, 1),
        advice.sight(asked, "5,1", "5,3"),
    ]
    return b"".join(map(ENCODER.encode, said))


def openly(said: Advice) -> Advice:
    """A sheet without the list of spells known, which is open to all and tells nobody which of them was cast."""
    assert said.sheet is not None
    groups = tuple(group for group in said.sheet.groups if group[0] not in KNOWN)
    return msgspec.structs.replace(said, sheet=msgspec.structs.replace(said.sheet, groups=groups))


def all_messages(fight: Fight, who: Reader) -> bytes:
    """All messages of the game and each of its moments."""
    view = RoomView(fight.room)
    numbers = range(1, fight.room.n + 1)
    moments = [view.moment(who, number) for number in range(len(fight.room.game.line))]
    return b"".join((*view.messages(who, numbers, fight.desk.now), *moments))


def leaks(text: bytes) -> list[bytes]:
    """What a text gives away, with what stands around it."""
    low = text.lower()
    return [low[max(0, low.index(word) - 60) : low.index(word) + 30] for word in FORBIDDEN if word in low]


Read = dict[tuple[int, str], bytes]


@pytest.fixture(scope="module")
def fought() -> tuple[Fight, Read]:
    """A game up to the answer that ends it, and all that was read in it by each seat in each language."""
    whole = Fight(SEED)
    while not whole.room.game.is_over:
        whole.step()
    fight = Fight(SEED)
    read: dict[tuple[int, str], list[bytes]] = {(seat, speak): [] for seat in range(3) for speak in ("en", "de")}
    for number in range(len(whole.seen) - 2):
        fight.step()
        for (seat, speak), found in read.items():
            who = reader(fight.desk, seat, speak)
            if (number + seat) % 2 == (speak == "de"):
                found.append(shown(fight, who))
            if number % EVERY == 0:
                found.append(advised(fight, who))
    for (seat, speak), found in read.items():
        found.append(all_messages(fight, reader(fight.desk, seat, speak)))
    return fight, {who: b"".join(found) for who, found in read.items()}


def test_the_fight_has_an_image_an_illusion_a_wolf_and_someone_who_doubts_them(fought: tuple[Fight, Read]) -> None:
    fight, read = fought
    assert {figure.life for state in fight.seen for figure in state.figures} == {REAL, SUMMONED, IMAGE, ILLUSION}
    gone = {figure.life for figure in fight.state.figures if figure.gone}
    assert IMAGE in gone and not fight.left and not fight.room.game.is_over
    for said in (b"renew", b"disbelie", b"vanish"):
        assert said in read[1, "en"], said


@pytest.mark.parametrize("speak", ["en", "de"])
def test_what_magic_made_is_named_to_its_maker_and_to_nobody_else(fought: tuple[Fight, Read], speak: str) -> None:
    own, other, onlooker = (fought[1][seat, speak] for seat in range(3))
    assert leaks(other) == []
    assert leaks(onlooker) == []
    own_words = {"en": (b"image", b"illusion", b"summon"), "de": (b"abbild", b"illusion", b"summon")}[speak]
    assert all(word in own.lower() for word in own_words)


def test_a_refusal_names_no_more(fought: tuple[Fight, Read]) -> None:
    fight = fought[0]
    made = [figure.id for figure in fight.state.figures if figure.life != REAL and not figure.gone]
    assert made
    answers = [f"{verb} {name.replace(' ', '_')}{tail}" for name in made for verb, tail in VERBS]
    for number, answer in enumerate(answers):
        for speak in ("en", "de"):
            given = Answer(f"{speak}{number}", fight.room.state, (answer,))
            reply = fight.room.answer(reader(fight.desk, 1, speak), given, fight.desk.now).reply
            assert isinstance(reply, Refused), answer
            assert leaks(ENCODER.encode(reply)) == []


def test_the_record_stays_closed_while_the_fight_goes_on(fought: tuple[Fight, Read]) -> None:
    for seat in range(3):
        with pytest.raises(Refusing, match="the record is open when the game is over"):
            check_open(fought[0].room, fought[0].desk.reader(seat))


def test_computer_players_think_with_views_alone() -> None:
    fight = Fight(SEED, ("greedy", "greedy"))
    made = 0
    for _ in range(THOUGHTS):
        thought = thought_of(fight.room, Lineup(), fight.desk.now)
        assert thought is not None
        state = cast("State", thought.state)
        strange = [figure for figure in state.figures if figure.life in (IMAGE, ILLUSION)]
        assert all(home_side(figure) == thought.turn.side for figure in strange)
        assert all(active.spell == "creature" for active in others(state, thought.turn.side))
        made += len(others(state, thought.turn.side))
        fight.step()
    assert made


def others(state: State, side: int) -> list[Active]:
    """The spells at work that made figures for another side."""
    made = [active for active in state.spells if active.subject >= 0 and state.figures[active.subject].maker >= 0]
    return [active for active in made if state.figures[active.caster].side != side]
