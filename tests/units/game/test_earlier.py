"""Records of earlier behaviour versions: played alike where they can be, opened where they part, nothing of them lost."""

import gzip
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from affray.core import Event, InputError, OptionFact, Refusal, Scenario, eyes
from affray.core.faces.secrets import Secrets
from affray.game import Game, dumps, loads
from affray.game.differences import Differs
from affray.game.parting import first_clauses, lines_after_parting, recorded_events
from affray.play import make_seat, play_out
from affray.referee import Referee
from affray.systems import registry
from tests.toy import FOUR, PIG, TABLE, Pig, PigSystem

KEPT = Path(__file__).parents[2] / "kept" / "v1" / "records"
NAMES = sorted(path.name for path in KEPT.iterdir())


class Later(PigSystem):
    """Pig under behaviour version 2: the goal is 30 unless told, other clauses are named, and a roll may be refused or come
    to something else where the sides have so many points together."""

    facts = replace(PIG.facts, version=2, options=(OptionFact("goal", ("20", "30"), "30", "PG-1", earlier={1: "20"}),))
    refusing = other = -1

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Pig:
        return super().setup(scenario, {"goal": int(options.get("goal", 30))})

    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        if answer == "roll" and sum(state.points) == self.refusing:
            return Refusal("never", "not today", ("PG-NEVER",))
        return super().refuse(state, answer)

    def play(self, ref: Referee, state: Pig, answer: str) -> Pig:
        after = super().play(ref, state, answer)
        return after.with_turn(after.turn + 1) if after.turn and sum(state.points) == self.other else after


def later(**change: int) -> Later:
    """Pig under version 2, with a rule changed."""
    system = Later()
    system.codes = {number: replace(code, clauses=("PG-9",)) for number, code in PIG.codes.items()}
    for name, value in change.items():
        setattr(system, name, value)
    return system


def played(seed: int = 4, **options: int) -> Game[Pig, str]:
    """A finished game under version 1, with a die taken back in it."""
    game = Game.new(PIG, TABLE, options, seed=seed)
    game.answer("roll")
    game.undo(consent=1)
    return play_out(game, [make_seat("greedy", 1), make_seat("greedy", 2)])


OLD = played()
FIRST_POINTS = next(sum(moment.state.points) for moment in OLD.line if sum(moment.state.points))


def test_a_default_of_then_is_written_out_and_all_is_alike() -> None:
    game = loads(dumps(OLD), system=later())
    assert (game.behaviour, game.parting, game.options) == (1, None, {"goal": "20"})
    assert [moment.state for moment in game.line] == [moment.state for moment in OLD.line]
    assert [moment.entry.rolls for moment in game.trail] == [moment.entry.rolls for moment in OLD.trail]
    assert list(game.events) != list(OLD.events)


def test_an_option_that_was_given_stays() -> None:
    assert loads(dumps(played(goal=30)), system=later()).options == {"goal": 30}
    assert Game.new(later(), TABLE).state.goal == 30


def test_a_game_that_is_alike_is_of_today_when_it_is_kept_again() -> None:
    system = later()
    again = loads(dumps(loads(dumps(OLD), system=system)), system=system)
    assert (again.behaviour, again.state, again.options) == (2, OLD.state, {"goal": "20"})


@pytest.mark.parametrize("change", ["refusing", "other"])
def test_a_game_opens_at_the_last_entry_that_is_alike_and_goes_on_from_there(change: str) -> None:
    system = later(**{change: FIRST_POINTS})
    game = loads(dumps(OLD), system=system)
    parting = game.parting
    assert parting is not None and game.behaviour == 1
    place = next(n for n, moment in enumerate(OLD.line) if sum(moment.state.points) == FIRST_POINTS)
    assert parting.answers == len(game.line) - 1 >= place
    assert [moment.state for moment in game.line] == [moment.state for moment in OLD.line[: parting.answers + 1]]
    assert (parting.refused, parting.clauses) == (
        (True, ("PG-NEVER",)) if change == "refusing" else (False, parting.clauses)
    )
    assert parting.line == parting.entry + 2 and len(parting.rest) == len(OLD.trail) - parting.entry + 1
    assert game.strands[-1].number == 1
    kept = [event for line in parting.rest for event in recorded_events(line)]
    assert kept == list(OLD.events)[len(game.events) :]
    play_out(game, [make_seat("random", 1), make_seat("random", 2)]) if change == "other" else None
    again = loads(dumps(game), system=system)
    assert (again.parting, again.line, again.behaviour) == (parting, game.line, 2)


def test_the_line_names_entry_line_answer_and_clause() -> None:
    game = loads(dumps(OLD), system=later(refusing=FIRST_POINTS))
    assert game.parting is not None
    said = game.parting.text(game.system)
    assert f"entry {game.parting.entry} (line {game.parting.line}, “roll”)" in said
    assert "version 2 refuses what was given [PG-NEVER]" in said and "\n" not in said
    assert "lehnt Regelstand 2 das Gegebene ab [PG-NEVER]" in game.parting.text(game.system, "de")


