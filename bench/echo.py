"""The baseline for our server: a bare server on the same stack that echoes every frame."""

from __future__ import annotations

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket


async def echo(websocket: WebSocket) -> None:
    """Send back whatever comes."""
    await websocket.accept()
    async for frame in websocket.iter_text():
        await websocket.send_text(frame)


async def ready(_: object) -> PlainTextResponse:
    """Say that it can be used."""
    return PlainTextResponse("ok")


app = Starlette(routes=[Route("/readyz", ready), WebSocketRoute("/echo", echo)])


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False)
