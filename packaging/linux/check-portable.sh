#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts the folder that portable.sh made, and the AppImage of it, in bare roots: Debian 12, Debian 13 and one with the C library
# and a shell alone, no Qt, no fonts, no graphics. check-portable.sh FOLDER APPIMAGE ROOTS [PICTURES]; needs mmdebstrap and root.
# PICTURES: where what each drew is left.
set -euo pipefail
if [[ ${HANPAN_CHECK_MOUNTS:-} != private ]]; then
    HANPAN_CHECK_MOUNTS=private exec unshare --mount --propagation private "${BASH_SOURCE[0]}" "$@"
fi
folder=$(readlink -f "$1")
image=$(readlink -f "$2")
roots=$3
pictures=${4:-}
first=home-ko-light-1440x900
bad=0
for root in bookworm trixie smallest; do
    case $root in
        smallest) suite=bookworm variant=essential ;;
        *) suite=$root variant=minbase ;;
    esac
    if [[ ! -x $roots/$root/bin/sh ]]; then
        rm -rf --one-file-system "${roots:?}/$root"
        mkdir -p "$roots/$root"
        mmdebstrap --quiet --variant="$variant" "$suite" "$roots/$root" http://deb.debian.org/debian
    fi
    mkdir -p "$roots/$root/opt/hanpan" "$roots/$root/tmp/shots"
    mount --bind -o ro "$folder" "$roots/$root/opt/hanpan"
    mountpoint -q "$roots/$root/proc" || mount -t proc proc "$roots/$root/proc"
    inside() { chroot "$roots/$root" env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/tmp LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen "$@"; }
    rm -rf "$roots/$root/tmp/shots/"* "$roots/$root/tmp/.cache"
    cp "$image" "$roots/$root/opt/hanpan.AppImage"
    if inside /opt/hanpan/AppRun --version && inside /opt/hanpan/AppRun engine games >/dev/null &&
        inside /opt/hanpan/AppRun --shots /tmp/shots --only "$first" && [[ -s $roots/$root/tmp/shots/$first.png ]] &&
        rm "$roots/$root/tmp/shots/$first.png" && inside /opt/hanpan.AppImage --version &&
        inside /opt/hanpan.AppImage --shots /tmp/shots --only "$first" && [[ -s $roots/$root/tmp/shots/$first.png ]]; then
        printf '%s: the folder and the AppImage start and draw\n' "$root"
        [[ -z $pictures ]] || { mkdir -p "$pictures" && cp "$roots/$root/tmp/shots/$first.png" "$pictures/$root.png"; }
    else
        printf '%s: FAILED\n' "$root"
        bad=1
    fi
done
exit $bad
