#!/usr/bin/env python3
"""Plays at a Higaki table, at random, until the game is over. See docs/protocol.md.

    python3 bot.py http://127.0.0.1:4442 higaki_TOKEN [TABLE]     (no table: makes one)
"""
import base64, json, os, random, socket, sys
from urllib.parse import urlsplit

url, token, *table = sys.argv[1:]
game, seen, asked = None, 0, 0  # what this seat sees, the number of it, and of its requests

# A WebSocket (RFC 6455) with the standard library alone; with a package this is one line.
place = urlsplit(url)
line = socket.create_connection((place.hostname, place.port or 80))
line.sendall((
    f"GET /api/socket HTTP/1.1\r\nHost: {place.netloc}\r\nAuthorization: Bearer {token}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
stream = line.makefile("rb")
if b" 101 " not in stream.readline():
    sys.exit("the server opened no socket: is the token right?")
while stream.readline().strip():
    pass

def send(data, kind=1):  # 1 is text, 10 is a pong
    mask, size = os.urandom(4), len(data)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    line.sendall(bytes([128 | kind]) + length + mask
                 + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

def receive():
    global game, seen
    kind, size = stream.read(2)
    if size > 125:
        size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
    data = stream.read(size)
    if kind & 15 == 9:  # a ping wants a pong
        send(data, kind=10)
    frame = json.loads(data) if kind & 15 == 1 else {"type": "control"}
    if frame["type"] in ("table", "update"):
        game, seen = frame["game"], frame["number"]
    return frame

def ask(kind, **fields):  # sends a request and waits for its answer
    global asked
    asked += 1
    send(json.dumps({"id": asked, "type": kind, **fields}).encode())
    while (frame := receive()).get("id") != asked:
        pass
    return frame if frame["type"] == "ok" else sys.exit(f"{kind}: {frame['refusal']}")

if table:
    table, seat = table[0], ask("join", table=table[0])["seat"]
else:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table, seat = ask("create", game="osaka", seats=seats)["table"], 0
    ask("start", table=table)
ask("watch", table=table, seat=seat)
while not (game and game.get("outcome")):
    if game and game["choices"]:
        choice = random.choice(game["choices"])["text"]
        done = ask("play", table=table, seat=seat, choice=choice)["number"]
        while seen < done:  # others may choose meanwhile; wait for what came of our own choice
            receive()
    else:
        receive()
print(json.dumps(game["outcome"]))
