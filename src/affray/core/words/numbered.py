"""Names with a number, such as those of several alike: they take no article where others do."""

ARTICLED = frozenset(("de",))
"""The languages whose words have their article in their forms."""
STRONG = {"dem": ("en", "em"), "der": ("en", "er"), "das": ("e", "es")}
"""How an adjective ends after an article, and without one."""
ARTICLES = frozenset((*STRONG, "den", "des", "die"))


def numbered(language: str, text: str, form: str, number: str) -> str:
    """A name with a number in one of its forms.

    >>> numbered("de", "Wolf", "dem Wolf", "1"), numbered("de", "Grauer Wolf", "dem Grauen Wolf", "2")
    ('Wolf 1', 'Grauem Wolf 2')
    >>> numbered("de", "Riese", "den Riesen", "1"), numbered("de", "Rattenflut", "der Rattenflut", "2")
    ('Riese 1', 'Rattenflut 2')
    >>> numbered("en", "Wolf", "the wolf", "1")
    'the wolf 1'
    """
    article, *words = form.split()
    if language not in ARTICLED or article not in ARTICLES or not words:
        return f"{form} {number}"
    if len(words) == 1:
        return f"{text} {number}"
    weak, strong = STRONG.get(article, ("", ""))
    if weak and words[0].endswith(weak):
        words[0] = words[0].removesuffix(weak) + strong
    return " ".join((*words, number))
