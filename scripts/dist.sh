#!/bin/sh
# What `make dist` does: pack the sdist, build a wheel from it alone in a folder of its own, and try that wheel in a fresh
# environment. Both files are then in build/dist.
set -eu

bin=$PWD/$1/bin
out=$PWD/build/dist
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

rm -rf "$out"
mkdir -p "$out"
PATH="$bin:$PATH" "$bin/python" -c 'import sys; sys.path.insert(0, "scripts"); import build_backend; build_backend.build_sdist(sys.argv[1])' "$out"
tar -xzf "$out"/rekje-*.tar.gz -C "$work"
(cd "$work"/rekje-* && "$bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir "$out" .)

"$bin/python" -m venv "$work/env"
"$work/env/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r requirements/runtime.txt
"$work/env/bin/pip" install --quiet --disable-pip-version-check --no-deps "$out"/rekje-*.whl
cd "$work"
env/bin/rekje --version
env/bin/python -m rekje word quiz --lexicon en
env/bin/rekje replay rekje-*/docs/examples/sheet.json --no-color | head -n 6
env/bin/rekje serve --port 0 --data "$work/data" >"$work/said" 2>&1 &
server=$!
env/bin/python - "$work/said" <<'EOF'
"""Wait for the address that `rekje serve` says, and ask it for its page and for what the page loads."""
import re
import sys
import time
from pathlib import Path
from urllib.request import urlopen

for _ in range(300):
    if found := re.search(r"http://\S+", Path(sys.argv[1]).read_text()):
        break
    time.sleep(0.1)
else:
    sys.exit("rekje serve said no address.")
for _ in range(300):
    try:
        page = urlopen(found[0]).read().decode()
        break
    except OSError:
        time.sleep(0.1)
else:
    sys.exit("rekje serve does not answer.")
loaded = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
if not loaded:
    sys.exit("The page loads nothing: it was not built.")
for part in loaded:
    urlopen(found[0] + part).read()
print(f"The page and {len(loaded)} parts of it are served.")
EOF
echo "Made and tried: $(cd "$out" && ls | tr '\n' ' ')"
