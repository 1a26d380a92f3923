#!/bin/sh
# What `make setup` does, step by step: check the tools, install the pinned packages, build the Rust core and the page.
set -eu

least() { # least NAME HAVE WANT WHERE
    if [ "$(printf '%s\n%s\n' "$3" "$2" | sort -V | head -n 1)" != "$3" ]; then
        echo "Rekje needs $1 $3 or newer, but this is $2. $4" >&2
        exit 1
    fi
}

case "$1" in
check)
    "$PYTHON" -c 'import venv, ensurepip' 2>/dev/null || {
        echo "Rekje needs Python 3.11 or newer with its venv module (on Debian: python3-venv)." >&2
        exit 1
    }
    least Python "$("$PYTHON" -c 'import platform; print(platform.python_version())')" 3.11 "Set PYTHON=... to a newer one."
    command -v cargo >/dev/null || {
        echo "Rekje needs Rust 1.85 or newer (cargo was not found); rustup installs it." >&2
        exit 1
    }
    rust=$(rustc --version 2>/dev/null | cut -d' ' -f2)
    [ -n "$rust" ] || {
        echo "Rekje needs Rust 1.85 or newer, and rustup has none set up: rustup default stable does that." >&2
        exit 1
    }
    least Rust "$rust" 1.85 "rustup update installs a newer one."
    command -v node >/dev/null && command -v npm >/dev/null || {
        echo "Rekje needs Node 20.19 or newer with npm (not found), for the page in the browser." >&2
        exit 1
    }
    least Node "$(node --version | tr -d v)" 20.19 "Its page in the browser is built with it."
    ;;
packages) # packages FOLDER LIST [OPTION OF PIP]
    echo "Setting up Rekje: Python packages ..."
    [ -x "$2/bin/python" ] || "$PYTHON" -m venv "$2"
    "$2/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes ${4:-} -r "$3"
    ;;
beside) # beside FOLDER LIST VENV: an environment that has all packages of another one, and more
    [ -x "$2/bin/python" ] || "$PYTHON" -m venv "$2"
    "$2/bin/python" - "$4" <<'END'
import sys, sysconfig
from pathlib import Path

other = sysconfig.get_path("purelib", vars={"base": str(Path(sys.argv[1]).absolute())})
line = f"import site; site.addsitedir({other!r})"
Path(sysconfig.get_path("purelib"), "beside.pth").write_text(line + "\n", "utf-8")
END
    sh "$0" packages "$2" "$3"
    ;;
core)
    echo "Setting up Rekje: the Rust core (a minute the first time) ..."
    PATH="$PWD/$2/bin:$PATH" "$2/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
    ;;
core-edit) # by a profile that compiles fast; the release profile optimises the whole program at once, which takes longest
    "$2/bin/python" -c 'import importlib.metadata; importlib.metadata.version("rekje")' 2>/dev/null || {
        echo "Rekje isn't set up yet: make setup does that." >&2
        exit 1
    }
    VIRTUAL_ENV="$PWD/$2" PATH="$PWD/$2/bin:$PATH" maturin develop --quiet --locked --profile edit --skip-install
    ;;
node)
    echo "Setting up Rekje: the page's packages ..."
    (cd web && npm ci --silent --no-progress)
    ;;
wasm)
    echo "Setting up Rekje: the core for the page (some minutes the first time) ..."
    "$2/bin/python" scripts/page_core.py
    ;;
page)
    (cd web && npm run --silent build -- --logLevel error)
    ;;
browser) # for the tests in browsers and behind a proxy, where one may install them
    install() { # install NAME PACKAGES COMMAND ...
        name=$1 packages=$2
        shift 2
        missing=
        for command; do command -v "$command" >/dev/null || missing=1; done
        [ -n "$missing" ] || return 0
        [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && {
            echo "Installing $name for the tests ..."
            # shellcheck disable=SC2086
            apt-get -qq update && apt-get -qq install --no-install-recommends -y $packages >/dev/null && return
        }
        echo "$name is not installed: the tests with it are left out (on Debian: apt-get install $packages)." >&2
    }
    install Chromium chromium chromium
    install Firefox firefox-esr firefox-esr
    install WebKitGTK "webkit2gtk-driver xvfb" WebKitWebDriver Xvfb
    install HAProxy haproxy haproxy
    ;;
esac
