#!/bin/sh
# Try an image: trial.sh NAME. Its server runs as the image's user, on a root that can't be written, with a volume.
# It must answer /healthz, make a table over HTTP, keep it in the volume, and end well on SIGTERM.
# Where podman can't start containers (inside another container), a root of ours does: namespaces and chroot.
set -eu

name=$1
buildah="buildah ${IMAGE_DRIVER:+--storage-driver $IMAGE_DRIVER}"
work=$(mktemp -d)
server=
held=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    [ -z "$held" ] || $buildah rm "$held" >/dev/null
    rm -rf "$work"
}
trap finish EXIT

[ "$(id -u)" = 0 ] && command -v buildah >/dev/null && command -v unshare >/dev/null || {
    echo "The image is built. Trying it needs buildah, unshare and root; run it as docs/operating.md says." >&2
    exit 0
}
held=$($buildah from "$name")
root=$($buildah mount "$held")
said() { $buildah inspect --type image --format "{{.Docker.Config.$1}}" "$name"; }
user=$(said User)
[ "$user" = 10001:10001 ] || { echo "The image's user is “$user”." >&2; exit 1; }
said Volumes | grep -q /var/lib/rekje
said Healthcheck | grep -q healthz
[ "$($buildah run --isolation chroot "$held" -- id -u)" = 10001 ]
mkdir "$work/volume"
chown "$user" "$work/volume"

# The surroundings and the command are the image's. The port is one that is free here.
$buildah inspect --type image --format '{{range .Docker.Config.Env}}{{.}}{{"\n"}}{{end}}' "$name" >"$work/surroundings"
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
cat >"$work/start" <<'EOF'
set -eu
mount --rbind "$1" "$1"
mount -o remount,bind,ro "$1"
! touch "$1/written" 2>/dev/null || { echo "The root can be written."; exit 1; }
mount --bind "$2" "$1/var/lib/rekje"
mount -t tmpfs tmpfs "$1/tmp"
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc" 2>/dev/null || mount --rbind /proc "$1/proc"
root=$1 user=$3 port=$4 surroundings=$5
set --
while read -r line; do [ -z "$line" ] || set -- "$@" "$line"; done <"$surroundings"
exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@" rekje serve --port "$port"
EOF
unshare --mount sh "$work/start" "$root" "$work/volume" "$user" "$port" "$work/surroundings" >"$work/said" 2>&1 &
server=$!
python3 - "http://127.0.0.1:$port" "$work/said" <<'EOF'
"""Wait for the server, make a table against a computer player, and see that it is there."""
import json
import sys
import time
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

url, said = sys.argv[1], Path(sys.argv[2])
browser = build_opener(HTTPCookieProcessor())
begun = time.monotonic()
while True:
    try:
        assert browser.open(f"{url}/healthz", timeout=5).status == 200
        break
    except OSError:
        if time.monotonic() > begun + 60:
            sys.exit(f"The server in the image doesn't answer: {said.read_text()}")
        time.sleep(0.05)
print(f"It answers after {time.monotonic() - begun:.1f} s.")
seats = [{"kind": "me", "name": "A"}, {"kind": "computer", "player": "novice"}]
table = {"game": "scrabble", "edition": "en", "seats": seats}
headers = {"origin": url, "content-type": "application/json"}
made = json.load(browser.open(Request(f"{url}/api/tables", json.dumps(table).encode(), headers)))
assert made["table"] in browser.open(f"{url}/api/tables").read().decode()
assert b"/assets/" in browser.open(url).read()
print("It has the page, and a table was made.")
EOF
kill -TERM "$server"
status=0
wait "$server" || status=$?
server=
[ "$status" = 0 ] || { cat "$work/said"; echo "It ended with status $status." >&2; exit 1; }
[ -s "$work/volume/rekje.db" ] && [ ! -e "$work/volume/rekje.db-wal" ]
echo "SIGTERM ended it with status 0. The volume holds: $(ls "$work/volume" | tr '\n' ' ')"
echo "The image: $($buildah images --format '{{.Size}}' "$name" | head -n 1) in all."
