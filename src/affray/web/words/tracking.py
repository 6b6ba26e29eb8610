"""Where a game is, in words."""

from affray.core import Phrase
from affray.web.messages.track import ActorShown, StandShown, TrackShown
from affray.web.words.wording import Rules


def track_shown(system: Rules, state: object, language: str) -> TrackShown:
    """Where a game is, as far as the state shows it."""
    found, seats = system.track(state), system.seats

    def said(phrase: Phrase | None) -> str:
        return system.words.phrase(phrase, language) if phrase else ""

    return TrackShown(
        title=said(found.title),
        phases=tuple(system.words.name("track", code, language) for code in found.phases),
        now=found.now,
        order=tuple(ActorShown(name, side) for name, side in found.order),
        at=found.at,
        stands=tuple(
            StandShown(
                stand.side,
                said(stand.text),
                stand.left,
                stand.whole,
                stand.needed,
                out=seats.is_out(state, stand.side),
                team=seats.team(state, stand.side),
            )
            for stand in found.stands
        ),
        ends=said(found.ends),
    )
