"""The laboratory of any system that hands out a `lab` face: odds of its procedures, games of two policies worked out over
their positions or played, house rules compared and sweeps, without a line of the laboratory's in the system."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Annotated, TypeVar, cast

import msgspec
from msgspec import Meta

from affray.core import NATURE, Question, System
from affray.core.faces.lab import LabFace, OddsQuestion
from affray.core.field_errors import check_choice
from affray.core.words.texts import Catalogue
from affray.dice.dist import Dist
from affray.dice.stream import Stream
from affray.game import Game
from affray.game.scenario import shipped_scenarios
from affray.lab.arena import (
    DUEL_COLUMNS,
    Arena,
    Cell,
    Effort,
    Outcome,
    PlainArena,
    Value,
    exact_duel,
    option_values,
    outcome_of_sums,
    play_cell,
)
from affray.lab.batches.batch import Ended, Meeting
from affray.lab.batches.playing import WON, play_batch
from affray.lab.chains.positions import Positions, Worked
from affray.lab.field_errors import fault
from affray.lab.fields import Games, LabSystem, Limit, Seed, question_options
from affray.lab.fields import question_fields as fields_of
from affray.lab.laboratory import Asked, Idle, Laboratory, Options, Pair, Questions, Rules, Setting
from affray.lab.progress import begin_work
from affray.lab.questions import policy_pair, read_question
from affray.lab.schema import Duel, Odds, OddsCase, OddsChance, OddsPoint, OddsSpread
from affray.play.player import Asked as Asking
from affray.play.player import Seat, Thought
from affray.play.run import play_out
from affray.referee import ChoiceNeeded, Referee, odds

S = TypeVar("S")
A = TypeVar("A")
MOST_ANSWERS = 100_000
LIMIT = 1000
"""The most rounds of a game that is played, where nobody says otherwise."""
Steps = Dist[tuple[object, int]]


class DuelAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel: the policies of both, one for both or one each; so many games and their seed beside what is
    worked out; the most rounds of these."""

    policy: Annotated[
        tuple[str, ...], Meta(description="How both, or each in turn, play; as the sides are named if absent.")
    ] = ()
    games: Games = 0
    seed: Seed = 1
    limit: Limit = LIMIT


