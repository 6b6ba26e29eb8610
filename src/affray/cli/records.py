"""Watching, replaying, checking and branching games."""

from collections.abc import Sequence

import msgspec

from affray.cli import boards
from affray.cli.listings import print_json
from affray.cli.opening import Wanted, language_of, opened, seats_of, side_meant
from affray.cli.screen import Screen, screen_of
from affray.core import Event, InputError, eyes
from affray.core.texts import ENGLISH
from affray.game import Difference, Game, load, save
from affray.game import verify as differs
from affray.game.record import loads, read_bytes
from affray.play import play_out

DONE, FAILED = 0, 1


def watch(wanted: Wanted, *, json: bool, plain: bool, language: str = ENGLISH) -> int:
    """Prints a game of computer players, which changes nobody of the roster; where the program fails, as far as it came.

    Raises InputError.
    """
    from affray.cli.muster import chosen

    game = opened(wanted, {place: kept.one for place, kept in chosen(wanted).items()})
    seats = [seat for seat in seats_of(game, wanted, computer=True) if seat is not None]
    screen = screen_of(plain=plain, language=language_of(game.system.facts, language))
    if wanted.save:
        # What cannot be kept is not played first.
        save(game, wanted.save)
    try:
        play_out(game, seats)
    finally:
        # A fault before the first answer has no account.
        if len(game.line) > 1 or game.over:
            if wanted.save:
                save(game, wanted.save)
            print_events(game.events) if json else show(game, screen)
    if wanted.save and not json:
        screen.say(f"The record is in {wanted.save}.")
    return DONE


def show(game: Game[object, object], screen: Screen) -> None:
    """Prints the account of a game and how it stands."""
    screen.strong(f"{game.system.facts.name}: {game.scenario.told(screen.language).title}; seed {game.seed}")
    screen.account(game.system, game.events)
    standing(game, game.state, screen)


def print_events(events: Sequence[Event]) -> None:
    """Prints events as JSON, one a line."""
    for event in events:
        print(msgspec.json.encode(event).decode())


def standing(game: Game[object, object], state: object, screen: Screen) -> None:
    """Prints the board and how the figures are."""
    picture = game.system.picture(state)
    if not screen.plain:
        print("\n" + "\n".join(boards.drawn(game.system, picture, screen)))
    print()
    for text in boards.figure_texts(game.system, picture, game.system.summary(state, screen.language), screen):
        screen.say(text, 5)


def replay(file: str, to: int | None, side: str = "", *, json: bool, plain: bool, language: str = ENGLISH) -> int:
    """Prints the account of a record, up to an answer, as a side sees it or whoever is of none. Raises InputError."""
    game: Game[object, object] = load(file)
    answers = len(game.line) - 1 if to is None else to
    eye = eyes.eye_of(game.system, game.state, (side_meant(game, side),) if side else (), over=game.over)
    moment, events = game.at(answers), eyes.told(game.system, game.events_at(answers), eye)
    if json:
        print_events(events)
        return DONE
    screen = screen_of(plain=plain, language=language_of(game.system.facts, language))
    screen.strong(f"{game.system.facts.name}: {game.scenario.told(screen.language).title}; seed {game.seed}")
    screen.account(game.system, events)
    standing(game, eyes.seen(game.system, moment.state, eye), screen)
    question = moment.question and eyes.asked(game.system, moment.state, moment.question, eye)
    if game.ended and answers == len(game.line) - 1:
        question = None
    end = "the game is over" if question is None else f"open: {question.code} {question.who}".rstrip()
    print(f"\nAfter {answers} of {len(game.line) - 1} answers; {end}.")
    return DONE


def verify(file: str, *, json: bool) -> int:
    """Prints what holds in a record, or the first difference; the exit code. Raises InputError for no file at all."""
    data = read_bytes(file)
    try:
        difference = differs(file)
    except InputError as error:
        print_json({"file": file, "holds": False, "reason": str(error)}) if json else print(f"affray: {error}")
        return FAILED
    if difference is not None:
        shown = msgspec.to_builtins(difference)
        print_json({"file": file, "holds": False, "difference": shown}) if json else print(parted(file, difference))
        return FAILED
    game: Game[object, object] = loads(data, file)
    dice = sum(len(roll) for moment in game.line for roll in moment.entry.rolls)
    counted = {"answers": len(game.trail), "dice": dice, "events": len(game.events)}
    if json:
        print_json({"file": file, "holds": True, "system": game.system.facts.key, "seed": game.seed} | counted)
        return DONE
    parts = ", ".join(f"{number} {name}" for name, number in counted.items())
    print(f"{file}: holds: {parts} and every state of this {game.system.facts.name} game, seed {game.seed}")
    return DONE


def parted(file: str, difference: Difference) -> str:
    """The line that says where record and replay part."""
    return f"{file}: {difference}"


def branch(file: str, at: int, path: str) -> int:
    """Writes a new game from the first answers of a record. Raises InputError."""
    game: Game[object, object] = load(file)
    branched = game.branch(at)
    save(branched, path)
    print(f"{path}: {at} of {len(game.line) - 1} answers of {file}; go on with: affray play --load {path}")
    return DONE
