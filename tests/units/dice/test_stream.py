"""The stream against published vectors of its generator, and its faces against plain arithmetic."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.dice.stream import MOST_SEED, WORD, Stream, block

seeds = st.integers(0, MOST_SEED)


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
    ],
)
def test_the_generator_gives_the_published_words_of_philox(counter: str, key: str, words: str) -> None:
    low, high, game_low, game_high = (int(word, 16) for word in counter.split())
    key_low, key_high = (int(word, 16) for word in key.split())
    found = block(key_low | key_high << 32, game_low | game_high << 32, low | high << 32)
    assert " ".join(f"{word:08x}" for word in found) == words


@given(seeds, seeds, st.integers(0, 40), st.integers(1, 12))
def test_a_stream_that_starts_at_a_draw_goes_on_like_the_one_that_came_there(
    seed: int, game: int, draw: int, more: int
) -> None:
    whole = Stream(seed, game)
    words = [whole.word() for _ in range(draw + more)]
    late = Stream(seed, game, draw)
    assert [late.word() for _ in range(more)] == words[draw:]
    assert late.draw == whole.draw == draw + more


@given(seeds, st.integers(0, 99))
def test_draw_n_is_word_n_of_the_blocks(seed: int, draw: int) -> None:
    assert Stream(seed, 7, draw).word() == block(seed, 7, draw // 4)[draw % 4]


def test_setting_the_draw_back_gives_the_same_faces_again() -> None:
    stream = Stream(3)
    first = stream.roll(9, 6)
    stream.draw = 0
    assert stream.roll(9, 6) == first


def test_another_seed_or_game_gives_other_dice() -> None:
    rolls = {Stream(seed, game).roll(20, 6) for seed in range(10) for game in range(10)}
    assert len(rolls) == 100


@given(seeds, st.integers(1, 1000))
def test_every_face_is_in_range(seed: int, faces: int) -> None:
    assert all(0 <= face < faces for face in Stream(seed).roll(8, faces))


class Words(Stream):
    """A stream of given words."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.left = list(words)

    def word(self) -> int:
        return self.left.pop(0)


def test_a_word_that_would_favour_a_face_is_passed_over() -> None:
    # 2**32 is 4 more than a multiple of 6: of the words that give a low part below 4 none may count.
    assert (WORD + 1) % 6 == 4
    assert Words(0, WORD).face(6) == 5
    assert Words(0, 0, 1, WORD).face(6) == 0


def test_a_word_just_above_the_floor_counts() -> None:
    assert Words(1, WORD).face(5) == 0


def test_each_face_has_exactly_as_many_words_as_the_others() -> None:
    # With 2**32 words a die of this many faces has at most one word passed over for each of its faces.
    faces = 3 * 2**29
    counted = Counter(word * faces >> 32 for word in range(64) if word * faces & WORD >= (WORD + 1) % faces)
    assert set(counted.values()) == {2}


@pytest.mark.parametrize("faces", [0, -1, 2**32])
def test_a_die_without_faces_or_with_too_many_is_an_error(faces: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to"):
        Stream(1).face(faces)


@pytest.mark.parametrize(
    ("name", "seed", "game", "draw"), [("seed", -1, 0, 0), ("game", 0, 2**64, 0), ("draw", 0, 0, -1)]
)
def test_a_number_out_of_range_is_named(name: str, seed: int, game: int, draw: int) -> None:
    with pytest.raises(ValueError, match=f"{name} .*: expected 0 to"):
        Stream(seed, game, draw)


def test_faces_are_about_equally_frequent() -> None:
    counted = Counter(Stream(2024).roll(6000, 6))
    chi_square = sum((have - 1000) ** 2 / 1000 for have in counted.values())
    assert len(counted) == 6
    assert chi_square < 20.5  # one seed in a thousand is worse
