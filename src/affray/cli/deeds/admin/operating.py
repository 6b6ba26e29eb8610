"""What `affray admin announce` and `keys` do."""

import time

from affray.cli.deeds.admin.typed import print_table, read_time, time_text
from affray.cli.exits import DONE
from affray.cli.shown.as_json import print_json
from affray.core import InputError
from affray.core.reading.naming import check_title
from affray.web.admin.opening import opened
from affray.web.store.operating import Keys, Notice, Notices, read_operating
from affray.web.words.text import clean_text
from affray.web.words.wording import TEXTS

MOST = 10_000


def announce(store: str, text: str, until: str, language: str, *, clear: bool, json: bool) -> int:
    """Shows a notice on every page, or none any more; without a text prints what is shown. Raises InputError."""
    if clear and text:
        raise InputError("announce: expected a text or --clear, got both")
    if until and not text:
        raise InputError("--until: expected a text to announce")
    if language not in TEXTS.languages:
        raise InputError(f"--lang {language!r}: expected {' or '.join(TEXTS.languages)}")
    now = time.time()
    with opened(store) as kept:
        notices = Notices(kept.engine)
        if clear:
            notices.clear()
        elif text:
            end = read_time(until, "--until", now) if until else None
            notices.put(Notice(language, clean_text(text, MOST), now, end))
        shown = [notice for notice in read_operating(kept.engine).notices if notice.until is None or now < notice.until]
    if json:
        print_json({"notices": shown})
        return DONE
    for notice in shown:
        print(f"{notice.language}: {notice.text}" + (f" (until {time_text(notice.until)})" if notice.until else ""))
    if not shown:
        print("Nothing is announced.")
    return DONE


def list_keys(store: str, *, json: bool) -> int:
    """Prints the names of the keys."""
    with opened(store) as kept:
        keys = Keys(kept.engine).all()
    if json:
        print_json({"keys": keys})
    elif keys:
        print_table(("name", "made"), [(key.name, time_text(key.made)) for key in keys])
    else:
        print("No keys.")
    return DONE


def make_key(store: str, name: str, *, json: bool) -> int:
    """Makes a key, and shows it this once. Raises InputError."""
    check_title(name, "key")
    with opened(store, fresh=True) as kept:
        text = Keys(kept.engine).make(name)
    if json:
        print_json({"name": name, "key": text})
    else:
        print(text)
        print("It is shown this once: the store has only its hash. It goes behind # in the server's address.")
    return DONE


def revoke_key(store: str, name: str, *, json: bool) -> int:
    """Lets a key open nothing any more. Raises InputError."""
    with opened(store) as kept:
        Keys(kept.engine).revoke(name)
    if json:
        print_json({"revoked": name})
    else:
        print(f"The key {name!r} opens nothing any more.")
    return DONE
