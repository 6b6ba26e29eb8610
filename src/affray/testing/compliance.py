"""What every rule system must hold to, each as a check of its own.

A check plays random games, so it needs no knowledge of the rules. What fails is told in one sentence with the position.

    def test_my_system_complies() -> None:
        check_system(MY_SYSTEM, MY_SCENARIOS, games=20)
"""

from collections.abc import Iterable, Iterator, Sequence
from math import isclose
from typing import TypeVar

from msgspec.structs import replace

from affray.core import NATURE, InputError, Question, Scenario, System, eyes
from affray.core.faces.picture import Picture, PlanePicture, StagePicture
from affray.core.faces.secrets import Secrets
from affray.core.words.texts import strict_texts
from affray.dice.stream import Stream
from affray.game.game import Game, Moment
from affray.game.record import dumps, loads
from affray.game.refusals import Refused
from affray.play.players import make_seat
from affray.play.run import MOST_ANSWERS, give_answer
from affray.referee.live import DiceNeeded, Live, Needed, StreamDice
from affray.testing.guide_checks import check_guide
from affray.testing.sampling import failure_place, sample_answers, sample_line
from affray.testing.wording import check_texts, check_words

S = TypeVar("S")
A = TypeVar("A")


MOST_SAID = 80
"""So many answers are given where several may speak at once, before somebody ends it if he may."""


def check_system(
    system: System[S, A], scenarios: Iterable[Scenario], games: int = 10, seed: int = 1, most: int = MOST_ANSWERS
) -> None:
    """Every check, over so many random games of each scenario. Raises AssertionError."""
    check_facts(system)
    check_texts(system)
    played: list[Game[S, A]] = []
    for scenario in scenarios:
        for number in range(games):
            game = random_game(system, scenario, seed, number, most)
            check_scores(game)
            check_round_trips(game)
            check_answers(game)
            check_views(game)
            check_suspension(game)
            check_guide(game)
            check_undo(game)
            check_replay(game)
            check_words(game)
            played.append(game)
    check_foreign_answers(played)


def check_facts(system: System[S, A]) -> None:
    """The facts are in order: keys are words, defaults are among the values, codes are named."""
    facts = system.facts
    assert facts.key.isidentifier() and facts.key == facts.key.lower(), f"the key {facts.key!r} is no small word"
    assert facts.version >= 1, f"{facts.key}: the behaviour version is {facts.version}, expected 1 or more"
    assert 1 <= facts.sides[0] <= facts.sides[1], f"{facts.key}: {facts.sides} is no range of sides"
    for text in (facts.name, facts.credit, facts.summary):
        assert text.strip(), f"{facts.key}: the name, the credit or the summary is empty"
    for option in facts.options:
        assert option.default in option.values, f"option {option.name}: {option.default!r} is not among its values"
    for number, code in system.codes.items():
        assert code.code, f"{facts.key}: event code {number} has no name"


def random_game(
    system: System[S, A], scenario: Scenario, seed: int = 1, number: int = 0, most: int = MOST_ANSWERS
) -> Game[S, A]:
    """A game of random legal answers to its end, the invariants looked at after each. Raises AssertionError."""
    game = Game.new(system, scenario, seed=seed, game_number=number)
    rng = Stream(seed, number)
    player = replace(make_seat("random", seed), rng=rng)
    check_moment(system, game.line[0])
    for _ in range(most):
        question = game.question
        if question is None:
            return game
        if isinstance(game.needed, DiceNeeded):
            game.answer(tuple(rng.face(game.needed.die) for _ in range(game.needed.n)))
            continue
        check_question(system, game.line[-1], question)
        try:
            if question.others and not question.inner:
                game.answer(anybody_answer(system, game, question, rng))
            else:
                give_answer(game, player, question)
        except Refused as error:
            raise AssertionError(
                f"a listed answer to {question.code!r} is refused: {error}, {game_place(game)}"
            ) from None
        check_moment(system, game.line[-1])
    assert game.is_over, f"random play of {scenario.name} is not over after {most} answers, {game_place(game)}"
    return game


def anybody_answer(system: System[S, A], game: Game[S, A], question: Question[A], rng: Stream) -> A:
    """An answer of anybody where several may speak: after a while the one that ends it, if somebody may give it."""
    asked = [question, *filter(None, (system.seats.aside(game.state, side) for side in question.others))]
    ends = [answer for each in asked for answer in each.extra]
    found = [answer for each in asked for answer in each.answers]
    return rng.pick(ends if ends and len(game.line) > MOST_SAID else found)


