"""Words in Markdown, in which they are nothing but words."""

MARKED = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_{}[]<>#|"})
"""What Markdown would take for more than a letter."""


def escape_markdown(text: str) -> str:
    r"""The text with the signs escaped that mean something in Markdown.

    >>> print(escape_markdown("a|b <i> *c* [d](e)"))
    a\|b \<i\> \*c\* \[d\](e)
    """
    return text.translate(MARKED)
