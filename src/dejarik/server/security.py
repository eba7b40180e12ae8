"""Protection against other sites: security headers and the origin check."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dejarik.server.settings import Settings

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request may act in a player's name: it comes from our own page, one we allow, or no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    host = headers.get("host", "")
    return bool(host) and _host_of(origin) == host.lower()


def is_safe(method: str) -> bool:
    """Whether a method changes nothing, so that anybody's page may use it."""
    return method in _SAFE_METHODS


class SecurityHeaders:
    """Puts the headers on every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def request_headers(scope: Scope) -> Headers:
    """The headers of a request, whatever their case."""
    return Headers(scope=scope)


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
