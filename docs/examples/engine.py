"""A player for Rekje in plain Python: it lays the play that keeps the fewest tiles, and leaves the rest to `greedy`.

It speaks the engine protocol (docs/engine-protocol.md): JSON messages, a line each.
"""

import json
import sys


def say(type, **fields):
    print(json.dumps({"type": type, **fields}), flush=True)


def play():
    position = None
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say("engine", protocol="rekje-engine/1", name="Fewest", version="1.0")
            case "position":
                position = message
                say("ready")
            case "go":
                if {"play", "place"} & set(position["may"]):
                    say("plays", top=200)
                else:
                    say("advice", player="greedy")
            case "plays":
                found = max(message["plays"], key=lambda one: (one["laid"], one["score"]), default=None)
                if found:
                    say("best", command=found["command"])
                else:
                    say("advice", player="greedy")
            case "advice":
                say("best", command=message["command"])
            case "stop" if "pass" in position["may"]:
                say("best", command={"do": "pass"})
            case "problem":
                say("error", text=message["code"])
            case "quit":
                return


if __name__ == "__main__":
    play()
