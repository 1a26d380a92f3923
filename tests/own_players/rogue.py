"""An engine that keeps to the protocol until it is asked for a command, and then does what its kind says. In plain
Python, as anybody could write one: ``python rogue.py KIND [FILE]``; FILE gets every byte that it is sent."""

import json
import os
import sys
import time

KIND = sys.argv[1]
SEEN = sys.argv[2] if len(sys.argv) > 2 else None


def say(type, **fields):
    print(json.dumps({"type": type, **fields}), flush=True)


def best(**command):
    say("best", command=command)


def greet():
    if KIND == "rude":
        print("hello, I am Rude", flush=True)
    elif KIND == "older":
        say("engine", protocol="rekje-engine/0", name="Older")
    elif KIND == "silent":
        time.sleep(3600)
    else:
        say("engine", protocol="rekje-engine/1", name=KIND.title(), games=["scrabble", "koning", "letter"])


def flood():
    while True:
        say("info", text="x" * 1000)


def misbehave(position):
    if KIND == "passes":
        best(do="pass")
    elif KIND == "hangs":
        time.sleep(3600)
    elif KIND == "slow":
        pass  # until it is told to stop
    elif KIND == "crashes":
        os._exit(3)
    elif KIND == "raises":
        raise RuntimeError("my rack is " + str(position["view"]["seats"]))
    elif KIND == "floods":
        flood()
    elif KIND == "long":
        print("y" * 10_000_000, flush=True)
    elif KIND == "garbage":
        print("\x00\xff{{{ nothing", flush=True)
    elif KIND == "binary":
        os.write(1, bytes(range(256)) + b"\n")
    elif KIND == "closes":
        os.close(1)
        time.sleep(3600)
    elif KIND == "asks":
        while True:
            say("plays", top=1)
    elif KIND == "lies":
        best(do="play", at="8D", word="ZZZZZZZ")
    elif KIND == "other":
        best(do="pass", seat=1 - position["seat"])
    elif KIND == "cheats":
        best(do="time-up")
    elif KIND == "unknown":
        best(do="win")
    elif KIND == "empty":
        say("best", command={})
    elif KIND == "error":
        say("error", text="I hold " + str(position["view"]["seats"]))
    elif KIND == "twice":
        best(do="pass")
        best(do="resign")


def main():
    position = None
    for line in sys.stdin:
        if SEEN:
            with open(SEEN, "a", encoding="utf-8") as file:
                file.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            greet()
        elif message["type"] == "position":
            position = message
            say("ready")
        elif message["type"] == "go":
            misbehave(position)
        elif message["type"] == "stop" and KIND == "slow":
            best(do="pass")
        elif message["type"] == "quit":
            return


main()
