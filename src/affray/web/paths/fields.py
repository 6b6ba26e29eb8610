"""The paths of battlefields: those there are, drafts, files, sight lines, what is kept."""

import sqlalchemy as sa
from fastapi import APIRouter, Depends
from fastapi.security import HTTPBearer

from affray.systems import registry
from affray.web.kept.field_deeds import FieldDeeds
from affray.web.messages import FieldChange, FieldDraft, FieldFile, FieldNew, FieldRemove, SightAsked
from affray.web.paths.kept import Deed, KeptKind, KeptPaths
from affray.web.store.fields import KeptFields

router = APIRouter(prefix="/api/fields", dependencies=[Depends(HTTPBearer(auto_error=False))])


def deeds(engine: sa.Engine, key: str, language: str) -> FieldDeeds:
    """What is done with the battlefields of a system on a database."""
    return FieldDeeds(KeptFields(engine, key), language)


KIND = KeptKind(
    many="fields",
    face="fields",
    deeds=deeds,
    table=lambda key: registry.fields_of(key).kind,
)


PATHS = KeptPaths(router, KIND)

# --- drafts -----------------------------------------------------------------------------------------------------------
PATHS.ask(
    "/check",
    Deed(
        "All that is wrong with a draft, and what makes it hard to play on; nothing is kept.",
        FieldDraft,
        FieldDeeds.check,
        "FieldChecked",
    ),
)
PATHS.ask(
    "/read",
    Deed(
        "The battlefield of a file, with or without faults; nothing is kept.", FieldFile, FieldDeeds.read, "TablePart"
    ),
)
PATHS.ask(
    "/sight",
    Deed(
        "Whether one place on a battlefield can be seen from another, and what blocks the line.",
        SightAsked,
        FieldDeeds.sight,
        "SightTold",
    ),
)

# --- what there is ----------------------------------------------------------------------------------------------------
PATHS.cards("", "The ready battlefields, then all kept ones, oldest first.", FieldDeeds.cards, "FieldCard")
PATHS.change(
    "",
    Deed("Keeps a new battlefield, with or without faults.", FieldNew, FieldDeeds.keep, "FieldKeptInfo"),
    "keep",
    201,
)
PATHS.show("/field", "A kept battlefield.", FieldDeeds.show, "FieldKeptInfo")
PATHS.change(
    "/change",
    Deed(
        "Makes another battlefield of a kept one, in the revision that was seen.",
        FieldChange,
        FieldDeeds.change,
        "FieldKeptInfo",
    ),
)
PATHS.change("/remove", Deed("Keeps a battlefield no longer.", FieldRemove, FieldDeeds.remove, "FieldRemoved"))
