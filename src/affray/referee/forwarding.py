"""A referee before another one, for a table where some of what is rolled or told goes another way."""

from collections.abc import Callable
from typing import TypeVar

from affray.referee.verbs import Referee

T = TypeVar("T")


class ForwardingReferee:
    """Hands every verb on to the referee behind it; a subclass changes some."""

    def __init__(self, ref: Referee) -> None:
        self.ref = ref

    @property
    def quiet(self) -> bool:
        """Whether nobody listens."""
        return self.ref.quiet

    def roll(self, n: int, die: int, why: int) -> int:
        """n dice as a multiset."""
        return self.ref.roll(n, die, why)

    def roll_sum(self, n: int, die: int, why: int) -> int:
        """The total of n dice."""
        return self.ref.roll_sum(n, die, why)

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        """How many of n dice show one of some faces."""
        return self.ref.roll_count(n, die, faces, why)

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        """n dice as a multiset of kinds."""
        return self.ref.roll_kinds(n, die, kinds, why)

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """A choice, which is the chooser's as ever."""
        return self.ref.choose(who, what, most, x, y, z)

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """What a procedure tells."""
        self.ref.tell(code, a, b, c, d)

    def say(self, code: str, data: dict[str, object]) -> None:
        """What a shell tells."""
        self.ref.say(code, data)

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        """A procedure inside a procedure, with this referee."""
        return fn(self, *args)
