"""Names with a number, such as those of several alike: they take no article where others do."""

from collections.abc import Mapping, Sequence

Endings = Mapping[str, tuple[str, ...]]
"""The articles of a language, each with how an adjective ends after it and without it, where those differ."""


def read_endings(text: str) -> Endings:
    """The articles of a language as its texts list them, a line each.

    >>> read_endings("dem en em\\nden")
    {'dem': ('en', 'em'), 'den': ()}
    """
    return {article: tuple(endings) for article, *endings in map(str.split, text.splitlines())}


def numbered(articles: Endings, text: str, form: str, number: str) -> str:
    """A name with a number in one of its forms.

    >>> german = {"dem": ("en", "em"), "den": (), "der": ("en", "er")}
    >>> numbered(german, "Wolf", "dem Wolf", "1"), numbered(german, "Grauer Wolf", "dem Grauen Wolf", "2")
    ('Wolf 1', 'Grauem Wolf 2')
    >>> numbered(german, "Riese", "den Riesen", "1"), numbered(german, "Rattenflut", "der Rattenflut", "2")
    ('Riese 1', 'Rattenflut 2')
    >>> numbered({}, "Wolf", "the wolf", "1")
    'the wolf 1'
    """
    article, *words = form.split()
    if article not in articles or not words:
        return f"{form} {number}"
    if len(words) == 1:
        return f"{text} {number}"
    if articles[article]:
        weak, strong = articles[article]
        if words[0].endswith(weak):
            words[0] = words[0].removesuffix(weak) + strong
    return " ".join((*words, number))


def told_apart(texts: Sequence[str]) -> tuple[str, ...]:
    """The texts, those that are alike with a number behind them.

    >>> told_apart(("the die of 5", "the die of 3", "the die of 5"))
    ('the die of 5 (1)', 'the die of 3', 'the die of 5 (2)')
    """
    numbers = (texts[: place + 1].count(text) for place, text in enumerate(texts))
    pairs = zip(texts, numbers, strict=True)
    return tuple(f"{text} ({number})" if texts.count(text) > 1 else text for text, number in pairs)
