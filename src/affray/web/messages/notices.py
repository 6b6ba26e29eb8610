"""What whoever operates the server tells everybody."""

import msgspec


class NoticeShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands at the top of every page: the text (empty for none), its language, and an id by which it is known again
    when it was put away."""

    text: str = ""
    language: str = ""
    id: str = ""
