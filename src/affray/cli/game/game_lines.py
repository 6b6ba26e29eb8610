"""A game at the terminal in a few words: who plays, what goes on by itself, how it has ended."""

from collections.abc import Iterator, Sequence
from math import isclose

from affray.cli.arguments import quote_name
from affray.cli.shown.answer_words import tokens
from affray.core import Question, RuledOut
from affray.core.fight_state import side_title
from affray.core.system import System
from affray.core.words.texts import COMMON
from affray.game import Game
from affray.game.refusals import Refused
from affray.play import Seat
from affray.play.titles import player_title

Play = Game[object, object]


def deciding_sides(game: Play) -> list[int]:
    """The sides that decide something, by their place."""
    return [
        side for side in range(len(game.system.sides(game.state))) if not game.system.seats.is_idle(game.state, side)
    ]


def team_titles(game: Play) -> tuple[str, ...]:
    """The sides that decide something, each with its team; none where nobody is in a team."""
    sides, seats = game.system.sides(game.state), game.system.seats
    places = deciding_sides(game)
    if not any(seats.team(game.state, side) for side in places):
        return ()
    return tuple(side_title(sides[side], seats.team(game.state, side)) for side in places)


def has_master(game: Play) -> bool:
    """Whether one of the seats is a game master's."""
    return any(game.system.seats.is_master(game.state, side) for side in range(len(game.system.sides(game.state))))


def player_lines(game: Play, seats: Sequence[Seat | None], language: str) -> Iterator[str]:
    """Who plays which side, and with which dice; who is the game master."""
    yield players_line(game, seats, language)
    for side, name in enumerate(game.system.sides(game.state)):
        if game.system.seats.is_master(game.state, side):
            yield COMMON.say(language, "master-here", master=name, mine=int(seats[side] is None))


def players_line(game: Play, seats: Sequence[Seat | None], language: str) -> str:
    """Who plays which side, and with which dice."""
    human = "you" if seats.count(None) == 1 else "human"
    players = player_texts(game, [seat.name if seat else human for seat in seats], language)
    return COMMON.say(language, "table-players", players=players, typed=int(game.dice == "typed"), seed=str(game.seed))


def player_texts(game: Play, players: Sequence[str], language: str) -> tuple[str, ...]:
    """Who plays, for each side that decides anything; people are `you` or `human`."""
    sides = game.system.sides(game.state)
    return tuple(
        COMMON.say(
            language,
            "table-player",
            side=side_title(sides[side], game.system.seats.team(game.state, side)),
            who=players[side] if players[side] in ("you", "human") else "computer",
            name=player_title(players[side], language),
        )
        for side in deciding_sides(game)
    )


def result_line(game: Play, language: str) -> str:
    """Who has won; only that the game is over where one side alone decides, or friends do against a world."""
    teams = [game.system.seats.team(game.state, side) for side in range(len(game.score))]
    names = [team or side for team, side in zip(teams, game.system.sides(game.state), strict=True)]
    return score_line(names, game.score, deciding_sides(game), language)


def score_line(names: Sequence[str], score: Sequence[float], deciding: Sequence[int], language: str) -> str:
    """Who has won by the score of each side, named by its team where it has one; only that the game is over where a side
    decides nothing, so that nobody has won against another."""
    if len(deciding) < max(2, len(names)):
        return COMMON.say(language, "game-over")
    shares = dict.fromkeys(names, 0.0)
    for name, value in zip(names, score, strict=True):
        shares[name] += value
    winners = tuple(name for name, share in shares.items() if isclose(share, max(shares.values())))
    return COMMON.say(language, "game-won", won=len(winners), sides=winners)


def journal_line(game: Play, record: str, language: str) -> str:
    """How to print the journal of a record; empty for a game that keeps none."""
    return COMMON.say(language, "journal-at", record=quote_name(record)) if game.system.journal is not None else ""


def hint_text(hint: str | None) -> str:
    """A hint behind an answer; nothing where there is none.

    >>> hint_text("NE"), hint_text(None)
    (' (NE)', '')
    """
    return f" ({hint})" if hint else ""


# --- giving an answer ---
def give_answer(game: Play, answer: object, line: str) -> None:
    """Gives an answer to a game. Raises Refused; RuledOut with the answer's words, where the line had not all of them."""
    try:
        game.answer(answer)
    except Refused as error:
        text = game.system.write_answer(answer)
        if not is_cut_short(tokens(line), tokens(text)):
            raise
        raise RuledOut(error.refusal, where=text) from None


def is_cut_short(given: Sequence[str], full: Sequence[str]) -> bool:
    """Whether words leave out some of the full ones, or letters at their ends; a name may be in another language.

    >>> is_cut_short(("st", "berold", "4"), ("strike", "berold", "4")), is_cut_short(("strike", "rattenflut 1"), ("strike", "rat tide 1"))
    (True, False)
    """
    pairs = zip(given, full, strict=False)
    return len(given) < len(full) or any(one != other and other.startswith(one) for one, other in pairs)


# --- what goes on by itself -------------------------------------------------------------------------------------------
def follow_ups(system: System[object, object], state: object, question: Question[object]) -> dict[str, str]:
    """The answers that another usually follows at once: the text of each, and of what follows."""
    if system.guide is None or question.inner:
        return {}
    return {offer.text: offer.then for offer in system.guide.offers(state, question) if offer.then}


def follow_up(game: Play, eye: int, answer: object, line: str) -> str:
    """The answer that follows another at once; empty for most answers, and for one that was typed in full."""
    text = game.system.write_answer(answer)
    if game.question is None or line.strip() == text:
        return ""
    return follow_ups(game.system, game.view(eye), game.question).get(text, "")


def follow_up_lines(game: Play, eye: int, question: Question[object], language: str) -> list[str]:
    """That an answer by its number goes on to the next, and how to give it alone."""
    found = follow_ups(game.system, game.view(eye), question)
    return [COMMON.say(language, "answer-then", answer=text, then=then) for text, then in found.items()]
