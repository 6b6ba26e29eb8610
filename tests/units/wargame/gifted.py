"""Units with abilities of a person's own for tests, and positions in which a special action is being settled."""

from fractions import Fraction

from msgspec.structs import replace

from affray.systems.wargame.content.profile import Ability, Profile
from affray.systems.wargame.content.special_actions import SpecialAction
from affray.systems.wargame.position.state import State
from tests.wargame_arena import acting, fray, play

SONG = Ability("Siren song", Fraction(15))
HORN = SpecialAction(name="War horn", cost=20, effect="disorder", range=12, dice="2d6", least=8)
FIRE = SpecialAction(name="Greek fire", cost=30, effect="losses", range=6.5, dice="4d6")
GUST = SpecialAction(name="Gust", cost=12.5, effect="move", range=12, target="any", inches=4)
RALLY = SpecialAction(name="Rally", cost=5, effect="disorder", range=0, target="friend")
SPECIALS = (HORN, FIRE, GUST, RALLY)
GIFTS = tuple(Ability(special.name, special.price) for special in SPECIALS)


def gifted(profile: Profile, *gifts: Ability) -> Profile:
    """A miniature with abilities of a person's own."""
    return replace(profile, abilities=(*profile.abilities, *(gifts or (SONG,))))


def with_gifts(state: State, *gifts: Ability) -> State:
    """The state in which all units have these abilities."""
    units = tuple(replace(troop, profile=gifted(troop.profile, *gifts)) for troop in state.figures)
    return replace(state, figures=units)


def three_talk(left: int = 2) -> State:
    """Three sides, one of whose heroes has declared a special action."""
    return play(acting(with_gifts(fray(3)), "Red Mage", left), "special Turn the river").state