class FaceLaboratory(Laboratory):
    """The laboratory of a system that hands out a `lab` face. Sides go by their policies, which is all that differs."""

    policy = ""
    """As the sides are named."""

    def __init__(self, system: System[object, object]) -> None:
        assert system.lab is not None
        self.system, self.face = system, system.lab
        self.key, self.sides = system.facts.key, self.face.policies[:2]
        self.duelists = (f"A policy, such as {', '.join(self.face.policies)}.",) * 2

    def words(self) -> Catalogue:
        """The system's own words."""
        return self.system.words.texts

    # --- questions ----------------------------------------------------------------------------------------------------
    def fields(self) -> LabSystem:
        asked = fields_of(self.odds_question(), {"kind": tuple(question.kind for question in self.face.odds)}, {}, ())
        duel = fields_of(DuelAsked, {}, {"policy": self.face.policies}, ())
        first, second = (self.face.policies * 2)[:2]
        return LabSystem(self.key, asked, duel, self.face.policies, self.face.policies, (first, second))

    def odds_question(self) -> type[msgspec.Struct]:
        """What is asked of odds: the kind, and the fields of all kinds."""
        kinds = ", ".join(question.kind for question in self.face.odds)
        kind = ("kind", Annotated[str, Meta(description=f"What is asked about: {kinds}.")], self.face.odds[0].kind)
        asked = (field for question in self.face.odds for field in msgspec.structs.fields(question.asked))
        fields = {field.name: (field.name, field.type, field.default) for field in asked}
        return msgspec.defstruct("OddsAsked", [kind, *fields.values()], kw_only=True, frozen=True)

    def questions(self) -> Questions:
        return Questions(question_options(self.odds_question()), question_options(DuelAsked), self.idle_options)

    def idle_options(self, asked: Asked, *, beside: bool) -> Iterator[Idle]:
        """The fields of other kinds."""
        kind = str(asked["kind"])
        own = self.question(kind).asked.__struct_fields__
        others = (name for question in self.face.odds for name in question.asked.__struct_fields__ if name not in own)
        if not beside:
            yield Idle(tuple(others), "kind", {"kind": kind})

    def question(self, kind: str) -> OddsQuestion:
        """The question of a kind, the first where none is named. Raises InputError."""
        known = {question.kind: question for question in self.face.odds}
        check_choice("kind", kind, ("", *known))
        return known[kind] if kind else self.face.odds[0]

    def chances(self, asked: Asked, setting: Setting) -> Odds:
        given = dict(asked)
        question = self.question(str(given.pop("kind", "") or ""))
        self.system.setup(shipped_scenarios(self.key)[0], setting.options)
        found = odds(question.procedure, read_question(question.asked, given, f"odds {self.key}"), policy=no_choice)
        events = tuple(chance_of(name, found, test) for name, test in question.events.items())
        points = tuple(
            OddsPoint(value, weight / found.total, exact=str(found.chance(value)))
            for value, weight in sorted(found.items())
        )
        mean = sum(value * weight for value, weight in found.items()) / found.total
        case = OddsCase(events, (OddsSpread(question.number, points, mean),))
        return Odds(self.key, question.kind, (), "", (case,))

    # --- duels --------------------------------------------------------------------------------------------------------
    def solve(self, who: Pair, asked: Asked, setting: Setting, *, gpu: bool = False) -> Duel:
        """A game of two policies; those of the question take the place of those that the sides are named by."""
        options = setting.options
        question = read_question(DuelAsked, asked, f"duel {self.key}")
        if gpu:
            raise fault("gpu", None, "no-gpu", system=self.key)
        policies = self.policies(who, question.policy)
        begin_work()
        found = self.worked(policies, options)
        duel = Duel(
            system=self.key,
            who=who,
            policies=policies,
            wins=found.wins,
            drawn=max(0.0, 1.0 - sum(found.wins)),
            rounds=found.rounds,
            unit=self.face.unit,
            left=found.left,
            left_of=WON,
            states=found.positions,
            options={name: str(value) for name, value in options.items()},
        )
        if not question.games:
            return duel
        met = self.meeting(policies, policies, {name: str(value) for name, value in options.items()}, compiled=False)
        met = msgspec.structs.replace(met, limit=question.limit)
        return msgspec.structs.replace(duel, played=play_batch(met, question.games, question.seed, WON, compiled=False))

    def policies(self, who: Pair, given: tuple[str, ...]) -> Pair:
        """How both sides play, as they are named where nobody says otherwise. Raises InputError."""
        first, second = policy_pair(given) if given else ("", "")
        return self.face.policy(first or who[0]), self.face.policy(second or who[1])

    def worked(self, policies: Pair, options: Options) -> Worked:
        """A game of two policies worked out. Raises InputError where it has too many positions."""

        def follow(state: object) -> Steps | None:
            if self.system.question(state) is None:
                return None
            return odds(self.step, state, policies, policy=self.chooser(policies, state))

        start = self.face.start(options)
        return Positions(start, follow, self.system.score, self.face.left).worked()

    def step(self, ref: Referee, state: object, policies: Pair) -> tuple[object, int]:
        """The position after the next answer, and the rounds that are over by it."""
        question = self.system.question(state)
        assert question is not None
        if question.side == NATURE:
            answer = question.answers[0]
        else:
            answer = self.face.answer(policies[question.side], state, question)
        after = self.system.play(ref, state, answer)
        return after, self.face.rounds(state, after)

    def chooser(self, policies: Pair, state: object) -> Callable[[int, int, int, int, int, int], int]:
        """How the sides take inner choices in a position."""

        def take(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            needed = ChoiceNeeded(who, what, most, x, y, z)
            side = self.system.choice(state, needed).side
            return self.face.choose(policies[side], state, needed)

        return take

    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        both = self.policies(who, policies)
        game = Game.new(self.system, shipped_scenarios(self.key)[0], dict(options), seed, number)
        seats = [Seat(name, PolicyPlayer(self.face, name), Stream(seed, number)) for name in both]
        return play_out(game, seats, MOST_ANSWERS)

    # --- comparisons and sweeps ---------------------------------------------------------------------------------------
    def rules(self) -> Rules:
        return Rules(self.system.facts.options, lambda options: options)

    def house(self, options: Mapping[str, str]) -> Mapping[str, str]:
        self.face.start(options)
        return {fact.name: str(options.get(fact.name, fact.default)) for fact in self.facts()}

    def meeting(
        self, sides: Pair, policies: Pair, options: Mapping[str, str], *, compiled: bool
    ) -> Meeting[object, object]:
        both = self.policies(sides, policies)
        bout = Bout(self, both, self.face.start(options))
        return Meeting(bout.play, *both, bout.take, bout.take, None, LIMIT)

    def arenas(self) -> Mapping[str, Callable[[], Arena]]:
        return {"duel": lambda: FaceArena(self), **super().arenas()}

    def sample_cell(self, cell: Cell, effort: Effort, number: int) -> Game[object, object]:
        policies = policies_of(self, cell)
        return self.sample(policies, (), {k: str(v) for k, v in cell.options.items()}, effort.seed, number, {})


class PolicyPlayer:
    """A player that goes by a policy."""

    def __init__(self, face: LabFace[object, object], policy: str) -> None:
        self.face, self.policy = face, policy

    def think(self, asked: Asking[S, A]) -> Thought[A]:
        """What the policy answers, or takes of an inner choice, which it knows by what the question is about."""
        question = asked.question
        if not question.inner:
            return Thought(cast(A, self.face.answer(self.policy, asked.state, cast("Question[object]", question))))
        x, y, z = (*question.about, 0, 0, 0)[:3]
        needed = ChoiceNeeded(question.side, 0, len(question.answers) - 1, x, y, z)
        return Thought(question.answers[self.face.choose(self.policy, asked.state, needed)])


class Bout:
    """Games of two policies that are played, one after the other."""

    def __init__(self, laboratory: FaceLaboratory, policies: Pair, start: object) -> None:
        self.laboratory, self.policies, self.start = laboratory, policies, start
        self.state = start

    def play(self, ref: Referee, a: object, b: object, limit: int, house: object) -> Ended:
        """A game to its end, or to the most rounds."""
        system, face = self.laboratory.system, self.laboratory.face
        self.state, length = self.start, 0
        while system.question(self.state) is not None and length < limit:
            self.state, over = self.laboratory.step(ref, self.state, self.policies)
            length += over
        score = system.score(self.state)
        decided = system.question(self.state) is None and max(score) == sum(score)
        winner = score.index(max(score)) if decided else -1
        return winner, length, face.left(self.state, 0), face.left(self.state, 1)

    def take(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """An inner choice of whoever decides."""
        return self.laboratory.chooser(self.policies, self.state)(who, what, most, x, y, z)


class FaceArena(PlainArena):
    """Two policies that meet."""

    figure: tuple[str, ...] = ("policy",)
    terms: tuple[str, ...] = ()
    columns = DUEL_COLUMNS

    def __init__(self, laboratory: FaceLaboratory) -> None:
        self.laboratory, self.habit = laboratory, ("policy", laboratory.face.policies[0])
        self.units = {"length": "rounds", "left": f"mean {laboratory.face.unit} left to the winner"}

    def known_values(self, field: str) -> tuple[Value, ...]:
        """The policies to begin with."""
        return self.laboratory.face.policies if field == "policy" else ()

    def check(self, side: int, cell: Cell) -> Hashable:
        self.laboratory.face.start(option_values(cell.options))
        return policies_of(self.laboratory, cell)[side]

    def outcome(self, cell: Cell, effort: Effort) -> Outcome:
        policies = policies_of(self.laboratory, cell)
        if effort.exact:
            found = self.laboratory.worked(policies, option_values(cell.options))
            return exact_duel(found.wins, max(0.0, 1.0 - sum(found.wins)), found.rounds, found.left)
        options = {name: str(value) for name, value in cell.options.items()}
        return outcome_of_sums(
            play_cell(self.laboratory.meeting(policies, policies, options, compiled=False), effort, plainly=True)
        )


def policies_of(laboratory: FaceLaboratory, cell: Cell) -> Pair:
    """How both sides of a cell play. Raises InputError."""
    usual = laboratory.face.policies[0]
    first, second = (str(fields.get("policy", usual)) for fields in (cell.a, cell.b))
    return laboratory.face.policy(first), laboratory.face.policy(second)


def chance_of(name: str, found: Dist[int], test: Callable[[int], bool]) -> OddsChance:
    """The chance of an event by its name."""
    chance = found.chance(test)
    return OddsChance(name, float(chance), exact=str(chance))


def no_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """The first of an inner choice: questions about odds of procedures that choose say what they choose in what they ask."""
    return 0
