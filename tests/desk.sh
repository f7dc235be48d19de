#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command on a desk of its own: desk.sh x|wayland COMMAND…; needs xvfb, for wayland weston too. Called by `./dev desks`.
set -euo pipefail
desk=$1
shift
if [[ ${HANPAN_DESK:-} != inside ]]; then
    HANPAN_DESK=inside exec xvfb-run -a -s "-screen 0 1920x1200x24 -noreset" "$0" "$desk" "$@"
fi
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
if [[ $desk == x ]]; then
    export QT_QPA_PLATFORM=xcb
    "$@"
    exit
fi
weston --backend=x11-backend.so --socket=desk --width=1600 --height=1000 --use-pixman --idle-time=0 >"$XDG_RUNTIME_DIR/weston.log" 2>&1 &
compositor=$!
for _ in $(seq 100); do
    [[ ! -S $XDG_RUNTIME_DIR/desk ]] || break
    sleep 0.1
done
export WAYLAND_DISPLAY=desk QT_QPA_PLATFORM=wayland
status=0
"$@" || status=$?
kill "$compositor"
wait "$compositor" 2>/dev/null || true
exit $status