def check_question(system: System[S, A], moment: Moment[S, A], question: Question[A]) -> None:
    """An open question is somebody's and lists something, each answer once."""
    where = failure_place(system, moment.state)
    sides = len(system.sides(moment.state))
    assert 0 <= question.side < sides, f"question {question.code!r} is for side {question.side} of {sides}, {where}"
    assert question.answers or question.extra, f"question {question.code!r} lists no answer, {where}"
    if not question.inner:
        texts = [system.write_answer(answer) for answer in (*question.answers, *question.extra)]
        twice = next((text for place, text in enumerate(texts) if text in texts[:place]), None)
        assert twice is None, f"question {question.code!r} lists {twice!r} twice, {where}"


def check_moment(system: System[S, A], moment: Moment[S, A]) -> None:
    """The state is sound, its picture holds together, and what was told has a code."""
    broken = system.broken_invariants(moment.state)
    assert not broken, f"an invariant is broken: {'; '.join(broken)}, {failure_place(system, moment.state)}"
    picture = system.words.picture(moment.state)
    check_picture(picture, failure_place(system, moment.state))
    for event in moment.entry.events:
        assert event.code, f"an event has no code, {failure_place(system, moment.state)}"


def check_picture(picture: Picture, where: str) -> None:
    """A picture holds together: heads of bodies, regions with coordinates; on a table in inches a middle for each base; on a
    stage distances between those who are on it."""
    if isinstance(picture, PlanePicture):
        for unit in picture.units:
            bases, middles = len(unit.bases), len(unit.middles)
            assert bases == middles, f"{unit.id} has {bases} bases and {middles} middles, {where}"
            assert 0 <= unit.side < len(picture.sides), f"{unit.id} is of no side, {where}"
        return
    if isinstance(picture, StagePicture):
        names = [actor.id for actor in picture.actors]
        assert len(set(names)) == len(names), f"the stage has {names}, some twice, {where}"
        for actor in picture.actors:
            assert 0 <= actor.side < len(picture.sides), f"{actor.id} is of no side, {where}"
        for span in picture.spans:
            known = {span.one, span.other} <= set(names) and 0 <= span.band < len(picture.bands)
            assert known, f"{span.one} and {span.other} are apart by band {span.band}, {where}"
        return
    for counter in picture.counters:
        first = counter.body[0]
        assert first == counter.pos, f"{counter.id} is at {counter.pos}, its body at {first}, {where}"
    assert len(picture.grid) == len(picture.regions), f"regions have no coordinates, {where}"


def check_scores(game: Game[S, A]) -> None:
    """Scores sum to one, a number from 0 to 1 for each side."""
    for moment in sample_line(game.line):
        score, where = game.system.score(moment.state), failure_place(game.system, moment.state)
        sides = len(game.system.sides(moment.state))
        assert len(score) == sides, f"the score has {len(score)} numbers for {sides} sides, {where}"
        assert all(0 <= part <= 1 for part in score), f"the score {score} leaves 0 to 1, {where}"
        assert isclose(sum(score), 1, abs_tol=1e-9), f"the score {score} sums to {sum(score)}, {where}"


def check_round_trips(game: Game[S, A]) -> None:
    """States, as each side sees them too, and answers read back as they were written, and are written as one line."""
    system = game.system
    for moment in sample_line(game.line):
        text = system.write_state(moment.state)
        assert len(text.splitlines()) == 1, f"the position is not one line of text: {text!r}"
        assert system.read_state(text) == moment.state, f"the position reads back as another one: {text}"
        for side in range(len(system.sides(moment.state)) if system.secrets else 0):
            seen = eyes.visible_state(system, moment.state, side)
            written = system.write_state(seen)
            assert system.read_state(written) == seen, (
                f"what side {side} sees reads back as another position: {written}"
            )
        question = moment.question
        if question is not None and moment.open is None:
            for answer in (*question.answers, *question.extra):
                written = system.write_answer(answer)
                again = system.read_answer(written)
                assert again == answer, f"answer {written!r} reads back as {system.write_answer(again)!r}, at {text}"


