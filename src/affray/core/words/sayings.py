"""Messages as functions of their arguments, made once of what the library has read.

The library walks the tree of a message anew for each sentence, which takes many times as long. Each message becomes the source of
one function. What these functions cannot say, such as a message with an argument that is missing, is left to the library, which
knows what is wrong.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import count

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as tree

from affray.core.words.fluent import Part, Word

Given = Mapping[str, Part]
Saying = Callable[[Given], str]
MOST_SELECTED = 256
"""For so many values a selection remembers its variant."""


class Unsayable(Exception):
    """A message that only the library can say."""


class SayingMaker:
    """Makes functions of a bundle's patterns. Raises Unsayable."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.sayings: dict[tuple[str, str], Saying | None] = {}

    def saying(self, pattern: object) -> Saying:
        """The text of a pattern, as a function."""
        return SayingSource(self).function(pattern)

    def reference(self, found: tree.MessageReference) -> Saying:
        """The text of another message, or of an attribute of one, as a function."""
        key = found.id.name, found.attribute.name if found.attribute else ""
        if key not in self.sayings:
            self.sayings[key] = None
            message = self.bundle.get_message(key[0])
            pattern = message.attributes[key[1]] if key[1] else message.value
            if pattern is not None:
                self.sayings[key] = self.saying(pattern)
        said = self.sayings[key]
        if said is None:
            raise Unsayable(f"{key[0]} goes in circles, or has no text")
        return said


class SayingSource:
    """The source of one function: its lines, and what stands for the names in them.

    No word of a message becomes source: texts stand there as literals, all else under numbered names.
    """

    def __init__(self, maker: SayingMaker) -> None:
        self.maker, self.lines, self.numbers = maker, list[str](), count()
        self.names: dict[str, object] = {
            "LOCALE": maker.bundle._babel_locale, "MOST": tree.MAX_PART_LENGTH, "Word": Word, "Unsayable": Unsayable
        }  # fmt: skip

    def function(self, pattern: object) -> Saying:
        """The function that gives the text of a pattern. Raises Unsayable."""
        text = self.text(pattern, 1)
        end = (f" text = {text}", " if len(text) > MOST:", "  raise Unsayable('too long a text')", " return text")
        exec("\n".join(("def said(given):", *self.lines, *end)), self.names)
        said: Saying = self.names["said"]  # type: ignore[assignment]
        return said

    def name(self, value: object = None) -> str:
        """A new name, which stands for a value unless lines give it one."""
        found = f"_{next(self.numbers)}"
        if value is not None:
            self.names[found] = value
        return found

    def line(self, depth: int, text: str) -> None:
        """A line so deep in branches."""
        self.lines.append(" " * depth + text)

    def text(self, pattern: object, depth: int) -> str:
        """The expression for the text of a pattern. The library keeps one that is a mere text as that."""
        parts: Iterable[object] = pattern.elements if isinstance(pattern, tree.Pattern) else (pattern,)
        return " ".join([self.part(part, depth) for part in parts]) or "''"

    def part(self, element: object, depth: int) -> str:
        """The piece of a text that a part of a pattern is: a literal, plain or formatted."""
        if isinstance(element, tree.TextElement):
            return repr(str(element.value))
        found = element.expression if isinstance(element, tree.Placeable | tree.NeverIsolatingPlaceable) else element
        if isinstance(found, tree.StringLiteral):
            return repr(str(found.parse()["value"]))
        name = self.name()
        self.line(depth, f"{name} = {self.value(found, depth)}")
        self.line(depth, f"if not isinstance({name}, str): {name} = {name}.format(LOCALE)")
        return f'f"{{{name}}}"'

    def value(self, found: object, depth: int) -> str:
        """The expression for the value of an expression."""
        match found:
            case tree.VariableReference():
                return f"given[{found.id.name!r}]"
            case tree.StringLiteral():
                return repr(str(found.parse()["value"]))
            case tree.NumberLiteral():
                return self.name(found.value)
            case tree.MessageReference():
                return f"{self.name(self.maker.reference(found))}(given)"
            case tree.FunctionReference():
                return self.call(found, depth)
            case tree.SelectExpression():
                return self.selection(found, depth)
            case tree.Placeable() | tree.NeverIsolatingPlaceable():
                return self.part(found, depth)
        raise Unsayable(type(found).__name__)

    def call(self, found: tree.FunctionReference, depth: int) -> str:
        """The expression for what a function gives."""
        values = [self.value(part, depth) for part in found.arguments.positional]
        named = [f"{part.name.name!r}: {self.value(part.value, depth)}" for part in found.arguments.named]
        given = [*values, f"**{{{', '.join(named)}}}"] if named else values
        return f"{self.name(self.maker.bundle._functions[found.id.name])}({', '.join(given)})"

    def selection(self, found: tree.SelectExpression, depth: int) -> str:
        """The name of the text of the variant that a value selects."""
        known: dict[object, int] = {}
        text, wanted, code, place = (self.name() for _ in range(4))
        choose, memory = self.name(self.chooser(found, known)), self.name()
        self.names[memory] = known
        self.line(depth, f"{wanted} = {self.value(found.selector, depth)}")
        self.line(depth, f"{code} = {wanted}.code if isinstance({wanted}, Word) else {wanted}")
        self.line(depth, f"{place} = {memory}.get({code}) if isinstance({code}, (int, str)) else None")
        self.line(depth, f"if {place} is None: {place} = {choose}({wanted}, {code})")
        for number, variant in enumerate(found.variants):
            self.line(depth, f"{'elif' if number else 'if'} {place} == {number}:")
            self.line(depth + 1, f"{text} = {self.text(variant.value, depth + 1)}")
        return text

    def chooser(self, found: tree.SelectExpression, known: dict[object, int]) -> Callable[[Part, object], int]:
        """What finds the number of the variant that a value selects, and remembers it: by equality, of a number also by its
        plural form."""
        plural = self.maker.bundle._plural_form
        keys = [part.key.name if isinstance(part.key, tree.Identifier) else part.key.value for part in found.variants]
        usual = next(number for number, variant in enumerate(found.variants) if variant.default)

        def is_for(key: Part, wanted: Part) -> bool:
            # Of a number and a word, the number's plural form is compared.
            if isinstance(wanted, int) and isinstance(key, str):
                return plural(wanted) == key
            if isinstance(key, int) and not isinstance(wanted, int):
                return plural(key) == wanted
            return wanted == key

        def choose(wanted: Part, code: object) -> int:
            place = next((number for number, key in enumerate(keys) if is_for(key, wanted)), usual)
            if isinstance(code, int | str) and len(known) < MOST_SELECTED:
                known[code] = place
            return place

        return choose
