"""A figure that magic has made: nothing that reaches the other side's browser tells which spell has made it.

The same fight is played with the same dice; only the spell is another. Whatever is not alike for the other side would tell an
image from an illusion or from a wolf that is there: a word, a number, a price, the count of answers. A wolf that is there differs
once its maker is asked whether it goes on: until then nothing does.
"""

from functools import cache

import pytest

from affray.core import Question
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.state import ILLUSION, IMAGE, SUMMONED
from affray.web.rooms.show import RoomView
from tests.units.web.rooms.test_melee_secrets import SEED, Fight, advised, all_messages, leaks, reader, shown

MADE = {"cast image 1": IMAGE, "cast illusion 2": ILLUSION, "cast summon_wolf 2": SUMMONED}
WHOLE, TURN, EVERY = 40, 7, 4
"""Answers: many turns, those before anything is to be renewed, those between two looks at what the guide says."""
STILL = ("renew", "face S", "option h", "option r", "stop")
"""What the maker's side does: it stands, pays for the wolf, and lets it be seen."""
DOUBTING = ("face", "option r", "option s", "dodge")


class Made(Fight):
    """A fight in which North makes a wolf by one spell; both sides then do the first that they have of a few plain things."""

    def __init__(self, spell: str) -> None:
        super().__init__(SEED)
        self.left, self.given = [spell], ""

    def wish(self, question: Question[object]) -> str:
        """The spell once, at one place; then what stands first in the order of the side."""
        texts = [SYSTEM.write_answer(answer) for answer in question.answers]  # type: ignore[arg-type]
        if question.inner:
            return ""
        if question.side == 0 and self.left:
            for text in texts:
                if text.startswith(self.left[0]) and " on 5,1 " in text and ("wolf " in text):
                    self.left = []
                    return text
        wanted = STILL if question.side == 0 else DOUBTING
        return next((text for word in wanted for text in texts if text.startswith(word)), texts[0])


@cache
def read(spell: str, speak: str, seat: int, answers: int) -> tuple[tuple[bytes, ...], frozenset[int]]:
    """All that a seat reads of the fight, message by message and moment by moment, what the guide says to it, and what figures
    there were."""
    fight, found, lives = Made(spell), list[bytes](), set[int]()
    for number in range(answers):
        fight.step()
        lives |= {figure.life for figure in fight.state.figures}
        who = reader(fight.desk, seat, speak)
        found.append(shown(fight, who))
        if number % EVERY == 0:
            found.append(advised(fight, who))
    who = reader(fight.desk, seat, speak)
    view = RoomView(fight.room)
    found += view.messages(who, range(1, fight.room.n + 1), fight.desk.now)
    found.append(all_messages(fight, who))
    # The game's id is drawn by chance.
    return tuple(message.replace(fight.room.id.encode(), b"game") for message in found), frozenset(lives)


@pytest.mark.parametrize("speak", ["en", "de"])
@pytest.mark.parametrize("seat", [1, 2], ids=["other side", "onlooker"])
@pytest.mark.parametrize(
    ("spells", "answers"),
    [(("cast image 1", "cast illusion 2"), WHOLE), (tuple(MADE), TURN)],
    ids=["image or illusion", "or a wolf that is there"],
)
def test_no_byte_tells_which_spell_has_made_a_wolf(
    spells: tuple[str, ...], answers: int, seat: int, speak: str
) -> None:
    assert all(MADE[spell] in read(spell, speak, seat, answers)[1] for spell in spells)
    first, *others = (read(spell, speak, seat, answers)[0] for spell in spells)
    for other in others:
        assert len(first) == len(other)
        assert [number for number, pair in enumerate(zip(first, other, strict=True)) if pair[0] != pair[1]] == []
    assert b"Wolf" in b"".join(first) and leaks(b"".join(first)) == []


def test_the_maker_is_told_apart_what_it_has_made() -> None:
    own = [read(spell, "en", 0, TURN)[0] for spell in MADE]
    assert own[0] != own[1] and own[1] != own[2] and own[2] != own[0]
