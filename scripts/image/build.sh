#!/bin/sh
# What `make image` does: build the container's image with buildah or podman, and try it (scripts/image/trial.sh).
# BASE names the image to start from. BASE=own makes one with mmdebstrap, where no registry of images can be reached.
# IMAGE_DRIVER=vfs stores it as plain folders, where nothing else works (inside another container).
# EXTRA=postgres adds what speaks with PostgreSQL.
# IMAGE_OPTIONS are further options of the build, such as a volume with the certificates of your own network.
set -eu

name=localhost/rekje
base=${BASE:-debian:trixie-slim}
driver=${IMAGE_DRIVER:+--storage-driver $IMAGE_DRIVER}

if command -v buildah >/dev/null; then
    build="buildah $driver bud --layers"
elif command -v podman >/dev/null; then
    build="podman $driver build --layers"
else
    echo "make image needs buildah or podman, and neither was found (on Debian: apt-get install buildah)." >&2
    exit 1
fi

if [ "$base" = own ]; then
    command -v mmdebstrap >/dev/null || {
        echo "make image BASE=own needs mmdebstrap, which was not found (on Debian: apt-get install mmdebstrap)." >&2
        exit 1
    }
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    echo "Making a base of Debian 13 ..."
    mmdebstrap --quiet --variant=minbase --include=ca-certificates trixie "$work/base.tar"
    printf 'FROM scratch\nADD base.tar /\n' >"$work/Containerfile"
    base=localhost/rekje-base
    $build --isolation chroot -q -t "$base" "$work" >/dev/null
fi

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
echo "Building $name:$version from $base ..."
# The form of Docker, because that of OCI has no health check.
# shellcheck disable=SC2086
$build --format docker --isolation chroot ${IMAGE_OPTIONS:-} --build-arg BASE="$base" --build-arg VERSION="$version" --build-arg EXTRA="${EXTRA:-}" \
    --ignorefile .containerignore -f Containerfile -t "$name:$version" -t "$name:latest" .
sh scripts/image/trial.sh "$name:$version"
