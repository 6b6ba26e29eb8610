"""A question in parts: its answers word by word, each part a short numbered list."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from affray.env.numbering import END, OTHERS, Numbering, Word

S = TypeVar("S")
A = TypeVar("A")


class Item(NamedTuple, Generic[A]):
    """A legal answer with its place in the question and its words."""

    place: int
    answer: A
    words: tuple[Word, ...]


class Part(Generic[A]):
    """What is asked next of a question: those answers that begin with what was chosen so far.

    `offers` has for each number that may be chosen the part that it leads to. A part of a single answer is `settled`. What
    there is but one way to go on with is not asked.
    """

    __slots__ = ("chosen", "items", "labels", "offers")

    def __init__(self, items: Sequence[Item[A]], depth: int = 0, chosen: tuple[int, ...] = ()) -> None:
        self.items, self.chosen = items, chosen
        self.offers: Mapping[int, tuple[Sequence[Item[A]], int]] = {}
        self.labels: Mapping[int, str] = {}
        if len(items) > 1:
            self.offers, self.labels = split_items(items, depth)

    @property
    def settled(self) -> Item[A] | None:
        """The one answer that is left; None while there are several."""
        return self.items[0] if len(self.items) == 1 else None

    def choose(self, number: int) -> "Part[A]":
        """The part after a choice. Raises KeyError for a number that is not offered."""
        items, depth = self.offers[number]
        return Part(items, depth, (*self.chosen, number))


def first_part(numbering: Numbering[S, A], answers: Sequence[A]) -> Part[A]:
    """The first part of a question with these answers, at least one."""
    words = numbering.words
    return Part([Item(place, answer, words(answer)) for place, answer in enumerate(answers)])


Offers = tuple[dict[int, tuple[Sequence[Item[A]], int]], dict[int, str]]


def split_items(items: Sequence[Item[A]], depth: int) -> Offers[A]:
    """What is offered at the first word in which answers differ: by number the answers with the depth to go on from, and what
    words without a number of their own are."""
    while True:
        groups: dict[Word | None, list[Item[A]]] = {}
        for item in items:
            word = item.words[depth] if depth < len(item.words) else None
            group = groups.get(word)
            if group is None:
                groups[word] = [item]
            else:
                group.append(item)
        if len(groups) > 1 or None in groups:
            break
        depth += 1
    if len(groups) == 1:
        # Answers whose words are all alike are told apart by their order.
        return place_groups([("", [item]) for item in items], depth)
    offers: dict[int, tuple[Sequence[Item[A]], int]] = {}
    others: list[tuple[str, list[Item[A]]]] = []
    for word, group in groups.items():
        if isinstance(word, str):
            others.append((word, group))
        else:
            offers[END if word is None else word] = (group, depth if word is None else depth + 1)
    more, labels = place_groups(others, depth + 1)
    return {**offers, **more}, labels


def place_groups(groups: Sequence[tuple[str, list[Item[A]]]], depth: int) -> Offers[A]:
    """Groups by their place among the numbers for others. Where there are more than so many, neighbours stand together and are
    told apart by the next part."""
    offers: dict[int, tuple[Sequence[Item[A]], int]] = {}
    labels: dict[int, str] = {}
    for number, together in enumerate(even_parts(groups), 1):
        alone = len(together) == 1
        offers[number] = ([item for _, group in together for item in group], depth if alone else max(0, depth - 1))
        labels[number] = together[0][0] if alone else f"{together[0][0]} ... {together[-1][0]}".strip()
    return offers, labels


def even_parts(groups: Sequence[tuple[str, list[Item[A]]]]) -> Iterator[Sequence[tuple[str, list[Item[A]]]]]:
    """At most OTHERS parts of about the same length, in order."""
    count = min(OTHERS, len(groups))
    for place in range(count):
        yield groups[place * len(groups) // count : (place + 1) * len(groups) // count]
