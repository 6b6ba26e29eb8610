"""The one error for bad input."""


class InputError(ValueError):
    """Something that a person or a file gave is not usable; the text is one line: what, where, what was expected."""
