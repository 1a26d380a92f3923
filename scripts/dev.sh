#!/bin/sh
# The page as it stands, loaded again at each edit, beside a server on the port that web/vite.config.ts hands everything else to.
set -eu
port=${REKJE_PORT:-8123}
"$1" serve --port "$port" --data build/dev &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null' EXIT
trap 'exit 0' INT TERM
cd web && REKJE_SERVER="http://127.0.0.1:$port" npm run --silent dev
