"""What a server tells a seat, as lines of the terminal."""

from collections.abc import Iterable, Sequence

from affray.cli.game.fallen import FallenSides
from affray.cli.game.game_lines import score_line
from affray.cli.online.server_words import WORDS
from affray.cli.shown.screen import Screen, indent_of, parts_text, with_clauses, wrap_text
from affray.core.words.texts import COMMON
from affray.play.titles import player_title
from affray.web.messages import Asked, Chat, Line, Position, Request, Side, Told
from affray.web.messages.advice import WordedReasons

PEOPLE = ("me", "friend")
"""Who a person is, among the players of sides."""


def line_texts(lines: Sequence[Line], screen: Screen) -> list[str]:
    """Lines of the account, their clauses at the right margin."""
    found = []
    for line in lines:
        text = "  " * line.level + line.text
        *before, last = wrap_text(text, screen.width, indent_of(text) + 2) or [""]
        found += [*before, *with_clauses(last, line.clauses, screen.width)]
    return found


def told_texts(said: Told, sides: Sequence[Side], screen: Screen) -> list[str]:
    """What has happened."""
    if said.entry == "undo":
        name = sides[said.by].name if said.by >= 0 else "none"
        return [COMMON.say(screen.language, "online-undone", side=name)]
    return line_texts(said.lines, screen)


def chat_text(said: Chat, sides: Sequence[Side], language: str) -> str:
    """What somebody has said."""
    side = sides[said.by].name if said.by >= 0 else "none"
    return COMMON.say(language, "online-said", side=side, who=said.who or "none", text=said.text)


def request_text(said: Request, sides: Sequence[Side], mine: Sequence[int], language: str) -> str:
    """What a side asks of the others, or how that has ended."""
    asked = said.state if said.state != "open" else "me" if set(said.waiting) & set(mine) else "others"
    others = tuple(sides[side].name for side in said.waiting)
    return COMMON.say(
        language,
        f"online-{said.what}-{asked}",
        side=sides[said.by].name,
        sides=others,
        count=said.answers,
        how=said.how or "same",
    )


def came_and_went(before: Sequence[Side], now: Sequence[Side], mine: Sequence[int], language: str) -> list[str]:
    """Which other people have come to the table or left it, or have another name."""
    found = []
    for place, (old, new) in enumerate(zip(before, now, strict=True)):
        if place in mine or new.player not in PEOPLE or new.idle:
            continue
        if old.present != new.present and not new.resigned:
            kind = "came" if new.present else "went"
            found.append(COMMON.say(language, f"online-{kind}", side=new.name, who=new.who or "none"))
        elif old.who != new.who and new.who:
            found.append(COMMON.say(language, "online-named", side=new.name, who=new.who))
    return found


def seat_texts(sides: Sequence[Side], mine: Sequence[int], language: str) -> list[str]:
    """Who sits where, a line for each side that decides."""
    found = []
    for place, side in enumerate(sides):
        if side.idle:
            continue
        kind = "computer"
        if side.player in PEOPLE:
            kind = "you" if place in mine else "link" if side.link else "here" if side.present else "away"
        player = side.who or (player_title(side.player, language) if kind == "computer" else "none")
        left = int(side.resigned)
        found.append(COMMON.say(language, "online-side", side=side.name, kind=kind, player=player, left=left))
    return found


def is_company(position: Position, sides: Sequence[Side]) -> bool:
    """Whether several play together on a stage without a game master, who may lend their seats."""
    stage = position.stage
    return stage is not None and stage.keeper < 0 and sum(not side.idle for side in sides) > 1


def is_played(side: Side) -> bool:
    """Whether a person plays a side: none does whose person has left the game."""
    return side.player in PEOPLE and not side.resigned


def playing_sides(sides: Sequence[Side], mine: Sequence[int]) -> list[int]:
    """The sides of a seat that its person plays."""
    return [place for place in mine if is_played(sides[place])]


def asked_of(position: Position, sides: Sequence[Side], mine: Sequence[int]) -> Asked | None:
    """What a seat is asked, or may say although another is asked."""
    asked = position.asked
    playing = playing_sides(sides, mine)
    if asked is None or not playing:
        return None
    if asked.side in playing or (asked.dice is not None and not (asked.side >= 0 and is_played(sides[asked.side]))):
        return asked
    return position.aside


def lent_side(sides: Sequence[Side], mine: Sequence[int]) -> int:
    """The first side of a seat that a computer plays for it and that has not given up; -1 for none."""
    lent = (place for place in mine if sides[place].player not in PEOPLE)
    return next((place for place in lent if not (sides[place].idle or sides[place].resigned)), -1)


