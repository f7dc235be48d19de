#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that a .deb installs and starts on a Debian where nothing else is: packaging/check-deb.sh FILE.deb [PICTURE.png]
# Needs root and debootstrap. Makes an empty Debian 12 in a folder of its own, installs the package there with apt, starts
# both programs (the game without a display) and leaves a picture of the first page. ROOT=DIR keeps and reuses the folder.
set -euo pipefail
[[ $# -ge 1 && -r $1 ]] || {
    echo "usage: $0 FILE.deb [PICTURE.png]" >&2
    exit 2
}
[[ $(id -u) == 0 ]] || {
    echo "$0 needs root (chroot)" >&2
    exit 2
}
deb=$(readlink -f "$1")
picture=${2:-}
root=${ROOT:-}
[[ -n $root ]] || root=$(mktemp -d /var/tmp/hanpan-check.XXXXXX)

leave() {
    umount "$root/proc" "$root/dev/pts" "$root/dev" 2>/dev/null || true
    [[ -n ${ROOT:-} ]] || rm -rf --one-file-system "$root"
}
trap leave EXIT

[[ -x $root/usr/bin/apt-get ]] || debootstrap --variant=minbase bookworm "$root" >"$root.log"
# This machine's way to its packages: mirrors, keys, proxies.
rm -f "$root/etc/apt/sources.list"
cp -a /etc/apt/. "$root/etc/apt/"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
mkdir -p "$root/usr/share/keyrings"
cp -a /usr/share/keyrings/. "$root/usr/share/keyrings/" 2>/dev/null || true
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /dev/pts "$root/dev/pts"
cp "$deb" "$root/tmp/hanpan.deb"

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

inside apt-get update -q
inside apt-get install -y -q --no-install-recommends /tmp/hanpan.deb
inside dpkg -s hanpan | grep -E '^(Status|Version)'
inside hanpan --version
inside hanpan-engine games >"$root/tmp/games.json"
test -s "$root/tmp/games.json"
first=home-ko-light-1440x900
inside env QT_QPA_PLATFORM=offscreen hanpan --shots /tmp/shots --only "$first"
test -s "$root/tmp/shots/$first.png"
[[ -z $picture ]] || cp "$root/tmp/shots/$first.png" "$picture"
inside apt-get remove -y -q hanpan >/dev/null
echo "installed, started, removed: $(basename "$deb")"