def check_answers(game: Game[S, A]) -> None:
    """Listed answers are accepted and play; playing leaves the state it started from as it was."""
    system = game.system
    for moment in sample_line(game.line):
        question = moment.question
        if question is None or moment.open is not None:
            continue
        before, where = system.write_state(moment.state), failure_place(system, moment.state)
        for answer in (*sample_answers(question.answers), *question.extra):
            text = system.write_answer(answer)
            refusal = system.refuse(moment.state, answer)
            assert refusal is None, f"listed answer {text!r} is refused: {refusal}, {where}"
            live = Live(StreamDice(Stream(1, draw=moment.draw)), system.codes)
            try:
                after = system.play(live, moment.state, answer)
            except Needed:
                continue
            broken = system.broken_invariants(after)
            assert not broken, f"answer {text!r} breaks an invariant: {'; '.join(broken)}, {where}"
        assert system.write_state(moment.state) == before, f"an answer changed the state that it started from, {where}"


def check_foreign_answers(games: Sequence[Game[S, A]]) -> None:
    """Answers of other moments are either refused, with a reason and clauses, or they play."""
    for game in games:
        system = game.system
        answers: dict[str, A] = {}
        for moment in (moment for other in games for moment in sample_line(other.line)):
            question = moment.question
            if question is not None and moment.open is None:
                answers.update({system.write_answer(answer): answer for answer in question.answers})
        for moment in sample_line(game.line):
            if moment.open is None:
                for text, answer in sample_answers(tuple(answers.items())):
                    check_foreign_answer(system, moment, text, answer)


def check_foreign_answer(system: System[S, A], moment: Moment[S, A], text: str, answer: A) -> None:
    """One answer of another moment is refused with a reason, or plays."""
    where = failure_place(system, moment.state)
    refusal = system.refuse(moment.state, answer)
    if refusal is not None:
        for language in system.facts.languages:
            with strict_texts():
                reason = refusal.wording(language).strip()
            assert refusal.code and reason, f"the refusal of {text!r} gives no reason in {language}, {where}"
        assert refusal.clauses, f"the refusal of {text!r} ({refusal.reason}) names no clause, {where}"
        known = all(clause.startswith(system.facts.prefixes) for clause in refusal.clauses)
        assert known, f"the refusal of {text!r} names {refusal.clauses}, no clauses of this system, {where}"
        return
    assert moment.question is not None, f"{text!r} is not refused although the game is over, {where}"
    try:
        system.play(Live(StreamDice(Stream(1)), system.codes), moment.state, answer)
    except Needed:
        return


def check_views(game: Game[S, A]) -> None:
    """What the side that is asked may see is a state whose question is the same side's and works."""
    system = game.system
    hides = system.secrets is not None
    assert hides == system.facts.secrets, (
        f"{system.facts.key}: its facts say secrets={not hides}, but it has {'a' if hides else 'no'} face for them"
    )
    if system.secrets is not None:
        check_secrets(game, system.secrets)
    for moment in sample_line(game.line):
        question = system.question(moment.state)
        for side in range(len(system.sides(moment.state))):
            seen = eyes.visible_state(system, moment.state, side)
            where = f"as side {side} sees it, {failure_place(system, moment.state)}"
            assert eyes.visible_state(system, seen, side) == seen, f"a view of a view is another view, {where}"
            if question is not None and side in question.others:
                check_aside(system, moment.state, side)
            if question is None or question.side != side:
                continue
            shown = system.question(seen)
            assert shown is not None, f"the question {question.code!r} is gone, {where}"
            same = (shown.side, shown.code, shown.answers) == (question.side, question.code, question.answers)
            assert same, f"the question {question.code!r} is another one, {where}"
            for answer in sample_answers(question.answers):
                refusal = system.refuse(seen, answer)
                assert refusal is None, f"{system.write_answer(answer)!r} is refused: {refusal}, {where}"


def check_aside(system: System[S, A], state: S, side: int) -> None:
    """What a side may say that is not asked is its own, legal, and the same in its own view."""
    said = system.seats.aside(state, side)
    if said is None:
        return
    seen = system.seats.aside(eyes.visible_state(system, state, side), side)
    where = f"as side {side} may say beside the question, {failure_place(system, state)}"
    assert seen == said, f"it depends on what it does not know, {where}"
    for answer in (*sample_answers(said.answers), *said.extra):
        text = system.write_answer(answer)
        assert system.seats.giver(state, answer) == side, f"{text!r} is not the side's own, {where}"
        refusal = system.refuse(state, answer)
        assert refusal is None, f"{text!r} is refused: {refusal}, {where}"


