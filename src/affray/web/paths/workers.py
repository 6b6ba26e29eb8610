"""The path by which workers on one database tell each other what addresses have taken."""

from http import HTTPStatus

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from affray.web.service.desk import desk_of, read_body
from affray.web.service.relay import PEER
from affray.web.service.telling import PATH, Taken, hear

router = APIRouter()


@router.post(PATH, include_in_schema=False)
async def taken(request: Request) -> Response:
    """Hears what has been taken at another worker; anybody else finds nothing here."""
    if PEER not in request.scope:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    hear(desk_of(request), await read_body(request, Taken))
    return Response(status_code=HTTPStatus.NO_CONTENT)