def who_sits(sides: Sequence[Side], mine: Sequence[int], language: str) -> Iterable[str]:
    """Who sits where, and what a seat should know of itself: that it looks on, or that a computer plays for it."""
    yield COMMON.say(language, "online-players", seats=tuple(seat_texts(sides, mine, language)))
    for place, side in enumerate(sides):
        if side.master:
            yield COMMON.say(language, "master-here", master=side.name, mine=int(place in mine))
    lent = lent_side(sides, mine)
    if not mine:
        yield COMMON.say(language, "online-onlooker")
    elif lent >= 0:
        yield COMMON.say(language, "online-lent", side=sides[lent].name)


def clocks_text(clocks: Sequence[float], running: int, sides: Sequence[Side], language: str) -> str:
    """The time that each side has left; empty without clocks."""
    if not clocks:
        return ""
    shown = tuple(
        COMMON.say(language, "online-clock", side=sides[place].name, time=time_text(left), on=int(place == running))
        for place, left in enumerate(clocks)
        if not sides[place].idle
    )
    return COMMON.say(language, "online-clocks", clocks=shown)


def time_text(seconds: float) -> str:
    """A time in minutes and seconds.

    >>> time_text(299.4), time_text(3601), time_text(-1)
    ('4:59', '60:01', '0:00')
    """
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"


class FallenSeats:
    """Which sides of three or more have been said to be out of the game, and whether this seat has left it."""

    def __init__(self) -> None:
        self.fallen, self.has_left = FallenSides(), False

    def lines(
        self, position: Position, sides: Sequence[Side], mine: Sequence[int], clocks: Sequence[float], language: str
    ) -> list[str]:
        """That sides are out in this position, or can act again, and that a computer goes on for this seat; nothing of what
        was said before, and nothing of a game that is over."""
        if position.over:
            return []
        stands = position.track.stands if position.track is not None else ()
        out = tuple(stand.side for stand in stands if stand.out)
        found = self.fallen.lines([side.name for side in sides], out, language)
        acting = [place for place in mine if not sides[place].idle]
        if self.has_left or not acting or not all(sides[place].resigned for place in acting):
            return found
        self.has_left = True
        if all(sides[place].master for place in acting):
            return [*found, COMMON.say(language, "online-left-master")]
        names = tuple(sides[place].name for place in acting)
        late = int(bool(clocks) and clocks[acting[0]] == 0)
        return [*found, COMMON.say(language, "online-gave-up", sides=names, late=late)]


def score_text(position: Position, sides: Sequence[Side], language: str) -> str:
    """Who has won."""
    stands = position.track.stands if position.track is not None else ()
    teams = {stand.side: stand.team for stand in stands}
    names = [teams.get(place, "") or side.name for place, side in enumerate(sides)]
    score = position.score
    deciding = [place for place, side in enumerate(sides) if not side.idle]
    return score_line(names, score, deciding, language)


def reason_texts(found: WordedReasons, sides: Sequence[Side], kind: str, language: str) -> Iterable[tuple[str, int]]:
    """Reasons of a computer player, each line with how far to indent what does not fit into it: a heading, a line for each
    candidate, what decided."""
    side = sides[found.side].name
    yield COMMON.say(language, "reason-heading", kind=kind, side=side, who=found.who or "none", round="none"), 0
    for number, row in enumerate(found.rows):
        label = f"{row.label}: {row.expected}" if row.expected else row.label
        yield f"  {'*' if number == 0 else ' '} {label}", 6
    yield f"  {found.decided}", 4


def rolls_of(entries: Iterable[Told]) -> list[list[Line]]:
    """The rolls and scores that were told, the newest last: each the lines from the one that names the deed to the last that
    hangs on it."""
    found: list[list[Line]] = []
    for said in entries:
        deed: list[Line] = []
        for line in said.lines:
            if deed and line.level > deed[0].level:
                deed.append(line)
                continue
            found += [deed] if any(map(is_rolled, deed)) else []
            # Nothing hangs on a heading, such as that of a round.
            deed = [line] if line.level or is_rolled(line) else []
        found += [deed] if any(map(is_rolled, deed)) else []
    return found


def is_rolled(line: Line) -> bool:
    """Whether a line shows dice or the parts of a score."""
    return bool(line.dice or line.parts)


def sum_texts(lines: Iterable[Line], language: str) -> list[str]:
    """The sums behind the numbers of lines."""
    return [parts_text(line.parts, WORDS, language) for line in lines if len(line.parts) > 1]
