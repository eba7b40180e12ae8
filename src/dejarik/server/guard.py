"""HTTP middleware that rejects requests from foreign origins or beyond the rate limit before any work is done."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from dejarik.server import failures
from dejarik.server.http import refuse
from dejarik.server.limits import AddressBuckets, address_of
from dejarik.server.problems import ProblemError
from dejarik.server.security import is_safe, origin_allowed, request_headers
from dejarik.server.settings import Settings

_UNLIMITED = ("/assets/",)


class Guard:
    """Admits or rejects a request. Static files are cheap and not counted."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = AddressBuckets(settings.request_rate, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        refused = self._refusal(scope) if scope["type"] == "http" else None
        if refused is None:
            await self._app(scope, receive, send)
        else:
            await refuse(refused)(scope, receive, send)

    def _refusal(self, scope: Scope) -> ProblemError | None:
        if not scope["path"].startswith(_UNLIMITED) and not self._buckets.take(address_of(scope)):
            return failures.too_fast()
        if not is_safe(scope["method"]) and not origin_allowed(request_headers(scope), self._settings):
            return failures.wrong_origin()
        return None
