"""What people write, made safe to keep: short, on one line, without control characters. The page escapes it."""

import unicodedata

MOST_CHAT = 500
MOST_NAME = 40
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
JOINER = "\u200d"


def clean_text(text: str, most: int) -> str:
    """The text on one line of at most so many letters, without anything that cannot be seen.

    >>> clean_text("  a\\n b\\u202e\\x00c ", 10)
    'a bc'
    """
    kept = "".join(
        letter if letter == JOINER or unicodedata.category(letter) not in UNSEEN else " " * letter.isspace()
        for letter in unicodedata.normalize("NFC", text[: 4 * most])
    )
    return " ".join(kept.split())[:most].strip()