def test_a_start_that_is_other_today_opens_at_todays_start() -> None:
    old = Game.new(PIG, FOUR, seed=2)
    old.answer("roll")

    class Starting(Later):
        def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Pig:
            return replace(super().setup(scenario, options), mover=1)

    game = loads(dumps(old), system=Starting())
    assert game.parting is not None
    assert (game.parting.line, game.parting.entry, len(game.line), game.state.mover) == (2, 0, 1, 1)


def test_who_has_left_stays_away() -> None:
    old = Game.new(PIG, FOUR, seed=3)
    old.answer("roll")
    old.leave(2)
    play_out(old, [make_seat("greedy", n) for n in range(4)])
    points = next(sum(moment.state.points) for moment in old.line[2:] if sum(moment.state.points))
    game = loads(dumps(old), system=later(refusing=points))
    assert game.parting is not None and game.gone == (2,)


def test_a_file_of_then_that_was_changed_is_no_record() -> None:
    with pytest.raises(Differs, match="the check sum at the end does not fit"):
        loads(dumps(OLD).replace(b'"roll"', b'"hold"', 1), system=later())
    with pytest.raises(InputError, match="recorded under behaviour version 0 of pig"):
        loads(dumps(OLD).replace(b'"behaviour":1', b'"behaviour":0'), system=later())


def test_an_event_that_has_no_words_today_is_told_by_its_numbers() -> None:
    game = loads(dumps(OLD), system=later(refusing=FIRST_POINTS))
    assert game.parting is not None
    strange = {"events": [{"code": "gone", "data": {"points": 3}}, {"code": "held", "data": {"points": 3}}]}
    parting = replace(game.parting, rest=(strange, {"events": 7}, {}))
    rows = lines_after_parting(parting, game.system, eyes.EVERYTHING)
    assert [event.code for event, _ in rows] == ["gone", "held"]
    assert rows[0][1] == ("gone: points 3",) and "3" in rows[1][1][0] != "held: points 3"


def test_what_an_eye_cannot_be_told_of_stays_hidden() -> None:
    class Veiled(Later):
        facts = replace(Later.facts, secrets=True)

        @property
        def secrets(self) -> Secrets[Pig, str]:
            return cast("Secrets[Pig, str]", self)

        def event_for(self, event: Event, side: int) -> Event | None:
            return event if event.data["points"] else None

    system = Veiled()
    game = loads(dumps(OLD), system=later(refusing=FIRST_POINTS))
    assert game.parting is not None
    rows = [{"code": "held", "data": {"points": 3}}, {"code": "held", "data": {"points": 0}}, {"code": "held"}]
    parting = replace(game.parting, rest=({"events": rows},))
    assert [event.data for event, _ in lines_after_parting(parting, system, 0)] == [{"points": 3}]


def test_the_first_event_that_differs_names_its_clauses() -> None:
    one, other = Event("a", clauses=("PG-1",)), Event("b", clauses=("PG-2",))
    assert first_clauses((one, other), (one, other)) == ("PG-2",) != first_clauses((), ())
    assert first_clauses((one, one), (one, other)) == ("PG-2",)
    assert first_clauses((one, other), (one, Event("c"))) == ("PG-2",)
    assert first_clauses((one,), (one, other)) == first_clauses((one, other), (one,)) == ("PG-2",)


# --- what was really kept ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_a_record_made_under_version_1_opens_and_says_how_far_it_is_alike(name: str) -> None:
    data = gzip.decompress((KEPT / name).read_bytes())
    game: Game[object, object] = loads(data, name)
    recorded = [msgspec.json.decode(line) for line in data.splitlines()]
    again = [msgspec.json.decode(line) for line in dumps(game).splitlines()]
    assert (recorded[0]["version"], recorded[0]["behaviour"], recorded[0]["system"]) == (1, 1, game.system.facts.key)
    until = game.parting.line - 1 if game.parting else len(recorded) - 1
    stands = [line["state"] for line in recorded[1:until]]
    if game.parting is None:
        assert [line["state"] for line in again[1:-1]] == stands
        assert game.behaviour == 1 or game.system.facts.version == 1
    else:
        assert again[-2]["state"] == stands[-1] if game.parting.entry else game.parting.answers == 0
        assert {line["state"] for line in again[1:-1]} <= set(stands)
        assert len(game.parting.rest) == len(recorded) - 1 - until
        for language in game.system.facts.languages:
            assert f"{game.parting.entry}" in game.parting.text(game.system, language)
            assert all(lines for _, lines in lines_after_parting(game.parting, game.system, eyes.EVERYTHING, language))
    assert dumps(loads(dumps(game))) == dumps(game)


def test_there_are_records_of_every_system_among_them() -> None:
    assert {name.partition("-")[0] for name in NAMES} == set(registry.system_keys())
