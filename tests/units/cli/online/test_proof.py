"""What a server was bound to, against what it lays open."""

from msgspec.structs import replace

from affray.cli.online.proof import Bound, check_record, proof_fault
from affray.game import Game, dumps
from affray.game.fairness import Proof, Share, StrandProof, commitment, derived_seed
from affray.game.scenario import load_scenario
from affray.systems.foeman import SYSTEM
from affray.web.messages import Dice
from affray.web.rooms.chance import seed_hash

SECRET, SALT, NONCE, DRAW, SEAT = "5e" * 32, "ab" * 16, "0f" * 16, 0, 1
BOUND = commitment(DRAW, SALT, SECRET)
PLEDGE = commitment(DRAW, SEAT, NONCE)
PART = StrandProof(DRAW, BOUND, SECRET, SALT, (Share(SEAT, PLEDGE, NONCE),))
AGREED = Dice(3, "done", DRAW, BOUND, (SEAT,), ((SEAT, PLEDGE),))


def bound() -> Bound:
    """What a seat was shown of the dice."""
    found = Bound(seat=SEAT)
    found.see_dice(replace(AGREED, stage="show", commitment="another"))
    found.see_dice(AGREED)
    return found


def fault(part: StrandProof | None, nonces: dict[str, str] | None = None) -> str:
    """What of a part is not as it was shown."""
    found = proof_fault(Proof((part,) if part else ()), bound(), {BOUND: NONCE} if nonces is None else nonces)
    return "" if found is None else found.id


def test_a_proof_is_what_was_shown() -> None:
    assert fault(PART) == "" == fault(PART, {})
    assert fault(None) == "online-other-secret" == fault(replace(PART, commitment=commitment(DRAW, SALT, "00" * 32)))
    assert fault(replace(PART, shares=())) == "online-other-seats"
    assert fault(PART, {BOUND: "11" * 16}) == "online-other-nonce"
    silent = replace(PART, shares=(Share(SEAT, PLEDGE),))
    assert fault(silent) == ""


def test_a_record_is_derived_again_and_its_first_seed_is_the_one_whose_hash_was_shown() -> None:
    seed = derived_seed(SECRET, {SEAT: NONCE})
    game = Game.new(SYSTEM, load_scenario("foeman", "duel"), seed=seed)
    game.proof = Proof((PART,))
    while len(game.trail) < 12 and game.question is not None:
        game.answer(game.question.answers[0])
    record, seen = dumps(game).decode(), bound()
    seen.seed_hash = seed_hash(SALT, seed, [(0, 0)])
    seen.see_seed(seed, SALT)
    found = check_record(record, seen, {BOUND: NONCE})
    assert (found.id, found.args["agreed"]) == ("online-holds", 1) and found.args["answers"] == len(game.line) - 1
    seen.seed_hash = seed_hash(SALT, seed + 1, [(0, 0)])
    assert check_record(record, seen, {}).id == "online-other-seed"
    changed = record.replace('"Initiative', '"initiative', 1).replace('"die":6', '"die":8', 1)
    assert changed != record and check_record(changed, bound(), {}).id == "online-differs"
