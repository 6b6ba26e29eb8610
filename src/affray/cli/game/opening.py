"""From the command line to a game with its seats."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from affray.cli.arguments import check_language, check_new_file, read_house_rules
from affray.cli.game.game_request import GameRequest
from affray.cli.shown.screen import screen_of
from affray.core import Facts, InputError, RuledOut, Scenario, eyes
from affray.core.faces.opponent import GREEDY_1
from affray.core.faces.people import RosterFigure
from affray.core.faces.terms import Guest, Terms
from affray.core.words.texts import ENGLISH
from affray.game import Game, load, save, shipped_scenarios
from affray.game.muster import common_refusal, with_master, with_roster_figures
from affray.game.pack_folders import find_scenario_in, read_shelf, with_packs
from affray.game.record import read_bytes
from affray.play import Seat, make_seat, player_names
from affray.play.players import about_game, check_offered, check_player, make_player, shown_players
from affray.play.programs import LOCAL
from affray.systems import registry

HUMAN = "human"
PROGRAMS = "program:COMMAND"
USUAL_OPPONENT = "computer:5"
PLAYER_SIDES = "player_sides"
SEED_BITS = 32
NOBODY: Mapping[str, RosterFigure] = {}


def play_game(wanted: GameRequest, *, plain: bool, language: str = ENGLISH) -> int:
    """Plays at the terminal; the exit code."""
    from affray.cli.game.muster import bring_home, check_sides, figures_to_field
    from affray.cli.game.table import Table

    fielded = figures_to_field(wanted)
    game = open_game(wanted, {place: kept.figure for place, kept in fielded.items()}, language)
    screen = screen_of(plain=plain, language=check_language(game.system.facts, language))
    seats = seats_of(game, wanted, computer=False)
    game.players = tuple(HUMAN if seat is None else kept_name(seat.name) for seat in seats)
    check_sides(game, fielded, seats)
    path = wanted.save or wanted.load
    if wanted.save and wanted.save != wanted.load:
        check_new_file(wanted.save)
    if path:
        save(game, path)
    if wanted.load is not None and game.parting is not None and game.behaviour < game.system.facts.version:
        screen.print_heading(game.parting.text(game.system, screen.language))
    table = Table(game, seats, screen, path)
    table.thinking.seconds = wanted.seconds
    if wanted.eyes:
        table.watching = (find_side(game, wanted.eyes),)
        if seats[table.watching[0]] is not None:
            raise InputError(f"--as {wanted.eyes!r}: a computer player has that side")
    code = table.run()
    bring_home(game, fielded, wanted, screen)
    return code


def find_side(game: Game[object, object], name: str) -> int:
    """The side of that name, by whose eyes a game is shown. Raises InputError."""
    sides = game.system.sides(game.state)
    known = {side.lower(): place for place, side in enumerate(sides)}
    meant = game.scenario.local_name(name.strip()).lower()
    if meant not in known:
        raise InputError(f"--as {name!r}: the sides are {', '.join(sides)}")
    return known[meant]


def reading_eye(game: Game[object, object], side: str) -> int:
    """The eye that a record is read with: that of the side, or of an onlooker for none. Raises InputError."""
    return eyes.eye_of(game.system, game.state, (find_side(game, side),) if side else (), over=game.is_over)


def open_game(
    wanted: GameRequest, figures: Mapping[str, RosterFigure] = NOBODY, language: str = ENGLISH
) -> Game[object, object]:
    """The game, loaded or new, with figures of the roster in the places of some of the scenario's, its names in a language.
    Raises InputError."""
    if wanted.load is not None:
        return load_game(wanted)
    if wanted.system is None:
        raise InputError(f"SYSTEM is missing: expected one of {', '.join(registry.system_keys())}")
    system = registry.load_system(wanted.system)
    shelf = read_shelf(wanted.packs)
    if wanted.scenario is None:
        scenarios = (*shelf.scenarios, *shipped_scenarios(wanted.system))
        if not scenarios:
            raise InputError(f"{wanted.system} comes without scenarios: name a TOML file")
        scenario = scenarios[0]
    else:
        scenario = find_scenario_in(shelf, wanted.system, wanted.scenario)
    scenario = scenario.in_language(language)
    given = read_house_rules(wanted.options) | player_sides_option(system.facts, scenario, wanted.player_sides)
    scenario, options = with_packs(shelf.folders, scenario, given)
    scenario = with_armies(with_figures(with_players(scenario, wanted), wanted.system, figures), wanted)
    scenario = with_master(scenario, wanted.master)
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    return Game.new(system, scenario, options, seed, dice=dice_source(wanted.dice))


def player_sides_option(facts: Facts, scenario: Scenario, given: str) -> dict[str, str]:
    """The house rule that stands for the sides named, which have players' figures. Raises InputError. [FM-DMG-08]"""
    if not given:
        return {}
    if all(fact.name != PLAYER_SIDES for fact in facts.options):
        raise InputError(f"--player-sides: {facts.name} has no bonus for players' figures")
    if given == "none":
        return {PLAYER_SIDES: given}
    tables = scenario.body.get("sides")
    sides = [str(side.get("name")) for side in tables if isinstance(side, dict)] if isinstance(tables, list) else []
    named = [name.strip() for name in given.split(",")]
    named = [scenario.local_name(name) for name in named]
    for name in named:
        if name not in sides:
            raise InputError(f"--player-sides {name!r}: expected none, or some of {', '.join(sides)}")
    return {PLAYER_SIDES: "+".join(str(place) for place, side in enumerate(sides, 1) if side in named)}


