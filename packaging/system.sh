#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What a newcomer types, typed on a bare system that has nothing: ./dev play, test, desks reader, shots and package
# of this tree as it lies here, by an ordinary user who may use sudo. Called by `./dev system`; needs mmdebstrap and root.
#   system.sh SUITE FOLDER [--keep] [--unsigned] [--archive FILE]
#     SUITE: trixie, bookworm, noble …; FOLDER: where the root is made; --keep: use the root that an earlier run left
#     there (its packages and its compiler's cache); --unsigned: packages of a mirror whose keys are not on this machine
#     may be installed into the root all the same (they run there as its root: only where that is acceptable)
#     --archive: a source archive is unpacked instead of this tree; then play and package alone
set -euo pipefail
# The root's /dev, /proc and /sys are mounted where only this process and its children see them: nothing that is done
# to them reaches the machine's own, and they are gone when this ends, however it ends.
if [[ ${HANPAN_SYSTEM_MOUNTS:-} != private ]]; then
    HANPAN_SYSTEM_MOUNTS=private exec unshare --mount --propagation private "${BASH_SOURCE[0]}" "$@"
fi
suite=$1
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
root=$2
keep='' unsigned='' archive=''
shift 2
while [[ $# -gt 0 ]]; do
    case $1 in
        --keep) keep=yes ;;
        --unsigned) unsigned=yes ;;
        --archive) archive=$2 && shift ;;
        *) printf 'system.sh: unknown: %s\n' "$1" >&2 && exit 2 ;;
    esac
    shift
done

say() { printf '== %s: %s\n' "$suite" "$*"; }

# Ubuntu's names of suites are not Debian's, and half of what the game needs lies in its second component.
mirror=http://deb.debian.org/debian components=main keyring=/usr/share/keyrings/debian-archive-keyring.gpg
case $suite in
    jammy | noble | oracular | plucky | questing)
        mirror=http://archive.ubuntu.com/ubuntu components=main,universe
        keyring=/usr/share/keyrings/ubuntu-archive-keyring.gpg
        ;;
esac
trust=(--keyring="$keyring")
if [[ $unsigned ]]; then
    trust=(--aptopt='APT::Get::AllowUnauthenticated "true"' --aptopt='Acquire::AllowInsecureRepositories "true"')
elif [[ ! -e $keyring ]]; then
    say "the keys that sign $suite are not here ($keyring); put them there, or say --unsigned to trust the mirror" >&2
    exit 1
fi

if [[ ! $keep || ! -d $root/home/player ]]; then
    rm -rf --one-file-system "$root"
    mkdir -p "$root"
    say "making a bare root in $root"
    mmdebstrap --quiet --variant=apt --components="$components" --include=ca-certificates,ccache,passwd,sudo,xvfb,xauth \
        "${trust[@]}" "$suite" "$root" "$mirror"
    chroot "$root" /usr/sbin/useradd --create-home --shell /bin/bash player
    printf 'player ALL=(ALL) NOPASSWD:ALL\n' >"$root/etc/sudoers.d/player"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
printf '127.0.0.1 localhost %s\n' "$(hostname)" >"$root/etc/hosts"
mount --bind /dev "$root/dev"
mount -t devpts devpts "$root/dev/pts" 2>/dev/null || true
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"

# The tree as it lies here, without what was built of it.
rm -rf "$root/home/player/hanpan"
mkdir -p "$root/home/player/hanpan"
if [[ $archive ]]; then
    tar -C "$root/home/player/hanpan" --strip-components=1 -xf "$archive"
else
    git -C "$top" ls-files -z --cached --others --exclude-standard |
        tar -C "$top" --null -cf - -T - | tar -C "$root/home/player/hanpan" -xf -
fi
chroot "$root" chown -R player:player /home/player/hanpan

as_player() { chroot "$root" sudo -u player env -i HOME=/home/player PATH=/usr/bin:/bin:/usr/sbin:/sbin TERM=dumb BUILD_JOBS="${BUILD_JOBS:-}" bash -c "cd ~/hanpan && $*"; }

failures=0
# run WHAT COMMAND: what it printed stands in the root's WHAT.log; its end is shown when it failed.
run() {
    local what=$1 log=$root/home/player/$1.log
    shift
    say "$what: $*"
    if as_player "$*" >"$log" 2>&1; then
        say "$what: works"
    else
        failures=$((failures + 1))
        tail -n 40 "$log"
        say "$what: FAILED (the whole of it: $log)"
    fi
    grep -E '[0-9]+ passed, [0-9]+ failed' "$log" || true
    # What Qt or QML complained about is a finding even where nothing failed.
    if grep -nE '(warning: |QML|qrc:/).*(Error|Unable|Cannot|deprecated|is not a type)|^QSql|Unsupported image' "$log"; then
        failures=$((failures + 1))
        say "$what: complaints above"
    fi
}

run play "xvfb-run -a ./dev play --demo --game hoola --speed instant --log 2>&1 | awk '{ print } /rounds 4/ { seen = 1; exit } END { exit !seen }'"
if [[ ! $archive ]]; then
    run test "./dev test"
    run sanitize "./dev sanitize"
    run reader "./dev desks reader"
    run shots "./dev shots ../pictures ko-dark-1440"
fi
run package "./dev package"
say "$(. "$root/etc/os-release" && printf %s "$PRETTY_NAME"), $(chroot "$root" c++ --version | head -n 1), Qt $(chroot "$root" qmake6 -query QT_VERSION 2>/dev/null || echo '?')"
if [[ $failures == 0 ]]; then say "all of it works"; else
    say "$failures failed"
    exit 1
fi
