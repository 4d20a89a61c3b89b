#!/usr/bin/env python3
"""Plays at a Higaki table, at random, until the game is over. See docs/protocol.md.

    python3 bot.py http://127.0.0.1:4442 higaki_TOKEN [TABLE]     (no table: makes one)
"""
import base64, json, os, random, socket, sys, time
from urllib.parse import urlsplit

url, token, *table = sys.argv[1:]
game, seen, asked = None, 0, 0  # what this seat sees, the number of it, and of our requests
over = False  # whether the game has ended or was abandoned

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
    pass  # the rest of its headers

def send(data, kind=1):  # 1 is text, 10 a pong; zeros as a mask leave the data as they are
    size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    line.sendall(bytes([128 | kind]) + size + bytes(4) + data)

def patched(value, delta):  # a delta of docs/protocol.md applied to a value
    if isinstance(delta, dict):
        for name, change in delta.items():
            name = int(name) if isinstance(value, list) else name
            if change == []:
                del value[name]
            else:
                old = value[name] if isinstance(value, list) else value.get(name)
                value[name] = patched(old, change)
        return value
    if not isinstance(delta, list):
        return delta
    if len(delta) == 1:
        return delta[0]
    for start, removed, items in zip(delta[::3], delta[1::3], delta[2::3]):
        value[start:start + removed] = items
    return value

def receive():
    global game, seen, over
    kind, size = stream.read(2) or sys.exit("the server has closed")
    size = int.from_bytes(stream.read({126: 2, 127: 8}[size]), "big") if size > 125 else size
    data = stream.read(size)
    if kind & 15 == 9:  # a ping wants a pong
        send(data, kind=10)
    frame = json.loads(data) if kind & 15 == 1 else {"type": "control"}
    if frame["type"] in ("table", "update"):
        game = patched(game, frame["change"]) if "change" in frame else frame.get("game")
        seen = frame["number"]
        over = over or frame.get("about", {}).get("status") in ("finished", "abandoned")
    if frame["type"] == "unwatched":
        sys.exit(frame["refusal"]["message"])
    return frame

def ask(kind, **fields):  # sends a request and waits for its answer
    global asked
    asked += 1
    send(json.dumps({"id": asked, "type": kind, **fields}).encode())
    while (frame := receive()).get("id") != asked:
        pass
    if frame["type"] == "ok":
        return frame
    if frame["refusal"]["code"] != "rate_limited":
        sys.exit(f"{kind}: {frame['refusal']['message']}")
    time.sleep(0.5)  # a server takes only so many messages of one person in a second
    return ask(kind, **fields)

if table:
    table, seat = table[0], ask("join", table=table[0])["seat"]
else:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table, seat = ask("create", game="osaka", seats=seats)["table"], 0
    ask("start", table=table)
ask("watch", table=table, seat=seat)
done = 0  # the number under which we learn of our own choice; until then the old choices are shown
while not over:
    if game and game["choices"] and seen >= done:
        choice = random.choice(game["choices"])
        done = ask("play", table=table, seat=seat, choice=choice)["number"]
    else:
        receive()
print(json.dumps(game.get("outcome")))
