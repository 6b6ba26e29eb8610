"""Making games: new ones, ones that go on with a record, branches, rematches."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from affray.core import InputError, Scenario, System, eyes
from affray.core.words.texts import ENGLISH
from affray.game import Game, dumps, loads
from affray.game.fairness import derived_seed
from affray.game.lessons import Lesson, shipped_lessons
from affray.game.muster import with_master
from affray.game.pack_folders import EMPTY, PackFolder, Shelf, with_packs
from affray.game.scenario import shipped_scenario
from affray.play.levels import offered_levels, shifted_name, styled_names
from affray.play.players import STAND_IN, is_offered
from affray.systems import registry
from affray.web.messages import Clock, Made, NewGame, SeatLink
from affray.web.rooms import chance
from affray.web.rooms.fielding import check_sides, with_armies, with_figures, with_players
from affray.web.rooms.reopening import open_game
from affray.web.rooms.room import Room
from affray.web.rooms.seating import seated_players
from affray.web.store.entries import ENCODER, FRIEND, ME, PEOPLE, Began, Ended, Entry, Reader, Start
from affray.web.store.roster import Roster
from affray.web.store.store import Kept, SeatKept
from affray.web.words.faults import forbidden_error
from affray.web.words.text import MOST_NAME, clean_text
from affray.web.words.wording import nearest_language, say

Play = Game[object, object]
Rules = System[object, object]
LONGEST_CLOCK = 7 * 24 * 3600
VOTE_SECONDS, MOST_VOTE_SECONDS = 60, 3600


def make_game(
    wanted: NewGame,
    roster: Roster,
    computers: Sequence[str],
    system: Rules | None = None,
    shelf: Shelf = EMPTY,
    language: str = ENGLISH,
) -> tuple[Kept, Made]:
    """The game that is wanted, its names in a language, with its tokens; `computers` are the players there are. Raises InputError that names what is wrong."""
    check_clock(wanted.clock)
    vote = vote_seconds(wanted, language)
    if wanted.lesson:
        return make_lesson(wanted, system, shelf, language)
    if wanted.record:
        start, game = start_from_record(wanted, system)
    else:
        start, game = start_from_scenario(wanted, roster, system, shelf, language)
    sides = game.system.sides(game.state)
    known = {name: place for place, name in enumerate(sides)}
    seats = {game.scenario.local_name(name): player for name, player in wanted.seats.items()}
    for name in seats:
        if name not in known:
            raise InputError(f"seats: {name!r}: the sides are {', '.join(sides)}")
    players = tuple(seats.get(name, ME) for name in sides)
    check_players(players, computers, game.system)
    check_floor(game, players)
    name = clean_text(wanted.name, MOST_NAME)
    start = msgspec.structs.replace(
        start, players=players, names=tuple(name if player == ME else "" for player in players), clock=wanted.clock,
        vote=vote if game.system.seats.is_company(game.state) else 0,
    )  # fmt: skip
    check_sides(start, sides)
    return with_seats(start, game)


def find_scenario(system: str, name: str, shelf: Shelf) -> tuple[Scenario, PackFolder | None]:
    """The scenario of a system that ships, or of a pack, with that pack. Raises InputError."""
    shipped = shipped_scenario(system, name)
    if shipped is not None:
        return shipped, None
    for folder in shelf.folders:
        for scenario in folder.scenarios:
            if scenario.name == name and scenario.system == system:
                return scenario, folder
    # A name that is a path would read a file of the server.
    raise InputError(f"scenario {name!r}: expected one of those of {system}")


def start_from_scenario(
    wanted: NewGame, roster: Roster, system: Rules | None, shelf: Shelf, language: str = ENGLISH
) -> tuple[Start, Play]:
    """A game from a scenario that ships, or of a pack, with the packs and the figures wanted. Raises InputError."""
    if not wanted.system or not wanted.scenario:
        raise InputError("expected a system and a scenario, or a record")
    folders = {name: shelf.folder(name, wanted.system) for name in wanted.packs}
    found, own = find_scenario(wanted.system, wanted.scenario, shelf)
    if own is not None:
        folders = {own.pack.name: own, **folders}
    spoken = found.in_language(nearest_language(tuple(found.words), language))
    scenario, options = with_packs(tuple(folders.values()), spoken, wanted.options)
    scenario = with_players(with_armies(scenario, wanted.battle), wanted.guests)
    scenario = with_master(scenario, wanted.master)
    scenario, fighters = with_figures(roster, scenario, wanted.figures)
    secret = chance.new_secret() if wanted.seed is None else ""
    seed = derived_seed(secret, {}) if wanted.seed is None else wanted.seed
    start = Start(
        wanted.system,
        msgspec.structs.replace(scenario, source=""),
        options,
        seed,
        chance.new_salt(),
        (),
        dice=wanted.dice,
        told=wanted.seed is not None,
        secret=secret,
        fighters=fighters,
        behaviour=(system or registry.load_system(wanted.system)).facts.version,
    )
    return start, open_game(start, system)


def make_lesson(wanted: NewGame, system: Rules | None, shelf: Shelf, language: str) -> tuple[Kept, Made]:
    """The game of a lesson, with the maker in the learner's place. Raises InputError."""
    found = find_lesson(wanted.system, wanted.lesson, shelf)
    found = found.in_language(nearest_language(tuple(found.scenario.words), language))
    start = Start(
        system=wanted.system,
        scenario=msgspec.structs.replace(found.scenario, source=""),
        options={},
        seed=found.script.seed,
        salt=chance.new_salt(),
        players=(),
        told=True,
        behaviour=(system or registry.load_system(wanted.system)).facts.version,
        lesson=found.script,
    )
    game = open_game(start, system)
    name = clean_text(wanted.name, MOST_NAME)
    players = tuple(ME if side == found.script.side else STAND_IN for side in game.system.sides(game.state))
    names = tuple(name if player == ME else "" for player in players)
    return with_seats(msgspec.structs.replace(start, players=players, names=names), game)


