"""What is printed of a game that others play or have played: its heading, its moments, how it stands."""

import msgspec

from affray import __version__
from affray.cli.game.game_lines import player_texts, team_titles
from affray.cli.shown import boards
from affray.cli.shown.screen import Screen
from affray.core import eyes
from affray.core.words.texts import COMMON
from affray.game import Game
from affray.game.game import Entry
from affray.game.lines import LEFT, encode_line, shown_rolls
from affray.game.strand import shown_event


def print_heading(game: Game[object, object], screen: Screen) -> None:
    """Prints which game this is, who plays it, where that is known, and who belongs to which team."""
    title = game.scenario.words_in(screen.language).title
    args = {"system": game.system.facts.name, "title": title, "seed": str(game.seed)}
    screen.print_heading(COMMON.say(screen.language, "record-heading", **args))
    if game.players:
        screen.say("; ".join(player_texts(game, game.players, screen.language)))
    elif teams := team_titles(game):
        screen.say(", ".join(teams))


def print_game_head(game: Game[object, object]) -> None:
    """Prints what a game starts from as a line of JSON: system and version, scenario, seed, sides, who plays them where that is
    known."""
    scenario, facts = game.scenario, game.system.facts
    head: dict[str, object] = {"affray": __version__, "system": facts.key, "behaviour": game.behaviour}
    head |= {"scenario": scenario.name, "title": scenario.title, "options": dict(game.options), "seed": game.seed}
    head |= {"sides": game.system.sides(game.state), "players": game.players}
    print(encode_line({"game": head}).decode())


def print_moments(game: Game[object, object], first: int, last: int, eye: int) -> None:
    """Prints the moments of a game as JSON, a line for the rolls of each, where nothing is hidden from the eye, and for each
    event and for each side that left; faces as people read them."""
    low, sides = game.system.facts.low_face, game.system.sides(game.state)
    for place, moment in enumerate(game.line[first : last + 1], first):
        if moment.entry.rolls and eye == eyes.EVERYTHING:
            print(encode_line({"rolls": shown_rolls(moment.entry.rolls, low)}).decode())
        for event in eyes.visible_events(game.system, moment.entry.events, eye):
            print(msgspec.json.encode(shown_event(event, low)).decode())
        for answers, entry in departures(game):
            if answers == place:
                print(encode_line({"left": entry.kind, "side": sides[entry.side]}).decode())


def departures(game: Game[object, object]) -> list[tuple[int, Entry[object]]]:
    """Who left a game, each with how many answers stand before it."""
    answers, found = 0, list[tuple[int, Entry[object]]]()
    for moment in game.trail:
        entry = moment.entry
        if entry.kind in LEFT:
            found.append((answers, entry))
        else:
            answers += -1 if entry.kind == "undo" else 1
            found = [(min(before, answers), left) for before, left in found]
    return found


def print_standing(game: Game[object, object], state: object, screen: Screen) -> None:
    """Prints the board and how the figures are."""
    picture = game.system.words.picture(state)
    if not screen.plain:
        print("\n" + "\n".join(boards.picture_lines(game.system, picture, screen)))
    print()
    for text in boards.figure_texts(game.system, state, picture, screen):
        screen.say(text, 5)
