"""Dice that nobody chose alone: a record proves where its seeds come from, and no forged proof holds."""

import hashlib
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.game import Game, dumps, loads
from affray.game.fairness import Proof, Share, StrandProof, check_proof, commitment, derived_seed
from affray.play import make_seat, play_out
from tests.toy import PIG, TABLE, Pig

SECRET, SALT = "5e" * 32, "a1" * 16
NONCES = {0: "01" * 16, 1: "02" * 16}


def dealt(draw: int, secret: str = SECRET) -> StrandProof:
    """What server and seats have shown of a strand."""
    shares = tuple(Share(seat, commitment(draw, seat, nonce), nonce) for seat, nonce in NONCES.items())
    return StrandProof(draw, commitment(draw, SALT, secret), secret, SALT, shares)


def proven() -> Game[Pig, str]:
    """A finished game whose dice were dealt twice: at the start and after two answers."""
    game = Game.new(PIG, TABLE, seed=derived_seed(SECRET, NONCES))
    game.answer("roll")
    game.answer("roll")
    second = dealt(game.first_unseen_draw, "77" * 32)
    game.reseed(derived_seed(second.secret, second.nonces))
    game.proof = Proof((dealt(0), second))
    return play_out(game, [make_seat("random", 1), make_seat("random", 2)])


GAME = proven()


def test_a_record_holds_its_proof() -> None:
    again = loads(dumps(GAME), system=PIG)
    assert again.proof == GAME.proof is not None
    assert (again.line, dumps(again)) == (GAME.line, dumps(GAME))


def test_a_record_without_a_proof_says_nothing_of_one() -> None:
    assert b"proof" not in dumps(Game.new(PIG, TABLE))


def test_the_seed_depends_on_the_secret_and_on_each_nonce_and_seat() -> None:
    seeds = [derived_seed(SECRET, NONCES), derived_seed(SALT, NONCES), derived_seed(SECRET, {0: NONCES[0]})]
    seeds += [derived_seed(SECRET, {0: NONCES[1], 1: NONCES[0]})]
    assert len(set(seeds)) == 4 and all(0 <= seed < 2**64 for seed in seeds)


def test_the_recipe_is_the_documented_one() -> None:
    text = f"{SECRET} 0:{NONCES[0]} 1:{NONCES[1]}".encode()
    assert derived_seed(SECRET, NONCES) == int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
    assert commitment(4, SALT, SECRET) == hashlib.sha256(f"4 {SALT} {SECRET}".encode()).hexdigest()


def test_a_seat_that_never_showed_its_nonce_has_no_part_in_the_seed() -> None:
    whole = dealt(0)
    silent = replace(whole, shares=(whole.shares[0], replace(whole.shares[1], nonce="")))
    game = Game.new(PIG, TABLE, seed=derived_seed(SECRET, {0: NONCES[0]}))
    check_proof(Proof((silent,)), game.strands)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda part: replace(part, draw=1), "draw 1: expected one of the draws at which strands begin, each once"),
        (lambda part: replace(part, secret="5f" * 32), "the server's secret is not the one that it was bound to"),
        (lambda part: replace(part, salt="a2" * 16), "the server's secret is not the one that it was bound to"),
        (lambda part: replace(part, salt="short"), "draw 0: salt: expected 32 to 128 hexadecimal digits, got 'short'"),
        (lambda part: replace(part, secret="S" * 32), "draw 0: secret: expected 32 to 128 hexadecimal digits"),
        (lambda part: replace(part, shares=part.shares[:1]), "the seed is not the one of the secret and the nonces"),
        (lambda part: replace(part, shares=part.shares[:1] * 2), "expected each seat once"),
        (
            lambda part: replace(part, shares=(replace(part.shares[0], nonce="03" * 16), part.shares[1])),
            "seat 0: the nonce is not the one that it was bound to",
        ),
        (
            lambda part: replace(part, shares=(replace(part.shares[0], nonce="3"), part.shares[1])),
            "seat 0: nonce: expected 32 to 128 hexadecimal digits",
        ),
    ],
)
def test_a_proof_that_does_not_hold_is_named(change: Callable[[StrandProof], StrandProof], message: str) -> None:
    game = proven()
    assert game.proof is not None
    first, second = game.proof.strands
    game.proof = Proof((change(first), second))
    with pytest.raises(InputError, match=r"^record: line 1: proof: draw ") as error:
        loads(dumps(game), system=PIG)
    assert message in str(error.value)


def test_a_strand_is_proved_once() -> None:
    with pytest.raises(InputError, match="draw 0: expected one of the draws at which strands begin, each once"):
        check_proof(Proof((dealt(0), dealt(0))), GAME.strands)


def test_another_game_number_than_0_is_none_that_was_dealt() -> None:
    game = Game.new(PIG, TABLE, seed=derived_seed(SECRET, NONCES), game_number=1)
    with pytest.raises(InputError, match="or the game number not 0"):
        check_proof(Proof((dealt(0),)), game.strands)
