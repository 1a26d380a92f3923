#!/bin/sh
# Restart servers one after another, each once the one before is ready again: restart.sh 8001 8002. Nobody is refused
# meanwhile: the proxy sends people to the others. PATIENCE sets another number of seconds than 60 to wait for
# each, NOTICE another than 3 after that.
set -eu
for port in "$@"; do
    systemctl restart "rekje-serve@$port"
    left=${PATIENCE:-60}
    until python3 -c 'import sys, urllib.request as u; u.urlopen("http://127.0.0.1:" + sys.argv[1] + "/readyz", timeout=2)' "$port" 2>/dev/null; do
        left=$((left - 1))
        if [ "$left" = 0 ]; then
            echo "rekje-serve@$port isn't ready after ${PATIENCE:-60} seconds; the others were left as they are. journalctl -u rekje-serve@$port says why." >&2
            exit 1
        fi
        sleep 1
    done
    # The proxy asks once a second: it has to know that this one is back before the next one goes.
    sleep "${NOTICE:-3}"
done