def with_figures(scenario: Scenario, system: str, figures: Mapping[str, RosterFigure]) -> Scenario:
    """The scenario with figures of the roster in it. Raises InputError for a place that it does not have."""
    try:
        return with_roster_figures(registry.people_of(system), scenario, figures) if figures else scenario
    except RuledOut as error:
        raise RuledOut(*error.refusals, where="--figure") from None


def with_players(scenario: Scenario, wanted: GameRequest) -> Scenario:
    """The scenario with the players that are wanted at its table. Raises InputError."""
    if not wanted.guests:
        return scenario
    tables = registry.load_system(scenario.system).tables
    if tables is None:
        raise InputError(f"{scenario.title}: expected a game master's table for players by name")
    guests = []
    for text in wanted.guests:
        name, _, character = (part.strip() for part in text.partition("="))
        guests.append(Guest(name, character))
    try:
        return tables.with_guests(scenario, guests)
    except InputError as error:
        raise error if error.is_worded else InputError(f"--player: {error}") from None


def with_armies(scenario: Scenario, wanted: GameRequest) -> Scenario:
    """The scenario with the armies and the field that are wanted. Raises InputError."""
    if not wanted.has_armies:
        return scenario
    battles = registry.load_system(scenario.system).battles
    if battles is None:
        raise InputError(
            f"--army, --battlefield, --limit, --agreed: expected the system {' or '.join(registry.keys_with('battles'))}, "
            f"got {scenario.system}"
        )
    armies: dict[str, str] = {}
    for text in wanted.armies:
        side, sign, army = text.partition("=")
        if not sign or side.strip() in armies:
            raise InputError(f"--army {text!r}: expected SIDE=ARMY, each side once")
        armies[side.strip()] = id_or_text(army.strip())
    return battles.with_terms(scenario, Terms(armies, id_or_text(wanted.battlefield), wanted.limit, wanted.agreed))


def id_or_text(name: str) -> str:
    """The text of the file of that name; the name itself if there is no such file. Raises InputError."""
    if not Path(name).is_file():
        return name
    try:
        return read_bytes(name).decode()
    except UnicodeDecodeError:
        raise InputError(f"{name}: expected text in UTF-8") from None


