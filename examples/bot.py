"""A player over the wire: opens a table against the computer, or sits down at one, and chooses at random.

python examples/bot.py [SERVER] [TABLE SEAT]        (pip install websockets)
"""

import itertools
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def call(method: str, path: str, token: str = "", body: object = None) -> dict:
    """One HTTP call of the protocol."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server + path, data, headers, method=method)) as answer:
        return json.load(answer)


server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
token = call("POST", "/api/players", body={"name": "Random bot"})["token"]
if len(sys.argv) > 3:
    table = call("POST", f"/api/tables/{sys.argv[2]}/seats/{sys.argv[3]}", token)
else:
    seats = [{"kind": "person"}, {"kind": "computer", "level": "easy"}]
    wish = {"game": "bounty", "players": 2, "seats": seats, "my_seat": 0, "options": {"rounds": "5"}}
    table = call("POST", "/api/tables", token, wish)

with connect(server.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "version": 1, "token": token, "seen": None}))
    numbers, seat = itertools.count(), None
    for frame in map(json.loads, socket):
        if frame["type"] in ("welcome", "table"):
            seat = frame.get("seat", seat)
            if frame["table"]["status"] == "over":
                print("won" if seat in frame["table"]["result"]["winners"] else "lost")
                break
        elif frame["type"] == "update":
            for line in frame["log"]["lines"]:
                print(line["text"]["en"])
            prompt = frame["view"]["prompt"]
            if prompt is not None and prompt["seat"] == seat:
                move = random.choice(prompt["choices"])["move"]
                socket.send(json.dumps({"type": "choose", "id": str(next(numbers)), "at": frame["seq"], "move": move}))
