"""Immutable responses: encoded and compressed once, with ETags."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import blake2b

from starlette.datastructures import Headers
from starlette.responses import Response

_WORTH_COMPRESSING = 1000
_COMPRESSIBLE = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


class Asset:
    """Bytes of a media type, with their fingerprint."""

    def __init__(self, body: bytes, media_type: str, cache_control: str = "no-cache") -> None:
        self.body = body
        self.media_type = media_type
        self.cache_control = cache_control
        self.tag = f'W/"{blake2b(body, digest_size=12).hexdigest()}"'

    def answer(self, headers: Headers) -> Response:
        """The answer to a request with these headers: nothing if they have it, compressed if they can read that."""
        kept = {"etag": self.tag, "cache-control": self.cache_control, "vary": "accept-encoding"}
        if self.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=kept)
        small = self._compressed if "gzip" in headers.get("accept-encoding", "") else None
        if small is None:
            return Response(self.body, headers=kept, media_type=self.media_type)
        return Response(small, headers={**kept, "content-encoding": "gzip"}, media_type=self.media_type)

    @cached_property
    def _compressed(self) -> bytes | None:
        if len(self.body) < _WORTH_COMPRESSING or not self.media_type.startswith(_COMPRESSIBLE):
            return None
        return gzip.compress(self.body, 6, mtime=0)