def load_game(wanted: GameRequest) -> Game[object, object]:
    """The game of a record. Raises InputError where the command line says other than the record."""
    given = {"SCENARIO": wanted.scenario, "--seed": wanted.seed, "--option": wanted.options or None}
    given |= {"--pack": wanted.packs or None, "--figure": wanted.figures or None}
    given |= {"--army": wanted.armies or None, "--battlefield": wanted.battlefield or None, "--limit": wanted.limit}
    given |= {"--agreed": wanted.agreed or None, "--player": wanted.guests or None, "--master": wanted.master or None}
    for name, value in given.items():
        if value is not None:
            raise InputError(f"{name} does not go with --load: the record has its own")
    game: Game[object, object] = load(str(wanted.load))
    if wanted.system is not None and wanted.system != game.system.facts.key:
        raise InputError(f"{wanted.load}: is a game of {game.system.facts.key}, not of {wanted.system}")
    return game


def dice_source(text: str) -> Literal["stream", "typed"]:
    """How the dice come. Raises InputError."""
    if text == "typed":
        return "typed"
    if text != "rolled":
        raise InputError(f"--dice {text!r}: expected rolled or typed")
    return "stream"


def seats_of(game: Game[object, object], wanted: GameRequest, *, computer: bool) -> list[Seat | None]:
    """A seat for each side, None for a person's. Raises InputError.

    Unless told otherwise each is played as in the record, or the first side by a person; with `computer` all are the machine's.
    Where several may speak at once all are people's, and so are all players who come by name.
    """
    sides = game.system.sides(game.state)
    several = eyes.has_open_floor(game.system, game.state, game.question)
    if several and computer:
        raise InputError(f"{game.scenario.title}: several speak at once there, which only people can")
    people = 0 if computer else len(sides) if several else len(wanted.guests) or 1
    is_master = game.system.seats.is_master
    players = [
        HUMAN if place < people or (not computer and is_master(game.state, place)) else USUAL_OPPONENT
        for place in range(len(sides))
    ]
    known = {side.lower(): place for place, side in enumerate(sides)}
    computers = () if several else (*player_names(), GREEDY_1, PROGRAMS)
    allowed = computers if computer else (HUMAN, *computers)
    shown = () if several else (*shown_players(), PROGRAMS)
    known_players = shown if computer else (HUMAN, *shown)
    drawn: set[int] = set()
    for text in wanted.sides:
        name, sign, player = text.partition("=")
        place = known.get(game.scenario.local_name(name.strip()).lower())
        given = repr(text)
        check_offered(player, game.system)
        if not sign or not is_player(player, allowed):
            raise RuledOut(common_refusal("side-player", "side", given=given, players=known_players, sides=sides))
        if place is None:
            raise RuledOut(common_refusal("side-unknown", "side", given=given, players=known_players, sides=sides))
        if place in drawn:
            raise RuledOut(common_refusal("side-twice", "side", given=given, side=sides[place]))
        drawn.add(place)
        players[place] = player
    for place, player in enumerate(game.players):
        if place not in drawn:
            if kept_name(player) in LOCAL or not is_player(player, allowed):
                raise RuledOut(common_refusal("side-kept", "side", side=sides[place], player=player))
            players[place] = player
    return [None if player == HUMAN else computer_seat(game, place, player) for place, player in enumerate(players)]


def kept_name(player: str) -> str:
    """What a record calls a player: a program without its command, which loading it would run."""
    kind = player.partition(":")[0]
    return kind if kind in LOCAL else player


def is_player(name: str, allowed: Sequence[str]) -> bool:
    """Whether somebody of this name may have a side. Raises InputError for a computer player that cannot be had."""
    if name in allowed:
        return True
    if PROGRAMS not in allowed or ":" not in name:
        return False
    make_player(name, LOCAL)
    return True


def computer_seat(game: Game[object, object], place: int, player: str) -> Seat:
    """The seat of a computer player, which whoever runs the command may have named: a program too. Raises InputError."""
    seat = make_seat(player, seed_for(game, place), LOCAL, about_game(game))
    check_player(seat.player, game.system)
    return seat


def seed_for(game: Game[object, object], place: int) -> int:
    """The seed of a computer player's own numbers: another for each seat."""
    return (game.seed + (place + 1) * 0x9E3779B9) % (1 << SEED_BITS)