def find_lesson(system: str, name: str, shelf: Shelf) -> Lesson:
    """The lesson of a system that ships, or of a pack. Raises InputError."""
    for lesson in (*shipped_lessons(system), *shelf.lessons(system)):
        if lesson.name == name:
            return lesson
    raise InputError(f"lesson {name!r}: expected one of those of {system}")


def start_from_record(wanted: NewGame, system: Rules | None) -> tuple[Start, Play]:
    """A game that goes on with a record; dice that were not seen yet are other ones, since the record's are no secret.

    Raises InputError for a record that does not hold.
    """
    for name, given in (
        ("figures", wanted.figures),
        ("battle", wanted.battle),
        ("guests", wanted.guests),
        ("master", wanted.master),
    ):
        if given:
            raise InputError(f"{name}: a record has its own; expected a scenario")
    game: Play = loads(wanted.record.encode(), system=system)
    if not game.is_over:
        game = game.branch(len(game.line) - 1, chance.new_seed())
    return continued_start(game, seed_known=False), game


def continued_start(game: Play, *, seed_known: bool) -> Start:
    """The start of a game that goes on with another."""
    options = dict(game.options)
    record = dumps(game).decode()
    return Start(
        game.system.facts.key,
        game.scenario,
        options,
        game.seed,
        chance.new_salt(),
        (),
        dice=game.dice,
        record=record,
        told=seed_known,
        behaviour=game.system.facts.version,
    )


def with_seats(start: Start, game: Play) -> tuple[Kept, Made]:
    """A game with new seats: one for its maker, one for each friend's side, one for onlookers."""
    tokens = [chance.new_token()]
    start = msgspec.structs.replace(start, links=True)
    mine = tuple(side for side, player in enumerate(start.players) if player == ME)
    seats = [SeatKept(0, chance.hash_of(tokens[0]), mine, owner=True)]
    links: list[SeatLink] = []
    for side, player in enumerate(start.players):
        if player == FRIEND:
            token = chance.new_token()
            seats.append(SeatKept(len(seats), chance.hash_of(token), (side,), owner=False))
            links.append(SeatLink(token, (side,), FRIEND))
    onlooker = chance.new_token()
    seats.append(SeatKept(len(seats), chance.hash_of(onlooker), (), owner=False))
    kept = Kept(chance.new_id(), ENCODER.encode(start), tuple(seats), first_entries(game))
    return kept, Made(kept.id, tokens[0], tuple(links), onlooker)


def first_entries(game: Play) -> tuple[bytes, ...]:
    """The first entries of a log."""
    entries: list[Entry] = [Began()]
    if game.is_over:
        entries.append(Ended())
    return tuple(ENCODER.encode(entry) for entry in entries)


def check_players(players: Iterable[str], computers: Iterable[str], system: System[object, object]) -> None:
    """Checks who is to play: people, or computer players there are, in a style of the system or in none. Raises InputError."""
    known = (*PEOPLE, *(name for name in computers if is_offered(name, system)))
    styled = styled_names(system.opponents.styles, offered_levels(system))
    for name in players:
        if name not in known and name not in styled:
            raise InputError(f"player {name!r}: expected one of {', '.join(known)}")


