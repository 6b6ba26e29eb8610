"""Watching, replaying, checking and branching games."""

from collections.abc import Sequence

import msgspec

from affray.cli.arguments import check_language, check_new_file, quote_name
from affray.cli.exits import DONE, FAILED, FAULT
from affray.cli.game.opening import reading_eye
from affray.cli.game.telling import print_game_head, print_heading, print_moments, print_standing
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.core import Event, InputError, eyes
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import Difference, Game, load, save
from affray.game import verify as differs
from affray.game.lines import LEFT, encode_line
from affray.game.parting import Parting, lines_after_parting
from affray.game.record import load_whole_part, loads, read_bytes
from affray.game.standing import leaving_text
from affray.game.strand import shown_event
from affray.game.translation import game_in_language


def print_game(game: Game[object, object], screen: Screen) -> None:
    """Prints the account of a game and how it stands."""
    print_heading(game, screen)
    screen.print_account(game.system, game.events)
    print_standing(game, game.state, screen)


def replay_record(
    file: str, to: int | None, side: str = "", *, json: bool, plain: bool, language: str = ENGLISH
) -> int:
    """Prints the account of a record, up to an answer, as a side or an onlooker sees it. Raises InputError."""
    game: Game[object, object] = load(file)
    screen = screen_of(plain=plain, language=check_language(game.system.facts, language))
    if json:
        print_record(game, len(game.line) - 1 if to is None else to, reading_eye(game, side))
        return DONE
    spoken = game_in_language(game, screen.language)
    game = spoken or game
    answers, eye = len(game.line) - 1 if to is None else to, reading_eye(game, side)
    moment, events = game.moment_at(answers), game.events_at(answers)
    parting = parting_within(game, answers)
    print_heading(game, screen)
    if spoken is None:
        screen.say(COMMON.say(screen.language, "replay-names"))
    beyond = len(events) + 1
    cut = game.moment_at(parting.answers).told if parting else beyond
    print_told(game, events, 0, cut, eye, screen)
    if parting:
        print_parting(game, parting, eye, screen)
        print_told(game, events, cut, beyond, eye, screen)
    print_standing(game, eyes.visible_state(game.system, moment.state, eye), screen)
    print(f"\n{end_line(game, answers, eye, screen.language)}")
    return DONE


def parting_within(game: Game[object, object], answers: int) -> Parting | None:
    """Where a game of an earlier behaviour version and today's rules part, if that is within its first answers."""
    return game.parting if game.parting and game.parting.answers <= answers else None


def print_record(game: Game[object, object], answers: int, eye: int) -> None:
    """Prints the first answers of a game as JSON, as an eye hears them. Raises InputError for answers that there are not."""
    game.moment_at(answers)
    parting = parting_within(game, answers)
    until = parting.answers if parting else answers
    print_game_head(game)
    print_moments(game, 0, until, eye)
    if parting:
        low = game.system.facts.low_face
        rest = [shown_event(event, low) for event, _ in lines_after_parting(parting, game.system, eye)]
        print(encode_line({"parting": parting.text(game.system), "recorded": rest}).decode())
    print_moments(game, until + 1, answers, eye)


def end_line(game: Game[object, object], answers: int, eye: int, language: str) -> str:
    """How many answers were shown, and what is asked after them as an eye sees it."""
    moment, last = game.moment_at(answers), len(game.line) - 1
    asked = ""
    if moment.question is not None and not (game.is_abandoned and answers == last):
        question = eyes.visible_question(game.system, moment.state, moment.question, eye)
        seen, needed = eyes.visible_state(game.system, moment.state, eye), moment.open.needed if moment.open else None
        asked = game.system.words.prompt(seen, question, needed, language).text
    return COMMON.say(language, "replay-end", answers=answers, all=last, over=int(not asked), asked=asked)


def print_told(
    game: Game[object, object], events: Sequence[Event], first: int, last: int, eye: int, screen: Screen
) -> None:
    """Prints events of a game from one place to before another as an eye hears them, and between them who left the game."""
    at = first
    for moment in game.trail:
        entry = moment.entry
        if entry.kind in LEFT and first <= moment.told < last:
            screen.print_account(game.system, eyes.visible_events(game.system, events[at : moment.told], eye))
            screen.say(leaving_text(game.system, game.state, entry.side, entry.kind, screen.language))
            at = moment.told
    screen.print_account(game.system, eyes.visible_events(game.system, events[at:last], eye))


def print_parting(game: Game[object, object], parting: Parting, eye: int, screen: Screen) -> None:
    """Prints where a game of an earlier behaviour version and today's rules part, and what was recorded from there."""
    screen.print_heading(f"\n{parting.text(game.system, screen.language)}")
    screen.say(COMMON.say(screen.language, "parting-rest"))
    for event, lines in lines_after_parting(parting, game.system, eye, screen.language):
        for text in lines:
            screen.say(f"{text}  [{' '.join(event.clauses)}]" if event.clauses and text == lines[-1] else text, 2)
    screen.print_heading(f"\n{COMMON.say(screen.language, 'parting-onward', now=game.system.facts.version)}")


def verify_record(file: str, *, json: bool) -> int:
    """Prints what holds in a record, or the first difference; the exit code. Raises InputError for what is no record."""
    data = read_bytes(file)
    try:
        difference = differs(file)
    except InputError as error:
        if not json:
            raise
        print_json({"file": file, "holds": False, "reason": str(error)})
        return FAULT
    if difference is not None:
        shown = msgspec.to_builtins(difference)
        print_json({"file": file, "holds": False, "difference": shown}) if json else print(
            parting_line(file, difference)
        )
        return FAILED
    game: Game[object, object] = loads(data, file)
    dice = sum(len(roll.faces) for moment in game.line for roll in moment.entry.rolls)
    counted = {"answers": len(game.line) - 1, "dice": dice, "events": len(game.events)}
    proved = [] if game.proof is None else [part.draw for part in game.proof.strands]
    parting, earlier = game.parting, game.behaviour < game.system.facts.version
    holds = parting is None or not earlier
    if json:
        head: dict[str, object] = {"file": file, "holds": holds, "system": game.system.facts.key, "seed": game.seed}
        more: dict[str, object] = {"behaviour": game.behaviour} | ({"proved": proved} if proved else {})
        more |= {"parting": parting.text(game.system)} if parting else {}
        print_json(head | counted | more)
        return DONE if holds else FAILED
    parts = ", ".join(f"{number} {name}" for name, number in counted.items())
    if holds:
        print(f"{file}: holds: {parts} and every state of this {game.system.facts.name} game, seed {game.seed}")
    if earlier:
        options = " ".join(f"{name}={value}" for name, value in game.options.items()) or "none"
        says = "earlier-holds" if holds else "earlier-parts"
        print(f"{file}: {COMMON.say(ENGLISH, says, earlier=game.behaviour, options=options)}")
    if parting:
        print(f"{file}: {parting.text(game.system)}")
    if proved:
        print(f"{file}: {COMMON.say(ENGLISH, 'proved', draws=', '.join(map(str, proved)))}")
    return DONE if holds else FAILED


def parting_line(file: str, difference: Difference) -> str:
    """The line that says where record and replay part."""
    return f"{file}: {difference}"


def branch_record(file: str, at: int, path: str) -> int:
    """Writes a new game from the first answers of a record. Raises InputError."""
    game: Game[object, object] = load_whole_part(file)
    branched = game.branch(at)
    branched.players = game.players
    check_new_file(path)
    save(branched, path)
    print(f"{path}: {at} of {len(game.line) - 1} answers of {file}; go on with: affray play --load {quote_name(path)}")
    return DONE