def check_secrets(game: Game[S, A], secrets: Secrets[S, A]) -> None:
    """What a side, or somebody of no side, sees and hears can be drawn and said, and hides no less the second time."""
    system = game.system
    for moment in sample_line(game.line):
        for side in range(eyes.NOBODY, len(system.sides(moment.state))):
            seen = secrets.view(moment.state, side)
            where = f"as side {side} sees it, {failure_place(system, moment.state)}"
            assert secrets.view(seen, side) == seen, f"a view of a view is another view, {where}"
            system.words.picture(seen)
            system.words.summary(seen)
            system.score(seen)
            for event in eyes.visible_events(system, moment.entry.events, side):
                again = secrets.event_for(event, side)
                assert again == event, f"event {event.code!r} is heard as another one the second time, {where}"
                system.words.wording(event)
            question = moment.question
            if question is None or question.inner or question.side == side:
                continue
            for answer in (*sample_answers(question.answers), *question.extra):
                learned = secrets.answer_for(moment.state, answer, side)
                said = learned is None or system.words.label(seen, learned).strip()
                assert said, f"what is learned of {system.write_answer(answer)!r} has no label, {where}"


def check_replay(game: Game[S, A]) -> None:
    """The record plays again to the same states and events, and is the same record then."""
    data = dumps(game)
    try:
        again = loads(data, "the record", game.system)
    except InputError as error:
        raise AssertionError(f"a game does not replay: {error}, {game_place(game)}") from None
    for mine, other in zip(game.line, again.line, strict=True):
        where = failure_place(game.system, mine.state)
        assert mine.state == other.state, (
            f"a replay gives another state: {game.system.write_state(other.state)}, {where}"
        )
        assert mine.entry.events == other.entry.events, f"a replay tells other events, {where}"
    assert dumps(again) == data, f"a replay writes another record, {game_place(game)}"


def check_undo(game: Game[S, A]) -> None:
    """An answer taken back and given again leads to the same moment, dice and events included."""
    again = game.branch(len(game.line) - 1, game.strands[-1].number)
    while len(again.line) > 1:
        last, before = again.line[-1], again.line[-2]
        free = again.undo_refusal() is None
        again.undo(consent=0 if free else 1)
        where = failure_place(game.system, before.state)
        assert again.state == before.state, f"an undo gives another state, {where}"
        given = last.entry.given
        again.answer(given)
        assert again.line[-1] == last, f"an answer given again leads elsewhere, {where}"
        assert len(again.events) == last.told, f"an answer given again tells some events twice or not at all, {where}"
        again.undo(consent=1)


def check_suspension(game: Game[S, A]) -> None:
    """An action that stopped for choices comes to the same end when the choices are known from the start."""
    system = game.system
    for start, moment in enumerate(game.line):
        if moment.open is None or start == 0 or game.line[start - 1].open is not None:
            continue
        end = next((later for later in game.line[start:] if later.open is None), None)
        if end is None or any(later.entry.kind != "choice" for later in moments_after_start(game.line[start + 1 :])):
            continue
        check_question(system, moment, open_question(moment))
        choices: list[int] = []
        for later in game.line[start + 1 :]:
            assert isinstance(later.entry.given, int)
            choices.append(later.entry.given)
            if later is end:
                break
        check_resumed(game, moment, moment.open.answer, choices, end)


def moments_after_start(line: Sequence[Moment[S, A]]) -> Iterator[Moment[S, A]]:
    """The moments of an action that has stopped, up to its end."""
    for moment in line:
        yield moment
        if moment.open is None:
            return


def check_resumed(game: Game[S, A], before: Moment[S, A], answer: A, choices: list[int], end: Moment[S, A]) -> None:
    """An action with all its choices at hand gives the state at which the referee goes on."""
    system = game.system
    where = failure_place(system, before.state)
    left = iter(choices)
    game.stream.draw = before.draw
    live = Live(StreamDice(game.stream), system.codes, lambda *_: next(left, 0))
    state = system.play(live, before.state, answer)
    question = system.question(state)
    while question is not None and question.side == NATURE:
        state = system.play(live, state, question.answers[0])
        question = system.question(state)
    assert state == end.state, f"an action that stopped for a choice ends elsewhere than one that did not, {where}"


def open_question(moment: Moment[S, A]) -> Question[A]:
    """The inner question of a moment that waits."""
    assert moment.question is not None and moment.question.inner, "an action waits without an inner question"
    return moment.question


def game_place(game: Game[S, A]) -> str:
    """Where a game stands, for a message."""
    return f"after {len(game.line) - 1} answers of seed {game.seed}, {failure_place(game.system, game.state)}"