def check_floor(game: Play, players: Sequence[str]) -> None:
    """Raises InputError for a computer player where several may speak at once."""
    if eyes.has_open_floor(game.system, game.state, game.question) and not set(players) <= set(PEOPLE):
        raise InputError(f"{game.scenario.title}: several speak at once there, which only people can")


def check_clock(clock: Clock | None) -> None:
    """Checks the times of a clock. Raises InputError."""
    if clock is not None and not (0 < clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise InputError(f"clock: expected 1 to {LONGEST_CLOCK} seconds and an increment up to that")


def vote_seconds(wanted: NewGame, language: str) -> int:
    """After how many seconds the lead decides a vote of friends, as usual where it is left open. Raises InputError."""
    seconds = VOTE_SECONDS if wanted.vote is None else wanted.vote
    if not 0 <= seconds <= MOST_VOTE_SECONDS:
        raise InputError(say(language, "no-vote-seconds", given=str(seconds), most=str(MOST_VOTE_SECONDS)))
    return seconds


def branch(room: Room, reader: Reader, moment: int) -> tuple[Kept, Made]:
    """A new game from a moment of another, with dice that nobody can foresee; people play again what they have only lent to a
    computer. Raises InputError."""
    game = room.game.branch(moment, chance.new_seed())
    players = tuple(
        name if name not in PEOPLE else ME if side in reader.sides else FRIEND
        for side, name in enumerate(seated_players(room))
    )
    start = msgspec.structs.replace(
        continued_start(game, seed_known=False), players=players, names=room.names, clock=room.start.clock,
        vote=room.start.vote,
    )  # fmt: skip
    return with_seats(start, game)


def rematch(room: Room, *, swap: bool, stronger: int = 0) -> Kept:
    """A new game of the same scenario; with `swap` everybody plays the next side that decides anything, and computer players
    are so many levels stronger. Each seat keeps its token, and people play again what they have only lent to a computer."""
    secret, state, levels = chance.new_secret(), room.game.line[0].state, offered_levels(room.game.system)
    chairs = room.game.system.seats
    playing = [
        side for side in range(len(room.players)) if not (chairs.is_idle(state, side) or chairs.is_master(state, side))
    ]
    moved = dict(zip(playing, playing[1:] + playing[:1], strict=True)) if swap else {}
    start = Start(
        system=room.start.system,
        scenario=room.start.scenario,
        options=room.start.options,
        seed=derived_seed(secret, {}),
        salt=chance.new_salt(),
        players=move(tuple(shifted_name(name, stronger, levels) for name in seated_players(room)), moved),
        names=move(room.names, moved),
        dice=room.start.dice,
        clock=room.start.clock,
        behaviour=room.start.behaviour,
        vote=room.start.vote,
        secret=secret,
        links=True,
        taken=tuple(seat for seat in room.seats if seat not in room.unused),
    )
    seats = tuple(
        msgspec.structs.replace(seat, sides=tuple(sorted(moved.get(side, side) for side in seat.sides)))
        for seat in room.seats.values()
    )
    return Kept(chance.new_id(), ENCODER.encode(start), seats, first_entries(open_game(start, room.game.system)))


def move(values: Sequence[str], places: Mapping[int, int]) -> tuple[str, ...]:
    """The values, those with a new place there.

    >>> move(("a", "b", "c"), {0: 1, 1: 0})
    ('b', 'a', 'c')
    """
    new = {places.get(place, place): value for place, value in enumerate(values)}
    return tuple(new[place] for place in range(len(values)))


def branch_game(room: Room, reader: Reader, moment: int) -> tuple[Kept, Made]:
    """A branch, where the seat may have one. Raises Refusing, InputError."""
    check_open(room, reader)
    return branch(room, reader, moment)


def check_open(room: Room, reader: Reader) -> None:
    """Whether a seat may have the seed and the record. Raises Refusing.

    It may when the game is over and laid open to it, or where nothing is hidden in it and no other person plays.
    """
    system = room.game.system
    if room.game.is_over:
        if not eyes.is_revealed(system, room.game.state, reader.sides):
            raise forbidden_error("the record is for whoever knows all of the game")
    elif eyes.secrets_of(system, room.game.state) or not (reader.sides and room.is_alone(reader)):
        raise forbidden_error("the record is open when the game is over")
