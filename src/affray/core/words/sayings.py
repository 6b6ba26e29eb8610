"""Messages as functions of their arguments, made once of what the library has read.

The library walks the tree of a message anew for each sentence, which takes several times as long. What these functions cannot
say, such as a message with an argument that is missing, is left to the library, which knows what is wrong.
"""

from collections.abc import Callable, Mapping

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as tree

from affray.core.words.fluent import Part, Word

Given = Mapping[str, Part]
Value = Callable[[Given], Part]
Saying = Callable[[Given], str]
MOST_SELECTED = 256
"""For so many values a selection remembers its variant."""


class Unsayable(Exception):
    """A message that only the library can say."""


class SayingMaker:
    """Makes functions of a bundle's patterns. Raises Unsayable."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle, self.locale = bundle, bundle._babel_locale
        self.under_way: set[str] = set()

    def saying(self, pattern: object) -> Saying:
        """The text of a pattern, as a function."""
        text = self.text(pattern)
        return (lambda given: text) if isinstance(text, str) else text

    def text(self, pattern: object) -> str | Saying:
        """The text of a pattern, where it hangs on no argument; else as a function. The library keeps one that is a mere text as that."""
        if not isinstance(pattern, tree.Pattern):
            return self.part(pattern)
        parts = [self.part(element) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            return "".join(map(str, parts))
        if len(parts) == 1:
            return parts[0]
        return lambda given: "".join([part if isinstance(part, str) else part(given) for part in parts])

    def part(self, element: object) -> str | Saying:
        """The text of a part of a pattern, where it hangs on no argument; else as a function."""
        if isinstance(element, tree.TextElement):
            return str(element.value)
        placed = isinstance(element, tree.Placeable | tree.NeverIsolatingPlaceable)
        expression: object = getattr(element, "expression", None) if placed else element
        if isinstance(expression, tree.StringLiteral):
            return str(expression.parse()["value"])
        name = expression.id.name if isinstance(expression, tree.VariableReference) else None
        value, locale, most = self.value(expression), self.locale, tree.MAX_PART_LENGTH

        def said(given: Given) -> str:
            found = value(given) if name is None else given[name]
            text: str = found if isinstance(found, str) else found.format(locale)
            if len(text) > most:
                raise Unsayable("too long a text")
            return text

        return said

    def value(self, found: object) -> Value:
        """The value of an expression."""
        match found:
            case tree.VariableReference():
                name = found.id.name
                return lambda given: given[name]
            case tree.StringLiteral():
                text: str = found.parse()["value"]
                return lambda given: text
            case tree.NumberLiteral():
                number = found.value
                return lambda given: number
            case tree.MessageReference():
                return self.reference(found)
            case tree.FunctionReference():
                return self.call(found)
            case tree.SelectExpression():
                return self.selection(found)
            case tree.Placeable() | tree.NeverIsolatingPlaceable():
                nested = self.part(found)
                return (lambda given: nested) if isinstance(nested, str) else nested
        raise Unsayable(type(found).__name__)

    def reference(self, found: tree.MessageReference) -> Value:
        """The text of another message, or of an attribute of one."""
        name = found.id.name
        message = self.bundle.get_message(name)
        pattern = message.attributes[found.attribute.name] if found.attribute else message.value
        if pattern is None or name in self.under_way:
            raise Unsayable(f"{name} goes in circles, or has no text")
        self.under_way.add(name)
        said = self.saying(pattern)
        self.under_way.discard(name)
        return said

    def call(self, found: tree.FunctionReference) -> Value:
        """What a function gives."""
        function = self.bundle._functions[found.id.name]
        values = [self.value(part) for part in found.arguments.positional]
        named = {part.name.name: self.value(part.value) for part in found.arguments.named}

        if len(values) == 1 and not named:
            (only,) = values
            return lambda given: function(only(given))
        return lambda given: function(
            *(value(given) for value in values), **{name: value(given) for name, value in named.items()}
        )

    def selection(self, found: tree.SelectExpression) -> Value:
        """The text of the variant that a value selects: by equality, of a number also by its plural form."""
        selector, plural = self.value(found.selector), self.bundle._plural_form
        variants = [(self.key(variant.key), self.text(variant.value)) for variant in found.variants]
        usual = next(said for variant, (_, said) in zip(found.variants, variants, strict=True) if variant.default)

        def variant_for(wanted: Part) -> str | Saying:
            for key, said in variants:
                # Of a number and a word, the number's plural form is compared.
                if isinstance(wanted, int) and isinstance(key, str):
                    alike = plural(wanted) == key
                elif isinstance(key, int) and not isinstance(wanted, int):
                    alike = plural(key) == wanted
                else:
                    alike = wanted == key
                if alike:
                    return said
            return usual

        known: dict[int | str, str | Saying] = {}

        def selected(given: Given) -> Part:
            wanted = selector(given)
            name = wanted.code if isinstance(wanted, Word) else wanted
            said = known.get(name) if isinstance(name, int | str) else None
            if said is None:
                said = variant_for(wanted)
                if isinstance(name, int | str) and len(known) < MOST_SELECTED:
                    known[name] = said
            return said if isinstance(said, str) else said(given)

        return selected

    def key(self, found: object) -> Part:
        """What a variant is for: a word or a number."""
        return found.name if isinstance(found, tree.Identifier) else found.value  # type: ignore[attr-defined]
